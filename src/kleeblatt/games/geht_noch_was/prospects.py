"""What an experienced player has in mind: how likely a card is fulfilled, and what it is worth.

Odds are parts of 1,000, worths are hundredths of a point. Kernels have no memory of their own:
what is found lies in move lists, used as plain lists of numbers.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.games.geht_noch_was.cards import COLOURS, FIRST_WORD, GREEN, YELLOW, bit_of, size, word_of
from kleeblatt.games.geht_noch_was.deck import LEVELS
from kleeblatt.games.geht_noch_was.dice import FACES, RED, RED_HANDS, ROLLS
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import PLACES, State
from kleeblatt.games.geht_noch_was.supply import count, shuffled

ALL = 1000  # odds of what always happens
POINT = 100  # worth of a point
HANDS = len(RED_HANDS)
RED_THROWS = FACES**RED

# Instead of all 279,936 rolls: these many, evenly strewn. The odds of a card differ by 2 % at most.
KNOWN_ROLLS = 256
STRIDE = 20971

# How often a round comes as far as each level, in parts of 1,000: experience of many games.
REACH = (900, 800, 600, 400, 250)
# What a unit of money is worth, in hundredths of what yellow points cost.
MONEY = 30


# Odds. The first half of `rolls` gets the places that each known roll fulfils, as bits; the
# second half the classes of the rolls.


@kernel
def recall(setup: Setup, rolls: Moves) -> None:
    """The known rolls."""
    for i in range(KNOWN_ROLLS):
        thrown = i * STRIDE % ROLLS
        blue, red = setup.blue_thrown[thrown // RED_THROWS], setup.red_thrown[thrown % RED_THROWS]
        rolls.item[i] = 0
        rolls.item[KNOWN_ROLLS + i] = blue * HANDS + red


@kernel
def odds_of(setup: Setup, rolls: Moves, card: int, mark: int) -> int:
    """How likely a roll fulfils a card; the rolls that do get the mark."""
    fulfils, bit = setup.fulfils[word_of(card) % 2], bit_of(card)
    found = 0
    for i in range(KNOWN_ROLLS):
        if fulfils[rolls.item[KNOWN_ROLLS + i]] & bit:
            rolls.item[i] |= mark
            found += 1
    return found * ALL // KNOWN_ROLLS


@kernel
def odds_of_deck(setup: Setup, s: State, colour: int, rolls: Moves) -> int:
    """How likely a roll fulfils a card that is drawn from a deck; some rolls are enough."""
    first, second = shuffled(s, colour, 0), shuffled(s, colour, 1)
    cards = size(first) + size(second)
    if cards == 0:
        return ALL // 2
    found = 0
    for i in range(0, KNOWN_ROLLS, 8):
        done = setup.fulfils[FIRST_WORD[colour]][rolls.item[KNOWN_ROLLS + i]]
        found += size(done & first) + size(done & second)
    return found * 8 * ALL // (KNOWN_ROLLS * cards)


@kernel
def study(setup: Setup, s: State, seat: int, rolls: Moves, odds: Moves) -> None:
    """The odds of each place of the display, and which known rolls fulfil which places."""
    recall(setup, rolls)
    for place in range(PLACES):
        card = s.display[seat][place] - 1
        odds.item[place] = odds_of(setup, rolls, card, 1 << place) if card >= 0 else 0


# Worth


@kernel
def scored_cards(s: State, seat: int, colour: int) -> int:
    """How many scored cards of a colour a seat has."""
    cards = 0
    for level in range(LEVELS):
        cards += count(s, seat, level, colour)
    return cards


@kernel
def set_share(setup: Setup, s: State, seat: int, colour: int) -> int:
    """By the solo rules: what a scored card adds to the sets of all colours."""
    if setup.solo_rules == 0:
        return 0
    mine = scored_cards(s, seat, colour)
    fewer = 0
    for other in range(COLOURS):
        if other != colour and scored_cards(s, seat, other) <= mine:
            fewer += 1
    return setup.number[16 + fewer]


@kernel
def worth_scored(setup: Setup, colour: int, level: int, left: int, share: int) -> int:
    """What a card is worth that is scored on a level, so many rounds before the last one."""
    worth = POINT * setup.points[colour] * setup.factor[level] + share
    if colour == GREEN and setup.solo_rules == 0:
        worth += setup.number[5] * setup.factor[level] * left
    if colour == GREEN and setup.solo_rules == 1 and left > 0:
        worth += setup.number[19] * setup.factor[level]
    if setup.solo_rules == 1 and level >= 3:
        worth += setup.number[15] * (level - 2)
    return worth


@kernel
def worth_moved(
    setup: Setup, colour: int, level: int, left: int, share: int, worth: Moves
) -> int:
    """What a marked card is worth: scored or pushed, whatever is better."""
    scored = worth_scored(setup, colour, level, left, share)
    return max(scored, worth.item[level + 1]) if level + 1 < LEVELS else scored


@kernel
def foresee(setup: Setup, colour: int, odds: int, rounds: int, share: int, worth: Moves) -> None:
    """What a card of the display is worth on each level, with so many rounds to be rolled."""
    twice = odds * (2 * ALL - odds) // ALL  # it may take two rolls
    for level in range(LEVELS):
        worth.item[level] = 0
    for left in range(rounds):
        for level in range(LEVELS):
            moved = worth_moved(setup, colour, level, left, share, worth)
            chance = setup.number[level] * twice // ALL
            worth.item[level] += max(0, moved - worth.item[level] - setup.number[30]) * chance // ALL
