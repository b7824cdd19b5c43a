"""The cards as numbers, and sets of cards as words.

A card is a number below 96: first the 52 green, then the 29 yellow, then the 15 red ones, each
colour in the order of the printed numbers. The cards of a second copy of the game follow. A set of
cards is four words:

    green | yellow and red | green of the second copy | yellow and red of the second copy
"""

from kleeblatt.core.kernel import kernel

COLOUR_WORDS = ("green", "yellow", "red")
COLOURS = 3
GREEN, YELLOW, RED = range(COLOURS)
GREENS, YELLOWS, REDS = 36 + 16, 21 + 8, 15  # with the start cards
CARDS = GREENS + YELLOWS + REDS
COPIES = 2
ALL_CARDS = COPIES * CARDS
WORDS = 4
FIRST_WORD = (0, 1, 1)  # of each colour; its cards in the second copy are two words later
FIRST_CARD = (0, GREENS, GREENS + YELLOWS)  # of each colour
FIRST_BIT = (0, 0, YELLOWS)
OF_COLOUR = ((1 << GREENS) - 1, (1 << YELLOWS) - 1, ((1 << REDS) - 1) << YELLOWS)


@kernel
def colour_of(card: int) -> int:
    """Green, yellow or red."""
    number = card % CARDS
    return GREEN if number < GREENS else (YELLOW if number < GREENS + YELLOWS else RED)


@kernel
def word_of(card: int) -> int:
    """The word in which a card is a bit."""
    return 2 * (card // CARDS) + (card % CARDS >= GREENS)


@kernel
def bit_of(card: int) -> int:
    """A card as a bit of its word."""
    number = card % CARDS
    return 1 << (number if number < GREENS else number - GREENS)


@kernel
def size(cards: int) -> int:
    """How many cards are in a word."""
    count = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


@kernel
def nth(first: int, second: int, colour: int, n: int) -> int:
    """The n-th card of a colour in two words (of the first and of the second copy)."""
    card = FIRST_CARD[colour]
    cards = first
    if n >= size(first):
        n -= size(first)
        card += CARDS
        cards = second
    for _ in range(n):
        cards &= cards - 1
    cards >>= FIRST_BIT[colour]
    while cards & 1 == 0:
        cards >>= 1
        card += 1
    return card


def cards_in(words: list[int]) -> list[int]:
    """The cards of a set, for whoever shows it (no kernel)."""
    found = []
    for word, cards in enumerate(words):
        first = word // 2 * CARDS + (GREENS if word % 2 else 0)
        while cards:
            found.append(first + (cards & -cards).bit_length() - 1)
            cards &= cards - 1
    return found
