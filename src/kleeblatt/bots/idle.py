"""Heuristics and a search that do nothing.

Kernels are compiled for every game, and much faster for bots that do not need all of it.
"""

from typing import Any

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import struct


@struct
class Workspace:
    """Nothing is needed to do nothing."""

    nothing: int


@kernel
def easy(setup: Any, s: Any, seat: int, moves: Moves, own: Any) -> int:
    """Any."""
    return moves.item[0]


@kernel
def medium(setup: Any, s: Any, seat: int, moves: Moves, own: Any) -> int:
    """Any."""
    return moves.item[0]


@kernel
def strong(setup: Any, s: Any, seat: int, work: Any, weights: list[float]) -> int:
    """Never asked."""
    return 0


@kernel
def expert(setup: Any, s: Any, seat: int, work: Any, weights: list[float]) -> int:
    """Never asked."""
    return 0


@kernel
def begin_watching(s: Any, work: Any, weights: list[float]) -> None:
    """Nobody watches."""


@kernel
def watch(s: Any, seat: int, work: Any, weights: list[float]) -> Any:
    """Chance and heuristics look at nothing that they may not know."""
    return s


@kernel
def follow(setup: Any, seat: int, move: int, work: Any, weights: list[float]) -> None:
    """Nobody watches."""
