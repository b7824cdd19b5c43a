"""A bot for PUSH that looks one step ahead: a yardstick for stronger bots.

    kleeblatt evaluate push strong -n 2 -d 1000 --against tools.one_step:OneStep

It draws as long as the next card, placed best, promises more than stopping now. It takes the row
that is worth most to itself, and secures a colour if that saves more than a turn brings. It counts
cards, but ignores a second card and the other players.
"""

from kleeblatt import Match
from kleeblatt.core.struct import copy
from kleeblatt.games.push import deck, odds, rules
from kleeblatt.games.push.rules import State

TURN = 9.0  # points that a turn brings on average, roughly


class OneStep:
    """A bot that maximizes expected points one step ahead."""

    name = "one-step"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        """Choose the move with the highest expected value."""
        legal = match.legal_numbers(seat)
        return max(legal, key=lambda move: self._value(match, match.state, seat, move))

    def _value(self, match: Match, s: State, seat: int, move: int) -> float:
        if move == rules.DRAW:
            return self._draw(match, s, seat)
        if move == rules.STOP:
            return self._stop(match, s, seat)
        if move >= rules.TAKE_ROW:
            return self._row(match, s, seat, move - rules.TAKE_ROW)
        if move >= rules.PLACE_ROW:
            after = copy(s)
            rules.apply(match.setup, after, seat, move)
            return self._stop(match, after, seat)
        saved = deck.points(deck.of_colour(s.display[seat], move - rules.SECURE))
        return saved / rules.FACES

    def _draw(self, match: Match, s: State, seat: int) -> float:
        """Average over all cards that may come; the first draw of a turn counts as TURN."""
        if s.phase == rules.START:
            return TURN
        asked = copy(s)
        rules.apply(match.setup, asked, seat, rules.DRAW)
        total = weights = 0.0
        for card, weight in odds.outcomes(match.setup, asked):
            after = copy(asked)
            rules.apply_outcome(match.setup, after, card)
            total += weight * self._after_card(match, after, seat)
            weights += weight
        return total / weights

    def _after_card(self, match: Match, s: State, seat: int) -> float:
        if s.phase == rules.DIE:
            return -self._loss(match, s.display[seat])
        if s.phase == rules.PLACE:
            rows = (row for row in range(rules.ROWS) if rules.fits(s, row))
            return max(self._value(match, s, seat, rules.PLACE_ROW + row) for row in rows)
        return self._stop(match, s, seat)

    def _stop(self, match: Match, s: State, seat: int) -> float:
        rows = [row for row in range(rules.ROWS) if rules.has_row(s, row)]
        return max((self._row(match, s, seat, row) for row in rows), default=0.0)

    def _row(self, match: Match, s: State, seat: int, row: int) -> float:
        loss = self._loss(match, s.display[seat] + s.row[row]) if s.row_dice[row] else 0.0
        return deck.points(s.row[row]) - loss

    def _loss(self, match: Match, display: int) -> float:
        """Compute how many points the die takes from a display on average."""
        colours = deck.points(display)  # each face of the die takes one colour
        return colours * (2 if match.setup.risk else 1) / rules.FACES
