"""`kleeblatt train`. Everything heavy is imported when it runs."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kleeblatt.cli.shell import language_option, plain_errors, progress

if TYPE_CHECKING:
    from kleeblatt.bots.nets import Aim
    from kleeblatt.core.game import Game
    from kleeblatt.lab.training.machine import Machine


STEPS = 1000  # of the bar that shows the progress


@click.command()
@click.argument("game")
@click.option(
    "--settings", type=click.Path(path_type=Path), required=True, metavar="FILE",
    help="What to do: a TOML file (docs/training.md).",
)  # fmt: skip
@click.option(
    "--folder", type=click.Path(path_type=Path, file_okay=False), required=True, metavar="DIR",
    help="For the log, checkpoints, the curve and the net. Continues an existing run.",
)  # fmt: skip
@click.option(
    "--device", type=click.Choice(["cpu", "cuda"]), default="cpu", show_default=True,
    help="CPU cores, or an NVIDIA accelerator.",
)  # fmt: skip
@click.option("--seconds", type=float, default=1e9, help="Stop in time. [default: never]")
@language_option
def train(
    game: str, settings: Path, folder: Path, device: str, seconds: float, language: str
) -> None:
    """Train a net for GAME by playing against itself."""
    from kleeblatt.core.errors import UsageError
    from kleeblatt.core.words import words
    from kleeblatt.games import game as game_of
    from kleeblatt.lab.drawing import require_drawing

    say = words(language)
    with plain_errors(language):
        chosen = game_of(game)
        if chosen.features is None:
            raise UsageError("no-features", game=game)
        try:
            import torch  # noqa: F401
        except ImportError as error:
            raise UsageError("no-torch") from error
        require_drawing()
        from kleeblatt.lab.training.settings import read_settings
        from kleeblatt.lab.training.trainer import Trainer

        wanted = read_settings(settings)
        trainer = Trainer(chosen, wanted, _machine(chosen, device, wanted.mixed > 0), folder)
        with progress(say("train-playing", game=chosen.title), STEPS) as advance:
            shown = 0

            def tell(line: dict[str, Any]) -> None:
                nonlocal shown
                step = int(trainer.done * STEPS)
                advance(step - shown)
                shown = step
                if any(name.startswith("check") for name in line):
                    click.echo(json.dumps(line))

            trainer.train(tell, seconds)
        _finish(chosen, folder, wanted.stages[-1].aim(1.0), language)
    click.echo(say("train-done", folder=str(folder)), err=True)


def _machine(game: "Game", device: str, mixed: bool) -> "Machine":
    from kleeblatt.lab.training.gpu import Gpu
    from kleeblatt.lab.training.machine import Cores

    return Gpu(game, mixed=mixed) if device == "cuda" else Cores(game, mixed=mixed)


def _finish(game: "Game", folder: Path, aim: "Aim", language: str) -> None:
    """The net as it ships, and the curve of the checks."""
    from kleeblatt.lab.arena.plots import Checkpoint, learning_curve
    from kleeblatt.lab.training.export import export
    from kleeblatt.lab.training.trainer import CHECKPOINT, LOG

    export(folder / CHECKPOINT, game, folder / "net.npz", aim)
    lines = [json.loads(line) for line in (folder / LOG).read_text("utf-8").splitlines()]
    checked = [line for line in lines if "check" in line]
    if checked:
        points = [Checkpoint(c["games"], c["check"], c["check_error"]) for c in checked]
        learning_curve(points, folder / "curve.png", language)
