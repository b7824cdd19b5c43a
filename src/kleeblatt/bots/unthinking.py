"""Features and heuristics that do nothing.

Kernels are compiled for every game, with nets or without, and much faster for chance bots alone.
"""

from typing import Any

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

INPUTS = 0
MOST_ACTIVE = 1
KEYS = 0
CANDIDATES, CLOSE = 1, 75  # for the expert to look at more closely


@kernel
def is_half(setup: Any, s: Any, seat: int, move: int) -> bool:
    """Never."""
    return False


@kernel
def is_sensible(setup: Any, s: Any, seat: int, move: int) -> bool:
    """All are."""
    return True


@kernel
def features(setup: Any, s: Any, seat: int, out: list[int]) -> int:
    """Nothing is told."""
    return 0


@kernel
def forget_others(setup: Any, s: Any, seat: int) -> None:
    """Nothing is known anyway."""


@kernel
def outcome_count(setup: Any, s: Any) -> int:
    """Unknown."""
    return 0


@kernel
def outcome_at(setup: Any, s: Any, i: int) -> int:
    """Never asked."""
    return 0


@kernel
def outcome_weight(setup: Any, s: Any, i: int) -> int:
    """Never asked."""
    return 1


@kernel
def option_key(setup: Any, s: Any, seat: int, option: int) -> int:
    """Unknown."""
    return -1


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
