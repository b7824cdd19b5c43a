"""Trained nets: files in a game's folder, read without any learning library.

`games/<game>/bots/nets/2-4.a.npz` is for 2 to 4 players, `2.b.npz` for 2 only. The first net of a
table is strong's; the expert asks those that were trained for exactly this table, or all of them
if there are none. The settings file beside each net (`2-4.a.toml`) makes it again, and a README
says how it was measured.
"""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, cast

from kleeblatt.bots.net import WEIGHTS, Floats, Net, read_net
from kleeblatt.bots.workspace import MOST_ACTIVE, MOST_INPUTS, MOST_NETS, WIDEST, Nets
from kleeblatt.core.game import Game


def nets_of(game: Game, players: int) -> tuple[Net, ...]:
    """Load the nets for a table, if there are any."""
    return _load(*_place(game), players)


def has_nets(game: Game, players: int | None = None) -> bool:
    """Are there nets for a table, or (None) for any? This does not load them."""
    every = range(game.min_players, game.max_players + 1)
    counts = every if players is None else (players,)
    return any(_names(*_place(game), count) for count in counts)


def experts_nets(game: Game, players: int) -> tuple[Net, ...]:
    """Return the nets that the expert asks: the last ones of `nets_of`."""
    nets = nets_of(game, players)
    special = sum("-" not in name for name in _names(*_place(game), players))
    return nets[len(nets) - special :] if special else nets


def folder_of(game: Game) -> Traversable:
    """Return the folder of a game's nets."""
    package, folder = _place(game)
    return resources.files(package) / folder


def _place(game: Game) -> tuple[str, str]:
    return cast(Any, game.rules).__name__.rpartition(".")[0], game.nets


@cache
def _load(package: str, folder: str, players: int) -> tuple[Net, ...]:
    nets = resources.files(package) / folder
    return tuple(read_net(nets, name) for name in _names(package, folder, players))


def _names(package: str, folder: str, players: int) -> list[str]:
    """List a table's nets, those for several tables first ("2-4" comes before "2.")."""
    nets = resources.files(package) / folder
    if not nets.is_dir():
        return []
    files = sorted(each.name for each in nets.iterdir() if each.name.endswith(WEIGHTS))
    return [name.removesuffix(WEIGHTS) for name in files if _fits(name, players)]


def _fits(name: str, players: int) -> bool:
    least, _, most = name.partition(".")[0].partition("-")
    return int(least) <= players <= int(most or least)


def weights_of(game: Game, players: int) -> Floats:
    """Return the weights of a table's nets, one after another; all decisions share them.

    Empty if there are none.
    """
    return _joined(*_place(game), players)


@cache
def _joined(package: str, folder: str, players: int) -> Floats:
    import numpy as np

    parts = [
        part
        for net in _load(package, folder, players)
        for weights, bias in zip(net.weights, net.biases, strict=True)
        for part in (weights.ravel(), bias)
    ]
    joined = np.concatenate(parts) if parts else np.zeros(0, np.float32)
    joined.setflags(write=False)
    return joined


def no_weights() -> Floats:
    """Return the weights of no nets at all."""
    import numpy as np

    none = np.zeros(0, np.float32)
    none.setflags(write=False)
    return none


def describe(game: Game, players: int) -> Nets:
    """Describe the shape of a table's nets, and what counts for them."""
    described, nets = Nets(), nets_of(game, players)
    described.count = len(nets)
    described.expert = len(nets) - len(experts_nets(game, players))
    if nets:
        first, second, last = nets[0].weights
        described.inputs, described.first = first.shape
        described.second, described.outputs = second.shape[1], last.shape[1]
        _check(described, game)
    for number, net in enumerate(nets):
        described.against[number], described.win[number] = net.aim
        described.trust[number] = net.trust
    return described


def _check(nets: Nets, game: Game) -> None:
    """Check that there is room for these nets."""
    for needed, room in (
        (nets.count, MOST_NETS),
        (max(nets.first, nets.second, nets.outputs), WIDEST),
        (nets.inputs, MOST_INPUTS),
        (game.features.MOST_ACTIVE, MOST_ACTIVE),
    ):
        assert needed <= room, f"the nets of {game.id} need room for {needed}, there is {room}"
