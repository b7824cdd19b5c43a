"""Kill the server with `kill -9` at random moments under load: no acknowledged move may get lost.

    python -m bench.crash                        100 kills and 20,000 acknowledged moves
    python -m bench.crash --kills 3 --moves 300  a short form (CI)
    python -m bench.crash --careless             the control: must fail

Afterwards the test reads every table from the store and replays it: every acknowledged move is
there exactly once, in the order of its seat, and the state is the one shown last.
"""

import argparse
import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.serving import Server
from kleeblatt import Match, game
from kleeblatt.core.record import Record, decode_stored, settled

GAMES = ("noch-mal", "noch-mal-so-gut", "push", "doppelt-so-clever", "geht-noch-was")


class Player:
    """One person at one table, who repeats unanswered messages with the same id."""

    def __init__(self, server: Server, table: str, tokens: list[str], seats: list[int]) -> None:
        self.server, self.table, self.tokens, self.seats = server, table, tokens, seats
        self.acknowledged: list[tuple[str, int, str]] = []  # id, seat, move
        self.chance = random.Random(table)
        self.pending: dict[str, Any] | None = None
        self.over = False
        self.stopped = False

    async def play(self) -> None:
        while not self.over and not self.stopped:
            try:
                address = f"ws{self.server.url[4:]}/api/tables/{self.table}/live"
                async with connect(address, open_timeout=3, close_timeout=0.1) as socket:
                    await self.sit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def sit(self, socket: Any) -> None:
        await socket.send(json.dumps({"type": "hello", "tokens": self.tokens}))
        if self.pending:
            await socket.send(json.dumps(self.pending))
        async for text in socket:
            message = json.loads(text)
            if self.stopped and self.pending is None:
                return
            if message["type"] == "answer" and self.pending and message["id"] == self.pending["id"]:
                if message["ok"]:
                    done = self.pending
                    self.acknowledged.append((done["id"], done["seat"], done["move"]))
                self.pending = None
            elif message["type"] == "state":
                self.over = message["status"] == "over"
                if self.over:
                    return
                if message["questions"] and self.pending is None:
                    await self.decide(socket, message["questions"])

    async def decide(self, socket: Any, questions: dict[str, Any]) -> None:
        seat = self.chance.choice(list(questions))
        question = questions[seat]
        self.pending = {
            "type": "play", "id": uuid.uuid4().hex, "seat": int(seat), "turn": question["turn"],
            "move": self.chance.choice(question["legal"]),
        }  # fmt: skip
        await socket.send(json.dumps(self.pending))


async def set_table(client: httpx.AsyncClient, server: Server, number: int) -> Player:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Ben"}]
    wish = {"game": GAMES[number % len(GAMES)], "seats": seats}
    made = (await client.post(f"{server.url}/api/tables", json=wish)).json()
    return Player(server, made["table"], [one["token"] for one in made["held"]], [0, 1])


async def crash(kills: int, moves: int, tables: int, careless: bool, folder: Path) -> list[str]:
    server = Server(folder, careless, mixing=0.2)
    server.start()
    chance = random.Random()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    killed = 0
    began = time.monotonic()
    while killed < kills or sum(len(p.acknowledged) for p in players) < moves:
        async with httpx.AsyncClient(timeout=10) as client:
            while sum(not p.over for p in players) < tables:
                players.append(await set_table(client, server, len(players)))
                tasks.append(asyncio.create_task(players[-1].play()))
        await asyncio.sleep(chance.uniform(0.3, 2.0))
        if killed < kills:
            server.kill()
            killed += 1
            await asyncio.to_thread(server.start)
        done = sum(len(p.acknowledged) for p in players)
        print(
            f"\r{killed} kills, {done} acknowledged moves, {len(players)} tables",
            end="",
            flush=True,
        )
    for player in players:
        player.stopped = True
    await asyncio.sleep(2)
    for task in tasks:
        task.cancel()
    server.kill()
    print(f"\n{time.monotonic() - began:.0f} s; now everything is played again")
    return check(folder / "kleeblatt.sqlite", players)


def check(database: Path, players: list[Player]) -> list[str]:
    """List what is wrong with the store."""
    problems = []
    connection = sqlite3.connect(database)
    for player in players:
        rows = connection.execute(
            "select number, body, message from events where table_id = ? order by number",
            [player.table],
        ).fetchall()
        if [number for number, _, _ in rows] != list(range(len(rows))):
            problems.append(f"{player.table[:6]}: events are missing or doubled")
        stored = {message: json.loads(body) for _, body, message in rows if message}
        counts = Counter(message for _, _, message in rows if message)
        problems += [f"{player.table[:6]}: {m} is doubled" for m, n in counts.items() if n > 1]
        for id, seat, move in player.acknowledged:
            if id not in stored:
                problems.append(f"{player.table[:6]}: an acknowledged move is lost")
            elif stored[id].get("seat") != seat:
                problems.append(f"{player.table[:6]}: {move} became {stored[id]}")
        header, secret = connection.execute(
            "select header, secret from tables where id = ?", [player.table]
        ).fetchone()
        record = Record(
            json.loads(header), settled(decode_stored(json.loads(body)) for _, body, _ in rows)
        )
        try:
            match = Match.from_record(record, game(record.header["game"]), secret)
            again = Match.from_record(match.record, match.game, secret)
            if again.state != match.state or match.record.entries != record.entries:
                problems.append(f"{player.table[:6]}: does not replay to the same state")
        except ValueError as error:
            problems.append(f"{player.table[:6]}: {error}")
    return problems


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--careless", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        problems = asyncio.run(
            crash(given.kills, given.moves, given.tables, given.careless, Path(folder))
        )
    for problem in problems[:20]:
        print(problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
