"""A bot that joins a table by its invitation link and plays: a program of your own, any language.

    python examples/bot.py 'http://127.0.0.1:8127/#/join/TABLE/INVITE' --name Robby

It needs `httpx` and `websockets`, and nothing of Kleeblatt. See docs/protocol.md.
"""

import argparse
import asyncio
import json
import random
import uuid
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Put your own ideas here."""
    return random.choice(legal)  # noqa: S311


async def play(server: str, table: str, seat: int, token: str) -> list[int]:
    """Play a seat to the end of the match; returns the scores."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        answered = -1  # the last question that was answered
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "answer" and not message["ok"]:
                answered = -1  # ask again: the next state brings the question
            if message["type"] == "refused":
                raise SystemExit(message["problem"]["sentence"])
            if message["type"] != "state":
                continue
            if message["status"] == "over":
                return list(message["scores"])
            question = message["questions"].get(str(seat))
            if question and question["turn"] != answered:
                answered = question["turn"]
                move = choose(message["views"][str(seat)], question["legal"])
                wish = {"type": "play", "id": uuid.uuid4().hex, "seat": seat, "turn": answered}
                await socket.send(json.dumps({**wish, "move": move}))
    raise SystemExit("The server has gone.")


async def main() -> None:
    """Join and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("link", help="the invitation")
    parser.add_argument("--name", default="Robby")
    given = parser.parse_args()
    parts = urlsplit(given.link)
    server = f"{parts.scheme}://{parts.netloc}"
    _, _, table, invite = parts.fragment.split("/")
    joining = {"invite": invite, "name": given.name}
    async with httpx.AsyncClient() as client:
        answer = await client.post(f"{server}/api/tables/{table}/seats", json=joining)
    if answer.is_error:
        raise SystemExit(answer.json()["sentence"])
    held = answer.json()
    print(await play(server, table, held["seat"], held["token"]))  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
