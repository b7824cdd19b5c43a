"""The draw that statistics count."""

from kleeblatt.core import struct
from kleeblatt.core.game import Lot
from kleeblatt.games.push import rules
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import CARD, State


def lot(setup: Setup, s: State) -> Lot | None:
    """Does the card fit into a row? Which cards come says nothing: all of the deck do."""
    if s.phase != CARD:
        return None
    drawn = struct.copy(s)

    def shown(card: int) -> tuple[int, ...]:
        drawn.card = card
        return (int(card != rules.DIRECTION_CARD and not rules.fits_somewhere(drawn)),)

    return Lot("card", ("fits", "bust"), shown)
