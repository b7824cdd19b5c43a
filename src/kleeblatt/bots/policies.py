"""The policies: all are kernels, so that batches can use them too.

A game's heuristics are a module with two kernels, two depths of the same common sense, and the
struct that they think with:

    Workspace
    easy(setup, s, seat, moves, own) -> move
    medium(setup, s, seat, moves, own) -> move

`moves` holds the legal moves of the seat, at least two, and `own` is a Workspace. A kernel may
change nothing else, and read nothing that the seat does not know.
"""

from typing import Any, Protocol, cast

from kleeblatt.bots.chance import choose
from kleeblatt.bots.workspace import Workspace
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

RANDOM, EAGER, EASY, MEDIUM, STRONG, EXPERT = range(6)
POLICIES = ("random", "eager", "easy", "medium", "strong", "expert")


class Heuristics(Protocol):
    """How people play a game, in two depths."""

    Workspace: type[Any]

    def easy(self, setup: Any, s: Any, seat: int, moves: Moves, own: Any) -> int:
        """The move of somebody who knows the rules and looks at what lies on the table."""

    def medium(self, setup: Any, s: Any, seat: int, moves: Moves, own: Any) -> int:
        """The move of somebody who has played often and thinks of what comes next."""


class Searching(Protocol):
    """Playing by nets: search.py, or nothing where there are none."""

    def strong(self, setup: Any, s: Any, seat: int, work: Workspace, weights: list[float]) -> int:
        """The strong player's move."""

    def expert(self, setup: Any, s: Any, seat: int, work: Workspace, weights: list[float]) -> int:
        """The expert's move."""

    def begin_watching(self, s: Any, work: Workspace, weights: list[float]) -> None:
        """A game begins."""

    def watch(self, s: Any, seat: int, work: Workspace, weights: list[float]) -> Any:
        """What a seat knows of a state that must decide."""

    def follow(
        self, setup: Any, seat: int, move: int, work: Workspace, weights: list[float]
    ) -> None:
        """A seat has made a move."""


heuristics = cast(Heuristics, None)
search = cast(Searching, None)


@kernel
def pick(policy: int, setup: Any, s: Any, seat: int, work: Workspace, weights: list[float]) -> int:
    """The move of a policy, one of work.legal; a forced one costs nothing.

    Without nets (no weights) strong and expert play as medium.
    """
    moves = work.legal
    if moves.count == 1:
        return moves.item[0]
    if policy >= STRONG and len(weights) == 0:
        policy = MEDIUM
    if policy == EASY:
        return heuristics.easy(setup, s, seat, moves, work.own)
    if policy == MEDIUM:
        return heuristics.medium(setup, s, seat, moves, work.own)
    if policy == STRONG:
        return search.strong(setup, s, seat, work, weights)
    if policy == EXPERT:
        return search.expert(setup, s, seat, work, weights)
    return choose(policy, moves, work.choices)
