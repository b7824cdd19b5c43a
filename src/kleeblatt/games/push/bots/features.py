"""What a net is told about a seat of PUSH. All inputs are 0 or 1.

The deck that is left, the three rows and how likely the next card fits nowhere, what everybody has
lying open, who is ahead, whose turn it is. Placing a card and stopping are half moves: a net values
what a seat has when a card is turned over next, or when it has taken its row.

Neither colours nor rows have names: the colour of which a seat has most lying open is its first
one, the row with most points the first row. What is learned about one then holds for all.
"""

from kleeblatt.core.inputs import can_look as can_look
from kleeblatt.core.inputs import is_sensible as is_sensible
from kleeblatt.core.inputs import option_key as option_key
from kleeblatt.core.inputs import put
from kleeblatt.core.kernel import kernel
from kleeblatt.games.push import deck
from kleeblatt.games.push.bots.heuristics import Workspace, medium
from kleeblatt.games.push.deck import COLOURS, KINDS, VALUES, colour_points, count, of_colour, size
from kleeblatt.games.push.rules import (
    CARD,
    DICE_CARD,
    DIE,
    DIRECTION_CARD,
    FACES,
    OVER,
    PLACE_ROW,
    ROWS,
    SEATS,
    STOP,
    TAKE,
    TAKE_ROW,
    State,
    cards_left,
    has_row,
    legal,
    score,
)
from kleeblatt.games.push.setup import Setup

OPEN_POINTS = (1, 4, 7, 10, 14, 19, 25, 32)  # of one colour, in somebody's display
ALL_POINTS = (1, 6, 11, 16, 22, 28, 35, 43, 52, 62, 75)  # of all colours
ROW_POINTS = (1, 3, 5, 7, 9, 11, 13, 15, 18, 21)
LEADS = (
    -60, -45, -35, -27, -21, -16, -12, -9, -6, -4, -2, 0, 1, 3, 5, 7, 10, 13, 17, 22, 28, 36, 46,
    61,
)  # fmt: skip
DECK_STEP, DECK_STEPS = 4, 30  # cards
DICE_LEFT, DIRECTIONS_LEFT = 20, 20
CHANCES = 24  # steps of the chance that the next card fits nowhere

# Where each group of inputs begins.
KIND_AT = 0
COLOUR_LEFT_AT = KIND_AT + KINDS * deck.COPIES
VALUE_LEFT_AT = COLOUR_LEFT_AT + COLOURS * VALUES * deck.COPIES
DICE_LEFT_AT = VALUE_LEFT_AT + VALUES * COLOURS * deck.COPIES
DIRECTIONS_LEFT_AT = DICE_LEFT_AT + DICE_LEFT
LEFT_AT = DIRECTIONS_LEFT_AT + DIRECTIONS_LEFT
DISPLAY_AT = LEFT_AT + DECK_STEPS
OPEN_CARDS_AT = DISPLAY_AT + SEATS * COLOURS * len(OPEN_POINTS)
OPEN_AT = OPEN_CARDS_AT + COLOURS * 6
ROW_AT = OPEN_AT + SEATS * len(ALL_POINTS)
ROW_SIZE = len(ROW_POINTS) + COLOURS + VALUES + 2
BUST_AT = ROW_AT + ROWS * ROW_SIZE
PHASE_AT = BUST_AT + CHANCES
ACTIVE_AT = PHASE_AT + OVER + 1
DECIDER_AT = ACTIVE_AT + SEATS
DIRECTION_AT = DECIDER_AT + SEATS
PLAYERS_AT = DIRECTION_AT + 1
RULES_AT = PLAYERS_AT + SEATS
LEAD_AT = RULES_AT + 2
AHEAD_AT = LEAD_AT + SEATS * len(LEADS)
INPUTS = AHEAD_AT + SEATS
MOST_ACTIVE = 512
KEYS = 0
SIDES = FACES
CANDIDATES, CLOSE = 4, 300  # to be looked at more closely


@kernel
def looks(setup: Setup, expert: int) -> int:
    """Strong looks at the next card, the expert at the next two."""
    return 1 + expert


@kernel
def is_half(setup: Setup, s: State, seat: int, move: int) -> bool:
    """Placing a card and stopping are followed by the same seat's next choice."""
    return move == STOP or PLACE_ROW <= move < TAKE_ROW


@kernel
def forget_others(setup: Setup, s: State, seat: int) -> None:
    """Nothing is decided at the same time."""


@kernel
def baseline(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """What medium would do."""
    legal(setup, s, seat, work.moves)
    return medium(setup, s, seat, work.moves, work)


@kernel
def features(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of all inputs that are 1; returns how many."""
    places = colour_places(setup, s, seat, out)
    n = deck_inputs(s, places, out, 0)
    n = display_inputs(setup, s, seat, places, out, n)
    n = row_inputs(s, places, out, n)
    n = turn_inputs(setup, s, seat, out, n)
    return lead_inputs(setup, s, seat, out, n)


# The order of colours and rows

PLACE_BITS = 3  # a colour's place among them


@kernel
def place_of(places: int, colour: int) -> int:
    """The place of a colour."""
    return (places >> (PLACE_BITS * colour)) & ((1 << PLACE_BITS) - 1)


@kernel
def colour_places(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Every colour's place, by what a seat has of it lying open, then the others and the rows."""
    for colour in range(COLOURS):
        out[colour] = colour_weight(setup, s, seat, colour)
    places = 0
    for colour in range(COLOURS):
        place = 0
        for other in range(COLOURS):
            place += out[other] > out[colour] or (out[other] == out[colour] and other < colour)
        places |= place << (PLACE_BITS * colour)
    return places


@kernel
def colour_weight(setup: Setup, s: State, seat: int, colour: int) -> int:
    """The points of a colour in a seat's display; then in the others', in the rows and the deck."""
    weight = colour_points(s.display[seat], colour)
    others = 0
    for away in range(1, setup.players):
        others += colour_points(s.display[(seat + away) % setup.players], colour)
    laid = 0
    for row in range(ROWS):
        laid += colour_points(s.row[row], colour)
    return ((weight * 256 + others) * 256 + laid) * 256 + colour_points(s.deck, colour)


@kernel
def row_place(s: State, row: int) -> int:
    """A row's place among those that lie there, by its points and then without a dice card."""
    place = 0
    for other in range(ROWS):
        if has_row(s, other):
            mine, theirs = row_weight(s, row), row_weight(s, other)
            place += theirs > mine or (theirs == mine and other < row)
    return place


@kernel
def row_weight(s: State, row: int) -> int:
    """Points, then no dice card, then fewer cards."""
    return (2 * deck.points(s.row[row]) + 1 - s.row_dice[row]) * VALUES - size(s.row[row])


# The table


@kernel
def deck_inputs(s: State, places: int, out: list[int], n: int) -> int:
    """How many cards are left of each kind, colour and value, and in all."""
    for kind in range(KINDS):
        left = count(s.deck, kind)
        if left > 0:
            place = place_of(places, kind // VALUES) * VALUES + kind % VALUES
            n = put(out, n, KIND_AT + place * deck.COPIES + left - 1)
    for colour in range(COLOURS):
        left = size(of_colour(s.deck, colour))
        if left > 0:
            at = COLOUR_LEFT_AT + place_of(places, colour) * VALUES * deck.COPIES
            n = put(out, n, at + left - 1)
    for value in range(VALUES):
        left = size(s.deck & deck.OF_VALUE[value])
        if left > 0:
            n = put(out, n, VALUE_LEFT_AT + value * COLOURS * deck.COPIES + left - 1)
    if s.deck_dice > 0:
        n = put(out, n, DICE_LEFT_AT + min(s.deck_dice, DICE_LEFT) - 1)
    if s.deck_directions > 0:
        n = put(out, n, DIRECTIONS_LEFT_AT + min(s.deck_directions, DIRECTIONS_LEFT) - 1)
    for step in range(min(cards_left(s) // DECK_STEP, DECK_STEPS)):
        n = put(out, n, LEFT_AT + step)
    return n


@kernel
def display_inputs(setup: Setup, s: State, seat: int, places: int, out: list[int], n: int) -> int:
    """What lies open, by colour: one's own, then that of the next seats."""
    for away in range(setup.players):
        cards = s.display[(seat + away) % setup.players]
        for colour in range(COLOURS):
            points = colour_points(cards, colour)
            at = DISPLAY_AT + (away * COLOURS + place_of(places, colour)) * len(OPEN_POINTS)
            for step in range(len(OPEN_POINTS)):
                if points >= OPEN_POINTS[step]:
                    n = put(out, n, at + step)
        points = deck.points(cards)
        for step in range(len(ALL_POINTS)):
            if points >= ALL_POINTS[step]:
                n = put(out, n, OPEN_AT + away * len(ALL_POINTS) + step)
    for colour in range(COLOURS):
        cards = min(6, size(of_colour(s.display[seat], colour)))
        if cards > 0:
            n = put(out, n, OPEN_CARDS_AT + 6 * place_of(places, colour) + cards - 1)
    return n


@kernel
def row_inputs(s: State, places: int, out: list[int], n: int) -> int:
    """The rows, and the chance that the next card fits into none."""
    rows = 0
    for row in range(ROWS):
        if not has_row(s, row):
            continue
        rows += 1
        at = ROW_AT + row_place(s, row) * ROW_SIZE
        n = put(out, n, at)
        if s.row_dice[row] == 1:
            n = put(out, n, at + 1)
        for colour in range(COLOURS):
            if of_colour(s.row[row], colour) != 0:
                n = put(out, n, at + 2 + place_of(places, colour))
        for value in range(VALUES):
            if s.row[row] & deck.OF_VALUE[value] != 0:
                n = put(out, n, at + 2 + COLOURS + value)
        n = step_inputs(deck.points(s.row[row]), at + 2 + COLOURS + VALUES, out, n)
    if rows == ROWS and s.phase == CARD:
        for step in range(misfits(s) * CHANCES // max(1, cards_left(s))):
            n = put(out, n, BUST_AT + step)
    return n


@kernel
def step_inputs(points: int, at: int, out: list[int], n: int) -> int:
    """The steps that are reached."""
    for step in range(len(ROW_POINTS)):
        if points >= ROW_POINTS[step]:
            n = put(out, n, at + step)
    return n


@kernel
def misfits(s: State) -> int:
    """How many cards of the deck fit into none of the three rows."""
    total = 0
    for kind in range(KINDS):
        left = count(s.deck, kind)
        if left > 0:
            fits = False
            for row in range(ROWS):
                cards = s.row[row]
                taken = of_colour(cards, kind // VALUES) | (cards & deck.OF_VALUE[kind % VALUES])
                fits = fits or taken == 0
            if not fits:
                total += left
    if s.row_dice[0] + s.row_dice[1] + s.row_dice[2] == ROWS:
        total += s.deck_dice
    return total


# The players


@kernel
def turn_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """Whose turn it is, who decides or rolls next, and by which rules."""
    players = setup.players
    n = put(out, n, PHASE_AT + s.phase)
    n = put(out, n, ACTIVE_AT + (s.active + players - seat) % players)
    if s.phase == TAKE or s.phase == DIE:
        n = put(out, n, DECIDER_AT + (s.decider + players - seat) % players)
    if s.directions % 2 == 1:
        n = put(out, n, DIRECTION_AT)
    n = put(out, n, PLAYERS_AT + players - 1)
    if setup.risk == 1:
        n = put(out, n, RULES_AT)
    if setup.has_direction == 1:
        n = put(out, n, RULES_AT + 1)
    return n


@kernel
def lead_inputs(setup: Setup, s: State, seat: int, out: list[int], n: int) -> int:
    """How many are ahead; the lead over each of the next seats."""
    mine, ahead = score(setup, s, seat), 0
    for away in range(1, setup.players):
        lead = mine - score(setup, s, (seat + away) % setup.players)
        ahead += lead < 0
        for step in range(len(LEADS)):
            if lead >= LEADS[step]:
                n = put(out, n, LEAD_AT + away * len(LEADS) + step)
    return put(out, n, AHEAD_AT + ahead)


# Looking ahead


@kernel
def outcome_count(setup: Setup, s: State) -> int:
    """Every kind of card, or every face of the die."""
    return FACES if s.phase == DIE else DIRECTION_CARD + 1


@kernel
def outcome_at(setup: Setup, s: State, i: int) -> int:
    """They are numbered from 0 on."""
    return i


@kernel
def outcome_weight(setup: Setup, s: State, i: int) -> int:
    """As many as are left; the faces of the die are all as likely."""
    if s.phase == DIE:
        return 1
    if i == DICE_CARD:
        return s.deck_dice
    return s.deck_directions if i == DIRECTION_CARD else count(s.deck, i)
