"""What the view says so that nobody who draws it needs the rules."""

import random
from pathlib import Path

import pytest

from kleeblatt import new_match
from kleeblatt.core.words import LANGUAGES, words
from kleeblatt.games.geht_noch_was.describe import phrase
from kleeblatt.games.geht_noch_was.events import MoneyLost
from kleeblatt.games.geht_noch_was.odds import chance_to_go_on
from kleeblatt.games.geht_noch_was.tasks import parse
from tests.geht_noch_was.table import (
    EACH,
    FIVE,
    FOUR,
    ONE,
    THREE,
    TWO,
    mark,
    play,
    put,
    rolling,
    seat_of,
    shopping,
    start,
    throw,
)
from tests.players import play_on

LEVELS = {1: f"{ONE} {TWO}", 2: f"{THREE}", 3: f"{FOUR}", 5: f"{FIVE}"}


@pytest.mark.parametrize(
    ("marks", "reached", "ahead"),
    [
        ("", 0, [1]),
        (f"{ONE}", 1, [1, 2]),
        (f"{ONE} {TWO}", 1, [2]),
        (f"{ONE} {THREE}", 2, [3]),
        (f"{FOUR}", 3, []),
        (f"{FIVE}", 5, []),
    ],
)
def test_how_high_it_went_and_where_it_goes_on(marks: str, reached: int, ahead: list[int]) -> None:
    """On the level of the last card or one higher, where a card lies without a marker."""
    match = put(rolling(2), 0, display=LEVELS)
    mark(match, 0, marks)
    mine = seat_of(match, 0)
    assert (mine["reached"], mine["ahead"]) == (reached, ahead)


def test_without_a_marker_nothing_goes_on() -> None:
    match = put(rolling(2), 0, display=LEVELS, clover=0)
    match.state.black[0] = 0
    assert seat_of(match, 0)["ahead"] == []
    put(match, 0, clover=1)
    assert seat_of(match, 0)["ahead"] == [1]


def test_out_nothing_goes_on() -> None:
    match = put(rolling(2), 0, display=LEVELS)
    throw(match, *EACH)
    play(match, 0, f"mark {ONE} / out")
    play(match, 1, "fail")
    assert seat_of(match, 0)["ahead"] == []
    assert seat_of(match, 1)["ahead"] == []


@pytest.mark.parametrize("players", [1, 3])
def test_what_can_be_fulfilled_lies_ahead(players: int) -> None:
    """In whole games: each card of a move `mark`; and no level is ahead when no roll helps."""
    match = new_match("geht-noch-was", [str(n) for n in range(players)], seed=players)
    dice = random.Random(players)
    while not match.is_over:
        for seat in range(players):
            mine = seat_of(match, seat)
            marks = [move for move in match.legal(seat) if move.startswith("mark")]
            cards = {
                str(one["card"]) for level in mine["ahead"] for one in mine["display"][level - 1]
            }
            assert {move.split()[1] for move in marks} <= cards
            if mine["in"]:
                chance = chance_to_go_on(match.setup, match.state, seat)
                assert bool(mine["ahead"]) == (chance.ways > 0)
        play_on(match, dice.randrange(10**6), "random", steps=1)


def test_printed_cards_carry_their_tasks_in_words() -> None:
    printed = start(2).printed()
    assert printed["vip"] == 4
    for card in printed["cards"].values():
        for language in LANGUAGES:
            assert card["words"][language] == phrase(parse(card["task"]), words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_tasks_as_the_cards_do(language: str) -> None:
    """The cards of the figure have no words of their own: the page has them as texts."""
    tasks = ["1W4", "5W3+", "3W>", "2B>", "SR9+", "2R= / 2B=", "2W= & 3W="]
    path = Path(__file__).parents[2] / "web" / "texts" / f"geht-noch-was.{language}.ftl"
    texts = path.read_text("utf-8")
    for number, task in enumerate(tasks, 1):
        said = phrase(parse(task), words(language))
        assert f"figure-geht-noch-was-task-{number} = {said}\n" in texts


def test_an_empty_level_1_is_told_while_start_cards_are_placed() -> None:
    match = start(2, free_start="yes")
    assert [seat_of(match, seat)["no_base"] for seat in (0, 1)] == [True, True]
    play(match, 0, "place 6 2")
    assert seat_of(match, 0)["no_base"]
    play(match, 0, "place 5 1")
    assert [seat_of(match, seat)["no_base"] for seat in (0, 1)] == [False, True]


def test_later_an_empty_level_1_needs_no_word() -> None:
    assert not seat_of(put(rolling(2), 0, display={2: f"{ONE}"}), 0)["no_base"]


def test_what_is_not_spent_is_previewed_as_lost() -> None:
    """So that the page can say what is lost, and needs no rule for it."""
    match = shopping({1: "31 32"})
    assert MoneyLost(0, 2) in match.preview(0, ["pass"])
    assert not any(isinstance(event, MoneyLost) for event in match.preview(1, ["pass"]))
