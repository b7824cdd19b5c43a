"""`kleeblatt deck`: your own cards for Geht noch was?"""

import json
import sys
from pathlib import Path

import click

from kleeblatt.cli.shell import PROBLEM, console, json_option, language_option, plain_errors


@click.group()
def deck() -> None:
    """Use your own cards in Geht noch was?: start with `deck template`, then `deck check`."""


@deck.command()
def template() -> None:
    """Print the built-in deck file (our own design) as a start for your own."""
    from kleeblatt.games.geht_noch_was.deck import built_in

    click.echo(built_in(), nl=False)


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
@language_option
def check(file: Path, as_json: bool, language: str) -> None:
    """Check a deck file: its form, the counts, each card's probability, the start sets' balance."""
    from kleeblatt.terminal import deckcheck

    with plain_errors(language):
        report = deckcheck.report(file, language)
        if as_json:
            click.echo(json.dumps(report, ensure_ascii=False))
        else:
            deckcheck.show(report, language, console())
    if report["problems"]:
        sys.exit(PROBLEM)
