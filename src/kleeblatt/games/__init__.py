"""The games, found in their folders. `game(id)` is how everything else gets one."""

import copyreg
from functools import cache

from kleeblatt.core.errors import RecordError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import Record
from kleeblatt.games.catalogue import Catalogue, load_game

GAMES = Catalogue()  # a game is loaded when it is asked for


@cache
def game(id: str) -> Game:
    """A game by its id; UsageError names those there are."""
    if id not in GAMES:
        raise UsageError("unknown-game", game=id, games=", ".join(GAMES))
    return load_game(GAMES[id])


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
