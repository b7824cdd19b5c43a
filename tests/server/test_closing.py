"""How a connection ends."""

import time
from pathlib import Path

from tests.server.sockets import serving

SOON = 5.0  # seconds; whoever hangs up without reading the reply waits for ten


def test_a_connection_that_the_server_closes_ends_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        began = time.monotonic()
        status, message = served.live()
        assert (status, message["type"]) == (101, "refused")
        assert time.monotonic() - began < SOON
