"""What a bot's decisions cost in real games, judged by the referee.

    .venv/bin/python tools/regret.py ask noch-mal -n 1 --bot expert --decisions 200 asked.npz
    .venv/bin/python tools/regret.py judge asked.npz --device cuda

`ask` lets the bot play on the report seeds and keeps some of its decisions: what the seat saw, what
it chose, and the best other options by its nets. A half move counts together with the moves that
complete it. `judge` plays on from each option in 2,048 worlds (the same dice for all), with the
expert's first net in every seat. Half of the worlds say which option is best, and the other half
how much better it is than the bot's choice. So picking the best of many does not bias the regret.
"""

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np

from kleeblatt.bots import Bot, bot, opinions
from kleeblatt.bots.nets import experts_nets
from kleeblatt.bots.options import OPTIONS, list_options, listing_of
from kleeblatt.core.dice import DealtDice
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.struct import copy, from_record, to_batch
from kleeblatt.games import game as game_of
from kleeblatt.lab.arena.seeds import RANGES, REPORT

SHARE = 0.1  # of the decisions to keep
OTHERS = 5  # options besides the chosen one


def options_of(game: Game, setup: Any, s: Any, seat: int) -> list[int]:
    """List the numbers of all options, in the order of `opinions`."""
    numbers, listing = [0] * OPTIONS, listing_of(game.rules.State)()
    listed = bound(list_options, rules=game.rules, features=game.features)
    count = listed(setup, s, seat, listing, numbers)
    return numbers[:count]


def whole(game: Game, match: Match, seat: int, player: Bot) -> tuple[int, ...]:
    """Return the moves that a bot makes before anybody else or chance is next."""
    made, state = [], copy(match.state)
    while True:
        here = Match.at(game, [str(n) for n in range(len(match.players))], match.options, state)
        move = player.choose(here, seat)
        made.append(move)
        if not game.features.is_half(match.setup, state, seat, move):
            return tuple(made)
        game.rules.apply(match.setup, state, seat, move)


def ask(args: argparse.Namespace) -> None:
    game = game_of(args.game)
    chance, number, halfway = random.Random(1), 0, False
    kept: list[tuple[Any, int, list[int]]] = []  # state, seat, options
    while len(kept) < args.decisions:
        match = Match(
            game, [f"P{n}" for n in range(args.players)], dice=DealtDice(RANGES[REPORT] + number)
        )
        player = bot(args.bot, number)
        number += 1
        while not match.is_over and len(kept) < args.decisions:
            if isinstance(match.node, Chance):
                match.roll()
                continue
            seat = match.awaited[0]
            seen = match.seen_by(seat)
            numbers = options_of(game, match.setup, seen.state, seat)
            if len(numbers) > 1 and not halfway and chance.random() < SHARE:
                valued = opinions(seen, seat)
                chosen = whole(game, seen, seat, player)
                order = sorted(range(len(valued)), key=lambda i: -valued[i].liking)
                mine = [i for i in order if valued[i].moves == chosen]
                if mine:
                    others = [i for i in order if i not in mine][:OTHERS]
                    kept.append((copy(seen.state), seat, [numbers[i] for i in mine + others]))
                    print(len(kept), end="\r", flush=True)
            move = player.choose(seen, seat)
            halfway = game.features.is_half(match.setup, seen.state, seat, move)
            match.play(seat, move)
    options = np.full((len(kept), 1 + OTHERS), -1)
    for row, (_, _, listed) in zip(options, kept, strict=True):
        row[: len(listed)] = listed
    states = to_batch(*(state for state, *_ in kept))
    asked = {"game": args.game, "players": args.players, "bot": args.bot}
    np.savez(
        args.file, states=states.view(np.int64), seats=[seat for _, seat, _ in kept],
        options=options, asked=json.dumps(asked),
    )  # fmt: skip


def judge(args: argparse.Namespace) -> None:
    import torch

    from kleeblatt.lab.training.export import restored
    from kleeblatt.lab.training.generation import Lanes
    from kleeblatt.lab.training.gpu import Gpu
    from kleeblatt.lab.training.machine import Cores
    from kleeblatt.lab.training.referee import Question
    from kleeblatt.lab.training.referee import judge as judged

    found = np.load(args.file)
    asked = json.loads(str(found["asked"]))
    game, players = game_of(asked["game"]), asked["players"]
    size = to_batch(game.rules.State()).view(np.int64).size
    records = found["states"].reshape(-1, size)
    kind = to_batch(game.rules.State()).dtype
    questions = [
        Question(
            from_record(game.rules.State, row.view(kind)[0]), int(seat),
            tuple(int(o) for o in options if o >= 0),
        )
        for row, seat, options in zip(records, found["seats"], found["options"], strict=True)
    ]  # fmt: skip
    machine = Gpu(game, args.code) if args.device == "cuda" else Cores(game)
    room = Lanes(machine, game, players, args.lanes)
    shipped = experts_nets(game, players)[0]
    net = restored(shipped, room.width).to(machine.device)
    torch.manual_seed(1)
    halves = [
        judged(
            room, game.setup(players), net, questions, shipped.aim, args.worlds // 2,
            RANGES[REPORT] + (half << 32),
        )
        for half in range(2)
    ]  # fmt: skip
    lost: dict[str, list[float]] = {"points": [], "wins": []}
    for first, second in zip(*halves, strict=True):
        best = max(range(len(first.points)), key=lambda i: first.points[i])
        lost["points"].append(second.points[best] - second.points[0])
        best = max(range(len(first.wins)), key=lambda i: first.wins[i])
        lost["wins"].append(second.wins[best] - second.wins[0])
    for name, values in lost.items():
        error = float(np.std(values)) / len(values) ** 0.5
        figures = {
            "regret": name,
            "mean": round(float(np.mean(values)), 4),
            "error": round(error, 4),
            "none": round(float(np.mean(np.array(values) <= 0)), 3),
            "decisions": len(values),
            "worlds": args.worlds,
        }
        print(json.dumps(asked | figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    steps = parser.add_subparsers(required=True)
    asks = steps.add_parser("ask")
    asks.add_argument("game")
    asks.add_argument("-n", "--players", type=int, default=1)
    asks.add_argument("--bot", default="expert")
    asks.add_argument("--decisions", type=int, default=200)
    asks.add_argument("file", type=Path)
    asks.set_defaults(run=ask)
    judges = steps.add_parser("judge")
    judges.add_argument("file", type=Path)
    judges.add_argument("--device", choices=["cpu", "cuda"], default="cpu")
    judges.add_argument("--code", type=Path, help="device code that was compiled ahead")
    judges.add_argument("--lanes", type=int, default=16384)
    judges.add_argument("--worlds", type=int, default=2048)
    judges.set_defaults(run=judge)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
