"""A table for tests that read like the rulebook: typed cards, prepared displays, short decks.

match = start(3)
play(match, "red 5>1, dice-card>2, +direction-card, stop, take 1")

A script plays whatever comes next, whoever decides it. "red 5>1" is short for draw, red 5, into 1;
"+direction-card" for draw, direction-card (a card that is not placed).
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kleeblatt.core.dice import Dice, TypedDice
from kleeblatt.core.errors import IllegalMove
from kleeblatt.core.match import Chance, Match
from kleeblatt.games.push import push

View = dict[str, Any]

PLAYERS = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay")
COLOURS = ("green", "yellow", "red", "blue", "purple")
VALUES = (1, 2, 3, 4, 5, 6)
NUMBER_CARDS = tuple(f"{colour} {value}" for colour in COLOURS for value in VALUES)
DICE_CARD, DIRECTION_CARD = "dice-card", "direction-card"
BOX = Counter(dict.fromkeys(NUMBER_CARDS, 3) | {DICE_CARD: 18, DIRECTION_CARD: 12})
BUST = "red 1>1, red 2>2, red 3>3, +red 4"  # three rows, and a card that fits in none


def start(players: int = 3, dice: Dice | None = None, **options: str) -> Match:
    """A new match with typed cards."""
    return Match(push, PLAYERS[:players], options, dice=dice or TypedDice())


def split(cards: str) -> list[str]:
    """'red 5, blue 1' as a list."""
    return [" ".join(card.split()) for card in cards.split(",") if card.strip()]


# Playing


def _steps(script: str) -> Iterator[str]:
    for step in split(script):
        if step.startswith("+"):
            yield from ("draw", step[1:])
        elif ">" in step:
            card, row = step.split(">")
            yield from ("draw", card, f"into {row}")
        else:
            yield step


def step(match: Match, text: str) -> None:
    """One outcome or one move, whichever comes next."""
    if match.node == Chance():
        match.inject(text)
    else:
        (seat,) = match.awaited
        match.play(seat, text)


def play(match: Match, script: str) -> Match:
    """Play a script; returns the match."""
    for text in _steps(script):
        step(match, text)
    return match


def options(match: Match) -> set[str]:
    """What the seat that decides now may do."""
    (seat,) = match.awaited
    return set(match.legal(seat))


def refused(match: Match, move: str) -> str:
    """The seat that decides now may not do this, and nothing changes; returns why."""
    (seat,) = match.awaited
    before = match.view()
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.view() == before
    return error.value.reason


def takers(match: Match, die: str = "star") -> list[int]:
    """Give out all rows, always the first that lies there: the seats in the order they took."""
    seats = []
    while not match.is_over and match.view()["phase"] in ("take", "die"):
        if match.node == Chance():
            match.inject(die)
        else:
            (seat,) = match.awaited
            seats.append(seat)
            match.play(seat, match.legal(seat)[0])
    return seats


# Preparing


def _draw(match: Match, cards: str) -> int:
    """Take number cards out of the deck; the set of them."""
    drawn = 0
    for card in split(cards):
        one = 1 << 2 * NUMBER_CARDS.index(card)
        assert match.state.deck & 3 * one, f"{card} is not in the deck"
        match.state.deck -= one
        drawn += one
    return drawn


def give(match: Match, seat: int, cards: str, secured: str = "") -> Match:
    """Number cards from the deck into a display, or secured; returns the match."""
    match.state.display[seat] += _draw(match, cards)
    match.state.secured[seat] += _draw(match, secured)
    return match


def leave(match: Match, cards: str) -> Match:
    """Leave only these cards in the deck, the others are discarded; returns the match."""
    left, s = split(cards), match.state
    dice, directions = left.count(DICE_CARD), left.count(DIRECTION_CARD)
    numbers = [card for card in left if card in NUMBER_CARDS]
    assert len(numbers) + dice + directions == len(left)
    keep = _draw(match, ", ".join(numbers))
    s.discard, s.deck = s.discard + s.deck, keep
    s.discard_dice, s.deck_dice = s.discard_dice + s.deck_dice - dice, dice
    gone = s.deck_directions - directions
    s.discard_directions, s.deck_directions = s.discard_directions + gone, directions
    return match


# Seeing: a match, or a view of it


def _view(table: Match | View) -> View:
    return table.view() if isinstance(table, Match) else table


def rows(table: Match | View) -> list[set[str]]:
    """The cards of the rows that lie in the middle."""
    seen = (
        {*row["cards"], *([DICE_CARD] if row["dice_card"] else [])} for row in _view(table)["rows"]
    )
    return [row for row in seen if row]


def _pile(by_colour: dict[str, list[int]]) -> Counter[str]:
    return Counter(f"{colour} {value}" for colour, values in by_colour.items() for value in values)


def display(table: Match | View, seat: int) -> Counter[str]:
    """The unsecured cards of a seat."""
    return _pile(_view(table)["seats"][seat]["display"])


def secured(table: Match | View, seat: int) -> Counter[str]:
    """The secured cards of a seat."""
    return _pile(_view(table)["seats"][seat]["secured"])


def cards(text: str) -> Counter[str]:
    """A pile as `display`, `secured` and `discard` show it."""
    return Counter(split(text))


def discard(table: Match | View) -> Counter[str]:
    """The discard pile."""
    return +Counter(_view(table)["discard"])


def deck(table: Match | View) -> Counter[str]:
    """What is left in the deck."""
    return +Counter(_view(table)["deck"]["left"])


def everywhere(table: Match | View) -> Counter[str]:
    """All cards on the table."""
    view = _view(table)
    found = deck(view)
    for pile in (discard(view), *rows(view)):
        found.update(pile)
    for seat in range(len(view["seats"])):
        found.update(display(view, seat))
        found.update(secured(view, seat))
    if view["card"] is not None:
        found[view["card"]] += 1
    found[DIRECTION_CARD] += view["directions"]
    return +found


def active(match: Match) -> int:
    """Whose turn it is, at its start."""
    assert match.view()["phase"] == "start"
    assert match.awaited == (match.view()["active"],)
    return match.awaited[0]
