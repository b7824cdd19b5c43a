"""What the view and the events say so that nobody who draws them needs the rules."""

import pytest

from kleeblatt import Match, new_match
from kleeblatt.games.push.events import CardsSecured
from tests.players import play_on
from tests.push.table import COLOURS, DICE_CARD, DIRECTION_CARD, give, play, start

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


def fits_nowhere(rows: list[list[str]], card: str) -> bool:
    """By the sentence of the rulebook, on the cards as words."""
    if len(rows) < 3 or card == DIRECTION_CARD:
        return False
    return all(
        any(
            one == card if DICE_CARD in (one, card) else set(one.split()) & set(card.split())
            for one in row
        )
        for row in rows
    )


def lying(match: Match) -> list[list[str]]:
    rows = match.view()["rows"]
    return [
        row["cards"] + [DICE_CARD] * row["dice_card"]
        for row in rows
        if row["cards"] or row["dice_card"]
    ]


def test_how_many_cards_fit_nowhere() -> None:
    """Counted one by one in random games, before and after a card is placed."""
    seen: set[tuple[int, int, int]] = set()
    for seed in range(3):
        match = new_match("push", ["Ada", "Ben", "Cem"], seed=seed)
        while not match.is_over and len(seen) < 400:
            play_on(match, match.step, "random", steps=1)
            view = match.view()
            deck, rows = view["deck"], lying(match)
            lost = [card for card in deck["left"] if fits_nowhere(rows, card)]
            lost = lost if view["phase"] in ("card", "place", "go-on") else []
            assert deck["misfit"] == lost
            assert deck["misfits"] == sum(deck["left"][card] for card in lost)
            for number, row in enumerate(view["rows"]):
                if view["phase"] != "place" or f"into {number + 1}" not in match.legal(
                    view["decider"]
                ):
                    assert row["misfits"] is None
                    continue
                then = [cards + [view["card"]] * (n == number) for n, cards in enumerate(rows)]
                then += [[view["card"]]] * (number == len(rows))
                assert row["misfits"] == sum(
                    n for card, n in deck["left"].items() if fits_nowhere(then, card)
                )
                seen.add((deck["cards"], number, row["misfits"]))
    assert any(misfits >= 8 for _, _, misfits in seen)
    assert any(misfits == 0 for _, _, misfits in seen)


def test_nothing_can_go_too_far_with_a_row_to_spare() -> None:
    match = play(start(), "red 5>1, blue 4>2")
    assert match.view()["deck"]["misfits"] == 0


def test_the_chance_to_go_too_far() -> None:
    match = play(start(), "red 1>1, red 2>2, red 3>3")
    deck = match.view()["deck"]
    assert deck["misfit"] == ["red 1", "red 2", "red 3", "red 4", "red 5", "red 6"]
    assert deck["misfits"] == 15
