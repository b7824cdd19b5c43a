"""Who sits where at a table."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kleeblatt.core.errors import UsageError
from kleeblatt.core.names import checked_name, same_name

__all__ = ["SeatAt", "bot_name", "free_name", "hashed", "holds", "new_token"]


@dataclass
class SeatAt:
    """Who sits there: a person (with a bot that stands in, or not), a bot, or nobody yet."""

    kind: str
    name: str
    bot: str | None
    token: str | None  # hashed


def hashed(token: str) -> str:
    """How secrets lie in the store."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


def holds(secret: str | None, offered: Iterable[str]) -> bool:
    """Is this hashed secret among the hashed ones that a device has offered?"""
    return secret is not None and any(hmac.compare_digest(secret, one) for one in offered)


def free_name(name: str, seats: Sequence[SeatAt]) -> str:
    """The name of a person who sits down, if it can be shown and nobody here has it."""
    shown = checked_name(name)
    if any(same_name(shown, seat.name) for seat in seats):
        raise UsageError("name-taken", name=shown)
    return shown


def bot_name(bot: str, seats: Sequence[SeatAt]) -> str:
    """'eager', and if somebody of that name sits there already 'eager 2'."""
    number, name = 1, bot
    while any(same_name(name, seat.name) for seat in seats):
        number += 1
        name = f"{bot} {number}"
    return name
