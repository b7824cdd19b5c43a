"""Whole turns: all of them are offered, and of those that cross the same the cheapest are known."""

import pytest

from kleeblatt import Match
from tests.noch_mal.table import NOCH_MAL, NOTHING, SO_GUT, cells, position


def ranked(match: Match, seat: int, last: str) -> dict[str, int]:
    """The first moves of the turns that end so, with their ranks."""
    found = [(moves, rank) for moves, rank in match.turns(seat) if moves[-1] == last]
    return {" ".join(moves[:-1]): rank for moves, rank in found}


def test_a_joker_is_paid_only_if_it_must() -> None:
    match = position(cells("H1"), NOTHING)
    match.inject("blue x green 1 2 ?")
    assert ranked(match, 0, "H1 H2") == {}  # H1 is crossed already
    free = [moves for moves, rank in match.turns(0) if rank == 0 and "blue 1" in moves]
    assert free
    crossing = free[0][-1]
    found = ranked(match, 0, crossing)
    assert found["blue 1"] == 0
    assert found["x 1"] == found["blue ?"] == 1
    assert found["x ?"] == 2


def test_the_special_die_and_a_joker_are_two_prices() -> None:
    match = position(cells("H1"), NOTHING, game=SO_GUT)
    match.inject("red x x 5 5 ? bomb")
    found = ranked(match, 0, "H2")
    assert found["special"] == 0
    assert found["red ?"] == 0  # H2 is red
    assert found["x ?"] == 1


@pytest.mark.parametrize("game", [NOCH_MAL, SO_GUT])
def test_each_turn_can_be_played(game: str) -> None:
    match = position(cells("H1 H2"), NOTHING, game=game)
    match.inject("blue x green 1 2 ?" + (" three" if game == SO_GUT else ""))
    turns = match.turns(0)
    assert [moves for moves, _ in turns if len(moves) == 1] == [("pass",)]
    for moves, _ in turns:
        again = match.copy()
        again.play_all(0, moves)
        assert 0 not in again.awaited


def test_after_the_dice_there_are_only_cells() -> None:
    match = position(cells("H1"), NOTHING)
    match.inject("blue x green 1 2 ?")
    match.play(0, "x 1")
    assert match.turns(0) == []
