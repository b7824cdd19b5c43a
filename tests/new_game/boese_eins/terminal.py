"""Böse Eins in a terminal."""

from rich.console import RenderableType
from rich.text import Text

from kleeblatt.core.match import Match
from kleeblatt.core.words import Words

EXAMPLE = "stop"


def use_letters(words: Words) -> None:
    """No letters stand for colours."""


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """What a player has."""
    return Text("  " + words("boese-eins-safe", points=str(match.scores()[seat])))


def draw_dice(match: Match, seat: int, words: Words) -> RenderableType:
    """What the turn has brought."""
    return Text("  " + words("boese-eins-pot", points=str(match.table_view(seat)["pot"])))


def question(match: Match, seat: int, words: Words) -> str:
    """What the player has to decide."""
    return words("boese-eins-question")
