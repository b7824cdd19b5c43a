"""From a checkpoint to the file that ships (half precision, no inputs for tastes), and back."""

from pathlib import Path
from typing import Any

import numpy as np
import torch

from kleeblatt.bots import nets
from kleeblatt.bots.nets import POINTS, Aim
from kleeblatt.core.game import Game
from kleeblatt.lab.training.net import SCALE, Net


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
    for part in set(range(game.rules.PARTS)) - set(game.parts.values()):  # only others score it
        arrays[f"weights_{last}"][:, part] = arrays[f"bias_{last}"][part] = 0
    arrays["weights_spread"] = found["spread.weight"].T * SCALE
    arrays["bias_spread"] = found["spread.bias"] * SCALE
    arrays["aim"] = torch.tensor(aim)
    path.parent.mkdir(parents=True, exist_ok=True)
    save: Any = np.savez_compressed
    save(path, **{name: np.asarray(a, np.float16) for name, a in arrays.items()})


def checkpoint_net(checkpoint: Path) -> Net:
    """The net that plays, of a checkpoint."""
    found = torch.load(checkpoint, map_location="cpu", weights_only=True)
    settings, parts = found["settings"], len(found["player"]["to_come.bias"])
    net = Net(found["player"]["body.0.weight"].shape[1], settings["hidden"], parts)
    net.load_state_dict(found["player"])
    return net


def restored(shipped: nets.Net, width: int) -> Net:
    """A net that ships, for lanes that tell it `width` inputs (those of tastes count nothing)."""
    hidden = [weights.shape[1] for weights in shipped.weights[:-1]]
    net = Net(width, hidden, shipped.weights[-1].shape[1])
    with torch.no_grad():
        for number, (weights, bias) in enumerate(zip(shipped.weights, shipped.biases, strict=True)):
            last = number == len(hidden)
            layer: Any = net.to_come if last else net.body[2 * number]
            layer.weight.zero_()
            layer.weight[:, : len(weights)] = torch.tensor(weights.T) / (SCALE if last else 1)
            layer.bias.copy_(torch.tensor(bias) / (SCALE if last else 1))
        net.spread.weight.copy_(torch.tensor(shipped.spread_weights.T) / SCALE)
        net.spread.bias.copy_(torch.tensor(shipped.spread_bias) / SCALE)
    return net
