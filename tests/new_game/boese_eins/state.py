"""The state of a table of Böse Eins."""

from typing import Literal, get_args

from kleeblatt.core.struct import copier, ints, struct

SEATS, GOAL, FACES = 4, 50, 6

Phase = Literal["choose", "die", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)
CHOOSE, DIE, OVER = range(len(PHASES))


@struct
class State:
    """The turn, then the seats."""

    phase: int
    stage: int  # counts the steps: nothing is decided at the same time
    active: int
    turn: int  # from 1 on
    throws: int  # in this turn
    pot: int  # points of this turn
    safe: list[int] = ints(SEATS)


assign = copier(State)
