"""Replay a record: every entry goes through the same match as when it was played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kleeblatt.core import headers
from kleeblatt.core.errors import GameError, RecordError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import End, Entry, Move, Record, Reveal, Roll, written

if TYPE_CHECKING:
    from kleeblatt.core.match import Match


def moments(
    kind: "type[Match]", record: Record, game: Game, secret: str | None
) -> Iterator[tuple["Match", Entry | None]]:
    """Yield the match before the first entry of a record, and after each one."""
    match = headers.set_up(
        kind, record.header, game, _told_by(record) if secret is None else secret
    )
    yield match, None
    for line, entry in enumerate(record.entries, 2):
        try:
            _replay(match, entry)
        except (GameError, UsageError) as error:
            raise RecordError(error, line) from error
        yield match, entry
    if len(record.entries) > len(match.record.entries):
        raise RecordError("record-result", len(record.entries) + 1)


def _told_by(record: Record) -> str | None:
    """Return the secret of the dice, which a finished record reveals."""
    last = record.entries[-1] if record.entries else None
    return last.secret if isinstance(last, Reveal) else None


def _replay(match: "Match", entry: Entry) -> None:
    """Replay an entry; it must be spelt as the match writes it."""
    known = len(match.record.entries)
    match entry:
        case Roll(by_hand=True):
            match.inject(entry.text)
        case Roll():
            _replay_roll(match, entry)
        case Move():
            match.play(entry.seat, entry.text)
        case End(abandoned=True) if not match.is_over:
            match.abandon()
            _check_end(match, entry)
            return
        case End() | Reveal():
            _check_end(match, entry)
            return
    if match.record.entries[known] != entry:
        raise GameError("record-spelling", right=written(match.record.entries[known]))


def _replay_roll(match: "Match", roll: Roll) -> None:
    """Draw what came; dice whose secret is unknown follow the record."""
    if roll.links is not None:
        match.dice.hear(match.rolls, roll.links)
    if match.dice.is_sealed:
        match.dice.believe(roll.text)
    came = match.roll()
    if came != roll.text and not match.dice.is_sealed:
        raise GameError("record-dice", came=came, text=roll.text)


def _check_end(match: "Match", entry: Entry) -> None:
    """Check that the record's result is the match's."""
    if not match.is_over or entry not in match.record.entries[-2:]:
        raise GameError("record-result")
