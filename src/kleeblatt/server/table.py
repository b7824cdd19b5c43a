"""A live table. One task carries out its messages, one after the other.

Nothing is answered, and nobody is shown anything, before it is on the disk (see `store.py`). If
the store fails the table forgets what it has in memory and is read anew.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Any, Literal, TypeVar

import sqlalchemy as sql

from kleeblatt.bots import USUAL, checked_bot
from kleeblatt.core import commitments
from kleeblatt.core.dice import Device, SharedDice
from kleeblatt.core.errors import GameError, KleeblattError, NotYourTurn, StaleState, UsageError
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.record import Record
from kleeblatt.games import game
from kleeblatt.server import store, wire
from kleeblatt.server.answers import problem_of
from kleeblatt.server.connection import BROKEN, POLICY, Connection
from kleeblatt.server.mixing import Mixing
from kleeblatt.server.seats import SeatAt, bot_name, free_name, hashed, holds, new_token
from kleeblatt.server.states import States
from kleeblatt.server.store import Store, Stored
from kleeblatt.server.thinkers import NoChoice, Thinkers

log = logging.getLogger("kleeblatt.table")
T = TypeVar("T")
Status = Literal["waiting", "playing", "over"]
EMOTE_PAUSE = 1.0  # seconds between the signs of a seat
MOST_WATCHERS = 50  # devices of spectators
MOST_DEVICES = 8  # that hold the same seats
MOST_BACKS = 30  # that can be taken back between two throws
STUCK_PAUSES = (2.0, 5.0, 15.0, 60.0)  # seconds until a bot that could not decide is asked again
QUIET = (wire.Why, wire.Emote)  # change nothing


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
        self.id: str = stored.table["id"]
        self._store, self._thinkers, self._mixing_seconds = place, thinkers, mixing_seconds
        self._row = stored.table
        self.options: dict[str, str] = json.loads(stored.table["options"])
        self.game = match.game if match else game(stored.table["game"])
        self.seats = [
            SeatAt(row["kind"], row["name"], row["bot"], row["token"]) for row in stored.seats
        ]
        self.connections: set[Connection] = set()
        self._loop = asyncio.get_running_loop()
        self.left = self._loop.time()  # when somebody was here last
        self._messages = stored.messages
        self._emoted: dict[int, float] = {}  # when a seat has given its last sign
        self._trouble: dict[int, Literal["warming-up", "replaced", "stuck"]] = {}  # of bots
        self._stuck: dict[int, int] = {}  # how often in a row
        self.match = match
        self.revision = 0  # how often something was taken back that others had seen
        self._events, self._backs = len(stored.events), 0
        self._turns = [0] * len(self.seats)
        for body in stored.events:
            self._count(body)
        self._mixing: Mixing | None = None
        self._links: dict[str, str] = {}  # of devices, for the next throw
        self._linked = -1  # the throw for which no more links are waited for
        self._late: asyncio.TimerHandle | None = None  # devices that do not answer
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._ended = self._loop.create_future()  # set when the table does nothing more
        self._task = asyncio.create_task(self._work(), name=f"table {self.id[:6]}")
        self.broken = False

    def _count(self, body: dict[str, Any]) -> None:
        """A seat's turn is the number of its questions so far; taking back asks anew.

        Whoever takes back what others do not know yet is the only one who is asked anew.
        """
        if "seat" in body:
            self._turns[body["seat"]] += 1
        if "roll" in body:
            self._backs = 0
        if "kept" in body:
            self._turns[body["by"]] += 1
        elif "back" in body:
            self.revision += 1
            self._turns = [turn + 1 for turn in self._turns]
        self._backs += "back" in body

    async def _write(self, job: Callable[[sql.Connection], T]) -> T:
        return await asyncio.wrap_future(self._store.run(job))

    # What everybody may know

    @property
    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    @property
    def rematch(self) -> str | None:
        """The table where it goes on."""
        found: str | None = self._row["rematch"]
        return found

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
                kind=seat.kind,  # type: ignore[arg-type]
                bot=seat.bot,
                connected=seat.kind == "bot" or number in present,
                trouble=self._trouble.get(number) if seat.bot else None,
            )
            for number, seat in enumerate(self.seats)
        ]

    def result(self) -> wire.Result | None:
        """Who has won, and how good a solo game was."""
        match = self.match
        if match is None or not match.is_over:
            return None
        return wire.Result(
            winners=match.winners(), level=match.rating(), is_abandoned=match.is_abandoned
        )

    def question(self, seat: int) -> wire.Question:
        """What a seat has to decide."""
        assert self.match
        return wire.Question(
            turn=self._turns[seat],
            legal=self.match.legal(seat),
            can_go_back=self.match.can_take_back(seat),
        )

    def real_dice(self, held: frozenset[int]) -> wire.RealDice | None:
        """At a table with real dice: what is to be typed in, and may be corrected."""
        if self.match is None or not self._throws_themselves:
            return None
        throws = [
            wire.ThrowFacts(name=t.name, count=t.count, faces=list(t.faces), is_said=t.is_said)
            for t in self.match.throws()
        ]
        can_correct = self.match.typed_roll(self._bots, known_to=held) is not None
        return wire.RealDice(throws=throws, can_correct=can_correct)

    def mixing_facts(self) -> wire.Mixing | None:
        """Whose devices are still to add something to the dice."""
        if self._mixing is not None:
            phase: Literal["commit", "reveal"] = "reveal" if self._mixing.revealing else "commit"
            return wire.Mixing(phase=phase, waiting_for=self._mixing.waiting_for)
        if self._needs_links():
            seats = [seat for device in self._silent() for seat in device.seats]
            return wire.Mixing(phase="link", waiting_for=seats)
        return None

    @property
    def record(self) -> Record:
        """The record of a finished match; before the end it would tell too much."""
        if self.match is None or not self.match.is_over:
            raise GameError("not-over")
        return self.match.record

    @property
    def _throws_themselves(self) -> bool:
        return bool(self._row["dice"] == "hand")

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
        connection.is_host = holds(self._row["host"], offered)
        connection.language = hello.language
        alike = [each for each in self.connections if each.held == connection.held]
        if len(alike) >= (MOST_DEVICES if connection.held else MOST_WATCHERS):
            if not connection.held and not connection.is_host:
                raise UsageError("too-many-watch")
            alike[0].close(POLICY)
            self.connections.discard(alike[0])
        self.connections.add(connection)
        self.submit(lambda: self._greet(connection))

    async def _greet(self, connection: Connection) -> None:
        connection.tell(self._welcome(connection))
        if self._mixing is not None:
            self._ask_to_mix(connection)
            self._wait_for_devices()
        self._show()
        self._ask_bots()
        self._ask_for_link(connection)

    def detach(self, connection: Connection) -> None:
        """A device is gone. Where nobody is, no bot thinks."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.left = self._loop.time()
        if not self.connections:
            self._stop_thinking()
        if not self.broken:
            self.submit(self._show_who_is_there)

    async def _show_who_is_there(self) -> None:
        self._show()

    def _welcome(self, connection: Connection) -> wire.Welcome:
        dice = self.match.dice.describe() if self.match else {}
        return wire.Welcome(
            table=self.id,
            game=self.game.id,
            options=self.options,
            held=sorted(connection.held),
            is_host=connection.is_host,
            invite=self._row["invite"] if connection.is_host else None,
            commitment=dice.get("commitment"),
            printed=self.match.printed() if self.match else None,
            dice=self._row["dice"],
        )

    def _welcome_all(self) -> None:
        for connection in self.connections:
            connection.tell(self._welcome(connection))

    def _show(self) -> None:
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
            self._stop_thinking()
            self._stop_waiting()
            if not self._ended.done():
                self._ended.set_result(None)
            for connection in self.connections:
                connection.close(BROKEN)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do this when it is its turn; its result."""
        answer: asyncio.Future[T] = self._loop.create_future()

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
        problem = token = None
        repeated = message.id in self._messages and (connection.held or connection.is_host)
        if not repeated:
            try:
                token = await self._do(connection, message)
            except KleeblattError as error:
                problem = problem_of(error, connection.language)
            else:
                if not isinstance(message, QUIET):
                    self._messages.add(message.id)
        answer = wire.Answer(id=message.id, ok=problem is None, problem=problem, token=token)
        connection.tell(answer)
        if problem is None and not repeated and not isinstance(message, QUIET):
            self._show()
            self._ask_bots()

    async def _do(self, connection: Connection, message: wire.Request) -> str | None:
        """Carry a message out; the new secret of a seat, if it has made one."""
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
            case wire.StandIn():
                await self._stand_in(connection, message)
            case wire.Fill():
                await self._fill(connection, message)
            case wire.Rematch():
                await self._rematch(connection)
            case wire.Remove():
                await self._remove(connection, message)
            case wire.Renew():
                return await self._renew(connection, message)
            case wire.End():
                await self._end(connection)
            case wire.Commit():
                await self._commit(connection, message)
            case wire.Reveal():
                await self._reveal(connection, message)
            case wire.Link():
                await self._link(connection, message)
        return None

    def _must_hold(self, connection: Connection, seat: int, turn: int | None = None) -> Match:
        if self.match is None:
            raise GameError("not-begun")
        if seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        if turn is not None and turn != self._turns[seat]:
            raise StaleState("stale-state", step=turn, now=self._turns[seat])
        return self.match

    async def _play(self, connection: Connection, message: wire.Play) -> None:
        match = self._must_hold(connection, message.seat, message.turn)
        if self.seats[message.seat].bot:
            raise NotYourTurn("bot-plays")
        before = len(match.record.entries)
        match.play(message.seat, message.move)
        await self._go_on(before, message.id)

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
        undone: dict[str, Any] = {"back": len(before) - same, "by": message.seat}
        if hidden:
            undone["kept"] = after[same:]
        await self._append([undone], message.id)

    async def _type_in(self, connection: Connection, message: wire.Roll) -> None:
        """Whoever plays may type in what the dice show."""
        match = self._must_play(connection, message.step)
        if not self._throws_themselves or not match.throws():
            raise NotYourTurn("nothing-to-roll")
        before = len(match.record.entries)
        match.inject(message.roll)
        await self._go_on(before, message.id)

    async def _correct(self, connection: Connection, message: wire.Correct) -> None:
        match = self._must_play(connection, message.step)
        if self._backs >= MOST_BACKS:
            raise GameError("too-many-backs")
        before = len(match.record.entries)
        match.take_back_roll(self._bots)
        undone = {"back": before - len(match.record.entries), "by": "roll"}
        await self._append([undone], message.id)

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
        now = self._loop.time()
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
        self._stop_waiting()
        self._stop_thinking()
        await self._append(self.match.record.entries[before:], None)

    async def _go_on(self, before: int, message: str | None) -> None:
        """Dice and cards come, and whoever has no choice moves; then all of it is stored."""
        assert self.match
        while not self.match.is_over:
            if isinstance(self.match.node, Chance):
                if self._throws_themselves and self.match.throws():
                    break  # people throw
                if self._needs_links():
                    break  # devices are asked
                self.match.roll()
            elif not self.match.play_forced():
                break
        await self._append(self.match.record.entries[before:], message)
        self._ask_for_links()

    async def _append(self, bodies: list[dict[str, Any]], message: str | None) -> None:
        if not bodies:
            return
        first = self._events
        await self._write(lambda c: store.append(c, self.id, first, bodies, message))
        self._events += len(bodies)
        for body in bodies:
            self._count(body)

    # Seats

    async def join(self, invite: str, name: str) -> wire.HeldSeat:
        """Someone takes the first open seat."""
        if not holds(hashed(invite), [hashed(self._row["invite"])]):
            raise UsageError("wrong-invite")
        return await self.ask(lambda: self._sit_down(name))

    async def _sit_down(self, name: str) -> wire.HeldSeat:
        number = next((n for n, seat in enumerate(self.seats) if seat.kind == "open"), None)
        if number is None:
            raise GameError("no-open-seat")
        token = new_token()
        shown = free_name(name, self.seats)
        await self._take_seat(number, SeatAt("person", shown, None, hashed(token)))
        self._show()
        self._ask_bots()
        return wire.HeldSeat(seat=number, token=token)

    async def _take_seat(self, number: int, seat: SeatAt) -> None:
        await self._change_seat(number, seat)
        await self.begin_if_complete()

    async def _change_seat(self, number: int, seat: SeatAt) -> None:
        """Somebody else sits there, or holds it with another secret: old devices lose it."""
        values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
        await self._write(lambda c: store.change_seat(c, self.id, number, **values))
        lost = self.seats[number].token != seat.token
        self.seats[number] = seat
        self._trouble.pop(number, None)
        for connection in self.connections:
            if lost and number in connection.held:
                connection.held -= {number}
                connection.tell(self._welcome(connection))

    async def _fill(self, connection: Connection, message: wire.Fill) -> None:
        self._must_be_host(connection)
        if self._seat(message.seat).kind != "open":
            raise GameError("no-open-seat")
        name = checked_bot(message.bot)
        await self._take_seat(message.seat, SeatAt("bot", bot_name(name, self.seats), name, None))

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
            await self._change_seat(message.seat, SeatAt("bot", seat.name, USUAL, None))
            return
        invite = new_token()
        await self._write(lambda c: store.change_table(c, self.id, invite=invite, mixing=None))
        self._row["invite"], self._row["mixing"], self._mixing = invite, None, None
        self._stop_waiting()
        await self._change_seat(message.seat, SeatAt("open", "", None, None))
        self._welcome_all()

    async def _renew(self, connection: Connection, message: wire.Renew) -> str:
        """A new secret for a seat: whoever had the old one holds it no more."""
        if message.seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        token = new_token()
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
        if self._row["rematch"] is None:
            table, seats = self._again()

            def add(c: sql.Connection) -> None:
                store.add_table(c, table, seats)
                store.change_table(c, self.id, rematch=table["id"])

            await self._write(add)
            self._row["rematch"] = table["id"]

    def _again(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        now = datetime.now(UTC).isoformat()
        table = self._row | {
            "id": new_token(), "header": None, "secret": secrets.token_hex(32), "mixing": None,
            "invite": new_token(), "rematch": None, "created": now, "used": now,
        }  # fmt: skip
        order = self.seats[1:] + self.seats[:1]  # another one begins
        return table, [
            {
                "table_id": table["id"], "number": number, "kind": seat.kind, "name": seat.name,
                "bot": seat.bot if seat.kind == "bot" else None, "token": seat.token,
            }
            for number, seat in enumerate(order)
        ]  # fmt: skip

    def _seat(self, number: int) -> SeatAt:
        if number >= len(self.seats):
            raise GameError("no-seat", seat=number)
        return self.seats[number]

    def _must_be_host(self, connection: Connection) -> None:
        if not connection.is_host:
            raise NotYourTurn("not-host")

    # Before the first die

    async def begin_if_complete(self) -> None:
        """When everybody is there, the dice are made; or play goes on, after a restart."""
        if self.match is not None:
            await self._go_on(len(self.match.record.entries), None)
        elif all(seat.kind != "open" for seat in self.seats):
            self._mixing = self._new_mixing()
            if self._mixing.people:
                self._ask_all_to_mix()
            else:
                await self._begin()

    def _new_mixing(self) -> Mixing:
        table = commitments.table_digest(self.id)
        players = [seat.name for seat in self.seats]
        mixing = Mixing(
            table=table,
            context=commitments.context(
                table, self.game.id, self.game.rules_version, self.options, players
            ),
            secret=self._row["secret"],
            people=frozenset(n for n, seat in enumerate(self.seats) if seat.kind == "person"),
            strong=self._row["dice"] == "strong",
        )
        if self._row["mixing"]:
            mixing.restore(json.loads(self._row["mixing"]))
        return mixing

    def _ask_all_to_mix(self) -> None:
        for connection in self.connections:
            self._ask_to_mix(connection)
        self._stop_waiting()
        self._wait_for_devices()

    def _ask_to_mix(self, connection: Connection) -> None:
        mixing = self._mixing
        assert mixing
        seats = mixing.seats_of(connection.held)
        if not seats or seats in mixing.told:
            return
        committed = mixing.committed.items() if mixing.revealing else ()
        connection.tell(
            wire.Contribute(
                phase="reveal" if mixing.revealing else "commit",
                round=mixing.round,
                seats=list(seats),
                strong=mixing.strong,
                table=mixing.table,
                game=self.game.id,
                rules=self.game.rules_version,
                options=self.options,
                players=[seat.name for seat in self.seats],
                commitment=mixing.commitment,
                committed=[
                    wire.Committed(seats=list(theirs), commitment=told)
                    for theirs, told in committed
                ],
            )
        )

    def _wait_for_devices(self) -> None:
        """From when the first device of a player is here, nobody waits long for the others."""
        if self._late is None and any(connection.held for connection in self.connections):
            self._late = self._loop.call_later(
                self._mixing_seconds, self.submit, self._go_on_without
            )

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    async def _go_on_without(self) -> None:
        """Some devices have not answered in time."""
        self._late = None
        if self._mixing is not None:
            if not self._mixing.revealing:
                await self._close_commitments()
            elif self._mixing.waiting_for:
                self._mixing.begin_again()
                await self._keep_mixing()
                self._ask_all_to_mix()
        elif self._needs_links():
            await self._close_links()
        self._show()
        self._ask_bots()

    async def _commit(self, connection: Connection, message: wire.Commit) -> None:
        if self._mixing is None:
            raise GameError("mixing-late")
        self._mixing.commit(connection.held, message.round, message.commitment)
        if not self._mixing.waiting_for:
            await self._close_commitments()

    async def _close_commitments(self) -> None:
        assert self._mixing
        if not self._mixing.committed:
            await self._begin()
            return
        self._mixing.revealing = True
        await self._keep_mixing()
        self._ask_all_to_mix()

    async def _keep_mixing(self) -> None:
        """What has bound somebody is stored before anybody is told."""
        assert self._mixing
        kept = json.dumps(self._mixing.as_json())
        await self._write(lambda c: store.change_table(c, self.id, mixing=kept))
        self._row["mixing"] = kept

    async def _reveal(self, connection: Connection, message: wire.Reveal) -> None:
        if self._mixing is None:
            raise GameError("mixing-late")
        self._mixing.reveal(connection.held, message.round, message.nonce, message.chain)
        if not self._mixing.waiting_for:
            await self._begin()

    async def _begin(self) -> None:
        """The dice are made: play begins."""
        assert self._mixing
        self._stop_waiting()
        players = [seat.name for seat in self.seats]
        header = {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.options,
            "players": players,
            "dice": self._mixing.facts(),
        }
        dice = SharedDice.from_header(header, self._row["secret"])
        match = await asyncio.to_thread(Match, self.game, players, self.options, dice=dice)
        text = json.dumps(match.record.header, ensure_ascii=False)
        await self._write(lambda c: store.change_table(c, self.id, header=text, mixing=None))
        self._row["header"], self._row["mixing"] = text, None
        self.match, self._mixing = match, None
        await self._go_on(0, None)
        self._welcome_all()

    # Strong mode: every throw needs a link of each device's chain

    def _needs_links(self) -> bool:
        """Is the next throw waiting for links?"""
        match = self.match
        return (
            match is not None
            and isinstance(match.dice, SharedDice)
            and match.dice.is_strong
            and isinstance(match.node, Chance)
            and not (self._throws_themselves and match.throws())
            and self._linked < match.rolls
        )

    def _silent(self) -> list[Device]:
        """The devices that are here, and have not told their link."""
        assert self.match
        assert isinstance(self.match.dice, SharedDice)
        here = {seat for connection in self.connections for seat in connection.held}
        return [
            device
            for device in self.match.dice.devices
            if device.name not in self._links and here.intersection(device.seats)
        ]

    def _ask_for_links(self) -> None:
        if not self._needs_links():
            return
        if not self._silent():
            self.submit(self._close_links)
            return
        for connection in self.connections:
            self._ask_for_link(connection)
        self._stop_waiting()
        self._wait_for_devices()

    def _ask_for_link(self, connection: Connection) -> None:
        if self._needs_links():
            assert self.match
            seats = {seat for device in self._silent() for seat in device.seats}
            if seats & connection.held:
                connection.tell(wire.LinkWanted(number=self.match.rolls))

    async def _link(self, connection: Connection, message: wire.Link) -> None:
        match = self.match
        if match is None or not self._needs_links() or message.number != match.rolls:
            raise GameError("mixing-late")
        assert isinstance(match.dice, SharedDice)
        for device in match.dice.devices:
            if connection.held.intersection(device.seats) and match.dice.is_link(
                device.name, message.number, message.link
            ):
                self._links[device.name] = message.link
                break
        else:
            raise UsageError("mixing-wrong")
        if not self._silent():
            await self._close_links()

    async def _close_links(self) -> None:
        """All links are here that will come: the throw falls."""
        if not self._needs_links():
            return
        assert self.match
        assert isinstance(self.match.dice, SharedDice)
        self._stop_waiting()
        self._linked = self.match.rolls
        self.match.dice.hear(self._linked, self._links)
        self._links = {}
        await self._go_on(len(self.match.record.entries), None)
        self._show()
        self._ask_bots()

    # Bots

    def _ask_bots(self) -> None:
        """Let every bot think whose seat must decide, if anybody is there to see it."""
        if self.match is None or self.broken or not self.connections:
            return
        for seat in self.match.awaited:
            key = seat, self._turns[seat]
            name = self.seats[seat].bot
            if name and key not in self._thinking and self._trouble.get(seat) != "stuck":
                think = self._think(self.match.seen_by(seat), *key, name)
                thinking = asyncio.create_task(think)
                self._thinking[key] = thinking
                thinking.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[int, int], _: "asyncio.Task[None]") -> None:
        self._thinking.pop(key, None)

    def _stop_thinking(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()

    async def _think(self, seen: Match, seat: int, turn: int, name: str) -> None:
        seed = secrets.randbelow(1 << 60)
        try:
            choice = await self._thinkers.choose(seen, seat, name, seed, self.id)
        except NoChoice:
            self.submit(lambda: self._get_stuck(seat))
            return
        trouble: Literal["warming-up", "replaced"] | None = None
        if choice.by != name:
            trouble = "replaced"
        elif choice.is_warming_up:
            trouble = "warming-up"
        self.submit(lambda: self._play_for_bot(seat, turn, choice.move, trouble))

    async def _get_stuck(self, seat: int) -> None:
        """Not even the usual bot could decide: say so, and ask again later."""
        times = self._stuck.get(seat, 0)
        self._stuck[seat], self._trouble[seat] = times + 1, "stuck"
        pause = STUCK_PAUSES[min(times, len(STUCK_PAUSES) - 1)]
        self._loop.call_later(pause, self.submit, lambda: self._ask_again(seat))
        self._show()

    async def _ask_again(self, seat: int) -> None:
        self._trouble.pop(seat, None)
        self._ask_bots()

    async def _play_for_bot(
        self, seat: int, turn: int, move: int, trouble: Literal["warming-up", "replaced"] | None
    ) -> None:
        self._thinking.pop((seat, turn), None)  # its answer is here: it may be asked again
        match = self.match
        if match is None or turn != self._turns[seat] or not self.seats[seat].bot:
            return
        if move in match.legal_numbers(seat):
            before = len(match.record.entries)
            match.play(seat, move)
            self._stuck.pop(seat, None)
            self._trouble.pop(seat, None)
            if trouble:
                self._trouble[seat] = trouble
            await self._go_on(before, None)
            self._show()
        self._ask_bots()

    async def close(self) -> None:
        """Stop working."""
        self.broken = True
        self._task.cancel()
        self._stop_thinking()
        self._stop_waiting()
