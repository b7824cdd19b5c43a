"""A bot that joins a table by its invitation link and plays: a program of your own, any language.

    python examples/bot.py 'http://127.0.0.1:8127/#/join/TABLE/INVITE' --name Robby

It needs `httpx` and `websockets`, and nothing of Kleeblatt. See docs/protocol.md.
"""

import argparse
import asyncio
import hashlib
import json
import random
import secrets
import uuid
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Put your own ideas here."""
    return random.choice(legal)  # noqa: S311


def contribution(asked: dict[str, Any], nonce: str) -> dict[str, Any]:
    """Bind this bot to its part of the dice, then tell it (docs/record.md; not in strong mode)."""
    said = {"id": uuid.uuid4().hex, "round": asked["round"]}
    if asked["phase"] == "reveal":
        return {**said, "type": "reveal", "nonce": nonce}

    def digest(*lines: str) -> str:
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()

    context = digest(
        "kleeblatt dice 2",
        f"table {asked['table']}",
        f"game {asked['game']} {asked['rules']}",
        *(f"option {name} {digest(value)}" for name, value in sorted(asked["options"].items())),
        *(f"player {seat} {digest(name)}" for seat, name in enumerate(asked["players"])),
    )
    who = " ".join(["seats", *map(str, asked["seats"])])
    lines = "kleeblatt commitment", who, str(asked["round"]), context, nonce, ""
    return {**said, "type": "commit", "commitment": digest(*lines)}


async def play(server: str, table: str, seat: int, token: str) -> list[int]:
    """Play a seat to the end of the match; returns the scores."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token]}))
        state: dict[str, Any] = {}
        answered = -1  # the last question that was answered
        nonces: dict[int, str] = {}  # what this bot adds to the dice, in each round
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["problem"]["sentence"])
            if message["type"] == "contribute":
                nonce = nonces.setdefault(message["round"], secrets.token_hex(32))
                await socket.send(json.dumps(contribution(message, nonce)))
            if message["type"] == "answer" and not message["ok"]:
                answered = -1  # answer the question again
            if message["type"] == "state":
                state = message
            if state.get("status") == "over":
                return [sum(parts.values()) for parts in state["breakdown"]]
            question = state.get("questions", {}).get(str(seat))
            if question and question["turn"] != answered:
                answered = question["turn"]
                move = choose(state["views"][str(seat)], question["legal"])
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
