"""The figures of results: means with their errors, percentiles, levels, duels.

Games of one deal depend on each other, so standard errors are always computed over deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from kleeblatt.core.game import Game
from kleeblatt.lab.arena.finals import VICTORY, Finals, Ints

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
Z95 = 1.959963984540054  # 95 % of a normal distribution lies within ± this
Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Mean:
    """A mean over deals."""

    value: float
    standard_error: float

    @classmethod
    def of(cls, deals: Floats | Ints) -> "Mean":
        """Compute the mean of at least two deals, given one number per deal."""
        return cls(float(deals.mean()), float(deals.std(ddof=1)) / sqrt(len(deals)))

    def as_json(self) -> dict[str, float]:
        """Return both numbers."""
        return {"value": self.value, "standard_error": self.standard_error}


@dataclass(frozen=True)
class Spread:
    """The scores of a bot."""

    games: int
    mean: Mean
    standard_deviation: float
    percentiles: dict[int, float]
    least: int
    most: int
    histogram: list[tuple[int, int]] = field(repr=False)  # each score, and how often it came

    @classmethod
    def of(cls, scores: Ints) -> "Spread":
        """Compute the spread of scores[deal, game]."""
        found, counts = np.unique(scores, return_counts=True)
        values = np.percentile(scores, PERCENTILES)
        return cls(
            scores.size,
            Mean.of(scores.mean(axis=1)),
            float(scores.std(ddof=1)),
            {p: float(value) for p, value in zip(PERCENTILES, values, strict=True)},
            int(scores.min()),
            int(scores.max()),
            list(zip(found.tolist(), counts.tolist(), strict=True)),
        )

    def as_json(self) -> dict[str, Any]:
        """Return all figures."""
        return {
            "games": self.games,
            "mean": self.mean.as_json(),
            "standard_deviation": self.standard_deviation,
            "percentiles": {str(p): value for p, value in self.percentiles.items()},
            "least": self.least,
            "most": self.most,
            "histogram": [list(pair) for pair in self.histogram],
        }


def level_counts(game: Game, spread: Spread) -> list[int]:
    """Count the solo games that reached each level of the rulebook, the best level first."""
    counts = [0] * (len(game.solo_levels) + 1)
    for points, count in spread.histogram:
        counts[game.rating(points).level] += count
    return counts


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share, which also holds near 0 and 1."""
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 / (1 + z2 / count) * sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Duel:
    """One challenger against one other bot in all other seats, each deal once from each seat."""

    deals: int
    deals_won: Mean  # a drawn deal is half a deal
    interval: tuple[float, float]  # the 95 % interval of deals_won
    deals_drawn: float
    games_won: Mean  # share of single games; several winners share one, and 1 / players is even
    margin: Mean  # points per game ahead of the mean of the others
    points: tuple[float, ...]  # for each deal: lost 0, drawn 0.5, won 1

    def as_json(self) -> dict[str, Any]:
        """Return all figures except the single deals."""
        return {
            "deals": self.deals,
            "deals_won": self.deals_won.as_json(),
            "interval": list(self.interval),
            "deals_drawn": self.deals_drawn,
            "games_won": self.games_won.as_json(),
            "margin": self.margin.as_json(),
        }


def scores_by_bot(results: Mapping[tuple[str, ...], Finals]) -> dict[str, Ints]:
    """Collect the scores [deal, game] of each bot against any others."""
    found: dict[str, list[Ints]] = {}
    for lineup, finals in results.items():
        for seat, name in enumerate(lineup):
            found.setdefault(name, []).append(finals.scores[:, seat])
    return {name: np.stack(each, axis=1) for name, each in found.items()}


def own_scores(rotations: Sequence[Finals]) -> Ints:
    """Return the challenger's scores[deal, rotation]; it sits in seat i in rotation i."""
    return np.stack([finals.scores[:, seat] for seat, finals in enumerate(rotations)], axis=1)


def others_scores(rotations: Sequence[Finals]) -> Ints:
    """Return the scores of everyone else."""
    others = [np.delete(finals.scores, seat, axis=1) for seat, finals in enumerate(rotations)]
    return np.concatenate(others, axis=1)


def duel(rotations: Sequence[Finals]) -> Duel:
    """Compute a duel from rotations; the challenger sits in seat i in rotation i."""
    seats = len(rotations)
    own, others = own_scores(rotations), others_scores(rotations)
    ahead = own.sum(axis=1) * (seats - 1) - others.sum(axis=1)  # whole numbers keep ties exact
    points = (np.sign(ahead) + 1) / 2
    wins = sum(finals.wins[:, seat] for seat, finals in enumerate(rotations))
    won = Mean.of(points)
    return Duel(
        len(points),
        won,
        wilson(won.value, len(points)),
        float((points == 0.5).mean()),
        Mean.of(np.asarray(wins) / (VICTORY * seats)),
        Mean.of(ahead / ((seats - 1) * seats)),
        tuple(points.tolist()),
    )
