"""Böse Eins: throw as often as you like, but a one costs the points of the turn."""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves, add
from kleeblatt.games.boese_eins.events import DieThrown, GameEnded, PotSaved, TurnBegan
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import CHOOSE, DIE, FACES, GOAL, OVER, State, assign

THROW, STOP, MOVES = 1, 2, 3  # nothing in this game is a pass
PARTS = 1
MOST_THROWS = 32  # in a turn: whoever has enough for the goal must stop
TURNS = 1 << 24


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    begin_turn(s, 0)


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Does the die decide next?"""
    return s.phase == DIE


@kernel
def awaited(s: State) -> int:
    """The seat that must decide now, as a bit."""
    return 1 << s.active if s.phase == CHOOSE else 0


@kernel
def stage(s: State) -> int:
    """A number that changes when a decision comes to light: at once."""
    return s.stage


@kernel
def go_to(s: State, phase: int) -> None:
    """What comes next."""
    s.phase = phase
    s.stage += 1


@kernel(tells=TurnBegan)
def begin_turn(s: State, seat: int) -> None:
    """It is this seat's turn."""
    s.active = seat
    s.turn += 1
    s.throws = 0
    s.pot = 0
    go_to(s, CHOOSE)


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Throw, if the goal is not reached; stop, if there is something to save."""
    moves.count = 0
    if s.safe[seat] + s.pot < GOAL:
        add(moves, THROW)
    if s.pot > 0:
        add(moves, STOP)


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move == THROW:
        go_to(s, DIE)
        return
    save(s)
    if s.safe[seat] >= GOAL:
        end_game(s)
    else:
        begin_turn(s, (seat + 1) % setup.players)


@kernel(tells=PotSaved)
def save(s: State) -> None:
    """The points of the turn are safe."""
    s.safe[s.active] += s.pot
    s.pot = 0


@kernel(tells=GameEnded)
def end_game(s: State) -> None:
    """Somebody has reached the goal."""
    go_to(s, OVER)


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Draw a face."""
    return 1 + below(rng, FACES)


@kernel
def occasion(setup: Setup, s: State) -> int:
    """The throw of the turn."""
    return s.turn % TURNS * MOST_THROWS + s.throws


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """The die lies."""
    show(s, outcome)
    if outcome == 1:
        begin_turn(s, (s.active + 1) % setup.players)
    else:
        go_to(s, CHOOSE)


@kernel(tells=DieThrown)
def show(s: State, face: int) -> None:
    """A face counts; a one takes everything."""
    s.throws += 1
    s.pot = 0 if face == 1 else s.pot + face


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """What is safe."""
    return s.safe[seat]


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """What is safe."""
    return s.safe[seat]


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Scores are equal only before the end."""
    return 0
