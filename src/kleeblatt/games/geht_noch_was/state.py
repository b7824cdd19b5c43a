"""The state of a table of Geht noch was?, and where cards lie in the displays.

Levels are numbered from 0 at the bottom. A *place* of the display is 4 · level + 0…3.
"""

from typing import Literal, get_args

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import copier, ints, struct
from kleeblatt.games.geht_noch_was.cards import COLOURS, COPIES, GREENS, WORDS
from kleeblatt.games.geht_noch_was.deck import LEVELS
from kleeblatt.games.geht_noch_was.setup import MULTIPLIERS, SEATS, START_CARDS

Phase = Literal["start", "fairy", "bonus", "buy", "build", "dice", "decide", "push", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
START, FAIRY, BONUS, BUY, BUILD, DICE, DECIDE, PUSH, OVER = range(len(PHASES))

WIDTH = 4  # display cards on a level
PLACES = WIDTH * LEVELS
NEW_CARDS = START_CARDS  # room; 1 bonus card and 4 bought ones are fewer


@struct
class State:
    """The table, the decks, the seats. In lists where 0 means none, a card is its number + 1."""

    phase: int
    stage: int  # changes when something comes to light
    round: int
    fairy: int
    rolls: int  # in this round
    rolled: int  # the class of the latest one
    waiting: int  # seats that must decide, as bits
    playing: int  # seats that are IN
    failed: int  # seats that have failed on this roll
    drawing: int  # 1 + colour of the card that is drawn now
    drawer: int  # the seat that gets it
    exchanging: int  # 1: it comes in place of a card that was exchanged
    luck: int  # in the supply
    pile: list[int] = ints(WORDS)  # shuffled cards of all decks, as a set
    under: list[list[int]] = ints(COLOURS, COPIES * GREENS)  # put under each deck, in order
    under_size: list[int] = ints(COLOURS)
    multiplied: list[int] = ints(COPIES * MULTIPLIERS)  # the card under each marker, or 0
    times: list[int] = ints(COPIES * MULTIPLIERS)  # 3 or 4
    clover: list[int] = ints(SEATS)
    black: list[int] = ints(SEATS)  # markers in hand
    display: list[list[int]] = ints(SEATS, PLACES)  # cards, or 0
    marked: list[int] = ints(SEATS)  # places with a marker, as bits
    lucky: list[int] = ints(SEATS)  # those with a luck marker
    scored: list[list[int]] = ints(SEATS, LEVELS * WORDS)  # a set of cards for each level
    new: list[list[int]] = ints(SEATS, NEW_CARDS)  # beside the clover: cards, or 0
    money: list[int] = ints(SEATS)
    bought: list[int] = ints(SEATS)
    offered: list[int] = ints(SEATS)  # a bought card that may be exchanged, or 0
    settled: list[int] = ints(SEATS)  # 1: has marked or averted on this roll
    lifts: list[int] = ints(SEATS)  # Push it! pushes left
    lifter: list[int] = ints(SEATS)  # the card that was scored for them, or 0


assign = copier(State)


@kernel
def free_place(s: State, seat: int, level: int) -> int:
    """A free place on a level, or −1."""
    for place in range(WIDTH * level, WIDTH * (level + 1)):
        if s.display[seat][place] == 0:
            return place
    return -1


@kernel
def place_of(s: State, seat: int, card: int) -> int:
    """Where a card lies in the display."""
    place = 0
    while s.display[seat][place] != card + 1:
        place += 1
    return place
