"""How the server and the devices at a table bind themselves before the first die falls.

Everyone commits to a secret by telling its hash. Only when all hashes are known do the devices
reveal their secrets. All hashes are SHA-256, in hexadecimal, over lines of text; `docs/record.md`
explains them for people who want to write their own checker.
"""

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence

NONCE_BYTES = 32
HEX = 2 * NONCE_BYTES
MOST_LINKS = 4096  # throws of a match in strong mode
SERVER = "server"


def digest(*lines: str) -> str:
    """Hash lines of text."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def table_digest(table: str) -> str:
    """Hash a table's id: a record names its table so without giving away the address."""
    return digest("kleeblatt table", table)


def context(
    table: str,
    game: str,
    rules: int,
    options: Mapping[str, str],
    players: Sequence[str],
    practice: bool = False,
) -> str:
    """Hash what all commitments of a match are bound to; `table` is its digest."""
    return digest(
        "kleeblatt dice 2",
        f"table {table}",
        f"game {game} {rules}",
        *(["practice"] if practice else []),
        *(f"option {name} {digest(value)}" for name, value in sorted(options.items())),
        *(f"player {seat} {digest(name)}" for seat, name in enumerate(players)),
    )


def seats_word(seats: Iterable[int]) -> str:
    """Name who commits, by a device's seats: 'seats 0 1'."""
    return " ".join(["seats", *map(str, seats)])


def commitment(who: str, round: int, context: str, secret: str, chain: str = "") -> str:
    """Return the hash that binds somebody to a secret, and in strong mode to a chain."""
    return digest("kleeblatt commitment", who, str(round), context, secret, chain)


def key(round: int, context: str, secret: str, devices: Iterable[tuple[str, str]]) -> bytes:
    """Derive the key of all dice from the server's secret and each device's (who, nonce)."""
    parts = [f"{who} {nonce}" for who, nonce in devices]
    return bytes.fromhex(digest("kleeblatt key", str(round), context, secret, *parts))


def link_before(link: str) -> str:
    """Return the link that is revealed before this one in a chain: its hash."""
    return hashlib.sha256(bytes.fromhex(link)).hexdigest()


def leads_back(link: str, to: str, steps: int) -> bool:
    """Does hashing this many times lead back to the link `to`?"""
    for _ in range(steps):
        link = link_before(link)
    return hmac.compare_digest(link, to)


def is_hex(value: object) -> bool:
    """Is this a hash, secret or link in the written form?"""
    return isinstance(value, str) and len(value) == HEX and set(value) <= set("0123456789abcdef")
