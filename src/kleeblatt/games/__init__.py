"""The games, in one place. `game(id)` is how everything else gets one."""

from functools import cache
from importlib import import_module

from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game

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


def all_games() -> list[Game]:
    """Every game."""
    return [game(id) for id in GAMES]
