"""Starting the server: what it says, and one clear sentence when it cannot."""

import json
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kleeblatt import SecretDice, new_match
from kleeblatt.cli import main
from kleeblatt.server.run import JsonLines
from kleeblatt.server.store import Store
from tests.players import play_on


def serve(*given: str) -> str:
    """What is said when the server does not start."""
    done = CliRunner().invoke(main, ["serve", "--no-open", *given])
    assert done.exit_code == 2, done.output
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def test_a_taken_port(tmp_path: Path) -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = str(listening.getsockname()[1])
        said = serve("--port", port, "--data", str(tmp_path), "--lang", "en")
        assert said.startswith(f"Port {port} is already in use.")
        assert "belegt" in serve("--port", port, "--data", str(tmp_path), "--lang", "de")


def test_an_unwritable_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    said = serve("--port", "0", "--data", str(tmp_path / "file" / "folder"), "--lang", "en")
    assert "cannot be written" in said


def test_an_address_that_is_none(tmp_path: Path) -> None:
    said = serve("--host", "256.0.0.1", "--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert said.startswith("The address 256.0.0.1 cannot be used")


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    Store(tmp_path / "kleeblatt.sqlite").close()
    with sqlite3.connect(tmp_path / "kleeblatt.sqlite") as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    said = serve("--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert "newer version of Kleeblatt" in said


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "kleeblatt.sqlite").write_text("hello" * 1000)
    said = serve("--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert "cannot be opened" in said


def test_the_schema_is_what_the_migrations_make(tmp_path: Path) -> None:
    """The tables that the store declares, and those that the migrations create, are the same."""
    import sqlalchemy as sql

    from kleeblatt.server.store import metadata

    Store(tmp_path / "a.sqlite").close()
    declared = sql.create_engine(f"sqlite:///{tmp_path / 'b.sqlite'}")
    metadata.create_all(declared)
    made = sql.create_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    for name in metadata.tables:
        columns = [
            [(c["name"], str(c["type"]), c["nullable"]) for c in sql.inspect(e).get_columns(name)]
            for e in (declared, made)
        ]
        assert columns[0] == columns[1], name
    declared.dispose()
    made.dispose()


@pytest.mark.parametrize("command", [[], ["serve"]])
def test_it_starts_says_where_and_stops(tmp_path: Path, command: list[str]) -> None:
    """Also as plain `kleeblatt`; stopped by Ctrl-C it ends without complaint.

    A terminal sends Ctrl-C to all processes: to those that read for visitors, too.
    """
    program = (
        "import webbrowser; webbrowser.open = lambda url: print('opened', url, flush=True); "
        "from kleeblatt.cli import main; main()"
    )
    python = [sys.executable, "-u", "-c", program]
    given = [*command, "--port", "0", "--data", str(tmp_path), "--lang", "en"]
    process = subprocess.Popen(
        [*python, *given], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout
        url = process.stdout.readline().split()[-1]
        assert process.stdout.readline().startswith("Stop with Ctrl-C.")
        for _ in range(100):
            try:
                health = json.load(urllib.request.urlopen(f"{url}api/health", timeout=2))
                break
            except OSError:
                time.sleep(0.1)
        assert health["status"] == "ok"
        assert process.stdout.readline().strip() == f"opened {url}"
        with connect(f"ws{url[4:]}api/tables/nothing/live") as session:
            session.send("x" * 5000)  # longer than any message may be
            with pytest.raises(ConnectionClosed):
                session.recv(timeout=20)
        if command:
            urllib.request.urlopen(f"{url}api/rules/push?lang=en", timeout=60).read()
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=60)
    finally:
        process.kill()  # whatever went wrong
        process.communicate()
    assert process.returncode in (0, -signal.SIGINT)
    assert complaint == ""


def test_options_belong_to_their_command() -> None:
    done = CliRunner().invoke(main, ["--port", "0", "games"])
    assert done.exit_code == 2
    assert "after the command" in done.stderr


def test_logs_are_json_lines() -> None:
    record = logging.makeLogRecord({"name": "kleeblatt.x", "msg": "hm %s", "args": ("ä",)})
    record.__dict__["table"] = "abc123"
    try:
        raise ValueError("oh")
    except ValueError:
        record.exc_info = sys.exc_info()
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["table"], line["from"]) == ("hm ä", "abc123", "kleeblatt.x")
    assert "ValueError: oh" in line["error"]


def test_for_the_network_with_a_qr_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from kleeblatt.server import run

    monkeypatch.setattr(run, "own_addresses", lambda: ["192.0.2.7"])
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: sockets[0].close())
    monkeypatch.setattr(run, "collect_garbage_rarely", lambda: None)
    done = CliRunner().invoke(
        main,
        ["serve", "--host", "0.0.0.0", "--port", "0", "--no-open", "--lang", "en", "--data",
         str(tmp_path)],
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "http://192.0.2.7:" in done.stdout
    assert len(done.stdout.splitlines()) > 10  # the code


def test_verify(tmp_path: Path) -> None:
    match = play_on(new_match("push", ["Ada", "Ben"], dice=SecretDice.new()), 1)
    match.record.save(tmp_path / "match.jsonl")
    runner = CliRunner()
    done = runner.invoke(main, ["verify", str(tmp_path / "match.jsonl"), "--lang", "en"])
    assert done.exit_code == 0
    assert done.output.startswith("This record holds")
    as_json = runner.invoke(main, ["verify", str(tmp_path / "match.jsonl"), "--json"])
    assert json.loads(as_json.output)["ok"]
    text = (tmp_path / "match.jsonl").read_text("utf-8").replace("Ada", "Eve")
    (tmp_path / "changed.jsonl").write_text(text, "utf-8")
    lied = runner.invoke(main, ["verify", str(tmp_path / "changed.jsonl"), "--lang", "de"])
    assert lied.exit_code == 2
    assert "Zeile 1" in lied.output
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    assert runner.invoke(main, ["verify", str(tmp_path / "bytes")]).exit_code == 2
    assert runner.invoke(main, ["verify", str(tmp_path / "nothing")]).exit_code == 2


def test_decks(tmp_path: Path) -> None:
    runner = CliRunner()
    template = runner.invoke(main, ["deck", "template"])
    (tmp_path / "deck.toml").write_text(template.output, "utf-8")
    checked = runner.invoke(main, ["deck", "check", str(tmp_path / "deck.toml"), "--lang", "de"])
    assert checked.exit_code == 0
    assert "96 Karten, keine Fehler" in checked.output
    found = json.loads(
        runner.invoke(main, ["deck", "check", str(tmp_path / "deck.toml"), "--json"]).output
    )
    assert len(found["cards"]) == 96
    assert found["cards"][0]["ways"] == 236736
    wrong = template.output.replace("green A: 2R= / 2B=", "green A: 2X=")
    (tmp_path / "deck.toml").write_text(wrong, "utf-8")
    refused = runner.invoke(main, ["deck", "check", str(tmp_path / "deck.toml"), "--lang", "en"])
    assert refused.exit_code == 2
    assert "1 problem" in refused.output
    assert "Card 1" in refused.output
    played = runner.invoke(
        main, ["simulate", "geht-noch-was", "-o", f"deck={tmp_path / 'deck.toml'}"]
    )
    assert played.exit_code == 2
    (tmp_path / "deck.toml").write_bytes(b"\xff")
    assert runner.invoke(main, ["deck", "check", str(tmp_path / "deck.toml")]).exit_code == 2
