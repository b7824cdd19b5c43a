"""What is printed on the sheet of Doppelt so clever, as tables for the rules.

Everything that can be entered is one of 57 *entries*, sorted by area, then by value: 24 silver
cells, 10 yellow cells, blue 2–12, green 1–6, pink 1–6. So what a die may enter in an area is a
slice (one value), and what a ? may enter is the whole area:

    FIRST[area][low] <= entry < FIRST[area][high + 1]
"""

import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib import resources
from typing import Any, Literal

from kleeblatt.core.errors import SheetError

Colour = Literal["silver", "yellow", "blue", "green", "pink", "white"]
DICE: tuple[Colour, ...] = (  # all but white are areas too
    "silver",
    "yellow",
    "blue",
    "green",
    "pink",
    "white",
)
SILVER, YELLOW, BLUE, GREEN, PINK, WHITE = range(len(DICE))
AREAS = 5
CELLS = 12  # in each of blue, green, pink
FACES = 6
SILVER_ROWS = 4  # yellow, blue, green, pink
YELLOW_CELLS = 10
LEVELS = 11  # of the solo rating

# Bonuses: 0–4 a ? of that area, then
ANY, REROLL, RETURN, PLUS_ONE, FOX, NONE = range(AREAS, 11)
Bonus = Literal[
    "? silver",
    "? yellow",
    "? blue",
    "? green",
    "? pink",
    "? any",
    "re-roll",
    "return",
    "+1",
    "fox",
    "-",
]
BONUS_WORDS: tuple[Bonus, ...] = (
    "? silver",
    "? yellow",
    "? blue",
    "? green",
    "? pink",
    "? any",
    "re-roll",
    "return",
    "+1",
    "fox",
    "-",
)
IN_FILE = tuple(word.replace(" ", "") for word in BONUS_WORDS)  # there, spaces separate bonuses
TRACKS = ("re-roll", "return", "+1")
LOW, HIGH = (1, 1, 2, 1, 1), (6, 6, 12, 6, 6)  # the values of each area


@dataclass(frozen=True)
class Sheet:
    """The printed facts, bonuses as numbers."""

    rounds: tuple[int, ...]
    round_bonus: tuple[int, ...]
    slots: int
    track_end: tuple[int, ...]
    silver_bonus: tuple[int, ...]
    silver_points: tuple[int, ...]
    yellow: tuple[tuple[int, int, int], ...]  # number, row, column: by number, then row
    yellow_row_bonus: tuple[int, ...]
    yellow_column_bonus: tuple[int, ...]
    yellow_points: tuple[int, ...]
    blue_points: tuple[int, ...]  # by the number of entries
    blue_bonus: tuple[int, ...]
    green_factor: tuple[int, ...]
    green_bonus: tuple[int, ...]
    pink_minimum: tuple[int, ...]
    pink_bonus: tuple[int, ...]
    rating: tuple[int, ...]


def read(text: str) -> Sheet:
    """Read and check a sheet file."""
    try:
        facts = tomllib.loads(text)
        sheet = _sheet(facts)
    except (LookupError, tomllib.TOMLDecodeError, AttributeError, TypeError) as error:
        raise SheetError("clever-sheet-lacks", what=error) from error
    check(sheet)
    return sheet


def _numbers(values: list[Any]) -> tuple[int, ...]:
    if not all(type(value) is int for value in values):
        raise TypeError(f"{values}")
    return tuple(values)


def _sheet(facts: dict[str, Any]) -> Sheet:
    grid = [line.split() for line in facts["yellow"]["cells"].strip().splitlines()]
    rows, below = grid[:-1], grid[-1]
    for line in rows:
        if len(line) != 5 or not all(cell == "." or cell.isdecimal() for cell in line[:-1]):
            raise TypeError(" ".join(line))
    if tuple(facts["silver"]["rows"]) != DICE[YELLOW : YELLOW + SILVER_ROWS]:
        raise TypeError(f"{facts['silver']['rows']}")
    cells = [
        (int(cell), row, column)
        for row, line in enumerate(rows)
        for column, cell in enumerate(line[:-1])
        if cell.isdecimal()
    ]
    return Sheet(
        rounds=_numbers(facts["rounds"]),
        round_bonus=_bonuses(facts["round_bonus"].split()),
        slots=_numbers([facts["tracks"]["slots"]])[0],
        track_end=_bonuses([facts["tracks"]["end_bonus"][track] for track in TRACKS]),
        silver_bonus=_bonuses(facts["silver"]["column_bonus"].split()),
        silver_points=_numbers(facts["silver"]["points"]),
        yellow=tuple(sorted(cells)),
        yellow_row_bonus=_bonuses([line[-1] for line in rows]),
        yellow_column_bonus=_bonuses(below),
        yellow_points=_numbers(facts["yellow"]["points"]),
        blue_points=(0, *_numbers(facts["blue"]["points"])),
        blue_bonus=_bonuses(facts["blue"]["bonus"].split()),
        green_factor=_numbers(facts["green"]["factor"]),
        green_bonus=_bonuses(facts["green"]["bonus"].split()),
        pink_minimum=_numbers(facts["pink"]["minimum"]),
        pink_bonus=_bonuses(facts["pink"]["bonus"].split()),
        rating=_numbers(facts["solo"]["rating"]),
    )


def _bonuses(words: list[str]) -> tuple[int, ...]:
    for word in words:
        if word not in IN_FILE:
            raise SheetError("clever-sheet-bonus", word=word, right=" ".join(IN_FILE))
    return tuple(IN_FILE.index(word) for word in words)


def offered(sheet: Sheet) -> Counter[int]:
    """Every bonus that the sheet offers, with how often."""
    lists = (
        sheet.round_bonus, sheet.track_end, sheet.silver_bonus, sheet.yellow_row_bonus,
        sheet.yellow_column_bonus, sheet.blue_bonus, sheet.green_bonus, sheet.pink_bonus,
    )  # fmt: skip
    return Counter(bonus for each in lists for bonus in each if bonus != NONE)


def check(sheet: Sheet) -> None:
    """Refuse a sheet whose tables do not fit."""
    lengths = {
        "rounds": (len(sheet.rounds), 4),
        "round_bonus": (len(sheet.round_bonus), max(sheet.rounds, default=0)),
        "silver column_bonus": (len(sheet.silver_bonus), FACES),
        "silver points": (len(sheet.silver_points), FACES + 1),
        "yellow cells": (len(sheet.yellow), YELLOW_CELLS),
        "yellow row bonus": (len(sheet.yellow_row_bonus), 5),
        "yellow column bonus": (len(sheet.yellow_column_bonus), 4),
        "yellow points": (len(sheet.yellow_points), YELLOW_CELLS + 1),
        "blue points": (len(sheet.blue_points) - 1, CELLS),
        "blue bonus": (len(sheet.blue_bonus), CELLS),
        "green factor": (len(sheet.green_factor), CELLS),
        "green bonus": (len(sheet.green_bonus), CELLS),
        "pink minimum": (len(sheet.pink_minimum), CELLS),
        "pink bonus": (len(sheet.pink_bonus), CELLS),
        "solo rating": (len(sheet.rating), LEVELS - 1),
    }
    for name, (found, right) in lengths.items():
        if found != right:
            raise SheetError("clever-sheet-length", name=name, found=found, right=right)
    counts = offered(sheet)
    for bonus in (REROLL, RETURN, PLUS_ONE, FOX):
        if counts[bonus] != sheet.slots:
            raise SheetError(
                "clever-sheet-count",
                bonus=BONUS_WORDS[bonus],
                found=counts[bonus],
                right=sheet.slots,
            )
    values = Counter(number for number, _, _ in sheet.yellow)
    if set(values) != set(range(1, FACES + 1)):
        raise SheetError("clever-sheet-yellow", values=sorted(values))


PRINTED = read((resources.files(__package__) / "sheet.toml").read_text("utf-8"))

ROUNDS = PRINTED.rounds
ROUND_BONUS = PRINTED.round_bonus
SLOTS = PRINTED.slots
TRACK_END = PRINTED.track_end
SILVER_BONUS = PRINTED.silver_bonus
SILVER_POINTS = PRINTED.silver_points
YELLOW_ROW = tuple(row for _, row, _ in PRINTED.yellow)
YELLOW_COLUMN = tuple(column for _, _, column in PRINTED.yellow)
# The cells of each yellow row and column, as bits.
YELLOW_ROW_CELLS = tuple(sum(1 << c for c in range(10) if YELLOW_ROW[c] == row) for row in range(5))
YELLOW_COLUMN_CELLS = tuple(
    sum(1 << c for c in range(10) if YELLOW_COLUMN[c] == column) for column in range(4)
)
YELLOW_ROW_BONUS = PRINTED.yellow_row_bonus
YELLOW_COLUMN_BONUS = PRINTED.yellow_column_bonus
YELLOW_POINTS = PRINTED.yellow_points
BLUE_POINTS = PRINTED.blue_points
BLUE_BONUS = PRINTED.blue_bonus
GREEN_FACTOR = PRINTED.green_factor
GREEN_BONUS = PRINTED.green_bonus
PINK_MINIMUM = PRINTED.pink_minimum
PINK_BONUS = PRINTED.pink_bonus

_ENTRIES = (
    [(SILVER, value) for value in range(1, FACES + 1) for _row in range(SILVER_ROWS)]
    + [(YELLOW, number) for number, _, _ in PRINTED.yellow]
    + [(area, value) for area in (BLUE, GREEN, PINK) for value in range(LOW[area], HIGH[area] + 1)]
)
ENTRIES = len(_ENTRIES)
AREA = tuple(area for area, _ in _ENTRIES)
VALUE = tuple(value for _, value in _ENTRIES)
FIRST = tuple(
    tuple(sum((a, v) < (area, value) for a, v in _ENTRIES) for value in range(14))
    for area in range(AREAS)
)
SILVER_0, YELLOW_0 = FIRST[SILVER][0], FIRST[YELLOW][0]
