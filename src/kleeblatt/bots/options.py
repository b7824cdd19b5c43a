"""Whole moves, as kernels: what a net values.

`rules` and `features` are stand-ins for those of a game. An *option* is a whole move: a half move
(see `features.is_half`) and what completes it are one number, first + second · MOVES.
"""

from typing import Any, Protocol, cast

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.rules import Rules


class Features(Protocol):
    """What a net is told about a game."""

    INPUTS: int
    MOST_ACTIVE: int

    def is_half(self, setup: Any, s: Any, seat: int, move: int) -> bool:
        """Is this move only the first half of one?"""

    def features(self, setup: Any, s: Any, seat: int, out: list[int]) -> int:
        """Write the numbers of all inputs that are 1; returns how many."""

    def forget_others(self, setup: Any, s: Any, seat: int) -> None:
        """Whatever others decide at the same time is not known: let them be done."""

    def equal_outcomes(self, setup: Any, s: Any) -> int:
        """If few outcomes can come, 0, 1, … and all as likely: how many. Otherwise 0."""


rules = cast(Rules, None)
features = cast(Features, None)

OPTIONS = 128  # room for the options of a decision


@kernel
def list_options(
    setup: Any,
    s: Any,
    seat: int,
    moves: Moves,
    more: Moves,
    spare: Any,
    options: list[int],
    at: int,
) -> int:
    """Write the options of a seat from options[at] on; returns how many."""
    rules.legal(setup, s, seat, moves)
    count = 0
    for i in range(moves.count):
        move = moves.item[i]
        if not features.is_half(setup, s, seat, move):
            options[at + count] = move
            count += 1
            continue
        rules.assign(spare, s)
        rules.apply(setup, spare, seat, move)
        rules.legal(setup, spare, seat, more)
        for j in range(more.count):
            options[at + count] = move + (more.item[j] + 1) * rules.MOVES
            count += 1
    return count


@kernel
def make(setup: Any, s: Any, seat: int, option: int) -> None:
    """Make the move or the two moves of an option."""
    rules.apply(setup, s, seat, option % rules.MOVES)
    if option >= rules.MOVES:
        rules.apply(setup, s, seat, option // rules.MOVES - 1)
