"""What `kleeblatt deck check` says about a deck file of Geht noch was?."""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from kleeblatt.core.words import words
from kleeblatt.games import game
from kleeblatt.games.geht_noch_was import deck as decks
from kleeblatt.games.geht_noch_was.describe import phrase, symbols
from kleeblatt.games.geht_noch_was.dice import ROLLS
from kleeblatt.games.geht_noch_was.odds import chance_of

LEVELS = ((0, 2), (2, 4), (4, 6), (0, 6))  # of the six start cards: levels 1, 2, 3; all


def report(file: Path, language: str) -> dict[str, Any]:
    """Report everything about a deck, ready for JSON; only its problems, if there are any."""
    text = game("geht-noch-was").load({"deck": str(file)})["deck"]
    problems = [problem.sentence(language) for problem in decks.problems(text)]
    if problems:
        return {"problems": problems}
    say, deck = words(language), decks.read(text)
    setup = game("geht-noch-was").setup(1, {"deck": text})
    cards = [
        {
            "number": card.number,
            "colour": card.colour,
            "set": card.start_set,
            "task": card.text,
            "symbols": symbols(card.task, say),
            "words": phrase(card.task, say),
            "ways": card.ways,
            "probability": card.ways / ROLLS,
        }
        for card in deck.cards
    ]
    balance = {}
    for start_set in decks.SETS:
        mine = [card.number for card in deck.cards if card.start_set == start_set]
        balance[start_set] = [float(chance_of(setup, mine[a:b])) for a, b in LEVELS]
    return {"problems": [], "name": deck.name, "cards": cards, "start_sets": balance}


def show(report: dict[str, Any], language: str, console: Console) -> None:
    """Print the report."""
    say = words(language)
    if problems := report["problems"]:
        console.print(say("deck-problems", count=len(problems)), highlight=False)
        for problem in problems:
            console.print(f"- {problem}", highlight=False, markup=False)
        return
    grid = Grid(box=None, pad_edge=False)
    for column in ("card", "colour", "set", "symbols", "words"):
        grid.add_column(say(f"deck-{column}"))
    grid.add_column(say("deck-chance"), justify="right")
    for card in report["cards"]:
        grid.add_row(
            str(card["number"]),
            say.token(card["colour"]),
            card["set"] or "",
            card["symbols"],
            card["words"],
            f"{100 * card['probability']:.2f} %",
        )
    console.print(grid)
    console.print(f"\n{say('deck-balance')}", highlight=False)
    for start_set, chances in report["start_sets"].items():
        shown = "  ".join(f"{100 * chance:.2f} %" for chance in chances)
        console.print(f"  {start_set}  {shown}", highlight=False)
    name, cards = report["name"], str(len(report["cards"]))
    console.print(f"\n{say('deck-checked', name=name, cards=cards)}", highlight=False, markup=False)
