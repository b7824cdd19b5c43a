"""Many games at once from Python: `simulate` plays them compiled, on as many cores as wanted."""

import os
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.nets import mind_of
from kleeblatt.bots.policies import POLICIES, SPARE
from kleeblatt.core.chance import Rng
from kleeblatt.core.dice import MOST_SEED
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game, Options
from kleeblatt.core.kernel import bound, compiled, compiling, is_cached, mark_cached
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.lab.playouts import RNGS, SEEDED, kernels, play_games

MOST_SCORES = 10**9  # kept in memory
CHUNK = 500  # games a thread plays before it reports
Ints = np.ndarray[Any, np.dtype[np.int64]]


@dataclass
class Result:
    """What came out of a batch. `scores[game][seat]`."""

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
    """A policy for each seat: one bot for all, or one for each."""
    for name in bots:
        if name not in POLICIES:
            raise UsageError("unknown-bot", bot=name, bots=", ".join(POLICIES))
    if len(bots) not in (1, players):
        raise UsageError("wrong-bots", bots=len(bots), players=players)
    return [POLICIES.index(bots[seat % len(bots)]) for seat in range(players)]


@dataclass
class Played:
    """A stretch of games: what came out, and the states in which they ended."""

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
    """Plays games compiled, in any thread; compiles, or loads what was compiled before, at once."""
    setups = to_batch(game.setup(players, options))
    fast: Any = compiled(play_games, boundscheck=boundscheck, **kernels(game, bots))

    def play(policies: Sequence[int], luck: int, first: int, count: int) -> Played:
        scores, tally = np.zeros(count * players, np.int64), np.zeros(2, np.int64)
        states, spare = batch(game.rules.State, count), batch(game.rules.State, SPARE + 2)
        rngs, lists = batch(Rng, RNGS), batch(Moves, SPARE + 1)
        mind, notes = mind_of(game, players)
        seats, log = np.array(policies, np.int64), np.zeros(0, np.int64)
        chosen = fast(
            setups, states, spare, rngs, lists, seats, mind, notes, luck, first, count, scores,
            tally, log,
        )  # fmt: skip
        return Played(states, scores.reshape(count, players), chosen, int(tally[0]), int(tally[1]))

    with compiling(play_games, boundscheck=boundscheck, **kernels(game, bots)):
        play([0] * players, SEEDED, 0, 0)
    mark_cached(play_games, boundscheck=boundscheck, **kernels(game, bots))
    return play


def is_ready(game: Game, bots: Iterable[str] = NAMES) -> bool:
    """Has this game been compiled for these bots on this machine before?"""
    return is_cached(play_games, **kernels(game, bots))


def check(players: int, bots: Sequence[str], games: int, seed: int, cores: int) -> list[int]:
    """The policies for a batch; UsageError says what is wrong with it, before any work is done."""
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
    """Play games with seeds seed, seed + 1, … compiled; the time counts from the first game on."""
    policies = check(players, bots, games, seed, cores)
    play = player_of(game, players, options, bots, boundscheck)
    result = Result(games, np.zeros((games, players), np.int64))
    starts = range(0, games, CHUNK)
    begun = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        chunks = [(start, min(CHUNK, games - start)) for start in starts]
        played = pool.map(lambda chunk: play(policies, luck, seed + chunk[0], chunk[1]), chunks)
        for (start, count), part in zip(chunks, played, strict=True):
            result.scores[start : start + count] = part.scores
            result.decisions += part.decisions
            result.moves += part.moves
            result.rolls += part.rolls
            on_progress(count)
    result.seconds = time.perf_counter() - begun
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
    """The same games by the same source, not compiled, with the log of every step."""
    slow: Any = bound(play_games, **kernels(game, bots))
    setup = game.setup(players, options)
    scores, tally = [0] * games * players, [0, 0]
    log = [0] * (3 * 4096 * games)
    states = [game.rules.State() for _ in range(games)]
    spare = [game.rules.State() for _ in range(SPARE + 2)]
    lists = [Moves() for _ in range(SPARE + 1)]
    begun = time.perf_counter()
    decisions = slow(
        [setup], states, spare, [Rng() for _ in range(RNGS)], lists, policies_of(bots, players),
        *mind_of(game, players), luck, seed,
        games, scores, tally, log,
    )  # fmt: skip
    return Result(
        games, np.array(scores).reshape(games, players), decisions, tally[0], tally[1],
        time.perf_counter() - begun, log[: 3 * sum(tally)],
    )  # fmt: skip


def all_cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
