"""What the view says so that nobody who draws it needs the rules: open, circled and gone points."""

import random

import pytest

from kleeblatt import new_match
from tests.noch_mal.table import (
    COLOURS,
    COLUMNS,
    NOTHING,
    ROWS,
    SO_GUT,
    cells,
    columns,
    play,
    position,
    rows,
    sheet,
    turn,
    whole,
)
from tests.players import play_on

OPEN = ["open", "open"]
FIRST, LATER = ["circled", "gone"], ["gone", "circled"]
TAKEN = ["gone", "open"]
ROLL = "green green green 1 1 1"


def test_a_column_for_the_first_and_for_all_others() -> None:
    match = position(columns("A") - {"A1"}, columns("A") - {"A1"}, NOTHING)
    assert sheet(match, 0)["marks"]["columns"] == [OPEN] * 15
    turn(match, ROLL, {0: "green 1 / A1"})
    assert [sheet(match, seat)["marks"]["columns"][0] for seat in range(3)] == [FIRST, TAKEN, TAKEN]
    turn(match, ROLL, {1: "green 1 / A1"})
    assert [sheet(match, seat)["marks"]["columns"][0] for seat in range(3)] == [FIRST, LATER, TAKEN]
    assert sheet(match, 2)["marks"]["columns"][1:] == [OPEN] * 14


def test_a_colour_for_the_first_and_for_all_others() -> None:
    match = position(whole("green"), NOTHING)
    green = COLOURS.index("green")
    assert [sheet(match, seat)["marks"]["colours"][green] for seat in (0, 1)] == [FIRST, TAKEN]
    assert sheet(match, 1)["marks"]["colours"][0] == OPEN


def test_noch_mal_gives_nothing_for_rows() -> None:
    assert "rows" not in sheet(position(NOTHING, NOTHING), 0)["marks"]


def test_the_bonus_of_a_row_is_for_the_first_and_its_points_for_everyone() -> None:
    match = position(rows("P") - {"B1"}, rows("P") - {"B1"}, NOTHING, game=SO_GUT)
    shown = [sheet(match, seat)["marks"]["rows"] for seat in range(3)]
    assert shown == [[OPEN] * 7] * 3
    turn(match, "red red red 1 1 1 heart", {0: "red 1 / B1"})
    turn(match, "red red red 1 1 1 heart", {1: "red 1 / B1"})
    shown = [sheet(match, seat)["marks"]["rows"][0] for seat in range(3)]
    assert shown == [["circled", "circled"], ["gone", "circled"], ["gone", "open"]]


def test_while_bombs_fall_others_may_still_be_first() -> None:
    """Ruling 5: Inka fills row S, Ben may do so with the bomb of row Q. Then it is gone."""
    inka, ben = rows("S") - {"H4"}, rows("QS") - cells("H2 N4 O4")
    match = position(inka, ben, NOTHING, game=SO_GUT, rolls=2)
    turn(match, "red blue blue 1 1 1 heart", {0: "blue 1 / H4", 1: "red 1 / H2"})
    s = ROWS.index("S")
    assert match.view()["phase"] == "bonus"
    assert sheet(match, 0)["marks"]["rows"][s] == ["circled", "circled"]
    assert [sheet(match, seat)["marks"]["rows"][s] for seat in (1, 2)] == [OPEN, OPEN]
    play(match, 1, "pass")
    play(match, 0, "pass")
    assert [sheet(match, seat)["marks"]["rows"][s] for seat in (1, 2)] == [TAKEN, TAKEN]


def test_a_hidden_bomb_changes_no_other_sheet() -> None:
    """Ben fills row U with his bomb; before all have decided, nobody else sees that."""
    inka, ben = rows("V") - {"H7"}, rows("QU") - cells("H2 O6")
    match = position(inka, ben, NOTHING, game=SO_GUT, rolls=2)
    turn(match, "yellow red red 1 1 1 heart", {0: "yellow 1 / H7", 1: "red 1 / H2"})
    before = [match.view(seat) for seat in (0, 2)]
    play(match, 1, "O6")
    assert [match.view(seat) for seat in (0, 2)] == before
    assert sheet(match, 1)["marks"]["rows"][ROWS.index("U")] == ["circled", "circled"]


@pytest.mark.parametrize("game", ["noch-mal", "noch-mal-so-gut"])
def test_marks_follow_what_is_circled(game: str) -> None:
    """In whole games: each circled line, and nobody has what somebody else has taken."""
    match = new_match(game, ["Ada", "Ben", "Cem"], seed=5)
    dice = random.Random(5)
    while not match.is_over:
        view = match.view()
        for one in view["seats"]:
            for kind, names in (("columns", COLUMNS), ("colours", COLOURS)):
                for name, marks in zip(names, one["marks"][kind], strict=True):
                    circled = one[kind].get(name)
                    taken = TAKEN if name in view["first"][kind] else OPEN
                    assert marks == {"first": FIRST, "later": LATER, None: taken}[circled]
        play_on(match, dice.randrange(10**6), "eager", steps=20)
