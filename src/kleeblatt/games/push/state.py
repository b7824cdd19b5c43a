"""The state of a table of PUSH, and what lies in plain sight on it."""

from typing import Literal, get_args

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import copier, ints, struct
from kleeblatt.games.push import deck
from kleeblatt.games.push.deck import VALUES, of_colour, size

SEATS = 6
ROWS = 3

Phase = Literal["start", "card", "place", "go-on", "take", "die", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
START, CARD, PLACE, GO_ON, TAKE, DIE, OVER = range(len(PHASES))


@struct
class State:
    """The table, then the seats. A set of number cards is one word (see deck.py)."""

    phase: int
    stage: int  # counts the steps: nothing is decided at the same time
    active: int  # whose turn it is
    decider: int  # the seat that decides, or rolls the die
    card: int  # the kind turned over last
    deck: int  # number cards left
    deck_dice: int  # dice cards left
    deck_directions: int
    directions: int  # direction cards turned over in this turn
    begun: int  # rows begun in this turn
    takers: int  # how many others have had their turn to take
    row: list[int] = ints(ROWS)  # number cards
    row_dice: list[int] = ints(ROWS)  # 1: with a dice card
    discard: int
    discard_dice: int
    discard_directions: int
    display: list[int] = ints(SEATS)  # unsecured cards
    secured: list[int] = ints(SEATS)


assign = copier(State)


@kernel
def cards_left(s: State) -> int:
    """The size of the deck."""
    return size(s.deck) + s.deck_dice + s.deck_directions


@kernel
def in_the_way(s: State, row: int) -> int:
    """The cards of a row beside which the drawn number card may not lie."""
    colour, value = s.card // VALUES, s.card % VALUES
    return of_colour(s.row[row], colour) | (s.row[row] & deck.OF_VALUE[value])
