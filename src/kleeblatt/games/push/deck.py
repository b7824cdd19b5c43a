"""The cards of PUSH, and sets of number cards as one word.

A kind of number card is 6 · colour + value − 1. There are at most three of each, so a set of number
cards is two bits a kind, 60 in all; a colour is a field of twelve bits:

    green 1, green 2 … green 6, yellow 1 … purple 6
"""

import tomllib
from importlib import resources
from typing import Any

from kleeblatt.core.errors import SheetError
from kleeblatt.core.kernel import kernel

COUNT_BITS = 2
COPIES = 3  # what two bits can count
VALUES = 6
COLOURS = 5
KINDS = COLOURS * VALUES
COLOUR_BITS = COUNT_BITS * VALUES
COLOUR = (1 << COLOUR_BITS) - 1  # all cards of the first colour


def read(text: str) -> dict[str, Any]:
    """Read and check the deck file."""
    facts = tomllib.loads(text)
    right = {"colours": COLOURS, "values": VALUES, "copies": COPIES, "die": COLOURS + 1}
    for name, expected in right.items():
        found = facts.get(name)
        size = found if isinstance(found, int) else len(found or ())
        if size != expected:
            raise SheetError("push-deck", name=name, found=size, right=expected)
    for name in ("dice_cards", "direction_cards"):
        if not isinstance(facts.get(name), int) or facts[name] < 0:
            raise SheetError("push-deck", name=name, found=facts.get(name), right="0, 1, 2, …")
    return facts


PRINTED = read((resources.files(__package__) / "deck.toml").read_text("utf-8"))
COLOUR_WORDS: tuple[str, ...] = tuple(PRINTED["colours"])
DIE_WORDS: tuple[str, ...] = tuple(PRINTED["die"])
DICE_CARD, DIRECTION_CARD = KINDS, KINDS + 1  # kinds of card after the number cards
CARD_WORDS: tuple[str, ...] = (
    *(f"{COLOUR_WORDS[kind // VALUES]} {kind % VALUES + 1}" for kind in range(KINDS)),
    "dice-card",
    "direction-card",
)
DICE_CARDS: int = PRINTED["dice_cards"]
DIRECTION_CARDS: int = PRINTED["direction_cards"]
ALL = sum(COPIES << COUNT_BITS * kind for kind in range(KINDS))
# The cards of each value, in all colours.
OF_VALUE = tuple(
    sum(COPIES << COUNT_BITS * (colour * VALUES + value) for colour in range(COLOURS))
    for value in range(VALUES)
)


@kernel
def one(kind: int) -> int:
    """A single card."""
    return 1 << (COUNT_BITS * kind)


@kernel
def count(cards: int, kind: int) -> int:
    """How many of a kind are in a set."""
    return (cards >> (COUNT_BITS * kind)) & COPIES


@kernel
def of_colour(cards: int, colour: int) -> int:
    """The cards of a colour in a set."""
    return cards & (COLOUR << (COLOUR_BITS * colour))


@kernel
def size(cards: int) -> int:
    """How many cards are in a set."""
    total = 0
    while cards != 0:
        total += cards & COPIES
        cards >>= COUNT_BITS
    return total


@kernel
def points(cards: int) -> int:
    """The sum of the numbers in a set."""
    total = 0
    for kind in range(KINDS):
        total += count(cards, kind) * (kind % VALUES + 1)
    return total


@kernel
def colour_points(cards: int, colour: int) -> int:
    """The sum of the numbers of a colour in a set."""
    total = 0
    for value in range(VALUES):
        total += count(cards, colour * VALUES + value) * (value + 1)
    return total


def cards_in(cards: int, colour: int | None = None) -> tuple[str, ...]:
    """The cards of a set (that are of a colour) as words (no kernel)."""
    some = cards if colour is None else of_colour(cards, colour)
    return tuple(CARD_WORDS[kind] for kind in range(KINDS) for _ in range(count(some, kind)))
