"""What a table says about itself, in the words of the protocol."""

from typing import TYPE_CHECKING

from kleeblatt.core.match import Match
from kleeblatt.server import wire
from kleeblatt.server.answers import event_models
from kleeblatt.server.connection import Connection

if TYPE_CHECKING:
    from kleeblatt.server.table import Table


def table_facts(table: "Table") -> wire.TableFacts:
    """Describe the table as everybody may know it."""
    return wire.TableFacts(
        table=table.id,
        game=table.game.id,
        status=table.status,
        seats=seat_facts(table),
        awaited=list(table.match.awaited) if table.match else [],
        since=table.since,
        created=table.row.created,
    )


def seat_facts(table: "Table") -> list[wire.SeatFacts]:
    """Describe who sits there."""
    present = table.devices.held
    return [
        wire.SeatFacts(
            name=seat.name,
            kind=seat.kind,
            bot=seat.bot,
            connected=seat.kind == "bot" or number in present,
            trouble=table.bots.trouble.get(number) if seat.bot else None,
        )
        for number, seat in enumerate(table.seats)
    ]


def welcome(table: "Table", connection: Connection) -> wire.Welcome:
    """Tell a device what rarely changes at a table."""
    match = table.match
    return wire.Welcome(
        table=table.id,
        game=table.game.id,
        options=table.options,
        held=sorted(connection.held),
        is_host=connection.is_host,
        invite=table.row.invite if connection.is_host else None,
        commitment=match.dice.describe().get("commitment") if match else None,
        printed=match.printed() if match else None,
        opening=event_models(match.opening) if match else [],
        dice=table.row.dice,
        position=table.row.position,
        practice=table.row.practice,
    )


def result(match: Match | None) -> wire.Result | None:
    """Tell who has won, and how good a solo game was."""
    if match is None or not match.is_over:
        return None
    rating = match.rating()
    return wire.Result(
        winners=match.winners(),
        level=rating.level if rating else None,
        next_level=rating.most + 1 if rating and rating.most is not None else None,
        is_abandoned=match.is_abandoned,
    )


def question(match: Match, seat: int, turn: int) -> wire.Question:
    """Return what a seat has to decide."""
    turns = [wire.Turn(moves=[*moves], rank=rank) for moves, rank in match.turns(seat)]
    return wire.Question(turn=turn, legal=match.legal(seat), turns=turns)


def real_dice(table: "Table", held: frozenset[int]) -> wire.RealDice | None:
    """Say what to type in at a table with real dice, and what may be corrected."""
    match = table.match
    if match is None or not table.throws_themselves:
        return None
    throws = [
        wire.ThrowFacts(name=t.name, count=t.count, faces=list(t.faces), is_said=t.is_said)
        for t in match.throws()
    ]
    can_correct = match.typed_roll(table.bot_seats, known_to=held) is not None
    return wire.RealDice(
        throws=throws,
        can_correct=can_correct,
        roller=next((t.by for t in match.throws()), None),
        corrected=table.play.corrected if throws else None,
    )
