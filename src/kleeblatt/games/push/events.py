"""What happens in a match of PUSH. Rows count from 1, cards are 'red 5' or 'dice-card'."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal

from kleeblatt.core.events import Event
from kleeblatt.games.push.deck import (
    CARD_WORDS,
    COLOUR_WORDS,
    DICE_CARD,
    DIE_WORDS,
    cards_in,
    colour_points,
)
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import ROWS, State, cards_left, in_the_way

DICE = CARD_WORDS[DICE_CARD]


@dataclass(frozen=True)
class TurnBegan(Event):
    """It is this seat's turn."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "TurnBegan":
        """From `begin_turn`."""
        return cls(seat)


@dataclass(frozen=True)
class CardsSecured(Event):
    """The displayed cards of a colour are safe from now on."""

    colour: str
    cards: tuple[str, ...]
    worth: int  # that can no longer be lost

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, colour: int) -> "CardsSecured":
        """From `secure`."""
        worth = colour_points(s.display[seat], colour)
        return cls(seat, COLOUR_WORDS[colour], cards_in(s.display[seat], colour), worth)


@dataclass(frozen=True)
class CardDrawn(Event):
    """The next card of the deck was turned over."""

    card: str
    left: int  # in the deck

    @classmethod
    def of(cls, setup: Setup, s: State, kind: int) -> Generator[int, None, "CardDrawn"]:
        """From `draw`."""
        yield s.active
        return cls(s.active, CARD_WORDS[kind], cards_left(s))


@dataclass(frozen=True)
class CardPlaced(Event):
    """The card that was drawn lies in a row."""

    card: str
    row: int
    is_new: bool  # the first card of the row

    @classmethod
    def of(cls, setup: Setup, s: State, row: int) -> "CardPlaced":
        """From `lay`."""
        return cls(s.active, CARD_WORDS[s.card], row + 1, row == s.begun)


@dataclass(frozen=True)
class DirectionTurned(Event):
    """A direction card came: rows are given out the other way round (not with two players)."""

    way: Literal["left", "right", "discarded"]  # who takes after the active player

    @classmethod
    def of(cls, setup: Setup, s: State) -> "DirectionTurned":
        """From `turn_direction`."""
        if not setup.has_direction:
            return cls(s.active, "discarded")
        return cls(s.active, "left" if s.directions % 2 else "right")


@dataclass(frozen=True)
class Bust(Event):
    """The card fits into no row: it is discarded, and its player gets no row."""

    card: str
    conflicts: tuple[str, ...]  # a card of each row, beside which it may not lie

    @classmethod
    def of(cls, setup: Setup, s: State) -> "Bust":
        """From `go_bust`."""
        if s.card == DICE_CARD:
            return cls(s.active, DICE, (DICE,) * ROWS)
        conflicts = tuple(cards_in(in_the_way(s, row))[0] for row in range(ROWS))
        return cls(s.active, CARD_WORDS[s.card], conflicts)


@dataclass(frozen=True)
class Stopped(Event):
    """Drawing is over: the rows are given out."""

    has_choice: bool  # there are cards left to draw

    @classmethod
    def of(cls, setup: Setup, s: State) -> "Stopped":
        """From `stop`."""
        return cls(s.active, cards_left(s) > 0)


@dataclass(frozen=True)
class RowTaken(Event, scores=True):
    """Number cards of a row went into a display, a dice card onto the discard pile."""

    row: int
    cards: tuple[str, ...]  # number cards
    has_dice: bool  # with a dice card: the taker rolls the die

    @classmethod
    def of(cls, setup: Setup, s: State, row: int) -> "RowTaken":
        """From `take_cards`."""
        return cls(s.decider, row + 1, cards_in(s.row[row]), s.row_dice[row] == 1)


@dataclass(frozen=True)
class DieRolled(Event, scores=True):
    """The die was rolled, and cost these displayed cards."""

    face: str
    cards: tuple[str, ...]

    @classmethod
    def of(cls, setup: Setup, s: State, face: int, lost: int) -> "DieRolled":
        """From `lose`."""
        return cls(s.decider, DIE_WORDS[face], cards_in(lost))


@dataclass(frozen=True)
class TableCleared(Event):
    """Rows that nobody took and direction cards were discarded."""

    cards: tuple[str, ...]  # number cards
    dice: int  # dice cards
    directions: int  # direction cards

    @classmethod
    def of(cls, setup: Setup, s: State) -> "TableCleared | None":
        """From `clear_table`; nothing to tell when nothing lies there."""
        cards = tuple(card for row in s.row for card in cards_in(row))
        dice = sum(s.row_dice)
        return cls(None, cards, dice, s.directions) if cards or dice or s.directions else None


@dataclass(frozen=True)
class GameEnded(Event):
    """The deck is used up."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "GameEnded":
        """From `end_game`."""
        return cls(None)
