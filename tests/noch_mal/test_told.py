"""What the rules tell, in the order in which people at a table say it."""

from kleeblatt import Match
from kleeblatt.core.events import Event
from kleeblatt.games.noch_mal import events
from tests.noch_mal.table import (
    NOTHING,
    SO_GUT,
    cells,
    columns,
    play,
    position,
    rows,
    start,
    turn,
    whole,
)


def last(match: Match, steps: int = 1) -> list[Event]:
    """The events of the last steps."""
    return [event for told in match.events_for(None)[-steps:] for event in told]


def test_active_dice_are_taken_others_are_chosen() -> None:
    """Jokers are paid where they are used."""
    match = position(NOTHING, NOTHING)
    match.inject("yellow red x 1 2 ?")
    match.play(0, "x ?")
    assert last(match) == [
        events.DiceTaken(0, "x", "?"),
        events.JokersSpent(0, 2, points=-2),
    ]
    match.play(0, "H6 H7")
    assert last(match) == [events.CellsCrossed(0, ("H6", "H7"), (), "yellow")]
    match.play(1, "yellow 2")
    assert last(match) == [events.DiceChosen(1, "yellow", "2")]


def test_a_preview_tells_what_counts_when_all_have_decided() -> None:
    """The others are taken to pass, and no word is said about them."""
    match = position(columns("H") - cells("H6 H7"), NOTHING)
    match.inject("yellow red red 2 1 1")
    told = match.preview(0, ["yellow 2", "H6 H7"])
    assert told == (
        events.DiceTaken(0, "yellow", "2"),
        events.CellsCrossed(0, ("H6", "H7"), (), None),
        events.ColumnFilled(0, "H", True, points=1),
    )
    assert match.view()["seats"][0]["columns"] == {}


def test_a_roll_opens_a_solo_paragraph_with_the_number_of_rolls() -> None:
    match = start(1)
    match.inject("yellow red 1 2")
    assert last(match) == [events.DiceRolled(0, 1, 30, ("yellow", "red"), ("1", "2"), None)]


def test_passing_hands_the_dice_on() -> None:
    match = position(NOTHING, NOTHING)
    turn(match, "red red red 5 5 5")
    assert last(match) == [events.Passed(1), events.DicePassed(1)]


def test_a_special_die_is_paid_with_a_box_and_gone_at_the_end() -> None:
    match = position(NOTHING, NOTHING, game=SO_GUT)
    match.state.boxes[0] = match.state.boxes[1] = 1
    match.inject("red red red 5 5 5 bomb")
    match.play(0, "special")
    assert last(match) == [events.SpecialUsed(0, "bomb", points=-2)]
    match.play(0, "A3 B3")
    assert last(match) == [
        events.CellsCrossed(0, ("A3", "B3"), (), None),
        events.GoldenDiceCrossed(0, ("B3",), points=2),
        events.SpecialTaken(0, "bomb"),
    ]


def test_a_column_with_its_box_and_its_heart() -> None:
    match = position(columns("H") - {"H1"}, NOTHING, game=SO_GUT)
    match.state.hearts[0] = 2
    turn(match, "green green green 1 1 1 bomb", {0: "green 1 / H1"})
    assert last(match)[1:5] == [
        events.ColumnFilled(0, "H", True, points=2),
        events.BoxOpened(0, points=2),
        events.HeartWritten(0, "H", 2, points=2),
        events.DicePassed(1),
    ]


def test_a_row_brings_a_bomb_that_is_used_or_declined() -> None:
    for move, begins in (("pass", events.BombDeclined(0)), ("A1", events.BombUsed(0))):
        match = position(rows("Q") - {"H2"}, NOTHING, game=SO_GUT)
        turn(match, "red red red 1 5 5 bomb", {0: "red 1 / H2"})
        assert last(match)[1:] == [
            events.RowFilled(0, "Q", True, points=5),
            events.BombWon(0),
        ]
        play(match, 0, move)
        assert last(match)[0] == begins


def test_the_second_colour_ends_the_game_and_saves_rolls() -> None:
    match = position(whole("red", SO_GUT) | (whole("green", SO_GUT) - {"H1"}), game=SO_GUT)
    match.inject("green green 1 1 bomb")
    play(match, 0, "green 1 / H1")
    assert last(match, 2)[-3:] == [  # the result is an entry too
        events.ColourFilled(0, "green", True, points=5),
        events.GameEnded(None, "colours"),
        events.RollsSaved(0, 17, points=34),
    ]
