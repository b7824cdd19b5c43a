"""Dice that the server and all devices make together, before the first one and in strong mode."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES
from kleeblatt import replay as played
from kleeblatt.core.dice import SharedDice
from kleeblatt.core.errors import RecordError
from kleeblatt.core.record import Record, Reveal, Roll, read
from kleeblatt.games.verdict import verdict
from kleeblatt.server.app import create_app
from tests.forging import forged, opened
from tests.server.devices import FRIEND, Device, Message, bot, here, join, set_up, settle, unhurried


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[TestClient]:
    """A server that waits for the devices as long as it takes."""
    with TestClient(create_app(replace(unhurried(tmp_path), mixing_seconds=60))) as found:
        yield found


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


def finished(client: TestClient, made: Message, *devices: Device) -> Record:
    """Play to the end; the record."""
    chance = random.Random(1)
    while devices[0].state["status"] != "over":
        for device in devices:
            if device.state["questions"]:
                device.play_on(chance, 1)
            else:
                device.catch_up()
    return read(client.get(f"/api/tables/{made['table']}/record").text)


@pytest.mark.parametrize("game", GAMES)
def test_every_device_adds_to_the_dice(patient: TestClient, game: str) -> None:
    made = set_up(patient, game, here("Ada"), here("Ben"))
    first, second = tokens(made)
    with (
        Device(patient, made["table"], first, waits=False) as ada,
        Device(patient, made["table"], second, waits=False) as ben,
    ):
        settle(ada, ben)
        record = finished(patient, made, ada, ben)
    dice = record.header["dice"]
    assert [device["seats"] for device in dice["devices"]] == [[0], [1]]
    assert (dice["missing"], dice["withheld"], dice["round"]) == ([], [], 1)
    found = verdict(record.text(), "en")
    assert found.ok
    assert any("Ada, Ben" in sentence for sentence in found.proven)
    assert any("look" in sentence for sentence in found.not_proven)
    assert set(found.hashes) >= {one["commitment"] for one in dice["devices"]}


def test_one_screen_adds_once_for_all_its_seats(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"), bot())
    with Device(client, made["table"], *tokens(made)) as device:
        record = finished(client, made, device)
    assert [one["seats"] for one in record.header["dice"]["devices"]] == [[0, 1]]


def test_bots_wait_for_nobody(client: TestClient) -> None:
    made = set_up(client, "noch-mal", bot(), bot())
    with Device(client, made["table"]) as watcher:
        assert watcher.state["status"] == "playing"
        assert watcher.state["mixing"] is None


def test_a_device_that_is_not_there_is_named(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), FRIEND)
    join(client, made, "Ben")
    with Device(client, made["table"], *tokens(made), made["host"]) as ada:
        assert ada.state["status"] == "playing"
        assert ada.tell({"type": "end"})["ok"]
        record = read(client.get(f"/api/tables/{made['table']}/record").text)
    assert record.header["dice"]["missing"] == [1]
    assert any("Ben" in sentence for sentence in verdict(record.text(), "de").not_proven)


def test_a_secret_that_is_kept_back_begins_another_round(client: TestClient) -> None:
    """Whoever sees the others' secrets and then keeps its own back cannot choose the dice by it."""
    made = set_up(client, "push", here("Ada"), here("Ben"))
    first, second = tokens(made)
    sly = Device(client, made["table"], second, contributes=False)
    with sly:
        asked = sly.until("contribute") if not said(sly, "contribute") else said(sly, "contribute")
        commit = {"type": "commit", "id": "12345678", "round": 1, "commitment": "ab" * 32}
        assert asked["phase"] == "commit"
        assert sly.ask(commit)["ok"]
        with Device(client, made["table"], first, made["host"]) as ada:
            assert ada.state["status"] == "playing"
            assert ada.tell({"type": "end"})["ok"]
            record = read(client.get(f"/api/tables/{made['table']}/record").text)
    dice = record.header["dice"]
    assert (dice["round"], dice["withheld"]) == (2, [1])
    assert [device["seats"] for device in dice["devices"]] == [[0]]
    assert len({nonce for nonce, _ in ada._secrets.values()}) == 2  # never the same secret again
    assert any("kept it back" in sentence for sentence in verdict(record.text(), "en").not_proven)


def said(device: Device, kind: str) -> Any:
    return next((message for message in device.heard if message["type"] == kind), None)


def test_what_was_not_promised_is_refused(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    liar = Device(client, made["table"], *tokens(made), contributes=False)
    with liar:
        commit = {"type": "commit", "id": "12345678", "round": 1, "commitment": "ab" * 32}
        assert liar.ask(commit)["ok"]
        reveal = {"type": "reveal", "round": 1, "nonce": "cd" * 32}
        refused = liar.ask(reveal)
        assert not refused["ok"]
        assert "committed" in refused["problem"]["sentence"]
        assert not liar.ask({**commit, "id": "another-id"})["ok"]
        watcher = Device(client, made["table"])
        with watcher:
            assert not watcher.ask({**reveal, "id": "watcher-id"})["ok"]


def test_commitments_survive_a_restart(tmp_path: Path) -> None:
    """What a round has bound goes on after the server was killed: no second try in silence."""
    with TestClient(create_app(unhurried(tmp_path))) as client:
        made = set_up(client, "push", here("Ada"), here("Ben"))
        shy = Device(client, made["table"], *tokens(made), contributes=False)
        with shy:
            shy.until("contribute") if not said(shy, "contribute") else None
            asked = said(shy, "contribute")
            shy._contribute(asked)
            shy.until("contribute")
    with TestClient(create_app(unhurried(tmp_path))) as client:
        again = Device(client, made["table"], *tokens(made), made["host"])
        again._secrets = shy._secrets
        with again:
            assert said(again, "contribute")["phase"] == "reveal"
            assert again.state["status"] == "playing"
            assert again.tell({"type": "end"})["ok"]
            record = read(client.get(f"/api/tables/{made['table']}/record").text)
    assert record.header["dice"]["round"] == 1
    assert record.header["dice"]["devices"][0]["nonce"] == shy._secrets[1][0]


def test_strong_mode(patient: TestClient) -> None:
    """Every throw takes a link of each device; one that goes away is skipped and named."""
    made = set_up(patient, "push", here("Ada"), here("Ben"), dice="strong")
    first, second = tokens(made)
    chance = random.Random(2)
    with Device(patient, made["table"], first, made["host"], waits=False) as ada:
        with Device(patient, made["table"], second, waits=False) as ben:
            settle(ada, ben)
            while len(ada.log) < 20:
                for device in (ada, ben):
                    if device.state["questions"]:
                        device.play_on(chance, 1)
                    device.catch_up()
            whole = len(ada.log)
        assert ada.tell({"type": "stand-in", "seat": 1, "bot": "random"})["ok"]
        while len(ada.log) < whole + 20:  # Ben's device has gone: nobody waits for it
            if ada.state["questions"]:
                ada.play_on(chance, 1)
            else:
                ada.hear()
        assert ada.tell({"type": "end"})["ok"]
        record = read(patient.get(f"/api/tables/{made['table']}/record").text)
    links = [set(entry.links or ()) for entry in record.entries if isinstance(entry, Roll)]
    assert {"0", "1"} in links
    assert {"0"} in links
    found = verdict(record.text(), "en")
    assert found.ok, found
    assert any("needed a new number from every device" in one for one in found.proven)
    assert any("Ben" in sentence for sentence in found.not_proven)


def test_what_a_strong_record_cannot_say(client: TestClient) -> None:
    """Links are part of the dice: nobody can change, leave out or add one."""
    made = set_up(client, "push", here("Ada"), here("Ben"), dice="strong")
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        device.play_on(random.Random(3), 30)
        assert device.tell({"type": "end"})["ok"]
        text = client.get(f"/api/tables/{made['table']}/record").text
    assert verdict(text, "en").ok

    def changed(**change: Any) -> str:
        lines = opened(text)
        [n for n in lines if "links" in n][3].update(change)
        return forged(lines)

    for lie in (changed(links={}), changed(links={"0": "ab" * 32}), changed(links={"7": "ab" * 32}),
                changed(links=[])):  # fmt: skip
        with pytest.raises(RecordError):
            played(read(lie))


def test_commitments_bind_the_table_and_the_players(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        device.play_on(random.Random(4), 20)
        assert device.tell({"type": "end"})["ok"]
        text = client.get(f"/api/tables/{made['table']}/record").text
    assert verdict(text, "en").ok
    for path, value in (
        (("players",), ["Ben", "Ada"]), (("options", "risk"), "yes"),
        (("dice", "table"), "ab" * 32),
        (("dice", "round"), 2), (("dice", "commitment"), "ab" * 32), (("dice", "devices"), []),
        (("dice", "missing"), [9]), (("dice", "strong"), True),
    ):  # fmt: skip
        record = read(text)
        inner = record.header
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = value
        assert not verdict(record.text(), "en").ok, path


def test_hashes_that_a_device_saw_are_compared(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        asked = said(device, "contribute")
        assert device.tell({"type": "end"})["ok"]
        text = client.get(f"/api/tables/{made['table']}/record").text
    seen = {"text": text, "seen": [asked["commitment"]]}
    right = client.post("/api/verify", json=seen).json()
    assert right["ok"]
    assert any("your device saw" in sentence for sentence in right["proven"])
    wrong = client.post("/api/verify", json={"text": text, "seen": ["ab" * 32]}).json()
    assert not wrong["ok"]
    assert "other hashes" in wrong["sentence"]


def test_an_abandoned_match_tells_its_secret(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        device.play_on(random.Random(3), 9)
        assert device.tell({"type": "end"})["ok"]
        assert device.state["status"] == "over"
        assert device.state["result"] == {
            "winners": [],
            "level": None,
            "next_level": None,
            "is_abandoned": True,
        }
        text = client.get(f"/api/tables/{made['table']}/record").text
    record = read(text)
    assert isinstance(record.entries[-1], Reveal)
    match = played(record)
    assert match.is_abandoned
    assert match.winners() == []
    assert isinstance(match.dice, SharedDice)
    assert verdict(text, "de").ok
    assert json.loads(client.get("/api/dice").text)["games"] == []  # only finished ones count
