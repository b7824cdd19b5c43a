"""New sheets: `sheet=random:SEED`. A seed always gives the same sheet.

Every column holds each colour once, as one strip of one to three cells. Where the strips of a
colour in two neighbouring columns share a row, a block goes on; where they do not, one block ends
and the next begins. Each colour draws the order of its block sizes first; then a sheet is built
column by column, and a colour only has to remember how large its block is by now.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations
from operator import contains
from typing import TypeVar

from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.games.noch_mal.cells import COLUMNS, ROWS, Cell
from kleeblatt.games.noch_mal.sheet import BLOCK_SIZES, COLOURS, Sheet, check

STREAM = 7  # of the seed: not the dice
PATIENCE = 150  # columns tried before a fresh start
MOST_GROWTHS, MOST_QUESTIONS = 4096, 16384  # that are remembered: visitors choose the seeds
LONGEST_STRIP = ROWS - len(COLOURS) + 1
FULL_STRIP = (1 << ROWS) - 1  # before column A: every block begins

T = TypeVar("T")
Strips = tuple[int, ...]  # the rows of each colour in a column, as bits
Growing = tuple[int, tuple[int, ...]]  # a colour: its block by now, the sizes from this block on


def generate(seed: int, golden: bool = False) -> Sheet:
    """The sheet of a seed, with golden dice for NOCH MAL SO GUT! if wanted."""
    rng = Rng()
    begin(rng, seed, STREAM)
    sheet = stars = None
    while stars is None:
        if columns := _Builder(rng).build():
            sheet = Sheet(colours=_grid(columns), stars=frozenset())
            stars = _stars(sheet, rng)
    assert sheet is not None
    sixes = [sorted(block - set(stars)) for block in sheet.blocks if len(block) == max(BLOCK_SIZES)]
    dice = frozenset(cells[below(rng, len(cells))] for cells in sixes) if golden else frozenset()
    sheet = Sheet(sheet.colours, frozenset(stars), dice)
    check(sheet, golden)
    return sheet


class _Builder:
    """One attempt to fill the columns from A to O."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.tried = 0

    def build(self) -> list[Strips] | None:
        orders = [tuple(_shuffled(BLOCK_SIZES, self.rng)) for _ in COLOURS]
        return self._fill([], [(0, sizes) for sizes in orders])

    def _fill(self, columns: list[Strips], colours: list[Growing]) -> list[Strips] | None:
        if len(columns) == COLUMNS:
            return columns
        before = columns[-1] if columns else (FULL_STRIP,) * len(COLOURS)
        columns_left = COLUMNS - len(columns) - 1
        grown = [_growths(*pair, columns_left) for pair in zip(before, colours, strict=True)]
        fitting = tuple(strips for strips in _all_columns() if all(map(contains, grown, strips)))
        for strips in _shuffled(fitting, self.rng):
            self.tried += 1
            if self.tried > PATIENCE:
                return None
            now = [growths[strip] for growths, strip in zip(grown, strips, strict=True)]
            if filled := self._fill([*columns, strips], now):
                return filled
        return None


@lru_cache(MOST_GROWTHS)
def _growths(before: int, colour: Growing, columns_left: int) -> dict[int, Growing]:
    """What a colour becomes with each strip in the next column, if it can still come out right."""
    size, sizes = colour
    growths: dict[int, Growing] = {}
    for strip in _all_strips():
        if before & strip:
            grown = size + strip.bit_count(), sizes
        elif size == sizes[0] and len(sizes) > 1:
            grown = strip.bit_count(), sizes[1:]
        else:
            continue
        if _can_come_out(*grown, columns_left):
            growths[strip] = grown
    return growths


@lru_cache(MOST_QUESTIONS)
def _can_come_out(size: int, sizes: tuple[int, ...], columns: int) -> bool:
    """Can a colour with a block of this size now make all its blocks in so many more columns?"""
    if not columns <= sum(sizes) - size <= columns * LONGEST_STRIP or size > sizes[0]:
        return False
    if columns == 0:
        return True
    if any(_can_come_out(size + strip, sizes, columns - 1) for strip in _strips()):
        return True
    ends = size == sizes[0] and len(sizes) > 1
    return ends and any(_can_come_out(strip, sizes[1:], columns - 1) for strip in _strips())


def _strips() -> range:
    return range(1, LONGEST_STRIP + 1)


@cache
def _all_columns() -> tuple[Strips, ...]:
    """Every way to stack one strip of each colour in a column."""
    columns = []
    for cuts in combinations(range(1, ROWS), len(COLOURS) - 1):
        ends = (0, *cuts, ROWS)
        bits = [(1 << b) - (1 << a) for a, b in pairwise(ends)]
        columns += list(permutations(bits))
    return tuple(columns)


@cache
def _all_strips() -> frozenset[int]:
    return frozenset(strip for strips in _all_columns() for strip in strips)


def _shuffled(things: tuple[T, ...], rng: Rng) -> Iterator[T]:
    order = list(things)
    for n in range(len(order), 0, -1):
        k = below(rng, n)
        order[k], order[n - 1] = order[n - 1], order[k]
        yield order[n - 1]


def _grid(columns: list[Strips]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(next(c for c, bits in enumerate(strips) if bits >> row & 1) for strips in columns)
        for row in range(ROWS)
    )


def _stars(sheet: Sheet, rng: Rng) -> list[Cell] | None:
    """One star a column, three a colour, at most one a block: column by column, taking back."""

    def fill(stars: list[Cell]) -> list[Cell] | None:
        column = len(stars)
        if column == COLUMNS:
            return stars
        taken = [sheet.block(star) for star in stars]
        rows = list(range(ROWS))
        while rows:
            cell = (rows.pop(below(rng, len(rows))), column)
            had = sum(sheet.colour(star) == sheet.colour(cell) for star in stars)
            if had < 3 and sheet.block(cell) not in taken and (filled := fill([*stars, cell])):
                return filled
        return None

    return fill([])
