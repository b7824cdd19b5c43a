"""The features of a game that has none: for kernels that are compiled for every game."""

from typing import Any

from kleeblatt.core.kernel import kernel

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
def equal_outcomes(setup: Any, s: Any) -> int:
    """Unknown."""
    return 0
