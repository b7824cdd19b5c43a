"""Play at a table: every step is on the disk before anybody is told."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sql

from kleeblatt.core.errors import GameError, NotYourTurn, StaleState
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.record import Back, End, Move, Record, Roll, StoredEntry
from kleeblatt.server import dice, store, wire
from kleeblatt.server.connection import Connection

if TYPE_CHECKING:
    from kleeblatt.server.table import Table

MOST_BACKS = 30  # take-backs between two throws
MOST_PRACTICE_BACKS = 1000  # take-backs of a practice match


class Play:
    """What players do, and how much of it is in the store."""

    def __init__(self, table: "Table", stored: Sequence[StoredEntry]) -> None:
        self._table = table
        self.revision = 0  # how often something that others had seen was taken back
        self.turns = [0] * len(table.seats)
        self.corrected: str | None = None  # a typed roll that was taken back, until the next one
        self._stored, self._backs = len(stored), 0
        for entry in stored:
            self._count(entry)

    def _count(self, entry: StoredEntry) -> None:
        """Count a seat's questions so far: that is its turn. Taking back asks again.

        If others do not know yet what is taken back, only that seat is asked again.
        """
        match entry:
            case Move(seat):
                self.turns[seat] += 1
            case Roll():
                if not self._table.row.practice:
                    self._backs = 0
            case Back(by=int(seat), kept=tuple()):
                self.turns[seat] += 1
                self._backs += 1
            case Back():
                self.revision += 1
                self.turns = [turn + 1 for turn in self.turns]
                self._backs += 1

    # Who may do what

    def begun(self) -> Match:
        """Return the match, if play has begun."""
        if self._table.match is None:
            raise GameError("not-begun")
        return self._table.match

    def match_for(self, connection: Connection, seat: int, turn: int | None = None) -> Match:
        """Return the match for a device that holds this seat and answers this turn."""
        match = self.begun()
        connection.must_hold(seat)
        if turn is not None and turn != self.turns[seat]:
            raise StaleState("stale-state", step=turn, now=self.turns[seat])
        return match

    def _match_at(self, connection: Connection, step: int) -> Match:
        """Return the match for any player's device that answers this step."""
        match = self.begun()
        connection.must_belong()
        now = match.step_for(connection.seat)
        if step != now:
            raise StaleState("stale-state", step=step, now=now)
        return match

    # What players do

    def position(self, connection: Connection, seat: int | None) -> str:
        """Return the table as text, as far as this device may see it."""
        if seat is not None:
            return self.match_for(connection, seat).position(seat)
        return self.begun().position()

    async def move(self, connection: Connection, message: wire.Play) -> None:
        """Make a move."""
        match = self.match_for(connection, message.seat, message.turn)
        if self._table.seats[message.seat].bot:
            raise NotYourTurn("bot-plays")
        before = len(match.record.entries)
        match.play_all(message.seat, [message.move, *message.then])
        await self.go_on(before, message.id)

    async def take_back(self, connection: Connection, message: wire.Back) -> None:
        """Undo the last choice of a seat."""
        match = self.match_for(connection, message.seat, message.turn)
        self._limit_backs()
        shown, before = len(match.entries_for(None)), list(match.record.entries)
        match.take_back(message.seat)
        self.corrected = None
        after = match.record.entries
        same = next((n for n, entry in enumerate(after) if entry != before[n]), len(after))
        kept = tuple(after[same:]) if same >= shown else None
        await self._append([Back(len(before) - same, message.seat, kept)], message.id)

    async def type_in(self, connection: Connection, message: wire.Roll) -> None:
        """Type in what the dice show; every player may."""
        match = self._match_at(connection, message.step)
        if not self._table.throws_themselves or not match.throws():
            raise NotYourTurn("nothing-to-roll")
        before = len(match.record.entries)
        match.inject(message.roll)
        self.corrected = None
        await self.go_on(before, message.id)

    async def correct(self, connection: Connection, message: wire.Correct) -> None:
        """Undo a roll that was typed in."""
        match = self._match_at(connection, message.step)
        self._limit_backs()
        before, number = len(match.record.entries), match.typed_roll(self._table.bot_seats)
        wrong = None if number is None else match.record.entries[number]
        match.take_back_roll(self._table.bot_seats)
        self.corrected = wrong.text if isinstance(wrong, Roll) else None
        await self._append([Back(before - len(match.record.entries), by=None)], message.id)

    def _limit_backs(self) -> None:
        """Refuse endless taking back."""
        most = MOST_PRACTICE_BACKS if self._table.row.practice else MOST_BACKS
        if self._backs >= most:
            raise GameError("too-many-backs")

    async def abandon(self, connection: Connection) -> None:
        """Give up the match: the secret of the dice is revealed."""
        connection.must_be_host()
        match = self.begun()
        before = len(match.record.entries)
        match.abandon()
        self._table.dice.stop_waiting()
        self._table.bots.stop()
        await self._append(match.record.entries[before:], None)

    # What follows from it

    async def go_on(self, before: int, message: str | None) -> None:
        """Continue: draw dice and cards, make forced moves, then store all of it."""
        match, making = self.begun(), self._table.dice
        while not match.is_over:
            if isinstance(match.node, Chance):
                if self._table.throws_themselves and match.throws():
                    break  # people throw
                if making.needs_links:
                    break  # devices are asked
                match.roll()
            elif not match.play_forced():
                break
        await self._append(match.record.entries[before:], message)
        making.ask_for_links()

    async def _append(self, entries: Sequence[StoredEntry], message: str | None) -> None:
        """Store what happened because of a message."""
        if not entries:
            return
        table, first, finished = self._table, self._stored, self._just_finished(entries)

        def add(c: sql.Connection) -> None:
            store.append(c, table.id, first, entries, message)
            if finished is not None:
                store.count_dice(c, table.game.id, partial(dice.merged, record=finished))

        await table.write(add)
        self._stored += len(entries)
        table.since = datetime.now(UTC).isoformat()
        for entry in entries:
            self._count(entry)

    def _just_finished(self, entries: Sequence[StoredEntry]) -> Record | None:
        """Return the record of a match that ends with these entries, if it counts."""
        ended = any(isinstance(entry, End) and not entry.abandoned for entry in entries)
        return self._table.record if ended and not self._table.row.practice else None
