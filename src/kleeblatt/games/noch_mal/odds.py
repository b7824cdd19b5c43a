"""Every roll with its exact weight, equal ones merged: 441 solo, 3,136 with several players.

NOCH MAL SO GUT! has five times as many: the special die shows the heart twice.
"""

from collections import Counter
from functools import cache
from itertools import product

from kleeblatt.core.game import Outcomes
from kleeblatt.games.noch_mal.rules import FACES, NO_DIE, SPECIAL_FACES, State, sorted_dice
from kleeblatt.games.noch_mal.setup import DICE, Setup


def outcomes(setup: Setup, s: State) -> Outcomes:
    """The rolls that can come now, each with its weight."""
    return _rolls(setup.dice, bool(setup.has_special))


@cache
def _rolls(dice: int, has_special: bool) -> Outcomes:
    faces = [range(FACES)] * dice + [[NO_DIE]] * (DICE - dice)
    kind = Counter(sorted_dice(*each) for each in product(*faces))
    special = Counter(SPECIAL_FACES) if has_special else {NO_DIE: 1}
    return tuple(
        ((colours * (FACES + 1) ** 3 + numbers) * (FACES + 1) + face, a * b * c)
        for (colours, a), (numbers, b), (face, c) in product(
            kind.items(), kind.items(), special.items()
        )
    )
