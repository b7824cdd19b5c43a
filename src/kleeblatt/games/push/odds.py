"""Every card that can come, as often as it is left in the deck; every face of the die.

And how many of the cards left would fit nowhere: everybody can count them.
"""

from kleeblatt.core.game import Outcomes
from kleeblatt.games.push import rules
from kleeblatt.games.push.notation import in_deck
from kleeblatt.games.push.rules import DIRECTION_CARD
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import CARD, GO_ON, PLACE, ROWS, State, assign

DRAWING = (CARD, PLACE, GO_ON)  # else no card comes to these rows


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The outcomes that can come now, each with its weight."""
    if s.phase == rules.DIE:
        return tuple((face, 1) for face in range(rules.FACES))
    left = ((kind, in_deck(s, kind)) for kind in range(DIRECTION_CARD + 1))
    return tuple((kind, count) for kind, count in left if count)


def misfits(s: State) -> dict[int, int]:
    """The kinds of card in the deck that fit into no row as they lie, and how many of each."""
    if s.begun < ROWS or s.phase not in DRAWING:
        return {}
    turned = State()
    assign(turned, s)
    found = {}
    for kind in range(DIRECTION_CARD):
        turned.card = kind
        count = in_deck(s, kind)
        if count and not rules.fits_somewhere(turned):
            found[kind] = count
    return found


def misfits_after(s: State, row: int) -> int | None:
    """How many cards left fit nowhere once the drawn card lies in a row; None: it cannot."""
    if s.phase != PLACE or not rules.fits(s, row):
        return None
    placed = State()
    assign(placed, s)
    rules.lay(placed, row)
    return sum(misfits(placed).values())
