"""How people play, in two depths.

Both look one step ahead: make each legal move on a scratch copy of their own sheet, and judge what
they see. A die is as good as its best entry; what goes to the tray with it is a loss for the throws
to come. They differ in the judgement:

    easy    what counts at once: points, bonuses won, and a little for a good beginning
    medium  what the sheet will come to: where each area ends at the pace of the game, the bonuses
            on the way there, foxes times the lowest area, actions still to use

Worths are hundredths of a point. Nobody looks at the sheets of others.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import one, struct
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.rules import (
    AGAIN,
    ASK,
    BEFORE,
    BONUSES,
    CHOOSE,
    DICE,
    DIE,
    ENTER,
    ENTRY,
    EXTRA,
    EXTRAS,
    HAND,
    KINDS,
    REROLLS,
    RETURNS,
    THROWS,
    TURN,
    State,
)
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    ANY,
    AREAS,
    BLUE,
    CELLS,
    FACES,
    GREEN,
    PINK,
    SILVER,
    SILVER_ROWS,
    WHITE,
    YELLOW,
    YELLOW_CELLS,
)

EASY, MEDIUM = range(2)  # depths
POINT = 100
NEVER = -(10**9)  # worse than any move

# Easy: worths by feeling
EASY_QUESTION = 200  # an entry more, whatever it may start
EASY_FOX = 500
EASY_ACTION = (100, 100, 200)  # a re-roll, a return, a +1 not used yet: soon spent
EASY_CIRCLE = 100  # no points yet, but a beginning
EASY_GREEN = 75  # percent of a first number, as long as the second one is open: rather too much
EASY_AGAIN = 500  # what a throw should bring
EASY_DIE = 250  # in hand, for each throw to come: timid about the tray

# Medium: how an area grows, in hundredths of an entry for each entry that the seat will choose;
# ?s and sweeps come on top, so that they add up to more than 100.
SILVER_PACE, YELLOW_PACE, BLUE_PACE, GREEN_PACE, PINK_PACE = 30, 36, 28, 32, 28
# How much of this pace blue keeps by its last number: little is thrown below a low one.
BLUE_ROOM = (0, 0, 15, 20, 30, 45, 65, 85, 90, 93, 95, 98, 100)
PINK_FACE = 360  # what is entered there on average
GREEN_FIRST, GREEN_SECOND = 500, 200  # what is entered in the cells of a pair on average
# Bonuses won sooner or later: ?s, the black one, re-roll, return, +1, fox, none
BONUS_WORTH = (550, 1150, 700, 700, 850, 800, 300, 400, 1100, 700, 0)
# Percent of the bonus of the next cell, of the one after it …
NEXT_BONUS = (65, 45, 30, 25, 20, 15)
LINE_BONUS = (0, 35, 25, 10, 5)  # percent, by the marks that a line still lacks
LONG = 14  # entries to come with which all these bonuses are in reach
FOXES_TO_COME = 8  # hundredths of a fox for each entry to come
# Actions still to use; each one more is worth less, the more so the fewer occasions are left.
REROLL_WORTH, RETURN_WORTH, EXTRA_WORTH = 320, 350, 1100
REROLL_THROWS, RETURN_THROWS, EXTRA_WINDOWS = 2, 2, 0
# The throws still to come in this turn, by the dice in hand
THROWS_WORTH = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 350, 550, 700, 780, 850, 900),
    (0, 400, 950, 1150, 1250, 1500, 1650),
    (0, 400, 1000, 1400, 1500, 1900, 2200),
)
WHITE_WORTH = 100  # more, if the joker is among them


@struct
class Workspace:
    """What easy and medium think with."""

    table: State = one(State)  # as it may come to be
    entries: Moves = one(Moves)  # of a die that may be picked


@kernel
def easy(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    return best_move(EASY, setup, s, seat, moves, work)


@kernel
def medium(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    return best_move(MEDIUM, setup, s, seat, moves, work)


@kernel
def best_move(depth: int, setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move with the best outcome; of equal ones the last, and passing is listed first."""
    b = work.table
    rules.assign(b, s)
    best = NEVER
    found = moves.item[0]
    for i in range(moves.count):
        worth = move_worth(depth, setup, s, b, seat, moves.item[i], work.entries)
        if worth >= best:
            best = worth
            found = moves.item[i]
    return found


# Moves: each is tried on b, a copy of s of which only the own sheet changes


@kernel
def move_worth(
    depth: int, setup: Setup, s: State, b: State, seat: int, move: int, entries: Moves
) -> int:
    """What the sheet and the throws to come are worth after this move."""
    step = s.step[seat]
    throws = THROWS - s.throws if step == CHOOSE or step == BEFORE else 0
    if move >= ENTRY:
        swept = s.swept if step == ENTER and s.origin[seat] == CHOOSE else 0
        return entry_worth(depth, setup, s, b, seat, move - ENTRY, swept, -1)
    if move >= ASK:
        return question_worth(depth, setup, s, b, seat, move - ASK)
    copy_sheet(b, s, seat)
    hand = dice_in_hand(s)
    if move >= DIE and step != BEFORE:
        return die_worth(depth, setup, s, b, seat, move - DIE, entries)
    if move >= DIE:
        b.used[seat][RETURNS] += 1
        hand |= 1 << (move - DIE)
    elif move == AGAIN:
        b.used[seat][REROLLS] += 1
        return sheet_worth(depth, setup, b, seat) + again_worth(depth, throws, hand)
    elif depth == EASY and step == CHOOSE:
        throws = 0  # nobody gives up a throw for the next one
    return sheet_worth(depth, setup, b, seat) + throws_worth(depth, throws, hand)


@kernel
def die_worth(
    depth: int, setup: Setup, s: State, b: State, seat: int, die: int, entries: Moves
) -> int:
    """The best entry of a die that is picked to be entered, and the throws that it leaves."""
    step = s.step[seat]
    track = EXTRAS if step == EXTRA else -1
    hand = dice_in_hand(s)
    swept = lower_dice(s, die) if step == CHOOSE else 0
    entries.count = 0
    rules.list_picked(s, seat, step, die, entries)
    best = NEVER
    for i in range(entries.count):
        entry = entries.item[i] - ENTRY
        best = max(best, entry_worth(depth, setup, s, b, seat, entry, swept, track))
    if step == CHOOSE:
        best += throws_worth(depth, THROWS - s.throws, hand & ~swept & ~(1 << die))
    return best


@kernel
def entry_worth(
    depth: int, setup: Setup, s: State, b: State, seat: int, entry: int, swept: int, track: int
) -> int:
    """The sheet after an entry, its ?s, and the sweep if it is silver; an action may pay for it."""
    copy_sheet(b, s, seat)
    if track >= 0:
        b.used[seat][track] += 1
    rules.enter(b, seat, entry)
    if depth == MEDIUM:
        if sheet.AREA[entry] == SILVER and swept != 0:
            sweep(b, seat, swept)
        take_questions(b, seat)
    return sheet_worth(depth, setup, b, seat)


@kernel
def question_worth(depth: int, setup: Setup, s: State, b: State, seat: int, kind: int) -> int:
    """The sheet if this ? is taken next."""
    copy_sheet(b, s, seat)
    b.pending[seat][kind] -= 1
    entry = obvious_entry(b, seat, kind)
    if entry >= 0:
        rules.enter(b, seat, entry)
    if depth == MEDIUM:
        take_questions(b, seat)
    return sheet_worth(depth, setup, b, seat)


@kernel
def copy_sheet(b: State, s: State, seat: int) -> None:
    """The own sheet as it is now."""
    b.silver[seat] = s.silver[seat]
    b.circles[seat] = s.circles[seat]
    b.crosses[seat] = s.crosses[seat]
    b.foxes[seat] = s.foxes[seat]
    for cell in range(CELLS):
        b.blue[seat][cell] = s.blue[seat][cell]
        b.green[seat][cell] = s.green[seat][cell]
        b.pink[seat][cell] = s.pink[seat][cell]
    for area in range(AREAS):
        b.entered[seat][area] = s.entered[seat][area]
    for kind in range(KINDS):
        b.pending[seat][kind] = s.pending[seat][kind]
    for track in range(3):
        b.circled[seat][track] = s.circled[seat][track]
        b.used[seat][track] = s.used[seat][track]


@kernel
def dice_in_hand(s: State) -> int:
    """The dice in hand, as bits."""
    hand = 0
    for die in range(DICE):
        if s.place[die] == HAND:
            hand |= 1 << die
    return hand


@kernel
def lower_dice(s: State, die: int) -> int:
    """The dice that go to the tray if this one is chosen, as bits."""
    lower = 0
    for other in range(DICE):
        if s.place[other] == HAND and s.dice[other] < s.dice[die]:
            lower |= 1 << other
    return lower


@kernel
def throws_worth(depth: int, throws: int, hand: int) -> int:
    """What so many throws are worth, the next one with these dice."""
    dice = 0
    for die in range(DICE):
        dice += (hand >> die) & 1
    if throws == 0 or dice == 0:
        return 0
    if depth == EASY:
        return throws * EASY_DIE * min(dice, DICE - 1)  # one of all must leave the hand
    return THROWS_WORTH[throws][dice] + WHITE_WORTH * ((hand >> WHITE) & 1)


@kernel
def again_worth(depth: int, throws: int, hand: int) -> int:
    """What it is worth to throw these dice again, with so many throws after that."""
    if depth == EASY:
        return EASY_AGAIN + throws_worth(depth, throws, hand)
    return throws_worth(depth, throws + 1, hand)


# What comes by itself after an entry: the sweep, and ?s


@kernel
def sweep(b: State, seat: int, swept: int) -> None:
    """Cross the swept dice: each in its row, white and silver in the fullest open one."""
    for die in range(DICE):
        if (swept >> die) & 1:
            column = sheet.FIRST[SILVER][b.dice[die]]
            joker = die == WHITE or die == SILVER
            entry = fullest_row(b, seat, column) if joker else column + die - YELLOW
            if entry >= 0 and rules.can_enter(b, seat, entry):
                rules.enter(b, seat, entry)


@kernel
def take_questions(b: State, seat: int) -> None:
    """Enter the ?s that were won, each in the obvious way, and those that they bring."""
    taken = True
    while taken:
        taken = False
        for kind in range(AREAS):
            if b.pending[seat][kind] > 0:
                b.pending[seat][kind] -= 1
                entry = obvious_entry(b, seat, kind)
                if entry >= 0:
                    rules.enter(b, seat, entry)
                taken = True


@kernel
def obvious_entry(b: State, seat: int, kind: int) -> int:
    """What most people would enter for a ?; -1 if there is no room."""
    if kind == SILVER:
        return obvious_silver(b, seat)
    if kind == YELLOW:
        return obvious_yellow(b, seat)
    if kind == ANY:
        return -1
    n = b.entered[seat][kind]
    if n == CELLS:
        return -1
    value = sheet.HIGH[kind]
    if kind == BLUE and n > 0:
        value = b.blue[seat][n - 1]
    elif kind == GREEN and n % 2 == 1:
        value = 1
    return sheet.FIRST[kind][value]


@kernel
def fullest_row(b: State, seat: int, column: int) -> int:
    """The open entry of a silver column (by its first entry) in the fullest row, or -1."""
    best = -1
    found = -1
    for row in range(SILVER_ROWS):
        crosses = row_crosses(b, seat, row)
        if rules.can_enter(b, seat, column + row) and crosses > best:
            best = crosses
            found = column + row
    return found


@kernel
def obvious_silver(b: State, seat: int) -> int:
    """The fullest column that is not full, in its fullest row; -1 if all are full."""
    best = -1
    found = -1
    for column in range(FACES):
        lacks = column_lacks(b, seat, column)
        if lacks > 0 and SILVER_ROWS - lacks > best:
            best = SILVER_ROWS - lacks
            found = sheet.FIRST[SILVER][column + 1]
    return fullest_row(b, seat, found) if found >= 0 else -1


@kernel
def obvious_yellow(b: State, seat: int) -> int:
    """A circle that completes a line, else a cross, else any circle; -1 if all are crossed."""
    cross = -1
    circle = -1
    for cell in range(YELLOW_CELLS):
        if (b.circles[seat] >> cell) & 1 == 0:
            circle = cell
            marked = b.circles[seat] | 1 << cell
            row = sheet.YELLOW_ROW_CELLS[sheet.YELLOW_ROW[cell]]
            column = sheet.YELLOW_COLUMN_CELLS[sheet.YELLOW_COLUMN[cell]]
            if row & ~marked == 0 or column & ~marked == 0:
                return sheet.YELLOW_0 + cell
        elif (b.crosses[seat] >> cell) & 1 == 0:
            cross = cell
    if cross < 0 and circle < 0:
        return -1
    return sheet.YELLOW_0 + (cross if cross >= 0 else circle)


# The sheet


@kernel
def sheet_worth(depth: int, setup: Setup, b: State, seat: int) -> int:
    """What a seat's sheet is worth, as deep as it looks."""
    if depth == EASY:
        return worth_at_once(setup, b, seat)
    return outlook(setup, b, seat)


@kernel
def worth_at_once(setup: Setup, b: State, seat: int) -> int:
    """Easy: points and bonuses that are there, and a little for what has begun."""
    worth = 0
    for area in range(AREAS):
        worth += POINT * rules.area_points(b, seat, area)
    for kind in range(KINDS):
        worth += EASY_QUESTION * b.pending[seat][kind]
    if turns_left(setup, b, seat) > 0:
        for track in range(3):
            worth += EASY_ACTION[track] * rules.left(b, seat, track)
    open_circles = b.circles[seat] & ~b.crosses[seat]
    for cell in range(YELLOW_CELLS):
        worth += EASY_CIRCLE * ((open_circles >> cell) & 1)
    n = b.entered[seat][GREEN]
    if n % 2 == 1:
        worth += EASY_GREEN * b.green[seat][n - 1]
    return worth + EASY_FOX * b.foxes[seat]


@kernel
def outlook(setup: Setup, b: State, seat: int) -> int:
    """Medium: what the sheet will come to."""
    picks = picks_left(setup, b, seat)
    silver = silver_outlook(b, seat, picks * SILVER_PACE)
    yellow = yellow_outlook(b, seat, picks * YELLOW_PACE)
    blue_pace = picks * BLUE_PACE * blue_room(b, seat) // 100
    blue = between(sheet.BLUE_POINTS, POINT * b.entered[seat][BLUE] + blue_pace)
    green = green_outlook(b, seat, picks * GREEN_PACE)
    pink = pink_outlook(b, seat, picks * PINK_PACE)
    foxes = 100 * b.foxes[seat] + FOXES_TO_COME * picks
    bonuses = (
        cells_ahead(sheet.BLUE_BONUS, b.entered[seat][BLUE], blue_pace)
        + cells_ahead(sheet.GREEN_BONUS, b.entered[seat][GREEN], picks * GREEN_PACE)
        + cells_ahead(sheet.PINK_BONUS, b.entered[seat][PINK], picks * PINK_PACE)
        + lines_ahead(b, seat) * min(picks, LONG) // LONG
    )
    lowest = min(min(silver, yellow), min(blue, min(green, pink)))
    areas = silver + yellow + blue + green + pink
    return areas + foxes * lowest // 100 + bonuses + actions_worth(setup, b, seat)


@kernel
def turns_left(setup: Setup, b: State, seat: int) -> int:
    """How often the seat will be active, not counting a turn that has begun."""
    ahead = seat > b.active or (seat == b.active and b.phase == BONUSES)
    return setup.rounds - b.round + ahead


@kernel
def windows_left(setup: Setup, b: State) -> int:
    """How often extra dice may be used after this."""
    turns = max(setup.players, 2)
    now = b.passive if setup.players == 1 else b.active
    ahead = b.phase == BONUSES or b.phase == TURN
    return turns * (setup.rounds - b.round + 1) - now - 1 + ahead


@kernel
def throws_left(setup: Setup, b: State, seat: int) -> int:
    """The own throws to come."""
    now = THROWS - b.throws if b.phase == TURN else 0
    return THROWS * turns_left(setup, b, seat) + now


@kernel
def picks_left(setup: Setup, b: State, seat: int) -> int:
    """How many dice the seat will still choose: from its throws and from the trays of others."""
    turns = turns_left(setup, b, seat)
    passive = windows_left(setup, b) - turns - (b.phase == TURN)
    return throws_left(setup, b, seat) + passive


@kernel
def between(table: tuple[int, ...], place: int) -> int:
    """A point table at a place between its entries, in hundredths."""
    last = len(table) - 1
    if place >= 100 * last:
        return POINT * table[last]
    low = place // 100
    return POINT * table[low] + (table[low + 1] - table[low]) * (place - 100 * low)


@kernel
def row_crosses(b: State, seat: int, row: int) -> int:
    """The crosses of a silver row."""
    crosses = 0
    for column in range(FACES):
        crosses += (b.silver[seat] >> (column * SILVER_ROWS + row)) & 1
    return crosses


@kernel
def column_lacks(b: State, seat: int, column: int) -> int:
    """The open cells of a silver column."""
    lacks = SILVER_ROWS
    for row in range(SILVER_ROWS):
        lacks -= (b.silver[seat] >> (column * SILVER_ROWS + row)) & 1
    return lacks


@kernel
def silver_outlook(b: State, seat: int, pace: int) -> int:
    """All rows grow alike."""
    worth = 0
    for row in range(SILVER_ROWS):
        crosses = 100 * row_crosses(b, seat, row)
        worth += between(sheet.SILVER_POINTS, crosses + pace // SILVER_ROWS)
    return worth


@kernel
def yellow_outlook(b: State, seat: int, pace: int) -> int:
    """Marks to come cross the open circles first, then circle and cross in turn."""
    crosses = 0
    circles = 0
    for cell in range(YELLOW_CELLS):
        crosses += 100 * ((b.crosses[seat] >> cell) & 1)
        circles += 100 * ((b.circles[seat] >> cell) & 1)
    grow = min(pace, (circles - crosses + pace) // 2)
    return between(sheet.YELLOW_POINTS, crosses + grow)


@kernel
def blue_room(b: State, seat: int) -> int:
    """How much of its pace blue keeps, in percent."""
    n = b.entered[seat][BLUE]
    return 100 if n == 0 else BLUE_ROOM[b.blue[seat][n - 1]]


@kernel
def green_outlook(b: State, seat: int, pace: int) -> int:
    """The pairs, the open one, and the cells to come with usual numbers."""
    worth = POINT * rules.area_points(b, seat, GREEN)
    n = b.entered[seat][GREEN]
    if n % 2 == 1:  # the first number counts once the second one is there
        whole = POINT * b.green[seat][n - 1] - GREEN_SECOND * sheet.GREEN_FACTOR[n]
        worth += whole * min(pace, 100) // 100
        pace -= 100
        n += 1
    while pace > 0 and n < CELLS:
        first = GREEN_FIRST * sheet.GREEN_FACTOR[n]
        second = GREEN_SECOND * sheet.GREEN_FACTOR[n + 1]
        worth += (first - second) * min(pace, 200) // 200
        pace -= 200
        n += 2
    return worth


@kernel
def pink_outlook(b: State, seat: int, pace: int) -> int:
    """What is there, and usual numbers to come."""
    room = 100 * (CELLS - b.entered[seat][PINK])
    return POINT * rules.area_points(b, seat, PINK) + PINK_FACE * min(pace, room) // 100


@kernel
def cells_ahead(bonus: tuple[int, ...], n: int, pace: int) -> int:
    """The bonuses of the next cells, as far as the pace reaches."""
    worth = 0
    for step in range(min(len(NEXT_BONUS), CELLS - n)):
        reach = min(max(pace - 100 * step, 0), 100)
        worth += BONUS_WORTH[bonus[n + step]] * NEXT_BONUS[step] * reach // 10000
    return worth


@kernel
def lines_ahead(b: State, seat: int) -> int:
    """The bonuses of silver columns and yellow lines that have begun."""
    worth = 0
    for column in range(FACES):
        share = LINE_BONUS[column_lacks(b, seat, column)]
        worth += BONUS_WORTH[sheet.SILVER_BONUS[column]] * share // 100
    for row in range(len(sheet.YELLOW_ROW_BONUS)):
        share = LINE_BONUS[lacking(b, seat, sheet.YELLOW_ROW_CELLS[row])]
        worth += BONUS_WORTH[sheet.YELLOW_ROW_BONUS[row]] * share // 100
    for column in range(len(sheet.YELLOW_COLUMN_BONUS)):
        share = LINE_BONUS[lacking(b, seat, sheet.YELLOW_COLUMN_CELLS[column])]
        worth += BONUS_WORTH[sheet.YELLOW_COLUMN_BONUS[column]] * share // 100
    return worth


@kernel
def lacking(b: State, seat: int, cells: int) -> int:
    """How many of these yellow cells are not circled."""
    lacks = 0
    for cell in range(YELLOW_CELLS):
        lacks += ((cells & ~b.circles[seat]) >> cell) & 1
    return lacks


@kernel
def actions_worth(setup: Setup, b: State, seat: int) -> int:
    """Re-rolls, returns and extra dice that are still to use."""
    throws = throws_left(setup, b, seat)
    windows = windows_left(setup, b)
    return (
        track_worth(b, seat, REROLLS, throws, REROLL_THROWS) * REROLL_WORTH
        + track_worth(b, seat, RETURNS, throws, RETURN_THROWS) * RETURN_WORTH
        + track_worth(b, seat, EXTRAS, windows, EXTRA_WINDOWS) * EXTRA_WORTH
    ) // 100


@kernel
def track_worth(b: State, seat: int, track: int, occasions: int, each: int) -> int:
    """How many actions of a track will be of use, in percent, if each wants so many occasions."""
    left = rules.left(b, seat, track)
    if left == 0 or occasions == 0:
        return 0
    return 100 * left * occasions // (occasions + each * left)
