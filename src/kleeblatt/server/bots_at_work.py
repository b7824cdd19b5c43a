"""The bots of a table: asked when it is their turn and somebody is there to see it."""

import asyncio
import secrets
from functools import partial
from typing import TYPE_CHECKING

from kleeblatt.core.match import Match
from kleeblatt.server import wire
from kleeblatt.server.thinkers import NoChoice, Thinkers

if TYPE_CHECKING:
    from kleeblatt.server.table import Table

STUCK_PAUSES = (2.0, 5.0, 15.0, 60.0)  # seconds until a bot that could not decide is asked again


class BotsAtWork:
    """Which bots think, and which of them are in trouble."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self._table, self._thinkers = table, thinkers
        self.trouble: dict[int, wire.Trouble] = {}
        self._stuck: dict[int, int] = {}  # how often in a row
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    def ask(self) -> None:
        """Let every bot whose seat must decide think, if anybody is there to see it."""
        if self._table.match is None or self._table.broken or not self._table.devices.connections:
            return
        for seat in self._table.match.awaited:
            key = seat, self._table.play.turns[seat]
            name = self._table.seats[seat].bot
            if name and key not in self._thinking and self.trouble.get(seat) != "stuck":
                think = self._think(self._table.match.seen_by(seat), *key, name)
                thinking = asyncio.create_task(think)
                self._thinking[key] = thinking
                thinking.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[int, int], _: "asyncio.Task[None]") -> None:
        self._thinking.pop(key, None)

    def stop(self) -> None:
        """Cancel what the bots were asked."""
        for task in list(self._thinking.values()):
            task.cancel()

    async def _think(self, seen: Match, seat: int, turn: int, name: str) -> None:
        seed = secrets.randbelow(1 << 60)
        try:
            choice = await self._thinkers.choose(seen, seat, name, seed, self._table.id)
        except NoChoice:
            self._table.jobs.submit(lambda: self._get_stuck(seat))
            return
        trouble: wire.Trouble | None = None
        if choice.by != name:
            trouble = "replaced"
        elif choice.is_warming_up:
            trouble = "warming-up"
        self._table.jobs.submit(lambda: self._play_for_bot(seat, turn, choice.move, trouble))

    async def _get_stuck(self, seat: int) -> None:
        """Report that not even the usual bot could decide, and ask again later."""
        times = self._stuck.get(seat, 0)
        self._stuck[seat], self.trouble[seat] = times + 1, "stuck"
        pause = STUCK_PAUSES[min(times, len(STUCK_PAUSES) - 1)]
        self._table.loop.call_later(pause, self._table.jobs.submit, lambda: self._ask_again(seat))
        self._table.devices.show()

    async def _ask_again(self, seat: int) -> None:
        self.trouble.pop(seat, None)
        self.ask()

    async def _play_for_bot(
        self, seat: int, turn: int, move: int, trouble: wire.Trouble | None
    ) -> None:
        self._thinking.pop((seat, turn), None)  # its answer is here: it may be asked again
        match = self._table.match
        if match is None or turn != self._table.play.turns[seat] or not self._table.seats[seat].bot:
            return
        if move in match.legal_numbers(seat):
            before = len(match.record.entries)
            match.play(seat, move)
            self._stuck.pop(seat, None)
            self.trouble.pop(seat, None)
            if trouble:
                self.trouble[seat] = trouble
            await self._table.play.go_on(before, None)
            self._table.devices.show()
        self.ask()
