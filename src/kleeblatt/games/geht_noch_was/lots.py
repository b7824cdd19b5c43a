"""The draws that statistics count."""

from fractions import Fraction

from kleeblatt.core.game import Lot
from kleeblatt.games.geht_noch_was.cards import CARDS
from kleeblatt.games.geht_noch_was.notation import cards_that_can_come
from kleeblatt.games.geht_noch_was.setup import SEATS, Setup, deck_in
from kleeblatt.games.geht_noch_was.state import FAIRY, State


def lot(setup: Setup, s: State) -> Lot | None:
    """Who is the first Glücksfee; is a card easier than the average of those that could come?"""
    if s.drawing:
        printed = deck_in(setup).cards
        ways = {card: printed[card % CARDS].ways for card in cards_that_can_come(s)}
        mean = Fraction(sum(ways.values()), len(ways))
        return Lot("task", ("easier", "harder"), lambda card: (int(ways[card] <= mean),))
    if s.phase == FAIRY:
        seats = tuple(str(seat + 1) for seat in range(SEATS))
        return Lot("fairy", seats, lambda seat: (seat,))
    return None
