"""What teaches a game: the rules in our own words, and a guided first game.

`texts/rules-<game>.<language>.md` and `texts/guide-<game>.jsonl`, a record.
"""

import re
from importlib import resources

from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import Record, read


def rulebook(game: Game, language: str) -> str:
    """The rules of a game for a person."""
    folder = resources.files(game.terminal.rpartition(".")[0])
    files = [folder.joinpath("texts", f"rules-{id}.{language}.md") for id in game.rulebooks]
    return "\n".join(file.read_text("utf-8") for file in files)


def as_plain_text(text: str) -> str:
    """The rules for where only text can be shown: no pictures, no names of sections."""
    return re.sub(r" \{#[\w-]+\}$|^!\[[^\n]*\n\n?", "", text, flags=re.MULTILINE)


def sections(text: str) -> list[str]:
    """The names of the sections, which links lead to: `## Jokers {#jokers}`."""
    return re.findall(r"^## .* \{#([\w-]+)\}$", text, flags=re.MULTILINE)


def guide(game: Game) -> Record:
    """The record of the guided first game; UsageError if there is none."""
    folder = resources.files(game.terminal.rpartition(".")[0])
    file = folder.joinpath("texts", f"guide-{game.id}.jsonl")
    if not file.is_file():
        raise UsageError("no-guide", game=game.title)
    return read(file.read_text("utf-8"))
