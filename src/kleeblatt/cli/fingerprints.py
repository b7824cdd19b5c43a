"""`kleeblatt fingerprint`: whether games still play as they did."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kleeblatt.cli.shell import json_option, language_option, plain_errors, tell_compiling

if TYPE_CHECKING:
    from kleeblatt.core.words import Words


@click.command()
@click.argument("games", nargs=-1)
@click.option("--check", type=click.Path(path_type=Path), help="Compare with this file.")
@click.option("--write", type=click.Path(path_type=Path), help="Write them to this file.")
@json_option
@language_option
def fingerprint(
    games: tuple[str, ...], check: Path | None, write: Path | None, as_json: bool, language: str
) -> None:
    """Hash 1,000 seeded games of each game. The hash changes only when play changes."""
    from kleeblatt.core.words import words
    from kleeblatt.games import GAMES
    from kleeblatt.games import game as game_of

    with plain_errors(language):
        chosen = [game_of(id) for id in games or GAMES]
        known = _read_fingerprints(check) if check else {}
        before = _read_fingerprints(write) if write and write.exists() else {}
        from kleeblatt.lab.fingerprint import fingerprint as hashed

        say = words(language)
        tell_compiling(chosen, say)
        found = {game.id: hashed(game) for game in chosen}
        if check:
            _compare(found, known)
        if write:
            _write_fingerprints(write, before | found, say)
    if as_json:
        click.echo(json.dumps(found))
    else:
        for id, now in found.items():
            click.echo(f"{id} {now}")


def _compare(found: dict[str, str], known: dict[str, str]) -> None:
    from kleeblatt.core.errors import UsageError

    for id, now in found.items():
        if known.get(id) != now:
            raise UsageError("fingerprint", game=id, now=now, known=known.get(id))


def _write_fingerprints(path: Path, found: dict[str, str], say: "Words") -> None:
    from kleeblatt.core.record import writing

    with writing(path):
        path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    click.echo(say("fingerprint-written", path=str(path)), err=True)


def _read_fingerprints(path: Path) -> dict[str, str]:
    from kleeblatt.core.errors import UsageError

    try:
        known = json.loads(path.read_text("utf-8"))
    except ValueError:
        known = None
    if not isinstance(known, dict):
        raise UsageError("no-fingerprints", path=path)
    return known
