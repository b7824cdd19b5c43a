"""Every bot against every other one, and their ratings."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

import numpy as np

from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game, Options
from kleeblatt.lab.arena import runner
from kleeblatt.lab.arena.evaluation import DEALS
from kleeblatt.lab.arena.figures import Duel, duel, scores_by_bot
from kleeblatt.lab.arena.finals import Ints
from kleeblatt.lab.arena.plan import Plan, rotations
from kleeblatt.lab.arena.ratings import SAMPLES, Rating, is_separated, rate
from kleeblatt.lab.arena.runner import Progress
from kleeblatt.lab.arena.seeds import REPORT, Seeds

ANCHOR = "random"  # its rating is 0 if it plays


@dataclass(frozen=True)
class Tournament:
    """The results of a tournament."""

    plan: Plan
    bots: tuple[str, ...]
    duels: dict[tuple[str, str], Duel]  # challenger and other; with two players each pair once
    ratings: list[Rating]  # the best one first
    anchor: str | None
    separated: bool  # some real gaps may be larger than the ratings say
    scores: dict[str, Ints] = field(repr=False)  # [deal, game] of each bot, against all others

    def share(self, bot: str, other: str) -> float:
        """Return the share of a pair's deals that a bot won, in both roles."""
        shares = [self.duels[bot, other].deals_won.value] if (bot, other) in self.duels else []
        if (other, bot) in self.duels:
            shares.append(1 - self.duels[other, bot].deals_won.value)
        return sum(shares) / len(shares)

    def as_json(self) -> dict[str, Any]:
        """Return all figures."""
        return {
            "bots": list(self.bots),
            "duels": [
                {"challenger": bot, "other": other, **duel.as_json()}
                for (bot, other), duel in self.duels.items()
            ],
            "ratings": [rating.as_json() for rating in self.ratings],
            "anchor": self.anchor,
            "separated": self.separated,
            "bootstrap_samples": SAMPLES,
        }


def tournament(
    game: Game,
    bots: Sequence[str],
    players: int = 2,
    options: Options | None = None,
    deals: int = DEALS,
    *,
    anchor: str | None = None,
    range: str = REPORT,
    first: int = 0,
    cores: int | None = None,
    resume: Path | None = None,
    live: bool = False,
    on_progress: Progress = lambda games: None,
) -> Tournament:
    """Let every bot challenge every other one, and rate them all.

    With two players a duel is the same from both sides, so it is played once. With more, each bot
    of a pair is the challenger once, alone against all others.
    """
    plan = plan_of(game, bots, players, options, Seeds(range, first, deals), anchor)
    results = runner.play(plan, cores, resume, on_progress, live)
    return tournament_of(plan, tuple(bots), results, anchor)


def roles(bots: Sequence[str], players: int) -> list[tuple[str, str]]:
    """List who challenges whom."""
    return list(combinations(bots, 2) if players == 2 else permutations(bots, 2))


def plan_of(
    game: Game, bots: Sequence[str], players: int, options: Options | None, seeds: Seeds,
    anchor: str | None = None,
) -> Plan:  # fmt: skip
    """Return what `tournament` plays."""
    if len(set(bots)) < max(2, len(bots)):
        raise UsageError("arena-few-bots", bots=", ".join(bots))
    if anchor is not None and anchor not in bots:
        raise UsageError("arena-anchor", bot=anchor, bots=", ".join(bots))
    pairs = roles(bots, players)
    lineups = [lineup for pair in pairs for lineup in rotations(*pair, players)]
    return Plan.checked(game, players, dict(options or {}), lineups, seeds)


def tournament_of(
    plan: Plan, bots: tuple[str, ...], results: runner.Results, anchor: str | None
) -> Tournament:
    """Compute the figures of results."""
    pairs = roles(bots, plan.seats)
    duels = {
        pair: duel([results[lineup] for lineup in rotations(*pair, plan.seats)]) for pair in pairs
    }
    numbers = [(bots.index(bot), bots.index(other)) for bot, other in pairs]
    points = np.array([duels[pair].points for pair in pairs])
    anchor = anchor or (ANCHOR if ANCHOR in bots else None)
    ratings = rate(list(bots), numbers, points, anchor)
    separated = is_separated(len(bots), numbers, points)
    return Tournament(plan, bots, duels, ratings, anchor, separated, scores_by_bot(results))
