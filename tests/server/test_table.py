"""A live table: playing, coming back, who may do what, what nobody may see."""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from kleeblatt import GAMES, replay
from kleeblatt.core.record import encode, read
from kleeblatt.games import game as game_named
from kleeblatt.server import store, wire
from kleeblatt.server.app import create_app
from kleeblatt.server.hall import Hall
from kleeblatt.server.play import Play
from kleeblatt.server.thinkers import Thinkers
from kleeblatt.server.visitors import Visitors
from tests.forging import Objects, forged, opened
from tests.server.devices import FRIEND, Device, Message, bot, here, join, set_up, unhurried


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(client: TestClient, game: str) -> None:
    """Two people at one screen and a bot, to the end; its record holds."""
    made = set_up(client, game, here("Ada"), here("Ben"), bot())
    with Device(client, made["table"], *tokens(made)) as device:
        device.play_on(random.Random(game))
        assert device.state["status"] == "over"
        assert device.state["result"]["winners"]
        assert device.state["questions"] == {}
        record = read(client.get(f"/api/tables/{made['table']}/record").text)
        assert [*map(encode, record.entries)] == device.log
        assert replay(record).scores() == device.scores
        verdict = client.post("/api/verify", json={"text": replay(record).record.text()}).json()
        assert verdict["ok"]
        assert verdict["dice"] == "shared"


@pytest.mark.parametrize("game", [game for game in GAMES if game != "push"])
def test_solo(client: TestClient, game: str) -> None:
    made = set_up(client, game, here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        device.play_on(random.Random(game))
        result = device.state["result"]
        assert result["level"] is not None
        if result["level"] > 0:  # one point less than the next level begins with is still this one
            rate, least = game_named(game).rating, result["next_level"]
            assert rate(least).level == result["level"] - 1
            assert rate(least - 1).level == result["level"]
            assert device.scores[0] < least


def test_a_table_says_whose_turn_it_is(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND)
    look = partial(client.get, f"/api/tables/{made['table']}")
    assert look().json()["awaited"] == []
    before = look().json()["since"]
    seats = [*tokens(made), join(client, made, "Ben")["token"]]
    with Device(client, made["table"], *seats) as device:
        while device.state["status"] == "waiting":
            device.hear()
        assert look().json()["awaited"] == device.state["awaited"]
        (seat, *_) = device.state["awaited"]
        device.play(seat, device.legal(seat)[0])
        assert look().json()["awaited"] == device.state["awaited"]
    assert look().json()["since"] > before


def test_a_friend_joins_by_link(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND)
    assert client.get(f"/api/tables/{made['table']}").json()["status"] == "waiting"
    with Device(client, made["table"], *tokens(made), made["host"]) as ada:
        assert ada.state["status"] == "waiting"
        assert ada.welcome["invite"] == made["invite"]
        held = join(client, made, "  Ben  ")
        assert held["seat"] == 1
        while ada.state["status"] == "waiting":
            ada.hear()
        assert [seat["name"] for seat in ada.state["seats"]] == ["Ada", "Ben"]
        with Device(client, made["table"], held["token"]) as ben:
            assert ben.welcome["held"] == [1]
            assert ben.welcome["invite"] is None
            assert list(ben.state["views"]) == ["1"]
        full = client.post(
            f"/api/tables/{made['table']}/seats", json={"invite": made["invite"], "name": "Cy"}
        )
        assert full.status_code == 409
        assert full.json()["sentence"] == "There is no open seat."


def test_wrong_invitations(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND)
    for invite in ("x" * 32, made["host"], tokens(made)[0]):
        answer = client.post(
            f"/api/tables/{made['table']}/seats", json={"invite": invite, "name": "Eve"}
        )
        assert answer.status_code == 403
    assert client.get("/api/tables/nothing").status_code == 404


def test_seats_are_held_by_secrets(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    ada, ben = tokens(made)
    with Device(client, made["table"], ben) as device, Device(client, made["table"]) as stranger:
        owner = device.state["awaited"][0]
        assert owner == 0
        refused = device.tell({"type": "play", "seat": 0, "turn": 0, "move": "pass"})
        assert refused["problem"]["code"] == "not-your-turn"
        for message in (
            {"type": "play", "seat": 0, "turn": 0, "move": "pass"},
            {"type": "back", "seat": 0, "turn": 0},
            {"type": "stand-in", "seat": 0, "bot": "eager"},
            {"type": "fill", "seat": 0, "bot": "eager"},
            {"type": "rematch"},
        ):
            assert not stranger.tell(message)["ok"]
        assert stranger.state["questions"] == {}
        assert list(stranger.state["views"]) == ["-1"]
        with Device(client, made["table"], ada) as own:
            assert own.play(0, own.legal(0)[0])["ok"]


def test_a_repeated_message_is_carried_out_once(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        wish = {
            "type": "play", "id": "repeated-1", "seat": 0, "turn": device.turn(0),
            "move": device.legal(0)[-1],
        }  # fmt: skip
        assert device.tell(wish)["ok"]
        known = list(device.log)
        for _ in range(3):
            assert device.tell(wish)["ok"]
        assert device.log == known


def test_a_stale_message_is_refused(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        old = device.turn(0)
        assert device.play(0, device.legal(0)[-1])["ok"]
        stale = {"type": "play", "seat": 0, "turn": old, "move": device.legal(0)[0]}
        refused = device.tell(stale)
        assert refused["problem"]["code"] == "stale-state"
        assert device.state["questions"]["0"]["turn"] > old


def test_illegal_and_unknown_moves_say_why(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made), language="de") as device:
        before = device.log
        unknown = device.play(0, "nonsense")
        assert unknown["problem"]["code"] == "unknown-move"
        assert "kein Zug" in unknown["problem"]["sentence"]
        illegal = device.play(0, "A1")
        assert illegal["problem"]["code"] == "illegal-move"
        assert illegal["problem"]["reason"]
        assert device.log == before


def test_a_whole_turn_at_once(client: TestClient) -> None:
    """Dice and cells in one message: both are made, or neither."""
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made)) as device:
        before = device.log
        turns = [each["moves"] for each in device.state["questions"]["0"]["turns"]]
        dice, crossing = next(moves for moves in turns if len(moves) > 1)
        refused = device.play(0, dice, then=["A1"])
        assert refused["problem"]["code"] == "illegal-move"
        assert device.log == before
        assert device.play(0, dice, then=[crossing])["ok"]
        assert "0" not in device.state["questions"]
        assert device.play(1, "pass")["ok"]  # now what was decided comes to light
        assert [e["move"] for e in device.log if e.get("seat") == 0] == [dice, crossing]


def test_taking_back(client: TestClient) -> None:
    """A choice of dice can be taken back before the cells are chosen; a roll never."""
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.state["can_go_back"] == {}
        before = device.legal(0)
        refused = device.tell({"type": "back", "seat": 0, "turn": device.turn(0)})
        assert refused["problem"]["sentence"].startswith("There is nothing to take back")
        pair = next(move for move in before if move != "pass")
        assert device.play(0, pair)["ok"]
        if "0" in device.state["questions"]:
            assert device.state["can_go_back"]["0"] == device.turn(0)
            back = {"type": "back", "seat": 0, "turn": device.turn(0)}
            assert device.tell(back)["ok"]
            assert device.legal(0) == before
            assert all("move" not in entry for entry in device.log)


def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    """Also what was taken back, a bot that stands in, and the ids of messages."""
    with TestClient(create_app(unhurried(tmp_path))) as client:
        made = set_up(client, "push", here("Ada"), here("Ben"), bot())
        held = [*tokens(made), made["host"]]
        with Device(client, made["table"], *held) as device:
            device.play_on(random.Random(3), 20)
            while not device.state["questions"]:
                device.hear()
            seat = int(next(iter(device.state["questions"])))
            wish = {
                "type": "play", "id": "before-restart", "seat": seat, "turn": device.turn(seat),
                "move": device.legal(seat)[0],
            }  # fmt: skip
            assert device.tell(wish)["ok"]
            while not device.state["questions"]:
                device.hear()
            before, log = device.state, device.log
    with (
        TestClient(create_app(unhurried(tmp_path))) as client,
        Device(client, made["table"], *held) as device,
    ):
        assert device.log == log
        for name in ("status", "step", "awaited", "views", "questions", "breakdown"):
            assert device.state[name] == before[name], name
        assert device.tell(wish)["ok"]  # answered again, not played again
        assert device.log == log
        device.play_on(random.Random(4))
        assert device.state["status"] == "over"


def test_a_server_that_is_killed_while_a_table_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The match was stored, its first roll was not."""

    async def killed(*_: Any) -> None:
        raise RuntimeError("killed")

    with TestClient(create_app(unhurried(tmp_path))) as client:
        made = set_up(client, "noch-mal", here("Ada"), FRIEND)
        with monkeypatch.context() as patch:
            patch.setattr(Play, "go_on", killed)
            join(client, made, "Ben")
            with (
                pytest.raises(WebSocketDisconnect),
                Device(client, made["table"], *tokens(made), contributes=False) as device,
            ):
                device.until("never")
    with (
        TestClient(create_app(unhurried(tmp_path))) as client,
        Device(client, made["table"], *tokens(made)) as device,
    ):
        assert device.state["status"] == "playing"
        assert device.legal(0)


def test_a_bot_stands_in_and_gives_the_seat_back(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"), FRIEND)
    held = join(client, made, "Ben")
    with (
        Device(client, made["table"], *tokens(made), made["host"]) as host,
        Device(client, made["table"], held["token"]) as ben,
    ):
        assert host.tell({"type": "stand-in", "seat": 1, "bot": "eager"})["ok"]
        assert host.state["seats"][1]["bot"] == "eager"
        assert not ben.tell({"type": "stand-in", "seat": 1, "bot": "random"})["ok"]
        host.play_on(random.Random(1), 12)
        assert any(entry.get("seat") == 1 for entry in host.log)
        assert ben.tell({"type": "stand-in", "seat": 1, "bot": None})["ok"]
        assert ben.state["seats"][1]["bot"] is None
        assert not host.tell({"type": "stand-in", "seat": 1, "bot": "no such bot"})["ok"]


def test_a_bot_takes_an_open_seat(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND)
    with Device(client, made["table"], *tokens(made), made["host"]) as host:
        assert host.tell({"type": "fill", "seat": 1, "bot": "eager"})["ok"]
        while host.state["status"] == "waiting":
            host.hear()
        assert host.state["seats"][1]["kind"] == "bot"
        assert host.welcome["printed"] is not None or host.until("welcome")["printed"]


def test_a_rematch_has_the_same_seats_and_secrets(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"), bot())
    with Device(client, made["table"], *tokens(made)) as device:
        assert not device.tell({"type": "rematch"})["ok"]
        device.play_on(random.Random(2))
        assert device.state["called_by"] is None
        assert device.tell({"type": "rematch"})["ok"]
        again = device.state["rematch"]
        assert device.state["called_by"] == 0
        assert device.tell({"type": "rematch"})["ok"]
        assert device.state["rematch"] == again
    with Device(client, again, *tokens(made)) as device:
        assert device.welcome["held"] == [1]  # another one begins
        assert device.state["status"] == "playing"
        assert device.welcome["commitment"]


def test_simultaneous_decisions_are_hidden_on_the_wire(client: TestClient) -> None:
    """In views, logs and scores; in either order of answers."""
    for first in (0, 1):
        made = set_up(client, "geht-noch-was", here("Ada"), here("Ben"))
        mine, theirs = tokens(made)[first], tokens(made)[1 - first]
        with (
            Device(client, made["table"], mine) as quick,
            Device(client, made["table"], theirs) as slow,
            Device(client, made["table"]) as stranger,
        ):
            for device in (quick, slow, stranger):
                while "questions" not in device.state or not device.state["awaited"]:
                    device.hear()
            roll = len(quick.log)
            move = quick.legal(first)[0]
            assert quick.play(first, move)["ok"]
            assert quick.log[roll:] == [{"seat": first, "move": move}]
            for other in (slow, stranger):
                other.catch_up()
                assert len(other.log) == roll
                assert move not in json.dumps(other.state["log"])
                view = next(iter(other.state["views"].values()))
                assert view["seats"][first]["black"] == 5
                assert view["seats"][first]["step"] == "fulfil"


def test_nobody_hears_how_others_decide_in_secret(client: TestClient) -> None:
    """Whole streams of messages, in content, number and order: passing and crossing look alike."""
    heard = [decided_in_secret(client, crosses, back) for crosses, back in SECRETS]
    assert heard[1:] == heard[:-1]


SECRETS = (False, 0), (True, 0), (True, 1), (True, 3)  # does Ben cross, and how often take back?


def decided_in_secret(client: TestClient, crosses: bool, backs: int) -> list[list[Message]]:
    """What Cy and a spectator hear while Ben decides at the same time as Cy."""
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"), here("Cy"), dice="hand")
    ada, ben, cy = (
        Device(client, made["table"], token, contributes=False) for token in tokens(made)
    )
    watcher = Device(client, made["table"])
    with ada as ada, ben as ben, cy as cy, watcher as watcher:
        for device in (ada, ben, cy, watcher):
            while not device.state["real_dice"]:
                device.hear()
        roll = {"type": "roll", "step": 0, "roll": "red red blue 1 1 2"}
        assert ada.tell(roll)["ok"]
        for device in (ben, cy, watcher):
            while not device.state["awaited"]:
                device.hear()
        assert ben.state["awaited"] == [0, 1, 2]
        devices = cy, watcher
        for device in devices:
            device.heard.clear()
        if crosses:
            pair = next(move for move in ben.legal(1) if move != "pass")
            assert ben.play(1, pair)["ok"]
            for _ in range(backs):
                turn = ben.turn(1)
                assert ben.tell({"type": "back", "seat": 1, "turn": turn})["ok"]
                assert ben.play(1, pair)["ok"]
            assert ben.play(1, ben.legal(1)[0])["ok"]
        else:
            assert ben.play(1, "pass")["ok"]
        for device in devices:
            device.catch_up()
        assert cy.turn(2) == 0
        return [device.heard for device in devices]


def test_no_secret_leaves_the_server(client: TestClient, tmp_path: Path) -> None:
    """Not the dice's secret before the end, no token, no seed, in nothing that is sent."""
    made = set_up(client, "push", here("Ada"), here("Ben"))
    hall = client.app.state.hall  # type: ignore[attr-defined]
    table = hall._tables[made["table"]]
    secret = table.row.secret
    with (
        Device(client, made["table"], tokens(made)[0]) as ada,
        Device(client, made["table"], tokens(made)[1]) as ben,
    ):
        for _ in range(30):
            for seat, device in ((0, ada), (1, ben)):
                if device.legal(seat):
                    device.play(seat, device.legal(seat)[0])
                    (ben if device is ada else ada).until("state")
        said = json.dumps(ada.heard + ben.heard)
        assert secret not in said
        for hidden in (*tokens(made), made["host"], made["invite"]):
            assert hidden not in said
        assert client.get(f"/api/tables/{made['table']}/record").status_code == 409
        assert secret not in client.get(f"/api/tables/{made['table']}").text
    stored = (tmp_path / "kleeblatt.sqlite").read_bytes()
    for hidden in (*tokens(made), made["host"]):
        assert hidden.encode() not in stored  # only their hashes lie on the disk


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        "[]",
        "{}",
        '{"type": "unknown"}',
        '{"type": "play"}',
        '{"type": "play", "id": "abcdefgh", "seat": -1, "turn": 0, "move": "pass"}',
        '{"type": "play", "id": "abcdefgh", "seat": 99, "turn": 0, "move": "pass"}',
        '{"type": "play", "id": "<script>", "seat": 0, "turn": 0, "move": "pass"}',
        '{"type": "play", "id": "abcdefgh", "seat": 0, "turn": 0, "move": 7}',
        '{"type": "play", "id": "abcdefgh", "seat": 0, "turn": 0, "move": "x", "more": 1}',
    ],
)
def test_messages_that_are_none(client: TestClient, message: str) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        device._session.send_text(message)
        assert device.until("refused")["problem"]["sentence"].startswith("The message was not")
        assert device.play(0, device.legal(0)[0])["ok"]  # it goes on


def test_the_first_message_must_be_hello(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    for first in ('{"type": "ping"}', "nonsense"):
        with client.websocket_connect(f"/api/tables/{made['table']}/live") as session:
            session.send_text(first)
            assert json.loads(session.receive_text())["type"] == "refused"
            with pytest.raises(WebSocketDisconnect):
                session.receive_text()


def test_tables_that_are_none(client: TestClient) -> None:
    with client.websocket_connect("/api/tables/nothing/live") as session:
        session.send_json({"type": "hello", "tokens": [], "language": "de"})
        refused = json.loads(session.receive_text())
        assert refused["problem"]["sentence"] == "Diesen Tisch gibt es nicht."


def test_other_pages_may_not_connect(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    address = f"/api/tables/{made['table']}/live"
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(address, headers={"origin": "https://elsewhere.example"}),
    ):
        pass
    with client.websocket_connect(address, headers={"origin": "http://testserver"}) as session:
        session.send_json({"type": "hello", "tokens": []})
        assert json.loads(session.receive_text())["type"] == "welcome"


def test_pings_are_answered(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"]) as device:
        device.send({"type": "ping"})
        device.until("pong")


def test_too_many_messages(tmp_path: Path) -> None:
    settings = replace(unhurried(tmp_path), messages="5/minute", new_tables="2/minute")
    with TestClient(create_app(settings)) as client:
        made = set_up(client, "noch-mal", here("Ada"))
        with Device(client, made["table"], *tokens(made)) as device:
            for _ in range(6):
                device.send({"type": "ping"})
            assert device.until("refused")["problem"]["sentence"].startswith("That was too fast")
        set_up(client, "noch-mal", here("Ada"))
        body = {"game": "noch-mal", "seats": [here("Ada")]}
        assert client.post("/api/tables", json=body).status_code == 429


def test_called_off_transactions_stop_nobody(tmp_path: Path) -> None:
    """Whoever no longer waits for the store does not keep it from the others."""
    place = store.Store(tmp_path / "kleeblatt.sqlite")
    begun, go_on, ran = Event(), Event(), []

    def wait(_: sql.Connection) -> str:
        begun.set()
        assert go_on.wait(20)
        return "done"

    first = place.run(wait)
    assert begun.wait(20)
    second = place.run(lambda _: ran.append("second"))
    third = place.run(lambda _: ran.append("third"))
    assert second.cancel()
    assert not first.cancel()  # it is being done
    go_on.set()
    assert first.result(20) == "done"
    third.result(20)
    assert ran == ["third"]
    place.close()


def test_a_device_that_leaves_while_its_table_is_read(tmp_path: Path) -> None:
    """Others who wait for the same table get it, and it is read once."""

    async def come_and_go() -> None:
        place = store.Store(tmp_path / "kleeblatt.sqlite")
        hall = Hall(place, Thinkers(), Visitors(), 1.0, 100, 0)
        made = await hall.set_up(
            wire.NewTable.model_validate({"game": "noch-mal", "seats": [here("Ada")]})
        )
        await hall.close()
        impatient = asyncio.create_task(hall.find(made.table))
        patient = asyncio.create_task(hall.find(made.table))
        await asyncio.sleep(0)
        impatient.cancel()
        assert (await asyncio.wait_for(patient, 20)).id == made.table
        assert await hall.find(made.table) is patient.result()
        await hall.close()
        place.close()

    asyncio.run(come_and_go())


def test_who_sits_down_when_the_store_fails_is_told(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND)

    def fail(*given: Any, **values: Any) -> None:
        raise sql.exc.OperationalError("disk full", {}, Exception("disk full"))

    monkeypatch.setattr(store, "change_seat", fail)
    wish = {"invite": made["invite"], "name": "Ben"}
    refused = client.post(f"/api/tables/{made['table']}/seats", json=wish)
    assert refused.status_code == 409
    assert "interrupted" in refused.json()["sentence"]
    monkeypatch.undo()
    assert join(client, made, "Ben")["seat"] == 1


def test_a_store_that_fails_loses_nothing(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What could not be stored was never answered, and is not there when the device comes again."""
    made = set_up(client, "doppelt-so-clever", here("Ada"))
    append = store.append

    def fail(*given: Any) -> None:
        raise sql.exc.OperationalError("disk full", {}, Exception("disk full"))

    with Device(client, made["table"], *tokens(made)) as device:
        before, turn, legal = device.log, device.turn(0), device.legal(0)
        monkeypatch.setattr(store, "append", fail)
        wish = {"type": "play", "id": "unlucky-1", "seat": 0, "turn": turn, "move": legal[-1]}
        device.send(wish)
        with pytest.raises(WebSocketDisconnect):
            device.until("answer")
    assert "table broken" in caplog.text
    monkeypatch.setattr(store, "append", append)
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.log == before
        assert device.legal(0) == legal
        assert device.tell(wish)["ok"]
        assert len(device.log) > len(before)


XSS = "<img src=x onerror=alert(1)>"


def test_names_are_text(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here(XSS), FRIEND)
    join(client, made, "'\"><script>1</script>")
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.state["seats"][0]["name"] == XSS
    for name in ("x" * 41, "a\u0000b", "a\u202eb"):
        answer = client.post("/api/tables", json={"game": "noch-mal", "seats": [here(name)]})
        assert answer.status_code in (400, 422), name
    for name in ("", "   ", "\n"):  # whoever gives none gets one
        made = set_up(client, "noch-mal", here(name))
        assert client.get(f"/api/tables/{made['table']}").json()["seats"][0]["name"].strip()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [here("Ada")]}, 404),
        ({"game": "push", "seats": [here("Ada")]}, 400),
        ({"game": "noch-mal", "seats": [here("Ada")] * 7}, 400),
        ({"game": "noch-mal", "seats": []}, 422),
        ({"game": "noch-mal", "seats": [bot("nobody")]}, 400),
        ({"game": "noch-mal", "seats": [here("Ada")], "options": {"sheet": "nope"}}, 400),
        ({"game": "noch-mal", "seats": [here("Ada")], "options": {"no": "pe"}}, 400),
        (
            {"game": "geht-noch-was", "seats": [here("Ada")], "options": {"deck": "/etc/passwd"}},
            400,
        ),
        ({"game": "geht-noch-was", "seats": [here("Ada")], "options": {"deck": "a = 1\n"}}, 400),
        ({"game": "noch-mal", "seats": [here("Ada")], "more": 1}, 422),
    ],
)
def test_tables_that_cannot_be_set(client: TestClient, body: Any, status: int) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    if status != 422:
        german = client.post("/api/tables", json=body, headers={"accept-language": "de"})
        assert german.json()["sentence"] != answer.json()["sentence"]


def test_http_is_guarded(client: TestClient) -> None:
    for path in ("/api/health", "/api/facts", "/api/tables/x", "/nothing/../../etc/passwd"):
        answer = client.get(path)
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "root:" not in answer.text
    long = client.post("/api/verify", json={"text": "x" * (wire.LONGEST_BODY + 1)})
    assert long.status_code == 413
    endless = client.post("/api/verify", content=iter([b"{}"]))
    assert endless.status_code == 411


def test_facts_and_rules(client: TestClient) -> None:
    facts = client.get("/api/facts").json()
    assert {game["id"] for game in facts["games"]} == set(GAMES)
    for game in GAMES:
        german = client.get(f"/api/rules/{game}?lang=de").text
        english = client.get(f"/api/rules/{game}", headers={"accept-language": "en-GB"}).text
        assert german.startswith("# ")
        assert german != english
    assert client.get("/api/rules/chess").status_code == 404
    assert client.get("/api/health").json()["status"] == "ok"
    assert client.get("/api/qr", params={"text": "http://x/#/join/a/b"}).text.count("<svg") == 1
    assert client.get("/api/qr", params={"text": "x" * 600}).status_code == 422


def test_verify_finds_lies(client: TestClient) -> None:
    made = set_up(client, "doppelt-so-clever", here("Ada"))
    with Device(client, made["table"], *tokens(made)) as device:
        device.play_on(random.Random(5))
    text = client.get(f"/api/tables/{made['table']}/record").text
    record = opened(text)

    def changed(change: Callable[[Objects], object]) -> Message:
        lied = opened(text)
        change(lied)
        verdict: Message = client.post("/api/verify", json={"text": forged(lied)}).json()
        return verdict

    assert client.post("/api/verify", json={"text": text}).json()["ok"]
    roll = next(i for i, line in enumerate(record) if "roll" in line)
    *dice, last = record[roll]["roll"].split()
    other = " ".join([*dice, str(int(last) % 6 + 1)])
    assert not changed(lambda r: r[roll].update(roll=other))["ok"]
    assert not changed(lambda r: r[-1].update(reveal="00" * 32))["ok"]
    assert not changed(lambda r: r[0]["dice"].update(commitment="00" * 32))["ok"]
    sealed = changed(lambda r: r.pop())
    assert not sealed["ok"]
    assert "cannot be checked" in sealed["sentence"]
    assert not client.post("/api/verify", json={"text": "nonsense"}).json()["ok"]
