"""Practice tables: play begins at a position, and a device may ask where it stands."""

import random

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES, Match, new_match, replay
from kleeblatt.core.record import read
from tests.players import play_on, seats
from tests.server.devices import Device, Message, bot, here, set_up


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


def position_of(id: str, steps: int = 30) -> str:
    """Somewhere in the middle of a game of two."""
    return play_on(new_match(id, seats(2), 5), 5, steps=steps).position()


def practise(client: TestClient, id: str, text: str, *wished: Message) -> Message:
    wish = {"game": id, "seats": wished, "position": text}
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made


@pytest.mark.parametrize("id", GAMES)
def test_a_table_begins_at_a_position(client: TestClient, id: str) -> None:
    """It is played to its end, and its record holds."""
    text = position_of(id)
    made = practise(client, id, text, here("Ada"), bot())
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        assert device.welcome["position"] == text
        assert device.welcome["options"] == Match.from_position(text).options
        device.play_on(random.Random(id))
        assert device.state["status"] == "over"
    record = read(client.get(f"/api/tables/{made['table']}/record").text)
    assert record.header["position"] == text
    assert replay(record).is_over
    verdict = client.post("/api/verify", json={"text": replay(record).record.text()}).json()
    assert verdict["ok"]
    assert any("middle of a game" in sentence for sentence in verdict["not_proven"])
    frames = client.get(f"/api/tables/{made['table']}/replay").json()["frames"]
    assert frames[0]["position"] == text
    assert len({frame["position"] for frame in frames}) > 1


def test_a_rematch_practises_the_same(client: TestClient) -> None:
    text = position_of("push")
    made = practise(client, "push", text, here("Ada"), bot())
    with Device(client, made["table"], *tokens(made), made["host"]) as device:
        device.play_on(random.Random(1))
        device.ask({"type": "rematch"})
        device.catch_up()
        again = device.state["rematch"]
    with Device(client, again, *tokens(made)) as device:
        assert device.welcome["position"] == text
        assert device.welcome["held"] == [0]  # the seats stay, as the position has its own order


def test_a_device_asks_where_it_stands(client: TestClient) -> None:
    """Its own hidden decision is in its text, and in nobody else's."""
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    ada, ben = tokens(made)
    with (
        Device(client, made["table"], ada, ben) as device,
        Device(client, made["table"]) as watcher,
    ):

        def position(who: Device, seat: int | None) -> str:
            text: str = who.ask({"type": "position", "seat": seat})["position"]
            return text

        before = [position(device, seat) for seat in (0, 1, None)]
        assert before[0] == before[1] == before[2] == position(watcher, None)
        question = device.state["questions"]["0"]
        device.play(0, question["legal"][-1])
        assert position(device, 0) != before[0]
        assert [position(device, 1), position(watcher, None)] == [before[1]] * 2
        refused = watcher.ask({"type": "position", "seat": 0})
        assert refused["problem"]["code"] == "not-your-turn"


def test_positions_that_no_table_begins_at(client: TestClient) -> None:
    over = play_on(new_match("push", seats(2), 5), 5).position()
    for id, text, wished, sentence in (
        ("push", over, 2, "The game is over in this position. Choose an earlier one."),
        ("push", position_of("push"), 3, "This position belongs to another game"),
        ("noch-mal", position_of("push"), 2, "This position belongs to another game"),
        ("push", "nonsense", 2, "This is not a Kleeblatt position."),
    ):
        wish = {"game": id, "seats": [bot()] * wished, "position": text}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 400
        assert answer.json()["code"] == "position"
        assert sentence in answer.json()["sentence"]


def test_a_position_is_shown_before_anybody_sits_down(client: TestClient) -> None:
    text = position_of("push")
    shown = client.post("/api/position", json={"text": text})
    assert shown.status_code == 200, shown.text
    [frame] = shown.json()["frames"]
    assert frame["position"] == text
    assert frame["view"] == Match.from_position(text).view()
    assert client.post("/api/position", json={"text": "x"}).json()["code"] == "position"
