"""Practice tables: one person, alone or with bots, may take everything back."""

import random
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES, replay
from kleeblatt.core.record import Roll, read
from kleeblatt.server.app import create_app
from tests.server.devices import FRIEND, Device, Message, bot, here, set_up, unhurried


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


def wait(device: Device) -> None:
    """Hear on until this device is asked, or all is over."""
    while not device.state["questions"] and device.state["status"] == "playing":
        device.hear()


def rolls(device: Device) -> list[Message]:
    return [entry for entry in device.log if "roll" in entry]


def back(device: Device) -> Message:
    return device.tell({"type": "back", "seat": 0, "turn": device.state["can_go_back"]["0"]})


@pytest.mark.parametrize("id", GAMES)
def test_back_past_dice_and_bots(client: TestClient, id: str) -> None:
    """The same dice come again; the record holds, and the dice of the server do not count it."""
    made = set_up(client, id, here("Ada"), bot(), practice=True)
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        assert device.welcome["practice"]
        chance = random.Random(id)
        for moves in (1, 1, 3):
            wait(device)
            before, legal = list(device.log), device.legal(0)
            device.play_on(chance, moves)
            while len(rolls(device)) == len([entry for entry in before if "roll" in entry]):
                wait(device)
                device.play_on(chance, 1)
            wait(device)
            later = rolls(device)
            while len(device.log) > len(before):
                assert back(device)["ok"]
                wait(device)
            assert device.log == before
            assert device.legal(0) == legal
            assert "0" in device.state["questions"]
            device.play_on(chance, 2)
            wait(device)
            if id.startswith("noch-mal"):  # all dice are thrown, whatever was decided
                again = rolls(device)
                both = min(len(again), len(later))
                assert again[:both] == later[:both]
        device.play_on(chance)
        assert device.state["status"] == "over"
        assert device.state["can_go_back"] == {}
    text = client.get(f"/api/tables/{made['table']}/record").text
    record = read(text)
    assert record.header["practice"] is True
    assert record.header["dice"]["devices"]
    assert replay(record).is_over
    found = client.post("/api/verify", json={"text": text}).json()
    assert found["ok"]
    assert any("practice table" in sentence for sentence in found["not_proven"])
    assert client.get(f"/api/tables/{made['table']}/replay").json()["practice"]
    assert client.get("/api/dice").json()["games"] == []


def test_nobody_hides_that_it_was_practice(client: TestClient) -> None:
    """The devices' commitments are bound to it."""
    made = set_up(client, "push", here("Ada"), bot(), practice=True)
    with Device(client, made["table"], *tokens(made)) as device:
        device.play_on(random.Random(1))
    record = read(client.get(f"/api/tables/{made['table']}/record").text)
    del record.header["practice"]
    assert not client.post("/api/verify", json={"text": record.text()}).json()["ok"]


def test_links_that_are_known_are_not_asked_again(tmp_path: Path) -> None:
    """In strong mode an outcome that falls once more takes the links it took."""
    patient = replace(unhurried(tmp_path), mixing_seconds=60)  # nobody is left out for being slow
    with TestClient(create_app(patient)) as client:
        made = set_up(client, "noch-mal", here("Ada"), bot(), practice=True, dice="strong")
        with Device(client, made["table"], *tokens(made)) as device:
            chance = random.Random(2)
            for _ in range(4):
                device.play_on(chance, 2)
                wait(device)
                known = rolls(device)
                while device.state["can_go_back"]:
                    assert back(device)["ok"]
                    wait(device)
                assert [entry for entry in device.log if "roll" in entry] == known[:1]
                device.play_on(chance, 3)
            device.play_on(chance)
        text = client.get(f"/api/tables/{made['table']}/record").text
        assert client.post("/api/verify", json={"text": text}).json()["ok"]
        assert all(entry.links for entry in read(text).entries if isinstance(entry, Roll))


def test_after_a_restart_and_a_rematch(tmp_path: Path) -> None:
    with TestClient(create_app(unhurried(tmp_path))) as client:
        made = set_up(client, "push", here("Ada"), bot(), practice=True)
        with Device(client, made["table"], *tokens(made)) as device:
            device.play_on(random.Random(4), 12)
            wait(device)
            assert back(device)["ok"]
            wait(device)
            log = device.log
    with TestClient(create_app(unhurried(tmp_path))) as client:
        with Device(client, made["table"], *tokens(made)) as device:
            assert device.welcome["practice"]
            assert device.log == log
            while device.state["can_go_back"]:
                assert back(device)["ok"]
                wait(device)
            assert len(device.log) < len(log)
            device.play_on(random.Random(5))
            device.ask({"type": "rematch"})
            device.catch_up()
            again = device.state["rematch"]
        with Device(client, again, *tokens(made)) as device:
            assert device.welcome["practice"]


def test_only_for_one_person(client: TestClient) -> None:
    for wished in ([here("Ada"), FRIEND], [here("Ada"), here("Ben")], [bot(), bot()]):
        wish = {"game": "push", "seats": wished, "practice": True}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["sentence"].startswith("A practice table is for one person")
    made = set_up(client, "push", here("Ada"), bot(), practice=True)
    with Device(client, made["table"], *tokens(made), made["host"], contributes=False) as device:
        assert device.state["status"] == "waiting"  # the dice are being made
        for seat in (0, 1):
            refused = device.ask({"type": "remove", "seat": seat})
            assert refused["problem"]["sentence"].startswith("A practice table is for one person")


def test_elsewhere_a_seat_goes_back_while_another_is_asked(client: TestClient) -> None:
    """No die and no card has followed; a roll is never taken back."""
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made)) as device:
        assert not device.welcome["practice"]
        chance = random.Random(3)
        went_back = False
        while device.state["status"] == "playing":
            known = len(rolls(device))
            (seat,) = device.state["questions"]
            others = {other for other in device.state["can_go_back"] if other != seat}
            if others and not went_back:
                (other,) = others
                turn = device.state["can_go_back"][other]
                assert device.tell({"type": "back", "seat": int(other), "turn": turn})["ok"]
                assert other in device.state["questions"]
                assert len(rolls(device)) == known
                went_back = True
            device.play_on(chance, 1)
            if "roll" in device.log[-1]:
                assert device.state["can_go_back"] == {}
        assert went_back


def test_not_for_ever(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice do not begin the count anew: what is taken back stays in the store."""
    monkeypatch.setattr("kleeblatt.server.play.MOST_PRACTICE_BACKS", 3)
    made = set_up(client, "noch-mal", here("Ada"), practice=True)
    with Device(client, made["table"], *tokens(made)) as device:
        chance = random.Random(1)
        answers = []
        for _ in range(4):
            device.play_on(chance, 3)
            answers.append(back(device)["ok"])
        assert answers == [True, True, True, False]
