"""A position of Doppelt so clever as text.

    phase=turn,round=1,turn=1,throw=1,hand=pink6,tray=blue2+white1,fields=silver5,…
    step=sweep,silver=yellow15+blue2,yellow=ox.--.--.o-.--,blue=11+9,used=0+0+1

Foxes and the circled slots of the actions follow from the sheet and the round. Of the ?s that were
won, those still to be entered are written.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kleeblatt.core.position import (
    EMPTY,
    Field,
    Values,
    index,
    members,
    number,
    numbers,
    whole,
    word,
)
from kleeblatt.core.position import seat as seat_number
from kleeblatt.games.doppelt_so_clever import possible, sheet
from kleeblatt.games.doppelt_so_clever.events import QUESTIONS
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    BLUE,
    CELLS,
    DICE,
    FACES,
    FOX,
    PINK,
    REROLL,
    SILVER,
    SILVER_ROWS,
    SLOTS,
    TRACKS,
    WHITE,
    YELLOW,
    YELLOW_CELLS,
)
from kleeblatt.games.doppelt_so_clever.state import (
    BEFORE,
    CHOOSE,
    DONE,
    ENTER,
    EXTRA,
    FIELD,
    FREE,
    HAND,
    KINDS,
    OFFER,
    PHASES,
    QUESTION,
    SEATS,
    STEPS,
    SWEEP,
    THROWS,
    TRAY,
    TURN,
    WINDOW,
    State,
)
from kleeblatt.games.doppelt_so_clever.won import won

MARKS = ("-", "o", "x")  # of a yellow cell: open, circled, crossed
DIGITS = tuple(str(face + 1) for face in range(FACES))
ROWS = DICE[YELLOW : YELLOW + SILVER_ROWS]  # of silver
LAYOUT = tuple(  # the cells of each row of yellow, from the left
    sorted(
        (cell for cell in range(YELLOW_CELLS) if cells >> cell & 1),
        key=sheet.YELLOW_COLUMN.__getitem__,
    )
    for cells in sheet.YELLOW_ROW_CELLS
)


# Kinds of fields


@dataclass(frozen=True)
class Pile(Field):
    """The dice that lie in one place, each with its face: 'silver3+white1'."""

    place: int = HAND

    def put(self, s: State, seat: int | None, text: str) -> None:
        """Put the dice there; the other dice stay where they are."""
        for die, face in self.read(text):
            s.dice[die], s.place[die] = face, self.place


def _pile(name: str, place: int) -> Pile:
    """Declare a field for the dice in a place; dice that show nothing yet are left out."""

    def write(dice: list[int], places: list[int]) -> str:
        here = (die for die in range(len(DICE)) if places[die] == place and dice[die])
        return "+".join(f"{DICE[die]}{dice[die]}" for die in here) or EMPTY

    return Pile(name, ("dice", "place"), write, _read_dice, place=place)


def _read_dice(text: str) -> Values:
    return tuple((index(DICE, each[:-1]), index(DIGITS, each[-1:]) + 1) for each in text.split("+"))


def _silver_text(crosses: int) -> str:
    """'yellow15+blue2': the crossed values of each row."""
    cells = range(0, FACES * SILVER_ROWS, SILVER_ROWS)
    rows = (
        (
            name,
            [digit for digit, cell in zip(DIGITS, cells, strict=True) if crosses >> cell + row & 1],
        )
        for row, name in enumerate(ROWS)
    )
    return "+".join(f"{name}{''.join(values)}" for name, values in rows if values) or EMPTY


def _read_silver(text: str) -> Values:
    crosses = 0
    for each in text.split("+"):
        name = each.rstrip("".join(DIGITS))
        for digit in each.removeprefix(name):
            crosses |= 1 << index(DIGITS, digit) * SILVER_ROWS + index(ROWS, name)
    return (crosses,)


def _yellow_text(circles: int, crosses: int) -> str:
    """'ox.--.o-.xx.--': the cells of each row, as they are printed."""
    return ".".join(
        "".join(MARKS[(circles >> cell & 1) + (crosses >> cell & 1)] for cell in row)
        for row in LAYOUT
    )


def _read_yellow(text: str) -> Values:
    circles = crosses = 0
    for row, marks in zip(LAYOUT, text.split("."), strict=True):
        for cell, mark in zip(row, marks, strict=True):
            circles |= (index(MARKS, mark) > 0) << cell
            crosses |= (index(MARKS, mark) > 1) << cell
    return circles, crosses


def _written(name: str, least: int, most: int) -> Field:
    """Declare a field for the numbers in an area, from the left: '11+9+9'."""

    def read(text: str) -> Values:
        values = [whole(each) for each in text.split("+")]
        if len(values) > CELLS or not all(least <= value <= most for value in values):
            raise ValueError(text)
        return (values + [0] * (CELLS - len(values)),)

    return Field(name, (name,), lambda cells: "+".join(map(str, filter(None, cells))), read)


def _questions_text(pending: Sequence[int]) -> str:
    """'blue+blue+any': the ?s that are still to be entered."""
    kinds = zip(QUESTIONS, pending, strict=True)
    return "+".join(name for name, count in kinds for _ in range(count)) or EMPTY


def _read_questions(text: str) -> Values:
    pending = [0] * KINDS
    for each in text.split("+"):
        pending[index(QUESTIONS, each)] += 1
    return (pending,)


def _is_asked(s: State, seat: int | None) -> bool:
    return seat is not None and s.step[seat] != DONE


def _enters(s: State, seat: int | None) -> bool:
    return seat is not None and s.step[seat] == ENTER


def _is_free(s: State, seat: int | None) -> bool:
    return seat is not None and s.step[seat] == FREE


TABLE = (
    word("phase", PHASES),
    number("round", len(sheet.ROUND_BONUS), least=1),
    seat_number("turn", "active"),
    number("passive", 1),
    number("throw", THROWS, "throws"),
    _pile("hand", HAND),
    _pile("tray", TRAY),
    _pile("fields", FIELD),
    members("swept", DICE),
)
SEAT = (
    word("step", STEPS, when=_is_asked),
    word("die", DICE, when=_enters),
    word("question", QUESTIONS, "kind", when=_is_free),
    Field("questions", ("pending",), _questions_text, _read_questions),
    Field("silver", ("silver",), _silver_text, _read_silver),
    Field("yellow", ("circles", "crosses"), _yellow_text, _read_yellow),
    _written("blue", sheet.LOW[BLUE], sheet.HIGH[BLUE]),
    _written("green", 1, FACES * max(sheet.GREEN_FACTOR)),
    _written("pink", sheet.LOW[PINK], sheet.HIGH[PINK]),
    numbers("used", [SLOTS] * len(TRACKS)),
    members("extra-dice", DICE, "extra"),
)


# What is left out


def forget(setup: Setup, s: State) -> None:
    """Forget steps that nobody waits for, and dice that nobody may sweep any more."""
    for seat in range(SEATS):
        if not s.awaited >> seat & 1:
            s.step[seat] = DONE
    if s.phase != TURN or not _may_sweep(s, s.active):
        s.swept = 0


def _may_sweep(s: State, seat: int) -> bool:
    """Will this seat come to the dice that its choice has sent to the tray?"""
    if s.step[seat] == ENTER and s.origin[seat] == CHOOSE:
        return s.die[seat] in (SILVER, WHITE)
    if s.step[seat] in (ENTER, QUESTION, FREE):
        return s.then[seat] == SWEEP
    return s.step[seat] == SWEEP


def complete(setup: Setup, s: State) -> None:
    """Find who is awaited, what each seat has won, and what comes after its entry."""
    for seat in range(setup.players):
        _count(s, seat)
        s.origin[seat] = _origin(s, seat)
        s.then[seat] = _then(s, seat)
        if s.phase in possible.ASKED and s.step[seat] != DONE:
            s.awaited |= 1 << seat


def _count(s: State, seat: int) -> None:
    """Count the entries, the circled slots, and the foxes."""
    marks = s.circles[seat].bit_count() + s.crosses[seat].bit_count()
    written = (sum(map(bool, cells[seat])) for cells in (s.blue, s.green, s.pink))
    s.entered[seat] = [s.silver[seat].bit_count(), marks, *written]
    bonuses = won(s, seat)
    s.circled[seat] = [bonuses[REROLL + track] for track in range(len(TRACKS))]
    s.foxes[seat] = bonuses[FOX]


def _origin(s: State, seat: int) -> int:
    """In which step was the die picked that is entered?"""
    if s.phase == WINDOW:
        return EXTRA if s.extra[seat] >> s.die[seat] & 1 else OFFER
    return SWEEP if s.place[s.die[seat]] == TRAY else CHOOSE


def _then(s: State, seat: int) -> int:
    """What comes after this entry and its chain?"""
    if s.phase != TURN:
        return EXTRA if s.phase == WINDOW else DONE
    is_first = s.step[seat] == ENTER and s.origin[seat] == CHOOSE
    return SWEEP if s.swept and not is_first else BEFORE


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    if s.active >= setup.players:
        return "seat"
    reason = possible.reason(setup, s)
    return reason and f"doppelt-so-clever-{reason}"
