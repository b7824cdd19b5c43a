"""A match: people or bots at one table, checked at every step. The match is its record.

match = Match(game, ["Ada", "Ben"], dice=SeededDice(7))
match.roll()
match.play(0, "blue 3")
"""

import copy
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any, TypeGuard

from kleeblatt.core import position as positions
from kleeblatt.core import struct
from kleeblatt.core.dice import Dice, SealedDice, TypedDice, dice_from, seeded
from kleeblatt.core.errors import (
    GameError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    PositionError,
    RecordError,
    SheetError,
    StaleState,
    UsageError,
)
from kleeblatt.core.events import Told, tell
from kleeblatt.core.game import Game, Options, Rating, Throw
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.names import recorded_name
from kleeblatt.core.outcomes import NamedOutcomes
from kleeblatt.core.record import (
    FORMAT,
    End,
    Entry,
    Header,
    Move,
    Record,
    Reveal,
    Roll,
    written,
)

MOST_REMEMBERED = 64  # earlier states: what can be taken back need not be played again


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


@dataclass(frozen=True)
class Moment:
    """Where a match stood when it had so many entries."""

    entries: int
    state: Any
    shown: Any
    shown_at: int


class Match:
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
    ) -> None:
        self.game = game
        self.players = tuple(recorded_name(name) for name in players)
        self.options = game.complete(options or {})
        self.setup = game.setup(len(self.players), self.options)
        self.dice = dice
        self.state: Any = game.rules.State()
        if position is None:
            self.opening = tell(game.rules, game.rules.start, self.setup, self.state)
        else:
            self.state, self.opening = self._placed(position), ()
        self._events: list[Told] = []  # of each entry
        self._shown = struct.copy(self.state)
        self._shown_at = 0  # how many entries led to it
        self._chosen: set[int] = set()  # entries that were chosen from several moves
        self._moments: deque[Moment] = deque(maxlen=MOST_REMEMBERED)
        self.is_abandoned = False
        self._listeners: list[Callable[[Entry], None]] = []
        self.record = Record(
            {
                "kleeblatt": FORMAT,
                "game": game.id,
                "rules": game.rules_version,
                "players": list(self.players),
                "options": self.options,
                "dice": dice.describe(),
            }
        )
        if bots is not None:
            self.record.header["bots"] = {str(seat): level for seat, level in bots.items()}
        if position is not None:
            self.record.header["position"] = self.position()

    # Where the match stands

    @property
    def node(self) -> Node:
        """What comes next."""
        if self.is_over:
            return Over()
        if self.game.rules.is_chance(self.state):
            return Chance()
        return Decision(self._deciders(self.state))

    def _deciders(self, state: Any) -> tuple[int, ...]:
        bits = self.game.rules.awaited(state)
        return tuple(seat for seat in range(len(self.players)) if bits >> seat & 1)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        node = self.node
        return node.seats if isinstance(node, Decision) else ()

    @property
    def is_over(self) -> bool:
        """Has the game ended, or been given up?"""
        return self.is_abandoned or self.game.rules.is_over(self.state)

    @property
    def step(self) -> int:
        """The number of this state: how many outcomes and moves came before."""
        return _steps(self.record.entries)

    def step_for(self, seat: int | None) -> int:
        """The step as a seat (or a spectator) knows it: without what others decide just now."""
        return _steps(self.entries_for(seat))

    def has_secret(self, seat: int | None) -> bool:
        """Has this seat decided something that others may not know yet?"""
        return any(_is_by(entry, seat) for entry in self.record.entries[self._shown_at :])

    @property
    def hides(self) -> bool:
        """Has somebody decided what others may not know yet?"""
        return self._shown_at < len(self.record.entries)

    def legal_numbers(self, seat: int) -> list[int]:
        """The legal moves of a seat as numbers; none if it has nothing to decide."""
        if seat not in self.awaited:
            return []
        moves = Moves()
        self.game.rules.legal(self.setup, self.state, seat, moves)
        return moves.item[: moves.count]

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat as words."""
        return [self.move_text(seat, move) for move in self.legal_numbers(seat)]

    def decisions(self, seat: int) -> list[tuple[str, ...]]:
        """The complete decisions of a seat, each as the moves for `play_all`: dice and cells.

        A half move (see the game's `is_half`) and what the same seat completes it with are one.
        """
        if seat not in self.awaited:
            return []
        return list(self._decisions(self.state, seat))

    def _decisions(self, state: Any, seat: int) -> Iterator[tuple[str, ...]]:
        """Every way to complete a decision from a state."""
        features, moves = self.game.features, Moves()
        self.game.rules.legal(self.setup, state, seat, moves)
        for move in moves.item[: moves.count]:
            text = self.game.notation.move_text(self.setup, state, seat, move)
            if features is None or not features.is_half(self.setup, state, seat, move):
                yield (text,)
                continue
            after = struct.copy(state)
            self.game.rules.apply(self.setup, after, seat, move)
            for rest in self._decisions(after, seat):
                yield text, *rest

    def move_text(self, seat: int, move: int) -> str:
        """A move of a seat as words, as of now."""
        return self.game.notation.move_text(self.setup, self.state, seat, move)

    def outcomes(self) -> Sequence[tuple[str, float]]:
        """Every outcome that can come now, with its probability; texts are made when asked for."""
        can_come = isinstance(self.node, Chance)
        listed = self.game.outcomes(self.setup, self.state) if can_come else ()
        now = struct.copy(self.state)
        return NamedOutcomes(listed, partial(self.game.notation.outcome_text, self.setup, now))

    # Going on

    def play(self, seat: int, move: str | int, step: int | None = None) -> None:
        """Make a move, given as words or as its number.

        `step` is the state that the move answers; a move for an older state is refused.
        """
        if self.is_over:
            raise GameOver("game-over")
        if step is not None and step != self.step:
            raise StaleState("stale-state", step=step, now=self.step)
        if seat not in self.awaited:
            raise NotYourTurn("nothing-to-decide", seat=seat)
        legal = self.legal_numbers(seat)
        number = self._legal_number(seat, move, legal)
        if len(legal) > 1:
            self._remember()
            self._chosen.add(len(self.record.entries))
        entry = Move(seat, self.move_text(seat, number))
        rules = self.game.rules
        self._enter(entry, tell(rules, rules.apply, self.setup, self.state, seat, number))

    def check(self, seat: int, move: str | int) -> None:
        """Would `play` take this move? If not, the error says why; nothing is changed."""
        if seat not in self.awaited:
            raise NotYourTurn("nothing-to-decide", seat=seat)
        self._legal_number(seat, move, self.legal_numbers(seat))

    def play_all(self, seat: int, moves: Sequence[str | int]) -> None:
        """Make several moves of a seat in a row, or none of them if one is refused."""
        before, entries = struct.copy(self.state), len(self.record.entries)
        shown, shown_at, listeners = self._shown, self._shown_at, self._listeners
        self._listeners = []
        try:
            for move in moves:
                self.play(seat, move)
        except GameError:
            self.state, self._shown, self._shown_at = before, shown, shown_at
            del self.record.entries[entries:]
            self._chosen = {number for number in self._chosen if number < entries}
            while self._moments and self._moments[-1].entries >= entries:
                self._moments.pop()
            raise
        finally:
            self._listeners = listeners
        self._tell(self.record.entries[entries:])

    @property
    def undoable(self) -> int | None:
        """The seat whose last choice `take_back` would undo, if there is one."""
        number = self._last_choice()
        return None if number is None else self._move(number).seat

    def can_take_back(self, seat: int) -> bool:
        """Could this seat take its last choice back? What others decide just now plays no part."""
        return self._choice_of(seat) is not None

    def _choice_of(self, seat: int) -> int | None:
        """The entry that `take_back(seat)` would undo."""
        hidden = range(self._shown_at, len(self.record.entries))
        if self._decide_together and hidden:
            own = [number for number in hidden if _is_by(self.record.entries[number], seat)]
            return next((number for number in reversed(own) if number in self._chosen), None)
        return self._last_choice() if self.undoable == seat else None

    def _last_choice(self) -> int | None:
        """The last entry that was chosen, if only forced moves have followed it."""
        if self.is_over and self.dice.reveal():
            return None  # the secret of the dice is out
        for number in reversed(range(self.step)):
            if not isinstance(self.record.entries[number], Move):
                return None
            if number in self._chosen:
                return number
        return None

    def _move(self, number: int) -> Move:
        """The entry of this number, which is a move."""
        entry = self.record.entries[number]
        assert isinstance(entry, Move)
        return entry

    def take_back(self, seat: int | None = None) -> int:
        """Undo the last choice (of this seat) and the forced moves that followed; returns its seat.

        Dice, cards and other seats' choices are never undone.
        """
        number = self._last_choice() if seat is None else self._choice_of(seat)
        if number is None:
            raise GameError("nothing-to-take-back")
        mover = self._move(number).seat
        kept = self._kept_beside(mover, number) if number >= self._shown_at else []
        self._return_to(number)
        for entry in kept:
            self.play(entry.seat, entry.text)
        return mover

    def _kept_beside(self, seat: int, number: int) -> list[Move]:
        """What others have decided since then at the same time: it stays decided."""
        moves = (entry for entry in self.record.entries[number:] if isinstance(entry, Move))
        return [move for move in moves if move.seat != seat]

    def take_back_roll(self, bots: Collection[int] = ()) -> None:
        """Undo a roll that was typed in, if nobody but bots has acted on it."""
        number = self.typed_roll(bots)
        if number is None:
            raise GameError("nothing-to-take-back")
        self._return_to(number)

    def typed_roll(
        self, bots: Collection[int] = (), known_to: Collection[int] | None = None
    ) -> int | None:
        """The entry that `take_back_roll` would undo: since then only bots have had a choice.

        As far as these seats know, who do not see what others decide just now.
        """
        if self.is_over and self.dice.reveal():
            return None  # the secret of the dice is out
        for number in reversed(range(self.step)):
            entry = self.record.entries[number]
            if isinstance(entry, Roll) and entry.by_hand:
                return number
            if not isinstance(entry, Move):
                return None
            if number >= self._shown_at and known_to is not None and entry.seat not in known_to:
                continue
            if number in self._chosen and entry.seat not in bots:
                return None
        return None

    def throws(self) -> tuple[Throw, ...]:
        """The dice that people could throw themselves now."""
        if not isinstance(self.node, Chance):
            return ()
        return self.game.notation.throws(self.setup, self.state)

    def _remember(self) -> None:
        """Keep this moment: it may be returned to."""
        moment = Moment(
            len(self.record.entries), struct.copy(self.state), self._shown, self._shown_at
        )
        self._moments.append(moment)

    def _return_to(self, number: int) -> None:
        """Undo all entries from this one on."""
        while self._moments and self._moments[-1].entries > number:
            self._moments.pop()
        if self._moments and self._moments[-1].entries == number:
            found = self._moments.pop()
        else:
            kept = Record(self.record.header, self.record.entries[:number])
            again = Match.from_record(kept, self.game, self.dice.reveal())
            found = Moment(number, again.state, again._shown, again._shown_at)
        self.state, self._shown, self._shown_at = found.state, found.shown, found.shown_at
        self._chosen = {chosen for chosen in self._chosen if chosen < number}
        del self.record.entries[number:]

    def roll(self) -> str:
        """Let the dice of the match decide; returns what came, as words."""
        self._must_be_chance()
        outcome = self.dice.draw(self.game, self.setup, self.state, self.rolls)
        return self._happen(outcome, links=self.dice.links(self.rolls))

    @property
    def rolls(self) -> int:
        """How many outcomes there were: the number of the next one."""
        return sum(isinstance(entry, Roll) for entry in self.record.entries)

    def inject(self, outcome: str) -> str:
        """Let this outcome happen: real dice, typed in. Returns it in canonical words."""
        self._must_be_chance()
        number = self.game.read_outcome(self.setup, self.state, outcome)
        self._remember()
        return self._happen(number, by_hand=True)

    def play_forced(self) -> int:
        """Make every move that has no alternative; returns how many."""
        made = 0
        while forced := [s for s in self.awaited if len(self.legal_numbers(s)) == 1]:
            self.play(forced[0], self.legal_numbers(forced[0])[0])
            made += 1
        return made

    def listen(self, listener: Callable[[Entry], None]) -> None:
        """Call this with every new entry of the record."""
        self._listeners.append(listener)

    # Results

    def scores(self) -> list[int]:
        """The points of each seat, as of now."""
        rules = self.game.rules
        return [rules.score(self.setup, self.state, seat) for seat in range(len(self.players))]

    def breakdown(self, seat: int) -> dict[str, int]:
        """The parts of a seat's score."""
        return self._parts(self.state, seat)

    def shown_breakdown(self) -> list[dict[str, int]]:
        """The parts of all scores, without what is decided at the same time just now."""
        return [self._parts(self._shown, seat) for seat in range(len(self.players))]

    def _parts(self, state: Any, seat: int) -> dict[str, int]:
        rules, setup = self.game.rules, self.setup
        parts = self.game.parts.items()
        return {name: rules.points(setup, state, seat, part) for name, part in parts}

    def winners(self) -> list[int]:
        """The seats that have won, by score and tie-break; empty before the end."""
        if not self.is_over or self.is_abandoned:
            return []
        rules = self.game.rules
        ranks = [
            (score, rules.tiebreak(self.setup, self.state, seat))
            for seat, score in enumerate(self.scores())
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def rating(self) -> Rating | None:
        """The line of the solo table for a finished solo game."""
        if len(self.players) != 1 or not self.is_over or self.is_abandoned:
            return None
        return self.game.rating(self.scores()[0])

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (or a spectator) may see, ready for JSON.

        What others have decided at the same time is shown only when all have decided.
        """
        self._must_be_seat(seat)
        return self._view(self._known_to_all, seat)

    def open_view(self) -> dict[str, Any]:
        """Everything on the table, also what is decided at the same time: for replays."""
        return self._view(self.state, None)

    def _view(self, shown: Any, seat: int | None) -> dict[str, Any]:
        seats = range(len(self.players))
        parts = [self._seat_view(shown, of, seat) for of in seats]
        return self._table_view(shown, seat) | {"seats": parts}

    @property
    def phase(self) -> str:
        """The phase of the table, the word of `view()["phase"]`."""
        phase: str = self.game.phases[self.state.phase]
        return phase

    def table_view(self, seat: int | None = None) -> dict[str, Any]:
        """`view(seat)` without its "seats": dice, cards, whose turn it is."""
        self._must_be_seat(seat)
        return self._table_view(self._known_to_all, seat)

    def seat_view(self, of: int, seat: int | None = None) -> dict[str, Any]:
        """`view(seat)["seats"][of]`: one sheet (or display) as another seat sees it."""
        self._must_be_seat(of)
        self._must_be_seat(seat)
        return self._seat_view(self._known_to_all, of, seat)

    @property
    def _known_to_all(self) -> Any:
        return self._shown if self.hides else self.state

    def _table_view(self, shown: Any, seat: int | None) -> dict[str, Any]:
        table: dict[str, Any] = self.game.table_view(self.setup, self.state, shown, seat)
        return table

    def _seat_view(self, shown: Any, of: int, seat: int | None) -> dict[str, Any]:
        known = self.state if of == seat else shown
        sheet: dict[str, Any] = self.game.seat_view(self.setup, known, of)
        return sheet

    def entries_for(self, seat: int | None = None) -> list[Entry]:
        """What a seat (or a spectator) may know of the record: not what others decide just now."""
        return [self.record.entries[number] for number in self.known_to(seat)]

    def known_to(self, seat: int | None) -> list[int]:
        """The numbers of the entries that a seat (or a spectator) may know."""
        self._must_be_seat(seat)
        entries = self.record.entries
        hidden = range(self._shown_at, len(entries))
        return [*range(self._shown_at), *(n for n in hidden if _is_by(entries[n], seat))]

    def events_for(self, seat: int | None = None) -> list[Told]:
        """What has happened, as far as a seat (or a spectator) may know it: by entry.

        What the rules did before the first entry is the `opening`.
        """
        events = self.open_events
        return [events[number] for number in self.known_to(seat)]

    @property
    def open_events(self) -> list[Told]:
        """What has happened, by entry, also what is decided at the same time: for replays."""
        entries = len(self.record.entries)
        events = self._events[:entries]
        result: list[Told] = [()] * (entries - len(events))
        return events + result

    def preview(self, seat: int, moves: Sequence[str | int]) -> Told:
        """What would happen if a seat made these moves, up to the next dice or cards.

        Nothing is changed. What others have decided at the same time plays no part: if they may
        pass, they are taken to, so that full columns and the like come to light.
        """
        seen = self.seen_by(seat)
        before = len(seen.record.entries)
        seen.play_all(seat, moves)
        made = len(seen.record.entries)
        seen._let_others_pass(seat)
        own = [event for event in chain(*seen._events[made:]) if event.seat == seat]
        return (*chain(*seen._events[before:made]), *own)

    def _let_others_pass(self, seat: int) -> None:
        """Let everybody else pass who may, unless this seat has still something to decide."""
        while seat not in self.awaited:
            passing = [other for other in self.awaited if PASS in self.legal_numbers(other)]
            if not passing:
                return
            self.play(passing[0], PASS)

    def seen_by(self, seat: int) -> "Match":
        """The match as far as a seat knows it, for whoever decides for that seat."""
        self._must_be_seat(seat)
        seen = copy.copy(self)
        seen.dice = SealedDice(self.dice.shown())
        seen.state = struct.copy(self._shown)
        seen._chosen, seen._moments = set(), deque(maxlen=MOST_REMEMBERED)
        header = self.record.header | {"dice": self.dice.shown()}
        seen.record = Record(header, self.record.entries[: self._shown_at])
        for entry in self.record.entries[self._shown_at :]:
            if _is_by(entry, seat):
                seen.play(seat, entry.text)
        return seen

    def copy(self) -> "Match":
        """The same match once more: what is played there changes nothing here."""
        return copy.copy(self)

    def __copy__(self) -> "Match":
        """A copy shares only what never changes; nobody listens to it."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.state, other._listeners = struct.copy(self.state), []
        other._events = list(self._events)
        other._chosen, other._moments = set(self._chosen), self._moments.copy()
        other.dice = copy.deepcopy(self.dice)
        other.record = Record(self.record.header, list(self.record.entries))
        return other

    def __deepcopy__(self, _: Any) -> "Match":
        """The same as a copy."""
        return copy.copy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Without what can be made again, and without those who listen."""
        kept = {name: value for name, value in vars(self).items() if name != "setup"}
        return kept | {"_listeners": []}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Make again what was left out."""
        vars(self).update(kept)
        self.setup = self.game.setup(len(self.players), self.options)

    def _must_be_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.players)):
            raise GameError("no-seat", seat=seat)

    def printed(self) -> dict[str, Any]:
        """What is printed on the sheets, ready for JSON."""
        printed: dict[str, Any] = self.game.printed(self.setup)
        return printed

    @classmethod
    def at(cls, game: Game, players: Sequence[str], options: Options, state: Any) -> "Match":
        """A match at a position, without what led to it: for a bot that is to choose there."""
        match = cls(game, players, options, dice=TypedDice())
        match.state, match._shown = state, struct.copy(state)
        return match

    # Positions

    def position(self, seat: int | None = None) -> str:
        """Write what a seat (or a spectator) sees of the table as one line of text."""
        self._must_be_seat(seat)
        known = self._known_to_all
        if seat is not None and self.has_secret(seat):
            known = self.seen_by(seat).state
        return positions.write(self.game, self.setup, self.options, known)

    def open_position(self) -> str:
        """Write all of the table, also what is decided at the same time: for replays."""
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
    ) -> "Match":
        """Set a match up at a position; PositionError says what is wrong with the text."""
        found = positions.head(text)
        names = [str(seat + 1) for seat in range(found.players)] if players is None else players
        return cls(
            Game.named(found.game).with_rules(found.rules),
            names,
            found.options,
            dice=dice or seeded(seed),
            bots=bots,
            position=text,
        )

    def _placed(self, text: str) -> Any:
        """The state of a position of this game."""
        found = positions.head(text)
        game = self.game.id, self.game.rules_version, len(self.players), self.options
        if (found.game, found.rules, found.players, self.game.complete(found.options)) != game:
            raise PositionError("position-other-table")
        return positions.read(text, self.game, self.setup, self.options)

    # Records

    @classmethod
    def from_record(cls, record: Record, game: Game, secret: str | None = None) -> "Match":
        """Play a record again by its own rules; RecordError with the line number.

        With the secret of its dice (which a finished record tells) every die is checked too.
        """
        *_, (match, _) = cls.moments(record, game, secret)
        return match

    @classmethod
    def moments(
        cls, record: Record, game: Game, secret: str | None = None
    ) -> Iterator[tuple["Match", Entry | None]]:
        """The same match again and again: before the first entry of a record, and after each."""
        known = secret
        if known is None and record.entries and isinstance(record.entries[-1], Reveal):
            known = record.entries[-1].secret
        match = cls._from_header(record.header, game, known)
        yield match, None
        for line, entry in enumerate(record.entries, 2):
            try:
                match._replay(entry)
            except (GameError, UsageError) as error:
                raise RecordError(error, line) from error
            yield match, entry
        if len(record.entries) > len(match.record.entries):
            raise RecordError("record-result", len(record.entries) + 1)

    @classmethod
    def _from_header(cls, header: Header, game: Game, secret: str | None) -> "Match":
        try:
            rules, players, options = header["rules"], header["players"], header["options"]
            right = type(rules) is int and isinstance(players, list) and isinstance(options, dict)
            if not right:
                raise TypeError("rules, players or options")
            dice = dice_from(header, secret)
            position = header.get("position")
            if not isinstance(position, str | None):
                raise TypeError("position is no text")
            match = cls(game.with_rules(rules), players, options, dice=dice, position=position)
            if match.options != options:
                raise KeyError(f"options {match.options}")
        except (KeyError, TypeError) as error:
            raise RecordError("record-header", 1, what=error) from error
        except (PositionError, SheetError, UsageError) as error:
            raise RecordError(error, 1) from error
        match.record.header = header
        return match

    def _replay(self, entry: Entry) -> None:
        known = len(self.record.entries)
        match entry:
            case Roll(by_hand=True):
                self.inject(entry.text)
            case Roll():
                self._replay_roll(entry)
            case Move():
                self.play(entry.seat, entry.text)
            case End(abandoned=True) if not self.is_over:
                self.abandon()
                self._check_end(entry)
                return
            case End() | Reveal():
                self._check_end(entry)
                return
        if self.record.entries[known] != entry:
            raise GameError("record-spelling", right=written(self.record.entries[known]))

    def _replay_roll(self, roll: Roll) -> None:
        if roll.links is not None:
            self.dice.hear(self.rolls, roll.links)
        if self.dice.is_sealed:
            self._must_be_chance()
            outcome = self.game.notation.read_outcome(self.setup, self.state, roll.text)
            self._happen(outcome, links=self.dice.links(self.rolls))
        elif (came := self.roll()) != roll.text:
            raise GameError("record-dice", came=came, text=roll.text)

    def _check_end(self, entry: Entry) -> None:
        if not self.is_over or entry not in self.record.entries[-2:]:
            raise GameError("record-result")

    def _legal_number(self, seat: int, move: str | int, legal: list[int]) -> int:
        """The number of a legal move; UnknownMove or IllegalMove says what is wrong."""
        notation = self.game.notation
        if isinstance(move, int):
            if move not in legal:
                raise IllegalMove(move)
            return move
        wish = self.game.read_move(self.setup, move)
        for number in legal:
            if notation.wish(self.setup, self.state, seat, number) == wish:
                return number
        reason = notation.why_not(self.setup, self.state, seat, wish)
        raise IllegalMove(move, reason)

    def _must_be_chance(self) -> None:
        if self.is_over:
            raise GameOver("game-over")
        if not isinstance(self.node, Chance):
            raise NotYourTurn("nothing-to-roll")

    def _happen(
        self, outcome: int, by_hand: bool = False, links: Mapping[str, str] | None = None
    ) -> str:
        text = self.game.notation.outcome_text(self.setup, self.state, outcome)
        rules = self.game.rules
        events = tell(rules, rules.apply_outcome, self.setup, self.state, outcome)
        self._enter(Roll(text, by_hand, links), events)
        return text

    def _enter(self, entry: Entry, events: Told) -> None:
        """Write down what happened, and the result after the last step."""
        rules = self.game.rules
        self._events[len(self.record.entries) :] = [events]
        if not self._decide_together or rules.stage(self.state) != rules.stage(self._shown):
            self._shown = struct.copy(self.state)
            self._shown_at = len(self.record.entries) + 1
        entries = [entry]
        if self.is_over:
            entries += self._ending()
            self._shown_at += len(entries) - 1
        self.record.entries += entries
        self._tell(entries)

    @property
    def _decide_together(self) -> bool:
        """Do several seats decide at the same time?"""
        return len(self._deciders(self._shown)) > 1

    def _ending(self) -> list[Entry]:
        end = End(tuple(self.scores()), tuple(self.winners()), self.is_abandoned)
        secret = self.dice.reveal()
        return [end] if secret is None else [end, Reveal(secret)]

    def abandon(self) -> None:
        """Give the match up: nobody wins, and the secret of its dice is told."""
        if self.is_over:
            raise GameOver("game-over")
        self.is_abandoned = True
        entries = self._ending()
        self.record.entries += entries
        self._shown, self._shown_at = struct.copy(self.state), len(self.record.entries)
        self._tell(entries)

    def _tell(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            for listener in self._listeners:
                listener(entry)


def _steps(entries: Sequence[Entry]) -> int:
    return len(entries) - sum(isinstance(entry, End | Reveal) for entry in entries[-2:])


def _is_by(entry: Entry, seat: int | None) -> TypeGuard[Move]:
    """Did this seat decide it?"""
    return isinstance(entry, Move) and entry.seat == seat
