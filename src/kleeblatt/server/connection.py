"""A device at a table: what it holds, what it knows, what waits to be sent to it."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from kleeblatt.core.errors import NotYourTurn
from kleeblatt.server import wire

MOST_ANSWERS = 100  # answers waiting for a device that does not read
LAST_WORDS_SECONDS = 1.0
SEND_SECONDS = 30.0  # for a device to read what was sent to it
GONE, BROKEN, POLICY = 1001, 1012, 1008  # why a connection is closed


class Seen(NamedTuple):
    """What a device is shown: if it is the same as before, nothing is sent."""

    body: str
    entries: int  # entries of the record that it may know
    revision: int  # how often some of those were taken back


@dataclass(eq=False)
class Connection:
    """A device. Answers wait in order; of states only the latest one."""

    send: Callable[[str], Awaitable[None]]
    hang_up: Callable[[int], Awaitable[None]]
    held: frozenset[int] = frozenset()
    is_host: bool = False
    language: str = "en"
    answers: deque[str] = field(default_factory=deque)
    state: str | None = None
    shown: Seen | None = None  # by the latest state
    known: tuple[int, int] = (0, 0)  # entries it has for good, and at which revision
    known_next: tuple[int, int] = (0, 0)  # when it has the latest state
    closing: int | None = None  # why to hang up
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def seat(self) -> int | None:
        """Return the seat that its log addresses as "you"; None if several share one screen."""
        return next(iter(self.held)) if len(self.held) == 1 else None

    def must_hold(self, seat: int) -> None:
        """Refuse what only the holder of a seat may do."""
        if seat not in self.held:
            raise NotYourTurn("not-your-seat")

    def must_belong(self) -> None:
        """Refuse what spectators may not do."""
        if not self.held and not self.is_host:
            raise NotYourTurn("not-your-seat")

    def must_be_host(self) -> None:
        """Refuse what only the host may do."""
        if not self.is_host:
            raise NotYourTurn("not-host")

    def tell(self, message: wire.Model) -> None:
        """Queue an answer; give up on a device that reads nothing."""
        if len(self.answers) >= MOST_ANSWERS:
            self.close(POLICY)
            return
        self.answers.append(message.model_dump_json())
        self.woken.set()

    def show(self, state: str, seen: Seen, known: tuple[int, int]) -> None:
        """Queue a state, replacing one that was not sent yet."""
        self.state, self.shown, self.known_next = state, seen, known
        self.woken.set()

    def close(self, code: int) -> None:
        """Hang up as soon as possible."""
        self.closing = code
        self.woken.set()

    async def pump(self) -> None:
        """Keep sending what is queued."""
        while self.closing is None:
            await self.woken.wait()
            self.woken.clear()
            while self.answers and self.closing is None:
                await self._send(self.answers.popleft())
            state, self.state = self.state, None
            if state is not None and self.closing is None:
                self.known = self.known_next
                await self._send(state)
        if self.closing == POLICY:
            await self._say_why()
        await self.hang_up(self.closing)

    async def _say_why(self) -> None:
        """Send the last refusal, if the device reads it at once."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                while self.answers:
                    await self.send(self.answers.popleft())

    async def _send(self, text: str) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):  # cheaper than a task for each text
                await self.send(text)
        except TimeoutError:
            self.closing = GONE
