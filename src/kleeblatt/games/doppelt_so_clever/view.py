"""What a seat may see, as JSON.

All of it lies open on the table, but for what others decide at the same time: their sheets are
shown as they were before, until all have decided.
"""

from typing import Any

from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.rules import Setup, State
from kleeblatt.games.doppelt_so_clever.sheet import BONUS_WORDS, CELLS, DICE, FACES, TRACKS

PHASES = ("bonuses", "throw", "serve", "turn", "window", "over")
STEPS = ("done", "choose", "enter", "sweep", "before", "offer", "extra", "question", "free")
PLACES = ("hand", "tray", "field")
AREAS = DICE[: sheet.AREAS]


def make_view(setup: Setup, s: State, shown: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; seat None is a spectator."""
    seats = range(setup.players)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": setup.rounds,
        "active": s.active,
        "passive_turn": bool(s.passive),
        "throw": s.throws,
        "awaited": [other for other in seats if s.awaited >> other & 1],
        "dice": {
            die: {"face": s.dice[i] or None, "place": PLACES[s.place[i]]}
            for i, die in enumerate(DICE)
        },
        "seats": [_seat(setup, s if other == seat else shown, other) for other in seats],
    }


def _seat(setup: Setup, s: State, seat: int) -> dict[str, Any]:
    """One player's sheet with everything written on it."""
    entered = s.entered[seat]
    marked = {
        "step": STEPS[s.step[seat]],
        "silver": [
            [value for value in range(1, FACES + 1) if _silver(s, seat, value, row)]
            for row in range(sheet.SILVER_ROWS)
        ],
        "yellow": [
            ("open", "circled", "crossed")[(s.circles[seat] >> c & 1) + (s.crosses[seat] >> c & 1)]
            for c in range(sheet.YELLOW_CELLS)
        ],
        "blue": s.blue[seat][: entered[sheet.BLUE]],
        "green": s.green[seat][: entered[sheet.GREEN]],
        "pink": s.pink[seat][: entered[sheet.PINK]],
        "actions": {
            track: {"circled": s.circled[seat][i], "used": s.used[seat][i]}
            for i, track in enumerate(TRACKS)
        },
        "foxes": s.foxes[seat],
        "extra_dice": [die for i, die in enumerate(DICE) if s.extra[seat] >> i & 1],
        "questions": {
            word: s.pending[seat][kind]
            for kind, word in enumerate(BONUS_WORDS[: rules.KINDS])
            if s.pending[seat][kind]
        },
        "points": {area: rules.area_points(s, seat, i) for i, area in enumerate(AREAS)},
        "score": rules.score(setup, s, seat),
    }
    if s.step[seat] == rules.ENTER:
        marked["die"] = DICE[s.die[seat]]
    if s.step[seat] == rules.FREE:
        marked["question"] = BONUS_WORDS[s.kind[seat]]
    return marked


def _silver(s: State, seat: int, value: int, row: int) -> bool:
    return bool(s.silver[seat] >> ((value - 1) * sheet.SILVER_ROWS + row) & 1)


def printed_view(setup: Setup) -> dict[str, Any]:
    """What is printed on the sheet: enough to draw it."""

    def words(bonuses: tuple[int, ...]) -> list[str]:
        return [BONUS_WORDS[bonus] for bonus in bonuses]

    printed = sheet.PRINTED
    return {
        "rounds": words(printed.round_bonus),
        "tracks": {"slots": printed.slots, "end": words(printed.track_end)},
        "silver": {"columns": words(printed.silver_bonus), "points": list(printed.silver_points)},
        "yellow": {
            "cells": [list(cell) for cell in printed.yellow],
            "rows": words(printed.yellow_row_bonus),
            "columns": words(printed.yellow_column_bonus),
            "points": list(printed.yellow_points),
        },
        "blue": {"points": list(printed.blue_points[1:]), "bonus": words(printed.blue_bonus)},
        "green": {"factor": list(printed.green_factor), "bonus": words(printed.green_bonus)},
        "pink": {"minimum": list(printed.pink_minimum), "bonus": words(printed.pink_bonus)},
        "cells": CELLS,
    }
