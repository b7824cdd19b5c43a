"""Do honest tables notice when others misbehave?

    python -m bench.hostile                       1,000 bad clients of eight kinds, 50 honest tables
    python -m bench.hostile --bad 1               one bad socket, one kind after another
    python -m bench.hostile --addresses 1000      the bad ones come from many addresses
    python -m bench.hostile --short               about a minute (CI)
    python -m bench.hostile --scenario bots       40 tables of expert bots that nobody watches

Quiet and hostile phases alternate in one run of `kleeblatt serve` as shipped. Each move is timed
twice: until the mover has the answer, and until all four devices have the move in their log. The
second time only counts for moves that everybody may see at once: nobody else must decide, and the
mover need not decide again. The run fails if a hostile p99 exceeds --limit times the quiet one.

The bad clients run in their own process, at a bounded pace (--rate, --requests) and low priority,
because the test measures the server and not a fight for the processor. All traffic is loopback.
"""

import argparse
import asyncio
import contextlib
import gc
import ipaddress
import json
import os
import random
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import raw
from bench.load import GAMES, SEATS
from bench.serving import Server

PATIENCE = 10.0  # seconds for a move; later ones count as this much
BAD_FROM = ipaddress.IPv4Address("127.0.1.1")
HONEST_FROM = ipaddress.IPv4Address("127.100.0.1")


def quantile(seconds: list[float], share: float) -> float:
    """Return a quantile in milliseconds."""
    if not seconds:
        return float("nan")
    return 1000 * sorted(seconds)[min(len(seconds) - 1, int(len(seconds) * share))]


# Honest tables


@dataclass
class Phase:
    """A phase of the run, and what the honest tables measured in it."""

    name: str
    bad: bool = False
    answers: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    visits: list[float] = field(default_factory=list)
    late: int = 0
    refused: int = 0
    lost: int = 0
    failed_visits: int = 0
    seconds: float = 0
    cpu: float = 0
    memory: float = 0
    ends: dict[str, Any] = field(default_factory=dict)


class Device:
    """One socket of an honest player, who reconnects after losing the connection."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.writer: asyncio.StreamWriter | None = None
        self.task = asyncio.create_task(self.stay())

    async def stay(self) -> None:
        while not self.table.left:
            with contextlib.suppress(OSError, EOFError, ValueError, TimeoutError):
                await self.sit()
            if not self.table.left:
                self.table.run.phase.lost += bool(self.writer)
                self.writer = None
                await asyncio.sleep(0.5)

    async def sit(self) -> None:
        reader, writer = await raw.connect(self.table.run.port, self.table.address)
        try:
            writer.write(raw.handshake(f"/api/tables/{self.table.id}/live"))
            if (await asyncio.wait_for(raw.read_head(reader), PATIENCE)).status != 101:
                raise ValueError("no WebSocket")
            self.writer = writer
            self.send({"type": "hello", "tokens": [self.token]})
            while True:
                kind, payload = await raw.read_frame(reader)
                if kind == raw.CLOSE:
                    return
                if kind == raw.PING:
                    writer.write(raw.frame(payload, raw.PONG))
                if kind == raw.TEXT:
                    await self.hear(json.loads(payload))
        finally:
            writer.transport.abort()

    async def hear(self, message: dict[str, Any]) -> None:
        async with self.table.changed:
            if message["type"] == "answer":
                self.answers[message["id"]] = message
            elif message["type"] == "state":
                self.state = message
                self.log[message["log"]["start"] :] = message["log"]["entries"]
            self.table.changed.notify_all()

    def send(self, message: dict[str, Any]) -> None:
        if self.writer:
            self.writer.write(raw.frame(json.dumps(message).encode()))

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = (self.state.get("questions") or {}).get(str(self.seat))
        return found

    def moves_of(self, seat: int) -> int:
        return sum(entry.get("seat") == seat and "move" in entry for entry in self.log)


class Table:
    """Four devices at one table, at one address."""

    def __init__(self, run: "Run", made: dict[str, Any], address: str) -> None:
        self.run, self.id, self.address = run, made["table"], address
        self.changed = asyncio.Condition()
        self.left = False
        self.devices = [Device(self, seat, one["token"]) for seat, one in enumerate(made["held"])]

    def leave(self) -> None:
        self.left = True
        for device in self.devices:
            device.task.cancel()

    @property
    def over(self) -> bool:
        return any(device.state.get("status") == "over" for device in self.devices)

    def is_shown(self) -> bool:
        return all(device.state for device in self.devices)

    async def until(self, happened: Callable[[], bool], end: float) -> bool:
        try:
            async with asyncio.timeout_at(end), self.changed:
                await self.changed.wait_for(happened)
        except TimeoutError:
            return False
        return True

    async def move(self, chance: random.Random) -> None:
        asked = [device for device in self.devices if device.question and device.writer]
        if not asked:
            return
        mover, phase = chance.choice(asked), self.run.phase
        question = mover.question
        assert question
        id, seat, before = uuid.uuid4().hex, mover.seat, mover.moves_of(mover.seat)
        began = time.perf_counter()
        end = asyncio.get_running_loop().time() + PATIENCE
        mover.send({"type": "play", "id": id, "seat": seat, "turn": question["turn"],
                    "move": chance.choice(question["legal"])})  # fmt: skip
        if not await self.until(lambda: id in mover.answers, end):
            phase.late += 1
            phase.answers.append(PATIENCE)
            return
        phase.answers.append(time.perf_counter() - began)
        if not mover.answers.pop(id)["ok"]:
            phase.refused += 1
            return
        await self.until(lambda: mover.moves_of(seat) > before, end)
        if asked != [mover] or mover.question:
            return  # may be hidden from the others
        if await self.until(lambda: all(d.moves_of(seat) > before for d in self.devices), end):
            phase.seen.append(time.perf_counter() - began)
        else:
            phase.late += 1
            phase.seen.append(PATIENCE)


class Run:
    """Honest tables on one server, through all phases."""

    def __init__(self, server: Server, tables: int, rate: float, homes: int) -> None:
        self.server, self.port = server, server.port
        self.count, self.rate, self.homes = tables, rate, homes
        self.phase = Phase("start")
        self.tables: list[Table] = []
        self.chance = random.Random(1)

    async def start(self) -> None:
        for number in range(self.count):
            self.tables.append(await self.set_table(number))
        for table in self.tables:
            await table.until(table.is_shown, asyncio.get_running_loop().time() + PATIENCE)
        self.tasks = [asyncio.create_task(self.play(n)) for n in range(self.count)]
        self.tasks.append(asyncio.create_task(self.visit()))

    async def set_table(self, number: int) -> Table:
        home = str(HONEST_FROM + number % self.homes) if self.homes else "127.0.0.1"
        seats = [{"kind": "here", "name": f"P{seat}"} for seat in range(SEATS)]
        wish = raw.post("/api/tables", {"game": GAMES[number % len(GAMES)], "seats": seats})
        for _ in range(60):
            try:
                answer = await raw.ask(self.port, wish, home)
                if answer.status == 200:
                    return Table(self, answer.json(), home)
                self.phase.failed_visits += 1
            except (OSError, EOFError, TimeoutError):
                self.phase.failed_visits += 1
            await asyncio.sleep(1)
        raise RuntimeError("no table can be set")

    async def play(self, number: int) -> None:
        await asyncio.sleep(self.chance.uniform(0, 1 / self.rate))
        while True:
            table = self.tables[number]
            if table.over:
                table.leave()
                self.tables[number] = await self.set_table(number)
            else:
                await table.move(self.chance)
            await asyncio.sleep(self.chance.expovariate(self.rate))

    async def visit(self) -> None:
        """Ask for a table's page now and then, as a newcomer does."""
        while True:
            phase, began = self.phase, time.perf_counter()
            wish = raw.request("GET", f"/api/tables/{self.chance.choice(self.tables).id}")
            try:
                answer = await raw.ask(self.port, wish, str(HONEST_FROM + 999))
                phase.visits.append(time.perf_counter() - began)
                phase.failed_visits += answer.status != 200
            except (OSError, EOFError, TimeoutError):
                phase.failed_visits += 1
            await asyncio.sleep(0.5)

    async def during(self, phase: Phase, seconds: float, bad: list[str] | None) -> None:
        """Run one phase; its bad clients, if any, stay from start to end."""
        assert self.server.process
        process = self.server.process.pid
        other = await start_bad(bad, seconds) if bad else None
        if other:
            await asyncio.sleep(1.5)  # until most of them have come
        self.phase = phase
        cpu, began = raw.cpu_seconds(process), time.monotonic()
        await asyncio.sleep(seconds)
        phase.seconds = time.monotonic() - began
        phase.cpu = raw.cpu_seconds(process) - cpu
        phase.memory = raw.memory_mb(process)
        self.phase = Phase("between")
        if other:
            output, _ = await other.communicate()
            phase.ends = json.loads(output)
            await self.settle()

    async def settle(self) -> None:
        """Wait until the server has cleaned up after the clients that left."""
        quick = 0
        end = time.monotonic() + 30
        while quick < 5 and time.monotonic() < end:
            began = time.perf_counter()
            try:
                await raw.ask(self.port, raw.request("GET", "/api/health"), str(HONEST_FROM + 998))
            except (OSError, EOFError, TimeoutError):
                quick = 0
            quick = quick + 1 if time.perf_counter() - began < 0.05 else 0
            await asyncio.sleep(0.1)


async def start_bad(given: list[str], seconds: float) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        "--be-bad",
        str(seconds + 2),
        *given,
        stdout=asyncio.subprocess.PIPE,
    )


# Bad clients


class Bad:
    """Clients that each misbehave in one way, at a common bounded pace."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.port = given.port
        self.tables = given.table
        self.ends: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self.budget: dict[str, float] = {}
        self.began = time.monotonic()
        self.own: list[dict[str, Any]] = []
        self.record = "{}"

    def address(self, number: int) -> str:
        return str(BAD_FROM + number % self.given.addresses)

    async def pace(self, kind: str, rate: float, cost: float = 1) -> None:
        """Wait until this kind of client may send more."""
        at = max(self.budget.get(kind, 0), time.monotonic())
        self.budget[kind] = at + cost / rate
        await asyncio.sleep(max(0.001, at - time.monotonic()))

    async def run(self, kinds: list[str]) -> None:
        if "http" in kinds:
            self.record = big_record()
        if "questions" in kinds:
            await self.take_tables()
        tasks = [
            asyncio.create_task(self.misbehave(kinds[n % len(kinds)], n, len(kinds)))
            for n in range(self.given.bad)
        ]
        await asyncio.sleep(max(0, self.given.be_bad - (time.monotonic() - self.began)))
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=2)

    async def take_tables(self) -> None:
        """Open tables for the bad clients, so that they can ask about moves."""
        wish = {"game": "noch-mal", "seats": [{"kind": "here", "name": "Eve"}]}
        for number in range(min(10, self.given.bad)):
            try:
                answer = await raw.ask(
                    self.port, raw.post("/api/tables", wish), self.address(number), 3
                )
                if answer.status == 200:
                    self.own.append(answer.json())
            except (OSError, EOFError, TimeoutError):
                continue

    async def misbehave(self, kind: str, number: int, kinds: int) -> None:
        act: Callable[[str, int, float], Coroutine[Any, Any, str]] = getattr(self, f"be_{kind}")
        frames = self.given.rate / kinds
        await asyncio.sleep(random.uniform(0, 1))
        while True:
            await self.pace("connects", self.given.connects)
            try:
                end = await act(kind, number, self.given.requests if kind == "http" else frames)
            except asyncio.CancelledError:
                self.ends[f"{kind}: still there"] += 1
                raise
            except (OSError, EOFError) as error:
                end = type(error).__name__
            except (TimeoutError, ValueError, IndexError) as error:
                end = f"{type(error).__name__} {error}"
            self.ends[f"{kind}: {end}"] += 1
            if kind not in ("churn", "http"):
                await asyncio.sleep(1)

    async def live(
        self, number: int, table: str, tokens: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter, int]:
        """Open a WebSocket and say hello; the status says whether the server accepted."""
        reader, writer = await raw.connect(self.port, self.address(number))
        writer.write(raw.handshake(f"/api/tables/{table}/live"))
        status = (await raw.read_head(reader)).status
        hello = {"type": "hello", "tokens": tokens}
        writer.write(raw.frame(json.dumps(hello).encode()))
        return reader, writer, status

    async def flood(self, kind: str, number: int, rate: float, table: str, tokens: list[str],
                    frames: Callable[[], bytes]) -> str:  # fmt: skip
        """Send many small frames and read all answers, until the server closes."""
        reader, writer, status = await self.live(number, table, tokens)
        if status != 101:
            writer.transport.abort()
            return f"refused {status}"
        reading = asyncio.create_task(end_of(reader))
        batch = 20
        try:
            while not reading.done() and not self.given.passive:
                await self.pace(kind, rate, batch)
                writer.write(b"".join(frames() for _ in range(batch)))
                self.sent[kind] += batch
                await asyncio.wait({asyncio.create_task(writer.drain()), reading},
                                   return_when=asyncio.FIRST_COMPLETED)  # fmt: skip
            return await reading
        finally:
            reading.cancel()
            writer.transport.abort()

    def spectated(self) -> str:
        return str(random.choice(self.tables))

    async def be_garbage(self, kind: str, number: int, rate: float) -> str:
        return await self.flood(kind, number, rate, self.spectated(), [], lambda: raw.frame(b"x"))

    async def be_pings(self, kind: str, number: int, rate: float) -> str:
        ping = raw.frame(b"", raw.PING)
        return await self.flood(kind, number, rate, self.spectated(), [], lambda: ping)

    async def be_refused(self, kind: str, number: int, rate: float) -> str:
        def play() -> bytes:
            wish = {"type": "play", "id": uuid.uuid4().hex, "seat": 0, "turn": 0, "move": "pass"}
            return raw.frame(json.dumps(wish).encode())

        return await self.flood(kind, number, rate, self.spectated(), [], play)

    async def be_questions(self, kind: str, number: int, rate: float) -> str:
        own = random.choice(self.own) if self.own else None
        table = own["table"] if own else self.spectated()
        tokens = [own["held"][0]["token"]] if own else []

        def why() -> bytes:
            wish = {"type": "why", "id": uuid.uuid4().hex, "seat": 0, "move": "blue 3"}
            return raw.frame(
                json.dumps(wish if random.random() < 0.5 else {"type": "ping"}).encode()
            )

        return await self.flood(kind, number, rate, table, tokens, why)

    async def be_idle(self, kind: str, number: int, rate: float) -> str:
        """Never say hello, or never finish a request."""
        reader, writer = await raw.connect(self.port, self.address(number))
        way = number // 8 % 4
        try:
            if way == 0:
                writer.write(raw.handshake(f"/api/tables/{self.spectated()}/live"))
                status = (await raw.read_head(reader)).status
                if status != 101:
                    return f"refused {status}"
                return await end_of(reader)
            if way == 1:
                return (await reader.read(1) and "answered") or "closed"
            head = b"POST /api/verify HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            writer.write(head + (b"Content-Length: 500000\r\n\r\n" if way == 2 else b""))
            ended = asyncio.create_task(reader.read(100))
            while not ended.done():
                writer.write(b" " if way == 2 else b"X: y\r\n")
                self.sent[kind] += 1
                await asyncio.wait({ended}, timeout=3600 if self.given.passive else 2)
            return ended.result()[9:12].decode() or "closed"
        finally:
            writer.transport.abort()

    async def be_deaf(self, kind: str, number: int, rate: float) -> str:
        """Watch a busy table without reading; if active, keep asking for answers."""
        reader, writer = await raw.connect(self.port, self.address(number), room=2048)
        try:
            writer.write(raw.handshake(f"/api/tables/{self.spectated()}/live"))
            status = (await raw.read_head(reader)).status
            if status != 101:
                return f"refused {status}"
            writer.write(raw.frame(b'{"type":"hello","tokens":[]}'))
            while not reader.at_eof() and not writer.transport.is_closing():
                if not self.given.passive:
                    await self.pace(kind, rate, 10)
                    writer.write(raw.frame(b'{"type":"ping"}') * 10)
                    self.sent[kind] += 10
                    await asyncio.wait_for(writer.drain(), 3600)
                else:
                    await asyncio.sleep(1)
            return "closed"
        finally:
            writer.transport.abort()

    async def be_churn(self, kind: str, number: int, rate: float) -> str:
        """Come and go, with binary, endless and oversized frames."""
        reader, writer, status = await self.live(number, self.spectated(), [])
        try:
            if status != 101:
                return f"refused {status}"
            if self.given.passive:
                return await end_of(reader)
            await self.pace(kind, rate, 10)
            part = raw.frame(b"[" * 100, raw.CONTINUATION, final=False)
            binary, oversize = raw.frame(b"\0", raw.BINARY) * 10, raw.frame(b"x" * 5000)
            endless = raw.frame(b"[", final=False) + part * 60
            writer.write((binary, oversize, endless, b"")[number // 8 % 4])
            self.sent[kind] += 10
            return await asyncio.wait_for(end_of(reader), 0.5)
        except TimeoutError:
            return "left by itself"
        finally:
            writer.transport.abort()

    async def be_http(self, kind: str, number: int, rate: float) -> str:
        if self.given.passive:
            reader, writer = await raw.connect(self.port, self.address(number))
            try:
                return (await reader.read(1) and "answered") or "closed"
            finally:
                writer.transport.abort()
        await self.pace(kind, rate)
        self.sent[kind] += 1
        name, wish = random.choice(self.expensive())
        try:
            answer = await raw.ask(self.port, wish, self.address(number), 20)
        except TimeoutError:
            return f"{name}: nothing within 20 s"
        return f"{name}: {answer.status}"

    def expensive(self) -> list[tuple[str, bytes]]:
        here = [{"kind": "here", "name": "Eve"}]
        deck = {"deck": ".".join(["a"] * 19_000) + " = 1"}
        sheet = {"sheet": f"random:{random.randrange(10**9)}"}
        blank = {"game": "geht-noch-was", "options": deck}
        table = {"game": "noch-mal", "options": sheet}
        text = {"text": self.record}
        join = {"invite": "x" * 32, "name": "Eve"}
        return [
            ("verify", raw.post("/api/verify", text)),
            ("replay", raw.post("/api/replay", text)),
            ("deck", raw.post("/api/blank", blank)),
            ("deck table", raw.post("/api/tables", blank | {"seats": here})),
            ("sheet", raw.post("/api/blank", table)),
            ("sheet table", raw.post("/api/tables", table | {"seats": here})),
            ("qr", raw.request("GET", "/api/qr?text=" + "%F0%9F%8D%80" * 500)),
            ("join", raw.post(f"/api/tables/{self.spectated()}/seats", join)),
        ]


async def end_of(reader: asyncio.StreamReader) -> str:
    """Read everything until a close frame or the end."""
    try:
        while True:
            kind, payload = await raw.read_frame(reader)
            if kind == raw.CLOSE:
                return f"closed {int.from_bytes(payload[:2], 'big')}"
    except EOFError:
        return "closed without a word"
    except OSError as error:
        return type(error).__name__


def big_record() -> str:
    """Play a long match of six players, and return its record."""
    from kleeblatt import Chance, Match, SecretDice, game
    from kleeblatt.bots import bot

    match = Match(game("push"), [f"P{n}" for n in range(6)], {}, dice=SecretDice.new())
    chooser = bot("random", 1)
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            match.play(match.awaited[0], chooser.choose(match, match.awaited[0]))
    return match.record.text()


def be_bad(given: argparse.Namespace) -> None:
    os.nice(10)
    bad = Bad(given)
    asyncio.run(bad.run(given.kinds.split(",")))
    seconds = time.monotonic() - bad.began
    print(json.dumps({
        "per_second": {kind: round(n / seconds, 1) for kind, n in sorted(bad.sent.items())},
        "ends": dict(bad.ends.most_common()),
        "cpu": round(time.process_time() / seconds, 2),
    }))  # fmt: skip


KINDS = [name.removeprefix("be_") for name in vars(Bad) if name.startswith("be_")]


# The run


async def alternate(given: argparse.Namespace, folder: Path) -> list[Phase]:
    server = Server(folder, as_shipped=True, log=folder / "log")
    server.start()
    gc.disable()  # pauses of the clients are not the server's
    try:
        run = Run(server, given.tables, given.rate_of_moves, given.homes)
        await run.start()
        await run.during(Phase("warm-up"), given.warm_up, None)
        phases: list[Phase] = []
        for _ in range(given.rounds):
            for name, more in hostile(given):
                phases.append(Phase("quiet"))
                await run.during(phases[-1], given.seconds, None)
                tables = [f"--table={table.id}" for table in run.tables]
                phases.append(Phase(name, bad=True))
                said = ["--port", str(server.port), *more, *tables]
                await run.during(phases[-1], given.seconds, said)
                print(row(phases[-2]), row(phases[-1]), sep="\n", file=sys.stderr, flush=True)
    finally:
        server.kill()
    return phases


def hostile(given: argparse.Namespace) -> list[tuple[str, list[str]]]:
    """List the hostile phases: their names, and the arguments of the bad process."""
    pace = ["--rate", str(given.rate), "--requests", str(given.requests), "--connects",
            str(given.connects), "--addresses", str(given.addresses)]  # fmt: skip
    kinds = given.kinds.split(",")
    groups = [[kind] for kind in kinds] if given.each or given.bad < len(kinds) else [kinds]
    found = []
    for group in groups:
        name = group[0] if len(group) == 1 else "all kinds" if group == KINDS else ", ".join(group)
        more = ["--bad", str(given.bad), "--kinds", ",".join(group), *pace]
        if given.mode in ("passive", "both"):
            found.append((f"{name}, passive", [*more, "--passive"]))
        if given.mode in ("active", "both"):
            found.append((name, more))
    return found


def pooled(name: str, phases: list[Phase]) -> Phase:
    whole = Phase(name, bad=any(phase.bad for phase in phases))
    for phase in phases:
        for key in ("answers", "seen", "visits", "late", "refused", "lost", "failed_visits",
                    "seconds", "cpu"):  # fmt: skip
            setattr(whole, key, getattr(whole, key) + getattr(phase, key))
        whole.memory = max(whole.memory, phase.memory)
    return whole


HEAD = (
    f"{'phase':<22}{'moves':>6}{'answer p50':>11}{'p99':>8}{'all see p50':>13}{'p99':>8}"
    f"{'visit p99':>10}{'late':>6}{'lost':>5}{'failed':>7}{'CPU':>7}{'MB':>6}{'ratio':>7}"
)


def row(phase: Phase, ratio: float | None = None) -> str:
    return (
        f"{phase.name:<22}{len(phase.answers):>6}{quantile(phase.answers, 0.5):>11.1f}"
        f"{quantile(phase.answers, 0.99):>8.1f}{quantile(phase.seen, 0.5):>13.1f}"
        f"{quantile(phase.seen, 0.99):>8.1f}{quantile(phase.visits, 0.99):>10.1f}{phase.late:>6}"
        f"{phase.lost:>5}{phase.failed_visits:>7}{phase.cpu / max(phase.seconds, 1e-9):>7.0%}"
        f"{phase.memory:>6.0f}" + (f"{ratio:>7.2f}" if ratio is not None else "")
    )


def ratio_of(bad: Phase, quiet: Phase, share: float = 0.99) -> float:
    """Return how many times slower the slowest moves are; without any answer, infinity."""
    ratios = [
        quantile(getattr(bad, key), share) / quantile(getattr(quiet, key), share)
        if getattr(bad, key) else float("inf")
        for key in ("answers", "seen")
    ]  # fmt: skip
    return max(ratios)


def report(given: argparse.Namespace, phases: list[Phase]) -> tuple[dict[str, Any], bool]:
    quiet = pooled("quiet", [phase for phase in phases if not phase.bad])
    names = list(dict.fromkeys(phase.name for phase in phases if phase.bad))
    result: dict[str, Any] = {"quiet": facts(quiet), "limit": given.limit}
    print(HEAD + "\n" + row(quiet))
    good = True
    for name in names:
        same = [phase for phase in phases if phase.name == name]
        whole = pooled(name, same)
        ratio = ratio_of(whole, quiet)
        fine = ratio <= given.limit and not whole.lost
        good = good and fine
        print(row(whole, ratio) + ("" if fine else "  <- too slow or lost"))
        result[name] = facts(whole) | {"ratio": round(ratio, 2), "bad": [p.ends for p in same]}
    print("\nHow the bad ones fared (times in ms above; CPU as a share of one processor):")
    for phase in phases:
        if phase.bad:
            print(
                f"  {phase.name}: {phase.ends['cpu']:.0%} CPU, a second {phase.ends['per_second']}"
            )
            for end, times in list(phase.ends["ends"].items())[:24]:
                print(f"    {times:>6} {end}")
    return result, good


def facts(phase: Phase) -> dict[str, Any]:
    quantiles = {
        f"{key}_p{round(100 * share)}_ms": round(quantile(getattr(phase, key), share), 2)
        for key in ("answers", "seen", "visits") for share in (0.5, 0.99) if getattr(phase, key)
    }  # fmt: skip
    counts = {key: getattr(phase, key) for key in ("late", "lost", "failed_visits", "refused")}
    cpu = round(phase.cpu / max(phase.seconds, 1e-9), 3)
    return {"moves": len(phase.answers), **quantiles, **counts, "cpu": cpu,
            "memory_mb": round(phase.memory)}  # fmt: skip


# Bots


async def bots(given: argparse.Namespace, folder: Path) -> tuple[dict[str, Any], bool]:
    """Let a person and a bot play on beside abandoned tables full of expert bots."""
    server = Server(folder, as_shipped=True, log=folder / "log")
    server.start()
    result: dict[str, Any] = {}
    try:
        for name in ("quiet", "busy"):
            if name == "busy":
                await open_bot_tables(server, given.bot_tables, given.addresses)
            for bot in ("easy", "medium"):
                times, end = [], time.monotonic() + given.seconds
                while time.monotonic() < end:
                    times += await against(server, bot, end)
                result[f"{name}, {bot}"] = times
                print(
                    f"{name:<6} {bot:<7} {len(times):>5} bot moves, median "
                    f"{quantile(times, 0.5):>8.1f} ms, p99 {quantile(times, 0.99):>8.1f} ms, "
                    f"longest {quantile(times, 1):>8.1f} ms",
                    flush=True,
                )
    finally:
        server.kill()
    waited = [one for name, times in result.items() if "busy" in name for one in times]
    good = len(waited) >= 4 and max(waited) <= given.bot_limit
    print(f"The longest wait for a bot is to be at most {given.bot_limit:.0f} s: {good}")
    return {
        name: {"moves": len(times), "p50_ms": round(quantile(times, 0.5), 1),
               "p99_ms": round(quantile(times, 0.99), 1)} for name, times in result.items() if times
    }, good  # fmt: skip


async def open_bot_tables(server: Server, count: int, addresses: int) -> None:
    """Open tables of four expert bots, look at them and leave."""
    statuses: Counter[int] = Counter()
    for number in range(count):
        seats = [{"kind": "bot", "bot": "expert"}] * 4
        wish = raw.post("/api/tables", {"game": GAMES[number % len(GAMES)], "seats": seats})
        address = str(BAD_FROM + number % addresses)
        answer = await raw.ask(server.port, wish, address, 30)
        statuses[answer.status] += 1
        if answer.status == 200:
            reader, writer = await raw.connect(server.port, address)
            writer.write(raw.handshake(f"/api/tables/{answer.json()['table']}/live"))
            await asyncio.wait_for(raw.read_head(reader), 30)
            writer.write(raw.frame(b'{"type":"hello","tokens":[]}'))
            await asyncio.wait_for(raw.read_frame(reader), 30)
            writer.transport.abort()
    print(f"{count} tables of expert bots: answers {dict(statuses)}", flush=True)


async def against(server: Server, bot: str, end: float) -> list[float]:
    """Play one match against a bot; returns how many seconds each of its moves took."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": bot}]
    wish = raw.post("/api/tables", {"game": "doppelt-so-clever", "seats": seats})
    made = (await raw.ask(server.port, wish, "127.0.0.1", 30)).json()
    reader, writer = await raw.connect(server.port)
    writer.write(raw.handshake(f"/api/tables/{made['table']}/live"))
    await raw.read_head(reader)
    hello = {"type": "hello", "tokens": [made["held"][0]["token"]]}
    writer.write(raw.frame(json.dumps(hello).encode()))
    times: list[float] = []
    asked: float | None = None
    answered = -1
    try:
        while time.monotonic() < end:
            kind, payload = await asyncio.wait_for(raw.read_frame(reader), 60)
            message: Any = json.loads(payload) if kind == raw.TEXT else {"type": ""}
            if message["type"] != "state":
                continue
            waits = 1 in message["awaited"]
            moved = any(entry.get("seat") == 1 for entry in message["log"]["entries"])
            if asked is not None and (moved or not waits):
                times.append(time.perf_counter() - asked)
                asked = None
            if waits and asked is None:
                asked = time.perf_counter()
            if message["status"] == "over":
                break
            question = message["questions"].get("0")
            if question and question["turn"] != answered:
                answered = question["turn"]
                play = {"type": "play", "id": uuid.uuid4().hex, "seat": 0, "turn": answered,
                        "move": random.choice(question["legal"])}  # fmt: skip
                writer.write(raw.frame(json.dumps(play).encode()))
    except TimeoutError:
        times.append(60.0)
    finally:
        writer.transport.abort()
    return times


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--scenario", choices=("sockets", "bots"), default="sockets")
    add("--bad", type=int, help="bad clients (1000)")
    add("--kinds", default=",".join(KINDS), help=f"of {', '.join(KINDS)}")
    add("--each", action="store_true", help="one kind after another, not all at once")
    add("--mode", choices=("active", "passive", "both"), help="(both)")
    add("--addresses", type=int, default=1, help="addresses that the bad ones come from")
    add("--rate", type=float, help="bad frames a second, all together (10000)")
    add("--requests", type=float, help="expensive requests a second (20)")
    add("--connects", type=float, default=300, help="new bad connections a second")
    add("--tables", type=int, help="honest tables (50)")
    add("--homes", type=int, default=200, help="addresses of the honest ones; 0: all 127.0.0.1")
    add("--rate-of-moves", type=float, default=1, help="moves a second at each honest table")
    add("--seconds", type=float, help="of each phase (20)")
    add("--warm-up", type=float, default=5)
    add("--rounds", type=int, help="of all phases (2)")
    add("--limit", type=float, help="of p99, hostile to quiet (2.0)")
    add("--bot-tables", type=int, default=40)
    add("--bot-limit", type=float, default=5, help="seconds for a bot's move at an honest table")
    add("--short", action="store_true", help="about a minute, with a generous limit")
    add("--json", type=Path, help="write the figures there")
    for hidden in ("--be-bad", "--port"):
        add(hidden, type=float if hidden == "--be-bad" else int, help=argparse.SUPPRESS)
    add("--table", action="append", help=argparse.SUPPRESS)
    add("--passive", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    usual = {"bad": 1000, "mode": "both", "rate": 10_000.0, "requests": 20.0, "tables": 50,
             "seconds": 20.0, "rounds": 2, "limit": 2.0}  # fmt: skip
    short = {"bad": 80, "mode": "active", "rate": 2000.0, "requests": 4.0, "tables": 10,
             "seconds": 10.0, "rounds": 2, "limit": 4.0}  # fmt: skip
    for key, value in (short if given.short else usual).items():
        if getattr(given, key) is None:
            setattr(given, key, value)
    return given


def main() -> int:
    given = arguments()
    if given.be_bad:
        be_bad(given)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        if given.scenario == "bots":
            result, good = asyncio.run(bots(given, Path(folder)))
        else:
            phases = asyncio.run(alternate(given, Path(folder)))
            result, good = report(given, phases)
    result["load_average"] = [round(load, 1) for load in os.getloadavg()]
    if given.json:
        given.json.write_text(json.dumps(result, indent=1) + "\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
