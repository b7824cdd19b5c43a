"""Making a net: the runs of a settings file, one after another, and the files they leave.

FOLDER/run-1/     log.jsonl, checkpoint.pt: a stopped run continues from here
FOLDER/4.a.npz    the net
FOLDER/4.a.toml   its settings, which ship with it
FOLDER/curve.png  how it learned (if matplotlib is installed)
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from kleeblatt.bots.net import POINTS, SETTINGS, Aim, read_play
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.lab.drawing import require_drawing
from kleeblatt.lab.training.export import export
from kleeblatt.lab.training.machine import Machine
from kleeblatt.lab.training.settings import Recipe, Settings
from kleeblatt.lab.training.trainer import CHECKPOINT, LOG, Trainer


@dataclass(frozen=True)
class Progress:
    """The progress: run `run` of `runs`, the share `done` of all (0 to 1), the last log line."""

    run: int
    runs: int
    done: float
    line: dict[str, Any]


@dataclass(frozen=True)
class Task:
    """A net to make, and where to put it."""

    game: Game
    recipe: Recipe
    folder: Path
    name: str

    def place(self, run: int) -> Path:
        """Return the folder of a run, counted from 1."""
        return self.folder / f"run-{run}"


def make_net(
    task: Task,
    machine_for: Callable[[Settings], Machine],
    on_progress: Callable[[Progress], None] = lambda progress: None,
    seconds: float = 1e9,
) -> bool:
    """Make a net, or continue from its folder; returns whether it is finished."""
    end, runs = time.monotonic() + seconds, len(task.recipe.runs)
    finished = False
    for number, settings in enumerate(task.recipe.runs, 1):
        if number > 1:
            start = task.place(number - 1) / CHECKPOINT
            settings = replace(settings, start_from=str(start))
        finished = _is_finished(task.place(number), settings)
        if finished and number < runs:
            continue
        trainer = Trainer(task.game, settings, machine_for(settings), task.place(number))

        def tell(line: dict[str, Any], number: int = number, trainer: Trainer = trainer) -> None:
            on_progress(Progress(number, runs, (number - 1 + trainer.done) / runs, line))

        trainer.train(tell, end - time.monotonic())
        finished = trainer.is_finished
        if not finished:
            break
    _write(task, task.place(number), trainer.aim)
    return finished


def _is_finished(place: Path, settings: Settings) -> bool:
    checkpoint = place / CHECKPOINT
    if not checkpoint.is_file():
        return False
    found = torch.load(checkpoint, map_location="cpu", weights_only=True)
    return bool(found["stage"][0] == len(settings.stages))


def _write(task: Task, place: Path, aim: Aim) -> None:
    """Write the files that ship; a net plays as trained unless its settings say otherwise."""
    export(place / CHECKPOINT, task.game, task.folder, task.name)
    path = task.folder / (task.name + SETTINGS)
    path.write_text(task.recipe.text, "utf-8")
    if aim != POINTS and not task.recipe.says_how_to_play:
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n[play]\nagainst = {aim.against}\nwin = {aim.win}\n")
    assert read_play(path)[0] == aim or task.recipe.says_how_to_play


def draw_curve(task: Task, language: str) -> bool:
    """Draw how the net learned over all runs; returns False if there is nothing to draw."""
    try:
        require_drawing()
    except UsageError:
        return False
    from kleeblatt.lab.arena.plots import Checkpoint, learning_curve

    points, games = [], 0
    for number in range(1, len(task.recipe.runs) + 1):
        log = task.place(number) / LOG
        lines = log.read_text("utf-8").splitlines() if log.is_file() else []
        found = [json.loads(line) for line in lines]
        points += [
            Checkpoint(games + line["games"], line["check"], line["check_error"])
            for line in found
            if "check" in line
        ]
        games += found[-1]["games"] if found else 0
    if points:
        learning_curve(points, task.folder / "curve.png", language)
    return bool(points)
