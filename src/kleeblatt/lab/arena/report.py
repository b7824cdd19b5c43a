"""What a run leaves behind: JSON with all figures, pictures, and one page for people."""

import base64
import json
import platform
import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import metadata, resources
from pathlib import Path
from typing import Any

from kleeblatt.core.record import writing
from kleeblatt.core.words import Words
from kleeblatt.lab.arena.evaluation import Evaluation
from kleeblatt.lab.arena.grids import Grid, evaluation_grids, tournament_grids
from kleeblatt.lab.arena.numerals import Numerals
from kleeblatt.lab.arena.plan import Plan
from kleeblatt.lab.arena.tournament import Tournament
from kleeblatt.lab.drawing import require_drawing

FORMAT = 1
PAGE, SCORES, PAIRS, RATINGS = "index.html", "scores.png", "pairs.png", "ratings.png"
LONGEST = 60  # characters of an option on the page

Outcome = Evaluation | Tournament
Pictures = list[tuple[str, str]]  # a file, and what it shows


def _command() -> str:
    return shlex.join([Path(sys.argv[0]).name, *sys.argv[1:]])


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


@dataclass(frozen=True)
class Run:
    """A finished run: its figures, and how they were measured."""

    outcome: Outcome
    options: dict[str, str]  # as people name them
    cores: int
    seconds: float
    command: str = field(default_factory=_command)
    date: str = field(default_factory=_now)
    version: str = field(default_factory=lambda: metadata.version("kleeblatt"))

    @property
    def plan(self) -> Plan:
        """The plan of the run."""
        return self.outcome.plan

    @property
    def kind(self) -> str:
        """'evaluation' or 'tournament'."""
        return type(self.outcome).__name__.lower()

    def as_json(self) -> dict[str, Any]:
        """Return all figures, and how they were measured."""
        plan = self.plan
        return {
            "format": FORMAT,
            "kind": self.kind,
            "command": self.command,
            "date": self.date,
            "version": self.version,
            "machine": {"system": platform.platform(), "python": platform.python_version()},
            "game": plan.game.id,
            "rules_version": plan.game.rules_version,
            "players": plan.seats,
            "options": self.options,
            "seeds": plan.seeds.as_json(),
            "games": plan.games,
            "engine": "compiled" if plan.is_compiled else "live",
            "code": plan.code,
            "cores": self.cores,
            "seconds": self.seconds,
            "figures": self.outcome.as_json(),
        }

    def json_text(self) -> str:
        """Return the same as text."""
        return json.dumps(self.as_json(), ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def title(outcome: Outcome, say: Words) -> str:
    """Say who played what."""
    game = outcome.plan.game.title
    if isinstance(outcome, Tournament):
        return say("arena-title-tournament", game=game, bots=", ".join(outcome.bots))
    if outcome.against:
        return say("arena-title-duel", game=game, bot=outcome.bot, other=outcome.against)
    return say("arena-title-bot", game=game, bot=outcome.bot)


def summary(plan: Plan, say: Words) -> str:
    """Say how much was played, and with which seeds."""
    numerals, seeds = Numerals(say.language), plan.seeds
    return say(
        "arena-summary", players=plan.seats, deals=numerals.number(seeds.count),
        games=numerals.number(plan.games), range=seeds.range, first=numerals.number(seeds.first),
    )  # fmt: skip


def grids(outcome: Outcome, say: Words) -> list[Grid]:
    """Make all tables of an outcome."""
    if isinstance(outcome, Tournament):
        return list(tournament_grids(outcome, say))
    return list(evaluation_grids(outcome, say))


def _facts(run: Run, say: Words) -> Grid:
    plan, numerals = run.plan, Numerals(say.language)
    seeds = plan.seeds.as_json()
    options = ", ".join(f"{name}={_short(value)}" for name, value in run.options.items())
    rows = [
        [say("arena-fact-command"), run.command],
        [say("arena-fact-date"), run.date],
        [say("arena-fact-version"), f"{run.version}, {plan.game.id} {plan.game.rules_version}"],
        [say("arena-fact-options"), options or "–"],
        [say("arena-fact-seeds"), f"{seeds['range']}: {seeds['from']} … {seeds['to']}"],
        [say("arena-fact-engine"), say("arena-compiled" if plan.is_compiled else "arena-live")],
        [say("arena-fact-time"), f"{numerals.number(run.seconds, 1)} s × {run.cores}"],
    ]
    return Grid(say("arena-facts"), ["", ""], rows, words=2)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def write_report(run: Run, folder: Path, say: Words) -> Path:
    """Write the pictures and the page into a folder; returns the page."""
    require_drawing()
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    pictures = _draw(run.outcome, folder, say)
    page = folder / PAGE
    with writing(page):
        page.write_text(_page(run, folder, pictures, say), "utf-8")
    return page


def _draw(outcome: Outcome, folder: Path, say: Words) -> Pictures:
    from kleeblatt.lab.arena import plots

    if isinstance(outcome, Evaluation):
        levels = outcome.plan.game.solo_levels if outcome.levels is not None else ()
        plots.distribution(outcome.scores, folder / SCORES, say, levels)
        return [(SCORES, say("arena-plot-scores"))]
    bots = [rating.bot for rating in outcome.ratings]
    plots.ratings(outcome.ratings, folder / RATINGS, say)
    plots.pairs(bots, _shares(outcome, bots), folder / PAIRS, say)
    plots.distribution({bot: outcome.scores[bot] for bot in bots}, folder / SCORES, say)
    return [
        (RATINGS, say("arena-ratings")),
        (PAIRS, say("arena-pairs")),
        (SCORES, say("arena-plot-scores")),
    ]


def _shares(outcome: Tournament, bots: Sequence[str]) -> list[list[float]]:
    return [[outcome.share(bot, other) if bot != other else 0.5 for other in bots] for bot in bots]


def _page(run: Run, folder: Path, pictures: Pictures, say: Words) -> str:
    from jinja2 import Environment, StrictUndefined

    source = resources.files("kleeblatt.lab.arena").joinpath("page.html").read_text("utf-8")
    template = Environment(autoescape=True, undefined=StrictUndefined).from_string(source)
    return template.render(
        language=say.language,
        title=title(run.outcome, say),
        summary=summary(run.plan, say),
        pictures=[(_embedded(folder / file), shown) for file, shown in pictures],
        grids=[*grids(run.outcome, say), _facts(run, say)],
    )


def _embedded(path: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(path.read_bytes()).decode()
