"""What kept dice promise for each box alone: expected points, as steps, by dynamic programming.

Whoever keeps some dice and then only cares for one box gets so many points of it on average. The
rest of the sheet, and which box to care for, is left to the net.
"""

from itertools import product
from math import comb, factorial, prod

import numpy as np

from tests.yahtzee.rules import BOXES, DICE, FACES, THROWS, State, worth

Dice = tuple[int, ...]  # counts by face
STEPS = (2, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 70, 80, 90)  # percent of the most there is

# WAYS[faces][dice]: so many different sets of at most so many dice show only so many faces.
WAYS = tuple(tuple(comb(faces + dice, faces) for dice in range(DICE)) for faces in range(FACES + 1))

KEEPS = [dice for dice in product(range(DICE + 1), repeat=FACES) if sum(dice) <= DICE]
FULL = [dice for dice in KEEPS if sum(dice) == DICE]


def chance_of(dice: Dice) -> float:
    """How likely a throw of so many dice shows just these."""
    return factorial(sum(dice)) / prod(map(factorial, dice)) / FACES ** sum(dice)


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
    most = np.array([[points_of(dice, box) for box in range(BOXES)] for dice in FULL], float)
    best, kept = most, [number for number, keep in enumerate(KEEPS) if sum(keep) < DICE]
    found = []
    for _ in range(THROWS - 1):
        hopes = chances @ best
        best = np.array([hopes[fits[:, dice]].max(axis=0) for dice in range(len(FULL))])
        share = 100 * hopes[kept] / most.max(axis=0)
        reached = (share[:, :, None] >= np.array(STEPS)).sum(axis=2)
        found.append(tuple(tuple(map(int, row)) for row in reached))
    return tuple(found)


HOPES = steps_by_keep()
