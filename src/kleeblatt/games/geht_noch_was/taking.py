"""Taking from the supply and giving back: luck, cards, and what happens when a deck runs out."""

from kleeblatt.core.kernel import kernel
from kleeblatt.games.geht_noch_was.cards import WORDS, bit_of, colour_of, word_of
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK
from kleeblatt.games.geht_noch_was.events import CardsGrouped, DeckRanOut, LuckTaken
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import State
from kleeblatt.games.geht_noch_was.supply import (
    deck_size,
    free_marker,
    plain_card,
    plain_count,
    three_here,
)

# Luck


@kernel(tells=LuckTaken)
def take_luck(s: State, seat: int, count: int) -> None:
    """Luck that comes by itself."""
    add_luck(s, seat, count)


@kernel
def add_luck(s: State, seat: int, count: int) -> None:
    """As much as the clover has room for and the supply has."""
    taken = min(count, MOST_LUCK - s.clover[seat], s.luck)
    s.clover[seat] += taken
    s.luck -= taken


# The decks


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
def put_marker(s: State, marker: int, card: int, times: int) -> None:
    """This card now counts as so many."""
    s.multiplied[marker] = card + 1
    s.times[marker] = times


@kernel(tells=DeckRanOut)
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
        group(s, seat, level, colour, three, 4)
        three = three_here(s, seat, level, colour)
    marker = free_marker(setup, s)
    while plain_count(s, seat, level, colour) >= 3 and marker >= 0:
        put_marker(s, marker, plain_card(s, seat, level, colour, 0), 1)
        group(s, seat, level, colour, marker, min(plain_count(s, seat, level, colour) + 1, 4))
        marker = free_marker(setup, s)


@kernel(tells=CardsGrouped)
def group(s: State, seat: int, level: int, colour: int, marker: int, times: int) -> None:
    """The card under the marker now counts as three or four; as many others go back."""
    while s.times[marker] < times:
        s.times[marker] += 1
        give_back(s, seat, level, plain_card(s, seat, level, colour, 0))


@kernel
def give_back(s: State, seat: int, level: int, card: int) -> None:
    """A scored card goes into the new, shuffled deck."""
    s.scored[seat][level * WORDS + word_of(card)] -= bit_of(card)
    s.pile[word_of(card)] += bit_of(card)
