"""`kleeblatt evaluate` and `kleeblatt tournament`; heavy modules are imported when they run."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.cli.shell import (
    INTERRUPTED,
    Command,
    language_option,
    option_option,
    plain_errors,
    progress,
    read_options,
    show,
    tell_compiling,
)

if TYPE_CHECKING:
    from kleeblatt.core.game import Game
    from kleeblatt.core.words import Words
    from kleeblatt.lab.arena.plan import Plan
    from kleeblatt.lab.arena.report import Outcome, Run
    from kleeblatt.lab.arena.runner import Results
    from kleeblatt.lab.arena.seeds import Seeds

STDOUT = Path("-")


def arena_options(command: Command) -> Command:
    """Add the options that both commands share."""
    for option in (
        language_option,
        click.option(
            "--report", type=click.Path(path_type=Path, file_okay=False), metavar="DIR",
            help="Write pictures and a page into this folder.",
        ),
        click.option(
            "--json", "json_file", type=click.Path(path_type=Path, allow_dash=True), metavar="FILE",
            help="Write all results as JSON; - writes to stdout.",
        ),
        click.option(
            "--resume", type=click.Path(path_type=Path), metavar="FILE",
            help="Keep results here, and continue where a stopped run left off.",
        ),
        click.option("--cores", type=int, help="How many cores to use. [default: all]"),
        click.option(
            "--first", type=int, default=0, show_default=True, help="Number of the first deal."
        ),
        click.option(
            "--range", "range_", type=click.Choice(["train", "choose", "report"]),
            default="report", show_default=True, help="Range of deals.",
        ),
        click.option(
            "-d", "--deals", type=int, default=1000, show_default=True, help="How many deals."
        ),
        option_option,
    ):  # fmt: skip
        command = option(command)
    return command


@click.command()
@click.argument("game")
@click.argument("bot")
@click.option("-n", "--players", type=int, help="Number of seats. [default: the fewest]")
@click.option("--against", metavar="BOT", help="The bot in all other seats.")
@arena_options
def evaluate(game: str, bot: str, players: int | None, against: str | None, **given: Any) -> None:
    """Measure how strong a bot is, alone or against another.

    BOT is a name, or module:Class for one of your own. Against another bot each deal is played
    once from every seat, with the same dice and cards.
    """
    from kleeblatt.lab.arena import evaluation

    _run(
        game,
        lambda chosen, wanted, seeds: evaluation.plan_of(
            chosen, bot, players, wanted, seeds, against
        ),
        lambda plan, results: evaluation.evaluation_of(plan, bot, against, results),
        **given,
    )


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@click.option("-n", "--players", type=int, default=2, show_default=True, help="Number of seats.")
@click.option("--anchor", metavar="BOT", help="Bot rated 0. [default: random, else the mean]")
@arena_options
def tournament(
    game: str, bots: tuple[str, ...], players: int, anchor: str | None, **given: Any
) -> None:
    """Let every bot play every other one, and rate them all.

    Each pair plays the same deals once from every seat; with three players or more, one of the
    bots against all others, and the other way round.
    """
    from kleeblatt.lab.arena import tournament as contest

    _run(
        game,
        lambda chosen, wanted, seeds: contest.plan_of(chosen, bots, players, wanted, seeds, anchor),
        lambda plan, results: contest.tournament_of(plan, bots, results, anchor),
        **given,
    )


def _run(
    game: str,
    plan_of: "Callable[[Game, dict[str, str], Seeds], Plan]",
    outcome_of: "Callable[[Plan, Results], Outcome]",
    *,
    options: tuple[str, ...],
    deals: int,
    range_: str,
    first: int,
    cores: int | None,
    resume: Path | None,
    json_file: Path | None,
    report: Path | None,
    language: str,
) -> None:
    from kleeblatt.core.words import words
    from kleeblatt.games import game as game_of

    say = words(language)
    with plain_errors(language):
        chosen, named = game_of(game), read_options(options)
        from kleeblatt.lab.arena.report import Run
        from kleeblatt.lab.arena.seeds import Seeds
        from kleeblatt.lab.batch import all_cores

        sys.path.append(str(Path.cwd()))  # people's own bots may be there
        plan = plan_of(chosen, chosen.load(named), Seeds(range_, first, deals))
        _check_places(json_file, report)
        used, started = all_cores() if cores is None else cores, time.perf_counter()
        outcome = outcome_of(plan, _played(plan, used, resume, say))
        run = Run(outcome, plan.options | named, used, time.perf_counter() - started)
        _give(run, json_file, report, say)


def _check_places(json_file: Path | None, report: Path | None) -> None:
    """Check that the output files can be written, before hours of play."""
    from kleeblatt.core.record import writing
    from kleeblatt.lab.drawing import require_drawing

    if json_file and json_file != STDOUT:
        with writing(json_file):
            json_file.open("a").close()
    if report:
        require_drawing()
        with writing(report):
            report.mkdir(parents=True, exist_ok=True)


def _played(plan: "Plan", cores: int, resume: Path | None, say: "Words") -> "Results":
    from kleeblatt.lab.arena import runner

    if plan.is_compiled:
        tell_compiling([plan.game], say, tuple(plan.bots))
    try:
        with progress(say("arena-playing", game=plan.game.title), plan.games) as advance:
            return runner.play(plan, cores, resume, advance)
    except KeyboardInterrupt:
        text = say("arena-stopped", path=str(resume)) if resume else say("arena-stopped-lost")
        click.echo(text, err=True)
        sys.exit(INTERRUPTED)


def _give(run: "Run", json_file: Path | None, report: Path | None, say: "Words") -> None:
    """Write the report if wanted, then print tables or JSON."""
    from kleeblatt.core.record import writing
    from kleeblatt.lab.arena.report import grids, summary, title, write_report

    if json_file and json_file != STDOUT:
        with writing(json_file):
            json_file.write_text(run.json_text(), "utf-8")
    if report:
        click.echo(say("arena-written", path=str(write_report(run, report, say))), err=True)
    if json_file == STDOUT:
        click.echo(run.json_text(), nl=False)
    else:
        show(title(run.outcome, say), summary(run.plan, say), grids(run.outcome, say))
