"""Kleeblatt: five German roll-and-write and push-your-luck games.

from kleeblatt import new_match

match = new_match("noch-mal", ["Ada", "Ben"], seed=7, sheet="red")
match.roll()
match.play(0, match.legal(0)[1])
"""

from collections.abc import Iterable
from pathlib import Path

from kleeblatt.core.dice import Dice, SecretDice, SeededDice, TypedDice, seeded
from kleeblatt.core.errors import KleeblattError, PositionError, RecordError, UsageError
from kleeblatt.core.game import Game, Rating
from kleeblatt.core.match import Chance, Decision, Match, Over
from kleeblatt.core.record import Record, load
from kleeblatt.games import GAMES, all_games, game, game_of

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "Chance",
    "Decision",
    "Dice",
    "Game",
    "KleeblattError",
    "Match",
    "Over",
    "PositionError",
    "Rating",
    "Record",
    "RecordError",
    "SecretDice",
    "SeededDice",
    "TypedDice",
    "UsageError",
    "all_games",
    "game",
    "load_match",
    "new_match",
    "replay",
    "resume",
]


def new_match(
    id: str,
    players: Iterable[str],
    seed: int | None = None,
    *,
    dice: Dice | None = None,
    **options: str,
) -> Match:
    """Start a match of a game: with the dice of a seed, or with another source of dice."""
    if seed is not None and dice is not None:
        raise UsageError("seed-and-dice")
    if isinstance(players, str):
        raise UsageError("no-name", name=f"{players!r} (a list of names is wanted)")
    return Match(game(id), list(players), options, dice=dice or seeded(seed))


def replay(record: Record) -> Match:
    """Return the match of a record, with every step checked; RecordError names a wrong line."""
    match = resume(record)
    if len(record.entries) < len(match.record.entries):
        raise RecordError("record-no-result", len(record.entries) + 2)
    return match


def resume(record: Record) -> Match:
    """Resume an unfinished match: as `replay`, but the result may still be missing."""
    return Match.from_record(record, game_of(record))


def load_match(path: str | Path) -> Match:
    """Load the match of a record file."""
    return replay(load(path))
