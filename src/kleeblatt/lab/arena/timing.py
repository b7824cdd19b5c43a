"""How long a bot thinks: the time of `choose`, live, on one core, at positions of real games.

The positions are drawn from all decisions in games that `easy` plays, so that every phase of a game
counts as often as it comes. Nothing else runs in this process meanwhile.
"""

import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from typing import Any

import numpy as np

from kleeblatt.bots import Bot, bot
from kleeblatt.core.match import Match
from kleeblatt.lab.arena import players
from kleeblatt.lab.arena.engines import play_match
from kleeblatt.lab.arena.plan import Plan

WALKER = "easy"
POSITIONS, EACH = 200, 8  # at most: in all, and from one game
SECONDS = 10.0  # stop after this much thinking


@dataclass(frozen=True)
class Timing:
    """The milliseconds that a decision takes."""

    decisions: int
    p50_ms: float
    p99_ms: float
    max_ms: float

    def as_json(self) -> dict[str, Any]:
        """Return all figures, and how they were measured."""
        return asdict(self) | {"cores": 1, "positions_by": WALKER}


class Walker:
    """Plays like another bot, and remembers every position where it had to decide."""

    def __init__(self, chooser: Bot) -> None:
        self.name = chooser.name
        self.seen: list[tuple[Match, int]] = []
        self._chooser = chooser

    def choose(self, match: Match, seat: int) -> int:
        """Choose the other bot's move."""
        self.seen.append((match, seat))
        return self._chooser.choose(match, seat)


def positions(plan: Plan) -> Iterator[tuple[Match, int]]:
    """Draw positions from the plan's deals, each as its seat sees it."""
    drawn = random.Random(0)  # noqa: S311 (not a secret)
    for deal in range(plan.seeds.count):
        seed = plan.seeds.seed(deal)
        walker = Walker(bot(WALKER, seed))
        play_match(plan.game, plan.options, [walker] * plan.seats, seed)
        yield from drawn.sample(walker.seen, min(EACH, len(walker.seen)))


def think_times(plan: Plan, name: str, most: int = POSITIONS, seconds: float = SECONDS) -> Timing:
    """Time a bot's decisions; the first one warms it up and does not count."""
    chooser, times = players.make(name, 0), list[float]()
    for match, seat in islice(positions(plan), most + 1):
        started = time.perf_counter()
        chooser.choose(match, seat)
        times.append(time.perf_counter() - started)
        if sum(times[1:]) > seconds:
            break
    counted = np.array(times[1:]) * 1000
    p50, p99 = np.percentile(counted, (50, 99))
    return Timing(len(counted), float(p50), float(p99), float(counted.max()))
