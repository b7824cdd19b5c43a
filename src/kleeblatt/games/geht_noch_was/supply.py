"""What lies in the middle of the table: luck, the decks, the ×3/×4 markers.

A deck is its shuffled cards, whose order exists nowhere, and under them the cards that were put
under it, whose order everybody knows.
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.games.geht_noch_was.cards import (
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
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK
from kleeblatt.games.geht_noch_was.setup import MULTIPLIERS, Setup
from kleeblatt.games.geht_noch_was.state import State

# Luck


@kernel
def take_luck(s: State, seat: int, count: int) -> None:
    """As much as the clover has room for and the supply has."""
    taken = min(count, MOST_LUCK - s.clover[seat], s.luck)
    s.clover[seat] += taken
    s.luck -= taken


# The decks


@kernel
def shuffled(s: State, colour: int, copy: int) -> int:
    """The shuffled cards of a deck that are of this copy, as a word."""
    return s.pile[FIRST_WORD[colour] + 2 * copy] & OF_COLOUR[colour]


@kernel
def deck_size(s: State, colour: int) -> int:
    """How many cards a deck has."""
    return size(shuffled(s, colour, 0)) + size(shuffled(s, colour, 1)) + s.under_size[colour]


@kernel
def put_under(s: State, card: int) -> None:
    """Under the deck of its colour."""
    colour = colour_of(card)
    s.under[colour][s.under_size[colour]] = card
    s.under_size[colour] += 1


@kernel
def remove_from_deck(s: State, card: int) -> None:
    """A card is drawn: from the shuffled ones, or the first of those that were put under."""
    if s.pile[word_of(card)] & bit_of(card):
        s.pile[word_of(card)] -= bit_of(card)
        return
    colour = colour_of(card)
    s.under_size[colour] -= 1
    for i in range(s.under_size[colour]):
        s.under[colour][i] = s.under[colour][i + 1]
    s.under[colour][s.under_size[colour]] = 0


@kernel
def want(setup: Setup, s: State, seat: int, colour: int) -> None:
    """A seat is to get a card; none comes if there is none."""
    if deck_size(s, colour) == 0:
        regroup(setup, s, seat, colour)
    if deck_size(s, colour) > 0:
        s.drawing = 1 + colour
        s.drawer = seat


# § A deck runs out


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
def put_marker(s: State, marker: int, card: int, times: int) -> None:
    """This card now counts as three or four."""
    s.multiplied[marker] = card + 1
    s.times[marker] = times


@kernel
def is_scored(s: State, seat: int, level: int, card: int) -> bool:
    """Does a card lie there, scored?"""
    return s.scored[seat][level * WORDS + word_of(card)] & bit_of(card) != 0


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


@kernel
def regroup(setup: Setup, s: State, first: int, colour: int) -> None:
    """The seat that wants a card, then the others clockwise: what they return is the new deck."""
    for i in range(setup.players):
        seat = (first + i) % setup.players
        for level in range(LEVELS):
            regroup_level(setup, s, seat, level, colour)


@kernel
def regroup_level(setup: Setup, s: State, seat: int, level: int, colour: int) -> None:
    """×3 and a plain card become ×4; then groups of four, then of three (ruling 13)."""
    three = three_here(s, seat, level, colour)
    while three >= 0 and plain_count(s, seat, level, colour) > 0:
        s.times[three] = 4
        give_back(s, seat, level, plain_card(s, seat, level, colour, 0))
        three = three_here(s, seat, level, colour)
    count = plain_count(s, seat, level, colour)
    marker = free_marker(setup, s)
    while count >= 3 and marker >= 0:
        group = min(count, 4)
        put_marker(s, marker, plain_card(s, seat, level, colour, 0), group)
        for _ in range(group - 1):
            give_back(s, seat, level, plain_card(s, seat, level, colour, 0))
        count -= group
        marker = free_marker(setup, s)


@kernel
def give_back(s: State, seat: int, level: int, card: int) -> None:
    """A scored card goes into the new, shuffled deck."""
    s.scored[seat][level * WORDS + word_of(card)] -= bit_of(card)
    s.pile[word_of(card)] += bit_of(card)


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
