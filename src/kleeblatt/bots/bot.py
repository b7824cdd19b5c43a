"""A bot at a table: one class with one method."""

from typing import Protocol

from kleeblatt.bots.chance import NAMES, choose
from kleeblatt.core.chance import CHOICES, Rng, begin
from kleeblatt.core.errors import UsageError
from kleeblatt.core.match import Match
from kleeblatt.core.moves import Moves

BOTS = NAMES  # random: any move; eager: any move, but passes only when it must


class Bot(Protocol):
    """Whoever decides for a seat."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """One of the legal moves of an awaited seat."""


class ChanceBot:
    """Leaves everything to chance."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._policy = NAMES.index(name)
        self._rng = Rng()
        begin(self._rng, seed, CHOICES)

    def choose(self, match: Match, seat: int) -> int:
        """One of the legal moves."""
        moves = Moves()
        match.game.rules.legal(match.setup, match.state, seat, moves)
        return choose(self._policy, moves, self._rng)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; UsageError names those there are."""
    if name not in NAMES:
        raise UsageError("unknown-bot", bot=name, bots=", ".join(BOTS))
    return ChanceBot(name, seed)
