"""Which deals may be used for what: three ranges of seeds that never meet.

A bot learns from deals of TRAIN. Whoever chooses between bots, or turns their screws, looks at
deals of CHOOSE. What is published is measured on deals of REPORT, which nothing has learned from
and nothing was chosen by. Below all of them lies what people type (`--seed 7`).

     0          2^40         2·2^40       3·2^40       4·2^40
     |  people  |   TRAIN    |   CHOOSE   |   REPORT   |
"""

from dataclasses import dataclass
from typing import Any

from kleeblatt.core.errors import UsageError

WIDTH = 1 << 40
LEAST = 2  # deals: one alone has no standard error
TRAIN, CHOOSE, REPORT = "train", "choose", "report"
RANGES = {TRAIN: WIDTH, CHOOSE: 2 * WIDTH, REPORT: 3 * WIDTH}  # where each begins


@dataclass(frozen=True)
class Seeds:
    """So many deals of a range, from its deal number `first` on."""

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
        """The seed of a deal, 0 being the first one used."""
        return RANGES[self.range] + self.first + deal

    def as_json(self) -> dict[str, Any]:
        """The range, and the seeds it means."""
        last = self.seed(self.count - 1)
        return {
            "range": self.range, "first": self.first, "count": self.count,
            "from": self.seed(0), "to": last,
        }  # fmt: skip
