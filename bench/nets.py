"""Compare folders of nets: the same bot plays the same deals with the nets of each folder.

    python -m bench.nets noch-mal strong OLD NEW -n 2 -d 400 --against medium

The deals are from the range for choosing. Alone, the bot's points are compared. With others it
plays each deal from every seat, and its lead over the others' mean is compared. The folders take
turns, so that their times are comparable too.

    python -m bench.nets push strong OLD NEW -n 4 -d 250 --opinions

This asks the first net of both folders about 250 decisions from the old net's games, without any
search: how often do they like the same option best, and how much does the new net's choice lose in
the old net's eyes?
"""

import argparse
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kleeblatt.bots.nets import nets_of
from kleeblatt.bots.opinions import opinions
from kleeblatt.bots.policies import POLICIES
from kleeblatt.core.dice import DealtDice
from kleeblatt.core.game import Game, Options
from kleeblatt.core.match import Chance, Match
from kleeblatt.games import game as game_of
from kleeblatt.lab.arena.seeds import CHOOSE, RANGES
from kleeblatt.lab.batch import Player, player_of
from kleeblatt.lab.playouts import DEALT

Points = NDArray[np.float64]  # of each deal
PIECE = 25  # deals that a folder plays before the next one takes its turn


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER")
    parser.add_argument("-n", "--players", type=int, default=1)
    parser.add_argument("-d", "--deals", type=int, default=1000)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--against", default="medium")
    parser.add_argument("--opinions", action="store_true", help="compare decisions, not games")
    args = parser.parse_args()
    options = dict(text.split("=", 1) for text in args.option)
    bots = {args.bot, args.against}
    games = [replace(game_of(args.game), nets=str(each.resolve())) for each in args.folders]
    if args.opinions:
        compare_opinions(games[0], games[1], args.players, options, args.deals)
        return
    plays = [player_of(game, args.players, options, bots) for game in games]
    tallies = [Tally() for _ in plays]
    for first in range(0, args.deals, PIECE):
        count = min(PIECE, args.deals - first)
        for play, tally in zip(plays, tallies, strict=True):
            started = time.process_time()
            points, decisions = played(play, args, RANGES[CHOOSE] + first, count)
            tally.seconds += time.process_time() - started
            tally.decisions += decisions
            tally.points.append(points)
    for folder, tally in zip(args.folders, tallies, strict=True):
        report(folder, tally, tallies[0])


def compare_opinions(old: Game, new: Game, players: int, options: Options, count: int) -> None:
    """Ask both nets about decisions from games that the old net plays against itself."""
    first, second = (nets_of(each, players)[:1] for each in (old, new))
    same, losses, seed = 0, list[float](), RANGES[CHOOSE]
    while len(losses) < count:
        seed += 1
        match = Match(old, [f"P{n}" for n in range(players)], options, dice=DealtDice(seed))
        while not match.is_over and len(losses) < count:
            if isinstance(match.node, Chance):
                match.roll()
                continue
            seat = match.awaited[0]
            move = match.legal_numbers(seat)[0]
            if len(match.legal_numbers(seat)) > 1:
                listed = opinions(match, seat, first)
                liked = [each.liking for each in listed]
                other = [each.liking for each in opinions(match, seat, second)]
                best, chosen = liked.index(max(liked)), other.index(max(other))
                losses.append(liked[best] - liked[chosen])
                same += best == chosen
                move = listed[best].moves[0]
            match.play(seat, move)
    print(
        f"{count} decisions: {same / count:.1%} the same, otherwise {sum(losses):.3f} points lost "
        f"in all, at most {max(losses):.3f} at once"
    )


@dataclass
class Tally:
    """The results of one folder's nets."""

    points: list[Points] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def a_decision(self) -> float:
        return self.seconds / self.decisions * 1e6  # microseconds


def played(play: Player, args: argparse.Namespace, seed: int, count: int) -> tuple[Points, int]:
    """Play deals; returns the bot's points or lead in each, and the number of all decisions."""
    bot, other = POLICIES.index(args.bot), POLICIES.index(args.against)
    found, decisions = np.zeros(count), 0
    for seat in range(args.players):
        policies = [bot if each == seat else other for each in range(args.players)]
        part = play(policies, DEALT, seed, count)
        mine = part.scores[:, seat]
        others = (part.scores.sum(1) - mine) / max(1, args.players - 1)
        found += mine - others
        decisions += part.decisions
    return found / args.players, decisions


def report(folder: Path, tally: Tally, first: Tally) -> None:
    """Print one line: the mean, the lead over the first folder, and the time."""
    points, before = (np.concatenate(each.points) for each in (tally, first))
    ahead = "" if tally is first else f", ahead {mean_of(points - before, '+')}"
    differ = "" if tally is first else f", {np.mean(points != before):.0%} of the deals differ"
    print(
        f"{folder}: {mean_of(points)}{ahead}{differ}; {tally.a_decision:.0f} µs a decision "
        f"(× {tally.a_decision / first.a_decision:.2f}), {tally.seconds:.0f} s",
        flush=True,
    )


def mean_of(values: Points, sign: str = "") -> str:
    return f"{values.mean():{sign}.2f} ± {values.std(ddof=1) / len(values) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
