"""What results say: means with their errors, percentiles, levels, duels.

Games of one deal are not independent of each other, so every standard error is one over deals.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from kleeblatt.core.game import Game
from kleeblatt.lab.arena.finals import VICTORY, Finals, Ints

PERCENTILES = (1, 5, 25, 50, 75, 95, 99)
Z95 = 1.959963984540054  # a normal variable lies within ± this with 95 %
Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Mean:
    """A mean over deals."""

    value: float
    standard_error: float

    @classmethod
    def of(cls, deals: Floats | Ints) -> "Mean":
        """One number a deal, two deals at least."""
        return cls(float(deals.mean()), float(deals.std(ddof=1)) / sqrt(len(deals)))

    def as_json(self) -> dict[str, float]:
        """Both numbers."""
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
    histogram: list[tuple[int, int]] = field(repr=False)  # a score, and how often it came

    @classmethod
    def of(cls, scores: Ints) -> "Spread":
        """Of scores[deal, game]."""
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
        """Everything."""
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
    """How many solo games reached each level of the rulebook, the best level first."""
    counts = [0] * (len(game.solo_levels) + 1)
    for points, count in spread.histogram:
        counts[game.rating(points).level] += count
    return counts


def wilson(share: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: right for shares near 0 and 1 too."""
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 / (1 + z2 / count) * sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Duel:
    """A challenger against one or more of another bot, the same deal once from each seat."""

    deals: int
    deals_won: Mean  # a drawn deal is half a deal
    interval: tuple[float, float]  # of that, 95 %
    deals_drawn: float
    games_won: Mean  # single games, shared victories shared out; 1 / players is even
    margin: Mean  # points a game ahead of the mean of the others
    points: tuple[float, ...]  # halves won, deal by deal: 0, 0.5 or 1

    def as_json(self) -> dict[str, Any]:
        """Everything but the single deals."""
        return {
            "deals": self.deals,
            "deals_won": self.deals_won.as_json(),
            "interval": list(self.interval),
            "deals_drawn": self.deals_drawn,
            "games_won": self.games_won.as_json(),
            "margin": self.margin.as_json(),
        }


def scores_by_bot(results: Mapping[tuple[str, ...], Finals]) -> dict[str, Ints]:
    """The scores [deal, game] of each bot, whoever it played with."""
    found: dict[str, list[Ints]] = {}
    for lineup, finals in results.items():
        for seat, name in enumerate(lineup):
            found.setdefault(name, []).append(finals.scores[:, seat])
    return {name: np.stack(each, axis=1) for name, each in found.items()}


def own_scores(rotations: Sequence[Finals]) -> Ints:
    """The challenger's scores[deal, rotation], who sits in seat i in rotation i."""
    return np.stack([finals.scores[:, seat] for seat, finals in enumerate(rotations)], axis=1)


def others_scores(rotations: Sequence[Finals]) -> Ints:
    """The scores of everyone else."""
    others = [np.delete(finals.scores, seat, axis=1) for seat, finals in enumerate(rotations)]
    return np.concatenate(others, axis=1)


def duel(rotations: Sequence[Finals]) -> Duel:
    """A duel whose rotation i has the challenger in seat i."""
    seats = len(rotations)
    own, others = own_scores(rotations), others_scores(rotations)
    ahead = own.sum(axis=1) * (seats - 1) - others.sum(axis=1)  # whole numbers: ties are exact
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
