"""Which states a match can come to: what makes a position impossible.

Each check names a message `position-noch-mal-…`. It looks at the table as it lies, and counts what
so many rolls can have brought; it does not look for the moves that led there.
"""

from kleeblatt.core.moves import Moves
from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.cells import (
    COLUMNS,
    ROWS,
    START,
    near_high,
    near_low,
    size,
    words_of,
)
from kleeblatt.games.noch_mal.rules import FREE_ROLLS, HEART_BITS, cost
from kleeblatt.games.noch_mal.setup import (
    BOMB,
    CROSSINGS,
    HEART,
    HEARTS,
    NUMBERS,
    SELECTIONS,
    Setup,
)
from kleeblatt.games.noch_mal.sheet import BLOCK_SIZES
from kleeblatt.games.noch_mal.state import (
    ACT,
    ACTIVE,
    BONUS,
    COLOURS,
    CROSS,
    CROSSING,
    DONE,
    NO_DIE,
    OVER,
    ROLL,
    SPECIAL_THREE,
    THREE,
    State,
    has_last_colours,
)

MOST_COST = 2  # jokers for a pair of dice
LARGEST_BLOCK = max(BLOCK_SIZES)
BOMBED = 4  # cells of a square
APART = 2  # of which two may touch no others

Words = tuple[int, int]  # cells: A–H, I–O
COLUMN_CELLS = [words_of((row, column) for row in range(ROWS)) for column in range(COLUMNS)]
ROW_CELLS = [words_of((row, column) for column in range(COLUMNS)) for row in range(ROWS)]

# The lines of a sheet as bits: columns, rows, colours
FIRST_ROW, FIRST_COLOUR = COLUMNS, COLUMNS + ROWS
LINES = FIRST_COLOUR + COLOURS
ROW_LINES = ((1 << ROWS) - 1) << FIRST_ROW


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    reason = _table_problem(setup, s)
    for seat in range(setup.players):
        reason = reason or _sheet_problem(setup, s, seat) or _uses_problem(setup, s, seat)
        reason = reason or _choice_problem(setup, s, seat)
    return reason


# The table


def _table_problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be in the middle, or whom it waits for."""
    if not setup.has_special and _is_so_gut(s):
        return "noch-mal-so-gut"
    if not _is_phase(setup, s):
        return "noch-mal-phase"
    if not _is_roll(setup, s):
        return "noch-mal-dice"
    if not _is_taken(setup, s):
        return "noch-mal-taken"
    if not _is_awaited(setup, s):
        return "noch-mal-step"
    if not _is_end(setup, s):
        return "noch-mal-end"
    return None if all(_is_row(s, row) for row in range(ROWS)) else "noch-mal-new-rows"


def _is_so_gut(s: State) -> bool:
    """Is there anything that only NOCH MAL SO GUT! has?"""
    has_special = s.special != NO_DIE or s.taken_special != NO_DIE or s.phase == BONUS
    seats = (s.rows_first, s.rows_later, s.boxes, s.hearts, s.written, s.bombs)
    return has_special or any(map(any, seats)) or any(step in (ACT, THREE) for step in s.step)


def _is_phase(setup: Setup, s: State) -> bool:
    """Can the phase be, after so many rolls?"""
    if s.phase == ACTIVE:
        return setup.players > 1 and s.rolls > FREE_ROLLS
    return s.phase == ROLL or s.rolls > 0


def _is_roll(setup: Setup, s: State) -> bool:
    """Do all dice lie there, free or taken, and no others?"""
    dice = setup.dice if s.rolls else 0
    special = setup.has_special if s.rolls else 0
    pair = s.taken_colour != NO_DIE
    return (
        sum(s.colours[:NO_DIE]) + pair == dice
        and sum(s.numbers[:NO_DIE]) + pair == dice
        and (s.special != NO_DIE) + (s.taken_special != NO_DIE) == special
    )


def _is_taken(setup: Setup, s: State) -> bool:
    """Were the dice that are gone rolled, in a roll that lets them be taken, and used?"""
    seat = (s.rolls - 1) % setup.players
    if s.taken_colour == s.taken_special == NO_DIE:
        return True
    if setup.players == 1 or s.rolls <= FREE_ROLLS or min(*s.colours, *s.numbers) < 0:
        return False
    if s.taken_special != NO_DIE:
        return s.taken_colour == NO_DIE and s.boxes_used[seat] > 0
    spent = setup.jokers - s.jokers[seat]
    has_crossed = s.phase == ACTIVE or s.low[seat] | s.high[seat] != 0
    return has_crossed and spent >= cost(s.taken_colour, s.taken_number)


def _is_awaited(setup: Setup, s: State) -> bool:
    """Do those decide who may in this phase, about what there is to decide?"""
    if s.phase in (ROLL, OVER):
        return s.awaited == 0
    rolled = 1 << (s.rolls - 1) % setup.players
    if s.phase == ACTIVE:
        return s.awaited == rolled
    is_taken = s.phase == CROSSING and setup.players > 1 and s.rolls > FREE_ROLLS
    return s.awaited != 0 and not (is_taken and s.awaited & rolled)


def _is_end(setup: Setup, s: State) -> bool:
    """Is the game over if, and only if, it ends here?"""
    has_colours = any(has_last_colours(setup, s, seat) for seat in range(setup.players))
    if 0 < setup.last_roll < s.rolls:
        return False
    if s.phase in (ROLL, OVER):
        return (has_colours or 0 < setup.last_roll == s.rolls) == (s.phase == OVER)
    return not has_colours


def _is_row(s: State, row: int) -> bool:
    """If a row is new in this roll, has somebody completed it, and nobody before?"""
    if s.row_roll[row] != s.rolls or s.rolls == 0:
        return True
    first, later = (
        any(bits >> row & 1 for bits in lines) for lines in (s.rows_first, s.rows_later)
    )
    return s.phase == BONUS and first and not later


# A sheet


def _sheet_problem(setup: Setup, s: State, seat: int) -> str | None:
    """Name what cannot be on a sheet."""
    first, later = _first(s, seat), _later(s, seat)
    full = _bits(*full_lines(setup, s.low[seat], s.high[seat]))
    if first & ~full:
        return "noch-mal-first"
    if any(not _is_first(s, line) for line in range(LINES) if later >> line & 1):
        return "noch-mal-later"
    if not _is_new(setup, s, seat, full & ~first & ~later):
        return "noch-mal-new"
    if not _is_written(setup, s, seat):
        return "noch-mal-written"
    new = sum(setup.row_bonus[row] == BOMB for row in range(ROWS) if _is_new_row(s, seat, row))
    return "noch-mal-bombs" if s.bombs[seat] > new else None


def _bits(columns: int, rows: int, colours: int) -> int:
    return columns | rows << FIRST_ROW | colours << FIRST_COLOUR


def _first(s: State, seat: int) -> int:
    """The lines that a seat has circled as the first."""
    return _bits(s.columns_first[seat], s.rows_first[seat], s.colours_first[seat])


def _later(s: State, seat: int) -> int:
    """The lines that a seat has circled later than others."""
    return _bits(s.columns_later[seat], s.rows_later[seat], s.colours_later[seat])


def full_lines(setup: Setup, low: int, high: int) -> tuple[int, int, int]:
    """The full columns, rows and colours of a sheet with these crosses, as far as they count."""
    columns, rows, colours = (
        sum(_is_in(line, (low, high)) << at for at, line in enumerate(lines))
        for lines in (COLUMN_CELLS, ROW_CELLS, _colour_cells(setup))
    )
    return columns, rows * setup.has_special, colours


def _colour_cells(setup: Setup) -> list[Words]:
    return [*zip(setup.colour_low, setup.colour_high, strict=True)]


def _is_in(cells: Words, others: Words) -> bool:
    """Are all of these cells among others?"""
    return not (cells[0] & ~others[0] | cells[1] & ~others[1])


def _is_first(s: State, line: int) -> bool:
    """Has any seat circled the line as the first?"""
    return any(_first(s, seat) >> line & 1 for seat in range(len(s.low)))


def _is_new(setup: Setup, s: State, seat: int, lines: int) -> bool:
    """Can a seat have filled these lines in this roll, so that they are circled at its end?"""
    if lines == 0:
        return True
    if s.phase == CROSSING and s.step[seat] == DONE:
        return _are_filled(setup, s, seat, lines)
    if s.phase != BONUS or lines & ROW_LINES:
        return False
    bombs = any(_is_new_row(s, seat, row) for row in range(ROWS))
    return bombs or _are_filled(setup, s, seat, lines)


def _is_new_row(s: State, seat: int, row: int) -> bool:
    """Has a seat the bonus of a row from this roll?"""
    return s.row_roll[row] == s.rolls and s.rows_first[seat] >> row & 1 == 1


def _are_filled(setup: Setup, s: State, seat: int, lines: int) -> bool:
    """Is there a move that crosses cells in all of these lines?"""
    every = [*COLUMN_CELLS, *ROW_CELLS, *_colour_cells(setup)]
    filled = [cells for at, cells in enumerate(every) if lines >> at & 1]
    crossed = s.low[seat], s.high[seat]
    selections = SELECTIONS if setup.has_special else CROSSINGS
    return any(
        all(cells[0] & line[0] | cells[1] & line[1] for line in filled) and _is_in(cells, crossed)
        for cells in zip(setup.low[:selections], setup.high[:selections], strict=True)
    )


def heart_below(written: int, column: int) -> int:
    """The value that is written below a column."""
    return written >> HEART_BITS * column & (1 << HEART_BITS) - 1


def _is_written(setup: Setup, s: State, seat: int) -> bool:
    """Are hearts written below circled columns only, with values of circled hearts?"""
    worth = setup.heart[: s.hearts[seat] + 1]
    columns = s.columns_first[seat] | s.columns_later[seat]
    hearts = [heart_below(s.written[seat], at) for at in range(COLUMNS)]
    return all(h in worth and (h == 0 or columns >> at & 1) for at, h in enumerate(hearts))


# What so many rolls can bring


def bonuses(setup: Setup, s: State, seat: int, bonus: int) -> int:
    """Count the rows that brought a seat this bonus."""
    return sum(
        setup.row_bonus[row] == bonus for row in range(ROWS) if s.rows_first[seat] >> row & 1
    )


def _uses_problem(setup: Setup, s: State, seat: int) -> str | None:
    """Name what the rolls of a seat cannot have brought."""
    rolls, spent, used = _uses(setup, s, seat)
    if spent < 0:
        return "noch-mal-jokers"
    if used < 0:
        return "noch-mal-boxes"
    pairs = -(-spent // MOST_COST)  # at least so many
    if pairs + used > rolls:
        return "noch-mal-rolls"
    given, hearts = bonuses(setup, s, seat, HEART), s.hearts[seat]
    if not min(given, HEARTS) <= hearts <= given + used:
        return "noch-mal-hearts"
    bombs = bonuses(setup, s, seat, BOMB) - s.bombs[seat]
    actions = used - max(hearts - given, 0)  # at most so many that cross cells
    if _count_strays(s.low[seat], s.high[seat]) > APART * (actions + bombs):
        return "noch-mal-strays"
    most = NUMBERS * (rolls - used) + LARGEST_BLOCK * actions
    most += BOMBED * bombs if most >= COLUMNS else 0  # the first row is filled without one
    least = pairs + max(used - hearts, 0)
    crosses = size(s.low[seat]) + size(s.high[seat])
    return None if least <= crosses <= most else "noch-mal-crosses"


def _uses(setup: Setup, s: State, seat: int) -> tuple[int, int, int]:
    """Count the rolls, jokers and boxes of a seat, without what it is about to cross for."""
    step = s.step[seat]
    is_ahead = s.phase == ACTIVE or (s.phase == CROSSING and step != DONE)
    spent = setup.jokers - s.jokers[seat]
    spent -= cost(s.colour[seat], s.number[seat]) if step == CROSS else 0
    return s.rolls - is_ahead, spent, s.boxes_used[seat] - (step in (ACT, THREE))


def _count_strays(low: int, high: int) -> int:
    """Count the groups of crosses that have none in column H."""
    got_low, got_high = _grown(low & START, 0, low, high)
    low, high = low & ~got_low, high & ~got_high
    count = 0
    while low | high:
        got_low, got_high = _grown(low & -low, high & -high if low == 0 else 0, low, high)
        low, high = low & ~got_low, high & ~got_high
        count += 1
    return count


def _grown(low: int, high: int, all_low: int, all_high: int) -> tuple[int, int]:
    """Some crosses, and all that hang together with them."""
    before = None
    while before != (low, high):
        before = low, high
        low, high = (
            low | near_low(low, high) & all_low,
            high | near_high(low, high) & all_high,
        )
    return low, high


# What is being decided


def _choice_problem(setup: Setup, s: State, seat: int) -> str | None:
    """Name it if a seat can do nothing with the dice that it has chosen."""
    step, moves = s.step[seat], Moves()
    has_dice = step != THREE or s.special == SPECIAL_THREE
    if step == CROSS and s.phase == CROSSING:  # in ACTIVE they are taken away by now
        has_dice = s.colours[s.colour[seat]] > 0 and s.numbers[s.number[seat]] > 0
    rules.legal(setup, s, seat, moves)
    return None if step == DONE or (has_dice and moves.count > 0) else "noch-mal-choice"
