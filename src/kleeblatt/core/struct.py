"""A state declared once: a slotted object for live play, a NumPy dtype for batches.

    @struct
    class State:
        phase: int
        dice: list[int] = ints(6)
        board: list[list[int]] = ints(7, 15)

Fields are integers or fixed-length lists of integers, all 0 at first. Interpreted kernels work on
`State()`, compiled ones on an element of `batch(State, n)`; `state.board[row][column]` is right
for both. `copier(State)` makes the kernel that copies one state over another.

What bots think with may also hold 32-bit floats, and other structs:

    @struct
    class Workspace:
        value: list[float] = reals(6)
        after: State = one(State)
        lists: list[Moves] = several(Moves, 2)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from kleeblatt.core.kernel import kernel

if TYPE_CHECKING:
    import numpy as np

S = TypeVar("S")
P = ParamSpec("P")


@dataclass(frozen=True)
class Field:
    """What a field of a struct holds: a value, or a fixed-length list (of lists) of them."""

    of: Any = int  # or float, or a struct
    shape: tuple[int, ...] = ()

    @property
    def is_plain(self) -> bool:
        """Does it hold numbers?"""
        return self.of in (int, float)

    def zeros(self) -> Any:
        """Return what it holds at first."""
        return self._zeros(self.shape)

    def _zeros(self, shape: tuple[int, ...]) -> Any:
        if not shape:
            return self.of()
        if len(shape) == 1 and self.is_plain:
            return [self.of()] * shape[0]
        return [self._zeros(shape[1:]) for _ in range(shape[0])]


def ints(*shape: int) -> Any:
    """Declare a field of integers: `ints(6)`, or `ints(7, 15)` for 7 rows of 15."""
    return Field(int, shape)


def reals(*shape: int) -> Any:
    """Declare a field of 32-bit floats."""
    return Field(float, shape)


def one(of: type[S]) -> S:
    """Declare a field that is a struct."""
    return cast(S, Field(of))


def several(of: type[S], *shape: int) -> Any:
    """Declare a field of several structs."""
    return Field(of, shape)


def struct(cls: type[S]) -> type[S]:
    """Make a flat state of a class whose fields are `int`, `float`, or declared as above.

    A struct that extends another has that one's fields first.
    """
    own = {name: vars(cls).get(name, Field(of)) for name, of in cls.__annotations__.items()}
    return _made(cls, getattr(cls, "fields", {}) | own)


def adapted(cls: type[S], stand_ins: Mapping[Any, Any], **fields: Any) -> type[S]:
    """Return the same struct with some structs or fields replaced."""
    made = {
        name: fields.get(name) or Field(_adapted(field.of, stand_ins), field.shape)
        for name, field in _fields(cls).items()
    }
    return cls if made == _fields(cls) else _made(cls, made)


def made_once(make: Callable[P, type[S]]) -> Callable[P, type[S]]:
    """Make each adapted struct only once; the arguments are structs and numbers."""
    return cast(Callable[P, type[S]], cache(make))


def _adapted(of: Any, stand_ins: Mapping[Any, Any]) -> Any:
    if of in stand_ins:
        return stand_ins[of]
    return of if of in (int, float) else adapted(of, stand_ins)


def _made(cls: type[S], fields: dict[str, Field]) -> type[S]:
    zeros = [f"self.{name} = {_zeros(name, field)}" for name, field in fields.items()]
    copies = [f"new.{name} = {_copied(name, field)}" for name, field in fields.items()]
    inherited = getattr(cls.__bases__[0], "fields", {})
    body: dict[str, Any] = {
        "__slots__": tuple(name for name in fields if name not in inherited),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__annotations__": cls.__annotations__,
        "__hash__": None,
        "fields": fields,
        "__init__": _method("self", zeros, fields),
        "_fill": _method("self, new", copies, fields),
        "__eq__": _equal,
        "__repr__": _shown,
    }
    return cast(type[S], type(cls.__name__, cls.__bases__, body))


def copy(state: S) -> S:
    """Copy a state; the copy shares nothing with it."""
    new: S = object.__new__(type(state))
    cast(Any, state)._fill(new)
    return new


def copier(cls: type[S]) -> Callable[[S, S], None]:
    """Make the kernel `assign(target, source)` for a struct of numbers, for any compiler."""
    lines = [line for name, field in _fields(cls).items() for line in _assigned(name, field)]
    source = "def assign(target, source):\n " + "\n ".join(lines)
    scope: dict[str, Any] = {"__name__": cls.__module__}
    exec(compile(source, __file__, "exec"), scope)  # noqa: S102 (as dataclasses do)
    assign = scope["assign"]
    assign.__qualname__ = f"{cls.__qualname__}.assign"
    return kernel(cast(Callable[[S, S], None], assign))


def dtype(cls: type[Any]) -> "np.dtype[Any]":
    """Return the record type of a struct, for arrays of states: 64-bit integers, 32-bit floats."""
    import numpy as np

    kinds = {int: np.int64, float: np.float32}
    fields = [
        (name, kinds[field.of] if field.is_plain else dtype(field.of), field.shape)
        for name, field in _fields(cls).items()
    ]
    return np.dtype(fields, align=True)  # compilers may trust it


def batch(cls: type[Any], n: int) -> "np.ndarray[Any, Any]":
    """Make n fresh states as one array, for compiled kernels."""
    import numpy as np

    return np.zeros(n, dtype(cls))


def to_batch(*states: Any) -> "np.ndarray[Any, Any]":
    """Turn objects of one struct into an array, for compiled kernels."""
    records = batch(type(states[0]), len(states))
    for record, state in zip(records, states, strict=True):
        write(record, state)
    return records


def write(record: Any, state: Any) -> None:
    """Put the numbers of an object into a record of a batch."""
    for name, field in _fields(type(state)).items():
        if field.is_plain:
            record[name] = getattr(state, name)
        else:
            record[name] = to_batch(*_flat(getattr(state, name))).reshape(field.shape)


def _flat(value: Any) -> list[Any]:
    return [each for some in value for each in _flat(some)] if isinstance(value, list) else [value]


def from_record(cls: type[S], record: Any) -> S:
    """Turn one state of a batch, whose fields are numbers, into an object."""
    state = cls()
    for name in _fields(cls):
        setattr(state, name, record[name].tolist())
    return state


def _equal(self: Any, other: Any) -> bool:
    return type(self) is type(other) and all(
        getattr(self, name) == getattr(other, name) for name in type(self).fields
    )


def _shown(self: Any) -> str:
    fields = ", ".join(f"{name}={getattr(self, name)}" for name in type(self).fields)
    return f"{type(self).__name__}({fields})"


def _fields(cls: type[Any]) -> dict[str, Field]:
    return cast(dict[str, Field], cls.fields)


def _assigned(name: str, field: Field) -> list[str]:
    assert field.is_plain, f"a copier cannot copy the structs in {name}"
    loops = [f"{' ' * depth}for i{depth} in range({n}):" for depth, n in enumerate(field.shape)]
    at = "".join(f"[i{depth}]" for depth in range(len(field.shape)))
    return [*loops, f"{' ' * len(field.shape)}target.{name}{at} = source.{name}{at}"]


def _zeros(name: str, field: Field) -> str:
    if not field.is_plain or len(field.shape) > 2:
        return f"fields[{name!r}].zeros()"
    zero, *sizes = ("0" if field.of is int else "0.0"), *reversed(field.shape)
    for depth, size in enumerate(sizes):
        zero = f"[{zero}] * {size}" if depth == 0 else f"[{zero} for _ in range({size})]"
    return zero


def _copied(name: str, field: Field) -> str:
    if not field.is_plain:
        return f"duplicate(self.{name})"
    return (f"self.{name}", f"self.{name}[:]", f"[row[:] for row in self.{name}]")[len(field.shape)]


def _duplicate(value: Any) -> Any:
    """A copy of structs, in lists."""
    return [_duplicate(each) for each in value] if isinstance(value, list) else copy(value)


def _method(arguments: str, lines: list[str], fields: dict[str, Field]) -> Callable[..., None]:
    scope: dict[str, Any] = {"fields": fields, "duplicate": _duplicate}
    source = f"def method({arguments}):\n " + "\n ".join(lines)
    exec(source, scope)  # noqa: S102 (as dataclasses do)
    return cast(Callable[..., None], scope["method"])
