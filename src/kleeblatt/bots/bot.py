"""A bot at a table: one class with one method."""

from typing import Any, Protocol

from kleeblatt.bots.policies import POLICIES, SPARE, pick
from kleeblatt.core.chance import CHOICES, Rng, begin
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Match
from kleeblatt.core.moves import Moves

BOTS = POLICIES


class Bot(Protocol):
    """Whoever decides for a seat."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """One of the legal moves of an awaited seat."""


class PolicyBot:
    """Plays a policy of a batch, interpreted."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self._policy = POLICIES.index(name)
        self._rng = Rng()
        self._moves = Moves()
        self._lists = [Moves() for _ in range(SPARE)]
        begin(self._rng, seed, CHOICES)

    def choose(self, match: Match, seat: int) -> int:
        """The policy's move."""
        rules, setup, moves = match.game.rules, match.setup, self._moves
        spare = [rules.State() for _ in range(SPARE)]
        rules.legal(setup, match.state, seat, moves)
        think = _thinking(match.game.id, match.game)
        return think(self._policy, setup, match.state, seat, moves, spare, self._lists, self._rng)


_thoughts: dict[str, Any] = {}


def _thinking(id: str, game: Game) -> Any:
    if id not in _thoughts:
        _thoughts[id] = bound(pick, heuristics=game.heuristics)
    return _thoughts[id]


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; UsageError names those there are."""
    if name not in POLICIES:
        raise UsageError("unknown-bot", bot=name, bots=", ".join(BOTS))
    return PolicyBot(name, seed)
