"""The policies: all are kernels, so that batches can use them too.

A game's heuristics are a module of two kernels, two depths of the same common sense:

    easy(setup, s, seat, moves, spare, lists) -> move
    medium(setup, s, seat, moves, spare, lists) -> move

`moves` holds the legal moves of the seat, at least two. `spare` are states and `lists` move lists
to think with (`rules.assign(spare[0], s)`); nothing else may be changed, and nothing may be read
that the seat does not know.
"""

from typing import Any, Protocol, cast

from kleeblatt.bots.chance import choose
from kleeblatt.core.chance import Rng
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

RANDOM, EAGER, EASY, MEDIUM, STRONG, EXPERT = range(6)
POLICIES = ("random", "eager", "easy", "medium", "strong", "expert")
SPARE = 6  # states, and move lists, to think with


class Heuristics(Protocol):
    """How people play a game, in two depths."""

    def easy(
        self, setup: Any, s: Any, seat: int, moves: Moves, spare: list[Any], lists: list[Moves]
    ) -> int:
        """The move of somebody who knows the rules and looks at what lies on the table."""

    def medium(
        self, setup: Any, s: Any, seat: int, moves: Moves, spare: list[Any], lists: list[Moves]
    ) -> int:
        """The move of somebody who has played often and thinks of what comes next."""


class Thinking(Protocol):
    """Playing by nets: looking.py, or nothing where there are none."""

    def strong(
        self, setup: Any, s: Any, seat: int, spare: list[Any], lists: list[Moves], rng: Rng,
        worlds: Rng, mind: list[float], notes: list[int],
    ) -> int:  # fmt: skip
        """The strong player's move."""

    def expert(
        self, setup: Any, s: Any, seat: int, spare: list[Any], lists: list[Moves], rng: Rng,
        worlds: Rng, mind: list[float], notes: list[int],
    ) -> int:  # fmt: skip
        """The expert's move."""


heuristics = cast(Heuristics, None)
thinking = cast(Thinking, None)


@kernel
def pick(
    policy: int,
    setup: Any,
    s: Any,
    seat: int,
    moves: Moves,
    spare: list[Any],
    lists: list[Moves],
    rngs: list[Rng],
    mind: list[float],
    notes: list[int],
) -> int:
    """The move of a policy; a forced one costs nothing. `rngs`: for choices, and for rolls ahead.

    Without nets (an empty mind) strong and expert play as medium.
    """
    if moves.count == 1:
        return moves.item[0]
    if policy >= STRONG and len(mind) == 0:
        policy = MEDIUM
    if policy == EASY:
        return heuristics.easy(setup, s, seat, moves, spare, lists)
    if policy == MEDIUM:
        return heuristics.medium(setup, s, seat, moves, spare, lists)
    if policy == STRONG:
        return thinking.strong(setup, s, seat, spare, lists, rngs[0], rngs[1], mind, notes)
    if policy == EXPERT:
        return thinking.expert(setup, s, seat, spare, lists, rngs[0], rngs[1], mind, notes)
    return choose(policy, moves, rngs[0])
