"""The state of a table, and what lies in plain sight on it."""

from typing import Literal, get_args

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import copier, ints, struct
from kleeblatt.games.noch_mal.cells import COLUMNS, ROWS, size
from kleeblatt.games.noch_mal.setup import NUMBERS, SEATS, Setup
from kleeblatt.games.noch_mal.sheet import COLOURS as COLOUR_WORDS
from kleeblatt.games.noch_mal.sheet import ROW_LABELS

Phase = Literal["roll", "active", "crossing", "bonus", "over"]  # of the table
PHASES: tuple[Phase, ...] = get_args(Phase)
ROLL, ACTIVE, CROSSING, BONUS, OVER = range(len(PHASES))

Step = Literal["done", "choose", "cross", "act", "three", "bomb"]  # what a seat is asked
STEPS: tuple[Step, ...] = get_args(Step)
DONE, CHOOSE, CROSS, ACT, THREE, BOMBING = range(len(STEPS))

COLOURS = len(COLOUR_WORDS)
COLOUR_JOKER, NUMBER_JOKER = COLOURS, NUMBERS  # colour faces 0–4, number faces 0–4 for 1–5
FACES = 6
NO_DIE = FACES  # where a face could be
SPECIAL_HEART, SPECIAL_BOMB, SPECIAL_STARS, SPECIAL_THREE, SPECIAL_BLOCK = range(5)

# The faces and rows in words
COLOUR_FACES = (*COLOUR_WORDS, "x")
NUMBER_FACES = ("1", "2", "3", "4", "5", "?")
SPECIAL_WORDS = ("heart", "bomb", "stars", "three", "block")
ROW_LETTERS = ROW_LABELS[1]


@struct
class State:
    """The table, then the seats. Lines that a seat has circled are bits."""

    phase: int
    rolls: int
    awaited: int  # bits: seats that must decide
    colours: list[int] = ints(FACES + 1)  # how many free dice show each colour
    numbers: list[int] = ints(FACES + 1)
    special: int  # the face of the free special die, or NO_DIE
    taken_colour: int  # what the active seat took away, or NO_DIE
    taken_number: int
    taken_special: int
    column_roll: list[int] = ints(COLUMNS)  # when it was completed first; 0 = not yet
    colour_roll: list[int] = ints(COLOURS)
    row_roll: list[int] = ints(ROWS)
    step: list[int] = ints(SEATS)
    colour: list[int] = ints(SEATS)  # the chosen colour face
    number: list[int] = ints(SEATS)
    row: list[int] = ints(SEATS)  # chosen for three in a row
    low: list[int] = ints(SEATS)  # crossed cells
    high: list[int] = ints(SEATS)
    jokers: list[int] = ints(SEATS)  # exclamation marks left
    columns_first: list[int] = ints(SEATS)  # circled above
    columns_later: list[int] = ints(SEATS)  # circled below
    colours_first: list[int] = ints(SEATS)
    colours_later: list[int] = ints(SEATS)
    rows_first: list[int] = ints(SEATS)  # with their bonus
    rows_later: list[int] = ints(SEATS)
    boxes: list[int] = ints(SEATS)  # for the special die: open and unused
    boxes_used: list[int] = ints(SEATS)
    hearts: list[int] = ints(SEATS)  # circled
    written: list[int] = ints(SEATS)  # hearts under the columns, three bits each
    bombs: list[int] = ints(SEATS)  # won and still to be resolved


assign = copier(State)


@kernel
def active(setup: Setup, s: State) -> int:
    """The seat that rolled, or rolls next: the dice pass on after every roll."""
    rolled = s.rolls if s.phase == ROLL else s.rolls - 1
    return rolled % setup.players


@kernel
def is_first(first_roll: list[int], line: int, rolls: int) -> bool:
    """Was the line not completed by anybody before this roll?"""
    return first_roll[line] == 0 or first_roll[line] == rolls


@kernel
def has_last_colours(setup: Setup, s: State, seat: int) -> bool:
    """Has this seat circled as many colours as end the game?"""
    circled = size(s.colours_first[seat] | s.colours_later[seat])
    return 0 < setup.last_colours <= circled
