"""How much one address may ask for, measured by its cost."""

import ipaddress

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from kleeblatt.core.errors import UsageError

IPV6_PREFIX = 64  # a home has any number of addresses in it
UNKNOWN = "unknown"


def place_of(host: str | None) -> str:
    """Return what a limit counts: an address, or for IPv6 the network of a home."""
    try:
        address = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or UNKNOWN
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False).network_address)
    return str(address)


class Limits:
    """Budgets by name, as in tables="60/minute"; each address has its own."""

    def __init__(self, **budgets: str) -> None:
        self._budgets = {name: parse(budget) for name, budget in budgets.items()}
        self._limiter = FixedWindowRateLimiter(MemoryStorage())

    def allows(self, budget: str, place: str, cost: int = 1) -> bool:
        """Spend some of a budget, if enough is left."""
        return self._limiter.hit(self._budgets[budget], budget, place, cost=cost)

    def spend(self, budget: str, place: str, cost: int = 1) -> None:
        """Spend some of a budget; UsageError if too little is left."""
        if not self.allows(budget, place, cost):
            raise UsageError("too-often")
