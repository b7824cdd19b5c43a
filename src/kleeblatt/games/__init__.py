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


def game_with_rules(id: str, rules: int) -> Game:
    """A game as it is played by a version of its rules."""
    return game(id).with_rules(rules)


def _as_name(found: Game) -> tuple[object, tuple[str, int]]:
    """How a game travels between processes: by its name."""
    return game_with_rules, (found.id, found.rules_version)


Game.named = game
copyreg.pickle(Game, _as_name)  # type: ignore[arg-type]
