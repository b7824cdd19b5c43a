"""Who sits where, in which deals: everything that a run will play."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kleeblatt.bots.binding import bind, weights
from kleeblatt.core import kernel
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game
from kleeblatt.lab.arena import players
from kleeblatt.lab.arena.seeds import Seeds
from kleeblatt.lab.playouts import play_games

Lineup = tuple[str, ...]  # a bot for each seat


def rotations(challenger: str, other: str, seats: int) -> tuple[Lineup, ...]:
    """Seat the challenger once in each seat, and the other bot in all others."""
    if challenger == other:
        raise UsageError("arena-itself", bot=challenger)
    if seats < 2:
        raise UsageError("arena-alone")
    return tuple(
        tuple(challenger if seat == own else other for seat in range(seats)) for own in range(seats)
    )


@dataclass(frozen=True)
class Plan:
    """Line-ups that each play the same deals."""

    game: Game
    seats: int
    options: dict[str, str]
    lineups: tuple[Lineup, ...]
    seeds: Seeds

    @classmethod
    def checked(
        cls,
        game: Game,
        seats: int,
        options: dict[str, str] | None,
        lineups: Sequence[Lineup],
        seeds: Seeds,
    ) -> "Plan":
        """Make a plan that can be played; UsageError says what is wrong with it."""
        game.setup(seats, options)
        plan = cls(game, seats, game.complete(options or {}), tuple(dict.fromkeys(lineups)), seeds)
        for name in plan.bots:
            players.make(name, 0)
        return plan

    @property
    def bots(self) -> tuple[str, ...]:
        """All bots that play, each once."""
        return tuple(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def is_compiled(self) -> bool:
        """Can the whole plan be played compiled?"""
        return all(players.is_policy(name) for name in self.bots)

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.lineups) * self.seeds.count

    @property
    def code(self) -> str:
        """A hash of the current rules and built-in bots, with their nets."""
        rules = kernel.fingerprint(play_games, **bind(self.game, self.bots))
        nets = weights(self.game, self.seats, self.bots).tobytes()
        return hashlib.sha256(rules.encode() + nets).hexdigest()[:16]

    def settings(self) -> dict[str, Any]:
        """Return all that decides how a deal goes: never mix results of different settings.

        The number of deals is not included, so a run can be extended.
        """
        own = {name: players.code_of(name) for name in self.bots if not players.is_policy(name)}
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "players": self.seats,
            "options": self.options,
            "bots": sorted(self.bots),
            "range": self.seeds.range,
            "first": self.seeds.first,
            "code": self.code,
            "own": own,
        }
