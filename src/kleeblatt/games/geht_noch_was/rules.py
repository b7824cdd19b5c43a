"""Geht noch was? § names a heading of the rules page. Kernels are unchecked.

    START → FAIRY → BONUS → BUY → BUILD → DICE → DECIDE → DICE → DECIDE … → PUSH → BONUS …
                    └──────── from round 2 ───┘

FAIRY and DICE are chance, and so is every card that is drawn (`drawing`). In all other phases the
seats of `waiting` decide, in any order. What they decide on one roll (DECIDE) comes to light when
all have decided; everything else is seen at once.
"""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves, add
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    COPIES,
    FIRST_WORD,
    GREEN,
    OF_COLOUR,
    WORDS,
    bit_of,
    colour_of,
    nth,
    size,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, ROUNDS
from kleeblatt.games.geht_noch_was.dice import BLUE, FACES, RED, RED_HANDS
from kleeblatt.games.geht_noch_was.events import (
    BonusForgone,
    BonusTaken,
    BuyingBegan,
    BuyingEnded,
    CardBought,
    CardDrawn,
    CardExchanged,
    CardFulfilled,
    CardKept,
    CardLifted,
    CardPaid,
    CardPlaced,
    CardPushed,
    CardReturned,
    CardScored,
    Consoled,
    DiceThrown,
    Failed,
    FailureAverted,
    FairyDrawn,
    GameEnded,
    IncomeReceived,
    LiftsDeclined,
    LuckSpent,
    MoneyLost,
    PushingBegan,
    RollingBegan,
    RoundBegan,
    SetCompleted,
    SetsBroken,
    StartCardsDealt,
    StayedIn,
    WentOut,
)
from kleeblatt.games.geht_noch_was.setup import START_CARDS, Setup
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    FAIRY,
    NEW_CARDS,
    OVER,
    PLACES,
    PUSH,
    START,
    WIDTH,
    State,
    assign,
    free_place,
    place_of,
)
from kleeblatt.games.geht_noch_was.supply import (
    SET_POINTS,
    can_regroup,
    count,
    deck_size,
    is_scored,
    level_scored,
    marker_on,
    sets,
    shuffled,
)
from kleeblatt.games.geht_noch_was.taking import (
    add_luck,
    put_under,
    remove_from_deck,
    take_luck,
    want,
)

OPEN_LEVELS = 3  # below the VIP line
MOST_ROLLS = 64  # in a round, and more: each needs a marker of somebody
BLACK = 5  # markers of a player
MOST_BOUGHT = 4
HANDS = len(RED_HANDS)

# Moves. PASS ends buying, or the pushes of a Push it!. A card's number is added to the later ones.
TAKE_BONUS = 1  # plus 0 or 1
BUY_CARD = 3  # plus a colour
KEEP = 6
EXCHANGE = 7
STAY = 8
LEAVE = 9
AVERT = 10
FAIL = 11
MARK, PUSH_UP, SCORE, LIFT, PAY, PLACE = range(6)  # kinds of moves with a card
MARK_CARD = 12
PUSH_CARD = MARK_CARD + PUSH_UP * ALL_CARDS
SCORE_CARD = MARK_CARD + SCORE * ALL_CARDS
LIFT_CARD = MARK_CARD + LIFT * ALL_CARDS
PAY_CARD = MARK_CARD + PAY * ALL_CARDS
PLACE_CARD = MARK_CARD + PLACE * ALL_CARDS  # plus 192 · level
MOVES = PLACE_CARD + OPEN_LEVELS * ALL_CARDS

PARTS = LEVELS + 2
LUCK_PART, SETS_PART = LEVELS, LEVELS + 1  # after the levels


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Does a card, the dice or the choice of the first Glücksfee come next?"""
    return s.drawing != 0 or s.phase == FAIRY or s.phase == DICE


@kernel
def awaited(s: State) -> int:
    """The seats that must decide now, as bits."""
    return 0 if is_chance(s) else s.waiting


@kernel
def stage(s: State) -> int:
    """A number that changes when something comes to light."""
    return s.stage


@kernel
def everyone(setup: Setup) -> int:
    """All seats, as bits."""
    return (1 << setup.players) - 1


# § Material and set-up


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    for colour in range(COLOURS):
        for copy in range(setup.copies):
            s.pile[FIRST_WORD[colour] + 2 * copy] |= OF_COLOUR[colour]
    s.luck = setup.luck
    for seat in range(setup.players):
        s.black[seat] = BLACK
        deal(setup, s, seat)
    if setup.free_start == 1:
        s.waiting = everyone(setup)
    advance(setup, s)


@kernel(tells=StartCardsDealt)
def deal(setup: Setup, s: State, seat: int) -> None:
    """The start cards lie in the display, or beside the clover to be placed freely."""
    for i in range(START_CARDS):
        card = setup.start_card[seat][i]
        s.pile[word_of(card)] -= bit_of(card)
        if setup.free_start == 1:
            s.new[seat][i] = card + 1
        else:
            lay(s, seat, i // 2, card)  # two on each of the three lowest levels (ruling 12)


# The phases


@kernel
def advance(setup: Setup, s: State) -> None:
    """Go on to where a seat or chance must decide."""
    while s.waiting == 0 and not is_chance(s) and s.phase != OVER:
        if s.phase == START and setup.players > 1:
            s.phase = FAIRY
        elif s.phase == START or s.phase == PUSH:
            begin_round(setup, s)
        elif s.phase == BONUS:
            begin_buying(setup, s)
        elif s.phase == BUY:
            begin_building(setup, s)
        elif s.phase == BUILD:
            begin_rolling(setup, s)
        elif s.failed != 0:
            console(setup, s)
        elif s.playing != 0:
            s.phase = DICE
        else:
            begin_pushing(setup, s)


@kernel
def finish(s: State, seat: int) -> None:
    """A seat has nothing more to decide in this phase."""
    s.waiting &= ~(1 << seat)


@kernel
def begin_round(setup: Setup, s: State) -> None:
    """§ 1 Bonus. In the first round everyone takes the same; there is nothing to buy or build."""
    if s.round == ROUNDS:
        end_game(s)
        return
    next_round(setup, s)
    if s.round > 1:
        s.phase = BONUS
        s.waiting = everyone(setup)
        return
    for i in range(setup.players):
        take_luck(s, (s.fairy + i) % setup.players, setup.bonus_luck[1][0])
    s.phase = BUILD


@kernel(tells=RoundBegan)
def next_round(setup: Setup, s: State) -> None:
    """The dice go to the next Glücksfee, clockwise."""
    if s.round > 0:
        s.fairy = (s.fairy + 1) % setup.players
    s.round += 1


@kernel(tells=GameEnded)
def end_game(s: State) -> None:
    """All rounds have been played."""
    s.phase = OVER


@kernel(tells=BuyingBegan)
def begin_buying(setup: Setup, s: State) -> None:
    """§ 2 Buy."""
    s.phase = BUY
    s.waiting = everyone(setup)
    for seat in range(setup.players):
        receive_income(setup, s, seat)


@kernel
def begin_building(setup: Setup, s: State) -> None:
    """§ 3 Build. Only seats with new cards have something to decide."""
    s.phase = BUILD
    for i in range(setup.players):
        seat = (s.fairy + i) % setup.players
        if s.new[seat][0] != 0:
            s.waiting |= 1 << seat
            build_on(s, seat)


@kernel(tells=RollingBegan)
def begin_rolling(setup: Setup, s: State) -> None:
    """§ 4 Roll. Everyone is IN."""
    s.playing = everyone(setup)
    s.rolls = 0
    s.phase = DICE


@kernel(tells=PushingBegan)
def begin_pushing(setup: Setup, s: State) -> None:
    """§ 5 Push. Only seats with marked cards have something to decide."""
    s.phase = PUSH
    for seat in range(setup.players):
        if s.marked[seat] != 0:
            s.waiting |= 1 << seat


@kernel(tells=CardDrawn)
def receive(setup: Setup, s: State, card: int) -> None:
    """The card has come: to the clover, or as a consolation into the display."""
    colour, seat = s.drawing - 1, s.drawer
    s.drawing = 0
    s.exchanging = 0
    remove_from_deck(s, card)
    if s.phase == DECIDE:
        place_card(s, seat, 0, card)
    elif s.phase == BUY and deck_size(s, colour) > 0 and has_identical(setup, s, seat, card):
        s.offered[seat] = card + 1
    else:
        put_beside(s, seat, card)


# § 2 Buy


@kernel
def income(setup: Setup, s: State, seat: int) -> int:
    """The factor of its level for every scored green card."""
    money = 0
    for level in range(LEVELS):
        money += count(s, seat, level, GREEN) * setup.factor[level]
    return money


@kernel(tells=IncomeReceived)
def receive_income(setup: Setup, s: State, seat: int) -> None:
    """Money for this round; by the solo rules it comes only from cards that are given back."""
    s.bought[seat] = 0
    s.money[seat] = 0 if setup.solo_rules == 1 else income(setup, s, seat)


@kernel
def can_buy(setup: Setup, s: State, seat: int, colour: int) -> bool:
    """Enough money, not yet four cards, and a card to be had."""
    if s.money[seat] < setup.cost[colour] or s.bought[seat] == MOST_BOUGHT:
        return False
    return deck_size(s, colour) > 0 or can_regroup(setup, s, colour)


@kernel(tells=CardBought)
def buy(setup: Setup, s: State, seat: int, colour: int) -> None:
    """Pay, and draw."""
    s.money[seat] -= setup.cost[colour]
    s.bought[seat] += 1
    want(setup, s, seat, colour)


@kernel
def has_identical(setup: Setup, s: State, seat: int, card: int) -> bool:
    """Is there an unscored card in the display with the same colour and task?"""
    for place in range(PLACES):
        other = s.display[seat][place]
        if other != 0 and setup.kind[other - 1] == setup.kind[card]:
            return True
    return False


@kernel(tells=CardKept)
def keep(s: State, seat: int) -> None:
    """Keep a card that could have been exchanged."""
    put_beside(s, seat, s.offered[seat] - 1)
    s.offered[seat] = 0


@kernel(tells=CardExchanged)
def exchange(setup: Setup, s: State, seat: int) -> None:
    """Put it under its deck and draw another one."""
    card = s.offered[seat] - 1
    s.offered[seat] = 0
    put_under(s, card)
    s.exchanging = 1
    want(setup, s, seat, colour_of(card))


@kernel(tells=CardPaid)
def pay(setup: Setup, s: State, seat: int, card: int) -> None:
    """§ Solo 3: a scored green card goes under the deck for the money of its level."""
    level = level_scored(s, seat, card)
    times = 1
    marker = marker_on(s, card)
    take_scored(s, seat, level, card)
    if marker >= 0:
        times = s.times[marker]
        s.multiplied[marker] = 0
        s.times[marker] = 0
    s.money[seat] += setup.factor[level] * times
    put_under(s, card)


@kernel(tells=SetsBroken)
def take_scored(s: State, seat: int, level: int, card: int) -> None:
    """A scored card goes."""
    s.scored[seat][level * WORDS + word_of(card)] -= bit_of(card)


@kernel(tells=BuyingEnded)
def stop_buying(s: State, seat: int) -> None:
    """The seat buys nothing more."""
    lose_money(s, seat)
    finish(s, seat)


@kernel(tells=MoneyLost)
def lose_money(s: State, seat: int) -> None:
    """What was not spent is lost."""
    s.money[seat] = 0


# § 3 Build


@kernel
def put_beside(s: State, seat: int, card: int) -> None:
    """A new card waits beside the clover."""
    i = 0
    while s.new[seat][i] != 0:
        i += 1
    s.new[seat][i] = card + 1


@kernel
def take_new(s: State, seat: int, i: int) -> int:
    """Take up the i-th of the new cards; the others close up."""
    card = s.new[seat][i] - 1
    for j in range(i, NEW_CARDS - 1):
        s.new[seat][j] = s.new[seat][j + 1]
    s.new[seat][NEW_CARDS - 1] = 0
    return card


@kernel
def lay(s: State, seat: int, level: int, card: int) -> None:
    """A card into the display, on a level that has room."""
    s.display[seat][free_place(s, seat, level)] = card + 1


@kernel(tells=CardPlaced)
def place_card(s: State, seat: int, level: int, card: int) -> None:
    """A new card into the display."""
    lay(s, seat, level, card)


@kernel
def build(s: State, seat: int, card: int, level: int) -> None:
    """A new card from beside the clover into the display."""
    i = 0
    while s.new[seat][i] != card + 1:
        i += 1
    place_card(s, seat, level, take_new(s, seat, i))
    build_on(s, seat)


@kernel
def build_on(s: State, seat: int) -> None:
    """With no room left, the other new cards go under their decks."""
    has_room = False
    for level in range(OPEN_LEVELS):
        has_room = has_room or free_place(s, seat, level) >= 0
    while not has_room and s.new[seat][0] != 0:
        return_new(s, seat)
    if s.new[seat][0] == 0:
        finish(s, seat)


@kernel(tells=CardReturned)
def return_new(s: State, seat: int) -> None:
    """The first of the new cards goes under its deck."""
    put_under(s, take_new(s, seat, 0))


# § 4 Roll


@kernel(tells=DiceThrown)
def throw(setup: Setup, s: State, rolled: int) -> None:
    """The dice lie. Who is OUT gets luck; who is IN decides."""
    s.rolled = rolled
    s.rolls += 1
    s.phase = DECIDE
    for i in range(setup.players):
        seat = (s.fairy + i) % setup.players
        s.settled[seat] = 0
        if not (s.playing >> seat) & 1:
            take_luck(s, seat, 1)
    s.waiting = s.playing


@kernel
def fulfils(setup: Setup, s: State, card: int) -> bool:
    """Does the roll fulfil a card?"""
    return setup.fulfils[word_of(card) % 2][s.rolled] & bit_of(card) != 0


@kernel
def lowest_level(s: State, seat: int) -> int:
    """The level of the card fulfilled last: levels only go up, so it is the highest marked one."""
    level = 0
    for place in range(PLACES):
        if (s.marked[seat] >> place) & 1:
            level = place // WIDTH
    return level


@kernel
def highest_level(s: State, seat: int) -> int:
    """One level higher than that; the bottom one as long as nothing is marked."""
    return min(lowest_level(s, seat) + (s.marked[seat] != 0), LEVELS - 1)


@kernel
def list_marks(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """The cards that the seat may fulfil with this roll."""
    if s.black[seat] == 0 and s.clover[seat] == 0:
        return
    first, last = lowest_level(s, seat), highest_level(s, seat)
    for place in range(WIDTH * first, WIDTH * (last + 1)):
        card = s.display[seat][place] - 1
        if card >= 0 and not (s.marked[seat] >> place) & 1 and fulfils(setup, s, card):
            add(moves, MARK_CARD + card)


@kernel(tells=CardFulfilled)
def mark(s: State, seat: int, card: int) -> None:
    """A black marker, or when they are used up a luck marker."""
    place = place_of(s, seat, card)
    s.marked[seat] |= 1 << place
    if s.black[seat] > 0:
        s.black[seat] -= 1
    else:
        mark_with_luck(s, seat, place)
    s.settled[seat] = 1


@kernel(tells=LuckSpent)
def mark_with_luck(s: State, seat: int, place: int) -> None:
    """Luck from the clover is the marker."""
    s.clover[seat] -= 1
    s.lucky[seat] |= 1 << place


@kernel
def unmark(s: State, seat: int, bit: int) -> None:
    """Black markers return to the seat, luck markers to the supply."""
    if s.lucky[seat] & bit:
        s.luck += 1
    elif s.marked[seat] & bit:
        s.black[seat] += 1
    s.marked[seat] &= ~bit
    s.lucky[seat] &= ~bit


@kernel(tells=FailureAverted)
def avert(s: State, seat: int) -> None:
    """A luck marker keeps the seat from failing."""
    s.clover[seat] -= 1
    s.luck += 1
    s.settled[seat] = 1


@kernel(tells=Failed)
def fail(s: State, seat: int) -> None:
    """All markers of this round come off, and the seat is OUT."""
    for place in range(PLACES):
        unmark(s, seat, 1 << place)
    s.failed |= 1 << seat
    drop_out(s, seat)


@kernel(tells=StayedIn)
def stay(s: State, seat: int) -> None:
    """IN."""
    finish(s, seat)


@kernel(tells=WentOut)
def leave(s: State, seat: int) -> None:
    """OUT of one's own will: the markers stay."""
    drop_out(s, seat)


@kernel
def drop_out(s: State, seat: int) -> None:
    """OUT."""
    s.playing &= ~(1 << seat)
    finish(s, seat)


@kernel(tells=Consoled)
def console(setup: Setup, s: State) -> None:
    """The next seat that has failed, clockwise from the Glücksfee, gets a green card."""
    seat = s.fairy
    while not (s.failed >> seat) & 1:
        seat = (seat + 1) % setup.players
    s.failed &= ~(1 << seat)
    if free_place(s, seat, 0) >= 0:
        want(setup, s, seat, GREEN)


# § 5 Push


@kernel
def list_pushes(s: State, seat: int, moves: Moves) -> None:
    """Every marked card: push it, if the level above has room, or score it."""
    for place in range(PLACES):
        if (s.marked[seat] >> place) & 1:
            card = s.display[seat][place] - 1
            level = place // WIDTH + 1
            if level < LEVELS and free_place(s, seat, level) >= 0:
                add(moves, PUSH_CARD + card)
            add(moves, SCORE_CARD + card)


@kernel
def take_up(s: State, seat: int, place: int) -> int:
    """Take a card from the display; its marker returns."""
    card = s.display[seat][place] - 1
    s.display[seat][place] = 0
    unmark(s, seat, 1 << place)
    return card


@kernel(tells=CardPushed)
def push(s: State, seat: int, card: int) -> None:
    """One level up."""
    place = place_of(s, seat, card)
    lay(s, seat, place // WIDTH + 1, take_up(s, seat, place))


@kernel(tells=CardScored)
def score_card(setup: Setup, s: State, seat: int, card: int) -> None:
    """To the right of the bar; by the solo rules Push it! on the two highest levels."""
    place = place_of(s, seat, card)
    level = place // WIDTH
    take_up(s, seat, place)
    put_scored(s, seat, level, card)
    if setup.solo_rules == 1 and level >= OPEN_LEVELS:
        s.lifts[seat] = level - OPEN_LEVELS + 1
        s.lifter[seat] = card + 1
        stop_lifting_if_nothing_moves(s, seat)


@kernel(tells=SetCompleted)
def put_scored(s: State, seat: int, level: int, card: int) -> None:
    """A scored card comes."""
    s.scored[seat][level * WORDS + word_of(card)] += bit_of(card)


@kernel
def may_lift(s: State, seat: int, card: int) -> bool:
    """Another card, of the same or an easier colour."""
    lifter = s.lifter[seat] - 1
    return card != lifter and colour_of(card) <= colour_of(lifter)


@kernel
def list_lifts(s: State, seat: int, moves: Moves) -> None:
    """The scored cards that may be pushed, from the bottom level up to the last but one."""
    for level in range(LEVELS - 1):
        for colour in range(COLOURS):
            first = s.scored[seat][level * WORDS + FIRST_WORD[colour]] & OF_COLOUR[colour]
            second = s.scored[seat][level * WORDS + FIRST_WORD[colour] + 2] & OF_COLOUR[colour]
            for n in range(size(first) + size(second)):
                card = nth(first, second, colour, n)
                if may_lift(s, seat, card):
                    add(moves, LIFT_CARD + card)


@kernel
def can_lift(s: State, seat: int) -> bool:
    """Is there a card to push?"""
    for level in range(LEVELS - 1):
        for word in range(WORDS):
            cards = s.scored[seat][level * WORDS + word]
            for colour in range(colour_of(s.lifter[seat] - 1) + 1):
                if FIRST_WORD[colour] == word % 2:
                    some = cards & OF_COLOUR[colour]
                    if word_of(s.lifter[seat] - 1) == word:
                        some &= ~bit_of(s.lifter[seat] - 1)
                    if some != 0:
                        return True
    return False


@kernel
def stop_lifting_if_nothing_moves(s: State, seat: int) -> None:
    """After the last push, or without a card to push, the Push it! is over."""
    if s.lifts[seat] == 0 or not can_lift(s, seat):
        stop_lifting(s, seat)


@kernel
def stop_lifting(s: State, seat: int) -> None:
    """The Push it! is over."""
    s.lifts[seat] = 0
    s.lifter[seat] = 0


@kernel(tells=LiftsDeclined)
def decline_lifts(s: State, seat: int) -> None:
    """No more Push it! pushes."""
    stop_lifting(s, seat)
    if s.marked[seat] == 0:
        finish(s, seat)


@kernel(tells=CardLifted)
def lift(s: State, seat: int, card: int) -> None:
    """A scored card goes one level up, with its ×3/×4 marker."""
    level = level_scored(s, seat, card)
    s.scored[seat][level * WORDS + word_of(card)] -= bit_of(card)
    s.scored[seat][(level + 1) * WORDS + word_of(card)] += bit_of(card)
    s.lifts[seat] -= 1
    stop_lifting_if_nothing_moves(s, seat)


# Legal moves


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """List the legal moves of an awaited seat (at least one)."""
    moves.count = 0
    if s.phase == DECIDE:
        if s.settled[seat] == 1:
            add(moves, STAY)
            add(moves, LEAVE)
        else:
            list_marks(setup, s, seat, moves)
            if s.clover[seat] > 0:
                add(moves, AVERT)
            add(moves, FAIL)
    elif s.phase == PUSH:
        if s.lifts[seat] > 0:
            add(moves, PASS)
            list_lifts(s, seat, moves)
        else:
            list_pushes(s, seat, moves)
    elif s.phase == BUY:
        if s.offered[seat] != 0:
            add(moves, KEEP)
            if deck_size(s, colour_of(s.offered[seat] - 1)) > 0:  # others may have drawn since
                add(moves, EXCHANGE)
        else:
            list_purchases(setup, s, seat, moves)
    elif s.phase == BONUS:
        add(moves, TAKE_BONUS)
        add(moves, TAKE_BONUS + 1)
    else:
        list_buildings(s, seat, moves)


@kernel
def list_purchases(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Finish, buy, and by the solo rules pay with a scored green card."""
    add(moves, PASS)
    for colour in range(COLOURS):
        if can_buy(setup, s, seat, colour):
            add(moves, BUY_CARD + colour)
    if setup.solo_rules == 1 and s.bought[seat] < MOST_BOUGHT:
        for level in range(LEVELS):
            first = s.scored[seat][level * WORDS]
            second = s.scored[seat][level * WORDS + 2]
            for n in range(size(first) + size(second)):
                add(moves, PAY_CARD + nth(first, second, GREEN, n))


@kernel
def list_buildings(s: State, seat: int, moves: Moves) -> None:
    """Each new card on each level below the VIP line that has room."""
    for i in range(NEW_CARDS):
        if s.new[seat][i] != 0:
            for level in range(OPEN_LEVELS):
                if free_place(s, seat, level) >= 0:
                    add(moves, PLACE_CARD + level * ALL_CARDS + s.new[seat][i] - 1)


# Making a move


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Make a legal move."""
    on_one_roll = s.phase == DECIDE
    if move < MARK_CARD:
        apply_plain(setup, s, seat, move)
    else:
        kind, card = (move - MARK_CARD) // ALL_CARDS, (move - MARK_CARD) % ALL_CARDS
        if kind == MARK:
            mark(s, seat, card)
        elif kind == PUSH_UP:
            push(s, seat, card)
        elif kind == SCORE:
            score_card(setup, s, seat, card)
        elif kind == LIFT:
            lift(s, seat, card)
        elif kind == PAY:
            pay(setup, s, seat, card)
        else:
            build(s, seat, card, kind - PLACE)
        if s.phase == PUSH and s.marked[seat] == 0 and s.lifts[seat] == 0:
            finish(s, seat)
    if s.waiting == 0 or not on_one_roll:
        s.stage += 1
    advance(setup, s)


@kernel
def apply_plain(setup: Setup, s: State, seat: int, move: int) -> None:
    """A move without a card."""
    if move == STAY:
        stay(s, seat)
    elif move == LEAVE:
        leave(s, seat)
    elif move == AVERT:
        avert(s, seat)
    elif move == FAIL:
        fail(s, seat)
    elif move == KEEP:
        keep(s, seat)
    elif move == EXCHANGE:
        exchange(setup, s, seat)
    elif move >= BUY_CARD:
        buy(setup, s, seat, move - BUY_CARD)
    elif move >= TAKE_BONUS:
        choose_bonus(setup, s, seat, move - TAKE_BONUS)
    elif s.phase == BUY:
        stop_buying(s, seat)
    else:
        decline_lifts(s, seat)


@kernel
def choose_bonus(setup: Setup, s: State, seat: int, choice: int) -> None:
    """§ 1 Bonus: one of two, even if it brings nothing (ruling 2)."""
    before = s.clover[seat]
    take_bonus(setup, s, seat, choice)
    if s.clover[seat] == before and s.drawing == 0:
        forgo_bonus(s, seat)
    else:
        finish(s, seat)


@kernel(tells=BonusTaken)
def take_bonus(setup: Setup, s: State, seat: int, choice: int) -> None:
    """Luck, and a card if the bonus has one."""
    add_luck(s, seat, setup.bonus_luck[s.round][choice])
    if setup.bonus_card[s.round][choice] != 0:
        want(setup, s, seat, setup.bonus_card[s.round][choice] - 1)


@kernel(tells=BonusForgone)
def forgo_bonus(s: State, seat: int) -> None:
    """The bonus has brought nothing."""
    finish(s, seat)


# Chance


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Draw an outcome: a card, a seat, or a class of the seven dice."""
    if s.drawing != 0:
        colour = s.drawing - 1
        first, second = shuffled(s, colour, 0), shuffled(s, colour, 1)
        cards = size(first) + size(second)
        return nth(first, second, colour, below(rng, cards)) if cards else s.under[colour][0]
    if s.phase == FAIRY:
        return below(rng, setup.players)
    blue = setup.blue_thrown[below(rng, FACES**BLUE)]
    return blue * HANDS + setup.red_thrown[below(rng, FACES**RED)]


@kernel
def occasion(setup: Setup, s: State) -> int:
    """Dice: round and roll. Cards: the deck, how many are left, how often it was made anew."""
    if s.drawing == 0:
        return (s.round * MOST_ROLLS + s.rolls) * (COLOURS + 1)
    made = 0
    for marker in range(setup.multipliers):
        made += s.times[marker]
    left = made * (CARDS * COPIES + 1) + deck_size(s, s.drawing - 1)
    return left * (COLOURS + 1) + s.drawing


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """The card is there, the Glücksfee is known, or the dice lie."""
    if s.drawing != 0:
        receive(setup, s, outcome)
    elif s.phase == FAIRY:
        draw_fairy(s, outcome)
        begin_round(setup, s)
    else:
        throw(setup, s, outcome)
    s.stage += 1
    advance(setup, s)


@kernel(tells=FairyDrawn)
def draw_fairy(s: State, seat: int) -> None:
    """The first Glücksfee."""
    s.fairy = seat


# § End


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """The scored cards of a level times its factor; luck; sets of all colours by the solo rules."""
    if part == LUCK_PART:
        return s.clover[seat]
    total = 0
    if part == SETS_PART:
        if setup.solo_rules == 1:
            total = SET_POINTS * sets(s, seat)
        return total
    for colour in range(COLOURS):
        total += count(s, seat, part, colour) * setup.points[colour]
    return total * setup.factor[part]


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """The sum of all parts."""
    total = 0
    for part in range(PARTS):
        total += points(setup, s, seat, part)
    return total


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Most unscored cards on the top level, then on the next, and so on: a number of 5 digits."""
    number = 0
    for level in range(LEVELS):
        cards = 0
        for place in range(WIDTH * level, WIDTH * (level + 1)):
            cards += s.display[seat][place] != 0
        number += cards * (WIDTH + 1) ** level
    return number
