"""Trained nets: files in a game's folder, read without any learning library.

`games/<game>/nets/2-4.a.npz` is for 2 to 4 players, `2.b.npz` for 2 only. The first net of a table
is the strong player's; the expert asks those that were trained for exactly this table, or all if
there are none. A card beside them tells how they were trained and measured.
"""

from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from kleeblatt.bots.thinking import AIMS, CELLS, NOTES, TRUSTS
from kleeblatt.core.game import Game

if TYPE_CHECKING:
    import numpy as np

Floats: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"  # NumPy is loaded when nets are
Ints: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"


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


def has_nets(game: Game) -> bool:
    """Are there nets for any table?"""
    counts = range(game.min_players, game.max_players + 1)
    return any(_files(*_folder(game), players) for players in counts)


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


def mind_of(game: Game, players: int) -> tuple[Floats, Ints]:
    """The nets of a table as the kernels of thinking.py want them; empty if there are none."""
    import numpy as np

    nets = nets_of(game, players)
    if not nets:
        return np.zeros(0, np.float32), np.zeros(NOTES, np.int64)
    cells = np.zeros(CELLS, np.float32)
    cells[AIMS : AIMS + 2 * len(nets)] = [weight for net in nets for weight in net.aim]
    cells[TRUSTS : TRUSTS + len(nets)] = [net.trust for net in nets]
    parts = [cells]
    for net in nets:
        for weights, bias in zip(net.weights, net.biases, strict=True):
            parts += [weights.ravel(), bias]
    first, second, last = nets[0].weights
    notes = np.zeros(NOTES, np.int64)
    shape = first.shape[1], second.shape[1], last.shape[1], first.shape[0]
    notes[:6] = len(nets), *shape, len(nets) - len(experts_nets(game, players))
    return np.concatenate([*parts, np.zeros(game.features.KEYS, np.float32)]), notes
