"""The WebSocket of a device at a table."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from kleeblatt.core.errors import KleeblattError, UsageError
from kleeblatt.server import wire
from kleeblatt.server.answers import HEADERS, first_line, problem_of, refusal
from kleeblatt.server.connection import POLICY, Connection
from kleeblatt.server.hosts import is_own_page
from kleeblatt.server.limits import place_of

if TYPE_CHECKING:
    from kleeblatt.server.app import Server

HELLO_SECONDS = 10
CLOSING_SECONDS = 5
MOST_REFUSALS = 8  # per connection: then it is closed
COSTS = {
    "play": 2,
    "why": 2,
    "roll": 2,
    "preview": 4,
    "position": 4,
    "back": 4,
    "correct": 4,
    "rematch": 4,
}  # others cost 1


def add_live(app: FastAPI, server: "Server") -> None:
    """Add the route of the tables' WebSockets."""

    @app.websocket("/api/tables/{table}/live")
    async def live(socket: WebSocket, table: str) -> None:
        """Serve a device at a table."""
        try:
            place = _entered(socket, server)
        except KleeblattError as error:
            answer = refusal(error, socket)  # type: ignore[arg-type]
            answer.headers.update(HEADERS)
            await socket.send_denial_response(answer)
            return
        await socket.accept()
        await Visit(socket, server, place).stay(table)


def _entered(socket: WebSocket, server: "Server") -> str:
    """Return where a socket comes from; UsageError if it may not connect."""
    host = socket.headers.get("host")
    if not server.hosts.allows(host):
        raise UsageError("wrong-host")
    if not is_own_page(socket.headers.get("origin"), host):
        raise UsageError("foreign-page")
    place = place_of(socket.client.host if socket.client else None)
    server.limits.spend("sockets", place)
    return place


class Visit:
    """One connection, from its hello to its end."""

    def __init__(self, socket: WebSocket, server: "Server", place: str) -> None:
        self._socket, self._server, self._place = socket, server, place
        self._connection = Connection(socket.send_text, self._hang_up)
        self._budget = f"{place} {id(socket)}"
        self._refusals = 0

    async def stay(self, table: str) -> None:
        """Stay until either side ends it."""
        reading = asyncio.create_task(self._read_on(table))
        pumping = asyncio.create_task(self._pump())
        try:
            await asyncio.wait({reading, pumping}, return_when=asyncio.FIRST_COMPLETED)
            if self._connection.closing is not None:  # the pump says why, and hangs up
                await asyncio.wait({pumping}, timeout=CLOSING_SECONDS)
            await self._hang_up(1000)
        finally:
            reading.cancel()
            pumping.cancel()

    async def _read_on(self, table: str) -> None:
        """Carry out what the device says."""
        connection = self._connection
        found = None
        try:
            hello = await asyncio.wait_for(self._read(), HELLO_SECONDS)
            if not isinstance(hello, wire.Hello):
                raise UsageError("no-hello")
            connection.language = hello.language
            found = await self._server.hall.find(table)
            found.devices.attach(connection, hello)
            while not found.broken and connection.closing is None:
                message = await self._receive()
                if message is not None:
                    found.messages.receive(connection, message)
        except (WebSocketDisconnect, TimeoutError, RuntimeError):
            pass  # gone, silent, or hung up
        except KleeblattError as error:
            refused = wire.Refused(problem=problem_of(error, connection.language))
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.send_text(refused.model_dump_json())
        finally:
            if found is not None:
                found.devices.detach(connection)

    async def _pump(self) -> None:
        """Send what is queued until the device is gone, which is never an error."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._connection.pump()

    async def _receive(self) -> wire.FromClient | None:
        """Receive the next message; None if it was refused."""
        try:
            message = await self._read()
        except UsageError as error:
            self._can_afford(1)
            self._refuse(error)
            return None
        if self._can_afford(COSTS.get(message.type, 1)):
            return message
        self._refuse(UsageError("too-often"), message)
        return None

    async def _read(self) -> wire.FromClient:
        """Read the next message; UsageError if it is not one."""
        raw = await self._socket.receive()
        if raw["type"] != "websocket.receive":
            raise WebSocketDisconnect(raw.get("code", 1005))
        text = raw.get("text")
        if text is None:
            raise UsageError("no-message", why="binary")
        try:
            return wire.from_client.validate_json(text)
        except ValidationError as error:
            why = first_line(error.errors(include_url=False, include_input=False))
            raise UsageError("no-message", why=why) from error
        except ValueError as error:  # lone surrogates
            raise UsageError("no-json") from error

    def _can_afford(self, cost: int) -> bool:
        limits = self._server.limits
        alone = limits.allows("messages", self._budget, cost)
        return limits.allows("everything", self._place, cost) and alone

    def _refuse(self, error: KleeblattError, message: wire.FromClient | None = None) -> None:
        """Refuse a message; close the connection after too many."""
        self._refusals += 1
        problem = problem_of(error, self._connection.language)
        if isinstance(message, wire.Hello | wire.Ping | None):
            self._connection.tell(wire.Refused(problem=problem))
        else:
            self._connection.tell(wire.Answer(id=message.id, ok=False, problem=problem))
        if self._refusals >= MOST_REFUSALS:
            self._connection.close(POLICY)

    async def _hang_up(self, code: int) -> None:
        if self._connection.closing is not None:
            code = self._connection.closing
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await self._socket.close(code)
