"""Where the outcomes of a match come from: a seed, a secret that can be checked later, people."""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from kleeblatt.core import commitments, struct
from kleeblatt.core.chance import DICE, Rng, begin, begin_occasion
from kleeblatt.core.errors import GameError, UsageError
from kleeblatt.core.game import Game, Outcomes

MOST_SEED = (1 << 62) - 1
SECRET_BYTES = 32
DIGESTS = 1 << 256


class Dice:
    """A source of outcomes."""

    is_sealed = False  # nothing can be drawn: the record is taken on trust
    _believed: str | None = None

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """Draw the next outcome; `number` counts the match's outcomes before it."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """Describe the source for a record; `dice_from` reads it back."""
        raise NotImplementedError

    def shown(self) -> dict[str, Any]:
        """Describe what players may know of the source while they play: no seed."""
        return {name: fact for name, fact in self.describe().items() if name != "seed"}

    def reveal(self) -> str | None:
        """Return what a finished record reveals, so that everybody can check its dice."""
        return None

    def mark(self) -> Any:
        """Mark the current place, if the next outcome depends on those before it."""
        return None

    def return_to(self, mark: Any) -> None:
        """Go back to a mark: what was thrown since then was taken back."""

    def hear(self, number: int, links: Mapping[str, str]) -> None:
        """Take what devices add to this outcome (strong mode); most dice ignore it."""
        raise GameError("record-links")

    def links(self, number: int) -> Mapping[str, str] | None:
        """Return the links that devices revealed for an outcome; None outside strong mode."""
        return None

    def believe(self, outcome: str) -> None:
        """Make sealed dice draw this next, as the record says."""
        self._believed = outcome

    def _draw_sealed(self, game: Game, setup: Any, s: Any) -> int:
        """Return what the record says comes next; without it, refuse: nobody knows the secret."""
        believed, self._believed = self._believed, None
        if believed is None:
            raise GameError("sealed-dice")
        return game.notation.read_outcome(setup, s, believed)


_sums: dict[int, tuple[Outcomes, list[int]]] = {}  # for lists that games return again and again
MOST_SUMS = 64


def _running_sums(outcomes: Outcomes) -> list[int]:
    """Sum up the weights: each one with all before it; the last is the total."""
    known = _sums.get(id(outcomes))
    if known is not None and known[0] is outcomes:
        return known[1]
    if len(_sums) >= MOST_SUMS:
        _sums.clear()
    sums = list(accumulate(weight for _, weight in outcomes))
    _sums[id(outcomes)] = outcomes, sums
    return sums


class SeededDice(Dice):
    """Outcomes of the counter-based generator: the same seed gives the same dice, as in batches."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise UsageError("wrong-seed", seed=seed, most=MOST_SEED)
        self.seed = seed
        self.rng = Rng()
        begin(self.rng, seed, DICE)

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome."""
        return game.rules.roll(setup, s, self.rng)

    def mark(self) -> Rng:
        """Return how much of the sequence was used."""
        return struct.copy(self.rng)

    def return_to(self, mark: Rng | None) -> None:
        """Go on with the sequence from there."""
        if mark is not None:
            self.rng = struct.copy(mark)

    def describe(self) -> dict[str, Any]:
        """The seed."""
        return {"from": "seed", "seed": self.seed}


def seeded(seed: int | None) -> SeededDice:
    """Make the dice of a seed, or of a random one."""
    return SeededDice(secrets.randbelow(MOST_SEED) if seed is None else seed)


class DealtDice(Dice):
    """Outcomes indexed by occasion: everybody who plays this deal meets the same luck.

    A duplicate deal: the second throw of the third turn, the ninth card of the deck are the same
    for everyone who plays this seed.
    """

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise UsageError("wrong-seed", seed=seed, most=MOST_SEED)
        self.seed = seed
        self._rng = Rng()

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The outcome of this occasion."""
        begin_occasion(self._rng, self.seed, game.rules.occasion(setup, s))
        return game.rules.roll(setup, s, self._rng)

    def describe(self) -> dict[str, Any]:
        """The seed."""
        return {"from": "deal", "seed": self.seed}


class SecretDice(Dice):
    """Outcomes that nobody can foresee and anybody can check.

    Everyone sees the hash of a secret before the first die falls, and the secret after the
    last one. Outcome `number` is a uniform number below the total weight of all outcomes that can
    come: the HMAC-SHA256 of the secret over "number/attempt", drawn again if it is so large that
    the remainder would be uneven.
    """

    def __init__(self, secret: bytes, contributed: tuple[str, ...] = ()) -> None:
        self.secret = secret
        self.contributed = contributed  # room for secrets of the players

    @classmethod
    def new(cls) -> "SecretDice":
        """Make dice with a fresh secret."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome."""
        outcomes = game.outcomes(setup, s)
        sums = _running_sums(outcomes)
        drawn = self.below(sums[-1], number)
        return outcomes[bisect_right(sums, drawn)][0]

    def below(self, n: int, number: int) -> int:
        """A number 0 ≤ k < n, each exactly as likely as the others."""
        return below(self.secret, n, number, self.contributed)

    @property
    def commitment(self) -> str:
        """The hash of the secret."""
        return hashlib.sha256(self.secret).hexdigest()

    def describe(self) -> dict[str, Any]:
        """The hash of the secret, never the secret."""
        contributed = list(self.contributed)
        return {"from": "secret", "commitment": self.commitment, "contributed": contributed}

    def reveal(self) -> str | None:
        """The secret."""
        return self.secret.hex()


def below(key: bytes, n: int, number: int, parts: tuple[str, ...] = ()) -> int:
    """Draw a number 0 ≤ k < n from a key, all exactly equally likely."""
    attempt = 0
    while True:
        message = "/".join([str(number), str(attempt), *parts])
        value = int.from_bytes(hmac.digest(key, message.encode(), hashlib.sha256), "big")
        if value < DIGESTS - DIGESTS % n:
            return value % n
        attempt += 1


@dataclass(frozen=True)
class Device:
    """What a device has added to the dice of a match, for the seats it holds."""

    seats: tuple[int, ...]
    commitment: str
    nonce: str
    chain: str = ""  # in strong mode: the end of its chain

    @property
    def name(self) -> str:
        """Name the device as records do: by its first seat."""
        return str(self.seats[0])

    def held_by(self, seats: Collection[int]) -> bool:
        """Does this device hold any of these seats?"""
        return any(seat in seats for seat in self.seats)

    def is_right(self, round: int, context: str) -> bool:
        """Does what it revealed match its commitment?"""
        who = commitments.seats_word(self.seats)
        told = commitments.commitment(who, round, context, self.nonce, self.chain)
        return self.commitment == told

    def as_json(self) -> dict[str, Any]:
        """Return it as a record has it."""
        facts = {"seats": list(self.seats), "commitment": self.commitment, "nonce": self.nonce}
        return facts | ({"chain": self.chain} if self.chain else {})


class SharedDice(SecretDice):
    """Outcomes that the server and the players' devices make together.

    The key of all outcomes comes from the server's secret and from what every device has added;
    nobody knew the others' parts when they committed to their own. In strong mode every
    outcome also takes one more link of each device's chain, which nobody else knew before.
    """

    def __init__(
        self,
        context: str,
        round: int,
        secret: str | None,
        devices: tuple[Device, ...],
        facts: Mapping[str, Any],
    ) -> None:
        self._secret, self._facts, self.devices = secret, dict(facts), devices
        self.is_sealed = secret is None
        self.is_strong = any(device.chain for device in devices)
        self._links: dict[int, dict[str, str]] = {}  # by outcome
        self._last = {device.name: (device.chain, 0) for device in devices}
        parts = [(commitments.seats_word(device.seats), device.nonce) for device in devices]
        key = commitments.key(round, context, secret, parts) if secret is not None else b""
        super().__init__(key)

    @classmethod
    def from_header(cls, header: Mapping[str, Any], secret: str | None) -> "SharedDice":
        """Make the dice of a record; UsageError if a secret does not match its commitment."""
        facts = header["dice"]
        devices = tuple(
            Device(tuple(one["seats"]), one["commitment"], one["nonce"], one.get("chain", ""))
            for one in facts["devices"]
        )
        context = commitments.context(
            facts["table"], header["game"], header["rules"], header["options"], header["players"],
            practice="practice" in header,
        )  # fmt: skip
        seats = range(len(header["players"]))
        held = [seat for device in devices for seat in device.seats]
        in_order = sorted(devices, key=lambda device: device.seats) == list(devices)
        without = [*facts["missing"], *facts["withheld"]]
        if (
            any(type(seat) is not int or seat not in seats for seat in [*held, *without])
            or len(set(held)) < len(held)
            or not in_order
        ):
            raise UsageError("wrong-devices")
        for device in devices:
            parts = [device.nonce, *([device.chain] if facts["strong"] else [])]
            if not all(map(commitments.is_hex, parts)) or bool(device.chain) != facts["strong"]:
                raise UsageError("wrong-devices")
            if not device.is_right(facts["round"], context):
                names = ", ".join(header["players"][seat] for seat in device.seats)
                raise UsageError("wrong-commitment", names=names)
        if secret is not None:
            told = commitments.commitment(commitments.SERVER, facts["round"], context, secret)
            if told != facts["commitment"]:
                raise UsageError("wrong-secret")
        return cls(context, facts["round"], secret, devices, facts)

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome."""
        if self.is_sealed:
            return self._draw_sealed(game, setup, s)
        return super().draw(game, setup, s, number)

    def below(self, n: int, number: int) -> int:
        """A number 0 ≤ k < n, each exactly as likely as the others."""
        links = self._links.get(number, {})
        parts = tuple(links[device.name] for device in self.devices if device.name in links)
        return below(self.secret, n, number, parts)

    def hear(self, number: int, links: Mapping[str, str]) -> None:
        """Take the links that devices reveal for this outcome; GameError if one is not theirs."""
        if not self.is_strong or number >= commitments.MOST_LINKS:
            raise GameError("record-links")
        if not all(self.is_link(name, number, link) for name, link in links.items()):
            raise GameError("record-links")
        self._last |= {name: (link, number + 1) for name, link in links.items()}
        self._links[number] = dict(links)

    def is_link(self, name: str, number: int, link: object) -> bool:
        """Is this the link of a device for this outcome?"""
        before, at = self._last.get(name, ("", number + 1))
        steps = number + 1 - at
        return (
            commitments.is_hex(link)
            and steps > 0
            and commitments.leads_back(str(link), before, steps)
        )

    def links(self, number: int) -> Mapping[str, str] | None:
        """Return the links of this outcome, in strong mode."""
        return self._links.get(number, {}) if self.is_strong else None

    def describe(self) -> dict[str, Any]:
        """Describe all hashes, what devices added and who is missing; not the server's secret."""
        return dict(self._facts)

    def reveal(self) -> str | None:
        """The server's secret."""
        return self._secret


class SealedDice(Dice):
    """The dice of a record whose secret is not known (yet): the record is taken on trust."""

    is_sealed = True

    def __init__(self, description: dict[str, Any]) -> None:
        self._description = description

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """Return what the record says: without the secret nothing else can be drawn."""
        return self._draw_sealed(game, setup, s)

    def describe(self) -> dict[str, Any]:
        """The hash of the secret."""
        return self._description


class TypedDice(Dice):
    """People roll real dice and type in what they show."""

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """Refuse: people roll these dice."""
        raise GameError("typed-dice")

    def describe(self) -> dict[str, Any]:
        """Describe nothing but the kind."""
        return {"from": "hand"}


def dice_from(header: Mapping[str, Any], secret: str | None = None) -> Dice:
    """Make the source that a record's header describes, with its secret if that is known."""
    match header["dice"]:
        case {"from": "seed", "seed": int(seed)}:
            return SeededDice(seed)
        case {"from": "deal", "seed": int(seed)}:
            return DealtDice(seed)
        case {"from": "hand"}:
            return TypedDice()
        case {"from": "secret", "commitment": str(), "contributed": list(contributed)} as facts:
            if secret is None:
                return SealedDice(facts)
            try:
                dice = SecretDice(bytes.fromhex(secret), tuple(map(str, contributed)))
            except ValueError:
                dice = SecretDice(b"")
            if dice.describe() != facts:
                raise UsageError("wrong-secret")
            return dice
        case {
            "from": "shared", "table": str(), "round": int(), "commitment": str(),
            "devices": list(), "missing": list(), "withheld": list(), "strong": bool(),
        } as facts if set(facts) == SHARED_FACTS and _are_devices(facts["devices"]):  # fmt: skip
            return SharedDice.from_header(header, secret)
    raise UsageError("dice-source", source=header["dice"])


SHARED_FACTS = {
    "from", "table", "round", "commitment", "devices", "missing", "withheld", "strong",
}  # fmt: skip


def _are_devices(devices: list[Any]) -> bool:
    """Are these contributions of devices, in the written form?"""
    return all(
        isinstance(one, dict)
        and {"seats", "commitment", "nonce"}
        <= set(one)
        <= {"seats", "commitment", "nonce", "chain"}
        and isinstance(one["seats"], list)
        and one["seats"] == sorted({seat for seat in one["seats"] if type(seat) is int})
        and one["seats"] != []
        and all(isinstance(one[name], str) for name in one if name != "seats")
        for one in devices
    )
