"""Heuristics and thinking that do nothing.

Kernels are compiled for every game, and much faster for bots that do not need all of it.
"""

from typing import Any

from kleeblatt.core.chance import Rng
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves


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


@kernel
def strong(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    rng: Rng,
    worlds: Rng,
    mind: list[float],
    notes: list[int],
) -> int:
    """Never asked."""
    return 0


@kernel
def expert(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    rng: Rng,
    worlds: Rng,
    mind: list[float],
    notes: list[int],
) -> int:
    """Never asked."""
    return 0
