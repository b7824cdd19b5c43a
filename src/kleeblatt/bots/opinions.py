"""What nets think of every option of a seat: for strong bots, hints and reviews."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kleeblatt.bots.net import Net
from kleeblatt.bots.nets import experts_nets
from kleeblatt.bots.options import OPTIONS, WIN, leads_to, list_options, listing_of, standing
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Match


@dataclass(frozen=True)
class Opinion:
    """An option: the moves that make it up, and the points that are expected in the end."""

    moves: tuple[int, ...]
    worth: float
    spread: float  # the standard deviation of the final points
    parts: dict[str, float]  # worth, split into the parts of the score
    win: float | None  # how likely a win is, if the nets estimate it
    liking: float  # what nets choose by: worth, plus what their aim adds


def opinions(match: Match, seat: int, nets: Sequence[Net] | None = None) -> list[Opinion]:
    """Judge every option of an awaited seat, in the order of the list.

    By default this is the mean of the expert's nets for this table; UsageError if there are none.
    """
    import numpy as np

    game, setup = match.game, match.setup
    chosen = experts_nets(game, len(match.players)) if nets is None else nets
    if not chosen:
        raise UsageError("no-nets", game=game.id, players=len(match.players))
    options = _options(match, seat)
    told = np.zeros((len(options), game.features.INPUTS), np.float32)
    parts = game.rules.PARTS
    foresees = chosen[0].weights[-1].shape[1]
    tells_win = foresees > parts
    points = np.zeros((len(options), foresees), np.float32)
    goes_on = np.ones((len(options), 1), np.float32)
    _, decide, stands = _kernels(game)
    after = game.rules.State()
    for row, option in enumerate(options):
        decide(setup, match.state, seat, option, after)
        active = [0] * game.features.MOST_ACTIVE
        count = game.features.features(setup, after, seat, active)
        told[row, active[:count]] = 1
        points[row] = [stands(setup, after, seat, part) for part in range(foresees)]
        goes_on[row] = not game.rules.is_over(after)
    thoughts = [net(told) for net in chosen]
    every = points + goes_on * np.mean([to_come for to_come, _ in thoughts], axis=0)
    spread = goes_on[:, 0] * np.mean([each for _, each in thoughts], axis=0)
    worth = every[:, :parts].sum(axis=1)
    liking = worth + (every[:, parts:] @ np.array(chosen[0].aim, np.float32) if tells_win else 0)
    names = game.parts.items()
    return [
        Opinion(
            _moves(option, game.rules.MOVES),
            float(worth[i]),
            float(spread[i]),
            {name: float(every[i, part]) for name, part in names},
            min(1.0, max(0.0, float(every[i, -1]) / WIN)) if tells_win else None,
            float(liking[i]),
        )
        for i, option in enumerate(options)
    ]


def _options(match: Match, seat: int) -> list[int]:
    options, state = [0] * OPTIONS, match.game.rules.State
    listed, *_ = _kernels(match.game)
    count = listed(match.setup, match.state, seat, listing_of(state)(), options)
    return options[:count]


def _moves(option: int, moves: int) -> tuple[int, ...]:
    made, rest = [option % moves], option // moves
    while rest:
        rest, digit = divmod(rest, moves + 1)
        made.append(digit - 1)
    return tuple(made)


_bound: dict[str, tuple[Any, Any, Any]] = {}


def _kernels(game: Game) -> tuple[Any, Any, Any]:
    """Return `list_options`, `leads_to` and `standing` of a game, interpreted."""
    if game.id not in _bound:
        _bound[game.id] = (
            bound(list_options, rules=game.rules, features=game.features),
            bound(leads_to, rules=game.rules, features=game.features),
            bound(standing, rules=game.rules),
        )
    return _bound[game.id]
