"""What bots find out about a deck before a game, beside what the rules know of it."""

from functools import lru_cache

from kleeblatt.core.game import Options
from kleeblatt.core.struct import ints, struct
from kleeblatt.games.geht_noch_was import dice
from kleeblatt.games.geht_noch_was.cards import CARDS
from kleeblatt.games.geht_noch_was.deck import DECKS, read
from kleeblatt.games.geht_noch_was.dice import ways
from kleeblatt.games.geht_noch_was.setup import DeckSetup, is_built_in, prepare
from kleeblatt.games.geht_noch_was.tasks import fulfilled

# Known rolls: of the 279,936 that there are these many, evenly strewn. For each card, the known
# rolls that fulfil it are words of bits, so that the chance of several cards is quickly found.
HIT_BITS, HIT_WORDS = 60, 16
HIT_STRIDE = 293  # rolls from one to the next (with no factor in common with their number)
ALWAYS = 1000  # odds


@struct
class BotSetup(DeckSetup):
    """What is fixed before a game, with what bots know of its cards."""

    own_deck: int  # 1: not the built-in one
    odds: list[int] = ints(CARDS)  # of a thousand rolls, those that fulfil a card
    hits: list[list[int]] = ints(CARDS, HIT_WORDS)  # the known rolls that do


def make_setup(players: int, options: Options) -> BotSetup:
    """The setup of a game."""
    setup = BotSetup()
    prepare(setup, players, options)
    setup.own_deck = int(not is_built_in(setup))
    setup.odds, setup.hits = _odds(setup.text), _hits(setup.text)
    return setup


@lru_cache(DECKS)
def _odds(text: str) -> list[int]:
    """Of a thousand rolls, how many fulfil each card. Never changed."""
    return [ways(fulfilled(card.task)) * ALWAYS // dice.ROLLS for card in read(text).cards]


@lru_cache(DECKS)
def _hits(text: str) -> list[list[int]]:
    """For each card, which known rolls fulfil it. Never changed."""
    rolls = [number * HIT_STRIDE % dice.ROLLS for number in range(HIT_BITS * HIT_WORDS)]
    classes = [
        dice.BLUE_THROWN[roll // dice.FACES**dice.RED] * len(dice.RED_HANDS)
        + dice.RED_THROWN[roll % dice.FACES**dice.RED]
        for roll in rolls
    ]
    found = []
    for card in read(text).cards:
        mask = fulfilled(card.task)
        hits = [0] * HIT_WORDS
        for number, each in enumerate(classes):
            hits[number // HIT_BITS] |= (mask >> each & 1) << number % HIT_BITS
        found.append(hits)
    return found
