"""When a ruling changes play, old matches are judged by their own rules."""

import json
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import kleeblatt.games.push
from kleeblatt import Match, RecordError, SecretDice, all_games, game, resume
from kleeblatt.core.game import Game, Options
from kleeblatt.core.record import Record, read
from kleeblatt.games.push.deck import DIRECTION_CARDS
from kleeblatt.games.verdict import verdict
from kleeblatt.server.app import create_app
from tests.players import play_on
from tests.server.devices import Device, unhurried

RELEASE = Path(__file__).parent / "releases" / "0.1.0"
PUSH = game("push")


def by_new_ruling(players: int, options: Options) -> Any:
    """Made up: with two players, too, the direction cards stay in the deck."""
    setup = PUSH.make_setup(players, options)
    setup.direction_cards = DIRECTION_CARDS
    return setup


SECOND = replace(PUSH, rules_version=2, make_setup=by_new_ruling, earlier={1: PUSH})


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No other test meets a game of this one."""
    yield
    game.cache_clear()


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Kleeblatt as it will be after the new ruling."""
    return installed(SECOND, monkeypatch)


def installed(changed: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(kleeblatt.games.push, "push", changed)
    game.cache_clear()
    return game("push")


def played(of: Game, steps: int = 10**9) -> Match:
    match = Match(of, ["Ada", "Ben"], {}, dice=SecretDice(bytes(32)))
    return play_on(match, seed=1, steps=steps)


def with_version(record: Record, version: int) -> Record:
    return Record(record.header | {"rules": version}, record.entries)


def refused(record: Record) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        resume(read(record.text()))
    assert refusal.value.line == 1
    return refusal.value


@pytest.mark.parametrize("by", [PUSH, SECOND], ids=["old", "new"])
def test_each_match_is_judged_by_its_own_rules(second: Game, by: Game) -> None:
    match = played(by)
    text = match.record.text()
    again = resume(read(text))
    assert again.record.header["rules"] == again.game.rules_version == by.rules_version
    assert again.scores() == match.scores()
    assert again.record.text() == text
    assert verdict(text, "en").ok


def test_the_rulings_differ(second: Game) -> None:
    """A match that says it follows the other version is found out."""
    for by, other in ((PUSH, 2), (SECOND, 1)):
        record = with_version(played(by).record, other)
        with pytest.raises(RecordError):
            resume(record)


def test_an_old_match_goes_on_by_its_rules(second: Game) -> None:
    begun = played(PUSH, steps=100)
    secret = begun.dice.reveal()
    match = Match.from_record(read(begun.record.text()), second, secret)
    if match.undoable is not None:
        match.take_back()
    play_on(match, seed=2)
    assert match.game is PUSH
    assert match.record.header["rules"] == 1
    assert resume(read(match.record.text())).scores() == match.scores()


def test_a_new_match_follows_the_new_rules(second: Game) -> None:
    assert played(game("push")).record.header["rules"] == 2


def test_rules_that_are_played_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal names the release that can."""
    installed(replace(SECOND, earlier={1: "0.1.0"}), monkeypatch)
    error = refused(played(PUSH).record)
    assert error.sentence("en") == (
        "line 1: This match of PUSH uses version 1 of the rules. "
        "Open it with Kleeblatt 0.1.0: pip install kleeblatt==0.1.0"
    )
    assert error.sentence("de") == (
        "Zeile 1: Diese Partie PUSH wird nach Version 1 der Regeln gespielt. "
        "Öffne sie mit Kleeblatt 0.1.0: pip install kleeblatt==0.1.0"
    )


def test_rules_of_the_future_and_of_nobody(second: Game) -> None:
    record = played(PUSH).record
    assert refused(with_version(record, 3)).sentence("en") == (
        "line 1: This match of PUSH uses version 3 of the rules. "
        "It needs a newer Kleeblatt: pip install --upgrade kleeblatt"
    )
    assert refused(with_version(record, 0)).sentence("en") == (
        "line 1: PUSH has no version 0 of its rules."
    )
    assert refused(with_version(record, 3)).sentence("de").startswith("Zeile 1: Diese Partie PUSH")
    assert refused(with_version(record, 0)).sentence("de") == (
        "Zeile 1: PUSH hat keine Version 0 der Regeln."
    )


def test_a_live_table_goes_on_by_its_rules(second: Game, tmp_path: Path) -> None:
    """A table of an old release and its rematch: each is judged by its own rules."""
    shutil.copy(RELEASE / "kleeblatt.sqlite", tmp_path)
    with TestClient(create_app(unhurried(tmp_path))) as client:
        assert played_on(client, kept("push-early")).header["rules"] == 1
        with Device(client, kept("push-early")["table"], kept("push-early")["host"]) as device:
            assert device.tell({"type": "rematch"})["ok"]
            again = kept("push-early") | {"table": device.state["rematch"]}
        assert played_on(client, again).header["rules"] == 2


def test_a_live_table_whose_rules_are_played_no_more(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    installed(replace(SECOND, earlier={1: "0.1.0"}), monkeypatch)
    shutil.copy(RELEASE / "kleeblatt.sqlite", tmp_path)
    with TestClient(create_app(unhurried(tmp_path))) as client:
        answer = client.get(f"/api/tables/{kept('push-early')['table']}")
        assert answer.status_code == 400
        assert "pip install kleeblatt==0.1.0" in answer.json()["sentence"]
        assert client.get(f"/api/tables/{kept('noch-mal-early')['table']}").status_code == 200


def kept(name: str) -> dict[str, Any]:
    """A table of the release, with its secrets."""
    expected = json.loads((RELEASE / "expected.json").read_text("utf-8"))
    table: dict[str, Any] = expected["tables"][name]
    return table


def played_on(client: TestClient, table: dict[str, Any]) -> Record:
    """The record of a table that was played to its end; it holds."""
    with Device(client, table["table"], *table["seats"].values()) as device:
        device.play_on(random.Random(5))
    record = read(client.get(f"/api/tables/{table['table']}/record").text)
    assert resume(record).is_over
    return record


@pytest.mark.parametrize("each", [*all_games(), SECOND], ids=lambda game: game.id)
def test_every_earlier_version_is_accounted_for(each: Game) -> None:
    assert set(each.earlier) == set(range(1, each.rules_version))
    for version, earlier in each.earlier.items():
        if isinstance(earlier, Game):
            assert (earlier.id, earlier.rules_version) == (each.id, version)
