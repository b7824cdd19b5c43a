"""Decisions of games that are played anyhow, for tests of what nets are told."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from kleeblatt.bots.options import OPTIONS, first_awaited, list_options, listing_of, make
from kleeblatt.core.chance import DICE, Rng, begin
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.struct import copy
from kleeblatt.games import game

TABLES = [
    ("noch-mal", 1, {}),
    ("noch-mal", 3, {"sheet": "random:3"}),
    ("noch-mal-so-gut", 1, {}),
    ("noch-mal-so-gut", 2, {}),
    ("doppelt-so-clever", 1, {}),
    ("doppelt-so-clever", 3, {}),
    ("push", 2, {}),
    ("push", 4, {"risk": "yes"}),
    ("geht-noch-was", 1, {}),
    ("geht-noch-was", 3, {"free_start": "yes"}),
]
at_every_table = pytest.mark.parametrize(("id", "players", "options"), TABLES)


@cache
def of(id: str, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel for a game."""
    return bound(kernel, rules=game(id).rules, features=game(id).features)


def options_of(chosen: Game, setup: Any, s: Any, seat: int) -> list[int]:
    found = [0] * OPTIONS
    listing = listing_of(chosen.rules.State)()
    count = of(chosen.id, list_options)(setup, s, seat, listing, found)
    return found[:count]


def positions(chosen: Game, setup: Any, games: int) -> Iterator[tuple[Any, int, list[int]]]:
    """Decisions in games that are played anyhow: the state, the seat, its options."""
    rules = chosen.rules
    do, awaited = of(chosen.id, make), of(chosen.id, first_awaited)
    for number in range(games):
        rng, random, s = Rng(), Random(number), rules.State()
        begin(rng, number, DICE)
        rules.start(setup, s)
        while not rules.is_over(s):
            if rules.is_chance(s):
                rules.apply_outcome(setup, s, rules.roll(setup, s, rng))
                continue
            seat = awaited(s)
            options = options_of(chosen, setup, s, seat)
            yield s, seat, options
            do(setup, s, seat, random.choice(options))


def after(chosen: Game, setup: Any, s: Any, seat: int, option: int) -> Any:
    then = copy(s)
    chosen.features.forget_others(setup, then, seat)
    of(chosen.id, make)(setup, then, seat, option)
    return then


def told(chosen: Game, setup: Any, s: Any, seat: int) -> list[int]:
    out = [0] * chosen.features.MOST_ACTIVE
    return out[: chosen.features.features(setup, s, seat, out)]
