"""The referees of tests/oracle, interpreted: they meet the rules as a mutant has made them.

test_lockstep.py compiles the same games, which takes longer than to play a few of them.
"""

from types import ModuleType
from typing import Any

import numpy as np
import pytest

from kleeblatt import GAMES, game
from kleeblatt.core.kernel import bound
from tests.oracle import (
    lockstep_doppelt_so_clever,
    lockstep_geht_noch_was,
    lockstep_noch_mal,
    lockstep_push,
)
from tests.oracle.lockstep import SAME, play_lockstep

MODULES: tuple[ModuleType, ...] = (
    lockstep_doppelt_so_clever,
    lockstep_geht_noch_was,
    lockstep_noch_mal,
    lockstep_push,
)
PLAYERS = {"noch-mal": (1, 2, 4), "noch-mal-so-gut": (1, 3)}
PIECES = 9  # all variants, all sheets
GAMES_EACH = {"noch-mal": 2, "noch-mal-so-gut": 3, "push": 4}


class Record:
    """A record of an array as an object: numbers and lists, which interpreted code reads faster."""

    def __init__(self, record: Any) -> None:
        for name in record.dtype.names:
            value = record[name]
            self.__dict__[name] = value if value.ndim > 1 else value.tolist()


def interpreted(entry: Any, *, boundscheck: bool = False, **bind: Any) -> Any:
    """What `compiled` gives, but interpreted."""
    function = bound(entry, **bind)

    def run(*arguments: Any) -> Any:
        return function(*map(_plain, arguments))

    return run


def _plain(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return [Record(record) for record in argument]
    if isinstance(argument, np.record | np.void):
        return Record(argument)
    return argument


@pytest.mark.parametrize(
    ("id", "players", "piece"),
    [
        (id, players, piece)
        for id in GAMES
        for players in PLAYERS.get(id, range(game(id).min_players, 5))
        for piece in range(PIECES)
    ],
)
def test_the_referee_agrees(
    id: str, players: int, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some games on each sheet, with all variants."""
    for module in MODULES:
        monkeypatch.setattr(module, "compiled", interpreted)
    play_lockstep(id, players, piece * SAME, GAMES_EACH.get(id, 2))
