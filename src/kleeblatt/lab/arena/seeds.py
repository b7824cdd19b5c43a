"""Which deals are for what: three ranges of seeds that never overlap.

Bots learn from deals of TRAIN. To choose between bots, or to tune them, use deals of CHOOSE.
Published figures come from deals of REPORT, which no bot has learned from and no choice was based
on. The seeds that people type (`--seed 7`) lie below all of them.

     0          2^40         2·2^40       3·2^40       4·2^40
     |  people  |   TRAIN    |   CHOOSE   |   REPORT   |
"""

from dataclasses import dataclass
from typing import Any

from kleeblatt.core.errors import UsageError

WIDTH = 1 << 40
LEAST = 2  # deals: a single one has no standard error
TRAIN, CHOOSE, REPORT = "train", "choose", "report"
RANGES = {TRAIN: WIDTH, CHOOSE: 2 * WIDTH, REPORT: 3 * WIDTH}  # the first seed of each


@dataclass(frozen=True)
class Seeds:
    """`count` deals of a range, from deal number `first` on."""

    range: str
    first: int
    count: int

    def __post_init__(self) -> None:
        if self.range not in RANGES:
            raise UsageError("arena-range", range=self.range, ranges=", ".join(RANGES))
        if self.count < LEAST:
            raise UsageError("wrong-number", what="deals", least=LEAST, value=self.count)
        if not 0 <= self.first <= WIDTH - self.count:
            raise UsageError("arena-first", first=self.first, most=WIDTH - self.count)

    def seed(self, deal: int) -> int:
        """Return the seed of a deal; deal 0 is the first one used."""
        return RANGES[self.range] + self.first + deal

    def as_json(self) -> dict[str, Any]:
        """Return the range, and its first and last seed."""
        last = self.seed(self.count - 1)
        return {
            "range": self.range, "first": self.first, "count": self.count,
            "from": self.seed(0), "to": last,
        }  # fmt: skip
