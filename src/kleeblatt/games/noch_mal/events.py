"""What happens in a match of NOCH MAL! and NOCH MAL SO GUT!.

Cells are 'H4', columns 'A'–'O', rows 'P'–'V'. Faces are written as in a roll: 'blue', '3', '?'.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal

from kleeblatt.core.events import Event
from kleeblatt.games.noch_mal.cells import LETTERS, cells_of, name
from kleeblatt.games.noch_mal.setup import HEARTS, Setup
from kleeblatt.games.noch_mal.sheet import COLOURS
from kleeblatt.games.noch_mal.state import (
    ACTIVE,
    COLOUR_FACES,
    COLOUR_JOKER,
    CROSS,
    NO_DIE,
    NUMBER_FACES,
    ROW_LETTERS,
    SPECIAL_WORDS,
    State,
    active,
    has_last_colours,
    is_first,
)


def _named(low: int, high: int) -> tuple[str, ...]:
    return tuple(name(cell) for cell in cells_of(low, high))


def _faces(counts: list[int], words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word for face, word in enumerate(words) for _ in range(counts[face]))


@dataclass(frozen=True)
class DiceRolled(Event):
    """The active seat rolled; dice that were taken away before are back."""

    roll: int
    rolls: int | None  # solo: of so many
    colours: tuple[str, ...]
    numbers: tuple[str, ...]
    special: str | None

    @classmethod
    def of(cls, setup: Setup, s: State, outcome: int) -> Generator[int, None, "DiceRolled"]:
        """From `lay_dice`."""
        seat = active(setup, s)
        yield seat
        special = None if s.special == NO_DIE else SPECIAL_WORDS[s.special]
        colours, numbers = _faces(s.colours, COLOUR_FACES), _faces(s.numbers, NUMBER_FACES)
        return cls(seat, s.rolls, setup.last_roll or None, colours, numbers, special)


@dataclass(frozen=True)
class Passed(Event):
    """A seat does not use the roll."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "Passed":
        """From `skip`."""
        return cls(seat)


@dataclass(frozen=True)
class DiceChosen(Event):
    """A seat uses a colour and a number die, which stay on the table."""

    colour: str
    number: str

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, colour: int, number: int) -> "DiceChosen | None":
        """From `choose_dice`; nothing to tell when the dice are taken away next."""
        if s.phase == ACTIVE:
            return None
        return cls(seat, COLOUR_FACES[colour], NUMBER_FACES[number])


@dataclass(frozen=True)
class DiceTaken(Event):
    """The active seat uses a colour and a number die, which are gone for the others."""

    colour: str
    number: str

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, colour: int, number: int) -> "DiceTaken":
        """From `take_dice`."""
        return cls(seat, COLOUR_FACES[colour], NUMBER_FACES[number])


@dataclass(frozen=True)
class JokersSpent(Event, scores=True):
    """Exclamation marks were crossed off for jokers."""

    jokers: int  # 1 or 2

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, jokers: int) -> "JokersSpent | None":
        """From `spend_jokers`."""
        return cls(seat, jokers) if jokers else None


@dataclass(frozen=True)
class SpecialUsed(Event, scores=True):
    """A seat uses the special die, and crosses off an open box for it."""

    action: str  # the face

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "SpecialUsed":
        """From `use_special`."""
        return cls(seat, SPECIAL_WORDS[s.special])


@dataclass(frozen=True)
class SpecialTaken(Event):
    """The special die that the active seat used is gone for the others."""

    action: str  # the face

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "SpecialTaken":
        """From `take_special`."""
        return cls(seat, SPECIAL_WORDS[s.special])


@dataclass(frozen=True)
class CellsCrossed(Event, scores=True):
    """Cells were crossed; stars among them no longer count against the seat."""

    cells: tuple[str, ...]
    stars: tuple[str, ...]  # those of the cells that have a star
    joker: str | None  # the colour that the joker of the colour dice stands for

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, low: int, high: int) -> "CellsCrossed":
        """From `cross`."""
        low, high = low & ~s.low[seat], high & ~s.high[seat]
        stars = _named(low & setup.star_low, high & setup.star_high)
        is_joker = s.step[seat] == CROSS and s.colour[seat] == COLOUR_JOKER
        return cls(seat, _named(low, high), stars, _colour(setup, low, high) if is_joker else None)


def _colour(setup: Setup, low: int, high: int) -> str:
    """The colour of cells of one block."""
    cells = zip(setup.colour_low, setup.colour_high, strict=True)
    return next(
        colour
        for colour, (all_low, all_high) in zip(COLOURS, cells, strict=True)
        if low & all_low or high & all_high
    )


@dataclass(frozen=True)
class GoldenDiceCrossed(Event, scores=True):
    """Each golden die among the crossed cells opens a box for the special die."""

    cells: tuple[str, ...]  # with a golden die

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, low: int, high: int
    ) -> "GoldenDiceCrossed | None":
        """From `open_golden`."""
        cells = _named(
            low & setup.golden_low & ~s.low[seat], high & setup.golden_high & ~s.high[seat]
        )
        return cls(seat, cells) if cells else None


@dataclass(frozen=True)
class BoxOpened(Event, scores=True):
    """A full row or column opens a box for the special die."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BoxOpened":
        """From `open_box`."""
        return cls(seat)


@dataclass(frozen=True)
class HeartCircled(Event):
    """The next heart is circled: columns completed from now on earn its value."""

    heart: int  # counted from the top
    worth: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "HeartCircled | None":
        """From `circle_heart`; a sixth heart is lost."""
        heart = s.hearts[seat] + 1
        return cls(seat, heart, setup.heart[heart]) if heart <= HEARTS else None


@dataclass(frozen=True)
class RowFilled(Event, scores=True):
    """A row is full; its bonus, if the seat is first, comes next."""

    row: str
    is_first: bool  # nobody has filled it in an earlier roll

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, row: int) -> "RowFilled":
        """From `circle_row`."""
        return cls(seat, ROW_LETTERS[row], is_first(s.row_roll, row, s.rolls))


@dataclass(frozen=True)
class BombWon(Event):
    """A row brings a bomb, which is decided about at once."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BombWon":
        """From `win_bomb`."""
        return cls(seat)


@dataclass(frozen=True)
class BombUsed(Event):
    """A bomb that was won goes off; its cells come next."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BombUsed":
        """From `use_bomb`."""
        return cls(seat)


@dataclass(frozen=True)
class BombDeclined(Event):
    """A bomb that was won is not used."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BombDeclined":
        """From `decline_bomb`."""
        return cls(seat)


@dataclass(frozen=True)
class ColumnFilled(Event, scores=True):
    """A column is full."""

    column: str
    is_first: bool  # nobody has filled it in an earlier roll: the upper value

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, column: int) -> "ColumnFilled":
        """From `circle_column`."""
        return cls(seat, LETTERS[column], is_first(s.column_roll, column, s.rolls))


@dataclass(frozen=True)
class HeartWritten(Event, scores=True):
    """The value of the last circled heart is written below a full column."""

    column: str
    worth: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, column: int) -> "HeartWritten | None":
        """From `write_heart`; nothing to tell before the first heart."""
        worth = setup.heart[s.hearts[seat]]
        return cls(seat, LETTERS[column], worth) if worth else None


@dataclass(frozen=True)
class ColourFilled(Event, scores=True):
    """All cells of a colour are crossed."""

    colour: str
    is_first: bool  # nobody has completed it in an earlier roll: the upper value

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, colour: int) -> "ColourFilled":
        """From `circle_colour`."""
        return cls(seat, COLOURS[colour], is_first(s.colour_roll, colour, s.rolls))


@dataclass(frozen=True)
class DicePassed(Event):
    """This seat gets the dice for the next roll."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "DicePassed | None":
        """From `pass_dice`; who plays alone keeps them."""
        return cls(s.rolls % setup.players) if setup.players > 1 else None


@dataclass(frozen=True)
class GameEnded(Event):
    """Somebody has completed two colours, or the rolls of a solo game are used up."""

    why: Literal["colours", "rolls"]

    @classmethod
    def of(cls, setup: Setup, s: State) -> "GameEnded":
        """From `end_game`."""
        by_colours = any(has_last_colours(setup, s, seat) for seat in range(setup.players))
        return cls(None, "colours" if by_colours else "rolls")


@dataclass(frozen=True)
class RollsSaved(Event, scores=True):
    """Two colours were complete before the last roll of a solo game: rolls not needed score."""

    rolls: int

    @classmethod
    def of(cls, setup: Setup, s: State) -> "RollsSaved | None":
        """From `stop_rolling`."""
        rolls = setup.last_roll - s.rolls
        return cls(0, rolls) if rolls > 0 else None
