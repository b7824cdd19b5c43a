"""A server on a real socket, run by uvicorn as `kleeblatt serve` runs it."""

import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kleeblatt.server.app import Settings, create_app
from kleeblatt.server.run import configured

LOCAL = "127.0.0.1"
NAME = "play.example"
FEW = 3  # requests of one address that this server answers


class Served:
    """A server on a socket of its own."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str, **headers: str) -> tuple[int, Any]:
        """The status and the JSON of an answer; `X_Forwarded_For=…` sends a header of that name."""
        connection = http.client.HTTPConnection(LOCAL, self.port, timeout=20)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            connection.request("GET", path, headers=given)
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())
        finally:
            connection.close()

    def post(self, path: str, body: Any) -> Any:
        """The JSON of an answer."""
        connection = http.client.HTTPConnection(LOCAL, self.port, timeout=20)
        try:
            given = {"Content-Type": "application/json"}
            connection.request("POST", path, json.dumps(body), given)
            return json.loads(connection.getresponse().read())
        finally:
            connection.close()

    def look(self, **headers: str) -> int:
        """The status of a request that costs one of `FEW`: 404 if there is some left, else 429."""
        return self.get("/api/tables/nothing", **headers)[0]

    def live(self, host: str = LOCAL, **headers: str) -> tuple[int, Any]:
        """The status and the first message of a WebSocket to a table that does not exist."""
        try:
            with connect(
                f"ws://{host}:{self.port}/api/tables/nothing/live",
                sock=socket.create_connection((LOCAL, self.port), timeout=20),
                additional_headers={
                    name.replace("_", "-"): given for name, given in headers.items()
                },
                proxy=None,
            ) as session:
                session.send(json.dumps({"type": "hello", "tokens": []}))
                return 101, json.loads(session.recv(timeout=20))
        except InvalidStatus as refused:
            return refused.response.status_code, json.loads(refused.response.body)


@contextmanager
def serving(folder: Path, *trusted: str, names: tuple[str, ...] = (NAME,)) -> Iterator[Served]:
    """A server that believes these proxies and answers to these names."""
    few = f"{FEW}/hour"
    settings = Settings(folder, work=few, sockets=few, hosts=names)
    server = uvicorn.Server(configured(create_app(settings), trusted))
    with socket.create_server((LOCAL, 0)) as listening:
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive()
                time.sleep(0.02)
            yield Served(listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()
