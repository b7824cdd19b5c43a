"""The tables that a release leaves behind in its database, played at the real server."""

import random
import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

from starlette.testclient import TestClient

from kleeblatt import GAMES
from kleeblatt.server.app import create_app
from tests.releases.shows import Facts, table_shows
from tests.server.devices import FRIEND, Device, Message, bot, here, join, set_up, unhurried

EARLY = 6  # decisions of people
LATE = {
    "noch-mal": 85,
    "noch-mal-so-gut": 80,
    "push": 80,
    "doppelt-so-clever": 85,
    "geht-noch-was": 48,
}


@dataclass
class Kept:
    """A table, and the secrets of those who sit there."""

    table: str
    host: str
    invite: str
    seats: dict[int, str] = field(default_factory=dict)

    def secrets(self) -> list[str]:
        """For a device that holds all seats."""
        return [*self.seats.values(), self.host]


Setting = Callable[[TestClient, random.Random], Kept]


def write(folder: Path) -> dict[str, Facts]:
    """Play all tables; the database lies in the folder, what the tables show is returned."""
    kept: dict[str, Kept] = {}
    with TestClient(create_app(unhurried(folder))) as client:
        for name, setting in _settings():
            with foreseeable(name):
                kept[name] = setting(client, random.Random(name))
        with foreseeable("push-rematch"):
            kept["push-rematch"] = _rematch(client, kept["push-over"])
        found = {name: described(client, each) for name, each in kept.items()}
    with closing(sqlite3.connect(folder / "kleeblatt.sqlite")) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        connection.execute("vacuum")
    return found


def described(client: TestClient, kept: Kept) -> Facts:
    """The secrets of a table, and what it shows to each seat alone."""
    shows = {}
    for seat, token in kept.seats.items():
        with Device(client, kept.table, token) as device:
            shows[str(seat)] = table_shows(device)
    return {
        "table": kept.table,
        "host": kept.host,
        "invite": kept.invite,
        "seats": {str(seat): token for seat, token in kept.seats.items()},
        "shows": shows,
    }


@contextmanager
def foreseeable(name: str) -> Iterator[None]:
    """Draw all secrets from a seed: each table has the same dice every time."""
    chance = random.Random(name)
    with (
        patch.object(secrets, "token_bytes", lambda count=32: chance.randbytes(count)),
        patch.object(secrets, "randbelow", chance.randrange),
    ):
        yield


def _settings() -> Iterator[tuple[str, Setting]]:
    yield "waiting", _waiting
    for id in GAMES:
        yield f"{id}-early", _early(id)
        yield f"{id}-late", _late(id)
        yield f"{id}-over", _over(id)
    yield "solo-over", _solo
    yield "real-dice", _real_dice
    yield "taken-back", _taken_back
    yield "stand-in", _stand_in
    yield "strong-abandoned", _strong_abandoned
    yield "kept-beside", _kept_beside
    yield "noch-mal-one-decided", _one_decided("noch-mal")
    yield "geht-noch-was-one-decided", _one_decided("geht-noch-was")


def _kept(made: Message) -> Kept:
    seats = {held["seat"]: held["token"] for held in made["held"]}
    return Kept(made["table"], made["host"], made["invite"], seats)


@contextmanager
def sitting(client: TestClient, kept: Kept) -> Iterator[Device]:
    """A device that holds all seats; in the end no bot is at work."""
    with Device(client, kept.table, *kept.secrets()) as device:
        yield device
        while bots_awaited(device):
            device.hear()


def bots_awaited(device: Device) -> list[int]:
    """The seats that bots must decide for."""
    return [seat for seat in device.state["awaited"] if device.state["seats"][seat]["bot"]]


def _waiting(client: TestClient, chance: random.Random) -> Kept:
    return _kept(set_up(client, "noch-mal", here("Ada"), FRIEND, sheet="purple"))


def _early(id: str) -> Setting:
    def setting(client: TestClient, chance: random.Random) -> Kept:
        kept = _kept(set_up(client, id, here("Ada"), here("Ben")))
        with sitting(client, kept) as device:
            device.play_on(chance, EARLY)
        return kept

    return setting


def _late(id: str) -> Setting:
    def setting(client: TestClient, chance: random.Random) -> Kept:
        kept = _kept(set_up(client, id, here("Ada"), here("Ben"), bot("medium")))
        with sitting(client, kept) as device:
            device.play_on(chance, LATE[id])
            assert device.state["status"] == "playing", f"{id}: LATE is too late"
        return kept

    return setting


def _over(id: str) -> Setting:
    def setting(client: TestClient, chance: random.Random) -> Kept:
        kept = _kept(set_up(client, id, here("Ada"), here("Ben")))
        with sitting(client, kept) as device:
            device.play_on(chance)
        return kept

    return setting


def _rematch(client: TestClient, over: Kept) -> Kept:
    """The next seat begins; everybody keeps their secret."""
    with sitting(client, over) as device:
        assert device.tell({"type": "rematch"})["ok"]
        table = device.state["rematch"]
    count = len(over.seats)
    seats = {(seat - 1) % count: token for seat, token in over.seats.items()}
    return Kept(table, over.host, "", seats)


def _solo(client: TestClient, chance: random.Random) -> Kept:
    kept = _kept(set_up(client, "noch-mal-so-gut", here("Ada")))
    with sitting(client, kept) as device:
        device.play_on(chance)
    return kept


def thrown(device: Device, chance: random.Random) -> str:
    """What real dice might show, in the words that the table has asked for."""
    words = []
    for kind in device.state["real_dice"]["throws"]:
        words += [kind["name"]] if kind["is_said"] else []
        words += [chance.choice(kind["faces"]) for _ in range(kind["count"])]
    return " ".join(words)


def play_with_real_dice(device: Device, chance: random.Random, steps: int = 10**6) -> None:
    """Random rolls, typed in, and random moves."""
    for _ in range(steps):
        if device.state["status"] != "playing":
            return
        if device.state["real_dice"]["throws"]:
            type_in(device, thrown(device, chance))
        else:
            device.play_on(chance, 1)


def type_in(device: Device, roll: str) -> None:
    """Tell the table what the dice show."""
    assert device.tell({"type": "roll", "step": device.state["step"], "roll": roll})["ok"]


def _real_dice(client: TestClient, chance: random.Random) -> Kept:
    kept = _kept(set_up(client, "noch-mal", here("Ada"), here("Ben"), dice="hand", sheet="red"))
    with sitting(client, kept) as device:
        play_with_real_dice(device, chance, 30)
        while not device.state["real_dice"]["throws"]:
            device.play_on(chance, 1)
        type_in(device, "red red red 1 1 1")
        assert device.tell({"type": "correct", "step": device.state["step"]})["ok"]
        type_in(device, "blue red x 1 2 ?")
    return kept


def _taken_back(client: TestClient, chance: random.Random) -> Kept:
    kept = _kept(set_up(client, "noch-mal-so-gut", here("Ada"), here("Ben")))
    backs = 0
    with sitting(client, kept) as device:
        while backs < 5:
            device.play_on(chance, 1)
            for seat, turn in list(device.state["can_go_back"].items()):
                if chance.random() < 0.5:
                    back = {"type": "back", "seat": int(seat), "turn": turn}
                    assert device.tell(back)["ok"]
                    backs += 1
                    break
    return kept


def _stand_in(client: TestClient, chance: random.Random) -> Kept:
    made = set_up(client, "doppelt-so-clever", here("Ada"), FRIEND)
    kept = _kept(made)
    held = join(client, made, "Jörg")
    kept.seats[held["seat"]] = held["token"]
    with sitting(client, kept) as device:
        device.play_on(chance, 10)
        assert device.tell({"type": "stand-in", "seat": 1, "bot": "easy"})["ok"]
        for _ in range(12):
            while bots_awaited(device):
                device.hear()
            device.play(0, chance.choice(device.legal(0)))
    return kept


def _strong_abandoned(client: TestClient, chance: random.Random) -> Kept:
    """Every roll of the record has a link of the device's chain, and nobody wins."""
    kept = _kept(set_up(client, "noch-mal", here("Ada"), here("Ben"), dice="strong"))
    with sitting(client, kept) as device:
        device.play_on(chance, 30)
        assert device.tell({"type": "end"})["ok"]
    return kept


def _kept_beside(client: TestClient, chance: random.Random) -> Kept:
    """Ada takes back what Ben does not know yet; what Ben has decided meanwhile stays."""
    kept = _kept(set_up(client, "noch-mal", here("Ada"), here("Ben"), here("Cem")))
    with sitting(client, kept) as device:
        while True:
            while device.state["awaited"] != [0, 1, 2]:
                device.play_on(chance, 1)
            device.play(0, device.legal(0)[-1])
            device.play(1, device.legal(1)[-1])
            turn = device.state["can_go_back"].get("0")
            if turn is not None:
                back = {"type": "back", "seat": 0, "turn": turn}
                assert device.tell(back)["ok"]
                return kept


def _one_decided(id: str) -> Setting:
    """Ada has decided, Ben has not: what Ada has chosen is still hidden from Ben."""

    def setting(client: TestClient, chance: random.Random) -> Kept:
        kept = _kept(set_up(client, id, here("Ada"), here("Ben")))
        with sitting(client, kept) as device:
            while device.state["awaited"] != [0, 1]:
                device.play_on(chance, 1)
            while 0 in device.state["awaited"]:
                device.play(0, chance.choice(device.legal(0)))
            assert device.state["awaited"] == [1]
        return kept

    return setting
