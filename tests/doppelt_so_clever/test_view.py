"""What the view says so that nobody who draws it needs the rules."""

import random

from kleeblatt import new_match
from tests.doppelt_so_clever.table import choose, play, position, put, sheet, start, throw
from tests.players import play_on


def test_what_the_dice_would_enter() -> None:
    match = position(2)
    throw(match, blue=3, white=4, green=5, pink=6)
    values = {"blue": 7, "green": 5, "pink": 6}
    assert [sheet(match, seat)["values"] for seat in (0, 1)] == [values, values]
    match.play(0, "white")
    assert sheet(match, 0)["values"] == {"blue": 7, "green": 4, "pink": 4}
    assert sheet(match, 1)["values"] == values
    play(match, 0, "pink 4")
    assert sheet(match, 0)["values"] == values


def test_before_the_first_throw_the_lowest_numbers() -> None:
    assert sheet(start(), 0)["values"] == {"blue": 2, "green": 1, "pink": 1}


def test_what_a_die_enters_has_its_value() -> None:
    """In whole games: each entry of a die, in the areas that are filled from the left."""
    match = new_match("doppelt-so-clever", ["Ada", "Ben"], seed=7)
    dice = random.Random(7)
    while not match.is_over:
        for seat in match.awaited:
            mine = sheet(match, seat)
            if mine["step"] == "enter":
                entries = [move.split() for move in match.legal(seat) if len(move.split()) == 2]
                assert all(mine["values"][area] == int(value) for area, value in entries)
        play_on(match, dice.randrange(10**6), "eager", steps=1)


def test_a_fox_is_worth_the_lowest_area() -> None:
    match = position(2)
    put(match, 0, silver=["3 yellow"], crosses=["3 row 1"], blue=[12, 11], green=[6, 3], pink=[1])
    assert (sheet(match, 0)["fox"], match.breakdown(0)["foxes"]) == (1, 0)
    put(match, 0, silver=["3 yellow"], crosses=["3 row 1"], blue=[12], green=[1, 6], foxes=2)
    assert (sheet(match, 0)["fox"], match.breakdown(0)["foxes"]) == (-10, -20)
    assert sheet(match, 1)["fox"] == 0


def test_a_fox_grows_with_the_lowest_area() -> None:
    match = position(2)
    put(match, 0, silver=["3 yellow"], crosses=["3 row 1"], blue=[12], green=[6, 3], foxes=1)
    choose(match, "pink / pink 6", pink=6)
    assert sheet(match, 0)["fox"] == 1


def test_where_a_die_could_be_entered() -> None:
    """In whole games: what is shown for a die or a ? is what may be entered once it is chosen."""
    dice, shown = random.Random(5), 0
    for players in (["Ada"], ["Ada", "Ben", "Cem"]):
        match = new_match("doppelt-so-clever", players, seed=5)
        while not match.is_over:
            for seat in match.awaited:
                legal, mine = match.legal(seat), sheet(match, seat)
                places = mine["places"]
                assert set(places) <= set(legal)
                for move in legal:
                    if (
                        " " not in move
                        and move not in ("pass", "again")
                        and mine["step"] != "before"
                    ):
                        assert places[move]
                for move, entries in places.items():
                    after = match.copy()
                    after.play(seat, move)
                    assert after.legal(seat) == entries
                    shown += 1
            play_on(match, dice.randrange(10**6), "eager", steps=1)
    assert shown > 500


def test_a_die_that_comes_back_is_entered_nowhere() -> None:
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "yellow / yellow 3 row 1", yellow=3, pink=1)
    assert sheet(match, 0)["step"] == "before"
    assert sheet(match, 0)["places"] == {}


def test_what_points_are_made_of() -> None:
    match = new_match("doppelt-so-clever", ["Ada", "Ben"], seed=11)
    while not match.is_over:
        play_on(match, match.step, "eager", steps=5)
        for seat in match.seats:
            one = sheet(match, seat)
            points, sums = one["points"], one["sums"]
            assert sum(sums["silver"]) == points["silver"]
            assert sum(sums["green"]) == points["green"]
            assert sums["yellow"] == one["yellow"].count("crossed")
            assert {points[area] for area in one["lowest"]} == {one["fox"]}
            for action in one["actions"].values():
                assert action["left"] == action["circled"] - action["used"]
