"""What devices are told of what happens, and of what would happen."""

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES, replay
from kleeblatt.core.record import read
from tests.server.devices import Device, Message, here, set_up, settle


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


@pytest.mark.parametrize("id", GAMES)
def test_everybody_is_told_the_same_in_the_end(client: TestClient, id: str) -> None:
    """The seats, a spectator, the replay and the record tell one story."""
    made = set_up(client, id, here("Ada"), here("Ben"))
    ada, ben = tokens(made)
    with (
        Device(client, made["table"], ada, waits=False) as one,
        Device(client, made["table"], ben, waits=False) as two,
        Device(client, made["table"]) as watcher,
    ):
        settle(one, two)
        chance = random.Random(id)
        while one.state["status"] == "playing":
            for device in (one, two):
                device.catch_up()
                if device.state["questions"]:
                    device.play_on(chance, moves=1)
        for device in (one, two, watcher):
            device.catch_up()
        match = replay(read(client.get(f"/api/tables/{made['table']}/record").text))
        story = [[event.json() for event in told] for told in match.events_for(None)]
        assert one.told == two.told == watcher.told == story
        assert one.welcome["opening"] == [event.json() for event in match.opening]
        shown = client.get(f"/api/tables/{made['table']}/replay")
        assert shown.status_code == 200, shown.text
        frames = shown.json()["frames"]
        told = [frame["events"] for frame in frames]
        assert told == [one.welcome["opening"], *story][: len(told)]


def ask(device: Device, seat: int, *moves: str) -> Any:
    return device.ask({"type": "preview", "seat": seat, "moves": list(moves)})


def test_a_preview_tells_and_does_nothing(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made)) as device:
        device.play(0, "draw")
        before = device.log
        told = ask(device, 0, "into 1", "stop")["events"]
        assert [event["event"] for event in told] == ["card-placed", "stopped"]
        assert ask(device, 0, "into 1")["events"] == told[:1]
        for refused in (ask(device, 0, "into 1", "into 1"), ask(device, 0, "take 1")):
            assert refused["problem"]["code"] == "illegal-move"
            assert refused["events"] is None
        assert ask(device, 1, "draw")["problem"]["code"] == "not-your-turn"
        device.catch_up()
        assert device.log == before


def test_nobody_previews_for_another_seat(client: TestClient) -> None:
    made = set_up(client, "push", here("Ada"), here("Ben"))
    with (
        Device(client, made["table"], tokens(made)[0], waits=False),
        Device(client, made["table"], tokens(made)[1], waits=False) as ben,
    ):
        settle(ben)
        assert ask(ben, 0, "draw")["problem"]["code"] == "not-your-turn"
