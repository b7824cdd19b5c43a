"""Bradley–Terry ratings on the Elo scale, with intervals.

Bot i wins a deal against bot j with the chance 1 / (1 + 10^((rating of j - rating of i) / 400)).
Newton's method finds the most likely ratings (the likelihood has a single maximum). Each pair gets
one drawn deal more than it has played, so that a bot that never loses still has a finite rating.
Intervals come from the bootstrap: it samples deals with replacement, the same ones for all pairs,
since all pairs play the same deals. The weight of the extra deal varies too (as in the Bayesian
bootstrap), so a gap that only this deal bounds gets a wide interval.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Any

import numpy as np

from kleeblatt.lab.arena.figures import Floats
from kleeblatt.lab.arena.finals import Ints

ELO = 400 / log(10)  # points of the Elo scale in one unit of log odds
DRAWN = 0.5  # what the extra deal gives to each bot
SAMPLES, BATCH = 1000, 100  # of the bootstrap: in all, and at once
LONGEST_STEP, CLOSE, MOST_STEPS = 2.0, 1e-9, 200

Pairs = Sequence[tuple[int, int]]  # two bots by their numbers


@dataclass(frozen=True)
class Rating:
    """A bot on the Elo scale, with its 95 % interval."""

    bot: str
    value: float
    low: float
    high: float

    def as_json(self) -> dict[str, Any]:
        """Return all figures."""
        return {"bot": self.bot, "rating": self.value, "interval": [self.low, self.high]}


def rate(bots: list[str], pairs: Pairs, points: Floats, anchor: str | None) -> list[Rating]:
    """Rate the bots, best first, by `points[pair, deal]`: the share of the pair's first bot.

    The anchor's rating is 0; without an anchor, the mean is 0.
    """
    once = np.ones((1, points.shape[1]))
    values = _anchored(fit(won_by(len(bots), pairs, points, once)), bots, anchor)[0]
    low, high = np.percentile(
        _anchored(_bootstrap(len(bots), pairs, points), bots, anchor), (2.5, 97.5), axis=0
    )
    ratings = [
        Rating(name, float(values[i]), float(low[i]), float(high[i])) for i, name in enumerate(bots)
    ]
    return sorted(ratings, key=lambda rating: -rating.value)


def won_by(bots: int, pairs: Pairs, points: Floats, times: Floats | Ints) -> Floats:
    """Count deals won [sample, bot, over bot] if deals come as often as times[sample, deal]."""
    wins = np.zeros((len(times), bots, bots))
    for number, (bot, other) in enumerate(pairs):
        wins[:, bot, other] += times @ points[number]
        wins[:, other, bot] += times @ (1 - points[number])
    return wins


def fit(wins: Floats, extra: Floats | None = None) -> Floats:
    """Find ratings [sample, bot], with mean 0, from deals won [sample, bot, over bot].

    `extra` is the weight of each pair's extra drawn deal.
    """
    weight = np.ones_like(wins) if extra is None else extra
    beaten = wins + DRAWN * weight * (1 - np.eye(wins.shape[1]))
    strength = np.zeros(wins.shape[:2])
    for _ in range(MOST_STEPS):
        step = _newton_step(strength, beaten)
        strength += step
        if np.abs(step).max() < CLOSE:
            break
    ratings: Floats = (strength - strength.mean(axis=1, keepdims=True)) * ELO
    return ratings


def _newton_step(strength: Floats, beaten: Floats) -> Floats:
    """Take a step uphill, too short to overshoot badly; the first bot's strength stays."""
    played = beaten + beaten.transpose(0, 2, 1)
    chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
    slope = (beaten - played * chance).sum(axis=2)
    weight = played * chance * (1 - chance)
    curve = np.eye(weight.shape[1]) * weight.sum(axis=2)[:, :, None] - weight
    step = np.zeros_like(strength)
    step[:, 1:] = np.linalg.solve(curve[:, 1:, 1:], slope[:, 1:, None])[:, :, 0]
    longest = np.abs(step).max(axis=1, keepdims=True)
    limited: Floats = step * LONGEST_STEP / np.maximum(longest, LONGEST_STEP)
    return limited


def _anchored(ratings: Floats, bots: list[str], anchor: str | None) -> Floats:
    return ratings if anchor is None else ratings - ratings[:, [bots.index(anchor)]]


def _bootstrap(bots: int, pairs: Pairs, points: Floats) -> Floats:
    """Return ratings [sample, bot] for resampled deals, the same ones in every run."""
    rng, deals = np.random.default_rng(0), points.shape[1]
    found = []
    for _ in range(SAMPLES // BATCH):
        times = rng.multinomial(deals, np.full(deals, 1 / deals), BATCH)
        extra = np.triu(rng.exponential(size=(BATCH, bots, bots)))
        wins = won_by(bots, pairs, points, times)
        found.append(fit(wins, extra + extra.transpose(0, 2, 1)))
    return np.concatenate(found)


def is_separated(bots: int, pairs: Pairs, points: Floats) -> bool:
    """Is there a group of bots that never lost even a half to the others?

    Then only the extra drawn deal bounds the gap between them, so the real gap may be larger.
    """
    reach = won_by(bots, pairs, points, np.ones((1, points.shape[1])))[0] > 0
    for middle in range(bots):
        reach |= np.outer(reach[:, middle], reach[middle])
    return not bool((reach | np.eye(bots, dtype=bool)).all())
