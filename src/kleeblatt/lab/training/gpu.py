"""An NVIDIA accelerator: the same kernels, compiled to PTX by numba-cuda and started by CuPy.

`CodeWriter` compiles ahead for a machine without a compiler, and writes one file per kernel into a
folder.
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import torch

from kleeblatt.core.game import Game
from kleeblatt.core.kernel import cache_folder, compiled_by, fingerprint
from kleeblatt.lab.training.machine import Argument, Kernel, Records, stand_ins

HOPPER = (9, 0)  # the compute capability of an H100 or H200
THREADS = 128  # in a block
PTX = "8.8"  # drivers refuse code of a newer version than theirs, even if it uses nothing new


class Gpu:
    """One accelerator."""

    device = torch.device("cuda")

    def __init__(self, game: Game, code: Path | None = None, mixed: bool = False) -> None:
        self._bind = stand_ins(game, mixed)
        self.heuristics = self._bind["heuristics"]
        self._name = code_name(game, mixed)
        self._code = code
        self._loaded: dict[Kernel, Any] = {}

    def run(self, kernel: Kernel, count: int, *arguments: Argument) -> None:
        """Run a kernel with one thread for each index."""
        import cupy

        if kernel not in self._loaded:
            self._loaded[kernel] = self._load(kernel, arguments)
        stream = cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)
        flat = [number for argument in arguments for number in _flat(argument)]
        blocks = -(-count // THREADS)
        with stream:
            self._loaded[kernel]((blocks,), (THREADS,), (*map(cupy.int64, flat), cupy.int64(count)))

    def _load(self, kernel: Kernel, arguments: tuple[Argument, ...]) -> Any:
        import cupy

        if self._code is not None:
            path = self._code / f"{self._name}-{kernel.__name__}.ptx"
        else:
            capability = torch.cuda.get_device_capability()
            key = fingerprint(kernel, capability, **self._bind)
            path = cache_folder() / f"{key}.ptx"
            if not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(device_code(kernel, arguments, capability, self._bind))
        entry = re.findall(r"\.entry (\w+)", path.read_text())[0]
        return cupy.RawModule(path=str(path)).get_function(entry)


def code_name(game: Game, mixed: bool) -> str:
    """Return the first part of a game's file names; mixed tables have their own code."""
    return f"{game.id}-mixed" if mixed else game.id


def translate_ahead(folder: Path) -> "subprocess.Popen[bytes]":
    """Start a process that translates all code of a folder; the driver keeps the results."""
    return subprocess.Popen([sys.executable, "-m", __name__, str(folder)])  # noqa: S603


def translate(folder: Path) -> None:
    """Have the driver translate every kernel of a folder, the short ones first."""
    import cupy

    for path in sorted(folder.glob("*.ptx"), key=lambda path: path.stat().st_size):
        cupy.RawModule(path=str(path)).compile()


def _flat(argument: Argument) -> list[int]:
    """Flatten an argument as numba-cuda passes it: an array is a small struct of seven words."""
    if isinstance(argument, Records):
        size = argument.record.itemsize
        count, pointer = argument.words.numel() * 8 // size, argument.words.data_ptr()
    elif isinstance(argument, torch.Tensor):
        size, count, pointer = argument.element_size(), argument.numel(), argument.data_ptr()
    else:
        return [argument]
    return [0, 0, count, size, pointer, count, size]


def device_code(
    kernel: Kernel,
    arguments: tuple[Argument, ...],
    capability: tuple[int, int],
    bind: dict[str, Any],
) -> str:
    """Compile a kernel to PTX for these kinds of arguments."""
    import numba.cuda
    from numba import int64, types

    cuda: Any = numba.cuda

    with _capability(capability):
        device = compiled_by(cuda.jit(device=True), kernel, **bind)
        names = ", ".join(f"a{i}" for i in range(len(arguments)))
        source = (
            f"def entry({names}, count):\n"
            "    i = cuda.grid(1)\n"
            f"    if i < count:\n        device({names}, i, i + 1)"
        )
        scope: dict[str, Any] = {"cuda": cuda, "device": device}
        exec(source, scope)  # noqa: S102 (the number of arguments differs)
        signature = types.void(*map(_kind, arguments), int64)
        code, _ = cuda.compile(
            scope["entry"], signature, cc=capability, device=False, abi="numba", output="ptx"
        )
    return re.sub(r"(?m)^\.version .*$", f".version {PTX}", str(code))


@contextmanager
def _capability(capability: tuple[int, int]) -> Iterator[None]:
    """Tell numba-cuda what to compile for; it asks the device, even where there is none."""
    import numba.cuda.dispatcher

    dispatcher: Any = numba.cuda.dispatcher

    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def _kind(argument: Argument) -> Any:
    from numba import float32, from_dtype, int64, types, uint8

    if isinstance(argument, int):
        return int64
    if isinstance(argument, Records):
        return types.Array(from_dtype(argument.record), 1, "C")
    kinds = {torch.int64: int64, torch.float32: float32, torch.uint8: uint8}
    return types.Array(kinds[argument.dtype], 1, "C")


class CodeWriter:
    """A machine that writes the code of each kernel instead of running it."""

    device = torch.device("cpu")

    def __init__(
        self,
        game: Game,
        folder: Path,
        capability: tuple[int, int] = HOPPER,
        mixed: bool = False,
    ) -> None:
        self._bind = stand_ins(game, mixed)
        self.heuristics = self._bind["heuristics"]
        self._name, self._folder, self._capability = code_name(game, mixed), folder, capability

    def run(self, kernel: Kernel, count: int, *arguments: Argument) -> None:
        """Write the code of a kernel."""
        path = self._folder / f"{self._name}-{kernel.__name__}.ptx"
        path.write_text(device_code(kernel, arguments, self._capability, self._bind))


if __name__ == "__main__":
    translate(Path(sys.argv[1]))
