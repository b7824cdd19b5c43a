"""A match on paper: one JSON object a line. `docs/record.md` describes it.

A header, then every outcome and move in order, then the result. Each line carries a sum over
itself and all lines before it, so a changed, lost or doubled line is found with its number. What
the lines mean is checked by `Match.from_record`, which plays them.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kleeblatt.core.errors import RecordError, UsageError

FORMAT = 1
MOST_BRACKETS = 100  # in one line, where a record has a handful
Entry = dict[str, Any]


@dataclass
class Record:
    """The header, and the entries so far: {'roll': …}, {'seat': …, 'move': …}, {'end': …}."""

    header: Entry
    entries: list[Entry] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The record as text, line by line."""
        total = ""
        for entry in (self.header, *self.entries):
            total = _sum(total, entry)
            yield _json({**entry, "sum": total})

    def text(self) -> str:
        """The record as text."""
        return "".join(f"{line}\n" for line in self.lines())

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
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
    """A record of its text; RecordError with the line number if a line is damaged."""
    lines = text.splitlines()
    if not lines:
        raise RecordError("record-empty")
    if not text.endswith("\n"):
        raise RecordError("record-unfinished-line", len(lines))
    entries: list[Entry] = []
    total = ""
    for number, line in enumerate(lines, 1):
        entry = _entry(line, number)
        stated = entry.pop("sum", None)
        total = _sum(total, entry)
        if stated != total:
            raise RecordError("record-sum", number)
        entries.append(entry)
    if entries[0].get("kleeblatt") != FORMAT:
        raise RecordError("record-format", 1, format=FORMAT)
    return Record(entries[0], entries[1:])


def load(path: str | Path) -> Record:
    """A record of its file."""
    try:
        return read(Path(path).read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError("no-text", path=path) from error


def load_saved(path: str | Path) -> Record:
    """A saved game: as `load`, but a last line that was cut off while being written is dropped."""
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
        for entry in (record.header, *record.entries):
            self._total = _sum(self._total, entry)
        with writing(self.path):
            self._file = self.path.open("a", encoding="utf-8")

    def rewrite(self, record: Record) -> None:
        """Begin anew with another record: a step was taken back."""
        self._file.close()
        self._open(record)

    def append(self, entry: Entry) -> None:
        """Write one more line."""
        self._total = _sum(self._total, entry)
        with writing(self.path):
            self._file.write(_json({**entry, "sum": self._total}) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Finish writing."""
        with writing(self.path):
            self._file.close()


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Say which file a broken record is in; only regular files are read."""
    if path.exists() and not path.is_file():
        raise UsageError("not-a-file", path=path)
    try:
        yield
    except RecordError as error:
        error.path = path
        raise


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Whatever goes wrong while writing a file is told as such."""
    try:
        yield
    except OSError as error:
        raise UsageError("no-writing", path=path, why=error.strerror) from error


def _sync_folder(folder: Path) -> None:
    """Make a renamed file last, where the system can."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


def _entry(line: str, number: int) -> Entry:
    try:
        if _brackets(line) > MOST_BRACKETS:
            raise ValueError
        entry = json.loads(line, parse_constant=_no_number)
        if "\\u" in line:
            json.dumps(entry, ensure_ascii=False).encode()  # halves of letters are no text
    except ValueError:  # also a number of thousands of digits
        entry = None
    if not isinstance(entry, dict):
        raise RecordError("record-no-json", number)
    return entry


def _no_number(word: str) -> None:
    """Python reads NaN and Infinity; JSON knows neither."""
    raise ValueError(word)


def _brackets(line: str) -> int:
    """Count those outside of strings: how deeply JSON may be nested depends on the machine."""
    outside = line.replace("\\\\", "").replace('\\"', "").split('"')[::2]
    return sum(piece.count("[") + piece.count("{") for piece in outside)


def _json(entry: Entry) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(", ", ": "))


def _sum(total: str, entry: Entry) -> str:
    text = json.dumps(entry, ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(f"{total} {text}".encode()).hexdigest()[:12]
