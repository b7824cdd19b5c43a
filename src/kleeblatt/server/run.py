"""Start the server, say where it is, open the browser."""

import asyncio
import gc
import json
import logging
import socket
import sys
import tempfile
import threading
import webbrowser
from contextlib import ExitStack, closing, suppress
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

import click
import segno
import uvicorn
from fastapi import FastAPI

from kleeblatt.core.errors import UsageError
from kleeblatt.core.words import Words
from kleeblatt.server.app import Settings, create_app
from kleeblatt.server.network import own_addresses
from kleeblatt.server.protocols import Doorkeeper, guarded
from kleeblatt.server.store import PRIVATE_FOLDER, lock_folder
from kleeblatt.server.wire import LONGEST_MESSAGE

SPARE_FILES = 128  # for the database, the page, the bots
MOST_CONNECTIONS = 20_000
MOST_OF_ONE = 256  # connections of one address
LOCAL = ("127.0.0.1", "localhost", "::1")
KNOWN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object per line. Secrets are never logged, and of table ids only the beginning."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a log record as JSON."""
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in KNOWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def serve(
    host: str,
    port: int,
    open_page: bool,
    say: Words,
    settings: Settings,
    trusted: tuple[str, ...] = (),
) -> None:
    """Run until stopped. `trusted` are proxies whose word on clients' addresses counts."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    with closing(_listen(host, port)) as listening, ExitStack() as locked:
        _check_folder(settings.data)
        locked.enter_context(lock_folder(settings.data))
        app = create_app(settings)
        server = Listening(configured(app, trusted))
        port = listening.getsockname()[1]
        if host not in LOCAL:
            app.state.network.stays_open(port)
        elif not trusted and not settings.hosts:  # at home: no proxy leads to it
            app.state.network.offer(server.listen, server.leave, port)
        shown = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"  # noqa: S104
        click.echo(say("serve-open", url=shown))
        if host not in LOCAL:
            for address in own_addresses():
                url = f"http://{address}:{port}/"
                click.echo(say("serve-network", url=url))
                segno.make(url).terminal(compact=True)
        click.echo(say("serve-stop", path=str(settings.data)))
        if open_page:
            threading.Timer(1.0, webbrowser.open, [shown]).start()
        collect_garbage_rarely()
        with suppress(KeyboardInterrupt):  # after everything is finished
            server.run(sockets=[listening])


class Listening(uvicorn.Server):
    """uvicorn's server, which can listen on more sockets while it runs."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._more: list[asyncio.Server] = []

    async def listen(self, sock: socket.socket) -> None:
        """Accept connections on one more socket, as on the first."""
        config = self.config

        def protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        opened = await loop.create_server(protocol, sock=sock, backlog=config.backlog)
        self._more.append(opened)
        self.servers.append(opened)

    def leave(self) -> None:
        """Accept no more connections on the added sockets, and end those that are there."""
        ends = {sock.getsockname() for opened in self._more for sock in opened.sockets}
        for opened in self._more:
            self.servers.remove(opened)
            opened.close()
        self._more.clear()
        for connection in list(self.server_state.connections):
            if connection.transport.get_extra_info("sockname") in ends:
                connection.shutdown()


def configured(app: FastAPI, trusted: tuple[str, ...] = ()) -> uvicorn.Config:
    """Configure uvicorn to run the application with the limits of `protocols.py`."""
    networks = tuple(map(_network, trusted))
    door = Doorkeeper(_allow_files() - SPARE_FILES, MOST_OF_ONE, networks)
    http, socket = guarded(door)
    return uvicorn.Config(
        app, log_config=None, access_log=False, http=http, ws=socket,
        ws_max_size=LONGEST_MESSAGE, ws_per_message_deflate=False,
        proxy_headers=bool(trusted), forwarded_allow_ips=list(trusted),
        timeout_graceful_shutdown=5, server_header=False,
    )  # fmt: skip


def _network(address: str) -> IPv4Network | IPv6Network:
    """Read an address, or a network as in 10.0.0.0/8; UsageError if it is neither."""
    try:
        return ip_network(address)
    except ValueError as error:
        raise UsageError("no-proxy", address=address) from error


def _allow_files() -> int:
    """Allow as many open files as the system permits; each connection is one."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], wanted)


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise UsageError("no-folder", path=folder, why=error.strerror) from error


def collect_garbage_rarely() -> None:
    """Collect garbage rarely: going through all live objects takes so long that tables notice."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno in (98, 48, 10048):
            raise UsageError("port-taken", port=port) from error
        raise UsageError("no-address", host=host, why=error.strerror or error) from error
    return listening
