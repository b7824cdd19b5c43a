"""The dice of finished matches over HTTP: of one match, of a record, of everything played here.

A match is counted once, in the transaction that writes its end. A running match is never counted,
so nobody can learn anything about one.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from typing import Literal

from kleeblatt.core.record import Record
from kleeblatt.games import GAMES
from kleeblatt.games.dice_report import Report, report
from kleeblatt.games.dice_tally import Tally, tally_of
from kleeblatt.server.wire import Model


class Frequency(Model):
    """A probability for people: 37 of 100; 0 of 1,000,000 means fewer than one."""

    count: int
    of: int


class DiceFace(Model):
    """A face: how often it came, and how often it was expected."""

    name: str
    count: int
    expected: float


class DiceRun(Model):
    """The longest run: of a face, or (a drought) of rolls without `name`."""

    name: str
    is_drought: bool
    length: int
    face: str
    chance: float  # of a run at least this long in as many rolls
    frequency: Frequency


class DiceKind(Model):
    """Dice, cards or lots of one kind."""

    name: str
    is_dice: bool
    total: int
    faces: list[DiceFace]
    chance: float | None  # of counts at least this uneven; none: too few to say
    is_exact: bool
    frequency: Frequency | None
    run: DiceRun | None


class DiceSource(Model):
    """What Kleeblatt drew, or people typed in."""

    name: Literal["drawn", "typed"]
    kinds: list[DiceKind]
    droughts: list[DiceRun]


class DiceReport(Model):
    """The dice of finished matches of a game."""

    game: str
    title: str
    matches: int
    sources: list[DiceSource]


class ServerDice(Model):
    """The dice of all matches that were finished on this server."""

    games: list[DiceReport]


def report_of(record: Record) -> DiceReport:
    """Report the dice of a match. RecordError if it is damaged, GameError if it is not over."""
    return _model(report(tally_of(record)))


def report_of_all(kept: Iterable[str]) -> ServerDice:
    """Report the dice of all matches, from what the server keeps for each game."""
    tallies = {tally.game: tally for tally in map(_read, kept)}
    return ServerDice(games=[_model(report(tallies[id])) for id in GAMES if id in tallies])


def tally_text(record: Record) -> str:
    """Return what a finished match adds, as the server keeps it."""
    return _text(tally_of(record))


def merged(kept: str | None, record: Record) -> str:
    """Add one more match to what is kept for a game."""
    tally = tally_of(record)
    if kept is None:
        return _text(tally)
    total = _read(kept)
    total.add(tally)
    return _text(total)


def _text(tally: Tally) -> str:
    return json.dumps(tally.as_json())


def _read(text: str) -> Tally:
    return Tally.from_json(json.loads(text))


def _model(found: Report) -> DiceReport:
    return DiceReport.model_validate(asdict(found))
