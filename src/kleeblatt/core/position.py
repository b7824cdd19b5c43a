"""A position as one line of text, as FEN is for chess.

    kleeblatt:1/push:1,risk=no,directions=removed/phase=take,turn=2,decider=1,rows=red5.-.-/display=red1/-

`/` separates the game with its rules version and options, the table, and each seat; `,` separates
their fields. What is empty (0, no card) is left out, and a part without fields is `-`.
There is one text for each position. It needs no quotes in a shell or a link, and white space in it
means nothing. It has no names, no dice and no order of a deck.

A game's `position.py` lists the fields of its table and of a seat, and has three functions:
`forget` drops what no longer matters or follows from the rest, `complete` works out what follows,
`problem` names what makes a position impossible.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile, zip_longest
from typing import Any, Protocol
from urllib.parse import quote, unquote

from kleeblatt.core import struct
from kleeblatt.core.errors import PositionError

FORMAT = 1
LONGEST = 200_000  # letters: most of them for a deck of one's own
MOST_DIGITS = 9
EMPTY = "-"
HEAD = f"kleeblatt:{FORMAT}"
Values = tuple[Any, ...]
When = Callable[[Any, int | None], bool]  # of a state and a seat (None: the table)


@dataclass(frozen=True)
class Field:
    """A fact in the text: the attributes of the state that it is about, and their spelling.

    `read` raises ValueError if a text makes no sense.
    """

    name: str
    attributes: tuple[str, ...]
    write: Callable[..., str]
    read: Callable[[str], Values]
    when: When | None = None  # is it written? None: if it is not empty

    def is_shown(self, s: Any, seat: int | None) -> bool:
        """Is the fact written at all?"""
        if self.when:
            return self.when(s, seat)
        return self.text(s, seat) != self.text(type(s)(), seat)

    def text(self, s: Any, seat: int | None) -> str:
        """Write the fact, as it is in a state."""
        values = (getattr(s, name) for name in self.attributes)
        return self.write(*(value if seat is None else value[seat] for value in values))

    def put(self, s: Any, seat: int | None, text: str) -> None:
        """Put what a text says into a state."""
        for name, value in zip(self.attributes, self.read(text), strict=True):
            if seat is None:
                setattr(s, name, value)
            else:
                getattr(s, name)[seat] = value


class Positions(Protocol):
    """How a game writes positions: its `position.py`."""

    TABLE: tuple[Field, ...]
    SEAT: tuple[Field, ...]

    def forget(self, setup: Any, s: Any) -> None:
        """Set to 0 what no longer matters, and what `complete` works out."""

    def complete(self, setup: Any, s: Any) -> None:
        """Work out what follows from the fields."""

    def problem(self, setup: Any, s: Any) -> str | None:
        """Name a reason (a message `position-<reason>`) why a match cannot come to this state."""


# Kinds of fields


def number(name: str, most: int, attribute: str = "", least: int = 0) -> Field:
    """Declare a field for a whole number."""

    def read(text: str) -> Values:
        value = whole(text)
        if not least <= value <= most:
            raise ValueError(text)
        return (value,)

    return Field(name, (attribute or name,), str, read)


def numbers(name: str, most: Sequence[int], attribute: str = "") -> Field:
    """Declare a field for a list of whole numbers: '0+3+1'."""

    def read(text: str) -> Values:
        values = [whole(each) for each in text.split("+")]
        if any(value > limit for value, limit in zip(values, most, strict=True)):
            raise ValueError(text)
        return (values,)

    return Field(name, (attribute or name,), lambda values: "+".join(map(str, values)), read)


def always(s: Any, seat: int | None) -> bool:
    """Write a field in every position."""
    return True


def word(name: str, words: Sequence[str], attribute: str = "", when: When = always) -> Field:
    """Declare a field for one of these words, whose number the state knows."""

    def read(text: str) -> Values:
        return (index(words, text),)

    return Field(name, (attribute or name,), lambda at: words[at], read, when)


def members(name: str, words: Sequence[str], attribute: str = "") -> Field:
    """Declare a field for some of these words, each a bit of the attribute: 'A+C'."""

    def write(bits: int) -> str:
        return "+".join(word for at, word in enumerate(words) if bits >> at & 1) or EMPTY

    def read(text: str) -> Values:
        return (sum({1 << index(words, each) for each in text.split("+")}) if text != EMPTY else 0,)

    return Field(name, (attribute or name,), write, read)


def seat(name: str, attribute: str = "", when: When = always) -> Field:
    """Declare a field for a seat, counted from 1."""
    return Field(name, (attribute or name,), lambda at: str(at + 1), _read_seat, when)


def _read_seat(text: str) -> Values:
    at = whole(text) - 1
    if not 0 <= at < 16:
        raise ValueError(text)
    return (at,)


def whole(text: str) -> int:
    """Read a whole number; ValueError if it is not one, or too long."""
    if not text.isascii() or not text.isdecimal() or len(text) > MOST_DIGITS:
        raise ValueError(text)
    return int(text)


def index(words: Sequence[str], text: str) -> int:
    """Find a word; ValueError if it is not there."""
    return words.index(text)


# Texts


@dataclass(frozen=True)
class Head:
    """What a position says before the table: the game, its options, the number of players."""

    game: str
    rules: int
    options: dict[str, str]
    players: int


def head(text: str) -> Head:
    """Read the beginning of a position; PositionError if it is not one."""
    _, game, _, *seats = _parts(text)
    (id, rules), *options = [_pair(each, sign) for each, sign in _signed(game)]
    try:
        return Head(id, whole(rules), {n: unquote(v) for n, v in options}, len(seats))
    except ValueError as error:
        raise PositionError("position-value", name=id, value=rules) from error


def _signed(game: str) -> Iterator[tuple[str, str]]:
    """'push:1', then 'risk=no'."""
    for number, each in enumerate(game.split(",")):
        yield each, "=" if number else ":"


def _parts(text: str) -> list[str]:
    if len(text) > LONGEST:
        raise PositionError("position-long", most=LONGEST)
    parts = "".join(text.split()).split("/")
    if parts[0] != HEAD or len(parts) < 4:
        raise PositionError("position-format", head=f"{HEAD}/")
    return parts


def _pair(text: str, sign: str) -> tuple[str, str]:
    name, found, value = text.partition(sign)
    if not found:
        raise PositionError("position-field", field=text)
    return name, value


def write(game: Any, setup: Any, options: Mapping[str, str], s: Any) -> str:
    """Write a state as the text of its position."""
    positions: Positions = game.positions
    shown = struct.copy(s)
    positions.forget(setup, shown)
    chosen = (f"{name}={quote(value, safe=':')}" for name, value in options.items())
    seats = (_written(positions.SEAT, shown, seat) for seat in range(setup.players))
    start = ",".join([f"{game.id}:{game.rules_version}", *chosen])
    return "/".join([HEAD, start, _written(positions.TABLE, shown, None), *seats])


def _written(fields: Sequence[Field], s: Any, seat: int | None) -> str:
    shown = (field for field in fields if field.is_shown(s, seat))
    return ",".join(f"{field.name}={field.text(s, seat)}" for field in shown) or EMPTY


def read(text: str, game: Any, setup: Any, options: Mapping[str, str]) -> Any:
    """Read the state of a position; PositionError says what is wrong."""
    positions: Positions = game.positions
    found = head(text)
    given = game.id, game.rules_version, setup.players, options
    if (found.game, found.rules, found.players, game.complete(found.options)) != given:
        raise PositionError("position-other-table")
    _, _, table, *seats = _parts(text)
    s = game.rules.State()
    _read(positions.TABLE, s, None, table)
    for number, each in enumerate(seats):
        _read(positions.SEAT, s, number, each)
    positions.complete(setup, s)
    if (reason := positions.problem(setup, s)) is not None:
        raise PositionError("position-impossible", reason=reason)
    right, written = write(game, setup, options, s), "".join(text.split())
    if right != written:
        raise PositionError("position-spelling", **_difference(written, right))
    return s


def _difference(written: str, right: str) -> dict[str, str]:
    """Find where two texts first differ: the fields from there to the end of the part."""
    for one, other in zip_longest(written.split("/"), right.split("/"), fillvalue=EMPTY):
        fields = [*zip_longest(one.split(","), other.split(","))]
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], fields))
        if same < len(fields):
            return {
                "wrong": ",".join(a for a, _ in fields[same:] if a is not None) or EMPTY,
                "right": ",".join(b for _, b in fields[same:] if b is not None) or EMPTY,
            }
    return {"wrong": written, "right": right}


def _read(fields: Sequence[Field], s: Any, seat: int | None, part: str) -> None:
    known = {field.name: field for field in fields}
    for each in [] if part == EMPTY else part.split(","):
        name, value = _pair(each, "=")
        if name not in known:
            raise PositionError("position-field", field=each)
        try:
            known.pop(name).put(s, seat, value)
        except ValueError as error:
            raise PositionError("position-value", name=name, value=value) from error
