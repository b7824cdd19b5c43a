"""Trained nets: files in a game's folder, read without any learning library.

`games/<game>/bots/nets/2-4.a.npz` is for 2 to 4 players, `2.b.npz` for 2 only. The first net of a
table is the strong player's; the expert asks those that were trained for exactly this table, or all
if there are none. A card beside them tells how they were trained and measured.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from kleeblatt.bots.workspace import MOST_ACTIVE, MOST_INPUTS, MOST_NETS, WIDEST, Nets
from kleeblatt.core.game import Game

if TYPE_CHECKING:
    import numpy as np

Floats: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"  # NumPy is loaded when nets are


class Aim(NamedTuple):
    """What counts beside the own points: the mean of what the others have, and a win.

    `against` 1 makes it a matter of the lead; a win counts `win` times 24 points (`options.WIN`).
    """

    against: float = 0.0
    win: float = 0.0


POINTS = Aim()  # the own ones alone


@dataclass(frozen=True)
class Net:
    """Matrices and biases, from the inputs to the points to come by part; and the spread.

    A net for several players has two outputs more: what is to come for the others,
    below 0, and of a win, as points. Whoever chooses by it weighs these as its aim says.
    """

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]
    spread_weights: Floats
    spread_bias: Floats
    aim: Aim = POINTS
    trust: float = 0.0  # in points: to leave the game's `habit`, an option must be so much better

    def __call__(self, told: Floats) -> tuple[Floats, Floats]:
        """For each row of inputs: what is to come, by part, and the spread of the points."""
        import numpy as np

        cells = told
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            cells = np.maximum(cells @ weights + bias, 0)
        square = (cells @ self.spread_weights + self.spread_bias)[:, 0] * SPREAD_SCALE
        return cells @ self.weights[-1] + self.biases[-1], np.sqrt(np.maximum(square, 0))


SPREAD_SCALE = 25.0  # the spread is learned in units of so many points


def nets_of(game: Game, players: int) -> tuple[Net, ...]:
    """The nets for a table; none if there are none."""
    return _load(*_folder(game), players)


def has_nets(game: Game, players: int | None = None) -> bool:
    """Are there nets for a table, or (None) for any? They are not read for that."""
    every = range(game.min_players, game.max_players + 1)
    counts = every if players is None else (players,)
    return any(_files(*_folder(game), count) for count in counts)


def experts_nets(game: Game, players: int) -> tuple[Net, ...]:
    """The nets that the expert asks: the last ones of `nets_of`."""
    nets = nets_of(game, players)
    special = sum("-" not in file.name for file in _files(*_folder(game), players))
    return nets[len(nets) - special :] if special else nets


def _folder(game: Game) -> tuple[str, str]:
    return cast(Any, game.rules).__name__.rpartition(".")[0], game.nets


@cache
def _load(package: str, folder: str, players: int) -> tuple[Net, ...]:
    return tuple(read_net(file) for file in _files(package, folder, players))


def _files(package: str, folder: str, players: int) -> list[Traversable]:
    """The files of a table, those for several tables first ("2-4" comes before "2.")."""
    nets = resources.files(package) / folder
    if not nets.is_dir():
        return []
    files = sorted((f for f in nets.iterdir() if f.name.endswith(".npz")), key=lambda f: f.name)
    return [file for file in files if _fits(file.name, players)]


def _fits(name: str, players: int) -> bool:
    least, _, most = name.partition(".")[0].partition("-")
    return int(least) <= players <= int(most or least)


def read_net(file: Traversable) -> Net:
    """The net in a file."""
    import numpy as np

    with file.open("rb") as opened:
        arrays = {name: a.astype(np.float32) for name, a in np.load(opened).items()}
    layers = sum(name.startswith("weights_") for name in arrays) - 1
    return Net(
        tuple(arrays[f"weights_{n}"] for n in range(layers)),
        tuple(arrays[f"bias_{n}"] for n in range(layers)),
        arrays["weights_spread"],
        arrays["bias_spread"],
        Aim(*arrays["aim"].tolist()) if "aim" in arrays else POINTS,
        float(arrays.get("trust", 0.0)),
    )


def weights_of(game: Game, players: int) -> Floats:
    """The weights of a table's nets, one after the other, which all decisions share.

    Empty if there are none.
    """
    return _joined(*_folder(game), players)


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
    """Weights of no nets at all."""
    import numpy as np

    none = np.zeros(0, np.float32)
    none.setflags(write=False)
    return none


def describe(game: Game, players: int) -> Nets:
    """The shape of a table's nets, and what counts for them."""
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
    """Is there room for these nets?"""
    for needed, room in (
        (nets.count, MOST_NETS),
        (max(nets.first, nets.second, nets.outputs), WIDEST),
        (nets.inputs, MOST_INPUTS),
        (game.features.MOST_ACTIVE, MOST_ACTIVE),
    ):
        assert needed <= room, f"the nets of {game.id} need room for {needed}, there is {room}"
