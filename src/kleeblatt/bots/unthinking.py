"""Features and heuristics that do nothing.

Kernels are compiled for every game, with nets or without, and much faster for chance bots alone.
"""

from typing import Any

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

INPUTS = 0
MOST_ACTIVE = 1


@kernel
def is_half(setup: Any, s: Any, seat: int, move: int) -> bool:
    """Never."""
    return False


@kernel
def features(setup: Any, s: Any, seat: int, out: list[int]) -> int:
    """Nothing is told."""
    return 0


@kernel
def forget_others(setup: Any, s: Any, seat: int) -> None:
    """Nothing is known anyway."""


@kernel
def equal_outcomes(setup: Any, s: Any) -> int:
    """Unknown."""
    return 0


@kernel
def easy(setup: Any, s: Any, seat: int, moves: Moves, spare: list[Any], lists: list[Moves]) -> int:
    """Any."""
    return moves.item[0]


@kernel
def medium(
    setup: Any, s: Any, seat: int, moves: Moves, spare: list[Any], lists: list[Moves]
) -> int:
    """Any."""
    return moves.item[0]
