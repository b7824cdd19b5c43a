"""A match on paper: one JSON object per line. `docs/record.md` describes it.

A header, then every outcome and move in order, then the result. Each line carries a sum over
itself and all lines before it, so a changed, lost or doubled line is found with its number. What
the lines mean is checked by `Match.from_record`, which plays them.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from kleeblatt.core.errors import GameError, RecordError, UsageError

FORMAT = 1
MOST_BRACKETS = 100  # in one line, of which a record has a handful
BOT = "bot"  # how the terminal calls the seats of bots; 0.1.0 knew them only by such names
Header = dict[str, Any]


@dataclass(frozen=True)
class Roll:
    """What dice, cards or lots showed."""

    text: str
    by_hand: bool = False  # people threw real dice and typed them in
    links: Mapping[str, str] | None = None  # in strong mode: a link of each device's chain


@dataclass(frozen=True)
class Move:
    """What a seat decided."""

    seat: int
    text: str


@dataclass(frozen=True)
class End:
    """The result of a match."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    abandoned: bool = False


@dataclass(frozen=True)
class Reveal:
    """The secret of the dice."""

    secret: str


Entry = Roll | Move | End | Reveal


@dataclass(frozen=True)
class Back:
    """The last entries were taken back: only a store keeps this."""

    count: int
    by: int | None  # the seat; None: a roll that was typed in
    kept: tuple[Entry, ...] | None = None  # of those, what others had decided in secret


StoredEntry = Entry | Back


# An entry as JSON, without the sum of its line


class RollLine(TypedDict):
    """What dice, cards or lots showed."""

    roll: str
    by: NotRequired[Literal["hand"]]
    links: NotRequired[dict[str, str]]


class MoveLine(TypedDict):
    """What a seat decided."""

    seat: int
    move: str


class EndFacts(TypedDict):
    """The result of a match."""

    scores: list[int]
    winners: list[int]
    abandoned: NotRequired[Literal[True]]


class EndLine(TypedDict):
    """The result of a match."""

    end: EndFacts


class RevealLine(TypedDict):
    """The secret of the dice."""

    reveal: str


Line = RollLine | MoveLine | EndLine | RevealLine


class BackLine(TypedDict):
    """The last entries were taken back."""

    back: int
    by: int | Literal["roll"]
    kept: NotRequired[list[Line]]


def encode(entry: Entry) -> Line:
    """Return an entry as JSON."""
    match entry:
        case Roll(text, by_hand, links):
            roll: RollLine = {"roll": text}
            if by_hand:
                roll["by"] = "hand"
            if links is not None:
                roll["links"] = dict(links)
            return roll
        case Move(seat, text):
            return {"seat": seat, "move": text}
        case End(scores, winners, abandoned):
            end: EndFacts = {"scores": list(scores), "winners": list(winners)}
            if abandoned:
                end["abandoned"] = True
            return {"end": end}
        case Reveal(secret):
            return {"reveal": secret}


def encode_stored(entry: StoredEntry) -> Line | BackLine:
    """Return an entry, or a take-back, as JSON."""
    if not isinstance(entry, Back):
        return encode(entry)
    back: BackLine = {"back": entry.count, "by": "roll" if entry.by is None else entry.by}
    if entry.kept is not None:
        back["kept"] = [encode(each) for each in entry.kept]
    return back


def decode(line: object) -> Entry:
    """Read exactly one entry from its JSON; GameError if it is anything else."""
    entry = _decoded(line)
    if _canonical(encode(entry)) != _canonical(line):
        raise GameError("record-spelling", right=written(entry))
    return entry


def _decoded(line: object) -> Entry:
    match line:
        case {"roll": str(text), **rest}:
            return Roll(text, rest.get("by") == "hand", _links(rest))
        case {"seat": int(seat), "move": str(text)} if type(seat) is int:
            return Move(seat, text)
        case {"end": {"scores": list(scores), "winners": list(winners), **rest}} if (
            _are_numbers(scores) and _are_numbers(winners) and rest in ({}, {"abandoned": True})
        ):
            return End(tuple(scores), tuple(winners), bool(rest))
        case {"reveal": str(secret)}:
            return Reveal(secret)
        case {"end": _} | {"reveal": _}:
            raise GameError("record-result")
    raise GameError("record-entry")


def _links(found: Mapping[Any, object]) -> dict[str, str] | None:
    if "links" not in found:
        return None
    links = found["links"]
    if not isinstance(links, dict) or not all(isinstance(link, str) for link in links.values()):
        raise GameError("record-links")
    return links


def _are_numbers(values: list[object]) -> bool:
    """Are all of them whole numbers? In Python, True is one too."""
    return all(type(value) is int for value in values)


def decode_stored(line: Mapping[str, Any]) -> StoredEntry:
    """Read what a store keeps: an entry, or a take-back."""
    if "back" not in line:
        return decode(line)
    by = None if line["by"] == "roll" else line["by"]
    kept = tuple(map(decode, line["kept"])) if "kept" in line else None
    return Back(line["back"], by, kept)


def settled(stored: Iterable[StoredEntry]) -> list[Entry]:
    """Return the entries without those that were taken back."""
    entries: list[Entry] = []
    for each in stored:
        if isinstance(each, Back):
            del entries[len(entries) - each.count :]
            entries += each.kept or ()
        else:
            entries.append(each)
    return entries


def written(entry: Entry) -> str:
    """Return an entry as a record has it, without the sum."""
    return _json(encode(entry))


def summed(objects: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Write JSON objects as lines of a record, each with its sum."""
    total = ""
    for each in objects:
        total = _sum(total, each)
        yield _json({**each, "sum": total})


@dataclass
class Record:
    """The header, and the entries so far."""

    header: Header
    entries: list[Entry] = field(default_factory=list)

    @property
    def bots(self) -> dict[int, str]:
        """Return the level of each seat that a bot holds from the start; RecordError if unclear.

        Old records only name such seats "bot LEVEL" or "bot LEVEL 2".
        """
        players = self.header["players"]
        found = self.header.get("bots")
        if found is None:
            named = {seat: name.split() for seat, name in enumerate(players)}
            return {
                seat: words[1]
                for seat, words in named.items()
                if len(words) > 1 and words[0] == BOT
            }
        seats = {str(seat): seat for seat in range(len(players))}
        if not isinstance(found, dict) or not all(
            seat in seats and isinstance(level, str) for seat, level in found.items()
        ):
            raise RecordError("record-header", 1, what="bots")
        return {seats[seat]: level for seat, level in found.items()}

    def lines(self) -> Iterator[str]:
        """Return the record as text, line by line."""
        return summed((self.header, *map(encode, self.entries)))

    def text(self) -> str:
        """Return the record as text."""
        return "".join(f"{line}\n" for line in self.lines())

    def save(self, path: str | Path) -> None:
        """Write the record to a file, all of it or nothing."""
        path = Path(path)
        beside = path.with_name(path.name + ".new")
        with writing(path):
            with beside.open("w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
            _sync_folder(path.parent)


def read(text: str) -> Record:
    """Read a record from its text; RecordError gives the number of a damaged line."""
    lines = text.splitlines()
    if not lines:
        raise RecordError("record-empty")
    if not text.endswith("\n"):
        raise RecordError("record-unfinished-line", len(lines))
    objects: list[dict[str, Any]] = []
    total = ""
    for number, line in enumerate(lines, 1):
        found = _object(line, number)
        stated = found.pop("sum", None)
        total = _sum(total, found)
        if stated != total:
            raise RecordError("record-sum", number)
        objects.append(found)
    header, *others = objects
    if header.get("kleeblatt") != FORMAT:
        raise RecordError("record-format", 1, format=FORMAT)
    return Record(header, [_entry(each, number) for number, each in enumerate(others, 2)])


def _entry(line: object, number: int) -> Entry:
    """Read the entry of a line; RecordError gives its number if it is not one."""
    try:
        return decode(line)
    except GameError as error:
        raise RecordError(error, number) from error


def load(path: str | Path) -> Record:
    """Load a record from a file."""
    try:
        return read(Path(path).read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError("no-text", path=path) from error


def load_saved(path: str | Path) -> Record:
    """Load a saved game: as `load`, but drop a last line that was cut off in writing."""
    path = Path(path)
    content = path.read_bytes()
    if content.endswith(b"\n"):
        return load(path)
    return read(content[: content.rfind(b"\n") + 1].decode("utf-8", errors="replace"))


class RecordFile:
    """A record file that grows with its match; each line is on the disk before play goes on."""

    def __init__(self, path: str | Path, record: Record) -> None:
        self.path = Path(path)
        self._open(record)

    def _open(self, record: Record) -> None:
        record.save(self.path)
        self._total = ""
        for each in (record.header, *map(encode, record.entries)):
            self._total = _sum(self._total, each)
        with writing(self.path):
            self._file = self.path.open("a", encoding="utf-8")

    def rewrite(self, record: Record) -> None:
        """Start over with another record: a step was taken back."""
        self._file.close()
        self._open(record)

    def append(self, entry: Entry) -> None:
        """Write one more line."""
        line = encode(entry)
        self._total = _sum(self._total, line)
        with writing(self.path):
            self._file.write(_json({**line, "sum": self._total}) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Finish writing."""
        with writing(self.path):
            self._file.close()


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Name the file of a broken record; read only regular files."""
    if path.exists() and not path.is_file():
        raise UsageError("not-a-file", path=path)
    try:
        yield
    except RecordError as error:
        error.path = path
        raise


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Turn whatever goes wrong while writing a file into a UsageError."""
    try:
        yield
    except OSError as error:
        raise UsageError("no-writing", path=path, why=error.strerror) from error


def _sync_folder(folder: Path) -> None:
    """Make a renamed file permanent, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _object(line: str, number: int) -> dict[str, Any]:
    try:
        if _brackets(line) > MOST_BRACKETS:
            raise ValueError
        found = json.loads(line, parse_constant=_no_number)
        if "\\u" in line:
            json.dumps(found, ensure_ascii=False).encode()  # lone surrogates are not text
    except ValueError:  # also a number of thousands of digits
        found = None
    if not isinstance(found, dict):
        raise RecordError("record-no-json", number)
    return found


def _no_number(word: str) -> None:
    """Refuse NaN and Infinity: Python reads them, JSON knows neither."""
    raise ValueError(word)


def _brackets(line: str) -> int:
    """Count brackets outside of strings: how deeply JSON may be nested depends on the machine."""
    outside = line.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    return sum(piece.count("[") + piece.count("{") for piece in outside)


def _json(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(", ", ": "))


def _canonical(line: object) -> str:
    return json.dumps(line, ensure_ascii=True, sort_keys=True)


def _sum(total: str, line: Mapping[str, Any]) -> str:
    return hashlib.sha256(f"{total} {_canonical(line)}".encode()).hexdigest()[:12]
