"""Which games there are: each folder here names its own in a `game.toml`.

    [[games]]
    id = "push"
    object = "push"  # in __init__.py
    place = 3  # in the list of all games

Reading it loads no game. Whatever is missing is a UsageError that names it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import Any

from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game

FILE = "game.toml"
PACKAGE = "kleeblatt.games"


@dataclass(frozen=True)
class Entry:
    """A game before it is loaded: where its `Game` object is, and its place in the list."""

    id: str
    module: str
    object: str
    place: int


class Catalogue(Mapping[str, Entry]):
    """All games by id, in the order of their places; found when somebody first asks."""

    @cached_property
    def _found(self) -> dict[str, Entry]:
        return find_games()

    def __getitem__(self, id: str) -> Entry:
        return self._found[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __reversed__(self) -> Iterator[str]:
        return reversed(self._found)

    def __len__(self) -> int:
        return len(self._found)


def find_games(folder: Traversable | None = None, package: str = PACKAGE) -> dict[str, Entry]:
    """Find the games of all folders by id, in the order of their places."""
    folders = sorted((folder or resources.files(package)).iterdir(), key=lambda each: each.name)
    entries = [entry for each in folders if _is_game(each) for entry in _entries(each, package)]
    found: dict[str, Entry] = {}
    for entry in sorted(entries, key=lambda each: (each.place, each.id)):
        if entry.id in found:
            raise _wrong(entry.module, f"the id {entry.id} is taken by {found[entry.id].module}")
        found[entry.id] = entry
    return found


def load_game(entry: Entry) -> Game:
    """Load a game; UsageError names the part of its folder that is missing."""
    try:
        module = import_module(entry.module)
    except ImportError as error:
        if not (error.name or "").startswith(entry.module):
            raise
        raise UsageError("game-part", game=entry.id, part=_missing(error)) from error
    found = getattr(module, entry.object, None)
    if not isinstance(found, Game) or found.id != entry.id:
        raise _wrong(
            entry.module, f"{entry.module}.{entry.object} is not the game with the id {entry.id}"
        )
    return found


def _missing(error: ImportError) -> str:
    """Name what could not be imported: of a part of a module only the message tells."""
    part = re.match(r"cannot import name '(\w+)'", str(error))
    return f"{error.name}.{part[1]}" if part else str(error.name)


def _is_game(folder: Traversable) -> bool:
    """Tell a game from what Python or an editor leaves behind."""
    return folder.is_dir() and folder.joinpath("__init__.py").is_file()


def _entries(folder: Traversable, package: str) -> Iterator[Entry]:
    """Read what the file of a folder names."""
    module, file = f"{package}.{folder.name}", folder.joinpath(FILE)
    if not file.is_file():
        raise _wrong(module, "the file is missing")
    try:
        tables = tomllib.loads(file.read_text("utf-8")).get("games")
    except tomllib.TOMLDecodeError as error:
        raise _wrong(module, str(error)) from error
    if not tables:
        raise _wrong(module, "it names no game: [[games]] is missing")
    for table in tables:
        yield Entry(
            _value(module, table, "id", str),
            module,
            _value(module, table, "object", str),
            _value(module, table, "place", int),
        )


def _value(module: str, table: dict[str, Any], name: str, kind: type[Any]) -> Any:
    """Look up a value of the file."""
    if not isinstance(table.get(name), kind):
        raise _wrong(module, f"“{name}” is missing, or is not of the type {kind.__name__}")
    return table[name]


def _wrong(module: str, what: str) -> UsageError:
    """Say what is wrong with the file of a folder."""
    return UsageError("game-file", file=f"{module.replace('.', '/')}/{FILE}", what=what)
