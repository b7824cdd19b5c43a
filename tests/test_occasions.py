"""Occasions and stages: numbers for every chance of a game, and for what all may see.

Dealt games draw from the number of an occasion. Two chances with the same number would bring the
same luck twice, and different numbers would deal different games than yesterday.
"""

import pytest

from kleeblatt import GAMES, Chance, Match, new_match
from tests.doppelt_so_clever import table as doppelt
from tests.geht_noch_was import table as geht
from tests.players import play_on, player_counts, seats
from tests.push import table as push

# Not in Geht noch was?: a card put back under its deck is replaced at the same size of the deck.
TABLES = [(id, n) for id in GAMES if id != "geht-noch-was" for n in player_counts(id)]


def occasion(match: Match) -> int:
    """The number of the chance that comes now."""
    assert isinstance(match.node, Chance)
    return match.game.rules.occasion(match.setup, match.state)


def no_repeats(numbers: list[int]) -> bool:
    return len(set(numbers)) == len(numbers)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_no_occasion_comes_twice(id: str, players: int) -> None:
    for seed in range(2):
        match = new_match(id, seats(players), seed)
        numbers = []
        while not match.is_over:
            if isinstance(match.node, Chance):
                numbers.append(occasion(match))
            play_on(match, seed, steps=1)
        assert no_repeats(numbers)
        assert all(0 <= number < 1 << 30 for number in numbers)


@pytest.mark.parametrize(("id", "players"), [(id, n) for id in GAMES for n in player_counts(id)])
def test_no_stage_comes_twice(id: str, players: int) -> None:
    """A stage is what all seats may see: when something comes to light, a new one begins."""
    for seed in range(2):
        match = new_match(id, seats(players), seed)
        stages = [match.game.rules.stage(match.state)]
        while not match.is_over:
            was_chance = isinstance(match.node, Chance)
            play_on(match, seed, steps=1)
            stage = match.game.rules.stage(match.state)
            assert stage != stages[-1] or not was_chance
            stages += [stage] if stage != stages[-1] else []
        assert no_repeats(stages)


@pytest.mark.parametrize("id", ["noch-mal", "noch-mal-so-gut"])
def test_noch_mal_counts_rolls(id: str) -> None:
    match = new_match(id, seats(3), 1)
    for number in range(5):
        assert occasion(match) == number
        match.roll()
        while match.awaited:
            match.play(match.awaited[0], "pass")


def test_push_counts_cards_left() -> None:
    """And who rolls the die, each seat with a number."""
    match = push.play(push.start(3), "draw")
    assert occasion(match) == 120 * 7
    push.play(match, "red 1, into 1, draw")
    assert occasion(match) == 119 * 7
    push.play(match, "dice-card, into 2, stop, take 1, take 2")
    assert match.state.decider == 1
    assert occasion(match) == 118 * 7 + 1 + 1


def test_push_without_direction_cards() -> None:
    assert occasion(push.play(push.start(2), "draw")) == 108 * 7


@pytest.mark.parametrize(("round", "active"), [(1, 0), (3, 1), (5, 2)])
def test_doppelt_so_clever_counts_throws(round: int, active: int) -> None:
    """Round, seat, passive turn, throw, re-roll, and at last whether dice are served."""
    match = doppelt.position(3, round, active)
    doppelt.put(match, active, rerolls=2)
    turn = (round * 4 + active) * 2
    doppelt.throw(match)
    assert match.state.throws == 1
    doppelt.play(match, active, "again")
    assert occasion(match) == ((turn * 4 + 1) * 7 + 1) * 2
    doppelt.throw(match)
    doppelt.play(match, active, "again")
    assert occasion(match) == ((turn * 4 + 1) * 7 + 2) * 2
    doppelt.throw(match)
    doppelt.play(match, active, "pass")
    assert occasion(match) == ((turn * 4 + 2) * 7) * 2


def test_doppelt_so_clever_serves_dice_after_the_passive_throw() -> None:
    match = doppelt.position(1, 2, passive=True)
    turn = 2 * 4 * 2 + 1
    assert occasion(match) == (turn * 4 + 1) * 7 * 2
    doppelt.throw(match, others=3)
    assert occasion(match) == (turn * 4 + 1) * 7 * 2 + 1


def test_doppelt_so_clever_counts_the_passive_turn_once() -> None:
    """Alone, the passive turn follows the active one."""
    match = doppelt.position(1, 2)
    assert occasion(match) == (2 * 4 * 2 * 4 + 1) * 7 * 2
    doppelt.finish_turn(match)
    assert occasion(match) == ((2 * 4 * 2 + 1) * 4 + 1) * 7 * 2


def test_geht_noch_was_counts_rolls() -> None:
    """Round and roll."""
    match = geht.rolling(2)
    assert occasion(match) == 1 * 64 * 4
    geht.put(match, 0, clover=1)
    geht.throw(match, *geht.ONES)
    geht.play(match, 0, "avert / in")
    geht.play(match, 1, "avert / out")
    assert occasion(match) == (1 * 64 + 1) * 4
    for number in (2, 5):
        match = geht.in_round(number)
        geht.to_roll(match)
        assert occasion(match) == number * 64 * 4


@pytest.mark.parametrize(("colour", "left"), [("green", 41), ("yellow", 25), ("red", 15)])
@pytest.mark.parametrize(("scored", "made"), [("25 26 27", 0), ("25x3 26x4 27", 7)])
def test_geht_noch_was_counts_the_cards_of_a_deck(
    colour: str, left: int, scored: str, made: int
) -> None:
    """The cards left, how often the deck was made anew (by the markers), and the colour."""
    match = geht.shopping({5: scored})
    geht.play(match, 0, f"buy {colour}")
    number = 1 + ("green", "yellow", "red").index(colour)
    assert len(geht.deck(match, colour)) == left
    assert occasion(match) == (made * (2 * 96 + 1) + left) * 4 + number


def test_geht_noch_was_counts_all_markers() -> None:
    match = geht.shopping({5: "25x3 26x4 27x4 28x3"})
    geht.play(match, 0, "buy red")
    assert occasion(match) == (14 * (2 * 96 + 1) + 15) * 4 + 3
