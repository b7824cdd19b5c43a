"""What the rules of a game offer to everything around them: a module of kernels.

The first argument of most kernels is the game's *setup*: what is fixed before a game (number of
players, options, the printed sheet or deck). The second one is the state. Kernels check nothing.
"""

from typing import Any, Protocol

from kleeblatt.core.chance import Rng
from kleeblatt.core.moves import Moves


class Rules(Protocol):
    """A rules module. `Setup` and `State` are structs."""

    State: type[Any]
    MOVES: int  # the moves are the numbers below this
    PARTS: int  # how many parts a score has

    def assign(self, target: Any, source: Any) -> None:
        """Copy one state over another."""

    def start(self, setup: Any, s: Any) -> None:
        """Turn a fresh state into the start of a game."""

    def is_over(self, s: Any) -> bool:
        """Has the game ended?"""

    def is_chance(self, s: Any) -> bool:
        """Do dice or cards decide next?"""

    def awaited(self, s: Any) -> int:
        """The seats that must decide now, as bits; they may answer in any order."""

    def stage(self, s: Any) -> int:
        """A number that changes when what was decided at the same time comes to light."""

    def legal(self, setup: Any, s: Any, seat: int, moves: Moves) -> None:
        """List the legal moves of an awaited seat, at least one."""

    def apply(self, setup: Any, s: Any, seat: int, move: int) -> None:
        """Make a legal move."""

    def roll(self, setup: Any, s: Any, rng: Rng) -> int:
        """Draw an outcome of chance."""

    def occasion(self, setup: Any, s: Any) -> int:
        """Number the roll or draw that comes now, below 2^30, the same however people play.

        "The second throw of the third turn", "the ninth card of the deck": with a random key for
        each occasion, different players get the same luck (see `DealtDice`).
        """

    def apply_outcome(self, setup: Any, s: Any, outcome: int) -> None:
        """Let an outcome happen."""

    def points(self, setup: Any, s: Any, seat: int, part: int) -> int:
        """One part of a seat's score."""

    def score(self, setup: Any, s: Any, seat: int) -> int:
        """A seat's score: the sum of its parts."""

    def tiebreak(self, setup: Any, s: Any, seat: int) -> int:
        """Decide between equal scores; more is better."""
