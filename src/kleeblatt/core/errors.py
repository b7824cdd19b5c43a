"""Everything that can go wrong, as one tree.

Each error has a stable `code`, used on the wire and in the documentation, and an `id` with
arguments: the sentence for a person, in every language, is the message `error-<id>` of the texts.
Rules kernels raise nothing; `Match` checks before it plays.
"""

from typing import Any

from kleeblatt.core.words import Words, words

NOTATION = ("example", "examples", "move", "text")  # arguments in the words of the notation


LONGEST = 300  # letters of an argument


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


class KleeblattError(Exception):
    """Any error that Kleeblatt raises on purpose."""

    code = "error"

    def __init__(self, id: str, **given: object) -> None:
        super().__init__(id)
        self.id = id
        self.given: dict[str, Any] = {
            name: value if isinstance(value, KleeblattError) else _short(value)
            for name, value in given.items()
        }

    def sentence(self, language: str = "en") -> str:
        """Say to a person what went wrong and what would be right."""
        say = words(language)
        return say(f"error-{self.id}", **self._said(say))

    def _said(self, say: Words) -> dict[str, Any]:
        return {name: self._argument(name, value, say) for name, value in self.given.items()}

    def _argument(self, name: str, value: Any, say: Words) -> Any:
        if isinstance(value, KleeblattError):
            return value.sentence(say.language)
        return say.tokens(value) if name in NOTATION else value

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the error whole, so that it can travel between processes."""
        return _restored, (type(self), self.id, vars(self))


def _restored(kind: type[KleeblattError], id: str, facts: dict[str, Any]) -> KleeblattError:
    error = kind.__new__(kind, id)
    vars(error).update(facts)
    return error


class UsageError(KleeblattError, ValueError):
    """The request cannot be met: an unknown game or option, a wrong number of players."""

    code = "usage"


class SheetError(KleeblattError, ValueError):
    """A sheet or deck file does not fit the game."""

    code = "sheet"


class RecordError(KleeblattError, ValueError):
    """A record is damaged, or breaks the rules."""

    code = "record"

    def __init__(
        self, cause: "str | KleeblattError", line: int | None = None, **given: object
    ) -> None:
        if isinstance(cause, KleeblattError):
            super().__init__(cause.id)
            self.given = dict(cause.given)
        else:
            super().__init__(cause, **given)
        self.cause = cause if isinstance(cause, KleeblattError) else None
        self.line = line
        self.path: object = None

    def sentence(self, language: str = "en") -> str:
        """Say what is wrong, with the number of the line."""
        say = words(language)
        inner = self.cause.sentence(language) if self.cause else super().sentence(language)
        if self.line is not None:
            inner = say("error-in-line", line=str(self.line), sentence=inner)
        return f"{self.path}, {inner}" if self.path else inner


class PositionError(KleeblattError, ValueError):
    """A text is not a position, or no match can reach it; `reason` says why."""

    code = "position"

    def _argument(self, name: str, value: Any, say: Words) -> Any:
        if name == "reason":
            return say(f"position-{value}")
        return super()._argument(name, value, say)


class GameError(KleeblattError, ValueError):
    """Something that cannot be done at this point of a game."""

    code = "game"


class UnknownMove(GameError):
    """These words are not a move of this game."""

    code = "unknown-move"


class IllegalMove(GameError):
    """The move is not allowed now; `reason` names the rule."""

    code = "illegal-move"

    def __init__(self, move: object, reason: str = "not-now") -> None:
        super().__init__("illegal-move", move=move)
        self.reason = reason

    def sentence(self, language: str = "en") -> str:
        """Name the move, and the rule that forbids it."""
        say = words(language)
        return say("error-illegal-move", **self._said(say), reason=say(f"reason-{self.reason}"))


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
    """These dice or cards cannot come now."""

    code = "unknown-outcome"
