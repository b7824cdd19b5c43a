"""The net: from what is told about an afterstate to the points that are still to come, by part."""

from collections.abc import Sequence

import torch
from torch import nn
from torch.nn.functional import linear

SCALE = 25.0  # points: outputs are about 1 in size


class Net(nn.Module):
    """A plain perceptron; a last output estimates how far the total may be off."""

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
        """The layer that hears the inputs."""
        found: nn.Linear = self.body[0]  # type: ignore[assignment]
        return found

    @torch.no_grad()
    def take_over(self, other: "Net") -> None:
        """Answer as another net does; cells that it lacks count nothing yet, and can learn."""
        mine = [layer for layer in self.modules() if isinstance(layer, nn.Linear)]
        theirs = [layer for layer in other.modules() if isinstance(layer, nn.Linear)]
        for number, (layer, given) in enumerate(zip(mine, theirs, strict=True)):
            cells, inputs = given.weight.shape
            layer.weight[:cells, :inputs] = given.weight
            layer.bias[:cells] = given.bias
            if number > 0:
                layer.weight[:cells, inputs:] = 0

    def forward(self, told: torch.Tensor) -> torch.Tensor:
        """Points to come, by part."""
        out: torch.Tensor = self.to_come(self.body(told)) * SCALE
        return out

    def quick(self, told: torch.Tensor) -> torch.Tensor:
        """The same from bytes that are 0 or 1; an accelerator adds the first layer's halves."""
        if not told.is_cuda:
            return self.forward(told.float())
        cells = linear(told.half(), self.first.weight.half(), self.first.bias.half())
        out: torch.Tensor = self.to_come(self.body[1:](cells.float())) * SCALE
        return out

    def both(self, told: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Scaled outputs for training: points to come, and the square of the total's error.

        The spread learns from the body but does not teach it.
        """
        seen = self.body(told)
        return self.to_come(seen), self.spread(seen.detach()).squeeze(1)
