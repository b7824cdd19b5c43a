"""Where the outcomes of a match come from: drawn from a seed, or typed in by people."""

from typing import Any, Protocol

from kleeblatt.core.chance import DICE, Rng, begin
from kleeblatt.core.errors import GameError, UsageError
from kleeblatt.core.rules import Rules

MOST_SEED = (1 << 62) - 1


class Dice(Protocol):
    """A source of outcomes."""

    def draw(self, rules: Rules, setup: Any, s: Any) -> int:
        """The next outcome."""

    def describe(self) -> dict[str, Any]:
        """What a record says about the source; `dice_from` makes it again."""


class SeededDice:
    """Outcomes of the counter-based generator: the same seed, the same dice, as in batches."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise UsageError("wrong-seed", seed=seed, most=MOST_SEED)
        self.seed = seed
        self.rng = Rng()
        begin(self.rng, seed, DICE)

    def draw(self, rules: Rules, setup: Any, s: Any) -> int:
        """The next outcome."""
        return rules.roll(setup, s, self.rng)

    def describe(self) -> dict[str, Any]:
        """The seed."""
        return {"from": "seed", "seed": self.seed}


class TypedDice:
    """People roll real dice and type in what they show."""

    def draw(self, rules: Rules, setup: Any, s: Any) -> int:
        """Refused: nothing is drawn here."""
        raise GameError("typed-dice")

    def describe(self) -> dict[str, Any]:
        """Nothing but the kind."""
        return {"from": "hand"}


def dice_from(description: Any) -> Dice:
    """The source that a record describes, at its beginning."""
    match description:
        case {"from": "seed", "seed": int(seed)}:
            return SeededDice(seed)
        case {"from": "hand"}:
            return TypedDice()
    raise UsageError("dice-source", source=description)
