"""Many games at once from Python: `simulate` plays them compiled, on as many cores as you like."""

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kleeblatt.bots.binding import bind, weights, workspace, workspaces
from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.policies import POLICIES
from kleeblatt.core.dice import MOST_SEED
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game, Options
from kleeblatt.core.kernel import bound, compiled, compiling, is_cached, mark_cached
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.lab.playouts import LOG_ENTRY, SEEDED, Batch, play_games

MOST_SCORES = 10**9  # kept in memory
MOST_STEPS = 4096  # in the log of a game
CHUNK = 500  # games a thread plays before it reports
Ints = np.ndarray[Any, np.dtype[np.int64]]


@dataclass
class Result:
    """The results of a batch, with `scores[game][seat]`."""

    games: int
    scores: Ints
    decisions: int = 0  # moves chosen from at least two legal ones
    moves: int = 0
    rolls: int = 0
    seconds: float = 0.0
    log: list[int] = field(default_factory=list)

    @property
    def mean_scores(self) -> list[float]:
        """The mean score of each seat."""
        return [float(mean) for mean in self.scores.mean(axis=0)]


def policies_of(bots: Sequence[str], players: int) -> list[int]:
    """Return a policy for each seat: one bot plays all seats, or each seat has its own."""
    for name in bots:
        if name not in POLICIES:
            raise UsageError("unknown-bot", bot=name, bots=", ".join(POLICIES))
    if len(bots) not in (1, players):
        raise UsageError("wrong-bots", bots=len(bots), players=players)
    return [POLICIES.index(bots[seat % len(bots)]) for seat in range(players)]


@dataclass
class Played:
    """A stretch of games: the results, and the states in which they ended."""

    states: np.ndarray[Any, Any]
    scores: Ints
    decisions: int
    moves: int
    rolls: int


Player = Callable[[Sequence[int], int, int, int], Played]  # policies, luck, first seed, games


def player_of(
    game: Game,
    players: int,
    options: Options | None = None,
    bots: Iterable[str] = POLICIES,
    boundscheck: bool = False,
) -> Player:
    """Make a compiled player for any thread; this compiles, or loads earlier machine code."""
    setups = to_batch(game.setup(players, options))
    known = weights(game, players, bots)
    fast: Any = compiled(play_games, boundscheck=boundscheck, **bind(game, bots))

    def play(policies: Sequence[int], luck: int, first: int, count: int) -> Played:
        scores, log = np.zeros(count * players, np.int64), np.zeros(0, np.int64)
        states, batches = (
            batch(game.rules.State, count),
            to_batch(ordered(policies, luck, first, count)),
        )
        fast(setups, batches, states, workspaces(game, players, bots), known, scores, log)
        counted = (int(batches[0][name]) for name in ("decisions", "moves", "rolls"))
        return Played(states, scores.reshape(count, players), *counted)

    with compiling(play_games, boundscheck=boundscheck, **bind(game, bots)):
        play([0] * players, SEEDED, 0, 0)
    mark_cached(play_games, boundscheck=boundscheck, **bind(game, bots))
    return play


def ordered(policies: Sequence[int], luck: int, first: int, games: int) -> Batch:
    """Describe games to play, with seeds `first`, `first` + 1, …"""
    made = Batch()
    made.games, made.seed, made.luck = games, first, luck
    made.policies[: len(policies)] = policies
    return made


def is_ready(game: Game, bots: Iterable[str] = NAMES) -> bool:
    """Is this game already compiled for these bots on this machine?"""
    return is_cached(play_games, **bind(game, bots))


def check(players: int, bots: Sequence[str], games: int, seed: int, cores: int) -> list[int]:
    """Return the policies for a batch; UsageError says what is wrong before any work is done."""
    for what, value in (("games", games), ("cores", cores)):
        if value < 1:
            raise UsageError("wrong-number", what=what, least=1, value=value)
    if games * players > MOST_SCORES:
        raise UsageError("too-many-games", games=games, most=MOST_SCORES // players)
    if not 0 <= seed <= MOST_SEED - games:
        raise UsageError("wrong-seed", seed=seed, most=MOST_SEED - games)
    return policies_of(bots, players)


def simulate(
    game: Game,
    players: int,
    options: Options | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 1000,
    seed: int = 0,
    luck: int = SEEDED,
    cores: int = 1,
    on_progress: Callable[[int], None] = lambda games: None,
    boundscheck: bool = False,
) -> Result:
    """Play games with seeds seed, seed + 1, …, compiled; the time does not include compiling."""
    policies = check(players, bots, games, seed, cores)
    play = player_of(game, players, options, bots, boundscheck)
    result = Result(games, np.zeros((games, players), np.int64))
    starts = range(0, games, CHUNK)
    started = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        chunks = [(start, min(CHUNK, games - start)) for start in starts]
        played = pool.map(lambda chunk: play(policies, luck, seed + chunk[0], chunk[1]), chunks)
        for (start, count), part in zip(chunks, played, strict=True):
            result.scores[start : start + count] = part.scores
            result.decisions += part.decisions
            result.moves += part.moves
            result.rolls += part.rolls
            on_progress(count)
    result.seconds = time.perf_counter() - started
    return result


def simulate_interpreted(
    game: Game,
    players: int,
    options: Options | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 10,
    seed: int = 0,
    luck: int = SEEDED,
) -> Result:
    """Play the same games by the same source, not compiled, and log every step."""
    slow: Any = bound(play_games, **bind(game, bots))
    batch = ordered(policies_of(bots, players), luck, seed, games)
    scores, log = [0] * games * players, [0] * (LOG_ENTRY * MOST_STEPS * games)
    states = [game.rules.State() for _ in range(games)]
    work = workspace(game, players, bots)
    started = time.perf_counter()
    setup = game.setup(players, options)
    slow([setup], [batch], states, [work], weights(game, players, bots), scores, log)
    return Result(
        games, np.array(scores).reshape(games, players), batch.decisions, batch.moves, batch.rolls,
        time.perf_counter() - started, log[: LOG_ENTRY * (batch.moves + batch.rolls)],
    )  # fmt: skip


def all_cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
