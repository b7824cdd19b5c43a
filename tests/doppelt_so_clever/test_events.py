"""What the rules tell: in order, with where a bonus comes from and where it goes."""

from typing import Any

import pytest

from kleeblatt import Match
from kleeblatt.core.events import Event
from kleeblatt.core.story import Story
from kleeblatt.core.words import LANGUAGES, words
from kleeblatt.games.doppelt_so_clever.events import (
    QUESTIONS,
    ActionUnlocked,
    BlueWritten,
    DiceServed,
    DiceThrown,
    DieChosen,
    DieReturned,
    DieSwept,
    DieTaken,
    ExtraDieUsed,
    FoxWon,
    GameEnded,
    GreenWritten,
    NextThrow,
    Passed,
    PinkWritten,
    Question,
    QuestionLost,
    QuestionUsed,
    QuestionWon,
    RerollUsed,
    RestToTray,
    RoundBegan,
    SentToTray,
    SilverCrossed,
    TrayServed,
    TurnBegan,
    YellowCircled,
    YellowCrossed,
)
from tests.doppelt_so_clever.table import (
    FULL,
    choose,
    finish_throws,
    finish_turn,
    last_turn,
    play,
    position,
    put,
    start,
    throw,
)


def new(match: Match, since: int, seat: int | None = 0) -> list[Event]:
    """What a seat has heard since the match had so many entries."""
    return [event for told in match.events_for(seat)[since:] for event in told]


def told(match: Match, moves: str, others: int = 1, **faces: int) -> list[Event]:
    """Throw and play; returns what happened after the throw."""
    throw(match, others, **faces)
    since = len(match.record.entries)
    play(match, 0, moves)
    return new(match, since)


def test_the_opening() -> None:
    unlocked = [ActionUnlocked(seat, "re-roll", 1, "round-bonus", 1) for seat in range(2)]
    assert start(2).opening == (RoundBegan(None, 1, 6), *unlocked, TurnBegan(0, False))


def test_a_throw() -> None:
    match = position()
    throw(match, others=2, pink=3, white=1)
    thrown = ("silver 2", "yellow 2", "blue 2", "green 2", "pink 3", "white 1")
    assert new(match, 0) == [DiceThrown(0, thrown)]
    play(match, 0, "pink / pink 3")
    assert new(match, 1) == [
        DieChosen(0, "pink", 3),
        SentToTray(0, ("silver 2", "yellow 2", "blue 2", "green 2", "white 1")),
        PinkWritten(0, 1, 3, True, points=3),
        TrayServed(None, ("silver 2", "yellow 2", "blue 2", "green 2", "white 1")),
    ]


def test_silver_sweeps() -> None:
    match = position()
    happened = told(match, "silver / silver 3 green / blue / white / silver 2 green", 4, silver=3,
                    blue=1, white=2)  # fmt: skip
    assert happened == [
        DieChosen(0, "silver", 3),
        SentToTray(0, ("blue 1", "white 2")),
        SilverCrossed(0, 3, "green", points=2),
        DieSwept(0, "blue", 1),
        SilverCrossed(0, 1, "blue", points=2),
        DieSwept(0, "white", 2),
        SilverCrossed(0, 2, "green", points=2),
        NextThrow(0, 2),
    ]


def test_one_circle_wins_a_row_and_a_column() -> None:
    match = position()
    put(match, 0, circles=["5 row 4", "1 row 2"])
    throw(match, 2)
    match.play(0, "yellow")
    match.play(0, "yellow 2 row 4")
    assert new(match, 2) == [
        YellowCircled(0, 2, 4),
        QuestionWon(0, "green", "yellow-row", 4),
        ActionUnlocked(0, "re-roll", 1, "yellow-column", 1),
    ]


def test_a_chain_tells_causes_before_consequences() -> None:
    match = position()
    put(match, 0, circles=["3 row 1"], blue=[12, 11])
    happened = told(match, "yellow / yellow 6 row 1 / blue 10 / yellow 3 row 1", 6)
    assert happened == [
        DieChosen(0, "yellow", 6),
        YellowCircled(0, 6, 1),
        QuestionWon(0, "blue", "yellow-row", 1),
        QuestionUsed(0, "blue"),
        BlueWritten(0, 3, 10, 0, 0, points=3),
        QuestionWon(0, "yellow", "blue-cell", 3),
        QuestionUsed(0, "yellow"),
        YellowCrossed(0, 3, 1, points=3),
        NextThrow(0, 2),
    ]


@pytest.mark.parametrize("die", ["blue", "white"])
def test_blue_tells_what_was_added(die: str) -> None:
    happened = told(position(), f"{die} / blue 7", 2, blue=4, white=3, silver=1)
    assert BlueWritten(0, 1, 7, 4, 3, points=1) in happened


@pytest.mark.parametrize(
    ("track", "pink", "happened"),
    [
        ("rerolls", [6, 6], [
            ActionUnlocked(0, "re-roll", 6, "pink-cell", 3),
            FoxWon(0, 1, "re-roll-track", 6),
        ]),
        ("returns", [6] * 3, [
            ActionUnlocked(0, "return", 6, "pink-cell", 4),
            QuestionWon(0, "pink", "return-track", 6),
        ]),
        ("extras", [6] * 4, [
            ActionUnlocked(0, "+1", 6, "pink-cell", 5),
            QuestionWon(0, "silver", "extra-die-track", 6),
        ]),
    ],
)  # fmt: skip
def test_the_end_of_a_track(track: str, pink: list[int], happened: list[Event]) -> None:
    match = position()
    circled: dict[str, Any] = {track: 5}
    put(match, 0, pink=pink, **circled)
    throw(match, 6)
    match.play(0, "pink")
    match.play(0, "pink 6")
    written = PinkWritten(0, len(pink) + 1, 6, True, points=6)
    assert new(match, 2)[:3] == [written, *happened]


def test_a_fox_has_points_of_its_own() -> None:
    """The lowest area is green, with 2 × 2 − 3 × 2 points: each fox costs 2."""
    match = position()
    put(match, 0, silver=["3 yellow", "3 blue", "3 green"], crosses=["3 row 1"], blue=[12],
        green=[2, 3], pink=[6], foxes=1)  # fmt: skip
    throw(match, 3)
    match.play(0, "silver")
    match.play(0, "silver 3 pink")
    assert new(match, 2)[:2] == [
        SilverCrossed(0, 3, "pink", points=2),
        FoxWon(0, 2, "silver-column", 3, points=-2),
    ]


def test_an_entry_counts_what_it_changes_for_foxes() -> None:
    match = position()
    put(match, 0, silver=["3 yellow"], crosses=["3 row 1"], blue=[12, 11], green=[6, 3], foxes=2)
    throw(match, 2)
    match.play(0, "pink")
    match.play(0, "pink 2")
    assert new(match, 2)[0] == PinkWritten(0, 1, 2, True, points=2 + 2 * 2)


def test_green_says_what_is_written() -> None:
    match = position()
    put(match, 0, green=[5])
    assert GreenWritten(0, 2, 1, 2, 2, points=8) in told(match, "green / green 1")


def test_a_bonus_missed_in_pink() -> None:
    match = position()
    put(match, 0, pink=[1] * 5)
    happened = told(match, "pink / pink 4", 4)
    assert happened[1:] == [PinkWritten(0, 6, 4, False, points=4), NextThrow(0, 2)]


def test_questions_that_find_no_room_are_lost() -> None:
    match = position()
    put(match, 0, circles=["3 row 1"], blue=[2] * 12)
    happened = told(match, "yellow / yellow 6 row 1", 6)
    won, lost = QuestionWon(0, "blue", "yellow-row", 1), QuestionLost(0, "blue", 1)
    assert happened[2:] == [won, lost, NextThrow(0, 2)]


def test_actions_strike_their_slots() -> None:
    match = position()
    put(match, 0, rerolls=2, returns=2, extras=2)
    happened = told(match, "again", 2)
    assert happened == [RerollUsed(0, 1)]
    happened = told(match, "pink / pink 6 / white / pass", 5, pink=6)
    assert happened[3:] == [DieReturned(0, "white", 5, 1), NextThrow(0, 2)]
    finish_throws(match)
    since = len(match.record.entries)
    play(match, 0, "pink / pink 6 / pass")
    assert new(match, since) == [
        ExtraDieUsed(0, "pink", 6, 1),
        PinkWritten(0, 2, 6, True, points=6),
        Passed(0, "extra-die"),
    ]


def test_nothing_chosen() -> None:
    match = position()
    since = len(match.record.entries) + 5
    finish_throws(match)
    rest = ("silver 1", "yellow 1", "blue 1", "green 1", "pink 1", "white 1")
    assert new(match, since) == [Passed(0, "throw"), RestToTray(0, rest), TrayServed(None, rest)]
    match.play(1, "pass")
    assert new(match, since + 1) == [Passed(1, "tray"), TurnBegan(1, False)]


def test_dice_are_taken_in_secret() -> None:
    match = position(3)
    finish_throws(match)
    since = len(match.record.entries)
    match.play(1, "pink")
    assert new(match, since, 1) == [DieTaken(1, "pink", 1, True)]
    assert new(match, since, 2) == new(match, since, None) == []


def test_a_die_of_the_fields() -> None:
    match = position()
    put(match, 1, **FULL | {"silver": [cell for cell in FULL["silver"] if cell != "6 pink"]})
    choose(match, "white / pink 6", 5, white=6)
    since = len(match.record.entries)
    match.play(1, "white")
    assert new(match, since, 1) == [DieTaken(1, "white", 6, False)]


def test_solo_serves_the_lowest_dice() -> None:
    match = position(1, passive=True)
    throw(match, 4, blue=1, pink=2, yellow=3)
    served = DiceServed(0, ("yellow 3", "blue 1", "pink 2"), ("silver 4", "green 4", "white 4"))
    assert new(match, 0)[1:] == [served]


def test_alone_nobody_is_served() -> None:
    match = position(1)
    finish_throws(match)
    rest = ("silver 1", "yellow 1", "blue 1", "green 1", "pink 1", "white 1")
    assert new(match, 5) == [Passed(0, "throw"), RestToTray(0, rest), TurnBegan(0, True)]


def test_the_end() -> None:
    match = last_turn()
    finish_turn(match)
    assert match.events_for(None)[-2][-1] == GameEnded(None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("area", QUESTIONS)
def test_lost_questions_in_words(area: Question, count: int, language: str) -> None:
    """Most of them never come in a random game."""
    story = Story("doppelt-so-clever", ["Ada"], words(language), 0)
    sentence = story.sentence(QuestionLost(0, area, count))
    assert sentence.endswith(".")
    assert ("2" in sentence) == (count == 2)
