"""Rules and referee play the same random games, step by step, and must agree on everything.

At every decision: who must decide and what, how many moves are legal, that each one which the rules
list is legal for the referee (so the two sets are equal), and the sheet afterwards; every part of
every score; at the end the winners. Each game has its own module, `lockstep_<game>.py`.

The kernels are generic in `rules` and `referee`, and compiled together with both. A difference is
reported as a number, DIFFERENCES says of what.
"""

import importlib
from types import FunctionType, ModuleType
from typing import Any, cast

from kleeblatt.core.chance import below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.rules import Rules

referee = cast(Any, None)
rules = cast(Rules, None)

DIFFERENCES = (
    "none", "who decides", "dice that may be taken", "special die", "number of selections",
    "a selection", "crossed cells", "what is left", "end", "points", "winners", "number of moves",
    "dice", "questions",
)  # fmt: skip
(
    OK,
    WHO,
    DICE,
    SPECIAL_DIE,
    COUNT,
    CELLS,
    SHEET,
    LEFT,
    END,
    POINTS,
    WINNERS,
    LENGTH,
    THROWN,
    QUESTIONS,
) = range(14)
STREAM = 3  # of the seeds
SAME = 125  # games in a row have the same sheet or variants


@kernel
def check_winners(setup: Any, s: Any, table: Any) -> int:
    for seat in range(setup.players):
        wins = True
        for other in range(setup.players):
            mine, theirs = rules.score(setup, s, seat), rules.score(setup, s, other)
            more = rules.tiebreak(setup, s, other) > rules.tiebreak(setup, s, seat)
            wins = wins and (mine > theirs or (mine == theirs and not more))
        if wins != referee.is_winner(table, seat):
            return WINNERS
    return OK


@kernel
def pick_seat(waiting: int, players: int, rng: Any) -> int:
    """One of the awaited seats, at random: the order must not matter."""
    seat = below(rng, players)
    while not (waiting >> seat) & 1:
        seat = (seat + 1) % players
    return seat


@kernel
def pick_move(moves: Moves, rng: Any) -> int:
    """A random move; passing only now and then, so that sheets fill up."""
    first = 1 if moves.count > 1 and moves.item[0] == PASS and below(rng, 8) > 0 else 0
    return moves.item[first + below(rng, moves.count - first)]


def referee_of(id: str) -> ModuleType:
    """The referee of a game, its functions marked as fit to compile."""
    module = importlib.import_module(f"tests.oracle.{id.replace('-', '_')}")
    for owner in (module, importlib.import_module("tests.oracle.noch_mal")):
        for value in vars(owner).values():
            if isinstance(value, FunctionType) and value.__module__.startswith("tests.oracle"):
                kernel(value)
    return module


def report(where: str, difference: int) -> None:
    """AssertionError if there was a difference."""
    assert difference == OK, f"{where}: the referee disagrees on: {DIFFERENCES[difference]}"


def play_lockstep(id: str, players: int, seed: int, games: int, **more: Any) -> dict[str, int]:
    """Play games; AssertionError names the first difference. Returns what was compared."""
    family = "noch_mal" if id.startswith("noch-mal") else id.replace("-", "_")
    module: Any = importlib.import_module(f"tests.oracle.lockstep_{family}")
    compared: dict[str, int] = module.play(id, players, seed, games, **more)
    return compared
