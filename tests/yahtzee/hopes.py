"""What kept dice promise for each box alone: expected points, as steps, by dynamic programming.

Whoever keeps some dice and then only cares for one box gets so many points of it on average. The
rest of the sheet, and which box to care for, is left to the net.
"""

from itertools import product
from math import comb, factorial, prod

import numpy as np

from tests.yahtzee.rules import BOXES, DICE, FACES, THROWS, State, worth

Dice = tuple[int, ...]  # counts by face
STEPS = 8  # as many different hopes lie between each two steps

# WAYS[faces][dice]: so many different sets of at most so many dice show only so many faces.
WAYS = tuple(tuple(comb(faces + dice, faces) for dice in range(DICE)) for faces in range(FACES + 1))

KEEPS = [dice for dice in product(range(DICE + 1), repeat=FACES) if sum(dice) <= DICE]
FULL = [dice for dice in KEEPS if sum(dice) == DICE]


def chance_of(dice: Dice) -> float:
    """How likely a throw of so many dice shows just these."""
    orders = factorial(sum(dice)) // prod(map(factorial, dice))
    return orders / float(FACES ** sum(dice))


def points_of(dice: Dice, box: int) -> int:
    """The points of five dice in a box."""
    s = State()
    s.dice = list(dice)
    return worth(s, box)


def steps_by_keep() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """How many steps are reached, by throws left (less one), kept dice, and box."""
    less = np.array(FULL)[None, :, :] - np.array(KEEPS)[:, None, :]  # what is still to be thrown
    fits = (less >= 0).all(axis=2)
    chances = np.zeros(fits.shape)
    for keep, dice in np.argwhere(fits):
        chances[keep, dice] = chance_of(tuple(less[keep, dice]))
    best = np.array([[points_of(dice, box) for box in range(BOXES)] for dice in FULL], float)
    kept = [number for number, keep in enumerate(KEEPS) if sum(keep) < DICE]
    found = []
    for _ in range(THROWS - 1):
        hopes = chances @ best
        best = np.array([hopes[fits[:, dice]].max(axis=0) for dice in range(len(FULL))])
        found.append(hopes[kept])
    every = np.round(np.array(found), 9)
    reached = np.zeros(every.shape, int)
    for box in range(BOXES):
        different = np.unique(every[:, :, box])
        steps = different[np.arange(1, STEPS + 1) * len(different) // (STEPS + 1)]
        reached[:, :, box] = (every[:, :, box, None] >= steps).sum(axis=2)
    return tuple(tuple(tuple(map(int, row)) for row in rows) for rows in reached)


HOPES = steps_by_keep()
