"""Every card that can come, as often as it is left in the deck; every face of the die."""

from kleeblatt.core.game import Outcomes
from kleeblatt.games.push import rules
from kleeblatt.games.push.notation import in_deck
from kleeblatt.games.push.rules import DIRECTION_CARD, State
from kleeblatt.games.push.setup import Setup


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The outcomes that can come now, each with its weight."""
    if s.phase == rules.DIE:
        return tuple((face, 1) for face in range(rules.FACES))
    left = ((kind, in_deck(s, kind)) for kind in range(DIRECTION_CARD + 1))
    return tuple((kind, count) for kind, count in left if count)
