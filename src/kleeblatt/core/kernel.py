"""Rules written once: a `@kernel` runs as it is, and `compiled` makes its fast twin.

A twin is the same code object with other globals: kernels replaced by their twins, tables (tuples
of ints) by arrays. Generic kernels name what they need of a game by a module-level stand-in, which
`bind` replaces: `compiled(play_games, rules=noch_mal.rules)`.

The cache folder is named after all code and tables that the twin can see, so a changed rule or
table, or a function changed in another file, never meets an old binary.
"""

import hashlib
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast, overload

F = TypeVar("F", bound=Callable[..., Any])
Args = tuple[Any, ...]
KEPT_CACHES = 120


@overload
def kernel(function: F) -> F: ...


@overload
def kernel(*, tells: type[Any]) -> Callable[[F], F]: ...


def kernel(function: F | None = None, *, tells: type[Any] | None = None) -> Any:
    """Mark a function as fit to compile: ints and fixed lists only, no exceptions, unchecked.

    Calling a kernel that `tells` an event is that event (see `telling` and `core/events.py`).
    """
    if function is None:
        return lambda marked: kernel(_telling(marked, tells))
    function.__dict__["is_kernel"] = True
    return function


def _telling(function: F, event: type[Any] | None) -> F:
    function.__dict__["tells"] = event
    return function


def bound(entry: F, **bind: Any) -> F:
    """Return the interpreted kernel with its stand-ins replaced."""
    return _linked(entry, lambda f, twin: twin, bind)


def telling(entry: F, around: Callable[[FunctionType, FunctionType, Args], Any]) -> F:
    """Return the interpreted kernel; `around` makes each call of a kernel that tells an event.

    `around(kernel, twin, arguments)` calls the twin and returns its result. Compiled code stays
    as it is: without a listener this costs nothing.
    """

    def heard(f: FunctionType, twin: FunctionType) -> Any:
        if not hasattr(f, "tells"):
            return twin
        reporting = partial(_reported, around, f, twin)
        reporting.__dict__["is_kernel"] = True
        return reporting

    return _linked(entry, heard, {})


def _reported(around: Any, f: FunctionType, twin: FunctionType, *arguments: Any) -> Any:
    return around(f, twin, arguments)


def told(entry: Callable[..., Any]) -> list[type[Any]]:
    """List the events that a kernel may tell, in the order of the rules."""
    found = {value for _, value in _reached(entry, {}) if hasattr(value, "tells")}
    placed = sorted(found, key=lambda f: (f.__module__, f.__code__.co_firstlineno))
    return list(dict.fromkeys(f.tells for f in placed))


def _linked(entry: F, call: Callable[[FunctionType, FunctionType], Any], bind: dict[str, Any]) -> F:
    """Link interpreted twins that call each other as `call` says."""
    twins = _twins(entry, bind)
    called = {f: call(f, twin) for f, twin in twins.items()}
    for f, twin in twins.items():
        twin.__globals__.update(f.__globals__)
        twin.__globals__.update(_replaced(_globals_of(f, bind), cast(dict[Any, Any], called)))
    return cast(F, called[cast(Any, entry)])


def compiled(entry: F, *, boundscheck: bool = False, **bind: Any) -> F:
    """Compile a kernel and every kernel it reaches. Give the twin whole batches."""
    import numba

    folder = cache_folder() / fingerprint(entry, boundscheck, **bind)
    cast(Any, numba.config).CACHE_DIR = str(folder)
    njit = cast(Any, numba.njit)
    options = {"boundscheck": boundscheck, "nogil": True, "error_model": "numpy"}
    inner = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **options)
    outer = njit(cache=_use(folder), **options)
    return compiled_by(inner, entry, outer, **bind)


def compiled_by(
    jit: Callable[[Any], Any], entry: F, outer: Callable[[Any], Any] | None = None, **bind: Any
) -> F:
    """Make a twin with any compiler: `jit` compiles a function, `outer` the entry.

    Only the entry is called from Python, so the others need no wrapper for that.
    """
    twins = _twins(entry, bind)
    fast = {f: (outer if outer and f is entry else jit)(twin) for f, twin in twins.items()}
    for f, twin in twins.items():
        twin.__globals__.update(_frozen(_replaced(_globals_of(f, bind), fast)))
    return cast(F, fast[cast(Any, entry)])


@contextmanager
def compiling(
    entry: Callable[..., Any], *, boundscheck: bool = False, **bind: Any
) -> Iterator[None]:
    """Guard a first call: one of several processes compiles, the others find it in the cache."""
    from filelock import FileLock

    folder = cache_folder() / fingerprint(entry, boundscheck, **bind)
    if _use(folder):
        with FileLock(folder / "lock"):
            yield
    else:
        yield


def is_cached(entry: Callable[..., Any], *, boundscheck: bool = False, **bind: Any) -> bool:
    """Has this twin been compiled before (so that a start takes no time)?"""
    return _mark(entry, boundscheck, bind).exists()


def mark_cached(entry: Callable[..., Any], *, boundscheck: bool = False, **bind: Any) -> None:
    """Remember that this twin has been compiled, from this place of the sources."""
    mark = _mark(entry, boundscheck, bind)
    if mark.parent.is_dir() and os.access(mark.parent, os.W_OK):
        mark.touch()


def _mark(entry: Any, boundscheck: bool, bind: dict[str, Any]) -> Path:
    place = hashlib.sha256(entry.__code__.co_filename.encode()).hexdigest()[:8]
    return cache_folder() / fingerprint(entry, boundscheck, **bind) / f"ready-{place}"


def cache_folder() -> Path:
    """Return the folder where compiled kernels are kept between runs."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("KLEEBLATT_CACHE")
    return Path(chosen) if chosen else user_cache_path("kleeblatt") / "kernels"


def fingerprint(entry: Callable[..., Any], *settings: Any, **bind: Any) -> str:
    """Hash all code and tables that a kernel can reach."""
    import numba

    lines = [numba.__version__, repr(settings)]
    for name, value in sorted(_reached(entry, bind), key=lambda pair: pair[0]):
        told = _told(value.__code__) if isinstance(value, FunctionType) else value
        lines.append(f"{name} {told}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _use(folder: Path) -> bool:
    """Mark a cache folder as used now, and remove old ones; False if nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return False
    by_age = sorted((f for f in folder.parent.iterdir() if f.is_dir()), key=_last_used)
    for old in by_age[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return os.access(folder, os.W_OK)


def _last_used(folder: Path) -> float:
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:  # removed by another process
        return 0.0


def _is_kernel(value: Any) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "is_kernel")


def _globals_of(f: Any, bind: dict[str, Any]) -> dict[str, Any]:
    """Return the globals that a function names; of a module, only attributes it may name."""
    names = f.__code__.co_names
    found = {n: bind.get(n, f.__globals__.get(n)) for n in names if n in f.__globals__}
    return {n: _part(v, names) if _is_ours(v) else v for n, v in found.items()}


def _is_ours(value: Any) -> bool:
    """Is this a module whose kernels and tables we replace (NumPy compiles as it is)?"""
    return isinstance(value, ModuleType) and value.__name__ != "numpy"


def _part(module: ModuleType, names: tuple[str, ...]) -> ModuleType:
    part = ModuleType(module.__name__)
    for name in names:
        value = vars(module).get(name)
        if isinstance(value, int) or _is_table(value) or _is_kernel(value):
            setattr(part, name, value)
    return part


def _is_table(value: Any) -> bool:
    """Is this a tuple of ints, or of such tuples?"""
    return isinstance(value, tuple) and all(isinstance(v, int) or _is_table(v) for v in value)


def _members(value: Any) -> dict[str, Any]:
    return {n: v for n, v in vars(value).items() if not n.startswith("__")}


def _reached(entry: Any, bind: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Find every kernel and constant that the entry can reach, by its full name."""
    seen: set[str] = set()
    todo: list[tuple[str, Any]] = [("entry", entry)]
    for name, value in todo:
        if _is_ours(value):
            todo += [(f"{value.__name__}.{n}", v) for n, v in _members(value).items()]
        elif _is_kernel(value):
            full = f"{value.__module__}.{value.__qualname__}"
            if full not in seen:
                seen.add(full)
                yield full, value
                todo += [(f"{full}:{n}", v) for n, v in _globals_of(value, bind).items()]
        elif name not in seen and not isinstance(value, ModuleType):
            seen.add(name)
            yield name, value


def _twins(entry: Any, bind: dict[str, Any]) -> dict[FunctionType, FunctionType]:
    """Copy each kernel that the entry reaches, with its own globals."""
    kernels = {value for _, value in _reached(entry, bind) if _is_kernel(value)}
    return {f: FunctionType(f.__code__, {"__name__": f.__module__}, f.__name__) for f in kernels}


def _replaced(values: dict[str, Any], twins: dict[Any, Any]) -> dict[str, Any]:
    """Replace each kernel by its twin, inside modules too."""
    replaced = {}
    for name, value in values.items():
        if _is_ours(value):
            part = ModuleType(value.__name__)
            part.__dict__.update(_replaced(_members(value), twins))
            replaced[name] = part
        else:
            replaced[name] = twins[value] if _is_kernel(value) else value
    return cast(dict[str, Any], replaced)


def _frozen(values: dict[str, Any]) -> dict[str, Any]:
    """Turn tables (tuples of ints) into arrays, as compiled code wants them."""
    import numpy as np

    for name, value in values.items():
        if _is_ours(value):
            value.__dict__.update(_frozen(_members(value)))
        elif _is_table(value):
            values[name] = np.array(value, np.int64)
    return values


def _told(code: CodeType) -> str:
    """Describe what a function does, as text that is the same in every process."""
    consts = [_told(c) if isinstance(c, CodeType) else repr(c) for c in code.co_consts]
    return f"{code.co_code.hex()} {consts} {code.co_names} {code.co_varnames}"
