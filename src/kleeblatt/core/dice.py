"""Where the outcomes of a match come from: a seed, a secret that can be checked later, people."""

import hashlib
import hmac
import secrets
from itertools import accumulate
from typing import Any, Protocol

from kleeblatt.core.chance import DICE, Rng, begin, begin_occasion
from kleeblatt.core.errors import GameError, UsageError
from kleeblatt.core.game import Game, Outcomes

MOST_SEED = (1 << 62) - 1
SECRET_BYTES = 32
DIGESTS = 1 << 256


class Dice(Protocol):
    """A source of outcomes."""

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome; `number` counts those of the match before it."""

    def describe(self) -> dict[str, Any]:
        """What a record says about the source; `dice_from` makes it again."""

    def reveal(self) -> str | None:
        """What the record of a finished match tells, so that everybody can check its dice."""


_totals: dict[int, tuple[Outcomes, int]] = {}  # of lists that games give again and again
MOST_TOTALS = 64


def _total(outcomes: Outcomes) -> int:
    """The sum of all weights."""
    known = _totals.get(id(outcomes))
    if known is not None and known[0] is outcomes:
        return known[1]
    if len(_totals) >= MOST_TOTALS:
        _totals.clear()
    total = sum(weight for _, weight in outcomes)
    _totals[id(outcomes)] = outcomes, total
    return total


class SeededDice:
    """Outcomes of the counter-based generator: the same seed, the same dice, as in batches."""

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= MOST_SEED:
            raise UsageError("wrong-seed", seed=seed, most=MOST_SEED)
        self.seed = seed
        self.rng = Rng()
        begin(self.rng, seed, DICE)

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome."""
        return game.rules.roll(setup, s, self.rng)

    def describe(self) -> dict[str, Any]:
        """The seed."""
        return {"from": "seed", "seed": self.seed}

    def reveal(self) -> str | None:
        """Nothing: the seed is known."""
        return None


class DealtDice:
    """Outcomes indexed by occasion: whoever plays, however they play, meets the same luck.

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

    def reveal(self) -> str | None:
        """Nothing: the seed is known."""
        return None


class SecretDice:
    """Outcomes that nobody can foresee and everybody can check.

    Everyone is told the hash of a secret before the first die falls, and the secret after the
    last one. Outcome `number` is a uniform number below the total weight of all outcomes that can
    come: the HMAC-SHA256 of the secret over "number/attempt", drawn again if it is so large that
    the remainder would be uneven.
    """

    def __init__(self, secret: bytes, contributed: tuple[str, ...] = ()) -> None:
        self.secret = secret
        self.contributed = contributed  # room for secrets of the players

    @classmethod
    def new(cls) -> "SecretDice":
        """Dice of a fresh secret."""
        return cls(secrets.token_bytes(SECRET_BYTES))

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """The next outcome."""
        outcomes = game.outcomes(setup, s)
        total = _total(outcomes)
        drawn = self.below(total, number)
        if total == len(outcomes):
            return outcomes[drawn][0]
        reached = accumulate(weight for _, weight in outcomes)
        return next(o for (o, _), end in zip(outcomes, reached, strict=True) if drawn < end)

    def below(self, n: int, number: int) -> int:
        """A number 0 ≤ k < n, each exactly as likely as the others."""
        attempt = 0
        while True:
            message = "/".join([str(number), str(attempt), *self.contributed])
            digest = hmac.digest(self.secret, message.encode(), hashlib.sha256)
            value = int.from_bytes(digest, "big")
            if value < DIGESTS - DIGESTS % n:
                return value % n
            attempt += 1

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


class SealedDice:
    """The dice of a record whose secret is not known (yet): what it says is believed."""

    def __init__(self, description: dict[str, Any]) -> None:
        self._description = description

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """Refused: only who knows the secret can draw."""
        raise GameError("sealed-dice")

    def describe(self) -> dict[str, Any]:
        """The hash of the secret."""
        return self._description

    def reveal(self) -> str | None:
        """Nothing is known."""
        return None


class TypedDice:
    """People roll real dice and type in what they show."""

    def draw(self, game: Game, setup: Any, s: Any, number: int) -> int:
        """Refused: nothing is drawn here."""
        raise GameError("typed-dice")

    def describe(self) -> dict[str, Any]:
        """Nothing but the kind."""
        return {"from": "hand"}

    def reveal(self) -> str | None:
        """Nothing: everybody saw the dice."""
        return None


def dice_from(description: Any, secret: str | None = None) -> Dice:
    """The source that a record describes, at its beginning; with its secret if that is known."""
    match description:
        case {"from": "seed", "seed": int(seed)}:
            return SeededDice(seed)
        case {"from": "deal", "seed": int(seed)}:
            return DealtDice(seed)
        case {"from": "hand"}:
            return TypedDice()
        case {"from": "secret", "commitment": str(), "contributed": list(contributed)}:
            if secret is None:
                return SealedDice(description)
            try:
                dice = SecretDice(bytes.fromhex(secret), tuple(map(str, contributed)))
            except ValueError:
                dice = SecretDice(b"")
            if dice.describe() != description:
                raise UsageError("wrong-secret")
            return dice
    raise UsageError("dice-source", source=description)
