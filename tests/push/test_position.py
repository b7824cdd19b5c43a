"""Positions of PUSH, written by hand from the table."""

import re

import pytest

from kleeblatt import Match
from kleeblatt.core.errors import PositionError
from kleeblatt.core.position import HEAD
from kleeblatt.core.words import sources, words

GAME = f"{HEAD}/push:1,risk=no,directions=removed"


def at(text: str, *seats: str, game: str = GAME) -> Match:
    """A match at this table, with these displays; by default two empty ones."""
    return Match.from_position("/".join([game, text, *(seats or ("-", "-"))]))


def test_where_a_card_can_go() -> None:
    """A blue 2: not to the blue 4, not to the red 2, to a dice card with a green 1, or alone."""
    rows = "rows=blue4.red2+dice.-"
    match = at(f"phase=place,turn=1,decider=1,card=blue-2,{rows}")
    assert match.legal(0) == ["into 3"]
    match = at("phase=place,turn=1,decider=1,card=blue-2,rows=green1+dice.red2.-")
    assert match.legal(0) == ["into 1", "into 3"]
    match = at("phase=place,turn=1,decider=1,card=dice-card,rows=green1+dice.red2.-")
    assert match.legal(0) == ["into 2", "into 3"]


def test_the_score_of_what_lies_there() -> None:
    match = at(
        "phase=take,turn=2,decider=1,rows=-.green5+yellow1.-",
        "display=red1,secured=blue66", "display=purple34",
    )  # fmt: skip
    assert match.scores() == [13, 7]
    assert match.legal(0) == ["take 2"]
    match.play(0, "take 2")
    assert match.scores() == [19, 7]


def test_the_deck_is_what_lies_nowhere() -> None:
    match = at("phase=card,turn=1,decider=1,rows=red1.-.-,discarded=red11", "secured=red2", "-")
    left = match.view()["deck"]["left"]
    assert "red 1" not in left
    assert left["red 2"] == 2


WRONG = {
    "seat": ("phase=start,turn=3,decider=1",),
    "push-too-many": ("phase=start,turn=1,decider=1,discarded=red1", "display=red111", "-"),
    "push-directions": ("phase=take,turn=1,decider=1,rows=red1.-.-,directions=1",),
    "push-row": ("phase=go-on,turn=1,decider=1,rows=red12.-.-",),
    "push-cleared": ("phase=start,turn=1,decider=1,rows=red1.-.-",),
    "push-deck": ("phase=over,turn=1,decider=1",),
    "push-taken": ("phase=go-on,turn=1,decider=2,rows=red1.-.-",),
    "push-gap": ("phase=go-on,turn=1,decider=1,rows=-.red1.-",),
    "push-no-rows": ("phase=take,turn=1,decider=1",),
    "push-no-place": ("phase=place,turn=1,decider=1,card=red-1,rows=red2.red3.red4",),
}


@pytest.mark.parametrize("reason", WRONG)
def test_what_no_match_comes_to(reason: str) -> None:
    game = GAME.replace("removed", "discarded")  # direction cards are in the deck, for nothing
    with pytest.raises(PositionError) as refused:
        at(*WRONG[reason], game=game)
    assert refused.value.id == "position-impossible"
    assert refused.value.given["reason"] == reason
    for language in ("de", "en"):
        assert words(language)(f"position-{reason}") in refused.value.sentence(language)


def test_every_reason_is_tried() -> None:
    texts = "\n".join(sources("en").values())
    assert {*re.findall(r"^position-(push-[\w-]+) =", texts, re.M)} == WRONG.keys() - {"seat"}
