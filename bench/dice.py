"""Draw millions of dice as a live table does, and run a control that must fail.

    nice -n 15 python -m bench.dice                 # 60 million dice
    python -m bench.dice --dice 600000 --secret 00ff…

The six dice of Doppelt so clever are drawn as at a table: by `SecretDice.draw`, with the outcomes
of the game. The control makes dice from the same digests in a way that only looks right: byte % 6.
256 is not a multiple of 6, so 1 to 4 come a little more often than 5 and 6.
"""

import argparse
import hashlib
import hmac
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from kleeblatt import Match, SecretDice, game
from kleeblatt.core.fairness import chi_square, chi_square_tail
from kleeblatt.games.doppelt_so_clever.sheet import DICE, FACES

SECRET = hashlib.sha256(b"kleeblatt").digest()
DICE_THROWN = 60_000_000
BOUND = 1e-6  # a test fails below this or above 1 - BOUND: nine fail 2 times in 100,000 by chance
THROWS = FACES ** len(DICE)
FAIR = [1] * FACES


@dataclass(frozen=True)
class Test:
    """A chi-square test of counts that should all be equal."""

    __test__ = False  # not for pytest

    name: str
    counts: list[int]

    @property
    def statistic(self) -> float:
        return chi_square([1] * len(self.counts), self.counts)

    @property
    def degrees(self) -> int:
        return len(self.counts) - 1

    @property
    def chance(self) -> float:
        """Compute how likely fair dice are at least this uneven."""
        return chi_square_tail(self.statistic, self.degrees)

    @property
    def passes(self) -> bool:
        return BOUND < self.chance < 1 - BOUND

    def __str__(self) -> str:
        verdict = "passes" if self.passes else "FAILS"
        figures = f"χ² = {self.statistic:12,.1f}  df = {self.degrees:6,}  p = {self.chance:.3g}"
        return f"{self.name:28} {sum(self.counts):12,}  {figures:50} {verdict}"


def drawn(secret: bytes, throws: int) -> list[Test]:
    """Throw six dice with `SecretDice.draw`, and count them in four ways."""
    dice = SecretDice(secret)
    match = Match(game("doppelt-so-clever"), ["Ada"], dice=dice)
    chosen, setup, state, draw = match.game, match.setup, match.state, dice.draw
    together = [0] * THROWS
    successive = [0] * FACES**2
    first_die = THROWS // FACES
    before = draw(chosen, setup, state, 0)
    together[before] += 1
    for number in range(1, throws):
        outcome = draw(chosen, setup, state, number)
        together[outcome] += 1
        successive[before // first_die * FACES + outcome // first_die] += 1
        before = outcome
    each = [_faces(together, die) for die in range(len(DICE))]
    return [
        Test("all dice", [sum(counts) for counts in zip(*each, strict=True)]),
        *(Test(f"the {name} die", counts) for name, counts in zip(DICE, each, strict=True)),
        Test("six dice at once", together),
        Test("silver, one after another", successive),
    ]


def _faces(together: list[int], die: int) -> list[int]:
    """Extract the faces of one die."""
    place = FACES ** (len(DICE) - 1 - die)
    counts = [0] * FACES
    for outcome, times in enumerate(together):
        counts[outcome // place % FACES] += times
    return counts


def control(secret: bytes, dice: int) -> Test:
    """Test dice that are byte % 6 of the same digests."""
    counts = [0] * 256
    left = dice
    for digest in _digests(secret):
        for byte in digest[:left]:
            counts[byte] += 1
        left -= len(digest)
        if left <= 0:
            break
    return Test("control: byte % 6", [sum(counts[face::FACES]) for face in range(FACES)])


def _digests(secret: bytes) -> Iterator[bytes]:
    number = 0
    while True:
        yield hmac.digest(secret, f"{number}/0".encode(), hashlib.sha256)
        number += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the dice of live tables.")
    parser.add_argument("--dice", type=int, default=DICE_THROWN, help="how many")
    parser.add_argument("--secret", type=bytes.fromhex, default=SECRET, help="hexadecimal")
    given = parser.parse_args()
    start = time.perf_counter()
    tests = drawn(given.secret, given.dice // len(DICE))
    for test in tests:
        print(test)
    seconds = time.perf_counter() - start
    failing = control(given.secret, given.dice)
    print(failing)
    print(f"{given.dice:,} dice in {seconds:,.0f} s; a test passes if {BOUND} < p < 1 - {BOUND}")
    if failing.passes or not all(test.passes for test in tests):
        sys.exit(1)


if __name__ == "__main__":
    main()
