"""What happens in a match of Böse Eins."""

from dataclasses import dataclass

from kleeblatt.core.events import Event
from kleeblatt.games.boese_eins.setup import Setup
from kleeblatt.games.boese_eins.state import State


@dataclass(frozen=True)
class TurnBegan(Event):
    """It is this seat's turn."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "TurnBegan":
        """From `begin_turn`."""
        return cls(seat)


@dataclass(frozen=True)
class DieThrown(Event):
    """The die shows a face; a one costs the points of the turn."""

    face: int
    lost: int

    @classmethod
    def of(cls, setup: Setup, s: State, face: int) -> "DieThrown":
        """From `show`."""
        return cls(s.active, face, s.pot if face == 1 else 0)


@dataclass(frozen=True)
class PotSaved(Event, scores=True):
    """The points of the turn are safe."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "PotSaved":
        """From `save`."""
        return cls(s.active)


@dataclass(frozen=True)
class GameEnded(Event):
    """Somebody has reached the goal."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "GameEnded":
        """From `end_game`."""
        return cls(None)
