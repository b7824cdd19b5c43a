"""A position of Böse Eins as text: phase=choose,turn=1,active=1,throws=2,pot=9/safe=20/-"""

from kleeblatt.core.position import number, seat, word
from kleeblatt.games.boese_eins.rules import MOST_THROWS
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import FACES, GOAL, OVER, PHASES, State

MOST = GOAL + FACES - 1
TABLE = (
    word("phase", PHASES),
    number("turn", 10**6),
    seat("active"),
    number("throws", MOST_THROWS),
    number("pot", MOST),
)
SEAT = (number("safe", MOST),)


def forget(setup: Setup, s: State) -> None:
    """The steps are not counted."""
    s.stage = 0


def complete(setup: Setup, s: State) -> None:
    """Nothing follows from the rest."""


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    if s.active >= setup.players or (s.turn - 1) % setup.players != s.active:
        return "seat"
    if not 2 * s.throws <= s.pot <= FACES * s.throws and s.phase != OVER:
        return "boese-eins-pot"
    return "boese-eins-end" if (max(s.safe) >= GOAL) != (s.phase == OVER) else None
