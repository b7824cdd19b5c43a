"""500 tables with 2,000 sockets: how long does the answer to a move take, and what does it cost?

    python -m bench.load --tables 500 --seconds 60

Every table makes a move now and then, as people do (--rate per second and table). The server runs
in a process of its own. The report also gives the time of an fsync and the load of the machine.
PYTHONPATH and --serving select the server of another tree.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
import uuid
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.serving import HERE, Server

GAMES = ("noch-mal", "noch-mal-so-gut", "push", "doppelt-so-clever", "geht-noch-was")
SEATS = 4


class Table:
    """Four devices at one table."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id = made["table"]
        self.tokens = [held["token"] for held in made["held"]]
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self.answered: dict[str, asyncio.Future[None]] = {}
        self.over = False
        self.heard = 0  # states

    async def sit(self, server: Server) -> None:
        for seat, token in enumerate(self.tokens):
            socket = await connect(f"ws{server.url[4:]}/api/tables/{self.id}/live", max_size=None)
            await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
            self.sockets.append(socket)
            asyncio.create_task(self.listen(seat))  # noqa: RUF006

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            message = json.loads(text)
            if message["type"] == "state":
                self.heard += 1
                self.states[seat] = message
                self.over = self.over or message["status"] == "over"
            elif message["type"] == "answer" and message["id"] in self.answered:
                self.answered.pop(message["id"]).set_result(None)

    async def move(self, chance: random.Random) -> float | None:
        """Make one move; returns the seconds until the answer (the move is then on the disk)."""
        asked = [s for s in range(SEATS) if self.states[s].get("questions")]
        if not asked:
            return None
        seat = chance.choice(asked)
        question = self.states[seat]["questions"][str(seat)]
        move = chance.choice(question["legal"])
        wish = {"type": "play", "id": uuid.uuid4().hex, "seat": seat, "turn": question["turn"]}
        answer = self.answered[wish["id"]] = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        await self.sockets[seat].send(json.dumps({**wish, "move": move}))
        await asyncio.wait_for(answer, 10)
        return time.perf_counter() - began


def cpu_seconds(process: int) -> float:
    """Return the processor time of a process so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """Return the megabytes that a process and its children hold."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = dict(
                line.split(":", 1) for line in (folder / "status").read_text().splitlines()
            )
            if folder.name == str(process) or status["PPid"].strip() == str(process):
                total += int(status.get("VmRSS", "0 kB").split()[0])
        except (OSError, ValueError):
            continue
    return total / 1024


def fsync_ms(folder: Path) -> float:
    times = []
    with (folder / "probe").open("wb") as file:
        for _ in range(30):
            file.write(b"x" * 4096)
            file.flush()
            began = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return 1000 * sorted(times)[len(times) // 2]


async def load(
    tables: int, seconds: float, rate: float, folder: Path, program: Path
) -> dict[str, Any]:
    server = Server(folder, program=program, mixing=0.2)
    server.start()
    gc.disable()  # pauses of the clients are not the server's
    chance = random.Random(1)
    found: list[Table] = []
    async with httpx.AsyncClient(timeout=30) as client:
        for number in range(tables):
            seats = [{"kind": "here", "name": f"P{seat}"} for seat in range(SEATS)]
            wish = {"game": GAMES[number % len(GAMES)], "seats": seats}
            table = Table((await client.post(f"{server.url}/api/tables", json=wish)).json())
            await table.sit(server)
            found.append(table)
    while any(not table.states[0].get("views") for table in found):
        await asyncio.sleep(0.1)
    assert server.process
    used, heard = cpu_seconds(server.process.pid), sum(table.heard for table in found)
    times: list[float] = []
    late = 0
    end = time.monotonic() + seconds

    async def play(table: Table) -> None:
        nonlocal late
        await asyncio.sleep(chance.uniform(0, 1 / rate))
        while time.monotonic() < end and not table.over:
            try:
                taken = await table.move(chance)
            except TimeoutError:
                late += 1
                continue
            if taken is not None:
                times.append(taken)
            await asyncio.sleep(chance.expovariate(rate))

    await asyncio.gather(*(play(table) for table in found))
    used = cpu_seconds(server.process.pid) - used
    heard = sum(table.heard for table in found) - heard
    result = {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves": len(times),
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(1000 * sorted(times)[len(times) // 2], 1),
        "p99_ms": round(1000 * sorted(times)[len(times) * 99 // 100], 1),
        "later_than_10_s": late,
        "cpu_ms_per_move": round(1000 * used / len(times), 3),
        "states_per_move": round(heard / len(times), 2),
        "cpu_ms_per_state": round(1000 * used / max(1, heard), 3),
        "memory_mb": round(memory_of(server.process.pid)),
        "load_average": [round(x, 1) for x in os.getloadavg()],
        "fsync_ms": round(fsync_ms(folder), 2),
    }
    server.stop()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=0.2)
    parser.add_argument("--serving", type=Path, default=HERE, help="serving.py of a tree")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        loading = load(given.tables, given.seconds, given.rate, Path(folder), given.serving)
        print(json.dumps(asyncio.run(loading)))
    sys.stdout.flush()
    os._exit(0)  # closing two thousand sockets politely takes too long


if __name__ == "__main__":
    main()
