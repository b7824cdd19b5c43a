"""How games ended: scores, victories, and the parts of the scores."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np

from kleeblatt.core.kernel import kernel
from kleeblatt.core.rules import Rules

Ints = np.ndarray[Any, np.dtype[np.int64]]
VICTORY = 60  # divisible by 1 to 6, so that shared victories are whole numbers

rules = cast(Rules, None)


@kernel
def finals_of(
    setups: list[Any], states: list[Any], games: int, parts: list[int], finals: list[int]
) -> None:
    """Write the score, the tie-break and the wanted parts for each game and seat."""
    setup = setups[0]
    at = 0
    for game in range(games):
        for seat in range(setup.players):
            finals[at] = rules.score(setup, states[game], seat)
            finals[at + 1] = rules.tiebreak(setup, states[game], seat)
            at += 2
            for part in parts:
                finals[at] = rules.points(setup, states[game], seat, part)
                at += 1


@dataclass
class Finals:
    """The ends of games with one line-up.

    `scores[game, seat]`; `wins[game, seat]` in parts of VICTORY; `parts[seat, part]`: sums over
    all games.
    """

    scores: Ints
    wins: Ints
    parts: Ints

    @classmethod
    def of(cls, finals: Ints) -> "Finals":
        """Read what `finals_of` wrote, as an array [game, seat, figure]."""
        scores = finals[:, :, 0].copy()
        return cls(scores, victories(scores, finals[:, :, 1]), finals[:, :, 2:].sum(axis=0))

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.scores)

    def as_json(self) -> dict[str, Any]:
        """Return plain lists."""
        return {name: getattr(self, name).tolist() for name in ("scores", "wins", "parts")}

    @classmethod
    def from_json(cls, said: dict[str, Any]) -> "Finals":
        """Read what `as_json` returns; raises KeyError, TypeError or ValueError otherwise."""
        found = cls(*(_table(said[name]) for name in ("scores", "wins", "parts")))
        if found.scores.shape != found.wins.shape or len(found.parts) != found.scores.shape[1]:
            raise ValueError("the shapes do not fit")
        return found


def _table(said: Any) -> Ints:
    table = np.array(said)
    if table.ndim != 2 or table.dtype != np.int64:
        raise ValueError("no table of integers")
    return table


def victories(scores: Ints, tiebreaks: Ints) -> Ints:
    """Give VICTORY to the winner by score and tie-break; several winners share it."""
    best = scores == scores.max(axis=1, keepdims=True)
    ties = np.where(best, tiebreaks, tiebreaks.min() - 1)
    won = ties == ties.max(axis=1, keepdims=True)
    return np.where(won, VICTORY // won.sum(axis=1, keepdims=True), 0)


def joined(pieces: Sequence[tuple[int, Finals]], games: int) -> Finals:
    """Join pieces that start at these games into one."""
    players, parts = pieces[0][1].parts.shape
    whole = Finals(*(np.zeros((n, m), np.int64) for n, m in
                     ((games, players), (games, players), (players, parts))))  # fmt: skip
    for first, piece in pieces:
        whole.scores[first : first + piece.games] = piece.scores
        whole.wins[first : first + piece.games] = piece.wins
        whole.parts += piece.parts
    return whole
