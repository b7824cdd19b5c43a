"""Many games in one run: `kleeblatt simulate` and `kleeblatt bench`."""

import json
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.cli.shell import (
    console,
    json_option,
    language_option,
    option_option,
    plain_errors,
    progress,
    read_options,
    tell_compiling,
)

if TYPE_CHECKING:
    from kleeblatt.lab.batch import Result


@click.command()
@click.argument("game")
@click.option("-n", "--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option(
    "-b",
    "--bots",
    default="random",
    show_default=True,
    help="One bot for all seats, or one for each.",
)
@option_option
@click.option(
    "-g", "--games", "count", type=int, default=10_000, show_default=True, help="How many games."
)
@click.option("--seed", type=int, default=0, show_default=True, help="Seed of the first game.")
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

    with plain_errors(language):
        chosen = game_of(game)
        named = read_options(options)
        wanted = chosen.load(named)
        chosen.setup(players, wanted)  # report mistakes before compiling anything
        from kleeblatt.lab import batch

        names = tuple(name.strip() for name in bots.split(","))
        cores = batch.all_cores() if cores is None else cores
        batch.check(players, names, count, seed, cores)
        say = words(language)
        tell_compiling([chosen], say, names)
        with progress(say("simulate-playing", games=count, game=game), count) as advance:
            result = batch.simulate(
                chosen, players, wanted, names, count, seed, on_progress=advance, cores=cores
            )
    row = {
        "game": game, "players": players, "options": chosen.complete(wanted) | named, "bots": names,
        "seed": seed, **_figures(result),
    }  # fmt: skip
    if as_json:
        click.echo(json.dumps(row))
    else:
        _print_row(row)


def _figures(result: "Result") -> dict[str, Any]:
    return {
        "games": result.games, "decisions": result.decisions, "moves": result.moves,
        "rolls": result.rolls, "seconds": result.seconds,
        "decisions_per_second": result.decisions / result.seconds,
        "mean_scores": result.mean_scores,
        "standard_deviations": [float(x) for x in result.scores.std(axis=0)],
    }  # fmt: skip


def _print_row(row: dict[str, Any]) -> None:
    for name, value in row.items():
        if isinstance(value, list):
            value = "  ".join(f"{x:.2f}" if isinstance(x, float) else str(x) for x in value)
        elif isinstance(value, float):
            value = f"{value:,.2f}"
        click.echo(f"{name:22} {value}")


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seconds", type=float, default=2.0, show_default=True, help="Time for each figure.")
@json_option
@language_option
def bench(games: tuple[str, ...], seconds: float, as_json: bool, language: str) -> None:
    """Measure decisions per second, and OpenSpiel's too if it is installed."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.core.words import words
    from kleeblatt.games import GAMES
    from kleeblatt.games import game as game_of

    with plain_errors(language):
        chosen = [game_of(id) for id in games or GAMES]
        if not 0 < seconds < 3600:
            raise UsageError("wrong-number", what="seconds", least="0.01", value=seconds)
        from kleeblatt.lab import bench as figures

        say = words(language)
        tell_compiling(chosen, say)
        rows = []
        for what, measure in figures.steps(chosen, seconds):
            click.echo(say("bench-measuring", what=what), err=True)
            rows.append(measure())
    if as_json:
        click.echo(json.dumps([row.as_json() for row in rows]))
    else:
        _print_bench(rows)


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
    console().print(grid)
