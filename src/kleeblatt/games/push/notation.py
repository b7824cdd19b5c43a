"""Moves and outcomes as words.

draw            stop            secure red      a turn
into 2          take 1                          the row for a card, the row to take
red 5           dice-card       direction-card  a card that is turned over
red             star                            the die
"""

from kleeblatt.core.chance import Rng
from kleeblatt.core.errors import UnknownMove, UnknownOutcome
from kleeblatt.core.game import Throw
from kleeblatt.games.push import rules
from kleeblatt.games.push.deck import CARD_WORDS, COLOUR_WORDS, DIE_WORDS, count
from kleeblatt.games.push.rules import DIRECTION_CARD, PLACE, ROWS, START, State
from kleeblatt.games.push.setup import Setup

TOKENS: tuple[str, ...] = (
    *DIE_WORDS, "draw", "stop", "secure", "into", "take", "dice-card", "direction-card",
)  # fmt: skip
EXAMPLES = "draw, stop, secure red, into 2, take 1"

MOVE_TEXTS = (
    "pass",  # no move of this game
    "draw",
    "stop",
    *(f"secure {colour}" for colour in COLOUR_WORDS),
    *(f"into {row + 1}" for row in range(ROWS)),
    *(f"take {row + 1}" for row in range(ROWS)),
)
REASONS: tuple[str, ...] = (
    "not-now",
    "push-no-room",
    "push-no-room-for-dice",
    "push-row-order",
    "push-no-row",
    "push-nothing-to-secure",
    "push-secure-or-draw",
    "push-no-stop",
)


def move_text(setup: Setup, s: State, seat: int, move: int) -> str:
    """A move as words."""
    return MOVE_TEXTS[move]


def wish(setup: Setup, s: State, seat: int, move: int) -> int:
    """A move as `read_move` gives it: its number."""
    return move


def read_move(setup: Setup, text: str) -> int:
    """The number of a move."""
    words = " ".join(text.split())
    if words not in MOVE_TEXTS[1:]:
        raise UnknownMove("unknown-move", text=text, examples=EXAMPLES)
    return MOVE_TEXTS.index(words)


def why_not(setup: Setup, s: State, seat: int, wished: object) -> str:
    """Why a wish is not legal now: the id of a sentence."""
    assert isinstance(wished, int)
    if rules.SECURE <= wished < rules.PLACE_ROW and s.phase in (START, rules.GO_ON):
        return "push-nothing-to-secure" if s.phase == START else "push-secure-or-draw"
    if s.phase == PLACE and rules.PLACE_ROW <= wished < rules.TAKE_ROW:
        return _why_not_into(s, wished - rules.PLACE_ROW)
    if s.phase == rules.TAKE and wished >= rules.TAKE_ROW:
        return "push-no-row"
    if s.phase == rules.GO_ON and wished == rules.STOP:
        return "push-no-stop"
    return "not-now"


def _why_not_into(s: State, row: int) -> str:
    if row > s.begun:
        return "push-row-order"
    return "push-no-room-for-dice" if s.card == rules.DICE_CARD else "push-no-room"


def outcome_text(setup: Setup, s: State, outcome: int) -> str:
    """A card, or a face of the die, as words."""
    return DIE_WORDS[outcome] if s.phase == rules.DIE else CARD_WORDS[outcome]


def read_outcome(setup: Setup, s: State, text: str) -> int:
    """The card or face of a text."""
    words = " ".join(text.split())
    if s.phase == rules.DIE and words in DIE_WORDS:
        return DIE_WORDS.index(words)
    if s.phase == rules.CARD and words in CARD_WORDS and in_deck(s, CARD_WORDS.index(words)):
        return CARD_WORDS.index(words)
    example = outcome_text(setup, s, rules.roll(setup, s, Rng()))
    raise UnknownOutcome("unknown-roll", text=text, example=example)


def throws(setup: Setup, s: State) -> tuple[Throw, ...]:
    """The die; the cards are Kleeblatt's."""
    if s.phase != rules.DIE:
        return ()
    return (Throw("die", 1, DIE_WORDS, is_said=False, by=s.decider),)


def in_deck(s: State, kind: int) -> int:
    """How many cards of a kind are left in the deck."""
    if kind == DIRECTION_CARD:
        return s.deck_directions
    return s.deck_dice if kind == rules.DICE_CARD else count(s.deck, kind)
