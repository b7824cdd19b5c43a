"""`kleeblatt games` and `kleeblatt play`: everything for an evening in the terminal."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.cli.shell import (
    console,
    json_option,
    language_option,
    option_option,
    plain_errors,
    read_options,
)

if TYPE_CHECKING:
    from kleeblatt.core.game import Game
    from kleeblatt.core.words import Words


@click.command()
@json_option
@language_option
def games(as_json: bool, language: str) -> None:
    """List the games and their options."""
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games

    with plain_errors(language):
        say = words(language)
        found = [_described(game, say) for game in all_games()]
        if as_json:
            click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        else:
            _print_games(found, say)


def _described(game: "Game", say: "Words") -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "about": say(f"{game.id}-about"),
        "players": [game.min_players, game.max_players],
        "minutes": game.minutes,
        "options": [
            {"name": o.name, "default": o.default, "choices": list(o.right)} for o in game.options
        ],
        "rules_version": game.rules_version,
    }


def _print_games(found: list[dict[str, Any]], say: "Words") -> None:
    terminal = console()
    for game in found:
        least, most = game["players"]
        terminal.print(f"[bold]{game['id']}[/]  {game['title']}", highlight=False)
        players = (
            say("games-solo", least=str(least), most=str(most)) if least == 1 else f"{least}–{most}"
        )
        terminal.print(
            f"  {say('games-players')}: {players}   {say('games-minutes')}: {game['minutes']}"
        )
        terminal.print(f"  {game['about']}", highlight=False)
        for option in game["options"]:
            terminal.print(f"  {_option(option, say)}")


def _option(option: dict[str, Any], say: "Words") -> str:
    name, default = option["name"], option["default"]
    notes = {choice: _notes(choice, choice == default, say) for choice in option["choices"]}
    choices = ", ".join(f"{choice}{note}" for choice, note in notes.items())
    return f"-o {name}=… ({say('option-' + name)}): {choices}"


def _notes(choice: str, is_default: bool, say: "Words") -> str:
    """Add a choice's name, and whether it is the default."""
    id = f"choice-{choice}"
    name = say(id) if say.has(id) else say.token(choice)
    notes = [*([name] if name != choice else []), *([say("games-default")] if is_default else [])]
    return f" ({', '.join(notes)})" if notes else ""


@click.command()
@click.argument("game", required=False)
@click.option("-p", "--players", metavar="NAMES", help="People at this keyboard: Ada,Ben")
@click.option("-b", "--bots", metavar="NAMES", help="Bots that play too: easy,medium")
@option_option
@click.option("--seed", type=int, help="Seed of the dice, to make the game repeatable.")
@click.option("--real-dice", is_flag=True, help="Roll real dice and type in what they show.")
@click.option("--position", metavar="TEXT", help="Practise from a position, written as text.")
@click.option("--practice", is_flag=True, help="Take back as much as you like, even past dice.")
@click.option(
    "--save", type=click.Path(path_type=Path), help="Save the match here, or continue it."
)
@language_option
def play(
    game: str | None,
    players: str | None,
    bots: str | None,
    options: tuple[str, ...],
    seed: int | None,
    real_dice: bool,
    position: str | None,
    practice: bool,
    save: Path | None,
    language: str,
) -> None:
    """Play a game in the terminal: alone, several at one keyboard, against bots.

    Without a game you are asked for one. To continue a match saved with --save, name the same
    file again.
    """
    from kleeblatt.terminal import start

    with plain_errors(language):
        wanted = start.Wanted(
            game, start.names(players), start.names(bots), read_options(options), seed, real_dice,
            position, practice,
        )  # fmt: skip
        start.play(wanted, save, language, console())
