"""What a net is told about a seat: its sheet, the dice, the time left. All inputs are 0 or 1.

A net values *afterstates*: what a seat has in hand when it has decided and the dice, or somebody
else, come next. Picking a die or a ? is half a move: such a state is never valued itself, the
entries that can follow are (`is_half`).
"""

from kleeblatt.core.inputs import baseline as baseline
from kleeblatt.core.inputs import can_look as can_look
from kleeblatt.core.inputs import is_sensible as is_sensible
from kleeblatt.core.inputs import looks as looks
from kleeblatt.core.inputs import option_key as option_key
from kleeblatt.core.inputs import put
from kleeblatt.core.kernel import kernel
from kleeblatt.games.doppelt_so_clever import sheet
from kleeblatt.games.doppelt_so_clever.rules import (
    ASK,
    BEFORE,
    DICE,
    DIE,
    ENTRY,
    EXTRA,
    FIELD,
    HAND,
    KINDS,
    OVER,
    QUESTION,
    SEATS,
    SWEEP,
    THROW,
    THROWS,
    TURN,
    WINDOW,
    State,
    area_points,
)
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    AREAS,
    BLUE,
    CELLS,
    FACES,
    GREEN,
    PINK,
    SILVER_ROWS,
    YELLOW_CELLS,
)

STEPS = (1, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 34, 38, 43, 48, 54, 60, 70, 80, 100)  # points
SILVER_CELLS = FACES * SILVER_ROWS
YELLOW_ROWS, YELLOW_COLUMNS = len(sheet.YELLOW_ROW_CELLS), len(sheet.YELLOW_COLUMN_CELLS)
TOLD_STEPS = (QUESTION, SWEEP, BEFORE, EXTRA)
MOST_FOXES = 6
TRACKS = 3
MOST_PENDING = 3
MOST_TURNS = 6
MOST_WINDOWS = 12
DIE_PLACES = 1 + 2 * FACES  # in hand, or on the tray or on a field with a face

# Where each group of inputs begins.
SILVER_AT = 0
SILVER_ROW_AT = SILVER_AT + SILVER_CELLS
SILVER_COLUMN_AT = SILVER_ROW_AT + SILVER_ROWS * (FACES + 1)
CIRCLE_AT = SILVER_COLUMN_AT + FACES * (SILVER_ROWS + 1)
CROSS_AT = CIRCLE_AT + YELLOW_CELLS
CROSSES_AT = CROSS_AT + YELLOW_CELLS
YELLOW_LINE_AT = CROSSES_AT + YELLOW_CELLS + 1
FILLED_AT = YELLOW_LINE_AT + 3 * (YELLOW_ROWS + YELLOW_COLUMNS)
LAST_BLUE_AT = FILLED_AT + 3 * (CELLS + 1)
OPEN_GREEN_AT = LAST_BLUE_AT + 2 * FACES + 1
POINTS_AT = OPEN_GREEN_AT + FACES + 1
LOWEST_AT = POINTS_AT + AREAS * len(STEPS)
LOWEST_AREA_AT = LOWEST_AT + len(STEPS)
FOXES_AT = LOWEST_AREA_AT + AREAS
CIRCLED_AT = FOXES_AT + MOST_FOXES + 1
LEFT_AT = CIRCLED_AT + TRACKS * (sheet.SLOTS + 1)
PENDING_AT = LEFT_AT + TRACKS * (sheet.SLOTS + 1)
PLAYERS_AT = PENDING_AT + KINDS * MOST_PENDING
ROUND_AT = PLAYERS_AT + SEATS
TURNS_AT = ROUND_AT + len(sheet.ROUND_BONUS) + 1
WINDOWS_AT = TURNS_AT + MOST_TURNS + 1
THROW_AT = WINDOWS_AT + MOST_WINDOWS + 1
PLACE_AT = THROW_AT + THROWS + 1
SWEPT_AT = PLACE_AT + DICE * DIE_PLACES
STEP_AT = SWEPT_AT + DICE
FACE_AT = STEP_AT + len(TOLD_STEPS)
BARRED_AT = FACE_AT + DICE * FACES
BLUE_SUM_AT = BARRED_AT + DICE
INPUTS = BLUE_SUM_AT + 2 * FACES + 1
MOST_ACTIVE = 320  # inputs that are 1 at the same time, and more
KEYS = 0
SIDES = 1
CANDIDATES, CLOSE = 2, 75  # to be looked at more closely


@kernel
def is_half(setup: Setup, s: State, seat: int, move: int) -> bool:
    """Does this move only pick what is then entered?"""
    if DIE <= move < ASK:
        return s.step[seat] != BEFORE
    return ASK <= move < ENTRY


@kernel
def forget_others(setup: Setup, s: State, seat: int) -> None:
    """Whatever others decide at the same time is not known: let them be done."""
    s.awaited &= 1 << seat


@kernel
def features(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of all inputs that are 1; returns how many."""
    n = silver_inputs(s, seat, out, 0)
    n = yellow_inputs(s, seat, out, n)
    n = row_inputs(s, seat, out, n)
    n = points_inputs(s, seat, out, n)
    n = bonus_inputs(s, seat, out, n)
    n = time_inputs(setup, s, seat, out, n)
    if s.phase != OVER and seat_is_at_dice(s, seat):
        n = dice_inputs(s, seat, out, n)
    return n


# The sheet


@kernel
def silver_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """Every cross; how many each row and each column has."""
    silver = s.silver[seat]
    for cell in range(SILVER_CELLS):
        if (silver >> cell) & 1:
            n = put(out, n, SILVER_AT + cell)
    for row in range(SILVER_ROWS):
        crosses = 0
        for column in range(FACES):
            crosses += (silver >> (column * SILVER_ROWS + row)) & 1
        n = put(out, n, SILVER_ROW_AT + row * (FACES + 1) + crosses)
    for column in range(FACES):
        crosses = 0
        for row in range(SILVER_ROWS):
            crosses += (silver >> (column * SILVER_ROWS + row)) & 1
        n = put(out, n, SILVER_COLUMN_AT + column * (SILVER_ROWS + 1) + crosses)
    return n


@kernel
def yellow_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """Circles, crosses, and what each line still lacks."""
    crosses = 0
    for cell in range(YELLOW_CELLS):
        if (s.circles[seat] >> cell) & 1:
            n = put(out, n, CIRCLE_AT + cell)
        if (s.crosses[seat] >> cell) & 1:
            crosses += 1
            n = put(out, n, CROSS_AT + cell)
    n = put(out, n, CROSSES_AT + crosses)
    for row in range(YELLOW_ROWS):
        n = line_inputs(sheet.YELLOW_ROW_CELLS[row] & ~s.circles[seat], row, out, n)
    for column in range(YELLOW_COLUMNS):
        open_cells = sheet.YELLOW_COLUMN_CELLS[column] & ~s.circles[seat]
        n = line_inputs(open_cells, YELLOW_ROWS + column, out, n)
    return n


@kernel
def line_inputs(open_cells: int, line: int, out: list[int], n: int) -> int:
    """None, one or two cells of a line are open."""
    count = 0
    for cell in range(YELLOW_CELLS):
        count += (open_cells >> cell) & 1
    return put(out, n, YELLOW_LINE_AT + 3 * line + count) if count < 3 else n


@kernel
def row_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """How far blue, green and pink are; the last blue value; green that waits for its second."""
    for area in range(BLUE, PINK + 1):
        n = put(out, n, FILLED_AT + (area - BLUE) * (CELLS + 1) + s.entered[seat][area])
    blue, green = s.entered[seat][BLUE], s.entered[seat][GREEN]
    if 0 < blue < CELLS:
        n = put(out, n, LAST_BLUE_AT + s.blue[seat][blue - 1])
    if green % 2 == 1:
        face = s.green[seat][green - 1] // sheet.GREEN_FACTOR[green - 1]
        n = put(out, n, OPEN_GREEN_AT + face)
    return n


@kernel
def points_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """The points of each area and of the lowest one, as steps that are reached."""
    lowest, lowest_area = area_points(s, seat, 0), 0
    for area in range(AREAS):
        points = area_points(s, seat, area)
        if points < lowest:
            lowest, lowest_area = points, area
        n = step_inputs(points, POINTS_AT + area * len(STEPS), out, n)
    n = put(out, n, LOWEST_AREA_AT + lowest_area)
    return step_inputs(lowest, LOWEST_AT, out, n)


@kernel
def step_inputs(points: int, at: int, out: list[int], n: int) -> int:
    """The steps that are reached."""
    for step in range(len(STEPS)):
        if points >= STEPS[step]:
            n = put(out, n, at + step)
    return n


@kernel
def bonus_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """Foxes, action tracks, ?s that are still to be entered."""
    n = put(out, n, FOXES_AT + min(s.foxes[seat], MOST_FOXES))
    for track in range(TRACKS):
        circled, used = s.circled[seat][track], s.used[seat][track]
        n = put(out, n, CIRCLED_AT + track * (sheet.SLOTS + 1) + circled)
        n = put(out, n, LEFT_AT + track * (sheet.SLOTS + 1) + circled - used)
    for kind in range(KINDS):
        for count in range(min(s.pending[seat][kind], MOST_PENDING)):
            n = put(out, n, PENDING_AT + kind * MOST_PENDING + count)
    return n


# The time


@kernel
def time_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Players, round, own turns and others' turns still to come after this one."""
    n = put(out, n, PLAYERS_AT + setup.players - 1)
    n = put(out, n, ROUND_AT + s.round)
    rounds = setup.rounds - s.round
    turns = rounds + (s.active < seat)
    if setup.players == 1:
        windows = rounds + (s.passive == 0)
    else:
        windows = rounds * (setup.players - 1) + setup.players - 1 - s.active - (s.active < seat)
    n = put(out, n, TURNS_AT + turns)
    return put(out, n, WINDOWS_AT + windows)


# The dice


@kernel
def seat_is_at_dice(s: State, seat: int) -> bool:
    """Do the dice as they lie still matter to this seat? Not before a turn's first throw."""
    if s.phase == WINDOW:
        return s.step[seat] != 0
    if s.phase == THROW or s.phase == TURN:
        return s.passive == 0 and s.active == seat
    return False


@kernel
def dice_inputs(s: State, seat: int, out: list[int], n: int) -> int:
    """The throw, where the dice lie, what the next steps may use."""
    step = s.step[seat]
    if s.phase == WINDOW:
        for die in range(DICE):
            n = put(out, n, FACE_AT + die * FACES + s.dice[die] - 1)
            if (s.extra[seat] >> die) & 1:
                n = put(out, n, BARRED_AT + die)
        n = put(out, n, BLUE_SUM_AT + s.dice[BLUE] + s.dice[DICE - 1])
    else:
        sweeps = step == SWEEP or (step == QUESTION and s.then[seat] == SWEEP)
        n = put(out, n, THROW_AT + s.throws)
        for die in range(DICE):
            n = put(out, n, PLACE_AT + die * DIE_PLACES + place_of(s, die, step))
            if sweeps and (s.swept >> die) & 1:
                n = put(out, n, SWEPT_AT + die)
    for kind in range(len(TOLD_STEPS)):
        if step == TOLD_STEPS[kind]:
            n = put(out, n, STEP_AT + kind)
    return n


@kernel
def place_of(s: State, die: int, step: int) -> int:
    """0 in hand, then by face: on the tray, on a field."""
    if s.place[die] == HAND:
        return 0
    return 1 + FACES * (s.place[die] == FIELD) + s.dice[die] - 1


# Looking ahead


@kernel
def outcome_count(setup: Setup, s: State) -> int:
    """Up to three dice: every throw; more are too many."""
    if s.phase != THROW:
        return 0
    throws = 1
    for die in range(DICE):
        if s.place[die] == HAND:
            throws *= FACES
    return throws if throws <= FACES**3 else 0


@kernel
def outcome_at(setup: Setup, s: State, i: int) -> int:
    """They are numbered from 0 on."""
    return i


@kernel
def outcome_weight(setup: Setup, s: State, i: int) -> int:
    """All are as likely."""
    return 1
