"""What can be taken back: the last choice of a seat, or a roll that was typed in."""

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from kleeblatt.core.errors import GameError
from kleeblatt.core.knowledge import Shown, is_by, steps
from kleeblatt.core.record import Entry, Move, Roll

MOST_REMEMBERED = 64  # earlier states: what can be taken back need not be played again


@dataclass(frozen=True)
class Moment:
    """Where a match stood after a number of entries. Its states are never changed."""

    entries: int
    state: Any
    shown: Shown
    dice: Any = None  # where the dice stood, if they go through a sequence


class Memory:
    """Which entries of a match were chosen from several moves, and the moments before those."""

    def __init__(self) -> None:
        self.chosen: set[int] = set()
        self._moments: deque[Moment] = deque(maxlen=MOST_REMEMBERED)

    def keep(self, moment: Moment, is_choice: bool) -> None:
        """Keep a moment to return to."""
        self._moments.append(moment)
        if is_choice:
            self.chosen.add(moment.entries)

    def at(self, entries: int) -> Moment | None:
        """Return the moment after this many entries, if it is still kept."""
        return next((one for one in reversed(self._moments) if one.entries == entries), None)

    def forget_from(self, entries: int) -> None:
        """Forget the entries from this one on: they are undone."""
        while self._moments and self._moments[-1].entries >= entries:
            self._moments.pop()
        self.chosen = {chosen for chosen in self.chosen if chosen < entries}

    def copy(self) -> "Memory":
        """Return a copy."""
        other = Memory()
        other.chosen, other._moments = set(self.chosen), self._moments.copy()
        return other


@dataclass(frozen=True)
class Past:
    """The entries of a match, and what of them can be undone."""

    entries: Sequence[Entry]
    chosen: Collection[int]  # from several moves
    shown: int  # how many everybody knows
    decide_together: bool  # do several seats decide at the same time now?
    is_final: bool  # the secret of the dice is out: nothing can be undone
    is_practice: bool  # everything before that can be undone

    def last_choice(self, before: int | None = None) -> int | None:
        """Return the last chosen entry (before this one), if only forced moves followed it."""
        if self.is_final:
            return None
        known = steps(self.entries) if before is None else before
        for number in reversed(range(known)):
            if not isinstance(self.entries[number], Move):
                return None
            if number in self.chosen:
                return number
        return None

    def last_choice_of(self, seat: int) -> int | None:
        """Return the entry that this seat can undo, whatever others are deciding.

        In practice that is its last choice, no matter what followed.
        """
        if self.is_final:
            return None
        if self.is_practice or self.decide_together:
            start = 0 if self.is_practice else self.shown
            own = [
                number for number in self.chosen if number >= start and self._is_by(number, seat)
            ]
            if own:
                return max(own)
        last = self.last_choice(before=self.shown if self.decide_together else None)
        return last if last is not None and self._is_by(last, seat) else None

    def must_void_nothing(self, number: int) -> None:
        """Raise GameError if undoing would void others' secret decisions."""
        after = {other for other in self.chosen if other >= self.shown > number}
        if not self.is_practice and any(not self._is_by(n, self.move(number).seat) for n in after):
            raise GameError("others-have-decided")

    def kept_beside(self, number: int) -> list[Move]:
        """Return what others have decided since this move at the same time: it stays."""
        if number < self.shown:
            return []
        seat = self.move(number).seat
        moves = (entry for entry in self.entries[number:] if isinstance(entry, Move))
        return [move for move in moves if move.seat != seat]

    def typed_roll(self, bots: Collection[int], known_to: Collection[int] | None) -> int | None:
        """Return the last roll that was typed in, if only bots have had a choice since then.

        This is as far as these seats know: they do not see what others are deciding.
        """
        if self.is_final:
            return None
        for number in reversed(range(steps(self.entries))):
            entry = self.entries[number]
            if isinstance(entry, Roll) and entry.by_hand:
                return number
            if not isinstance(entry, Move):
                return None
            if number >= self.shown and known_to is not None and entry.seat not in known_to:
                continue
            if number in self.chosen and entry.seat not in bots:
                return None
        return None

    def _is_by(self, number: int, seat: int) -> bool:
        return is_by(self.entries[number], seat)

    def move(self, number: int) -> Move:
        """Return the entry of this number, which is a move."""
        entry = self.entries[number]
        assert isinstance(entry, Move)
        return entry


def must_exist(number: int | None) -> int:
    """Return the number of an entry to undo; GameError if there is none."""
    if number is None:
        raise GameError("nothing-to-take-back")
    return number
