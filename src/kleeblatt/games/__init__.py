"""The games, in one place. `game(id)` is how everything else gets one."""

import copyreg
from functools import cache
from importlib import import_module

from kleeblatt.core.errors import RecordError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import Record

# id: where the `Game` object is. Modules are loaded when a game is asked for.
GAMES = {
    "noch-mal": ("kleeblatt.games.noch_mal", "noch_mal"),
    "noch-mal-so-gut": ("kleeblatt.games.noch_mal", "noch_mal_so_gut"),
    "push": ("kleeblatt.games.push", "push"),
    "doppelt-so-clever": ("kleeblatt.games.doppelt_so_clever", "doppelt_so_clever"),
    "geht-noch-was": ("kleeblatt.games.geht_noch_was", "geht_noch_was"),
}


@cache
def game(id: str) -> Game:
    """A game by its id; UsageError names those there are."""
    if id not in GAMES:
        raise UsageError("unknown-game", game=id, games=", ".join(GAMES))
    module, name = GAMES[id]
    found: Game = getattr(import_module(module), name)
    return found


def game_of(record: Record) -> Game:
    """The game that a record tells of; RecordError names those there are."""
    id = record.header.get("game")
    if not isinstance(id, str) or id not in GAMES:
        raise RecordError("unknown-game", 1, game=id, games=", ".join(GAMES))
    return game(id)


def all_games() -> list[Game]:
    """Every game."""
    return [game(id) for id in GAMES]


def _as_id(found: Game) -> tuple[object, tuple[str]]:
    """How a game travels between processes: as its name."""
    return game, (found.id,)


copyreg.pickle(Game, _as_id)  # type: ignore[arg-type]
