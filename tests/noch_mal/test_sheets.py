"""Sheets: the official ones, generated ones, wrong ones; and the selections made from them."""

from itertools import combinations, permutations

import pytest

from kleeblatt import UsageError, game
from kleeblatt.core.errors import SheetError
from kleeblatt.core.moves import ROOM
from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.cells import (
    COLUMNS,
    ROWS,
    cells_of,
    name,
    named,
    near_high,
    near_low,
    words_of,
)
from kleeblatt.games.noch_mal.generator import generate
from kleeblatt.games.noch_mal.setup import (
    BLOCK_0,
    BLOCKS,
    BOMB_0,
    BOMBS,
    NUMBERS,
    STARS,
    STARS_0,
    THREE_0,
    THREES,
    Setup,
    connected_parts,
    is_random,
    sheet_named,
)
from kleeblatt.games.noch_mal.sheet import (
    OFFICIAL,
    ROW_LABELS,
    SO_GUT,
    check,
    load,
    neighbours,
    read,
)

SHEETS = (*OFFICIAL, SO_GUT)
BLACK = load("black").drawing()

# The first generated sheets, so that `random:1` means the same sheet for ever.
RANDOM_1 = """
    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O
1   Y  Y  Y  Y  Y  O  Y  Y* G  G  O  O  O  O* O
2   R  R  R  R  O  O* O  Y  G  G  B  Y* R  Y  Y
3   O  R* B  B* B  Y  B  Y  G  B  B  R  R  Y  Y
4   O  B  G* G  B  Y  B  G  O  O  R  R  Y* Y  R
5   B* O  O  G  G  B  B  B  B* O* R* B  B  R  R
6   B  G  O  O  R  G  G* R  Y  Y  Y  G  B  B  B
7   G  G  O  O  R* R  R  O  R  R  G  G  G  G  G*
"""


@pytest.mark.parametrize("sheet", SHEETS)
def test_official_sheets(sheet: str) -> None:
    """21 cells a colour, blocks of 1 to 6, five blocks a column, 15 stars: `check` demands it."""
    loaded = load(sheet)
    check(loaded, golden=sheet == SO_GUT)
    assert len(loaded.blocks) == BLOCKS
    assert len(loaded.stars) == COLUMNS
    assert len(loaded.golden) == (5 if sheet == SO_GUT else 0)
    labels = ROW_LABELS[sheet == SO_GUT]
    assert read(loaded.drawing(labels)) == loaded


def test_official_sheets_are_different() -> None:
    assert len({load(sheet).colours for sheet in SHEETS}) == len(SHEETS)


@pytest.mark.parametrize("seed", range(40))
def test_generated_sheets(seed: int) -> None:
    golden = seed % 2 == 1
    sheet = generate(seed, golden)
    check(sheet, golden)
    assert sheet == generate(seed, golden)
    assert sheet.colours != generate(seed + 1000).colours


def test_a_generated_sheet_stays_the_same() -> None:
    assert sheet_named("random:1").drawing().split() == RANDOM_1.split()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A  B  C", "A  C  B"),
        ("1   G", "8   G"),
        ("1   G", "1   G G"),
        ("1   G", "1   X"),
        ("1   G", "1   G!"),
        ("1   G", "1   Y"),
        ("1   G", "1   G*"),
        ("G*", "G"),
        ("1   G", "1   G+"),
        ("7   Y", "7   R"),
    ],
)
def test_wrong_sheets_are_refused(old: str, new: str) -> None:
    with pytest.raises(SheetError) as error:
        check(read(BLACK.replace(old, new, 1)))
    assert str(error.value) != error.value.sentence("de")


@pytest.mark.parametrize("rows", [6, 8])
def test_every_sheet_has_seven_rows(rows: int) -> None:
    lines = BLACK.strip().splitlines()
    with pytest.raises(SheetError) as error:
        read("\n".join([*lines, lines[-1]][: rows + 1]))
    assert error.value.id == "sheet-lines"


@pytest.mark.parametrize(("old", "new"), [("1   G", "1   G G"), ("1   G  ", "1   ")])
def test_every_row_has_fifteen_cells(old: str, new: str) -> None:
    with pytest.raises(SheetError) as error:
        read(BLACK.replace(old, new, 1))
    assert error.value.id == "sheet-row"


def test_every_colour_has_all_sizes_of_blocks() -> None:
    """A1 and A7 change places: column A has all colours, but not their blocks."""
    black = load("black")
    grid = [list(line) for line in black.colours]
    grid[0][0], grid[6][0] = grid[6][0], grid[0][0]
    with pytest.raises(SheetError) as error:
        check(type(black)(tuple(map(tuple, grid)), black.stars))
    assert error.value.id == "sheet-blocks"


def test_every_column_has_all_colours() -> None:
    """A1 and O4 change places: all blocks keep their sizes, but column A has no green any more."""
    black = load("black")
    grid = [list(line) for line in black.colours]
    grid[0][0], grid[3][14] = grid[3][14], grid[0][0]
    with pytest.raises(SheetError) as error:
        check(type(black)(tuple(map(tuple, grid)), black.stars))
    assert error.value.id == "sheet-column"


def test_every_column_has_one_star() -> None:
    """The star of H1 moves to A1, which is green too: H has none, A has two."""
    black = load("black")
    assert black.colour((0, 7)) == black.colour((0, 0))
    with pytest.raises(SheetError) as error:
        check(type(black)(black.colours, black.stars - {(0, 7)} | {(0, 0)}))
    assert error.value.id == "sheet-star-columns"


def test_sheets_with_misplaced_stars_are_refused() -> None:
    black = load("black")
    first = next(star for star in black.stars if star[1] == 0)  # column A, blue
    for row in range(ROWS):
        moved = type(black)(black.colours, black.stars - {first} | {(row, 0)})
        if (row, 0) == first or black.block((row, 0)) == black.block(first):
            check(moved)
            continue
        with pytest.raises(SheetError):
            check(moved)


def test_a_block_has_one_star_at_most() -> None:
    """Two stars of one block, with columns and colours still right, are found too."""
    black = load("black")
    for first, second, third in permutations(sorted(black.stars), 3):
        if black.colour(first) != black.colour(third) or black.colour(second) == black.colour(
            first
        ):
            continue
        # the star of second's column moves into first's block, third's column makes up for it
        double = [cell for cell in black.block(first) if cell[1] == second[1]]
        instead = [
            (r, third[1])
            for r in range(ROWS)
            if black.colour((r, third[1])) == black.colour(second)
        ]
        if double and instead:
            stars = black.stars - {second, third} | {double[0], instead[0]}
            with pytest.raises(SheetError) as error:
                check(type(black)(black.colours, stars))
            assert error.value.id == "sheet-star-blocks"
            return
    pytest.fail("the black sheet has such stars")


def test_golden_dice_belong_to_blocks_of_six() -> None:
    so_gut = load(SO_GUT)
    free = next(c for b in so_gut.blocks if len(b) == 3 for c in b if c not in so_gut.stars)
    for golden in (frozenset([free]), so_gut.golden | {free}, frozenset[tuple[int, int]]()):
        with pytest.raises(SheetError):
            check(type(so_gut)(so_gut.colours, so_gut.stars, golden), golden=True)


def test_each_block_of_six_has_one_golden_die() -> None:
    """Five in all are not enough: not two in one block and none in another."""
    so_gut = load(SO_GUT)
    one, other = sorted(so_gut.golden)[:2]
    beside = next(c for c in so_gut.block(one) if c not in so_gut.golden | so_gut.stars)
    golden = so_gut.golden - {other} | {beside}
    with pytest.raises(SheetError) as error:
        check(type(so_gut)(so_gut.colours, so_gut.stars, golden), golden=True)
    assert error.value.id == "sheet-golden"


@pytest.mark.parametrize(
    "value", ["random:", "random:x", "random:-1", "random:SEED", "pink", "", "Black"]
)
def test_wrong_sheet_options(value: str) -> None:
    assert not is_random(value)
    with pytest.raises(UsageError):
        game("noch-mal").setup(2, {"sheet": value})


def brute_force_parts(block: frozenset[tuple[int, int]]) -> set[frozenset[tuple[int, int]]]:
    """All subsets, those kept that a walk from one cell covers."""
    parts = set()
    for n in range(1, len(block) + 1):
        for some in combinations(block, n):
            reached = {some[0]}
            for _ in some:
                reached |= {
                    other for cell in reached for other in neighbours(cell) if other in some
                }
            if len(reached) == n:
                parts.add(frozenset(some))
    return parts


@pytest.mark.parametrize("sheet", [*SHEETS, "random:1", "random:2", "random:3"])
def test_selections(sheet: str) -> None:
    """Every selection once, sorted by colour and number, and always room in the list of moves."""
    id = "noch-mal-so-gut" if sheet == SO_GUT else "noch-mal"
    setup: Setup = game(id).setup(2, {"sheet": sheet})
    drawn = sheet_named(sheet)
    expected = {
        (drawn.colour(min(part)), len(part), words_of(part))
        for block in drawn.blocks
        for part in brute_force_parts(block)
        if len(part) <= NUMBERS
    }
    listed = [
        (colour, number, (setup.low[i], setup.high[i]))
        for colour in range(5)
        for number in range(1, NUMBERS + 1)
        for i in range(setup.first[colour][number], setup.first[colour][number + 1])
    ]
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    assert len(listed) < 512 <= ROOM
    for first, count in (
        (BLOCK_0, BLOCKS),
        (STARS_0, STARS),
        (BOMB_0, BOMBS),
        (THREE_0, ROWS * THREES),
    ):
        words = [(setup.low[i], setup.high[i]) for i in range(first, first + count)]
        assert len(set(words)) == count
        assert (0, 0) not in words
    assert all(brute_force_parts(block) == connected_parts(block) for block in drawn.blocks[:6])


def test_room_for_the_longest_list() -> None:
    """A bonus bomb on an empty sheet: 881 selections, and passing."""
    assert BOMBS + 1 <= ROOM
    assert THREES <= ROOM
    assert rules.MOVES > rules.SELECTION


def test_neighbours_of_every_cell() -> None:
    """Side by side or one above the other, across the two words of a set too."""
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    for row, column in cells:
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        low, high = words_of([(row, column)])
        near = near_low(low, high), near_high(low, high)
        assert near == words_of(cell for cell in beside if cell in cells)


def test_cell_names() -> None:
    cells = [(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    assert sorted(cells_of(*words_of(cells))) == cells
    assert [named(name(cell)) for cell in cells] == cells
    for wrong in ("", "A", "A0", "A8", "P1", "AA", "A11", "A01", "1A", "Ä1", "A²"):
        assert named(wrong) is None
