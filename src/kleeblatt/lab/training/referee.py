"""The referee: how much a decision cost, judged by many games played on from each option.

All options of a decision get the same dice. One net plays on from every seat, so the regret depends
on how that net plays.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch

from kleeblatt.bots.net import POINTS, Aim
from kleeblatt.bots.options import MORE, WIN, make
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.struct import copy
from kleeblatt.lab.arena.seeds import RANGES, REPORT
from kleeblatt.lab.training.generation import Lanes
from kleeblatt.lab.training.net import Net

WORLDS = 2048


@dataclass(frozen=True)
class Question:
    """A decision: what the seat sees, and the options that the referee compares."""

    state: Any
    seat: int
    options: tuple[int, ...]


@dataclass(frozen=True)
class Verdict:
    """The mean final points and the share of wins for each option of a decision."""

    points: tuple[float, ...]
    wins: tuple[float, ...]
    error: float  # the standard error of a difference between two options


def judge(
    room: Lanes, setup: Any, net: Net, questions: Sequence[Question], aim: Aim = POINTS,
    worlds: int = WORLDS, seed: int = RANGES[REPORT],
) -> list[Verdict]:  # fmt: skip
    """Play on from every option of every question, `worlds` times, in the lanes of `room`."""
    starts, seats, owners = [], [], []
    for number, question in enumerate(questions):
        for option in question.options:
            starts.append(_after(room.game, setup, question, option))
            seats.append(question.seat)
            owners.append(number)
    device = room.machine.device
    every = torch.arange(len(starts) * worlds, device=device)
    finals = []
    for at in range(0, len(every), room.count):
        lanes = every[at : at + room.count]
        padded = torch.cat([lanes, lanes.new_zeros(room.count - len(lanes))])
        which, world = padded // worlds, padded % worlds
        played = room.play_from(net, starts, which, world, seed, aim)
        seat = torch.tensor(seats, device=device)[which]
        mine = played.final[torch.arange(room.count, device=device), seat]
        finals.append(mine[: len(lanes)])
    found = torch.cat(finals).view(len(starts), worlds, -1).cpu()
    return [_verdict(found[[o == n for o in owners]]) for n in range(len(questions))]


def _after(game: Game, setup: Any, question: Question, option: int) -> Any:
    after = copy(question.state)
    bound(make, rules=game.rules)(setup, after, question.seat, option)
    return after


def _verdict(finals: torch.Tensor) -> Verdict:
    """Sum up the finals[option, world, part] of all options."""
    points, wins = finals[:, :, :-MORE].sum(2), finals[:, :, -1]
    spread = (points - points[:1]).std(1)[1:]
    error = float(spread.mean()) / finals.shape[1] ** 0.5 if len(spread) else 0.0
    return Verdict(tuple(points.mean(1).tolist()), tuple((wins.mean(1) / WIN).tolist()), error)
