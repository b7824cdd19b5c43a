"""The deck file, read and checked: cards, points, costs, factors of levels, bonuses of rounds."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from kleeblatt.core.errors import SheetError
from kleeblatt.games.geht_noch_was.cards import CARDS, COLOUR_WORDS
from kleeblatt.games.geht_noch_was.dice import ways
from kleeblatt.games.geht_noch_was.tasks import Task, fulfilled, parse

BUILT_IN = "built-in"
SETS = "ABCD"
LEVELS = 5
ROUNDS = 5
MOST_LUCK = 4
MOST = 99  # points, cost or factor
SET_OF = {"green": 4, "yellow": 2}  # cards of a start set
OTHERS = {"green": 36, "yellow": 21, "red": 15}
SIDES = ("normal", "solo")
FIELDS = {"name", "points", "cost", "factors", "bonus", "cards"}
CARD = re.compile(r"(\w+)(?: ([A-Z]))?: (.+)")
DECKS = 16  # so many decks are kept in memory
# Whoever sends a deck must not keep the parser busy: it is quadratic in dotted keys.
MOST_LETTERS, MOST_LINES, MOST_DOTS = 40_000, 600, 600


@dataclass(frozen=True)
class Card:
    """A printed card."""

    number: int
    colour: str
    start_set: str | None
    text: str
    task: Task

    @property
    def ways(self) -> int:
        """How many of the 6^7 rolls fulfil it."""
        return ways(fulfilled(self.task))


@dataclass(frozen=True)
class Bonus:
    """What a round gives."""

    luck: int
    card: str | None


@dataclass(frozen=True)
class Deck:
    """All cards, by colour and number, and what else is printed."""

    name: str
    cards: tuple[Card, ...]
    points: tuple[int, ...]  # of each colour
    cost: tuple[int, ...]
    factors: dict[str, tuple[int, ...]]  # of each side of the bar, from the bottom to the top
    bonus: tuple[tuple[Bonus, ...], ...]  # of each round


@cache
def built_in() -> str:
    """The text of the deck that comes with Kleeblatt, our own design."""
    return (resources.files(__package__) / "deck.toml").read_text("utf-8")


def rating() -> tuple[int, ...]:
    """The least points of each solo level, the best one first: the same with every deck."""
    file = resources.files(__package__) / "printed.toml"
    return tuple(tomllib.loads(file.read_text("utf-8"))["rating"])


@lru_cache(DECKS)
def read(text: str) -> Deck:
    """A deck, from the text of its file; the first problem is raised."""
    for problem in problems(text):
        raise problem
    facts = _parsed(text)
    cards = [_card(int(number), line) for number, line in facts["cards"].items()]
    return Deck(
        facts["name"],
        tuple(sorted(cards, key=lambda card: (COLOUR_WORDS.index(card.colour), card.number))),
        tuple(facts["points"][colour] for colour in COLOUR_WORDS),
        tuple(facts["cost"][colour] for colour in COLOUR_WORDS),
        {side: tuple(facts["factors"][side]) for side in SIDES},
        tuple(
            tuple(Bonus(b["luck"], b.get("card")) for b in facts["bonus"][str(number)])
            for number in range(1, ROUNDS + 1)
        ),
    )


def _card(number: int, line: str) -> Card:
    found = CARD.fullmatch(line)
    if not found:
        raise SheetError("deck-card", number=number, line=line)
    colour, start_set, text = found.groups()
    if colour not in COLOUR_WORDS or start_set not in (None, *SETS):
        raise SheetError("deck-card", number=number, line=line)
    try:
        card = Card(number, colour, start_set, text, parse(text))
    except SheetError as error:
        raise SheetError("deck-task", number=number, why=error) from error
    if not fulfilled(card.task):
        raise SheetError("deck-task", number=number, why=SheetError("task-never", task=text))
    return card


def _parsed(text: str) -> dict[str, Any]:
    """The TOML of a deck file; SheetError if it is none, or too large to be a deck."""
    if len(text) > MOST_LETTERS or text.count("\n") > MOST_LINES or text.count(".") > MOST_DOTS:
        raise SheetError("deck-long", letters=MOST_LETTERS, lines=MOST_LINES, dots=MOST_DOTS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also arrays in arrays, endless numbers
        raise SheetError("deck-toml", why=str(error)) from error


def problems(text: str) -> Iterator[SheetError]:
    """Everything that is wrong with a deck file."""
    try:
        facts = _parsed(text)
    except SheetError as error:
        yield error
        return
    for unknown in sorted(set(facts) - FIELDS):
        yield SheetError("deck-unknown", name=unknown)
    if not isinstance(facts.get("name"), str) or not 0 < len(facts["name"]) <= MOST:
        yield SheetError("deck-fact", name="name", right='"…"')
    for name in ("points", "cost"):
        if not _are_numbers(facts.get(name), COLOUR_WORDS):
            yield SheetError("deck-fact", name=name, right="{ green = 1, yellow = 2, red = 4 }")
    for side in SIDES:
        factors = _table(facts, "factors").get(side)
        numbers = dict(enumerate(factors)) if isinstance(factors, list) else None
        if not _are_numbers(numbers, tuple(range(LEVELS))):
            yield SheetError("deck-fact", name=f"factors.{side}", right="[1, 1, 2, 4, 8]")
    yield from _bonus_problems(_table(facts, "bonus"))
    yield from _card_problems(_table(facts, "cards"))


def _table(facts: dict[str, Any], name: str) -> dict[str, Any]:
    found = facts.get(name)
    return found if isinstance(found, dict) else {}


def _are_numbers(found: Any, names: tuple[Any, ...]) -> bool:
    return (
        isinstance(found, dict)
        and set(found) == set(names)
        and all(type(value) is int and 1 <= value <= MOST for value in found.values())
    )


def _bonus_problems(rounds: dict[str, Any]) -> Iterator[SheetError]:
    for number in range(1, ROUNDS + 1):
        choices = rounds.get(str(number))
        first = number == 1
        right = (
            isinstance(choices, list)
            and len(choices) == (1 if first else 2)
            and all(_is_bonus(choice, with_card=not first) for choice in choices)
        )
        if not right:
            example = "[{ luck = 1 }]" if first else '[{ luck = 2 }, { luck = 1, card = "green" }]'
            yield SheetError("deck-fact", name=f"bonus.{number}", right=example)
    for other in sorted(set(rounds) - {str(number) for number in range(1, ROUNDS + 1)}):
        yield SheetError("deck-unknown", name=f"bonus.{other}")


def _is_bonus(found: Any, with_card: bool) -> bool:
    return (
        isinstance(found, dict)
        and set(found) <= ({"luck", "card"} if with_card else {"luck"})
        and type(found.get("luck")) is int
        and 0 <= found["luck"] <= MOST_LUCK
        and found.get("card") in (None, *COLOUR_WORDS)
    )


def _written(line: object) -> str:
    """A line as it is written, whatever it is."""
    try:
        return line if isinstance(line, str) else repr(line)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists
        return type(line).__name__


def _card_problems(lines: dict[str, Any]) -> Iterator[SheetError]:
    counts: Counter[tuple[str | None, str]] = Counter()
    complete = True
    for name, line in lines.items():
        if name not in {str(number) for number in range(1, CARDS + 1)}:
            yield SheetError("deck-number", number=name, most=CARDS)
            continue
        try:
            card = _card(int(name), _written(line))
            counts[card.start_set, card.colour] += 1
        except SheetError as error:
            complete = False
            yield error
    missing = [str(number) for number in range(1, CARDS + 1) if str(number) not in lines]
    if missing:
        yield SheetError("deck-missing", numbers=", ".join(missing[:MOST]))
    if missing or not complete:
        return  # the counts say nothing new
    for start_set in (*SETS, None):
        for colour in COLOUR_WORDS:
            right = (SET_OF if start_set else OTHERS).get(colour, 0)
            if (found := counts[start_set, colour]) != right:
                set_name = start_set or "none"
                yield SheetError(
                    "deck-count", start_set=set_name, colour=colour, found=found, right=right
                )


def is_deck(text: str) -> bool:
    """Is this the text of a deck file (of more than one line)? Raises what is wrong with it."""
    return "\n" in text and bool(read(text))
