"""How a connection ends."""

import json
import logging
import time
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.sockets import LOCAL, serving

SOON = 5.0  # seconds; whoever hangs up without reading the reply waits for ten


def test_a_connection_that_the_server_closes_ends_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        began = time.monotonic()
        status, message = served.live()
        assert (status, message["type"]) == (101, "refused")
        assert time.monotonic() - began < SOON


def test_a_refusal_leaves_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Else a stranger fills the disk."""
    with caplog.at_level(logging.WARNING), serving(tmp_path) as served:
        assert served.live(host="evil.example")[0] == 421
    assert caplog.records == []


def test_a_device_that_leaves_leaves_nothing_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING), serving(tmp_path) as served:
        seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
        made = served.post("/api/tables", {"game": "push", "seats": seats})
        hello = {"type": "hello", "tokens": [made["held"][0]["token"]]}
        url = f"ws://{LOCAL}:{served.port}/api/tables/{made['table']}/live"
        with connect(url, proxy=None) as session:
            session.send(json.dumps(hello))
            assert json.loads(session.recv(timeout=20))["type"] == "welcome"
    assert caplog.records == []
