"""What is fixed before a game: players, variants, the deck, and which roll fulfils which cards."""

from functools import lru_cache

from kleeblatt.core.game import Options
from kleeblatt.core.struct import ints, struct
from kleeblatt.games.geht_noch_was import dice
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    CARDS,
    COLOUR_WORDS,
    COLOURS,
    COPIES,
    GREENS,
)
from kleeblatt.games.geht_noch_was.deck import (
    BUILT_IN,
    DECKS,
    LEVELS,
    ROUNDS,
    SET_OF,
    SETS,
    Deck,
    built_in,
    read,
)
from kleeblatt.games.geht_noch_was.tasks import fulfilled

SEATS = 8
ONE_COPY = 4  # players
START_CARDS = sum(SET_OF.values())
LUCK = 16  # markers of a copy
MULTIPLIERS = 4
SECOND_COPY = 100  # is added to the numbers of its cards


@struct
class Setup:
    """What is fixed before a game. A card's bit in `fulfils` is the one in sets of cards."""

    players: int
    copies: int  # of the printed game
    free_start: int
    solo_rules: int
    luck: int
    multipliers: int
    factor: list[int] = ints(LEVELS)
    points: list[int] = ints(COLOURS)
    cost: list[int] = ints(COLOURS)
    bonus_luck: list[list[int]] = ints(ROUNDS + 1, 2)
    bonus_card: list[list[int]] = ints(ROUNDS + 1, 2)  # 1 + colour; 0: none
    number: list[int] = ints(ALL_CARDS)  # printed on each card
    kind: list[int] = ints(ALL_CARDS)  # identical cards are of one kind
    start_card: list[list[int]] = ints(SEATS, START_CARDS)
    fulfils: list[list[int]] = ints(2, dice.CLASSES)  # green | yellow and red cards, by class
    blue_thrown: list[int] = ints(len(dice.BLUE_THROWN))
    red_thrown: list[int] = ints(len(dice.RED_THROWN))
    blue_ways: list[int] = ints(len(dice.BLUE_HANDS))  # throws that are this hand
    red_ways: list[int] = ints(len(dice.RED_HANDS))


class DeckSetup(Setup):
    """A setup that knows its deck; the rules never look at that."""

    __slots__ = ("text",)
    text: str


def prepare(setup: DeckSetup, players: int, options: Options) -> None:
    """Make a fresh setup that of a game."""
    setup.text = text = built_in() if options["deck"] == BUILT_IN else options["deck"]
    deck = read(text)
    setup.players = players
    setup.copies = 1 if players <= ONE_COPY else 2
    setup.free_start = int(options["free_start"] == "yes")
    setup.solo_rules = int(players == 1 or options["solo_rules"] == "yes")
    setup.luck = LUCK * setup.copies
    setup.multipliers = MULTIPLIERS * setup.copies
    setup.factor[:] = deck.factors["solo" if setup.solo_rules else "normal"]
    setup.points[:], setup.cost[:] = deck.points, deck.cost
    for number, choices in enumerate(deck.bonus, 1):
        for choice, bonus in enumerate(choices):
            setup.bonus_luck[number][choice] = bonus.luck
            card = COLOUR_WORDS.index(bonus.card) + 1 if bonus.card else 0
            setup.bonus_card[number][choice] = card
    for card in range(ALL_CARDS):
        copy, printed = divmod(card, CARDS)
        setup.number[card] = deck.cards[printed].number + copy * SECOND_COPY
    setup.kind = _kinds(text)
    for seat in range(SEATS):
        start_set = SETS[seat % len(SETS)]
        mine = [i for i, card in enumerate(deck.cards) if card.start_set == start_set]
        setup.start_card[seat][:] = [card + CARDS * (seat // len(SETS)) for card in mine]
    setup.fulfils = _fulfils(text)
    setup.blue_thrown, setup.red_thrown = dice.BLUE_THROWN, dice.RED_THROWN
    setup.blue_ways, setup.red_ways = dice.BLUE_WAYS, dice.RED_WAYS


def deck_in(setup: Setup) -> Deck:
    """The deck of a setup."""
    assert isinstance(setup, DeckSetup)
    return read(setup.text)


def is_built_in(setup: Setup) -> bool:
    """Is it the deck of our own design?"""
    assert isinstance(setup, DeckSetup)
    return setup.text == built_in()


@lru_cache(DECKS)
def _kinds(text: str) -> list[int]:
    """For each card the first one that is identical. Never changed."""
    first: dict[object, int] = {}
    cards = read(text).cards * COPIES
    return [first.setdefault((card.colour, card.task.identity), i) for i, card in enumerate(cards)]


@lru_cache(DECKS)
def _fulfils(text: str) -> list[list[int]]:
    """For each class of rolls the cards that it fulfils, as two words. Never changed."""
    words = [[0] * dice.CLASSES, [0] * dice.CLASSES]
    for card, printed in enumerate(read(text).cards):
        word, bit = (0, 1 << card) if card < GREENS else (1, 1 << card - GREENS)
        for number, digit in enumerate(reversed(f"{fulfilled(printed.task):b}")):
            if digit == "1":
                words[word][number] |= bit
    return words
