"""What a seat may see, as JSON.

All of it lies open on the table, but for what others decide at the same time: their sheets are
shown as they were before, until all have decided.
"""

from functools import lru_cache
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.cells import COLUMNS, LETTERS, ROWS, cells_of, name
from kleeblatt.games.noch_mal.rules import HEART_BITS, NO_DIE, State
from kleeblatt.games.noch_mal.setup import Setup
from kleeblatt.games.noch_mal.sheet import COLOURS
from kleeblatt.games.noch_mal.state import (
    COLOUR_FACES,
    NUMBER_FACES,
    PHASES,
    ROW_LETTERS,
    STEPS,
    Phase,
    Step,
)
from kleeblatt.games.noch_mal.state import SPECIAL_WORDS as SPECIAL_FACES

Circled = Literal["first", "later"]
Mark = Literal["open", "circled", "gone"]
RowBonus = Literal["box", "bomb", "heart"]

ROW_BONUSES: tuple[RowBonus, ...] = ("box", "bomb", "heart")


class Taken(TypedDict):
    """The dice that the active seat took away."""

    colour: str | None  # face of the colour die
    number: str | None  # face of the number die
    special: str | None  # face of the special die


class Dice(TypedDict):
    """The dice on the table; a face is a word of the notation."""

    colours: list[str]  # faces of the free colour dice, `x` the joker
    numbers: list[str]  # faces of the free number dice, `?` the joker
    special: str | None  # face of the free special die
    taken: Taken  # by the active seat, from the fourth roll on


class First(TypedDict):
    """What somebody has completed: the points of the first are gone for all others."""

    columns: list[str]  # `A` to `O`
    colours: list[str]  # `yellow` to `orange`
    rows: list[str]  # `P` to `V`, NOCH MAL SO GUT!


class Boxes(TypedDict):
    """Boxes of the special die."""

    open: int  # and not used yet
    used: int  # crossed


class Marks(TypedDict):
    """What is still to be had on a sheet (`open`), what is `circled`, and what is `gone`."""

    columns: list[list[Mark]]  # of A to O: points for the first, for later ones
    colours: list[list[Mark]]  # of yellow to orange: points for the first, for later ones
    rows: NotRequired[list[list[Mark]]]  # of P to V: bonus, points; NOCH MAL SO GUT!


class Sheet(TypedDict):
    """A player's sheet with everything written on it; the last five: NOCH MAL SO GUT!."""

    step: Step  # what the seat is asked
    crossed: list[str]  # cells, column by column
    jokers: int  # exclamation marks left
    columns: dict[str, Circled]  # full columns: circled above (first) or below
    colours: dict[str, Circled]  # full colours
    marks: Marks  # on the points and bonuses of columns, colours and rows
    pair: NotRequired[list[str]]  # the chosen dice, in the step `cross`
    rows: NotRequired[dict[str, Circled]]  # full rows, with their bonus
    boxes: NotRequired[Boxes]
    hearts: NotRequired[int]  # circled
    written: NotRequired[dict[str, int]]  # by column: the hearts written below it
    bombs: NotRequired[int]  # won and still to be resolved


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase
    roll: int  # its number, from 1; 0 before the first
    rolls: int | None  # solo: how many there are
    active: int  # the active seat
    dice: Dice
    first: First


class View(Table):
    """The table as a seat sees it."""

    seats: list[Sheet]  # seat 0 first


class Printed(TypedDict):
    """What is printed on everybody's sheet; the last four: NOCH MAL SO GUT!."""

    cells: dict[str, list[str]]  # by colour: `A1` to `O7`
    stars: list[str]  # cells
    column_points: list[list[int]]  # of A to O: for the first, for later ones
    colour_points: list[int]  # for the first, for later ones
    jokers: int  # exclamation marks at the start
    star_points: int  # of each open star
    golden: NotRequired[list[str]]  # cells with a golden die
    row_bonus: NotRequired[list[RowBonus]]  # of P to V
    row_points: NotRequired[int]  # of each full row
    hearts: NotRequired[list[int]]  # the worth of the hearts, from the top


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle; a seat that decides knows the dice as they are now."""
    return {
        "phase": PHASES[s.phase],
        "roll": s.rolls,
        "rolls": setup.last_roll or None,
        "active": rules.active(setup, s),
        "dice": _dice(s if seat is not None and s.awaited >> seat & 1 else shown),
        "first": {
            "columns": [LETTERS[i] for i in range(COLUMNS) if shown.column_roll[i]],
            "colours": [COLOURS[i] for i in range(len(COLOURS)) if shown.colour_roll[i]],
            "rows": [ROW_LETTERS[i] for i in range(ROWS) if shown.row_roll[i]],
        },
    }


def _dice(s: State) -> Dice:
    """The free dice, and those that the active seat took away."""
    return {
        "colours": _faces(s.colours, COLOUR_FACES),
        "numbers": _faces(s.numbers, NUMBER_FACES),
        "special": _face(s.special, SPECIAL_FACES),
        "taken": {
            "colour": _face(s.taken_colour, COLOUR_FACES),
            "number": _face(s.taken_number, NUMBER_FACES),
            "special": _face(s.taken_special, SPECIAL_FACES),
        },
    }


def _faces(counts: list[int], words: tuple[str, ...]) -> list[str]:
    return [word for word, count in zip(words, counts, strict=False) for _ in range(count)]


def _face(face: int, words: tuple[str, ...]) -> str | None:
    return None if face == NO_DIE else words[face]


def _names(low: int, high: int) -> list[str]:
    return [*_listed(low, high)]


@lru_cache(maxsize=4096)  # every viewer of a table sees the same cells
def _listed(low: int, high: int) -> tuple[str, ...]:
    return tuple(name(cell) for cell in cells_of(low, high))


def printed_view(setup: Setup) -> Printed:
    """What is printed: enough to draw the sheet."""
    printed: Printed = {
        "cells": {
            colour: _names(setup.colour_low[i], setup.colour_high[i])
            for i, colour in enumerate(COLOURS)
        },
        "stars": _names(setup.star_low, setup.star_high),
        "column_points": [
            list(pair) for pair in zip(setup.column_first, setup.column_later, strict=True)
        ],
        "colour_points": [setup.colour_first, setup.colour_later],
        "jokers": setup.jokers,
        "star_points": setup.star_points,
    }
    if setup.has_special:
        printed |= {
            "golden": _names(setup.golden_low, setup.golden_high),
            "row_bonus": [ROW_BONUSES[bonus] for bonus in setup.row_bonus],
            "row_points": setup.row_points,
            "hearts": setup.heart[1:],
        }
    return printed


def seat_view(setup: Setup, s: State, seat: int) -> Sheet:
    """One player's sheet with everything written on it."""
    sheet: Sheet = {
        "step": STEPS[s.step[seat]],
        "crossed": _names(s.low[seat], s.high[seat]),
        "jokers": s.jokers[seat],
        "columns": _circled(s.columns_first[seat], s.columns_later[seat], LETTERS),
        "colours": _circled(s.colours_first[seat], s.colours_later[seat], COLOURS),
        "marks": _marks(setup, s, seat),
    }
    if s.step[seat] == rules.CROSS:
        sheet["pair"] = [COLOUR_FACES[s.colour[seat]], NUMBER_FACES[s.number[seat]]]
    if setup.has_special:
        sheet |= {
            "rows": _circled(s.rows_first[seat], s.rows_later[seat], ROW_LETTERS),
            "boxes": {"open": s.boxes[seat], "used": s.boxes_used[seat]},
            "hearts": s.hearts[seat],
            "written": _written(s, seat),
            "bombs": s.bombs[seat],
        }
    return sheet


def _circled(first: int, later: int, names: str | tuple[str, ...]) -> dict[str, Circled]:
    """{'A': 'first', 'C': 'later'}."""
    lines: dict[str, Circled] = {name: "first" for i, name in enumerate(names) if first >> i & 1}
    return lines | {name: "later" for i, name in enumerate(names) if later >> i & 1}


def _marks(setup: Setup, s: State, seat: int) -> Marks:
    """What the lines of a sheet bring, or no longer."""
    marks: Marks = {
        "columns": _pairs(s, s.columns_first[seat], s.columns_later[seat], s.column_roll),
        "colours": _pairs(s, s.colours_first[seat], s.colours_later[seat], s.colour_roll),
    }
    if setup.has_special:
        pairs = _pairs(s, s.rows_first[seat], s.rows_later[seat], s.row_roll)
        marks["rows"] = [_row(bonus, later) for bonus, later in pairs]
    return marks


def _row(bonus: Mark, later: Mark) -> list[Mark]:
    """Only the bonus of a row goes to the first: its points are for everyone who fills it."""
    return [bonus, "open" if later == "open" else "circled"]


def _pairs(s: State, first: int, later: int, first_roll: list[int]) -> list[list[Mark]]:
    """Each line of one kind: what the first gets, and what later ones get."""
    return [
        _pair(first >> line & 1, later >> line & 1, _is_taken(s, roll))
        for line, roll in enumerate(first_roll)
    ]


def _pair(is_first: int, is_later: int, is_taken: bool) -> list[Mark]:
    if is_first:
        return ["circled", "gone"]
    if is_later:
        return ["gone", "circled"]
    return ["gone" if is_taken else "open", "open"]


def _is_taken(s: State, first_roll: int) -> bool:
    """Did somebody complete the line in an earlier roll? In the same one, bombs may do so too."""
    return first_roll > 0 and not (s.phase == rules.BONUS and first_roll == s.rolls)


def _written(s: State, seat: int) -> dict[str, int]:
    hearts = {
        LETTERS[column]: s.written[seat] >> HEART_BITS * column & (1 << HEART_BITS) - 1
        for column in range(COLUMNS)
    }
    return {column: value for column, value in hearts.items() if value}
