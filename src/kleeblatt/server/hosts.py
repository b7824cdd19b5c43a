"""Which names a request may use for this server, and which pages may talk to it.

A foreign name that leads here (DNS rebinding) must not reach a server at home. Plain addresses and
this machine's own names are always right.
"""

import ipaddress
import socket
from urllib.parse import urlsplit

ANY = "*"
HOME_ENDINGS = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")


class Hosts:
    """The allowed names: those given, and this machine's own."""

    def __init__(self, names: tuple[str, ...] = ()) -> None:
        self._names = {name.lower() for name in names}
        self._machine = socket.gethostname().partition(".")[0].lower()

    def allows(self, host: str | None) -> bool:
        """May a request name this host?"""
        if ANY in self._names:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        return self._is_ours(name) if name else host is None

    def _is_ours(self, name: str) -> bool:
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            first, _, ending = name.partition(".")
            is_machine = first == self._machine and ending in ("", *HOME_ENDINGS)
            return is_machine or name.rpartition(".")[2] == "localhost"
        return True


def is_this_machine(host: str | None) -> bool:
    """Does `Host` name the machine that the browser runs on?"""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False


def is_own_page(origin: str | None, host: str | None) -> bool:
    """Does the request come from our own page? Browsers name theirs; other programs name none."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False
