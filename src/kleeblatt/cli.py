"""The command `kleeblatt`. Everything heavy is imported inside the commands, so help is instant."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.lab import ladder
from kleeblatt.lab.arena import commands as arena
from kleeblatt.lab.arena.shell import (
    PROBLEM,
    language_option,
    option_option,
    progress,
    read_options,
    told,
)
from kleeblatt.lab.training import commands as training

if TYPE_CHECKING:
    from rich.console import Console

    from kleeblatt.core.words import Words
    from kleeblatt.games.verdict import Verdict

PACE = 0.5  # seconds that a bot takes at least on the page


json_option = click.option("--json", "as_json", is_flag=True, help="Machine-readable, on stdout.")
Command = Callable[..., Any]


def serve_options(command: Command) -> Command:
    """How the server starts: options of `kleeblatt serve`, and of plain `kleeblatt`."""
    for option in (
        language_option,
        click.option("--no-open", is_flag=True, help="Do not open the browser."),
        click.option("--data", type=click.Path(path_type=Path), help="Folder of the database."),
        click.option(
            "--port", type=click.IntRange(0, 65535), default=8127, show_default=True, help="0: any."
        ),
        click.option(
            "--host", default="127.0.0.1", show_default=True, help="0.0.0.0: for your network."
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
            help="A proxy in front of this server, which tells the addresses of its clients.",
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
            help="Remove tables that nobody has used for so long; 0: never.",
        ),
        click.option(
            "--no-prepare", is_flag=True, help="Do not compile the strong bots at the start."
        ),
    ):
        command = option(command)
    return command


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
    epilog="Without a command the page opens, as with: kleeblatt serve",
)
@click.version_option(package_name="kleeblatt")
@serve_options
@click.pass_context
def main(context: click.Context, /, **given: Any) -> None:
    """German roll-and-write and push-your-luck games: play, simulate, study."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ♥ shows ?
    if context.invoked_subcommand is None:
        context.invoke(serve, **given)
    elif said := [name for name in given if _was_said(context, name)]:
        raise click.UsageError(f"Write --{said[0].replace('_', '-')} after the command.")


def _was_said(context: click.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is click.core.ParameterSource.COMMANDLINE


@main.command()
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

    with told(language):
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


@main.command()
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the database.")
@click.option("--check", is_flag=True, help="Try it on a copy and change nothing.")
@language_option
def upgrade(data: Path | None, check: bool, language: str) -> None:
    """Bring the database to the present form and replay every table."""
    from platformdirs import user_data_path

    from kleeblatt.core.words import words

    with told(language):
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


@main.command()
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

    with told(language):
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


@main.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@json_option
@language_option
def dice(files: tuple[Path, ...], as_json: bool, language: str) -> None:
    """Count the dice of finished matches: what came, what was to be expected, how unusual it is."""
    with told(language):
        from kleeblatt.terminal import dice as counted

        found = counted.reports(files)
        if as_json:
            shown = [asdict(report) for report in found]
            click.echo(json.dumps(shown, ensure_ascii=False))
        else:
            counted.show(found, language, _console())


@main.command()
@json_option
@language_option
def games(as_json: bool, language: str) -> None:
    """List the games and their options."""
    from kleeblatt.core.words import words
    from kleeblatt.games import all_games

    say = words(language)
    found = [
        {
            "id": game.id,
            "title": game.title,
            "about": say(f"{game.id}-about"),
            "players": [game.min_players, game.max_players],
            "minutes": game.minutes,
            "options": [
                {"name": o.name, "default": o.default, "choices": list(o.right)}
                for o in game.options
            ],
            "rules_version": game.rules_version,
        }
        for game in all_games()
    ]
    with told(language):
        if as_json:
            click.echo(json.dumps(found, ensure_ascii=False, indent=1))
        else:
            _print_games(found, say)


def _print_games(found: list[dict[str, Any]], say: "Words") -> None:
    console = _console()
    for game in found:
        least, most = game["players"]
        console.print(f"[bold]{game['id']}[/]  {game['title']}", highlight=False)
        players = (
            say("games-solo", least=str(least), most=str(most)) if least == 1 else f"{least}–{most}"
        )
        console.print(
            f"  {say('games-players')}: {players}   {say('games-minutes')}: {game['minutes']}"
        )
        console.print(f"  {game['about']}", highlight=False)
        for option in game["options"]:
            choices = ", ".join(option["choices"]).replace(
                option["default"], f"{option['default']} ({say('games-default')})", 1
            )
            console.print(f"  -o {option['name']}=… ({say('option-' + option['name'])}): {choices}")


@main.command()
@click.argument("game", required=False)
@click.option("-p", "--players", metavar="NAMES", help="People at this keyboard: Ada,Ben")
@click.option("-b", "--bots", metavar="NAMES", help="Bots that play too: easy,medium")
@option_option
@click.option("--seed", type=int, help="Dice of this seed, for a game that can be repeated.")
@click.option("--real-dice", is_flag=True, help="Roll real dice and type in what they show.")
@click.option("--position", metavar="TEXT", help="Practise from a position, written as text.")
@click.option(
    "--save", type=click.Path(path_type=Path), help="Keep the match here, or go on with it."
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
    save: Path | None,
    language: str,
) -> None:
    """Play a game in the terminal: alone, several at one keyboard, against bots.

    Without a game you are asked for one. A match kept with --save goes on when the same file is
    named again.
    """
    from kleeblatt.terminal import start

    with told(language):
        wanted = start.Wanted(
            game, start.names(players), start.names(bots), read_options(options), seed, real_dice,
            position,
        )  # fmt: skip
        start.play(wanted, save, language, _console())


@main.command()
@click.argument("game")
@click.option("-n", "--players", type=int, default=2, show_default=True, help="How many seats.")
@click.option(
    "-b", "--bots", default="random", show_default=True, help="One for all seats, or one each."
)
@option_option
@click.option(
    "-g", "--games", "count", type=int, default=10_000, show_default=True, help="How many."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Of the first game.")
@click.option("--cores", type=int, help="Threads to use. [default: all]")
@json_option
@language_option
def simulate(
    game: str,
    players: int,
    bots: str,
    options: tuple[str, ...],
    count: int,
    seed: int,
    cores: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Let bots play many games, compiled and on all cores."""
    from kleeblatt.core.words import words
    from kleeblatt.games import game as game_of

    with told(language):
        chosen = game_of(game)
        named = read_options(options)
        wanted = chosen.load(named)
        chosen.setup(players, wanted)  # says at once what is wrong, before anything is compiled
        from kleeblatt.lab import batch

        names = tuple(name.strip() for name in bots.split(","))
        cores = batch.all_cores() if cores is None else cores
        batch.check(players, names, count, seed, cores)
        say = words(language)
        _tell_compiling([chosen], say, names)
        with progress(say("simulate-playing", games=str(count), game=game), count) as advance:
            result = batch.simulate(
                chosen, players, wanted, names, count, seed, on_progress=advance, cores=cores
            )
    row = {
        "game": game, "players": players, "options": chosen.complete(wanted) | named, "bots": names,
        "seed": seed, "games": result.games, "decisions": result.decisions, "moves": result.moves,
        "rolls": result.rolls, "seconds": result.seconds,
        "decisions_per_second": result.decisions / result.seconds,
        "mean_scores": result.mean_scores,
        "standard_deviations": [float(x) for x in result.scores.std(axis=0)],
    }  # fmt: skip
    if as_json:
        click.echo(json.dumps(row))
    else:
        _print_row(row)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", type=int, help="Show the table after this step only.")
@json_option
@language_option
def replay(file: Path, step: int | None, as_json: bool, language: str) -> None:
    """Check a record and show the match step by step."""
    from kleeblatt.terminal import watch

    with told(language):
        match, steps = watch.load_checked(file, step)
        if as_json:
            click.echo(json.dumps(watch.as_json(match), ensure_ascii=False))
        else:
            watch.show(match, step, steps, language, _console())


@main.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", type=float, default=2.0, show_default=True, help="For each figure.")
@json_option
@language_option
def bench(games: tuple[str, ...], seconds: float, as_json: bool, language: str) -> None:
    """Measure decisions per second, beside OpenSpiel where it is installed."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.core.words import words
    from kleeblatt.games import GAMES
    from kleeblatt.games import game as game_of

    with told(language):
        chosen = [game_of(id) for id in games or GAMES]
        if not 0 < seconds < 3600:
            raise UsageError("wrong-number", what="seconds", least="0.01", value=seconds)
        from kleeblatt.lab import bench as figures

        say = words(language)
        _tell_compiling(chosen, say)
        rows = []
        for what, measure in figures.steps(chosen, seconds):
            click.echo(say("bench-measuring", what=what), err=True)
            rows.append(measure())
    if as_json:
        click.echo(json.dumps([row.as_json() for row in rows]))
    else:
        _print_bench(rows)


@main.group()
def deck() -> None:
    """Own cards for Geht noch was?: begin with `deck template`, then `deck check`."""


@deck.command()
def template() -> None:
    """Print the built-in deck file (our own design), to be changed into your own."""
    from kleeblatt.games.geht_noch_was.deck import built_in

    click.echo(built_in(), nl=False)


@deck.command()
@click.argument("file", type=click.Path(path_type=Path))
@json_option
@language_option
def check(file: Path, as_json: bool, language: str) -> None:
    """Check a deck file: its form, the counts, each card's probability, the start sets' balance."""
    from kleeblatt.terminal import deckcheck

    with told(language):
        report = deckcheck.report(file, language)
        if as_json:
            click.echo(json.dumps(report, ensure_ascii=False))
        else:
            deckcheck.show(report, language, _console())
    if report["problems"]:
        sys.exit(PROBLEM)


@main.command()
@click.argument("games", nargs=-1)
@click.option("--check", type=click.Path(path_type=Path), help="Compare with those written here.")
@click.option("--write", type=click.Path(path_type=Path), help="Write them down here.")
@json_option
@language_option
def fingerprint(
    games: tuple[str, ...], check: Path | None, write: Path | None, as_json: bool, language: str
) -> None:
    """Hash 1,000 seeded games of each game: changes only when play changes."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.core.words import words
    from kleeblatt.games import GAMES
    from kleeblatt.games import game as game_of

    with told(language):
        chosen = [game_of(id) for id in games or GAMES]
        known = _read_fingerprints(check) if check else {}
        before = _read_fingerprints(write) if write and write.exists() else {}
        from kleeblatt.core.record import writing
        from kleeblatt.lab.fingerprint import fingerprint as hashed

        say = words(language)
        _tell_compiling(chosen, say)
        found = {game.id: hashed(game) for game in chosen}
        for id, now in found.items():
            if check and known.get(id) != now:
                raise UsageError("fingerprint", game=id, now=now, known=known.get(id))
        if write:
            with writing(write):
                write.write_text(json.dumps(before | found, indent=1) + "\n", "utf-8")
            click.echo(say("fingerprint-written", path=str(write)), err=True)
    if as_json:
        click.echo(json.dumps(found))
    else:
        for id, now in found.items():
            click.echo(f"{id} {now}")


def _read_fingerprints(path: Path) -> dict[str, str]:
    from kleeblatt.core.errors import UsageError

    try:
        known = json.loads(path.read_text("utf-8"))
    except ValueError:
        known = None
    if not isinstance(known, dict):
        raise UsageError("no-fingerprints", path=path)
    return known


def _console(stderr: bool = False) -> "Console":
    from rich.console import Console

    return Console(stderr=stderr)


def _tell_compiling(games: list[Any], say: "Words", bots: tuple[str, ...] = ("random",)) -> None:
    from kleeblatt.lab.batch import is_ready

    for rules in {id(game.rules): game for game in games if not is_ready(game, bots)}.values():
        click.echo(say("compiling", what=rules.title), err=True)


def _print_row(row: dict[str, Any]) -> None:
    for name, value in row.items():
        if isinstance(value, list):
            value = "  ".join(f"{x:.2f}" if isinstance(x, float) else str(x) for x in value)
        elif isinstance(value, float):
            value = f"{value:,.2f}"
        click.echo(f"{name:22} {value}")


def _print_bench(rows: list[Any]) -> None:
    from rich.table import Table

    peer = max((r.decisions_per_second for r in rows if "c++" in r.mode), default=None)
    grid = Table("game", "players", "mode", box=None)
    grid.add_column("decisions/s", justify="right")
    grid.add_column("× OpenSpiel", justify="right")
    grid.add_column("ms/move p50 p99", justify="right")
    for row in rows:
        ratio = f"{row.decisions_per_second / peer:,.1f}" if peer else ""
        live = row.details.get("move_ms_median")
        times = f"{live:.2f} {row.details['move_ms_p99']:.2f}" if live else ""
        rate = f"{row.decisions_per_second:,.0f}"
        grid.add_row(row.game, str(row.players), row.mode, rate, ratio, times)
    _console().print(grid)


main.add_command(arena.evaluate)
main.add_command(arena.tournament)
main.add_command(training.train)
main.add_command(ladder.bots)

if __name__ == "__main__":
    sys.exit(main())
