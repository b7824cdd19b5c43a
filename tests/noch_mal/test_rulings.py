"""The digest of the rules, section by section, and its rulings 1 to 7.

What the sentences of the rulebooks say is tested beside this file; here is what the digest adds:
the printed facts, both answering orders, chains of bombs, and what the text leaves open.
"""

from collections import defaultdict
from itertools import permutations, product

import pytest

from kleeblatt import Chance, Match, game, new_match
from kleeblatt.core.errors import GameOver, UnknownMove
from tests.noch_mal.table import (
    COLOURS,
    COLUMNS,
    NOCH_MAL,
    NOTHING,
    ROWS,
    SO_GUT,
    Cells,
    cells,
    columns,
    crossed,
    dice_left,
    is_over,
    options,
    play,
    points,
    position,
    refused,
    rows,
    sheet,
    stars,
    start,
    turn,
    waiting,
    whole,
)

GAMES = (NOCH_MAL, SO_GUT)
OFFICIAL = ("black", "red", "blue", "green", "orange", "purple", "yellow")
NO_USE = "red red red 5 5 5"  # dice that do not matter


def dice(game: str, colours_and_numbers: str, special: str = "heart") -> str:
    """A roll of either game."""
    return colours_and_numbers if game == NOCH_MAL else f"{colours_and_numbers} {special}"


def last_yellow(game: str) -> str:
    """A yellow cell next to other yellow ones, without a star."""
    return "J7" if game == NOCH_MAL else "H7"


def decline_all(match: Match) -> None:
    """Nobody wants the bombs."""
    while waiting(match):
        match.play(match.awaited[0], "pass")


# Material (sheet facts)


@pytest.mark.parametrize("game", GAMES)
def test_printed_cells(game: str) -> None:
    """7 rows × 15 columns; the black sheet is the default."""
    printed = start(2, game).printed()
    assert {colour: frozenset(names) for colour, names in printed["cells"].items()} == {
        colour: whole(colour, game) for colour in COLOURS
    }
    assert frozenset(printed["stars"]) == stars(game)


@pytest.mark.parametrize("name", OFFICIAL)
def test_all_seven_sheets_of_noch_mal_are_playable(name: str) -> None:
    """For NOCH MAL! all seven official sheets are playable."""
    match = new_match(NOCH_MAL, ["Inka", "Ben"], seed=1, sheet=name)
    assert [len(match.printed()["cells"][colour]) for colour in COLOURS] == [21] * 5
    match.roll()
    assert waiting(match) == (0, 1)


def test_printed_facts_of_noch_mal() -> None:
    """8 exclamation marks, two point values under every column, 5 or 3 for every colour."""
    printed = start(2).printed()
    assert printed["jokers"] == 8
    assert printed["colour_points"] == [5, 3]
    assert [first for first, _ in printed["column_points"]] == [
        5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5,
    ]  # fmt: skip
    assert [later for _, later in printed["column_points"]] == [
        3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3,
    ]  # fmt: skip


def test_printed_facts_of_so_gut() -> None:
    """6 marks; rows of 5 points with a bonus; hearts 1 to 5; five golden cells; column H 2 / 0."""
    printed = start(2, SO_GUT).printed()
    assert printed["jokers"] == 6
    assert printed["colour_points"] == [5, 3]
    assert printed["row_points"] == 5
    assert printed["row_bonus"] == ["box", "bomb", "heart", "bomb", "box", "heart", "bomb"]
    assert printed["hearts"] == [1, 2, 3, 4, 5]
    assert frozenset(printed["golden"]) == cells("B3 O3 E4 L5 F7")
    assert printed["column_points"][COLUMNS.index("H")] == [2, 0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("players", "number"), [(1, 2), (2, 3)])
def test_the_faces_of_the_dice(game: str, players: int, number: int) -> None:
    """Five colours and a black cross; 1–5 and ?; heart (twice), bomb, stars, three, block."""
    faces: defaultdict[str, float] = defaultdict(float)
    for roll, probability in start(players, game).outcomes():
        for face in roll.split():
            faces[face] += probability
    expected = dict.fromkeys((*COLOURS, "x", "1", "2", "3", "4", "5", "?"), number / 6)
    if game == SO_GUT:
        expected |= {"heart": 2 / 6, "bomb": 1 / 6, "stars": 1 / 6, "three": 1 / 6, "block": 1 / 6}
    assert faces == pytest.approx(expected)


# A roll


def test_the_others_answer_in_any_order() -> None:
    """The others choose at the same time; nobody waits for another."""
    match = position(*[NOTHING] * 4)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "orange 2 / G2 H2")
    play(match, 3, "yellow 5")
    play(match, 1, "blue 4")
    play(match, 2, "pass")
    play(match, 1, "G4 H4 G5 H5")
    assert waiting(match) == (3,)
    play(match, 3, "H6 I6 H7 I7 J7")
    assert match.node == Chance()


def test_the_others_take_nothing_away() -> None:
    """Several may use the same dice."""
    match = position(*[NOTHING] * 6, rolls=24)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "pass")
    for seat in (5, 4, 3, 2, 1):
        assert dice_left(match, seat) == "blue orange yellow 2 4 5"
        play(match, seat, "orange 2 / G2 H2")


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("orange 5 / E2 F2 F3 G3 H3", "green yellow 2 4 heart"),
        ("special", "green orange yellow 2 4 5"),
        ("pass", "green orange yellow 2 4 5 heart"),
    ],
)
@pytest.mark.parametrize("rolls", [1, 2, 3, 12])
def test_what_is_left_for_the_others(choice: str, left: str, rolls: int) -> None:
    """From roll 4 on: 5 dice, 6 dice, or all 7. Before: always all 7."""
    match = position(*[NOTHING] * 3, game=SO_GUT, rolls=rolls)
    match.inject("orange green yellow 5 4 2 heart")
    active = match.view()["active"]
    assert active == rolls % 3
    play(match, active, choice)
    others = [seat for seat in range(3) if seat != active]
    assert waiting(match) == tuple(others)
    for seat in others:
        all_seven = "green orange yellow 2 4 5 heart"
        assert dice_left(match, seat) == (left if rolls >= 3 else all_seven)


# Crossing


def test_example_two_single_cells_on_the_black_sheet() -> None:
    """With D3–G3 crossed, D2 and D4 each need a 1; a green 2 cannot take both."""
    match = position(cells("D3 E3 F3 G3"), NOTHING)
    match.inject("green green green 2 2 1")
    refused(match, 0, "green 2")
    play(match, 0, "green 1")
    assert options(match, 0) == {cells("D2"), cells("D4"), cells("H1")}


def test_a_joker_colour_is_one_colour() -> None:
    """… all in one block of colour c."""
    match = position(cells("H1"), NOTHING)
    match.inject("x x x ? ? ?")
    play(match, 0, "x ?")
    refused(match, 0, "I1 I2")  # blue and red
    for option in options(match, 0):
        assert any(option <= whole(colour) for colour in COLOURS)


# Jokers


@pytest.mark.parametrize("game", GAMES)
def test_several_players_may_use_the_same_joker_dice(game: str) -> None:
    """… each choosing and paying for themselves."""
    match = start(3, game)
    marks = sheet(match, 0)["jokers"]
    turn(match, dice(game, "x red red ? 5 5"), {0: "x ? / H1", 1: "x ? / H4 H5", 2: "x ? / H6"})
    assert [crossed(match, seat) for seat in range(3)] == [cells("H1"), cells("H4 H5"), cells("H6")]
    assert [sheet(match, seat)["jokers"] for seat in range(3)] == [marks - 2] * 3


@pytest.mark.parametrize("game", GAMES)
def test_passing_costs_nothing(game: str) -> None:
    """Passing costs nothing."""
    match = start(2, game)
    before = [sheet(match, seat) for seat in (0, 1)]
    turn(match, dice(game, "x x x ? ? ?"))
    assert [sheet(match, seat) for seat in (0, 1)] == before


def test_a_joker_die_taken_by_the_active_player_is_gone() -> None:
    """From the fourth roll on the active player takes dice away, jokers too."""
    match = position(NOTHING, NOTHING)
    match.inject("x red blue ? 1 1")
    play(match, 0, "x ? / H6")
    assert dice_left(match, 1) == "blue red 1 1"
    assert refused(match, 1, "x 1") == "no-such-dice"


def test_a_joker_for_a_face_that_lies_there_costs_too() -> None:
    """Each joker used costs the user one exclamation mark."""
    match = start(2)
    turn(match, "x red red ? 1 1", {0: "x 1 / H3"})  # red 1 was free
    assert sheet(match, 0)["jokers"] == 7


def test_the_last_exclamation_mark_can_be_used() -> None:
    """None left: not usable."""
    match = position(NOTHING, NOTHING)
    match.state.jokers[0] = 1
    turn(match, "x red red ? 1 1", {0: "x 1 / H3"})
    assert sheet(match, 0)["jokers"] == 0
    assert points(match, 0, "jokers") == 0


# Columns, colours, end: first is per roll, in both answering orders


ORDERS = list(permutations((0, 1, 2)))


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("game", GAMES)
def test_columns_first_in_every_order(game: str, order: tuple[int, ...]) -> None:
    """Everyone who fills it in the roll in which it is filled for the first time."""
    match = position(*[columns("A") - {"A7"}] * 3, game=game, rolls=2)
    answers = {seat: "yellow 1 / A7" if seat != 1 else "pass" for seat in order}
    turn(match, dice(game, "yellow yellow yellow 1 1 1"), answers)
    assert [points(match, seat, "columns") for seat in range(3)] == [5, 0, 5]
    turn(match, dice(game, "yellow yellow yellow 1 1 1"), {1: "yellow 1 / A7"})
    assert [points(match, seat, "columns") for seat in range(3)] == [5, 3, 5]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("game", GAMES)
def test_colours_first_in_every_order(game: str, order: tuple[int, ...]) -> None:
    """Likewise 5 for all who complete it in the roll of its first completion, later 3."""
    last = last_yellow(game)
    match = position(*[whole("yellow", game) - {last}] * 3, game=game, rolls=2)
    answers = {seat: f"yellow 1 / {last}" if seat != 1 else "pass" for seat in order}
    turn(match, dice(game, "yellow yellow yellow 1 1 1"), answers)
    assert [points(match, seat, "bonus") for seat in range(3)] == [5, 0, 5]
    turn(match, dice(game, "yellow yellow yellow 1 1 1"), {1: f"yellow 1 / {last}"})
    assert [points(match, seat, "bonus") for seat in range(3)] == [5, 3, 5]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("row", ROWS)
def test_rows_first_in_every_order(row: str, order: tuple[int, ...]) -> None:
    """Everyone who fills it in the roll of its first completion also gets its bonus."""
    match = position(*[rows(row) - columns("H")] * 3, game=SO_GUT, rolls=2)
    last = f"H{ROWS.index(row) + 1}"
    colour = next(colour for colour in COLOURS if last in whole(colour, SO_GUT))
    answers = {seat: f"{colour} 1 / {last}" if seat != 1 else "pass" for seat in order}
    turn(match, f"{colour} {colour} {colour} 1 1 1 heart", answers)
    gained = [sheet(match, seat) for seat in range(3)]
    total = [s["boxes"]["open"] - 1 + s["bombs"] + s["hearts"] for s in gained]
    assert total == [1, 0, 1]
    decline_all(match)
    assert [sheet(match, seat)["rows"] for seat in range(3)] == [{row: "first"}, {}, {row: "first"}]


@pytest.mark.parametrize("game", GAMES)
def test_everyone_completes_the_last_roll(game: str) -> None:
    """The game ends right after the roll … ; everyone completes that roll."""
    two = whole("yellow", game) | whole("green", game)
    last = last_yellow(game)
    match = position(two - {last}, NOTHING, NOTHING, game=game)
    match.inject(dice(game, "yellow blue red 1 1 1"))
    play(match, 0, f"yellow 1 / {last}")
    assert waiting(match) == (1, 2)
    play(match, 2, "blue 1 / H4")
    assert not is_over(match)
    play(match, 1, "pass")
    assert is_over(match)
    assert crossed(match, 2) == cells("H4")


@pytest.mark.parametrize("game", GAMES)
def test_one_colour_does_not_end_the_game(game: str) -> None:
    """… has circled a *second* colour bonus."""
    last = last_yellow(game)
    match = position(whole("yellow", game) - {last}, whole("green", game), game=game)
    turn(match, dice(game, "yellow blue red 1 1 1"), {0: f"yellow 1 / {last}"})
    assert match.node == Chance()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("marks", "winners"), [((5, 5, 5), [0, 1, 2]), ((5, 3, 5), [0, 2]), ((3, 5, 3), [1])]
)
def test_ties(game: str, marks: tuple[int, ...], winners: list[int]) -> None:
    """Tie: more exclamation marks; else several winners."""
    two = whole("yellow", game) | whole("green", game)
    more_stars = sorted(stars(game) - two)
    last = last_yellow(game)
    sheets = [two - {last} | frozenset(more_stars[: (5 - mark) // 2]) for mark in marks]
    match = position(*sheets, game=game)
    for seat, mark in enumerate(marks):
        match.state.jokers[seat] = mark
    move = f"yellow 1 / {last}"
    turn(match, dice(game, "yellow yellow yellow 1 1 1"), {0: move, 1: move, 2: move})
    assert is_over(match)
    assert len(set(match.scores())) == 1
    assert match.winners() == winners


@pytest.mark.parametrize("game", GAMES)
def test_more_points_beat_more_exclamation_marks(game: str) -> None:
    """The tie-break is only for ties."""
    two = whole("yellow", game) | whole("green", game)
    last = last_yellow(game)
    match = position(two - {last}, two - {last}, game=game)
    match.state.jokers[0] = 0
    match.state.jokers[1] = 1
    turn(match, dice(game, "yellow red red 1 1 1"), {0: f"yellow 1 / {last}"})
    assert match.scores()[0] == match.scores()[1] - 1 + 5
    assert match.winners() == [0]


# Solo


@pytest.mark.parametrize("game", GAMES)
def test_solo_passed_rolls_count(game: str) -> None:
    """Exactly 30 rolls, passed ones included, then the score."""
    match = start(1, game)
    for _ in range(30):
        assert not is_over(match)
        turn(match, dice(game, "red blue 1 2"))
    assert is_over(match)
    assert (rating := match.rating())
    assert rating.level == 12
    with pytest.raises(GameOver):
        match.inject(dice(game, "red blue 1 2"))


@pytest.mark.parametrize("rolls", [0, 1, 2, 3, 29])
def test_solo_always_chooses_from_all_dice(rolls: int) -> None:
    """Only 2 colour and 2 number dice."""
    match = position(NOTHING, rolls=rolls)
    match.inject("red blue 1 2")
    assert set(match.legal(0)) == {"pass", "red 1", "red 2", "blue 1", "blue 2"}


BORDERS = {
    NOCH_MAL: (41, 37, 33, 29, 25, 21, 17, 13, 9, 5, 1, 0),
    SO_GUT: (91, 85, 79, 74, 70, 66, 60, 50, 40, 30, 20, 10),
}


@pytest.mark.parametrize(
    ("id", "level", "least"),
    [(id, level, least) for id in GAMES for level, least in enumerate(BORDERS[id])],
)
def test_rating_borders(id: str, level: int, least: int) -> None:
    """13 levels have 12 borders: at each, one point more or less is another level."""
    assert game(id).rating(least).level == level
    assert game(id).rating(least - 1).level == level + 1


def test_no_rating_with_several_players() -> None:
    """The rating is for solo games."""
    match = position(whole("yellow") | whole("orange") - {"K5"}, NOTHING)
    turn(match, "orange red red 1 1 1", {0: "orange 1 / K5"})
    assert is_over(match)
    assert match.rating() is None


@pytest.mark.parametrize(("rolls", "bonus"), [(0, 58), (12, 34), (28, 2), (29, 0)])
def test_solo_so_gut_rolls_not_needed(rolls: int, bonus: int) -> None:
    """+2 for each of the 30 rolls not needed (the roll of the second colour counts as used)."""
    two = whole("yellow", SO_GUT) | whole("green", SO_GUT)
    match = position(two - {"H7"}, game=SO_GUT, rolls=rolls)
    turn(match, "yellow red 1 1 heart", {0: "yellow 1 / H7"})
    assert is_over(match)
    assert points(match, 0, "rolls") == bonus


# Ruling 1: dice leave the pool only if the active player crosses or circles something


def test_ruling_1_no_dice_without_crosses() -> None:
    """Nobody takes dice only to deny them."""
    match = position(NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    assert refused(match, 0, "orange 5") == "no-room-for-dice"
    assert refused(match, 0, "blue 5") == "no-room-for-dice"
    play(match, 0, "pass")
    assert dice_left(match, 1) == "blue orange yellow 2 4 5"


@pytest.mark.parametrize("choice", ["orange 2", "special"])
def test_ruling_1_who_takes_dice_must_cross(choice: str) -> None:
    """Dice leave the pool only if the active player actually crosses something with them."""
    match = position(NOTHING, NOTHING, game=SO_GUT)
    match.inject("yellow orange blue 5 4 2 bomb")
    play(match, 0, choice)
    assert "pass" not in match.legal(0)
    refused(match, 0, "pass")
    with pytest.raises(UnknownMove):
        match.play(0, "")


def test_ruling_1_no_special_die_without_an_effect() -> None:
    """… crosses or circles something."""
    match = position(NOTHING, NOTHING, game=SO_GUT)
    match.state.hearts[0] = 5
    match.inject("yellow orange blue 5 4 2 heart")
    assert refused(match, 0, "special") == "no-room-for-special"
    play(match, 0, "pass")
    assert "special" in match.legal(1)


# Ruling 2: solo, the player is always first


@pytest.mark.parametrize("game", GAMES)
def test_ruling_2_solo_is_always_first(game: str) -> None:
    """Upper values, 5 points a colour."""
    match = position((columns("A") | whole("yellow", game)) - {"A7"}, game=game)
    turn(match, dice(game, "yellow yellow 1 1"), {0: "yellow 1 / A7"})
    assert sheet(match, 0)["columns"] == {"A": "first"}
    assert sheet(match, 0)["colours"] == {"yellow": "first"}


def test_ruling_2_solo_gets_row_bonuses() -> None:
    """… row bonuses."""
    match = position(rows("P") - {"H1"}, game=SO_GUT)
    turn(match, "green green 1 1 bomb", {0: "green 1 / H1"})
    assert sheet(match, 0)["rows"] == {"P": "first"}
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 0}


def test_ruling_2_noch_mal_solo_does_not_end_on_two_colours() -> None:
    """NOCH MAL! solo does not end on two colours."""
    match = position(whole("yellow") | whole("orange") - {"K5"}, rolls=12)
    turn(match, "orange red 1 1", {0: "orange 1 / K5"})
    assert points(match, 0, "bonus") == 10
    assert not is_over(match)
    for _ in range(17):
        assert not is_over(match)
        turn(match, "red blue 1 2")
    assert is_over(match)


# Ruling 3: crosses are made one after another; column H is a start


def test_ruling_3_a_star_next_to_a_star_crossed_a_moment_ago() -> None:
    """K1 and L1 are stars side by side; only K1 is next to J1."""
    match = position(cells("J1"), NOTHING, game=SO_GUT)
    match.inject(f"{NO_USE} stars")
    play(match, 0, "special")
    assert options(match, 0) == {
        cells("K1"), cells("H3"), cells("K1 L1"), cells("K1 H3"),
        cells("J2"), cells("J2 K1"), cells("J2 H3"),
    }  # fmt: skip
    refused(match, 0, "L1")
    play(match, 0, "K1 L1")
    assert crossed(match, 0) == cells("J1 K1 L1")


@pytest.mark.parametrize("three", ["B4 C4 D4", "B4 C4", "B4"])
def test_ruling_3_three_in_a_row_one_after_another(three: str) -> None:
    """A cell crossed a moment ago in the same action counts."""
    match = position(cells("A4"), NOTHING, game=SO_GUT)
    turn(match, f"{NO_USE} three", {0: f"special / row S / {three}"})
    assert crossed(match, 0) == cells("A4") | cells(three)


@pytest.mark.parametrize("three", ["C4 D4 E4", "B4 D4", "B4 C4 E4"])
def test_ruling_3_three_in_a_row_each_one_needs_a_neighbour(three: str) -> None:
    """… each must be next to a crossed cell."""
    match = position(cells("A4"), NOTHING, game=SO_GUT)
    match.inject(f"{NO_USE} three")
    play(match, 0, "special / row S")
    assert refused(match, 0, three) == "each-out-of-reach"


def test_ruling_3_three_in_a_row_to_both_sides_with_a_gap() -> None:
    """They need not touch one another."""
    match = position(cells("D3 L3"), NOTHING, game=SO_GUT)
    turn(match, f"{NO_USE} three", {0: "special / row R / C3 E3 M3"})
    assert crossed(match, 0) == cells("C3 D3 E3 L3 M3")


@pytest.mark.parametrize("row", range(1, 8))
def test_ruling_3_three_in_a_row_may_start_in_column_h(row: int) -> None:
    """Column H counts as a start for three in a row too, from the first roll on."""
    match = start(2, SO_GUT)
    letter = ROWS[row - 1]
    turn(match, f"{NO_USE} three", {0: f"special / row {letter} / G{row} H{row} I{row}"})
    assert crossed(match, 0) == cells(f"G{row} H{row} I{row}")


def test_ruling_3_colour_block_may_start_in_column_h() -> None:
    """… and for colour block."""
    match = start(2, SO_GUT)
    match.inject(f"{NO_USE} block")
    play(match, 0, "special")
    assert options(match, 0) == {
        cells("H1 I1"),
        cells("F1 G1 G2 H2"),
        cells("E2 F2 F3 G3 H3"),
        cells("H4 H5 G5 F5"),
        cells("H6 H7 I6 I5"),
    }


def test_ruling_3_stars_at_the_start_only_in_column_h() -> None:
    """Stars: each next to a crossed cell or in column H."""
    match = start(2, SO_GUT)
    match.inject(f"{NO_USE} stars")
    play(match, 0, "special")
    assert options(match, 0) == {cells("H3")}


# Special die actions: what else the digest says


def test_colour_block_with_open_cells_that_no_longer_touch() -> None:
    """… or open cells that no longer touch one another."""
    match = position(cells("E6 F6 F7 G7"), NOTHING, game=SO_GUT)
    turn(match, f"{NO_USE} block", {0: "special / E5 G6"})
    assert crossed(match, 0) == cells("E5 E6 F6 G6 F7 G7")


@pytest.mark.parametrize(
    ("six", "beside", "golden"),
    [
        ("B2 C2 D2 D1 E1 B3", "B1", "B3"),
        ("L1 M1 N1 N2 O2 O3", "O1", "O3"),
        ("B4 C4 C3 D3 E3 E4", "D4", "E4"),
        ("I7 J7 J6 K6 L6 L5", "H7", "L5"),
        ("E5 E6 F6 G6 F7 G7", "H6", "F7"),
    ],
)
def test_a_block_of_six_opens_its_golden_die(six: str, beside: str, golden: str) -> None:
    """Also a block of 6; every golden die cell crossed opens one more box."""
    assert golden in cells(six)
    match = position(cells(beside), NOTHING, game=SO_GUT)
    turn(match, f"{NO_USE} block", {0: f"special / {six}"})
    assert crossed(match, 0) == cells(six) | {beside}
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 1}


def test_finishing_a_block_does_not_open_its_golden_die_again() -> None:
    """Every golden die cell *crossed* opens one more."""
    match = position(cells("F7"), NOTHING, game=SO_GUT)  # its box was opened before
    turn(match, f"{NO_USE} block", {0: "special / E5 E6 F6 G6 G7"})
    assert sheet(match, 0)["boxes"] == {"open": 0, "used": 1}


def test_each_user_of_the_special_die_crosses_off_a_box() -> None:
    """Crosses it off, for each user separately."""
    match = position(*[NOTHING] * 3, game=SO_GUT)
    match.inject(f"{NO_USE} bomb")
    play(match, 0, "pass")
    play(match, 1, "special / A1")
    play(match, 2, "special / A1")
    assert [sheet(match, seat)["boxes"]["used"] for seat in range(3)] == [0, 1, 1]


# Ruling 4: when the special die can be chosen


def test_ruling_4_no_heart_left_but_dice_can_be_chosen() -> None:
    """… only if its action can … circle a heart; colour + number can still be chosen then."""
    match = position(NOTHING, NOTHING, game=SO_GUT)
    match.state.hearts[0] = 5
    match.inject("green green green 2 5 5 heart")
    assert match.legal(0) == ["pass", "green 2"]


def test_ruling_4_no_star_in_reach_but_dice_can_be_chosen() -> None:
    """… only if its action can cross at least one cell."""
    match = position(cells("H3"), NOTHING, game=SO_GUT)
    match.inject("green green green 2 5 5 stars")
    assert match.legal(0) == ["pass", "green 2"]
    assert refused(match, 0, "special") == "no-room-for-special"


@pytest.mark.parametrize("special", ["bomb", "three", "block"])
@pytest.mark.parametrize("cell", ["A1", "H1", "I1", "O1"])
def test_ruling_4_the_last_open_cell_is_enough(special: str, cell: str) -> None:
    """… at least one cell."""
    everything = columns(COLUMNS)
    match = position(everything - {cell}, NOTHING, game=SO_GUT)
    match.inject(f"{NO_USE} {special}")
    assert "special" in match.legal(0)
    match.play(0, "special")
    assert match.legal(0) == (["row P"] if special == "three" else [cell])


@pytest.mark.parametrize("game", GAMES)
def test_no_die_lies_before_the_first_roll(game: str) -> None:
    view = start(2, game).view()["dice"]
    assert view["taken"] == {"colour": None, "number": None, "special": None}
    assert (view["colours"], view["numbers"], view["special"]) == ([], [], None)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_roll_has_all_dice_again(game: str) -> None:
    """What the active player took away lies on the table again."""
    match = position(NOTHING, NOTHING, game=game)
    cell, colour = ("H1", "green") if game == NOCH_MAL else ("H4", "blue")
    turn(match, dice(game, f"{colour} red red 1 5 5"), {0: f"{colour} 1 / {cell}"})
    match.inject(dice(game, "red red red 5 5 5"))
    taken = match.view()["dice"]["taken"]
    assert taken == {"colour": None, "number": None, "special": None}


def test_unused_rolls_count_only_after_the_end() -> None:
    """Alone: rolls that are left bring points when the game ends early."""
    match = position(NOTHING, game=SO_GUT, rolls=5)
    assert points(match, 0, "rolls") == 0


def test_ruling_4_a_box_opened_in_this_roll_serves_from_the_next_one_on() -> None:
    """Using it needs a box that was open before this roll's use."""
    match = position(cells("B2"), NOTHING, game=SO_GUT)
    match.state.boxes[0] = 0
    match.inject("yellow red red 1 5 5 heart")
    assert refused(match, 0, "special") == "no-open-box"
    play(match, 0, "yellow 1 / B3")
    assert waiting(match) == (1,)
    play(match, 1, "pass")
    turn(match, f"{NO_USE} heart", {0: "special"})
    assert sheet(match, 0)["boxes"] == {"open": 0, "used": 1}


# Ruling 5: settlement of a roll


def test_ruling_5_row_bonuses_wait_for_everyone() -> None:
    """(a) everyone has decided; (b) newly full rows."""
    match = position(rows("PR") - cells("H1 H3"), NOTHING, game=SO_GUT)
    match.inject("green orange red 1 1 5 three")
    play(match, 0, "green 1 / H1")
    assert sheet(match, 0)["rows"] == {}
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 0}
    play(match, 1, "pass")
    assert sheet(match, 0)["rows"] == {"P": "first"}
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 0}


def test_ruling_5_a_bomb_chain_through_all_bomb_rows() -> None:
    """Repeat until no new row is full."""
    open_cells = cells("H2 A3 A4 O6 O7")  # Q by dice, then R and S, then U and V
    match = position(rows("QRSUV") - open_cells, NOTHING, game=SO_GUT)
    turn(match, "red green green 1 5 5 bomb", {0: "red 1 / H2"})
    play(match, 0, "A3 A4")  # row R brings a heart, row S a bomb
    assert sheet(match, 0)["hearts"] == 1
    assert waiting(match) == (0,)
    play(match, 0, "O6 O7")  # row U a heart, row V a bomb
    assert sheet(match, 0)["hearts"] == 2
    assert waiting(match) == (0,)
    play(match, 0, "pass")
    assert match.node == Chance()
    assert sheet(match, 0)["rows"] == dict.fromkeys("QRSUV", "first")
    assert points(match, 0, "rows") == 25


def test_ruling_5_hearts_of_a_bomb_chain_count_for_columns_of_this_roll() -> None:
    """(c) points of rows and columns, hearts at their value *now*."""
    match = position((rows("QU") | columns("H")) - cells("H2 A6"), NOTHING, game=SO_GUT)
    turn(match, "red green green 1 5 5 bomb", {0: "red 1 / H2"})  # row Q and column H
    assert sheet(match, 0)["columns"] == {}
    play(match, 0, "A6")  # row U: a heart
    assert sheet(match, 0)["columns"] == {"H": "first"}
    assert sheet(match, 0)["written"] == {"H": 1}


def test_ruling_5_two_hearts_in_one_roll() -> None:
    """Hearts at their value now: after all row bonuses."""
    match = position((rows("RSU") | columns("O")) - cells("O3 O4 O6"), NOTHING, game=SO_GUT)
    match.state.hearts[0] = 1
    turn(match, f"{NO_USE} bomb", {0: "special / O3 O4"})  # row R: a heart, row S: a bomb
    play(match, 0, "O6")  # row U: a heart, and the column
    assert sheet(match, 0)["hearts"] == 3
    assert sheet(match, 0)["written"] == {"O": 3}
    assert points(match, 0, "columns") == 5


def test_ruling_5_column_h_opens_a_box_first_or_later() -> None:
    """Column H opens a box for everyone who completes it, first or later."""
    match = position(*[columns("H") - {"H1"}] * 3, game=SO_GUT)
    turn(match, "green green green 1 1 1 bomb", {0: "green 1 / H1", 1: "green 1 / H1"})
    turn(match, "green green green 1 1 1 bomb", {2: "green 1 / H1"})
    assert [sheet(match, seat)["boxes"]["open"] for seat in range(3)] == [2, 2, 2]
    assert [points(match, seat, "columns") for seat in range(3)] == [2, 2, 0]


@pytest.mark.parametrize("column", [c for c in COLUMNS if c != "H"])
def test_other_columns_open_no_box(column: str) -> None:
    """… with a golden die printed behind both (only column H)."""
    top = f"{column}1"
    colour = next(colour for colour in COLOURS if top in whole(colour, SO_GUT))
    match = position(columns(column) - {top}, NOTHING, game=SO_GUT)
    turn(match, f"{colour} red red 1 1 1 bomb", {0: f"{colour} 1 / {top}"})
    assert sheet(match, 0)["columns"] == {column: "first"}
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 0}


def test_noch_mal_has_no_rows() -> None:
    """NOCH MAL! has only a, c, d, e."""
    match = position(rows("P") - {"H1"}, NOTHING)
    turn(match, "green green green 1 1 1", {0: "green 1 / H1"})
    assert match.node == Chance()
    assert "rows" not in match.breakdown(0)
    assert match.scores()[0] == 8 - 2 * 13


# "First" is per roll, bomb chains included; the order in which seats answer changes nothing

Orders = tuple[tuple[int, int], tuple[int, int]]  # of answering, of bombing
BOTH_ORDERS = list(product([(0, 1), (1, 0)], repeat=2))


def settle_with_bombs(
    inka: Cells, ben: Cells, moves: dict[int, str], bombs: dict[int, str], orders: Orders
) -> Match:
    """The third roll: both answer in one order, then resolve their bombs in another."""
    match = position(inka, ben, game=SO_GUT, rolls=2)
    turn(match, "blue yellow red 1 1 1 heart", {seat: moves[seat] for seat in orders[0]})
    for seat in orders[1]:
        if seat in bombs:
            play(match, seat, bombs[seat])
    assert match.node == Chance()
    return match


@pytest.mark.parametrize("orders", BOTH_ORDERS)
def test_ruling_5_a_row_by_dice_and_by_bomb(orders: Orders) -> None:
    """Inka fills row S with dice, Ben fills it with the bomb of row Q: both are first."""
    match = settle_with_bombs(
        rows("S") - {"H4"},
        rows("QS") - cells("H2 N4 O4"),
        {0: "blue 1 / H4", 1: "red 1 / H2"},
        {0: "pass", 1: "N4 O4 / A7"},  # row S brings Ben another bomb
        orders,
    )
    assert match.node == Chance()
    assert sheet(match, 0)["rows"] == {"S": "first"}
    assert sheet(match, 1)["rows"] == {"Q": "first", "S": "first"}
    assert crossed(match, 1) == rows("QS") | {"A7"}


@pytest.mark.parametrize("orders", BOTH_ORDERS)
def test_ruling_5_the_same_row_by_two_bombs(orders: Orders) -> None:
    """Inka's bomb comes from row V, Ben's from row Q; both fill row U and get its heart."""
    match = settle_with_bombs(
        rows("UV") - cells("H7 A6"),
        rows("QU") - cells("H2 O6"),
        {0: "yellow 1 / H7", 1: "red 1 / H2"},
        {0: "A6", 1: "O6"},
        orders,
    )
    assert [sheet(match, seat)["hearts"] for seat in (0, 1)] == [1, 1]
    assert sheet(match, 0)["rows"] == {"U": "first", "V": "first"}
    assert sheet(match, 1)["rows"] == {"Q": "first", "U": "first"}


@pytest.mark.parametrize("orders", BOTH_ORDERS)
def test_ruling_5_a_column_by_dice_and_by_bomb(orders: Orders) -> None:
    """Both get the upper value."""
    match = settle_with_bombs(
        columns("A") - {"A7"},
        (rows("Q") | columns("A")) - cells("H2 A6 A7"),
        {0: "yellow 1 / A7", 1: "red 1 / H2"},
        {1: "A6 A7"},
        orders,
    )
    assert [points(match, seat, "columns") for seat in (0, 1)] == [5, 5]


@pytest.mark.parametrize("orders", BOTH_ORDERS)
def test_ruling_5_a_colour_by_dice_and_by_bomb(orders: Orders) -> None:
    """Both get 5."""
    yellow = whole("yellow", SO_GUT)
    match = settle_with_bombs(
        yellow - {"H7"},
        (rows("Q") | yellow) - cells("H2 H7"),
        {0: "yellow 1 / H7", 1: "red 1 / H2"},
        {1: "H7"},
        orders,
    )
    assert [points(match, seat, "bonus") for seat in (0, 1)] == [5, 5]


@pytest.mark.parametrize("order", ORDERS)
def test_ruling_5_the_order_of_answers_changes_nothing(order: tuple[int, ...]) -> None:
    """Three sheets, rows, columns, colours and bombs in one roll: always the same end."""
    yellow = whole("yellow", SO_GUT)
    sheets = (
        (rows("V") | columns("A") | yellow) - cells("H7 A6"),
        (rows("Q") | columns("A")) - cells("H2 A6 A7"),
        (columns("A") | yellow) - {"A7"},
    )
    moves = {0: "yellow 1 / H7", 1: "red 1 / H2", 2: "yellow 1 / A7"}
    bombs = {0: "A6", 1: "A6 A7"}

    def after(answering: tuple[int, ...]) -> Match:
        match = position(*sheets, game=SO_GUT, rolls=1)
        turn(match, "blue yellow red 1 1 1 heart", {seat: moves[seat] for seat in answering})
        for seat in answering:
            if seat in bombs:
                play(match, seat, bombs[seat])
        return match

    match = after(order)
    assert match.view() == after((0, 1, 2)).view()
    assert [points(match, seat, "columns") for seat in range(3)] == [5, 5, 5]
    assert [points(match, seat, "bonus") for seat in range(3)] == [5, 0, 5]


def test_ruling_5_the_dice_pass_on_after_the_bombs() -> None:
    """(f) the dice pass on."""
    match = position(rows("Q") - {"H2"}, NOTHING, NOTHING, game=SO_GUT)
    turn(match, "red green green 1 5 5 heart", {0: "red 1 / H2"})
    assert match.view()["active"] == 0
    play(match, 0, "pass")
    assert match.view()["active"] == 1
    assert match.node == Chance()


# Ruling 6: bonus bombs


def test_ruling_6_a_bonus_bomb_costs_no_box() -> None:
    """Bonus bombs cost no box (a player without boxes has them too)."""
    match = position(rows("Q") - {"H2"}, NOTHING, game=SO_GUT)
    match.state.boxes[0] = 0
    turn(match, "red green green 1 5 5 heart", {0: "red 1 / H2"})
    play(match, 0, "N5 O5 N6 O6")
    assert sheet(match, 0)["boxes"] == {"open": 0, "used": 0}
    assert crossed(match, 0) == rows("Q") | cells("N5 O5 N6 O6")


def test_ruling_6_a_bonus_bomb_opens_golden_dice() -> None:
    """Every golden die cell crossed opens one more."""
    match = position(rows("Q") - {"H2"}, NOTHING, game=SO_GUT)
    turn(match, "red green green 1 5 5 heart", {0: "red 1 / H2"})
    play(match, 0, "B3 B4")
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 0}


def test_ruling_6_a_bonus_bomb_may_be_declined_but_not_saved() -> None:
    """… cannot be saved, may be declined."""
    match = position(rows("Q") - {"H2"}, NOTHING, game=SO_GUT)
    turn(match, "red green green 1 5 5 heart", {0: "red 1 / H2"})
    assert sheet(match, 0)["bombs"] == 1
    play(match, 0, "pass")
    assert sheet(match, 0)["bombs"] == 0
    assert match.node == Chance()
    turn(match, f"{NO_USE} heart")
    assert match.node == Chance()
    assert crossed(match, 0) == rows("Q")


def test_ruling_6_several_bombs_one_by_one() -> None:
    """Several are resolved one by one."""
    match = position(rows("QS") - cells("M2 N4"), NOTHING, game=SO_GUT)
    turn(match, "red green green 4 5 5 heart", {0: "red 4 / M2 M3 N3 N4"})
    assert sheet(match, 0)["bombs"] == 2
    play(match, 0, "A6 B6 A7 B7")
    assert sheet(match, 0)["bombs"] == 1
    play(match, 0, "pass")
    assert match.node == Chance()
    assert crossed(match, 0) == rows("QS") | cells("M3 N3 A6 B6 A7 B7")


def test_ruling_6_declining_one_bomb_keeps_the_other() -> None:
    """Several are resolved one by one."""
    match = position(rows("QS") - cells("M2 N4"), NOTHING, game=SO_GUT)
    turn(match, "red green green 4 5 5 heart", {0: "red 4 / M2 M3 N3 N4"})
    play(match, 0, "pass")
    assert waiting(match) == (0,)
    play(match, 0, "A6 B6 A7 B7")
    assert crossed(match, 0) == rows("QS") | cells("M3 N3 A6 B6 A7 B7")


def test_ruling_6_what_a_bomb_completes_counts_in_the_same_roll() -> None:
    """What they complete counts in the same roll."""
    green = whole("green", SO_GUT)
    match = position((rows("Q") | columns("A") | green) - cells("H2 A6 A7"), NOTHING, game=SO_GUT)
    turn(match, "red blue blue 1 5 5 heart", {0: "red 1 / H2"})
    assert points(match, 0, "columns") == points(match, 0, "bonus") == 0
    play(match, 0, "A6 A7")
    assert points(match, 0, "columns") == 5
    assert points(match, 0, "bonus") == 5


def test_ruling_6_a_bomb_may_complete_the_second_colour() -> None:
    """… so it may end the game."""
    two = whole("yellow", SO_GUT) | whole("green", SO_GUT)
    match = position((rows("Q") | two) - cells("H2 H7"), NOTHING, game=SO_GUT)
    turn(match, "red blue blue 1 5 5 heart", {0: "red 1 / H2"})
    assert not is_over(match)
    play(match, 0, "H7")
    assert is_over(match)
    assert points(match, 0, "bonus") == 10


def test_ruling_6_all_bombs_are_resolved_before_the_game_ends() -> None:
    """All pending ones are resolved before the game ends."""
    two = whole("yellow", SO_GUT) | whole("green", SO_GUT)
    match = position(two - {"H7"}, (rows("Q") | columns("A")) - cells("H2 A6"), game=SO_GUT)
    turn(match, "yellow red blue 1 1 5 heart", {0: "yellow 1 / H7", 1: "red 1 / H2"})
    assert not is_over(match)
    assert waiting(match) == (1,)
    play(match, 1, "A6")
    assert is_over(match)
    assert points(match, 1, "columns") == 5


def test_ruling_6_solo_bombs_are_resolved_in_the_thirtieth_roll() -> None:
    """All pending ones are resolved before the game ends."""
    match = position(rows("Q") - {"H2"}, game=SO_GUT, rolls=29)
    turn(match, "red blue 1 5 heart", {0: "red 1 / H2"})
    assert not is_over(match)
    play(match, 0, "A7")
    assert is_over(match)
    assert crossed(match, 0) == rows("Q") | {"A7"}


# Ruling 7: no overflow


def test_ruling_7_a_sixth_heart_is_lost() -> None:
    """A heart beyond the fifth is lost."""
    match = position((rows("R") | columns("H")) - {"H3"}, NOTHING, game=SO_GUT)
    match.state.hearts[0] = 5
    turn(match, "orange red red 1 5 5 bomb", {0: "orange 1 / H3"})
    assert sheet(match, 0)["rows"] == {"R": "first"}
    assert sheet(match, 0)["hearts"] == 5
    assert sheet(match, 0)["written"] == {"H": 5}


def test_ruling_7_nine_boxes_at_most() -> None:
    """1 + 5 golden cells + 2 rows + column H = 9."""
    open_cells = cells("C1 H4 L5")
    crosses = (rows("PT") | columns("H") | cells("B2 O2 F6")) - open_cells
    match = position(crosses, game=SO_GUT)
    for cell in ("B3", "O3", "E4", "F7", "L5", "C1", "H4"):  # L5 completes row T, C1 row P
        colour = next(colour for colour in COLOURS if cell in whole(colour, SO_GUT))
        turn(match, f"{colour} {colour} 1 1 bomb", {0: f"{colour} 1 / {cell}"})
    assert sheet(match, 0)["boxes"] == {"open": 9, "used": 0}
    assert points(match, 0, "boxes") == 18


# Hearts are written once and never changed


def test_written_hearts_never_change() -> None:
    """Written at completion and never changed afterwards, whoever was first."""
    match = position((columns("AD") | rows("R")) - cells("A7 D7 H3"), columns("A"), game=SO_GUT)
    match.state.hearts[0] = 2
    turn(match, "yellow red red 1 5 5 bomb", {0: "yellow 1 / A7"})
    assert sheet(match, 0)["written"] == {"A": 2}
    turn(match, "orange red red 1 5 5 bomb", {0: "orange 1 / H3"})  # row R: a heart
    turn(match, f"{NO_USE} heart", {0: "special"})
    assert sheet(match, 0)["hearts"] == 4
    assert sheet(match, 0)["written"] == {"A": 2}
    turn(match, "orange red red 1 5 5 bomb", {0: "orange 1 / D7"})
    assert sheet(match, 0)["written"] == {"A": 2, "D": 4}
    assert points(match, 0, "hearts") == 6


def test_a_heart_used_in_this_roll_counts_for_the_next_column() -> None:
    """Every column completed *from then on*."""
    match = position(columns("D") - {"D7"}, game=SO_GUT)
    turn(match, "red blue 5 5 heart", {0: "special"})
    turn(match, "orange blue 1 5 heart", {0: "orange 1 / D7"})
    assert sheet(match, 0)["written"] == {"D": 1}
