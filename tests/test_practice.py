"""Practice: everything can be taken back, also past dice and cards."""

import random

import pytest

from kleeblatt import GAMES, Match, SecretDice, SeededDice, game, new_match, replay
from kleeblatt.core import struct
from kleeblatt.core.dice import DealtDice, Dice
from kleeblatt.core.errors import GameError, RecordError
from kleeblatt.core.match import Chance
from kleeblatt.core.record import Move, Roll, read
from kleeblatt.games.verdict import verdict
from tests.players import play_on, seats


def practice(id: str, dice: Dice, players: int = 2) -> Match:
    return Match(game(id), seats(players), dice=dice, practice=True)


def past_a_roll(match: Match, seat: int) -> bool:
    """Play on until dice have followed a choice of this seat; what came between."""
    chooser = random.Random(match.step)
    chosen = 0
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            if chosen:
                return True
        elif not match.play_forced():
            who = match.awaited[0]
            chosen += who == seat
            match.play(who, chooser.choice(match.legal_numbers(who)))
    return False


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    "kind", [SeededDice, DealtDice, SecretDice], ids=lambda kind: kind.__name__
)
def test_the_same_dice_come_again(id: str, kind: type[Dice]) -> None:
    """The same moves after going back meet the same dice, and the record proves all of them."""
    match = practice(id, kind(bytes(32)) if kind is SecretDice else kind(5))  # type: ignore[call-arg]
    for _ in range(6):
        if not past_a_roll(match, 0):
            break
        entries, state = list(match.record.entries), struct.copy(match.state)
        assert match.can_take_back(0)
        assert match.take_back(0) == 0
        undone = entries[len(match.record.entries) :]
        assert match.record.entries == entries[: len(match.record.entries)]
        assert isinstance(undone[0], Move)
        assert undone[0].seat == 0
        assert any(isinstance(entry, Roll) for entry in undone)
        for entry in undone:
            if isinstance(entry, Move):
                match.play(entry.seat, entry.text)
            else:
                match.roll()
        assert match.record.entries == entries
        assert match.state == state
    play_on(match, 3)
    assert replay(read(match.record.text())).state == match.state
    assert not match.can_take_back(0) or kind is not SecretDice  # once its secret is out


@pytest.mark.parametrize("id", GAMES)
def test_back_to_the_first_choice(id: str) -> None:
    """Choice by choice, further than moments are kept; each is asked as it was."""
    match = practice(id, SecretDice(bytes(32)))
    asked: list[tuple[int, list[str]]] = []
    chooser = random.Random(id)
    while len(asked) < 90 and not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        elif not match.play_forced():
            seat = match.awaited[0]
            if seat == 0:
                asked.append((len(match.record.entries), match.legal(0)))
            match.play(seat, chooser.choice(match.legal_numbers(seat)))
    if match.is_over:
        return
    for entries, legal in reversed(asked):
        match.take_back(0)
        assert len(match.record.entries) == entries
        assert match.legal(0) == legal
    with pytest.raises(GameError):
        match.take_back(0)


def test_elsewhere_dice_stay() -> None:
    match = new_match("push", seats(2), seed=5)
    assert past_a_roll(match, 0)
    assert not match.can_take_back(0)
    assert "practice" not in match.record.header


def test_the_record_says_so() -> None:
    match = play_on(practice("push", SecretDice(bytes(32))), 1)
    assert match.record.header["practice"] is True
    found = verdict(match.record.text(), "en")
    assert found.ok
    assert any("practice table" in sentence for sentence in found.not_proven)
    match.record.header["practice"] = "yes"
    with pytest.raises(RecordError):
        replay(read(match.record.text()))


@pytest.mark.parametrize("id", [id for id in GAMES if id != "push"])
def test_others_decide_in_secret(id: str) -> None:
    """Whether somebody has decided in secret is not told by what others could take back."""
    refused = 0
    for seed in range(8):
        match = new_match(id, seats(3), seed=seed)
        chooser = random.Random(seed)
        could: dict[tuple[int, int], bool] = {}  # by what everybody knows, and seat
        while not match.is_over and match.step < 200:
            if isinstance(match.node, Chance):
                match.roll()
            elif not match.play_forced():
                for seat in match.seats:
                    now, known = match.can_take_back(seat), len(match.known_to(None))
                    if not match.has_secret(seat):
                        assert could.setdefault((known, seat), now) == now
                        refused += now and match.hides and not can_really(match, seat)
                seat = chooser.choice(match.awaited)
                match.play(seat, chooser.choice(match.legal_numbers(seat)))
    assert refused or id == "geht-noch-was"


def can_really(match: Match, seat: int) -> bool:
    """Is it taken back, and not refused because somebody has decided already?"""
    twin = match.copy()
    try:
        twin.take_back(seat)
    except GameError as error:
        assert error.id == "others-have-decided"
        assert twin.record.entries == match.record.entries
        return False
    return True
