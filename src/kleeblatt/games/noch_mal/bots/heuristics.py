"""How people play, in two depths.

Both depths give every set of cells that can be crossed a value, and take the dice that allow the
best one. *Easy* counts what lies on the table: cells, stars, what gets full. *Medium* has a plan
of its own sheet:

    line     what brings points once it is crossed: a column, row, colour, star or golden die
    wait     how long the dice for the open cells of a block may take
    need     of a line: the waits for all its blocks
    chance   that a line gets done in the rolls that are left

and takes what raises the sum of worth × chance most, less the jokers and boxes that it costs.
Of others one looks at the circled lines only; the active seat, before whom nobody has decided in
secret, looks at their cells too.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.struct import ints, one, struct
from kleeblatt.games.noch_mal.cells import (
    COLUMN,
    COLUMNS,
    LOW_COLUMNS,
    ROWS,
    TOP_HIGH,
    TOP_LOW,
    is_full_column,
    is_full_row,
    near_high,
    near_low,
    size,
)
from kleeblatt.games.noch_mal.rules import (
    ACT,
    ACTIVE,
    CHOOSE,
    COLOUR_JOKER,
    COLOURS,
    CROSS,
    FACES,
    NUMBER_JOKER,
    PAIR,
    ROW,
    SELECTION,
    SPECIAL,
    SPECIAL_BOMB,
    SPECIAL_HEART,
    THREE,
    State,
    cost,
    is_open,
    list_action,
    reach_high,
    reach_low,
)
from kleeblatt.games.noch_mal.setup import BLOCK_0, BLOCKS, BOMB, BOX, HEARTS, NUMBERS, Setup

EASY, MEDIUM = range(2)  # depths
NEVER = -(10**15)
ONES = tuple(strip.bit_count() for strip in range(1 << ROWS))

# What easy counts, in tenths of a cell.
CELL = 10
POINT = 10  # of a column or row that gets full
STAR = 15  # two points
GOLDEN = 15  # so is an open box at the end
JOKER_PRICE = 25  # a joker must bring three cells more
BOX_PRICE = 25
HEART = 30  # rather a heart than two cells

# What medium counts. Points and chances are in thousandths, time in tenths of a roll.
SURE = MILLI = 1000
WAIT = (65, 58, 50, 46, 45)  # by the cells of a block that need not be crossed: any number fits
AWAY = 15  # more for each block that must be begun before
GAME_ROLLS = 27  # so many are sure to come …
LEAST_ROLLS = 6  # … and then some more,
LATE_ROLLS = 3  # fewer when somebody has a colour: the next one ends the game
FIRST_SHARE = 70  # percent: how often one is first where nobody is yet
JOKER_HOPE = 350  # what a joker may bring later, beyond its point
BOX_HOPE = 2500  # the special die crosses four cells, or makes all columns dearer
HOPE_TIME = 50  # half of a hope is gone when no more time is left
BOMB_WORTH = 5000  # four cells anywhere
DENIED = 300  # of a point that others cannot make now: they will make most of them later

# The lines of a sheet.
COLUMN_0 = 0
ROW_0 = COLUMN_0 + COLUMNS
COLOUR_0 = ROW_0 + ROWS
GOLDEN_0 = COLOUR_0 + COLOURS  # by colour: one in each largest block
STAR_0 = GOLDEN_0 + COLOURS  # by block: one at most
LINES = STAR_0 + BLOCKS

# What a block adds to the needs of its lines: its columns, its rows, then these.
LONGEST = 6  # columns or rows of a block
COLOUR_WAIT, STAR_WAIT, GOLDEN_WAIT = range(2 * LONGEST, 2 * LONGEST + 3)
BLOCK_WAITS = GOLDEN_WAIT + 1

COLOUR_BLOCKS = BLOCKS // COLOURS
ANY_COLOUR = COLOURS


@struct
class Workspace:
    """The plan: what medium thinks of its sheet, and both of the decision."""

    # each line
    need: list[int] = ints(LINES)
    worth: list[int] = ints(LINES)
    now: list[int] = ints(LINES)  # its chance
    change: list[int] = ints(LINES)  # of its need, while a crossing is weighed
    changed: list[int] = ints(LINES)  # the changed lines
    changes: int  # how many there are
    # each block
    open_low: list[int] = ints(BLOCKS)
    open_high: list[int] = ints(BLOCKS)
    distance: list[int] = ints(BLOCKS)  # how many blocks must be begun before
    left: list[int] = ints(BLOCKS)  # its first and last column
    right: list[int] = ints(BLOCKS)
    top: list[int] = ints(BLOCKS)  # its first and last row
    bottom: list[int] = ints(BLOCKS)
    waits: list[int] = ints(BLOCKS * BLOCK_WAITS)
    # the sheet
    time: int
    far_low: int  # open cells of blocks that cannot be begun yet
    far_high: int
    lacking: int  # colours until the end of a solo game
    # the decision
    best: list[int] = ints(COLOURS * NUMBERS)  # of each colour and number; 0: not yet known
    in_row: list[int] = ints(COLUMNS)  # of each cell of a row; 0: not yet known
    actions: Moves = one(Moves)


@kernel
def easy(setup: Setup, s: State, seat: int, moves: Moves, plan: Workspace) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    return decide(setup, s, seat, moves, plan, EASY)


@kernel
def medium(setup: Setup, s: State, seat: int, moves: Moves, plan: Workspace) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    make_plan(setup, s, seat, plan)
    return decide(setup, s, seat, moves, plan, MEDIUM)


# Deciding, in both depths


@kernel
def decide(setup: Setup, s: State, seat: int, moves: Moves, plan: Workspace, depth: int) -> int:
    """The best move of this step."""
    step = s.step[seat]
    if step == CHOOSE:
        return choose(setup, s, seat, plan, depth, moves)
    if step == CROSS:
        return best_crossing(setup, s, seat, plan, depth, moves)
    if step == ACT:
        return best_action(setup, s, seat, plan, depth, moves)[1]
    if step == THREE:
        low, high = best_three(setup, s, seat, plan, depth, s.row[seat])
        return move_of(setup, moves, low, high)
    return best_bomb(setup, s, seat, plan, depth, moves)[1]


@kernel
def value(
    setup: Setup,
    s: State,
    seat: int,
    plan: Workspace,
    depth: int,
    colour: int,
    low: int,
    high: int,
) -> int:
    """What crossing these cells brings, of one colour or of any."""
    low, high = low & ~s.low[seat], high & ~s.high[seat]
    if depth == EASY:
        return glance(setup, s, seat, low, high)
    return weigh(setup, plan, colour, low, high)


@kernel
def choose(setup: Setup, s: State, seat: int, plan: Workspace, depth: int, moves: Moves) -> int:
    """Two dice, or the special die, or none."""
    for pair in range(COLOURS * NUMBERS):
        plan.best[pair] = 0
    joker, box = JOKER_PRICE, BOX_PRICE
    if depth == MEDIUM:
        joker, box = joker_worth(setup, plan) * SURE, box_worth(setup, plan) * SURE
    best, chosen = NEVER, PASS
    for i in range(moves.count):
        move, gain = moves.item[i], 0
        if move == SPECIAL:
            gain = value_of_special(setup, s, seat, plan, depth) - box
        elif move != PASS:
            colour, number = (move - PAIR) // FACES, (move - PAIR) % FACES
            gain = value_of_pair(setup, s, seat, plan, depth, colour, number)
            gain -= cost(colour, number) * joker
            if depth == MEDIUM:
                gain += denied(setup, s, seat, colour)
        if gain > best:
            best, chosen = gain, move
    return chosen


@kernel
def value_of_pair(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, colour: int, number: int
) -> int:
    """The best that two dice allow; equal ones are looked at once."""
    best = NEVER
    for c in range(COLOURS):
        for n in range(NUMBERS):
            if (colour == c or colour == COLOUR_JOKER) and (number == n or number == NUMBER_JOKER):
                known = c * NUMBERS + n
                if plan.best[known] == 0:
                    plan.best[known] = value_of_dice(setup, s, seat, plan, depth, c, n + 1)
                best = max(best, plan.best[known])
    return best


@kernel
def value_of_dice(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, colour: int, cells: int
) -> int:
    """The best crossing of so many cells of a colour."""
    low, high = reach_low(s, seat), reach_high(s, seat)
    best = NEVER
    for n in range(setup.first[colour][cells], setup.first[colour][cells + 1]):
        starts = (setup.low[n] & low) | (setup.high[n] & high)
        if starts != 0 and is_open(setup, s, seat, n):
            gain = value(setup, s, seat, plan, depth, colour, setup.low[n], setup.high[n])
            best = max(best, gain)
    return best


@kernel
def best_crossing(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, moves: Moves
) -> int:
    """Where to cross with the dice chosen; the moves are sorted by colour."""
    best, chosen, colour = NEVER, moves.item[0], 0
    for i in range(moves.count):
        n = moves.item[i] - SELECTION
        while setup.first[colour][NUMBERS + 1] <= n:
            colour += 1
        gain = value(setup, s, seat, plan, depth, colour, setup.low[n], setup.high[n])
        if gain > best:
            best, chosen = gain, moves.item[i]
    return chosen


@kernel
def value_of_special(setup: Setup, s: State, seat: int, plan: Workspace, depth: int) -> int:
    """The best that the special die allows."""
    if s.special == SPECIAL_HEART:
        return HEART if depth == EASY else heart_worth(setup, s, seat, plan) * SURE
    plan.actions.count = 0
    list_action(setup, s, seat, plan.actions)
    return best_action(setup, s, seat, plan, depth, plan.actions)[0]


@kernel
def best_action(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, moves: Moves
) -> tuple[int, int]:
    """The best action of the special die: its value, and the move."""
    if s.special == SPECIAL_BOMB:
        return best_bomb(setup, s, seat, plan, depth, moves)
    best, chosen = NEVER, moves.item[0]
    for i in range(moves.count):
        move = moves.item[i]
        if move >= SELECTION:
            low, high = setup.low[move - SELECTION], setup.high[move - SELECTION]
        else:
            low, high = best_three(setup, s, seat, plan, depth, move - ROW)
        gain = value(setup, s, seat, plan, depth, ANY_COLOUR, low, high)
        if gain > best:
            best, chosen = gain, move
    return best, chosen


@kernel
def best_bomb(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, moves: Moves
) -> tuple[int, int]:
    """The best square, always all its open cells: the value, and the move."""
    best, best_low, best_high = NEVER, 0, 0
    for row in range(ROWS - 1):
        for column in range(COLUMNS - 1):  # × 3: the cell and the one below
            low = (cell_low(row, column) | cell_low(row, column + 1)) * 3 & ~s.low[seat]
            high = (cell_high(row, column) | cell_high(row, column + 1)) * 3 & ~s.high[seat]
            if low | high != 0:
                gain = value(setup, s, seat, plan, depth, ANY_COLOUR, low, high)
                if gain > best:
                    best, best_low, best_high = gain, low, high
    return best, move_of(setup, moves, best_low, best_high)


@kernel
def best_three(
    setup: Setup, s: State, seat: int, plan: Workspace, depth: int, row: int
) -> tuple[int, int]:
    """Three cells of a row, one after another, each time the best one in reach."""
    for column in range(COLUMNS):
        plan.in_row[column] = 0
    low = high = 0
    for _ in range(3):
        start_low = (reach_low(s, seat) | near_low(low, high)) & ~s.low[seat]
        start_high = (reach_high(s, seat) | near_high(low, high)) & ~s.high[seat]
        best, best_column = NEVER, 0
        for column in range(COLUMNS):
            one_low = cell_low(row, column) & start_low
            one_high = cell_high(row, column) & start_high
            if one_low | one_high != 0:
                if plan.in_row[column] == 0:
                    gain = value(setup, s, seat, plan, depth, ANY_COLOUR, one_low, one_high)
                    plan.in_row[column] = gain
                if plan.in_row[column] > best:
                    best, best_column = plan.in_row[column], column
        if best > NEVER:
            low |= cell_low(row, best_column)
            high |= cell_high(row, best_column)
            plan.in_row[best_column] = NEVER
    return low, high


@kernel
def move_of(setup: Setup, moves: Moves, low: int, high: int) -> int:
    """The move that crosses exactly these cells."""
    for i in range(moves.count):
        n = moves.item[i] - SELECTION
        if n >= 0 and setup.low[n] == low and setup.high[n] == high:
            return moves.item[i]
    return moves.item[0]


# Cells


@kernel
def cell_low(row: int, column: int) -> int:
    """A cell, if it is in A–H."""
    return 1 << ROWS * column + row if column < LOW_COLUMNS else 0


@kernel
def cell_high(row: int, column: int) -> int:
    """A cell, if it is in I–O."""
    return 1 << ROWS * (column - LOW_COLUMNS) + row if column >= LOW_COLUMNS else 0


@kernel
def strip(low: int, high: int, column: int) -> int:
    """The cells of a column, as seven bits."""
    if column < LOW_COLUMNS:
        return (low >> ROWS * column) & COLUMN
    return (high >> ROWS * (column - LOW_COLUMNS)) & COLUMN


@kernel
def in_row(low: int, high: int, row: int) -> int:
    """How many of the cells are in a row."""
    return size((low >> row) & TOP_LOW) + size((high >> row) & TOP_HIGH)


# Easy


@kernel
def glance(setup: Setup, s: State, seat: int, low: int, high: int) -> int:
    """What one sees at once: cells, stars, golden dice, full columns and rows."""
    gain = CELL * (size(low) + size(high))
    gain += STAR * (size(low & setup.star_low) + size(high & setup.star_high))
    gain += GOLDEN * (size(low & setup.golden_low) + size(high & setup.golden_high))
    all_low, all_high = low | s.low[seat], high | s.high[seat]
    for column in range(COLUMNS):
        if strip(low, high, column) != 0 and is_full_column(all_low, all_high, column):
            gain += POINT * column_points(setup, s, column)
    for row in range(ROWS * setup.has_special):
        if in_row(low, high, row) > 0 and is_full_row(all_low, all_high, row):
            gain += POINT * setup.row_points
    return gain


@kernel
def column_points(setup: Setup, s: State, column: int) -> int:
    """What completing a column in this roll brings."""
    if is_free(s, s.column_roll[column]):
        return setup.column_first[column]
    return setup.column_later[column]


@kernel
def is_free(s: State, first_roll: int) -> bool:
    """Can one still be the first in a line? In the same roll as others, too."""
    return first_roll == 0 or first_roll == s.rolls


# Medium: what lines are worth


@kernel
def rolls_left(setup: Setup, s: State) -> int:
    """Solo one knows; others go by experience, and by who has circled a colour."""
    if setup.last_roll > 0:
        return setup.last_roll - s.rolls
    left = max(GAME_ROLLS - s.rolls, LEAST_ROLLS)
    for seat in range(setup.players):
        if s.colours_first[seat] | s.colours_later[seat] != 0:
            return max(left // 2, LATE_ROLLS)
    return left


@kernel
def hope(plan: Workspace, most: int) -> int:
    """What something kept for later may bring: less and less."""
    return most * plan.time // (plan.time + HOPE_TIME)


@kernel
def joker_worth(setup: Setup, plan: Workspace) -> int:
    """An exclamation mark that is kept."""
    return setup.joker_points * MILLI + hope(plan, JOKER_HOPE)


@kernel
def box_worth(setup: Setup, plan: Workspace) -> int:
    """An open box that is kept."""
    return setup.box_points * MILLI + hope(plan, BOX_HOPE)


@kernel
def heart_worth(setup: Setup, s: State, seat: int, plan: Workspace) -> int:
    """One more heart: all columns to come are worth more."""
    hearts = s.hearts[seat]
    if hearts == HEARTS:
        return 0
    chances = 0
    for column in range(COLUMNS):
        if plan.need[COLUMN_0 + column] > 0:
            chances += plan.now[COLUMN_0 + column]
    return chances * (setup.heart[hearts + 1] - setup.heart[hearts])


@kernel
def line_worth(setup: Setup, s: State, first_roll: int, first: int, later: int) -> int:
    """The points of a line that others may complete before."""
    if not is_free(s, first_roll):
        return later * MILLI
    share = 100 if setup.players == 1 else FIRST_SHARE
    return (first * share + later * (100 - share)) * MILLI // 100


@kernel
def appraise(setup: Setup, s: State, seat: int, plan: Workspace) -> None:
    """Write down what each line is worth."""
    box = box_worth(setup, plan)
    for column in range(COLUMNS):
        first, later = setup.column_first[column], setup.column_later[column]
        worth = line_worth(setup, s, s.column_roll[column], first, later)
        worth += setup.heart[s.hearts[seat]] * MILLI + setup.column_box[column] * box
        plan.worth[COLUMN_0 + column] = worth
    for colour in range(COLOURS):
        first, later = setup.colour_first, setup.colour_later
        worth = line_worth(setup, s, s.colour_roll[colour], first, later)
        plan.worth[COLOUR_0 + colour] = worth
        plan.worth[GOLDEN_0 + colour] = box
    for block in range(BLOCKS):
        plan.worth[STAR_0 + block] = -setup.star_points * MILLI
    for row in range(ROWS * setup.has_special):
        plan.worth[ROW_0 + row] = setup.row_points * MILLI
        if is_free(s, s.row_roll[row]):
            bonus = setup.row_bonus[row]
            heart = heart_worth(setup, s, seat, plan)
            plan.worth[ROW_0 + row] += (
                box if bonus == BOX else BOMB_WORTH if bonus == BOMB else heart
            )


@kernel
def denied(setup: Setup, s: State, seat: int, colour: int) -> int:
    """Taking the only die of a colour: columns for which others lack nothing but that colour."""
    if s.phase != ACTIVE or colour == COLOUR_JOKER or s.colours[colour] > 1:
        return 0
    points = 0
    for column in range(COLUMNS):
        here = strip(setup.colour_low[colour], setup.colour_high[colour], column)
        for other in range(setup.players):
            open = COLUMN & ~strip(s.low[other], s.high[other], column)
            if other != seat and open != 0 and open & ~here == 0:
                points += column_points(setup, s, column)
    return points * DENIED * SURE


# Medium: the plan


@kernel
def make_plan(setup: Setup, s: State, seat: int, plan: Workspace) -> None:
    """Look at all lines of the own sheet."""
    plan.time = 10 * rolls_left(setup, s)
    circled = size(s.colours_first[seat] | s.colours_later[seat])
    can_end = setup.players == 1 and setup.last_colours > 0
    plan.lacking = setup.last_colours - circled if can_end else COLOURS + 1
    for number in range(LINES):
        plan.change[number] = plan.worth[number] = 0
    for number in range(BLOCKS * BLOCK_WAITS):
        plan.waits[number] = 0
    plan.changes = 0
    for block in range(BLOCKS):
        measure(setup, s, seat, plan, block)
    measure_distances(s, seat, plan)
    for block in range(BLOCKS):
        low, high = plan.open_low[block], plan.open_high[block]
        if low | high != 0:
            revise(setup, plan, block, low, high, plan.distance[block], True)
    for line in range(LINES):
        plan.need[line] = plan.change[line]
        plan.now[line] = chance(plan, plan.need[line])
    forget_changes(plan)
    appraise(setup, s, seat, plan)


@kernel
def measure(setup: Setup, s: State, seat: int, plan: Workspace, block: int) -> None:
    """Where a block lies, and which of its cells are open."""
    low, high = setup.low[BLOCK_0 + block], setup.high[BLOCK_0 + block]
    plan.open_low[block], plan.open_high[block] = low & ~s.low[seat], high & ~s.high[seat]
    plan.left[block], plan.right[block] = COLUMNS, 0
    for column in range(COLUMNS):
        if strip(low, high, column) != 0:
            plan.left[block] = min(plan.left[block], column)
            plan.right[block] = column
    plan.top[block], plan.bottom[block] = ROWS, 0
    for row in range(ROWS * setup.has_special):
        if in_row(low, high, row) > 0:
            plan.top[block] = min(plan.top[block], row)
            plan.bottom[block] = row


@kernel
def measure_distances(s: State, seat: int, plan: Workspace) -> None:
    """How far the blocks are: 0 if crosses may start there, 1 if in a block next to those, …"""
    for block in range(BLOCKS):
        plan.distance[block] = -1
    plan.far_low = plan.far_high = distance = 0
    low, high = reach_low(s, seat), reach_high(s, seat)
    while low | high != 0:
        new_low = new_high = 0
        for block in range(BLOCKS):
            open_low, open_high = plan.open_low[block], plan.open_high[block]
            if plan.distance[block] < 0 and (open_low & low) | (open_high & high) != 0:
                plan.distance[block] = distance
                new_low |= open_low
                new_high |= open_high
        if distance > 0:
            plan.far_low |= new_low
            plan.far_high |= new_high
        low, high = near_low(new_low, new_high), near_high(new_low, new_high)
        distance += 1


@kernel
def revise(
    setup: Setup, plan: Workspace, block: int, low: int, high: int, distance: int, keep: bool
) -> None:
    """Change the needs of all lines of a block: these are its open cells, and so far is it."""
    waits, open, far = block * BLOCK_WAITS, size(low) + size(high), AWAY * distance
    left, top, colour = plan.left[block], plan.top[block], block // COLOUR_BLOCKS
    for column in range(left, plan.right[block] + 1):
        needed = ONES[strip(low, high, column)]
        change(plan, COLUMN_0 + column, waits + column - left, open, needed, far, keep)
    for row in range(top, plan.bottom[block] + 1):
        needed = in_row(low, high, row)
        change(plan, ROW_0 + row, waits + LONGEST + row - top, open, needed, far, keep)
    change(plan, COLOUR_0 + colour, waits + COLOUR_WAIT, open, open, far, keep)
    star = size(low & setup.star_low) + size(high & setup.star_high)
    change(plan, STAR_0 + block, waits + STAR_WAIT, open, star, far, keep)
    golden = size(low & setup.golden_low) + size(high & setup.golden_high)
    change(plan, GOLDEN_0 + colour, waits + GOLDEN_WAIT, open, golden, far, keep)


@kernel
def change(
    plan: Workspace, line: int, was: int, open: int, needed: int, far: int, keep: bool
) -> None:
    """A line needs so many of the open cells of a block: a new wait in the place of the old one."""
    wait = WAIT[min(open - needed, 4)] + far if needed > 0 else 0
    if wait != plan.waits[was]:
        if plan.change[line] == 0:
            plan.changed[plan.changes] = line
            plan.changes += 1
        plan.change[line] += wait - plan.waits[was]
        if keep:
            plan.waits[was] = wait


@kernel
def forget_changes(plan: Workspace) -> None:
    """The needs are what they were."""
    for i in range(plan.changes):
        plan.change[plan.changed[i]] = 0
    plan.changes = 0


@kernel
def chance(plan: Workspace, need: int) -> int:
    """That so much waiting ends in time: half if the need is all the time left."""
    if need == 0:
        return SURE
    time = plan.time
    return SURE * time * time // (time * time + need * need)


# Medium: weighing


@kernel
def weigh(setup: Setup, plan: Workspace, colour: int, low: int, high: int) -> int:
    """What crossing these open cells adds to the sum of worth × chance."""
    first = 0 if colour == ANY_COLOUR else colour * COLOUR_BLOCKS
    for block in range(first, BLOCKS if colour == ANY_COLOUR else first + COLOUR_BLOCKS):
        open_low, open_high = plan.open_low[block], plan.open_high[block]
        if (open_low & low) | (open_high & high) != 0:
            revise(setup, plan, block, open_low & ~low, open_high & ~high, 0, False)
    new_low = near_low(low, high) & plan.far_low & ~low
    new_high = near_high(low, high) & plan.far_high & ~high
    if new_low | new_high != 0:
        for block in range(BLOCKS):
            open_low, open_high = plan.open_low[block], plan.open_high[block]
            if (open_low & low) | (open_high & high) == 0 and (
                (open_low & new_low) | (open_high & new_high) != 0
            ):
                revise(setup, plan, block, open_low, open_high, 0, False)
    gain = sum_of_changes(setup, plan)
    forget_changes(plan)
    return gain


@kernel
def sum_of_changes(setup: Setup, plan: Workspace) -> int:
    """What the changed needs are worth."""
    gain = colours = 0
    for i in range(plan.changes):
        line = plan.changed[i]
        need = plan.need[line] + plan.change[line]
        gain += plan.worth[line] * (chance(plan, need) - plan.now[line])
        colours += need == 0 and COLOUR_0 <= line < COLOUR_0 + COLOURS
    if colours >= plan.lacking:
        gain += value_of_end(setup, plan)
    return gain


@kernel
def value_of_end(setup: Setup, plan: Workspace) -> int:
    """A solo game ends: points for the rolls left, but nothing else will come."""
    gain = setup.unused_roll_points * plan.time // 10 * MILLI * SURE
    for line in range(LINES):
        need = plan.need[line] + plan.change[line]
        if need > 0:
            gain -= plan.worth[line] * chance(plan, need)
    return gain
