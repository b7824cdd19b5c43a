"""A match: people or bots at one table, checked at every step. The match is its record.

match = Match(game, ["Ada", "Ben"], dice=SeededDice(7))
match.roll()
match.play(0, "blue 3")
"""

import copy
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

from kleeblatt.core import knowledge, previewing, replaying, struct
from kleeblatt.core import position as positions
from kleeblatt.core.dice import Dice, SealedDice, TypedDice, seeded
from kleeblatt.core.errors import GameError, GameOver, StaleState
from kleeblatt.core.events import Told, tell
from kleeblatt.core.game import Game, Options
from kleeblatt.core.headers import header_of
from kleeblatt.core.history import History
from kleeblatt.core.knowledge import Knowledge, Shown, is_by, steps
from kleeblatt.core.names import recorded_name
from kleeblatt.core.record import End, Entry, Move, Record, Reveal, Roll
from kleeblatt.core.situation import Chance, Decision, Node, Over, Situation, with_state
from kleeblatt.core.taking_back import Memory, Moment, Past, must_exist

__all__ = ["Chance", "Decision", "Match", "Node", "Over"]


class Match(Situation):
    """One table of one game. Every method checks; a refused call changes nothing."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        options: Options | None = None,
        *,
        dice: Dice,
        bots: Mapping[int, str] | None = None,
        position: str | None = None,
        practice: bool = False,
    ) -> None:
        self.is_practice = practice  # everything can be taken back, even past dice and cards
        self.players = tuple(recorded_name(name) for name in players)
        self.options = game.complete(options or {})
        self.dice = dice
        setup = game.setup(len(self.players), self.options)
        super().__init__(game, setup, range(len(self.players)), game.rules.State())
        self.opening: Told = ()
        if position is None:
            self.opening = tell(game.rules, game.rules.start, setup, self.state)
        else:
            self.state = positions.read(position, game, setup, self.options)
        self._history = History(Record(header_of(self, bots)), self.state)
        if position is not None:
            self.record.header["position"] = self.position()

    @property
    def record(self) -> Record:
        """Return the record so far."""
        return self._history.record

    @property
    def step(self) -> int:
        """Return the number of this state: how many outcomes and moves came before."""
        return steps(self.record.entries)

    @property
    def rolls(self) -> int:
        """Count the outcomes so far: the number of the next one."""
        return sum(isinstance(entry, Roll) for entry in self.record.entries)

    # Going on

    def play(self, seat: int, move: str | int, step: int | None = None) -> None:
        """Make a move, given as words or as its number.

        `step` is the state that the move answers; a move for an older state is refused.
        """
        if self.is_over:
            raise GameOver("game-over")
        if step is not None and step != self.step:
            raise StaleState("stale-state", step=step, now=self.step)
        legal = self._must_decide(seat)
        number = self._legal_number(seat, move, legal)
        if len(legal) > 1:
            self._history.remember(self, is_choice=True)
        entry, rules = Move(seat, self.move_text(seat, number)), self.game.rules
        self._enter(entry, tell(rules, rules.apply, self.setup, self.state, seat, number))

    def play_all(self, seat: int, moves: Sequence[str | int]) -> None:
        """Make several moves of a seat in a row, or none of them if one is refused."""
        before = self._history.moment(self)
        with self._history.unheard():
            try:
                for move in moves:
                    self.play(seat, move)
            except GameError:
                self._return_to(before)
                raise
        self._history.tell(self.record.entries[before.entries :])

    def play_forced(self) -> int:
        """Make every move that has no alternative; returns how many."""
        made = 0
        while forced := [s for s in self.awaited if len(self.legal_numbers(s)) == 1]:
            self.play(forced[0], self.legal_numbers(forced[0])[0])
            made += 1
        return made

    def roll(self) -> str:
        """Let the dice of the match decide; returns what came, as words."""
        self._must_be_chance()
        number = self.rolls
        outcome = self.dice.draw(self.game, self.setup, self.state, number)
        return self._happen(outcome, links=self.dice.links(number))

    def inject(self, outcome: str) -> str:
        """Enter an outcome: real dice, typed in. Returns it in canonical words."""
        self._must_be_chance()
        number = self.game.read_outcome(self.setup, self.state, outcome)
        self._history.remember(self, is_choice=False)
        return self._happen(number, by_hand=True)

    def _happen(
        self, outcome: int, by_hand: bool = False, links: Mapping[str, str] | None = None
    ) -> str:
        text = self.game.notation.outcome_text(self.setup, self.state, outcome)
        rules = self.game.rules
        events = tell(rules, rules.apply_outcome, self.setup, self.state, outcome)
        self._enter(Roll(text, by_hand, links), events)
        return text

    def abandon(self) -> None:
        """Give up the match: nobody wins, and the secret of its dice is revealed."""
        if self.is_over:
            raise GameOver("game-over")
        self.is_abandoned = True
        self._history.write_down(self._ending(), self)

    def _enter(self, entry: Entry, events: Told) -> None:
        """Record what happened, and the result after the last step."""
        entries = [entry, *self._ending()] if self.is_over else [entry]
        self._history.write_down(entries, self, events)

    def _ending(self) -> list[Entry]:
        end = End(tuple(self.scores()), tuple(self.winners()), self.is_abandoned)
        secret = self.dice.reveal()
        return [end] if secret is None else [end, Reveal(secret)]

    def listen(self, listener: Callable[[Entry], None]) -> None:
        """Call this with every new entry of the record."""
        self._history.listeners.append(listener)

    # Taking back

    @property
    def undoable(self) -> int | None:
        """Return the seat whose last choice `take_back` would undo, if there is one."""
        past = self._past
        number = past.last_choice()
        return None if number is None else past.move(number).seat

    def can_take_back(self, seat: int) -> bool:
        """Can this seat take back its last choice, as far as it knows?"""
        return self._past.last_choice_of(seat) is not None

    def take_back(self, seat: int | None = None) -> int:
        """Undo the last choice (of this seat) and the forced moves that followed; returns its seat.

        Dice, cards and other seats' choices are undone in practice only. The dice fall as they
        fell before, if they are thrown in the same state.
        """
        past = self._past
        number = must_exist(past.last_choice() if seat is None else past.last_choice_of(seat))
        past.must_void_nothing(number)
        undone, kept = past.move(number), past.kept_beside(number)
        self._return_to(self._moment_at(number))
        for entry in kept:
            self.play(entry.seat, entry.text)
        return undone.seat

    def take_back_roll(self, bots: Collection[int] = ()) -> None:
        """Undo a roll that was typed in, if only bots have acted on it."""
        self._return_to(self._moment_at(must_exist(self.typed_roll(bots))))

    def typed_roll(
        self, bots: Collection[int] = (), known_to: Collection[int] | None = None
    ) -> int | None:
        """Return the entry that `take_back_roll` would undo: only bots have chosen since.

        This is as far as these seats know: they do not see what others are deciding.
        """
        return self._past.typed_roll(bots, known_to)

    @property
    def _past(self) -> Past:
        return self._history.past(self, is_final=self.is_over and bool(self.dice.reveal()))

    def _moment_at(self, number: int) -> Moment:
        """Return the moment before an entry: remembered, or played again."""
        known = self._history.memory.at(number)
        if known is not None:
            return known
        kept = Record(self.record.header, self.record.entries[:number])
        again = Match.from_record(kept, self.game, self.dice.reveal())
        self._history.memory = again._history.memory  # who goes back further need not wait again
        return again._history.moment(again)

    def _return_to(self, moment: Moment) -> None:
        self.state = struct.copy(moment.state)
        self.dice.return_to(moment.dice)
        self._history.return_to(moment)

    # What a seat may know

    def _known_by(self, seat: int | None) -> Knowledge:
        self._must_be_seat(seat)
        return Knowledge(seat, self, self._history.shown, self.record.entries)

    def _must_be_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in self.seats:
            raise GameError("no-seat", seat=seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat (or a spectator) may see, ready for JSON.

        What others have decided at the same time is shown only when all have decided.
        """
        return self._known_by(seat).view()

    def open_view(self) -> dict[str, Any]:
        """Return everything on the table, even secret simultaneous decisions: for replays."""
        return knowledge.view(self, self.state, None)

    def table_view(self, seat: int | None = None) -> dict[str, Any]:
        """Return `view(seat)` without its "seats": dice, cards, whose turn it is."""
        return self._known_by(seat).table_view()

    def seat_view(self, of: int, seat: int | None = None) -> dict[str, Any]:
        """Return `view(seat)["seats"][of]`: one sheet (or display) as another seat sees it."""
        self._must_be_seat(of)
        return self._known_by(seat).seat_view(of)

    def shown_breakdown(self) -> list[dict[str, int]]:
        """Return the parts of all scores, without decisions that are still secret."""
        shown = with_state(self, self._history.shown.state)
        return [shown.breakdown(seat) for seat in self.seats]

    def entries_for(self, seat: int | None = None) -> list[Entry]:
        """Return what a seat (or a spectator) may know of the record: no secret decisions."""
        return self._known_by(seat).known_entries()

    def known_to(self, seat: int | None) -> list[int]:
        """List the numbers of the entries that a seat (or a spectator) may know."""
        return self._known_by(seat).numbers()

    def step_for(self, seat: int | None) -> int:
        """Return the step as a seat (or a spectator) knows it, without others' secret decisions."""
        return steps(self.entries_for(seat))

    def events_for(self, seat: int | None = None) -> list[Told]:
        """Return the events of each entry, as far as a seat (or a spectator) may know them.

        What the rules did before the first entry is the `opening`.
        """
        return [self._history.events[number] for number in self.known_to(seat)]

    @property
    def open_events(self) -> list[Told]:
        """Return the events of each entry, even of secret decisions: for replays."""
        return list(self._history.events)

    @property
    def hides(self) -> bool:
        """Has somebody decided what others may not know yet?"""
        return bool(self._history.hidden)

    def has_secret(self, seat: int | None) -> bool:
        """Has this seat decided something that others may not know yet?"""
        return any(is_by(entry, seat) for entry in self._history.hidden)

    def seen_by(self, seat: int) -> "Match":
        """Return the match as a seat knows it, for the player or bot that decides for it."""
        self._must_be_seat(seat)
        seen, shown = copy.copy(self), self._history.shown
        seen.dice, seen._history.memory = SealedDice(self.dice.shown()), Memory()
        seen.record.header = self.record.header | {"dice": self.dice.shown()}
        seen._return_to(Moment(shown.entries, shown.state, shown))
        for entry in self._history.hidden:
            if is_by(entry, seat):
                seen.play(seat, entry.text)
        return seen

    def preview(self, seat: int, moves: Sequence[str | int]) -> Told:
        """Preview what these moves of a seat would lead to, up to the next dice or cards.

        Nothing is changed. What others have decided at the same time plays no part: if they may
        pass, they are assumed to, so that full columns and the like show.
        """
        return previewing.preview(self.seen_by(seat), seat, moves)

    # Copies

    def copy(self) -> "Match":
        """Copy the match: what is played there changes nothing here."""
        return copy.copy(self)

    def __copy__(self) -> "Match":
        """Copy the match; the copy has no listeners."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.state, other.dice = struct.copy(self.state), copy.deepcopy(self.dice)
        other._history = self._history.copy()
        return other

    def __deepcopy__(self, _: Any) -> "Match":
        """Copy the match."""
        return copy.copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the listeners, and what can be rebuilt."""
        kept = {name: value for name, value in vars(self).items() if name != "setup"}
        return kept | {"_history": self._history.copy()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Rebuild what was left out."""
        vars(self).update(kept)
        self.setup = self.game.setup(len(self.players), self.options)

    # Positions and records

    @classmethod
    def at(cls, game: Game, players: Sequence[str], options: Options, state: Any) -> "Match":
        """Make a match at a position, without its history, for a bot that must choose there."""
        match = cls(game, players, options, dice=TypedDice())
        match.state, match._history.shown = state, Shown(struct.copy(state), entries=0)
        return match

    def position(self, seat: int | None = None) -> str:
        """Write what a seat (or a spectator) sees of the table as one line of text."""
        known = self._known_by(seat).common
        if seat is not None and self.has_secret(seat):
            known = self.seen_by(seat).state
        return positions.write(self.game, self.setup, self.options, known)

    def open_position(self) -> str:
        """Write the whole table, even secret decisions, as one line of text: for replays."""
        return positions.write(self.game, self.setup, self.options, self.state)

    @classmethod
    def from_position(
        cls,
        text: str,
        players: Sequence[str] | None = None,
        seed: int | None = None,
        *,
        dice: Dice | None = None,
        bots: Mapping[int, str] | None = None,
        practice: bool = False,
    ) -> "Match":
        """Set up a match at a position; PositionError says what is wrong with the text."""
        found = positions.head(text)
        names = [str(seat + 1) for seat in range(found.players)] if players is None else players
        game, chosen = Game.named(found.game).with_rules(found.rules), dice or seeded(seed)
        return cls(
            game, names, found.options, dice=chosen, bots=bots, position=text, practice=practice
        )

    @classmethod
    def from_record(cls, record: Record, game: Game, secret: str | None = None) -> "Match":
        """Replay a record by its own rules; RecordError gives the line number.

        With the secret of its dice (which a finished record has) every die is checked too.
        """
        *_, (match, _) = cls.moments(record, game, secret)
        return match

    @classmethod
    def moments(
        cls, record: Record, game: Game, secret: str | None = None
    ) -> Iterator[tuple["Match", Entry | None]]:
        """Yield the match before the first entry of a record, and after each one."""
        return replaying.moments(cls, record, game, secret)
