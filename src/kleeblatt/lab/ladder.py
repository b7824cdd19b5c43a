"""How strong each bot is, by the latest measurement."""

import json
from importlib import resources
from typing import Any

MEASURED = "strength.json"  # written by bench/strength.py


def measured() -> dict[str, Any]:
    """Read the measured strengths: by game, then by bot."""
    found: dict[str, Any] = json.loads(
        (resources.files("kleeblatt.lab") / MEASURED).read_text("utf-8")
    )
    return found
