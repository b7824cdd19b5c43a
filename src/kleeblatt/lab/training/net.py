"""The net: from the inputs of an afterstate to the points still to come, by part."""

from collections.abc import Sequence

import torch
from torch import nn
from torch.nn.functional import linear

SCALE = 25.0  # points per unit, so that outputs are about 1


class Net(nn.Module):
    """A plain perceptron; an extra output estimates how far off the total may be."""

    def __init__(self, inputs: int, hidden: Sequence[int], parts: int) -> None:
        super().__init__()
        widths = [inputs, *hidden]
        layers: list[nn.Module] = []
        for before, after in zip(widths, hidden, strict=False):
            layers += [nn.Linear(before, after), nn.ReLU()]
        self.inputs, self.parts = inputs, parts
        self.body = nn.Sequential(*layers)
        self.to_come = nn.Linear(widths[-1], parts)
        self.spread = nn.Linear(widths[-1], 1)
        nn.init.zeros_(self.to_come.weight)
        nn.init.zeros_(self.to_come.bias)

    @property
    def first(self) -> nn.Linear:
        """The layer that takes the inputs."""
        found: nn.Linear = self.body[0]  # type: ignore[assignment]
        return found

    @torch.no_grad()
    def take_over(self, other: "Net") -> None:
        """Answer like another net; additional cells do not count yet, but can learn."""
        mine = [layer for layer in self.modules() if isinstance(layer, nn.Linear)]
        theirs = [layer for layer in other.modules() if isinstance(layer, nn.Linear)]
        for number, (layer, given) in enumerate(zip(mine, theirs, strict=True)):
            cells, inputs = given.weight.shape
            layer.weight[:cells, :inputs] = given.weight
            layer.bias[:cells] = given.bias
            if number > 0:
                layer.weight[:cells, inputs:] = 0

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        """Estimate the points to come, by part."""
        out: torch.Tensor = self.to_come(self.body(inputs)) * SCALE
        return out

    def quick(self, inputs: torch.Tensor) -> torch.Tensor:
        """Estimate the same from bytes (0 or 1), in half precision on an accelerator."""
        if not inputs.is_cuda:
            return self.forward(inputs.float())
        cells = linear(inputs.half(), self.first.weight.half(), self.first.bias.half())
        out: torch.Tensor = self.to_come(self.body[1:](cells.float())) * SCALE
        return out

    def both(self, inputs: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return scaled outputs for training: points to come, and the total's squared error.

        The spread learns from the body without changing it.
        """
        seen = self.body(inputs)
        return self.to_come(seen), self.spread(seen.detach()).squeeze(1)
