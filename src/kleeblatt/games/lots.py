"""Cards and lots: what chance decides besides dice, sorted into faces that mean something.

A card is drawn from what is left, so its probabilities change from draw to draw. Which face an
outcome counts for is decided here; how likely each face was follows from the game's `outcomes`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from kleeblatt.core import struct
from kleeblatt.core.match import Match


@dataclass(frozen=True)
class Lot:
    """A draw: its faces, and for each outcome which of them it shows (several, if so drawn)."""

    name: str
    faces: tuple[str, ...]
    shown: Callable[[int], tuple[int, ...]]


def lot(match: Match) -> Lot | None:
    """The draw that comes next; none if it is not counted (or dice are thrown)."""
    find = LOTS.get(match.game.id)
    return find(match.setup, match.state) if find else None


def _push(setup: Any, s: Any) -> Lot | None:
    """Does the card fit into a row? Which cards come says nothing: all of the deck do."""
    from kleeblatt.games.push import rules

    if s.phase != rules.CARD:
        return None
    drawn = struct.copy(s)

    def shown(card: int) -> tuple[int, ...]:
        drawn.card = card
        return (int(card != rules.DIRECTION_CARD and not rules.fits_somewhere(drawn)),)

    return Lot("card", ("fits", "bust"), shown)


def _doppelt_so_clever(setup: Any, s: Any) -> Lot | None:
    """Solo: which of several equal dice are served."""
    from kleeblatt.games.doppelt_so_clever import rules, sheet

    if s.phase != rules.SERVE:
        return None
    dice = range(rules.DICE)
    return Lot("tray", sheet.DICE, lambda served: tuple(die for die in dice if served >> die & 1))


def _geht_noch_was(setup: Any, s: Any) -> Lot | None:
    """Who is the first Glücksfee; is a card easier than the average of those that could come?"""
    from kleeblatt.games.geht_noch_was import state
    from kleeblatt.games.geht_noch_was.cards import CARDS
    from kleeblatt.games.geht_noch_was.notation import cards_that_can_come
    from kleeblatt.games.geht_noch_was.setup import SEATS, deck_in

    if s.drawing:
        printed = deck_in(setup).cards
        ways = {card: printed[card % CARDS].ways for card in cards_that_can_come(s)}
        mean = Fraction(sum(ways.values()), len(ways))
        return Lot("task", ("easier", "harder"), lambda card: (int(ways[card] <= mean),))
    if s.phase == state.FAIRY:
        seats = tuple(str(seat + 1) for seat in range(SEATS))
        return Lot("fairy", seats, lambda seat: (seat,))
    return None


LOTS: dict[str, Callable[[Any, Any], Lot | None]] = {
    "push": _push,
    "doppelt-so-clever": _doppelt_so_clever,
    "geht-noch-was": _geht_noch_was,
}
