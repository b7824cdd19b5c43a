"""What a net is told about a seat of NOCH MAL! or NOCH MAL SO GUT!. All inputs are 0 or 1.

Nothing here names a cell of one printed sheet: cells come with their colours and stars, and open
cells of one colour that hang together are *parts*, with their size and whether they can be reached.
What a column, row or colour still lacks is told by the parts in it. With several players: what the
nearest of the others lacks, who is ahead, and which dice are left to them.

A net values what a seat has when it has chosen its dice and crossed its cells (`is_half`).
"""

from kleeblatt.core.inputs import baseline as baseline
from kleeblatt.core.inputs import is_sensible as is_sensible
from kleeblatt.core.inputs import looks as looks
from kleeblatt.core.inputs import put
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS
from kleeblatt.games.noch_mal.cells import (
    COLUMN,
    COLUMNS,
    LOW_COLUMNS,
    ROWS,
    TOP_HIGH,
    TOP_LOW,
    near_high,
    near_low,
    size,
)
from kleeblatt.games.noch_mal.rules import (
    ACTIVE,
    COLOURS,
    CROSSING,
    FACES,
    FREE_ROLLS,
    MOVES,
    NO_DIE,
    PAIR,
    ROLL,
    SELECTION,
    SPECIAL,
    SPECIAL_BLOCK,
    SPECIAL_HEART,
    State,
    active,
    cost,
    finish,
    reach_high,
    reach_low,
    score,
    sorted_dice,
)
from kleeblatt.games.noch_mal.setup import HEARTS, SEATS, SELECTIONS, Setup

CELLS = ROWS * COLUMNS
OF_A_COLOUR = 21  # cells
SIZES = 6  # of parts; the last one means: or more
KINDS = 2 * SIZES  # of parts: by size, out of reach and in reach
MOST_JOKERS = 8
MOST_ROLLS = 64
EVERY = 4  # rolls
MOST_BOXES = 8
MOST_BOMBS = 3
NEAR = 4  # cells that another seat lacks, at most, to be worth telling
NEAR_COLOUR = (1, 2, 3, 5, 8, 12)
LEADS = (
    -60, -45, -35, -28, -22, -17, -13, -10, -7, -5, -3, -1, 0, 1, 2, 4, 6, 8, 11, 14, 18, 23, 29,
    36, 46, 61,
)  # fmt: skip

# Two dice of a kind, in whatever order they fell: 21 hands.
HIGHER = tuple(a for a in range(FACES) for b in range(a + 1))
LOWER = tuple(b for a in range(FACES) for b in range(a + 1))
HANDS = len(HIGHER)

# Where each group of inputs begins.
OPEN_AT = 0
STAR_AT = OPEN_AT + COLOURS * CELLS
GOLDEN_AT = STAR_AT + CELLS
REACH_AT = GOLDEN_AT + CELLS
COLUMN_AT = REACH_AT + CELLS
COLUMN_STARS_AT = COLUMN_AT + COLUMNS * ROWS
COLUMN_PARTS_AT = COLUMN_STARS_AT + COLUMNS * 2
ROW_AT = COLUMN_PARTS_AT + COLUMNS * KINDS * 2
ROW_PARTS_AT = ROW_AT + ROWS * COLUMNS
COLOUR_AT = ROW_PARTS_AT + ROWS * KINDS * 2
COLOUR_PARTS_AT = COLOUR_AT + COLOURS * OF_A_COLOUR
CIRCLED_AT = COLOUR_PARTS_AT + COLOURS * KINDS * 2
GONE_AT = CIRCLED_AT + COLUMNS + COLOURS + ROWS
JOKERS_AT = GONE_AT + COLUMNS + COLOURS + ROWS
HEARTS_AT = JOKERS_AT + MOST_JOKERS + 1
BOXES_AT = HEARTS_AT + HEARTS + 1
BOMBS_AT = BOXES_AT + MOST_BOXES
ROLLS_AT = BOMBS_AT + MOST_BOMBS
TIME_AT = ROLLS_AT + MOST_ROLLS
COLOURS_DONE_AT = TIME_AT + MOST_ROLLS // EVERY
PLAYERS_AT = COLOURS_DONE_AT + 2
TURN_AT = PLAYERS_AT + SEATS
LEFT_AT = TURN_AT + SEATS
AHEAD_AT = LEFT_AT + 2 * FACES * 3 + SPECIAL_BLOCK + 1
LEAD_AT = AHEAD_AT + SEATS
THEIR_COLOURS_AT = LEAD_AT + len(LEADS)
THEIR_LINES_AT = THEIR_COLOURS_AT + 2 + COLOURS * len(NEAR_COLOUR)
INPUTS = THEIR_LINES_AT + (COLUMNS + ROWS) * NEAR

PARTS_AT = 480  # parts are noted behind the inputs: two words, and their kind
PART = 3
MOST_PARTS = 80
MOST_ACTIVE = PARTS_AT + PART * MOST_PARTS
KEYS = SELECTION + 4 * SELECTIONS
SIDES = 1
CANDIDATES, CLOSE = 4, 75  # to be looked at more closely


@kernel
def is_half(setup: Setup, s: State, seat: int, move: int) -> bool:
    """Does this move only choose dice, or a row? Crossing, a heart and passing are whole moves."""
    if move >= SELECTION or move == PASS:
        return False
    return move != SPECIAL or s.special != SPECIAL_HEART


@kernel
def forget_others(setup: Setup, s: State, seat: int) -> None:
    """Whatever others decide at the same time is not known: let them be done."""
    for other in range(setup.players):
        if other != seat and (s.awaited >> other) & 1:
            s.bombs[other] = 0
            finish(setup, s, other)


@kernel
def features(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of all inputs that are 1; returns how many."""
    parts = find_parts(setup, s, seat, out)
    n = cell_inputs(setup, s, seat, out, 0)
    n = column_inputs(setup, s, seat, parts, out, n)
    n = colour_inputs(setup, s, seat, parts, out, n)
    if setup.has_special == 1:
        n = row_inputs(s, seat, parts, out, n)
        n = special_inputs(setup, s, seat, out, n)
    n = time_inputs(setup, s, seat, out, n)
    if setup.players > 1:
        n = table_inputs(setup, s, seat, out, n)
        n = others_inputs(setup, s, seat, out, n)
    return n


# The sheet


@kernel
def find_parts(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Note the parts: open cells of one colour that hang together; returns how many."""
    can_low, can_high = reach_low(s, seat), reach_high(s, seat)
    parts = 0
    for colour in range(COLOURS):
        open_low = setup.colour_low[colour] & ~s.low[seat]
        open_high = setup.colour_high[colour] & ~s.high[seat]
        while open_low | open_high != 0 and parts < MOST_PARTS:
            low = open_low & -open_low  # one cell, then all that hang together with it
            high = open_high & -open_high if low == 0 else 0
            grown = 1
            while grown != 0:
                more_low = near_low(low, high) & open_low & ~low
                more_high = near_high(low, high) & open_high & ~high
                low |= more_low
                high |= more_high
                grown = more_low | more_high
            open_low &= ~low
            open_high &= ~high
            kind = min(size(low) + size(high), SIZES) - 1
            if (low & can_low) | (high & can_high) != 0:
                kind += SIZES
            at = PARTS_AT + PART * parts
            out[at] = low
            out[at + 1] = high
            out[at + 2] = colour * KINDS + kind
            parts += 1
    return parts


@kernel
def part_inputs(low: int, high: int, parts: int, first: int, out: list[int], n: int) -> int:
    """The kinds of parts that have cells in a line: is there one, are there two?"""
    once = twice = 0
    for part in range(parts):
        at = PARTS_AT + PART * part
        if (out[at] & low) | (out[at + 1] & high) != 0:
            bit = 1 << (out[at + 2] % KINDS)
            twice |= once & bit
            once |= bit
    for kind in range(KINDS):
        if (once >> kind) & 1:
            n = put(out, n, first + 2 * kind)
            if (twice >> kind) & 1:
                n = put(out, n, first + 2 * kind + 1)
    return n


@kernel
def set_inputs(low: int, high: int, first: int, out: list[int], n: int) -> int:
    """An input for each cell of a set."""
    cell = first
    while low != 0:
        if low & 1:
            n = put(out, n, cell)
        low >>= 1
        cell += 1
    cell = first + ROWS * LOW_COLUMNS
    while high != 0:
        if high & 1:
            n = put(out, n, cell)
        high >>= 1
        cell += 1
    return n


@kernel
def cell_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Open cells by colour, open stars and golden cells, cells that can be reached."""
    not_low, not_high = ~s.low[seat], ~s.high[seat]
    for colour in range(COLOURS):
        low, high = setup.colour_low[colour] & not_low, setup.colour_high[colour] & not_high
        n = set_inputs(low, high, OPEN_AT + colour * CELLS, out, n)
    n = set_inputs(setup.star_low & not_low, setup.star_high & not_high, STAR_AT, out, n)
    n = set_inputs(setup.golden_low & not_low, setup.golden_high & not_high, GOLDEN_AT, out, n)
    return set_inputs(reach_low(s, seat), reach_high(s, seat), REACH_AT, out, n)


@kernel
def column_low(column: int) -> int:
    """The cells of a column in the low word."""
    return COLUMN << (ROWS * column) if column < LOW_COLUMNS else 0


@kernel
def column_high(column: int) -> int:
    """The cells of a column in the high word."""
    return COLUMN << (ROWS * (column - LOW_COLUMNS)) if column >= LOW_COLUMNS else 0


@kernel
def column_inputs(setup: Setup, s: State, seat: int, parts: int, out: list[int], n: int) -> int:
    """What each column lacks; whether it is circled, or somebody was there first."""
    circled = s.columns_first[seat] | s.columns_later[seat]
    for column in range(COLUMNS):
        low, high = column_low(column) & ~s.low[seat], column_high(column) & ~s.high[seat]
        lacks = size(low) + size(high)
        if lacks > 0:
            n = put(out, n, COLUMN_AT + column * ROWS + lacks - 1)
            stars = size(low & setup.star_low) + size(high & setup.star_high)
            for star in range(min(stars, 2)):
                n = put(out, n, COLUMN_STARS_AT + 2 * column + star)
            n = part_inputs(low, high, parts, COLUMN_PARTS_AT + column * KINDS * 2, out, n)
        if (circled >> column) & 1:
            n = put(out, n, CIRCLED_AT + column)
        elif s.column_roll[column] != 0:
            n = put(out, n, GONE_AT + column)
    return n


@kernel
def row_inputs(s: State, seat: int, parts: int, out: list[int], n: int) -> int:
    """The same of each row."""
    circled = s.rows_first[seat] | s.rows_later[seat]
    for row in range(ROWS):
        low, high = (TOP_LOW << row) & ~s.low[seat], (TOP_HIGH << row) & ~s.high[seat]
        lacks = size(low) + size(high)
        if lacks > 0:
            n = put(out, n, ROW_AT + row * COLUMNS + lacks - 1)
            n = part_inputs(low, high, parts, ROW_PARTS_AT + row * KINDS * 2, out, n)
        if (circled >> row) & 1:
            n = put(out, n, CIRCLED_AT + COLUMNS + COLOURS + row)
        elif s.row_roll[row] != 0:
            n = put(out, n, GONE_AT + COLUMNS + COLOURS + row)
    return n


@kernel
def colour_inputs(setup: Setup, s: State, seat: int, parts: int, out: list[int], n: int) -> int:
    """The same of each colour."""
    circled = s.colours_first[seat] | s.colours_later[seat]
    for colour in range(COLOURS):
        low = setup.colour_low[colour] & ~s.low[seat]
        high = setup.colour_high[colour] & ~s.high[seat]
        lacks = size(low) + size(high)
        if lacks > 0:
            n = put(out, n, COLOUR_AT + colour * OF_A_COLOUR + lacks - 1)
            n = part_inputs(low, high, parts, COLOUR_PARTS_AT + colour * KINDS * 2, out, n)
        if (circled >> colour) & 1:
            n = put(out, n, CIRCLED_AT + COLUMNS + colour)
        elif s.colour_roll[colour] != 0:
            n = put(out, n, GONE_AT + COLUMNS + colour)
    return n


@kernel
def special_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Hearts, boxes, bombs to come."""
    n = put(out, n, HEARTS_AT + s.hearts[seat])
    for box in range(min(s.boxes[seat], MOST_BOXES)):
        n = put(out, n, BOXES_AT + box)
    for bomb in range(min(s.bombs[seat], MOST_BOMBS)):
        n = put(out, n, BOMBS_AT + bomb)
    return n


@kernel
def time_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Jokers, rolls so far, colours that are complete."""
    n = put(out, n, JOKERS_AT + min(s.jokers[seat], MOST_JOKERS))
    n = put(out, n, ROLLS_AT + min(s.rolls, MOST_ROLLS - 1))
    for step in range(min(s.rolls, MOST_ROLLS - 1) // EVERY):
        n = put(out, n, TIME_AT + step)
    for colour in range(min(2, size(s.colours_first[seat] | s.colours_later[seat]))):
        n = put(out, n, COLOURS_DONE_AT + colour)
    return put(out, n, PLAYERS_AT + setup.players - 1)


# The table


@kernel
def table_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """When it is this seat's turn to roll; the dice that it has left to the others."""
    next_roller = active(setup, s) + (s.phase != ROLL)
    n = put(out, n, TURN_AT + (seat + setup.players - next_roller) % setup.players)
    if s.phase == CROSSING:
        for face in range(FACES):
            for die in range(min(3, s.colours[face])):
                n = put(out, n, LEFT_AT + 3 * face + die)
            for die in range(min(3, s.numbers[face])):
                n = put(out, n, LEFT_AT + 3 * (FACES + face) + die)
        if s.special != NO_DIE:
            n = put(out, n, LEFT_AT + 2 * FACES * 3 + s.special)
    return n


@kernel
def others_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Who is ahead and by how much; what the nearest of the others lacks in each line."""
    mine = score(setup, s, seat)
    ahead, best, done = 0, -1000, 0
    for other in range(setup.players):
        if other != seat:
            theirs = score(setup, s, other)
            ahead += theirs > mine
            best = max(best, theirs)
            done = max(done, size(s.colours_first[other] | s.colours_later[other]))
    n = put(out, n, AHEAD_AT + ahead)
    for step in range(len(LEADS)):
        if mine - best >= LEADS[step]:
            n = put(out, n, LEAD_AT + step)
    for colour in range(min(done, 2)):
        n = put(out, n, THEIR_COLOURS_AT + colour)
    for colour in range(COLOURS):
        least = others_lack(setup, s, seat, setup.colour_low[colour], setup.colour_high[colour])
        for step in range(len(NEAR_COLOUR)):
            if least <= NEAR_COLOUR[step]:
                at = THEIR_COLOURS_AT + 2 + colour * len(NEAR_COLOUR)
                n = put(out, n, at + step)
    for column in range(COLUMNS):
        if s.column_roll[column] == 0:
            least = others_lack(setup, s, seat, column_low(column), column_high(column))
            n = near_inputs(least, THEIR_LINES_AT + column * NEAR, out, n)
    for row in range(ROWS * setup.has_special):
        if s.row_roll[row] == 0:
            least = others_lack(setup, s, seat, TOP_LOW << row, TOP_HIGH << row)
            n = near_inputs(least, THEIR_LINES_AT + (COLUMNS + row) * NEAR, out, n)
    return n


@kernel
def near_inputs(lacks: int, first: int, out: list[int], n: int) -> int:
    """Few cells are lacking."""
    for step in range(NEAR):
        if lacks <= step + 1:
            n = put(out, n, first + step)
    return n


@kernel
def others_lack(setup: Setup, s: State, seat: int, low: int, high: int) -> int:
    """How many of these cells are open on the sheet of another seat: the fewest, but not none."""
    least = OF_A_COLOUR
    for other in range(setup.players):
        if other != seat:
            lacks = size(low & ~s.low[other]) + size(high & ~s.high[other])
            if 0 < lacks < least:
                least = lacks
    return least


# Looking ahead


@kernel
def option_key(setup: Setup, s: State, seat: int, option: int) -> int:
    """A number that is the same for options that lead to the same after any roll, or −1.

    Which cells are crossed, and what was paid; after the active seat's choice, dice are left too.
    """
    if s.phase == ACTIVE:
        return -1
    first = option % MOVES
    if first < PAIR or (first == SPECIAL and option < MOVES):
        return first  # a pass, or a heart
    if first >= SELECTION:
        return -1
    paid = 3 if first >= SPECIAL else cost((first - PAIR) // FACES, (first - PAIR) % FACES)
    last = option // MOVES
    while last > MOVES:
        last //= MOVES + 1
    return SELECTION + 4 * (last - 1 - SELECTION) + paid


@kernel
def can_look(setup: Setup, s: State, seat: int) -> bool:
    """Only if the next roll is for this seat: whoever rolls chooses first, and takes dice away."""
    first_rolls = setup.players == 1 or s.rolls < FREE_ROLLS
    return s.phase == ROLL and (first_rolls or active(setup, s) == seat)


@kernel
def outcome_count(setup: Setup, s: State) -> int:
    """Alone: every roll of the two colour and two number dice; more are too many."""
    if setup.dice > 2:
        return 0
    return HANDS * HANDS * (SPECIAL_BLOCK + 1 if setup.has_special == 1 else 1)


@kernel
def outcome_at(setup: Setup, s: State, i: int) -> int:
    """The i-th of them."""
    special = NO_DIE
    if setup.has_special == 1:
        special = i % (SPECIAL_BLOCK + 1)
        i //= SPECIAL_BLOCK + 1
    colours, numbers = i // HANDS, i % HANDS
    outcome = sorted_dice(HIGHER[colours], LOWER[colours], NO_DIE) * (FACES + 1) ** 3
    outcome += sorted_dice(HIGHER[numbers], LOWER[numbers], NO_DIE)
    return outcome * (FACES + 1) + special


@kernel
def outcome_weight(setup: Setup, s: State, i: int) -> int:
    """As how many throws it counts."""
    weight = 1
    if setup.has_special == 1:
        if i % (SPECIAL_BLOCK + 1) == SPECIAL_HEART:
            weight = 2
        i //= SPECIAL_BLOCK + 1
    colours, numbers = i // HANDS, i % HANDS
    weight *= 1 if HIGHER[colours] == LOWER[colours] else 2
    return weight * (1 if HIGHER[numbers] == LOWER[numbers] else 2)
