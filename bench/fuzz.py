"""Send odd bytes to every route: no answer may be 5xx or hang, and the server must stay up.

    python -m bench.fuzz --minutes 10 --seed 7   every case once, then random mixtures
    python -m bench.fuzz --seconds 20            a short form (CI)
    python -m bench.fuzz --faulty                the control: must fail

Routes and messages come from the server's own description. Each request has an address of its own,
so that limits per address hide nothing. Each finding is printed with the bytes that show it.
Answers of the HTTP parser itself (plain text, no headers) are only counted, unless you add
--strict.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import odd, raw
from bench.serving import SHIPPED, Server

SECURITY = (
    "content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options",
)  # fmt: skip
PATIENCE = 20.0  # seconds for any answer, on a busy machine
ALIVE = 20.0  # seconds until a new table can play
ECHO = 310  # characters of the input that an error may repeat
POLITE_ENDS = {1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013}
LONGEST = 4200  # bytes of a frame that the server has to read
METHODS = ("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "POST", "TRACE", "FOO", "get")


@dataclass
class Case:
    """The bytes for one connection: a request, or frames after a handshake."""

    name: str
    head: bytes  # everything before the body; CL marks the place of the length
    body: bytes = b""
    frames: tuple[bytes, ...] = ()
    waits: bool = False  # never complete, so the server may simply close
    bodiless: bool = False

    @property
    def sent(self) -> bytes:
        return self.head.replace(b"$LENGTH", str(len(self.body)).encode()) + self.body

    @property
    def bytes(self) -> bytes:
        return self.sent + b"".join(self.frames)


@dataclass
class Finding:
    case: Case
    problem: str
    answer: str


@dataclass
class Fuzz:
    """One server, the cases it got and what was wrong with its answers."""

    server: Server
    log: Path
    strict: bool = False
    chance: random.Random = field(default_factory=random.Random)
    findings: dict[tuple[str, str], Finding] = field(default_factory=dict)
    repeats: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    parser: Counter[str] = field(default_factory=Counter)
    limited: Counter[str] = field(default_factory=Counter)
    cases: int = 0
    slowest: tuple[float, str] = (0.0, "")
    read: int = 0
    addresses: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def address(self) -> str:
        number = next(self.addresses)
        return f"127.{16 + number // 62500 % 100}.{number // 250 % 250}.{1 + number % 250}"

    # One case

    async def problems(self, case: Case) -> list[tuple[str, str]]:
        """List what is wrong with the answer, as pairs of a kind and the evidence."""
        began = time.perf_counter()
        try:
            found = await asyncio.wait_for(
                self.talk(case) if case.frames else self.ask(case), PATIENCE
            )
        except TimeoutError:
            found = [("hangs", f"nothing within {PATIENCE:.0f} s")]
        except (EOFError, OSError):
            found = [] if case.waits else [("no answer", "the connection ends")]
        except asyncio.LimitOverrunError:
            found = [("endless head", "more than 1 MiB of headers")]
        except (ValueError, IndexError) as error:
            found = [("no HTTP", str(error)[:200])]
        taken = time.perf_counter() - began
        self.slowest = max(self.slowest, (taken, case.name))
        return found + self.complaints()

    async def ask(self, case: Case) -> list[tuple[str, str]]:
        reader, writer = await raw.connect(self.server.port, self.address())
        try:
            sending = asyncio.create_task(self.send(writer, case))
            try:
                answer = await raw.read_answer(reader, bodiless=case.bodiless)
            finally:
                sending.cancel()
            return self.judge(case, answer)
        finally:
            writer.transport.abort()

    async def send(self, writer: asyncio.StreamWriter, case: Case) -> None:
        try:
            writer.write(case.sent)
            await writer.drain()
            if case.waits:
                writer.write_eof()
        except OSError:
            return  # refused before we sent everything: the answer counts

    def judge(self, case: Case, answer: raw.Answer) -> list[tuple[str, str]]:
        shown = f"{answer.status} {answer.body[:200]!r}"
        self.statuses[answer.status] += 1
        if answer.status == 429:
            self.limited[case.name.split(":")[0]] += 1
        if answer.status >= 500:
            return [(f"status {answer.status}", shown)]
        if by_parser(answer) and not self.strict:
            self.parser[shown] += 1
            return []
        found = [
            (f"no {name}", shown)
            for name in SECURITY
            if name not in answer.headers and answer.status != 101
        ]
        if answer.status >= 400 and not case.bodiless:
            found += error_form(case.bytes, answer.headers.get("content-type", ""), answer.body)
        return found

    async def talk(self, case: Case) -> list[tuple[str, str]]:
        """Check that the server answers a ping after all frames, or closes politely."""
        reader, writer = await raw.connect(self.server.port, self.address())
        try:
            writer.write(case.sent)
            answer = await raw.read_head(reader)
            if answer.status != 101:
                return self.judge(replace(case, bodiless=True), answer)
            for one in case.frames:
                writer.write(one)
            writer.write(raw.frame(b'{"type":"ping"}'))
            if case.waits:
                with contextlib.suppress(OSError):  # closed already
                    writer.write_eof()
            return await self.listen(case, reader)
        finally:
            writer.transport.abort()

    async def listen(self, case: Case, reader: asyncio.StreamReader) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        while True:
            try:
                kind, payload = await raw.read_frame(reader)
            except (EOFError, OSError):
                # Unread bytes reset the connection, and then the close frame gets lost.
                excused = case.waits or max(map(len, case.frames)) > LONGEST
                return found if excused else [*found, ("connection dropped", "no close frame")]
            if kind == raw.CLOSE:
                code = int.from_bytes(payload[:2], "big") if payload else 1000
                polite = code in POLITE_ENDS or (case.waits and code != 1011)
                return found if polite else [*found, (f"closed with {code}", repr(payload))]
            if kind != raw.TEXT:
                continue
            try:
                message = json.loads(payload, parse_constant=float.__call__)
            except (ValueError, TypeError) as error:
                return [*found, ("no JSON", f"{error}: {payload[:200]!r}")]
            if message["type"] == "pong":
                return found
            if message.get("problem"):
                found += error_form(
                    case.bytes, "application/json", json.dumps(message["problem"]).encode()
                )

    def complaints(self) -> list[tuple[str, str]]:
        """Return the errors that the server has logged since the last call."""
        with self.log.open("rb") as log:
            log.seek(self.read)
            written = log.read()
        self.read += len(written)
        lines = written.decode("utf-8", "replace").split("\n")
        for line in lines:
            if '"level": "error"' in line:
                error = line.rstrip('"}').rsplit("\\n", 1)[-1]
                return [(f"logged error {error[:60]}", line[-400:])]
            if line.startswith("Traceback"):
                error = [said for said in lines if said][-1]
                return [(f"logged error {error[:60]}", error)]
        return []

    # Many cases

    async def run(self, case: Case) -> None:
        self.cases += 1
        for problem, answer in await self.problems(case):
            key = (problem, "" if problem.startswith("logged") else case.name.split(" #")[0])
            self.repeats[problem] += 1
            if key not in self.findings:
                small = await self.smaller(case, problem)
                self.findings[key] = Finding(small, problem, answer)
        assert self.server.process
        if self.server.process.poll() is not None:
            self.findings[("server ended", case.name)] = Finding(case, "server ended", "")
            await asyncio.to_thread(self.server.start)

    async def smaller(self, case: Case, problem: str) -> Case:
        """Try a few times to shorten the body of a case that shows a problem."""
        if (
            problem == "hangs"
            or problem.startswith("logged")
            or sum(p == problem for p, _ in self.findings) > 25
        ):
            return case
        piece, attempts = len(case.body) // 2, 0
        while piece >= 4 and attempts < 60:
            for start in range(0, len(case.body), piece):
                attempts += 1
                less = replace(case, body=case.body[:start] + case.body[start + piece :])
                if any(kind == problem for kind, _ in await self.problems(less)):
                    case = less
                    break
            else:
                piece //= 2
        return case

    async def alive(self) -> None:
        """Check that the server answers quickly, and that a new table can play."""
        began = time.perf_counter()
        try:
            await asyncio.wait_for(self.play_a_move(), ALIVE)
        except (OSError, EOFError, ValueError, KeyError, TimeoutError) as error:
            case = Case("a new table", b"")
            self.findings[("not alive", "")] = Finding(case, "not alive", repr(error))
        self.slowest = max(self.slowest, (time.perf_counter() - began, "a new table"))

    async def play_a_move(self) -> None:
        port, address = self.server.port, self.address()
        assert (await raw.ask(port, raw.request("GET", "/api/health"), address)).status == 200
        made = await set_table(port, address, "doppelt-so-clever", {"kind": "here", "name": "Ada"})
        reader, writer = await raw.connect(port, address)
        writer.write(raw.handshake(f"/api/tables/{made['table']}/live"))
        await raw.read_head(reader)
        tokens = [one["token"] for one in made["held"]]
        writer.write(raw.frame(json.dumps({"type": "hello", "tokens": tokens}).encode()))
        while not (state := await hear(reader, "state"))["questions"]:
            pass  # the server waits a few seconds for this device to add to the dice
        question = state["questions"]["0"]
        wish = {"type": "play", "id": "is-it-alive", "seat": 0, "turn": question["turn"]}
        writer.write(raw.frame(json.dumps(wish | {"move": question["legal"][-1]}).encode()))
        if not (await hear(reader, "answer"))["ok"]:
            raise ValueError("a legal move was refused")
        writer.close()


async def hear(reader: asyncio.StreamReader, kind: str) -> Any:
    while True:
        opcode, payload = await raw.read_frame(reader)
        if opcode == raw.TEXT and (message := json.loads(payload))["type"] == kind:
            return message


async def set_table(port: int, address: str, game: str, *seats: Any, **more: Any) -> Any:
    answer = await raw.ask(
        port, raw.post("/api/tables", {"game": game, "seats": seats, **more}), address
    )
    if answer.status != 200:
        raise ValueError(f"no table: {answer.status} {answer.body[:200]!r}")
    return answer.json()


def by_parser(answer: raw.Answer) -> bool:
    """Did the HTTP parser answer, before the application got the request?"""
    plain = answer.headers.get("content-type", "").startswith("text/plain")
    return plain and answer.headers.get("connection") == "close" and len(answer.body) < ECHO


def error_form(sent: bytes, kind: str, body: bytes) -> list[tuple[str, str]]:
    """Check an error: it must be JSON with three fields, and repeat little of the input."""
    shown = repr(body[:200])
    if not kind.startswith("application/json"):
        return [("error form", f"{kind}: {shown}")]
    try:
        problem = json.loads(body)
    except ValueError:
        return [("error form", shown)]
    if not isinstance(problem, dict) or set(problem) - {"code", "sentence", "reason"}:
        return [("error form", shown)]
    if not all(isinstance(problem.get(name), str) for name in ("code", "sentence")):
        return [("error form", shown)]
    found = []
    for said in (problem["sentence"], problem.get("reason") or "", problem["code"]):
        heard = sent.decode("utf-8", "replace")
        echoed = any(said[i : i + ECHO] in heard for i in range(min(len(said) - ECHO + 1, 2000)))
        if echoed or len(said) > 3 * ECHO:
            found.append(("long echo", f"{len(said)} characters: {said[:100]!r}"))
    return found


# Cases


@dataclass
class World:
    """The tables and texts from which cases are made."""

    schema: dict[str, Any]
    playing: Any
    waiting: Any
    by_hand: Any
    record: str
    deck: str

    def routes(self) -> Iterator[tuple[str, str, Any]]:
        for path, methods in self.schema["paths"].items():
            for method, described in methods.items():
                filled = path.replace("{game}", "push").replace("{table}", self.playing["table"])
                wanted = described.get("requestBody", {}).get("content", {}).get("application/json")
                yield method.upper(), filled, wanted and self.wish(wanted["schema"], "")

    def wish(self, schema: Any, name: str) -> Any:
        """Make a body that fits its schema."""
        if "$ref" in schema:
            schema = self.schema["components"]["schemas"][schema["$ref"].split("/")[-1]]
        if "oneOf" in schema or "anyOf" in schema:
            return self.wish((schema.get("oneOf") or schema["anyOf"])[0], name)
        if "default" in schema and schema["default"] is not None and name != "name":
            return schema["default"]
        known = {
            "name": "Ada",
            "game": "geht-noch-was",
            "text": self.record,
            "invite": self.waiting["invite"],
            "options": {"deck": self.deck},
            "kind": "here",
            "tokens": [self.playing["host"]],
            "id": "fuzz-message",
            "move": "1",
            "bot": "easy",
        }
        if name in known:
            return known[name]
        if "const" in schema or "enum" in schema:
            return schema.get("const", schema.get("enum", [None])[0])
        if schema.get("type") == "object":
            return {key: self.wish(part, key) for key, part in schema.get("properties", {}).items()}
        if schema.get("type") == "array":
            return [self.wish(schema["items"], name.removesuffix("s"))]
        if schema.get("type") == "integer":
            return schema.get("minimum", 0)
        return {"number": 0, "boolean": False, "null": None}.get(schema["type"], "x")

    def messages(self) -> list[dict[str, Any]]:
        described = self.schema["components"]["schemas"]["FromClient"]["oneOf"]
        return [self.wish(one, "") for one in described]


def http(
    name: str, method: str, path: str, *headers: str, body: bytes | None = None, **more: Any
) -> Case:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    if body is not None:
        lines.append("Content-Length: $LENGTH")
    head = "\r\n".join([*lines, "", ""]).encode("latin-1", "replace")
    return Case(name, head, body or b"", bodiless=method == "HEAD", **more)


def posted(name: str, path: str, body: bytes) -> Case:
    return http(name, "POST", path, "Content-Type: application/json", body=body)


def bodies(world: World) -> Iterator[Case]:
    """Replace each field of each body by each odd value, then whole bodies."""
    for method, path, wish in world.routes():
        if wish is None:
            continue
        for value in odd.VALUES:
            yield posted(f"{method} {path}: body {odd.spelled(value)}", path, value)
        for where, value, body in odd.replaced(wish):
            yield posted(f"{method} {path}: {where} is {odd.spelled(value)}", path, body)
        for where, body in odd.extended(wish):
            yield posted(f"{method} {path}: {where}", path, body)


def decks(world: World) -> Iterator[Case]:
    for name, deck in odd.decks(world.deck):
        body = odd.json_text({"game": "geht-noch-was", "options": {"deck": deck}})
        yield posted(f"POST /api/blank: deck with {name}", "/api/blank", body)
        seats = [{"kind": "here", "name": "Ada"}]
        wish = {"game": "geht-noch-was", "options": {"deck": deck}, "seats": seats}
        yield posted(f"POST /api/tables: deck with {name}", "/api/tables", odd.json_text(wish))


def records(world: World) -> Iterator[Case]:
    for name, text in odd.records(world.record):
        for path in ("/api/verify", "/api/replay"):
            body = odd.json_text({"text": text})
            yield posted(f"POST {path}: record with {name}", path, body)


def heads(world: World) -> Iterator[Case]:
    """Make requests with odd methods, paths, queries, headers and lengths."""
    routes = {path: wish for _, path, wish in world.routes()}
    for path in [*routes, "/", "/index.html", "/api", "/nothing"]:
        for method in METHODS:
            yield http(f"{method} {path}: method", method, path)
        for query in odd.QUERIES:
            yield http(
                f"GET {path}: query {odd.spelled(query.encode())}", "GET", path + "?" + query
            )
    for path in odd.PATHS:
        yield http(f"GET path: {odd.spelled(path.encode('latin-1'))}", "GET", path)
    for piece in odd.PIECES:
        for path in ("/api/tables/{}", "/api/rules/{}", "/api/guide/{}", "/api/tables/{}/record",
                     "/api/tables/{}/replay", "/api/qr?text={}", "/api/facts?lang={}"):  # fmt: skip
            name = f"GET {path}: {odd.spelled(piece.encode('latin-1'))}"
            yield http(name, "GET", path.format(piece))
    good = json.dumps({"text": world.record}).encode()
    for header in odd.HEADERS:
        shown = odd.spelled(header.encode("latin-1", "replace"))
        for path in ("/api/health", "/", "/api/facts"):
            yield http(f"GET {path}: header {shown}", "GET", path, header)
        yield http(f"POST /api/verify: header {shown}", "POST", "/api/verify", header, body=good)
    for name, lines, body in odd.lengths(good):
        for path in ("/api/verify", "/api/tables"):
            start = f"POST {path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
            head = start.encode() + lines + b"\r\n\r\n"
            yield Case(f"POST {path}: {name}", head, body, waits=True)
    for name, head in odd.REQUESTS:
        yield Case(f"request: {name}", head, waits=True)


def sockets(world: World) -> Iterator[Case]:
    """Make odd handshakes, frames and messages, before and after a hello."""
    path = f"/api/tables/{world.playing['table']}/live"
    hello = {"type": "hello", "tokens": [t["token"] for t in world.playing["held"]]}
    greeting = raw.frame(
        json.dumps(hello | {"tokens": [*hello["tokens"], world.playing["host"]]}).encode()
    )
    good = raw.handshake(path)
    nothing = raw.frame(b"{}")
    for header in odd.HEADERS:
        shown = odd.spelled(header.encode("latin-1", "replace"))
        head = good[:-2] + header.encode("latin-1", "replace") + b"\r\n\r\n"
        yield Case(f"live: header {shown}", head, frames=(greeting,), waits=True)
    for name, head in odd.handshakes(path):
        yield Case(f"live: {name}", head, frames=(greeting,), waits=True)
    for piece in odd.PIECES:
        shown = odd.spelled(piece.encode("latin-1"))
        yield Case(
            f"live: table {shown}", raw.handshake(f"/api/tables/{piece}/live"), frames=(greeting,)
        )
    for name, one, waits in odd.frames():
        yield Case(f"live: {name} before hello", good, frames=(one,), waits=waits)
        yield Case(f"live: {name}", good, frames=(greeting, one), waits=waits)
    for value in odd.VALUES:
        shown = odd.spelled(value)
        if len(value) < 4000:
            yield Case(f"live: {shown} before hello", good, frames=(raw.frame(value),))
        yield Case(f"live: {shown}", good, frames=(greeting, raw.frame(value)))
    for message in world.messages():
        kind = message["type"]
        text = raw.frame(odd.json_text(message))
        yield Case(f"live: {kind} before hello", good, frames=(text, nothing))
        yield Case(f"live: {kind} twice", good, frames=(greeting, greeting, text, text))
        place = (
            world.by_hand
            if kind in ("roll", "correct")
            else world.waiting
            if kind == "fill"
            else None
        )
        own = raw.handshake(f"/api/tables/{place['table']}/live") if place else good
        tokens = [place["host"], *(t["token"] for t in place["held"])] if place else []
        own_hello = (
            raw.frame(json.dumps({"type": "hello", "tokens": tokens}).encode())
            if place
            else greeting
        )
        for where, value, body in odd.replaced(message):
            name = f"live: {kind}: {where} is {odd.spelled(value)}"
            frames = (own_hello, raw.frame(body))
            yield Case(name, own, frames=frames[1:] if kind == "hello" else frames)
        for where, body in odd.extended(message):
            yield Case(f"live: {kind}: {where}", own, frames=(own_hello, raw.frame(body)))


def mixtures(world: World, known: list[Case], chance: random.Random) -> Iterator[Case]:
    """Mix several odd values, damaged bytes and messages in any order, endlessly."""
    wishes = [(path, wish) for _, path, wish in world.routes() if wish is not None]
    spoken = [case for case in known if case.frames and not case.waits]
    asked = [case for case in known if case.body and not case.waits]
    headed = [case for case in known if case.body == b"" and not case.frames]
    for number in itertools.count():
        kind = chance.randrange(4)
        if kind == 0:
            path, wish = chance.choice(wishes)
            body = odd.several(wish, chance)
            yield posted(f"POST {path}: several odd values #{number}", path, body)
        elif kind == 1:
            case = chance.choice(asked)
            name = f"{case.name.split(':')[0]}: damaged bytes #{number}"
            yield replace(case, name=name, body=odd.damaged(case.body, chance))
        elif kind == 2:
            case = chance.choice(headed)
            head = odd.damaged(case.head, chance)
            yield replace(case, name=f"request: damaged bytes #{number}", head=head, waits=True)
        else:
            frames = [f for case in chance.sample(spoken, 4) for f in case.frames if len(f) < 4096]
            chance.shuffle(frames)
            head = chance.choice(spoken).head
            yield Case(f"live: any order #{number}", head, frames=(*frames[:8], raw.frame(b"{}")))


CLASSICS = (
    r"b'\"\\\\ud800\"'$", r"b'NaN'$", r"b'9' \* 500\d$", r"b'\[' \* \d+$", r"b'\"\\xff",
    r"b'1e999'$", r"http://\[", r"19,000", r"0x1F", r"nan$", r"1979", r"thousands of lines",
    r"deep JSON", r"surrogate", r"binary frame", r"no UTF-8", r"Content-Length: ", r"chunk",
    r"twice$", r"before hello$",
)  # fmt: skip


def in_turn(cases: list[Case]) -> list[Case]:
    """Sort the classics of each route first, then each route in turn, so short runs cover all."""
    classics: dict[tuple[str, str], Case] = {}
    for case in cases:
        route = ":".join(case.name.split(":")[: 2 if case.frames else 1])
        for pattern in CLASSICS:
            if re.search(pattern, case.name):
                classics.setdefault((route, pattern), case)
    turns: Counter[str] = Counter()
    place: dict[int, int] = {}
    for case in cases:
        route = case.name.split(":")[0]
        turns[route] += 1
        place[id(case)] = turns[route]
    first = {id(case) for case in classics.values()}

    def turn(case: Case) -> tuple[bool, bool, int]:
        later = id(case) not in first
        return later, not later and bool(case.frames), place[id(case)]

    return sorted(cases, key=turn)


async def world_of(server: Server) -> World:
    port = server.port
    ada, ben, friend = (
        {"kind": "here", "name": "Ada"},
        {"kind": "here", "name": "Ben"},
        {"kind": "friend"},
    )
    schema = (await raw.ask(port, raw.request("GET", "/api/openapi.json"))).json()
    deck = subprocess.run(
        [sys.executable, "-c", SHIPPED, "deck", "template"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return World(
        schema,
        playing=await set_table(port, "127.0.0.1", "noch-mal", ada, ben),
        waiting=await set_table(port, "127.0.0.1", "noch-mal", ada, *[friend] * 5),
        by_hand=await set_table(port, "127.0.0.1", "noch-mal", ada, ben, dice="hand"),
        record=odd.a_record(),
        deck=deck,
    )


async def fuzz(
    server: Server, log: Path, seconds: float, seed: int, strict: bool, enough: int
) -> Fuzz:
    chance = random.Random(seed)
    found = Fuzz(server, log, strict, chance)
    world = await world_of(server)
    known = [*heads(world), *sockets(world), *bodies(world), *decks(world), *records(world)]
    chance.shuffle(known)
    known = in_turn(known)
    print(f"{len(known)} cases, then mixtures; seed {seed}", flush=True)
    began = time.monotonic()
    for case in itertools.chain(known, mixtures(world, known, chance)):
        await found.run(case)
        if found.cases % 500 == 0:
            await found.alive()
        hung = min(PATIENCE * found.repeats["hangs"], 60)  # does not count as testing time
        if time.monotonic() - began > seconds + hung or len(found.findings) >= enough:
            break
    if found.cases < len(known):
        print(f"{found.cases} of {len(known)} cases were run, the classic ones among them")
    await found.alive()
    return found


def save(found: Fuzz, folder: Path) -> None:
    """Write the bytes of each finding to a file of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, finding in enumerate(found.findings.values()):
        (folder / f"{number:04}").write_bytes(finding.case.bytes)
        (folder / f"{number:04}.txt").write_text(
            f"{finding.case.name}\n{finding.problem}\n{finding.answer}\n", "utf-8"
        )


def report(found: Fuzz, shown: int) -> None:
    by_kind: dict[str, list[Finding]] = {}
    for (problem, _), finding in found.findings.items():
        by_kind.setdefault(problem, []).append(finding)
    for problem, findings in sorted(by_kind.items()):
        print(f"\n{problem}: {len(findings)} kinds of input, {found.repeats[problem]} times")
        routes = Counter(finding.case.name.split(":")[0] for finding in findings)
        print("  " + ", ".join(f"{route} ({times})" for route, times in routes.most_common(12)))
        for finding in findings[:shown]:
            print(f"  {finding.case.name}\n    sent   {odd.spelled(finding.case.bytes, 700)}")
            print(f"    answer {finding.answer[:300]}")
    print(f"\nstatuses {dict(sorted(found.statuses.items()))}")
    if found.limited:
        print(f"refused with 429: {dict(found.limited.most_common(8))}")
    for said, times in found.parser.most_common(8):
        print(f"the HTTP layer itself, {times} times: {said}")
    print(f"slowest: {found.slowest[0]:.2f} s, {found.slowest[1]}")
    print(f"{found.cases} cases, {len(found.findings)} findings")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seconds", type=float, help="instead of minutes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--strict", action="store_true", help="judge the HTTP layer's answers too")
    parser.add_argument("--faulty", action="store_true", help="the control: must fail")
    parser.add_argument("--enough", type=int, default=10**9, help="stop after this many findings")
    parser.add_argument("--shown", type=int, default=6, help="findings shown of each kind")
    parser.add_argument("--save", type=Path, help="a folder for the bytes of each finding")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        log = folder / "log"
        log.touch()
        (folder / "data").mkdir()
        server = Server(folder / "data", as_shipped=not given.faulty, faulty=given.faulty, log=log)
        server.start()
        try:
            seconds = given.seconds or 60 * given.minutes
            found = asyncio.run(fuzz(server, log, seconds, given.seed, given.strict, given.enough))
        finally:
            server.kill()
    report(found, given.shown)
    if given.save:
        save(found, given.save)
    return 1 if found.findings else 0


if __name__ == "__main__":
    sys.exit(main())
