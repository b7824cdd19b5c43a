"""uvicorn's protocols with limits: of time, of size, of connections, of frames.

The application cannot refuse what never becomes a request or a message: headers that never end,
connections that say nothing, pings by the thousand.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.server import ServerProtocol

from kleeblatt.core.errors import UsageError
from kleeblatt.server.answers import raw_refusal
from kleeblatt.server.connection import POLICY
from kleeblatt.server.limits import place_of

Networks = tuple[IPv4Network | IPv6Network, ...]
HEAD_SECONDS = 10.0  # until the headers of a request are here
BODY_SECONDS = 30.0  # and then its body
ANSWER_SECONDS = 120.0  # until somebody has read the answer
LONGEST_HEAD = 32 * 1024  # bytes
CONTROL_FRAMES = 20  # of a WebSocket in a second
PIECE = 4096  # bytes to look at in one go


class Doorkeeper:
    """Counts connections: all of them, and those of each address."""

    def __init__(self, most: int, most_of_one: int, trusted: Networks = ()) -> None:
        self._most, self._most_of_one, self._trusted = most, most_of_one, trusted
        self._open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Is there room for one more from here?"""
        place = place_of(host)
        if self._open.total() >= self._most:
            return False
        if self._open[place] >= self._most_of_one and not self._is_trusted(host):
            return False
        self._open[place] += 1
        return True

    def _is_trusted(self, host: str) -> bool:
        """Is it a proxy, behind which many may be?"""
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._trusted)

    def leave(self, host: str) -> None:
        """Note that a connection has gone."""
        place = place_of(host)
        self._open[place] -= 1
        if self._open[place] <= 0:
            del self._open[place]


class GuardedHttp(HttpToolsProtocol):
    """HTTP, with a time limit for each part of a request, and one for its size."""

    door: Doorkeeper
    _deadline: asyncio.TimerHandle | None = None
    _reading_head = True
    _head = _read = 0
    _inside = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, if there is room."""
        super().connection_made(transport)
        self._inside = self.door.enter(self._host)
        if self._inside:
            self._wait(HEAD_SECONDS)
        else:
            transport.abort()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take more of a request."""
        if self._reading_head:
            self._head += len(data)
        super().data_received(data)
        if self._reading_head and self._head > LONGEST_HEAD:
            self._refuse(UsageError("long-head"))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take one more header."""
        super().on_header(name, value)
        self._read += len(name) + len(value)
        if self._read > LONGEST_HEAD:
            raise ValueError  # the parser stops

    def on_message_begin(self) -> None:
        """Start the timer at a request's first byte."""
        super().on_message_begin()
        self._reading_head, self._read = True, 0
        self._wait(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        """Note that all headers are here."""
        self._reading_head = False
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        """Note that all of the request is here."""
        super().on_message_complete()
        self._wait(ANSWER_SECONDS)

    def on_response_complete(self) -> None:
        """Note that it was answered; another request may follow."""
        self._stop_waiting()
        self._reading_head, self._head = True, 0
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket protocol, which has its own limits."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP that we understand."""
        error = "long-head" if max(self._head, self._read) > LONGEST_HEAD else "no-http"
        self._refuse(UsageError(error))

    def _refuse(self, error: UsageError) -> None:
        if not self.transport.is_closing():
            self.transport.write(raw_refusal(error))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that somebody has left."""
        self._stop_waiting()
        if self._inside:
            self._inside = False
            self.door.leave(self._host)
        super().connection_lost(exc)


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose pings and other control frames are counted."""

    door: Doorkeeper
    _control = 0
    _second = 0

    def data_received(self, data: bytes) -> None:
        """Take frames piece by piece: stop reading from a device that sends too many."""
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._refuse_handshake("no-http")  # headers that WebSockets do not have

    def handle_connect(self, event: Any) -> None:
        """Take a handshake; refuse a wrong one in the documented form."""
        status = ServerProtocol().accept(event).status_code
        if status == HTTPStatus.SWITCHING_PROTOCOLS:
            super().handle_connect(event)
        else:
            self._refuse_handshake("foreign-page" if status == HTTPStatus.FORBIDDEN else "no-http")

    def _refuse_handshake(self, error: str) -> None:
        self.handshake_complete = self.close_sent = True
        self.transport.write(raw_refusal(UsageError(error)))
        self.transport.close()

    def handle_parser_exception(self) -> None:
        """Refuse broken frames."""
        if self.handshake_complete:
            super().handle_parser_exception()
        else:
            self._refuse_handshake("no-http")

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message; text that is not UTF-8 ends the connection, unlogged."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self._close(CloseCode.INVALID_DATA, "no UTF-8")
        else:
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """Send a message, or refuse the connection."""
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # or uvicorn logs each refusal as a fault of ours

    def handle_ping(self) -> None:
        """Answer a ping, but not too many."""
        self._count()
        super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Take a pong: the answer to our own ping, or one that nobody asked for."""
        self._count()
        super().handle_pong(event)

    def _count(self) -> None:
        second = int(self.loop.time())
        self._control = self._control + 1 if second == self._second else 1
        self._second = second
        if self._control <= CONTROL_FRAMES:
            return
        self._close(POLICY, "too many control frames")

    def _close(self, code: int, why: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection, counted when it came in as HTTP, has gone."""
        if self.client:
            self.door.leave(self.client[0])
        super().connection_lost(exc)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def guarded(door: Doorkeeper) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return the protocols of a server with this doorkeeper."""
    http = type("Http", (GuardedHttp,), {"door": door})
    socket = type("Socket", (GuardedSocket,), {"door": door})
    return cast(Any, http), cast(Any, socket)
