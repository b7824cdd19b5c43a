"""Look at a record: what happened, turn by turn, and the sheets at the end or after one step."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from kleeblatt import replay
from kleeblatt.core.errors import UsageError
from kleeblatt.core.match import Match
from kleeblatt.core.record import Record, load, named
from kleeblatt.core.story import Story
from kleeblatt.core.words import Words, words


def load_checked(path: Path, step: int | None) -> tuple[Match, int]:
    """Load a record's match after a step, and the number of steps; all of them are checked."""
    with named(path):
        match = replay(load(path))
    steps = match.step
    if step is None or step == steps:
        return match, steps
    if not 0 <= step < steps:
        raise UsageError("wrong-step", step=step, steps=steps)
    return replay(Record(match.record.header, match.record.entries[:step])), steps


def as_json(match: Match) -> dict[str, Any]:
    """Return the match in numbers."""
    seats = range(len(match.players))
    rating = match.rating()
    return {
        "game": match.game.id,
        "players": list(match.players),
        "options": match.options,
        "steps": match.step,
        "over": match.is_over,
        "scores": match.scores(),
        "breakdown": [match.breakdown(seat) for seat in seats],
        "winners": match.winners(),
        "rating": rating.level if rating else None,
        "position": match.open_position(),
    }


def show(match: Match, step: int | None, steps: int, language: str, console: Console) -> None:
    """Print the steps (unless one step was asked for) and the sheets."""
    say = words(language)
    if step is None:
        for line in _story(match, say):
            console.print(line, highlight=False, markup=False)
    draw: Any = import_module(match.game.terminal)
    draw.use_letters(say)
    shown = say("replay-step", step=str(match.step), steps=str(steps))
    console.rule(shown)
    for seat, (name, score) in enumerate(zip(match.players, match.scores(), strict=True)):
        console.print(f"{name}: {score}", style="bold", markup=False)
        console.print(draw.draw(match, seat, say))
    console.print(match.open_position(), highlight=False, markup=False, soft_wrap=True, style="dim")


def _story(match: Match, say: Words) -> Iterator[str]:
    """Tell a match turn by turn, each with the step that began it."""
    story = Story(match.game.family, match.players, say)
    events = [*match.opening]
    steps = [0] * len(events)
    for step, told in enumerate(match.events_for(None), 1):
        events += told
        steps += [step] * len(told)
    for paragraph in story.paragraphs(events):
        if paragraph.heading:
            yield f"{steps[paragraph.first]:4}  {paragraph.heading}"
        yield from (f"{'':6}{line.brief}" for line in paragraph.lines)
