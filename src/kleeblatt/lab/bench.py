"""Figures: decisions per second of Kleeblatt and of other frameworks, measured in one run.

A decision is a player's move chosen from at least two legal ones; forced moves and dice do not
count.
"""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib.util import find_spec
from statistics import median, quantiles
from typing import Any

from kleeblatt.bots import bot
from kleeblatt.core.dice import SeededDice
from kleeblatt.core.game import Game
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.struct import dtype
from kleeblatt.lab.batch import all_cores, simulate, simulate_interpreted

SECONDS = 2.0  # for each figure
PEERS = ("yacht", "backgammon")
SEED = 7


@dataclass
class Row:
    """One figure."""

    game: str
    players: int
    mode: str
    decisions_per_second: float
    details: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        """Return the row as one flat object."""
        row = asdict(self)
        details: dict[str, Any] = row.pop("details")
        return row | details


Step = tuple[str, Callable[[], Row]]  # the name of a measurement, and how to make it


def steps(games: list[Game], seconds: float = SECONDS) -> Iterator[Step]:
    """List the measurements, one after another."""
    cores = all_cores()
    for game in games:
        for players in sorted({game.min_players, min(4, game.max_players)}):
            what = f"{game.id}, {players}"
            yield f"{what}, interpreted", partial(interpreted, game, players, seconds)
            yield f"{what}, compiled", partial(fast, game, players, 1, seconds)
            yield f"{what}, compiled, {cores}", partial(fast, game, players, cores, seconds)
    if find_spec("pyspiel"):
        for peer in PEERS:
            yield f"open_spiel {peer}", partial(open_spiel, peer, seconds)
            yield f"open_spiel {peer}, C++", partial(open_spiel_core, peer, seconds)


def fast(game: Game, players: int, cores: int, seconds: float) -> Row:
    """Measure compiled random playouts."""
    simulate(game, players, games=1)  # compile, or load
    probe = simulate(game, players, games=500, seed=SEED)
    games = max(500, int(probe.games / probe.seconds * seconds * cores))
    result = simulate(game, players, games=games, seed=SEED, cores=cores)
    mode = "compiled" if cores == 1 else "compiled-all-cores"
    rate = result.decisions / result.seconds
    details = {"games": games, "cores": cores, "bytes_per_game": dtype(game.rules.State).itemsize}
    return Row(game.id, players, mode, rate, details)


def interpreted(game: Game, players: int, seconds: float) -> Row:
    """Measure random playouts of the same source, not compiled, and the time of a live move."""
    started, decisions, games, spent = time.perf_counter(), 0, 0, 0.0
    while time.perf_counter() - started < seconds or games == 0:
        result = simulate_interpreted(game, players, games=1, seed=SEED + games)
        decisions += result.decisions
        spent += result.seconds
        games += 1
    times = live_times(game, players, max(1, games // 4))
    details = {
        "games": games,
        "move_ms_median": median(times) * 1000,
        "move_ms_p99": quantiles(times, n=100)[98] * 1000,
        "move_ms_max": max(times) * 1000,
    }
    return Row(game.id, players, "interpreted", decisions / spent, details)


def live_times(game: Game, players: int, games: int) -> list[float]:
    """Time every decision as a live table makes it: listing the legal moves and making one."""
    times = []
    for seed in range(games):
        match = Match(game, [f"P{seat}" for seat in range(players)], dice=SeededDice(seed))
        chooser = bot("eager", seed)
        while not match.is_over:
            if isinstance(match.node, Chance):
                match.roll()
                continue
            seat = match.awaited[0]
            move = chooser.choose(match, seat)
            started = time.perf_counter()
            match.legal(seat)
            match.play(seat, move)
            times.append(time.perf_counter() - started)
    return times


def open_spiel(name: str, seconds: float) -> Row:
    """Measure random playouts through OpenSpiel's Python API."""
    decisions, games, spent = _open_spiel_loop(name, seconds)
    return Row(name, 2, "open_spiel-python", decisions / spent, {"games": games})


def open_spiel_core(name: str, seconds: float) -> Row:
    """Measure random playouts in OpenSpiel's C++ core; Python counts the decisions per game."""
    import pyspiel

    counted, games, _ = _open_spiel_loop(name, seconds / 2)
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, SEED) for seat in range(game.num_players())]
    started, played = time.perf_counter(), 0
    while time.perf_counter() - started < seconds or played == 0:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, SEED + played)
        played += 1
    rate = played * counted / games / (time.perf_counter() - started)
    return Row(name, 2, "open_spiel-c++", rate, {"games": played})


def _open_spiel_loop(name: str, seconds: float) -> tuple[int, int, float]:
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(SEED)  # noqa: S311 (not a secret)
    started, decisions, games = time.perf_counter(), 0, 0
    while time.perf_counter() - started < seconds or games == 0:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                decisions += len(legal) > 1
                state.apply_action(rng.choice(legal))
        games += 1
    return decisions, games, time.perf_counter() - started
