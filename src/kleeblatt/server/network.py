"""The home network: may phones reach this server, and opening it to them from the page.

A server that only listens on this machine can also listen at its private addresses, when somebody
at the machine asks for that. Public addresses are never opened in this way.
"""

import ipaddress
import socket
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress

from fastapi import Request

from kleeblatt.core.errors import UsageError
from kleeblatt.server import wire
from kleeblatt.server.hosts import is_own_page, is_this_machine

ANYWHERE = ("192.0.2.1", 9)  # reserved for documentation: asked for a route, never sent anything
Listen = Callable[[socket.socket], Awaitable[None]]
Leave = Callable[[], None]


class Network:
    """Whether other devices reach this server, and at which addresses."""

    def __init__(self) -> None:
        self._listen: Listen | None = None
        self._leave: Leave | None = None
        self._port = 0
        self._addresses: list[str] = []

    def offer(self, listen: Listen, leave: Leave, port: int) -> None:
        """Let the page open the network: `listen` adds a socket, `leave` drops them all."""
        self._listen, self._leave, self._port = listen, leave, port

    def stays_open(self, port: int) -> None:
        """Note that the server listens at every address of this machine anyway."""
        self._port, self._addresses = port, own_addresses()

    def facts(self, request: Request) -> wire.NetworkFacts:
        """Tell a device what it may know; addresses and choices are for this machine only."""
        here = is_here(request)
        return wire.NetworkFacts(
            is_open=bool(self._addresses),
            can_open=here and self._listen is not None,
            urls=[self._url(address) for address in self._addresses] if here else [],
        )

    async def set(self, request: Request, is_open: bool) -> None:
        """Open or close the network; UsageError if this device may not."""
        if not is_own_page(request.headers.get("origin"), request.headers.get("host")):
            raise UsageError("foreign-page")
        if self._listen is None or self._leave is None or not is_here(request):
            raise UsageError("not-here")
        if is_open and not self._addresses:
            await self._open(self._listen)
        elif not is_open:
            self._addresses = []
            self._leave()

    async def _open(self, listen: Listen) -> None:
        for address in home_addresses():
            with suppress(OSError):
                await listen(_bound(address, self._port))
                self._addresses.append(address)
        if not self._addresses:
            raise UsageError("no-network")

    def _url(self, address: str) -> str:
        return f"http://{address}:{self._port}/"


def is_here(request: Request) -> bool:
    """Does a request come from this machine, and name it? A proxy's own requests do not."""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return False
    client = request.client.host if request.client else ""
    try:
        is_local = ipaddress.ip_address(client).is_loopback
    except ValueError:
        return False
    return is_local and is_this_machine(request.headers.get("host"))


def home_addresses() -> list[str]:
    """List the private IPv4 addresses of this machine."""
    return [address for address in own_addresses() if ipaddress.ip_address(address).is_private]


def own_addresses() -> list[str]:
    """List this machine's IPv4 addresses for others, first the one that leads to other networks."""
    found = [_on_the_way_out()]
    with suppress(OSError):
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        found += sorted(str(info[4][0]) for info in known)
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def _on_the_way_out() -> str:
    """Return the address that a packet to elsewhere would carry; none is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as asking, suppress(OSError):
        asking.connect(ANYWHERE)
        return str(asking.getsockname()[0])
    return ""


def _is_for_others(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_unspecified)


def _bound(address: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port))
    except OSError:
        listening.close()
        raise
    return listening
