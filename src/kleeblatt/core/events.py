"""Events: what happens in a match, as typed values, told by the rules where it happens.

A game's `events.py` declares them, its rules name the kernels whose call is such an event:

    @dataclass(frozen=True)
    class RowTaken(Event):
        row: int

        @classmethod
        def of(cls, setup: Setup, s: State, row: int) -> "RowTaken":
            return cls(s.decider, row=row + 1)

    @kernel(tells=RowTaken)
    def take(setup: Setup, s: State, row: int) -> None: ...

`of` gets the setup, the state and the other arguments of the kernel, before the kernel runs. It
may return None: nothing worth telling. To see the result of the kernel too, it yields the seat:

    before = s.clover[seat]
    yield seat
    return LuckTaken(seat, luck=s.clover[seat] - before)

The fields hold the words of the notation (colours, cells, cards) and numbers counted from 1, so an
event means the same to a program, to the page, and to the sentences (see `core/story.py`). An event
comes before those that it causes; its points are its own, without theirs. A class whose events can
change a score says so: `class RowTaken(Event, scores=True)`. Which part of the points is its own
is found out, unless `of` says it: `SetCompleted(seat, points=8)` leaves the rest of what its kernel
brings to the event that it is part of.
"""

import re
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from dataclasses import dataclass, field, fields, replace
from functools import cache
from inspect import isgenerator
from types import FunctionType, ModuleType
from typing import Any, ClassVar, cast

from kleeblatt.core.kernel import Args, telling
from kleeblatt.core.rules import Rules


@dataclass(frozen=True)
class Event:
    """Something that happened: to a seat, or (None) to the whole table."""

    seat: int | None
    points: int = field(default=0, kw_only=True)  # by which the seat's score has changed
    scores: ClassVar[bool] = False  # can it change a score at all?

    def __init_subclass__(cls, scores: bool = False) -> None:
        cls.scores = scores

    @classmethod
    def name(cls) -> str:
        """'row-taken': how the event is called on the wire and in the texts."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()

    def json(self) -> dict[str, Any]:
        """The event as it travels: {'event': 'row-taken', 'seat': 0, 'points': 7, …}."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return {"event": self.name(), **{name: _plain(value) for name, value in values.items()}}


Told = tuple[Event, ...]


def event_kinds(module: ModuleType) -> list[type[Event]]:
    """The events that a module declares, in its order."""
    values = (value for value in vars(module).values() if isinstance(value, type))
    return [v for v in values if issubclass(v, Event) and v.__module__ == module.__name__]


def _plain(value: Any) -> Any:
    return list(map(_plain, value)) if isinstance(value, tuple) else value


@dataclass
class _Heard:
    """An event while its kernel runs."""

    seat: int | None
    scores: bool
    event: Event | None = None
    points: int = 0

    def told(self) -> Event | None:
        """The event with its points."""
        return replace(self.event, points=self.points) if self.event and self.points else self.event


class _Listener:
    """Hears what happens in one step of a match."""

    def __init__(self, rules: Rules, setup: Any, state: Any) -> None:
        self._rules, self._setup, self._state = rules, setup, state
        self._heard: list[_Heard] = []
        self._open: list[_Heard] = []
        self._scores: dict[int, int] = {}  # as far as they are in the points of an event

    def hear(self, kernel: FunctionType, twin: FunctionType, arguments: Args) -> Any:
        """Run a kernel, and keep the event that it is: before those that it causes."""
        begun = self._begin(kernel, arguments)
        heard = _Heard(next(begun), cast(Any, kernel).tells.scores)
        if heard.scores:
            self._count(heard.seat)
        self._heard.append(heard)
        self._open.append(heard)
        result = twin(*arguments)
        if heard.scores:
            self._count(heard.seat)
        self._open.pop()
        heard.event = next(begun)
        self._hand_up(heard)
        return result

    def told(self) -> Told:
        """What was heard, in the order in which one would say it."""
        return tuple(event for heard in self._heard if (event := heard.told()))

    def _begin(self, kernel: FunctionType, arguments: Args) -> Iterator[Any]:
        """The seat of an event before its kernel runs, then the event."""
        found = cast(Any, kernel).tells.of(self._setup, self._state, *arguments[_given(kernel) :])
        if isgenerator(found):
            event = yield from found
        else:
            event = found
            yield event.seat if event else None
        yield event

    def _count(self, seat: int | None) -> None:
        """A change of the score belongs to the innermost event of the seat that can change it."""
        innermost = self._innermost(seat)
        if seat is None or (innermost is None and seat in self._scores):
            return
        now = self._rules.score(self._setup, self._state, seat)
        if innermost:
            innermost.points += now - self._scores[seat]
        self._scores[seat] = now

    def _hand_up(self, heard: _Heard) -> None:
        """What an event does not claim, if it says its points itself, goes to the one around it."""
        claimed = heard.event.points if heard.event else 0
        around = self._innermost(heard.seat)
        if around and (claimed or not heard.event):
            around.points += heard.points - claimed
            heard.points = claimed

    def _innermost(self, seat: int | None) -> _Heard | None:
        """The innermost running event of a seat that can change its score."""
        running = reversed(self._open)
        return next((one for one in running if one.scores and one.seat == seat), None)


@cache
def _given(kernel: FunctionType) -> int:
    """How many arguments a kernel begins with that every event gets anyway."""
    names = kernel.__code__.co_varnames[: kernel.__code__.co_argcount]
    return sum(name in ("setup", "s") for name in names)


_listening: ContextVar[_Listener] = ContextVar("listening")


def _around(kernel: FunctionType, twin: FunctionType, arguments: Args) -> Any:
    return _listening.get().hear(kernel, twin, arguments)


@cache
def _teller(entry: Callable[..., Any]) -> Callable[..., Any]:
    return telling(entry, _around)


def tell(rules: Rules, entry: Callable[..., None], setup: Any, state: Any, *given: int) -> Told:
    """Run `start`, `apply` or `apply_outcome` of the rules; returns what happened."""
    listener = _Listener(rules, setup, state)
    before = _listening.set(listener)
    try:
        _teller(entry)(setup, state, *given)
    finally:
        _listening.reset(before)
    return listener.told()
