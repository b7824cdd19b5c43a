"""The state of a table of Böse Eins."""

from kleeblatt.core.struct import copier, ints, struct

SEATS, GOAL, FACES = 4, 50, 6
CHOOSE, DIE, OVER = range(3)  # phases


@struct
class Setup:
    """What is fixed before a game."""

    players: int


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
