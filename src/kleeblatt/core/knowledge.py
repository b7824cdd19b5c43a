"""What seats know of a match: everything but what others are deciding at the same time."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from kleeblatt.core.record import End, Entry, Move, Reveal
from kleeblatt.core.situation import Situation


@dataclass(frozen=True)
class Shown:
    """What everybody knows: the state after a number of entries. It is never changed."""

    state: Any
    entries: int


@dataclass(frozen=True)
class Knowledge:
    """What a seat (None: a spectator) knows: all that is shown, and its own decisions."""

    seat: int | None
    now: Situation
    shown: Shown
    entries: Sequence[Entry]  # of the whole record

    def numbers(self) -> list[int]:
        """List the numbers of the entries that the seat may know."""
        hidden = range(self.shown.entries, len(self.entries))
        own = (number for number in hidden if is_by(self.entries[number], self.seat))
        return [*range(self.shown.entries), *own]

    def known_entries(self) -> list[Entry]:
        """List the entries that the seat may know."""
        return [self.entries[number] for number in self.numbers()]

    @property
    def common(self) -> Any:
        """Return the state that everybody may know."""
        return self.shown.state if len(self.entries) > self.shown.entries else self.now.state

    def view(self) -> dict[str, Any]:
        """Return all that the seat may see, ready for JSON."""
        return view(self.now, self.common, self.seat)

    def table_view(self) -> dict[str, Any]:
        """Return what the seat sees in the middle."""
        return _table_view(self.now, self.common, self.seat)

    def seat_view(self, of: int) -> dict[str, Any]:
        """Return what it sees of one seat."""
        return _seat_view(self.now, self.common, of, self.seat)


def view(now: Situation, common: Any, seat: int | None) -> dict[str, Any]:
    """Return what a seat sees: its own things as they are, those of others in the common state."""
    seats = [_seat_view(now, common, of, seat) for of in now.seats]
    return _table_view(now, common, seat) | {"seats": seats}


def _table_view(now: Situation, common: Any, seat: int | None) -> dict[str, Any]:
    table: dict[str, Any] = now.game.table_view(now.setup, now.state, common, seat)
    return table


def _seat_view(now: Situation, common: Any, of: int, seat: int | None) -> dict[str, Any]:
    known = now.state if of == seat else common
    sheet: dict[str, Any] = now.game.seat_view(now.setup, known, of)
    return sheet


def steps(entries: Sequence[Entry]) -> int:
    """Count the outcomes and moves among these entries."""
    return len(entries) - sum(isinstance(entry, End | Reveal) for entry in entries[-2:])


def is_by(entry: Entry, seat: int | None) -> TypeGuard[Move]:
    """Did this seat decide it?"""
    return isinstance(entry, Move) and entry.seat == seat
