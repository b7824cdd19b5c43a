"""A trained net and its files: its weights, and the settings it was made with.

`2-4.a.npz` holds the matrices. The large ones are stored as whole multiples of a step, a fraction
of the spread of their weights: first all low bytes, then the high ones, which are nearly all 0 or
255 and take next to no room. That is as exact as half precision, in half the space.

`2-4.a.toml` says how they are made (docs/training.md) and how
the net is used at a table:

    [play]
    against = 0.7  # how much the others' points count
    win = 0.3      # how much a win counts
    trust = 0.4    # points that an option must be ahead of the game's baseline

All three are 0 unless the file says otherwise.
"""

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np

Floats: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"  # NumPy is loaded when nets are

WEIGHTS, SETTINGS = ".npz", ".toml"
FINENESS = 64  # steps in the standard deviation of a matrix's weights
MOST_STEPS = 32_767
SPREAD_SCALE = 25.0  # the spread is learned in units of this many points


class Aim(NamedTuple):
    """What counts besides a seat's own points: the mean of the others' points, and a win.

    With `against` 1 only the lead counts; a win counts `win` times 24 points (`options.WIN`).
    """

    against: float = 0.0
    win: float = 0.0


POINTS = Aim()  # only the seat's own points


@dataclass(frozen=True)
class Net:
    """Matrices and biases, from the inputs to the points to come by part; and the spread.

    A net for several players has two more outputs: what is to come for the others, below 0, and
    a win, as points. Its aim says how much these count in choosing.
    """

    weights: tuple[Floats, ...]
    biases: tuple[Floats, ...]
    spread_weights: Floats
    spread_bias: Floats
    aim: Aim = POINTS
    trust: float = 0.0  # points by which an option must beat the game's `baseline`

    def __call__(self, told: Floats) -> tuple[Floats, Floats]:
        """Estimate for each row of inputs what is to come, by part, and the spread."""
        import numpy as np

        cells = told
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            cells = np.maximum(cells @ weights + bias, 0)
        square = (cells @ self.spread_weights + self.spread_bias)[:, 0] * SPREAD_SCALE
        return cells @ self.weights[-1] + self.biases[-1], np.sqrt(np.maximum(square, 0))


def read_net(folder: Traversable, name: str) -> Net:
    """Read the net `name` of a folder."""
    import numpy as np

    with folder.joinpath(name + WEIGHTS).open("rb") as opened:
        arrays = dict(np.load(opened))
    hidden = range(sum(name.startswith("steps_") for name in arrays))
    steps = [unpacked(arrays[f"steps_{n}"], arrays[f"step_{n}"]) for n in hidden]
    aim, trust = read_play(folder.joinpath(name + SETTINGS))
    return Net(
        (*steps, arrays["weights_out"].astype(np.float32)),
        tuple(arrays[f"bias_{n}"].astype(np.float32) for n in (*hidden, "out")),
        arrays["weights_spread"].astype(np.float32),
        arrays["bias_spread"].astype(np.float32),
        aim,
        trust,
    )


def write_net(folder: Path, name: str, net: Net) -> None:
    """Write the weights of a net; `read_net` finds them as exact as a step is."""
    import numpy as np

    arrays: dict[str, Any] = {}
    hidden = range(len(net.weights) - 1)
    for n in hidden:
        arrays[f"steps_{n}"], arrays[f"step_{n}"] = packed(net.weights[n])
    for n, bias in zip((*hidden, "out"), net.biases, strict=True):
        arrays[f"bias_{n}"] = bias.astype(np.float16)
    for kind, weights in (("weights_out", net.weights[-1]), ("weights_spread", net.spread_weights)):
        arrays[kind] = weights.astype(np.float16)
    arrays["bias_spread"] = net.spread_bias.astype(np.float16)
    folder.mkdir(parents=True, exist_ok=True)
    save: Any = np.savez_compressed
    save(folder / (name + WEIGHTS), **arrays)


def packed(weights: Floats) -> tuple[Any, Any]:
    """Pack weights as whole multiples of a step: two planes of bytes, and the step."""
    import numpy as np

    some = weights[weights != 0]
    fine = max(some.std() / FINENESS, np.abs(some).max() / MOST_STEPS) if some.size else 1.0
    step = np.float32(fine)
    steps = np.ascontiguousarray(np.rint(weights / step).astype("<i2"))
    return np.moveaxis(steps.view(np.uint8).reshape(*steps.shape, 2), -1, 0), step


def unpacked(planes: Any, step: Any) -> Floats:
    """Unpack the weights from two planes of bytes."""
    import numpy as np

    steps = np.ascontiguousarray(np.moveaxis(planes, 0, -1)).view("<i2")[..., 0]
    found: Floats = steps.astype(np.float32) * step
    return found


def read_play(settings: Traversable) -> tuple[Aim, float]:
    """Read how a net is used at a table: its aim and its trust."""
    found = tomllib.loads(settings.read_text("utf-8")) if settings.is_file() else {}
    play = found.get("play", {})
    return Aim(play.get("against", 0.0), play.get("win", 0.0)), play.get("trust", 0.0)
