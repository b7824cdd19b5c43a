"""What a seat may see, as JSON.

All of it lies open on the table, but for what others decide at the same time: their sheets are
shown as they were before, until all have decided.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from kleeblatt.core.moves import Moves
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.notation import MOVE_TEXTS
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    BONUS_WORDS,
    CELLS,
    DICE,
    FACES,
    Bonus,
    Colour,
)
from kleeblatt.games.doppelt_so_clever.state import PHASES, PLACES, STEPS, Phase, Place, State, Step

Yellow = Literal["open", "circled", "crossed"]
Won = Literal["open", "won", "lost"]

YELLOWS: tuple[Yellow, ...] = ("open", "circled", "crossed")

BELOW = {  # the bonuses below the cells of an area
    sheet.BLUE: sheet.BLUE_BONUS,
    sheet.GREEN: sheet.GREEN_BONUS,
    sheet.PINK: sheet.PINK_BONUS,
}


class Die(TypedDict):
    """A die: what it shows (None: not thrown yet), and where it lies."""

    face: int | None  # 1 to 6
    place: Place  # in hand, on the tray, on a field of a player


class Dice(TypedDict):
    """All six dice."""

    silver: Die
    yellow: Die
    blue: Die
    green: Die
    pink: Die
    white: Die  # any colour


class Action(TypedDict):
    """An action track: slots that are circled, and how many of these are used."""

    circled: int  # slots won
    used: int  # slots struck out
    left: int  # slots still to use


Actions = TypedDict(
    "Actions",
    {
        "re-roll": Action,  # throw the dice of this throw again
        "return": Action,  # take a die back from the tray
        "+1": Action,  # an extra die
    },
)


class Points(TypedDict):
    """The points of each area."""

    silver: int  # by the crosses of each row
    yellow: int  # by crosses
    blue: int  # above the last filled cell
    green: int  # the difference of each pair
    pink: int  # the sum of what is written


class Sums(TypedDict):
    """What the points of an area are made of, where the sheet does not say it."""

    silver: list[int]  # the points of each row: yellow, blue, green, pink
    yellow: int  # crosses
    green: list[int]  # the difference of each pair that is complete


class Bonuses(TypedDict):
    """What has become of the bonuses printed on a sheet; `open` also where none is printed."""

    silver: list[Won]  # of each column, value 1 first
    yellow_rows: list[Won]  # row 1 first
    yellow_columns: list[Won]  # column 1 first
    blue: list[Won]  # below each cell
    green: list[Won]  # below each cell
    pink: list[Won]  # below each cell; `lost`: the number above is too low
    tracks: list[Won]  # at the end of re-roll, return, +1


class Values(TypedDict):
    """What a die would enter where cells are filled from the left; first of all, the lowest."""

    blue: int  # the sum of the blue and the white die
    green: int  # what the green die shows, or white while it is being entered
    pink: int  # what the pink die shows, or white while it is being entered


class Seat(TypedDict):
    """One player's sheet with everything written on it."""

    step: Step  # what the seat is asked
    silver: list[list[int]]  # the crossed values of each row: yellow, blue, green, pink
    yellow: list[Yellow]  # each cell, in the order of `printed()`
    blue: list[int]  # what is written, from the left
    green: list[int]  # what is written: value × factor
    pink: list[int]  # what is written, from the left
    actions: Actions
    bonuses: Bonuses
    foxes: int  # won
    fox: int  # what one is worth: the points of the lowest area
    lowest: list[Colour]  # the areas with so many points
    extra_dice: list[Colour]  # used as extra dice in this turn
    questions: dict[str, int]  # how many of each ? are still to be entered, such as `? blue`
    values: Values
    points: Points
    sums: Sums
    places: dict[str, list[str]]  # what each die or ? that may be chosen now could enter
    die: NotRequired[Colour]  # the die being entered, in the step `enter`
    question: NotRequired[Bonus]  # the ? being entered, in the step `free`


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase
    round: int  # from 1
    rounds: int  # how many there are
    active: int  # the active seat
    passive_turn: bool  # is it the passive turn of the solo game?
    throw: int  # its number in this turn, from 1; 0 before the first
    dice: Dice


class View(Table):
    """The table as a seat sees it."""

    seats: list[Seat]  # seat 0 first


class PrintedTracks(TypedDict):
    """The action tracks: how many slots, and the bonus for circling the last one of each."""

    slots: int  # of each track
    end: list[Bonus]  # of re-roll, return, +1


class PrintedSilver(TypedDict):
    """Silver: the bonus of each column, and the points of a row by its crosses."""

    columns: list[Bonus]  # of the values 1 to 6
    points: list[int]  # of a row with 0 to 6 crosses


class PrintedYellow(TypedDict):
    """Yellow: cells as [number, row, column], both from 1, bonuses, and points by crosses."""

    cells: list[list[int]]  # `[number, row, column]`
    rows: list[Bonus]  # row 1 first
    columns: list[Bonus]  # column 1 first
    points: list[int]  # of 0 to 10 crosses


class PrintedBlue(TypedDict):
    """Blue: points above each cell, bonuses below."""

    points: list[int]  # above the last filled cell: what blue is worth
    bonus: list[Bonus]  # below each cell


class PrintedGreen(TypedDict):
    """Green: the factor of each cell, bonuses below."""

    factor: list[int]  # of each cell
    bonus: list[Bonus]  # below each cell


class PrintedPink(TypedDict):
    """Pink: what an entry must reach for the bonus below it."""

    minimum: list[int]  # of each cell
    bonus: list[Bonus]  # below each cell


class Printed(TypedDict):
    """What is printed on the sheet."""

    rounds: list[Bonus]  # what everyone gets when a round begins
    tracks: PrintedTracks
    silver: PrintedSilver
    yellow: PrintedYellow
    blue: PrintedBlue
    green: PrintedGreen
    pink: PrintedPink
    cells: int  # in each of blue, green, pink


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle: all see the same."""
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": setup.rounds,
        "active": s.active,
        "passive_turn": bool(s.passive),
        "throw": s.throws,
        "dice": {
            "silver": _die(s, sheet.SILVER),
            "yellow": _die(s, sheet.YELLOW),
            "blue": _die(s, sheet.BLUE),
            "green": _die(s, sheet.GREEN),
            "pink": _die(s, sheet.PINK),
            "white": _die(s, sheet.WHITE),
        },
    }


def _die(s: State, die: int) -> Die:
    return {"face": s.dice[die] or None, "place": PLACES[s.place[die]]}


def _action(s: State, seat: int, track: int) -> Action:
    left = rules.left(s, seat, track)
    return {"circled": s.circled[seat][track], "used": s.used[seat][track], "left": left}


def seat_view(setup: Setup, s: State, seat: int) -> Seat:
    """One player's sheet with everything written on it."""
    entered = s.entered[seat]
    marked: Seat = {
        "step": STEPS[s.step[seat] if s.awaited >> seat & 1 else rules.DONE],
        "silver": [
            [value for value in range(1, FACES + 1) if _silver(s, seat, value, row)]
            for row in range(sheet.SILVER_ROWS)
        ],
        "yellow": [
            YELLOWS[(s.circles[seat] >> c & 1) + (s.crosses[seat] >> c & 1)]
            for c in range(sheet.YELLOW_CELLS)
        ],
        "blue": s.blue[seat][: entered[sheet.BLUE]],
        "green": s.green[seat][: entered[sheet.GREEN]],
        "pink": s.pink[seat][: entered[sheet.PINK]],
        "actions": {
            "re-roll": _action(s, seat, rules.REROLLS),
            "return": _action(s, seat, rules.RETURNS),
            "+1": _action(s, seat, rules.EXTRAS),
        },
        "bonuses": _bonuses(s, seat),
        "foxes": s.foxes[seat],
        "fox": rules.fox_points(s, seat),
        "lowest": _lowest(s, seat),
        "extra_dice": [die for i, die in enumerate(DICE) if s.extra[seat] >> i & 1],
        "questions": {
            word: s.pending[seat][kind]
            for kind, word in enumerate(BONUS_WORDS[: rules.KINDS])
            if s.pending[seat][kind]
        },
        "values": {
            "blue": _value(s, seat, sheet.BLUE),
            "green": _value(s, seat, sheet.GREEN),
            "pink": _value(s, seat, sheet.PINK),
        },
        "points": {
            "silver": rules.area_points(s, seat, sheet.SILVER),
            "yellow": rules.area_points(s, seat, sheet.YELLOW),
            "blue": rules.area_points(s, seat, sheet.BLUE),
            "green": rules.area_points(s, seat, sheet.GREEN),
            "pink": rules.area_points(s, seat, sheet.PINK),
        },
        "sums": {
            "silver": [
                sheet.SILVER_POINTS[sum(_silver(s, seat, v, row) for v in range(1, FACES + 1))]
                for row in range(sheet.SILVER_ROWS)
            ],
            "yellow": s.crosses[seat].bit_count(),
            "green": [
                s.green[seat][cell] - s.green[seat][cell + 1]
                for cell in range(0, entered[sheet.GREEN] - 1, 2)
            ],
        },
        "places": _places(setup, s, seat) if s.awaited >> seat & 1 else {},
    }
    if s.step[seat] == rules.ENTER:
        marked["die"] = DICE[s.die[seat]]
    if s.step[seat] == rules.FREE:
        marked["question"] = BONUS_WORDS[s.kind[seat]]
    return marked


def _value(s: State, seat: int, area: int) -> int:
    """What a seat's die would enter in an area; before the first throw, the lowest number."""
    is_white = s.step[seat] == rules.ENTER and s.die[seat] == sheet.WHITE
    value = rules.value_in(s, sheet.WHITE if is_white else area, area)
    return max(value, sheet.LOW[area])


def _lowest(s: State, seat: int) -> list[Colour]:
    """The areas that a fox counts."""
    fox = rules.fox_points(s, seat)
    return [
        area for i, area in enumerate(DICE[: sheet.AREAS]) if rules.area_points(s, seat, i) == fox
    ]


def _places(setup: Setup, s: State, seat: int) -> dict[str, list[str]]:
    """Where each die or ? that may be chosen now could be entered; a returned die goes nowhere."""
    found: dict[str, list[str]] = {}
    moves = Moves()
    rules.legal(setup, s, seat, moves)
    for move in moves.item[: moves.count]:
        moves.count = 0
        if rules.ASK <= move < rules.ENTRY:
            rules.list_free(s, seat, move - rules.ASK, moves)
        elif rules.DIE <= move < rules.ASK and s.step[seat] != rules.BEFORE:
            rules.list_picked(s, seat, s.step[seat], move - rules.DIE, moves)
        if moves.count:
            found[MOVE_TEXTS[move]] = [MOVE_TEXTS[entry] for entry in moves.item[: moves.count]]
    return found


def _bonuses(s: State, seat: int) -> Bonuses:
    columns = range(FACES)
    return {
        "silver": [_if_won(_is_full(s, seat, column)) for column in columns],
        "yellow_rows": [_if_circled(s, seat, cells) for cells in sheet.YELLOW_ROW_CELLS],
        "yellow_columns": [_if_circled(s, seat, cells) for cells in sheet.YELLOW_COLUMN_CELLS],
        "blue": [_below(s, seat, sheet.BLUE, cell) for cell in range(CELLS)],
        "green": [_below(s, seat, sheet.GREEN, cell) for cell in range(CELLS)],
        "pink": [_below(s, seat, sheet.PINK, cell) for cell in range(CELLS)],
        "tracks": [_if_won(circled == sheet.SLOTS) for circled in s.circled[seat]],
    }


def _if_won(is_won: bool) -> Won:
    return "won" if is_won else "open"


def _is_full(s: State, seat: int, column: int) -> bool:
    return all(_silver(s, seat, column + 1, row) for row in range(sheet.SILVER_ROWS))


def _if_circled(s: State, seat: int, cells: int) -> Won:
    return _if_won(cells & ~s.circles[seat] == 0)


def _below(s: State, seat: int, area: int, cell: int) -> Won:
    """The bonus below a cell of blue, green or pink."""
    if cell >= s.entered[seat][area] or BELOW[area][cell] == sheet.NONE:
        return "open"
    is_too_low = area == sheet.PINK and s.pink[seat][cell] < sheet.PINK_MINIMUM[cell]
    return "lost" if is_too_low else "won"


def _silver(s: State, seat: int, value: int, row: int) -> bool:
    return bool(s.silver[seat] >> ((value - 1) * sheet.SILVER_ROWS + row) & 1)


def printed_view(setup: Setup) -> Printed:
    """What is printed on the sheet: enough to draw it."""

    def words(bonuses: tuple[int, ...]) -> list[Bonus]:
        return [BONUS_WORDS[bonus] for bonus in bonuses]

    printed = sheet.PRINTED
    return {
        "rounds": words(printed.round_bonus),
        "tracks": {"slots": printed.slots, "end": words(printed.track_end)},
        "silver": {"columns": words(printed.silver_bonus), "points": list(printed.silver_points)},
        "yellow": {
            "cells": [[number, row + 1, column + 1] for number, row, column in printed.yellow],
            "rows": words(printed.yellow_row_bonus),
            "columns": words(printed.yellow_column_bonus),
            "points": list(printed.yellow_points),
        },
        "blue": {"points": list(printed.blue_points[1:]), "bonus": words(printed.blue_bonus)},
        "green": {"factor": list(printed.green_factor), "bonus": words(printed.green_bonus)},
        "pink": {"minimum": list(printed.pink_minimum), "bonus": words(printed.pink_bonus)},
        "cells": CELLS,
    }
