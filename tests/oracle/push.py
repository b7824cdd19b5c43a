"""A naive referee for PUSH: slow, literal, in the order of the rulebook.

It is written apart from the real rules, only to check them. Cards are counted by kind: number
cards are 6 * colour + value - 1, then come the dice card and the direction card; every pile is a
list of 32 counts. Rows are numbered in the order in which they were begun. The functions trust
their caller: ask a may_... or needs_... function first.

Everything here also compiles with `numba.njit`: hence the plain loops.
"""

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

SEATS = 6
COLOURS = 5  # green, yellow, red, blue, purple
VALUES = 6
NUMBER_KINDS = 30  # the kinds 0..29 are number cards
DICE_CARD = 30
DIRECTION_CARD = 31
KINDS = 32
NO_CARD = -1

EACH_NUMBER = 3  # "3x die Zahlenwerte von 1 bis 6" in five colours: 90 cards
DICE_CARDS = 18
DIRECTION_CARDS = 12

ROWS = 3  # "bis zu 3 Reihen"
STAR = 5  # the die: 0..4 the colours, 5 the star

# What the table is waiting for
START = 1  # decision: draw, or secure a colour
PLACE = 2  # decision: where to put the card that was turned over
GO_ON = 3  # decision: stop or draw on
TAKE = 4  # decision: which row to take
CARD = 5  # a card is to be turned over
DIE = 6  # the die is to be rolled
OVER = 7

TABLE = np.dtype(
    [
        ("players", np.int64),
        ("risk", np.int64),  # 1: risk variant
        # where the cards are: how many of each kind
        ("deck", np.int64, (KINDS,)),
        ("card", np.int64),  # the card turned over and not yet placed, or NO_CARD
        ("rows", np.int64, (ROWS, KINDS)),
        ("aside", np.int64),  # direction cards beside the deck
        ("discard", np.int64, (KINDS,)),
        ("display", np.int64, (SEATS, KINDS)),  # unsecured
        ("secured", np.int64, (SEATS, KINDS)),
        # the turn
        ("active", np.int64),
        ("begun", np.int64),  # how many rows were begun in this turn
        ("step", np.int64),  # giving out the rows: 0 the active player, 1 the next one, ...
        ("phase", np.int64),
    ]
)


# The material


def start(table: np.record, players: int, risk: int, keep_directions: int) -> None:
    """Set up a table that is all zeros: all cards face down in the deck; seat 0 starts.

    With two players the direction cards are removed before play, unless they are kept.
    """
    table.players = players
    table.risk = risk
    for kind in range(NUMBER_KINDS):
        table.deck[kind] = EACH_NUMBER
    table.deck[DICE_CARD] = DICE_CARDS
    if players > 2 or keep_directions == 1:
        table.deck[DIRECTION_CARD] = DIRECTION_CARDS
    table.card = NO_CARD
    table.active = 0
    begin_turn(table)


def is_number_card(kind: int) -> bool:
    return kind < NUMBER_KINDS


def colour_of(kind: int) -> int:
    """The colour of a number card."""
    return kind // VALUES


def value_of(kind: int) -> int:
    """The value of a number card, 1 to 6."""
    return kind % VALUES + 1


def count_cards(pile: Ints) -> int:
    """How many cards are in the pile?"""
    cards = 0
    for kind in range(KINDS):
        cards += pile[kind]
    return cards


def is_deck_empty(table: np.record) -> bool:
    return count_cards(table.deck) == 0


# What the table is waiting for


def is_over(table: np.record) -> bool:
    return bool(table.phase == OVER)


def needs_card(table: np.record) -> bool:
    """The player has decided to draw: a card is to be turned over."""
    return bool(table.phase == CARD)


def needs_die(table: np.record) -> bool:
    """Somebody has bust or has taken a row with a dice card."""
    return bool(table.phase == DIE)


def decision(table: np.record) -> int:
    """0 none, 1 start of a turn, 2 place a card, 3 go on, 4 take a row."""
    if table.phase == START or table.phase == PLACE or table.phase == GO_ON or table.phase == TAKE:
        return int(table.phase)
    return 0


def decider(table: np.record) -> int:
    """Rows are taken one after the other; all else is for the active player to decide."""
    if decision(table) == 0:
        return -1
    if table.phase == TAKE:
        return seat_at_step(table)
    return int(table.active)


def roller(table: np.record) -> int:
    """Who rolls: the player who has just taken a row; step 0 is also the player who bust."""
    if table.phase == DIE:
        return seat_at_step(table)
    return -1


# A turn: one of two things


def begin_turn(table: np.record) -> None:
    """Every turn starts with no rows."""
    table.begun = 0
    table.step = 0
    table.phase = START


# A turn, A: turning over cards


def may_draw(table: np.record) -> bool:
    """At the start of a turn, and after every card: as long as there are cards."""
    return bool((table.phase == START or table.phase == GO_ON) and not is_deck_empty(table))


def draw(table: np.record) -> None:
    """The player decides to turn over the top card."""
    table.phase = CARD


def set_card(table: np.record, kind: int) -> None:
    """This card is turned over: put aside, or a bust, or to be placed."""
    table.deck[kind] -= 1
    if kind == DIRECTION_CARD:
        put_direction_aside(table)
        continue_turn(table)
    elif is_bust(table, kind):
        bust(table, kind)
    else:
        table.card = kind
        table.phase = PLACE


def put_direction_aside(table: np.record) -> None:
    """Beside the deck until the end of the turn; with two players discarded at once."""
    if table.players == 2:
        table.discard[DIRECTION_CARD] += 1
    else:
        table.aside += 1


def continue_turn(table: np.record) -> None:
    """A card has been dealt with: stop or draw on.

    Ruling 8: with an empty deck the player stops with what lies there; without a row the turn
    ends.
    """
    if not is_deck_empty(table):
        table.phase = GO_ON
    elif is_any_row_left(table):
        stop(table)
    else:
        end_turn(table)


# A turn, A: the rules for placing a card


def may_place(table: np.record, row: int) -> bool:
    """May the card that was turned over go into this row, or start it?"""
    return bool(table.phase == PLACE and can_hold(table, row, table.card))


def can_hold(table: np.record, row: int, kind: int) -> bool:
    """Into an existing row where it fits, or into a new one if fewer than 3 exist."""
    if row < 0 or row >= ROWS:
        return False
    if row < table.begun:
        return fits_row(table.rows[row], kind)
    return bool(row == table.begun)


def fits_row(pile: Ints, kind: int) -> bool:
    """A dice card: no other dice card. A number card: not the same number, not the same colour."""
    if kind == DICE_CARD:
        return bool(pile[DICE_CARD] == 0)
    for other in range(NUMBER_KINDS):
        if pile[other] > 0:
            if value_of(other) == value_of(kind):
                return False
            if colour_of(other) == colour_of(kind):
                return False
    return True


def place(table: np.record, row: int) -> None:
    """Put the card into the row; the row may be a new one."""
    table.rows[row, table.card] += 1
    if row == table.begun:
        table.begun += 1
    table.card = NO_CARD
    continue_turn(table)


# A turn, A: stopping


def may_stop(table: np.record) -> bool:
    """After every placed card or direction card, but only when a row exists (ruling 2)."""
    return bool(table.phase == GO_ON and is_any_row_left(table))


def stop(table: np.record) -> None:
    """The active player is the first to take a row."""
    table.step = 0
    table.phase = TAKE


# A turn, A: bust


def is_bust(table: np.record, kind: int) -> bool:
    """The card fits in no row and no new row may be started."""
    for row in range(ROWS):
        if can_hold(table, row, kind):
            return False
    return True


def bust(table: np.record, kind: int) -> None:
    """Discard that card and roll the die instead of taking a row; then the others take."""
    table.discard[kind] += 1
    table.step = 0
    table.phase = DIE


# A turn, A: giving out the rows


def seat_at_step(table: np.record) -> int:
    """First the active player, then on to the left; to the right if direction cards are odd."""
    if table.aside % 2 == 0:
        return int((table.active + table.step) % table.players)
    return int((table.active + table.players - table.step) % table.players)


def is_row_left(table: np.record, row: int) -> bool:
    """A row with only a dice card is a row, too (ruling 4)."""
    return count_cards(table.rows[row]) > 0


def is_any_row_left(table: np.record) -> bool:
    for row in range(ROWS):
        if is_row_left(table, row):
            return True
    return False


def may_take(table: np.record, row: int) -> bool:
    """Exactly one of the rows that are left; taking is not optional."""
    return bool(table.phase == TAKE and 0 <= row < ROWS and is_row_left(table, row))


def take(table: np.record, row: int) -> None:
    """Add the number cards to the display; with a dice card in the row, then roll the die."""
    seat = seat_at_step(table)
    has_dice_card = table.rows[row, DICE_CARD] > 0
    for kind in range(KINDS):
        if is_number_card(kind):
            table.display[seat, kind] += table.rows[row, kind]
        else:
            table.discard[kind] += table.rows[row, kind]
        table.rows[row, kind] = 0
    if has_dice_card:
        table.phase = DIE
    else:
        next_taker(table)


def set_die(table: np.record, face: int) -> None:
    """This is rolled: the roller loses cards, then the next player takes a row (ruling 4, 5)."""
    seat = seat_at_step(table)
    if face != STAR:
        discard_colour(table, seat, face)
    elif table.risk == 1:
        discard_display(table, seat)
    next_taker(table)


def discard_colour(table: np.record, seat: int, colour: int) -> None:
    """Discard all unsecured cards of the rolled colour."""
    for kind in range(NUMBER_KINDS):
        if colour_of(kind) == colour:
            table.discard[kind] += table.display[seat, kind]
            table.display[seat, kind] = 0


def discard_display(table: np.record, seat: int) -> None:
    """Risk variant: a star discards the whole unsecured display."""
    for colour in range(COLOURS):
        discard_colour(table, seat, colour)


def next_taker(table: np.record) -> None:
    """One after the other, until rows or players run out."""
    table.step += 1
    if table.step < table.players and is_any_row_left(table):
        table.phase = TAKE
    else:
        end_turn(table)


# A turn, B: securing


def may_secure(table: np.record, colour: int) -> bool:
    """Instead of drawing; at least one unsecured card of the colour is needed (ruling 7)."""
    if table.phase != START or colour < 0 or colour >= COLOURS:
        return False
    for kind in range(NUMBER_KINDS):
        if colour_of(kind) == colour and table.display[table.active, kind] > 0:
            return True
    return False


def secure(table: np.record, colour: int) -> None:
    """All unsecured cards of the colour become secured; that is the whole turn."""
    for kind in range(NUMBER_KINDS):
        if colour_of(kind) == colour:
            table.secured[table.active, kind] += table.display[table.active, kind]
            table.display[table.active, kind] = 0
    end_turn(table)


# The end of a turn, and of the game


def end_turn(table: np.record) -> None:
    """Discard what is left; over when the deck is used up, else the left neighbour's turn."""
    discard_rows(table)
    discard_directions(table)
    if is_deck_empty(table):
        table.phase = OVER
    else:
        table.active = (table.active + 1) % table.players
        begin_turn(table)


def discard_rows(table: np.record) -> None:
    """Rows that nobody takes go to the discard pile; their dice cards are not rolled."""
    for row in range(ROWS):
        for kind in range(KINDS):
            table.discard[kind] += table.rows[row, kind]
            table.rows[row, kind] = 0


def discard_directions(table: np.record) -> None:
    """Direction cards are discarded after the rows are given out (ruling 6)."""
    table.discard[DIRECTION_CARD] += table.aside
    table.aside = 0


# Looking at the cards


def in_deck(table: np.record, kind: int) -> int:
    return int(table.deck[kind])


def in_row(table: np.record, row: int, kind: int) -> int:
    return int(table.rows[row, kind])


def in_display(table: np.record, seat: int, kind: int) -> int:
    """Unsecured cards."""
    return int(table.display[seat, kind])


def in_secured(table: np.record, seat: int, kind: int) -> int:
    return int(table.secured[seat, kind])


def in_discard(table: np.record, kind: int) -> int:
    return int(table.discard[kind])


def directions(table: np.record) -> int:
    """Direction cards lying beside the deck in this turn."""
    return int(table.aside)


# Scoring


def total(table: np.record, seat: int) -> int:
    """The sum of the numbers of all own cards, displayed and secured."""
    points = 0
    for kind in range(NUMBER_KINDS):
        points += value_of(kind) * in_display(table, seat, kind)
        points += value_of(kind) * in_secured(table, seat, kind)
    return points


def cards_held(table: np.record, seat: int) -> int:
    """Ruling 9: the tie-break counts the cards held at the end, displayed and secured."""
    return count_cards(table.display[seat]) + count_cards(table.secured[seat])


def is_winner(table: np.record, seat: int) -> bool:
    """Most points; then most cards; else several winners. Nobody before the end."""
    if not is_over(table) or seat >= table.players:
        return False
    for other in range(table.players):
        if total(table, other) > total(table, seat):
            return False
        if total(table, other) == total(table, seat) and (
            cards_held(table, other) > cards_held(table, seat)
        ):
            return False
    return True
