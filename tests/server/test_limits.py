"""What nobody may do: load the server, fill it, freeze it, or hold what is not theirs any more."""

import asyncio
import json
import os
import socket
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from threading import Thread

import pytest
import sqlalchemy as sql
import uvicorn
from starlette.testclient import TestClient, WebSocketDenialResponse

from kleeblatt.bots import LEVELS, bot_name, names_of
from kleeblatt.core.errors import UsageError
from kleeblatt.core.names import DEFAULTS, LONGEST, checked_name, same_name
from kleeblatt.server import protocols, store
from kleeblatt.server.app import Settings, create_app
from kleeblatt.server.limits import place_of
from kleeblatt.server.protocols import Doorkeeper
from kleeblatt.server.rows import OPEN, TableRow
from kleeblatt.server.run import configured
from kleeblatt.server.workers import TookTooLong, TooMuchWork, WorkerDied, Workers
from tests.server.devices import FRIEND, Device, Message, bot, here, join, set_up, unhurried

DOTTED = "a" + ".a" * 19_000 + " = 1\n"


def tokens(made: Message) -> list[str]:
    return [held["token"] for held in made["held"]]


# Work that visitors ask for


def test_a_deck_with_thousands_of_dots_is_refused_at_once(client: TestClient) -> None:
    wish = {"game": "geht-noch-was", "options": {"deck": DOTTED}}
    for path, body in (
        ("/api/tables", wish | {"seats": [here("Ada")]}),
        ("/api/blank", wish),
    ):
        answer = client.post(path, json=body)
        assert answer.status_code == 400
        assert "dots" in answer.json()["sentence"]


def test_work_ends_at_its_limits() -> None:
    """Too slow, too much memory, too many at once: only whoever asked for it is told."""

    async def work() -> None:
        workers = Workers(1, memory=1 << 30, most_waiting=3, most_of_one=2)
        with pytest.raises(TookTooLong):
            await workers.run("slow", 0.2, time.sleep, 60)
        with pytest.raises((MemoryError, WorkerDied)):
            await workers.run("greedy", 60.0, bytearray, 1 << 34)
        assert await workers.run("honest", 60.0, abs, -3) == 3
        busy = asyncio.create_task(workers.run("busy", 60.0, time.sleep, 0.5))
        while not workers._all or workers._free:
            await asyncio.sleep(0)
        more = [asyncio.create_task(workers.run("busy", 60.0, abs, -1)) for _ in range(3)]
        await asyncio.sleep(0)
        other = asyncio.create_task(workers.run("other", 60.0, abs, -2))
        results = await asyncio.gather(busy, *more, other, return_exceptions=True)
        assert isinstance(results[3], TooMuchWork)
        assert results[4] == 2
        workers.close()

    asyncio.run(work())


def test_work_is_paid_for(tmp_path: Path) -> None:
    settings = replace(unhurried(tmp_path), work="6/minute", joins="2/minute")
    with TestClient(create_app(settings)) as client:
        codes = [client.get("/api/qr", params={"text": "x"}).status_code for _ in range(8)]
        assert codes == [200] * 6 + [429] * 2
        made = set_up(client, "noch-mal", here("Ada"), FRIEND)
        wish = {"invite": "x" * 32, "name": "Eve"}
        path = f"/api/tables/{made['table']}/seats"
        assert [client.post(path, json=wish).status_code for _ in range(3)] == [403, 403, 429]


def test_whom_limits_count() -> None:
    assert place_of("192.0.2.1") == "192.0.2.1"
    assert place_of("2001:db8::1") == place_of("2001:db8::ffff:2")
    assert place_of("2001:db8:0:1::1") != place_of("2001:db8::1")
    assert place_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert place_of("fe80::1%eth0") == "fe80::"
    assert place_of(None) == place_of("")


def test_a_server_is_full_at_some_point(tmp_path: Path) -> None:
    with TestClient(create_app(replace(unhurried(tmp_path), most_tables=2))) as client:
        for _ in range(2):
            set_up(client, "noch-mal", here("Ada"))
        body = {"game": "noch-mal", "seats": [here("Ada")]}
        assert client.post("/api/tables", json=body).status_code == 429


def test_old_tables_are_removed(tmp_path: Path) -> None:
    place = store.Store(tmp_path / "kleeblatt.sqlite")
    for id, header, used in (
        ("waiting", None, "2020"), ("new", None, "2030"), ("begun", "{}", "2020"),
    ):  # fmt: skip
        row = TableRow(id, used, used, "push", "x", "x", "x", "x", header=header)
        place.run(partial(store.add_table, table=row, its_seats=[OPEN])).result()
    find = place.run(lambda c: store.old_tables(c, "2025", None, 10)).result()
    assert find == ["waiting"]
    assert set(place.run(lambda c: store.old_tables(c, "2025", "2025", 10)).result()) == {
        "waiting", "begun",
    }  # fmt: skip
    place.run(lambda c: store.remove_table(c, "waiting")).result()
    assert place.run(store.count).result() == 2
    place.close()


def test_nobody_takes_back_for_ever(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"), dice="hand")
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.tell({"type": "roll", "step": 0, "roll": "x x x 3 3 3"})["ok"]
        answer: Message = {"ok": True}
        for _ in range(40):
            assert device.play(0, "x 3")["ok"]
            answer = device.tell({"type": "back", "seat": 0, "turn": device.turn(0)})
            if not answer["ok"]:
                break
        assert "too many times" in answer["problem"]["sentence"]


# Sockets


def test_whoever_only_sends_nonsense_is_closed(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"]) as device:
        for _ in range(20):
            device._session.send_text("nonsense")
        refused = 0
        while (raw := device._session.receive())["type"] != "websocket.close":
            refused += json.loads(raw["text"])["type"] == "refused"
        assert raw["code"] == 1008
        assert refused <= 8


def test_what_a_spectator_is_refused_tells_nobody_anything(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), here("Ben"))
    with (
        Device(client, made["table"], *tokens(made)) as ada,
        Device(client, made["table"]) as watcher,
    ):
        ada.catch_up()
        ada.heard.clear()
        for _ in range(5):
            move = {"type": "play", "seat": 0, "turn": 0, "move": "pass"}
            assert not watcher.ask(move)["ok"]
        watcher.heard.clear()
        watcher.catch_up()
        ada.catch_up()
        assert [message["type"] for message in ada.heard] == ["pong"]
        assert [message["type"] for message in watcher.heard] == ["pong"]


def test_not_everybody_can_watch(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleeblatt.server.devices.MOST_WATCHERS", 2)
    made = set_up(client, "noch-mal", here("Ada"))
    with Device(client, made["table"]), Device(client, made["table"]):
        with client.websocket_connect(f"/api/tables/{made['table']}/live") as third:
            third.send_json({"type": "hello", "tokens": []})
            assert third.receive_json()["type"] == "refused"
        with Device(client, made["table"], *tokens(made)) as ada:
            assert ada.legal(0)


def test_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Doorkeeper(3, 2, (ip_network("192.0.2.8/31"),))
    assert [door.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    door.leave("192.0.2.1")
    assert [door.enter("192.0.2.9") for _ in range(3)] == [True, True, False]  # all are taken


@contextmanager
def serving(tmp_path: Path) -> Iterator[int]:
    """A real server, as `kleeblatt serve` runs it; its port."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        server = uvicorn.Server(configured(create_app(replace(unhurried(tmp_path), hosts=()))))
        thread = Thread(target=server.run, args=([listening],), daemon=True)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(20)


def talk(port: int, *parts: bytes) -> bytes:
    """Send parts; everything that is answered until the server ends the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        heard = b""
        try:
            for part in parts:
                connection.sendall(part)
            while piece := connection.recv(65536):
                heard += piece
        except ConnectionError:
            pass
        return heard


def test_requests_that_never_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half headers, half bodies, silence: each is given up after a while."""
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.5)
    with serving(tmp_path) as port:
        head = b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n"
        for parts in ((b"",), (b"GET / HTTP/1.1\r\nHost:",), (head, b'{"te')):
            assert b"200 OK" not in talk(port, *parts)
        assert b" 431 " in talk(port, b"GET / HTTP/1.1\r\n", b"X-A: b\r\n" * 20_000)
        whole = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        assert b" 200 " in talk(port, whole)


def test_a_flood_of_pings_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as port:
        handshake = (
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        heard = b""
        with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
            connection.sendall(handshake)
            while b"\r\n\r\n" not in heard:
                heard += connection.recv(65536)
            connection.sendall(b"\x89\x80\x00\x00\x00\x00" * 5000)  # masked, empty
            heard = b""
            with suppress(ConnectionError):
                while piece := connection.recv(65536):
                    heard += piece
        assert heard.count(b"\x8a\x00") <= protocols.PIECE
        assert (1008).to_bytes(2, "big") in heard


# Answers


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"text": NaN}', 400), (b'{"text": Infinity}', 400), (b'{"text": "\\ud800"}', 400),
        (b"[" * 500 + b"]" * 500, 400), (b'{"text": ' + b"1" * 5000 + b"}", 400),
        (b'{"text": "\xff"}', 400), (b'{"text": 1e999}', 422),
        (b'{"' + b"x" * 9000 + b'": 1}', 422),
    ],
)  # fmt: skip
def test_bodies_that_are_none(client: TestClient, body: bytes, status: int) -> None:
    answer = client.post("/api/verify", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    problem = answer.json()
    assert set(problem) == {"code", "sentence", "reason"}
    assert len(answer.content) < 600
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/nothing", 404), ("PUT", "/api/tables", 405), ("GET", "/api/verify", 405),
     ("DELETE", "/", 405)],
)  # fmt: skip
def test_refusals_have_one_form(client: TestClient, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "sentence", "reason"}
    assert "content-security-policy" in answer.headers


def test_head_is_get_without_a_body(client: TestClient) -> None:
    answer = client.head("/api/facts")
    assert answer.status_code == 200
    assert answer.content == b""


def test_foreign_names_and_pages(tmp_path: Path) -> None:
    settings = replace(unhurried(tmp_path), hosts=("kleeblatt.example",))
    with TestClient(create_app(settings), base_url="http://kleeblatt.example") as client:
        made = set_up(client, "noch-mal", here("Ada"))
        for host in ("127.0.0.1:8127", "[::1]", "localhost", socket.gethostname()):
            assert client.get("/api/facts", headers={"host": host}).status_code == 200
        home = f"{socket.gethostname().partition('.')[0]}.local"
        assert client.get("/api/facts", headers={"host": home}).status_code == 200
        for host in (
            "evil.example",
            "127.0.0.1.evil.example",
            "[",
            f"{socket.gethostname()}.evil.example",
            "kleeblatt.example.evil",
        ):
            assert client.get("/api/facts", headers={"host": host}).status_code == 421
        path, named = f"/api/tables/{made['table']}/live", {"host": "kleeblatt.example"}
        for origin in ("http://evil.example", "http://[", "null"):
            with (
                pytest.raises(WebSocketDenialResponse) as refused,
                client.websocket_connect(path, headers=named | {"origin": origin}),
            ):
                pass
            assert refused.value.status_code == 403
            assert refused.value.json()["sentence"]


def test_a_full_disk_is_no_good_health(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> None:
        raise sql.exc.OperationalError("disk full", {}, Exception("disk full"))

    monkeypatch.setattr(store, "probe", fail)
    answer = client.get("/api/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "no-store"


def test_only_the_owner_reads_the_data(client: TestClient, tmp_path: Path) -> None:
    set_up(client, "noch-mal", here("Ada"))
    for file in tmp_path.glob("kleeblatt.sqlite*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.environ.get("HOME")


def test_parameters_never_reach_the_log(tmp_path: Path) -> None:
    place = store.Store(tmp_path / "kleeblatt.sqlite")
    row = {"id": "x", "secret": "very secret"}
    with pytest.raises(sql.exc.SQLAlchemyError) as raised:
        place.run(lambda c: c.execute(sql.insert(store.tables), row)).result()
    assert "very secret" not in str(raised.value)
    place.close()


# Names and seats


@pytest.mark.parametrize("name", ["Ada", "李雷", "Zoë", "👨‍👩‍👧", "🏳️‍🌈", "O’Neil", "한글", "é̂"])
def test_names_that_can_be_shown(name: str) -> None:
    assert checked_name(f"  {name} ")


@pytest.mark.parametrize(
    "name", ["", "  ", "\u3164", "\u2800", "a\u202eb", "\u200d", "a\u200db", "Z" + "\u0335" * 9,
             "\u0301", "x" * 41, "a\x00", "\ud800"],
)  # fmt: skip
def test_names_that_cannot(name: str) -> None:
    with pytest.raises(UsageError):
        checked_name(name)


def test_the_page_knows_the_longest_name() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "lib" / "names.ts"
    assert f"LONGEST_NAME = {LONGEST};" in page.read_text("utf-8")


def test_a_bot_has_a_name_of_its_level_that_nobody_has() -> None:
    names = names_of("easy")
    assert len({name for level in LEVELS for name in names_of(level)}) == 5 * len(LEVELS)
    assert bot_name("easy", []) == names[0]
    assert bot_name("easy", [], wished=names[3].upper()) == names[3]
    assert bot_name("easy", [], wished="Ada") == names[0]
    assert bot_name("easy", [names[0], names[1].upper()]) == names[2]
    assert bot_name("easy", [*names, f"{names[0]} 2"]) == f"{names[0]} 3"
    assert bot_name("hare", ["Ada", "hare"]) == "hare 2"  # somebody's own


def test_everybody_has_a_name(client: TestClient) -> None:
    """Whoever gives none gets one; nobody is called by a word that means somebody else."""
    kiki, toto = names_of("easy")[:2]
    seats = here(""), bot("easy"), here(kiki), here(" "), FRIEND, bot("easy")
    made = set_up(client, "noch-mal", *seats)
    assert join(client, made, "")["seat"] == 4
    found = client.get(f"/api/tables/{made['table']}").json()["seats"]
    names = [seat["name"] for seat in found]
    assert names == [DEFAULTS[0], toto, kiki, DEFAULTS[1], DEFAULTS[2], names_of("easy")[2]]


def test_a_bot_gives_its_name_to_a_person(client: TestClient) -> None:
    kiki, toto = names_of("easy")[:2]
    made = set_up(client, "noch-mal", here("Ada"), bot("easy"), FRIEND)
    with Device(client, made["table"], *tokens(made)) as device:
        assert device.state["seats"][1]["name"] == kiki
        assert join(client, made, kiki.upper())["seat"] == 2
        while device.state["status"] == "waiting":
            device.hear()
        assert [seat["name"] for seat in device.state["seats"]] == ["Ada", toto, kiki.upper()]


def test_nobody_is_called_like_somebody_else(client: TestClient) -> None:
    assert same_name("Ada", "ＡＤＡ")
    assert same_name("Juno", "Ju no")
    made = set_up(client, "noch-mal", here("Ada"), bot("medium"), FRIEND)
    for name in ("ada", "Ａda"):
        wish = {"invite": made["invite"], "name": name}
        answer = client.post(f"/api/tables/{made['table']}/seats", json=wish)
        assert answer.status_code == 400
        assert "already called" in answer.json()["sentence"]
    assert join(client, made, "Adam")["seat"] == 2


def test_the_host_removes_a_person(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"), FRIEND, FRIEND)
    eve = join(client, made, "Eve")
    held = [*tokens(made), made["host"]]
    with (
        Device(client, made["table"], *held) as host,
        Device(client, made["table"], eve["token"]) as gone,
    ):
        assert not gone.ask({"type": "remove", "seat": 0})["ok"]
        assert host.tell({"type": "remove", "seat": 1})["ok"]
        assert host.state["seats"][1]["kind"] == "open"
        invite = [message for message in host.heard if message["type"] == "welcome"][-1]["invite"]
        assert invite != made["invite"]
        gone.catch_up()
        assert gone.welcome["held"] == []
        old = {"invite": made["invite"], "name": "Eve"}
        path = f"/api/tables/{made['table']}/seats"
        assert client.post(path, json=old).status_code == 403
        for name in ("Ben", "Cy"):
            assert join(client, made | {"invite": invite}, name)
        while host.state["status"] == "waiting":
            host.hear()
        assert host.tell({"type": "remove", "seat": 1})["ok"]
        assert host.state["seats"][1]["kind"] == "bot"
        assert host.state["seats"][1]["name"] == "Ben"


def test_a_seat_gets_a_new_secret(client: TestClient) -> None:
    made = set_up(client, "noch-mal", here("Ada"))
    (old,) = tokens(made)
    with Device(client, made["table"], old) as phone, Device(client, made["table"], old) as lost:
        answer = phone.tell({"type": "renew", "seat": 0})
        assert answer["ok"]
        assert phone.legal(0)
        lost.catch_up()
        assert lost.welcome["held"] == []
        assert not lost.ask({"type": "play", "seat": 0, "turn": 0, "move": "pass"})["ok"]
    with Device(client, made["table"], old) as thief:
        assert thief.welcome["held"] == []
    with Device(client, made["table"], answer["token"]) as again:
        assert again.welcome["held"] == [0]


# Bots


def test_bots_wait_while_nobody_is_there(client: TestClient) -> None:
    """Tables that were opened and left think nothing; an honest one gets its moves."""
    for _ in range(6):
        made = set_up(client, "push", here("Ada"), bot("medium"), bot("medium"))
        with Device(client, made["table"], *tokens(made)):
            pass
    thinkers = client.app.state.hall._thinkers  # type: ignore[attr-defined]
    made = set_up(client, "push", here("Ada"), bot("easy"))
    with Device(client, made["table"], *tokens(made)) as device:
        before = len(device.log)
        while not any(entry.get("seat") == 1 for entry in device.log[before:]):
            if device.state["questions"]:
                device.play(0, device.legal(0)[0])
            else:
                device.hear()
    assert thinkers.waiting == 0


def test_the_settings_of_a_server_are_safe() -> None:
    settings = Settings(Path())
    assert settings.hosts == ()
    assert settings.keep_days == 0
