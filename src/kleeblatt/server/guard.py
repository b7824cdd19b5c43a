"""Around the whole application: what no request may do, and what every answer carries."""

import asyncio
import logging

from pydantic_core import from_json
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kleeblatt.core.errors import KleeblattError, UsageError
from kleeblatt.server.answers import HEADERS, LASTING, refusal
from kleeblatt.server.hosts import Hosts
from kleeblatt.server.wire import LONGEST_BODY

log = logging.getLogger("kleeblatt.server")
BODY_SECONDS = 20.0
DIGITS = len(str(LONGEST_BODY))
FAULT = 500


class Guard:
    """Refuses foreign hosts, and bodies that are too long, too slow or not JSON; adds headers."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry out a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        answering = _Answer(request, send)
        try:
            if not self._hosts.allows(request.headers.get("host")):
                raise UsageError("wrong-host")
            body = await _body(request, receive)
            await self._app(_inner(scope), _again(body, receive), answering.send)
        except KleeblattError as error:
            await refusal(error, request)(scope, receive, answering.send)
        except Exception:
            route = request.url.path.split("/")[:3]  # not the id of a table
            log.exception("request failed", extra={"path": "/".join(route)})
            if not answering.begun:
                answer = refusal(UsageError("fault"), request)
                answer.status_code = FAULT
                await answer(scope, receive, answering.send)


def _inner(scope: Scope) -> Scope:
    """Return a request as the application sees it: HEAD is GET, and files are sent whole."""
    method = "GET" if scope["method"] == "HEAD" else scope["method"]
    headers = [(name, value) for name, value in scope["headers"] if name != b"range"]
    return {**scope, "method": method, "headers": headers}


class _Answer:
    """An answer on its way: with headers for browsers, and for HEAD without its body."""

    def __init__(self, request: Request, send: Send) -> None:
        self._send, self.begun = send, False
        self._is_head = request.method == "HEAD"
        # the names of assets change with their contents
        self._lasting = request.scope["path"].startswith("/assets/")

    async def send(self, message: Message) -> None:
        """Send a part of it."""
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            kept = self._lasting and message["status"] == 200
            headers["Cache-Control"] = LASTING if kept else "no-cache"
        elif self._is_head:
            message = {**message, "body": b""}
        await self._send(message)


async def _body(request: Request, receive: Receive) -> bytes:
    """Read the whole body of a request; UsageError if it is too long, too slow, or not JSON."""
    length = request.headers.get("content-length", "" if request.method == "POST" else "0")
    if not length.isascii() or not length.isdecimal():
        raise UsageError("no-length")
    if len(length) > DIGITS or int(length) > LONGEST_BODY:
        raise UsageError("too-long", most=LONGEST_BODY)
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while len(body) < int(length):
                message = await receive()
                if message["type"] != "http.request":
                    break
                body += message.get("body", b"")
                if not message.get("more_body", False):
                    break
    except TimeoutError as error:
        raise UsageError("too-slow") from error
    if request.method == "POST":
        try:
            from_json(body, allow_inf_nan=False)  # stricter than Python: no NaN, no lone surrogates
        except ValueError as error:
            raise UsageError("no-json") from error
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Replay the body for the application."""
    parts = [{"type": "http.request", "body": body, "more_body": False}]

    async def read() -> Message:
        return parts.pop() if parts else await receive()

    return read
