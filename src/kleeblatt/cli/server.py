"""`kleeblatt serve` and `kleeblatt upgrade`."""

import sys
from pathlib import Path

import click

from kleeblatt.cli.shell import PROBLEM, Command, language_option, plain_errors, progress

PACE = 0.5  # seconds that a bot takes at least on the page


def serve_options(command: Command) -> Command:
    """Add the options of `kleeblatt serve` and of plain `kleeblatt`."""
    for option in (
        language_option,
        click.option("--no-open", is_flag=True, help="Do not open the browser."),
        click.option("--data", type=click.Path(path_type=Path), help="Folder of the database."),
        click.option(
            "--port",
            type=click.IntRange(0, 65535),
            default=8127,
            show_default=True,
            help="0: any.",
        ),
        click.option(
            "--host", default="127.0.0.1", show_default=True, help="0.0.0.0: your whole network."
        ),
        click.option(
            "--allow-host",
            "hosts",
            multiple=True,
            metavar="NAME",
            help="Another name of this server, as in its address; * allows any. May be repeated.",
        ),
        click.option(
            "--trusted-proxy",
            "proxies",
            multiple=True,
            metavar="ADDRESS",
            help="A proxy in front of this server, trusted to report its clients' addresses.",
        ),
        click.option(
            "--bot-processes",
            type=click.IntRange(1, 64),
            default=1,
            show_default=True,
            help="How many bots may think at the same time.",
        ),
        click.option(
            "--keep-days",
            type=click.IntRange(0),
            default=0,
            show_default=True,
            help="Remove tables that nobody has used for this many days; 0: never.",
        ),
        click.option(
            "--no-prepare", is_flag=True, help="Do not compile the strong bots at the start."
        ),
    ):
        command = option(command)
    return command


@click.command()
@serve_options
def serve(
    host: str,
    port: int,
    data: Path | None,
    no_open: bool,
    language: str,
    hosts: tuple[str, ...],
    proxies: tuple[str, ...],
    bot_processes: int,
    keep_days: int,
    no_prepare: bool,
) -> None:
    """Start the table server and open its page in the browser."""
    from platformdirs import user_data_path

    from kleeblatt.core.words import words

    with plain_errors(language):
        from kleeblatt.server.app import Settings
        from kleeblatt.server.run import serve as run

        folder = data or user_data_path("kleeblatt")
        settings = Settings(
            folder,
            pace=PACE,
            hosts=hosts,
            bot_processes=bot_processes,
            keep_days=keep_days,
            prepare_bots=not no_prepare,
        )
        run(host, port, not no_open, words(language), settings, proxies)


@click.command()
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the database.")
@click.option("--check", is_flag=True, help="Try it on a copy and change nothing.")
@language_option
def upgrade(data: Path | None, check: bool, language: str) -> None:
    """Update the database to this version and replay every table."""
    from platformdirs import user_data_path

    from kleeblatt.core.words import words

    with plain_errors(language):
        from kleeblatt.server import upgrade as upgrades

        say = words(language)
        run = upgrades.rehearse if check else upgrades.upgrade
        report = run(
            data or user_data_path("kleeblatt"),
            language,
            lambda tables: progress(say("upgrade-replaying"), tables),
        )
        if report.backup:
            click.echo(say("upgrade-backup", path=str(report.backup)))
        click.echo(say("upgrade-checked" if check else "upgrade-done"))
        if not report.broken:
            click.echo(say("upgrade-good", tables=report.tables))
            return
        good = report.tables - len(report.broken)
        click.echo(say("upgrade-broken", good=str(good), tables=str(report.tables)))
        for sentence in report.broken:
            click.echo(sentence)
    sys.exit(PROBLEM)
