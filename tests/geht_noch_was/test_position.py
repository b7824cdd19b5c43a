"""Positions written by hand: what a reader takes from them, and which no game comes to."""

import pytest

from kleeblatt import Match
from kleeblatt.core.errors import PositionError
from kleeblatt.core.words import LANGUAGES
from kleeblatt.games.geht_noch_was import position
from kleeblatt.games.geht_noch_was.possible import SEAT_CHECKS, TABLE_CHECKS
from tests.geht_noch_was.table import (
    COLOURS,
    assert_whole,
    comes,
    deck,
    display,
    legal,
    marked,
    money,
    new,
    phase,
    play,
    scored,
    seat_of,
    start,
    throw,
    under,
)
from tests.players import OWN_DECK

# The first roll of a game of two: nobody has done anything
FIRST = "phase=dice,round=1,fairy=1"
ADA = "step=in,clover=1,display=1+2.3+4.5+6.-.-"
BEN = "step=in,clover=1,display=7+8.9+10.11+12.-.-"
OUT = "step=out,clover=4,display=7+8.9+10.11+12.-.-"  # Ben, later in the game
DONE = "display=7+8.9+10.11+12.-.-"
MINE = "display=1+2.3+4.5+6.-.-"
ROLL = "dice=blue1336.red245"  # a blue pair for card 1, no two in a row for card 2
ROOMLESS = "display=1+2+25+26.3+4+27+28.5+6+29+30.-.-"


def text(table: str, *seats: str, free: str = "no", solo: str = "no") -> str:
    """The text of a position with the built-in deck."""
    options = f"geht-noch-was:1,free_start={free},solo_rules={solo},deck=built-in"
    return "/".join(["kleeblatt:1", options, table, *seats])


def at(table: str, *seats: str, free: str = "no", solo: str = "no") -> Match:
    """A match at a position, which is written as it was read."""
    match = Match.from_position(found := text(table, *seats, free=free, solo=solo), seed=1)
    assert match.position() == found
    assert_whole(match)
    return match


def test_deciding_on_a_roll() -> None:
    """Card 25 is marked, so one on the levels 1 and 2 can be, if the dice fulfil it."""
    ada = "step=fulfil,clover=2,display=25black+26.-+29+30.5+6.-.-"
    match = at(f"phase=decide,round=2,fairy=2,roll=2,{ROLL}", ada, OUT)
    assert display(match) == {1: {25, 26}, 2: {29, 30}, 3: {5, 6}}
    assert marked(match) == {25: "black"}
    assert seat_of(match, 0)["black"] == 4
    assert match.view()["luck"] == 16 - 2 - 4
    assert legal(match) == {"mark 26", "mark 29", "mark 30", "avert", "fail"}
    play(match, 0, "mark 29 / in")
    throw(match, "3 3 3 3", "3 3 3")
    assert legal(match) == {"mark 5", "avert", "fail"}


def test_luck_as_a_marker() -> None:
    """It is neither on the clover nor in the supply."""
    marks = "25black+26black+27black+28black.29black+30luck.5+6.-.-"
    match = at(
        f"phase=push,round=2,fairy=1,roll=7,{ROLL}",
        f"clover=1,display={marks},scored=4.-.-.-.-",
        f"clover=4,{DONE}",
    )
    assert list(marked(match).values()) == ["black"] * 5 + ["luck"]
    assert match.view()["luck"] == 16 - 1 - 4 - 1
    play(match, 0, "bank 30")
    assert match.view()["luck"] == 16 - 1 - 4
    assert scored(match) == {1: {4: 1}, 2: {30: 1}}


def test_buying() -> None:
    """A ×3 card counts three times; what was bought since is paid; the bonus card is not."""
    ada = f"step=buy,clover=1,{MINE},scored=25x3+26.-.-.-.-,new=31+61,bought=1"
    match = at("phase=buy,round=2,fairy=2,roll=3,under=33+32.-.-", ada, f"clover=4,{DONE}")
    assert scored(match) == {1: {25: 3, 26: 1}}
    assert match.breakdown(0)["level-1"] == 4
    assert money(match) == 2
    assert new(match) == [31, 61]
    assert under(match, "green") == [33, 32]
    assert len(deck(match, "green")) == 52 - 8 - 2 - 1
    assert legal(match) == {"pass", "buy green", "buy yellow"}
    play(match, 0, "buy yellow")
    assert comes(match) == set(match.view()["decks"]["yellow"]["shuffled"])
    assert "drawing=yellow,drawer=1" in match.position()


def test_exchanging() -> None:
    """44 has the task of card 1; the next card is drawn in exchange."""
    ada = f"step=buy,clover=1,{MINE},scored=25.-.-.-.-,offered=44,bought=1"
    match = at("phase=buy,round=2,fairy=2,roll=1", ada, f"clover=4,{DONE}")
    assert legal(match) == {"keep", "exchange"}
    play(match, 0, "exchange")
    found = match.position()
    assert "drawing=green,drawer=1,exchanging=yes,under=44.-.-" in found
    assert Match.from_position(found).view() == match.view()


def test_push_it() -> None:
    """By the solo rules; the red card itself stays where it is."""
    table = f"phase=push,round=3,fairy=1,roll=4,{ROLL}"
    seat = "display=1+2.-.5.-.-,scored=-.3+4.61.82.-,lifts=1,lifter=82"
    match = at(table, seat)
    assert match.breakdown(0) == {
        "level-5": 0, "level-4": 6 * 4, "level-3": 4 * 2, "level-2": 2 * 2, "level-1": 0,
        "luck": 0, "sets": 8,
    }  # fmt: skip
    assert legal(match) == {"pass", "lift 3", "lift 4", "lift 61"}
    play(match, 0, "lift 61")
    assert scored(match) == {2: {3: 1, 4: 1}, 4: {61: 1, 82: 1}}
    assert phase(match) == "bonus"


def test_the_dealt_cards() -> None:
    """Before the first Glücksfee is drawn."""
    for free, levels in (("no", "1+2.3+4.5+6.-.-"), ("yes", "6+1.5+2.4+3.-.-")):
        match = at("phase=fairy", f"display={levels}", DONE, free=free)
        assert [name for name, _ in match.outcomes()] == ["fairy 1", "fairy 2"]


def test_a_deck_of_ones_own() -> None:
    """Its numbers are those of the text, whatever their colours; the deck is in the head."""
    match = start(5, deck=OWN_DECK)
    match.inject("fairy 3")
    found = match.position()
    again = Match.from_position(found, match.players)
    assert again.position() == found
    assert again.view() == match.view()
    assert found.endswith("display=101+102.103+104.105+106.-.-")
    assert all(deck(again, colour) == deck(match, colour) for colour in COLOURS)


def test_markers_may_lie_in_any_order() -> None:
    """Which of the ×3/×4 markers lies where says nothing, so the text does not say it either."""
    ada = f"step=bonus,{MINE},scored=25x3.26x4.-.-.-"
    table = "phase=bonus,round=3,fairy=1,roll=1"
    match = at(table, ada, f"clover=4,{DONE}")
    s = match.state
    s.multiplied[:2], s.times[:2] = s.multiplied[1::-1], s.times[1::-1]
    assert scored(match) == {1: {25: 3}, 2: {26: 4}}
    assert match.position() == text(table, ada, f"clover=4,{DONE}")


# Refused: the reason, the table and the seats

PUSHING = f"phase=push,round=3,fairy=1,roll=7,{ROLL}"
BUYING = "phase=buy,round=2,fairy=1,roll=1"
IMPOSSIBLE: list[tuple[str, str, list[str], dict[str, str]]] = [
    ("seat", "phase=dice,round=1,fairy=3", [ADA, BEN], {}),
    ("cards", FIRST, [ADA.replace("+2", "+1"), BEN], {}),
    ("cards", FIRST, [ADA, ADA], {}),
    ("cards", FIRST, [ADA.replace("+2", "+102"), BEN], {}),
    ("under", f"{FIRST},under=61.-.-", [ADA, BEN], {}),
    ("supply", PUSHING, ["clover=4,display=1luck.-.-.-.-", *["clover=4"] * 3], {}),
    ("multipliers", PUSHING, ["scored=25x3+26x3+27x4+28x3+29x3.-.-.-.-", BEN[8:]], {}),
    ("round", "phase=bonus,round=1,fairy=1", [MINE, DONE], {}),
    ("round", "phase=over,round=4,fairy=1,roll=1", [MINE, DONE], {}),
    ("round", "phase=fairy", [MINE], {}),
    ("round", "phase=start", ["new=1+2+3+4+5+6", "new=7+8+9+10+11+12"], {}),
    ("roll", "phase=fairy,roll=1", [MINE, DONE], {}),
    ("roll", "phase=over,round=5,fairy=1", [MINE, DONE], {}),
    ("stuck", "phase=bonus,round=2,fairy=1,roll=1", [MINE, DONE], {}),
    ("stuck", f"{FIRST},roll=1,{ROLL}", [ADA.replace("in", "out", 1), OUT], {}),
    ("drawing", f"{FIRST},drawing=green,drawer=1", [ADA, BEN], {}),
    ("drawing", f"{BUYING},drawing=green,drawer=2", [f"step=buy,{MINE}", f"{DONE},bought=1"], {}),
    ("drawing", f"{BUYING},drawing=red,drawer=1", [f"step=buy,{MINE}", DONE], {}),
    ("drawing", f"{BUYING},exchanging=yes", [f"step=buy,{MINE}", DONE], {}),
    (
        "drawing",  # nobody has a card like 30
        f"{BUYING},drawing=green,drawer=1,exchanging=yes,under=30.-.-",
        [f"step=buy,{MINE},bought=1", DONE],
        {},
    ),
    (
        "drawing",  # there is no room for a consolation
        f"phase=decide,round=2,fairy=1,roll=1,{ROLL},drawing=green,drawer=1",
        ["step=out,display=1+2+25+26.3+4.5+6.-.-", "step=in,clover=1," + DONE],
        {},
    ),
    (
        "drawing",  # Ben's turn comes after Ada's
        f"phase=decide,round=2,fairy=1,roll=1,{ROLL},drawing=green,drawer=2",
        [f"step=failed,{MINE}", f"step=out,{DONE}"],
        {},
    ),
    ("offered", BUYING, [f"step=buy,{MINE},offered=32,bought=1", DONE], {}),
    ("offered", BUYING, [f"{MINE},offered=44,bought=1", f"step=buy,{DONE}"], {}),
    ("bought", FIRST, [f"{ADA},bought=1", BEN], {}),
    ("new", FIRST, [f"{ADA},new=25", BEN], {}),
    ("new", BUYING, [f"step=buy,{MINE},new=31+32", DONE], {}),
    ("new", BUYING, [f"step=buy,{MINE},new=61", DONE], {}),
    ("new", "phase=bonus,round=2,fairy=1,roll=1", [f"step=bonus,{MINE},new=25", DONE], {}),
    ("money", BUYING, [f"step=buy,{MINE},scored=25.-.-.-.-,new=61,bought=1", DONE], {}),
    ("money", BUYING, [f"step=buy,{MINE},money=9", DONE], {"solo": "yes"}),
    ("room", "phase=build,round=2,fairy=1,roll=1", [f"{ROOMLESS},new=31,bought=1", DONE], {}),
    ("markers", BUYING, ["step=buy,display=1black+2.3+4.5+6.-.-", DONE], {}),
    ("markers", PUSHING, ["display=1black+2black.3black+4black.5black+6black.-.-", DONE], {}),
    ("markers", f"{FIRST},roll=1,{ROLL}", [ADA.replace("1+2", "1+2luck"), BEN], {}),
    ("markers", f"{FIRST},roll=1,{ROLL}", [ADA.replace("1+2", "1black+2black"), BEN], {}),
    ("climb", f"{FIRST},roll=1,{ROLL}", [ADA.replace("3+4", "3+4black"), BEN], {}),
    ("fulfilled", f"{FIRST},roll=1,{ROLL}", [ADA.replace("1+2", "1+2black"), BEN], {}),
    ("luck", FIRST, [ADA.replace("clover=1", "clover=2"), BEN], {}),
    ("luck", FIRST, [ADA, BEN.replace("in", "out", 1)], {}),
    ("luck", "phase=fairy", [f"clover=1,{MINE}", DONE], {}),
    ("start", FIRST, [ADA.replace("1+2", "25+2"), BEN], {}),
    ("start", FIRST, [ADA.replace("1+2", "1+2+25"), BEN], {}),
    ("start", FIRST, [ADA.replace("1+2.3+4", "3+4.1+2"), BEN], {}),
    ("start", FIRST, [ADA.replace("5+6.-", "-.5+6"), BEN], {"free": "yes"}),
    ("high", BUYING, ["step=buy,display=1+2.3+4.5.-.6", DONE], {}),
    ("high", BUYING, [f"step=buy,{MINE},scored=-.-.-.-.25", DONE], {"solo": "yes"}),
    ("number", BUYING, ["step=buy,display=1+2.3.5+6.-.-", DONE], {}),
    ("number", BUYING, [f"step=buy,{MINE},scored=25x4+26x4.-.-.-.-", DONE], {}),
    ("lifts", PUSHING, ["display=1+2.4.5+6.-.-,scored=3.-.-.82.-,lifts=1,lifter=82", DONE], {}),
    ("lifts", PUSHING, ["display=1.4.5+6.-.-,scored=3.-.-.82.-,lifts=2,lifter=82"], {}),
    ("lifts", PUSHING, ["display=1+3.4.5+6.-.-,scored=-.-.-.82.-,lifts=1,lifter=82"], {}),
    ("lifts", PUSHING, [f"{MINE},lifts=1,lifter=82"], {}),
    ("lifts", PUSHING, ["display=1black+2.4.5+6.-.-,scored=3.-.-.82.-,lifts=1"], {}),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "table", "seats", "options"), IMPOSSIBLE)
def test_no_game_comes_to(
    reason: str, table: str, seats: list[str], options: dict[str, str]
) -> None:
    with pytest.raises(PositionError) as refused:
        Match.from_position(text(table, *seats, **options))
    assert refused.value.given["reason"] in (reason, f"geht-noch-was-{reason}")
    assert all(refused.value.sentence(language) for language in LANGUAGES)


def test_every_reason_has_an_example() -> None:
    named = {reason.removeprefix("geht-noch-was-") for reason, _ in (*TABLE_CHECKS, *SEAT_CHECKS)}
    assert {reason for reason, *_ in IMPOSSIBLE} == named


@pytest.mark.parametrize(
    ("name", "table", "ada"),
    [
        ("roll", f"{FIRST},roll={position.LAST_ROLL + 1},{ROLL}", ADA),
        ("dice", f"{FIRST},roll=1,dice=blue133.red2456", ADA),
        ("dice", f"{FIRST},roll=1,dice=blue1337.red245", ADA),
        ("dice", f"{FIRST},roll=1,dice=red245.blue1336", ADA),
        ("under", f"{FIRST},under=-.-", ADA),
        ("under", f"{FIRST},under={'+'.join(['25'] * 105)}.-.-", ADA),
        ("step", FIRST, ADA.replace("in", "fulfil", 1)),
        ("clover", FIRST, ADA.replace("clover=1", "clover=5")),
        ("display", FIRST, ADA.replace("1+2", "1+2+25+26+27")),
        ("display", FIRST, ADA.replace("1+2", "0+2")),
        ("display", FIRST, ADA.replace("1+2", "97+2")),
        ("display", FIRST, ADA.replace("1+2", "201+2")),
        ("display", FIRST, ADA.replace("1+2", "1white+2")),
        ("display", FIRST, ADA.replace("1+2", "-black+2")),
        ("display", FIRST, ADA.replace("1+2.", "1+2.-.")),
        ("scored", FIRST, f"{ADA},scored=25x2.-.-.-.-"),
        ("scored", FIRST, f"{ADA},scored={'x3+'.join(map(str, range(25, 34)))}x3.-.-.-.-"),
        ("new", FIRST, f"{ADA},new=25+26+27+28+29+30+31"),
        ("offered", FIRST, f"{ADA},offered=-"),
    ],
)
def test_a_field_cannot_say(name: str, table: str, ada: str) -> None:
    with pytest.raises(PositionError) as refused:
        Match.from_position(text(table, ada, BEN))
    assert refused.value.id == "position-value"
    assert refused.value.given["name"] == name


@pytest.mark.parametrize(
    ("table", "ada"),
    [
        (f"{FIRST},drawer=1", ADA),  # nobody draws
        (f"{FIRST},roll=0", ADA),
        (f"{FIRST},under=-.-.-", ADA),
        (f"{FIRST},{ROLL}", ADA),  # not rolled yet
        (FIRST, ADA.replace("1+2", "01+2")),
        (FIRST, ADA.replace("1+2", "1+2+-")),
        (FIRST, f"{ADA},scored=-.-.-.-.-"),
        (BUYING, f"step=buy,{MINE},money=3"),  # by the normal rules it follows
    ],
)
def test_one_text_a_position(table: str, ada: str) -> None:
    ben = DONE if table == BUYING else BEN
    with pytest.raises(PositionError) as refused:
        Match.from_position(text(table, ada, ben))
    assert refused.value.id == "position-spelling"
