"""Opening the server to the home network: only from its machine, only to private addresses."""

import json
import socket
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.error import URLError

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kleeblatt.server import network
from kleeblatt.server.app import create_app
from kleeblatt.server.run import Listening, configured
from tests.server.devices import here, unhurried

AT_HOME = "127.0.0.2"  # stands for this machine's address in its network


NOT_HERE = (403, "This only works on the machine that Kleeblatt runs on.")


def never(*_: Any) -> Any:
    raise AssertionError("nothing is opened")


def browser(folder: Path, address: str = "127.0.0.1", offered: bool = True) -> TestClient:
    """A browser at an address, at a server that never opens anything."""
    app = create_app(unhurried(folder))
    if offered:
        app.state.network.offer(never, never, 8127)
    return TestClient(app, client=(address, 50000), base_url="http://127.0.0.1:8127")


def open_it(client: TestClient, **headers: str) -> tuple[int, str]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    answer = client.post("/api/network", json={"is_open": True}, headers=named)
    return answer.status_code, answer.json()["sentence"]


def test_only_this_machine_may_open_it(tmp_path: Path) -> None:
    with browser(tmp_path) as client:
        assert client.get("/api/network").json() == {"is_open": False, "can_open": True, "urls": []}
        status, sentence = open_it(client, origin="http://evil.example")
        assert status == 403
        assert "page" in sentence
        assert open_it(client, x_forwarded_for="10.0.0.7") == NOT_HERE
        assert open_it(client, host="192.168.1.20:8127") == NOT_HERE
    with browser(tmp_path, "192.168.1.30") as client:
        assert client.get("/api/network").json()["can_open"] is False
        assert open_it(client) == NOT_HERE
    with browser(tmp_path, offered=False) as client:
        assert client.get("/api/network").json()["can_open"] is False
        assert open_it(client) == NOT_HERE


def test_without_a_network_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "home_addresses", list)
    with browser(tmp_path) as client:
        status, sentence = open_it(client, origin="http://127.0.0.1:8127")
        assert status == 409
        assert "not connected to a home network" in sentence


def test_public_addresses_are_never_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def known(*_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, 0)) for address in ("127.0.1.1", "9.9.9.9", "10.1.2.3")]

    monkeypatch.setattr(socket, "getaddrinfo", known)
    for address, found in (
        ("8.8.8.8", ["10.1.2.3"]),
        ("192.168.1.20", ["192.168.1.20", "10.1.2.3"]),
        ("", ["10.1.2.3"]),
    ):
        monkeypatch.setattr(network, "_on_the_way_out", lambda address=address: address)
        assert network.home_addresses() == found


@contextmanager
def running(folder: Path) -> Iterator[int]:
    """A real server at 127.0.0.1, as `kleeblatt` starts it; its port."""
    app = create_app(unhurried(folder))
    server = Listening(configured(app))
    listening = network._bound("127.0.0.1", 0)
    port = listening.getsockname()[1]
    app.state.network.offer(server.listen, server.leave, port)
    thread = Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


def ask(url: str, body: Any = None, origin: str | None = None) -> Any:
    headers = {"content-type": "application/json"} | ({"origin": origin} if origin else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers)
    return json.load(urllib.request.urlopen(request, timeout=30))


@contextmanager
def watching(
    address: str, port: int, table: str, origin: str | None = None
) -> Iterator[ClientConnection]:
    url = f"{address}:{port}"
    own = Origin(origin or f"http://{url}")
    with connect(f"ws://{url}/api/tables/{table}/live", origin=own) as session:
        session.send(json.dumps({"type": "hello", "tokens": [], "language": "de"}))
        assert json.loads(session.recv(30))["type"] == "welcome"
        yield session


def test_it_opens_and_closes_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone comes in by the second address, with its own page; then nobody does any more."""
    monkeypatch.setattr(network, "home_addresses", lambda: [AT_HOME])
    with running(tmp_path) as port:
        own, away = f"http://127.0.0.1:{port}", f"http://{AT_HOME}:{port}"
        while True:
            try:
                ask(f"{own}/api/health")
                break
            except OSError:
                pass
        with pytest.raises(URLError):
            ask(f"{away}/api/health")
        for _ in range(2):  # asked twice it is open once
            assert ask(f"{own}/api/network", {"is_open": True}, own) == {
                "is_open": True, "can_open": True, "urls": [f"{away}/"],
            }  # fmt: skip
        assert ask(f"{away}/api/health")["status"] == "ok"
        seats = [here("Ada"), {"kind": "friend"}]
        table = ask(f"{own}/api/tables", {"game": "noch-mal", "seats": seats})["table"]
        foreign = watching(AT_HOME, port, table, "http://evil.example")
        with pytest.raises(InvalidStatus, match="403"), foreign:
            pass
        with watching("127.0.0.1", port, table) as laptop, watching(AT_HOME, port, table) as phone:
            assert ask(f"{own}/api/network", {"is_open": False}, own)["is_open"] is False
            with pytest.raises(ConnectionClosed):
                list(phone)
            with pytest.raises(URLError):
                ask(f"{away}/api/health")
            assert laptop.ping().wait(30)
        assert ask(f"{own}/api/network", {"is_open": True}, own)["urls"] == [f"{away}/"]
