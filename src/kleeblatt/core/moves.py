"""A list of moves that kernels can fill: fixed room and a count.

Moves are numbers of one space per game. Number 0 is `PASS` in every game: going on without
choosing anything.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import ints, struct

PASS = 0
ROOM = 1024  # no decision of any game offers more


@struct
class Moves:
    """Legal moves, as numbers, in the order in which they were added."""

    count: int
    item: list[int] = ints(ROOM)


@kernel
def add(moves: Moves, move: int) -> None:
    """Append a move."""
    moves.item[moves.count] = move
    moves.count += 1
