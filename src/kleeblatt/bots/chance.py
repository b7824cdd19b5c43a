"""Bots that leave everything to chance: kernels, so that batches can use them too."""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves

RANDOM, EAGER = range(2)
NAMES = ("random", "eager")


@kernel
def choose(policy: int, moves: Moves, rng: Rng) -> int:
    """One of the moves, all equally likely; an eager bot passes only when it must."""
    if moves.count == 1:  # forced: costs no draw
        return moves.item[0]
    first = 1 if policy == EAGER and moves.item[0] == PASS else 0
    return moves.item[first + below(rng, moves.count - first)]
