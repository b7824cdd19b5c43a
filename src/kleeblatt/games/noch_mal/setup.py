"""Everything that is fixed before a game: players, printed points, and all selections of cells.

A *selection* is a set of cells that may be crossed in one move. All of them are listed here once,
each with its number, so that the rules only have to ask which ones fit now:

    crossings   connected parts of one block, at most 5 cells: sorted by colour, then by number
    blocks      whole blocks                                  (colour block)
    stars       one star or two                               (stars)
    bombs       1–4 cells inside a 2 × 2 square               (bomb)
    threes      1–3 cells of one row, row by row              (three in a row)
"""

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib import resources
from itertools import combinations
from typing import Any

from kleeblatt.core.dice import MOST_SEED
from kleeblatt.core.struct import ints, struct
from kleeblatt.games.noch_mal.cells import COLUMNS, LETTERS, ROWS, Cell, words_of
from kleeblatt.games.noch_mal.generator import generate
from kleeblatt.games.noch_mal.sheet import COLOURS, Sheet, load, neighbours

SEATS = 6
NUMBERS = 5  # a number die shows 1–5 or ?
DICE, SOLO_DICE = 3, 2  # of each kind
HEARTS = 5

CROSSINGS, BLOCKS, STARS, BOMBS = 512, 30, 120, 881  # room for each kind of selection
THREES = 15 + 105 + 455  # in each row
BLOCK_0 = CROSSINGS
STARS_0 = BLOCK_0 + BLOCKS
BOMB_0 = STARS_0 + STARS
THREE_0 = BOMB_0 + BOMBS
SELECTIONS = THREE_0 + ROWS * THREES

RANDOM_SHEET = "random:"
LONGEST_SEED = len(str(MOST_SEED))
SHEETS = 64  # so many are kept in memory

BOX, BOMB, HEART = range(3)  # what a row brings
ROW_BONUSES = {"special die": BOX, "bomb": BOMB, "heart": HEART}


@struct
class Setup:
    """What is fixed before a game. Sets of cells are two words, `…_low` and `…_high`."""

    players: int
    dice: int  # of each kind
    last_roll: int  # solo; 0 = no limit
    last_colours: int  # the game ends when someone has completed so many; 0 = it does not
    has_special: int  # 1: with the special die, hearts and rows of NOCH MAL SO GUT!
    jokers: int
    boxes_open: int  # at the start
    joker_points: int
    star_points: int
    box_points: int
    row_points: int
    unused_roll_points: int
    colour_first: int
    colour_later: int
    column_first: list[int] = ints(COLUMNS)
    column_later: list[int] = ints(COLUMNS)
    column_box: list[int] = ints(COLUMNS)  # 1: completing it opens a box
    row_bonus: list[int] = ints(ROWS)
    heart: list[int] = ints(HEARTS + 1)  # worth of a column with so many hearts circled
    colour_low: list[int] = ints(len(COLOURS))
    colour_high: list[int] = ints(len(COLOURS))
    star_low: int
    star_high: int
    golden_low: int
    golden_high: int
    first: list[list[int]] = ints(len(COLOURS), NUMBERS + 2)  # crossing, by colour and number
    low: list[int] = ints(SELECTIONS)
    high: list[int] = ints(SELECTIONS)


@cache
def printed(game: str) -> dict[str, Any]:
    """What `printed.toml` says about a game."""
    file = resources.files(__package__) / "printed.toml"
    facts: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))[game]
    return facts


def is_random(value: str) -> bool:
    """'random:7': a generated sheet."""
    seed = value.removeprefix(RANDOM_SHEET)
    if not value.startswith(RANDOM_SHEET) or not seed.isdecimal() or len(seed) > LONGEST_SEED:
        return False
    return int(seed) <= MOST_SEED


@lru_cache(SHEETS)
def sheet_named(sheet: str, golden: bool = False) -> Sheet:
    """A printed sheet by its name, or a generated one by its seed."""
    return (
        generate(int(sheet.removeprefix(RANDOM_SHEET)), golden) if is_random(sheet) else load(sheet)
    )


@lru_cache(SHEETS)
def make_setup(game: str, players: int, sheet_name: str) -> Setup:
    """The setup of a game on a sheet."""
    setup, facts = Setup(), printed(game)
    sheet = sheet_named(sheet_name, golden="row_bonus" in facts)
    setup.players = players
    setup.dice = SOLO_DICE if players == 1 else DICE
    setup.has_special = int("row_bonus" in facts)
    setup.last_roll = facts["solo_rolls"] if players == 1 else 0
    setup.last_colours = 2 if players > 1 or setup.has_special else 0
    for field in ("jokers", "joker_points", "star_points", "colour_first", "colour_later"):
        setattr(setup, field, facts[field])
    setup.column_first[:], setup.column_later[:] = facts["column_first"], facts["column_later"]
    if setup.has_special:
        _print_special(setup, facts)
    for colour in range(len(COLOURS)):
        cells = [cell for block in sheet.blocks for cell in block if sheet.colour(cell) == colour]
        setup.colour_low[colour], setup.colour_high[colour] = words_of(cells)
    setup.star_low, setup.star_high = words_of(sheet.stars)
    setup.golden_low, setup.golden_high = words_of(sheet.golden)
    _list_selections(setup, sheet)
    return setup


def _print_special(setup: Setup, facts: dict[str, Any]) -> None:
    """What only the sheet of NOCH MAL SO GUT! has."""
    for field in ("boxes_open", "box_points", "row_points", "unused_roll_points"):
        setattr(setup, field, facts[field])
    setup.row_bonus[:] = [ROW_BONUSES[word] for word in facts["row_bonus"]]
    setup.heart[:] = [0, *facts["hearts"]]
    setup.column_box[:] = [int(letter in facts["box_columns"]) for letter in LETTERS]


def _list_selections(setup: Setup, sheet: Sheet) -> None:
    crossings = sorted(
        (sheet.colour(min(part)), len(part), words_of(part))
        for block in sheet.blocks
        for part in connected_parts(block)
        if len(part) <= NUMBERS
    )
    for colour in range(len(COLOURS)):
        for number in range(NUMBERS + 2):
            setup.first[colour][number] = sum((c, n) < (colour, number) for c, n, _ in crossings)
    _put(setup, 0, [words for _, _, words in crossings])
    _put(setup, BLOCK_0, map(words_of, sheet.blocks))
    _put(setup, STARS_0, map(words_of, _up_to(2, sorted(sheet.stars))))
    _put(setup, BOMB_0, _bombs())
    _put(setup, THREE_0, _threes())


def _put(setup: Setup, first: int, words: Iterable[tuple[int, int]]) -> None:
    for number, (low, high) in enumerate(words, first):
        setup.low[number], setup.high[number] = low, high


def connected_parts(block: frozenset[Cell]) -> set[frozenset[Cell]]:
    """All parts of a block whose cells hang together, grown cell by cell."""
    parts = grown = {frozenset([cell]) for cell in block}
    while grown:
        grown = {
            part | {other}
            for part in grown
            for cell in part
            for other in neighbours(cell)
            if other in block and other not in part
        }
        parts = parts | grown
    return parts


@cache
def _bombs() -> tuple[tuple[int, int], ...]:
    """1–4 cells inside a square, each set once."""
    squares = [
        [(row, column), (row + 1, column), (row, column + 1), (row + 1, column + 1)]
        for row in range(ROWS - 1)
        for column in range(COLUMNS - 1)
    ]
    return tuple(sorted({words_of(cells) for square in squares for cells in _up_to(4, square)}))


@cache
def _threes() -> tuple[tuple[int, int], ...]:
    """1–3 cells of each row."""
    rows = [[(row, column) for column in range(COLUMNS)] for row in range(ROWS)]
    return tuple(words_of(cells) for row in rows for cells in _up_to(3, row))


def _up_to(most: int, cells: list[Cell]) -> list[tuple[Cell, ...]]:
    return [some for n in range(1, most + 1) for some in combinations(cells, n)]
