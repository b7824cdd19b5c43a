"""`kleeblatt bots`: the ladder of each game, with measured strength."""

import json
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.cli.shell import console, json_option, language_option, plain_errors, progress

if TYPE_CHECKING:
    from rich.table import Table

    from kleeblatt.core.game import Game
    from kleeblatt.core.words import Words

PREPARE = "prepare"


def prepare(language: str) -> None:
    """Compile what strong bots need, game by game, so that no table has to wait."""
    from kleeblatt.bots.readiness import compiled_thinking
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games

    say = words(language)
    games = all_games()
    with plain_errors(language), progress(say("bots-preparing"), len(games)) as advance:
        for each in games:
            compiled_thinking(each, patient=True)
            advance(1)
    click.echo(say("bots-prepared"))


@click.command()
@click.argument("game", required=False)
@json_option
@language_option
def bots(game: str | None, as_json: bool, language: str) -> None:
    """List the bots with their measured strength. `bots prepare` compiles the strong ones."""
    if game == PREPARE:
        prepare(language)
        return
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games
    from kleeblatt.games import game as game_of
    from kleeblatt.lab.ladder import measured

    with plain_errors(language):
        games = [game_of(game)] if game else list(all_games())
    found = {each.id: measured().get(each.id, {}) for each in games}
    if as_json:
        click.echo(json.dumps(found))
    else:
        _print_bots(games, found, words(language))


def _print_bots(games: list["Game"], found: dict[str, Any], say: "Words") -> None:
    from kleeblatt.bots import LEVELS, all_bots

    terminal = console()
    for each in games:
        terminal.print(_ladder(each, found[each.id], say))
        terminal.print()
    for name in all_bots()[len(LEVELS) :]:
        terminal.print(f"{name} ({say('bots-own')})")
    terminal.print(say("bots-more"), highlight=False)


def _ladder(game: "Game", found: dict[str, Any], say: "Words") -> "Table":
    from kleeblatt.bots import LEVELS, fallbacks

    weak = fallbacks(game, range(game.min_players, game.max_players + 1))
    table = _empty_ladder(game, say)
    for name in LEVELS:
        word = say(f"bot-{name}")
        shown = name if word == name else f"{name} ({word})"
        figures = [say("bot-borrows")] if name in weak else _figures(found.get(name, {}))
        table.add_row(shown, *figures)
    return table


def _empty_ladder(game: "Game", say: "Words") -> "Table":
    from rich.table import Table

    table = Table(
        title=game.title, title_justify="left",
        caption=say("bots-beats"), caption_justify="left", box=None,
    )  # fmt: skip
    players = [say("bots-players", players=str(n)) for n in (2, 3, 4)]
    for header in (say("bots-level"), say("bots-solo"), *players):
        table.add_column(header, justify="right" if table.columns else "left", no_wrap=True)
    return table


def _figures(figures: dict[str, Any]) -> list[str]:
    none = "–"
    solo = figures.get("solo")
    alone = none if solo is None else f"{solo['mean']:.1f} ± {solo['error']:.1f}"
    duels = [figures.get("duels", {}).get(str(n)) for n in (2, 3, 4)]
    return [alone, *("" if d is None else f"{d['share']:.1%} ± {d['error']:.1%}" for d in duels)]
