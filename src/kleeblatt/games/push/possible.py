"""What makes a position of PUSH impossible: each check names a message `position-…`."""

from kleeblatt.games.push import deck
from kleeblatt.games.push.deck import DIRECTION_CARD, of_colour
from kleeblatt.games.push.rules import fits_somewhere, has_row
from kleeblatt.games.push.setup import Setup
from kleeblatt.games.push.state import (
    CARD,
    DIE,
    GO_ON,
    OVER,
    PLACE,
    ROWS,
    START,
    TAKE,
    State,
    cards_left,
)


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    if max(s.active, s.decider) >= setup.players:
        return "seat"
    if s.deck < 0:
        return "push-too-many"
    if s.directions and not setup.has_direction:
        return "push-directions"
    if any(_has_conflict(cards) for cards in s.row):
        return "push-row"
    return _phase_problem(setup, s)


def _has_conflict(cards: int) -> bool:
    """Does a row hold a colour or a number twice?"""
    colours = [deck.size(of_colour(cards, colour)) for colour in range(deck.COLOURS)]
    values = [deck.size(cards & of_value) for of_value in deck.OF_VALUE]
    return max(*colours, *values) > 1


def _phase_problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be in this phase."""
    rows = [has_row(s, row) for row in range(ROWS)]
    if s.phase in (START, OVER) and (any(rows) or s.directions):
        return "push-cleared"
    if (cards_left(s) == 0) != (s.phase == OVER) and s.phase not in (PLACE, TAKE, DIE):
        return "push-deck"
    if s.takers and s.phase not in (TAKE, DIE):
        return "push-taken"
    if s.phase in (CARD, PLACE, GO_ON) and sorted(rows, reverse=True) != rows:
        return "push-gap"
    if s.phase == TAKE and not any(rows):
        return "push-no-rows"
    if s.phase == PLACE and (s.card == DIRECTION_CARD or not fits_somewhere(s)):
        return "push-no-place"
    return None
