"""Sets of cells of the 7 × 15 sheet, as two words of bits.

Columns are the letters A–O, rows the numbers 1–7 from the top. Each column is seven bits, its
top cell the lowest one; columns A–H fill the low word (56 bits), I–O the high word (49 bits):

    low   A1 A2 … A7 B1 … H7        high   I1 I2 … I7 J1 … O7
"""

from collections.abc import Iterable, Iterator

from kleeblatt.core.kernel import kernel

ROWS, COLUMNS = 7, 15
LETTERS = "ABCDEFGHIJKLMNO"
LOW_COLUMNS = 8  # A–H
START_COLUMN = LETTERS.index("H")

COLUMN = (1 << ROWS) - 1  # the first column of a word
LOW = (1 << ROWS * LOW_COLUMNS) - 1  # all cells of the low word
HIGH = (1 << ROWS * (COLUMNS - LOW_COLUMNS)) - 1
TOP_LOW = sum(1 << ROWS * column for column in range(LOW_COLUMNS))  # row 1
TOP_HIGH = TOP_LOW & HIGH
NOT_TOP = LOW & ~TOP_LOW
NOT_BOTTOM = LOW & ~(TOP_LOW << ROWS - 1)
TO_LAST = ROWS * (LOW_COLUMNS - 1)  # from the first to the last column of the low word
START = COLUMN << ROWS * START_COLUMN  # column H, in the low word

Cell = tuple[int, int]  # row, column


@kernel
def near_low(low: int, high: int) -> int:
    """The cells of A–H next to the given ones, side by side or one above the other."""
    beside = ((low << ROWS) & LOW) | (low >> ROWS) | ((high & COLUMN) << TO_LAST)
    return beside | ((low & NOT_BOTTOM) << 1) | ((low & NOT_TOP) >> 1)


@kernel
def near_high(low: int, high: int) -> int:
    """The cells of I–O next to the given ones."""
    beside = ((high << ROWS) & HIGH) | (high >> ROWS) | (low >> TO_LAST)
    return beside | ((high & NOT_BOTTOM) << 1) | ((high & NOT_TOP) >> 1)


@kernel
def size(word: int) -> int:
    """The number of cells in a word."""
    count = 0
    while word != 0:
        word &= word - 1
        count += 1
    return count


@kernel
def full_columns(word: int) -> int:
    """How many columns of a word are full."""
    word &= word >> 1  # two cells below each other, four, seven
    word &= word >> 2
    word &= word >> 3
    return size(word & TOP_LOW)


@kernel
def is_full_column(low: int, high: int, column: int) -> bool:
    """Does the set hold all seven cells of the column?"""
    if column < LOW_COLUMNS:
        return (low >> ROWS * column) & COLUMN == COLUMN
    return (high >> ROWS * (column - LOW_COLUMNS)) & COLUMN == COLUMN


@kernel
def is_full_row(low: int, high: int, row: int) -> bool:
    """Does the set hold all fifteen cells of the row?"""
    return (low >> row) & TOP_LOW == TOP_LOW and (high >> row) & TOP_HIGH == TOP_HIGH


def words_of(cells: Iterable[Cell]) -> tuple[int, int]:
    """Cells as the two words."""
    low = high = 0
    for row, column in cells:
        if column < LOW_COLUMNS:
            low |= 1 << ROWS * column + row
        else:
            high |= 1 << ROWS * (column - LOW_COLUMNS) + row
    return low, high


def cells_of(low: int, high: int) -> Iterator[Cell]:
    """The cells of the two words, column by column."""
    both = low | high << ROWS * LOW_COLUMNS
    while both:
        column, row = divmod((both & -both).bit_length() - 1, ROWS)
        yield row, column
        both &= both - 1


def name(cell: Cell) -> str:
    """'B3': column B, third row from the top."""
    row, column = cell
    return f"{LETTERS[column]}{row + 1}"


def named(text: str) -> Cell | None:
    """The cell of a name, or None."""
    letter, number = text[:1].upper(), text[1:]
    if len(text) == 2 and letter in LETTERS and number.isdecimal() and 1 <= int(number) <= ROWS:
        return int(number) - 1, LETTERS.index(letter)
    return None
