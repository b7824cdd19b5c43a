"""Bring the database of a data folder up to date, and replay every table.

The migrations of a database are one transaction: all of them happen, or none. A copy is kept from
before, so the previous release can still be used.
"""

import json
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from kleeblatt.core.errors import KleeblattError, UsageError
from kleeblatt.core.match import Match
from kleeblatt.core.processes import follow_command, starting
from kleeblatt.core.words import words
from kleeblatt.games import game
from kleeblatt.server import store
from kleeblatt.server.store import Store, Stored, lock_folder, revisions

DATABASE = "kleeblatt.sqlite"
CHUNK = 100  # tables that a process replays in one go
SHOWN = 6  # letters of a table's id: with all of it, anybody may watch

Progress = Callable[[int], AbstractContextManager[Callable[[int], None]]]  # of a total


@dataclass(frozen=True)
class Report:
    """What an upgrade has found."""

    tables: int
    broken: list[str]  # a sentence for each table that does not replay
    backup: Path | None = None


def upgrade(folder: Path, language: str, progress: Progress) -> Report:
    """Upgrade the database of a folder that nobody uses, after a backup."""
    path = _database(folder)
    with lock_folder(folder), _explained(path):
        _must_be_unused(path)
        found, backup = _revision(path), None
        if found != revisions()[0]:
            backup = _backup_of(path, found)
            _copy(path, backup)
            _migrate(path, path)
        return Report(*_replay_all(path, language, progress), backup)


def rehearse(folder: Path, language: str, progress: Progress) -> Report:
    """Upgrade a copy; this works even while a server uses the folder."""
    path = _database(folder)
    with tempfile.TemporaryDirectory() as place, _explained(path):
        _revision(path)
        copy = Path(place) / DATABASE
        _copy(path, copy)
        _migrate(copy, path)
        return Report(*_replay_all(copy, language, progress))


def _database(folder: Path) -> Path:
    path = folder / DATABASE
    if not path.is_file():
        raise UsageError("no-database-here", path=folder)
    return path


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, sql.exc.DatabaseError) as error:
        why = getattr(error, "orig", error)
        raise UsageError("no-database", path=path, why=why) from error


def _must_be_unused(path: Path) -> None:
    """Check for a server of an old release, which holds no lock but has an open connection."""
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        connection.execute("pragma locking_mode = exclusive")
        try:
            connection.execute("begin exclusive")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise UsageError("folder-in-use", path=path.parent) from error


def _revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        known = "select 1 from sqlite_master where name = 'alembic_version'"
        if connection.execute(known).fetchone() is None:
            raise UsageError("foreign-database", path=path)
        (revision,) = connection.execute("select version_num from alembic_version").fetchone()
    if revision not in revisions():
        raise UsageError("newer-database", path=path)
    return str(revision)


def _backup_of(path: Path, revision: str) -> Path:
    """Return a path like kleeblatt-0001-20261118-201034.sqlite, beside the database."""
    return path.with_stem(f"{path.stem}-{revision}-{datetime.now(UTC):%Y%m%d-%H%M%S}")


def _copy(path: Path, copy: Path) -> None:
    """Make a consistent copy that only its owner can read, or none."""
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise UsageError("no-writing", path=copy, why=error.strerror) from error
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        copy.unlink()
        raise UsageError("no-writing", path=copy, why=error) from error


def _migrate(path: Path, shown: Path) -> None:
    """Run all migrations in one transaction; an error names the database that people know."""
    try:
        Store(path).close()
    except Exception as error:
        why = error.given.get("why", error) if isinstance(error, KleeblattError) else error
        raise UsageError("no-upgrade", path=shown, why=why) from error


def _replay_all(path: Path, language: str, progress: Progress) -> tuple[int, list[str]]:
    """Replay all tables; return their number, and a sentence for each that fails."""
    with closing(sqlite3.connect(path)) as connection:
        ids = [id for (id,) in connection.execute("select id from tables order by created, id")]
    chunks = [ids[start : start + CHUNK] for start in range(0, len(ids), CHUNK)]
    broken: list[str] = []
    with progress(len(ids)) as advance, _mapping(len(chunks)) as mapped:
        for count, found in mapped(_replay, [(path, chunk, language) for chunk in chunks]):
            advance(count)
            broken += found
    return len(ids), broken


@contextmanager
def _mapping(chunks: int) -> Iterator[Callable[..., Iterator[tuple[int, list[str]]]]]:
    """Replay many tables on all cores, a few in this process."""
    processes = min(os.cpu_count() or 1, chunks)
    if processes < 2:
        yield map
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), follow_command) as pool:

        def mapped(*given: Any) -> Iterator[tuple[int, list[str]]]:
            with starting():
                return pool.map(*given)

        yield mapped


def _replay(job: tuple[Path, list[str], str]) -> tuple[int, list[str]]:
    path, ids, language = job
    engine = sql.create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            broken = [(id, why) for id in ids if (why := _problem(connection, id, language))]
            found = [_named(connection, id, why, language) for id, why in broken]
    finally:
        engine.dispose()
    return len(ids), found


def _problem(connection: sql.Connection, id: str, language: str) -> str | None:
    """Say why a table does not replay."""
    try:
        stored = store.load(connection, id)
        assert stored
        _check(stored)
    except KleeblattError as error:
        return error.sentence(language)
    except sql.exc.DatabaseError:
        raise
    except Exception as error:  # whatever is wrong with one table, the others are checked too
        return words(language)("upgrade-damaged", what=repr(error))
    return None


def _check(stored: Stored) -> None:
    """Replay a match with every die; before play begins, see that it could."""
    chosen = game(stored.table.game)
    record = stored.record
    if record is None:
        chosen.setup(len(stored.seats), json.loads(stored.table.options))
    else:
        Match.from_record(record, chosen, stored.table.secret)


def _named(connection: sql.Connection, id: str, why: str, language: str) -> str:
    row = connection.execute(sql.select(store.tables).where(store.tables.c.id == id)).one()
    seats = sql.select(store.seats.c.name).where(store.seats.c.table_id == id)
    players = [name or "…" for name in connection.execute(seats).scalars()]
    return words(language)(
        "upgrade-table", table=id[:SHOWN], game=row.game, date=row.created[:10],
        players=", ".join(players), sentence=why,
    )  # fmt: skip
