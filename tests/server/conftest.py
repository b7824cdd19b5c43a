"""A server for each test, in a folder of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from kleeblatt.server.app import create_app
from tests.server.devices import unhurried


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(unhurried(tmp_path))) as found:
        yield found
