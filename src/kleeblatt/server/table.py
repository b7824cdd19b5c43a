"""A live table. One task carries out its messages, one after another.

Nothing is answered, and nobody is shown anything, before it is on the disk (see `store.py`). If
the store fails, the table drops what it has in memory and is read again.
"""

import asyncio
import json
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sql

from kleeblatt.core.dice import SharedDice
from kleeblatt.core.errors import GameError
from kleeblatt.core.game import Game
from kleeblatt.core.match import Match
from kleeblatt.core.position import head
from kleeblatt.core.record import Header, Record
from kleeblatt.games import game
from kleeblatt.server import store, wire
from kleeblatt.server.bots_at_work import BotsAtWork
from kleeblatt.server.connection import BROKEN
from kleeblatt.server.devices import Devices
from kleeblatt.server.dice_making import DiceMaking
from kleeblatt.server.jobs import Jobs
from kleeblatt.server.messages import Messages
from kleeblatt.server.play import Play
from kleeblatt.server.rows import TableRow
from kleeblatt.server.seating import Seating
from kleeblatt.server.store import Store, Stored
from kleeblatt.server.thinkers import Thinkers

T = TypeVar("T")


class Table:
    """One table, from its invitation to its result: what all its parts share."""

    def __init__(
        self,
        stored: Stored,
        match: Match | None,
        database: Store,
        thinkers: Thinkers,
        mixing_seconds: float,
    ) -> None:
        self.id = stored.table.id
        self._store = database
        self.row = stored.table
        self.options: dict[str, str] = json.loads(stored.table.options)
        self.game = match.game if match else game_of(stored.table)
        self.seats = stored.seats
        self.since = stored.table.used  # when something last happened, as far as is known
        self.match = match
        self.loop = asyncio.get_running_loop()
        self.devices = Devices(self)
        self.messages = Messages(self, stored.messages)
        self.seating = Seating(self)
        self.play = Play(self, stored.events)
        self.dice = DiceMaking(self, mixing_seconds)
        self.bots = BotsAtWork(self, thinkers)
        self.jobs = Jobs(self.id, self._stop)

    async def write(self, job: Callable[[sql.Connection], T]) -> T:
        """Do something in the store; when this returns, it is on the disk."""
        return await asyncio.wrap_future(self._store.run(job))

    @property
    def status(self) -> wire.Status:
        """Say whether it is waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def record(self) -> Record:
        """Return the record of a finished match; before the end it would tell too much."""
        if self.match is None or not self.match.is_over:
            raise GameError("not-over")
        return self.match.record

    @property
    def throws_themselves(self) -> bool:
        """Do people throw real dice here?"""
        return self.row.dice == "hand"

    @property
    def bot_seats(self) -> set[int]:
        """Return the seats for which bots play."""
        return {number for number, seat in enumerate(self.seats) if seat.bot}

    # From the first seat to the last message

    async def resume(self) -> None:
        """Resume after a restart: with play, or with making the dice."""
        if self.match is not None:
            await self.play.go_on(len(self.match.record.entries), None)
        else:
            await self.make_dice_if_full()

    async def make_dice_if_full(self) -> None:
        """Make the dice when every seat is taken; then play begins."""
        if all(seat.kind != "open" for seat in self.seats):
            await self.dice.begin()

    async def begin(self, header: Header) -> None:
        """Begin play, now that the dice are made."""
        shared = SharedDice.from_header(header, self.row.secret)
        seats = enumerate(self.seats)
        bots = {number: seat.bot for number, seat in seats if seat.kind == "bot" and seat.bot}
        match = await asyncio.to_thread(
            Match, self.game, header["players"], self.options,
            dice=shared, bots=bots, position=self.row.position, practice=self.row.practice,
        )  # fmt: skip
        text = json.dumps(match.record.header, ensure_ascii=False)
        await self.write(lambda c: store.change_table(c, self.id, header=text, mixing=None))
        self.row.header, self.row.mixing = text, None
        self.match = match
        await self.play.go_on(0, None)
        self.devices.welcome_all()

    @property
    def broken(self) -> bool:
        """Has it stopped working? Then it must be read again."""
        return self.jobs.stopped

    async def close(self) -> None:
        """Stop working."""
        self.jobs.stop()
        self.bots.stop()
        self.dice.stop_waiting()

    def _stop(self) -> None:
        """Stop, for whatever reason."""
        self.bots.stop()
        self.dice.stop_waiting()
        for connection in self.devices.connections:
            connection.close(BROKEN)


def game_of(row: TableRow) -> Game:
    """Return the game of a table where play has not begun, by the rules of its position."""
    chosen = game(row.game)
    return chosen if row.position is None else chosen.with_rules(head(row.position).rules)
