"""Which of several turns that cross the same cells costs less.

    A3 B3 with   red 2   nothing             rank 0: what anybody would do
                 x 2     one exclamation     rank 1
                 x ?     two                 rank 2

Turns of equal rank are a choice for whoever plays: a joker costs an exclamation mark, the special
die a box.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from kleeblatt.games.noch_mal.rules import cost
from kleeblatt.games.noch_mal.setup import Setup
from kleeblatt.games.noch_mal.state import COLOUR_FACES, NUMBER_FACES, State

Turn = Sequence[str]  # the moves of a whole turn, in words


@dataclass(frozen=True)
class Price:
    """What a turn costs its seat."""

    jokers: int  # exclamation marks
    boxes: int  # of the special die

    def beats(self, other: "Price") -> bool:
        """Is it less of one, and not more of the other?"""
        return self != other and self.jokers <= other.jokers and self.boxes <= other.boxes


def ranks(setup: Setup, s: State, seat: int, turns: Sequence[Turn]) -> list[int]:
    """Rank each turn among those that end in the same move, the cheapest first."""
    same: dict[str, list[int]] = defaultdict(list)
    for number, turn in enumerate(turns):
        same[turn[-1]].append(number)
    found = [0] * len(turns)
    for numbers in same.values():
        prices = [_price(turns[number]) for number in numbers]
        for number, rank in zip(numbers, _ranked(prices), strict=True):
            found[number] = rank
    return found


def _price(turn: Turn) -> Price:
    """Jokers cost exclamation marks, the special die a box; to pass costs nothing."""
    match turn[0].split():
        case [colour, number] if len(turn) > 1 and colour in COLOUR_FACES:
            jokers = cost(COLOUR_FACES.index(colour), NUMBER_FACES.index(number))
            return Price(jokers, 0)
        case ["special"]:
            return Price(0, 1)
    return Price(0, 0)


def _ranked(prices: list[Price]) -> list[int]:
    """0 for those that no other beats, 1 for those that only these beat, and so on."""
    found: dict[int, int] = {}
    for rank in range(len(prices)):
        left = [n for n in range(len(prices)) if n not in found]
        best = [n for n in left if not any(prices[m].beats(prices[n]) for m in left)]
        found |= dict.fromkeys(best, rank)
    return [found[n] for n in range(len(prices))]
