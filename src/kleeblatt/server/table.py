"""A live table. One task carries out its messages, one after the other.

Nothing is answered, and nobody is shown anything, before it is on the disk (see `store.py`). If
the store fails the table forgets what it has in memory and is read anew.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sql

from kleeblatt.bots import USUAL, checked_bot
from kleeblatt.core.dice import SharedDice
from kleeblatt.core.errors import GameError, KleeblattError, NotYourTurn, StaleState, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.position import head
from kleeblatt.core.record import Back, End, Header, Move, Record, Roll, StoredEntry
from kleeblatt.games import game
from kleeblatt.server import dice, store, wire
from kleeblatt.server.answers import problem_of, told
from kleeblatt.server.bots_at_work import BotsAtWork
from kleeblatt.server.connection import BROKEN, POLICY, Connection
from kleeblatt.server.dice_making import DiceMaking
from kleeblatt.server.rows import OPEN, SeatRow, TableRow
from kleeblatt.server.seats import bot_seat, free_name, hashed, holds, new_token
from kleeblatt.server.states import States
from kleeblatt.server.store import Store, Stored
from kleeblatt.server.thinkers import Thinkers

log = logging.getLogger("kleeblatt.table")
T = TypeVar("T")
EMOTE_PAUSE = 1.0  # seconds between the signs of a seat
MOST_WATCHERS = 50  # devices of spectators
MOST_DEVICES = 8  # that hold the same seats
MOST_BACKS = 30  # that can be taken back between two throws
QUIET = (wire.Why, wire.Preview, wire.WherePosition, wire.Emote)  # change nothing


class Table:
    """One table, from its invitation to its result."""

    def __init__(
        self,
        stored: Stored,
        match: Match | None,
        place: Store,
        thinkers: Thinkers,
        mixing_seconds: float,
    ) -> None:
        self.id = stored.table.id
        self._store = place
        self.row = stored.table
        self.options: dict[str, str] = json.loads(stored.table.options)
        self.game = match.game if match else game_of(stored.table)
        self.seats = stored.seats
        self.connections: dict[Connection, None] = {}  # the oldest first
        self.loop = asyncio.get_running_loop()
        self.left = self.loop.time()  # when somebody was here last
        self._messages = stored.messages
        self._emoted: dict[int, float] = {}  # when a seat has given its last sign
        self._renewed: dict[str, str] = {}  # new secrets of seats, by message
        self.match = match
        self.revision = 0  # how often something was taken back that others had seen
        self._events, self._backs = len(stored.events), 0
        self.turns = [0] * len(self.seats)
        for entry in stored.events:
            self._count(entry)
        self.dice = DiceMaking(self, mixing_seconds)
        self.bots = BotsAtWork(self, thinkers)
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._ended = self.loop.create_future()  # set when the table does nothing more
        self._task = asyncio.create_task(self._work(), name=f"table {self.id[:6]}")
        self.broken = False

    def _count(self, entry: StoredEntry) -> None:
        """A seat's turn is the number of its questions so far; taking back asks anew.

        Whoever takes back what others do not know yet is the only one who is asked anew.
        """
        match entry:
            case Move(seat):
                self.turns[seat] += 1
            case Roll():
                self._backs = 0
            case Back(by=int(seat), kept=tuple()):
                self.turns[seat] += 1
                self._backs += 1
            case Back():
                self.revision += 1
                self.turns = [turn + 1 for turn in self.turns]
                self._backs += 1

    async def write(self, job: Callable[[sql.Connection], T]) -> T:
        """Do something in the store; what it gives is on the disk."""
        return await asyncio.wrap_future(self._store.run(job))

    # What everybody may know

    @property
    def status(self) -> wire.Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def rematch(self) -> str | None:
        """The table where it goes on."""
        return self.row.rematch

    def facts(self) -> wire.TableFacts:
        """The table as everybody may know it."""
        return wire.TableFacts(
            table=self.id, game=self.game.id, status=self.status, seats=self.seat_facts()
        )

    def seat_facts(self) -> list[wire.SeatFacts]:
        """Who sits there."""
        present = {seat for connection in self.connections for seat in connection.held}
        return [
            wire.SeatFacts(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                connected=seat.kind == "bot" or number in present,
                trouble=self.bots.trouble.get(number) if seat.bot else None,
            )
            for number, seat in enumerate(self.seats)
        ]

    def result(self) -> wire.Result | None:
        """Who has won, and how good a solo game was."""
        match = self.match
        if match is None or not match.is_over:
            return None
        rating = match.rating()
        return wire.Result(
            winners=match.winners(),
            level=rating.level if rating else None,
            is_abandoned=match.is_abandoned,
        )

    def question(self, seat: int) -> wire.Question:
        """What a seat has to decide."""
        assert self.match
        return wire.Question(
            turn=self.turns[seat],
            legal=self.match.legal(seat),
            can_go_back=self.match.can_take_back(seat),
        )

    def real_dice(self, held: frozenset[int]) -> wire.RealDice | None:
        """At a table with real dice: what is to be typed in, and may be corrected."""
        if self.match is None or not self.throws_themselves:
            return None
        throws = [
            wire.ThrowFacts(name=t.name, count=t.count, faces=list(t.faces), is_said=t.is_said)
            for t in self.match.throws()
        ]
        can_correct = self.match.typed_roll(self._bots, known_to=held) is not None
        return wire.RealDice(throws=throws, can_correct=can_correct)

    @property
    def record(self) -> Record:
        """The record of a finished match; before the end it would tell too much."""
        if self.match is None or not self.match.is_over:
            raise GameError("not-over")
        return self.match.record

    @property
    def throws_themselves(self) -> bool:
        """Do people throw real dice here?"""
        return self.row.dice == "hand"

    @property
    def _bots(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.bot}

    # Devices come and go

    def attach(self, connection: Connection, hello: wire.Hello) -> None:
        """A device shows its secrets and sees the table."""
        offered = [hashed(token) for token in hello.tokens]
        connection.held = frozenset(
            number for number, seat in enumerate(self.seats) if holds(seat.token, offered)
        )
        connection.is_host = holds(self.row.host, offered)
        connection.language = hello.language
        alike = [each for each in self.connections if each.held == connection.held]
        if len(alike) >= (MOST_DEVICES if connection.held else MOST_WATCHERS):
            if not connection.held and not connection.is_host:
                raise UsageError("too-many-watch")
            alike[0].close(POLICY)
            del self.connections[alike[0]]
        self.connections[connection] = None
        self.submit(lambda: self._greet(connection))

    async def _greet(self, connection: Connection) -> None:
        connection.tell(self._welcome(connection))
        self.dice.ask(connection)
        self.show()
        self.bots.ask()

    def detach(self, connection: Connection) -> None:
        """A device is gone. Where nobody is, no bot thinks."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        self.left = self.loop.time()
        if not self.connections:
            self.bots.stop()
        if not self.broken:
            self.submit(self._show_who_is_there)

    async def _show_who_is_there(self) -> None:
        self.show()

    def _welcome(self, connection: Connection) -> wire.Welcome:
        facts = self.match.dice.describe() if self.match else {}
        return wire.Welcome(
            table=self.id,
            game=self.game.id,
            options=self.options,
            held=sorted(connection.held),
            is_host=connection.is_host,
            invite=self.row.invite if connection.is_host else None,
            commitment=facts.get("commitment"),
            printed=self.match.printed() if self.match else None,
            opening=told(self.match.opening) if self.match else [],
            dice=self.row.dice,
            position=self.row.position,
        )

    def welcome_all(self) -> None:
        """Tell everybody what has changed that rarely does."""
        for connection in self.connections:
            connection.tell(self._welcome(connection))

    def show(self) -> None:
        """Everybody is shown the table as it lies in the store, if anything is new."""
        states = States(self)
        for connection in self.connections:
            states.show(connection)

    # Messages

    def submit(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do this when it is its turn."""
        self._jobs.put_nowait(job)

    async def _work(self) -> None:
        try:
            while True:
                await (await self._jobs.get())()
        except Exception:
            log.exception("table broken", extra={"table": self.id[:6]})
        finally:
            self.broken = True
            self.bots.stop()
            self.dice.stop_waiting()
            if not self._ended.done():
                self._ended.set_result(None)
            for connection in self.connections:
                connection.close(BROKEN)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do this when it is its turn; its result."""
        answer: asyncio.Future[T] = self.loop.create_future()

        async def answered() -> None:
            try:
                result = await job()
            except KleeblattError as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.submit(answered)
        await asyncio.wait([answer, self._ended], return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise UsageError("table-broken")
        return answer.result()

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        """A message of a device."""
        if isinstance(message, wire.Ping):
            connection.tell(wire.Pong())
        elif not isinstance(message, wire.Hello):
            self.submit(lambda: self._carry_out(connection, message))

    async def _carry_out(self, connection: Connection, message: wire.Request) -> None:
        """Carry a message out, or say why not; a repeated one is only answered again."""
        problem = None
        said: dict[str, Any] = {}  # in the answer
        if connection.held and message.id in self._renewed:
            said["token"] = self._renewed[message.id]
        repeated = message.id in self._messages and (connection.held or connection.is_host)
        if not repeated:
            try:
                said = await self._do(connection, message)
            except KleeblattError as error:
                problem = problem_of(error, connection.language)
            else:
                if not isinstance(message, QUIET):
                    self._messages.add(message.id)
        answer = wire.Answer(id=message.id, ok=problem is None, problem=problem, **said)
        connection.tell(answer)
        if problem is None and not repeated and not isinstance(message, QUIET):
            self.show()
            self.bots.ask()

    async def _do(self, connection: Connection, message: wire.Request) -> dict[str, Any]:
        """Carry a message out; returns what the answer says besides."""
        match message:
            case wire.Play():
                await self._play(connection, message)
            case wire.Back():
                await self._back(connection, message)
            case wire.Roll():
                await self._type_in(connection, message)
            case wire.Correct():
                await self._correct(connection, message)
            case wire.Emote():
                self._emote(connection, message)
            case wire.Why():
                self._must_hold(connection, message.seat).check(message.seat, message.move)
            case wire.Preview():
                match = self._must_hold(connection, message.seat)
                return {"events": told(match.preview(message.seat, message.moves))}
            case wire.WherePosition():
                return {"position": self._position(connection, message.seat)}
            case wire.StandIn():
                await self._stand_in(connection, message)
            case wire.Fill():
                await self._fill(connection, message)
            case wire.Rematch():
                await self._rematch(connection)
            case wire.Remove():
                await self._remove(connection, message)
            case wire.Renew():
                return {"token": await self._renew(connection, message)}
            case wire.End():
                await self._end(connection)
            case wire.Commit():
                await self.dice.commit(connection, message)
            case wire.Reveal():
                await self.dice.reveal(connection, message)
            case wire.Link():
                await self.dice.link(connection, message)
        return {}

    def _must_hold(self, connection: Connection, seat: int, turn: int | None = None) -> Match:
        if self.match is None:
            raise GameError("not-begun")
        if seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        if turn is not None and turn != self.turns[seat]:
            raise StaleState("stale-state", step=turn, now=self.turns[seat])
        return self.match

    def _position(self, connection: Connection, seat: int | None) -> str:
        """The table as text, as whoever asks may see it."""
        if seat is not None:
            return self._must_hold(connection, seat).position(seat)
        if self.match is None:
            raise GameError("not-begun")
        return self.match.position()

    async def _play(self, connection: Connection, message: wire.Play) -> None:
        match = self._must_hold(connection, message.seat, message.turn)
        if self.seats[message.seat].bot:
            raise NotYourTurn("bot-plays")
        before = len(match.record.entries)
        match.play(message.seat, message.move)
        await self.go_on(before, message.id)

    async def _back(self, connection: Connection, message: wire.Back) -> None:
        match = self._must_hold(connection, message.seat, message.turn)
        if self._backs >= MOST_BACKS:
            raise GameError("too-many-backs")
        hidden, before = match.hides, list(match.record.entries)
        if not match.can_take_back(message.seat):
            raise GameError("nothing-to-take-back")
        match.take_back(message.seat)
        after = match.record.entries
        same = next((n for n, entry in enumerate(after) if entry != before[n]), len(after))
        kept = tuple(after[same:]) if hidden else None
        await self.append([Back(len(before) - same, message.seat, kept)], message.id)

    async def _type_in(self, connection: Connection, message: wire.Roll) -> None:
        """Whoever plays may type in what the dice show."""
        match = self._must_play(connection, message.step)
        if not self.throws_themselves or not match.throws():
            raise NotYourTurn("nothing-to-roll")
        before = len(match.record.entries)
        match.inject(message.roll)
        await self.go_on(before, message.id)

    async def _correct(self, connection: Connection, message: wire.Correct) -> None:
        match = self._must_play(connection, message.step)
        if self._backs >= MOST_BACKS:
            raise GameError("too-many-backs")
        before = len(match.record.entries)
        match.take_back_roll(self._bots)
        await self.append([Back(before - len(match.record.entries), by=None)], message.id)

    def _must_play(self, connection: Connection, step: int) -> Match:
        if self.match is None:
            raise GameError("not-begun")
        if not connection.held and not connection.is_host:
            raise NotYourTurn("not-your-seat")
        now = self.match.step_for(connection.seat)
        if step != now:
            raise StaleState("stale-state", step=step, now=now)
        return self.match

    def _emote(self, connection: Connection, message: wire.Emote) -> None:
        """Everybody sees it, nothing keeps it."""
        if message.seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        now = self.loop.time()
        if now - self._emoted.get(message.seat, -EMOTE_PAUSE) < EMOTE_PAUSE:
            raise UsageError("too-often")
        self._emoted[message.seat] = now
        for each in self.connections:
            each.tell(wire.Emoted(seat=message.seat, emote=message.emote))

    async def _end(self, connection: Connection) -> None:
        """Give the match up: the secret of the dice comes to light."""
        self._must_be_host(connection)
        if self.match is None:
            raise GameError("not-begun")
        before = len(self.match.record.entries)
        self.match.abandon()
        self.dice.stop_waiting()
        self.bots.stop()
        await self.append(self.match.record.entries[before:], None)

    async def go_on(self, before: int, message: str | None) -> None:
        """Dice and cards come, and whoever has no choice moves; then all of it is stored."""
        assert self.match
        while not self.match.is_over:
            if isinstance(self.match.node, Chance):
                if self.throws_themselves and self.match.throws():
                    break  # people throw
                if self.dice.needs_links:
                    break  # devices are asked
                self.match.roll()
            elif not self.match.play_forced():
                break
        await self.append(self.match.record.entries[before:], message)
        self.dice.ask_for_links()

    async def append(self, entries: Sequence[StoredEntry], message: str | None) -> None:
        """Store what has happened, as the message asked for it."""
        if not entries:
            return
        first, finished = self._events, self._just_finished(entries)

        def add(c: sql.Connection) -> None:
            store.append(c, self.id, first, entries, message)
            if finished is not None:
                store.count_dice(c, self.game.id, partial(dice.merged, record=finished))

        await self.write(add)
        self._events += len(entries)
        for entry in entries:
            self._count(entry)

    def _just_finished(self, entries: Sequence[StoredEntry]) -> Record | None:
        """The record of a match that ends with these entries, if it was played to its end."""
        ended = any(isinstance(entry, End) and not entry.abandoned for entry in entries)
        return self.record if ended else None

    # Seats

    async def join(self, invite: str, name: str) -> wire.HeldSeat:
        """Someone takes the first open seat."""
        if not holds(hashed(invite), [hashed(self.row.invite)]):
            raise UsageError("wrong-invite")
        return await self.ask(lambda: self._sit_down(name))

    async def _sit_down(self, name: str) -> wire.HeldSeat:
        number = next((n for n, seat in enumerate(self.seats) if seat.kind == "open"), None)
        if number is None:
            raise GameError("no-open-seat")
        token = new_token()
        shown = free_name(name, self.seats)
        await self._take_seat(number, SeatRow("person", shown, token=hashed(token)))
        self.show()
        self.bots.ask()
        return wire.HeldSeat(seat=number, token=token)

    async def _take_seat(self, number: int, seat: SeatRow) -> None:
        await self._change_seat(number, seat)
        await self.begin_if_complete()

    async def _change_seat(self, number: int, seat: SeatRow) -> None:
        """Somebody else sits there, or holds it with another secret: old devices lose it."""
        await self.write(lambda c: store.change_seat(c, self.id, number, seat))
        lost = self.seats[number].token != seat.token
        self.seats[number] = seat
        self.bots.trouble.pop(number, None)
        for connection in self.connections:
            if lost and number in connection.held:
                connection.held -= {number}
                connection.tell(self._welcome(connection))

    async def _fill(self, connection: Connection, message: wire.Fill) -> None:
        self._must_be_host(connection)
        if self._seat(message.seat).kind != "open":
            raise GameError("no-open-seat")
        await self._take_seat(message.seat, bot_seat(checked_bot(message.bot), self.seats))

    async def _stand_in(self, connection: Connection, message: wire.StandIn) -> None:
        """A bot plays for a person who is away, until the person (or the host) says otherwise."""
        seat = self._seat(message.seat)
        if seat.kind != "person":
            raise GameError("no-person")
        if not connection.is_host and (message.bot or message.seat not in connection.held):
            raise NotYourTurn("not-host")
        bot = checked_bot(message.bot) if message.bot else None
        await self._change_seat(message.seat, replace(seat, bot=bot))

    async def _remove(self, connection: Connection, message: wire.Remove) -> None:
        """Before the first die the seat is open again; later the usual bot plays on."""
        self._must_be_host(connection)
        seat = self._seat(message.seat)
        if seat.kind == "open" or (self.match is not None and seat.kind == "bot"):
            raise GameError("no-person")
        if self.match is not None:
            await self._change_seat(message.seat, SeatRow("bot", seat.name, USUAL))
            return
        invite, mixing = new_token(), self.dice.begin_later()
        await self.write(lambda c: store.change_table(c, self.id, invite=invite, mixing=mixing))
        self.row.invite, self.row.mixing = invite, mixing
        await self._change_seat(message.seat, OPEN)
        self.welcome_all()

    async def _renew(self, connection: Connection, message: wire.Renew) -> str:
        """A new secret for a seat: whoever had the old one holds it no more."""
        if message.seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        token = self._renewed[message.id] = new_token()
        await self._change_seat(
            message.seat, replace(self._seat(message.seat), token=hashed(token))
        )
        connection.held |= {message.seat}
        connection.tell(self._welcome(connection))
        return token

    async def _rematch(self, connection: Connection) -> None:
        """The same seats, held by the same secrets, at a new table."""
        if self.status != "over":
            raise GameError("not-over")
        if not connection.held and not connection.is_host:
            raise NotYourTurn("not-your-seat")
        if self.row.rematch is None:
            table, seats = self._again()

            def add(c: sql.Connection) -> None:
                store.add_table(c, table, seats)
                store.change_table(c, self.id, rematch=table.id)

            await self.write(add)
            self.row.rematch = table.id

    def _again(self) -> tuple[TableRow, list[SeatRow]]:
        now = datetime.now(UTC).isoformat()
        table = replace(
            self.row, id=new_token(), created=now, used=now, header=None, mixing=None,
            secret=secrets.token_hex(32), invite=new_token(), rematch=None,
        )  # fmt: skip
        is_turned = (
            self.row.position is None
        )  # another one begins, but a position has its own order
        order = self.seats[1:] + self.seats[:1] if is_turned else self.seats
        return table, [seat if seat.kind == "bot" else replace(seat, bot=None) for seat in order]

    def _seat(self, number: int) -> SeatRow:
        if number >= len(self.seats):
            raise GameError("no-seat", seat=number)
        return self.seats[number]

    def _must_be_host(self, connection: Connection) -> None:
        if not connection.is_host:
            raise NotYourTurn("not-host")

    async def begin_if_complete(self) -> None:
        """When everybody is there, the dice are made; or play goes on, after a restart."""
        if self.match is not None:
            await self.go_on(len(self.match.record.entries), None)
        elif all(seat.kind != "open" for seat in self.seats):
            await self.dice.begin()

    async def begin(self, header: Header) -> None:
        """The dice are made: play begins."""
        shared = SharedDice.from_header(header, self.row.secret)
        players, options = header["players"], self.options
        bots = {
            number: seat.bot
            for number, seat in enumerate(self.seats)
            if seat.kind == "bot" and seat.bot
        }
        match = await asyncio.to_thread(
            Match, self.game, players, options,
            dice=shared, bots=bots, position=self.row.position,
        )  # fmt: skip
        text = json.dumps(match.record.header, ensure_ascii=False)
        await self.write(lambda c: store.change_table(c, self.id, header=text, mixing=None))
        self.row.header, self.row.mixing = text, None
        self.match = match
        await self.go_on(0, None)
        self.welcome_all()

    async def close(self) -> None:
        """Stop working."""
        self.broken = True
        self._task.cancel()
        self.bots.stop()
        self.dice.stop_waiting()


def game_of(row: TableRow) -> Game:
    """The game of a table where play has not begun, by the rules of its position."""
    chosen = game(row.game)
    return chosen if row.position is None else chosen.with_rules(head(row.position).rules)
