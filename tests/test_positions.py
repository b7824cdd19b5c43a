"""A position is one line of text: the same table comes back, and nothing else is accepted.

`POSITION_GAMES=1000 pytest tests/test_positions.py` plays more games a table, and asks every seat
at every step.
"""

import os
import random

import pytest

from kleeblatt import GAMES, Match, game, new_match
from kleeblatt.core.errors import KleeblattError, PositionError
from kleeblatt.core.match import Chance
from kleeblatt.core.position import HEAD
from kleeblatt.core.words import LANGUAGES
from tests.players import new_matches, play_on, player_counts, seats, ways

POSED = [id for id in GAMES if game(id).positions]
TABLES = [(id, players) for id in POSED for players in player_counts(id)]
SEEDS = int(os.environ.get("POSITION_GAMES", "1"))  # games a table
MOST_STEPS = 4000  # more than any match has


@pytest.mark.parametrize(("id", "players", "name"), ways(TABLES, SEEDS))
def test_every_position_comes_back(id: str, players: int, name: str) -> None:
    """For a spectator and every seat in turn: the same views, the same questions, one text."""
    for match in new_matches(id, players, range(SEEDS)):
        while not match.is_over:
            eyes = range(players) if SEEDS > 1 else [match.step % players]
            for seat in (None, *eyes) if match.hides else (None,):
                check(match, seat)
            play_on(match, match.step, name, steps=1)
        check(match, None)


def check(match: Match, seat: int | None) -> None:
    """Does the position, as a seat sees it, come back as it was?"""
    text = match.position(seat)
    again = Match.from_position(text, match.players, seed=1)
    assert again.position() == text
    shown = match if seat is None else match.seen_by(seat)
    assert again.view(seat) == shown.view(seat), text
    assert again.shown_breakdown() == shown_scores(shown, seat)
    assert again.is_over == shown.is_over
    if not match.hides:
        assert again.awaited == match.awaited
        assert [again.legal(s) for s in match.awaited] == [match.legal(s) for s in match.awaited]
        assert len(again.outcomes()) == len(match.outcomes())


def shown_scores(match: Match, seat: int | None) -> list[dict[str, int]]:
    """The scores as a seat knows them: with what it has decided itself."""
    parts = match.shown_breakdown()
    return parts if seat is None else [*map(match.breakdown, range(len(match.players)))]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_play_goes_on_the_same(id: str, players: int) -> None:
    """With the same dice and moves, a match from a position stays beside its original."""
    for number, match in enumerate(new_matches(id, players, range(SEEDS))):
        play_on(match, number, steps=17 + 31 * number)
        while match.hides:
            play_on(match, number, steps=1)
        again = Match.from_position(match.position(), match.players, seed=1)
        while not match.is_over:
            entries = len(match.record.entries)
            play_on(match, number, steps=1)
            entry = match.record.entries[entries]
            if isinstance(again.node, Chance):
                again.inject(entry.text)  # type: ignore[union-attr]
            else:
                again.play(entry.seat, entry.text)  # type: ignore[union-attr]
            assert again.view() == match.view()
            assert again.scores() == match.scores()
        assert again.winners() == match.winners()


@pytest.mark.parametrize("id", POSED)
def test_a_record_begins_at_a_position(id: str) -> None:
    """What is played from a position is a record like any other, and can be taken back."""
    match = play_on(new_match(id, seats(2), 3), 3, steps=20)
    again = Match.from_position(match.position(), ["Ada", "Ben"], seed=5)
    assert again.record.header["position"] == match.position()
    assert again.opening == ()
    play_on(again, 5, steps=10)
    replayed = Match.from_record(again.record, again.game)
    assert replayed.position() == again.position()
    if again.undoable is not None:
        again.take_back()
        assert again.position() == Match.from_record(again.record, again.game).position()


@pytest.mark.parametrize("id", POSED)
def test_hostile_text_is_refused_or_plays_to_its_end(id: str) -> None:
    """A text that was tampered with never crashes, never hangs, and means one position."""
    chance = random.Random(4)
    accepted = 0
    for seed in range(max(SEEDS, 3)):
        match = new_match(id, seats(2 + seed % 2), seed)
        while not match.is_over:
            play_on(match, seed, steps=9)
            for _ in range(6):
                text = tampered(match.position(), chance)
                try:
                    found = Match.from_position(text, seed=seed)
                except KleeblattError as error:
                    assert all(error.sentence(language) for language in LANGUAGES)
                    continue
                accepted += 1
                assert found.position() == "".join(text.split())
                play_on(found, seed, "random", steps=MOST_STEPS)
                assert found.is_over
    assert accepted > 0  # numbers that were changed within their bounds


def tampered(text: str, chance: random.Random) -> str:
    """A text with a part changed, lost, doubled or moved."""
    at = chance.randrange(len(text))
    match chance.randrange(6):
        case 0:
            return text[:at] + chance.choice("0123456789") + text[at + 1 :]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + chance.choice("abcxX-+./,=%é\0 9") + text[at:]
        case 3:
            fields = text.split(",")
            chance.shuffle(fields)
            return ",".join(fields)
        case 4:
            parts = text.split("/")
            first, second = chance.sample(range(len(parts)), 2)
            parts[first], parts[second] = parts[second], parts[first]
            return "/".join(parts)
        case _:
            digits = [i for i, letter in enumerate(text) if letter.isdigit()]
            for i in chance.sample(digits, min(3, len(digits))):
                text = text[:i] + str(chance.randrange(10)) + text[i + 1 :]
            return text


@pytest.mark.parametrize(
    "text",
    [
        "", "x", HEAD, f"{HEAD}/push:1", f"{HEAD}/push:1/-", f"{HEAD}/push:1/-/-",
        f"{HEAD}/push:x/-/-/-", f"{HEAD}/push:{'9' * 5000}/-/-/-", f"{HEAD}/push/-/-/-",
        f"{HEAD}/chess:1/-/-/-", f"{HEAD}/push:1,risk/-/-/-", f"{HEAD}/push:1,risk=maybe/-/-/-",
        f"{HEAD}/push:2/-/-/-", f"{HEAD}/push:1/phase=start,phase=start/-/-",
        f"{HEAD}/push:1/phase=start,nonsense=1/-/-", f"{HEAD}/push:1/phase=\u0661/-/-",
        f"{HEAD}/push:1{'/-' * 1000}", "/" * 100_000, "=" * 300_000, "kleeblatt:2/push:1/-/-/-",
    ],
)  # fmt: skip
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_position_says_why(text: str, language: str) -> None:
    with pytest.raises(KleeblattError) as refused:
        Match.from_position(text)
    sentence = refused.value.sentence(language)
    assert sentence
    assert len(sentence) < 1000


def test_one_text_a_position() -> None:
    """Another order, or what is left out anyway, is refused with the right spelling."""
    text = play_on(new_match("push", seats(2), 1), 1, steps=12).position()
    head, game_part, table, *rest = text.split("/")
    turned = "/".join([head, game_part, ",".join(reversed(table.split(","))), *rest])
    with pytest.raises(PositionError) as refused:
        Match.from_position(turned)
    assert refused.value.id == "position-spelling"
    wrapped = "\n ".join(text[at : at + 30] for at in range(0, len(text), 30))
    assert Match.from_position(wrapped).position() == text


def test_a_position_tells_nothing_that_is_hidden() -> None:
    """What others decide at the same time is in nobody else's text."""
    match = new_match("noch-mal", seats(3), 1)
    match.roll()
    before = [match.position(seat) for seat in (None, 1, 2)]
    match.play(0, match.legal(0)[1])
    assert [match.position(seat) for seat in (None, 1, 2)] == before
    assert match.position(0) != before[0]
