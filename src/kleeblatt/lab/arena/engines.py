"""A stretch of games with one line-up: compiled in threads, or live in processes.

Built-in bots play compiled. If one of your own sits at the table, all bots play live: through
`Match`, and each sees what its seat may see. Both ways have the same luck, and built-in bots choose
the same moves in both.
"""

import multiprocessing
import time
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

import numpy as np

from kleeblatt.bots.bot import Bot, PolicyBot, seed_for
from kleeblatt.bots.policies import POLICIES
from kleeblatt.core.dice import DealtDice
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound, compiled
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.processes import follow_command, starting
from kleeblatt.core.struct import to_batch
from kleeblatt.games import game as game_of
from kleeblatt.lab.arena import players
from kleeblatt.lab.arena.finals import Finals, finals_of
from kleeblatt.lab.arena.plan import Lineup, Plan
from kleeblatt.lab.batch import player_of
from kleeblatt.lab.playouts import DEALT


class Stretch(NamedTuple):
    """Finished games, and how long they took."""

    finals: Finals
    seconds: float


class Engine(Protocol):
    """Anything that plays stretches of games, several at a time."""

    def submit(self, lineup: Lineup, seed: int, count: int) -> Future[Stretch]:
        """Play games with seed, seed + 1, …"""

    def close(self) -> None:
        """Stop, and drop unfinished stretches."""


class CompiledEngine:
    """Built-in bots, compiled, in threads."""

    def __init__(self, plan: Plan, cores: int) -> None:
        self._play = player_of(plan.game, plan.seats, plan.options, plan.bots)
        self._finals: Any = compiled(finals_of, rules=plan.game.rules)
        self._setups = to_batch(plan.game.setup(plan.seats, plan.options))
        self._parts = np.array(list(plan.game.parts.values()), np.int64)
        self._stretch(plan.lineups[0], 0, 1)  # compile before any thread starts
        self._pool = ThreadPoolExecutor(cores)

    def _stretch(self, lineup: Lineup, seed: int, count: int) -> Stretch:
        started = time.perf_counter()
        policies = [POLICIES.index(name) for name in lineup]
        states = self._play(policies, DEALT, seed, count).states
        finals = np.zeros((count, len(lineup), 2 + len(self._parts)), np.int64)
        self._finals(self._setups, states, count, self._parts, finals.reshape(-1))
        return Stretch(Finals.of(finals), time.perf_counter() - started)

    def submit(self, lineup: Lineup, seed: int, count: int) -> Future[Stretch]:
        """Play games with seed, seed + 1, …"""
        return self._pool.submit(self._stretch, lineup, seed, count)

    def close(self) -> None:
        """Stop after the current stretches: machine code cannot be interrupted."""
        self._pool.shutdown(cancel_futures=True)


class LiveEngine:
    """Any bots, through `Match`, in processes."""

    def __init__(self, plan: Plan, cores: int) -> None:
        self._table = plan.game.id, plan.options
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(cores, context, follow_command)

    def submit(self, lineup: Lineup, seed: int, count: int) -> Future[Stretch]:
        """Play games with seed, seed + 1, …"""
        with starting():
            return self._pool.submit(play_live, *self._table, lineup, seed, count)

    def close(self) -> None:
        """Stop at once."""
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()
            worker.join()


def play_live(id: str, options: dict[str, str], lineup: Lineup, seed: int, count: int) -> Stretch:
    """Play games through `Match`."""
    started, game = time.perf_counter(), game_of(id)
    ends = [
        ended(play_match(game, options, seated(lineup, seed + i), seed + i)) for i in range(count)
    ]
    return Stretch(Finals.of(np.array(ends, np.int64)), time.perf_counter() - started)


def ended(match: Match) -> list[list[int]]:
    """Return what `finals_of` writes about a match, for each seat."""
    parts, seats = list(match.game.parts.values()), len(match.players)
    finals = [0] * seats * (2 + len(parts))
    bound(finals_of, rules=match.game.rules)([match.setup], [match.state], 1, parts, finals)
    width = len(finals) // seats
    return [finals[seat * width : (seat + 1) * width] for seat in range(seats)]


def seated(lineup: Lineup, seed: int) -> list[Bot]:
    """Make new bots for one game, so that earlier games cannot change it.

    Built-in bots draw from one stream per game, as they do compiled. Your own bots get seeds that
    do not give away the seed of the deal.
    """
    bots = [
        players.make(name, seed if players.is_policy(name) else seed_for(seed, seat))
        for seat, name in enumerate(lineup)
    ]
    policies = [each for each in bots if isinstance(each, PolicyBot)]
    for each in policies:
        each.rng = policies[0].rng
    return bots


def play_match(game: Game, options: dict[str, str], bots: list[Bot], seed: int) -> Match:
    """Play one game from start to end; bots are not asked about forced moves."""
    names = [f"P{seat}" for seat in range(len(bots))]
    match = Match(game, names, options, dice=DealtDice(seed))
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[0]
        legal = match.legal_numbers(seat)
        if len(legal) == 1:
            match.play(seat, legal[0])
        else:
            _decide(bots[seat], match, seat, seed)
    return match


def _decide(chooser: Bot, match: Match, seat: int, seed: int) -> None:
    """Make the move that a bot chooses; if that fails, the error names the bot and the deal."""
    try:
        match.play(seat, chooser.choose(match.seen_by(seat), seat))
    except Exception as error:
        name, why = getattr(chooser, "name", "?"), f"{type(error).__name__}: {error}"
        raise UsageError("arena-bot-failed", bot=name, seed=seed, why=why) from error
