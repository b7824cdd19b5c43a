"""What somebody has in mind who has played often: odds of cards, what they are worth, a round.

Odds are parts of 1,000, worths are hundredths of a point. What is found lies in a `Workspace`.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import ints, one, struct
from kleeblatt.games.geht_noch_was.cards import (
    COLOURS,
    FIRST_WORD,
    GREEN,
    YELLOW,
    bit_of,
    colour_of,
    size,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, ROUNDS
from kleeblatt.games.geht_noch_was.dice import FACES, RED, RED_HANDS, ROLLS
from kleeblatt.games.geht_noch_was.rules import OPEN_LEVELS, highest_level, lowest_level
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import PLACES, WIDTH, State
from kleeblatt.games.geht_noch_was.supply import count, deck_size, shuffled

ALWAYS = 1000  # odds
POINT = 100  # worth
HANDS = len(RED_HANDS)
RED_THROWS = FACES**RED

# Instead of all 279,936 rolls: these many, evenly strewn. The odds of a card come out within 3 %.
KNOWN_ROLLS = 256
STRIDE = 20971
FEW = 8  # every eighth of them tells enough about a whole deck

# How likely a round comes as far as each level and has a marker for a card there: about half.
REACH = (500, 500, 500, 500, 400)

# The other weights are parts of a hundred of what a yellow card is worth, whatever the deck.
EFFORT = 150  # of marking a card once more: the roll and the marker are lost for others
MONEY = 60  # a unit of it, against the points that it buys in yellow
LUCK = 40  # for each later round in which it may avert a failure, besides its point at the end
CONSOLATION = 25  # the card that comes after a failure, for each later round
LIFT = 150  # a push by Push it!
EMPTY = (750, 350, 250, 200, 150)  # a first card on each level: without it the way up ends there
SECOND = 100  # a second card on a level: more rolls will fit

SET_SHARE = (500, 300, 100)  # of the points for a set, when so many colours are not ahead


@struct
class Workspace:
    """What easy and medium think with."""

    thrown: list[int] = ints(KNOWN_ROLLS)  # the class of each known roll
    fulfilled: list[int] = ints(KNOWN_ROLLS)  # the places of the display that it fulfils, as bits
    odds: list[int] = ints(PLACES)  # that a roll fulfils the card there
    gain: list[int] = ints(PLACES)  # what marking it in this round gains
    then: list[int] = ints(PLACES)  # what the round promises after that
    chance: list[int] = ints(LEVELS)  # that the next roll fits a card from this level on
    step: list[int] = ints(LEVELS)  # what it gains then
    share: list[int] = ints(COLOURS)  # of sets, for the next card of a colour
    deck_worth: list[int] = ints(COLOURS)  # of a card that is drawn
    deck_odds: list[int] = ints(COLOURS)
    worth: list[int] = ints(LEVELS)  # of an open card on each level (see `foresee`)
    imagined: State = one(State)


@kernel
def rounds_left(s: State) -> int:
    """How many rounds come after this one; the first may not have begun."""
    return ROUNDS - max(1, s.round)


@kernel
def cards_on(s: State, seat: int, level: int) -> int:
    """How many display cards a level has."""
    cards = 0
    for place in range(WIDTH * level, WIDTH * (level + 1)):
        cards += s.display[seat][place] != 0
    return cards


@kernel
def unmarked(s: State, seat: int, first: int, last: int) -> int:
    """The places of these levels whose cards have no marker, as bits."""
    places = 0
    for place in range(WIDTH * first, WIDTH * (last + 1)):
        if s.display[seat][place] != 0:
            places |= 1 << place
    return places & ~s.marked[seat]


# Odds


@kernel
def recall(setup: Setup, work: Workspace) -> None:
    """The known rolls."""
    for i in range(KNOWN_ROLLS):
        thrown = i * STRIDE % ROLLS
        blue, red = setup.blue_thrown[thrown // RED_THROWS], setup.red_thrown[thrown % RED_THROWS]
        work.fulfilled[i] = 0
        work.thrown[i] = blue * HANDS + red


@kernel
def odds_of(setup: Setup, card: int, bit: int, work: Workspace) -> int:
    """How likely a roll fulfils a card; the known rolls that do get the bit."""
    fulfils, wanted = setup.fulfils[word_of(card) % 2], bit_of(card)
    found = 0
    for i in range(KNOWN_ROLLS):
        if fulfils[work.thrown[i]] & wanted:
            work.fulfilled[i] |= bit
            found += 1
    return found * ALWAYS // KNOWN_ROLLS


@kernel
def odds_of_deck(setup: Setup, s: State, colour: int, work: Workspace) -> int:
    """How likely a roll fulfils a card that is drawn from a deck."""
    first, second = shuffled(s, colour, 0), shuffled(s, colour, 1)
    cards = size(first) + size(second)
    if cards == 0:
        return ALWAYS // 2
    found = 0
    for i in range(0, KNOWN_ROLLS, FEW):
        fulfilled = setup.fulfils[FIRST_WORD[colour]][work.thrown[i]]
        found += size(fulfilled & first) + size(fulfilled & second)
    return found * FEW * ALWAYS // (KNOWN_ROLLS * cards)


@kernel
def study(setup: Setup, s: State, seat: int, work: Workspace) -> None:
    """Look at the display: odds, and shares of sets."""
    recall(setup, work)
    for place in range(PLACES):
        card = s.display[seat][place] - 1
        work.odds[place] = odds_of(setup, card, 1 << place, work) if card >= 0 else 0
    share_sets(setup, s, seat, work)


# Worth


@kernel
def weigh(setup: Setup, weight: int) -> int:
    """A weight of above as a worth."""
    return weight * setup.points[YELLOW]


@kernel
def scored_cards(s: State, seat: int, colour: int) -> int:
    """How many scored cards of a colour a seat has."""
    cards = 0
    for level in range(LEVELS):
        cards += count(s, seat, level, colour)
    return cards


@kernel
def share_sets(setup: Setup, s: State, seat: int, work: Workspace) -> None:
    """By the solo rules: what the next scored card of each colour does for sets of all colours."""
    for colour in range(COLOURS):
        work.share[colour] = 0
        if setup.solo_rules == 1:
            behind = 0
            for other in range(COLOURS):
                if other != colour:
                    behind += scored_cards(s, seat, other) <= scored_cards(s, seat, colour)
            work.share[colour] = SET_SHARE[behind]


@kernel
def worth_of_luck(setup: Setup, left: int) -> int:
    """What a luck marker is worth, so many rounds before the last one."""
    return POINT + weigh(setup, LUCK) * left


@kernel
def worth_scored(setup: Setup, colour: int, level: int, left: int, work: Workspace) -> int:
    """What it is worth to score a card on a level, so many rounds before the last one."""
    worth = POINT * setup.points[colour] * setup.factor[level] + work.share[colour]
    if setup.solo_rules == 1:
        return worth + weigh(setup, LIFT) * max(0, level - OPEN_LEVELS + 1)
    if colour == GREEN:
        worth += weigh(setup, MONEY) // setup.cost[YELLOW] * setup.factor[level] * left
    return worth


@kernel
def worth_moved(setup: Setup, colour: int, level: int, left: int, work: Workspace) -> int:
    """What a marked card is worth: scored, or pushed to where it has this worth."""
    scored = worth_scored(setup, colour, level, left, work)
    return max(scored, work.worth[level + 1]) if level + 1 < LEVELS else scored


@kernel
def foresee(setup: Setup, colour: int, odds: int, rounds: int, work: Workspace) -> None:
    """What an open card is worth on each level, with so many rounds to be rolled."""
    within_two_rolls = odds * (2 * ALWAYS - odds) // ALWAYS
    effort = weigh(setup, EFFORT)
    for level in range(LEVELS):
        work.worth[level] = 0
    for left in range(rounds):
        for level in range(LEVELS):
            moved = worth_moved(setup, colour, level, left, work)
            chance = REACH[level] * within_two_rolls // ALWAYS
            work.worth[level] += max(0, moved - effort - work.worth[level]) * chance // ALWAYS


@kernel
def worth_of_way(setup: Setup, s: State, seat: int, level: int, odds: int) -> int:
    """What another card on a level does for the way up."""
    cards = cards_on(s, seat, level)
    weight = EMPTY[level] if cards == 0 else (SECOND if cards == 1 else 0)
    return weigh(setup, weight) * odds // ALWAYS


@kernel
def worth_of_deck(setup: Setup, s: State, seat: int, colour: int, work: Workspace) -> int:
    """What a card is worth that is drawn from a deck, as far as there is room for it."""
    if deck_size(s, colour) == 0:
        return 0
    odds = odds_of_deck(setup, s, colour, work)
    foresee(setup, colour, odds, rounds_left(s) + 1, work)
    best = 0
    for level in range(OPEN_LEVELS):
        if cards_on(s, seat, level) < WIDTH:
            best = max(best, work.worth[level])
    return best


# A round: what going on promises


@kernel
def appraise(setup: Setup, s: State, seat: int, work: Workspace) -> None:
    """What marking each card in this round gains, against leaving it where it lies."""
    left = rounds_left(s)
    for place in range(PLACES):
        card = s.display[seat][place] - 1
        work.gain[place] = 0
        if card >= 0:
            colour, level = colour_of(card), place // WIDTH
            foresee(setup, colour, work.odds[place], left, work)
            moved = worth_moved(setup, colour, level, left, work)
            work.gain[place] = moved - work.worth[level]


@kernel
def best_in(places: int, first: int, worths: list[int]) -> int:
    """The highest number among these places (bits), none of them before the first."""
    places >>= first
    at = first
    best = 0
    while places != 0:
        if places & 1 and worths[at] > best:
            best = worths[at]
        places >>= 1
        at += 1
    return best


@kernel
def look_up(s: State, seat: int, work: Workspace) -> None:
    """From each level on: how likely the next roll fits a card, and what that gains."""
    for level in range(lowest_level(s, seat), LEVELS):
        places = unmarked(s, seat, level, min(level + 1, LEVELS - 1))
        fitting, gained = 0, 0
        for i in range(KNOWN_ROLLS):
            fulfilled = work.fulfilled[i] & places
            if fulfilled != 0:
                fitting += 1
                gained += best_in(fulfilled, WIDTH * level, work.gain)
        work.chance[level] = fitting * ALWAYS // KNOWN_ROLLS
        work.step[level] = gained // max(1, fitting)


@kernel
def worth_failed(setup: Setup, s: State, seat: int) -> int:
    """What is left after a failure: the consolation, and luck."""
    left = rounds_left(s)
    return weigh(setup, CONSOLATION) * left + s.clover[seat] * worth_of_luck(setup, left)


@kernel
def worth_out(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """What going OUT is worth: the marked cards, and luck."""
    worth = s.clover[seat] * worth_of_luck(setup, rounds_left(s))
    for place in range(PLACES):
        if (s.marked[seat] >> place) & 1:
            worth += work.gain[place]
    return worth


@kernel
def worth_missed(setup: Setup, s: State, seat: int, so_far: int) -> int:
    """What a roll is worth that fits no card: a luck marker averts the worst."""
    worth = worth_failed(setup, s, seat)
    if s.clover[seat] > 0:
        worth = max(worth, so_far - worth_of_luck(setup, rounds_left(s)))
    return worth


@kernel
def climb(setup: Setup, s: State, seat: int, so_far: int, level: int, work: Workspace) -> int:
    """What the rest of the round promises from a level on, a level up with every roll."""
    steps = min(LEVELS - level, s.black[seat] + s.clover[seat] - 1)
    for at in range(level, level + steps):
        so_far += work.step[at]
    worth = so_far
    for i in range(steps):
        at = level + steps - 1 - i
        so_far -= work.step[at]
        chance = work.chance[at]
        missed = worth_missed(setup, s, seat, so_far)
        worth = max(so_far, (chance * worth + (ALWAYS - chance) * missed) // ALWAYS)
    return worth


@kernel
def worth_in(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """What staying IN is worth: the next roll, and what may follow. −1 without a marker."""
    if s.black[seat] + s.clover[seat] == 0:
        return -1
    so_far = worth_out(setup, s, seat, work)
    spent = 0 if s.black[seat] > 0 else worth_of_luck(setup, rounds_left(s))
    first = lowest_level(s, seat)
    places = unmarked(s, seat, first, highest_level(s, seat))
    for place in range(WIDTH * first, PLACES):
        if (places >> place) & 1:
            then = so_far + work.gain[place] - spent
            work.then[place] = climb(setup, s, seat, then, place // WIDTH, work)
    missed = worth_missed(setup, s, seat, so_far)
    total = 0
    for i in range(KNOWN_ROLLS):
        fulfilled = work.fulfilled[i] & places
        if fulfilled == 0:
            total += missed
        else:
            total += best_in(fulfilled, WIDTH * first, work.then)
    return total // KNOWN_ROLLS
