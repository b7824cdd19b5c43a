"""What the view and the events say so that nobody who draws them needs the rules."""

import pytest

from kleeblatt.games.push.events import CardsSecured
from tests.push.table import COLOURS, give, play, start

NONE = dict.fromkeys(COLOURS, 0)


def test_the_points_of_rows() -> None:
    match = play(start(), "red 5>1, blue 4>1, dice-card>2, +green 6")
    assert [row["points"] for row in match.view()["rows"]] == [9, 0, 0]


def test_the_points_before_a_player() -> None:
    match = give(start(), 0, "red 4, red 4, red 5, blue 2", secured="red 6, purple 1")
    points = match.view()["seats"][0]["points"]
    assert points["display"] == NONE | {"red": 13, "blue": 2}
    assert points["secured"] == NONE | {"red": 6, "purple": 1}
    assert points["both"] == NONE | {"red": 19, "blue": 2, "purple": 1}
    parts = {"displayed": "display", "secured": "secured"}
    assert match.breakdown(0) == {part: sum(points[name].values()) for part, name in parts.items()}


def test_what_is_secured_is_worth_something() -> None:
    match = give(start(), 0, "red 4, red 4, blue 2")
    play(match, "secure red")
    assert match.open_events[0][0] == CardsSecured(0, "red", ("red 4", "red 4"), 8)


@pytest.mark.parametrize(("directions", "way"), [(0, "left"), (1, "right"), (2, "left")])
def test_to_which_side_rows_are_taken(directions: int, way: str) -> None:
    match = play(start(4), "+direction-card," * directions)
    assert match.view()["way"] == way
    play(match, "red 6>1, red 5>2, red 4>3, stop, take 1")
    assert match.view()["decider"] == {"left": 1, "right": 3}[way]


@pytest.mark.parametrize("directions", ["removed", "discarded"])
def test_two_players_take_in_no_direction(directions: str) -> None:
    match = start(2, directions=directions)
    assert match.view()["way"] is None
    if directions == "discarded":
        assert play(match, "red 1>1, +direction-card").view()["way"] is None
