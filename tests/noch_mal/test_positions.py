"""Positions written by hand from a sheet, and those that no match comes to."""

import re
from importlib import resources

import pytest

from kleeblatt import Match
from kleeblatt.core.errors import PositionError
from kleeblatt.core.words import LANGUAGES, words
from tests.noch_mal.table import (
    NOCH_MAL,
    NOTHING,
    SO_GUT,
    cells,
    columns,
    crossed,
    play,
    points,
    refused,
    rows,
    sheet,
)

HEAD = {
    NOCH_MAL: "kleeblatt:1/noch-mal:1,sheet=black/",
    SO_GUT: "kleeblatt:1/noch-mal-so-gut:1,sheet=so-gut/",
}
MESSAGE = re.compile("^position-noch-mal-([a-z-]+) =", re.MULTILINE)


def at(text: str, game: str = NOCH_MAL) -> Match:
    """A match at a position of this game."""
    return Match.from_position(HEAD[game] + text)


# Written from the sheet


def test_the_example_of_the_rulebook() -> None:
    """With D3–G3 crossed, D2 and D4 each need a 1; a green 2 cannot take both."""
    match = at(
        "phase=crossing,roll=3,dice=green+red+x.1+2+x"
        "/step=choose,crossed=D3+E3+F3+G3+H3,jokers=8/step=choose,jokers=8"
    )
    assert crossed(match, 0) == cells("D3 E3 F3 G3 H3")
    assert refused(match, 0, "green 2") == "no-room-for-dice"
    play(match, 0, "green 1")
    assert match.legal(0) == ["D2", "D4", "H1"]
    assert crossed(match, 1) == NOTHING


def test_a_score_worked_out_from_the_sheet() -> None:
    """A letter alone is a full column; what is full and not named as first has the lower value."""
    match = at(
        "phase=roll,roll=11,dice=red+orange+orange.1+2+x"
        "/crossed=G+H+I,first=G,jokers=2/crossed=H+I,first=H+I,jokers=8"
    )
    assert crossed(match, 0) == columns("GHI")
    assert match.breakdown(0) == {"bonus": 0, "columns": 2 + 0 + 1, "jokers": 2, "stars": -24}
    assert match.breakdown(1) == {"bonus": 0, "columns": 1 + 2, "jokers": 8, "stars": -26}


BOMB = (
    "phase=bonus,roll=30,dice=red+red+orange.1+2+x.heart,new-rows=Q"
    "/crossed=A2+B2+C2+D2+E2+F2+G2+H234567+I2+J2+K2+L2+M2+N2+O2,first=Q,jokers=2,hearts=1,bombs=1"
    "/crossed=H,first=H,jokers=6"
)


def test_a_bomb_that_a_row_has_brought() -> None:
    """The last cell of column H brings its lower value, which is none, a heart and a box."""
    match = at(BOMB, SO_GUT)
    assert crossed(match, 0) == rows("Q") | columns("H") - cells("H1")
    assert match.awaited == (0,)
    assert {"pass", "H1", "G1 H1"} <= set(match.legal(0))
    play(match, 0, "H1")
    assert sheet(match, 0)["columns"] == {"H": "later"}
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 1}
    assert [points(match, 0, part) for part in ("columns", "rows", "hearts")] == [0, 5, 1]


NEW = (
    "phase=crossing,roll=9,dice=blue+red+x.2+3+x,taken=blue+2"
    "/crossed=G+H,new=G+H,jokers=8/step=choose,crossed=H,first=H,jokers=8"
)


def test_lines_that_are_circled_when_all_have_decided() -> None:
    """G4 and H4 are one blue block: they fill both columns, and Ben was the first in H before."""
    match = at(NEW.replace("new=G+H", "new=G"))  # H is circled already: another position
    assert sheet(match, 0)["columns"] == {"H": "later"}
    match = at(NEW)
    assert sheet(match, 0)["columns"] == {}
    play(match, 1, "pass")
    assert sheet(match, 0)["columns"] == {"G": "first", "H": "later"}


# What cannot be

START = "phase=crossing,roll=5,dice=green+blue+x.1+2+x,taken=green+1"
ADA, BEN = "crossed=G3+H3,jokers=8", "step=choose,crossed=H4,jokers=8"
MIDDLE = f"{START}/{ADA}/{BEN}"
ROLLED = "phase=roll,roll=2,dice=green+blue+x.1+2+x"
SPECIAL = "phase=crossing,roll=2,dice=green+blue+x.1+2+x.heart"
ROW_R = "crossed=A3+B3+C3+D3+E3+F3+G3+H3+I3+J3+K3+L3+M3+N3+O3,first=R,jokers=2"
IMPOSSIBLE = [
    ("so-gut", NOCH_MAL, f"{START}/{ADA},hearts=1/{BEN}"),
    ("phase", NOCH_MAL, "phase=active,roll=2,dice=red+red+x.1+2+x/jokers=8/step=choose,jokers=8"),
    ("phase", NOCH_MAL, "phase=crossing/step=choose,jokers=8/step=choose,jokers=8"),
    ("dice", NOCH_MAL, MIDDLE.replace("green+blue+x", "green+blue")),
    ("dice", SO_GUT, BOMB.replace(".heart", "")),
    ("dice", SO_GUT, BOMB.replace(".heart,", ".heart,taken=bomb,")),
    ("taken", NOCH_MAL, MIDDLE.replace("taken=green", "taken=red")),
    ("taken", NOCH_MAL, MIDDLE.replace("taken=green", "taken=x")),  # without a joker spent
    ("taken", NOCH_MAL, MIDDLE.replace("roll=5", "roll=3")),
    ("taken", SO_GUT, BOMB.replace("heart,", "heart,taken=heart,") + ",boxes=2"),  # none is used
    ("step", NOCH_MAL, f"{START}/step=choose,{ADA}/{BEN}"),
    ("step", NOCH_MAL, f"{START}/{ADA}/{ADA}"),
    ("step", NOCH_MAL, f"{ROLLED}/{ADA}/{BEN}"),
    ("step", SO_GUT, BOMB.replace(",bombs=1", "")),
    ("end", NOCH_MAL, f"{ROLLED}/{ADA}/{ADA}".replace("roll,", "over,", 1)),
    ("end", NOCH_MAL, "phase=roll,roll=30,dice=red+x.1+2/jokers=8"),
    ("end", NOCH_MAL, "phase=crossing,roll=31,dice=red+x.1+2/step=choose,jokers=8"),
    ("new-rows", SO_GUT, BOMB.replace("new-rows=Q", "new-rows=Q+R")),
    ("first", NOCH_MAL, f"{START}/crossed=H3,first=H,jokers=8/{BEN}"),
    ("later", NOCH_MAL, f"{START}/crossed=H,jokers=8/{BEN}"),
    ("new", NOCH_MAL, NEW.replace("crossed=G+H,new=G+H", "crossed=F+G+H,new=F+G+H")),
    ("new", NOCH_MAL, NEW.replace("first=H", "new=H")),  # before this seat has decided
    ("written", SO_GUT, BOMB.replace("bombs=1", "written=H1,bombs=1")),  # not full yet
    ("written", SO_GUT, f"{BOMB},written=H2"),
    ("bombs", SO_GUT, BOMB.replace("bombs=1", "bombs=2")),
    ("jokers", SO_GUT, BOMB.replace("jokers=6", "jokers=7")),
    ("jokers", NOCH_MAL, MIDDLE.replace("step=choose", "step=cross+x+2")),
    ("boxes", SO_GUT, f"{BOMB},boxes=3"),
    ("rolls", NOCH_MAL, f"{ROLLED}/crossed=H1,jokers=2/jokers=8"),
    ("hearts", SO_GUT, BOMB.replace("hearts=1", "hearts=2")),
    ("hearts", SO_GUT, f"phase=roll,roll=30,dice=red+x+x.1+2+x.heart/{ROW_R}/jokers=6"),
    ("strays", NOCH_MAL, MIDDLE.replace("G3+H3", "G3")),
    ("strays", SO_GUT, BOMB.replace("crossed=H,", "crossed=A2+C2+E2+H+K2+M2,")),
    ("crosses", NOCH_MAL, f"{ROLLED}/crossed=G12345+H123456,jokers=8/crossed=H12,jokers=8"),
    ("crosses", NOCH_MAL, f"{ROLLED}/jokers=7/jokers=8"),
    ("choice", NOCH_MAL, MIDDLE.replace("step=choose", "step=cross+red+1")),  # not rolled
    ("choice", NOCH_MAL, MIDDLE.replace("step=choose", "step=cross+green+2")),  # taken away
    ("choice", NOCH_MAL, MIDDLE.replace("1+2", "1+5").replace("choose", "cross+blue+5")),
    ("choice", SO_GUT, f"{SPECIAL}/step=act,jokers=6/step=choose,jokers=6,boxes=1"),
    ("choice", SO_GUT, f"{SPECIAL}/step=three+P,jokers=6/step=choose,jokers=6,boxes=1"),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "game", "text"), IMPOSSIBLE)
def test_what_no_match_comes_to(reason: str, game: str, text: str) -> None:
    """The reason is named, in both languages."""
    with pytest.raises(PositionError) as error:
        at(text, game)
    assert error.value.id == "position-impossible", error.value
    assert error.value.given == {"reason": f"noch-mal-{reason}"}
    for language in LANGUAGES:
        assert words(language)(f"position-noch-mal-{reason}") in error.value.sentence(language)


def test_every_reason_is_tried() -> None:
    texts = resources.files("kleeblatt.games.noch_mal") / "texts" / "en.ftl"
    named = MESSAGE.findall(texts.read_text("utf-8"))
    assert {reason for reason, _, _ in IMPOSSIBLE} == set(named)


@pytest.mark.parametrize(
    "text",
    [
        f"{START}/{ADA},first=AA/{BEN}", f"{START}/{ADA},first=/{BEN}", f"{START}/crossed=/{BEN}",
        f"{START}/crossed=H0/{BEN}", f"{START}/crossed=H8/{BEN}", f"{START}/crossed=++/{BEN}",
        f"{START}/{ADA},written=A9/{BEN}", f"{START}/{ADA},written=/{BEN}",
        f"{START}/step=done,{ADA}/{BEN}", f"{START}/{ADA}/step=bomb", f"{START}/{ADA}/step=cross",
        f"{START},new-rows=PQ/{ADA}/{BEN}", f"{START},dice=-.-/{ADA}/{BEN}",
        f"{MIDDLE.replace('green+1', 'x')}", f"{MIDDLE.replace('1+2+x', '1+2+?')}",
        f"{MIDDLE.replace('1+2+x', '1+2+x.heart.heart')}", f"{MIDDLE.replace('.1+2+x', '')}",
    ],
)  # fmt: skip
def test_words_that_say_nothing(text: str) -> None:
    with pytest.raises(PositionError) as error:
        at(text)
    assert error.value.id in ("position-value", "position-field")


@pytest.mark.parametrize(
    "text",
    [
        f"{START}/crossed=H3+G3,jokers=8/{BEN}", f"{START}/crossed=G3+H33,jokers=8/{BEN}",
        f"{START}/{ADA.replace('H3', 'h3')}/{BEN}",
        MIDDLE.replace("green+blue+x", "x+green+blue"), f"{START}/{ADA},new=H/{BEN}",
        NEW.replace("first=H", "first=H,new=H"), NEW.replace("+H,new", "+H1234567,new"),
        MIDDLE.replace("crossing", "active").replace("roll=5", "roll=6"),
    ],
)  # fmt: skip
def test_one_spelling(text: str) -> None:
    with pytest.raises(PositionError) as error:
        at(text)
    assert error.value.id == "position-spelling"
