"""A naive referee for NOCH MAL SO GUT!: what differs from NOCH MAL!, in the same plain style.

Crossing cells with one colour and one number die is the same as in NOCH MAL! and is imported;
so are the names `is_over`, `needs_roll`, `must_decide`, `may_take`, `may_cross` and
`count_crossings`. "Ruling" means the rulings at the end of the rules digest.

Everything here also compiles with `numba.njit`.
"""

import numpy as np

from tests.oracle.noch_mal import (
    CELLS,
    COLUMNS,
    FREE_ROLLS,
    ROWS,
    SEATS,
    SOLO_ROLLS,
    START_COLUMN,
    Ints,
    are_neighbours,
    are_open,
    colour_score,
    column_score,
    count_crossings,
    everybody_has_decided,
    has_start,
    is_column_full,
    is_over,
    is_start,
    joker_score,
    list_cells,
    list_open_cells,
    may_cross,
    may_take,
    must_decide,
    needs_roll,
    number_blocks,
    open_roll,
    pass_dice_on,
    pay_jokers,
    set_pair_dice,
    settle_colours,
    somebody_has_two_colours,
    star_score,
    take_pair_away,
)
from tests.oracle.noch_mal import TABLE as NOCH_MAL_TABLE

__all__ = [
    "TABLE",
    "bomb",
    "count_bombs",
    "count_crossings",
    "count_special",
    "cross",
    "decline_bomb",
    "is_over",
    "is_winner",
    "may_bomb",
    "may_cross",
    "may_take",
    "may_use_special",
    "may_use_special_on",
    "must_bomb",
    "must_decide",
    "needs_roll",
    "pass_roll",
    "points",
    "set_roll",
    "start",
    "total",
    "use_special",
]

# The faces of the special die; HEART, BOMB and SPECIAL_BOX are row bonuses too.
SPECIAL_DIE_GONE = 0
HEART = 1
BOMB = 2
STARS = 3
THREE_IN_A_ROW = 4
COLOUR_BLOCK = 5
SPECIAL_BOX = 6

BOMB_SIDE = 2  # a bomb hits a 2 x 2 square
MOST_STARS = 2
MOST_IN_A_ROW = 3

JOKERS = 6
BOXES_AT_START = 1
HEARTS = 5  # the hearts are worth 1, 2, 3, 4, 5 from the top
COLUMN_FIRST = (5, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5)
COLUMN_LATER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)
ROW_POINTS = 5
ROW_BONUS = (SPECIAL_BOX, BOMB, HEART, BOMB, SPECIAL_BOX, HEART, BOMB)
BOX_POINTS = 2
UNUSED_ROLL_POINTS = 2

# The new fields come first: a record that begins like another one counts as its subtype for
# numba, which then warns about an experimental feature.
TABLE = np.dtype(
    [
        ("golden", np.int64, (ROWS, COLUMNS)),
        ("boxes", np.int64, (SEATS,)),  # special-die boxes that are open and not crossed off
        ("hearts", np.int64, (SEATS,)),  # circled hearts; also the value of the last one
        ("heart_points", np.int64, (SEATS, COLUMNS)),  # written in the heart under a column
        ("row_circled", np.int64, (SEATS, ROWS)),
        ("row_gone", np.int64, (ROWS,)),  # 1: the bonus was won in an earlier roll
        ("bombs", np.int64, (SEATS,)),  # bonus bombs to resolve now
        ("special_die", np.int64),
        *NOCH_MAL_TABLE.descr,
    ]
)


def start(table: np.record, players: int, picture: Ints, stars: Ints, golden: Ints) -> None:
    """Set up a table that is all zeros; one special-die box is open at the start."""
    table.players = players
    for row in range(ROWS):
        for column in range(COLUMNS):
            table.picture[row, column] = picture[row, column]
            table.stars[row, column] = stars[row, column]
            table.golden[row, column] = golden[row, column]
    number_blocks(table)
    for seat in range(players):
        table.jokers[seat] = JOKERS
        table.boxes[seat] = BOXES_AT_START


# A roll


def set_roll(table: np.record, colours: Ints, numbers: Ints, special: int) -> None:
    """The active player rolls all dice once, the special die too."""
    set_pair_dice(table, colours, numbers)
    table.special_die = special
    open_roll(table)


def cross(table: np.record, seat: int, colour: int, number: int, cells: Ints) -> None:
    """Use one colour and one number die."""
    pay_jokers(table, seat, colour, number)
    make_crosses(table, seat, cells)
    take_pair_away(table, seat, colour, number)
    decide(table, seat)


def pass_roll(table: np.record, seat: int) -> None:
    """Passing costs nothing and leaves all dice on the table."""
    decide(table, seat)


def make_crosses(table: np.record, seat: int, cells: Ints) -> None:
    """Cross the cells; every golden die cell crossed opens one more special-die box."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            if cells[row, column] != 0:
                table.crossed[seat, row, column] = 1
                if table.golden[row, column] == 1:
                    table.boxes[seat] += 1


# The special die


def has_special(table: np.record, seat: int) -> bool:
    """Is it this seat's turn, is the special die on the table, has it an open box?"""
    return bool(
        must_decide(table, seat)
        and table.special_die != SPECIAL_DIE_GONE
        and table.boxes[seat] >= 1
    )


def may_use_special(table: np.record, seat: int) -> bool:
    """Ruling 4: only if the action can cross at least one cell or circle a heart."""
    return count_special(table, seat) >= 1


def may_use_special_on(table: np.record, seat: int, cells: Ints) -> bool:
    """May this seat use the special die and cross exactly these cells (heart: none)?"""
    if not has_special(table, seat):
        return False
    rows = np.zeros(CELLS, np.int64)
    columns = np.zeros(CELLS, np.int64)
    size = list_cells(cells, rows, columns)
    if table.special_die == HEART:
        return size == 0 and can_circle_heart(table, seat)
    if size == 0 or not are_open(table, seat, rows, columns, size):
        return False
    if table.special_die == BOMB:
        return is_in_one_square(rows, columns, size)
    if table.special_die == STARS:
        return is_legal_stars(table, seat, rows, columns, size)
    if table.special_die == THREE_IN_A_ROW:
        return is_legal_three(table, seat, rows, columns, size)
    return is_legal_colour_block(table, seat, rows, columns, size)


def count_special(table: np.record, seat: int) -> int:
    """How many different selections may be made with the special die (a heart counts 1)?"""
    if not has_special(table, seat):
        return 0
    if table.special_die == HEART:
        return 1 if can_circle_heart(table, seat) else 0
    if table.special_die == BOMB:
        return count_in_squares(table, seat)
    if table.special_die == STARS:
        return count_stars(table, seat)
    if table.special_die == THREE_IN_A_ROW:
        return count_threes(table, seat)
    return count_colour_blocks(table, seat)


def use_special(table: np.record, seat: int, cells: Ints) -> None:
    """Cross off an open box, then do the action.

    From roll 4 on, the special die of the active player is gone for the others.
    """
    table.boxes[seat] -= 1
    if table.special_die == HEART:
        circle_heart(table, seat)
    else:
        make_crosses(table, seat, cells)
    if table.roll > FREE_ROLLS and seat == table.active:
        table.special_die = SPECIAL_DIE_GONE
    decide(table, seat)


# Heart: circle the next heart from the top


def can_circle_heart(table: np.record, seat: int) -> bool:
    return bool(table.hearts[seat] < HEARTS)


def circle_heart(table: np.record, seat: int) -> None:
    """Ruling 7: a heart beyond the fifth is lost."""
    if can_circle_heart(table, seat):
        table.hearts[seat] += 1


# Bomb: up to 4 cells of any colour inside one 2 x 2 square, anywhere


def is_in_one_square(rows: Ints, columns: Ints, size: int) -> bool:
    """No two of the cells are more than one row or more than one column apart."""
    for i in range(size):
        for j in range(size):
            if abs(rows[i] - rows[j]) >= BOMB_SIDE or abs(columns[i] - columns[j]) >= BOMB_SIDE:
                return False
    return True


def count_in_squares(table: np.record, seat: int) -> int:
    """Count the non-empty sets of open cells inside one square.

    So that a set counts once, it is counted only where `top` is its topmost row and `left`
    its leftmost column. (With top or left at the edge, the square reaches over the edge.)
    """
    found = 0
    for top in range(ROWS):
        for left in range(COLUMNS):
            for upper_left in range(2):
                for upper_right in range(2):
                    for lower_left in range(2):
                        for lower_right in range(2):
                            if (
                                (upper_left == 1 or upper_right == 1)
                                and (upper_left == 1 or lower_left == 1)
                                and (upper_left == 0 or is_open(table, seat, top, left))
                                and (upper_right == 0 or is_open(table, seat, top, left + 1))
                                and (lower_left == 0 or is_open(table, seat, top + 1, left))
                                and (lower_right == 0 or is_open(table, seat, top + 1, left + 1))
                            ):
                                found += 1
    return found


def is_open(table: np.record, seat: int, row: int, column: int) -> bool:
    """Is this a cell of the sheet without a cross?"""
    return bool(row < ROWS and column < COLUMNS and table.crossed[seat, row, column] == 0)


# Stars: up to 2 cells with stars, each next to a crossed cell or in column H


def is_legal_stars(table: np.record, seat: int, rows: Ints, columns: Ints, size: int) -> bool:
    if size > MOST_STARS:
        return False
    for i in range(size):
        if table.stars[rows[i], columns[i]] == 0:
            return False
    return can_cross_in_turn(table, seat, rows, columns, size)


def can_cross_in_turn(table: np.record, seat: int, rows: Ints, columns: Ints, size: int) -> bool:
    """Ruling 3: crosses are made one after another, so a cell crossed a moment ago counts.

    Cross whatever can be crossed, again and again, until nothing more can be.
    """
    done = np.zeros(size, np.int64)
    count = 0
    growing = True
    while growing:
        growing = False
        for i in range(size):
            if done[i] == 0 and (
                is_start(table, seat, rows[i], columns[i])
                or is_next_to_done(rows, columns, size, done, i)
            ):
                done[i] = 1
                count += 1
                growing = True
    return count == size


def is_next_to_done(rows: Ints, columns: Ints, size: int, done: Ints, i: int) -> bool:
    """Is cell i of the list next to one that has been crossed in this action?"""
    for j in range(size):
        if done[j] == 1 and are_neighbours(rows[i], columns[i], rows[j], columns[j]):
            return True
    return False


def count_stars(table: np.record, seat: int) -> int:
    """Try every open star and every two open stars."""
    star_rows = np.zeros(CELLS, np.int64)
    star_columns = np.zeros(CELLS, np.int64)
    stars = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if table.stars[row, column] == 1 and table.crossed[seat, row, column] == 0:
                star_rows[stars] = row
                star_columns[stars] = column
                stars += 1
    rows = np.zeros(MOST_STARS, np.int64)
    columns = np.zeros(MOST_STARS, np.int64)
    found = 0
    for first in range(stars):
        rows[0] = star_rows[first]
        columns[0] = star_columns[first]
        if is_legal_stars(table, seat, rows, columns, 1):
            found += 1
        for second in range(first + 1, stars):
            rows[1] = star_rows[second]
            columns[1] = star_columns[second]
            if is_legal_stars(table, seat, rows, columns, 2):
                found += 1
    return found


# Three in a row: up to 3 cells of one row, each next to a crossed cell (or in H: ruling 3)


def is_legal_three(table: np.record, seat: int, rows: Ints, columns: Ints, size: int) -> bool:
    if size > MOST_IN_A_ROW:
        return False
    for i in range(size):
        if rows[i] != rows[0]:
            return False
    return can_cross_in_turn(table, seat, rows, columns, size)


def count_threes(table: np.record, seat: int) -> int:
    """Try every one, two and three open cells of every row."""
    found = 0
    for row in range(ROWS):
        found += count_threes_in(table, seat, row)
    return found


def count_threes_in(table: np.record, seat: int, row: int) -> int:
    near = np.zeros(COLUMNS, np.int64)
    cells = 0
    for column in range(COLUMNS):
        if is_open(table, seat, row, column) and is_near_start(table, seat, row, column):
            near[cells] = column
            cells += 1
    rows = np.zeros(MOST_IN_A_ROW, np.int64)
    columns = np.zeros(MOST_IN_A_ROW, np.int64)
    for i in range(MOST_IN_A_ROW):
        rows[i] = row
    found = 0
    for first in range(cells):
        columns[0] = near[first]
        if is_legal_three(table, seat, rows, columns, 1):
            found += 1
        for second in range(first + 1, cells):
            columns[1] = near[second]
            if is_legal_three(table, seat, rows, columns, 2):
                found += 1
            for third in range(second + 1, cells):
                columns[2] = near[third]
                if is_legal_three(table, seat, rows, columns, 3):
                    found += 1
    return found


def is_near_start(table: np.record, seat: int, row: int, column: int) -> bool:
    """Only a saving of time: the third cross is at most two steps from a cell to start from."""
    for other in range(column - 2, column + 3):
        if (
            other >= 0
            and other < COLUMNS
            and is_open(table, seat, row, other)
            and is_start(table, seat, row, other)
        ):
            return True
    return False


# Colour block: all open cells of one block next to a crossed cell (or in H: ruling 3)


def is_legal_colour_block(
    table: np.record, seat: int, rows: Ints, columns: Ints, size: int
) -> bool:
    """Are these open cells all the open cells of one block, and is one of them a start?

    The block may be empty or begun. If it is begun, an open cell of it is next to a crossed one.
    """
    block = table.block[rows[0], columns[0]]
    for i in range(size):
        if table.block[rows[i], columns[i]] != block:
            return False
    block_rows = np.zeros(CELLS, np.int64)
    block_columns = np.zeros(CELLS, np.int64)
    if list_open_cells(table, seat, block, block_rows, block_columns) != size:
        return False
    return has_start(table, seat, rows, columns, size)


def count_colour_blocks(table: np.record, seat: int) -> int:
    """Try every block that has an open cell."""
    rows = np.zeros(CELLS, np.int64)
    columns = np.zeros(CELLS, np.int64)
    found = 0
    for block in range(1, table.blocks + 1):
        size = list_open_cells(table, seat, block, rows, columns)
        if size >= 1 and is_legal_colour_block(table, seat, rows, columns, size):
            found += 1
    return found


# Settling a roll, in the order of ruling 5


def decide(table: np.record, seat: int) -> None:
    """(a) Everyone has decided; then the row bonuses; then, without bombs to wait for, the rest."""
    table.decided[seat] = 1
    if everybody_has_decided(table):
        for other in range(table.players):
            settle_rows(table, other)
        settle_rest_after_bombs(table)


def settle_rows(table: np.record, seat: int) -> None:
    """(b) Circle newly full rows of a seat; the bonus is for the roll of the first completion."""
    for row in range(ROWS):
        if table.row_circled[seat, row] == 0 and is_row_full(table, seat, row):
            table.row_circled[seat, row] = 1
            if table.row_gone[row] == 0:
                give_row_bonus(table, seat, row)


def is_row_full(table: np.record, seat: int, row: int) -> bool:
    for column in range(COLUMNS):
        if table.crossed[seat, row, column] == 0:
            return False
    return True


def give_row_bonus(table: np.record, seat: int, row: int) -> None:
    """Hearts and boxes at once, bombs as decisions of the player."""
    if ROW_BONUS[row] == HEART:
        circle_heart(table, seat)
    if ROW_BONUS[row] == SPECIAL_BOX:
        table.boxes[seat] += 1
    if ROW_BONUS[row] == BOMB:
        table.bombs[seat] += 1


def must_bomb(table: np.record, seat: int) -> bool:
    return bool(table.bombs[seat] >= 1)


def may_bomb(table: np.record, seat: int, cells: Ints) -> bool:
    """May this seat cross exactly these cells with a bonus bomb?"""
    if not must_bomb(table, seat):
        return False
    rows = np.zeros(CELLS, np.int64)
    columns = np.zeros(CELLS, np.int64)
    size = list_cells(cells, rows, columns)
    return (
        size >= 1
        and are_open(table, seat, rows, columns, size)
        and is_in_one_square(rows, columns, size)
    )


def count_bombs(table: np.record, seat: int) -> int:
    """How many different non-empty selections are there for a bonus bomb?"""
    if not must_bomb(table, seat):
        return 0
    return count_in_squares(table, seat)


def bomb(table: np.record, seat: int, cells: Ints) -> None:
    """Ruling 6: costs no box; several are resolved one by one; rows it fills bring more."""
    table.bombs[seat] -= 1
    make_crosses(table, seat, cells)
    settle_rows(table, seat)
    settle_rest_after_bombs(table)


def decline_bomb(table: np.record, seat: int) -> None:
    """Ruling 6: a bonus bomb may be declined; it cannot be saved."""
    table.bombs[seat] -= 1
    settle_rest_after_bombs(table)


def settle_rest_after_bombs(table: np.record) -> None:
    """(c) to (f), when no bonus bomb is left to resolve."""
    for seat in range(table.players):
        if must_bomb(table, seat):
            return
    strike_row_bonuses(table)
    settle_columns(table)
    settle_colours(table)
    settle_end(table)
    pass_dice_on(table)


def strike_row_bonuses(table: np.record) -> None:
    """Ruling 5: "first" is per roll, bomb chains included, so only now a bonus is gone."""
    for row in range(ROWS):
        for seat in range(table.players):
            if table.row_circled[seat, row] == 1:
                table.row_gone[row] = 1


def settle_columns(table: np.record) -> None:
    """(c) Column points, hearts at their value now; column H opens a box, first or later."""
    for column in range(COLUMNS):
        filled_now = False
        for seat in range(table.players):
            if table.column_circled[seat, column] == 0 and is_column_full(table, seat, column):
                table.column_circled[seat, column] = 1
                if table.column_gone[column] == 0:
                    table.column_points[seat, column] = COLUMN_FIRST[column]
                else:
                    table.column_points[seat, column] = COLUMN_LATER[column]
                table.heart_points[seat, column] = table.hearts[seat]
                if column == START_COLUMN:
                    table.boxes[seat] += 1
                filled_now = True
        if filled_now:
            table.column_gone[column] = 1


def settle_end(table: np.record) -> None:
    """(e) Over when somebody has two colour bonuses; solo also after 30 rolls."""
    if somebody_has_two_colours(table):
        table.over = 1
    if table.players == 1 and table.roll == SOLO_ROLLS:
        table.over = 1


# Scoring


def points(table: np.record, seat: int, part: int) -> int:
    """0 colours, 1 columns, 2 rows, 3 hearts, 4 jokers, 5 boxes, 6 stars, 7 unused rolls."""
    if part == 0:
        return colour_score(table, seat)
    if part == 1:
        return column_score(table, seat)
    if part == 2:
        return row_score(table, seat)
    if part == 3:
        return heart_score(table, seat)
    if part == 4:
        return joker_score(table, seat)
    if part == 5:
        return box_score(table, seat)
    if part == 6:
        return star_score(table, seat)
    return unused_roll_score(table)


def row_score(table: np.record, seat: int) -> int:
    """5 points for each complete row."""
    result = 0
    for row in range(ROWS):
        result += ROW_POINTS * table.row_circled[seat, row]
    return result


def heart_score(table: np.record, seat: int) -> int:
    """What is written in the hearts under the columns, added up."""
    result = 0
    for column in range(COLUMNS):
        result += table.heart_points[seat, column]
    return result


def box_score(table: np.record, seat: int) -> int:
    """2 points for each open unused special-die box."""
    return int(BOX_POINTS * table.boxes[seat])


def unused_roll_score(table: np.record) -> int:
    """Solo, at the end: 2 points for each of the 30 rolls that was not needed."""
    if table.players == 1 and table.over == 1:
        return int(UNUSED_ROLL_POINTS * (SOLO_ROLLS - table.roll))
    return 0


def total(table: np.record, seat: int) -> int:
    result = 0
    for part in range(8):
        result += points(table, seat, part)
    return result


def is_winner(table: np.record, seat: int) -> bool:
    """Most points; then more exclamation marks; else several winners. Nobody before the end."""
    if table.over == 0 or seat >= table.players:
        return False
    for other in range(table.players):
        if total(table, other) > total(table, seat):
            return False
        if total(table, other) == total(table, seat) and table.jokers[other] > table.jokers[seat]:
            return False
    return True
