"""The header of a record: written when a match is set up, and read to set it up again."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from kleeblatt.core.dice import dice_from
from kleeblatt.core.errors import PositionError, RecordError, SheetError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.record import FORMAT, Header

if TYPE_CHECKING:
    from kleeblatt.core.match import Match


def header_of(match: "Match", bots: Mapping[int, str] | None) -> Header:
    """Write the header of a match that begins at the start of a game."""
    header: Header = {
        "kleeblatt": FORMAT,
        "game": match.game.id,
        "rules": match.game.rules_version,
        "players": list(match.players),
        "options": match.options,
        "dice": match.dice.describe(),
    }
    if match.is_practice:
        header["practice"] = True
    if bots is not None:
        header["bots"] = {str(seat): level for seat, level in bots.items()}
    return header


def set_up(kind: "type[Match]", header: Header, game: Game, secret: str | None) -> "Match":
    """Set up the match that a header describes; RecordError if it describes none."""
    try:
        rules, players, options = header["rules"], header["players"], header["options"]
        right = type(rules) is int and isinstance(players, list) and isinstance(options, dict)
        if not right:
            raise TypeError("rules, players or options")
        dice = dice_from(header, secret)
        position = header.get("position")
        if not isinstance(position, str | None):
            raise TypeError("position is no text")
        if header.get("practice", True) is not True:
            raise TypeError("practice is not true")
        match = kind(
            game.with_rules(rules), players, options,
            dice=dice, position=position, practice="practice" in header,
        )  # fmt: skip
        if match.options != options:
            raise KeyError(f"options {match.options}")
    except (KeyError, TypeError) as error:
        raise RecordError("record-header", 1, what=error) from error
    except (PositionError, SheetError, UsageError) as error:
        raise RecordError(error, 1) from error
    match.record.header = header
    return match
