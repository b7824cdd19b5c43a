"""The rules of a game in our own words, as Markdown: `texts/rules-<game>.<language>.md`."""

from importlib import resources

from kleeblatt.core.game import Game


def rulebook(game: Game, language: str) -> str:
    """The rules of a game for a person."""
    folder = resources.files(game.terminal.rpartition(".")[0])
    files = [folder.joinpath("texts", f"rules-{id}.{language}.md") for id in game.rulebooks]
    return "\n".join(file.read_text("utf-8") for file in files)
