"""Interpreted = compiled, step for step; and batches are the same games as live matches."""

from typing import Any

import numpy as np
import pytest

from kleeblatt import GAMES, UsageError, game, new_match
from kleeblatt.bots.binding import bind, weights, workspace, workspaces
from kleeblatt.bots.chance import NAMES, choose
from kleeblatt.bots.policies import POLICIES
from kleeblatt.core.chance import CHOICES, Rng, begin
from kleeblatt.core.kernel import bound, compiled, compiling
from kleeblatt.core.match import Chance
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import batch, from_record, to_batch
from kleeblatt.lab.batch import all_cores, is_ready, ordered, simulate, simulate_interpreted
from kleeblatt.lab.playouts import DEALT, LOG_ENTRY, SEEDED, Batch, play_games
from tests.players import player_counts, seats

GAMES_EACH = 300  # for each game, number of players and bot: thousands in all
ROOM = 4096 * LOG_ENTRY


@pytest.mark.parametrize("boundscheck", [True, False])
@pytest.mark.parametrize(("id", "players"), [(id, n) for id in GAMES for n in player_counts(id)])
def test_interpreted_is_compiled(id: str, players: int, boundscheck: bool) -> None:
    """Every outcome, number of legal moves, move, score and final state."""
    games = GAMES_EACH // players if boundscheck else GAMES_EACH // players // 3
    for policy in range(len(NAMES)):
        compare(id, players, policy, games, NAMES, boundscheck)


@pytest.mark.parametrize("id", GAMES)
def test_heuristics_interpreted_are_compiled(id: str) -> None:
    """Easy and medium, at a small and at a full table, with indexed luck."""
    for players in (player_counts(id)[0], player_counts(id)[-1]):
        for name in ("easy", "medium"):
            compare(id, players, POLICIES.index(name), 3, ("easy", "medium"), False)


def compare(
    id: str, players: int, policy: int, games: int, bots: tuple[str, ...], boundscheck: bool
) -> None:
    """Play games both ways; everything must be equal."""
    rules, setup = game(id).rules, game(id).setup(players)
    bound_to = bind(game(id), bots)
    slow: Any = bound(play_games, **bound_to)
    fast: Any = compiled(play_games, boundscheck=boundscheck, **bound_to)
    order = ordered([policy] * players, (SEEDED, DEALT)[policy % 2], 77, games)
    orders = to_batch(order)
    states, objects = batch(rules.State, games), [rules.State() for _ in range(games)]
    log, slow_log = np.zeros(games * ROOM, np.int64), [0] * (games * ROOM)
    scores, slow_scores = np.zeros(games * players, np.int64), [0] * (games * players)
    known = weights(game(id), players, bots)
    with compiling(play_games, boundscheck=boundscheck, **bound_to):
        works = workspaces(game(id), players, bots)
        fast(to_batch(setup), orders, states, works, known, scores, log)
    work = workspace(game(id), players, bots)
    slow([setup], [order], objects, [work], known, slow_scores, slow_log)
    assert from_record(Batch, orders[0]) == order
    assert log.tolist() == slow_log
    assert scores.tolist() == slow_scores
    assert [from_record(rules.State, state) for state in states] == objects


@pytest.mark.parametrize("id", GAMES)
def test_a_batch_game_is_a_live_match(id: str) -> None:
    """The same seed gives the same dice live as in a batch, so any batch game can be replayed."""
    result = simulate(game(id), 3, bots=["eager"], games=5, seed=40)
    for number in range(5):
        match = new_match(id, seats(3), seed=40 + number)
        rng, moves = Rng(), Moves()
        begin(rng, 40 + number, CHOICES)
        while not match.is_over:
            if isinstance(match.node, Chance):
                match.roll()
                continue
            seat = match.awaited[0]
            match.game.rules.legal(match.setup, match.state, seat, moves)
            match.play(seat, choose(NAMES.index("eager"), moves, rng))
        assert match.scores() == result.scores[number].tolist()


@pytest.mark.parametrize("id", GAMES)
def test_cores_change_nothing(id: str) -> None:
    heard: list[int] = []
    one = simulate(game(id), 2, games=1200, seed=3)
    two = simulate(game(id), 2, games=1200, seed=3, cores=2, on_progress=heard.append)
    assert (one.scores == two.scores).all()
    assert (one.decisions, one.moves, one.rolls) == (two.decisions, two.moves, two.rolls)
    assert sum(heard) == 1200
    assert all_cores() >= 1
    assert is_ready(game(id))


def test_the_interpreted_batch() -> None:
    result = simulate_interpreted(game("noch-mal"), 2, games=2, seed=3)
    fast = simulate(game("noch-mal"), 2, games=2, seed=3)
    assert (result.scores == fast.scores).all()
    assert result.mean_scores == fast.mean_scores
    assert len(result.log) == LOG_ENTRY * (result.moves + result.rolls)
    assert result.decisions == fast.decisions


def test_bots_and_seeds_are_checked() -> None:
    found = game("noch-mal")
    for wrong in (
        {"bots": ["genius"]},
        {"bots": ["random", "eager", "random"]},
        {"games": 0},
        {"seed": -1},
        {"seed": 2**62},
    ):
        with pytest.raises(UsageError):
            simulate(found, 2, **wrong)
    simulate(found, 2, bots=["random", "eager"], games=3)
