"""What `kleeblatt dice` says about the dice of finished matches."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from kleeblatt.core.errors import GameError, RecordError
from kleeblatt.core.record import load, named
from kleeblatt.core.words import Words, words
from kleeblatt.games.dice_report import Kind, Report, Run, report
from kleeblatt.games.dice_tally import Tally, tally_of


def reports(files: Iterable[Path]) -> list[Report]:
    """Make a report for each game in these records."""
    tallies: dict[str, Tally] = {}
    for file in files:
        with named(file):
            try:
                tally = tally_of(load(file))
            except GameError as error:
                raise RecordError(error) from error
        tallies.setdefault(tally.game, Tally(tally.game)).add(tally)
    return [report(tally) for tally in tallies.values()]


def show(found: list[Report], language: str, console: Console) -> None:
    """Print the reports."""
    say = words(language)
    for each in found:
        matches = say("dice-matches", matches=each.matches)
        console.print(f"[bold]{each.title}[/] · {matches}", highlight=False)
        for source in each.sources:
            console.print(f"\n{say(f'dice-source-{source.name}')}", highlight=False)
            for kind in source.kinds:
                _show_kind(kind, each.matches, say, console)
            for drought in source.droughts:
                line = f"\n{' '.join(run_sentences(drought, each.matches, say))}"
                console.print(line, highlight=False)
        console.print()
    console.print(say("dice-how"), style="dim", highlight=False)


def _show_kind(kind: Kind, matches: int, say: Words, console: Console) -> None:
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("", min_width=12)
    grid.add_column(say("dice-count"), justify="right")
    grid.add_column(say("dice-expected"), justify="right")
    for face in kind.faces:
        grid.add_row(face_word(face.name, say), str(face.count), _decimal(face.expected, say))
    console.print(f"\n[bold]{say(f'dice-kind-{kind.name}')}[/]", highlight=False)
    console.print(grid)
    for line in kind_sentences(kind, matches, say):
        console.print(line, style="dim", highlight=False)


def _decimal(number: float, say: Words) -> str:
    text = f"{number:.1f}"
    return text.replace(".", ",") if say.language == "de" else text


def face_word(face: str, say: Words) -> str:
    """Name a face in this language."""
    return say(f"face-{face}") if say.has(f"face-{face}") else say.token(face)


def kind_sentences(kind: Kind, matches: int, say: Words) -> Iterator[str]:
    """Say how unusual the counts of a kind are, and its longest run."""
    many = "" if matches == 1 else "-many"
    if kind.frequency is None:
        yield say("dice-few")
    else:
        id = ("dice-uneven" if kind.is_dice else "dice-off") + many
        yield say(id, count=kind.frequency.count, of=kind.frequency.of)
    if kind.run is not None:
        yield " ".join(run_sentences(kind.run, matches, say))


def run_sentences(run: Run, matches: int, say: Words) -> Iterator[str]:
    """Say how long the longest run is, and how often there is one as long."""
    if run.is_drought:
        yield say(f"dice-drought-{run.name}", length=run.length)
    else:
        yield say("dice-run", length=run.length, face=face_word(run.face, say))
    if run.length > 1:
        id = "dice-as-long" if matches == 1 else "dice-as-long-many"
        yield say(id, count=run.frequency.count, of=run.frequency.of)
