"""Dice that nobody can foresee and everybody can check; and what a seat may know."""

import hashlib
import hmac
from collections import Counter

import pytest

from kleeblatt import GAMES, Chance, Match, RecordError, SecretDice, UsageError, game, replay
from kleeblatt.core.dice import SealedDice, dice_from
from kleeblatt.core.errors import GameError
from kleeblatt.core.record import Record, Reveal, Roll, read
from tests.players import play_on, seats

SECRET = bytes(range(32))


def secret_match(id: str, players: int = 2) -> Match:
    return Match(game(id), seats(players), dice=SecretDice(SECRET))


def test_a_draw_is_what_the_documentation_says() -> None:
    digest = hmac.new(SECRET, b"3/0", hashlib.sha256).digest()
    assert SecretDice(SECRET).below(1000, 3) == int.from_bytes(digest, "big") % 1000
    assert SecretDice(SECRET, ("a", "b")).below(10**9, 3) != SecretDice(SECRET).below(10**9, 3)


def test_uneven_remainders_are_drawn_again() -> None:
    """With n just above half of all digests about every second draw is rejected."""
    dice, n = SecretDice(SECRET), (1 << 255) + 1
    drawn = [dice.below(n, number) for number in range(50)]
    assert all(value < n for value in drawn)
    first = [
        int.from_bytes(hmac.digest(SECRET, f"{i}/0".encode(), "sha256"), "big") for i in range(50)
    ]
    rejected = [value for value, one in zip(drawn, first, strict=True) if one >= n and value != one]
    assert 10 < len(rejected) < 40


def test_every_outcome_comes_as_often_as_it_should() -> None:
    """PUSH's die, and the weighted rolls of NOCH MAL! (441 classes solo)."""
    found: Counter[int] = Counter()
    for number in range(6000):
        found[SecretDice(SECRET).below(6, number)] += 1
    assert all(850 < count < 1150 for count in found.values())
    match = secret_match("noch-mal", 1)
    weights = dict(match.game.outcomes(match.setup, match.state))
    drawn = Counter(
        match.dice.draw(match.game, match.setup, match.state, number) for number in range(4000)
    )
    assert set(drawn) <= set(weights)
    heavy = max(weights, key=lambda outcome: weights[outcome])
    expected = 4000 * weights[heavy] / sum(weights.values())
    assert 0.4 * expected < drawn[heavy] < 2.5 * expected


@pytest.mark.parametrize("id", GAMES)
def test_a_finished_record_proves_its_dice(id: str) -> None:
    match = play_on(secret_match(id), 1)
    assert match.record.header["dice"]["commitment"] == hashlib.sha256(SECRET).hexdigest()
    assert match.record.entries[-1] == Reveal(SECRET.hex())
    assert SECRET.hex() not in str(match.record.header) + str(match.record.entries[:-1])
    again = replay(read(match.record.text()))
    assert again.state == match.state
    assert isinstance(again.dice, SecretDice)
    assert again.step == match.step == len(match.record.entries) - 2
    roll = max(i for i, entry in enumerate(match.record.entries) if isinstance(entry, Roll))
    lied = Record(match.record.header, list(match.record.entries))
    others = Match.from_record(Record(match.record.header, lied.entries[:roll]), match.game)
    texts = [text for text, _ in others.outcomes() if Roll(text) != lied.entries[roll]]
    if texts:
        lied.entries[roll] = Roll(texts[0])
        with pytest.raises(RecordError):
            replay(lied)


@pytest.mark.parametrize("id", GAMES)
def test_an_unfinished_record_is_believed(id: str) -> None:
    match = play_on(secret_match(id), 1, steps=40)
    again = replay(match.record)
    assert again.state == match.state
    assert isinstance(again.dice, SealedDice)
    while again.awaited:
        play_on(again, 1, steps=1)
    with pytest.raises(GameError):
        again.roll()
    known = Match.from_record(match.record, match.game, SECRET.hex())
    assert known.state == match.state
    with pytest.raises(RecordError):
        Match.from_record(match.record, match.game, "00" * 32)
    with pytest.raises(RecordError):
        Match.from_record(match.record, match.game, "no hexadecimal number")


def test_after_the_secret_is_out_nothing_is_taken_back() -> None:
    match = play_on(secret_match("push"), 3)
    assert match.undoable is None
    with pytest.raises(GameError):
        match.take_back()
    with pytest.raises(UsageError):
        dice_from({"dice": {"from": "the moon"}})


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_seat_knows(id: str, players: int) -> None:
    """As far as it is seen by a seat, the match has the same questions, views and own moves."""
    hidden = 0
    for seed in range(3):
        match = Match(game(id), seats(players), dice=SecretDice(bytes([seed]) * 32))
        while not match.is_over:
            for seat in match.awaited:
                seen = match.seen_by(seat)
                assert seen.legal(seat) == match.legal(seat)
                assert seen.view(seat)["seats"][seat] == match.view(seat)["seats"][seat]
                assert seen.record.entries == match.entries_for(seat)
                hidden += len(match.record.entries) - len(match.entries_for(seat))
                assert not isinstance(seen.dice, SecretDice)
            assert match.entries_for(None) == match.record.entries[: len(match.entries_for(None))]
            play_on(match, match.step, steps=1)
        assert match.entries_for(None) == match.record.entries
    assert (hidden > 0) == (id != "push")


@pytest.mark.parametrize("id", GAMES)
def test_what_can_be_taken_back(id: str) -> None:
    match = secret_match(id)
    taken = 0
    for step in range(60):
        if match.is_over:
            break
        seat = match.undoable
        if seat is not None and step % 3 == 0:
            before = len(match.record.entries)
            assert match.take_back() == seat
            assert len(match.record.entries) < before
            assert len(match.legal(seat)) > 1
            taken += 1
        if isinstance(match.node, Chance):
            match.roll()
            assert match.undoable is None
        else:
            play_on(match, step, steps=1)
    assert taken > 0


@pytest.mark.parametrize("id", GAMES)
def test_a_match_at_a_position(id: str) -> None:
    match = play_on(secret_match(id), 1, steps=30)
    there = Match.at(match.game, match.players, match.options, match.state)
    assert [there.legal(seat) for seat in there.awaited] == [
        match.legal(seat) for seat in match.awaited
    ]
