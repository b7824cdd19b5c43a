"""All tables of a server: set up, found again, forgotten when nobody is there."""

import asyncio
import json
import secrets
from datetime import UTC, datetime

from kleeblatt.core.errors import UsageError
from kleeblatt.games import game
from kleeblatt.server import store, wire
from kleeblatt.server.store import Store
from kleeblatt.server.table import (
    SeatAt,
    Table,
    bot_name,
    checked_bot,
    checked_name,
    hashed,
    new_token,
)
from kleeblatt.server.thinkers import Thinkers

IDLE = 600.0  # seconds without anybody, after which a table is only in the store


class Hall:
    """The tables. What is in memory can always be read anew from the store."""

    def __init__(self, place: Store, thinkers: Thinkers) -> None:
        self._store, self._thinkers = place, thinkers
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    @property
    def tables(self) -> int:
        """How many are in memory."""
        return len(self._tables)

    @property
    def connections(self) -> int:
        """How many devices are connected."""
        return sum(len(table.connections) for table in self._tables.values())

    async def set_up(self, wish: wire.NewTable) -> wire.TableMade:
        """A new table; play begins at once if nobody has to be waited for."""
        chosen = game(wish.game)
        options = chosen.complete(wish.options)
        chosen.setup(len(wish.seats), options)
        seats: list[SeatAt] = []
        held: list[wire.HeldSeat] = []
        for number, seat in enumerate(wish.seats):
            if seat.kind == "here":
                token = new_token()
                held.append(wire.HeldSeat(seat=number, token=token))
                seats.append(SeatAt("person", checked_name(seat.name), None, hashed(token)))
            elif seat.kind == "bot":
                name = checked_bot(seat.bot)
                seats.append(SeatAt("bot", bot_name(name, seats), name, None))
            else:
                seats.append(SeatAt("open", "", None, None))
        id, host, invite = new_token(), new_token(), new_token()
        row = {
            "id": id, "created": datetime.now(UTC).isoformat(), "game": chosen.id,
            "options": json.dumps(options, ensure_ascii=False), "header": None,
            "secret": secrets.token_hex(32), "host": hashed(host), "invite": invite,
            "rematch": None, "dice": wish.dice,
        }  # fmt: skip
        rows = [
            {"table_id": id, "number": number, "kind": seat.kind, "name": seat.name,
             "bot": seat.bot, "token": seat.token}
            for number, seat in enumerate(seats)
        ]  # fmt: skip
        await asyncio.wrap_future(self._store.run(lambda c: store.add_table(c, row, rows)))
        await self.find(id)
        return wire.TableMade(table=id, host=host, invite=invite, held=held)

    async def find(self, id: str) -> Table:
        """A table, from memory or from the store; UsageError if there is none."""
        table = self._tables.get(id)
        if table is not None and not table.broken:
            return table
        if table is not None:
            await self._forget(table)
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id))
        table = await asyncio.shield(self._loading[id])  # others may wait for it, too
        if table is None:
            raise UsageError("no-table")
        return table

    async def _load(self, id: str) -> Table | None:
        stored = await asyncio.wrap_future(self._store.run(lambda c: store.load(c, id)))
        if stored is None:
            return None
        table = Table(stored, self._store, self._thinkers)
        await table.begin_if_complete()
        self._tables[id] = table
        return table

    async def _forget(self, table: Table) -> None:
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        await table.close()

    async def sweep(self) -> None:
        """Forget tables where nobody is and no bot is at work."""
        now = asyncio.get_running_loop().time()
        for table in list(self._tables.values()):
            if table.broken or (not table.connections and now - table.used > IDLE):
                await self._forget(table)

    async def close(self) -> None:
        """Stop all tables."""
        for table in list(self._tables.values()):
            await self._forget(table)
