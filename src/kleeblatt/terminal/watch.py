"""Look at a record: every step in words, the sheets at the end or after one step."""

from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

from kleeblatt import replay
from kleeblatt.core.errors import UsageError
from kleeblatt.core.match import Match
from kleeblatt.core.record import Entry, Move, Record, Roll, load, named
from kleeblatt.core.words import Words, words


def load_checked(path: Path, step: int | None) -> tuple[Match, int]:
    """The match of a record after a step, and how many there are; every one of them is checked."""
    with named(path):
        match = replay(load(path))
    steps = match.step
    if step is None or step == steps:
        return match, steps
    if not 0 <= step < steps:
        raise UsageError("wrong-step", step=step, steps=steps)
    return replay(Record(match.record.header, match.record.entries[:step])), steps


def as_json(match: Match) -> dict[str, Any]:
    """The match in numbers."""
    seats = range(len(match.players))
    return {
        "game": match.game.id,
        "players": list(match.players),
        "options": match.options,
        "steps": match.step,
        "over": match.is_over,
        "scores": match.scores(),
        "breakdown": [match.breakdown(seat) for seat in seats],
        "winners": match.winners(),
        "rating": match.rating(),
    }


def show(match: Match, step: int | None, steps: int, language: str, console: Console) -> None:
    """Print the steps (unless one step was asked for) and the sheets."""
    say = words(language)
    if step is None:
        for number, entry in enumerate(match.record.entries, 1):
            if line := _line(match, entry, say):
                console.print(f"{number:4}  {line}", highlight=False, markup=False)
    draw: Any = import_module(match.game.terminal)
    draw.use_letters(say)
    shown = say("replay-step", step=str(match.step), steps=str(steps))
    console.rule(shown)
    for seat, (name, score) in enumerate(zip(match.players, match.scores(), strict=True)):
        console.print(f"{name}: {score}", style="bold", markup=False)
        console.print(draw.draw(match, seat, say))


def _line(match: Match, entry: Entry, say: Words) -> str | None:
    match entry:
        case Roll(text):
            return f"▸ {say.tokens(text)}"
        case Move(seat, text):
            return "  " + say("play-did", name=match.players[seat], move=say.tokens(text))
    return None
