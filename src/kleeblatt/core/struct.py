"""A state declared once: a slotted object for live play, a NumPy dtype for batches.

    @struct
    class State:
        phase: int
        dice: list[int] = ints(6)
        board: list[list[int]] = ints(7, 15)

Fields are integers or fixed-length lists of integers, all 0 at first. Interpreted kernels work on
`State()`, compiled ones on an element of `batch(State, n)`; `state.board[row][column]` is right
for both. `copier(State)` makes the kernel that copies one state over another.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from kleeblatt.core.kernel import kernel

if TYPE_CHECKING:
    import numpy as np

S = TypeVar("S")
Shape = tuple[int, ...]


def ints(*shape: int) -> Any:
    """A field of so many integers: `ints(6)`, or `ints(7, 15)` for rows of columns."""
    return shape


def struct(cls: type[S]) -> type[S]:
    """Make a flat state of a class whose fields are `int` or `list[int] = ints(...)`."""
    shapes: dict[str, Shape] = {name: vars(cls).get(name, ()) for name in cls.__annotations__}
    body: dict[str, Any] = {
        "__slots__": tuple(shapes),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__annotations__": cls.__annotations__,
        "__hash__": None,
        "shapes": shapes,
        "__init__": _method("self", [f"self.{n} = {_zeros(s)}" for n, s in shapes.items()]),
        "_fill": _method("self, new", [f"new.{n} = {_copied(n, s)}" for n, s in shapes.items()]),
        "__eq__": _equal,
        "__repr__": _shown,
    }
    return cast(type[S], type(cls.__name__, (), body))


def copy(state: S) -> S:
    """A copy that shares nothing with the state."""
    new: S = object.__new__(type(state))
    cast(Any, state)._fill(new)
    return new


def copier(cls: type[S]) -> Callable[[S, S], None]:
    """A kernel `assign(target, source)` for this struct: plain loops, fit for every compiler."""
    lines = [line for name, shape in _shapes(cls).items() for line in _assigned(name, shape)]
    source = "def assign(target, source):\n " + "\n ".join(lines)
    scope: dict[str, Any] = {"__name__": cls.__module__}
    exec(compile(source, __file__, "exec"), scope)  # noqa: S102 (as dataclasses do)
    assign = scope["assign"]
    assign.__qualname__ = f"{cls.__qualname__}.assign"
    return kernel(cast(Callable[[S, S], None], assign))


def dtype(cls: type[Any]) -> "np.dtype[Any]":
    """The record type of a struct, for arrays of states. All fields are 64 bits wide."""
    import numpy as np

    fields = [(name, np.int64, shape) for name, shape in cls.shapes.items()]
    return np.dtype(fields, align=True)  # compilers may trust it


def batch(cls: type[Any], n: int) -> "np.ndarray[Any, Any]":
    """n fresh states as one array, for compiled kernels."""
    import numpy as np

    return np.zeros(n, dtype(cls))


def to_batch(*states: Any) -> "np.ndarray[Any, Any]":
    """Objects of one struct as an array, for compiled kernels."""
    records = batch(type(states[0]), len(states))
    for record, state in zip(records, states, strict=True):
        for name in type(state).shapes:
            record[name] = getattr(state, name)
    return records


def from_record(cls: type[S], record: Any) -> S:
    """One state of a batch as an object."""
    state = cls()
    for name in cast(Any, cls).shapes:
        setattr(state, name, record[name].tolist())
    return state


def _equal(self: Any, other: Any) -> bool:
    return type(self) is type(other) and all(
        getattr(self, name) == getattr(other, name) for name in type(self).shapes
    )


def _shown(self: Any) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)}" for name in type(self).shapes)
    return f"{type(self).__name__}({fields})"


def _shapes(cls: type[Any]) -> dict[str, Shape]:
    return cast(dict[str, Shape], cls.shapes)


def _assigned(name: str, shape: Shape) -> list[str]:
    loops = [f"{' ' * depth}for i{depth} in range({n}):" for depth, n in enumerate(shape)]
    at = "".join(f"[i{depth}]" for depth in range(len(shape)))
    return [*loops, f"{' ' * len(shape)}target.{name}{at} = source.{name}{at}"]


def _zeros(shape: Shape) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(name: str, shape: Shape) -> str:
    return (f"self.{name}", f"self.{name}[:]", f"[row[:] for row in self.{name}]")[len(shape)]


def _method(arguments: str, lines: list[str]) -> Callable[..., None]:
    scope: dict[str, Any] = {}
    exec(f"def method({arguments}):\n " + "\n ".join(lines), scope)  # noqa: S102 (as dataclasses do)
    return cast(Callable[..., None], scope["method"])
