"""The seven dice: four blue and three red.

Only which numbers the blue and which the red ones show matters, so the 6^7 rolls fall into 126 · 56
= 7,056 *classes*, numbered here. A set of classes is one big integer, a bit for each.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

FACES = 6
BLUE, RED = 4, 3
DICE = BLUE + RED
ROLLS = FACES**DICE

BLUE_HANDS = tuple(combinations_with_replacement(range(1, FACES + 1), BLUE))
RED_HANDS = tuple(combinations_with_replacement(range(1, FACES + 1), RED))
CLASSES = len(BLUE_HANDS) * len(RED_HANDS)
ALL = (1 << CLASSES) - 1


def faces(number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the blue and what the red dice of a class show, in ascending order."""
    blue, red = divmod(number, len(RED_HANDS))
    return BLUE_HANDS[blue], RED_HANDS[red]


def class_of(blue: tuple[int, ...], red: tuple[int, ...]) -> int:
    """The class of a roll, its dice in any order."""
    hand = BLUE_HANDS.index(tuple(sorted(blue)))
    return hand * len(RED_HANDS) + RED_HANDS.index(tuple(sorted(red)))


def _ways(hand: tuple[int, ...]) -> int:
    """In how many ways dice can show this hand."""
    return factorial(len(hand)) // prod(factorial(hand.count(face)) for face in set(hand))


BLUE_WAYS, RED_WAYS = [_ways(hand) for hand in BLUE_HANDS], [_ways(hand) for hand in RED_HANDS]
WEIGHTS = tuple(blue * red for blue in BLUE_WAYS for red in RED_WAYS)


@lru_cache(4096)
def ways(classes: int) -> int:
    """How many of the 6^7 rolls fall into a set of classes."""
    digits = reversed(f"{classes:b}")
    return sum(weight for weight, digit in zip(WEIGHTS, digits, strict=False) if digit == "1")


def _thrown(hands: tuple[tuple[int, ...], ...], dice: int) -> list[int]:
    """The hand of each throw, a throw being a number of `dice` digits."""
    numbers = {hand: number for number, hand in enumerate(hands)}
    throws = []
    for throw in range(FACES**dice):
        digits = (throw // FACES**die % FACES + 1 for die in range(dice))
        throws.append(numbers[tuple(sorted(digits))])
    return throws


BLUE_THROWN = _thrown(BLUE_HANDS, BLUE)
RED_THROWN = _thrown(RED_HANDS, RED)
