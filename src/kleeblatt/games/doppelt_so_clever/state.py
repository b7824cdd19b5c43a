"""The state of a table of Doppelt so clever."""

from typing import Literal, get_args

from kleeblatt.core.struct import copier, ints, struct
from kleeblatt.games.doppelt_so_clever.sheet import ANY, AREAS, CELLS

SEATS = 4
DICE = 6
THROWS = 3
SERVED = 3  # solo, passive: the lowest dice

Phase = Literal["bonuses", "throw", "serve", "turn", "window", "over"]  # of the table
PHASES: tuple[Phase, ...] = get_args(Phase)
BONUSES, THROW, SERVE, TURN, WINDOW, OVER = range(len(PHASES))

# What a seat is asked
Step = Literal["done", "choose", "enter", "sweep", "before", "offer", "extra", "question", "free"]
STEPS: tuple[Step, ...] = get_args(Step)
DONE, CHOOSE, ENTER, SWEEP, BEFORE, OFFER, EXTRA, QUESTION, FREE = range(len(STEPS))

Place = Literal["hand", "tray", "field"]  # where a die lies
PLACES: tuple[Place, ...] = get_args(Place)
HAND, TRAY, FIELD = range(len(PLACES))

REROLLS, RETURNS, EXTRAS = range(3)  # the action tracks
KINDS = ANY + 1  # of ?

# Where a bonus comes from: FROM_TRACK plus an action track.
FROM_ROUND, FROM_SILVER_COLUMN, FROM_YELLOW_ROW, FROM_YELLOW_COLUMN = range(4)
FROM_BLUE, FROM_GREEN, FROM_PINK, FROM_TRACK = range(4, 8)


@struct
class State:
    """The table, then the seats. Dice and cells that are marked are bits."""

    phase: int
    stage: int  # counts the phases
    awaited: int  # bits: seats that must decide
    round: int  # from 1
    active: int  # seat
    passive: int  # 1: the passive turn of the solo game
    throws: int  # in this turn
    rethrown: int  # how often this throw was re-rolled
    dice: list[int] = ints(DICE)
    place: list[int] = ints(DICE)  # HAND, TRAY, FIELD
    swept: int  # dice that the last choice sent to the tray and silver may still cross
    step: list[int] = ints(SEATS)
    then: list[int] = ints(SEATS)  # the step after this entry and its chain
    origin: list[int] = ints(SEATS)  # the step in which the die was picked
    die: list[int] = ints(SEATS)  # the die being entered
    kind: list[int] = ints(SEATS)  # the ? being entered
    pending: list[list[int]] = ints(SEATS, KINDS)  # ?s of each kind still to enter
    extra: list[int] = ints(SEATS)  # dice that were extra dice in this turn
    silver: list[int] = ints(SEATS)  # crosses; by columns, in each yellow, blue, green, pink
    circles: list[int] = ints(SEATS)  # yellow, by number
    crosses: list[int] = ints(SEATS)  # yellow
    blue: list[list[int]] = ints(SEATS, CELLS)
    green: list[list[int]] = ints(SEATS, CELLS)  # value × factor
    pink: list[list[int]] = ints(SEATS, CELLS)
    entered: list[list[int]] = ints(SEATS, AREAS)  # how many entries each area has
    circled: list[list[int]] = ints(SEATS, 3)  # slots of each action track
    used: list[list[int]] = ints(SEATS, 3)  # of these
    foxes: list[int] = ints(SEATS)


assign = copier(State)
