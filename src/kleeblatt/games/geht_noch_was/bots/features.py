"""What a net is told about a seat of Geht noch was?. All inputs are 0 or 1.

No card is named: a card is its colour and how likely a roll fulfils it, so that decks of other
people make sense too. Levels, and neighbouring levels together, come with the chance that a roll
fulfils one of their open cards (see `BotSetup.hits`).

Marking a card and averting are half moves: they are valued together with staying IN or going OUT.
"""

from kleeblatt.core.inputs import baseline as baseline
from kleeblatt.core.inputs import can_look as can_look
from kleeblatt.core.inputs import put
from kleeblatt.core.kernel import kernel
from kleeblatt.games.geht_noch_was.bots.setup import HIT_BITS, HIT_WORDS, BotSetup
from kleeblatt.games.geht_noch_was.cards import CARDS, COLOURS, colour_of, nth, size
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK, ROUNDS
from kleeblatt.games.geht_noch_was.dice import CLASSES
from kleeblatt.games.geht_noch_was.rules import (
    AVERT,
    BLACK,
    EXCHANGE,
    FAIL,
    HANDS,
    MARK_CARD,
    MOST_BOUGHT,
    MOVES,
    PUSH_CARD,
    STAY,
    highest_level,
    income,
    lowest_level,
    place_of,
    score,
    sets,
)
from kleeblatt.games.geht_noch_was.setup import SEATS
from kleeblatt.games.geht_noch_was.state import (
    BUY,
    DECIDE,
    DICE,
    NEW_CARDS,
    OVER,
    PLACES,
    WIDTH,
    State,
)
from kleeblatt.games.geht_noch_was.supply import count, deck_size, shuffled

ODDS = (100, 200, 300, 400, 500, 650, 800)  # in a thousand: steps between hard and easy cards
EASES = len(ODDS) + 1
CHANCES = 20  # steps of the chance that something fits
MOST_SCORED = 6  # of a colour on a level
MOST_SETS = 8
MONEY = (1, 2, 3, 4, 6, 8, 10, 12, 15, 20)
ROLLED = 6
DECK = (1, 2, 4, 8, 16, 32)
LEADS = (
    -60, -45, -35, -27, -21, -16, -12, -9, -6, -4, -2, 0, 1, 3, 5, 7, 10, 13, 17, 22, 28, 36, 46,
    61,
)  # fmt: skip

# Where each group of inputs begins.
CARD_AT = 0  # by level, marked or not, colour, ease: one, two
ROOM_AT = CARD_AT + LEVELS * 2 * COLOURS * EASES * 2
LEVEL_CHANCE_AT = ROOM_AT + LEVELS * (WIDTH + 1)
STEP_CHANCE_AT = LEVEL_CHANCE_AT + LEVELS * CHANCES
NOW_CHANCE_AT = STEP_CHANCE_AT + (LEVELS - 1) * CHANCES
REACHED_AT = NOW_CHANCE_AT + CHANCES
SCORED_AT = REACHED_AT + LEVELS + 1
COLOUR_AT = SCORED_AT + LEVELS * COLOURS * MOST_SCORED
SETS_AT = COLOUR_AT + COLOURS * 2 * MOST_SCORED
NEW_AT = SETS_AT + MOST_SETS
OFFERED_AT = NEW_AT + COLOURS * EASES * 3
MONEY_AT = OFFERED_AT + COLOURS * EASES
INCOME_AT = MONEY_AT + len(MONEY)
BOUGHT_AT = INCOME_AT + len(MONEY)
LUCK_AT = BOUGHT_AT + MOST_BOUGHT
BLACK_AT = LUCK_AT + MOST_LUCK + 1
LIFTS_AT = BLACK_AT + BLACK + 1
DECKS_AT = LIFTS_AT + 3 + COLOURS
PHASE_AT = DECKS_AT + COLOURS * len(DECK)
ROUND_AT = PHASE_AT + OVER + 1
ROLLED_AT = ROUND_AT + ROUNDS + 1
IN_AT = ROLLED_AT + ROLLED
OTHERS_IN_AT = IN_AT + 3
PLAYERS_AT = OTHERS_IN_AT + SEATS
RULES_AT = PLAYERS_AT + SEATS
SUPPLY_AT = RULES_AT + 1
AHEAD_AT = SUPPLY_AT + 5
LEAD_AT = AHEAD_AT + SEATS
INPUTS = LEAD_AT + len(LEADS)
MOST_ACTIVE = 512
KEYS = 2 * (2 + PLACES)
SIDES = 1
CANDIDATES, CLOSE = 3, 100  # to be looked at more closely


@kernel
def looks(setup: BotSetup, expert: int) -> int:
    """Alone a look costs 0.6 ± 0.2 points of 138 (20,000 games): the net knows better.

    With others it helps, and with cards that no net has met strong needs it too.
    """
    return 0 if setup.players == 1 else max(expert, setup.own_deck)


@kernel
def is_half(setup: BotSetup, s: State, seat: int, move: int) -> bool:
    """After marking or averting, the same seat stays or leaves."""
    return s.phase == DECIDE and (move == AVERT or MARK_CARD <= move < PUSH_CARD)


@kernel
def is_sensible(setup: BotSetup, s: State, seat: int, move: int) -> bool:
    """An exchange for a card that was put under the deck before could go on for ever."""
    if move != EXCHANGE:
        return True
    colour = colour_of(s.offered[seat] - 1)
    return shuffled(s, colour, 0) | shuffled(s, colour, 1) != 0


@kernel
def forget_others(setup: BotSetup, s: State, seat: int) -> None:
    """What others decide on the same roll is not known: let them be done."""
    if s.phase == DECIDE:
        s.waiting &= 1 << seat


@kernel
def features(setup: BotSetup, s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of all inputs that are 1; returns how many."""
    n = display_inputs(setup, s, seat, out, 0)
    n = chance_inputs(setup, s, seat, out, n)
    n = scored_inputs(setup, s, seat, out, n)
    n = new_inputs(setup, s, seat, out, n)
    n = time_inputs(setup, s, seat, out, n)
    return n if setup.players == 1 else others_inputs(setup, s, seat, out, n)


@kernel
def step_inputs(number: int, most: int, at: int, out: list[int], n: int) -> int:
    """One input for each, up to a number."""
    for step in range(min(number, most)):
        n = put(out, n, at + step)
    return n


@kernel
def ease_of(setup: BotSetup, card: int) -> int:
    """How easily rolls fulfil a card: 0 for the hardest ones."""
    ease = 0
    for step in range(len(ODDS)):
        ease += setup.odds[card % CARDS] >= ODDS[step]
    return ease


# The display


@kernel
def display_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """The cards of each level, open and marked; how much room it has."""
    for level in range(LEVELS):
        cards = 0
        for i in range(WIDTH):
            place = WIDTH * level + i
            card = s.display[seat][place] - 1
            if card < 0:
                continue
            cards += 1
            like = alike(setup, s, seat, place)
            if like < 2:
                is_marked = (s.marked[seat] >> place) & 1
                kind = colour_of(card) * EASES + ease_of(setup, card)
                at = ((level * 2 + is_marked) * COLOURS * EASES + kind) * 2
                n = put(out, n, CARD_AT + at + like)
        n = put(out, n, ROOM_AT + level * (WIDTH + 1) + cards)
    return n


@kernel
def alike(setup: BotSetup, s: State, seat: int, place: int) -> int:
    """How many cards before this one on its level are told in the same way."""
    card, found = s.display[seat][place] - 1, 0
    for other in range(place // WIDTH * WIDTH, place):
        before = s.display[seat][other] - 1
        if before >= 0 and colour_of(before) == colour_of(card):
            same_mark = (s.marked[seat] >> place) & 1 == (s.marked[seat] >> other) & 1
            found += same_mark and ease_of(setup, before) == ease_of(setup, card)
    return found


@kernel
def chance_of(setup: BotSetup, s: State, seat: int, first: int, last: int) -> int:
    """Of all known rolls, how many fulfil an open card on these levels."""
    hits = 0
    for word in range(HIT_WORDS):
        any_card = 0
        for place in range(WIDTH * first, WIDTH * (last + 1)):
            card = s.display[seat][place] - 1
            if card >= 0 and not (s.marked[seat] >> place) & 1:
                any_card |= setup.hits[card % CARDS][word]
        hits += bits_in(any_card)
    return hits


@kernel
def bits_in(word: int) -> int:
    """How many of up to 60 bits are 1: in pairs, in fours, in eights, then all."""
    word -= (word >> 1) & 0x555555555555555
    word = (word & 0x333333333333333) + ((word >> 2) & 0x333333333333333)
    word = (word + (word >> 4)) & 0xF0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    word += word >> 32
    return word & 0x7F


@kernel
def chance_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """The chance that something fits: on each level, on two neighbouring ones, on the next roll."""
    known = HIT_BITS * HIT_WORDS
    for level in range(LEVELS):
        chance = chance_of(setup, s, seat, level, level) * CHANCES // known
        n = step_inputs(chance, CHANCES, LEVEL_CHANCE_AT + level * CHANCES, out, n)
        if level + 1 < LEVELS:
            chance = chance_of(setup, s, seat, level, level + 1) * CHANCES // known
            n = step_inputs(chance, CHANCES, STEP_CHANCE_AT + level * CHANCES, out, n)
    if s.phase == DECIDE or s.phase == DICE:
        first, last = lowest_level(s, seat), highest_level(s, seat)
        chance = chance_of(setup, s, seat, first, last) * CHANCES // known
        n = step_inputs(chance, CHANCES, NOW_CHANCE_AT, out, n)
    reached = 0 if s.marked[seat] == 0 else 1 + lowest_level(s, seat)
    return put(out, n, REACHED_AT + reached)


# Scored and new cards


@kernel
def scored_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """Scored cards by level and colour, by colour, and sets."""
    for colour in range(COLOURS):
        cards = 0
        for level in range(LEVELS):
            here = count(s, seat, level, colour)
            cards += here
            at = SCORED_AT + (level * COLOURS + colour) * MOST_SCORED
            n = step_inputs(here, MOST_SCORED, at, out, n)
        n = step_inputs(cards, 2 * MOST_SCORED, COLOUR_AT + colour * 2 * MOST_SCORED, out, n)
    return step_inputs(sets(s, seat), MOST_SETS, SETS_AT, out, n)


@kernel
def new_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """Cards beside the clover and the one that may be exchanged; money; what the decks have."""
    for i in range(NEW_CARDS):
        card = s.new[seat][i] - 1
        if card >= 0:
            kind = colour_of(card) * EASES + ease_of(setup, card)
            like = 0
            for j in range(i):
                before = s.new[seat][j] - 1
                like += kind == colour_of(before) * EASES + ease_of(setup, before)
            if like < 3:
                n = put(out, n, NEW_AT + kind * 3 + like)
    if s.offered[seat] != 0:
        card = s.offered[seat] - 1
        n = put(out, n, OFFERED_AT + colour_of(card) * EASES + ease_of(setup, card))
    money = s.money[seat] if s.phase == BUY else 0
    earns = 0 if setup.solo_rules == 1 else income(setup, s, seat)
    for step in range(len(MONEY)):
        if money >= MONEY[step]:
            n = put(out, n, MONEY_AT + step)
        if earns >= MONEY[step]:
            n = put(out, n, INCOME_AT + step)
    if s.phase == BUY:
        n = step_inputs(s.bought[seat], MOST_BOUGHT, BOUGHT_AT, out, n)
    for colour in range(COLOURS):
        cards = deck_size(s, colour)
        for step in range(len(DECK)):
            if cards >= DECK[step]:
                n = put(out, n, DECKS_AT + colour * len(DECK) + step)
    return n


# Luck and time


@kernel
def time_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """Markers, pushes left, the phase, the round, the roll, whether the seat is IN."""
    n = put(out, n, LUCK_AT + s.clover[seat])
    n = put(out, n, BLACK_AT + s.black[seat])
    if s.lifts[seat] > 0:
        n = put(out, n, LIFTS_AT + min(s.lifts[seat], 3) - 1)
        n = put(out, n, LIFTS_AT + 3 + colour_of(s.lifter[seat] - 1))
    n = put(out, n, PHASE_AT + s.phase)
    n = put(out, n, ROUND_AT + s.round)
    if s.phase == DECIDE or s.phase == DICE:
        n = step_inputs(s.rolls, ROLLED, ROLLED_AT, out, n)
        n = put(out, n, IN_AT + ((s.playing >> seat) & 1))
    if (s.waiting >> seat) & 1:
        n = put(out, n, IN_AT + 2)
    n = put(out, n, PLAYERS_AT + setup.players - 1)
    if setup.solo_rules == 1:
        n = put(out, n, RULES_AT)
    return n


@kernel
def others_inputs(setup: BotSetup, s: State, seat: int, out: list[int], n: int) -> int:
    """How many of the others are IN, and ahead; the lead over the best; luck in the supply."""
    mine, best, ahead, playing = score(setup, s, seat), -1, 0, 0
    for other in range(setup.players):
        if other != seat:
            theirs = score(setup, s, other)
            best = max(best, theirs)
            ahead += theirs > mine
            playing += (s.playing >> other) & 1
    if s.phase == DECIDE or s.phase == DICE:
        n = put(out, n, OTHERS_IN_AT + playing)
    n = put(out, n, AHEAD_AT + ahead)
    for step in range(len(LEADS)):
        if mine - best >= LEADS[step]:
            n = put(out, n, LEAD_AT + step)
    return step_inputs(s.luck, 5, SUPPLY_AT, out, n)


# Looking ahead


@kernel
def outcome_count(setup: BotSetup, s: State) -> int:
    """Every class of rolls, or every card of the deck that one is drawn from."""
    if s.drawing != 0:
        first, second = shuffled(s, s.drawing - 1, 0), shuffled(s, s.drawing - 1, 1)
        return max(1, size(first) + size(second))
    return CLASSES if s.phase == DICE else setup.players


@kernel
def outcome_at(setup: BotSetup, s: State, i: int) -> int:
    """Classes and seats are numbered from 0 on."""
    if s.drawing == 0:
        return i
    first, second = shuffled(s, s.drawing - 1, 0), shuffled(s, s.drawing - 1, 1)
    if first | second == 0:
        return s.under[s.drawing - 1][0]
    return nth(first, second, s.drawing - 1, i)


@kernel
def outcome_weight(setup: BotSetup, s: State, i: int) -> int:
    """How many rolls are in a class; cards are all as likely."""
    if s.drawing != 0 or s.phase != DICE:
        return 1
    return setup.blue_ways[i // HANDS] * setup.red_ways[i % HANDS]


@kernel
def option_key(setup: BotSetup, s: State, seat: int, option: int) -> int:
    """On a roll: the card that is marked (or averting, or failing), and IN or OUT afterwards."""
    first, then = option % MOVES, option // MOVES - 1
    if s.phase != DECIDE or s.settled[seat] == 1:
        return -1
    if first == FAIL:
        return 0
    at = 1 if first == AVERT else 2 + place_of(s, seat, first - MARK_CARD)
    return 2 * at + (then == STAY)
