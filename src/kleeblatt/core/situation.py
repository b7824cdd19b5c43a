"""A situation: a game in one state, and all that its rules say about it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from kleeblatt.core import struct
from kleeblatt.core.errors import GameOver, IllegalMove, NotYourTurn
from kleeblatt.core.game import Game, Rating, Throw
from kleeblatt.core.moves import Moves
from kleeblatt.core.outcomes import NamedOutcomes


@dataclass(frozen=True)
class Over:
    """The game has ended."""


@dataclass(frozen=True)
class Chance:
    """Dice or cards decide next: `roll` or `inject`."""


@dataclass(frozen=True)
class Decision:
    """These seats must decide; they may answer in any order."""

    seats: tuple[int, ...]


Node = Over | Chance | Decision


class Situation:
    """A game in one state. Nothing here changes the state."""

    def __init__(self, game: Game, setup: Any, seats: range, state: Any) -> None:
        self.game, self.setup, self.seats = game, setup, seats
        self.state = state
        self.is_abandoned = False  # given up: over, and nobody has won

    # What comes next

    @property
    def node(self) -> Node:
        """Return what comes next."""
        if self.is_over:
            return Over()
        if self.game.rules.is_chance(self.state):
            return Chance()
        return Decision(self._deciders())

    def _deciders(self) -> tuple[int, ...]:
        bits = self.game.rules.awaited(self.state)
        return tuple([seat for seat in self.seats if bits >> seat & 1])

    @property
    def awaited(self) -> tuple[int, ...]:
        """Return the seats that must decide now."""
        if self.is_over or self.game.rules.is_chance(self.state):
            return ()
        return self._deciders()

    @property
    def is_over(self) -> bool:
        """Has the game ended, or been given up?"""
        return self.is_abandoned or self.game.rules.is_over(self.state)

    @property
    def phase(self) -> str:
        """Return the phase of the table, the word of `view()["phase"]`."""
        phase: str = self.game.phases[self.state.phase]
        return phase

    # Decisions

    def legal_numbers(self, seat: int) -> list[int]:
        """List the legal moves of a seat as numbers; none if it has nothing to decide."""
        return self._legal_in(self.state, seat) if seat in self.awaited else []

    def _legal_in(self, state: Any, seat: int) -> list[int]:
        moves = Moves()
        self.game.rules.legal(self.setup, state, seat, moves)
        return moves.item[: moves.count]

    def legal(self, seat: int) -> list[str]:
        """List the legal moves of a seat as words."""
        return [self.move_text(seat, move) for move in self.legal_numbers(seat)]

    def move_text(self, seat: int, move: int) -> str:
        """Return a move of a seat in words, as of now."""
        return self.game.notation.move_text(self.setup, self.state, seat, move)

    def decisions(self, seat: int) -> list[tuple[str, ...]]:
        """List the complete decisions of a seat, each as the moves for `play_all`: dice and cells.

        A half move (see the game's `is_half`) and the move that completes it are one decision.
        """
        return list(self._decisions(self.state, seat)) if seat in self.awaited else []

    def _decisions(self, state: Any, seat: int) -> Iterator[tuple[str, ...]]:
        """Yield every way to complete a decision from a state."""
        features = self.game.features
        for move in self._legal_in(state, seat):
            text = self.game.notation.move_text(self.setup, state, seat, move)
            if features is None or not features.is_half(self.setup, state, seat, move):
                yield (text,)
                continue
            after = struct.copy(state)
            self.game.rules.apply(self.setup, after, seat, move)
            for rest in self._decisions(after, seat):
                yield text, *rest

    def turns(self, seat: int) -> list[tuple[tuple[str, ...], int]]:
        """List the decisions of a seat that take several moves; empty if there are none.

        Each has a rank: of those that end in the same move, 0 is the cheapest.
        """
        found = self.decisions(seat) if self.game.ranks else []
        if self.game.ranks is None or all(len(moves) == 1 for moves in found):
            return []
        return [*zip(found, self.game.ranks(self.setup, self.state, seat, found), strict=True)]

    def check(self, seat: int, move: str | int) -> None:
        """Check that `play` would take this move; the error says why not. Nothing is changed."""
        self._legal_number(seat, move, self._must_decide(seat))

    def _must_decide(self, seat: int) -> list[int]:
        """List the legal moves of a seat that has something to decide."""
        legal = self.legal_numbers(seat)
        if not legal:
            raise NotYourTurn("nothing-to-decide", seat=seat)
        return legal

    def _legal_number(self, seat: int, move: str | int, legal: list[int]) -> int:
        """Find the number of a legal move; UnknownMove or IllegalMove says what is wrong."""
        notation = self.game.notation
        if isinstance(move, int):
            if move not in legal:
                raise IllegalMove(move)
            return move
        wish = self.game.read_move(self.setup, move)
        for number in legal:
            if notation.wish(self.setup, self.state, seat, number) == wish:
                return number
        raise IllegalMove(move, notation.why_not(self.setup, self.state, seat, wish))

    # Chance

    def outcomes(self) -> Sequence[tuple[str, float]]:
        """List the outcomes that can come now, with their probabilities, as words when needed."""
        can_come = isinstance(self.node, Chance)
        listed = self.game.outcomes(self.setup, self.state) if can_come else ()
        now = struct.copy(self.state)
        return NamedOutcomes(listed, partial(self.game.notation.outcome_text, self.setup, now))

    def throws(self) -> tuple[Throw, ...]:
        """List the dice that people could throw themselves now."""
        if not isinstance(self.node, Chance):
            return ()
        return self.game.notation.throws(self.setup, self.state)

    def _must_be_chance(self) -> None:
        if self.is_over:
            raise GameOver("game-over")
        if not isinstance(self.node, Chance):
            raise NotYourTurn("nothing-to-roll")

    # Results

    def scores(self) -> list[int]:
        """Return the points of each seat, as of now."""
        return [self.game.rules.score(self.setup, self.state, seat) for seat in self.seats]

    def breakdown(self, seat: int) -> dict[str, int]:
        """Return the parts of a seat's score."""
        points, parts = self.game.rules.points, self.game.parts.items()
        return {name: points(self.setup, self.state, seat, part) for name, part in parts}

    def winners(self) -> list[int]:
        """Return the seats that have won, by score and tie-break; empty before the end."""
        if not self.is_over or self.is_abandoned:
            return []
        tiebreak = self.game.rules.tiebreak
        ranks = [
            (score, tiebreak(self.setup, self.state, seat))
            for seat, score in enumerate(self.scores())
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def rating(self) -> Rating | None:
        """Return the line of the solo table for a finished solo game."""
        if len(self.seats) != 1 or not self.is_over or self.is_abandoned:
            return None
        return self.game.rating(self.scores()[0])

    def printed(self) -> dict[str, Any]:
        """Return what is printed on the sheets, ready for JSON."""
        printed: dict[str, Any] = self.game.printed(self.setup)
        return printed


def with_state(situation: Situation, state: Any) -> Situation:
    """Return the same table in another state."""
    return Situation(situation.game, situation.setup, situation.seats, state)
