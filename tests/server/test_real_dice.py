"""A table where people throw real dice: asked for, typed in, corrected, never lost."""

import random
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES, replay
from kleeblatt.core.record import Roll, read
from kleeblatt.server.app import create_app
from tests.server.devices import Device, Message, bot, here, set_up, unhurried


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


def thrown(device: Device, chance: random.Random) -> str:
    """What real dice might show, in the words that the table has asked for."""
    words = []
    for kind in device.state["real_dice"]["throws"]:
        words += [kind["name"]] if kind["is_said"] else []
        words += [chance.choice(kind["faces"]) for _ in range(kind["count"])]
    return " ".join(words)


def type_in(device: Device, roll: str) -> Message:
    return device.tell({"type": "roll", "step": device.state["step"], "roll": roll})


def correct(device: Device) -> Message:
    return device.tell({"type": "correct", "step": device.state["step"]})


def asks(device: Device) -> bool:
    return bool(device.state["real_dice"]["throws"])


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(client: TestClient, game: str) -> None:
    chance = random.Random(game)
    made = set_up(client, game, here("Ada"), here("Ben"), dice="hand")
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.welcome["dice"] == "hand"
        while device.state["status"] == "playing":
            if asks(device):
                assert type_in(device, thrown(device, chance))["ok"]
            else:
                device.play_on(chance, 1)
    record = read(client.get(f"/api/tables/{made['table']}/record").text)
    assert replay(record).scores() == device.scores
    typed = [entry for entry in record.entries if isinstance(entry, Roll) and entry.by_hand]
    assert typed
    text = replay(record).record.text()
    verdict = client.post("/api/verify", json={"text": text}).json()
    assert verdict["ok"]
    assert f"{len(typed)} of its" in verdict["sentence"]


def faces(device: Device, roll: str) -> list[list[str]]:
    """A roll as the page reads it: the faces of each kind of dice that is asked for."""
    words, found = roll.split(), []
    for kind in device.state["real_dice"]["throws"]:
        start = 1 if kind["is_said"] else 0
        assert words[:start] == ([kind["name"]] if kind["is_said"] else [])
        found.append(sorted(words[start : start + kind["count"]]))
        assert set(found[-1]) <= set(kind["faces"])
        words = words[start + kind["count"] :]
    assert not words
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_correction_begins_with_what_was_typed(client: TestClient, game: str) -> None:
    """Only the wrong die is typed again; and the table says who throws."""
    chance = random.Random(game)
    made = set_up(client, game, here("Ada"), here("Ben"), dice="hand")
    corrected = 0
    rollers: set[int] = set()
    with Device(client, made["table"], *tokens(made)) as device:
        while corrected < 4 or rollers != {0, 1}:
            assert device.state["status"] == "playing"
            assert device.state["real_dice"]["corrected"] is None
            if not asks(device):
                device.play_on(chance, 1)
                continue
            rollers.add(device.state["real_dice"]["roller"])
            roll = thrown(device, chance)
            typed = faces(device, roll)
            assert type_in(device, roll)["ok"]
            if device.state["real_dice"]["can_correct"]:
                assert correct(device)["ok"]
                assert faces(device, str(device.state["real_dice"]["corrected"])) == typed
                assert type_in(device, thrown(device, chance))["ok"]
                corrected += 1


def test_a_mistyped_roll_is_corrected_until_someone_acts(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"), dice="hand")
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.state["questions"] == {}
        assert not device.state["real_dice"]["can_correct"]
        assert type_in(device, "red red red 1 1 1")["ok"]
        assert device.log[-1] == {"roll": "red red red 1 1 1", "by": "hand"}
        assert device.state["real_dice"]["can_correct"]
        assert correct(device)["ok"]
        assert device.log == []
        assert asks(device)
        assert type_in(device, "blue red x 1 2 ?")["ok"]
        assert device.play(0, "pass")["ok"]
        assert not device.state["real_dice"]["can_correct"]
        assert correct(device)["problem"]["code"]
        assert device.state["step"] == 1  # Ben has not decided: what Ada did is not shown yet


def test_bots_have_acted_is_no_reason_to_live_with_a_typing_error(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), bot("random"), dice="hand")
    with Device(client, made["table"], *tokens(made)) as device:
        assert type_in(device, "red red red 1 1 1")["ok"]
        while device.state["awaited"] != [0]:  # the bot decides at the same time
            device.hear()
        assert device.state["real_dice"]["can_correct"]
        assert correct(device)["ok"]
        assert device.state["step"] == 0
        assert type_in(device, "blue blue blue 2 2 2")["ok"]
        while 0 not in device.state["awaited"]:
            device.hear()
        assert device.play(0, device.legal(0)[-1])["ok"]
        assert not device.state["real_dice"]["can_correct"]


def test_what_cannot_be_thrown_is_refused(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"), dice="hand")
    with (
        Device(client, made["table"], *tokens(made)) as device,
        Device(client, made["table"]) as stranger,
    ):
        for roll in ("", "silver 7", "red 1", "silver 1"):
            assert type_in(device, roll)["problem"]["code"] == "unknown-outcome"
        assert not stranger.tell({"type": "roll", "step": 0, "roll": "silver 1"})["ok"]
        good = "silver 1 yellow 2 blue 3 green 4 pink 5 white 6"
        stale = device.tell({"type": "roll", "step": 5, "roll": good})
        assert stale["problem"]["code"] == "stale-state"
        assert type_in(device, good)["ok"]
        assert type_in(device, good)["problem"]["code"] == "not-your-turn"


def test_nobody_types_where_the_server_rolls(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.state["real_dice"] is None
        assert not type_in(device, "red red red 1 1 1")["ok"]
        assert not correct(device)["ok"]


def test_typed_rolls_are_there_after_a_restart(tmp_path: Path) -> None:
    chance = random.Random(4)
    with TestClient(create_app(unhurried(tmp_path))) as client:
        made = set_up(client, "geht-noch-was", here("Ada"), bot(), dice="hand")
        with Device(client, made["table"], *tokens(made)) as device:
            for _ in range(40):
                if device.state["status"] == "over":
                    break
                if asks(device):
                    assert type_in(device, thrown(device, chance))["ok"]
                    if chance.random() < 0.3 and device.state["real_dice"]["can_correct"]:
                        correct(device)
                elif device.state["questions"]:
                    device.play_on(chance, 1)
                else:
                    device.hear()
            known = [entry for entry in device.log if entry.get("by") == "hand"]
    with (
        TestClient(create_app(unhurried(tmp_path))) as client,
        Device(client, made["table"], *tokens(made)) as device,
    ):
        assert [entry for entry in device.log if entry.get("by") == "hand"][: len(known)] == known
        assert known
