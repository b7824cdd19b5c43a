"""A position of NOCH MAL! and NOCH MAL SO GUT! as text.

    phase=crossing,roll=9,dice=blue+red+x.1+3+x.bomb,taken=blue+3
    step=cross+red+1,crossed=F4+G24+H,first=H,jokers=5,boxes=1,hearts=1,written=H1

`dice` are all that were rolled, `taken` those of them that the active seat took away. Whose turn it
is follows from the number of the roll, and who decides from the steps and bombs. A full line that
is neither `first` nor `new` is circled as a later one.
"""

from itertools import groupby
from operator import itemgetter

from kleeblatt.core.position import EMPTY, Field, Values, index, number, whole, word
from kleeblatt.games.noch_mal import possible
from kleeblatt.games.noch_mal.cells import (
    COLUMNS,
    LETTERS,
    ROWS,
    cells_of,
    named,
    size,
    words_of,
)
from kleeblatt.games.noch_mal.rules import HEART_BITS
from kleeblatt.games.noch_mal.setup import BOX, DICE, HEARTS, SEATS, Setup
from kleeblatt.games.noch_mal.sheet import COLOURS as COLOUR_WORDS
from kleeblatt.games.noch_mal.sheet import ROW_LABELS
from kleeblatt.games.noch_mal.state import (
    ACT,
    ACTIVE,
    BOMBING,
    BONUS,
    CHOOSE,
    COLOUR_FACES,
    COLOURS,
    CROSS,
    DONE,
    FACES,
    NO_DIE,
    NUMBER_FACES,
    PHASES,
    ROW_LETTERS,
    SPECIAL_WORDS,
    STEPS,
    THREE,
    State,
    active,
)

MOST_ROLLS = 10**9 - 1
MOST_JOKERS, MOST_BOXES = 8, 9
NUMBER_WORDS = (*NUMBER_FACES[:-1], "x")  # a shell would ask for quotes around '?'
ALL_ROWS = ROW_LABELS[0]
COLUMN_WORDS, ROW_WORDS = tuple(LETTERS), tuple(ROW_LETTERS)
LINE_WORDS = (COLUMN_WORDS, ROW_WORDS, COLOUR_WORDS)


# Dice. In a text they count from 1, so that 0 is no die, as in a fresh state.


def _dice_text(colours: list[int], numbers: list[int], special: int) -> str:
    """'blue+red+x.1+3+x.bomb'."""
    kinds = [_faces_text(colours, COLOUR_FACES), _faces_text(numbers, NUMBER_WORDS)]
    return ".".join(kinds + ([SPECIAL_WORDS[special - 1]] if special else []))


def _faces_text(counts: list[int], words: tuple[str, ...]) -> str:
    shown = zip(words, counts, strict=False)  # the last count is of dice that are not there
    return "+".join(word for word, count in shown for _ in range(count)) or EMPTY


def _read_dice(text: str) -> Values:
    colours, numbers, *last = text.split(".")
    (special,) = [1 + index(SPECIAL_WORDS, each) for each in last] or [0]
    return _read_faces(colours, COLOUR_FACES), _read_faces(numbers, NUMBER_WORDS), special


def _read_faces(text: str, words: tuple[str, ...]) -> list[int]:
    counts = [0] * (FACES + 1)
    for each in text.split("+"):
        counts[index(words, each)] += 1
    return counts


def _taken_text(colour: int, number: int, special: int) -> str:
    """'blue+3', or 'bomb'."""
    if special:
        return SPECIAL_WORDS[special - 1]
    return f"{COLOUR_FACES[colour - 1]}+{NUMBER_WORDS[number - 1]}" if colour else EMPTY


def _read_taken(text: str) -> Values:
    match text.split("+"):
        case [colour, number]:
            return 1 + index(COLOUR_FACES, colour), 1 + index(NUMBER_WORDS, number), 0
        case _:
            return 0, 0, 1 + index(SPECIAL_WORDS, text)


# What a seat decides


def _step_text(step: int, colour: int, number: int, row: int) -> str:
    """'choose', 'cross+red+1', 'act', 'three+Q'."""
    chosen = {CROSS: (COLOUR_FACES[colour], NUMBER_WORDS[number]), THREE: (ROW_WORDS[row],)}
    return "+".join((STEPS[step], *chosen.get(step, ())))


def _read_step(text: str) -> Values:
    match text.split("+"):
        case ["choose"]:
            return CHOOSE, 0, 0, 0
        case ["cross", colour, number]:
            return CROSS, index(COLOUR_FACES, colour), index(NUMBER_WORDS, number), 0
        case ["act"]:
            return ACT, 0, 0, 0
        case ["three", row]:
            return THREE, 0, 0, index(ROW_WORDS, row)
    raise ValueError(text)


# A sheet


def _cells_text(low: int, high: int) -> str:
    """'F4+G24+H': the crossed cells of each column, from the top; a letter alone is all of it."""
    columns = groupby(cells_of(low, high), itemgetter(1))
    shown = (LETTERS[at] + _rows_in_column([row for row, _ in cells]) for at, cells in columns)
    return "+".join(shown) or EMPTY


def _rows_in_column(rows: list[int]) -> str:
    return "".join(ALL_ROWS[row] for row in rows) if len(rows) < ROWS else ""


def _read_cells(text: str) -> Values:
    """Read crossed cells; ValueError if they are none."""
    cells = [named(each[:1] + digit) for each in text.split("+") for digit in each[1:] or ALL_ROWS]
    if None in cells:
        raise ValueError(text)
    return words_of(cell for cell in cells if cell)


def _lines_text(*lines: int) -> str:
    """'A+H+Q+yellow': columns, rows and colours."""
    pairs = zip(LINE_WORDS, lines, strict=True)
    names = [name for words, bits in pairs for at, name in enumerate(words) if bits >> at & 1]
    return "+".join(names) or EMPTY


def _read_lines(text: str) -> Values:
    names = text.split("+")
    for name in names:
        index((*COLUMN_WORDS, *ROW_WORDS, *COLOUR_WORDS), name)
    return tuple(
        sum(1 << at for at, name in enumerate(words) if name in names) for words in LINE_WORDS
    )


def _rows_text(rows: list[int]) -> str:
    """'Q+S'."""
    return "+".join(name for name, is_in in zip(ROW_WORDS, rows, strict=True) if is_in) or EMPTY


def _read_rows(text: str) -> Values:
    rows = [0] * ROWS
    for each in text.split("+"):
        rows[index(ROW_WORDS, each)] = 1
    return (rows,)


def _written_text(written: int) -> str:
    """'A1+H2': the value of a heart below each of these columns."""
    hearts = [(name, possible.heart_below(written, at)) for at, name in enumerate(COLUMN_WORDS)]
    return "+".join(f"{name}{heart}" for name, heart in hearts if heart) or EMPTY


def _read_written(text: str) -> Values:
    written = 0
    for each in text.split("+"):
        value = whole(each[1:])
        if not 0 < value <= HEARTS:
            raise ValueError(text)
        written |= value << HEART_BITS * index(COLUMN_WORDS, each[:1])
    return (written,)


def _lines(name: str, circled: str) -> Field:
    """Declare a field for lines of a sheet."""
    attributes = tuple(f"{kind}_{circled}" for kind in ("columns", "rows", "colours"))
    return Field(name, attributes, _lines_text, _read_lines)


TABLE = (
    word("phase", PHASES),
    number("roll", MOST_ROLLS, "rolls"),
    Field("dice", ("colours", "numbers", "special"), _dice_text, _read_dice),
    Field("taken", ("taken_colour", "taken_number", "taken_special"), _taken_text, _read_taken),
    Field("new-rows", ("row_roll",), _rows_text, _read_rows),
)
SEAT = (
    Field("step", ("step", "colour", "number", "row"), _step_text, _read_step),
    Field("crossed", ("low", "high"), _cells_text, _read_cells),
    _lines("first", "first"),
    _lines("new", "later"),  # they change places: `_exchange`
    number("jokers", MOST_JOKERS),
    number("boxes", MOST_BOXES),
    number("hearts", HEARTS),
    Field("written", ("written",), _written_text, _read_written),
    number("bombs", ROWS),
)


def forget(setup: Setup, s: State) -> None:
    """Put dice back that were taken away; of full lines, keep the first and the new ones."""
    _put_back(s)
    _exchange(setup, s)
    if s.phase == ACTIVE:
        s.taken_colour = s.taken_number = s.taken_special = NO_DIE
    _renumber(s, 1)
    s.row_roll[:] = [int(s.phase == BONUS and roll == s.rolls) for roll in s.row_roll]
    if s.phase == BONUS:
        s.step[:] = [DONE] * SEATS


def _renumber(s: State, by: int) -> None:
    """Count the faces of single dice from 1 or from 0 on; no die is 0, or the last number."""
    for name in ("special", "taken_colour", "taken_number", "taken_special"):
        setattr(s, name, (getattr(s, name) + by) % (FACES + 1))


def _exchange(setup: Setup, s: State) -> None:
    """Put the full lines that are not circled yet where the later ones are, or the other way."""
    for seat in range(setup.players):
        columns, rows, colours = possible.full_lines(setup, s.low[seat], s.high[seat])
        s.columns_later[seat] = columns & ~(s.columns_first[seat] | s.columns_later[seat])
        s.rows_later[seat] = rows & ~(s.rows_first[seat] | s.rows_later[seat])
        s.colours_later[seat] = colours & ~(s.colours_first[seat] | s.colours_later[seat])


def _put_back(s: State) -> None:
    if s.taken_colour != NO_DIE:
        s.colours[s.taken_colour] += 1
        s.numbers[s.taken_number] += 1
    if s.taken_special != NO_DIE:
        s.special = s.taken_special


def complete(setup: Setup, s: State) -> None:
    """Take dice away again; find who decides, which boxes are used, which lines are closed."""
    _renumber(s, FACES)
    _exchange(setup, s)
    _take(setup, s)
    absent = DICE - setup.dice if s.rolls else 0
    s.colours[NO_DIE] = s.numbers[NO_DIE] = absent
    for seat in range(setup.players):
        if s.phase == BONUS:
            s.step[seat] = BOMBING if s.bombs[seat] else DONE
        s.awaited |= (s.step[seat] != DONE) << seat
        s.boxes_used[seat] = _opened(setup, s, seat) - s.boxes[seat]
    _close_lines(s)


def _take(setup: Setup, s: State) -> None:
    """Take away what the active seat uses; less than no die is a problem."""
    seat = active(setup, s)
    if s.phase == ACTIVE and s.step[seat] == CROSS:
        s.taken_colour, s.taken_number = s.colour[seat], s.number[seat]
    if s.taken_colour != NO_DIE:
        s.colours[s.taken_colour] -= 1
        s.numbers[s.taken_number] -= 1
    if s.taken_special == s.special:
        s.special = NO_DIE


def _opened(setup: Setup, s: State, seat: int) -> int:
    """Count the boxes that the sheet of a seat has opened."""
    golden = size(s.low[seat] & setup.golden_low) + size(s.high[seat] & setup.golden_high)
    columns = s.columns_first[seat] | s.columns_later[seat]
    below = sum(setup.column_box[at] for at in range(COLUMNS) if columns >> at & 1)
    return setup.boxes_open + golden + below + possible.bonuses(setup, s, seat, BOX)


def _close_lines(s: State) -> None:
    """Find in which roll lines were first completed: in an earlier one, if not in this."""
    earlier = s.rolls - 1
    for column in range(COLUMNS):
        s.column_roll[column] = earlier * _is_in(s.columns_first, column)
    for colour in range(COLOURS):
        s.colour_roll[colour] = earlier * _is_in(s.colours_first, colour)
    for row in range(ROWS):
        is_new = s.row_roll[row]
        s.row_roll[row] = s.rolls if is_new else earlier * _is_in(s.rows_first, row)


def _is_in(lines: list[int], line: int) -> bool:
    """Has any seat circled the line?"""
    return any(bits >> line & 1 for bits in lines)


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    return possible.problem(setup, s)
