"""A sheet: coloured cells, stars and golden dice, loaded from a drawing and checked.

Every official sheet keeps the invariants that `check` demands, and so must any other one.
"""

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

from kleeblatt.core.errors import SheetError
from kleeblatt.games.noch_mal.cells import COLUMNS, LETTERS, ROWS, Cell, name

COLOURS = ("yellow", "green", "blue", "red", "orange")
COLOUR_LETTERS = "YGBRO"
OFFICIAL = ("black", "red", "blue", "green", "orange", "purple", "yellow")
SO_GUT = "so-gut"
BLOCK_SIZES = (1, 2, 3, 4, 5, 6)  # of each colour
ROW_LABELS = "1234567", "PQRSTUV"


@dataclass(frozen=True)
class Sheet:
    """What is printed in the cells. `colours[row][column]` is an index into COLOURS."""

    colours: tuple[tuple[int, ...], ...]
    stars: frozenset[Cell]
    golden: frozenset[Cell] = frozenset()

    @cached_property
    def blocks(self) -> tuple[frozenset[Cell], ...]:
        """Connected cells of one colour: by colour, then by size."""
        found = {self._block_at((row, column)) for row in range(ROWS) for column in range(COLUMNS)}
        return tuple(sorted(found, key=lambda b: (self.colour(min(b)), len(b), min(b))))

    def colour(self, cell: Cell) -> int:
        """The colour of a cell."""
        return self.colours[cell[0]][cell[1]]

    def block(self, cell: Cell) -> frozenset[Cell]:
        """The block a cell belongs to."""
        return next(block for block in self.blocks if cell in block)

    def _block_at(self, cell: Cell) -> frozenset[Cell]:
        block, edge = {cell}, [cell]
        while edge:
            for other in neighbours(edge.pop()):
                if other not in block and self.colour(other) == self.colour(cell):
                    block.add(other)
                    edge.append(other)
        return frozenset(block)

    def drawing(self, labels: str = ROW_LABELS[0]) -> str:
        """The sheet as in its file."""
        lines = ["    " + "  ".join(LETTERS)]
        for row in range(ROWS):
            cells = [self._drawn((row, column)) for column in range(COLUMNS)]
            lines.append(f"{labels[row]}   {' '.join(cells)}".rstrip())
        return "\n".join(lines)

    def _drawn(self, cell: Cell) -> str:
        mark = "*" if cell in self.stars else "+" if cell in self.golden else " "
        return COLOUR_LETTERS[self.colour(cell)] + mark


def neighbours(cell: Cell) -> list[Cell]:
    """The cells side by side with a cell, or above and below it."""
    row, column = cell
    around = (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
    return [(r, c) for r, c in around if 0 <= r < ROWS and 0 <= c < COLUMNS]


@cache
def load(sheet: str) -> Sheet:
    """A printed sheet by its name."""
    file = resources.files(__package__) / "sheets" / f"{sheet}.toml"
    drawn = read(tomllib.loads(file.read_text("utf-8"))["cells"])
    check(drawn, golden=sheet == SO_GUT)
    return drawn


def read(drawing: str) -> Sheet:
    """Read a drawing: a line of column letters, then a line a row, as in the files."""
    lines = [line.split() for line in drawing.strip().splitlines()]
    if len(lines) != ROWS + 1 or "".join(lines[0]) != LETTERS:
        raise SheetError("sheet-lines", rows=ROWS)
    if "".join(line[0] for line in lines[1:]) not in ROW_LABELS:
        raise SheetError("sheet-labels")
    grid = [line[1:] for line in lines[1:]]
    for row, cells in enumerate(grid):
        if len(cells) != COLUMNS:
            raise SheetError("sheet-row", row=row + 1, cells=len(cells), right=COLUMNS)
        for column, cell in enumerate(cells):
            if cell[0] not in COLOUR_LETTERS or cell[1:] not in ("", "*", "+"):
                raise SheetError("sheet-cell", cell=cell, where=name((row, column)))
    return Sheet(
        colours=tuple(tuple(COLOUR_LETTERS.index(cell[0]) for cell in cells) for cells in grid),
        stars=_marked(grid, "*"),
        golden=_marked(grid, "+"),
    )


def _marked(grid: list[list[str]], mark: str) -> frozenset[Cell]:
    return frozenset(
        (r, c) for r, line in enumerate(grid) for c, cell in enumerate(line) if cell[1:] == mark
    )


def check(sheet: Sheet, golden: bool = False) -> None:
    """Refuse a sheet that breaks what all official ones keep."""
    for colour, word in enumerate(COLOURS):
        sizes = sorted(len(block) for block in sheet.blocks if sheet.colour(min(block)) == colour)
        if sizes != list(BLOCK_SIZES):
            raise SheetError("sheet-blocks", colour=word, sizes=sizes)
    for column, letter in enumerate(LETTERS):
        touched = [b for b in sheet.blocks if any(c == column for _, c in b)]
        if sorted(sheet.colour(min(b)) for b in touched) != list(range(len(COLOURS))):
            raise SheetError("sheet-column", column=letter)
    _check_stars(sheet)
    _check_golden(sheet, golden)


def _check_stars(sheet: Sheet) -> None:
    if Counter(column for _, column in sheet.stars) != Counter(range(COLUMNS)):
        raise SheetError("sheet-star-columns")
    if set(Counter(map(sheet.colour, sheet.stars)).values()) != {3}:
        raise SheetError("sheet-star-colours")
    if any(len(block & sheet.stars) > 1 for block in sheet.blocks):
        raise SheetError("sheet-star-blocks")


def _check_golden(sheet: Sheet, golden: bool) -> None:
    largest = [block for block in sheet.blocks if len(block) == max(BLOCK_SIZES)]
    if golden and any(len(block & sheet.golden) != 1 for block in largest):
        raise SheetError("sheet-golden")
    if len(sheet.golden) != (len(COLOURS) if golden else 0):
        raise SheetError("sheet-golden-count", count=len(sheet.golden))
