"""A naive referee for Doppelt so clever: slow, literal, in the order of the rulebook.

It is written apart from the real rules, only to check them. Dice: 0 silver, 1 yellow, 2 blue,
3 green, 4 pink, 5 white; areas: the same 0..4. A place says where an entry goes: silver
6 * row + value - 1 (rows yellow, blue, green, pink); yellow the number of the cell, 0..9, row by
row; blue, green and pink always 0, the next cell. "Ruling n" is a ruling of the rules page. The
functions trust their caller: ask a may_... function first.

Everything here also compiles with `numba.njit`: hence the plain loops.
"""

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

SEATS = 4
DICE = 6
AREAS = 5
SILVER = 0
YELLOW = 1
BLUE = 2
GREEN = 3
PINK = 4
WHITE = 5

# Bonuses: a `?` of an area is the number of the area
BLACK = 5  # the black `?`: any area
REROLL = 6
RETURN = 7
PLUS = 8  # an extra die (+1)
FOX = 9
NONE = -1
KINDS = 6  # of `?`

# Action tracks
REROLLS = 0
RETURNS = 1
EXTRAS = 2
TRACKS = 3
SLOTS = 6

ROUNDS = (0, 6, 6, 5, 4)  # by the number of players
ROUND_BONUS = (REROLL, PLUS, RETURN, BLACK, NONE, NONE)
THROWS = 3
SERVED = 3  # solo, passive turn: the three lowest dice

# The sheet
SILVER_ROWS = 4
SILVER_COLUMNS = 6
SILVER_COLUMN_BONUS = (PLUS, YELLOW, FOX, BLUE, GREEN, PINK)
SILVER_POINTS = (0, 2, 4, 7, 11, 16, 22)  # of a row, by its number of crosses

YELLOW_CELLS = 10
YELLOW_VALUE = (3, 6, 1, 2, 4, 3, 2, 5, 5, 4)
YELLOW_ROW = (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
YELLOW_COLUMN = (1, 3, 0, 2, 1, 3, 0, 2, 1, 3)
YELLOW_ROW_BONUS = (BLUE, RETURN, YELLOW, GREEN, PINK)
YELLOW_COLUMN_BONUS = (REROLL, PLUS, SILVER, FOX)
YELLOW_POINTS = (0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165)  # by the number of crosses

CELLS = 12  # of blue, green and pink
BLUE_POINTS = (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)  # above the cell
BLUE_BONUS = (NONE, RETURN, YELLOW, NONE, PLUS, REROLL, PINK, NONE, FOX, RETURN, NONE, GREEN)
GREEN_FACTOR = (2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1)
GREEN_BONUS = (NONE, REROLL, NONE, BLUE, RETURN, NONE, FOX, SILVER, PLUS, NONE, PINK, YELLOW)
PINK_MINIMUM = (0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6)  # for the bonus; 0: nothing printed
PINK_BONUS = (
    NONE,
    NONE,
    REROLL,
    RETURN,
    PLUS,
    GREEN,
    YELLOW,
    FOX,
    SILVER,
    REROLL,
    BLUE,
    YELLOW,
)

PLACES = (24, 10, 1, 1, 1)  # how many places an area has

# Where a die is
IN_HAND = 0  # will be thrown, or has just been thrown
ON_TRAY = 1
ON_FIELD = 2

# What the table waits for
NOTHING_YET = 0
ROUND_BONUSES = 1  # everybody enters what the round brought
THROW = 2  # the dice in hand are to be thrown
CHOICE = 3  # the active player chooses one of the thrown dice
AFTER_CHOICE = 4  # the active player's bonuses and sweep
BETWEEN_THROWS = 5  # the active player may return dice
SERVING = 6  # solo, passive turn: which are the three lowest dice?
WINDOW = 7  # the passive players choose, everybody may use extra dice
GAME_OVER = 8

# What a seat still has to do in the window
DONE = 0
STILL_OFFER = 1
STILL_EXTRA = 2

# Decisions
NOTHING = 0
CHOOSE = 1
BEFORE = 2
SWEEP = 3
OFFER = 4
EXTRA = 5
QUESTION = 6

TABLE = np.dtype(
    [
        ("players", np.int64),
        ("round_number", np.int64),  # from 1; 0 before the start
        ("active", np.int64),
        ("solo_passive", np.int64),  # 1: this is the passive turn of the solo game
        ("phase", np.int64),
        # the dice
        ("throw_number", np.int64),  # of the turn, from 1; re-rolls are not counted
        ("face", np.int64, (DICE,)),
        ("place", np.int64, (DICE,)),  # in hand, on the tray, on a field
        ("swept", np.int64, (DICE,)),  # 1: may still be crossed in silver (sweep)
        # what every seat has on paper
        ("silver_cross", np.int64, (SEATS, SILVER_ROWS, SILVER_COLUMNS)),
        ("yellow_circle", np.int64, (SEATS, YELLOW_CELLS)),
        ("yellow_cross", np.int64, (SEATS, YELLOW_CELLS)),
        ("blue_filled", np.int64, (SEATS,)),  # how many cells are filled
        ("blue", np.int64, (SEATS, CELLS)),
        ("green_filled", np.int64, (SEATS,)),
        ("green", np.int64, (SEATS, CELLS)),  # already multiplied
        ("pink_filled", np.int64, (SEATS,)),
        ("pink", np.int64, (SEATS, CELLS)),
        ("circled", np.int64, (SEATS, TRACKS)),  # action slots circled
        ("struck", np.int64, (SEATS, TRACKS)),  # and of these, used
        ("foxes", np.int64, (SEATS,)),
        # what every seat still has to do
        ("questions", np.int64, (SEATS, KINDS)),  # `?` still to be entered
        ("window", np.int64, (SEATS,)),
        ("extra_used", np.int64, (SEATS, DICE)),  # 1: was an extra die in this turn
    ]
)


# The course of the game


def start(table: np.record, players: int) -> None:
    """Set up a table that is all zeros; seat 0 is the start player."""
    table.players = players
    start_round(table)
    go_on(table)


def is_over(table: np.record) -> bool:
    return bool(table.phase == GAME_OVER)


def start_round(table: np.record) -> None:
    """At the start of a round all players get the round's bonus."""
    bonus = ROUND_BONUS[table.round_number]
    table.round_number += 1
    table.active = 0
    table.phase = ROUND_BONUSES
    for seat in range(table.players):
        give_bonus(table, seat, bonus)


def start_turn(table: np.record) -> None:
    """Each turn starts with all six dice; nobody has used an extra die in it."""
    for die in range(DICE):
        table.place[die] = IN_HAND
        table.swept[die] = 0
        for seat in range(table.players):
            table.extra_used[seat, die] = 0
    table.throw_number = 1
    table.phase = THROW


def end_turn(table: np.record) -> None:
    """The dice go on to the left; after everybody's turn the round ends. Solo: active, passive."""
    if table.players == 1 and table.solo_passive == 0:
        table.solo_passive = 1
        start_turn(table)
    elif table.active < table.players - 1:
        table.active += 1
        start_turn(table)
    elif table.round_number < ROUNDS[table.players]:
        table.solo_passive = 0
        start_round(table)
    else:
        table.phase = GAME_OVER


# Going on by itself where nobody has anything to decide


def go_on(table: np.record) -> None:
    """Take step after step until somebody must decide, or throw dice."""
    moving = True
    while moving:
        moving = step(table)


def step(table: np.record) -> bool:
    """Do one thing that must happen without a decision; was there any?"""
    lose_questions(table)
    if table.phase == ROUND_BONUSES:
        return step_round_bonuses(table)
    if table.phase == CHOICE:
        return step_choice(table)
    if table.phase == AFTER_CHOICE:
        return step_after_choice(table)
    if table.phase == BETWEEN_THROWS:
        return step_between_throws(table)
    if table.phase == WINDOW:
        return step_window(table)
    return False


def lose_questions(table: np.record) -> None:
    """If nothing can be entered for a `?`, it is lost (ruling 7)."""
    for seat in range(table.players):
        if has_question(table, seat) and not can_answer_anything(table, seat):
            for kind in range(KINDS):
                table.questions[seat, kind] = 0


def step_round_bonuses(table: np.record) -> bool:
    """The round's bonuses come before its first turn (ruling 9)."""
    for seat in range(table.players):
        if has_question(table, seat):
            return False
    start_turn(table)
    return True


def step_choice(table: np.record) -> bool:
    """If no die can be entered and there is no re-roll, the throw is lost."""
    if may_reroll(table, table.active) or count_entries(table, table.active) > 0:
        return False
    finish_choice(table)
    return True


def step_after_choice(table: np.record) -> bool:
    """First the bonuses, then the sweep, until there is nothing left (ruling 6)."""
    if has_question(table, table.active) or count_entries(table, table.active) > 0:
        return False
    finish_choice(table)
    return True


def step_between_throws(table: np.record) -> bool:
    """If no die can be returned, throw on."""
    for die in range(DICE):
        if may_return(table, table.active, die):
            return False
    throw_on(table)
    return True


def step_window(table: np.record) -> bool:
    """Who can enter nothing has finished; the next turn waits for all (ruling 4)."""
    everybody_is_done = True
    for seat in range(table.players):
        if table.window[seat] != DONE:
            if not has_question(table, seat) and count_entries(table, seat) == 0:
                leave_window_part(table, seat)
                return True
            everybody_is_done = False
    if everybody_is_done:
        end_turn(table)
        return True
    return False


# Throwing


def needs_throw(table: np.record) -> bool:
    return bool(table.phase == THROW)


def is_in_hand(table: np.record, die: int) -> bool:
    """All dice that are not on the tray and not on a die field are thrown."""
    return bool(table.place[die] == IN_HAND)


def set_throw(table: np.record, faces: Ints) -> None:
    """Throw the dice in hand."""
    for die in range(DICE):
        if is_in_hand(table, die):
            table.face[die] = faces[die]
    if table.solo_passive == 1:
        table.phase = SERVING
    else:
        table.phase = CHOICE
    go_on(table)


def finish_choice(table: np.record) -> None:
    """The throw is finished, with a chosen die or lost. There are at most three (ruling 1)."""
    for die in range(DICE):
        table.swept[die] = 0
    if table.throw_number < THROWS:
        table.phase = BETWEEN_THROWS
    else:
        end_throws(table)


def throw_on(table: np.record) -> None:
    """Throw the next time, unless no dice are left to throw."""
    if count_dice(table, IN_HAND) > 0:
        table.throw_number += 1
        table.phase = THROW
    else:
        end_throws(table)


def count_dice(table: np.record, place: int) -> int:
    result = 0
    for die in range(DICE):
        if table.place[die] == place:
            result += 1
    return result


def end_throws(table: np.record) -> None:
    """All dice that are not on a field go to the tray; then all others choose."""
    for die in range(DICE):
        if table.place[die] == IN_HAND:
            table.place[die] = ON_TRAY
    table.phase = WINDOW
    for seat in range(table.players):
        if seat == table.active:
            table.window[seat] = STILL_EXTRA
        else:
            table.window[seat] = STILL_OFFER


# Solo, passive turn


def needs_serve(table: np.record) -> bool:
    return bool(table.phase == SERVING)


def may_serve(table: np.record, served: Ints) -> bool:
    """The three lowest dice go to the tray; of equal dice it may be any (ruling 12)."""
    if not needs_serve(table):
        return False
    count = 0
    for die in range(DICE):
        if served[die] != 0 and served[die] != 1:
            return False
        count += served[die]
    if count != SERVED:
        return False
    for die in range(DICE):
        for other in range(DICE):
            if served[die] == 1 and served[other] == 0 and table.face[die] > table.face[other]:
                return False
    return True


def set_serve(table: np.record, served: Ints) -> None:
    """The other three dice count like those on the fields of an active player (ruling 12)."""
    for die in range(DICE):
        if served[die] == 1:
            table.place[die] = ON_TRAY
        else:
            table.place[die] = ON_FIELD
    table.phase = WINDOW
    table.window[0] = STILL_OFFER
    go_on(table)


# What a seat must decide


def decision(table: np.record, seat: int) -> int:
    """A `?` must be used at once, hence before everything else."""
    if seat < 0 or seat >= table.players:
        return NOTHING
    if has_question(table, seat):
        return QUESTION
    if table.phase == WINDOW:
        if table.window[seat] == STILL_OFFER:
            return OFFER
        if table.window[seat] == STILL_EXTRA:
            return EXTRA
        return NOTHING
    if seat != table.active:
        return NOTHING
    if table.phase == CHOICE:
        return CHOOSE
    if table.phase == AFTER_CHOICE:
        return SWEEP
    if table.phase == BETWEEN_THROWS:
        return BEFORE
    return NOTHING


def may_enter(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """May this seat pick that die now and enter it in that area at that place?"""
    if die < 0 or die >= DICE or area < 0 or area >= AREAS or place < 0 or place >= PLACES[area]:
        return False
    now = decision(table, seat)
    if now == CHOOSE:
        return may_choose(table, seat, die, area, place)
    if now == SWEEP:
        return may_sweep(table, seat, die, area, place)
    if now == OFFER:
        return may_take_offer(table, seat, die, area, place)
    if now == EXTRA:
        return may_use_extra(table, seat, die, area, place)
    return False


def enter(table: np.record, seat: int, die: int, area: int, place: int) -> None:
    now = decision(table, seat)
    if now == CHOOSE:
        choose_die(table, seat, die, area, place)
    elif now == SWEEP:
        sweep_die(table, seat, die, place)
    elif now == OFFER:
        take_offer(table, seat, die, area, place)
    elif now == EXTRA:
        use_extra(table, seat, die, area, place)
    go_on(table)


def count_entries(table: np.record, seat: int) -> int:
    """Try everything."""
    result = 0
    for die in range(DICE):
        for area in range(AREAS):
            for place in range(PLACES[area]):
                if may_enter(table, seat, die, area, place):
                    result += 1
    return result


def may_decline(table: np.record, seat: int) -> bool:
    """Only a `?` must be used."""
    now = decision(table, seat)
    return now not in (NOTHING, QUESTION)


def decline(table: np.record, seat: int) -> None:
    now = decision(table, seat)
    if now in (CHOOSE, SWEEP):
        finish_choice(table)  # after choosing none, no die moves to the tray (ruling 3)
    elif now == BEFORE:
        throw_on(table)
    else:
        leave_window_part(table, seat)
    go_on(table)


# The active player


def may_choose(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """One of the thrown dice, if it can be entered."""
    return bool(table.place[die] == IN_HAND) and can_enter_die(table, seat, die, area, place)


def choose_die(table: np.record, seat: int, die: int, area: int, place: int) -> None:
    """Put it on a field, enter it; then all thrown dice showing less go to the tray."""
    table.place[die] = ON_FIELD
    enter_die(table, seat, die, area, place)
    for other in range(DICE):
        if table.place[other] == IN_HAND and table.face[other] < table.face[die]:
            table.place[other] = ON_TRAY
            if area == SILVER:
                table.swept[other] = 1
    table.phase = AFTER_CHOICE


def may_sweep(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """A die that this choice put on the tray: its own face in its own row, silver, white any."""
    if table.swept[die] == 0 or area != SILVER:
        return False
    if die not in (SILVER, WHITE) and place // SILVER_COLUMNS != row_of_die(die):
        return False
    return can_write(table, seat, SILVER, place, table.face[die])


def row_of_die(die: int) -> int:
    """The rows are yellow, blue, green, pink."""
    return die - 1


def sweep_die(table: np.record, seat: int, die: int, place: int) -> None:
    table.swept[die] = 0
    write(table, seat, SILVER, place, table.face[die])


def may_reroll(table: np.record, seat: int) -> bool:
    """Only the active player, after a throw."""
    return decision(table, seat) == CHOOSE and actions_left(table, seat, REROLLS) > 0


def reroll(table: np.record, seat: int) -> None:
    """Throw all the just thrown dice again; this is not one more throw."""
    table.struck[seat, REROLLS] += 1
    table.phase = THROW


def may_return(table: np.record, seat: int, die: int) -> bool:
    """Only the active player, only between throws, only from the tray."""
    if die < 0 or die >= DICE or decision(table, seat) != BEFORE:
        return False
    return bool(table.place[die] == ON_TRAY) and actions_left(table, seat, RETURNS) > 0


def return_die(table: np.record, seat: int, die: int) -> None:
    """Take the die into the next throw."""
    table.struck[seat, RETURNS] += 1
    table.place[die] = IN_HAND
    go_on(table)


# The passive players


def may_take_offer(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """A die from the tray; only if none there can be used, one from the fields."""
    if not can_enter_die(table, seat, die, area, place):
        return False
    if table.place[die] == ON_TRAY:
        return True
    return not can_use_tray(table, seat)


def can_use_tray(table: np.record, seat: int) -> bool:
    """Is there any legal entry with a die on the tray, white in any colour (ruling 5)?"""
    for die in range(DICE):
        for area in range(AREAS):
            for place in range(PLACES[area]):
                if table.place[die] == ON_TRAY and can_enter_die(table, seat, die, area, place):
                    return True
    return False


def take_offer(table: np.record, seat: int, die: int, area: int, place: int) -> None:
    """The die stays where it lies; several players may choose the same."""
    enter_die(table, seat, die, area, place)
    leave_window_part(table, seat)


def leave_window_part(table: np.record, seat: int) -> None:
    """After the offer, taken or declined, come the extra dice, then nothing more (ruling 4)."""
    if table.window[seat] == STILL_OFFER:
        table.window[seat] = STILL_EXTRA
    else:
        table.window[seat] = DONE


# Extra dice


def may_use_extra(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """Any of the six dice, in one turn each only once as an extra die."""
    if actions_left(table, seat, EXTRAS) == 0 or table.extra_used[seat, die] == 1:
        return False
    return can_enter_die(table, seat, die, area, place)


def use_extra(table: np.record, seat: int, die: int, area: int, place: int) -> None:
    table.struck[seat, EXTRAS] += 1
    table.extra_used[seat, die] = 1
    enter_die(table, seat, die, area, place)


# Entering a die


def can_enter_die(table: np.record, seat: int, die: int, area: int, place: int) -> bool:
    """A die goes to the area of its colour; white is a joker."""
    if die not in (area, WHITE):
        return False
    return can_write(table, seat, area, place, die_value(table, die, area))


def enter_die(table: np.record, seat: int, die: int, area: int, place: int) -> None:
    write(table, seat, area, place, die_value(table, die, area))


def die_value(table: np.record, die: int, area: int) -> int:
    """In blue always the sum of blue and white, wherever they lie; else the face."""
    if area == BLUE:
        return int(table.face[BLUE] + table.face[WHITE])
    return int(table.face[die])


def can_write(table: np.record, seat: int, area: int, place: int, value: int) -> bool:
    """May the value (in green: before it is multiplied) be entered at this place?"""
    if area == SILVER:
        return can_write_silver(table, seat, place, value)
    if area == YELLOW:
        return can_write_yellow(table, seat, place, value)
    if area == BLUE:
        return can_write_blue(table, seat, value)
    if area == GREEN:
        return bool(table.green_filled[seat] < CELLS)
    return bool(table.pink_filled[seat] < CELLS)


def can_write_silver(table: np.record, seat: int, place: int, value: int) -> bool:
    """An open cell of the value, in any row."""
    row = place // SILVER_COLUMNS
    column = place % SILVER_COLUMNS
    return bool(column + 1 == value and table.silver_cross[seat, row, column] == 0)


def can_write_yellow(table: np.record, seat: int, place: int, value: int) -> bool:
    """Circle a cell of the value, or cross a circled one."""
    if YELLOW_VALUE[place] != value:
        return False
    may_circle = bool(table.yellow_circle[seat, place] == 0)
    may_cross = bool(table.yellow_circle[seat, place] == 1 and table.yellow_cross[seat, place] == 0)
    return may_circle or may_cross


def can_write_blue(table: np.record, seat: int, value: int) -> bool:
    """The first any, then each less than or equal to the one before."""
    filled = table.blue_filled[seat]
    if filled == CELLS:
        return False
    return bool(filled == 0 or value <= table.blue[seat, filled - 1])


def write(table: np.record, seat: int, area: int, place: int, value: int) -> None:
    """Mark exactly one cell, and get its bonus."""
    if area == SILVER:
        write_silver(table, seat, place)
    elif area == YELLOW:
        write_yellow(table, seat, place)
    elif area == BLUE:
        write_blue(table, seat, value)
    elif area == GREEN:
        write_green(table, seat, value)
    else:
        write_pink(table, seat, value)


def write_silver(table: np.record, seat: int, place: int) -> None:
    """The bonus comes with the last cross of a column."""
    column = place % SILVER_COLUMNS
    table.silver_cross[seat, place // SILVER_COLUMNS, column] = 1
    crosses = 0
    for row in range(SILVER_ROWS):
        crosses += table.silver_cross[seat, row, column]
    if crosses == SILVER_ROWS:
        give_bonus(table, seat, SILVER_COLUMN_BONUS[column])


def write_yellow(table: np.record, seat: int, place: int) -> None:
    """Circle; or cross, if circled already. The bonuses come with the last circle of a line."""
    if table.yellow_circle[seat, place] == 1:
        table.yellow_cross[seat, place] = 1
        return
    table.yellow_circle[seat, place] = 1
    if is_yellow_row_circled(table, seat, YELLOW_ROW[place]):
        give_bonus(table, seat, YELLOW_ROW_BONUS[YELLOW_ROW[place]])
    if is_yellow_column_circled(table, seat, YELLOW_COLUMN[place]):
        give_bonus(table, seat, YELLOW_COLUMN_BONUS[YELLOW_COLUMN[place]])


def is_yellow_row_circled(table: np.record, seat: int, row: int) -> bool:
    for cell in range(YELLOW_CELLS):
        if YELLOW_ROW[cell] == row and table.yellow_circle[seat, cell] == 0:
            return False
    return True


def is_yellow_column_circled(table: np.record, seat: int, column: int) -> bool:
    for cell in range(YELLOW_CELLS):
        if YELLOW_COLUMN[cell] == column and table.yellow_circle[seat, cell] == 0:
            return False
    return True


def write_blue(table: np.record, seat: int, value: int) -> None:
    cell = table.blue_filled[seat]
    table.blue[seat, cell] = value
    table.blue_filled[seat] = cell + 1
    give_bonus(table, seat, BLUE_BONUS[cell])


def write_green(table: np.record, seat: int, value: int) -> None:
    """The face times the cell's factor; the bonus comes at once."""
    cell = table.green_filled[seat]
    table.green[seat, cell] = value * GREEN_FACTOR[cell]
    table.green_filled[seat] = cell + 1
    give_bonus(table, seat, GREEN_BONUS[cell])


def write_pink(table: np.record, seat: int, value: int) -> None:
    """The bonus only if the value reaches the printed minimum."""
    cell = table.pink_filled[seat]
    table.pink[seat, cell] = value
    table.pink_filled[seat] = cell + 1
    if value >= PINK_MINIMUM[cell]:
        give_bonus(table, seat, PINK_BONUS[cell])


# Bonuses


def give_bonus(table: np.record, seat: int, bonus: int) -> None:
    """Actions and foxes are noted at once; a `?` waits for the player's entry."""
    if bonus == NONE:
        return
    if bonus == REROLL:
        circle_slot(table, seat, REROLLS)
    elif bonus == RETURN:
        circle_slot(table, seat, RETURNS)
    elif bonus == PLUS:
        circle_slot(table, seat, EXTRAS)
    elif bonus == FOX:
        table.foxes[seat] += 1
    else:
        table.questions[seat, bonus] += 1


def circle_slot(table: np.record, seat: int, track: int) -> None:
    """Circling the sixth slot: re-roll a fox, return a pink `?`, +1 a silver `?`."""
    table.circled[seat, track] += 1
    if table.circled[seat, track] == SLOTS:
        if track == REROLLS:
            table.foxes[seat] += 1
        elif track == RETURNS:
            table.questions[seat, PINK] += 1
        else:
            table.questions[seat, SILVER] += 1


def actions_left(table: np.record, seat: int, track: int) -> int:
    """Circled, but not struck out."""
    return int(table.circled[seat, track] - table.struck[seat, track])


def foxes(table: np.record, seat: int) -> int:
    return int(table.foxes[seat])


# Entering a `?`


def pending(table: np.record, seat: int, kind: int) -> int:
    """How many `?` of this kind are still to be entered? 0..4 an area, 5 the black one."""
    return int(table.questions[seat, kind])


def has_question(table: np.record, seat: int) -> bool:
    for kind in range(KINDS):
        if pending(table, seat, kind) > 0:
            return True
    return False


def may_answer(table: np.record, seat: int, kind: int, area: int, place: int, value: int) -> bool:
    """May a `?` of this kind be entered like this? Any order (ruling 7), black anywhere."""
    if seat < 0 or seat >= table.players or kind < 0 or kind >= KINDS:
        return False
    if area < 0 or area >= AREAS or place < 0 or place >= PLACES[area]:
        return False
    if pending(table, seat, kind) == 0 or kind not in (area, BLACK):
        return False
    if not is_free_value(area, value):
        return False
    return can_write(table, seat, area, place, answer_value(area, place, value))


def is_free_value(area: int, value: int) -> bool:
    """Blue 2-12, green and pink 1-6; in silver and yellow (0) the place says it."""
    if area in (SILVER, YELLOW):
        return value == 0
    if area == BLUE:
        return 2 <= value <= 12
    return 1 <= value <= 6


def answer_value(area: int, place: int, value: int) -> int:
    """In silver and yellow the value printed at the place, else the one that was said."""
    if area == SILVER:
        return place % SILVER_COLUMNS + 1
    if area == YELLOW:
        return YELLOW_VALUE[place]
    return value


def count_answers(table: np.record, seat: int, kind: int) -> int:
    """Try everything."""
    result = 0
    for area in range(AREAS):
        for place in range(PLACES[area]):
            for value in range(13):
                if may_answer(table, seat, kind, area, place, value):
                    result += 1
    return result


def can_answer_anything(table: np.record, seat: int) -> bool:
    for kind in range(KINDS):
        if count_answers(table, seat, kind) > 0:
            return True
    return False


def answer(table: np.record, seat: int, kind: int, area: int, place: int, value: int) -> None:
    """It may give further bonuses; there is no sweep."""
    table.questions[seat, kind] -= 1
    write(table, seat, area, place, answer_value(area, place, value))
    go_on(table)


# Scoring


def points(table: np.record, seat: int, part: int) -> int:
    """0..4 the areas, 5 the foxes."""
    if part < AREAS:
        return area_score(table, seat, part)
    return fox_score(table, seat)


def area_score(table: np.record, seat: int, area: int) -> int:
    if area == SILVER:
        return silver_score(table, seat)
    if area == YELLOW:
        return yellow_score(table, seat)
    if area == BLUE:
        return blue_score(table, seat)
    if area == GREEN:
        return green_score(table, seat)
    return pink_score(table, seat)


def silver_score(table: np.record, seat: int) -> int:
    """Each row by its number of crosses."""
    result = 0
    for row in range(SILVER_ROWS):
        crosses = 0
        for column in range(SILVER_COLUMNS):
            crosses += table.silver_cross[seat, row, column]
        result += SILVER_POINTS[crosses]
    return int(result)


def yellow_score(table: np.record, seat: int) -> int:
    """By the number of crosses; circles alone count nothing."""
    crosses = 0
    for cell in range(YELLOW_CELLS):
        crosses += table.yellow_cross[seat, cell]
    return YELLOW_POINTS[crosses]


def blue_score(table: np.record, seat: int) -> int:
    """The value above the last filled cell."""
    if table.blue_filled[seat] == 0:
        return 0
    return BLUE_POINTS[table.blue_filled[seat] - 1]


def green_score(table: np.record, seat: int) -> int:
    """Each pair: first minus second; without its second cell it counts nothing."""
    result = 0
    for pair in range(CELLS // 2):
        if table.green_filled[seat] >= 2 * pair + 2:
            result += table.green[seat, 2 * pair] - table.green[seat, 2 * pair + 1]
    return int(result)


def pink_score(table: np.record, seat: int) -> int:
    """The sum of the faces."""
    result = 0
    for cell in range(table.pink_filled[seat]):
        result += table.pink[seat, cell]
    return int(result)


def fox_score(table: np.record, seat: int) -> int:
    """Each fox is worth the lowest area, also if that is below 0 (ruling 10)."""
    lowest = area_score(table, seat, 0)
    for area in range(AREAS):
        lowest = min(lowest, area_score(table, seat, area))
    return foxes(table, seat) * lowest


def total(table: np.record, seat: int) -> int:
    result = 0
    for part in range(AREAS + 1):
        result += points(table, seat, part)
    return result


def best_area(table: np.record, seat: int) -> int:
    """The highest score in a single area, foxes apart (ruling 11)."""
    highest = area_score(table, seat, 0)
    for area in range(AREAS):
        highest = max(highest, area_score(table, seat, area))
    return highest


def is_winner(table: np.record, seat: int) -> bool:
    """Most points; then the best single area; else several winners. Nobody before the end."""
    if not is_over(table) or seat < 0 or seat >= table.players:
        return False
    for other in range(table.players):
        if total(table, other) > total(table, seat):
            return False
        if total(table, other) == total(table, seat) and best_area(table, other) > best_area(
            table, seat
        ):
            return False
    return True
