"""PUSH. § names a heading of the rules page. Kernels are unchecked.

    START → CARD → PLACE → GO_ON → CARD … → TAKE → (DIE →) TAKE → (DIE →) … START
                 ↘ bust: DIE → TAKE …

One seat decides at a time. START: draw, or secure a colour. PLACE: where the card goes. GO_ON: draw
on, or stop. TAKE: the active seat takes a row (not after a bust), then the others, one after
the other. CARD and DIE are chance; the order of the deck exists nowhere, only what is left in it.
"""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves, add
from kleeblatt.games.push import deck
from kleeblatt.games.push.deck import (
    COLOURS,
    DICE_CARD,
    DIRECTION_CARD,
    KINDS,
    count,
    of_colour,
    one,
    size,
)
from kleeblatt.games.push.events import (
    Bust,
    CardDrawn,
    CardPlaced,
    CardsSecured,
    DieRolled,
    DirectionTurned,
    GameEnded,
    RowTaken,
    Stopped,
    TableCleared,
    TurnBegan,
)
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import (
    CARD,
    DIE,
    GO_ON,
    OVER,
    PLACE,
    ROWS,
    SEATS,
    START,
    TAKE,
    State,
    assign,
    cards_left,
    in_the_way,
)

STAR = COLOURS  # a face of the die, after the colours
FACES = COLOURS + 1

# Moves (nothing in this game is a pass).
DRAW = 1
STOP = 2
SECURE = 3  # plus a colour
PLACE_ROW = SECURE + COLOURS  # plus a row
TAKE_ROW = PLACE_ROW + ROWS
MOVES = TAKE_ROW + ROWS

PARTS = 2
DISPLAYED_PART, SECURED_PART = range(PARTS)


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    s.deck = deck.ALL
    s.deck_dice = deck.DICE_CARDS
    s.deck_directions = setup.direction_cards
    begin_turn(s, 0)


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Does a card or the die decide next?"""
    return s.phase == CARD or s.phase == DIE


@kernel
def awaited(s: State) -> int:
    """The seat that must decide now, as a bit."""
    return 0 if is_chance(s) or s.phase == OVER else 1 << s.decider


@kernel
def stage(s: State) -> int:
    """A number that changes when a decision comes to light: at once."""
    return s.stage


@kernel
def ask(s: State, phase: int, seat: int) -> None:
    """This seat decides (or rolls) next."""
    s.phase = phase
    s.decider = seat
    s.stage += 1


# § A turn: secure


@kernel(tells=CardsSecured)
def secure(s: State, seat: int, colour: int) -> None:
    """The displayed cards of a colour can no longer be lost."""
    secured = of_colour(s.display[seat], colour)
    s.display[seat] -= secured
    s.secured[seat] += secured


# § A turn: draw


@kernel
def fits(s: State, row: int) -> bool:
    """May the drawn card go into this row?"""
    if row == s.begun:
        return s.begun < ROWS
    if row > s.begun:
        return False
    if s.card == DICE_CARD:
        return s.row_dice[row] == 0  # one dice card a row
    return in_the_way(s, row) == 0


@kernel
def fits_somewhere(s: State) -> bool:
    """May the drawn card be placed at all?"""
    for row in range(ROWS):
        if fits(s, row):
            return True
    return False


@kernel
def turn_over(setup: Setup, s: State, kind: int) -> None:
    """A card comes: it is placed, or lies beside the deck, or the turn is bust."""
    draw(s, kind)
    if kind == DIRECTION_CARD:
        turn_direction(setup, s)
        go_on(s)
    elif fits_somewhere(s):
        ask(s, PLACE, s.active)
    else:
        go_bust(s)


@kernel(tells=CardDrawn)
def draw(s: State, kind: int) -> None:
    """The next card of the deck."""
    s.card = kind
    if kind == DIRECTION_CARD:
        s.deck_directions -= 1
    elif kind == DICE_CARD:
        s.deck_dice -= 1
    else:
        s.deck -= one(kind)


@kernel(tells=DirectionTurned)
def turn_direction(setup: Setup, s: State) -> None:
    """A direction card lies beside the deck; where there are two players it does nothing."""
    s.directions += setup.has_direction
    s.discard_directions += 1 - setup.has_direction


@kernel(tells=Bust)
def go_bust(s: State) -> None:
    """The card fits nowhere: no row for the active seat, but the die."""
    if s.card == DICE_CARD:
        s.discard_dice += 1
    else:
        s.discard += one(s.card)
    ask(s, DIE, s.active)


@kernel
def place(s: State, row: int) -> None:
    """Put the drawn card into a row, and go on."""
    lay(s, row)
    go_on(s)


@kernel(tells=CardPlaced)
def lay(s: State, row: int) -> None:
    """The drawn card lies in a row."""
    if row == s.begun:
        s.begun += 1
    if s.card == DICE_CARD:
        s.row_dice[row] = 1
    else:
        s.row[row] += one(s.card)


@kernel
def go_on(s: State) -> None:
    """Draw on or stop; with no cards left the turn stops by itself (ruling 8)."""
    if cards_left(s) > 0:
        ask(s, GO_ON, s.active)
    else:
        stop(s)


@kernel(tells=Stopped)
def stop(s: State) -> None:
    """The active seat takes a row, if there is one."""
    if s.begun > 0:
        ask(s, TAKE, s.active)
    else:
        finish_turn(s)


# § Stop: rows are taken one after the other


@kernel
def has_row(s: State, row: int) -> bool:
    """Does a row lie there?"""
    return s.row[row] != 0 or s.row_dice[row] == 1


@kernel
def take(setup: Setup, s: State, row: int) -> None:
    """A dice card makes the taker roll."""
    has_dice = s.row_dice[row]
    take_cards(s, row)
    if has_dice == 1:
        ask(s, DIE, s.decider)
    else:
        next_taker(setup, s)


@kernel(tells=RowTaken)
def take_cards(s: State, row: int) -> None:
    """Number cards go into the display, a dice card onto the discard pile."""
    s.display[s.decider] += s.row[row]
    s.discard_dice += s.row_dice[row]
    s.row[row] = 0
    s.row_dice[row] = 0


@kernel
def next_taker(setup: Setup, s: State) -> None:
    """To the left, or with an odd number of direction cards to the right, until rows run out."""
    rows = 0
    for row in range(ROWS):
        rows += has_row(s, row)
    s.takers += 1
    if rows == 0 or s.takers == setup.players:
        next_turn(setup, s)
    else:
        away = s.takers if s.directions % 2 == 0 else setup.players - s.takers
        ask(s, TAKE, (s.active + away) % setup.players)


@kernel
def next_turn(setup: Setup, s: State) -> None:
    """Finish this turn and begin that of the next player, if there is one."""
    finish_turn(s)
    if s.phase != OVER:
        begin_turn(s, (s.active + 1) % setup.players)


@kernel(tells=TurnBegan)
def begin_turn(s: State, seat: int) -> None:
    """It is this seat's turn."""
    s.active = seat
    ask(s, START, seat)


@kernel
def finish_turn(s: State) -> None:
    """Clear the table; without a deck the game ends."""
    clear_table(s)
    s.begun = 0
    s.takers = 0
    if cards_left(s) == 0:
        end_game(s)


@kernel(tells=TableCleared)
def clear_table(s: State) -> None:
    """Rows that nobody took and direction cards are discarded."""
    for row in range(ROWS):
        s.discard += s.row[row]
        s.discard_dice += s.row_dice[row]
        s.row[row] = 0
        s.row_dice[row] = 0
    s.discard_directions += s.directions
    s.directions = 0


@kernel(tells=GameEnded)
def end_game(s: State) -> None:
    """The deck is used up."""
    ask(s, OVER, s.active)


@kernel
def roll_die(setup: Setup, s: State, face: int) -> None:
    """Discard the unsecured cards of the colour; a star: nothing, or with risk everything."""
    lost = 0
    if face != STAR:
        lost = of_colour(s.display[s.decider], face)
    elif setup.risk == 1:
        lost = s.display[s.decider]
    lose(s, face, lost)
    next_taker(setup, s)


@kernel(tells=DieRolled)
def lose(s: State, face: int, lost: int) -> None:
    """The die costs these cards."""
    s.display[s.decider] -= lost
    s.discard += lost


# Legal moves


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """List the legal moves of the seat that decides (at least one)."""
    moves.count = 0
    if s.phase == START:
        add(moves, DRAW)
        for colour in range(COLOURS):
            if of_colour(s.display[seat], colour) != 0:
                add(moves, SECURE + colour)
    elif s.phase == PLACE:
        for row in range(ROWS):
            if fits(s, row):
                add(moves, PLACE_ROW + row)
    elif s.phase == GO_ON:
        add(moves, DRAW)
        if s.begun > 0:
            add(moves, STOP)
    else:
        for row in range(ROWS):
            if has_row(s, row):
                add(moves, TAKE_ROW + row)


# Making a move


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    if move >= TAKE_ROW:
        take(setup, s, move - TAKE_ROW)
    elif move >= PLACE_ROW:
        place(s, move - PLACE_ROW)
    elif move >= SECURE:
        secure(s, seat, move - SECURE)
        next_turn(setup, s)
    elif move == STOP:
        stop(s)
    else:
        ask(s, CARD, seat)


# Chance


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Draw an outcome: the kind of the next card, or a face of the die."""
    if s.phase == DIE:
        return below(rng, FACES)
    k = below(rng, cards_left(s))
    for kind in range(KINDS):
        k -= count(s.deck, kind)
        if k < 0:
            return kind
    return DICE_CARD if k < s.deck_dice else DIRECTION_CARD


@kernel
def occasion(setup: Setup, s: State) -> int:
    """Cards: how many are left. The die: who rolls it (once a turn), with that many cards left."""
    roller = 1 + s.decider if s.phase == DIE else 0
    return cards_left(s) * (SEATS + 1) + roller


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """The card is turned over, or the die lies."""
    if s.phase == DIE:
        roll_die(setup, s, outcome)
    else:
        turn_over(setup, s, outcome)


# § End


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """The numbers of the displayed, or of the secured cards."""
    return deck.points(s.display[seat] if part == DISPLAYED_PART else s.secured[seat])


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """The sum of all own cards."""
    return deck.points(s.display[seat]) + deck.points(s.secured[seat])


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Of equal scores wins who has more cards (ruling 9)."""
    return size(s.display[seat]) + size(s.secured[seat])
