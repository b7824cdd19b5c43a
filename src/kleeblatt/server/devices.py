"""The devices at a table: they come, are shown what is new, and go."""

from typing import TYPE_CHECKING

from kleeblatt.core.errors import UsageError
from kleeblatt.server import facts, wire
from kleeblatt.server.connection import POLICY, Connection
from kleeblatt.server.seats import hashed, holds
from kleeblatt.server.states import States

if TYPE_CHECKING:
    from kleeblatt.server.table import Table

EMOTE_PAUSE = 1.0  # seconds between a seat's emotes
MOST_WATCHERS = 50  # devices of spectators
MOST_DEVICES = 8  # devices that hold the same seats


class Devices:
    """Who is connected to a table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self.connections: dict[Connection, None] = {}  # the oldest first
        self.left = table.loop.time()  # when somebody was here last
        self._emoted: dict[int, float] = {}  # when a seat has shown its last emote

    @property
    def held(self) -> set[int]:
        """Return the seats that somebody here holds."""
        return {seat for connection in self.connections for seat in connection.held}

    def attach(self, connection: Connection, hello: wire.Hello) -> None:
        """Attach a device: it shows its secrets and sees the table."""
        offered = [hashed(token) for token in hello.tokens]
        connection.held = frozenset(
            number for number, seat in enumerate(self._table.seats) if holds(seat.token, offered)
        )
        connection.is_host = holds(self._table.row.host, offered)
        connection.language = hello.language
        self._make_room(connection)
        self.connections[connection] = None
        self._table.jobs.submit(lambda: self._greet(connection))

    def _make_room(self, connection: Connection) -> None:
        """Make room: of too many devices with the same seats the oldest goes; spectators wait."""
        alike = [each for each in self.connections if each.held == connection.held]
        if len(alike) < (MOST_DEVICES if connection.held else MOST_WATCHERS):
            return
        if not connection.held and not connection.is_host:
            raise UsageError("too-many-watch")
        alike[0].close(POLICY)
        del self.connections[alike[0]]

    async def _greet(self, connection: Connection) -> None:
        self.welcome(connection)
        self._table.dice.ask(connection)
        self.show()
        self._table.bots.ask()

    def detach(self, connection: Connection) -> None:
        """Detach a device. When nobody is there, no bot thinks."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        self.left = self._table.loop.time()
        if not self.connections:
            self._table.bots.stop()
        if not self._table.broken:
            self._table.jobs.submit(self._show_who_is_there)

    async def _show_who_is_there(self) -> None:
        self.show()

    def lose(self, seat: int) -> None:
        """Take this seat from its devices: somebody else holds it from now on."""
        for connection in self.connections:
            if seat in connection.held:
                connection.held -= {seat}
                self.welcome(connection)

    def welcome(self, connection: Connection) -> None:
        """Tell a device what rarely changes."""
        connection.tell(facts.welcome(self._table, connection))

    def welcome_all(self) -> None:
        """Tell everybody when something that rarely changes has changed."""
        for connection in self.connections:
            self.welcome(connection)

    def show(self) -> None:
        """Show everybody the table as it is in the store, if anything is new."""
        states = States(self._table)
        for connection in self.connections:
            states.show(connection)

    def emote(self, connection: Connection, message: wire.Emote) -> None:
        """Show an emote to everybody; it is not stored."""
        connection.must_hold(message.seat)
        now = self._table.loop.time()
        if now - self._emoted.get(message.seat, -EMOTE_PAUSE) < EMOTE_PAUSE:
            raise UsageError("too-often")
        self._emoted[message.seat] = now
        for each in self.connections:
            each.tell(wire.Emoted(seat=message.seat, emote=message.emote))
