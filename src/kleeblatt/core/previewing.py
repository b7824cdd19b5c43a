"""What moves would lead to, before anybody makes them."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

from kleeblatt.core.events import Told
from kleeblatt.core.moves import PASS

if TYPE_CHECKING:
    from kleeblatt.core.match import Match


def preview(seen: "Match", seat: int, moves: Sequence[str | int]) -> Told:
    """Preview what these moves of a seat would lead to; `seen` is the match as it sees it.

    When the others have passed too, tell what that reveals about this seat.
    """
    before = len(seen.record.entries)
    seen.play_all(seat, moves)
    made = len(seen.record.entries)
    _let_others_pass(seen, seat)
    events = seen.open_events
    own = (event for event in chain(*events[made:]) if event.seat == seat)
    return (*chain(*events[before:made]), *own)


def _let_others_pass(seen: "Match", seat: int) -> None:
    """Let everybody else pass who may, unless this seat still has something to decide."""
    while seat not in seen.awaited:
        passing = [other for other in seen.awaited if PASS in seen.legal_numbers(other)]
        if not passing:
            return
        seen.play(passing[0], PASS)
