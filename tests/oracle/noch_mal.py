"""A naive referee for NOCH MAL!: slow, literal, in the order of the rulebook.

It is written apart from the real rules, only to check them. Cells are (row, column), row 0 on
top, column 7 is H; `table.crossed[seat, row, column]` is 1 where that seat has made a cross. A
selection is either such a 7 x 15 board of 0/1, or (inside this module) a list: `rows[i]`,
`columns[i]` for i < size. The functions trust their caller: ask a may_... function first.

Everything here also compiles with `numba.njit`: hence the plain loops.
"""

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

SEATS = 6
ROWS = 7
COLUMNS = 15
CELLS = 105
START_COLUMN = 7  # "Startspalte H"

COLOURS = 5
BLACK_CROSS = 5  # colour joker
QUESTION_MARK = 6  # number joker
COLOUR_DIE_GONE = -1  # the die has been taken away by the active player, or is not in the game
NUMBER_DIE_GONE = 0

FREE_ROLLS = 3  # in the first 3 rolls everybody chooses from all dice
MOST_CROSSES = 5  # never more than 5 cells in one roll
SOLO_DICE = 2  # solo: 2 colour and 2 number dice
SOLO_ROLLS = 30
LAST_COLOUR = 2  # the second colour bonus ends the game

JOKERS = 8  # exclamation marks on the sheet
COLUMN_FIRST = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5)
COLUMN_LATER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)
COLOUR_FIRST = 5
COLOUR_LATER = 3
STAR_POINTS = -2

TABLE = np.dtype(
    [
        ("players", np.int64),
        # the sheet, the same for everybody
        ("picture", np.int64, (ROWS, COLUMNS)),
        ("stars", np.int64, (ROWS, COLUMNS)),
        ("block", np.int64, (ROWS, COLUMNS)),  # the number of the colour block of a cell, from 1
        ("blocks", np.int64),  # how many blocks there are
        ("block_colour", np.int64, (CELLS + 1,)),  # the colour of block 1, 2, 3, ...
        # what every seat has on paper
        ("crossed", np.int64, (SEATS, ROWS, COLUMNS)),
        ("jokers", np.int64, (SEATS,)),  # exclamation marks not yet struck
        ("column_circled", np.int64, (SEATS, COLUMNS)),  # 1: upper or lower value circled
        ("column_points", np.int64, (SEATS, COLUMNS)),  # the value circled
        ("colour_circled", np.int64, (SEATS, COLOURS)),
        ("colour_points", np.int64, (SEATS, COLOURS)),
        ("column_gone", np.int64, (COLUMNS,)),  # 1: the upper value was won in an earlier roll
        ("colour_gone", np.int64, (COLOURS,)),  # 1: the 5 points were won in an earlier roll
        # the roll
        ("roll", np.int64),  # the number of the latest roll, from 1
        ("rolled", np.int64),  # 1: dice are on the table
        ("active", np.int64),
        ("colour_dice", np.int64, (3,)),
        ("number_dice", np.int64, (3,)),
        ("decided", np.int64, (SEATS,)),  # 1: has crossed or passed in this roll
        ("over", np.int64),
    ]
)


# The sheet


def start(table: np.record, players: int, picture: Ints, stars: Ints) -> None:
    """Set up a table that is all zeros; seat 0 is the start player."""
    table.players = players
    for row in range(ROWS):
        for column in range(COLUMNS):
            table.picture[row, column] = picture[row, column]
            table.stars[row, column] = stars[row, column]
    number_blocks(table)
    for seat in range(players):
        table.jokers[seat] = JOKERS


def number_blocks(table: np.record) -> None:
    """Find the colour blocks: orthogonally connected cells of one colour."""
    block = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if table.block[row, column] == 0:
                block += 1
                table.block_colour[block] = table.picture[row, column]
                table.block[row, column] = block
                flood_block(table, block)
    table.blocks = block


def flood_block(table: np.record, block: int) -> None:
    """Let a block that has one cell grow until it stops growing."""
    growing = True
    while growing:
        growing = False
        for row in range(ROWS):
            for column in range(COLUMNS):
                if (
                    table.block[row, column] == 0
                    and table.picture[row, column] == table.block_colour[block]
                    and has_neighbour(table.block, row, column, block)
                ):
                    table.block[row, column] = block
                    growing = True


def has_neighbour(board: Ints, row: int, column: int, value: int) -> bool:
    """Is there this value above, below, left or right of the cell? (Never diagonally.)"""
    if row > 0 and board[row - 1, column] == value:
        return True
    if row < ROWS - 1 and board[row + 1, column] == value:
        return True
    if column > 0 and board[row, column - 1] == value:
        return True
    return bool(column < COLUMNS - 1 and board[row, column + 1] == value)


def are_neighbours(row: int, column: int, other_row: int, other_column: int) -> bool:
    """Do the two cells touch, horizontally or vertically?"""
    return abs(row - other_row) + abs(column - other_column) == 1


# A roll


def is_over(table: np.record) -> bool:
    return bool(table.over == 1)


def needs_roll(table: np.record) -> bool:
    return bool(table.over == 0 and table.rolled == 0)


def set_roll(table: np.record, colours: Ints, numbers: Ints) -> None:
    """The active player rolls all dice once."""
    set_pair_dice(table, colours, numbers)
    open_roll(table)


def set_pair_dice(table: np.record, colours: Ints, numbers: Ints) -> None:
    """Put 3 colour and 3 number dice on the table; solo: only 2 and 2."""
    for die in range(3):
        if table.players == 1 and die >= SOLO_DICE:
            table.colour_dice[die] = COLOUR_DIE_GONE
            table.number_dice[die] = NUMBER_DIE_GONE
        else:
            table.colour_dice[die] = colours[die]
            table.number_dice[die] = numbers[die]


def open_roll(table: np.record) -> None:
    """One more roll, and nobody has decided yet."""
    table.roll += 1
    table.rolled = 1
    for seat in range(table.players):
        table.decided[seat] = 0


def must_decide(table: np.record, seat: int) -> bool:
    """In rolls 1-3 all at once; later the active player first, then the others at once."""
    if table.over == 1 or table.rolled == 0 or seat >= table.players:
        return False
    if table.decided[seat] == 1:
        return False
    return bool(
        table.roll <= FREE_ROLLS or seat == table.active or table.decided[table.active] == 1
    )


def everybody_has_decided(table: np.record) -> bool:
    for seat in range(table.players):
        if table.decided[seat] == 0:
            return False
    return True


# Choosing one colour die and one number die


def has_pair(table: np.record, seat: int, colour: int, number: int) -> bool:
    """Is it this seat's turn, do both dice lie on the table, can it pay for the jokers?"""
    if not must_decide(table, seat):
        return False
    if colour < 0 or colour > BLACK_CROSS or number < 1 or number > QUESTION_MARK:
        return False
    if not shows(table.colour_dice, colour) or not shows(table.number_dice, number):
        return False
    return bool(joker_cost(colour, number) <= table.jokers[seat])


def shows(dice: Ints, face: int) -> bool:
    for die in range(3):
        if dice[die] == face:
            return True
    return False


def joker_cost(colour: int, number: int) -> int:
    """One exclamation mark for each joker symbol chosen."""
    cost = 0
    if colour == BLACK_CROSS:
        cost += 1
    if number == QUESTION_MARK:
        cost += 1
    return cost


# Which cells may be crossed with the pair


def may_cross(table: np.record, seat: int, colour: int, number: int, cells: Ints) -> bool:
    """May this seat take this pair and cross exactly these cells?"""
    if not has_pair(table, seat, colour, number):
        return False
    rows = np.zeros(CELLS, np.int64)
    columns = np.zeros(CELLS, np.int64)
    size = list_cells(cells, rows, columns)
    return is_legal_crossing(table, seat, colour, number, rows, columns, size)


def list_cells(cells: Ints, rows: Ints, columns: Ints) -> int:
    """Write the marked cells of a board into the list; return how many there are."""
    size = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if cells[row, column] != 0:
                rows[size] = row
                columns[size] = column
                size += 1
    return size


def is_legal_crossing(
    table: np.record,
    seat: int,
    colour: int,
    number: int,
    rows: Ints,
    columns: Ints,
    size: int,
) -> bool:
    """The rules for crossing cells with one colour and one number, one after the other."""
    return (
        fits_number(number, size)
        and are_open(table, seat, rows, columns, size)
        and are_in_one_block(table, colour, rows, columns, size)
        and are_connected(rows, columns, size)
        and has_start(table, seat, rows, columns, size)
    )


def fits_number(number: int, size: int) -> bool:
    """Neither fewer nor more cells than the number shows; `?` is any number from 1 to 5."""
    if number == QUESTION_MARK:
        return 1 <= size <= MOST_CROSSES
    return size == number


def are_open(table: np.record, seat: int, rows: Ints, columns: Ints, size: int) -> bool:
    """Only cells without a cross can be crossed."""
    for i in range(size):
        if table.crossed[seat, rows[i], columns[i]] == 1:
            return False
    return True


def are_in_one_block(table: np.record, colour: int, rows: Ints, columns: Ints, size: int) -> bool:
    """All in one colour block of the chosen colour; the black cross is any colour."""
    for i in range(size):
        if table.block[rows[i], columns[i]] != table.block[rows[0], columns[0]]:
            return False
        if colour != BLACK_CROSS and table.picture[rows[i], columns[i]] != colour:
            return False
    return True


def are_connected(rows: Ints, columns: Ints, size: int) -> bool:
    """Connected by themselves: walk from the first cell over neighbours in the selection."""
    reached = np.zeros(size, np.int64)
    reached[0] = 1
    count = 1
    growing = True
    while growing:
        growing = False
        for i in range(size):
            for j in range(size):
                if (
                    reached[i] == 1
                    and reached[j] == 0
                    and are_neighbours(rows[i], columns[i], rows[j], columns[j])
                ):
                    reached[j] = 1
                    count += 1
                    growing = True
    return count == size


def has_start(table: np.record, seat: int, rows: Ints, columns: Ints, size: int) -> bool:
    """At least one of the cells is in column H or next to a cell crossed before."""
    for i in range(size):
        if is_start(table, seat, rows[i], columns[i]):
            return True
    return False


def is_start(table: np.record, seat: int, row: int, column: int) -> bool:
    """Is the cell in column H or orthogonally next to a crossed cell?"""
    return column == START_COLUMN or has_neighbour(table.crossed[seat], row, column, 1)


# Counting, by trying out every subset of the open cells of every block


def may_take(table: np.record, seat: int, colour: int, number: int) -> bool:
    """May this seat take this pair, that is: is there something to cross with it?"""
    return count_up_to(table, seat, colour, number, 1) >= 1


def count_crossings(table: np.record, seat: int, colour: int, number: int) -> int:
    """How many different selections may be crossed with this pair?"""
    return count_up_to(table, seat, colour, number, 1000000)


def count_up_to(table: np.record, seat: int, colour: int, number: int, enough: int) -> int:
    """Count the legal selections with this pair; stop when there are enough."""
    if not has_pair(table, seat, colour, number):
        return 0
    found = 0
    for block in range(1, table.blocks + 1):
        if colour == BLACK_CROSS or table.block_colour[block] == colour:
            found += count_in_block(table, seat, colour, number, block, enough - found)
            if found >= enough:
                return found
    return found


def count_in_block(
    table: np.record, seat: int, colour: int, number: int, block: int, enough: int
) -> int:
    """Count the legal selections in one block; stop when there are enough."""
    open_rows = np.zeros(CELLS, np.int64)
    open_columns = np.zeros(CELLS, np.int64)
    opened = list_open_cells(table, seat, block, open_rows, open_columns)
    # A selection needs a start, and so does every larger one.
    if not has_start(table, seat, open_rows, open_columns, opened):
        return 0
    rows = np.zeros(CELLS, np.int64)
    columns = np.zeros(CELLS, np.int64)
    found = 0
    for subset in range(1, 2**opened):
        size = 0
        for i in range(opened):
            if subset // 2**i % 2 == 1:
                rows[size] = open_rows[i]
                columns[size] = open_columns[i]
                size += 1
        if is_legal_crossing(table, seat, colour, number, rows, columns, size):
            found += 1
            if found >= enough:
                return found
    return found


def list_open_cells(table: np.record, seat: int, block: int, rows: Ints, columns: Ints) -> int:
    """Write the open cells of a block into the list; return how many there are."""
    size = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if table.block[row, column] == block and table.crossed[seat, row, column] == 0:
                rows[size] = row
                columns[size] = column
                size += 1
    return size


# Deciding


def cross(table: np.record, seat: int, colour: int, number: int, cells: Ints) -> None:
    """Take the pair, pay for jokers, make the crosses."""
    pay_jokers(table, seat, colour, number)
    make_crosses(table, seat, cells)
    take_pair_away(table, seat, colour, number)
    decide(table, seat)


def pass_roll(table: np.record, seat: int) -> None:
    """Passing costs nothing and leaves all dice on the table."""
    decide(table, seat)


def pay_jokers(table: np.record, seat: int, colour: int, number: int) -> None:
    """Strike one exclamation mark for each joker chosen."""
    table.jokers[seat] -= joker_cost(colour, number)


def make_crosses(table: np.record, seat: int, cells: Ints) -> None:
    for row in range(ROWS):
        for column in range(COLUMNS):
            if cells[row, column] != 0:
                table.crossed[seat, row, column] = 1


def take_pair_away(table: np.record, seat: int, colour: int, number: int) -> None:
    """From roll 4 on, the dice of the active player are gone for the others."""
    if table.roll > FREE_ROLLS and seat == table.active:
        take_one_away(table.colour_dice, colour, COLOUR_DIE_GONE)
        take_one_away(table.number_dice, number, NUMBER_DIE_GONE)


def take_one_away(dice: Ints, face: int, gone: int) -> None:
    """Take away one die with this face; another one with the same face stays."""
    for die in range(3):
        if dice[die] == face:
            dice[die] = gone
            return


def decide(table: np.record, seat: int) -> None:
    """Note the decision; after the last one the roll is settled."""
    table.decided[seat] = 1
    if everybody_has_decided(table):
        settle_columns(table)
        settle_colours(table)
        settle_end(table)
        pass_dice_on(table)


# Settling a roll, after all players have made their crosses


def settle_columns(table: np.record) -> None:
    """Upper value for all who fill a column in the roll of its first filling, else lower."""
    for column in range(COLUMNS):
        filled_now = False
        for seat in range(table.players):
            if table.column_circled[seat, column] == 0 and is_column_full(table, seat, column):
                table.column_circled[seat, column] = 1
                if table.column_gone[column] == 0:
                    table.column_points[seat, column] = COLUMN_FIRST[column]
                else:
                    table.column_points[seat, column] = COLUMN_LATER[column]
                filled_now = True
        if filled_now:
            table.column_gone[column] = 1


def is_column_full(table: np.record, seat: int, column: int) -> bool:
    for row in range(ROWS):
        if table.crossed[seat, row, column] == 0:
            return False
    return True


def settle_colours(table: np.record) -> None:
    """5 for all who complete a colour in the roll of its first completion, later 3."""
    for colour in range(COLOURS):
        filled_now = False
        for seat in range(table.players):
            if table.colour_circled[seat, colour] == 0 and is_colour_full(table, seat, colour):
                table.colour_circled[seat, colour] = 1
                if table.colour_gone[colour] == 0:
                    table.colour_points[seat, colour] = COLOUR_FIRST
                else:
                    table.colour_points[seat, colour] = COLOUR_LATER
                filled_now = True
        if filled_now:
            table.colour_gone[colour] = 1


def is_colour_full(table: np.record, seat: int, colour: int) -> bool:
    for row in range(ROWS):
        for column in range(COLUMNS):
            if table.picture[row, column] == colour and table.crossed[seat, row, column] == 0:
                return False
    return True


def settle_end(table: np.record) -> None:
    """Over when somebody has two colour bonuses; solo: over after 30 rolls, not before."""
    if table.players == 1:
        if table.roll == SOLO_ROLLS:
            table.over = 1
    elif somebody_has_two_colours(table):
        table.over = 1


def somebody_has_two_colours(table: np.record) -> bool:
    for seat in range(table.players):
        circled = 0
        for colour in range(COLOURS):
            circled += table.colour_circled[seat, colour]
        if circled >= LAST_COLOUR:
            return True
    return False


def pass_dice_on(table: np.record) -> None:
    """The dice pass clockwise to the next active player."""
    table.rolled = 0
    table.active = (table.active + 1) % table.players


# Scoring


def points(table: np.record, seat: int, part: int) -> int:
    """0 colour bonuses, 1 columns, 2 exclamation marks, 3 stars."""
    if part == 0:
        return colour_score(table, seat)
    if part == 1:
        return column_score(table, seat)
    if part == 2:
        return joker_score(table, seat)
    return star_score(table, seat)


def colour_score(table: np.record, seat: int) -> int:
    """The circled colour bonuses, added up."""
    result = 0
    for colour in range(COLOURS):
        result += table.colour_points[seat, colour]
    return result


def column_score(table: np.record, seat: int) -> int:
    """The circled points under the columns, added up."""
    result = 0
    for column in range(COLUMNS):
        result += table.column_points[seat, column]
    return result


def joker_score(table: np.record, seat: int) -> int:
    """1 point for each unused exclamation mark."""
    return int(table.jokers[seat])


def star_score(table: np.record, seat: int) -> int:
    """2 minus points for each star not crossed."""
    result = 0
    for row in range(ROWS):
        for column in range(COLUMNS):
            if table.stars[row, column] == 1 and table.crossed[seat, row, column] == 0:
                result += STAR_POINTS
    return result


def total(table: np.record, seat: int) -> int:
    result = 0
    for part in range(4):
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
