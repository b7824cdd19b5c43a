"""From a checkpoint to the file that ships: half precision, without the inputs for tastes."""

from pathlib import Path
from typing import Any

import numpy as np
import torch

from kleeblatt.bots.nets import POINTS, Aim
from kleeblatt.core.game import Game
from kleeblatt.lab.training.net import SCALE


def export(checkpoint: Path, game: Game, path: Path, aim: Aim = POINTS) -> None:
    """Write the net that plays as a NumPy archive (see kleeblatt.bots.nets)."""
    found = torch.load(checkpoint, map_location="cpu", weights_only=True)["player"]
    layers = sorted({name.split(".")[1] for name in found if name.startswith("body.")}, key=int)
    arrays: dict[str, Any] = {}
    for number, layer in enumerate(layers):
        weights = found[f"body.{layer}.weight"].T
        arrays[f"weights_{number}"] = weights[: game.features.INPUTS] if number == 0 else weights
        arrays[f"bias_{number}"] = found[f"body.{layer}.bias"]
    last = len(layers)
    arrays[f"weights_{last}"] = found["to_come.weight"].T * SCALE
    arrays[f"bias_{last}"] = found["to_come.bias"] * SCALE
    arrays["weights_spread"] = found["spread.weight"].T * SCALE
    arrays["bias_spread"] = found["spread.bias"] * SCALE
    arrays["aim"] = torch.tensor(aim)
    path.parent.mkdir(parents=True, exist_ok=True)
    save: Any = np.savez_compressed
    save(path, **{name: np.asarray(a, np.float16) for name, a in arrays.items()})
