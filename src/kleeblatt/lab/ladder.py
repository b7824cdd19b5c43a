"""`kleeblatt bots`: the ladder of each game, with its strength as it was measured."""

import json
from importlib import resources
from typing import Any

import click

from kleeblatt.lab.arena import shell

PREPARE = "prepare"
MEASURED = "strength.json"  # written by bench/strength.py


def measured() -> dict[str, Any]:
    """What was measured: by game, then by bot."""
    found: dict[str, Any] = json.loads(
        (resources.files("kleeblatt.lab") / MEASURED).read_text("utf-8")
    )
    return found


def prepare(language: str) -> None:
    """Compile what strong bots need, game by game, so that no table waits for it."""
    from kleeblatt.bots.readiness import compiled_thinking
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games

    say = words(language)
    games = all_games()
    with shell.told(language), shell.progress(say("bots-preparing"), len(games)) as advance:
        for each in games:
            compiled_thinking(each, patient=True)
            advance(1)
    click.echo(say("bots-prepared"))


@click.command()
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Machine-readable.")
@shell.language_option
def bots(game: str | None, as_json: bool, language: str) -> None:
    """List the bots, with their measured strength; `bots prepare` compiles the strong ones."""
    if game == PREPARE:
        prepare(language)
        return
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games
    from kleeblatt.games import game as game_of

    say = words(language)
    with shell.told(language):
        games = [game_of(game)] if game else list(all_games())
    found = measured()
    if as_json:
        click.echo(json.dumps({each.id: found.get(each.id, {}) for each in games}))
        return
    from rich.console import Console
    from rich.table import Table

    from kleeblatt.bots import LEVELS, all_bots, borrowers

    console = Console()
    for each in games:
        table = Table(
            title=each.title,
            title_justify="left",
            caption=say("bots-beats"),
            caption_justify="left",
            box=None,
        )
        for header in (say("bots-level"), say("bots-solo"), *_table_headers(say)):
            table.add_column(header, justify="right" if table.columns else "left", no_wrap=True)
        weak = borrowers(each, range(each.min_players, each.max_players + 1))
        for name in LEVELS:
            word = say(f"bot-{name}")
            shown = name if word == name else f"{name} ({word})"
            if name in weak:
                table.add_row(shown, say("bot-borrows"))
            else:
                table.add_row(shown, *_figures(found.get(each.id, {}).get(name, {}), say))
        console.print(table)
        console.print()
    for name in all_bots()[len(LEVELS) :]:
        console.print(f"{name} ({say('bots-own')})")
    console.print(say("bots-more"), highlight=False)


def _table_headers(say: Any) -> list[str]:
    return [say("bots-players", players=str(n)) for n in (2, 3, 4)]


def _figures(figures: dict[str, Any], say: Any) -> list[str]:
    none = "–"
    solo = figures.get("solo")
    alone = none if solo is None else f"{solo['mean']:.1f} ± {solo['error']:.1f}"
    duels = [figures.get("duels", {}).get(str(n)) for n in (2, 3, 4)]
    return [alone, *("" if d is None else f"{d['share']:.1%} ± {d['error']:.1%}" for d in duels)]
