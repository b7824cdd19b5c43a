"""`kleeblatt upgrade`: a backup first, everything or nothing, every table replayed."""

import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import kleeblatt.server.upgrade
from kleeblatt.cli import main
from kleeblatt.core.errors import UsageError
from kleeblatt.server import store
from kleeblatt.server.app import create_app
from kleeblatt.server.store import Store, lock_folder
from tests.server.devices import here, set_up, unhurried

OLD = Path(__file__).parents[1] / "releases" / "0.1.0" / "kleeblatt.sqlite"
TABLES = 23


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A database as it was before there were real dice."""
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(OLD, folder)
    change(folder, "alter table tables drop column dice")
    change(folder, "update alembic_version set version_num = '0001'")
    return folder


def change(folder: Path, statement: str) -> int:
    """How many rows were changed."""
    with closing(sqlite3.connect(folder / "kleeblatt.sqlite")) as connection, connection:
        return connection.execute(statement).rowcount


def revision(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("select version_num from alembic_version").fetchone()
        return str(found)


def dump(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as connection:
        return list(connection.iterdump())


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".lock"}


def run(folder: Path, *given: str, code: int = 0, language: str = "en") -> str:
    """What the command says: on stdout, or one sentence on stderr."""
    arguments = ["upgrade", "--data", str(folder), "--lang", language, *given]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == code, done.output
    assert not (done.stdout and done.stderr)
    assert done.stderr.count("\n") <= 1
    return done.stdout or done.stderr


def test_an_old_database(folder: Path) -> None:
    before = dump(folder / "kleeblatt.sqlite")
    said = run(folder).splitlines()
    backup = Path(said[0].split(": ")[1])
    assert said[1:] == ["The database is up to date.", f"All {TABLES} tables replay correctly."]
    assert backup.parent == folder
    assert backup.name.startswith("kleeblatt-0001-")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert dump(backup) == before
    assert revision(folder / "kleeblatt.sqlite") == store.revisions()[0]
    assert {path.suffix for path in folder.iterdir()} == {".sqlite", ".lock"}


def test_nothing_to_do(folder: Path) -> None:
    run(folder)
    after = contents(folder)
    assert run(folder, language="de").splitlines() == [
        "Die Datenbank ist auf dem neuesten Stand.",
        f"Alle {TABLES} Tische lassen sich nachspielen.",
    ]
    assert contents(folder) == after


def test_a_rehearsal_changes_nothing(folder: Path) -> None:
    before = contents(folder)
    assert run(folder, "--check").splitlines() == [
        "Checked on a copy. Your database is unchanged.",
        f"All {TABLES} tables replay correctly.",
    ]
    assert contents(folder) == before


def test_an_empty_database(tmp_path: Path) -> None:
    Store(tmp_path / "kleeblatt.sqlite").close()
    assert "It holds no tables yet." in run(tmp_path)


def test_tables_that_do_not_replay_are_named(folder: Path) -> None:
    """The others are upgraded all the same."""
    assert change(folder, "update tables set secret = 'ab' where game = 'push' and rematch != ''")
    broken = "update events set body = '{' where number = 3 and table_id = "
    first = "(select id from tables where header is not null and game = 'noch-mal' limit 1)"
    assert change(folder, broken + first) == 1
    future = """update tables set header = replace(header, '"rules": 1', '"rules": 2')"""
    assert change(folder, f"{future} where game = 'doppelt-so-clever'")
    waiting = 'update tables set options = \'{"sheet": "plaid"}\' where header is null'
    assert change(folder, waiting) == 1
    said = run(folder, code=2)
    lines = said.splitlines()
    count = len(lines) - 3
    assert lines[2] == f"{TABLES - count} of {TABLES} tables replay correctly. These do not:"
    assert "The secret does not belong to the dice" in said
    assert "The table is damaged: JSONDecodeError" in said
    assert said.count("pip install --upgrade kleeblatt") == 4
    assert "Option sheet cannot be “plaid”" in said
    assert "(push, 20" in said
    assert "Ada, Ben): " in said
    assert revision(folder / "kleeblatt.sqlite") == store.revisions()[0]


def test_many_tables_on_all_cores(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kleeblatt.server.upgrade, "CHUNK", 12)
    change(folder, "update tables set secret = 'ab' where game = 'push'")
    assert f"{TABLES - 4} of {TABLES} tables replay" in run(folder, "--check", code=2)


@pytest.mark.parametrize("is_locked", [True, False], ids=["lock", "old-release"])
def test_while_a_server_is_running(tmp_path: Path, is_locked: bool) -> None:
    """A server of an old release holds no lock, but the database."""
    with TestClient(create_app(unhurried(tmp_path))) as client:
        set_up(client, "noch-mal", here("Ada"))
        if is_locked:
            with lock_folder(tmp_path):
                said = run(tmp_path, code=2)
        else:
            said = run(tmp_path, code=2)
        assert said == f"Kleeblatt is running with the folder {tmp_path}. Stop it first.\n"
        assert "Its only table replays correctly." in run(tmp_path, "--check")
    assert "Its only table replays correctly." in run(tmp_path)


def test_a_folder_is_locked_once(tmp_path: Path) -> None:
    with lock_folder(tmp_path), pytest.raises(UsageError) as refusal, lock_folder(tmp_path):
        pass
    assert refusal.value.sentence("de") == (
        f"Kleeblatt läuft gerade mit dem Ordner {tmp_path}. Beende es zuerst."
    )
    with lock_folder(tmp_path):
        pass


def test_a_failed_migration_changes_nothing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even what was changed before it failed."""
    migrations = folder.parent / "migrations"
    shutil.copytree(store.MIGRATIONS, migrations)
    (migrations / "versions" / "9999_broken.py").write_text(
        "import sqlalchemy as sql\n"
        "from alembic import op\n"
        f"revision, down_revision = '9999', '{store.revisions()[0]}'\n"
        "def upgrade():\n"
        "    op.add_column('seats', sql.Column('colour', sql.String))\n"
        "    op.execute('delete from events')\n"
        "    op.execute('nonsense')\n"
    )
    monkeypatch.setattr(store, "MIGRATIONS", migrations)
    before = (folder / "kleeblatt.sqlite").read_bytes()
    said = run(folder, code=2)
    assert said.startswith(
        f"The database {folder / 'kleeblatt.sqlite'} could not be upgraded and stays as it was: "
    )
    assert (folder / "kleeblatt.sqlite").read_bytes() == before
    assert revision(folder / "kleeblatt.sqlite") == "0001"
    (backup,) = folder.glob("kleeblatt-0001-*")
    backup.unlink()
    monkeypatch.undo()
    assert f"All {TABLES} tables replay correctly." in run(folder)


def test_a_full_disk(folder: Path) -> None:
    """Here: a process that may not write files as large as the database."""
    before = (folder / "kleeblatt.sqlite").read_bytes()
    done = subprocess.run(
        [sys.executable, "-m", "kleeblatt.cli", "upgrade", "--data", str(folder), "--lang", "en"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000)),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "cannot be written: " in done.stderr
    assert done.stderr.count("\n") == 1
    assert list(contents(folder)) == ["kleeblatt.sqlite"]
    assert (folder / "kleeblatt.sqlite").read_bytes() == before


def test_a_folder_that_cannot_be_written(folder: Path) -> None:
    (folder / "kleeblatt.lock").mkdir()  # permissions do not stop everybody
    assert run(folder, code=2).startswith(f"The folder {folder} cannot be written to: ")


def test_a_backup_that_is_there_already(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not overwritten."""
    monkeypatch.setattr("kleeblatt.server.upgrade._backup_of", lambda path, revision: path)
    before = contents(folder)
    assert run(folder, code=2).endswith("kleeblatt.sqlite cannot be written: File exists.\n")
    assert contents(folder) == before


def test_a_database_of_a_newer_version(folder: Path) -> None:
    change(folder, "update alembic_version set version_num = '9999'")
    before = contents(folder)
    for given in ([], ["--check"]):
        assert "was written by a newer version of Kleeblatt" in run(folder, *given, code=2)
    assert contents(folder) == before


def test_what_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "kleeblatt.sqlite"
    assert run(tmp_path, code=2) == (
        f"There is no database in {tmp_path}. Name your data folder with --data.\n"
    )
    path.write_text("hello" * 1000)
    assert (
        run(tmp_path, code=2) == f"The database {path} cannot be opened: file is not a database.\n"
    )
    path.write_bytes(b"")
    for given in ([], ["--check"]):
        assert run(tmp_path, *given, code=2) == f"{path} is not a database of Kleeblatt.\n"
