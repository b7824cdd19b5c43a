"""How people play Böse Eins, in two depths."""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import struct
from kleeblatt.games.boese_eins.rules import STOP, THROW
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import State

EASY_THROWS = 3
ENOUGH = 20  # from here on a throw loses more than it brings, on average


@struct
class Workspace:
    """What they think with: nothing."""

    unused: int


@kernel
def easy(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """Three throws are enough."""
    return STOP if s.throws >= EASY_THROWS else THROW


@kernel
def medium(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """Stop where one more throw brings nothing."""
    return STOP if s.pot >= ENOUGH else THROW
