"""NOCH MAL! and NOCH MAL SO GUT!. § names a heading of the rules page. Kernels are unchecked.

A roll goes through these phases; then the dice pass on.

    ROLL → (ACTIVE →) CROSSING → (BONUS →) ROLL … OVER

ACTIVE is the active seat's own choice, from the fourth roll on. In CROSSING all the others decide
at the same time (in the first three rolls, and solo, everybody). BONUS is for bombs won with rows.
What depends on all (who was first in a column) is settled when the last one has decided.

Each awaited seat goes through small steps of its own:

    CHOOSE   a colour and a number die → CROSS      their cells
             the special die           → ACT        its cells, or a row → THREE  cells of that row
             or pass
    BOMB     the cells of a bonus bomb, or decline

Nothing is skipped here: a seat that can do nothing has exactly one legal move, PASS.
"""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves, add
from kleeblatt.games.noch_mal.cells import (
    COLUMNS,
    HIGH,
    LOW,
    ROWS,
    START,
    TOP_HIGH,
    TOP_LOW,
    full_columns,
    is_full_column,
    is_full_row,
    near_high,
    near_low,
    size,
)
from kleeblatt.games.noch_mal.events import (
    BombDeclined,
    BombUsed,
    BombWon,
    BoxOpened,
    CellsCrossed,
    ColourFilled,
    ColumnFilled,
    DiceChosen,
    DicePassed,
    DiceRolled,
    DiceTaken,
    GameEnded,
    GoldenDiceCrossed,
    HeartCircled,
    HeartWritten,
    JokersSpent,
    Passed,
    RollsSaved,
    RowFilled,
    SpecialTaken,
    SpecialUsed,
)
from kleeblatt.games.noch_mal.setup import (
    BLOCK_0,
    BLOCKS,
    BOMB,
    BOMB_0,
    BOMBS,
    BOX,
    HEARTS,
    NUMBERS,
    SELECTIONS,
    STARS,
    STARS_0,
    THREE_0,
    THREES,
    Setup,
)
from kleeblatt.games.noch_mal.state import (
    ACT,
    ACTIVE,
    BOMBING,
    BONUS,
    CHOOSE,
    COLOUR_JOKER,
    COLOURS,
    CROSS,
    CROSSING,
    DONE,
    FACES,
    NO_DIE,
    NUMBER_JOKER,
    OVER,
    ROLL,
    SPECIAL_BLOCK,
    SPECIAL_BOMB,
    SPECIAL_HEART,
    SPECIAL_STARS,
    SPECIAL_THREE,
    THREE,
    State,
    active,
    assign,
    has_last_colours,
    is_first,
)

SPECIAL_FACES = (0, 0, 1, 2, 3, 4)  # the six faces: two hearts

FREE_ROLLS = 3  # in which nobody takes dice away
HEART_BITS = 3  # a written heart, in `written`

# A move is PASS, or one of these plus dice, a row, a selection.
PAIR = 1
SPECIAL = PAIR + FACES * FACES
ROW = SPECIAL + 1
SELECTION = ROW + ROWS
MOVES = SELECTION + SELECTIONS

# The boxes of the score, from the top.
BONUS_PART, COLUMN_PART, ROW_PART, HEART_PART, JOKER_PART, BOX_PART, STAR_PART, ROLL_PART = range(8)
PARTS = 8


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    s.phase = ROLL
    s.special = s.taken_colour = s.taken_number = s.taken_special = NO_DIE
    for seat in range(setup.players):
        s.jokers[seat] = setup.jokers
        s.boxes[seat] = setup.boxes_open


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Do the dice decide next?"""
    return s.phase == ROLL


@kernel
def awaited(s: State) -> int:
    """The seats that must decide now, as bits."""
    return s.awaited


@kernel
def stage(s: State) -> int:
    """A number that changes when what was decided at the same time comes to light."""
    return s.rolls * (OVER + 1) + s.phase


# § A roll


@kernel
def sorted_dice(a: int, b: int, c: int) -> int:
    """Three faces as one number, the same in whatever order they fell."""
    least, most = min(a, b, c), max(a, b, c)
    middle = a + b + c - least - most
    return (least * (FACES + 1) + middle) * (FACES + 1) + most


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Draw an outcome: the colour dice, the number dice, the special die."""
    outcome = 0
    for _ in range(2):
        a, b = below(rng, FACES), below(rng, FACES)
        c = below(rng, FACES) if setup.dice == 3 else NO_DIE
        outcome = outcome * (FACES + 1) ** 3 + sorted_dice(a, b, c)
    special = SPECIAL_FACES[below(rng, FACES)] if setup.has_special else NO_DIE
    return outcome * (FACES + 1) + special


@kernel
def occasion(setup: Setup, s: State) -> int:
    """Every turn has one roll."""
    return s.rolls


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """The dice lie; the active seat decides first, or everybody at the same time."""
    lay_dice(s, outcome)
    s.phase = CROSSING
    deciders = (1 << setup.players) - 1
    if setup.players > 1 and s.rolls > FREE_ROLLS:
        s.phase = ACTIVE
        deciders = 1 << active(setup, s)
    wait_for(setup, s, deciders, CHOOSE)


@kernel(tells=DiceRolled)
def lay_dice(s: State, outcome: int) -> None:
    """Let the dice lie as rolled."""
    s.special = outcome % (FACES + 1)
    outcome //= FACES + 1
    for face in range(FACES + 1):
        s.colours[face] = s.numbers[face] = 0
    for _ in range(3):
        s.numbers[outcome % (FACES + 1)] += 1
        s.colours[outcome // (FACES + 1) ** 3 % (FACES + 1)] += 1
        outcome //= FACES + 1
    s.taken_colour = s.taken_number = s.taken_special = NO_DIE
    s.rolls += 1


@kernel
def wait_for(setup: Setup, s: State, seats: int, step: int) -> None:
    """These seats decide now."""
    s.awaited = seats
    for seat in range(setup.players):
        s.step[seat] = step if (seats >> seat) & 1 else DONE


@kernel
def finish(setup: Setup, s: State, seat: int) -> None:
    """This seat has decided; after the last one play goes on."""
    s.step[seat] = DONE
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        if s.phase == ACTIVE:
            s.phase = CROSSING
            wait_for(setup, s, (1 << setup.players) - 1 - (1 << seat), CHOOSE)
        elif s.phase == CROSSING:
            settle_rows(setup, s)
        else:
            settle(setup, s)


# § Crossing, § Jokers


@kernel
def reach_low(s: State, seat: int) -> int:
    """Open cells of A–H from which crosses may start: in column H, or next to a crossed cell."""
    return (near_low(s.low[seat], s.high[seat]) | START) & ~s.low[seat]


@kernel
def reach_high(s: State, seat: int) -> int:
    """The same of I–O."""
    return near_high(s.low[seat], s.high[seat]) & ~s.high[seat]


@kernel
def is_open(setup: Setup, s: State, seat: int, selection: int) -> bool:
    """Is none of its cells crossed?"""
    crossed = (setup.low[selection] & s.low[seat]) | (setup.high[selection] & s.high[seat])
    return crossed == 0


@kernel
def most_cells(setup: Setup, s: State, seat: int, colour: int, enough: int) -> int:
    """The largest number of cells that hang together in one block of a colour and can be reached.

    Any smaller number can be crossed too. Having found enough, it looks no further.
    """
    open_low = setup.colour_low[colour] & ~s.low[seat]
    open_high = setup.colour_high[colour] & ~s.high[seat]
    start_low, start_high = open_low & reach_low(s, seat), open_high & reach_high(s, seat)
    most = 0
    while start_low | start_high != 0 and most < enough:
        low = start_low & -start_low  # one cell, then all that hang together with it
        high = start_high & -start_high if low == 0 else 0
        grown = 1
        while grown != 0:
            more_low = near_low(low, high) & open_low & ~low
            more_high = near_high(low, high) & open_high & ~high
            low |= more_low
            high |= more_high
            grown = more_low | more_high
        most = max(most, size(low) + size(high))
        start_low &= ~low
        start_high &= ~high
    return most


@kernel
def list_pairs(setup: Setup, s: State, seat: int, colour: int, moves: Moves) -> None:
    """Add the pairs with a colour die that can be paid and crossed."""
    enough = 1
    for number in range(NUMBERS):
        if s.numbers[number] > 0:
            enough = number + 1
    most = 0
    for c in range(COLOURS):
        if most < enough and (colour == c or colour == COLOUR_JOKER):
            most = max(most, most_cells(setup, s, seat, c, enough))
    for number in range(FACES):
        least = 1 if number == NUMBER_JOKER else number + 1
        if s.numbers[number] > 0 and least <= most and cost(colour, number) <= s.jokers[seat]:
            add(moves, PAIR + colour * FACES + number)


@kernel
def list_crossings(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Add what may be crossed with the chosen dice."""
    number = s.number[seat]
    least = 1 if number == NUMBER_JOKER else number + 1
    most = NUMBERS if number == NUMBER_JOKER else number + 1
    low, high = reach_low(s, seat), reach_high(s, seat)
    for colour in range(COLOURS):
        if s.colour[seat] == colour or s.colour[seat] == COLOUR_JOKER:
            for selection in range(setup.first[colour][least], setup.first[colour][most + 1]):
                starts = (setup.low[selection] & low) | (setup.high[selection] & high)
                if starts != 0 and is_open(setup, s, seat, selection):
                    add(moves, SELECTION + selection)


@kernel
def cost(colour: int, number: int) -> int:
    """Exclamation marks: one for each joker."""
    return (colour == COLOUR_JOKER) + (number == NUMBER_JOKER)


@kernel(tells=CellsCrossed)
def cross(setup: Setup, s: State, seat: int, low: int, high: int) -> None:
    """Cross cells; golden ones open boxes."""
    open_golden(setup, s, seat, low, high)
    s.low[seat] |= low
    s.high[seat] |= high


@kernel(tells=GoldenDiceCrossed)
def open_golden(setup: Setup, s: State, seat: int, low: int, high: int) -> None:
    """Open a box for each golden die among cells that get crossed."""
    s.boxes[seat] += size(low & setup.golden_low & ~s.low[seat])
    s.boxes[seat] += size(high & setup.golden_high & ~s.high[seat])


# § Special die actions


@kernel
def list_bombs(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Add 1–4 open cells of each square, anywhere."""
    for selection in range(BOMB_0, BOMB_0 + BOMBS):
        if is_open(setup, s, seat, selection):
            add(moves, SELECTION + selection)


@kernel
def list_in_turn(setup: Setup, s: State, seat: int, first: int, count: int, moves: Moves) -> None:
    """Add the selections whose cells can be crossed one after another (ruling 3)."""
    low, high = reach_low(s, seat), reach_high(s, seat)
    for selection in range(first, first + count):
        if setup.low[selection] | setup.high[selection] == 0:
            return  # no more of this kind
        if is_open(setup, s, seat, selection):
            got_low, got_high = setup.low[selection] & low, setup.high[selection] & high
            for _ in range(2):
                more_low = near_low(got_low, got_high) & setup.low[selection]
                more_high = near_high(got_low, got_high) & setup.high[selection]
                got_low |= more_low
                got_high |= more_high
            if got_low == setup.low[selection] and got_high == setup.high[selection]:
                add(moves, SELECTION + selection)


@kernel
def list_rows(s: State, seat: int, moves: Moves) -> None:
    """Add the rows in which a cell can be crossed."""
    low, high = reach_low(s, seat), reach_high(s, seat)
    for row in range(ROWS):
        if ((low >> row) & TOP_LOW) | ((high >> row) & TOP_HIGH) != 0:
            add(moves, ROW + row)


@kernel
def list_blocks(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Add the blocks with an open cell that are next to a crossed cell, or in column H."""
    low, high = reach_low(s, seat), reach_high(s, seat)
    for selection in range(BLOCK_0, BLOCK_0 + BLOCKS):
        if (setup.low[selection] & low) | (setup.high[selection] & high) != 0:
            add(moves, SELECTION + selection)


@kernel
def list_action(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Add what the special die allows; a heart asks nothing."""
    if s.special == SPECIAL_BOMB:
        list_bombs(setup, s, seat, moves)
    elif s.special == SPECIAL_STARS:
        list_in_turn(setup, s, seat, STARS_0, STARS, moves)
    elif s.special == SPECIAL_THREE:
        list_rows(s, seat, moves)
    elif s.special == SPECIAL_BLOCK:
        list_blocks(setup, s, seat, moves)


@kernel
def can_special(setup: Setup, s: State, seat: int) -> bool:
    """Is the die there, a box open, and can it do anything (ruling 4)?"""
    if s.special == NO_DIE or s.boxes[seat] == 0:
        return False
    if s.special == SPECIAL_HEART:
        return s.hearts[seat] < HEARTS
    if s.special == SPECIAL_BOMB:
        return s.low[seat] != LOW or s.high[seat] != HIGH
    low, high = reach_low(s, seat), reach_high(s, seat)
    if s.special == SPECIAL_STARS:
        low, high = low & setup.star_low, high & setup.star_high
    return low | high != 0


@kernel(tells=HeartCircled)
def circle_heart(s: State, seat: int) -> None:
    """The next heart from the top; one beyond the fifth is lost (ruling 7)."""
    if s.hearts[seat] < HEARTS:
        s.hearts[seat] += 1


# Legal moves


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """List the legal moves of an awaited seat (at least one)."""
    moves.count = 0
    step = s.step[seat]
    if step == CHOOSE:
        add(moves, PASS)
        list_choices(setup, s, seat, moves)
    elif step == CROSS:
        list_crossings(setup, s, seat, moves)
    elif step == ACT:
        list_action(setup, s, seat, moves)
    elif step == THREE:
        list_in_turn(setup, s, seat, THREE_0 + s.row[seat] * THREES, THREES, moves)
    elif step == BOMBING:
        add(moves, PASS)
        list_bombs(setup, s, seat, moves)


@kernel
def list_choices(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Add the pairs of dice, and the special die."""
    for colour in range(FACES):
        if s.colours[colour] > 0 and cost(colour, 0) <= s.jokers[seat]:
            list_pairs(setup, s, seat, colour, moves)
    if can_special(setup, s, seat):
        add(moves, SPECIAL)


# Making a move


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move >= SELECTION:
        apply_selection(setup, s, seat, move - SELECTION)
    elif move >= ROW:
        s.row[seat] = move - ROW
        s.step[seat] = THREE
    elif move == SPECIAL:
        apply_special(setup, s, seat)
    elif move >= PAIR:
        apply_pair(s, seat, (move - PAIR) // FACES, (move - PAIR) % FACES)
    elif s.step[seat] == BOMBING:
        decline_bomb(s, seat)
        end_bomb(setup, s, seat)
    else:
        skip(setup, s, seat)


@kernel(tells=Passed)
def skip(setup: Setup, s: State, seat: int) -> None:
    """This seat does not use the roll."""
    finish(setup, s, seat)


@kernel
def apply_pair(s: State, seat: int, colour: int, number: int) -> None:
    """The active seat takes its dice away (after the first three rolls); jokers are paid."""
    choose_dice(s, seat, colour, number)
    if s.phase == ACTIVE:
        take_dice(s, seat, colour, number)
    spend_jokers(s, seat, cost(colour, number))


@kernel(tells=DiceChosen)
def choose_dice(s: State, seat: int, colour: int, number: int) -> None:
    """With these dice the seat crosses next."""
    s.colour[seat] = colour
    s.number[seat] = number
    s.step[seat] = CROSS


@kernel(tells=DiceTaken)
def take_dice(s: State, seat: int, colour: int, number: int) -> None:
    """These dice are gone for the others."""
    s.colours[colour] -= 1
    s.numbers[number] -= 1
    s.taken_colour = colour
    s.taken_number = number


@kernel(tells=JokersSpent)
def spend_jokers(s: State, seat: int, jokers: int) -> None:
    """Cross off exclamation marks."""
    s.jokers[seat] -= jokers


@kernel
def apply_special(setup: Setup, s: State, seat: int) -> None:
    """A heart is circled at once; the other actions ask for cells."""
    use_special(s, seat)
    if s.special == SPECIAL_HEART:
        circle_heart(s, seat)
        finish_special(setup, s, seat)


@kernel(tells=SpecialUsed)
def use_special(s: State, seat: int) -> None:
    """Cross off a box for the special die."""
    s.boxes[seat] -= 1
    s.boxes_used[seat] += 1
    s.step[seat] = ACT


@kernel
def finish_special(setup: Setup, s: State, seat: int) -> None:
    """The active seat takes the special die away (after the first three rolls)."""
    if s.phase == ACTIVE:
        take_special(s, seat)
    finish(setup, s, seat)


@kernel(tells=SpecialTaken)
def take_special(s: State, seat: int) -> None:
    """The special die is gone for the others."""
    s.taken_special = s.special
    s.special = NO_DIE


@kernel
def apply_selection(setup: Setup, s: State, seat: int, selection: int) -> None:
    """Cross the cells of a selection (of a block, those still open)."""
    if s.step[seat] == BOMBING:
        use_bomb(s, seat)
    cross(setup, s, seat, setup.low[selection], setup.high[selection])
    if s.step[seat] == BOMBING:
        end_bomb(setup, s, seat)
    elif s.step[seat] == CROSS:
        finish(setup, s, seat)
    else:
        finish_special(setup, s, seat)


# § Columns, colours, end; § Rows; the order is ruling 5


@kernel
def settle_rows(setup: Setup, s: State) -> None:
    """Row bonuses of everyone; whoever wins a bomb decides about it first."""
    bombing = 0
    for seat in range(setup.players):
        circle_rows(setup, s, seat)
        if s.bombs[seat] > 0:
            bombing |= 1 << seat
    if bombing == 0:
        settle(setup, s)
    else:
        s.phase = BONUS
        wait_for(setup, s, bombing, BOMBING)


@kernel
def circle_rows(setup: Setup, s: State, seat: int) -> None:
    """Circle newly full rows; all who fill one when it is first completed get its bonus."""
    for row in range(ROWS * setup.has_special):
        circled = ((s.rows_first[seat] | s.rows_later[seat]) >> row) & 1
        if circled == 0 and is_full_row(s.low[seat], s.high[seat], row):
            circle_row(setup, s, seat, row)


@kernel(tells=RowFilled)
def circle_row(setup: Setup, s: State, seat: int, row: int) -> None:
    """Circle the points of a row; whoever is first gets its bonus too."""
    if is_first(s.row_roll, row, s.rolls):
        s.row_roll[row] = s.rolls
        s.rows_first[seat] |= 1 << row
        give(s, seat, setup.row_bonus[row])
    else:
        s.rows_later[seat] |= 1 << row


@kernel
def give(s: State, seat: int, bonus: int) -> None:
    """Hand out the bonus of a row."""
    if bonus == BOX:
        open_box(s, seat)
    elif bonus == BOMB:
        win_bomb(s, seat)
    else:
        circle_heart(s, seat)


@kernel(tells=BoxOpened)
def open_box(s: State, seat: int) -> None:
    """The special die may be used once more."""
    s.boxes[seat] += 1


@kernel(tells=BombWon)
def win_bomb(s: State, seat: int) -> None:
    """A bomb to be resolved at once."""
    s.bombs[seat] += 1


@kernel(tells=BombUsed)
def use_bomb(s: State, seat: int) -> None:
    """A bonus bomb goes off."""
    s.bombs[seat] -= 1


@kernel(tells=BombDeclined)
def decline_bomb(s: State, seat: int) -> None:
    """A bonus bomb is not used."""
    s.bombs[seat] -= 1


@kernel
def end_bomb(setup: Setup, s: State, seat: int) -> None:
    """A bonus bomb is resolved; it may have completed more rows."""
    circle_rows(setup, s, seat)
    if s.bombs[seat] == 0:
        finish(setup, s, seat)


@kernel
def settle(setup: Setup, s: State) -> None:
    """Circle columns and colours, then end the game or pass the dice on."""
    ends = setup.last_roll == s.rolls
    for seat in range(setup.players):
        circle_columns(setup, s, seat)
        circle_colours(setup, s, seat)
        ends = ends or has_last_colours(setup, s, seat)
    if ends:
        end_game(s)
    else:
        pass_dice(s)


@kernel(tells=DicePassed)
def pass_dice(s: State) -> None:
    """The next seat rolls."""
    s.phase = ROLL


@kernel(tells=GameEnded)
def end_game(s: State) -> None:
    """That was the last roll."""
    stop_rolling(s)


@kernel(tells=RollsSaved)
def stop_rolling(s: State) -> None:
    """From now on, rolls left of a solo game are rolls not needed."""
    s.phase = OVER


@kernel
def circle_columns(setup: Setup, s: State, seat: int) -> None:
    """Circle newly full columns."""
    full = full_columns(s.low[seat]) + full_columns(s.high[seat])
    if full == size(s.columns_first[seat] | s.columns_later[seat]):
        return
    for column in range(COLUMNS):
        circled = ((s.columns_first[seat] | s.columns_later[seat]) >> column) & 1
        if circled == 0 and is_full_column(s.low[seat], s.high[seat], column):
            circle_column(setup, s, seat, column)


@kernel(tells=ColumnFilled)
def circle_column(setup: Setup, s: State, seat: int, column: int) -> None:
    """Circle the points of a column, upper or lower; a golden die below opens a box."""
    if is_first(s.column_roll, column, s.rolls):
        s.column_roll[column] = s.rolls
        s.columns_first[seat] |= 1 << column
    else:
        s.columns_later[seat] |= 1 << column
    if setup.column_box[column] == 1:
        open_box(s, seat)
    write_heart(setup, s, seat, column)


@kernel(tells=HeartWritten)
def write_heart(setup: Setup, s: State, seat: int, column: int) -> None:
    """Write the value of the last circled heart below a column."""
    s.written[seat] |= setup.heart[s.hearts[seat]] << HEART_BITS * column


@kernel
def circle_colours(setup: Setup, s: State, seat: int) -> None:
    """Circle the bonus of newly complete colours."""
    for colour in range(COLOURS):
        circled = ((s.colours_first[seat] | s.colours_later[seat]) >> colour) & 1
        if circled == 0 and has_colour(setup, s, seat, colour):
            circle_colour(s, seat, colour)


@kernel(tells=ColourFilled)
def circle_colour(s: State, seat: int, colour: int) -> None:
    """Circle the bonus of a colour, upper or lower."""
    if is_first(s.colour_roll, colour, s.rolls):
        s.colour_roll[colour] = s.rolls
        s.colours_first[seat] |= 1 << colour
    else:
        s.colours_later[seat] |= 1 << colour


@kernel
def has_colour(setup: Setup, s: State, seat: int, colour: int) -> bool:
    """Are all 21 cells of the colour crossed?"""
    missing = setup.colour_low[colour] & ~s.low[seat] | setup.colour_high[colour] & ~s.high[seat]
    return missing == 0


# Score


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """One box of the score."""
    if part == BONUS_PART:
        first, later = size(s.colours_first[seat]), size(s.colours_later[seat])
        return first * setup.colour_first + later * setup.colour_later
    if part == COLUMN_PART:
        return column_points(setup, s, seat)
    if part == ROW_PART:
        return size(s.rows_first[seat] | s.rows_later[seat]) * setup.row_points
    if part == HEART_PART:
        return heart_points(s, seat)
    if part == JOKER_PART:
        return s.jokers[seat] * setup.joker_points
    if part == BOX_PART:
        return s.boxes[seat] * setup.box_points
    if part == STAR_PART:
        low, high = setup.star_low & ~s.low[seat], setup.star_high & ~s.high[seat]
        return (size(low) + size(high)) * setup.star_points
    unused = setup.last_roll - s.rolls if s.phase == OVER and setup.last_roll > 0 else 0
    return unused * setup.unused_roll_points


@kernel
def column_points(setup: Setup, s: State, seat: int) -> int:
    """A–O: the circled values below the columns."""
    total = 0
    for column in range(COLUMNS):
        total += ((s.columns_first[seat] >> column) & 1) * setup.column_first[column]
        total += ((s.columns_later[seat] >> column) & 1) * setup.column_later[column]
    return total


@kernel
def heart_points(s: State, seat: int) -> int:
    """The hearts written under the columns."""
    total = 0
    for column in range(COLUMNS):
        total += (s.written[seat] >> HEART_BITS * column) & ((1 << HEART_BITS) - 1)
    return total


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """All boxes of the score."""
    total = 0
    for part in range(PARTS):
        total += points(setup, s, seat, part)
    return total


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Of equal scores wins who has more exclamation marks left."""
    return s.jokers[seat]
