"""How strong each bot is, as it was measured last."""

import json
from importlib import resources
from typing import Any

MEASURED = "strength.json"  # written by bench/strength.py


def measured() -> dict[str, Any]:
    """What was measured: by game, then by bot."""
    found: dict[str, Any] = json.loads(
        (resources.files("kleeblatt.lab") / MEASURED).read_text("utf-8")
    )
    return found
