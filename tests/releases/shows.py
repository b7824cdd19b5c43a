"""What a match shows, as facts that every later release must show again."""

import hashlib
import json
from typing import Any

from kleeblatt import Match
from kleeblatt.core.record import encode
from tests.server.devices import Device

Facts = dict[str, Any]


def match_shows(match: Match) -> Facts:
    """A match that was replayed from its record."""
    return {
        "status": "over" if match.is_over else "playing",
        "step": match.step,
        "awaited": list(match.awaited),
        "scores": match.scores(),
        "winners": match.winners(),
        "legal": {str(seat): digest(match.legal(seat)) for seat in match.awaited},
        "log": digest([encode(entry) for entry in match.record.entries]),
    }


def table_shows(device: Device) -> Facts:
    """A live table, as the seats of this device see it."""
    state = device.state
    return {
        "status": state["status"],
        "awaited": state["awaited"],
        "scores": device.scores,
        "winners": state["result"]["winners"] if state["result"] else [],
        "legal": {seat: digest(each["legal"]) for seat, each in state["questions"].items()},
        "log": digest(device.log),
        "seats": [[seat["kind"], seat["name"], seat["bot"]] for seat in state["seats"]],
        "rematch": state["rematch"],
    }


def digest(value: object) -> str:
    """A short hash of anything that JSON can hold."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]
