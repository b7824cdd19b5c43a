"""What the features of games share: writing inputs down, and answers that fit most games."""

from typing import Any

from kleeblatt.core.kernel import kernel


@kernel
def put(out: list[int], n: int, input: int) -> int:
    """One more input is 1; returns how many are."""
    out[n] = input
    return n + 1


@kernel
def is_sensible(setup: Any, s: Any, seat: int, move: int) -> bool:
    """All moves are worth a thought."""
    return True


@kernel
def option_key(setup: Any, s: Any, seat: int, option: int) -> int:
    """Nothing is known about options that lead to the same."""
    return -1


@kernel
def baseline(setup: Any, s: Any, seat: int, work: Any) -> int:
    """There is no move that nets should make unless they are sure of a better one."""
    return -1


@kernel
def looks(setup: Any, expert: int) -> int:
    """The expert looks at the next roll, strong does not."""
    return expert


@kernel
def can_look(setup: Any, s: Any, seat: int) -> bool:
    """A look ahead always helps."""
    return True
