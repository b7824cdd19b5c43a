"""Every face is as likely as the others."""

from kleeblatt.core.game import Outcomes
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import FACES, State


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The faces of the die."""
    return tuple((face + 1, 1) for face in range(FACES))
