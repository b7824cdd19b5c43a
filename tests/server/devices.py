"""Devices at a table, for tests: a thin client of the wire."""

import hashlib
import json
import random
import secrets
import uuid
from pathlib import Path
from types import TracebackType
from typing import Any

from starlette.testclient import TestClient

from kleeblatt.server.app import Settings

Message = dict[str, Any]
LINKS = 600  # of a chain: as many throws as a test plays


def digest(*lines: str) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def here(name: str) -> Message:
    return {"kind": "here", "name": name}


FRIEND: Message = {"kind": "friend"}


def bot(name: str = "eager") -> Message:
    return {"kind": "bot", "bot": name}


def set_up(
    client: TestClient,
    game: str,
    *seats: Message,
    dice: str = "server",
    practice: bool = False,
    **options: str,
) -> Message:
    wish = {
        "game": game, "seats": seats, "options": options, "dice": dice, "practice": practice,
    }  # fmt: skip
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    made: Message = answer.json()
    return made


def join(client: TestClient, made: Message, name: str) -> Message:
    wish = {"invite": made["invite"], "name": name}
    answer = client.post(f"/api/tables/{made['table']}/seats", json=wish)
    assert answer.status_code == 200, answer.text
    held: Message = answer.json()
    return held


def unhurried(data: Path) -> Settings:
    """A server that lets a device say as much as it can: on a quick machine more than people do."""
    many = "1000000/second"
    return Settings(
        data, messages=many, everything=many, new_tables=many, joins=many, work=many, sockets=many,
        mixing_seconds=0.3, hosts=("testserver",),
    )  # fmt: skip


def settle(*devices: "Device") -> None:
    """Let all devices do what they are asked for, until play has begun."""
    while any(device.state["status"] == "waiting" for device in devices):
        for device in devices:
            device.catch_up()


class Device:
    """One WebSocket. `state` is what it was shown last, `log` and `told` all that it knows."""

    def __init__(
        self,
        client: TestClient,
        table: str,
        *tokens: str,
        language: str = "en",
        contributes: bool = True,
        waits: bool = True,
    ) -> None:
        self._contributes, self._waits = contributes, waits and contributes
        self._secrets: dict[int, tuple[str, list[str]]] = {}  # by round: nonce, chain
        self._session = client.websocket_connect(f"/api/tables/{table}/live")
        self._hello = {"type": "hello", "tokens": list(tokens), "language": language}
        self.state: Message = {}
        self.welcome: Message = {}
        self.log: list[Message] = []
        self.told: list[list[Message]] = []  # the events of each entry
        self.heard: list[Message] = []

    def __enter__(self) -> "Device":
        self._session.__enter__()
        self._session.send_json(self._hello)
        self.until("state")
        while self._waits and self._waits_for_dice():
            self.hear()
        return self

    def _waits_for_dice(self) -> bool:
        """Are the dice still being made? A spectator waits for nothing."""
        return bool(self.welcome["held"] and self.state["mixing"])

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._session.__exit__(kind, error, at)

    def hear(self) -> Message:
        message: Message = json.loads(self._session.receive_text())
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            log = message["log"]
            self.log = self.log[: log["start"]] + log["entries"]
            self.told = self.told[: log["start"]] + log["events"]
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] == "contribute" and self._contributes:
            self._contribute(message)
        if message["type"] == "link-wanted" and self._contributes:
            chain = self._secrets[max(self._secrets)][1]
            link = chain[-2 - message["number"]]
            self.send({"type": "link", "id": uuid.uuid4().hex, "number": message["number"],
                       "link": link})  # fmt: skip
        return message

    def _contribute(self, asked: Message) -> None:
        """Add to the dice, as docs/record.md tells it."""
        number = asked["round"]
        if number not in self._secrets:
            chain = [secrets.token_hex(32)] if asked["strong"] else []
            for _ in range(LINKS if asked["strong"] else 0):
                chain.append(hashlib.sha256(bytes.fromhex(chain[-1])).hexdigest())
            self._secrets[number] = secrets.token_hex(32), chain
        nonce, chain = self._secrets[number]
        end = chain[-1] if chain else ""
        said: Message
        if asked["phase"] == "commit":
            who = " ".join(["seats", *map(str, asked["seats"])])
            context = digest(
                "kleeblatt dice 2", f"table {asked['table']}",
                f"game {asked['game']} {asked['rules']}",
                *(["practice"] if asked["practice"] else []),
                *(f"option {n} {digest(v)}" for n, v in sorted(asked["options"].items())),
                *(f"player {n} {digest(name)}" for n, name in enumerate(asked["players"])),
            )  # fmt: skip
            lines = "kleeblatt commitment", who, str(number), context, nonce, end
            said = {"type": "commit", "commitment": digest(*lines)}
        else:
            said = {"type": "reveal", "nonce": nonce, "chain": end}
        self.send({"id": uuid.uuid4().hex, "round": number, **said})

    def until(self, kind: str) -> Message:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def send(self, message: Message) -> None:
        self._session.send_json(message)

    def tell(self, message: Message) -> Message:
        """Say something; its answer, when the state that follows it has come too, if one does."""
        answer = self.ask(message)
        self.catch_up()
        return answer

    def catch_up(self) -> None:
        """Hear everything that was said so far."""
        self.send({"type": "ping"})
        self.until("pong")

    def ask(self, message: Message) -> Message:
        """Say something that changes nothing; its answer."""
        message = {"id": uuid.uuid4().hex, **message}
        self.send(message)
        while (answer := self.hear())["type"] != "answer" or answer["id"] != message["id"]:
            pass
        return answer

    @property
    def scores(self) -> list[int]:
        """The points of each seat, as this device knows them."""
        return [sum(parts.values()) for parts in self.state["breakdown"]]

    def turn(self, seat: int) -> int:
        return int(self.state["questions"][str(seat)]["turn"])

    def legal(self, seat: int) -> list[str]:
        question = self.state["questions"].get(str(seat))
        return list(question["legal"]) if question else []

    def play(self, seat: int, move: str, **more: Any) -> Message:
        message = {"type": "play", "seat": seat, "turn": self.turn(seat), "move": move}
        return self.tell(message | more)

    def play_on(self, chance: random.Random, moves: int = 10**6) -> None:
        """Random legal moves for all own seats, until the end or so many."""
        for _ in range(moves):
            while not self.state["questions"] and self.state["status"] == "playing":
                self.hear()
            if self.state["status"] != "playing":
                return
            seat = int(chance.choice(list(self.state["questions"])))
            answer = self.play(seat, chance.choice(self.legal(seat)))
            assert answer["ok"], answer
