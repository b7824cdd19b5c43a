"""The command `kleeblatt`; it imports heavy modules inside the commands, so that help is instant.

shell         common parts of all commands: options, languages, clear errors, a progress bar
server        serve, upgrade
table         games, play
decks         deck
records       verify, replay, dice
ladder        bots
lab           simulate, bench
arena         evaluate, tournament
training      train
fingerprints  fingerprint
"""

import sys
from typing import Any

import click

from kleeblatt.cli import arena, decks, fingerprints, lab, ladder, records, server, table, training


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    epilog="Without a command the page opens, as with: kleeblatt serve",
)
@click.version_option(package_name="kleeblatt")
@server.serve_options
@click.pass_context
def main(context: click.Context, /, **given: Any) -> None:
    """German roll-and-write and push-your-luck games: play, simulate, study."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ♥ shows ?
    if context.invoked_subcommand is None:
        context.invoke(server.serve, **given)
    elif said := [name for name in given if _was_said(context, name)]:
        raise click.UsageError(f"Write --{said[0].replace('_', '-')} after the command.")


def _was_said(context: click.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is click.core.ParameterSource.COMMANDLINE


for command in (
    server.serve, server.upgrade,
    table.games, table.play,
    decks.deck,
    records.verify, records.replay, records.dice,
    ladder.bots,
    lab.simulate, lab.bench,
    arena.evaluate, arena.tournament,
    training.train,
    fingerprints.fingerprint,
):  # fmt: skip
    main.add_command(command)
