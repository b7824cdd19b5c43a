"""Where lanes play: on CPU cores, or on an accelerator (see gpu.py).

A machine runs a kernel of lanes.py for a number of indices. Arguments are whole numbers,
one-dimensional tensors, and `Records`: tensors that hold structs.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import torch

from kleeblatt.bots import idle
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import compiled, compiling
from kleeblatt.core.struct import dtype, to_batch
from kleeblatt.lab.batch import all_cores

Kernel = Callable[..., None]
CHUNKS_A_CORE = 4


@dataclass(frozen=True)
class Records:
    """Structs in a tensor of 64-bit words."""

    struct: type[Any]
    words: torch.Tensor

    @property
    def record(self) -> "np.dtype[Any]":
        """The record type."""
        return dtype(self.struct)


def records(struct: type[Any], count: int, device: torch.device) -> Records:
    """Make new structs, all zeros."""
    words = count * dtype(struct).itemsize // 8
    return Records(struct, torch.zeros(words, dtype=torch.int64, device=device))


def record_of(values: Sequence[Any], device: torch.device) -> Records:
    """Copy the values of objects into structs."""
    words = torch.from_numpy(to_batch(*values).view(np.int64).copy())
    return Records(type(values[0]), words.to(device))


Argument = int | torch.Tensor | Records


def stand_ins(game: Game, mixed: bool) -> dict[str, Any]:
    """Return what kernels are bound to; medium is only compiled where it plays along."""
    heuristics = game.heuristics if mixed else idle
    return {"rules": game.rules, "features": game.features, "heuristics": heuristics}


class Machine(Protocol):
    """Anything that runs the kernels of a game."""

    device: torch.device
    heuristics: Any  # a module: medium's, where it plays along

    def run(self, kernel: Kernel, count: int, *arguments: Argument) -> None:
        """Run a kernel for the indices below `count`; its last arguments are first and last."""


class Cores:
    """CPU cores: compiled by Numba, one thread per core."""

    device = torch.device("cpu")

    def __init__(self, game: Game, cores: int | None = None, mixed: bool = False) -> None:
        self._bind = stand_ins(game, mixed)
        self.heuristics = self._bind["heuristics"]
        self._cores = cores or all_cores()
        self._pool = ThreadPoolExecutor(self._cores)
        self._compiled: dict[Kernel, Kernel] = {}

    def run(self, kernel: Kernel, count: int, *arguments: Argument) -> None:
        """Run a kernel, with its indices shared out among the cores."""
        arrays = [_array(argument) for argument in arguments]
        if kernel not in self._compiled:
            self._compiled[kernel] = compiled(kernel, **self._bind)
            with compiling(kernel, **self._bind):
                self._compiled[kernel](*arrays, 0, 0)
        fast = self._compiled[kernel]
        size = max(1, -(-count // (self._cores * CHUNKS_A_CORE)))
        starts = range(0, count, size)
        list(self._pool.map(lambda at: fast(*arrays, at, min(at + size, count)), starts))


def _array(argument: Argument) -> Any:
    if isinstance(argument, Records):
        return argument.words.numpy().view(argument.record)
    return argument.numpy() if isinstance(argument, torch.Tensor) else argument
