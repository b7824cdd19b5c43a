"""What a seat may see, as JSON: everything on the table, and what is left in the deck.

The order of the deck is in no view: it exists nowhere.
"""

from typing import Literal

from typing_extensions import TypedDict

from kleeblatt.games.push import deck, rules
from kleeblatt.games.push.deck import (
    CARD_WORDS,
    COLOUR_WORDS,
    COLOURS,
    KINDS,
    PRINTED,
    VALUES,
    count,
)
from kleeblatt.games.push.notation import in_deck
from kleeblatt.games.push.odds import misfits, misfits_after
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import PHASES, ROWS, Phase, State

Way = Literal["left", "right"]


class Row(TypedDict):
    """A row in the middle."""

    cards: list[str]  # number cards, such as `red 5`
    dice_card: bool  # does a dice card lie there too?
    points: int  # of its number cards
    misfits: int | None  # in the deck once the drawn card lies here; None: no card can


class Deck(TypedDict):
    """The draw pile."""

    cards: int  # how many
    left: dict[str, int]  # how many of each card, also `dice-card` and `direction-card`
    misfits: int  # how many of them fit nowhere now: the next one would go too far
    misfit: list[str]  # which cards these are


class Points(TypedDict):
    """What the cards before a player are worth, by colour."""

    display: dict[str, int]  # unsecured cards
    secured: dict[str, int]  # secured cards
    both: dict[str, int]  # all of them


class Seat(TypedDict):
    """What lies before a player, by colour."""

    display: dict[str, list[int]]  # numbers of the unsecured cards
    secured: dict[str, list[int]]  # numbers of the secured cards
    cards: int  # how many in both: the tie-break
    points: Points


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase  # what comes next
    active: int  # whose turn it is
    decider: int  # the seat that decides, or rolls the die
    card: str | None  # the card to be placed
    rows: list[Row]  # row 1 first
    directions: int  # direction cards turned over in this turn
    way: Way | None  # to which side rows are taken; None: direction cards change nothing
    neighbour: int  # the seat that takes first after the active player
    deck: Deck
    discard: dict[str, int]  # how many of each card, also `dice-card` and `direction-card`


class View(Table):
    """The table."""

    seats: list[Seat]  # seat 0 first


class Printed(TypedDict):
    """The cards and the die."""

    colours: list[str]  # of the number cards
    values: list[int]  # numbers on the cards
    copies: int  # of each number card
    dice_cards: int  # in the deck
    direction_cards: int  # in the deck of this match
    die: list[str]  # its six faces
    risk: bool  # does a star discard the whole display?


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle: all see the same."""
    unfit = misfits(s)
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "decider": s.decider,
        "card": CARD_WORDS[s.card] if s.phase == rules.PLACE else None,
        "rows": [_row(s, row) for row in range(ROWS)],
        "directions": s.directions,
        "way": _way(setup, s),
        "neighbour": _neighbour(setup, s),
        "deck": {
            "cards": rules.cards_left(s),
            "left": {text: n for kind, text in enumerate(CARD_WORDS) if (n := in_deck(s, kind))},
            "misfits": sum(unfit.values()),
            "misfit": [CARD_WORDS[kind] for kind in unfit],
        },
        "discard": {
            **_cards(s.discard),
            "dice-card": s.discard_dice,
            "direction-card": s.discard_directions,
        },
    }


def _way(setup: Setup, s: State) -> Way | None:
    """To which side rows are taken; every direction card turns that round."""
    if not setup.has_direction:
        return None
    return "right" if s.directions % 2 else "left"


def _neighbour(setup: Setup, s: State) -> int:
    """The seat that takes first after the active player."""
    away = -1 if _way(setup, s) == "right" else 1
    return (s.active + away) % setup.players


def _row(s: State, row: int) -> Row:
    return {
        "cards": list(_cards(s.row[row])),
        "dice_card": bool(s.row_dice[row]),
        "points": deck.points(s.row[row]),
        "misfits": misfits_after(s, row),
    }


def _cards(cards: int) -> dict[str, int]:
    """{'red 5': 2}."""
    return {CARD_WORDS[kind]: count(cards, kind) for kind in range(KINDS) if count(cards, kind)}


def _by_colour(cards: int) -> dict[str, list[int]]:
    """{'red': [5, 5, 6]}."""
    return {
        COLOUR_WORDS[colour]: [
            value + 1
            for value in range(VALUES)
            for _ in range(count(cards, colour * VALUES + value))
        ]
        for colour in range(COLOURS)
    }


def seat_view(setup: Setup, s: State, seat: int) -> Seat:
    """What lies before a player."""
    return {
        "display": _by_colour(s.display[seat]),
        "secured": _by_colour(s.secured[seat]),
        "cards": rules.tiebreak(setup, s, seat),
        "points": {
            "display": _points(s.display[seat]),
            "secured": _points(s.secured[seat]),
            "both": _points(s.display[seat] + s.secured[seat]),
        },
    }


def _points(cards: int) -> dict[str, int]:
    """{'red': 16}."""
    return {COLOUR_WORDS[colour]: deck.colour_points(cards, colour) for colour in range(COLOURS)}


def printed_view(setup: Setup) -> Printed:
    """The cards and the die."""
    return {
        "colours": PRINTED["colours"],
        "values": PRINTED["values"],
        "copies": PRINTED["copies"],
        "dice_cards": PRINTED["dice_cards"],
        "direction_cards": setup.direction_cards,
        "die": PRINTED["die"],
        "risk": bool(setup.risk),
    }
