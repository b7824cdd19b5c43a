"""Yahtzee as far as the trainer needs it: rules and features, but no words and no pictures."""

from collections.abc import Sequence
from typing import Any, cast

from kleeblatt.core.game import Game, Options
from kleeblatt.core.rules import Rules
from tests.yahtzee import features, rules

OPTIMUM = 254.59  # mean score of perfect play (T. Verhoeff, 1999)

_nothing = cast(Any, None)


def make_setup(players: int, options: Options) -> rules.Setup:
    """One player; there are no options."""
    setup = rules.Setup()
    setup.players = players
    return setup


yahtzee = Game(
    id="yahtzee",
    title="Yahtzee",
    min_players=1,
    max_players=1,
    minutes=10,
    rules_version=1,
    options=(),
    parts={"upper": rules.UPPER_PART, "lower": rules.LOWER_PART, "bonus": rules.BONUS_PART},
    solo_levels=(),
    level_text="",
    rules=cast(Rules, rules),
    heuristics=_nothing,
    notation=_nothing,
    make_setup=make_setup,
    outcomes=_nothing,
    phases=(),
    table_view=_nothing,
    seat_view=_nothing,
    printed=_nothing,
    events=_nothing,
    terminal="",
    features=features,
)


def dice(shown: Sequence[int] | str) -> list[int]:
    """Counts by face: dice("11335")."""
    return [list(map(int, shown)).count(face + 1) for face in range(rules.FACES)]
