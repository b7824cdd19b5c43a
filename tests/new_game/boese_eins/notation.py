"""Moves and outcomes as words: throw, stop; 1 to 6."""

from kleeblatt.core.errors import UnknownMove, UnknownOutcome
from kleeblatt.core.game import Throw
from kleeblatt.games.boese_eins.rules import STOP
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import CHOOSE, DIE, FACES, State

TOKENS: tuple[str, ...] = ("throw", "stop")
REASONS: tuple[str, ...] = ("not-now", "boese-eins-empty", "boese-eins-enough")
FACE_WORDS = tuple(str(face + 1) for face in range(FACES))


def move_text(setup: Setup, s: State, seat: int, move: int) -> str:
    """A move as a word."""
    return TOKENS[move - 1]


def wish(setup: Setup, s: State, seat: int, move: int) -> int:
    """A move as `read_move` gives it: its number."""
    return move


def read_move(setup: Setup, text: str) -> int:
    """The number of a move."""
    if text.strip() not in TOKENS:
        raise UnknownMove("unknown-move", text=text, examples=", ".join(TOKENS))
    return TOKENS.index(text.strip()) + 1


def why_not(setup: Setup, s: State, seat: int, wished: object) -> str:
    """Why a wish is not legal now: the id of a sentence."""
    if s.phase != CHOOSE:
        return "not-now"
    return "boese-eins-empty" if wished == STOP else "boese-eins-enough"


def outcome_text(setup: Setup, s: State, outcome: int) -> str:
    """A face as a word."""
    return str(outcome)


def read_outcome(setup: Setup, s: State, text: str) -> int:
    """The face of a text."""
    if text.strip() not in FACE_WORDS:
        raise UnknownOutcome("unknown-roll", text=text, example="6")
    return int(text)


def throws(setup: Setup, s: State) -> tuple[Throw, ...]:
    """The die."""
    return (Throw("die", 1, FACE_WORDS, is_said=False),) if s.phase == DIE else ()
