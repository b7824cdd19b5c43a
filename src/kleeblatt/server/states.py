"""The states that devices are shown, as text: what they share is built only once."""

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

from kleeblatt.core.record import encode
from kleeblatt.server import facts
from kleeblatt.server.connection import Connection, Seen

if TYPE_CHECKING:
    from kleeblatt.server.table import Table

SPECTATOR = -1


class States:
    """All that the devices at a table are shown of one moment, built when somebody needs it."""

    def __init__(self, table: "Table") -> None:
        self._table, self._match = table, table.match
        self._bodies: dict[frozenset[int], str] = {}
        self._views: dict[int | None, str] = {}

    def show(self, connection: Connection) -> None:
        """Show a device this moment, if it has anything new."""
        match, revision = self._match, self._table.play.revision
        entries = match.entries_for(connection.seat) if match else []
        body = self._body(connection.held)
        seen = Seen(body, len(entries), revision)
        if seen == connection.shown:
            return
        count, at = connection.known
        start = count if at == revision else 0
        settled = min(len(match.entries_for(None)), len(entries)) if match else 0
        events = match.events_for(connection.seat) if match else []
        log = {
            "start": start,
            "entries": [encode(entry) for entry in entries[start:]],
            "events": [[event.json() for event in told] for told in events[start:]],
        }
        text = f'{{"type":"state",{body},"log":{_text(log)}}}'
        connection.show(text, seen, (settled, revision))

    def _body(self, held: frozenset[int]) -> str:
        """Return everything but the log."""
        if held not in self._bodies:
            self._bodies[held] = f"{self._shared},{self._own(held)}"
        return self._bodies[held]

    @cached_property
    def _shared(self) -> str:
        """Return what everybody at the table is shown, without the braces."""
        table, match = self._table, self._match
        shared: dict[str, Any] = {
            "status": table.status,
            "seats": facts.seat_facts(table),
            "awaited": match.awaited if match else (),
            "breakdown": match.shown_breakdown() if match else [],
            "result": facts.result(match),
            "rematch": table.row.rematch,
            "called_by": table.seating.called_by,
            "mixing": table.dice.facts(),
        }
        return _text(shared)[1:-1]

    def _own(self, held: frozenset[int]) -> str:
        """Return what only these seats are shown."""
        match = self._match
        if match is None:
            return '"step":0,"views":{},"questions":{},"can_go_back":{},"real_dice":null'
        watching: Sequence[int | None] = sorted(held) or [None]
        seat = watching[0] if len(watching) == 1 else None
        views = ",".join(
            f'"{SPECTATOR if each is None else each}":{self._view(each)}' for each in watching
        )
        turns = self._table.play.turns
        questions = {
            str(each): facts.question(match, each, turns[each])
            for each in held & set(match.awaited)
        }
        own = {
            "step": match.step_for(seat),
            "questions": questions,
            "can_go_back": {
                str(each): turns[each] for each in sorted(held) if match.can_take_back(each)
            },
            "real_dice": facts.real_dice(self._table, held),
        }
        return f'{_text(own)[1:-1]},"views":{{{views}}}'

    def _view(self, seat: int | None) -> str:
        """Return a view; a seat without a secret decision sees what everybody sees."""
        assert self._match
        eyes = seat if self._match.has_secret(seat) else None
        if eyes not in self._views:
            self._views[eyes] = _text(self._match.view(eyes))
        return self._views[eyes]


def _text(value: object) -> str:
    return to_json(value).decode()
