"""Whatever is sent: the store replays to what is shown, and nobody learns more than they may."""

import json
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.testclient import TestClient

from kleeblatt import Match, game
from kleeblatt.core.record import Record, StoredEntry, decode, settled
from kleeblatt.server import store
from kleeblatt.server.app import Settings, create_app
from tests.server.devices import Device, here, set_up, unhurried

KINDS = ("play", "play", "play", "illegal", "stale", "repeat", "foreign", "back", "stand-in", "odd")
ODD_MOVES = ("", "pass", "fail", "buy green", "A1 A2", "x ?", "<b>", "🍀", "take 1", "mark 12", "0")

steps = st.lists(
    st.tuples(st.sampled_from(KINDS), st.integers(0, 2), st.integers(0, 999)), max_size=25
)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
)
@given(st.sampled_from(["noch-mal-so-gut", "doppelt-so-clever", "push", "geht-noch-was"]), steps)
def test_any_messages(id: str, wishes: list[tuple[str, int, int]]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        TestClient(create_app(unhurried(Path(folder)))) as client,
    ):
        made = set_up(client, id, here("Ada"), here("Ben"))
        held = [one["token"] for one in made["held"]]
        with (
            Device(client, made["table"], held[0], made["host"]) as ada,
            Device(client, made["table"], held[1]) as ben,
            Device(client, made["table"]) as stranger,
        ):
            devices = [ada, ben, stranger]
            sent: list[dict[str, Any]] = []
            for number, (kind, who, choice) in enumerate(wishes):
                message = wish(kind, devices[who], who, choice, sent)
                message.setdefault("id", f"message-{number}")
                before = stored(client, made["table"])
                answer = devices[who].tell(message)
                after = stored(client, made["table"])
                assert after[: len(before)] == before  # only ever appended
                if not answer["ok"] or message in sent:
                    assert len(after) == len(before) or devices[who].state["seats"][1]["bot"]
                if who == 2:
                    assert not answer["ok"]
                if answer["ok"]:
                    sent.append(message)
                check(client, made["table"])
            know_no_more(client, made["table"], devices)


def wish(
    kind: str, device: Device, who: int, choice: int, sent: list[dict[str, Any]]
) -> dict[str, Any]:
    """A message of some kind, sensible or not."""
    seat = min(who, 1)
    legal = device.legal(seat)
    turn = device.turn(seat) if legal else choice
    if kind == "repeat" and sent:
        return sent[choice % len(sent)]
    if kind == "back":
        return {"type": "back", "seat": seat, "turn": turn}
    if kind == "stand-in":
        return {"type": "stand-in", "seat": 1, "bot": "eager" if choice % 2 else None}
    move = legal[choice % len(legal)] if legal else "pass"
    play = {"type": "play", "seat": seat, "turn": turn, "move": move}
    if kind == "foreign":
        play["seat"] = (1 - seat, 2, 15)[choice % 3]
    if kind == "stale":
        play["turn"] = abs(turn - 1 - choice % 3)
    if kind in ("illegal", "odd"):
        play["move"] = ODD_MOVES[choice % len(ODD_MOVES)]
    return play


def stored(client: TestClient, table: str) -> list[StoredEntry]:
    hall = client.app.state.hall  # type: ignore[attr-defined]
    found = hall._store.run(lambda connection: store.load(connection, table)).result()
    assert found is not None
    events: list[StoredEntry] = found.events
    return events


def check(client: TestClient, table: str) -> None:
    """What lies in the store, played again, is what the table has in memory."""
    hall = client.app.state.hall  # type: ignore[attr-defined]
    live = hall._tables[table]
    entries = settled(stored(client, table))
    header = json.loads(live.row.header)
    again = Match.from_record(Record(header, entries), game(header["game"]), live.row.secret)
    if len(again.record.entries) == len(live.match.record.entries):  # no bot is just moving
        assert again.state == live.match.state


def know_no_more(client: TestClient, table: str, devices: list[Device]) -> None:
    """No device has ever been told another seat's move that is still hidden, nor the secret."""
    hall = client.app.state.hall  # type: ignore[attr-defined]
    live = hall._tables[table]
    for seat, device in zip((0, 1, None), devices, strict=True):
        device.tell({"type": "rematch", "id": f"last-{seat}-message"})
        known = [line for line in device.log if decode(line) in live.match.entries_for(seat)]
        assert known == device.log
        if not live.match.is_over:
            assert live.row.secret not in json.dumps(device.heard)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The description of a server that runs."""
    folder = tmp_path_factory.mktemp("api")
    app = create_app(Settings(folder, new_tables="100000/minute"))
    config = uvicorn.Config(app, port=0, log_level="error", timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    running = threading.Thread(target=server.run, daemon=True)
    running.start()
    while not server.started:
        assert running.is_alive()
        time.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{port}/api/openapi.json")
    server.should_exit = True
    running.join(60)
    assert not running.is_alive()


def test_the_api_is_as_described(api: Any) -> None:
    """Whatever is asked for: an answer of the described kind, and never a crash."""
    operations = [result.ok() for result in api.get_all_operations()]
    assert len(operations) >= 8
    for operation in operations:

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def ask(case: Any) -> None:
            # That a game or a table exists is not in the description.
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        ask()
