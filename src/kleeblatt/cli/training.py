"""`kleeblatt train`; heavy modules are imported when it runs."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from kleeblatt.cli.shell import language_option, plain_errors, progress

if TYPE_CHECKING:
    from collections.abc import Callable

    from kleeblatt.core.words import Words
    from kleeblatt.lab.training.machine import Machine
    from kleeblatt.lab.training.making import Progress, Task
    from kleeblatt.lab.training.settings import Settings


STEPS = 1000  # of the progress bar
FOLDER = click.Path(path_type=Path, file_okay=False)


@click.command()
@click.argument("settings", nargs=-1)
@click.option("--list", "list_", is_flag=True, help="List the nets that ship, and exit.")
@click.option(
    "--folder", type=FOLDER, default=Path("runs"), show_default=True, metavar="DIR",
    help="Folder for the runs, one subfolder per net. An existing run continues.",
)  # fmt: skip
@click.option(
    "--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True,
    help="CPU cores, or an NVIDIA accelerator.",
)  # fmt: skip
@click.option("--seconds", type=float, default=1e9, help="Stop after this time. [default: never]")
@click.option(
    "--write-code", type=FOLDER, metavar="DIR",
    help="Train nothing: compile for an accelerator elsewhere, into this folder.",
)  # fmt: skip
@click.option(
    "--code", type=FOLDER, metavar="DIR",
    help="Use what --write-code compiled; the machine then needs no compiler.",
)  # fmt: skip
@language_option
def train(
    settings: tuple[str, ...], list_: bool, folder: Path, device: str, seconds: float,
    write_code: Path | None, code: Path | None, language: str,
) -> None:  # fmt: skip
    """Train nets from settings files, one after another.

    SETTINGS is a TOML file, or the name of a shipped net to train again, such as push/4.a.
    docs/training.md explains the settings.

    \b
    kleeblatt train my-net.toml
    kleeblatt train push/4.a --device cuda

    The net, its settings and its learning curve end up in runs/GAME/NAME. A run can be stopped at
    any time: the same command continues it.
    """  # noqa: D301
    with plain_errors(language):
        tasks = _tasks(settings, folder, list_)
        if list_:
            return
        if write_code:
            _write_code(tasks, write_code)
            return
        if code:
            from kleeblatt.lab.training.gpu import translate_ahead

            translate_ahead(code)
        for task in tasks:
            _train(task, _machine_for(task, device, code), seconds, language)


def _tasks(settings: tuple[str, ...], folder: Path, list_: bool) -> "list[Task]":
    """Read all settings files, so that mistakes show before any training starts."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.games import game as game_of

    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise UsageError("no-torch") from error
    from kleeblatt.lab.training.making import Task
    from kleeblatt.lab.training.settings import find_recipe, read_recipe, shipped_recipes

    if list_:
        click.echo("\n".join(shipped_recipes()))
        return []
    if not settings:
        raise UsageError("nothing-to-train")
    tasks = []
    for path in map(find_recipe, settings):
        recipe = read_recipe(path)
        game = game_of(recipe.game)
        if game.features is None:
            raise UsageError("no-features", game=game.title)
        for run in recipe.runs:
            for players in run.players:
                game.setup(players)
        tasks.append(Task(game, recipe, folder / game.id / path.stem, path.stem))
    return tasks


def _machine_for(task: "Task", device: str, code: Path | None) -> "Callable[[Settings], Machine]":
    from kleeblatt.lab.training.gpu import Gpu
    from kleeblatt.lab.training.machine import Cores

    def machine(settings: "Settings") -> "Machine":
        mixed = settings.mixed > 0
        return Gpu(task.game, code, mixed) if device == "cuda" else Cores(task.game, mixed=mixed)

    return machine


def _train(
    task: "Task", machine_for: "Callable[[Settings], Machine]", seconds: float, language: str
) -> None:
    from kleeblatt.core.words import words
    from kleeblatt.lab.training.making import draw_curve, make_net

    say = words(language)
    with progress(f"{task.game.title} {task.name}", STEPS) as advance:
        shown = 0

        def tell(made: "Progress") -> None:
            nonlocal shown
            step = int(made.done * STEPS)
            advance(step - shown)
            shown = step
            if "check" in made.line:
                click.echo(_checked(made, say), err=True)

        finished = make_net(task, machine_for, tell, seconds)
    if not draw_curve(task, language):
        click.echo(say("train-no-curve"), err=True)
    done = "train-done" if finished else "train-stopped"
    click.echo(say(done, net=task.name, folder=str(task.folder)), err=True)


def _checked(made: "Progress", say: "Words") -> str:
    line = made.line
    return say(
        "train-checked", run=made.run, runs=made.runs, games=line["games"],
        points=line["check"], error=line["check_error"],
    )  # fmt: skip


def _write_code(tasks: "list[Task]", folder: Path) -> None:
    from kleeblatt.lab.training.generation import Lanes
    from kleeblatt.lab.training.gpu import CodeWriter

    folder.mkdir(parents=True, exist_ok=True)
    wanted = {
        (task.game.id, run.mixed > 0): task.game for task in tasks for run in task.recipe.runs
    }
    for (name, mixed), game in wanted.items():
        Lanes(CodeWriter(game, folder, mixed=mixed), game, game.max_players, 1).run_each()
        click.echo(name, err=True)
