"""The rows of the store: a table, and who sits there."""

from dataclasses import dataclass
from typing import Literal

# server: from its secret and the devices' nonces; strong: also from a link of each device's chain;
# hand: people throw real dice, and type in what they show
DiceFrom = Literal["server", "strong", "hand"]
SeatKind = Literal["person", "open", "bot"]


@dataclass
class TableRow:
    """A table. JSON stays text, because most readers of a row do not need it."""

    id: str
    created: str
    used: str  # when somebody was last there
    game: str
    options: str  # JSON
    secret: str  # of the dice
    host: str  # a hash
    invite: str
    dice: DiceFrom = "server"
    header: str | None = None  # JSON, of the record, once play has begun
    mixing: str | None = None  # JSON: what the devices have bound themselves to
    rematch: str | None = None  # the table where it goes on
    position: str | None = None  # where play begins, if not at the start
    practice: bool = False  # everything can be taken back, and nothing counts


@dataclass(frozen=True)
class SeatRow:
    """Who sits there: a person (with a bot that stands in, or not), a bot, or nobody yet."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None  # that plays, or stands in
    token: str | None = None  # a hash


OPEN = SeatRow("open")
