"""Golden playthroughs: whole games as text that a person can read and check against the rules.

Each is there three times: every list of legal moves, and what happened in German and in English.

`python -m tests.playthrough` writes them anew; look at the difference before you commit it.
"""

from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console

from kleeblatt import Chance, Match, SeededDice, game
from kleeblatt.bots import bot
from kleeblatt.core.story import Story
from kleeblatt.core.words import LANGUAGES, words
from tests.players import seats

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[str, int, int, dict[str, str]]] = {  # file: game, players, seed, options
    "noch-mal-solo": ("noch-mal", 1, 11, {}),
    "noch-mal-2": ("noch-mal", 2, 12, {"sheet": "red"}),
    "noch-mal-4-random-sheet": ("noch-mal", 4, 13, {"sheet": "random:5"}),
    "noch-mal-so-gut-solo": ("noch-mal-so-gut", 1, 15, {}),
    "noch-mal-so-gut-3": ("noch-mal-so-gut", 3, 14, {}),
    "doppelt-so-clever-solo": ("doppelt-so-clever", 1, 16, {}),
    "doppelt-so-clever-3": ("doppelt-so-clever", 3, 17, {}),
    "push-2-risk": ("push", 2, 18, {"risk": "yes", "directions": "discarded"}),
    "push-4": ("push", 4, 19, {}),
    "geht-noch-was-solo": ("geht-noch-was", 1, 20, {}),
    "geht-noch-was-3-free": ("geht-noch-was", 3, 21, {"free_start": "yes"}),
    "geht-noch-was-5-solo-rules": ("geht-noch-was", 5, 22, {"solo_rules": "yes"}),
}
MOST_LISTED = 24
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")


def playthrough(id: str, players: int, seed: int, options: dict[str, str]) -> str:
    """Every roll, every list of legal moves, every choice; the sheets now and then."""
    match = Match(game(id), seats(players), options, dice=SeededDice(seed))
    lines = [f"{match.game.title}  {players} players, seed {seed}, options {match.options}"]
    chooser = bot("eager", seed)
    while not match.is_over:
        if isinstance(match.node, Chance):
            rolls = match.rolls
            if rolls % 10 == 0:
                lines += sheets(match)
            lines += ["", f"roll {rolls + 1}: {match.roll()}"]
        else:
            seat = match.awaited[0]
            legal = match.legal(seat)
            more = f" … ({len(legal)} in all)" if len(legal) > MOST_LISTED else ""
            lines.append(f"  P{seat} may: {' | '.join(legal[:MOST_LISTED])}{more}")
            move = chooser.choose(match, seat)
            lines.append(f"  P{seat}: {match.move_text(seat, move)}")
            match.play(seat, move)
    lines += [*sheets(match), "", f"scores {match.scores()}, winners {match.winners()}"]
    lines += [f"P{seat}: {match.breakdown(seat)}" for seat in range(players)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def retold(language: str, id: str, players: int, seed: int, options: dict[str, str]) -> str:
    """The same game as a story: seat 0 reads it."""
    match = Match(game(id), NAMES[:players], options, dice=SeededDice(seed))
    chooser = bot("eager", seed)
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            seat = match.awaited[0]
            match.play(seat, chooser.choose(match, seat))
    story = Story(match.game.family, match.players, words(language), you=0)
    events = [*match.opening, *(event for told in match.events_for(0) for event in told)]
    lines: list[str] = []
    for paragraph in story.paragraphs(events):
        lines += ["", paragraph.heading]
        for line in paragraph.lines:
            lines += [f"  {line.brief}"]
            if [line.brief] != line.sentences:
                lines += [f"      {sentence}" for sentence in line.sentences]
    return "\n".join(lines).strip() + "\n"


def sheets(match: Match) -> list[str]:
    """All sheets as in the terminal, without colours."""
    draw: Any = import_module(match.game.terminal)
    draw.use_letters(words("en"))
    console = Console(file=StringIO(), width=120, color_system=None)
    for seat, name in enumerate(match.players):
        console.print(f"\n{name}")
        console.print(draw.draw(match, seat, words("en")))
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return [line for line in text.splitlines() if "Y yellow" not in line and "* star" not in line]


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, table in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(*table), "utf-8")
        for language in LANGUAGES:
            (FOLDER / f"{name}.{language}.txt").write_text(retold(language, *table), "utf-8")


if __name__ == "__main__":
    write()
