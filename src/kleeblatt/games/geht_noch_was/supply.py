"""The decks, the ×3/×4 markers, and the scored cards: what lies there.

A deck is its shuffled cards, whose order exists nowhere, and under them the cards that were put
under it, whose order everybody knows.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.games.geht_noch_was.cards import (
    CARDS,
    COLOURS,
    COPIES,
    FIRST_WORD,
    OF_COLOUR,
    WORDS,
    bit_of,
    colour_of,
    nth,
    size,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS
from kleeblatt.games.geht_noch_was.setup import MULTIPLIERS, Setup
from kleeblatt.games.geht_noch_was.state import State

SET_POINTS = 8  # of a set of all colours, by the solo rules


@kernel
def shuffled(s: State, colour: int, copy: int) -> int:
    """The shuffled cards of a deck that are of this copy, as a word."""
    return s.pile[FIRST_WORD[colour] + 2 * copy] & OF_COLOUR[colour]


@kernel
def deck_size(s: State, colour: int) -> int:
    """How many cards a deck has."""
    return size(shuffled(s, colour, 0)) + size(shuffled(s, colour, 1)) + s.under_size[colour]


@kernel
def marker_on(s: State, card: int) -> int:
    """The ×3/×4 marker on a card, or −1."""
    for marker in range(COPIES * MULTIPLIERS):
        if s.multiplied[marker] == card + 1:
            return marker
    return -1


@kernel
def free_marker(setup: Setup, s: State) -> int:
    """A ×3/×4 marker that is left, or −1."""
    for marker in range(setup.multipliers):
        if s.multiplied[marker] == 0:
            return marker
    return -1


@kernel
def plain(s: State, seat: int, level: int, colour: int, copy: int) -> int:
    """The scored cards of a colour without a ×3/×4 marker, as a word."""
    word = FIRST_WORD[colour] + 2 * copy
    cards = s.scored[seat][level * WORDS + word] & OF_COLOUR[colour]
    for marker in range(COPIES * MULTIPLIERS):
        card = s.multiplied[marker] - 1
        if card >= 0 and word_of(card) == word:
            cards &= ~bit_of(card)
    return cards


@kernel
def three_here(s: State, seat: int, level: int, colour: int) -> int:
    """The marker of the lowest scored ×3 card of a colour, or −1."""
    found = -1
    for marker in range(COPIES * MULTIPLIERS):
        card = s.multiplied[marker] - 1
        is_three = card >= 0 and s.times[marker] == 3 and colour_of(card) == colour
        if is_three and is_scored(s, seat, level, card):
            found = marker if found < 0 or card < s.multiplied[found] - 1 else found
    return found


@kernel
def plain_count(s: State, seat: int, level: int, colour: int) -> int:
    """How many scored cards of a colour have no ×3/×4 marker."""
    return size(plain(s, seat, level, colour, 0)) + size(plain(s, seat, level, colour, 1))


@kernel
def plain_card(s: State, seat: int, level: int, colour: int, n: int) -> int:
    """The n-th of them."""
    return nth(plain(s, seat, level, colour, 0), plain(s, seat, level, colour, 1), colour, n)


@kernel
def can_regroup(setup: Setup, s: State, colour: int) -> bool:
    """Would regrouping bring a card?"""
    free = free_marker(setup, s)
    for seat in range(setup.players):
        for level in range(LEVELS):
            count = plain_count(s, seat, level, colour)
            if count >= 3 and free >= 0:
                return True
            if count >= 1 and three_here(s, seat, level, colour) >= 0:
                return True
    return False


# Scored cards


@kernel
def is_scored(s: State, seat: int, level: int, card: int) -> bool:
    """Does a card lie there, scored?"""
    return s.scored[seat][level * WORDS + word_of(card)] & bit_of(card) != 0


@kernel
def level_scored(s: State, seat: int, card: int) -> int:
    """The level on which a scored card lies."""
    level = 0
    while not is_scored(s, seat, level, card):
        level += 1
    return level


@kernel
def count(s: State, seat: int, level: int, colour: int) -> int:
    """Scored cards of a colour on a level; ×3 and ×4 counted."""
    first = level * WORDS + FIRST_WORD[colour]
    total = size(s.scored[seat][first] & OF_COLOUR[colour])
    total += size(s.scored[seat][first + 2] & OF_COLOUR[colour])
    for marker in range(COPIES * MULTIPLIERS):
        card = s.multiplied[marker] - 1
        if card >= 0 and colour_of(card) == colour and is_scored(s, seat, level, card):
            total += s.times[marker] - 1
    return total


@kernel
def sets(s: State, seat: int) -> int:
    """How many sets of one scored card of every colour there are."""
    fewest = CARDS * COPIES
    for colour in range(COLOURS):
        cards = 0
        for level in range(LEVELS):
            cards += count(s, seat, level, colour)
        fewest = min(fewest, cards)
    return fewest
