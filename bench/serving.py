"""A server in a process of its own, for the crash and load tests."""

import argparse
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from concurrent.futures import Future
from pathlib import Path
from typing import Any

HERE = Path(__file__)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Server:
    """Starts, is killed, starts again, on the same port and data."""

    def __init__(self, data: Path, careless: bool = False) -> None:
        self.data, self.careless = data, careless
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(HERE), str(self.port), str(self.data)]
        self.process = subprocess.Popen([*command, *(["--careless"] if self.careless else [])])
        for _ in range(400):
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """As if the machine had lost the process: nothing is finished."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(20)


def run(port: int, data: Path, careless: bool) -> None:
    import uvicorn

    from kleeblatt.server.app import Settings, create_app
    from kleeblatt.server.run import calm_collector
    from kleeblatt.server.store import Store

    if careless:
        acknowledge_too_early(Store)
    settings = Settings(data, new_tables="1000000/minute", messages="100000/second")
    app = create_app(settings)
    calm_collector()
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="error", access_log=False,
                ws="websockets-sansio", ws_max_size=4096)  # fmt: skip


def acknowledge_too_early(store: Any) -> None:
    """The control: says that a move is on the disk before it is. The crash test must notice."""
    import threading

    real_run = store.run

    def run_later(self: Any, job: Any) -> Any:
        if "append" not in job.__code__.co_names:
            return real_run(self, job)
        threading.Timer(0.1, real_run, [self, job]).start()
        done: Future[None] = Future()
        done.set_result(None)
        return done

    store.run = run_later


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("data", type=Path)
    parser.add_argument("--careless", action="store_true")
    given = parser.parse_args()
    os.setpgrp()
    run(given.port, given.data, given.careless)
