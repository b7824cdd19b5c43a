"""How people play PUSH, in two depths. Worth is counted in hundredths of a point.

The easy player looks at the table: so many rows, so many cards, so many points. The medium player
counts what is left in the deck, weighs every card that may come against the loss of a bust, and
thinks of what the others will take.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import ints, one, struct
from kleeblatt.games.push import deck, rules
from kleeblatt.games.push.deck import COLOURS, KINDS, VALUES, count, of_colour, size
from kleeblatt.games.push.rules import (
    DICE_CARD,
    DRAW,
    FACES,
    GO_ON,
    PLACE,
    PLACE_ROW,
    ROWS,
    SEATS,
    SECURE,
    START,
    STOP,
    TAKE_ROW,
    State,
)
from kleeblatt.games.push.setup import Setup


@struct
class Workspace:
    """What the medium player counts before it decides."""

    points: list[int] = ints(ROWS)  # in each row
    exposed: list[int] = ints(SEATS)  # points in each display
    after: list[list[int]] = ints(ROWS, VALUES)  # the worth with a card of that value in a row
    after_dice: list[int] = ints(ROWS)  # the worth with a dice card there
    table: State = one(State)  # as it may come to be
    moves: Moves = one(Moves)


POINT = 100  # worth is counted in hundredths
WORST = -(10**9)  # less than anything is worth

# The easy player.
EASY_CARDS = 5  # on the table, in three rows: from here on it looks dangerous
EASY_PILE = 15  # points of one colour that one would hate to lose


@kernel
def easy(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    if s.phase == START:
        return secure_a_big_pile(s, seat)
    if s.phase == GO_ON:
        return DRAW if looks_safe(s) else STOP
    if s.phase == PLACE:
        return put_by_points(s, moves)
    return take_most_points(s, moves)


@kernel
def secure_a_big_pile(s: State, seat: int) -> int:
    """Secure the colour with most points if they are many, else draw."""
    best, most = DRAW, EASY_PILE - 1
    for colour in range(COLOURS):
        pile = deck.points(of_colour(s.display[seat], colour))
        if pile > most:
            best, most = SECURE + colour, pile
    return best


@kernel
def looks_safe(s: State) -> bool:
    """A row can still be begun, or not much lies there."""
    if s.begun < ROWS:
        return True
    cards = 0
    for row in range(ROWS):
        cards += size(s.row[row]) + s.row_dice[row]
    return cards < EASY_CARDS


@kernel
def put_by_points(s: State, moves: Moves) -> int:
    """A number card goes where most points lie, a dice card where fewest do, best none."""
    best, most = moves.item[0], WORST
    for i in range(moves.count):
        there = deck.points(s.row[moves.item[i] - PLACE_ROW])
        wish = -there if s.card == DICE_CARD else there
        if wish > most:
            best, most = moves.item[i], wish
    return best


@kernel
def take_most_points(s: State, moves: Moves) -> int:
    """The row with most points; of equal ones one without a dice card."""
    best, most = moves.item[0], WORST
    for i in range(moves.count):
        row = moves.item[i] - TAKE_ROW
        there = 2 * deck.points(s.row[row]) - s.row_dice[row]
        if there > most:
            best, most = moves.item[i], there
    return best


# Who secures does not draw: the first choice of a row is lost, and comes to the others sooner.
# (Both found by playing. The others share theirs: the more they are, the less one of them gains.)
TURN = 300
TURN_OF_OTHERS = 500
BUSTS = 5  # in a hundred cards: each is a roll of the die, as each dice card is


@kernel
def medium(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    if s.phase == START:
        return secure_in_time(setup, s, seat)
    count_points(setup, s, work)
    if s.phase == PLACE:
        return put_well(setup, s, seat, moves, work)
    if s.phase == GO_ON:
        rules.assign(work.table, s)
        stopping = worth_of_stopping(setup, s, seat, work)
        return DRAW if worth_of_drawing(setup, work.table, seat, work) > stopping else STOP
    return take_well(setup, s, seat, moves, work)


@kernel
def count_points(setup: Setup, s: State, work: Workspace) -> None:
    """Count the points of the rows and of the displays, once."""
    for row in range(ROWS):
        work.points[row] = deck.points(s.row[row])
    for seat in range(setup.players):
        work.exposed[seat] = deck.points(s.display[seat])


@kernel
def secure_in_time(setup: Setup, s: State, seat: int) -> int:
    """Secure a colour if the rolls to come would cost more of it than a turn is worth."""
    lost = lost_to_the_end(setup, s)
    best, most = DRAW, TURN + TURN_OF_OTHERS // (setup.players - 1)
    for colour in range(COLOURS):
        saved = deck.points(of_colour(s.display[seat], colour)) * lost
        if saved > most:
            best, most = SECURE + colour, saved
    return best


@kernel
def lost_to_the_end(setup: Setup, s: State) -> int:
    """What will be lost of a point that is never secured: my share of the rolls to come."""
    rolls = (s.deck_dice * POINT + rules.cards_left(s) * BUSTS) // setup.players
    kept = POINT
    while rolls > 0:
        kept -= kept * min(rolls, POINT) * (1 + setup.risk) // (FACES * POINT)
        rolls -= POINT
    return POINT - kept


# Taking


@kernel
def lost_to_die(setup: Setup, exposed: int) -> int:
    """What a roll costs on average: a colour comes once in six; so does a star, with risk."""
    return exposed * POINT * (1 + setup.risk) // FACES


@kernel
def gain(setup: Setup, s: State, work: Workspace, row: int, seat: int) -> int:
    """What a seat gains by a row."""
    there = work.points[row]
    if s.row_dice[row] == 0:
        return there * POINT
    return there * POINT - lost_to_die(setup, work.exposed[seat] + there)


@kernel
def rows_there(s: State, work: Workspace) -> int:
    """The rows that lie there, as bits."""
    there = 0
    for row in range(ROWS):
        if work.points[row] > 0 or s.row_dice[row] == 1:
            there |= 1 << row
    return there


@kernel
def given_away(setup: Setup, s: State, work: Workspace, left: int, taker: int) -> int:
    """What the others gain by these rows, from this taker on; each takes what is best for it."""
    given = 0
    while left != 0 and taker < setup.players:
        away = taker if s.directions % 2 == 0 else setup.players - taker
        seat = (s.active + away) % setup.players
        best, most = 0, WORST
        for row in range(ROWS):
            if (left >> row) & 1:
                gained = gain(setup, s, work, row, seat)
                if gained > most:
                    best, most = row, gained
        given += most
        left -= 1 << best
        taker += 1
    return given // (setup.players - 1)


@kernel
def worth_of_row(setup: Setup, s: State, seat: int, work: Workspace, there: int, row: int) -> int:
    """My gain by a row, less what the others gain by the rest."""
    given = given_away(setup, s, work, there - (1 << row), s.takers + 1)
    return gain(setup, s, work, row, seat) - given


@kernel
def take_well(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The row that is worth most."""
    there = rows_there(s, work)
    best, most = moves.item[0], WORST
    for i in range(moves.count):
        worth = worth_of_row(setup, s, seat, work, there, moves.item[i] - TAKE_ROW)
        if worth > most:
            best, most = moves.item[i], worth
    return best


# Drawing


@kernel
def worth_of_stopping(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """The worth of the best row."""
    there = rows_there(s, work)
    most = WORST
    for row in range(ROWS):
        if (there >> row) & 1:
            most = max(most, worth_of_row(setup, s, seat, work, there, row))
    return most


@kernel
def worth_of_bust(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """The die for me, all rows for the others."""
    given = given_away(setup, s, work, rows_there(s, work), 1)
    return -lost_to_die(setup, work.exposed[seat]) - given


@kernel
def weigh_what_comes(setup: Setup, s: State, seat: int, work: Workspace) -> None:
    """What the table is worth with one more card in each row. (A colour makes no odds.)"""
    for row in range(min(ROWS, s.begun + 1)):
        there = work.points[row]
        for value in range(VALUES):
            work.points[row] = there + value + 1
            work.after[row][value] = worth_of_stopping(setup, s, seat, work)
        work.points[row] = there
        if s.row_dice[row] == 0:
            s.row_dice[row] = 1
            work.after_dice[row] = worth_of_stopping(setup, s, seat, work)
            s.row_dice[row] = 0


@kernel
def worth_of_card(s: State, work: Workspace, kind: int, bust: int) -> int:
    """What the table is worth when this card comes, in its best place."""
    s.card = kind
    best = WORST
    for row in range(ROWS):
        if rules.fits(s, row):
            if kind == DICE_CARD:
                best = max(best, work.after_dice[row])
            else:
                best = max(best, work.after[row][kind % VALUES])
    return bust if best == WORST else best


@kernel
def worth_of_drawing(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """The mean over all cards that may come (s is scratch; the deck is not empty)."""
    weigh_what_comes(setup, s, seat, work)
    bust = worth_of_bust(setup, s, seat, work)
    total = s.deck_dice * worth_of_card(s, work, DICE_CARD, bust)
    for kind in range(KINDS):
        there = count(s.deck, kind)
        if there > 0:
            total += there * worth_of_card(s, work, kind, bust)
    s.directions += setup.has_direction
    total += s.deck_directions * worth_of_stopping(setup, s, seat, work)
    s.directions -= setup.has_direction
    return total // rules.cards_left(s)


@kernel
def put_well(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The place after which stopping or drawing on is worth most."""
    table = work.table
    best, most = moves.item[0], WORST
    for i in range(moves.count):
        rules.assign(table, s)
        rules.apply(setup, table, seat, moves.item[i])
        count_points(setup, table, work)
        worth = worth_of_stopping(setup, table, seat, work)
        if rules.cards_left(s) > 0:
            worth = max(worth, worth_of_drawing(setup, table, seat, work))
        if worth > most:
            best, most = moves.item[i], worth
    return best
