"""Common parts of all commands: options, the person's language, clear errors, a progress bar."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from rich.console import Console

    from kleeblatt.core.game import Game
    from kleeblatt.core.words import Words
    from kleeblatt.lab.arena.grids import Grid

Command = Callable[..., Any]
PROBLEM, INTERRUPTED = 2, 130  # exit codes


class Problem(click.ClickException):
    """An error shown as one clear sentence on stderr."""

    exit_code = PROBLEM

    def show(self, file: Any = None) -> None:
        """Print the sentence."""
        click.echo(self.message, err=True)


@contextmanager
def plain_errors(language: str) -> Iterator[None]:
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
    """Return the system's language."""
    from kleeblatt.core import words

    return words.default_language()


language_option = click.option(
    "--lang", "language", type=click.Choice(["de", "en"]), default=default_language,
    show_default="as the system", help="Language of the texts.",
)  # fmt: skip
option_option = click.option(
    "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON to stdout.")


def read_options(options: tuple[str, ...]) -> dict[str, str]:
    """Split 'sheet=red' into name and value."""
    from kleeblatt.core.errors import UsageError

    for text in options:
        if "=" not in text:
            raise UsageError("option-form", text=text)
    return {name.strip(): value.strip() for name, _, value in (t.partition("=") for t in options)}


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeColumn())
    console = Console(stderr=True)
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(text, total=total)
        yield lambda count: bar.update(task, advance=count)


def tell_compiling(
    games: Iterable["Game"], say: "Words", bots: tuple[str, ...] = ("random",)
) -> None:
    """Say so if something must be compiled first."""
    from kleeblatt.lab.batch import is_ready

    for rules in {id(game.rules): game for game in games if not is_ready(game, bots)}.values():
        click.echo(say("compiling", what=rules.title), err=True)


def console() -> "Console":
    """Return rich's console for the terminal."""
    from rich.console import Console

    return Console()


def show(title: str, summary: str, grids: list["Grid"]) -> None:
    """Print tables with a title and a summary above them."""
    from rich.table import Table
    from rich.text import Text

    terminal = console()
    terminal.print(Text(title, "bold"))
    terminal.print(Text(summary))
    for grid in grids:
        table = Table(box=None, pad_edge=False, show_header=any(grid.header))
        for number, name in enumerate(grid.header):
            table.add_column(Text(name), justify="left" if number < grid.words else "right")
        for row in grid.rows:
            table.add_row(*(Text(cell) for cell in row))
        terminal.print()
        terminal.print(Text(grid.title, "bold"))
        terminal.print(table)
        if grid.note:
            terminal.print(Text(grid.note, "dim"))
