"""What a sheet has won: every bonus follows from what is written on it, and from the round."""

from collections import Counter
from collections.abc import Sequence

from kleeblatt.games.doppelt_so_clever.sheet import (
    BLUE_BONUS,
    CELLS,
    FACES,
    GREEN_BONUS,
    PINK_BONUS,
    PINK_MINIMUM,
    REROLL,
    ROUND_BONUS,
    SILVER_BONUS,
    SILVER_ROWS,
    SLOTS,
    TRACK_END,
    YELLOW_COLUMN_BONUS,
    YELLOW_COLUMN_CELLS,
    YELLOW_ROW_BONUS,
    YELLOW_ROW_CELLS,
)
from kleeblatt.games.doppelt_so_clever.state import State

SILVER_COLUMN_CELLS = tuple(
    ((1 << SILVER_ROWS) - 1) << column * SILVER_ROWS for column in range(FACES)
)
NO_MINIMUM = (0,) * CELLS


def won(s: State, seat: int) -> Counter[int]:
    """Count the bonuses that a seat has won, also those that are used by now."""
    circles = s.circles[seat]
    bonuses = Counter(
        (
            *ROUND_BONUS[: s.round],
            *_of_lines(s.silver[seat], SILVER_COLUMN_CELLS, SILVER_BONUS),
            *_of_lines(circles, YELLOW_ROW_CELLS, YELLOW_ROW_BONUS),
            *_of_lines(circles, YELLOW_COLUMN_CELLS, YELLOW_COLUMN_BONUS),
            *_of_cells(s.blue[seat], NO_MINIMUM, BLUE_BONUS),
            *_of_cells(s.green[seat], NO_MINIMUM, GREEN_BONUS),
            *_of_cells(s.pink[seat], PINK_MINIMUM, PINK_BONUS),
        )
    )
    ends = [end for track, end in enumerate(TRACK_END) if bonuses[REROLL + track] == SLOTS]
    bonuses.update(ends)
    return bonuses


def _of_lines(marks: int, lines: Sequence[int], bonuses: Sequence[int]) -> list[int]:
    """The bonuses of the lines that are full."""
    return [bonus for cells, bonus in zip(lines, bonuses, strict=True) if not cells & ~marks]


def _of_cells(values: list[int], least: Sequence[int], bonuses: Sequence[int]) -> list[int]:
    """The bonuses below the cells that hold enough."""
    cells = zip(values, least, bonuses, strict=True)
    return [bonus for value, needed, bonus in cells if value and value >= needed]
