"""Before the first die: the server and the players' devices make the dice together.

    waiting for commitments  →  everyone's are told  →  waiting for what was promised  →  play

A device that commits and then withholds its secret (perhaps because it has seen what the others
revealed) is left out, and everything starts over, with fresh secrets, in another round. What a
round commits to is stored before it is told, so the server can resume after a restart.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kleeblatt.core import commitments
from kleeblatt.core.dice import Device
from kleeblatt.core.errors import GameError, UsageError

Seats = tuple[int, ...]


@dataclass
class Mixing:
    """The dice of a match in the making."""

    table: str  # its digest
    context: str
    secret: str
    people: frozenset[int]  # seats whose devices are asked
    strong: bool
    round: int = 1
    committed: dict[Seats, str] = field(default_factory=dict)
    told: dict[Seats, tuple[str, str]] = field(default_factory=dict)  # nonce and chain
    withheld: set[int] = field(default_factory=set)
    revealing: bool = False

    @property
    def commitment(self) -> str:
        """Return the server's own commitment."""
        return commitments.commitment(commitments.SERVER, self.round, self.context, self.secret)

    @property
    def asked(self) -> frozenset[int]:
        """Return the seats that may still add something."""
        return self.people - self.withheld

    @property
    def waiting_for(self) -> list[int]:
        """Return the seats whose devices still have to do something in this phase."""
        if self.revealing:
            return sorted(_seats(set(self.committed) - set(self.told)))
        return sorted(self.asked - _seats(self.committed))

    def commit(self, held: Iterable[int], round: int, commitment: str) -> None:
        """Take a device's commitment, for all its seats that nobody has spoken for."""
        if self.revealing or round != self.round:
            raise GameError("mixing-late")
        seats = tuple(sorted(self.asked.intersection(held) - _seats(self.committed)))
        if not seats:
            raise GameError("mixing-done")
        self.committed[seats] = commitment

    def seats_of(self, held: Iterable[int]) -> Seats:
        """Return the seats for which a device with these seats has spoken, or may speak."""
        if self.revealing:
            whole = set(held)
            return next((seats for seats in self.committed if set(seats) <= whole), ())
        return tuple(sorted(self.asked.intersection(held) - _seats(self.committed)))

    def reveal(self, held: Iterable[int], round: int, nonce: str, chain: str) -> None:
        """Take what a device reveals."""
        seats = self.seats_of(held)
        if not self.revealing or round != self.round or not seats or seats in self.told:
            raise GameError("mixing-late")
        if bool(chain) != self.strong:
            raise UsageError("mixing-wrong")
        if not Device(seats, self.committed[seats], nonce, chain).is_right(round, self.context):
            raise UsageError("mixing-wrong")
        self.told[seats] = nonce, chain

    def begin_again(self) -> None:
        """Start another round: somebody withheld a secret, so the others make new ones."""
        self.withheld |= _seats(set(self.committed) - set(self.told))
        self._next_round()

    def begin_anew(self) -> None:
        """Start another round because other people will play; nobody is to blame."""
        self.withheld = set()
        self._next_round()

    def _next_round(self) -> None:
        self.round += 1
        self.committed, self.told, self.revealing = {}, {}, False

    def facts(self) -> dict[str, Any]:
        """Describe the dice as the record's header does."""
        devices = [
            Device(seats, self.committed[seats], *self.told[seats]) for seats in sorted(self.told)
        ]
        return {
            "from": "shared",
            "table": self.table,
            "round": self.round,
            "commitment": self.commitment,
            "devices": [device.as_json() for device in devices],
            "missing": sorted(self.asked - _seats(self.told)),
            "withheld": sorted(self.withheld),
            "strong": self.strong and bool(devices),
        }

    def as_json(self) -> dict[str, Any]:
        """Return what the store keeps."""
        return {
            "round": self.round,
            "committed": [[list(seats), told] for seats, told in self.committed.items()],
            "withheld": sorted(self.withheld),
            "revealing": self.revealing,
        }

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Resume from what the store keeps."""
        self.round, self.revealing = kept["round"], kept["revealing"]
        self.committed = {tuple(seats): told for seats, told in kept["committed"]}
        self.withheld = set(kept["withheld"])


def _seats(devices: Iterable[Seats]) -> set[int]:
    return {seat for seats in devices for seat in seats}
