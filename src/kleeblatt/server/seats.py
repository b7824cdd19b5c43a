"""Who sits where at a table."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from kleeblatt.bots import bot_name, checked_bot
from kleeblatt.core.errors import UsageError
from kleeblatt.core.names import DEFAULTS, checked_name, free_name, same_name
from kleeblatt.server.rows import OPEN, SeatRow
from kleeblatt.server.wire import HeldSeat, SeatWish


def hashed(token: str) -> str:
    """Hash a secret, as the store keeps it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Make an unguessable secret."""
    return secrets.token_urlsafe(24)


def holds(secret: str | None, offered: Iterable[str]) -> bool:
    """Is this hashed secret among those that a device has offered?"""
    return secret is not None and any(hmac.compare_digest(secret, one) for one in offered)


def person_name(name: str, others: Iterable[str]) -> str:
    """Return the name of a person who sits down, if it can be shown and nobody else has it.

    Somebody who gives no name gets a friendly default.
    """
    taken = list(others)
    if not name.strip():
        return free_name(DEFAULTS, taken)
    shown = checked_name(name)
    if any(same_name(shown, other) for other in taken):
        raise UsageError("name-taken", name=shown)
    return shown


def must_be_alone(kinds: Iterable[str]) -> None:
    """Check that a practice table is for one person and bots only; UsageError if not."""
    if sorted(kind for kind in kinds if kind != "bot") != ["here"]:
        raise UsageError("practice-alone")


def bot_seat(bot: str, others: Iterable[str], wished: str = "") -> SeatRow:
    """Seat a bot, with a name of its level that nobody else has."""
    return SeatRow("bot", bot_name(bot, list(others), wished), bot)


def seated(wishes: Sequence[SeatWish]) -> tuple[list[SeatRow], list[HeldSeat]]:
    """Make the seats of a new table, and the secrets of those who already sit here.

    Names that people gave come first, so that nobody else can have them.
    """
    people = [at for at, wish in enumerate(wishes) if wish.kind == "here"]
    bots = [at for at, wish in enumerate(wishes) if wish.kind == "bot"]
    seats, held = [OPEN] * len(wishes), {}
    for at in sorted(people, key=lambda at: not wishes[at].name.strip()):
        name = person_name(wishes[at].name, _names(seats))
        held[at] = new_token()
        seats[at] = SeatRow("person", name, token=hashed(held[at]))
    for at in bots:
        seats[at] = bot_seat(checked_bot(wishes[at].bot), _names(seats), wishes[at].name)
    return seats, [HeldSeat(seat=at, token=held[at]) for at in people]


def _names(seats: Iterable[SeatRow]) -> list[str]:
    """Return the names of those who already sit there."""
    return [seat.name for seat in seats if seat.name]
