"""The store: everything that lasts, in one SQLite file, written by one thread.

A match is its events: entries of its record, and how many of them were taken back. They are only
ever appended. `Store.run` is answered when its transaction is on the disk; transactions of several
tables that wait at the same time share one commit.
"""

import json
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import event

from kleeblatt.core.errors import GameError, RecordError, UsageError
from kleeblatt.core.record import Record, StoredEntry, decode_stored, encode_stored, settled
from kleeblatt.server.rows import SeatRow, TableRow

T = TypeVar("T")
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
MOST_TOGETHER = 64  # transactions in one commit
MIGRATIONS = Path(__file__).parent / "migrations"

metadata = sql.MetaData()  # of `rows.py`, where each column is explained
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("header", sql.Text),
    sql.Column("secret", sql.String, nullable=False),
    sql.Column("host", sql.String, nullable=False),
    sql.Column("invite", sql.String, nullable=False),
    sql.Column("rematch", sql.String),
    sql.Column("dice", sql.String, nullable=False, server_default="server"),
    sql.Column("mixing", sql.Text),
    sql.Column("used", sql.String, index=True),
    sql.Column("position", sql.Text),
    sql.Column("practice", sql.Boolean, nullable=False, server_default=sql.false()),
)
seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("name", sql.String, nullable=False),
    sql.Column("bot", sql.String),
    sql.Column("token", sql.String),
)
events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("body", sql.Text, nullable=False),  # JSON
    sql.Column("message", sql.String),  # the id of the message that caused it
)
dice = sql.Table(
    "dice",
    metadata,
    sql.Column("game", sql.String, primary_key=True),
    sql.Column("tally", sql.Text, nullable=False),  # JSON: of all finished matches
)


@dataclass
class Stored:
    """A table as it is in the store."""

    table: TableRow
    seats: list[SeatRow]
    events: list[StoredEntry]
    messages: set[str]

    @property
    def record(self) -> Record | None:
        """Return the record of the match, without what was taken back; None before play begins."""
        if not self.table.header:
            return None
        return Record(json.loads(self.table.header), settled(self.events))


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a data folder for this process; UsageError if another one uses it."""
    lock = FileLock(folder / "kleeblatt.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout as error:
        raise UsageError("folder-in-use", path=folder) from error
    except OSError as error:
        raise UsageError("no-folder", path=folder, why=error.strerror or error) from error
    try:
        yield
    finally:
        lock.release()


def revisions() -> list[str]:
    """List all revisions of the database, the current one first."""
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


class Store:
    """One file, one connection, one thread."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        _keep_private(Path(path))
        self._engine = sql.create_engine(
            f"sqlite:///{self.path}",
            poolclass=sql.pool.StaticPool,
            connect_args={"check_same_thread": False, "isolation_level": None, "timeout": 10},
            hide_parameters=True,  # secrets of dice must not reach the log
        )
        event.listen(self._engine, "connect", _prepare)
        event.listen(self._engine, "begin", _begin)
        try:
            self._migrate()
        except BaseException as error:
            self._engine.dispose()
            if not isinstance(error, sql.exc.DatabaseError):
                raise
            raise UsageError("no-database", path=path, why=error.orig) from error
        self._jobs: queue.Queue[tuple[Callable[[sql.Connection], Any], Future[Any]] | None] = (
            queue.Queue()
        )
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def run(self, job: Callable[[sql.Connection], T]) -> "Future[T]":
        """Do something in a transaction; the future is done when it is on the disk."""
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return done

    def close(self) -> None:
        """Finish all jobs, then stop."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self._engine.connect() as connection:
            config.attributes["connection"] = connection
            known = revisions()
            with connection.begin():
                if sql.inspect(connection).has_table("alembic_version"):
                    found = connection.execute(sql.text("select version_num from alembic_version"))
                    if any(version not in known for (version,) in found):
                        raise UsageError("newer-database", path=self.path)
            try:
                command.upgrade(config, "head")
            except CommandError as error:
                raise UsageError("newer-database", path=self.path) from error

    def _write(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs = [job]
                stop = False
                while len(jobs) < MOST_TOGETHER and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        stop = True
                        break
                    jobs.append(following)
                self._commit(connection, jobs)
                if stop:
                    return

    def _commit(
        self,
        connection: sql.Connection,
        jobs: list[tuple[Callable[[sql.Connection], Any], "Future[Any]"]],
    ) -> None:
        """Commit all jobs in one transaction, each in its own savepoint; then tell everyone.

        Jobs that nobody waits for any more are not begun; those that have begun cannot be stopped.
        """
        jobs = [(job, done) for job, done in jobs if done.set_running_or_notify_cancel()]
        results: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with connection.begin():
                for job, done in jobs:
                    try:
                        with connection.begin_nested():
                            results.append((done, job(connection), None))
                    except Exception as error:
                        results.append((done, None, error))
        except Exception as error:
            results = [(done, None, error) for _, done in jobs]
        for done, result, problem in results:
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)


def _keep_private(path: Path) -> None:
    """Let only the server's user read its data, which has the secrets of all dice."""
    try:
        path.touch(mode=PRIVATE, exist_ok=True)
        for file in path.parent.glob(f"{path.name}*"):  # new files take the mode of the database
            file.chmod(PRIVATE)
    except OSError:
        pass  # opening it shows whether it can be written


def _prepare(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


# What is done in transactions


def add_table(connection: sql.Connection, table: TableRow, its_seats: Sequence[SeatRow]) -> None:
    """Add a new table with its seats."""
    connection.execute(sql.insert(tables), asdict(table))
    rows = [{"table_id": table.id, "number": n, **asdict(seat)} for n, seat in enumerate(its_seats)]
    connection.execute(sql.insert(seats), rows)


def change_seat(connection: sql.Connection, table: str, number: int, seat: SeatRow) -> None:
    """Change a seat: somebody sits down, or a bot stands in."""
    here = (seats.c.table_id == table) & (seats.c.number == number)
    connection.execute(sql.update(seats).where(here).values(**asdict(seat)))


def change_table(connection: sql.Connection, table: str, **values: Any) -> None:
    """Change a table: play begins, or goes on elsewhere."""
    connection.execute(sql.update(tables).where(tables.c.id == table).values(**values))


def touch(connection: sql.Connection, used: dict[str, str]) -> None:
    """Remember when tables were last used."""
    for table, at in used.items():
        change_table(connection, table, used=at)


def count(connection: sql.Connection) -> int:
    """Count the tables."""
    return connection.execute(sql.select(sql.func.count()).select_from(tables)).scalar_one()


def old_tables(connection: sql.Connection, unbegun: str, begun: str | None, most: int) -> list[str]:
    """List tables that nobody has used since: those that never began, and the others."""
    is_old = tables.c.header.is_(None) & (tables.c.used < unbegun)
    if begun is not None:
        is_old = is_old | (tables.c.used < begun)
    found = connection.execute(sql.select(tables.c.id).where(is_old).limit(most))
    return [id for (id,) in found]


def remove_table(connection: sql.Connection, table: str) -> None:
    """Remove a table with everything that belongs to it."""
    for each in (events, seats):
        connection.execute(sql.delete(each).where(each.c.table_id == table))
    connection.execute(sql.delete(tables).where(tables.c.id == table))


def count_dice(connection: sql.Connection, game: str, counted: Callable[[str | None], str]) -> None:
    """Count the dice of one more finished match."""
    kept = connection.execute(sql.select(dice.c.tally).where(dice.c.game == game)).scalar()
    tally = counted(kept)
    if kept is None:
        connection.execute(sql.insert(dice), {"game": game, "tally": tally})
    else:
        connection.execute(sql.update(dice).where(dice.c.game == game).values(tally=tally))


def tallies(connection: sql.Connection) -> list[str]:
    """Return the dice of all finished matches, game by game."""
    return [tally for (tally,) in connection.execute(sql.select(dice.c.tally))]


def probe(connection: sql.Connection) -> None:
    """Write something meaningless: it fails if nothing can be written."""
    found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    connection.exec_driver_sql(f"PRAGMA user_version = {(found + 1) % 1_000_000}")


def append(
    connection: sql.Connection,
    table: str,
    first: int,
    entries: Sequence[StoredEntry],
    message: str | None,
) -> None:
    """Append events of a match; the first of them carries the id of the message."""
    rows = [
        {
            "table_id": table,
            "number": first + i,
            "body": json.dumps(encode_stored(entry), ensure_ascii=False),
            "message": message if i == 0 else None,
        }
        for i, entry in enumerate(entries)
    ]
    connection.execute(sql.insert(events), rows)


def load(connection: sql.Connection, table: str) -> Stored | None:
    """Load a table with everything that belongs to it."""
    found = connection.execute(sql.select(tables).where(tables.c.id == table)).mappings().first()
    if found is None:
        return None
    its_seats = connection.execute(
        sql.select(seats.c.kind, seats.c.name, seats.c.bot, seats.c.token)
        .where(seats.c.table_id == table)
        .order_by(seats.c.number)
    ).mappings()
    its_events = connection.execute(
        sql.select(events).where(events.c.table_id == table).order_by(events.c.number)
    ).mappings()
    rows = list(its_events)
    return Stored(
        TableRow(**found),
        [SeatRow(**seat) for seat in its_seats],
        [_entry(row["body"], line) for line, row in enumerate(rows, 2)],
        {row["message"] for row in rows if row["message"]},
    )


def _entry(body: str, line: int) -> StoredEntry:
    """Read an event; an error names its line in a record from which nothing was taken back."""
    try:
        return decode_stored(json.loads(body))
    except GameError as error:
        raise RecordError(error, line) from error
