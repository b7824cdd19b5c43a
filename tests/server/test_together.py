"""Reasons, signs, replays, guided games, empty sheets."""

import json
import random
from itertools import pairwise

import pytest
from starlette.testclient import TestClient

from kleeblatt import GAMES, game
from kleeblatt.core.match import Match
from kleeblatt.core.record import Move, Roll, encode, read
from kleeblatt.games.rulebook import guide
from tests.server.devices import Device, Message, here, set_up


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


def test_why_a_move_is_not_legal(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"], *tokens(made), language="de") as device:
        before = device.log
        refused = device.ask({"type": "why", "seat": 0, "move": "A1"})
        assert refused["problem"]["code"] == "illegal-move"
        assert refused["problem"]["sentence"]
        assert device.ask({"type": "why", "seat": 0, "move": "pass"})["ok"]
        assert device.log == before
        with Device(client, made["table"]) as stranger:
            asked = stranger.ask({"type": "why", "seat": 0, "move": "pass"})
            assert asked["problem"]["code"] == "not-your-turn"


def test_signs_are_seen_by_all_and_kept_by_nobody(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    with (
        Device(client, made["table"], tokens(made)[1]) as ben,
        Device(client, made["table"]) as watcher,
    ):
        assert ben.ask({"type": "emote", "seat": 1, "emote": "clap"})["ok"]
        shown = watcher.until("emoted")
        assert (shown["seat"], shown["emote"]) == (1, "clap")
        assert not ben.ask({"type": "emote", "seat": 0, "emote": "clap"})["ok"]
        watcher.send({"type": "emote", "id": "12345678", "seat": 1, "emote": "<b>"})
        assert watcher.until("refused")


@pytest.mark.parametrize("id", GAMES)
def test_a_replay_shows_every_step(client: TestClient, id: str) -> None:
    made = set_up(client, id, here("Ada"), here("Ben"))
    path = f"/api/tables/{made['table']}/replay"
    assert client.get(path).status_code == 409
    with Device(client, made["table"], *tokens(made)) as device:
        device.play_on(random.Random(id))
    found = client.get(path).json()
    text = client.get(f"/api/tables/{made['table']}/record").text
    assert client.post("/api/replay", json={"text": text}).json() == found
    record = read(text)
    steps = [encode(entry) for entry in record.entries if isinstance(entry, Roll | Move)]
    assert [frame["entry"] for frame in found["frames"]] == [None, *steps]
    assert found["frames"][-1]["breakdown"] == device.state["breakdown"]
    assert found["players"] == ["Ada", "Ben"]
    moments = Match.moments(record, game(id))
    for frame, (match, _) in zip(found["frames"], moments, strict=False):
        assert frame["view"] == json.loads(json.dumps(match.open_view()))
        assert [sum(parts.values()) for parts in frame["breakdown"]] == match.scores()


def test_records_that_are_none(client: TestClient) -> None:
    for text in ("", "nonsense", "{}", '{"kleeblatt": 1, "game": "chess"}', '{"game": 3}'):
        answer = client.post("/api/replay", json={"text": text})
        assert answer.status_code in (400, 404), answer.text
        assert answer.json()["sentence"]


@pytest.mark.parametrize("id", GAMES)
def test_guided_games(client: TestClient, id: str) -> None:
    """Five to ten decisions of the guided seat, every one of them a real choice."""
    found = client.get(f"/api/guide/{id}").json()
    frames = found["frames"]
    assert found["game"] == id
    steps = [
        (frame, after["entry"])
        for frame, after in pairwise(frames)
        if after["entry"].get("seat") == 0 and len(frame["question"]["legal"]) > 1
    ]
    assert 5 <= len(steps) <= 10
    for frame, entry in steps:
        assert entry["move"] in frame["question"]["legal"]
    assert guide(game(id)).header["dice"] == {"from": "hand"}


@pytest.mark.parametrize("id", GAMES)
def test_empty_sheets(client: TestClient, id: str) -> None:
    players = game(id).min_players
    found = client.post("/api/blank", json={"game": id, "players": players}).json()
    assert len(found["frames"]) == 1
    assert len(found["frames"][0]["view"]["seats"]) == players


def test_an_empty_sheet_is_one_for_several(client: TestClient) -> None:
    for options in ({}, {"solo_rules": "no"}):
        wish = {"game": "geht-noch-was", "options": options}
        found = client.post("/api/blank", json=wish).json()
        assert found["printed"]["factors"] == [1, 1, 2, 4, 8]
    wish["options"] = {"solo_rules": "yes"}
    assert client.post("/api/blank", json=wish).json()["printed"]["factors"] != [1, 1, 2, 4, 8]


def test_options_that_an_empty_sheet_depends_on(client: TestClient) -> None:
    games = client.get("/api/facts").json()["games"]
    found = {one["id"]: {o["name"] for o in one["options"] if o["is_printed"]} for one in games}
    assert found["geht-noch-was"] == {"solo_rules"}
    assert found["noch-mal"] == {"sheet"}
    assert found["push"] == set()


def test_an_empty_sheet_of_an_option(client: TestClient) -> None:
    sheets = [
        client.post("/api/blank", json={"game": "noch-mal", "options": {"sheet": sheet}}).json()
        for sheet in ("black", "red")
    ]
    assert sheets[0]["printed"] != sheets[1]["printed"]
    wrong = client.post("/api/blank", json={"game": "noch-mal", "options": {"sheet": "plaid"}})
    assert wrong.status_code == 400
