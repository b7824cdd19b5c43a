"""Every outcome with its exact weight. All dice are different, so no two throws are equal."""

from functools import cache
from itertools import combinations

from kleeblatt.core.game import Outcomes
from kleeblatt.games.doppelt_so_clever import rules
from kleeblatt.games.doppelt_so_clever.notation import in_hand, is_served
from kleeblatt.games.doppelt_so_clever.rules import State
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import FACES


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The outcomes that can come now, each with its weight."""
    if s.phase == rules.SERVE:
        threes = (sum(1 << die for die in three) for three in combinations(range(rules.DICE), 3))
        return tuple((served, 1) for served in threes if is_served(s, served))
    return _throws(len(in_hand(s)))


@cache
def _throws(dice: int) -> Outcomes:
    return tuple((outcome, 1) for outcome in range(FACES**dice))
