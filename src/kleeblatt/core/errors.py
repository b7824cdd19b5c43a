"""Everything that can go wrong, as one tree.

Each error has a stable `code`, used on the wire and in the documentation, and a sentence for a
person that says what would be right. Rules kernels raise nothing; `Match` checks before it plays.
"""


class KleeblattError(Exception):
    """Any error that Kleeblatt raises on purpose."""

    code = "error"


class UsageError(KleeblattError, ValueError):
    """Something was asked for that does not exist: a game, an option, a number of players."""

    code = "usage"


class SheetError(KleeblattError, ValueError):
    """A sheet or deck file does not fit the game."""

    code = "sheet"


class RecordError(KleeblattError, ValueError):
    """A record is damaged, or tells of a game that the rules do not allow."""

    code = "record"

    def __init__(self, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence if line is None else f"line {line}: {sentence}")
        self.line = line


class GameError(KleeblattError, ValueError):
    """Something that cannot be done at this point of a game."""

    code = "game"


class UnknownMove(GameError):
    """Words that are no move of this game."""

    code = "unknown-move"


class IllegalMove(GameError):
    """A move of this game, but not allowed now; `reason` names the rule."""

    code = "illegal-move"

    def __init__(self, sentence: str, reason: str = "not-now") -> None:
        super().__init__(sentence)
        self.reason = reason


class NotYourTurn(GameError):
    """The seat has nothing to decide now."""

    code = "not-your-turn"


class StaleState(GameError):
    """The answer belongs to an older state of the game."""

    code = "stale-state"


class GameOver(GameError):
    """The game has ended."""

    code = "game-over"


class UnknownOutcome(GameError):
    """Dice or cards that cannot come now."""

    code = "unknown-outcome"
