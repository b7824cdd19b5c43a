"""Messages of the devices at a table: each is carried out once, and answered."""

from typing import TYPE_CHECKING, Any

from kleeblatt.core.errors import KleeblattError
from kleeblatt.server import wire
from kleeblatt.server.answers import event_models, problem_of
from kleeblatt.server.connection import Connection

if TYPE_CHECKING:
    from kleeblatt.server.table import Table

QUIET = (wire.Why, wire.Preview, wire.WherePosition, wire.Emote)  # change nothing


class Messages:
    """The messages of devices."""

    def __init__(self, table: "Table", carried_out: set[str]) -> None:
        self._table = table
        self._carried_out = carried_out  # the ids of messages that changed something
        self._renewed: dict[str, str] = {}  # new secrets of seats, by message

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        """Queue a message of a device."""
        if isinstance(message, wire.Ping):
            connection.tell(wire.Pong())
        elif not isinstance(message, wire.Hello):
            self._table.jobs.submit(lambda: self._carry_out(connection, message))

    async def _carry_out(self, connection: Connection, message: wire.Request) -> None:
        """Carry out a message or say why not; a repeated one is only answered again."""
        if self._is_repeated(connection, message):
            connection.tell(self._answer_again(connection, message))
            return
        try:
            said = await self._do(connection, message)
        except KleeblattError as error:
            problem = problem_of(error, connection.language)
            connection.tell(wire.Answer(id=message.id, ok=False, problem=problem))
            return
        is_quiet = isinstance(message, QUIET)
        if not is_quiet:
            self._carried_out.add(message.id)
        connection.tell(wire.Answer(id=message.id, ok=True, **said))
        if not is_quiet:
            self._table.devices.show()
            self._table.bots.ask()

    def _is_repeated(self, connection: Connection, message: wire.Request) -> bool:
        known = message.id in self._carried_out
        return known and (bool(connection.held) or connection.is_host)

    def _answer_again(self, connection: Connection, message: wire.Request) -> wire.Answer:
        """Give the same answer again; a new secret only to devices that hold a seat."""
        token = self._renewed.get(message.id) if connection.held else None
        return wire.Answer(id=message.id, ok=True, token=token)

    async def _do(self, connection: Connection, message: wire.Request) -> dict[str, Any]:
        """Carry out a message; returns what else the answer says."""
        table = self._table
        match message:
            case wire.Why():
                table.play.match_for(connection, message.seat).check(message.seat, message.move)
            case wire.Preview():
                match = table.play.match_for(connection, message.seat)
                return {"events": event_models(match.preview(message.seat, message.moves))}
            case wire.WherePosition():
                return {"position": table.play.position(connection, message.seat)}
            case wire.Emote():
                table.devices.emote(connection, message)
            case wire.Renew():
                token = await table.seating.renew(connection, message)
                self._renewed[message.id] = token
                return {"token": token}
            case wire.Commit() | wire.Reveal() | wire.Link():
                await self._add_to_dice(connection, message)
            case wire.StandIn() | wire.Fill() | wire.Remove() | wire.Rematch():
                await self._change_seats(connection, message)
            case _:
                await self._go_on(connection, message)
        return {}

    async def _go_on(
        self,
        connection: Connection,
        message: wire.Play | wire.Back | wire.Roll | wire.Correct | wire.End,
    ) -> None:
        play = self._table.play
        match message:
            case wire.Play():
                await play.move(connection, message)
            case wire.Back():
                await play.take_back(connection, message)
            case wire.Roll():
                await play.type_in(connection, message)
            case wire.Correct():
                await play.correct(connection, message)
            case wire.End():
                await play.abandon(connection)

    async def _change_seats(
        self,
        connection: Connection,
        message: wire.StandIn | wire.Fill | wire.Remove | wire.Rematch,
    ) -> None:
        seating = self._table.seating
        match message:
            case wire.StandIn():
                await seating.stand_in(connection, message)
            case wire.Fill():
                await seating.fill(connection, message)
            case wire.Remove():
                await seating.remove(connection, message)
            case wire.Rematch():
                await seating.sit_down_again(connection)

    async def _add_to_dice(
        self, connection: Connection, message: wire.Commit | wire.Reveal | wire.Link
    ) -> None:
        dice = self._table.dice
        match message:
            case wire.Commit():
                await dice.commit(connection, message)
            case wire.Reveal():
                await dice.reveal(connection, message)
            case wire.Link():
                await dice.link(connection, message)
