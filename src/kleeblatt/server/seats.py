"""Who sits where at a table."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from kleeblatt.core.errors import UsageError
from kleeblatt.core.names import checked_name, numbered, same_name
from kleeblatt.server.rows import SeatRow


def hashed(token: str) -> str:
    """How secrets lie in the store."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


def holds(secret: str | None, offered: Iterable[str]) -> bool:
    """Is this hashed secret among the hashed ones that a device has offered?"""
    return secret is not None and any(hmac.compare_digest(secret, one) for one in offered)


def free_name(name: str, seats: Sequence[SeatRow]) -> str:
    """The name of a person who sits down, if it can be shown and nobody here has it."""
    shown = checked_name(name)
    if any(same_name(shown, seat.name) for seat in seats):
        raise UsageError("name-taken", name=shown)
    return shown


def bot_seat(bot: str, seats: Sequence[SeatRow]) -> SeatRow:
    """A bot that sits down, called by its level."""
    return SeatRow("bot", numbered(bot, [seat.name for seat in seats]), bot)


def must_be_alone(kinds: Iterable[str]) -> None:
    """UsageError if these seats of a practice table are not those of one person and bots."""
    if sorted(kind for kind in kinds if kind != "bot") != ["here"]:
        raise UsageError("practice-alone")
