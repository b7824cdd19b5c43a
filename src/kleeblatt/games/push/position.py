"""A position of PUSH as text.

    phase=place,turn=2,decider=2,card=red-5,rows=blue4+red2.dice.-,discarded=green1+red66

The deck is whatever lies nowhere else. How many have taken follows from whose turn it is, who
decides, and the direction.
"""

from kleeblatt.core.position import EMPTY, Field, Values, index, number, seat, word
from kleeblatt.games.push import deck
from kleeblatt.games.push.deck import (
    CARD_WORDS,
    COLOUR_WORDS,
    COPIES,
    DICE_CARD,
    DICE_CARDS,
    DIRECTION_CARD,
    KINDS,
    VALUES,
    count,
    one,
)
from kleeblatt.games.push.possible import problem
from kleeblatt.games.push.rules import has_row
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import (
    PHASES,
    PLACE,
    ROWS,
    State,
)

__all__ = ["SEAT", "TABLE", "complete", "forget", "problem"]

DICE_WORD = "dice"  # a dice card in a row
KIND_WORDS = tuple(word.replace(" ", "-") for word in CARD_WORDS)


def _cards_text(cards: int) -> str:
    """'green112+red5': the numbers of each colour."""
    colours = [
        (name, [v + 1 for v in range(VALUES) for _ in range(count(cards, c * VALUES + v))])
        for c, name in enumerate(COLOUR_WORDS)
    ]
    return (
        "+".join(f"{name}{''.join(map(str, values))}" for name, values in colours if values)
        or EMPTY
    )


def _read_cards(text: str) -> int:
    """Read a set of number cards; ValueError if it is none."""
    cards = 0
    for each in [] if text == EMPTY else text.split("+"):
        name = each.rstrip("0123456789")
        colour = index(COLOUR_WORDS, name)
        for digit in each.removeprefix(name):
            kind = colour * VALUES + index("123456", digit)
            if count(cards, kind) == COPIES:
                raise ValueError(text)
            cards += one(kind)
    return cards


def _rows_text(rows: list[int], dice: list[int]) -> str:
    """Write rows as 'red5+dice.blue1.-'."""
    return ".".join(_row_text(*row) for row in zip(rows, dice, strict=True))


def _row_text(cards: int, has_dice: int) -> str:
    parts = [_cards_text(cards)] if cards else []
    return "+".join(parts + [DICE_WORD] * has_dice) or EMPTY


def _read_rows(text: str) -> Values:
    rows, dice = [], []
    for each in text.split("."):
        cards, _, last = each.rpartition("+")
        dice.append(int(last == DICE_WORD))
        rows.append(_read_cards((cards or EMPTY) if last == DICE_WORD else each))
    if len(rows) != ROWS:
        raise ValueError(text)
    return rows, dice


def _cards(name: str, attribute: str = "") -> Field:
    """Declare a field for a set of number cards."""
    return Field(name, (attribute or name,), _cards_text, lambda text: (_read_cards(text),))


def _is_placed(s: State, seat: int | None) -> bool:
    """Does a card lie there that is to be placed?"""
    return s.phase == PLACE


TABLE = (
    word("phase", PHASES),
    seat("turn", "active"),
    seat("decider"),
    word("card", KIND_WORDS, when=_is_placed),
    Field("rows", ("row", "row_dice"), _rows_text, _read_rows),
    number("directions", deck.DIRECTION_CARDS),
    _cards("discarded", "discard"),
    number("discarded-dice", DICE_CARDS, "discard_dice"),
    number("discarded-directions", deck.DIRECTION_CARDS, "discard_directions"),
)
SEAT = (_cards("display"), _cards("secured"))


def forget(setup: Setup, s: State) -> None:
    """Forget cards that were placed, and what `complete` works out."""
    s.stage = s.takers = s.begun = s.deck = s.deck_dice = s.deck_directions = 0
    if s.phase != PLACE:
        s.card = 0


def complete(setup: Setup, s: State) -> None:
    """Find what is left in the deck, which rows are begun, and how many have taken one."""
    _count_deck(setup, s)
    s.begun = sum(has_row(s, row) for row in range(ROWS))
    away = s.decider - s.active if s.directions % 2 == 0 else s.active - s.decider
    s.takers = away % setup.players


def _count_deck(setup: Setup, s: State) -> None:
    """Count what lies nowhere else; less than nothing is a problem."""
    piles = [*s.row, s.discard, *s.display, *s.secured]
    left = [COPIES - sum(count(pile, kind) for pile in piles) for kind in range(KINDS)]
    left.append(DICE_CARDS - sum(s.row_dice) - s.discard_dice)
    left.append(setup.direction_cards - s.directions - s.discard_directions)
    if s.phase == PLACE:
        left[s.card] -= 1
    is_wrong = min(left) < 0
    s.deck = -1 if is_wrong else sum(left[kind] << deck.COUNT_BITS * kind for kind in range(KINDS))
    s.deck_dice, s.deck_directions = left[DICE_CARD], left[DIRECTION_CARD]
