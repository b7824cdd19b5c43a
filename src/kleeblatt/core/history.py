"""What has happened in a match: its record, and how much of it everybody knows."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from kleeblatt.core import struct
from kleeblatt.core.events import Told
from kleeblatt.core.knowledge import Shown
from kleeblatt.core.record import Entry, Record
from kleeblatt.core.situation import Situation
from kleeblatt.core.taking_back import Memory, Moment, Past

if TYPE_CHECKING:
    from kleeblatt.core.match import Match


class History:
    """A record with the events of each entry, how much of it is shown, and its listeners."""

    def __init__(self, record: Record, state: Any) -> None:
        self.record = record
        self.events: list[Told] = []  # of each entry
        self.shown = Shown(struct.copy(state), entries=0)
        self.memory = Memory()
        self.listeners: list[Callable[[Entry], None]] = []

    @property
    def hidden(self) -> list[Entry]:
        """Return what was decided at the same time and is not public yet."""
        return self.record.entries[self.shown.entries :]

    def write_down(self, entries: list[Entry], now: Situation, events: Told = ()) -> None:
        """Add an entry. Everybody knows it, unless others are still deciding at the same time."""
        self.record.entries += entries
        self.events += [events, *[()] * (len(entries) - 1)]
        if now.is_over or self._is_settled(now):
            self.shown = Shown(struct.copy(now.state), len(self.record.entries))
        self.tell(entries)

    def _is_settled(self, now: Situation) -> bool:
        """Is everything revealed now that was decided at the same time?"""
        if not self._decide_together(now):
            return True
        stage = now.game.rules.stage
        return stage(now.state) != stage(self.shown.state)

    def _decide_together(self, now: Situation) -> bool:
        """Do several seats decide at the same time, as far as everybody knows?"""
        bits = now.game.rules.awaited(self.shown.state)
        return bits & (bits - 1) != 0

    def tell(self, entries: Sequence[Entry]) -> None:
        """Tell the listeners."""
        for entry in entries:
            for listener in self.listeners:
                listener(entry)

    @contextmanager
    def unheard(self) -> Iterator[None]:
        """Silence the listeners for a while."""
        listeners, self.listeners = self.listeners, []
        try:
            yield
        finally:
            self.listeners = listeners

    def moment(self, now: "Match") -> Moment:
        """Return where the match stands now, to come back to it later."""
        entries = len(self.record.entries)
        return Moment(entries, struct.copy(now.state), self.shown, now.dice.mark())

    def remember(self, now: "Match", is_choice: bool) -> None:
        """Keep this moment: the next entry is a choice, or typed in."""
        self.memory.keep(self.moment(now), is_choice)

    def return_to(self, moment: Moment) -> None:
        """Undo all entries since a moment."""
        self.shown = moment.shown
        self.memory.forget_from(moment.entries)
        del self.record.entries[moment.entries :], self.events[moment.entries :]

    def past(self, now: "Match", is_final: bool) -> Past:
        """Return what can be undone."""
        together = self._decide_together(now)
        shown, chosen = self.shown.entries, self.memory.chosen
        return Past(self.record.entries, chosen, shown, together, is_final, now.is_practice)

    def copy(self) -> "History":
        """Return a copy without listeners."""
        other = History(Record(self.record.header, list(self.record.entries)), self.shown.state)
        other.events, other.shown = list(self.events), self.shown
        other.memory = self.memory.copy()
        return other
