"""What nets think of every option of a seat: for strong bots, hints and reviews."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kleeblatt.bots.nets import Net, experts_nets
from kleeblatt.bots.options import OPTIONS, list_options, make
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Match
from kleeblatt.core.moves import Moves


@dataclass(frozen=True)
class Opinion:
    """An option: the moves that make it up, and the points that are expected in the end."""

    moves: tuple[int, ...]
    worth: float
    spread: float  # the standard deviation of the final points
    parts: dict[str, float]  # worth, split into the parts of the score


def opinions(match: Match, seat: int, nets: Sequence[Net] | None = None) -> list[Opinion]:
    """Every option of an awaited seat, in the order in which they are listed.

    By default the mean of the expert's nets for this table; UsageError if there are none.
    """
    import numpy as np

    game, setup = match.game, match.setup
    chosen = experts_nets(game, len(match.players)) if nets is None else nets
    if not chosen:
        raise UsageError("no-nets", game=game.id, players=len(match.players))
    options = _options(match, seat)
    told = np.zeros((len(options), game.features.INPUTS), np.float32)
    points = np.zeros((len(options), game.rules.PARTS), np.float32)
    goes_on = np.ones((len(options), 1), np.float32)
    _, do = _kernels(game)
    after = game.rules.State()
    for row, option in enumerate(options):
        game.rules.assign(after, match.state)
        game.features.forget_others(setup, after, seat)
        do(setup, after, seat, option)
        active = [0] * game.features.MOST_ACTIVE
        count = game.features.features(setup, after, seat, active)
        told[row, active[:count]] = 1
        points[row] = [game.rules.points(setup, after, seat, p) for p in range(game.rules.PARTS)]
        goes_on[row] = not game.rules.is_over(after)
    thoughts = [net(told) for net in chosen]
    worth = points + goes_on * np.mean([parts for parts, _ in thoughts], axis=0)
    spread = goes_on[:, 0] * np.mean([each for _, each in thoughts], axis=0)
    names = game.parts.items()
    return [
        Opinion(
            _moves(option, game.rules.MOVES),
            float(row.sum()),
            float(wide),
            {name: float(row[part]) for name, part in names},
        )
        for option, row, wide in zip(options, worth, spread, strict=True)
    ]


def _options(match: Match, seat: int) -> list[int]:
    options, spare = [0] * OPTIONS, match.game.rules.State()
    lists, _ = _kernels(match.game)
    count = lists(match.setup, match.state, seat, Moves(), Moves(), spare, options, 0)
    return options[:count]


def _moves(option: int, moves: int) -> tuple[int, ...]:
    return (option,) if option < moves else (option % moves, option // moves - 1)


_bound: dict[str, tuple[Any, Any]] = {}


def _kernels(game: Game) -> tuple[Any, Any]:
    """`list_options` and `make` of a game, interpreted."""
    if game.id not in _bound:
        _bound[game.id] = (
            bound(list_options, rules=game.rules, features=game.features),
            bound(make, rules=game.rules),
        )
    return _bound[game.id]
