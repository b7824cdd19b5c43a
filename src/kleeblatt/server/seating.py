"""Who sits at a table: people come and go, bots sit down or stand in."""

import secrets
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import sqlalchemy as sql

from kleeblatt.bots import USUAL, checked_bot
from kleeblatt.core.errors import GameError, NotYourTurn, UsageError
from kleeblatt.core.names import same_name
from kleeblatt.server import store, wire
from kleeblatt.server.connection import Connection
from kleeblatt.server.rows import OPEN, SeatRow, TableRow
from kleeblatt.server.seats import bot_seat, hashed, holds, new_token, person_name

if TYPE_CHECKING:
    from kleeblatt.server.table import Table


class Seating:
    """The seats of a table; every change is on the disk before anybody is told."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.called_by: int | None = None  # the seat that set up the rematch; a restart forgets it

    async def join(self, invite: str, name: str) -> wire.HeldSeat:
        """Let somebody take the first open seat."""
        if not holds(hashed(invite), [hashed(self._table.row.invite)]):
            raise UsageError("wrong-invite")
        return await self._table.jobs.ask(lambda: self._sit_down(name))

    async def _sit_down(self, name: str) -> wire.HeldSeat:
        seats = self._table.seats
        number = next((n for n, seat in enumerate(seats) if seat.kind == "open"), None)
        if number is None:
            raise GameError("no-open-seat")
        token = new_token()
        shown = person_name(name, [seat.name for seat in seats if seat.kind != "bot"])
        await self._rename_bots(shown)
        await self._take(number, SeatRow("person", shown, token=hashed(token)))
        self._table.devices.show()
        self._table.bots.ask()
        return wire.HeldSeat(seat=number, token=token)

    async def _rename_bots(self, name: str) -> None:
        """Rename bots: a person keeps the name, and a bot that had it gets another."""
        seats = self._table.seats
        for number, seat in enumerate(seats):
            if seat.bot is not None and seat.kind == "bot" and same_name(seat.name, name):
                others = [name, *(one.name for one in seats if one is not seat)]
                await self._change(number, bot_seat(seat.bot, others))

    async def fill(self, connection: Connection, message: wire.Fill) -> None:
        """Let a bot take an open seat."""
        connection.must_be_host()
        if self._seat(message.seat).kind != "open":
            raise GameError("no-open-seat")
        others = [seat.name for seat in self._table.seats]
        await self._take(message.seat, bot_seat(checked_bot(message.bot), others))

    async def _take(self, number: int, seat: SeatRow) -> None:
        await self._change(number, seat)
        await self._table.make_dice_if_full()

    async def _change(self, number: int, seat: SeatRow) -> None:
        """Change a seat's holder or secret: old devices lose the seat."""
        table = self._table
        await table.write(lambda c: store.change_seat(c, table.id, number, seat))
        lost = table.seats[number].token != seat.token
        table.seats[number] = seat
        table.bots.trouble.pop(number, None)
        if lost:
            table.devices.lose(number)

    async def stand_in(self, connection: Connection, message: wire.StandIn) -> None:
        """Let a bot play for an absent person, until the person (or the host) says otherwise."""
        seat = self._seat(message.seat)
        if seat.kind != "person":
            raise GameError("no-person")
        if not connection.is_host and (message.bot or message.seat not in connection.held):
            raise NotYourTurn("not-host")
        bot = checked_bot(message.bot) if message.bot else None
        await self._change(message.seat, replace(seat, bot=bot))

    async def remove(self, connection: Connection, message: wire.Remove) -> None:
        """Remove a person: before the first die the seat opens again, later a bot plays on."""
        connection.must_be_host()
        table, seat = self._table, self._seat(message.seat)
        if seat.kind == "open" or (table.match is not None and seat.kind == "bot"):
            raise GameError("no-person")
        if table.match is None and table.row.practice:
            raise UsageError("practice-alone")
        if table.match is not None:
            await self._change(message.seat, SeatRow("bot", seat.name, USUAL))
            return
        invite, mixing = new_token(), table.dice.begin_later()
        await table.write(lambda c: store.change_table(c, table.id, invite=invite, mixing=mixing))
        table.row.invite, table.row.mixing = invite, mixing
        await self._change(message.seat, OPEN)
        table.devices.welcome_all()

    async def renew(self, connection: Connection, message: wire.Renew) -> str:
        """Give a seat a new secret: the old one no longer holds it."""
        connection.must_hold(message.seat)
        token = new_token()
        await self._change(message.seat, replace(self._seat(message.seat), token=hashed(token)))
        connection.held |= {message.seat}
        self._table.devices.welcome(connection)
        return token

    async def sit_down_again(self, connection: Connection) -> None:
        """Make a new table with the same seats, held by the same secrets."""
        table = self._table
        if table.status != "over":
            raise GameError("not-over")
        connection.must_belong()
        if table.row.rematch is None:
            row, seats = self._rematch()

            def add(c: sql.Connection) -> None:
                store.add_table(c, row, seats)
                store.change_table(c, table.id, rematch=row.id)

            await table.write(add)
            table.row.rematch = row.id
            self.called_by = min(connection.held, default=None)

    def _rematch(self) -> tuple[TableRow, list[SeatRow]]:
        """Make the rematch: another player begins, but a position has its own order."""
        now = datetime.now(UTC).isoformat()
        row = replace(
            self._table.row, id=new_token(), created=now, used=now, header=None, mixing=None,
            secret=secrets.token_hex(32), invite=new_token(), rematch=None,
        )  # fmt: skip
        seats = self._table.seats
        order = seats[1:] + seats[:1] if row.position is None else seats
        return row, [seat if seat.kind == "bot" else replace(seat, bot=None) for seat in order]

    def _seat(self, number: int) -> SeatRow:
        if number >= len(self._table.seats):
            raise GameError("no-seat", seat=number)
        return self._table.seats[number]
