"""Learning from lessons: one pass over a generation, in batches."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any, cast

import torch
from torch.nn.functional import mse_loss

from kleeblatt.bots.options import MORE
from kleeblatt.lab.training.generation import Lessons
from kleeblatt.lab.training.net import SCALE, Net

WARM_UP = 3  # steps before a step is recorded


class Learner:
    """The net that learns, and the net that plays, which follows it smoothly.

    On an accelerator a step is recorded once and then replayed (a CUDA graph): for nets this small,
    launching the single operations would take far longer than running them.
    """

    def __init__(
        self, net: Net, batch: int, smooth: float, device: torch.device,
        heard: torch.Tensor | None = None,
    ) -> None:  # fmt: skip
        self.net = net.to(device)
        none = torch.zeros(net.inputs, dtype=torch.bool)
        self.heard = (none if heard is None else heard).to(device)  # inputs that taught something
        self.player = deepcopy(self.net)
        self._smooth = smooth
        self._rate = torch.tensor(1e-3, device=device)
        graphed = device.type == "cuda"
        self.optimizer = torch.optim.Adam(
            self.net.parameters(), lr=self._rate, fused=graphed, capturable=graphed
        )
        width, parts = net.inputs, net.parts
        self._inputs = torch.zeros(batch, width, dtype=torch.uint8, device=device)
        self._to_come = torch.zeros(batch, parts, device=device)
        self._final = torch.zeros(batch, device=device)
        self._loss = torch.zeros((), device=device)
        self._step: Callable[[], Any] | None = None if graphed else self._learn_once

    def learn(self, met: Lessons, rate: float) -> float:
        """Go through all lessons once, in random order, and return the mean loss."""
        self._rate.fill_(rate)
        self.heard |= met.inputs.any(0).bool()
        count, batch = len(met.inputs), len(self._inputs)
        order = torch.randperm(count, device=met.inputs.device)
        if count < batch:  # repeat some, or there would be no step at all
            order = order.repeat(-(-batch // count))
        total = torch.zeros((), device=met.inputs.device)
        steps = len(order) // batch
        for number in range(steps):
            self._take(met, order[number * batch : (number + 1) * batch])
            if self._step is None:
                self._step = self._recorded()
            self._step()
            total += self._loss
        return float(total) / steps

    def _take(self, met: Lessons, rows: torch.Tensor) -> None:
        torch.index_select(met.inputs, 0, rows, out=self._inputs)
        torch.index_select(met.to_come, 0, rows, out=self._to_come)
        torch.index_select(met.final, 0, rows, out=self._final)

    def _learn_once(self) -> None:
        to_come, spread = self.net.both(self._inputs.float())
        right = self._to_come / SCALE
        lead, right_lead = to_come[:, :-1].sum(1), right[:, :-1].sum(1)  # the last is the win
        loss = mse_loss(to_come, right) + mse_loss(lead, right_lead)
        error = self._final / SCALE - to_come[:, :-MORE].sum(1).detach()
        self.optimizer.zero_grad(set_to_none=True)
        torch.autograd.backward(loss + mse_loss(spread, error * error))
        self.optimizer.step()
        with torch.no_grad():
            mine: list[torch.Tensor] = list(self.player.parameters())
            theirs: list[torch.Tensor] = list(self.net.parameters())
            torch._foreach_lerp_(mine, theirs, 1 - self._smooth)
            self._loss.copy_(loss)

    def _recorded(self) -> Callable[[], Any]:
        side: Any = cast(Any, torch.cuda.Stream)()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(WARM_UP):
                self._learn_once()
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._learn_once()
        return graph.replay

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint keeps."""
        return {
            "learner": self.net.state_dict(),
            "player": self.player.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "heard": self.heard,
        }

    def load(self, found: dict[str, Any]) -> None:
        """Continue from a checkpoint."""
        self.net.load_state_dict(found["learner"])
        self.player.load_state_dict(found["player"])
        self.optimizer.load_state_dict(found["optimizer"])
        self.heard = found["heard"]
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate
