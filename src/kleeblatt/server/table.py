"""A live table. One task carries out its messages, one after the other.

Nothing is answered, and nobody is shown anything, before it is on the disk (see `store.py`). If
the store fails the table forgets what it has in memory and is read anew.
"""

import asyncio
import hashlib
import hmac
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Literal

import sqlalchemy as sql

from kleeblatt.bots import checked_bot as checked_bot
from kleeblatt.core.dice import SecretDice
from kleeblatt.core.errors import GameError, KleeblattError, NotYourTurn, StaleState, UsageError
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.record import Entry, Record
from kleeblatt.games import game
from kleeblatt.server import store, wire
from kleeblatt.server.store import Store, Stored
from kleeblatt.server.thinkers import Thinkers

log = logging.getLogger("kleeblatt.table")
Status = Literal["waiting", "playing", "over"]
SPECTATOR = -1
EMOTE_PAUSE = 1.0  # seconds between the signs of a seat


def hashed(token: str) -> str:
    """How secrets lie in the store."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """An unguessable secret."""
    return secrets.token_urlsafe(24)


@dataclass
class SeatAt:
    """Who sits there: a person (with a bot that stands in, or not), a bot, or nobody yet."""

    kind: str
    name: str
    bot: str | None
    token: str | None  # hashed


@dataclass(eq=False)
class Connection:
    """A device at a table. What it is to be sent waits here; of states only the latest one."""

    send: Callable[[str], Awaitable[None]]
    hang_up: Callable[[], Awaitable[None]]
    held: set[int] = field(default_factory=set)
    is_host: bool = False
    language: str = "en"
    answers: list[str] = field(default_factory=list)
    state: str | None = None
    log_known: int = 0  # entries that will not change any more, and that the device has
    log_next: int = 0
    backs_known: int = 0
    backs_next: int = 0
    lost: bool = False  # the table is broken: come again
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self, message: wire.Model) -> None:
        """Queue an answer."""
        self.answers.append(message.model_dump_json())
        self.woken.set()

    async def pump(self) -> None:
        """Send what waits, for ever."""
        while True:
            await self.woken.wait()
            self.woken.clear()
            if self.lost:
                await self.hang_up()
                return
            answers, self.answers = self.answers, []
            for answer in answers:
                await self.send(answer)
            state, self.state = self.state, None
            if state is not None:
                self.log_known, self.backs_known = self.log_next, self.backs_next
                await self.send(state)


class Table:
    """One table, from its invitation to its result."""

    def __init__(self, stored: Stored, place: Store, thinkers: Thinkers) -> None:
        self.id: str = stored.table["id"]
        self._store, self._thinkers = place, thinkers
        self._row = stored.table
        self.options: dict[str, str] = json.loads(stored.table["options"])
        self.game = game(stored.table["game"])
        self.seats = [
            SeatAt(row["kind"], row["name"], row["bot"], row["token"]) for row in stored.seats
        ]
        self.connections: set[Connection] = set()
        self.used = asyncio.get_running_loop().time()
        self._messages = stored.messages
        self._emoted: dict[int, float] = {}  # when a seat has given its last sign
        self._load_match(stored)
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work(), name=f"table {self.id[:6]}")
        self.broken = False

    def _load_match(self, stored: Stored) -> None:
        """Play the events again: every step is checked, every die is drawn anew."""
        self.match: Match | None = None
        self._events = len(stored.events)
        self._turns, self._backs = [0] * len(self.seats), 0
        entries: list[Entry] = []
        for body in stored.events:
            self._count(body)
            if "back" in body:
                del entries[len(entries) - body["back"] :]
            else:
                entries.append(body)
        if self._row["header"]:
            record = Record(json.loads(self._row["header"]), entries)
            self.match = Match.from_record(record, self.game, self._row["secret"])

    def _count(self, body: dict[str, Any]) -> None:
        """A seat's turn is the number of its questions so far; taking back asks all anew."""
        if "seat" in body:
            self._turns[body["seat"]] += 1
        if "back" in body:
            self._backs += 1
            self._turns = [turn + 1 for turn in self._turns]

    # What everybody may know

    @property
    def status(self) -> Status:
        """Waiting for players, playing, or over."""
        if self.match is None:
            return "waiting"
        return "over" if self.match.is_over else "playing"

    def facts(self) -> wire.TableFacts:
        """The table as everybody may know it."""
        return wire.TableFacts(
            table=self.id, game=self.game.id, status=self.status, seats=self._seat_facts()
        )

    def _seat_facts(self) -> list[wire.SeatFacts]:
        present = {seat for connection in self.connections for seat in connection.held}
        return [
            wire.SeatFacts(
                name=seat.name,
                kind=seat.kind,  # type: ignore[arg-type]
                bot=seat.bot,
                connected=seat.kind == "bot" or number in present,
            )
            for number, seat in enumerate(self.seats)
        ]

    @property
    def record(self) -> Record:
        """The record of a finished match; before the end it would tell too much."""
        if self.match is None or not self.match.is_over:
            raise GameError("not-over")
        return self.match.record

    # Devices come and go

    def attach(self, connection: Connection, hello: wire.Hello) -> None:
        """A device shows its secrets and sees the table."""
        offered = [hashed(token) for token in hello.tokens]
        connection.held = {
            number
            for number, seat in enumerate(self.seats)
            if seat.token and any(hmac.compare_digest(seat.token, token) for token in offered)
        }
        host = self._row["host"]
        connection.is_host = any(hmac.compare_digest(host, token) for token in offered)
        connection.language = hello.language
        connection.log_known = connection.backs_known = 0
        self.connections.add(connection)
        self.used = asyncio.get_running_loop().time()
        self.submit(lambda: self._greet(connection))

    async def _greet(self, connection: Connection) -> None:
        connection.tell(self._welcome(connection))
        self._show()
        self._ask_bots()

    def detach(self, connection: Connection) -> None:
        """A device is gone."""
        self.connections.discard(connection)
        self.used = asyncio.get_running_loop().time()
        if not self.broken:
            self.submit(self._show_later)

    async def _show_later(self) -> None:
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

    def _show(self) -> None:
        """Everybody is shown the table as it lies in the store."""
        facts = self._seat_facts()
        for connection in self.connections:
            connection.state = self._state(connection, facts).model_dump_json()
            connection.woken.set()

    def _state(self, connection: Connection, facts: list[wire.SeatFacts]) -> wire.State:
        match = self.match
        if match is None:
            return wire.State(
                status="waiting", step=0, seats=facts, awaited=[], views={}, questions={},
                real_dice=None, scores=[], breakdown=[], log=wire.Log(start=0, entries=[]),
                result=None, rematch=None,
            )  # fmt: skip
        watching: list[int | None] = [*sorted(connection.held)] or [None]
        known = connection.log_known if connection.backs_known == self._backs else 0
        entries = match.entries_for(watching[0] if len(watching) == 1 else None)
        settled = min(len(match.entries_for(None)), len(entries))
        connection.log_next, connection.backs_next = settled, self._backs
        shown = match.shown_breakdown()
        return wire.State(
            status=self.status,
            step=match.step,
            seats=facts,
            awaited=list(match.awaited),
            views={SPECTATOR if s is None else s: match.view(s) for s in watching},
            questions={seat: self._question(seat) for seat in connection.held & set(match.awaited)},
            real_dice=self._real_dice(),
            scores=[sum(parts.values()) for parts in shown],
            breakdown=shown,
            log=wire.Log(start=known, entries=entries[known:]),
            result=wire.Result(winners=match.winners(), level=match.rating())
            if match.is_over
            else None,
            rematch=self._row["rematch"],
        )

    def _question(self, seat: int) -> wire.Question:
        assert self.match
        return wire.Question(
            turn=self._turns[seat],
            legal=self.match.legal(seat),
            can_go_back=self.match.undoable == seat,
        )

    @property
    def _throws_themselves(self) -> bool:
        return bool(self._row["dice"] == "hand")

    @property
    def _bots(self) -> set[int]:
        return {number for number, seat in enumerate(self.seats) if seat.bot}

    def _real_dice(self) -> wire.RealDice | None:
        if self.match is None or not self._throws_themselves:
            return None
        throws = [
            wire.ThrowFacts(name=t.name, count=t.count, faces=list(t.faces), is_said=t.is_said)
            for t in self.match.throws()
        ]
        return wire.RealDice(
            throws=throws, can_correct=self.match.typed_roll(self._bots) is not None
        )

    # Messages

    def submit(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do this when it is its turn."""
        self._jobs.put_nowait(job)

    async def _work(self) -> None:
        while True:
            job = await self._jobs.get()
            try:
                await job()
            except Exception:
                log.exception("table broken", extra={"table": self.id[:6]})
                self.broken = True
                for connection in self.connections:
                    connection.lost = True
                    connection.woken.set()
                return

    def receive(self, connection: Connection, message: wire.FromClient) -> None:
        """A message of a device."""
        if isinstance(message, wire.Ping):
            connection.tell(wire.Pong())
        elif not isinstance(message, wire.Hello):
            self.submit(lambda: self._carry_out(connection, message))

    async def _carry_out(
        self,
        connection: Connection,
        message: wire.Request,
    ) -> None:
        """Carry a message out, or say why not; a repeated one is only answered again."""
        problem = None
        if message.id not in self._messages or not (connection.held or connection.is_host):
            try:
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
                if not isinstance(message, wire.Why | wire.Emote):
                    self._messages.add(message.id)
            except KleeblattError as error:
                problem = problem_of(error, connection.language)
        connection.tell(wire.Answer(id=message.id, ok=problem is None, problem=problem))
        if not isinstance(message, wire.Why | wire.Emote):
            self._show()
            self._ask_bots()

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
        if match.undoable != message.seat:
            raise GameError("nothing-to-take-back")
        before = len(match.record.entries)
        match.take_back()
        undone = {"back": before - len(match.record.entries), "by": message.seat}
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
        before = len(match.record.entries)
        match.take_back_roll(self._bots)
        undone = {"back": before - len(match.record.entries), "by": "roll"}
        await self._append([undone], message.id)

    def _must_play(self, connection: Connection, step: int) -> Match:
        if self.match is None:
            raise GameError("not-begun")
        if not connection.held and not connection.is_host:
            raise NotYourTurn("not-your-seat")
        if step != self.match.step:
            raise StaleState("stale-state", step=step, now=self.match.step)
        return self.match

    def _emote(self, connection: Connection, message: wire.Emote) -> None:
        """Everybody sees it, nothing keeps it."""
        if message.seat not in connection.held:
            raise NotYourTurn("not-your-seat")
        now = asyncio.get_running_loop().time()
        if now - self._emoted.get(message.seat, -EMOTE_PAUSE) < EMOTE_PAUSE:
            raise UsageError("too-often")
        self._emoted[message.seat] = now
        for each in self.connections:
            each.tell(wire.Emoted(seat=message.seat, emote=message.emote))

    async def _go_on(self, before: int, message: str | None) -> None:
        """Dice and cards come, and whoever has no choice moves; then all of it is stored."""
        assert self.match
        while not self.match.is_over:
            if isinstance(self.match.node, Chance):
                if self._throws_themselves and self.match.throws():
                    break  # people throw
                self.match.roll()
            elif not self.match.play_forced():
                break
        await self._append(self.match.record.entries[before:], message)

    async def _append(self, bodies: list[dict[str, Any]], message: str | None) -> None:
        if not bodies:
            return
        first = self._events
        await asyncio.wrap_future(
            self._store.run(lambda c: store.append(c, self.id, first, bodies, message))
        )
        self._events += len(bodies)
        for body in bodies:
            self._count(body)

    # Seats

    async def join(self, invite: str, name: str) -> wire.HeldSeat:
        """Someone takes the first open seat."""
        if not hmac.compare_digest(invite, self._row["invite"]):
            raise UsageError("wrong-invite")
        answer: asyncio.Future[wire.HeldSeat] = asyncio.get_running_loop().create_future()

        async def sit_down() -> None:
            try:
                answer.set_result(await self._sit_down(name))
            except Exception as error:
                answer.set_exception(error)
                if not isinstance(error, KleeblattError):
                    raise

        self.submit(sit_down)
        return await answer

    async def _sit_down(self, name: str) -> wire.HeldSeat:
        number = next((n for n, seat in enumerate(self.seats) if seat.kind == "open"), None)
        if number is None:
            raise GameError("no-open-seat")
        token = new_token()
        await self._take_seat(number, SeatAt("person", checked_name(name), None, hashed(token)))
        return wire.HeldSeat(seat=number, token=token)

    async def _take_seat(self, number: int, seat: SeatAt) -> None:
        values = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "token": seat.token}
        await asyncio.wrap_future(
            self._store.run(lambda c: store.change_seat(c, self.id, number, **values))
        )
        self.seats[number] = seat
        await self.begin_if_complete()
        self._show()
        self._ask_bots()

    async def begin_if_complete(self) -> None:
        """When everybody is there, play begins; or goes on, where a server was killed meanwhile."""
        if self.match is not None:
            await self._go_on(len(self.match.record.entries), None)
            return
        if any(seat.kind == "open" for seat in self.seats):
            return
        dice = SecretDice(bytes.fromhex(self._row["secret"]))
        match = Match(self.game, [seat.name for seat in self.seats], self.options, dice=dice)
        header = json.dumps(match.record.header, ensure_ascii=False)
        await asyncio.wrap_future(
            self._store.run(lambda c: store.change_table(c, self.id, header=header))
        )
        self._row["header"] = header
        self.match = match
        await self._go_on(0, None)
        for connection in self.connections:
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
        await asyncio.wrap_future(
            self._store.run(lambda c: store.change_seat(c, self.id, message.seat, bot=bot))
        )
        seat.bot = bot

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

            await asyncio.wrap_future(self._store.run(add))
            self._row["rematch"] = table["id"]

    def _again(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        table = self._row | {
            "id": new_token(), "header": None, "secret": secrets.token_hex(32),
            "invite": new_token(), "rematch": None,
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

    # Bots

    def _ask_bots(self) -> None:
        """Let every bot think whose seat must decide."""
        if self.match is None or self.broken:
            return
        for seat in self.match.awaited:
            key = seat, self._turns[seat]
            name = self.seats[seat].bot
            if name and key not in self._thinking:
                thinking = asyncio.create_task(self._think(seat, self._turns[seat], name))
                self._thinking[key] = thinking
                thinking.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[int, int], _: "asyncio.Task[None]") -> None:
        self._thinking.pop(key, None)

    async def _think(self, seat: int, turn: int, name: str) -> None:
        assert self.match
        move = await self._thinkers.choose(self.match, seat, name, secrets.randbelow(1 << 60))
        self.submit(lambda: self._play_for_bot(seat, turn, move))

    async def _play_for_bot(self, seat: int, turn: int, move: int) -> None:
        self._thinking.pop((seat, turn), None)  # its answer is here: it may be asked again
        match = self.match
        if match is None or turn != self._turns[seat] or not self.seats[seat].bot:
            return
        if move in match.legal_numbers(seat):
            before = len(match.record.entries)
            match.play(seat, move)
            await self._go_on(before, None)
            self._show()
        self._ask_bots()

    async def close(self) -> None:
        """Stop working."""
        self.broken = True
        self._task.cancel()
        for task in list(self._thinking.values()):
            task.cancel()


def checked_name(name: str) -> str:
    """A name that can be shown."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise UsageError("no-name", name=repr(name))
    return name


def bot_name(bot: str, seats: list[SeatAt]) -> str:
    """'eager', and if one of them sits there already 'eager 2'."""
    number = sum(seat.kind == "bot" and seat.bot == bot for seat in seats) + 1
    return bot if number == 1 else f"{bot} {number}"


def problem_of(error: KleeblattError, language: str) -> wire.Problem:
    """An error for a person and a program."""
    reason = getattr(error, "reason", None)
    return wire.Problem(code=error.code, sentence=error.sentence(language), reason=reason)
