"""All tables of a server: set up, found again, unloaded when nobody is there."""

import asyncio
import json
import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import TypeVar

import sqlalchemy as sql

from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game, Options
from kleeblatt.games import game
from kleeblatt.server import store, visitors, wire
from kleeblatt.server.rows import TableRow
from kleeblatt.server.seats import hashed, must_be_alone, new_token, seated
from kleeblatt.server.store import Store
from kleeblatt.server.table import Table
from kleeblatt.server.thinkers import Thinkers
from kleeblatt.server.visitors import Visitors

T = TypeVar("T")
IDLE = 600.0  # seconds without anybody until a table is only in the store
UNBEGUN_DAYS = 7  # how long a table is kept if play never begins
MOST_REMOVED = 200  # tables in one go


class Hall:
    """The tables. What is in memory can always be read again from the store."""

    def __init__(
        self,
        database: Store,
        thinkers: Thinkers,
        visitors: Visitors,
        mixing_seconds: float,
        most_tables: int,
        keep_days: int,
    ) -> None:
        self._store, self._thinkers, self._visitors = database, thinkers, visitors
        self._mixing_seconds, self._most, self._keep_days = mixing_seconds, most_tables, keep_days
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    @property
    def tables(self) -> int:
        """Count the tables in memory."""
        return len(self._tables)

    @property
    def connections(self) -> int:
        """Count the connected devices."""
        return sum(len(table.devices.connections) for table in self._tables.values())

    async def _write(self, job: Callable[[sql.Connection], T]) -> T:
        return await asyncio.wrap_future(self._store.run(job))

    async def can_store(self) -> bool:
        """Can anything be written?"""
        try:
            await self._write(store.probe)
        except sql.exc.SQLAlchemyError:
            return False
        return True

    async def tallies(self) -> list[str]:
        """Return the dice of all matches that were finished here."""
        return await self._write(store.tallies)

    async def set_up(self, wish: wire.NewTable, place: str = "") -> wire.TableMade:
        """Set up a table; play begins at once if nobody is missing."""
        chosen = game(wish.game)
        if wish.practice:
            must_be_alone(seat.kind for seat in wish.seats)
        position = None
        if wish.position is None:
            options = await self._checked_options(chosen, wish, place)
        else:
            given = chosen.id, len(wish.seats), wish.position
            position, options = await self._visitors.run(place, visitors.check_position, *given)
        seats, held = seated(wish.seats)
        if await self._write(store.count) >= self._most:
            raise UsageError("server-full")
        host = new_token()
        row = _new_row(chosen, options, wish, host=hashed(host), position=position)
        await self._write(lambda c: store.add_table(c, row, seats))
        await self.find(row.id)
        return wire.TableMade(table=row.id, host=host, invite=row.invite, held=held)

    async def _checked_options(
        self, chosen: Game, wish: wire.NewTable, place: str
    ) -> dict[str, str]:
        """Check all options of a new table; what a visitor wrote is read in another process."""
        printed = {option.name: option.choices for option in chosen.options}
        known = all(value in printed.get(name, ()) for name, value in wish.options.items())
        given = chosen.id, len(wish.seats), wish.options
        if known:
            return visitors.check_options(*given)
        return await self._visitors.run(place, visitors.check_options, *given)

    async def find(self, id: str) -> Table:
        """Find a table in memory or in the store; UsageError if there is none."""
        table = self._tables.get(id)
        if table is not None and not table.broken:
            return table
        if table is not None:
            await self._forget(table)
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        table = await asyncio.shield(self._loading[id])  # others may be waiting for it too
        if table is None:
            raise UsageError("no-table")
        return table

    async def _load(self, id: str) -> Table | None:
        stored = await self._write(lambda c: store.load(c, id))
        if stored is None:
            return None
        match = None
        if stored.record is not None:
            match = await self._visitors.load(id, stored.record, stored.table.secret)
        table = Table(stored, match, self._store, self._thinkers, self._mixing_seconds)
        await table.jobs.ask(table.resume)
        self._tables[id] = table
        return table

    async def _forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        await table.close()

    async def sweep(self) -> None:
        """Unload tables where nobody is; remove from the store what is too old."""
        now = asyncio.get_running_loop().time()
        at = datetime.now(UTC)
        used = {
            table.id: (
                at - timedelta(seconds=0 if table.devices.connections else now - table.devices.left)
            )
            for table in self._tables.values()
        }
        stamps = {id: when.isoformat() for id, when in used.items()}
        if stamps:
            await self._write(lambda c: store.touch(c, stamps))
        for table in list(self._tables.values()):
            if table.broken or (not table.devices.connections and now - table.devices.left > IDLE):
                await self._forget(table)
        await self._remove_old(at)

    async def _remove_old(self, now: datetime) -> None:
        unbegun = (now - timedelta(days=UNBEGUN_DAYS)).isoformat()
        begun = (now - timedelta(days=self._keep_days)).isoformat() if self._keep_days else None
        old = await self._write(lambda c: store.old_tables(c, unbegun, begun, MOST_REMOVED))
        for id in old:
            if id not in self._tables and id not in self._loading:
                await self._write(partial(store.remove_table, table=id))

    async def close(self) -> None:
        """Stop all tables."""
        for table in list(self._tables.values()):
            await self._forget(table)


def _new_row(
    chosen: Game, options: Options, wish: wire.NewTable, host: str, position: str | None
) -> TableRow:
    """Make the row of a table that nobody has used yet."""
    now = datetime.now(UTC).isoformat()
    return TableRow(
        id=new_token(),
        created=now,
        used=now,
        game=chosen.id,
        options=json.dumps(options, ensure_ascii=False),
        secret=secrets.token_hex(32),
        host=host,
        invite=new_token(),
        dice=wish.dice,
        position=position,
        practice=wish.practice,
    )
