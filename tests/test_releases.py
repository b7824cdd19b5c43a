"""Every release's records and tables show today what they showed then, and tables go on."""

import json
import random
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import kleeblatt
from kleeblatt import RecordError, replay, resume
from kleeblatt.cli import main
from kleeblatt.core.record import load, read
from kleeblatt.games.verdict import verdict
from kleeblatt.server.app import create_app
from tests.releases import records
from tests.releases.make import FOLDER
from tests.releases.make import main as make
from tests.releases.shows import Facts, match_shows, table_shows
from tests.releases.tables import play_with_real_dice
from tests.server.devices import Device, join, unhurried

RELEASES = sorted(path.parent.name for path in FOLDER.glob("*/expected.json"))


@cache
def expected(release: str) -> dict[str, dict[str, Facts]]:
    """What the release showed."""
    found: dict[str, dict[str, Facts]] = json.loads(
        (FOLDER / release / "expected.json").read_text("utf-8")
    )
    return found


@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.jsonl")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_records(path: Path) -> None:
    """A record replays by its own rules, or the refusal names the release that plays it."""
    record = load(path)
    try:
        match = resume(record)
    except RecordError as error:
        assert error.id == "older-rules"
        assert f"kleeblatt=={error.given['release']}" in str(error)
        return
    shows = expected(path.parent.name)["records"][path.name]
    found = match_shows(match)
    assert {name: found[name] for name in shows} == shows
    assert match.record.text() == path.read_text("utf-8")


@pytest.mark.parametrize("release", RELEASES)
def test_every_record_is_there(release: str) -> None:
    assert set(expected(release)["records"]) == {p.name for p in FOLDER.glob(f"{release}/*.jsonl")}


@pytest.fixture(scope="module", params=RELEASES)
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a release, after `kleeblatt upgrade`."""
    release: str = request.param
    folder = tmp_path_factory.mktemp("data") / release
    folder.mkdir()
    shutil.copy(FOLDER / release / "kleeblatt.sqlite", folder)
    for given in (["--check"], []):
        done = CliRunner().invoke(main, ["upgrade", "--data", str(folder), "--lang", "en", *given])
        assert done.exit_code == 0, done.output
        tables = len(expected(request.param)["tables"])
        assert f"All {tables} tables replay correctly." in done.output
    return folder


@pytest.fixture(scope="module")
def server(upgraded: Path) -> Iterator[TestClient]:
    """A server of today with the tables of a release."""
    with TestClient(create_app(unhurried(upgraded))) as client:
        yield client


def test_tables(upgraded: Path, server: TestClient) -> None:
    """Each seat sees what it saw, whether its table is waiting, running or over."""
    for name, table in expected(upgraded.name)["tables"].items():
        for seat, shows in table["shows"].items():
            with Device(server, table["table"], table["seats"][seat]) as device:
                found = table_shows(device)
                assert {key: found[key] for key in shows} == shows, f"{name}, seat {seat}"


def test_tables_go_on(upgraded: Path, server: TestClient) -> None:
    """Every table is played to its end, and its record holds."""
    for name, table in expected(upgraded.name)["tables"].items():
        tokens = [*table["seats"].values(), table["host"]]
        if name == "waiting":
            tokens.append(join(server, table, "Ben")["token"])
        with Device(server, table["table"], *tokens) as device:
            take_back_seats(device)
            if device.state["real_dice"]:
                play_with_real_dice(device, random.Random(name))
            else:
                device.play_on(random.Random(name))
            assert device.state["status"] == "over", name
        text = server.get(f"/api/tables/{table['table']}/record").text
        assert replay(read(text)).scores() == device.scores, name
        assert verdict(text, "en").ok, name


def take_back_seats(device: Device) -> None:
    """No bot stands in for a person any more."""
    for seat, facts in enumerate(device.state["seats"]):
        if facts["kind"] == "person" and facts["bot"]:
            assert device.tell({"type": "stand-in", "seat": seat, "bot": None})["ok"]


def test_a_release_is_never_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kleeblatt, "__version__", RELEASES[-1])
    with pytest.raises(SystemExit, match="exists already"):
        make(RELEASES[-1])
    with pytest.raises(SystemExit, match=r"not 0\.0\.1"):
        make("0.0.1")


def test_the_next_release_leaves_no_option_out() -> None:
    assert records.left_out() == []
