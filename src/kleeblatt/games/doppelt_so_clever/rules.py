"""Doppelt so clever. § names a heading of the rules page. Kernels are unchecked.

A turn goes through these phases; then the next seat is active (solo: the passive turn follows).

    (BONUSES →) THROW → TURN → THROW → TURN … → WINDOW
    solo, passive:  THROW → (SERVE →) WINDOW

BONUSES: a round has begun; whoever won a ? with it enters it. In TURN the active seat decides. In
WINDOW all passive seats choose a die of the tray, and everybody may use extra dice, all at the same
time. Each awaited seat goes through steps of its own:

    CHOOSE  a thrown die → ENTER ⇒ (SWEEP → ENTER ⇒ …) → (BEFORE) → the next throw
    OFFER   a die of the tray → ENTER ⇒ (EXTRA → ENTER ⇒ …)

⇒ is the chain of bonuses: after an entry the ?s that were won are taken one by one (QUESTION: which
comes next, FREE: what is entered for it), in the player's order, until none is left; then the seat
goes on with the step in `then`. Pending ?s are counted by kind: their order is free.
"""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves, add
from kleeblatt.games.doppelt_so_clever import sheet
from kleeblatt.games.doppelt_so_clever.events import (
    ActionUnlocked,
    BlueWritten,
    DiceServed,
    DiceThrown,
    DieChosen,
    DieReturned,
    DieSwept,
    DieTaken,
    ExtraDieUsed,
    FoxWon,
    GameEnded,
    GreenWritten,
    NextThrow,
    Passed,
    PinkWritten,
    QuestionLost,
    QuestionUsed,
    QuestionWon,
    RerollUsed,
    RestToTray,
    RoundBegan,
    SentToTray,
    SilverCrossed,
    TrayServed,
    TurnBegan,
    YellowCircled,
    YellowCrossed,
)
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    ANY,
    AREAS,
    BLUE,
    CELLS,
    FACES,
    FOX,
    GREEN,
    NONE,
    PINK,
    PLUS_ONE,
    REROLL,
    RETURN,
    SILVER,
    SILVER_ROWS,
    WHITE,
    YELLOW,
    YELLOW_CELLS,
)
from kleeblatt.games.doppelt_so_clever.state import (
    BEFORE,
    BONUSES,
    CHOOSE,
    DICE,
    DONE,
    ENTER,
    EXTRA,
    EXTRAS,
    FIELD,
    FREE,
    FROM_BLUE,
    FROM_GREEN,
    FROM_PINK,
    FROM_ROUND,
    FROM_SILVER_COLUMN,
    FROM_TRACK,
    FROM_YELLOW_COLUMN,
    FROM_YELLOW_ROW,
    HAND,
    KINDS,
    OFFER,
    OVER,
    QUESTION,
    REROLLS,
    RETURNS,
    SEATS,
    SERVE,
    SERVED,
    SWEEP,
    THROW,
    THROWS,
    TRAY,
    TURN,
    WINDOW,
    State,
    assign,
)

# A move is PASS, AGAIN (re-roll), or one of the others plus a die, a kind of ?, an entry.
AGAIN = 1
DIE = 2
ASK = DIE + DICE
ENTRY = ASK + KINDS
MOVES = ENTRY + sheet.ENTRIES

PARTS = AREAS + 1  # the areas, and what the foxes bring
FOX_PART = AREAS


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    start_round(setup, s)


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Do the dice decide next?"""
    return s.phase == THROW or s.phase == SERVE


@kernel
def awaited(s: State) -> int:
    """The seats that must decide now, as bits."""
    return s.awaited


@kernel
def stage(s: State) -> int:
    """A number that changes when what was decided at the same time comes to light."""
    return s.stage


@kernel
def enter_phase(s: State, phase: int, seats: int) -> None:
    """The table goes on; these seats decide."""
    s.phase = phase
    s.stage += 1
    s.awaited = seats


@kernel
def finish(setup: Setup, s: State, seat: int) -> None:
    """This seat is done; after the last one play goes on."""
    s.step[seat] = DONE
    s.awaited &= ~(1 << seat)
    if s.awaited == 0:
        if s.phase == BONUSES:
            start_turn(s)
        else:
            end_turn(setup, s)


# § Start of a round


@kernel
def start_round(setup: Setup, s: State) -> None:
    """Everyone gets the round's bonus; a ? is entered before the first turn."""
    begin_round(s)
    waiting = 0
    for seat in range(setup.players):
        give(s, seat, sheet.ROUND_BONUS[s.round - 1], FROM_ROUND, s.round)
        if has_pending(s, seat):
            waiting |= 1 << seat
            s.step[seat] = QUESTION
            s.then[seat] = DONE
    enter_phase(s, BONUSES, waiting)
    if waiting == 0:
        start_turn(s)


@kernel(tells=RoundBegan)
def begin_round(s: State) -> None:
    """The first seat will be active first."""
    s.round += 1
    s.active = 0
    s.passive = 0


@kernel(tells=TurnBegan)
def start_turn(s: State) -> None:
    """All dice in hand, for the first throw."""
    s.throws = 0
    for die in range(DICE):
        s.place[die] = HAND
    for seat in range(SEATS):
        s.extra[seat] = 0
    throw(s)


@kernel
def end_turn(setup: Setup, s: State) -> None:
    """The next seat (solo: the passive turn), the next round, or the end."""
    if setup.players == 1 and s.passive == 0:
        s.passive = 1
        start_turn(s)
    elif s.active + 1 < setup.players:
        s.active += 1
        start_turn(s)
    elif s.round < setup.rounds:
        start_round(setup, s)
    else:
        end_game(s)


@kernel(tells=GameEnded)
def end_game(s: State) -> None:
    """After the last turn of the last round."""
    enter_phase(s, OVER, 0)


# § Active player: up to three throws


@kernel
def throw(s: State) -> None:
    """The dice in hand are thrown."""
    s.throws += 1
    s.rethrown = 0
    enter_phase(s, THROW, 0)


@kernel
def throw_on(setup: Setup, s: State) -> None:
    """The next throw; without dice, or after the last throw, the window opens."""
    if s.throws < THROWS and has_dice(s):
        next_throw(s)
    else:
        clear_hand(s)
        open_window(setup, s)


@kernel
def has_dice(s: State) -> bool:
    """Is there a die in hand?"""
    for die in range(DICE):
        if s.place[die] == HAND:
            return True
    return False


@kernel(tells=NextThrow)
def next_throw(s: State) -> None:
    """The second or the third throw of a turn."""
    throw(s)


@kernel(tells=RestToTray)
def clear_hand(s: State) -> None:
    """At the end of the throws all dice but those on fields go to the tray."""
    for die in range(DICE):
        if s.place[die] == HAND:
            s.place[die] = TRAY


@kernel(tells=DieChosen)
def choose(s: State, seat: int, die: int) -> None:
    """Put a die on a field; all thrown dice that show less go to the tray."""
    s.place[die] = FIELD
    s.then[seat] = BEFORE
    send_to_tray(s, die)


@kernel(tells=SentToTray)
def send_to_tray(s: State, chosen: int) -> None:
    """The dice in hand that show less than the chosen one."""
    s.swept = 0
    for die in range(DICE):
        if s.place[die] == HAND and s.dice[die] < s.dice[chosen]:
            s.place[die] = TRAY
            s.swept |= 1 << die


@kernel(tells=RerollUsed)
def use_reroll(s: State, seat: int) -> None:
    """All dice of this throw are thrown again."""
    s.used[seat][REROLLS] += 1
    s.rethrown += 1
    enter_phase(s, THROW, 0)


@kernel(tells=DieReturned)
def return_die(s: State, seat: int, die: int) -> None:
    """A die of the tray takes part in the next throw."""
    s.used[seat][RETURNS] += 1
    s.place[die] = HAND


@kernel
def can_return(s: State, seat: int) -> bool:
    """Between throws: is there a die on the tray, an action, and a throw to come?"""
    if s.throws == THROWS or left(s, seat, RETURNS) == 0:
        return False
    for die in range(DICE):
        if s.place[die] == TRAY:
            return True
    return False


@kernel
def left(s: State, seat: int, track: int) -> int:
    """Actions still to use."""
    return s.circled[seat][track] - s.used[seat][track]


# § Passive players, and extra dice


@kernel
def open_window(setup: Setup, s: State) -> None:
    """Passive seats are offered the tray; everybody may use extra dice."""
    seats = (1 << setup.players) - 1
    offer_tray(setup, s)
    if s.passive == 0:
        s.step[s.active] = EXTRA
        if left(s, s.active, EXTRAS) == 0:
            seats &= ~(1 << s.active)
    enter_phase(s, WINDOW, seats)
    if seats == 0:
        end_turn(setup, s)


@kernel(tells=TrayServed)
def offer_tray(setup: Setup, s: State) -> None:
    """Everybody may take a die from it (the active seat then may not)."""
    for seat in range(setup.players):
        s.step[seat] = OFFER


@kernel(tells=DieTaken)
def take(s: State, seat: int, die: int) -> None:
    """A passive seat takes a die: the others may take it too."""
    s.then[seat] = EXTRA


@kernel(tells=ExtraDieUsed)
def use_extra_die(s: State, seat: int, die: int) -> None:
    """Any die, but each only once in a turn."""
    s.used[seat][EXTRAS] += 1
    s.extra[seat] |= 1 << die
    s.then[seat] = EXTRA


@kernel(tells=Passed)
def decline(setup: Setup, s: State, seat: int, then: int) -> None:
    """Take no die, and come to a later step."""
    go_on(setup, s, seat, then)


@kernel
def go_on(setup: Setup, s: State, seat: int, step: int) -> None:
    """The seat comes to a step, or past it if there is nothing to do."""
    if step == SWEEP and s.swept == 0:
        step = BEFORE
    s.step[seat] = step
    if step == BEFORE and not can_return(s, seat):
        s.step[seat] = DONE
        throw_on(setup, s)
    elif step == DONE or (step == EXTRA and left(s, seat, EXTRAS) == 0):
        finish(setup, s, seat)


# § Entering a die: what may be entered


@kernel
def can_enter(s: State, seat: int, entry: int) -> bool:
    """Is there room for this entry? Blue may not rise."""
    area = sheet.AREA[entry]
    if area == SILVER:
        return (s.silver[seat] >> (entry - sheet.SILVER_0)) & 1 == 0
    if area == YELLOW:
        return (s.crosses[seat] >> (entry - sheet.YELLOW_0)) & 1 == 0
    n = s.entered[seat][area]
    if area == BLUE and 0 < n < CELLS:
        return sheet.VALUE[entry] <= s.blue[seat][n - 1]
    return n < CELLS


@kernel
def list_entries(s: State, seat: int, area: int, low: int, high: int, moves: Moves) -> None:
    """Add the entries of an area with values from low to high."""
    for entry in range(sheet.FIRST[area][low], sheet.FIRST[area][high + 1]):
        if can_enter(s, seat, entry):
            add(moves, ENTRY + entry)


@kernel
def value_in(s: State, die: int, area: int) -> int:
    """What a die enters in an area: in blue always the sum of blue and white."""
    return s.dice[BLUE] + s.dice[WHITE] if area == BLUE else s.dice[die]


@kernel
def list_die(s: State, seat: int, die: int, moves: Moves) -> None:
    """Add what a die may enter; white may enter anything."""
    for area in range(AREAS):
        if die == area or die == WHITE:
            value = value_in(s, die, area)
            list_entries(s, seat, area, value, value, moves)


@kernel
def list_swept(s: State, seat: int, die: int, moves: Moves) -> None:
    """Add what a swept die may cross: its own row of silver; white and silver any row."""
    if die == WHITE or die == SILVER:
        list_entries(s, seat, SILVER, s.dice[die], s.dice[die], moves)
        return
    entry = sheet.FIRST[SILVER][s.dice[die]] + die - YELLOW
    if can_enter(s, seat, entry):
        add(moves, ENTRY + entry)


@kernel
def list_free(s: State, seat: int, kind: int, moves: Moves) -> None:
    """Add what a ? may enter."""
    for area in range(AREAS):
        if kind == area or kind == ANY:
            list_entries(s, seat, area, sheet.LOW[area], sheet.HIGH[area], moves)


# § Entering a die: what happens


@kernel
def enter(s: State, seat: int, entry: int) -> None:
    """Write an entry on the sheet and hand out its bonuses."""
    area, value = sheet.AREA[entry], sheet.VALUE[entry]
    if area == SILVER:
        cross_silver(s, seat, entry - sheet.SILVER_0)
    elif area == YELLOW:
        mark_yellow(s, seat, entry - sheet.YELLOW_0)
    elif area == BLUE:
        write_blue(s, seat, value)
    elif area == GREEN:
        write_green(s, seat, value)
    else:
        write_pink(s, seat, value)


@kernel(tells=SilverCrossed)
def cross_silver(s: State, seat: int, cell: int) -> None:
    """Cross a cell; four crosses in a column bring its bonus."""
    s.entered[seat][SILVER] += 1
    s.silver[seat] |= 1 << cell
    column = cell // SILVER_ROWS
    full = (1 << SILVER_ROWS) - 1
    if (s.silver[seat] >> (column * SILVER_ROWS)) & full == full:
        give(s, seat, sheet.SILVER_BONUS[column], FROM_SILVER_COLUMN, column + 1)


@kernel
def mark_yellow(s: State, seat: int, cell: int) -> None:
    """Circle a cell, or cross it if it is circled."""
    s.entered[seat][YELLOW] += 1
    if (s.circles[seat] >> cell) & 1:
        cross_yellow(s, seat, cell)
    else:
        circle_yellow(s, seat, cell)


@kernel(tells=YellowCrossed)
def cross_yellow(s: State, seat: int, cell: int) -> None:
    """Only crosses bring points."""
    s.crosses[seat] |= 1 << cell


@kernel(tells=YellowCircled)
def circle_yellow(s: State, seat: int, cell: int) -> None:
    """Circles complete a row or a column."""
    s.circles[seat] |= 1 << cell
    row, column = sheet.YELLOW_ROW[cell], sheet.YELLOW_COLUMN[cell]
    if sheet.YELLOW_ROW_CELLS[row] & ~s.circles[seat] == 0:
        give(s, seat, sheet.YELLOW_ROW_BONUS[row], FROM_YELLOW_ROW, row + 1)
    if sheet.YELLOW_COLUMN_CELLS[column] & ~s.circles[seat] == 0:
        give(s, seat, sheet.YELLOW_COLUMN_BONUS[column], FROM_YELLOW_COLUMN, column + 1)


@kernel(tells=BlueWritten)
def write_blue(s: State, seat: int, value: int) -> None:
    """The sum of the blue and the white die."""
    n = s.entered[seat][BLUE]
    s.entered[seat][BLUE] += 1
    s.blue[seat][n] = value
    give(s, seat, sheet.BLUE_BONUS[n], FROM_BLUE, n + 1)


@kernel(tells=GreenWritten)
def write_green(s: State, seat: int, value: int) -> None:
    """The face times the factor of the cell."""
    n = s.entered[seat][GREEN]
    s.entered[seat][GREEN] += 1
    s.green[seat][n] = value * sheet.GREEN_FACTOR[n]
    give(s, seat, sheet.GREEN_BONUS[n], FROM_GREEN, n + 1)


@kernel(tells=PinkWritten)
def write_pink(s: State, seat: int, value: int) -> None:
    """Any face, but the bonus wants a high one."""
    n = s.entered[seat][PINK]
    s.entered[seat][PINK] += 1
    s.pink[seat][n] = value
    if value >= sheet.PINK_MINIMUM[n]:
        give(s, seat, sheet.PINK_BONUS[n], FROM_PINK, n + 1)


@kernel(tells=DieSwept)
def sweep(s: State, seat: int, die: int) -> None:
    """A die that silver has sent to the tray is crossed in silver too."""
    s.swept &= ~(1 << die)
    s.then[seat] = SWEEP


# § Bonuses


@kernel
def give(s: State, seat: int, bonus: int, source: int, at: int) -> None:
    """Hand out a bonus, won at this place of its source."""
    if bonus == REROLL or bonus == RETURN or bonus == PLUS_ONE:
        unlock(s, seat, bonus - REROLL, source, at)
    else:
        give_mark(s, seat, bonus, source, at)


@kernel(tells=ActionUnlocked)
def unlock(s: State, seat: int, track: int, source: int, at: int) -> None:
    """Circle a slot. The last one of a track brings another bonus, never a slot."""
    s.circled[seat][track] += 1
    if s.circled[seat][track] == sheet.SLOTS:
        give_mark(s, seat, sheet.TRACK_END[track], FROM_TRACK + track, sheet.SLOTS)


@kernel
def give_mark(s: State, seat: int, bonus: int, source: int, at: int) -> None:
    """Hand out a fox, a ?, or nothing."""
    if bonus == FOX:
        win_fox(s, seat, source, at)
    elif bonus != NONE:
        win_question(s, seat, bonus, source, at)


@kernel(tells=FoxWon)
def win_fox(s: State, seat: int, source: int, at: int) -> None:
    """Worth the lowest area."""
    s.foxes[seat] += 1


@kernel(tells=QuestionWon)
def win_question(s: State, seat: int, kind: int, source: int, at: int) -> None:
    """A free entry, soon."""
    s.pending[seat][kind] += 1


@kernel(tells=QuestionUsed)
def take_question(s: State, seat: int, kind: int) -> None:
    """This ? is entered next."""
    s.kind[seat] = kind
    s.pending[seat][kind] -= 1
    s.step[seat] = FREE


@kernel
def has_pending(s: State, seat: int) -> bool:
    """Is there a ? to enter?"""
    for kind in range(KINDS):
        if s.pending[seat][kind] > 0:
            return True
    return False


@kernel
def chain(setup: Setup, s: State, seat: int) -> None:
    """After an entry: the ?s that were won, then what comes after the chain."""
    if has_pending(s, seat):
        s.step[seat] = QUESTION
    else:
        go_on(setup, s, seat, s.then[seat])


@kernel
def lose_questions(setup: Setup, s: State, seat: int) -> None:
    """No ? finds room: what comes after the chain."""
    for kind in range(KINDS):
        lose_question(s, seat, kind)
    go_on(setup, s, seat, s.then[seat])


@kernel(tells=QuestionLost)
def lose_question(s: State, seat: int, kind: int) -> None:
    """A ? that finds no room is lost."""
    s.pending[seat][kind] = 0


# Legal moves


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """List the legal moves of an awaited seat (at least one)."""
    moves.count = 0
    step = s.step[seat]
    if step == ENTER:
        list_picked(s, seat, s.origin[seat], s.die[seat], moves)
    elif step == FREE:
        list_free(s, seat, s.kind[seat], moves)
    elif step == QUESTION:
        list_questions(s, seat, moves)
    else:
        add(moves, PASS)
        if step == CHOOSE and left(s, seat, REROLLS) > 0:
            add(moves, AGAIN)
        list_dice(s, seat, step, moves)


@kernel
def list_picked(s: State, seat: int, origin: int, die: int, moves: Moves) -> None:
    """Add what a die may enter when it is picked in this step."""
    if origin == SWEEP:
        list_swept(s, seat, die, moves)
    else:
        list_die(s, seat, die, moves)


@kernel
def list_questions(s: State, seat: int, moves: Moves) -> None:
    """Add each kind of pending ? that finds room; if there is none, they are lost."""
    for kind in range(KINDS):
        count = moves.count
        if s.pending[seat][kind] > 0:
            list_free(s, seat, kind, moves)
        if moves.count > count:
            moves.count = count
            add(moves, ASK + kind)
    if moves.count == 0:
        add(moves, PASS)


@kernel
def list_dice(s: State, seat: int, step: int, moves: Moves) -> None:
    """Add the dice that may be picked; passive: fields only if nothing on the tray can be used."""
    count = moves.count
    for die in range(DICE):
        if can_pick(s, seat, step, die):
            list_pick(s, seat, step, die, moves)
    if step == OFFER and moves.count == count:
        for die in range(DICE):
            if s.place[die] == FIELD:
                list_pick(s, seat, step, die, moves)


@kernel
def can_pick(s: State, seat: int, step: int, die: int) -> bool:
    """Does this die lie where the step takes dice from?"""
    if step == CHOOSE:
        return s.place[die] == HAND
    if step == SWEEP:
        return (s.swept >> die) & 1 == 1
    if step == EXTRA:
        return left(s, seat, EXTRAS) > 0 and (s.extra[seat] >> die) & 1 == 0
    return s.place[die] == TRAY  # BEFORE, OFFER


@kernel
def list_pick(s: State, seat: int, step: int, die: int, moves: Moves) -> None:
    """Add a die if it can be entered somewhere (before a throw: if it can be returned)."""
    count = moves.count
    if step != BEFORE:
        list_picked(s, seat, step, die, moves)
    if step == BEFORE or moves.count > count:
        moves.count = count
        add(moves, DIE + die)


# Making a move


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move >= ENTRY:
        apply_entry(setup, s, seat, move - ENTRY)
    elif move >= ASK:
        take_question(s, seat, move - ASK)
    elif move >= DIE:
        apply_die(setup, s, seat, move - DIE)
    elif move == AGAIN:
        use_reroll(s, seat)
    else:
        apply_pass(setup, s, seat)


@kernel
def apply_entry(setup: Setup, s: State, seat: int, entry: int) -> None:
    """Enter; silver entered with a die chosen from a throw leads to the sweep."""
    if s.step[seat] == ENTER and s.origin[seat] == CHOOSE and sheet.AREA[entry] == SILVER:
        s.then[seat] = SWEEP
    enter(s, seat, entry)
    chain(setup, s, seat)


@kernel
def apply_die(setup: Setup, s: State, seat: int, die: int) -> None:
    """Pick a die: return it, or remember it to be entered."""
    origin = s.step[seat]
    if origin == BEFORE:
        return_die(s, seat, die)
        go_on(setup, s, seat, BEFORE)
        return
    s.origin[seat] = origin
    s.die[seat] = die
    s.step[seat] = ENTER
    if origin == CHOOSE:
        choose(s, seat, die)
    elif origin == SWEEP:
        sweep(s, seat, die)
    elif origin == OFFER:
        take(s, seat, die)
    else:
        use_extra_die(s, seat, die)


@kernel
def apply_pass(setup: Setup, s: State, seat: int) -> None:
    """Go on: each step has one way out without a choice."""
    step = s.step[seat]
    if step == QUESTION:
        lose_questions(setup, s, seat)
    elif step == SWEEP:
        go_on(setup, s, seat, BEFORE)
    elif step == BEFORE:
        s.step[seat] = DONE
        throw_on(setup, s)
    else:
        decline(setup, s, seat, BEFORE if step == CHOOSE else EXTRA if step == OFFER else DONE)


# Chance


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Draw an outcome: the thrown dice as digits to base 6, or the served dice as bits."""
    if s.phase == SERVE:
        return serve(s, rng)
    outcome = 0
    for die in range(DICE):
        face = below(rng, FACES)
        if s.place[die] == HAND:  # each die has its own draw: luck does not depend on choices
            outcome = outcome * FACES + face
    return outcome


@kernel
def occasion(setup: Setup, s: State) -> int:
    """The round, whose turn it is, the throw, its re-rolls (at most as many as there are slots)."""
    turn = (s.round * SEATS + s.active) * 2 + s.passive
    thrown = (turn * (THROWS + 1) + s.throws) * (sheet.SLOTS + 1) + s.rethrown
    return thrown * 2 + (s.phase == SERVE)


@kernel
def serve(s: State, rng: Rng) -> int:
    """§ Solo: draw the three lowest dice, among equal ones at random (ruling 12)."""
    served = 0
    for _ in range(SERVED):
        lowest, ties, pick = FACES + 1, 0, 0
        for die in range(DICE):
            if (served >> die) & 1 == 0 and s.dice[die] <= lowest:
                ties = ties + 1 if s.dice[die] == lowest else 1
                lowest = s.dice[die]
                if below(rng, ties) == 0:
                    pick = die
        served |= 1 << pick
    return served


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """Let the dice lie as drawn."""
    if s.phase == SERVE:
        set_tray(setup, s, outcome)
        return
    lay_dice(s, outcome)
    if s.passive == 0:
        s.step[s.active] = CHOOSE
        enter_phase(s, TURN, 1 << s.active)
    elif lowest_dice(s) >= 0:
        set_tray(setup, s, lowest_dice(s))
    else:
        enter_phase(s, SERVE, 0)


@kernel(tells=DiceThrown)
def lay_dice(s: State, outcome: int) -> None:
    """The dice in hand show their faces."""
    for back in range(DICE):
        die = DICE - 1 - back
        if s.place[die] == HAND:
            s.dice[die] = outcome % FACES + 1
            outcome //= FACES


@kernel
def lowest_dice(s: State) -> int:
    """The three lowest dice as bits, or -1 if equal dice leave a choice."""
    for face in range(1, FACES + 1):
        low = 0
        count = 0
        for die in range(DICE):
            if s.dice[die] <= face:
                low |= 1 << die
                count += 1
        if count == SERVED:
            return low
        if count > SERVED:
            return -1
    return -1


@kernel
def set_tray(setup: Setup, s: State, served: int) -> None:
    """Solo, passive: the window opens with the served dice."""
    serve_dice(s, served)
    open_window(setup, s)


@kernel(tells=DiceServed)
def serve_dice(s: State, served: int) -> None:
    """The served dice on the tray, the others count as the active player's."""
    for die in range(DICE):
        s.place[die] = TRAY if (served >> die) & 1 else FIELD


# § End


@kernel
def area_points(s: State, seat: int, area: int) -> int:
    """The points of one area."""
    if area == SILVER:
        return silver_points(s, seat)
    if area == YELLOW:
        crosses = 0
        for cell in range(YELLOW_CELLS):
            crosses += (s.crosses[seat] >> cell) & 1
        return sheet.YELLOW_POINTS[crosses]
    if area == BLUE:
        return sheet.BLUE_POINTS[s.entered[seat][BLUE]]
    points = 0
    if area == GREEN:
        for pair in range(s.entered[seat][GREEN] // 2):
            points += s.green[seat][2 * pair] - s.green[seat][2 * pair + 1]
    else:
        for cell in range(CELLS):
            points += s.pink[seat][cell]
    return points


@kernel
def silver_points(s: State, seat: int) -> int:
    """Each row by its crosses."""
    total = 0
    for row in range(SILVER_ROWS):
        crosses = 0
        for column in range(FACES):
            crosses += (s.silver[seat] >> (column * SILVER_ROWS + row)) & 1
        total += sheet.SILVER_POINTS[crosses]
    return total


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """One part of the score."""
    if part != FOX_PART:
        return area_points(s, seat, part)
    return s.foxes[seat] * fox_points(s, seat)


@kernel
def fox_points(s: State, seat: int) -> int:
    """A fox is worth the lowest area, even below 0 (ruling 10)."""
    lowest = area_points(s, seat, SILVER)
    for area in range(AREAS):
        lowest = min(lowest, area_points(s, seat, area))
    return lowest


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """All areas and foxes."""
    total = 0
    for part in range(PARTS):
        total += points(setup, s, seat, part)
    return total


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Of equal scores wins who has the highest score in a single area (ruling 11)."""
    best = area_points(s, seat, SILVER)
    for area in range(AREAS):
        best = max(best, area_points(s, seat, area))
    return best
