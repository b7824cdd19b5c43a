"""A bot at a table: one class with one method. `bot(name)` makes one.

The ladder has the same names in every game: random, easy, medium, strong, expert. A bot of your own
is a class with a `name` and `choose`, made with a seed, and registered as an entry point:

    [project.entry-points."kleeblatt.bots"]
    hare = "my_package:Hare"
"""

import hashlib
from collections.abc import Iterable
from importlib.metadata import entry_points
from typing import Any, Protocol

from kleeblatt.bots.binding import bind, workspace
from kleeblatt.bots.nets import has_nets, nets_of, no_weights, weights_of
from kleeblatt.bots.opinions import opinions
from kleeblatt.bots.policies import EXPERT, MEDIUM, POLICIES, STRONG, pick
from kleeblatt.bots.readiness import DESK, compiled_thinking
from kleeblatt.core.chance import CHOICES, Rng, begin
from kleeblatt.core.dice import MOST_SEED
from kleeblatt.core.errors import NotYourTurn, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Match
from kleeblatt.core.struct import to_batch, write

LEVELS = ("random", "easy", "medium", "strong", "expert")
USUAL = "medium"  # where nobody chose
ENTRY_POINTS = "kleeblatt.bots"
HEURISTIC = POLICIES[:STRONG]  # bots without nets


class Bot(Protocol):
    """Anything that decides for a seat."""

    name: str

    def choose(self, match: Match, seat: int) -> int:
        """Choose one of the legal moves of an awaited seat."""


class PolicyBot:
    """Plays a policy: the same moves as in batches, from the same stream of chance.

    A patient bot with nets waits until its thinking is compiled. Otherwise it asks its nets slowly
    and without any search, until that has been compiled in the background.
    """

    def __init__(self, name: str, seed: int, patient: bool = True) -> None:
        self.name = name
        self.rng = Rng()
        self._patient = patient
        self.is_warming_up = False  # decided without its search, which is being compiled
        begin(self.rng, seed, CHOICES)

    def choose(self, match: Match, seat: int) -> int:
        """Choose the policy's move."""
        if seat not in match.awaited:
            raise NotYourTurn("nothing-to-decide", seat=seat)
        policy = POLICIES.index(plays_as(match.game, len(match.players), self.name))
        if policy < STRONG:
            return self._picked(policy, match, seat)
        think = compiled_thinking(match.game, self._patient)
        self.is_warming_up = think is None
        if think is not None:
            return self._thought(think, policy, match, seat)
        first = nets_of(match.game, len(match.players))[:1]
        liked = opinions(match, seat, first if policy == STRONG else None)
        return max(liked, key=lambda opinion: opinion.liking).moves[0]

    def _picked(self, policy: int, match: Match, seat: int) -> int:
        """Choose by chance or heuristics, interpreted."""
        game, work = match.game, workspace(match.game, len(match.players), HEURISTIC)
        work.choices = self.rng
        game.rules.legal(match.setup, match.state, seat, work.legal)
        return int(_picking(game)(policy, match.setup, match.state, seat, work, no_weights()))

    def _thought(self, think: Any, policy: int, match: Match, seat: int) -> int:
        """Choose by nets, compiled."""
        game, players = match.game, len(match.players)
        works = DESK.works(game, players)
        write(works[0]["choices"], self.rng)
        move = think(
            DESK.setups(match), to_batch(match.state), works,
            weights_of(game, players), seat, int(policy == EXPERT),
        )  # fmt: skip
        self.rng.drawn = int(works[0]["choices"]["drawn"])
        return int(move)


_bound: dict[str, Any] = {}


def _picking(game: Game) -> Any:
    """Return `pick`, interpreted, with the heuristics of a game."""
    if game.id not in _bound:
        _bound[game.id] = bound(pick, **bind(game, HEURISTIC))
    return _bound[game.id]


def plays_as(game: Game, players: int, name: str) -> str:
    """Return the level that a bot really plays: without nets, strong and expert fall back."""
    borrows = name in POLICIES and POLICIES.index(name) >= STRONG and not has_nets(game, players)
    return POLICIES[MEDIUM] if borrows else name


def own_bots() -> dict[str, Any]:
    """Find the bots that installed packages have registered, by name."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def all_bots() -> tuple[str, ...]:
    """List the ladder, then registered bots."""
    return (*LEVELS, *sorted(set(own_bots()) - set(POLICIES)))


def checked_bot(name: str) -> str:
    """Return the name if there is such a bot; UsageError lists the bots."""
    if name not in POLICIES and name not in all_bots():
        raise UsageError("unknown-bot", bot=name, bots=", ".join(all_bots()))
    return name


def bot(name: str, seed: int = 0, patient: bool = True) -> Bot:
    """Make a bot by its name."""
    checked_bot(name)
    if name in POLICIES:
        return PolicyBot(name, seed, patient)
    made: Bot = own_bots()[name].load()(seed)
    return made


def seed_for(seed: int, seat: int) -> int:
    """Make a seed for a seat's bot that does not give away the seed of the match."""
    digest = hashlib.sha256(f"bot {seed} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") & MOST_SEED


def fallbacks(game: Game, players: Iterable[int]) -> tuple[str, ...]:
    """List the levels that fall back on another one at one of these tables."""
    counts = tuple(players)
    return tuple(n for n in LEVELS if any(plays_as(game, p, n) != n for p in counts))
