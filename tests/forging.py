"""Records as a careful forger writes them: any JSON, with the right sums."""

import json
from collections.abc import Iterable
from typing import Any

from kleeblatt.core.record import summed

Objects = list[dict[str, Any]]  # the header is the first


def opened(text: str) -> Objects:
    """The lines of a record as JSON, without their sums."""
    found: Objects = [json.loads(line) for line in text.splitlines()]
    for each in found:
        del each["sum"]
    return found


def forged(objects: Iterable[dict[str, Any]]) -> str:
    """The text of a record with these lines."""
    return "".join(f"{line}\n" for line in summed(objects))
