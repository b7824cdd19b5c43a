"""What happens in a match of Doppelt so clever.

A die is named by its colour; dice that are thrown or moved together are 'pink 5', as in throws.
Rows, columns, cells and slots count from 1; the rows of silver are named by their colour.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Literal, cast

from kleeblatt.core.events import Event
from kleeblatt.games.doppelt_so_clever import sheet
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    BLUE,
    DICE,
    GREEN,
    PINK,
    SILVER_ROWS,
    TRACKS,
    WHITE,
    YELLOW,
    Colour,
)
from kleeblatt.games.doppelt_so_clever.state import (
    CHOOSE,
    ENTER,
    EXTRAS,
    HAND,
    OFFER,
    REROLLS,
    RETURNS,
    TRAY,
    State,
)

Action = Literal["re-roll", "return", "+1"]
Question = Literal["silver", "yellow", "blue", "green", "pink", "any"]  # where a ? is entered
Source = Literal[  # where a bonus comes from
    "round-bonus",  # at: the round
    "silver-column",  # at: the value
    "yellow-row",
    "yellow-column",
    "blue-cell",
    "green-cell",
    "pink-cell",
    "re-roll-track",  # at: its last slot
    "return-track",
    "extra-die-track",
]

ACTIONS = cast(tuple[Action, ...], TRACKS)
QUESTIONS = cast(tuple[Question, ...], (*DICE[: sheet.AREAS], "any"))
SOURCES: tuple[Source, ...] = (
    "round-bonus", "silver-column", "yellow-row", "yellow-column", "blue-cell", "green-cell",
    "pink-cell", "re-roll-track", "return-track", "extra-die-track",
)  # fmt: skip


def _dice(s: State, dice: Iterable[int]) -> tuple[str, ...]:
    """These dice with their faces."""
    return tuple(f"{DICE[die]} {s.dice[die]}" for die in dice)


def _lying(s: State, place: int) -> list[int]:
    """The dice that lie there."""
    return [die for die in range(len(DICE)) if s.place[die] == place]


# Rounds, turns, throws


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round begins: its bonuses are for everybody, its first turn is for the first seat."""

    round: int
    rounds: int  # of the game

    @classmethod
    def of(cls, setup: Setup, s: State) -> "RoundBegan":
        """From `begin_round`."""
        return cls(None, s.round + 1, setup.rounds)


@dataclass(frozen=True)
class TurnBegan(Event):
    """This seat is active, all dice are in hand for the first throw; no die is an extra die yet."""

    is_passive: bool  # the passive turn of the solo game

    @classmethod
    def of(cls, setup: Setup, s: State) -> "TurnBegan":
        """From `start_turn`."""
        return cls(s.active, s.passive == 1)


@dataclass(frozen=True)
class NextThrow(Event):
    """The dice in hand are thrown for the second or third time in this turn."""

    throw: int

    @classmethod
    def of(cls, setup: Setup, s: State) -> "NextThrow":
        """From `next_throw`."""
        return cls(s.active, s.throws + 1)


@dataclass(frozen=True)
class DiceThrown(Event):
    """The dice in hand were thrown (those on the tray and on fields were not)."""

    dice: tuple[str, ...]

    @classmethod
    def of(cls, setup: Setup, s: State, outcome: int) -> Generator[int, None, "DiceThrown"]:
        """From `lay_dice`."""
        yield s.active
        return cls(s.active, _dice(s, _lying(s, HAND)))


@dataclass(frozen=True)
class DiceServed(Event):
    """Solo, passive turn: the three lowest dice go to the tray, the others to the fields."""

    dice: tuple[str, ...]  # on the tray
    others: tuple[str, ...]  # on the fields

    @classmethod
    def of(cls, setup: Setup, s: State, served: int) -> "DiceServed":
        """From `serve_dice`."""
        dice = [die for die in range(len(DICE)) if served >> die & 1]
        others = [die for die in range(len(DICE)) if not served >> die & 1]
        return cls(s.active, _dice(s, dice), _dice(s, others))


# Choosing dice


@dataclass(frozen=True)
class DieChosen(Event):
    """The active player puts a thrown die on a field."""

    die: Colour
    face: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, die: int) -> "DieChosen":
        """From `choose`."""
        return cls(seat, DICE[die], s.dice[die])


@dataclass(frozen=True)
class SentToTray(Event):
    """Thrown dice that show less than the chosen one go to the tray."""

    dice: tuple[str, ...]

    @classmethod
    def of(cls, setup: Setup, s: State, chosen: int) -> "SentToTray | None":
        """From `send_to_tray`; nothing to tell when no die shows less."""
        dice = _dice(s, (die for die in _lying(s, HAND) if s.dice[die] < s.dice[chosen]))
        return cls(s.active, dice) if dice else None


@dataclass(frozen=True)
class DieSwept(Event):
    """A die that silver has just sent to the tray is crossed in silver too."""

    die: Colour
    face: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, die: int) -> "DieSwept":
        """From `sweep`."""
        return cls(seat, DICE[die], s.dice[die])


@dataclass(frozen=True)
class RestToTray(Event):
    """After the throws, the dice that nobody chose go to the tray."""

    dice: tuple[str, ...]

    @classmethod
    def of(cls, setup: Setup, s: State) -> "RestToTray | None":
        """From `clear_hand`; nothing to tell when no dice are left."""
        dice = _dice(s, _lying(s, HAND))
        return cls(s.active, dice) if dice else None


@dataclass(frozen=True)
class TrayServed(Event):
    """The passive players choose from the tray (with several players)."""

    dice: tuple[str, ...]  # all that lie on it

    @classmethod
    def of(cls, setup: Setup, s: State) -> "TrayServed | None":
        """From `offer_tray`; alone there is nobody to be served."""
        return cls(None, _dice(s, _lying(s, TRAY))) if setup.players > 1 else None


@dataclass(frozen=True)
class DieTaken(Event):
    """A passive player takes a die. It stays where it is."""

    die: Colour
    face: int
    is_from_tray: bool  # else from the fields, as no die of the tray could be entered

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, die: int) -> "DieTaken":
        """From `take`."""
        return cls(seat, DICE[die], s.dice[die], s.place[die] == TRAY)


@dataclass(frozen=True)
class Passed(Event):
    """No die: none of the throw, none of the tray, or no (more) extra die."""

    what: Literal["throw", "tray", "extra-die"]

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, then: int) -> "Passed":
        """From `decline`."""
        step = s.step[seat]
        return cls(seat, "throw" if step == CHOOSE else "tray" if step == OFFER else "extra-die")


# Actions


@dataclass(frozen=True)
class RerollUsed(Event):
    """All dice of the throw are thrown again."""

    slot: int  # struck out on the action track

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "RerollUsed":
        """From `use_reroll`."""
        return cls(seat, s.used[seat][REROLLS] + 1)


@dataclass(frozen=True)
class DieReturned(Event):
    """A die comes back from the tray into the hand, for the next throw."""

    die: Colour
    face: int  # that it showed
    slot: int  # struck out on the action track

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, die: int) -> "DieReturned":
        """From `return_die`."""
        return cls(seat, DICE[die], s.dice[die], s.used[seat][RETURNS] + 1)


@dataclass(frozen=True)
class ExtraDieUsed(Event):
    """A die is entered as an extra die. It stays where it is."""

    die: Colour
    face: int
    slot: int  # struck out on the action track

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, die: int) -> "ExtraDieUsed":
        """From `use_extra_die`."""
        return cls(seat, DICE[die], s.dice[die], s.used[seat][EXTRAS] + 1)


# Entries


@dataclass(frozen=True)
class SilverCrossed(Event, scores=True):
    """A silver cell is crossed."""

    value: int
    row: Colour

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, cell: int) -> "SilverCrossed":
        """From `cross_silver`."""
        return cls(seat, cell // SILVER_ROWS + 1, DICE[YELLOW + cell % SILVER_ROWS])


@dataclass(frozen=True)
class YellowCircled(Event):
    """An open yellow cell is circled."""

    value: int
    row: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, cell: int) -> "YellowCircled":
        """From `circle_yellow`."""
        return cls(seat, sheet.VALUE[sheet.YELLOW_0 + cell], sheet.YELLOW_ROW[cell] + 1)


@dataclass(frozen=True)
class YellowCrossed(Event, scores=True):
    """A circled yellow cell is crossed."""

    value: int
    row: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, cell: int) -> "YellowCrossed":
        """From `cross_yellow`."""
        return cls(seat, sheet.VALUE[sheet.YELLOW_0 + cell], sheet.YELLOW_ROW[cell] + 1)


@dataclass(frozen=True)
class BlueWritten(Event, scores=True):
    """A number is written into the next blue cell."""

    cell: int
    value: int
    blue: int  # what the blue die adds; 0: the number is free, for a ?
    white: int  # what the white die adds, or 0

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, value: int) -> "BlueWritten":
        """From `write_blue`."""
        blue, white = (s.dice[BLUE], s.dice[WHITE]) if s.step[seat] == ENTER else (0, 0)
        return cls(seat, s.entered[seat][BLUE] + 1, value, blue, white)


@dataclass(frozen=True)
class GreenWritten(Event, scores=True):
    """A number is written into the next green cell."""

    cell: int
    value: int
    factor: int  # of the cell
    written: int  # value × factor

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, value: int) -> "GreenWritten":
        """From `write_green`."""
        n = s.entered[seat][GREEN]
        factor = sheet.GREEN_FACTOR[n]
        return cls(seat, n + 1, value, factor, value * factor)


@dataclass(frozen=True)
class PinkWritten(Event, scores=True):
    """A number is written into the next pink cell."""

    cell: int
    value: int
    is_enough: bool  # for the bonus below the cell, if there is one

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, value: int) -> "PinkWritten":
        """From `write_pink`."""
        n = s.entered[seat][PINK]
        return cls(seat, n + 1, value, value >= sheet.PINK_MINIMUM[n])


# Bonuses


@dataclass(frozen=True)
class ActionUnlocked(Event):
    """The next slot of an action track is circled."""

    action: Action
    slot: int
    source: Source
    at: int

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, track: int, source: int, at: int
    ) -> "ActionUnlocked":
        """From `unlock`."""
        return cls(seat, ACTIONS[track], s.circled[seat][track] + 1, SOURCES[source], at)


@dataclass(frozen=True)
class FoxWon(Event, scores=True):
    """A fox: worth the lowest area."""

    foxes: int  # that the seat has now
    source: Source
    at: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, source: int, at: int) -> "FoxWon":
        """From `win_fox`."""
        return cls(seat, s.foxes[seat] + 1, SOURCES[source], at)


@dataclass(frozen=True)
class QuestionWon(Event):
    """A ?: a free entry in an area ('any': the black ?), to be used at once."""

    area: Question
    source: Source
    at: int

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, kind: int, source: int, at: int
    ) -> "QuestionWon":
        """From `win_question`."""
        return cls(seat, QUESTIONS[kind], SOURCES[source], at)


@dataclass(frozen=True)
class QuestionUsed(Event):
    """A ? is taken, and is no longer pending; its entry comes next."""

    area: Question

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, kind: int) -> "QuestionUsed":
        """From `take_question`."""
        return cls(seat, QUESTIONS[kind])


@dataclass(frozen=True)
class QuestionLost(Event):
    """All pending ?s of a kind are lost: nothing can be entered for them."""

    area: Question
    count: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, kind: int) -> "QuestionLost | None":
        """From `lose_question`; nothing to tell when none is pending."""
        count = s.pending[seat][kind]
        return cls(seat, QUESTIONS[kind], count) if count else None


@dataclass(frozen=True)
class GameEnded(Event):
    """The last turn of the last round is over."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "GameEnded":
        """From `end_game`."""
        return cls(None)
