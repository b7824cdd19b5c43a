"""Export from a checkpoint to the files of a net, and import from both."""

from pathlib import Path
from typing import Any

import torch

from kleeblatt.bots import net as shipped
from kleeblatt.bots.net import WEIGHTS, read_net, write_net
from kleeblatt.core.game import Game
from kleeblatt.lab.training.net import SCALE, Net
from kleeblatt.lab.training.settings import Settings


def export(checkpoint: Path, game: Game, folder: Path, name: str) -> None:
    """Write a checkpoint's net for kleeblatt.bots.net, without the inputs for tastes.

    Inputs that never came up get the weight 0, because theirs are still random.
    """
    found = torch.load(checkpoint, map_location="cpu", weights_only=True)
    player, heard = found["player"], found["heard"]
    layers = sorted({name.split(".")[1] for name in player if name.startswith("body.")}, key=int)
    weights = [player[f"body.{layer}.weight"].T for layer in layers]
    weights[0] = (weights[0] * heard[:, None])[: game.features.INPUTS]
    biases = [player[f"body.{layer}.bias"] for layer in layers]
    weights.append(player["to_come.weight"].T * SCALE)
    biases.append(player["to_come.bias"] * SCALE)
    for part in set(range(game.rules.PARTS)) - set(game.parts.values()):  # others score in it
        weights[-1][:, part] = biases[-1][part] = 0
    net = shipped.Net(
        tuple(each.numpy() for each in weights),
        tuple(each.numpy() for each in biases),
        (player["spread.weight"].T * SCALE).numpy(),
        (player["spread.bias"] * SCALE).numpy(),
    )
    write_net(folder, name, net)


def first_net(settings: Settings, width: int, parts: int) -> tuple[Net, torch.Tensor | None]:
    """Make the net a run starts from, new or from a file, and return the inputs it knows."""
    net, heard = Net(width, settings.hidden, parts), None
    if settings.start_from:
        given, heard = named_net(Path(settings.start_from), width)
        net.take_over(given)
    return net, heard


def named_net(path: Path, width: int) -> tuple[Net, torch.Tensor]:
    """Load a net from its file or from a checkpoint, with the inputs it knows."""
    if path.suffix == WEIGHTS:
        net = restored(read_net(path.parent, path.stem), width)
        return net, (net.first.weight != 0).any(0)
    found = torch.load(path, map_location="cpu", weights_only=True)
    hidden, parts = found["settings"]["hidden"], len(found["player"]["to_come.bias"])
    net = Net(found["player"]["body.0.weight"].shape[1], hidden, parts)
    net.load_state_dict(found["player"])
    return net, found["heard"]


def restored(given: shipped.Net, width: int) -> Net:
    """Convert a shipped net for lanes with `width` inputs (those of tastes get the weight 0)."""
    hidden = [weights.shape[1] for weights in given.weights[:-1]]
    net = Net(width, hidden, given.weights[-1].shape[1])
    with torch.no_grad():
        for number, (weights, bias) in enumerate(zip(given.weights, given.biases, strict=True)):
            last = number == len(hidden)
            layer: Any = net.to_come if last else net.body[2 * number]
            layer.weight.zero_()
            layer.weight[:, : len(weights)] = torch.tensor(weights.T) / (SCALE if last else 1)
            layer.bias.copy_(torch.tensor(bias) / (SCALE if last else 1))
        net.spread.weight.copy_(torch.tensor(given.spread_weights.T) / SCALE)
        net.spread.bias.copy_(torch.tensor(given.spread_bias) / SCALE)
    return net
