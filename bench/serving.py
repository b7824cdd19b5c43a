"""A server in a process of its own, for the crash, load, fuzz and hostile tests."""

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
SHIPPED = "from kleeblatt.cli import main; main()"


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Server:
    """A server to start, kill and start again on the same port and data.

    As shipped, it is `kleeblatt serve` with its limits; otherwise its limits are out of reach.
    """

    def __init__(
        self,
        data: Path,
        careless: bool = False,
        *,
        as_shipped: bool = False,
        faulty: bool = False,
        log: Path | None = None,
        program: Path = HERE,
        mixing: float | None = None,  # seconds for devices to add to the dice
    ) -> None:
        self.data, self.log = data, log
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.command = [sys.executable, str(program), str(self.port), str(data)]
        self.command += [*(["--careless"] if careless else []), *(["--faulty"] if faulty else [])]
        if mixing is not None and program == HERE:
            self.command += ["--mixing", str(mixing)]
        if as_shipped:
            where = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(data)]
            self.command = [sys.executable, "-c", SHIPPED, "serve", *where, "--no-open"]

    def start(self) -> None:
        if self.log is None:
            self.process = subprocess.Popen(self.command)
        else:
            with self.log.open("ab") as written:
                self.process = subprocess.Popen(self.command, stdout=written, stderr=written)
        for _ in range(400):
            try:
                urllib.request.urlopen(f"{self.url}/api/health", timeout=1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError("the server does not start")

    def kill(self) -> None:
        """Kill the process at once, so that it cannot finish anything."""
        assert self.process
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process
        self.process.terminate()
        self.process.wait(20)


def run(port: int, data: Path, careless: bool, faulty: bool, mixing: float) -> None:
    import uvicorn

    from kleeblatt.server.app import Settings, create_app
    from kleeblatt.server.run import collect_garbage_rarely, configured
    from kleeblatt.server.store import Store

    if careless:
        acknowledge_too_early(Store)
    many = "1000000/second"
    settings = Settings(
        data, new_tables=many, joins=many, work=many, sockets=many, messages=many,
        everything=many, mixing_seconds=mixing,
    )  # fmt: skip
    app = create_app(settings)
    collect_garbage_rarely()
    served = fail_on_surrogates(app) if faulty else app
    config = configured(served, trusted=("127.0.0.0/8",))  # no limit for this machine's clients
    config.host, config.port = "127.0.0.1", port
    uvicorn.Server(config).run()


def acknowledge_too_early(store: Any) -> None:
    """Acknowledge moves before they are on the disk: a control that the crash test must notice."""
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


def fail_on_surrogates(app: Any) -> Any:
    """Fail on a lone surrogate in a body: a control that the fuzz test must notice."""

    async def faulty(scope: Any, receive: Any, send: Any) -> None:
        bodies = [b""]

        async def hear() -> Any:
            message = await receive()
            bodies.append(message.get("body", b""))
            return message

        async def say(message: Any) -> None:
            if b"\\ud800" in b"".join(bodies):
                raise RuntimeError("a lone surrogate")
            await send(message)

        await app(scope, hear, say)

    return faulty


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("data", type=Path)
    parser.add_argument("--careless", action="store_true")
    parser.add_argument("--faulty", action="store_true")
    parser.add_argument("--mixing", type=float, default=5.0)
    given = parser.parse_args()
    os.setpgrp()
    run(given.port, given.data, given.careless, given.faulty, given.mixing)
