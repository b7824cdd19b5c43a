"""Commands that read records: `kleeblatt verify`, `kleeblatt replay` and `kleeblatt dice`."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kleeblatt.cli.shell import PROBLEM, console, json_option, language_option, plain_errors

if TYPE_CHECKING:
    from kleeblatt.core.words import Words
    from kleeblatt.games.verdict import Verdict


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seen", multiple=True, metavar="HASH", help="A hash that your device saw. May be repeated."
)
@json_option
@language_option
def verify(file: Path, seen: tuple[str, ...], as_json: bool, language: str) -> None:
    """Check every step, every die and every card of a record."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.core.words import words

    with plain_errors(language):
        from kleeblatt.games.verdict import verdict

        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise UsageError("no-text", path=file) from error
        found = verdict(text, language, seen)
    if as_json:
        click.echo(json.dumps(asdict(found), ensure_ascii=False))
    else:
        _print_verdict(found, words(language))
    if not found.ok:
        sys.exit(PROBLEM)


def _print_verdict(found: "Verdict", say: "Words") -> None:
    click.echo(found.sentence)
    for heading, sentences in (("proven", found.proven), ("not-proven", found.not_proven)):
        if sentences:
            click.echo(f"\n{say(f'verify-{heading}')}:")
        for sentence in sentences:
            click.echo(f"- {sentence}")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", type=int, help="Show the table after this step only.")
@json_option
@language_option
def replay(file: Path, step: int | None, as_json: bool, language: str) -> None:
    """Check a record and show the match step by step."""
    from kleeblatt.terminal import watch

    with plain_errors(language):
        match, steps = watch.load_checked(file, step)
        if as_json:
            click.echo(json.dumps(watch.as_json(match), ensure_ascii=False))
        else:
            watch.show(match, step, steps, language, console())


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@json_option
@language_option
def dice(files: tuple[Path, ...], as_json: bool, language: str) -> None:
    """Count the dice of finished matches: what came, what was expected, how unusual that is."""
    with plain_errors(language):
        from kleeblatt.terminal import dice as counted

        found = counted.reports(files)
        if as_json:
            shown = [asdict(report) for report in found]
            click.echo(json.dumps(shown, ensure_ascii=False))
        else:
            counted.show(found, language, console())
