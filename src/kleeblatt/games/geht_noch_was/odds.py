"""Exact odds: what can come now, and how likely the next roll fulfils cards.

A probability is `Odds(ways)`: so many of the 6^7 = 279,936 rolls.

    >>> from kleeblatt import game
    >>> setup = game("geht-noch-was").setup(2)
    >>> chance_of(setup, [6])                      # card 6: a red die that shows 5
    Odds(ways=117936)
    >>> float(chance_of(setup, [6, 12]))           # it, or a red die that shows 2
    0.7037037037037037
"""

from collections.abc import Iterable
from dataclasses import dataclass

from kleeblatt.core.game import Outcomes
from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import ALL_CARDS, CARDS
from kleeblatt.games.geht_noch_was.notation import cards_that_can_come
from kleeblatt.games.geht_noch_was.setup import Setup, deck_in
from kleeblatt.games.geht_noch_was.state import FAIRY, WIDTH, State
from kleeblatt.games.geht_noch_was.tasks import fulfilled

ROLLS: Outcomes = tuple(enumerate(dice.WEIGHTS))


@dataclass(frozen=True, order=True)
class Odds:
    """A probability, exactly: so many of all rolls."""

    ways: int

    def __float__(self) -> float:
        return float(self.ways / dice.ROLLS)


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The outcomes that can come now, each with its weight."""
    if s.drawing:
        return tuple((card, 1) for card in cards_that_can_come(s))
    if s.phase == FAIRY:
        return tuple((seat, 1) for seat in range(setup.players))
    return ROLLS


def chance_of(setup: Setup, numbers: Iterable[int]) -> Odds:
    """How likely a roll fulfils at least one of these cards."""
    printed = deck_in(setup).cards
    rolls = 0  # the classes of rolls that do
    for number in numbers:
        rolls |= fulfilled(printed[setup.number.index(number) % CARDS].task)
    return Odds(dice.ways(rolls))


def chance_of_level(setup: Setup, s: State, seat: int, level: int) -> Odds:
    """How likely a roll fulfils at least one unmarked display card of a level (1–5)."""
    return chance_of(setup, _unmarked(setup, s, seat, range(level - 1, level)))


def chance_to_go_on(setup: Setup, s: State, seat: int) -> Odds:
    """How likely the next roll fulfils a card that the seat may mark then; 0 without a marker."""
    if s.black[seat] == 0 and s.clover[seat] == 0:
        return Odds(0)
    levels = range(rules.lowest_level(s, seat), rules.highest_level(s, seat) + 1)
    return chance_of(setup, _unmarked(setup, s, seat, levels))


def _unmarked(setup: Setup, s: State, seat: int, levels: range) -> list[int]:
    places = range(WIDTH * levels.start, WIDTH * levels.stop)
    cards = [s.display[seat][p] - 1 for p in places if not s.marked[seat] >> p & 1]
    return [setup.number[card] for card in cards if 0 <= card < ALL_CARDS]
