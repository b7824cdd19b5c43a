"""HTTP and WebSocket by hand, to send what no well-behaved client would."""

import asyncio
import json
import os
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
CONTINUATION = 0


def frame(
    payload: bytes, kind: int = TEXT, *, final: bool = True, length: int | None = None
) -> bytes:
    """Make a masked frame (the mask is zero, so the payload stays readable)."""
    size = len(payload) if length is None else length
    head = bytes([(0x80 if final else 0) | kind])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 1 << 16:
        head += bytes([0x80 | 126]) + struct.pack(">H", size)
    else:
        head += bytes([0x80 | 127]) + struct.pack(">Q", size)
    return head + bytes(4) + payload


def request(method: str, path: str, *headers: str, body: bytes | None = None) -> bytes:
    """Make a whole request; with a body, add its length."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", *headers]
    if body is not None:
        lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + (body or b"")


def post(path: str, wish: Any) -> bytes:
    body = wish if isinstance(wish, bytes) else json.dumps(wish).encode()
    return request("POST", path, "Content-Type: application/json", body=body)


def handshake(path: str, *headers: str) -> bytes:
    return request(
        "GET", path, "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers,
    )  # fmt: skip


@dataclass
class Answer:
    """An answer; its status is 0 if the connection ended too early."""

    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def json(self) -> Any:
        return json.loads(self.body)


async def read_head(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = dict(line.split(":", 1) for line in head[1:] if ":" in line)
    return Answer(int(head[0].split()[1]), {k.lower(): v.strip() for k, v in headers.items()})


async def read_answer(reader: asyncio.StreamReader, *, bodiless: bool = False) -> Answer:
    """Read one answer; its length may be given in any way."""
    answer = await read_head(reader)
    while answer.status == 100:  # "Continue"; the answer follows
        answer = await read_head(reader)
    if bodiless or answer.status in (101, 204, 304):
        return answer
    if answer.headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            answer.body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
    elif "content-length" in answer.headers:
        answer.body = await reader.readexactly(int(answer.headers["content-length"]))
    else:
        answer.body = await reader.read()
    return answer


async def read_frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """Read the kind and payload of the next frame (servers do not mask or split theirs)."""
    first, size = await reader.readexactly(2)
    if size == 126:
        (size,) = struct.unpack(">H", await reader.readexactly(2))
    elif size == 127:
        (size,) = struct.unpack(">Q", await reader.readexactly(8))
    return first & 15, await reader.readexactly(size)


async def connect(
    port: int, address: str = "127.0.0.1", room: int = 1 << 20
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from a loopback address."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=room)


async def ask(port: int, sent: bytes, address: str = "127.0.0.1", limit: float = 10) -> Answer:
    """Send one request on a new connection, and read the answer."""
    reader, writer = await asyncio.wait_for(connect(port, address), limit)
    try:
        writer.write(sent)
        return await asyncio.wait_for(read_answer(reader), limit)
    finally:
        writer.close()


def family(process: int) -> list[Path]:
    """List the /proc folders of a process and its descendants."""
    parents: dict[str, str] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[folder.name] = (folder / "stat").read_text().rsplit(")", 1)[1].split()[1]
        except OSError:
            continue
    found = [str(process)]
    for name in found:
        found += [child for child, parent in parents.items() if parent == name]
    return [Path("/proc") / name for name in found]


def cpu_seconds(process: int) -> float:
    """Return the processor time of a process and its descendants so far."""
    total = 0
    for folder in family(process):
        try:
            words = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            total += int(words[11]) + int(words[12])
        except OSError:
            continue
    return total / os.sysconf("SC_CLK_TCK")


def memory_mb(process: int) -> float:
    """Return the resident memory of a process and its descendants."""
    total = 0
    for folder in family(process):
        try:
            total += int((folder / "statm").read_text().split()[1])
        except OSError:
            continue
    return total * os.sysconf("SC_PAGE_SIZE") / 1e6
