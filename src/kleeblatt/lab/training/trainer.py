"""The training loop: play a generation, learn from it, check how well the net plays by now."""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import torch

from kleeblatt.bots.net import Aim
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.lab.arena.seeds import CHOOSE, RANGES, TRAIN
from kleeblatt.lab.training.export import first_net, named_net
from kleeblatt.lab.training.generation import Lanes, lessons, total_scores
from kleeblatt.lab.training.learner import Learner
from kleeblatt.lab.training.machine import Machine
from kleeblatt.lab.training.net import Net
from kleeblatt.lab.training.settings import Settings, Stage, between, tables

RUN_SEEDS = 1 << 34  # seeds for one run
FREE = ("start_from", "opponent", "check_every")  # settings that may differ when a run continues
CHECKPOINT = "checkpoint.pt"
LOG = "log.jsonl"


class Trainer:
    """One run; its folder gets a log and checkpoints, from which a stopped run continues."""

    def __init__(self, game: Game, settings: Settings, machine: Machine, folder: Path) -> None:
        self.game, self.settings, self.machine, self.folder = game, settings, machine, folder
        torch.manual_seed(settings.seed)
        options = tables(settings.vary)
        self._tables = [Lanes(machine, game, n, settings.lanes, options) for n in settings.players]
        net, heard = first_net(settings, self._tables[0].width, self._tables[0].parts)
        self.learner = Learner(net, settings.batch, settings.smooth, machine.device, heard)
        self._opponents = [self._opponent(lanes) for lanes in self._tables]
        self.generation = 0
        self.games = 0
        self._stage, self._in_stage, self._spent = 0, 0, 0.0  # generations and seconds in a stage
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._load(folder / CHECKPOINT)

    def train(self, on_progress: Callable[[dict[str, Any]], None], seconds: float = 1e9) -> None:
        """Go through all stages, or save a checkpoint and stop after this many seconds."""
        end = time.monotonic() + seconds
        while self._stage < len(self.settings.stages):
            started = time.monotonic()
            stage = self.settings.stages[self._stage]
            line = self._generation(stage, stage.done(self._in_stage, self._spent))
            self._in_stage += 1
            self._spent += time.monotonic() - started
            if stage.done(self._in_stage, self._spent) >= 1:
                self._stage, self._in_stage, self._spent = self._stage + 1, 0, 0.0
            if self.generation % self.settings.check_every == 0 or self.is_finished:
                line |= self.check()
                self.save()
            on_progress(line)
            self._log(line)
            if time.monotonic() > end:
                break
        self.save()

    @property
    def is_finished(self) -> bool:
        """Whether the last stage is over."""
        return self._stage == len(self.settings.stages)

    @property
    def done(self) -> float:
        """The share of the run that is done, from 0 to 1; each stage counts the same."""
        stages = self.settings.stages
        if self.is_finished:
            return 1.0
        return (self._stage + stages[self._stage].done(self._in_stage, self._spent)) / len(stages)

    @property
    def aim(self) -> Aim:
        """What counts in choosing at this point of the run."""
        stages = self.settings.stages
        if self.is_finished:
            return stages[-1].aim(1)
        stage = stages[self._stage]
        return stage.aim(stage.done(self._in_stage, self._spent))

    def _generation(self, stage: Stage, done: float) -> dict[str, Any]:
        settings, started = self.settings, time.monotonic()
        table = self.generation % len(self._tables)
        lanes = self._tables[table]
        seed = RANGES[TRAIN] + settings.seed * RUN_SEEDS + self.generation * settings.lanes
        explore, taste = between(stage.explore, done), between(stage.taste, done)
        played = lanes.play(
            self.learner.player, seed, explore, self._tastes(taste), aim=stage.aim(done),
            most=stage.most, opponent=self._opponents[table], mixed=settings.mixed,
        )  # fmt: skip
        played_at = time.monotonic()
        loss = self.learner.learn(lessons(played, settings.decay), between(stage.rate, done))
        self.generation += 1
        self.games += settings.lanes
        return {
            "generation": self.generation,
            "stage": self._stage + 1,
            "games": self.games,
            "players": lanes.players,
            "mean": float(total_scores(played).mean()),
            "loss": loss,
            "play_s": round(played_at - started, 3),
            "learn_s": round(time.monotonic() - played_at, 3),
        }

    def _tastes(self, share: float) -> torch.Tensor | None:
        """Draw weights of the parts for each lane: some like a part less, the same, or more."""
        if share == 0:
            return None
        lanes, parts = self.settings.lanes, self._tables[0].parts
        device = self.machine.device
        less, more = self.settings.likes
        weights = torch.tensor([less, 1.0, more], device=device)
        tastes = weights[torch.randint(3, (lanes, parts), device=device)]
        has_taste = torch.rand(lanes, 1, device=device) < share
        return torch.where(has_taste, tastes, torch.ones_like(tastes))

    def check(self) -> dict[str, Any]:
        """Measure how well the net plays on the seeds for choosing: its points, or its lead.

        The lead is over its opponent, or over medium where tables are mixed.
        """
        mixed = 1.0 if self.settings.mixed else 0.0
        found, means, errors = {}, [], []
        for lanes, opponent in zip(self._tables, self._opponents, strict=True):
            played = lanes.play(
                self.learner.player, RANGES[CHOOSE], keep=False, aim=self.aim, opponent=opponent,
                mixed=mixed,
            )  # fmt: skip
            scores = total_scores(played)
            if opponent is not None or mixed:
                scores = _lead(scores, lanes)
            means.append(float(scores.mean()))
            errors.append(float(scores.mean(1).std()) / len(scores) ** 0.5)
            found[f"check_{lanes.players}"] = round(means[-1], 3)
            found[f"check_{lanes.players}_sd"] = round(float(scores.std()), 3)
        mean, error = sum(means) / len(means), sum(e * e for e in errors) ** 0.5 / len(errors)
        return found | {"check": round(mean, 3), "check_error": round(error, 3)}

    def _opponent(self, lanes: Lanes) -> Net | None:
        if not self.settings.opponent:
            return None
        return named_net(Path(self.settings.opponent), lanes.width)[0].to(self.machine.device)

    def _log(self, line: dict[str, Any]) -> None:
        with (self.folder / LOG).open("a") as log:
            log.write(json.dumps(line) + "\n")

    def save(self) -> None:
        """Write a checkpoint, completely or not at all."""
        path = self.folder / CHECKPOINT
        part = path.with_suffix(".part")
        torch.save(
            {
                "settings": asdict(self.settings),
                "generation": self.generation,
                "games": self.games,
                "stage": (self._stage, self._in_stage, self._spent),
                **self.learner.state(),
                "random": torch.get_rng_state(),
            },
            part,
        )
        part.replace(path)

    def _load(self, path: Path) -> None:
        found = torch.load(path, map_location=self.machine.device, weights_only=True)
        now = asdict(self.settings)
        for name in {each.name for each in fields(Settings)} - set(FREE):
            if found["settings"].get(name) != now[name]:
                raise UsageError("other-run", folder=str(self.folder), name=name)
        self.learner.load(found)
        self._stage, self._in_stage, self._spent = found["stage"]
        self.generation, self.games = found["generation"], found["games"]
        torch.set_rng_state(found["random"].cpu())


def _lead(scores: Any, lanes: Lanes) -> Any:
    """Return how far the net's seat is ahead of the others' mean, in each lane."""
    every = torch.arange(len(scores), device=scores.device)
    mine = scores[every, lanes.mine(every)]
    others = (scores.sum(1) - mine) / (lanes.players - 1)
    return (mine - others).unsqueeze(1)
