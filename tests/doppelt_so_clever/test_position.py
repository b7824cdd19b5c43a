"""Positions written by hand from the printed sheet, and texts that no match comes to."""

import re
from pathlib import Path

import pytest

from kleeblatt import Chance, Match
from kleeblatt.core.errors import PositionError
from kleeblatt.core.words import LANGUAGES, sources, words
from kleeblatt.games.doppelt_so_clever.possible import OF_SEAT, OF_TABLE
from tests.doppelt_so_clever.table import (
    circled,
    dice_on,
    gain,
    legal,
    play,
    points,
    silver,
    struck,
    waiting,
    yellow,
)

HEAD = "kleeblatt:1/doppelt-so-clever:1"


def read(*parts: str) -> Match:
    """A match at a position: the table, then the seats; white space in a text means nothing."""
    return Match.from_position("/".join((HEAD, *parts)), seed=1)


# What is read


def test_silver_sweeps_what_it_has_sent_to_the_tray() -> None:
    """The first throw: silver 5 was chosen and crossed; four dice show less, pink shows more."""
    match = read(
        """phase=turn,round=1,turn=1,throw=1,hand=pink6,tray=yellow3+blue2+green4+white1,
        fields=silver5,swept=yellow+blue+green+white""",
        "step=sweep,silver=yellow5",
        "-",
    )
    assert waiting(match) == (0,)
    assert legal(match, 0) == {"pass", "yellow", "blue", "green", "white"}
    play(match, 0, "yellow / white")
    assert silver(match, 0) == {"5 yellow", "3 yellow"}
    assert legal(match, 0) == {f"silver 1 {row}" for row in ("yellow", "blue", "green", "pink")}
    play(match, 0, "silver 1 pink / pass")
    assert match.node == Chance()
    assert dice_on(match, "hand") == {"pink"}


def test_a_passive_player_before_the_tray() -> None:
    """Blue and white are 9 in sum, more than the 4 that Ben wrote last; his +1 comes after that."""
    match = read(
        "phase=window,round=2,turn=1,throw=3,tray=blue3+green1+pink2,fields=silver4+yellow5+white6",
        "pink=4+5+6",
        "step=offer,yellow=--.--.--.-o.--,blue=8+4",
    )
    assert waiting(match) == (1,)
    assert legal(match, 1) == {"pass", "green", "pink"}
    assert circled(match, 1) == [1, 1, 1]  # two rounds, and the second blue cell
    play(match, 1, "pink")
    assert points(match, 1, "pink") == 2
    assert legal(match, 1) == {"pass", "silver", "yellow", "green", "pink", "white"}
    play(match, 1, "yellow / yellow 5 row 4")
    assert yellow(match, 1, "crossed") == {"5 row 4"}
    assert struck(match, 1) == [0, 0, 1]
    assert match.view()["active"] == 1


def test_a_round_begins_with_the_black_question() -> None:
    """The dice still lie as in the turn before; what the ? brings is told by the sheet."""
    match = read(
        "phase=bonuses,round=4,turn=1,throw=3,tray=silver1+blue3+green1,"
        "fields=yellow5+pink6+white6",
        "blue=9+9,pink=4",
        "step=free,question=any,silver=yellow3+blue3+green3,green=2,used=0+0+1,extra-dice=white",
    )
    assert waiting(match) == (1,)
    assert circled(match, 0) == [1, 2, 1]
    assert gain(match, 1, "silver 3 pink") == ["fox"]
    assert match.node == Chance()
    assert match.view()["round"] == 4


def test_the_score_of_a_sheet() -> None:
    """The end of a solo game; every part is added up by hand."""
    match = read(
        "phase=over,round=6,turn=1,passive=1,throw=1,"
        "tray=yellow2+green1+pink2,fields=silver4+blue3+white6",
        "silver=yellow123456+blue13+green13+pink13,yellow=xo.--.--.--.--,"
        "blue=12+11+10,green=12+4+6,pink=1+6+2,used=2+0+1",
    )
    assert match.is_over
    assert match.breakdown(0) == {
        "silver": 22 + 4 + 4 + 4,
        "yellow": 3,
        "blue": 6,
        "green": 12 - 4,
        "pink": 1 + 6 + 2,
        "foxes": 3,  # the third silver column; yellow is the lowest area
    }
    assert circled(match, 0) == [3, 2, 2]
    # re-rolls: round 1, green 2, pink 3; returns: round 3, blue 2; +1: round 2, silver 1


def test_the_example_of_the_page() -> None:
    """White 2 crossed silver; its column brings a yellow ?, and the green 1 may be swept."""
    page = Path(__file__).parents[2] / "docs" / "games" / "doppelt-so-clever.md"
    (text,) = re.findall(f"^{HEAD}$[^`]*", page.read_text("utf-8"), re.MULTILINE)
    match = Match.from_position(text, seed=1)
    assert legal(match, 1) == {"? yellow"}
    play(match, 1, "yellow 2 row 4 / green")
    assert yellow(match, 1, "crossed") == {"1 row 2", "2 row 4"}
    assert silver(match, 1) >= {"1 green", "2 pink"}


# What is refused

THREE = "tray=silver4+yellow4+blue4,fields=green5+pink5+white5"
TEXTS = {  # positions that are read; a change makes each of them impossible
    "start": "phase=throw,round=1,turn=1,throw=1/-/-",
    "turn": "phase=turn,round=1,turn=1,throw=1,hand=silver3+yellow4+blue2+green6+pink5+white1"
    "/step=choose/-",
    "enter": "phase=turn,round=1,turn=1,throw=1,hand=silver5+green6+pink5,tray=blue2+white1,"
    "fields=yellow4/step=enter,die=yellow/-",
    "sweep": "phase=turn,round=1,turn=1,throw=1,hand=pink6,tray=yellow3+blue2+green4+white1,"
    "fields=silver5,swept=yellow+blue+green+white/step=sweep,silver=yellow5/-",
    "before": "phase=turn,round=3,turn=1,throw=2,hand=pink6,tray=yellow3+blue2+green4+white1,"
    "fields=silver5/step=before,silver=yellow5/-",
    "window": f"phase=window,round=2,turn=1,throw=3,{THREE}/-/step=offer",
    "extra": f"phase=window,round=2,turn=1,throw=3,{THREE}/step=extra/-",
    "taken": f"phase=window,round=2,turn=1,throw=3,{THREE}/-/step=enter,die=blue",
    "bonus": f"phase=bonuses,round=4,turn=1,throw=3,{THREE}/step=question,questions=any/-",
    "serve": "phase=serve,round=1,turn=1,passive=1,throw=1,"
    "hand=silver4+yellow4+blue4+green4+pink5+white1/-",
    "served": "phase=window,round=1,turn=1,passive=1,throw=1,"
    "tray=yellow4+blue4+white1,fields=silver4+green4+pink5/step=offer",
    "over": f"phase=over,round=6,turn=2,throw=3,{THREE}/-/-",
}
REFUSED = [  # the reason; the text, and what changes in it
    ("round", "start", "round=1,", ""),
    ("round", "start", "round=1,turn=1,throw=1/", "round=5,turn=1,throw=1/-/-/"),  # of four
    ("passive", "turn", "throw=1", "passive=1,throw=1"),
    ("passive", "serve", "passive=1,", ""),
    ("end", "over", "round=6", "round=5"),
    ("end", "over", "turn=2", "turn=1"),
    ("step", "turn", "step=choose/-", "-/-"),
    ("step", "turn", "step=choose", "step=offer"),
    ("step", "turn", "/-", "/step=extra"),
    ("step", "window", "/-/", "/step=offer/"),
    ("bonus", "bonus", "round=4", "round=5"),
    ("bonus", "bonus", "round=4", "round=3"),
    ("bonus", "bonus", "turn=1", "turn=2"),
    ("throw", "start", ",throw=1", ""),
    ("throw", "serve", "throw=1", "throw=2"),
    ("faces", "start", "throw=1", "throw=1,hand=silver3+yellow4+blue2+green6+pink5+white1"),
    ("faces", "start", "turn=1", "turn=2"),
    ("faces", "turn", "silver3+", ""),
    ("served", "serve", "silver4+yellow4", "silver3+yellow3"),
    ("served", "served", "silver4+green4", "silver4+green3"),
    ("served", "served", "tray=yellow4+blue4+white1,fields=", "hand=yellow4+blue4+white1,fields="),
    ("hand", "window", "tray", "hand"),
    ("hand", "start", "throw=1", f"throw=3,{THREE}"),
    ("fields", "window", "throw=3", "throw=2"),
    ("fields", "turn", "+white1", ",fields=white1"),
    ("fields", "turn", "step=choose", "step=enter,die=white"),
    ("tray", "turn", "+white1", ",tray=white1"),
    ("tray", "enter", "blue2", "blue4"),
    ("chosen", "enter", "pink5", "pink3"),
    ("chosen", "enter", "die=yellow", "die=blue"),
    ("chosen", "sweep", "swept=yellow+", "swept=pink+"),
    ("chosen", "sweep", "pink6", "pink4"),
    ("chosen", "sweep", ",swept=yellow+blue+green+white", ""),
    ("chosen", "sweep", "step=sweep,silver", "step=enter,die=white,silver"),
    ("chosen", "sweep", "blue+green+white/step=sweep,silver=yellow5", "blue/step=enter,die=silver"),
    ("blue", "window", "step=offer", "step=offer,blue=8+9"),
    ("green", "window", "step=offer", "step=offer,green=3"),
    ("green", "window", "step=offer", "step=offer,green=14"),
    ("actions", "window", "step=offer", "step=offer,used=2+0+0"),
    ("actions", "turn", "/-", "/used=1+0+0"),
    ("extra-dice", "window", "step=offer", "step=offer,used=0+0+1,extra-dice=pink"),
    ("extra-dice", "extra", "step=extra", "step=extra,extra-dice=pink"),
    ("extra-dice", "extra", "step=extra", "step=enter,die=blue"),
    ("no-action", "extra", "step=extra", "step=extra,used=0+0+1,extra-dice=pink"),
    ("no-action", "before", "throw=2", "throw=3"),
    ("questions", "window", "step=offer", "step=question"),
    ("questions", "window", "step=offer", "step=offer,questions=pink"),
    ("questions", "window", "step=offer", "step=question,questions=pink"),
    ("questions", "window", "step=offer", "step=offer,yellow=oo.--.--.--.--"),  # a blue ?
    ("no-room", "taken", "die=blue", "die=green"),  # it lies on a field
    ("no-room", "taken", "die=blue", "die=blue,blue=8"),
    ("entries", "start", "-/-", "pink=1/-"),
    ("entries", "window", "step=offer", "step=offer,pink=1+1+1+1+1"),
    ("entries", "taken", "die=blue", "die=blue,pink=1+1+1+1+1"),
]


@pytest.mark.parametrize("name", TEXTS)
def test_what_is_changed_is_a_position(name: str) -> None:
    assert read(TEXTS[name]).position() == f"{HEAD}/{TEXTS[name]}"


@pytest.mark.parametrize(("reason", "name", "old", "new"), REFUSED)
def test_what_no_match_comes_to(reason: str, name: str, old: str, new: str) -> None:
    assert old in TEXTS[name]
    with pytest.raises(PositionError) as refused:
        read(TEXTS[name].replace(old, new, 1))
    assert refused.value.given["reason"] == f"doppelt-so-clever-{reason}"
    for language in LANGUAGES:
        said = words(language)(f"position-doppelt-so-clever-{reason}")
        assert said in refused.value.sentence(language)


def test_every_reason_is_tried_and_said() -> None:
    assert {reason for reason, *_ in REFUSED} == {*OF_TABLE, *OF_SEAT}
    start = "position-doppelt-so-clever-"
    for language in LANGUAGES:
        lines = "\n".join(sources(language).values()).splitlines()
        said = {line.partition(" =")[0] for line in lines if line.startswith(start)}
        assert said == {f"{start}{reason}" for reason in (*OF_TABLE, *OF_SEAT)}


def test_a_die_lies_in_one_place() -> None:
    with pytest.raises(PositionError) as refused:
        read(TEXTS["window"].replace("blue4", "blue4+green5"))
    assert refused.value.id == "position-spelling"
