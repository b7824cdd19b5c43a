"""The rules of a game in our own words, as Markdown: `texts/rules-<game>.<language>.md`."""

from importlib import resources

from kleeblatt.core.game import Game


def rulebook(game: Game, language: str) -> str:
    """The rules of a game for a person."""
    folder = game.terminal.rpartition(".")[0]
    file = resources.files(folder).joinpath("texts", f"rules-{game.id}.{language}.md")
    return file.read_text("utf-8")
