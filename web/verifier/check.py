"""The verifier's Python: what there is to say about a file, in both languages, as JSON."""

import json
from dataclasses import asdict
from io import BytesIO, TextIOWrapper
from typing import Any

from kleeblatt import all_games, game
from kleeblatt.core.errors import RecordError
from kleeblatt.core.record import End, Record, read
from kleeblatt.core.words import LANGUAGES, words
from kleeblatt.games.verdict import Verdict, verdict


def warm_up() -> None:
    """Load all games and texts, so that the first file is not slower than the others."""
    all_games()
    for language in LANGUAGES:
        words(language)


def check(name: str, content: bytes) -> str:
    """The verdict on a file in each language, and what tells people which match it is."""
    try:
        text = TextIOWrapper(BytesIO(content), "utf-8").read()
    except UnicodeDecodeError:
        error = RecordError("no-text", path=name)
        found = {each: Verdict(ok=False, sentence=error.sentence(each)) for each in LANGUAGES}
        return _answer(found)
    found = {each: verdict(text, each) for each in LANGUAGES}
    try:
        return _answer(found, read(text))
    except RecordError:
        return _answer(found)


def _answer(found: dict[str, Verdict], record: Record | None = None) -> str:
    about = _about(record, found["en"]) if record else {}
    return json.dumps({"verdict": {each: asdict(v) for each, v in found.items()}, **about})


def _about(record: Record, found: Verdict) -> dict[str, Any]:
    """The commitment that the header names; of a match that follows the rules also the result."""
    dice = record.header.get("dice")
    commitment = dice.get("commitment") if isinstance(dice, dict) else None
    about = {"commitment": commitment if isinstance(commitment, str) else None}
    if found.game is None:
        return about
    ends = [entry.scores for entry in record.entries if isinstance(entry, End)]
    return about | {
        "title": game(found.game).title,
        "players": record.header["players"],
        "scores": ends[0] if ends else None,
    }
