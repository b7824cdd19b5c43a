"""What the arena's commands need of a terminal: languages, one clear sentence, a progress bar."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from kleeblatt.core.words import Words
    from kleeblatt.lab.arena.grids import Grid

PROBLEM, INTERRUPTED = 2, 130  # exit codes


class Problem(click.ClickException):
    """One clear sentence on stderr."""

    exit_code = PROBLEM

    def show(self, file: Any = None) -> None:
        """Print the sentence."""
        click.echo(self.message, err=True)


@contextmanager
def told(language: str) -> Iterator[None]:
    """Turn expected errors into one sentence in the person's language."""
    from kleeblatt.core.errors import KleeblattError, UsageError

    try:
        yield
    except KleeblattError as error:
        raise Problem(error.sentence(language)) from error
    except BrokenPipeError:
        raise
    except MemoryError as error:
        raise Problem(UsageError("no-memory").sentence(language)) from error
    except OSError as error:
        kind = "no-file" if error.filename else "no-output"
        shown = UsageError(kind, path=error.filename, why=error.strerror or str(error))
        raise Problem(shown.sentence(language)) from error


def default_language() -> str:
    """The language of the system."""
    from kleeblatt.core import words

    return words.default_language()


language_option = click.option(
    "--lang", "language", type=click.Choice(["de", "en"]), default=default_language,
    show_default="as the system", help="Language of the texts.",
)  # fmt: skip
option_option = click.option(
    "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)


def read_options(options: tuple[str, ...]) -> dict[str, str]:
    """'sheet=red' as a name and a value."""
    from kleeblatt.core.errors import UsageError

    for text in options:
        if "=" not in text:
            raise UsageError("option-form", text=text)
    return {name.strip(): value.strip() for name, _, value in (t.partition("=") for t in options)}


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeColumn())
    console = Console(stderr=True)
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(text, total=total)
        yield lambda count: bar.update(task, advance=count)


def tell_compiling(game: Any, bots: Iterable[str], say: "Words") -> None:
    """Say so if something must be compiled first."""
    from kleeblatt.lab.batch import is_ready

    if not is_ready(game, bots):
        click.echo(say("compiling", what=game.title), err=True)


def show(title: str, summary: str, grids: list["Grid"]) -> None:
    """Print tables."""
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    console = Console()
    console.print(Text(title, "bold"))
    console.print(Text(summary))
    for grid in grids:
        table = Table(box=None, pad_edge=False, show_header=any(grid.header))
        for number, name in enumerate(grid.header):
            table.add_column(Text(name), justify="left" if number < grid.words else "right")
        for row in grid.rows:
            table.add_row(*(Text(cell) for cell in row))
        console.print()
        console.print(Text(grid.title, "bold"))
        console.print(table)
        if grid.note:
            console.print(Text(grid.note, "dim"))
