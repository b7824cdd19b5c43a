"""Results in a file, a line for each stretch of games, so that a stopped run can continue.

    {"kleeblatt-arena": 1, "fingerprint": "…", "settings": {…}}
    {"lineup": ["medium", "easy"], "first": 0, "scores": [[…], …], "wins": …, "parts": …}

Lines are only appended. An incomplete last line is dropped; any other damage is an error, and so
are results of other settings.
"""

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from kleeblatt.core.errors import UsageError
from kleeblatt.core.record import writing
from kleeblatt.lab.arena.finals import Finals
from kleeblatt.lab.arena.plan import Lineup

MAGIC, FORMAT = "kleeblatt-arena", 1
Piece = tuple[Lineup, int, Finals]  # who played, from which deal on, how the games ended


def fingerprint(settings: dict[str, Any]) -> str:
    """Return a short hash of settings."""
    text = json.dumps(settings, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _line(entry: dict[str, Any]) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


class Store:
    """A file of results for one plan."""

    def __init__(self, path: Path, settings: dict[str, Any]) -> None:
        if path.exists() and not path.is_file():
            raise UsageError("not-a-file", path=path)
        self.path = path
        self._lock = FileLock(f"{path}.lock", timeout=0)
        with writing(path):
            try:
                self._lock.acquire()
            except Timeout as error:
                raise UsageError("arena-store-busy", path=path) from error
        try:
            self.kept = self._opened(settings)
        except BaseException:
            self._lock.release()
            raise

    def _opened(self, settings: dict[str, Any]) -> list[Piece]:
        header = {MAGIC: FORMAT, "fingerprint": fingerprint(settings), "settings": settings}
        content = self.path.read_bytes() if self.path.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if not whole and not _line(header).startswith(content):
            raise UsageError("arena-store-foreign", path=self.path)
        kept = list(self._read(whole, settings))
        with writing(self.path):
            self._file = self.path.open("ab")
            self._file.truncate(len(whole))
        if not whole:
            self._write(header)
        return kept

    def _read(self, whole: bytes, settings: dict[str, Any]) -> Iterator[Piece]:
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                entry: Any = json.loads(line)
            except ValueError:
                entry = None
            if number == 1:
                self._check(entry, settings)
                continue
            try:
                yield tuple(entry["lineup"]), int(entry["first"]), Finals.from_json(entry)
            except (KeyError, TypeError, ValueError) as error:
                raise UsageError("arena-store-line", path=self.path, line=number) from error

    def _check(self, header: Any, settings: dict[str, Any]) -> None:
        if not isinstance(header, dict) or header.get(MAGIC) != FORMAT:
            raise UsageError("arena-store-foreign", path=self.path)
        if header.get("fingerprint") != fingerprint(settings):
            known = header.get("settings", {})
            other = ", ".join(name for name in settings if settings[name] != known.get(name))
            raise UsageError("arena-store-settings", path=self.path, settings=other)

    def append(self, lineup: Lineup, first: int, finals: Finals) -> None:
        """Keep one more stretch; it is on the disk when this method returns."""
        self._write({"lineup": lineup, "first": first, **finals.as_json()})

    def _write(self, entry: dict[str, Any]) -> None:
        with writing(self.path):
            self._file.write(_line(entry))
            self._file.flush()
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file, so that others can use it."""
        self._file.close()
        self._lock.release()
        Path(self._lock.lock_file).unlink(missing_ok=True)
