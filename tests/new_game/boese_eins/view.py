"""What a seat may see, as JSON: everything."""

from typing_extensions import TypedDict

from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import GOAL, PHASES, Phase, State


class Seat(TypedDict):
    """What a player has."""

    safe: int  # points


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase  # what comes next
    active: int  # whose turn it is
    pot: int  # points of this turn


class View(Table):
    """The table."""

    seats: list[Seat]  # seat 0 first


class Printed(TypedDict):
    """What is agreed."""

    goal: int  # points that end the game


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle: all see the same."""
    return {"phase": PHASES[s.phase], "active": s.active, "pot": s.pot}


def seat_view(setup: Setup, s: State, seat: int) -> Seat:
    """What a player has."""
    return {"safe": s.safe[seat]}


def printed_view(setup: Setup) -> Printed:
    """What is agreed."""
    return {"goal": GOAL}
