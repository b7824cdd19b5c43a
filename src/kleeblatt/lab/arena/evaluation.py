"""One bot: alone, against itself, or against another."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kleeblatt.core.game import Game, Options
from kleeblatt.lab.arena import figures, runner
from kleeblatt.lab.arena.figures import Duel, Mean, Spread
from kleeblatt.lab.arena.finals import Ints
from kleeblatt.lab.arena.plan import Plan, rotations
from kleeblatt.lab.arena.runner import Progress, Results
from kleeblatt.lab.arena.seeds import REPORT, Seeds
from kleeblatt.lab.arena.timing import Timing, think_times

DEALS = 1000


@dataclass(frozen=True)
class Evaluation:
    """What the games say about a bot."""

    plan: Plan
    bot: str
    against: str | None
    spreads: dict[str, Spread]  # of each bot at the table
    parts: dict[str, dict[str, float]]  # the mean of each part of the score, of each bot
    by_seat: list[Mean]  # the bot's points in each seat
    levels: list[int] | None  # how many solo games reached each level, the best level first
    duel: Duel | None
    time: Timing | None
    scores: dict[str, Ints] = field(repr=False)  # [deal, game] of each bot

    def as_json(self) -> dict[str, Any]:
        """Return all figures."""
        return {
            "bot": self.bot,
            "against": self.against,
            "scores": {name: spread.as_json() for name, spread in self.spreads.items()},
            "parts": self.parts,
            "by_seat": [mean.as_json() for mean in self.by_seat],
            "levels": self.levels,
            "duel": self.duel.as_json() if self.duel else None,
            "time": self.time.as_json() if self.time else None,
        }


def evaluate(
    game: Game,
    bot: str,
    players: int | None = None,
    options: Options | None = None,
    deals: int = DEALS,
    *,
    against: str | None = None,
    range: str = REPORT,
    first: int = 0,
    cores: int | None = None,
    resume: Path | None = None,
    timed: bool = True,
    live: bool = False,
    on_progress: Progress = lambda games: None,
) -> Evaluation:
    """Let a bot play, and measure how well it does.

    Alone, each deal is one game with the bot in all seats (by default as few as the game allows).
    Against another bot, each deal is played once from every seat.
    """
    plan = plan_of(game, bot, players, options, Seeds(range, first, deals), against)
    results = runner.play(plan, cores, resume, on_progress, live)
    return evaluation_of(plan, bot, against, results, timed)


def plan_of(
    game: Game, bot: str, players: int | None, options: Options | None, seeds: Seeds,
    against: str | None,
) -> Plan:  # fmt: skip
    """Return what `evaluate` plays."""
    seats = _seats(game, players, 1 if against is None else 2)
    lineups = [(bot,) * seats] if against is None else rotations(bot, against, seats)
    return Plan.checked(game, seats, dict(options or {}), lineups, seeds)


def _seats(game: Game, players: int | None, least: int) -> int:
    return max(game.min_players, least) if players is None else players


def evaluation_of(
    plan: Plan, bot: str, against: str | None, results: Results, timed: bool = True
) -> Evaluation:
    """Compute the figures of results; if `timed`, also measure now how long the bot thinks."""
    scores, played = figures.scores_by_bot(results), [results[lineup] for lineup in plan.lineups]
    spreads = {name: Spread.of(each) for name, each in scores.items()}
    own = figures.own_scores(played if against else played * plan.seats)
    return Evaluation(
        plan=plan,
        bot=bot,
        against=against,
        spreads=spreads,
        parts=_parts(plan.game, results),
        by_seat=[Mean.of(each) for each in own.T],
        levels=figures.level_counts(plan.game, spreads[bot]) if plan.seats == 1 else None,
        duel=figures.duel(played) if against else None,
        time=think_times(plan, bot) if timed else None,
        scores=scores,
    )


def _parts(game: Game, results: Results) -> dict[str, dict[str, float]]:
    """Return each bot's mean for each part of the score."""
    sums: dict[str, Ints] = {}
    games: dict[str, int] = {}
    for lineup, finals in results.items():
        for seat, name in enumerate(lineup):
            sums[name] = sums.get(name, 0) + finals.parts[seat]
            games[name] = games.get(name, 0) + finals.games
    return {
        name: dict(zip(game.parts, (each / games[name]).tolist(), strict=True))
        for name, each in sums.items()
    }
