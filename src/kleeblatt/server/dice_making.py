"""How devices at a table add to its dice: before the first one, in strong mode at each throw.

Nobody waits long. A device that is away or does not answer is left out, and the record says so
(see `mixing.py`).
"""

import asyncio
import json
from typing import TYPE_CHECKING, Literal

from kleeblatt.core import commitments
from kleeblatt.core.dice import Device, SharedDice
from kleeblatt.core.errors import GameError, UsageError
from kleeblatt.core.match import Chance
from kleeblatt.server import store, wire
from kleeblatt.server.connection import Connection
from kleeblatt.server.mixing import Mixing

if TYPE_CHECKING:
    from kleeblatt.server.table import Table


class DiceMaking:
    """What devices have added so far, and what is waited for."""

    def __init__(self, table: "Table", seconds: float) -> None:
        self._table, self._mixing_seconds = table, seconds
        self._mixing: Mixing | None = None
        self._links: dict[str, str] = {}  # of devices, for the next throw
        self._linked = -1  # the throw that waits for no more links
        self._deaf: set[str] = set()  # devices that did not answer last time
        self._late: asyncio.TimerHandle | None = None  # devices that do not answer

    async def begin(self) -> None:
        """Ask all people's devices, as every seat is taken; without any, play begins at once."""
        self._mixing = self._new_mixing()
        if self._mixing.people:
            self._ask_all_to_mix()
        else:
            await self._finish()

    def begin_later(self) -> str | None:
        """Start another round when the table is full again, because somebody left; as JSON.

        Commitments hold for this round and these players only.
        """
        self.stop_waiting()
        mixing, self._mixing = self._mixing, None
        if mixing is None:
            return self._table.row.mixing
        mixing.begin_anew()
        return json.dumps(mixing.as_json())

    def facts(self) -> wire.Mixing | None:
        """Say whose devices still have to add something."""
        if self._mixing is not None:
            phase: Literal["commit", "reveal"] = "reveal" if self._mixing.revealing else "commit"
            return wire.Mixing(phase=phase, waiting_for=self._mixing.waiting_for)
        if self.needs_links:
            seats = [seat for device in self._silent() for seat in device.seats]
            return wire.Mixing(phase="link", waiting_for=seats)
        return None

    def ask(self, connection: Connection) -> None:
        """Ask a device that has come whether it has something to add."""
        if self._mixing is not None:
            self._ask_to_mix(connection)
            self._wait_for_devices()
        elif self._table.match is not None and isinstance(self._table.match.dice, SharedDice):
            self._deaf -= {
                d.name for d in self._table.match.dice.devices if d.held_by(connection.held)
            }
        self._ask_for_link(connection)

    def _new_mixing(self) -> Mixing:
        table = commitments.table_digest(self._table.id)
        players = [seat.name for seat in self._table.seats]
        mixing = Mixing(
            table=table,
            context=commitments.context(
                table,
                self._table.game.id,
                self._table.game.rules_version,
                self._table.options,
                players,
                self._table.row.practice,
            ),
            secret=self._table.row.secret,
            people=frozenset(
                n for n, seat in enumerate(self._table.seats) if seat.kind == "person"
            ),
            strong=self._table.row.dice == "strong",
        )
        if self._table.row.mixing:
            mixing.restore(json.loads(self._table.row.mixing))
        return mixing

    def _ask_all_to_mix(self) -> None:
        for connection in self._table.devices.connections:
            self._ask_to_mix(connection)
        self.stop_waiting()
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
                game=self._table.game.id,
                rules=self._table.game.rules_version,
                practice=self._table.row.practice,
                options=self._table.options,
                players=[seat.name for seat in self._table.seats],
                commitment=mixing.commitment,
                committed=[
                    wire.Committed(seats=list(theirs), commitment=told)
                    for theirs, told in committed
                ],
            )
        )

    def _wait_for_devices(self) -> None:
        """Start the timer: once one player's device is here, nobody waits long for the others."""
        if self._late is None and self._table.devices.held:
            self._late = self._table.loop.call_later(
                self._mixing_seconds, self._table.jobs.submit, self._go_on_without
            )

    def stop_waiting(self) -> None:
        """Stop the timer: nobody is late any more."""
        if self._late is not None:
            self._late.cancel()
            self._late = None

    async def _go_on_without(self) -> None:
        """Continue without the devices that have not answered in time."""
        self._late = None
        if self._mixing is not None:
            if not self._mixing.revealing:
                await self._close_commitments()
            elif self._mixing.waiting_for:
                self._mixing.begin_again()
                await self._keep_mixing()
                if self._mixing.asked:
                    self._ask_all_to_mix()
                else:
                    await self._finish()
        elif self.needs_links:
            self._deaf |= {device.name for device in self._silent()}
            await self._close_links()
        self._table.devices.show()
        self._table.bots.ask()

    async def commit(self, connection: Connection, message: wire.Commit) -> None:
        """Take a device's commitment."""
        if self._mixing is None:
            raise GameError("mixing-late")
        self._mixing.commit(connection.held, message.round, message.commitment)
        if not self._mixing.waiting_for:
            await self._close_commitments()

    async def _close_commitments(self) -> None:
        assert self._mixing
        if not self._mixing.committed:
            await self._finish()
            return
        self._mixing.revealing = True
        await self._keep_mixing()
        self._ask_all_to_mix()

    async def _keep_mixing(self) -> None:
        """Store all commitments before anybody is told."""
        assert self._mixing
        kept = json.dumps(self._mixing.as_json())
        await self._table.write(lambda c: store.change_table(c, self._table.id, mixing=kept))
        self._table.row.mixing = kept

    async def reveal(self, connection: Connection, message: wire.Reveal) -> None:
        """Take what a device reveals."""
        if self._mixing is None:
            raise GameError("mixing-late")
        self._mixing.reveal(connection.held, message.round, message.nonce, message.chain)
        if not self._mixing.waiting_for:
            await self._finish()

    async def _finish(self) -> None:
        """Finish the dice."""
        assert self._mixing
        self.stop_waiting()
        facts, self._mixing = self._mixing.facts(), None
        table = self._table
        header = {
            "game": table.game.id,
            "rules": table.game.rules_version,
            "options": table.options,
            "players": [seat.name for seat in table.seats],
            "dice": facts,
        }
        if table.row.practice:
            header["practice"] = True
        await table.begin(header)

    # Strong mode: every throw needs a link of each device's chain

    @property
    def needs_links(self) -> bool:
        """Is the next throw waiting for links?"""
        match = self._table.match
        return (
            match is not None
            and isinstance(match.dice, SharedDice)
            and match.dice.is_strong
            and isinstance(match.node, Chance)
            and not (self._table.throws_themselves and match.throws())
            and self._linked < match.rolls
        )

    def _silent(self) -> list[Device]:
        """Return the devices that are here and have not revealed their link."""
        assert self._table.match
        assert isinstance(self._table.match.dice, SharedDice)
        here = self._table.devices.held
        return [
            device
            for device in self._table.match.dice.devices
            if device.name not in self._links
            and device.name not in self._deaf
            and device.held_by(here)
        ]

    def ask_for_links(self) -> None:
        """Ask every device for its link, if the next throw needs them."""
        if not self.needs_links:
            return
        if not self._silent():
            self._table.jobs.submit(self._close_links)
            return
        for connection in self._table.devices.connections:
            self._ask_for_link(connection)
        self.stop_waiting()
        self._wait_for_devices()

    def _ask_for_link(self, connection: Connection) -> None:
        if self.needs_links:
            assert self._table.match
            seats = {seat for device in self._silent() for seat in device.seats}
            if seats & connection.held:
                connection.tell(wire.LinkWanted(number=self._table.match.rolls))

    async def link(self, connection: Connection, message: wire.Link) -> None:
        """Take a device's link."""
        match = self._table.match
        if match is None or not self.needs_links or message.number != match.rolls:
            raise GameError("mixing-late")
        assert isinstance(match.dice, SharedDice)
        for device in match.dice.devices:
            if device.held_by(connection.held) and match.dice.is_link(
                device.name, message.number, message.link
            ):
                self._links[device.name] = message.link
                self._deaf.discard(device.name)
                break
        else:
            raise UsageError("mixing-wrong")
        if not self._silent():
            await self._close_links()

    async def _close_links(self) -> None:
        """Let the throw fall: no more links will come."""
        if not self.needs_links:
            return
        assert self._table.match
        assert isinstance(self._table.match.dice, SharedDice)
        self.stop_waiting()
        self._linked = self._table.match.rolls
        self._table.match.dice.hear(self._linked, self._links)
        self._links = {}
        await self._table.play.go_on(len(self._table.match.record.entries), None)
        self._table.devices.show()
        self._table.bots.ask()
