"""The sheet: what is printed, what it adds up to, and wrong sheet files."""

from collections import Counter
from collections.abc import Iterable
from importlib import resources

import pytest

from kleeblatt.core.errors import SheetError
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.notation import MOVE_TEXTS
from tests.doppelt_so_clever.table import (
    BLUE_BONUS,
    BLUE_POINTS,
    FREE,
    GREEN_BONUS,
    GREEN_FACTOR,
    PINK_BONUS,
    PINK_MINIMUM,
    ROUND_BONUS,
    ROUNDS,
    SILVER_BONUS,
    SILVER_POINTS,
    SILVER_ROWS,
    TRACK_END,
    TRACKS,
    YELLOW,
    YELLOW_COLUMN_BONUS,
    YELLOW_POINTS,
    YELLOW_ROW_BONUS,
    choose,
    position,
    start,
)
from tests.doppelt_so_clever.table import (
    sheet as seat_sheet,
)

FILE = (resources.files("kleeblatt.games.doppelt_so_clever") / "sheet.toml").read_text("utf-8")


# What is printed


def test_every_printed_fact() -> None:
    """As listed in the facts of the game."""
    printed = start(2).printed()
    assert printed["rounds"] == ROUND_BONUS
    assert printed["tracks"] == {"slots": 6, "end": [TRACK_END[track] for track in TRACKS]}
    assert printed["silver"] == {"columns": SILVER_BONUS, "points": list(SILVER_POINTS)}
    assert printed["yellow"]["rows"] == YELLOW_ROW_BONUS
    assert printed["yellow"]["columns"] == YELLOW_COLUMN_BONUS
    assert printed["yellow"]["points"] == list(YELLOW_POINTS)
    assert printed["blue"] == {"points": list(BLUE_POINTS), "bonus": BLUE_BONUS}
    assert printed["green"] == {"factor": list(GREEN_FACTOR), "bonus": GREEN_BONUS}
    assert printed["pink"] == {"minimum": list(PINK_MINIMUM), "bonus": PINK_BONUS}
    assert printed["cells"] == 12
    assert sheet.PRINTED.rounds == (6, 6, 5, 4) == tuple(ROUNDS[n] for n in (1, 2, 3, 4))
    assert sheet.PRINTED.rating == (320, 300, 280, 260, 240, 220, 200, 180, 160, 140)


def test_the_yellow_grid() -> None:
    """Five rows and four columns, ten numbers."""
    grid = [[0, 3, 0, 6], [1, 0, 2, 0], [0, 4, 0, 3], [2, 0, 5, 0], [0, 5, 0, 4]]
    cells = {
        (number, row, column)
        for row, numbers in enumerate(grid, 1)
        for column, number in enumerate(numbers, 1)
        if number
    }
    assert {tuple(cell) for cell in start(2).printed()["yellow"]["cells"]} == cells
    assert {(int(c[0]), int(c[-1]), column) for c, column in YELLOW.items()} == cells


@pytest.mark.parametrize(("number", "row"), list(enumerate(SILVER_ROWS)))
def test_the_silver_rows(number: int, row: str) -> None:
    """From the top: yellow, blue, green, pink."""
    match = position(2)
    choose(match, f"silver / silver 2 {row}", silver=2, others=6)
    right: list[list[int]] = [[], [], [], []]
    right[number] = [2]
    assert seat_sheet(match, 0)["silver"] == right


def test_the_moves_name_every_entry_once() -> None:
    """24 silver cells, 10 yellow cells, blue 2-12, green 1-6, pink 1-6."""
    assert len(MOVE_TEXTS) == len(set(MOVE_TEXTS))
    assert set(MOVE_TEXTS[rules.ENTRY :]) == set().union(*FREE.values())


# What it adds up to

LISTS = [ROUND_BONUS, SILVER_BONUS, YELLOW_ROW_BONUS, YELLOW_COLUMN_BONUS]
LISTS += [BLUE_BONUS, GREEN_BONUS, PINK_BONUS, list(TRACK_END.values())]


@pytest.mark.parametrize("bonus", [*TRACKS, "fox"])
def test_six_of_each_action_and_six_foxes(bonus: str) -> None:
    """The whole sheet offers exactly 6 unlocks of each kind, and 6 foxes."""
    assert sum(words.count(bonus) for words in LISTS) == 6
    assert sheet.offered(sheet.PRINTED)[sheet.BONUS_WORDS.index(bonus)] == 6


def test_offered_counts_every_bonus() -> None:
    """Every bonus that the sheet offers, with how often."""
    counted = Counter(bonus for words in LISTS for bonus in words if bonus != "-")
    offered = sheet.offered(sheet.PRINTED)
    assert {sheet.BONUS_WORDS[bonus]: n for bonus, n in offered.items()} == counted


def fill(texts: Iterable[str]) -> rules.State:
    """A sheet with these entries, one after another."""
    s = rules.State()
    for text in texts:
        entry = MOVE_TEXTS.index(text) - rules.ENTRY
        assert rules.can_enter(s, 0, entry)
        rules.enter(s, 0, entry)
    return s


WHOLE = {
    "silver": (sorted(FREE["silver"]), 88),
    "yellow": (sorted(FREE["yellow"]) * 2, 165),
    "blue": (["blue 12"] * 12, 78),
    "green": (["green 6", "green 1"] * 6, 92),
    "pink": (["pink 6"] * 12, 72),
}


@pytest.mark.parametrize("area", WHOLE)
def test_the_most_that_an_area_brings(area: str) -> None:
    """88 silver, 165 yellow, 78 blue, 92 green, 72 pink; then nothing fits any more."""
    entries, most = WHOLE[area]
    s = fill(entries)
    found = {name: rules.area_points(s, 0, i) for i, name in enumerate(WHOLE)}
    assert found == dict.fromkeys(WHOLE, 0) | {area: most}
    for text in FREE[area]:
        assert not rules.can_enter(s, 0, MOVE_TEXTS.index(text) - rules.ENTRY)


def test_a_full_sheet_circles_all_slots_but_those_of_the_rounds() -> None:
    """With the first three rounds' actions: six slots of each track, and all six foxes."""
    s = fill(text for entries, _ in WHOLE.values() for text in entries)
    assert s.circled[0] == [5, 5, 5]
    assert s.foxes[0] == 5
    setup = rules.Setup()
    setup.players = 1
    for _ in range(3):
        rules.start_round(setup, s)
    assert s.circled[0] == [6, 6, 6]
    assert s.foxes[0] == 6


# Wrong files


def changed(old: str, new: str) -> str:
    """The sheet file with one change."""
    assert old in FILE
    return FILE.replace(old, new, 1)


def without(part: str) -> str:
    """The sheet file without a part (in every area that has it)."""
    lines = FILE.splitlines()
    kept = [line for line in lines if not line.startswith(f"{part} = ")]
    assert len(kept) < len(lines)
    return "\n".join(kept)


def with_yellow(cells: str) -> str:
    """The sheet file with other lines of yellow cells, or without them."""
    start, end = FILE.index("cells = '''"), FILE.index("points = [0, 3, 10")
    return f"{FILE[:start]}{cells}\n{FILE[end:]}"


WRONG = {
    # counts
    "seven foxes": ('"-  -  re-roll', '"fox  -  re-roll'),
    "five foxes": ("?pink  -  fox  return", "?pink  -  -  return"),
    "seven re-rolls": ("+1   return  ?any  -", "+1   return  ?any  re-roll"),
    "five returns": ("?blue  return  -", "?blue  -  -"),
    "seven +1": ('bonus = "-  return  ?yellow', 'bonus = "+1  return  ?yellow'),
    "five slots": ("slots = 6", "slots = 5"),
    # words
    "another word": ('"+1  ?yellow  fox', '"+1  ?red  fox'),
    "another track end": ('return = "?pink"', 'return = "pink"'),
    "another round bonus": ("return  ?any  ", "return  ??any  "),
    "another yellow row bonus": ("6      ?blue", "6      blue"),
    "another yellow column bonus": ("re-roll  +1   ?silver", "re-roll  +1   silver"),
    "a yellow 7": (".        3    .        6 ", ".        3    .        7 "),
    "no yellow 1": ("1        .    2", "2        .    2"),
    "no TOML": ("[tracks]", "[tracks"),
    # parts
    "no end of a track": ('return = "?pink", ', ""),
    "no solo": ("[solo]", "[duo]"),
    "no silver": ("[silver]", "[grey]"),
    "a number for words": ('"+1  ?yellow  fox  ?blue  ?green  ?pink"', "3"),
    "a number for a list": ("[6, 6, 5, 4]", "6"),
    "a word in a list of numbers": ("[6, 6, 5, 4]", '["six", 6, 5, 4]'),
    "a word among points": ("points = [1, 3,", 'points = ["one", 3,'),
    "words for slots": ("slots = 6", 'slots = "six"'),
    # lengths
    "three numbers of rounds": ("[6, 6, 5, 4]", "[6, 6, 5]"),
    "seven round bonuses": ("?any  -    -", "?any  -    -    -"),
    "seven rounds": ("[6, 6, 5, 4]", "[7, 6, 5, 4]"),
    "five silver columns": ("?blue  ?green  ?pink\"", "?blue  ?green\""),
    "three silver rows": ('"green", "pink"]', '"green"]'),
    "six silver points": ("11, 16, 22]", "11, 16]"),
    "nine yellow cells": ("1        .    2", "1        .    ."),
    "eleven yellow cells": ("1        .    2", "1        3    2"),
    "four yellow rows": (".        5    .        4      ?pink\n", ""),
    "a short yellow row": (".        3    .        6 ", "3    .        6 "),
    "three yellow columns": ("re-roll  +1   ?silver  fox", "re-roll  +1   fox"),
    "ten yellow points": ("141, 165]", "141]"),
    "eleven blue points": ("66, 78]", "66]"),
    "thirteen blue cells": ('fox  return  -   ?green"', 'fox  return  -   ?green  -"'),
    "eleven green factors": ("4, 1]", "4]"),
    "eleven green cells": ('"-  re-roll  -  ?blue', '"re-roll  -  ?blue'),
    "eleven pink minimums": ("5, 6] # for", "5] # for"),
    "eleven pink cells": ('"-  -  re-roll', '"-  re-roll'),
    "nine levels": ("160, 140]", "160]"),
}  # fmt: skip


def refuse(text: str) -> None:
    """The file is refused, in both languages."""
    with pytest.raises(SheetError) as error:
        sheet.read(text)
    german, english = error.value.sentence("de"), error.value.sentence("en")
    assert german
    assert english
    assert german != english
    assert str(error.value) == english


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_sheets_are_refused(wrong: str) -> None:
    refuse(changed(*WRONG[wrong]))


PARTS = ["round_bonus", "rounds", "slots", "end_bonus", "rows", "column_bonus", "points"]
PARTS += ["bonus", "factor", "minimum", "rating"]


@pytest.mark.parametrize("part", PARTS)
def test_sheets_without_a_part_are_refused(part: str) -> None:
    refuse(without(part))


@pytest.mark.parametrize(
    "cells", ["", "cells = ''", "cells = '   '", "cells = 're-roll  +1   ?silver  fox'"]
)
def test_sheets_without_yellow_cells_are_refused(cells: str) -> None:
    refuse(with_yellow(cells))


@pytest.mark.parametrize("cell", ["x", "-", "-1"])
def test_yellow_cells_are_numbers_or_dots(cell: str) -> None:
    row = ".        3    .        6      ?blue"
    assert row in FILE
    refuse(FILE.replace(row, f"{cell}        3    .        6      ?blue"))


def test_an_empty_file_is_refused() -> None:
    refuse("")


def test_the_file_itself_is_right() -> None:
    assert sheet.read(FILE) == sheet.PRINTED
