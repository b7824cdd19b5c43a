"""The rulebook of NOCH MAL SO GUT!, sentence by sentence, on its own sheet.

In the pictures `x` is crossed before, `o` is crossed now. Sentences that are the same as in
NOCH MAL! are tested again here: it is another sheet.
"""

from functools import partial
from itertools import combinations

import pytest

from kleeblatt import Chance, Over, UsageError, game
from kleeblatt.core.errors import GameOver, NotYourTurn, UnknownMove, UnknownOutcome
from tests.noch_mal import table
from tests.noch_mal.table import (
    COLOURS,
    COLUMNS,
    LEVELS,
    NOTHING,
    ROWS,
    SO_GUT,
    Cells,
    cells,
    columns,
    crossed,
    dice_left,
    everyone_passes,
    is_over,
    level,
    options,
    picture,
    play,
    points,
    refused,
    rows,
    sheet,
    turn,
    waiting,
)

start = partial(table.start, game=SO_GUT)
position = partial(table.position, game=SO_GUT)
whole = partial(table.whole, game=SO_GUT)
stars = partial(table.stars, game=SO_GUT)
colour_of = partial(table.colour_of, game=SO_GUT)

UPPER = (5, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 5)
LOWER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)
BONUSES = {
    "P": "box",
    "Q": "bomb",
    "R": "heart",
    "S": "bomb",
    "T": "box",
    "U": "heart",
    "V": "bomb",
}
LAST_CELLS = {"yellow": "H7", "green": "I1", "blue": "H4", "red": "H2", "orange": "K5"}


# SPIELBLATT


def test_the_sheet_has_row_bonuses() -> None:
    """Zeilenboni für den ersten Spieler, der die Zeile komplett angekreuzt hat."""
    assert start(2).printed()["row_bonus"] == list(BONUSES.values())


def test_one_special_die_is_open_at_the_start() -> None:
    """Zu Beginn freigeschalteter Sonderwürfel."""
    match = start(6)
    for seat in range(6):
        assert sheet(match, seat)["boxes"] == {"open": 1, "used": 0}


@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_players(players: int) -> None:
    """Für 1-6 Spieler. Jeder Spieler erhält ein Spielblatt."""
    assert len(start(players).view()["seats"]) == players


def test_no_seventh_player() -> None:
    """Für 1-6 Spieler."""
    with pytest.raises(UsageError):
        game(SO_GUT).setup(7)


# SPIELABLAUF


def test_all_seven_dice_are_rolled_once() -> None:
    """Dieser wird zum aktiven Spieler und würfelt ein einziges Mal mit allen 7 Würfeln."""
    match = start(3)
    assert match.node == Chance()
    assert match.view()["active"] == 0
    match.inject("orange green yellow 5 5 2 heart")
    assert dice_left(match, 0) == "green orange yellow 2 5 5 heart"
    with pytest.raises(NotYourTurn):
        match.inject("orange green yellow 5 5 2 heart")


@pytest.mark.parametrize(
    "dice",
    [
        "orange green yellow 5 5 2",
        "orange green 5 5 2 heart",
        "orange green yellow 5 5 2 heart bomb",
        "orange green yellow red 5 2 heart",
    ],
)
def test_no_other_dice_than_these_seven(dice: str) -> None:
    """3 Farbwürfel, 3 Zahlenwürfel, 1 Sonderwürfel."""
    with pytest.raises(UnknownOutcome):
        start(3).inject(dice)


def test_active_player_takes_a_combination_and_leaves_five_dice() -> None:
    """… eine Kombination aus 1 Farb- und 1 Zahlenwürfel …, die er zur Seite nimmt."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("orange green yellow 5 4 2 heart")
    assert waiting(match) == (0,)
    play(match, 0, "orange 5 / E2 F2 F3 G3 H3")
    assert waiting(match) == (1, 2)
    for seat in (1, 2):
        assert dice_left(match, seat) == "green yellow 2 4 heart"
        assert set(match.legal(seat)) == {"pass", "green 2", "yellow 2", "yellow 4", "special"}
        assert refused(match, seat, "orange 5") == "no-such-dice"


def test_active_player_takes_the_special_die_and_leaves_six_dice() -> None:
    """… oder den Sonderwürfel, den er zur Seite nimmt … falls er nicht … gewählt wurde."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("orange green yellow 5 4 2 heart")
    play(match, 0, "special")
    for seat in (1, 2):
        assert dice_left(match, seat) == "green orange yellow 2 4 5"
        assert refused(match, seat, "special") == "no-such-dice"
    taken = {"colour": None, "number": None, "special": "heart"}
    assert match.view(1)["dice"]["taken"] == taken


def test_others_may_use_the_same_dice_or_the_special_die() -> None:
    """Mehrere Spieler dürfen dieselbe Kombination … bzw. den Sonderwürfel verwenden."""
    match = position(*[NOTHING] * 6)
    match.inject("orange green yellow 5 4 2 heart")
    play(match, 0, "orange 5 / E2 F2 F3 G3 H3")
    for seat in (4, 2):
        play(match, seat, "special")
    for seat in (1, 5):
        play(match, seat, "green 2 / H1 I1")
    play(match, 3, "pass")
    assert [sheet(match, seat)["hearts"] for seat in range(6)] == [0, 0, 1, 0, 1, 0]
    assert crossed(match, 1) == crossed(match, 5) == cells("H1 I1")


@pytest.mark.parametrize("first", ["green 2 / H1 I1", "special"])
def test_a_combination_or_the_special_die_but_not_both(first: str) -> None:
    """… eine Kombination aus 1 Farb- und 1 Zahlenwürfel oder den Sonderwürfel …"""
    match = start(2)
    match.inject("orange green yellow 5 4 2 heart")
    play(match, 0, first)
    for second in ("green 2", "special"):
        with pytest.raises(NotYourTurn):
            match.play(0, second)


@pytest.mark.parametrize("rolls", [0, 1, 2])
@pytest.mark.parametrize("choice", ["green 2 / H1 I1", "special"])
def test_first_three_rolls_everybody_chooses_from_all_seven(rolls: int, choice: str) -> None:
    """WICHTIG: In den ersten 3 Würfen darf sich jeder … Es dürfen auch mehrere dieselbe Wahl …"""
    match = position(NOTHING, NOTHING, NOTHING, rolls=rolls)
    match.inject("orange green yellow 5 4 2 heart")
    assert waiting(match) == (0, 1, 2)
    for seat in (2, 0, 1):
        assert dice_left(match, seat) == "green orange yellow 2 4 5 heart"
        play(match, seat, choice)
    assert match.node == Chance()
    assert crossed(match, 0) == crossed(match, 1) == crossed(match, 2)
    assert len({sheet(match, seat)["hearts"] for seat in range(3)}) == 1


def test_the_fourth_roll_is_a_later_one() -> None:
    """WICHTIG: In den ersten 3 Würfen …"""
    match = position(NOTHING, NOTHING, NOTHING, rolls=3)
    match.inject("orange green yellow 5 4 2 heart")
    assert waiting(match) == (0,)


# PASSEN


def test_anyone_may_pass() -> None:
    """PASSEN: Ein Spieler kann immer frei entscheiden … auch für den aktiven Spieler."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("orange green yellow 5 4 2 heart")
    everyone_passes(match)
    assert match.node == Chance()
    assert [sheet(match, seat)["boxes"]["open"] for seat in range(3)] == [1, 1, 1]


def test_after_an_active_pass_the_others_choose_from_all_seven() -> None:
    """… so können die Mitspieler aus allen 7 ungenutzten Würfeln eine Kombination wählen."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("orange green yellow 5 4 2 heart")
    play(match, 0, "pass")
    assert dice_left(match, 1) == dice_left(match, 2) == "green orange yellow 2 4 5 heart"
    play(match, 1, "special")
    play(match, 2, "orange 5 / E2 F2 F3 G3 H3")


# EINE KOMBINATION AUSWÄHLEN UND KÄSTCHEN ANKREUZEN


def test_yellow_four_means_four_connected_yellow_cells() -> None:
    """… gelb und „4“, so muss er 4 zusammenhängende gelbe Kästchen ankreuzen."""
    match = start(2)
    match.inject("orange green yellow 5 4 2 heart")
    play(match, 0, "yellow 4")
    assert options(match, 0) == {cells("H6 I6 H7 I5")}


# DABEI GELTEN FOLGENDE REGELN


def test_the_very_first_crosses_are_in_column_h() -> None:
    """Der allererste Wurf eines Spielers muss immer in der Startspalte H gesetzt werden."""
    match = start(2)
    match.inject("x x x ? ? ? heart")
    play(match, 0, "x ?")
    assert all(option & columns("H") for option in options(match, 0))
    assert frozenset().union(*options(match, 0)) >= columns("H")


def test_crosses_are_in_one_block_of_the_chosen_colour() -> None:
    """Alle Kreuze müssen immer zusammenhängend in einem Farbblock der gewählten Farbe …"""
    match = start(2)
    match.inject("orange green yellow 3 3 3 heart")
    play(match, 0, "orange 3")
    assert refused(match, 0, "H3 H4 H5") == "wrong-colour"
    assert refused(match, 0, "H3 F3 F2") == "not-connected"
    play(match, 0, "H3 G3 F3")


def test_crosses_start_next_to_a_crossed_cell_or_in_column_h() -> None:
    """… waagrecht oder senkrecht benachbart … oder in der Startspalte … nicht diagonal."""
    match = position(cells("H1"), NOTHING)
    match.inject("green red blue 1 1 1 heart")
    play(match, 0, "green 1")
    assert options(match, 0) == {cells("I1")}
    other = position(cells("H1"), NOTHING)
    other.inject("green red blue 1 1 1 heart")
    play(other, 0, "red 1")
    assert options(other, 0) == {cells("G1"), cells("H2")}
    assert refused(other, 0, "G2") == "out-of-reach"  # diagonal


@pytest.mark.parametrize("wrong", ["H3 G3", "H3 G3 F3 F2"])
def test_neither_fewer_nor_more(wrong: str) -> None:
    """Es ist nicht erlaubt, weniger oder mehr Kästchen anzukreuzen, als der Zahlenwürfel zeigt."""
    match = start(2)
    match.inject("orange green yellow 3 3 3 heart")
    play(match, 0, "orange 3")
    assert refused(match, 0, wrong) == "wrong-number"


def test_a_block_need_not_be_filled_at_once() -> None:
    """Ein Farbblock aus mehreren Kästchen muss nicht in einem Wurf komplett gefüllt werden."""
    match = start(1)
    turn(match, "orange green 2 2 heart", {0: "orange 2 / H3 G3"})
    turn(match, "orange green 1 3 heart", {0: "orange 3 / F3 F2 E2"})
    assert crossed(match, 0) == cells("H3 G3 F3 F2 E2")


def test_never_more_than_five_with_colour_and_number() -> None:
    """Es können niemals mehr als 5 Kästchen in einem Wurf angekreuzt werden."""
    match = position(cells("H7"), NOTHING)
    match.inject("green green green ? ? ? heart")
    play(match, 0, "green ?")
    assert max(map(len, options(match, 0))) == 5
    assert refused(match, 0, "E5 E6 F6 G6 F7 G7") == "wrong-number"


def test_pips_are_not_split_over_two_blocks() -> None:
    """… nicht aufgeteilt werden, um in zwei verschiedenen Farbblöcken derselben Farbe …"""
    match = position(cells("H7"), NOTHING)
    match.inject("green green green 2 2 2 heart")
    play(match, 0, "green 2")
    assert refused(match, 0, "H1 G7") == "not-connected"


# BEISPIEL: Inkas Wurf

INKAS_ROLL = "orange green yellow 5 5 2 heart"


def test_example_inka_crosses_five_orange_cells() -> None:
    """… kreuzt sie diese 5 orangenen Felder (A) an … das erste Feld in der Startspalte."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 0, "orange 5")
    five = picture(
        """
        ...............
        ....oo.........
        .....ooo.......
        ...............
        ...............
        ...............
        ...............
        """,
        "o",
    )
    assert options(match, 0) == {five}
    play(match, 0, "H3 G3 F3 F2 E2")
    assert crossed(match, 0) == five


def test_example_others_may_choose_the_same() -> None:
    """In den ersten 3 Würfen können ihre Mitspieler dieselbe Wahl treffen."""
    match = start(3)
    turn(match, INKAS_ROLL, dict.fromkeys((0, 1, 2), "orange 5 / H3 G3 F3 F2 E2"))
    assert crossed(match, 0) == crossed(match, 1) == crossed(match, 2)


def test_example_or_the_two_green_cells() -> None:
    """Sie könnten auch die beiden grünen Felder (B) … ankreuzen."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 1, "green 2")
    assert options(match, 1) == {cells("H1 I1")}


def test_example_or_two_cells_of_the_yellow_block_of_four() -> None:
    """… oder 2 Felder aus dem gelben 4er-Block (C) ankreuzen."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 2, "yellow 2")
    assert options(match, 2) == {cells("H6 H7"), cells("H6 I6")}


def test_example_four_yellow_cells_are_not_possible() -> None:
    """4 gelbe Felder wären nicht möglich, weil keine 4 … und die 5 … nicht genommen werden kann."""
    match = start(3)
    match.inject(INKAS_ROLL)
    assert refused(match, 1, "yellow 4") == "no-such-dice"
    assert refused(match, 1, "yellow 5") == "no-room-for-dice"
    play(match, 1, "yellow 2")
    assert refused(match, 1, "H6 I6 H7 I5") == "wrong-number"


def test_example_later_rolls_leave_five_dice() -> None:
    """In späteren Würfen (ab dem 4. Wurf) … nur die Auswahl aus den verbliebenen 5 Würfeln."""
    match = position(NOTHING, NOTHING, NOTHING, rolls=3)
    match.inject(INKAS_ROLL)
    play(match, 0, "orange 5 / H3 G3 F3 F2 E2")
    for seat in (1, 2):
        assert dice_left(match, seat) == "green yellow 2 5 heart"
        assert set(match.legal(seat)) == {"pass", "green 2", "yellow 2", "special"}


# ANMERKUNG

TWO_OF_FOUR = picture("""
    .......xx......
    ...............
    ...............
    ...............
    ...............
    .......x.......
    .......x.......
""")


@pytest.mark.parametrize("moves", [["yellow 2 / I5 I6"], ["yellow 1 / I6", "yellow 1 / I5"]])
def test_note_the_last_two_yellow_cells_need_a_two_or_two_ones(moves: list[str]) -> None:
    """Um die 2 verbliebenen Kästchen … anzukreuzen, braucht der Spieler eine 2 oder 2x eine 1."""
    match = position(TWO_OF_FOUR)
    for move in moves:
        turn(match, "yellow yellow 1 2 heart", {0: move})
    assert crossed(match, 0) >= cells("H6 H7 I5 I6")


@pytest.mark.parametrize("number", [3, 4, 5])
def test_note_a_higher_number_cannot_be_split(number: int) -> None:
    """Er kann keine höhere Zahl wählen und den Wurf aufteilen, um in zwei … Farbfeldern …"""
    match = position(TWO_OF_FOUR, NOTHING)
    match.inject(f"yellow yellow yellow {number} {number} {number} heart")
    play(match, 0, f"yellow {number}")
    other_block = ["J1", "K1", "K2"][: number - 2]
    assert refused(match, 0, " ".join(["I5", "I6", *other_block])) == "not-connected"
    assert all(option <= cells("J1 K1 K2 L2 L3") for option in options(match, 0))


# BEISPIELE FÜR KORREKTES UND FALSCHES ANKREUZEN


def test_right_five_connected_crosses_next_to_the_yellow_block() -> None:
    """RICHTIG: Alle 5 … (der grüne Block grenzt an den bereits angekreuzten gelben Block an)."""
    drawing = """
        ...............
        ...............
        ...............
        ...............
        ........x......
        ....oooxx......
        .....oox.......
    """
    match = position(picture(drawing), NOTHING)
    turn(match, "green green red 5 5 1 heart", {0: "green 5 / E6 F6 G6 F7 G7"})
    assert crossed(match, 0) == picture(drawing) | picture(drawing, "o")


LEAVING_SINGLES = """
    .......xx......
    ...............
    ...............
    ...............
    ........x......
    ....oo.xx......
    .....oox.......
"""


def test_right_four_connected_crosses_that_leave_single_cells() -> None:
    """RICHTIG: Alle 4 … Allerdings sind nun zwei grüne Einzelfelder entstanden."""
    match = position(picture(LEAVING_SINGLES), NOTHING)
    turn(match, "green green red 4 4 1 heart", {0: "green 4 / E6 F6 F7 G7"})
    assert crossed(match, 0) == picture(LEAVING_SINGLES) | picture(LEAVING_SINGLES, "o")


def test_single_cells_need_a_one_each() -> None:
    """… die jeweils nur mit einer „1“ angekreuzt werden können. Eine grüne „2“ … nicht."""
    match = position(picture(LEAVING_SINGLES) | picture(LEAVING_SINGLES, "o"), NOTHING)
    match.inject("green green green 1 1 2 heart")
    assert refused(match, 0, "green 2") == "no-room-for-dice"
    play(match, 0, "green 1")
    assert options(match, 0) == {cells("E5"), cells("G6")}


def test_wrong_not_all_three_crosses_are_connected() -> None:
    """FALSCH: Es sind nicht alle 3 Kreuze zusammenhängend."""
    drawing = """
        ...............
        ...............
        ...............
        ...............
        ........x......
        ....o.oxx......
        ......ox.......
    """
    match = position(picture(drawing), NOTHING)
    match.inject("green green green 3 3 3 heart")
    play(match, 0, "green 3")
    assert refused(match, 0, "E6 G6 G7") == "not-connected"


def test_wrong_three_crosses_touch_others_only_diagonally() -> None:
    """FALSCH: Die 3 Kreuze … grenzen aber nicht waagerecht oder senkrecht an andere Kreuze."""
    drawing = """
        .......xx......
        ........xx.....
        ........xxx....
        ..........x....
        ...........o...
        ..........oo...
        ...............
    """
    match = position(picture(drawing), NOTHING)
    match.inject("red red red 3 3 3 heart")
    play(match, 0, "red 3")
    assert refused(match, 0, "L5 K6 L6") == "out-of-reach"


# DIE JOKER


def test_the_black_cross_is_any_colour() -> None:
    """Wählt ein Spieler das schwarze Kreuz, so darf er für sich eine Farbe frei wählen."""
    match = start(6)
    match.inject("x x x 1 1 1 heart")
    for seat, cell in enumerate(["H1", "H2", "H3", "H4", "H6"]):
        play(match, seat, f"x 1 / {cell}")
    assert {colour_of(*crossed(match, seat)) for seat in range(5)} == set(COLOURS)


@pytest.mark.parametrize("chosen", ["H3", "H3 G3", "H3 G3 F3", "H3 G3 F3 F2", "H3 G3 F3 F2 E2"])
def test_the_question_mark_is_any_number_from_one_to_five(chosen: str) -> None:
    """Wählt er das Fragezeichen, so darf er eine Zahl von 1 bis 5 bestimmen."""
    match = start(2)
    match.inject("orange red red ? ? ? heart")
    play(match, 0, f"orange ? / {chosen}")
    assert crossed(match, 0) == cells(chosen)


def test_the_question_mark_is_no_six() -> None:
    """ACHTUNG: Keine 6, auch wenn es 6er-Felder gibt."""
    match = position(cells("H7"), NOTHING)
    match.inject("x x x ? ? ? heart")
    play(match, 0, "x ?")
    assert refused(match, 0, "E5 E6 F6 G6 F7 G7") == "wrong-number"
    with pytest.raises(UnknownMove):
        match.play(0, "green 6")


@pytest.mark.parametrize(("move", "left"), [("red 1", 6), ("x 1", 5), ("red ?", 5), ("x ?", 4)])
def test_each_joker_costs_an_exclamation_mark(move: str, left: int) -> None:
    """Für jedes Joker-Symbol … 1 Ausrufezeichen … bei 2 Jokern auch 2 (6 sind gedruckt)."""
    match = start(2)
    match.inject("x x red 1 1 ? heart")
    play(match, 0, f"{move} / H2")
    assert sheet(match, 0)["jokers"] == left


def test_without_exclamation_marks_no_joker() -> None:
    """Hat er keine Ausrufezeichen mehr übrig, kann er keine Joker-Symbole mehr nutzen."""
    match = position(NOTHING, NOTHING)
    match.state.jokers[0] = 0
    match.inject("x x red 1 1 ? heart")
    assert match.legal(0) == ["pass", "red 1", "special"]
    for move in ("x 1", "red ?", "x ?"):
        assert refused(match, 0, move) == "no-joker-left"


def test_the_special_die_costs_no_exclamation_mark() -> None:
    """Für jedes Joker-Symbol … (der Sonderwürfel ist keines)."""
    match = start(2)
    turn(match, "x x x ? ? ? heart", {0: "special"})
    assert sheet(match, 0)["jokers"] == 6


# SONDERWÜRFEL


@pytest.mark.parametrize(
    ("golden", "beside"), [("B3", "B2"), ("O3", "O2"), ("E4", "E3"), ("L5", "L6"), ("F7", "G7")]
)
def test_each_golden_cell_opens_a_special_die(golden: str, beside: str) -> None:
    """Für jedes angekreuzte Würfelfeld dürfen sie sich einen Sonderwürfel … einkreisen."""
    match = position(cells(beside), NOTHING)
    colour = colour_of(golden)
    turn(match, f"{colour} {colour} {colour} 1 1 1 heart", {0: f"{colour} 1 / {golden}"})
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 0}
    assert sheet(match, 1)["boxes"] == {"open": 1, "used": 0}


def test_other_cells_open_nothing() -> None:
    """… müssen die Spieler die … goldenen Würfelfelder angekreuzt haben."""
    match = position(NOTHING, NOTHING)
    turn(match, "orange red red 5 5 5 heart", {0: "orange 5 / H3 G3 F3 F2 E2"})
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 0}


def test_the_special_die_can_be_used_once_from_the_start() -> None:
    """… so dass jeder Spieler gleich zu Spielbeginn den Sonderwürfel einmal nutzen kann."""
    match = start(2)
    turn(match, "red red red 5 5 5 heart", {0: "special", 1: "special"})
    assert [sheet(match, seat)["hearts"] for seat in (0, 1)] == [1, 1]
    match.inject("red red red 5 5 5 heart")
    assert match.legal(0) == match.legal(1) == ["pass"]


def test_using_it_crosses_off_an_open_special_die() -> None:
    """Immer dann, wenn ein Spieler den Sonderwürfel nutzt, muss er einen … streichen."""
    match = position(NOTHING, NOTHING)
    match.state.boxes[0] = 3
    turn(match, "red red red 5 5 5 heart", {0: "special"})
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 1}
    assert sheet(match, 1)["boxes"] == {"open": 1, "used": 0}


def test_without_an_open_special_die_it_cannot_be_chosen() -> None:
    """Hat er keine eingekreisten Würfelsymbole zur Verfügung, kann er den Sonderwürfel nicht …"""
    match = position(NOTHING, NOTHING)
    match.state.boxes[0] = 0
    match.inject("red red red 1 5 5 bomb")
    assert match.legal(0) == ["pass", "red 1"]
    assert refused(match, 0, "special") == "no-open-box"


# BOMBE


def test_a_bomb_crosses_any_cells_inside_a_square() -> None:
    """… bis zu 4 beliebige Felder innerhalb eines 2x2 Rasters (unabhängig von der Farbe)."""
    match = start(2)
    match.inject("red red red 5 5 5 bomb")
    play(match, 0, "special")
    squares = [
        [
            f"{COLUMNS[c]}{r}",
            f"{COLUMNS[c]}{r + 1}",
            f"{COLUMNS[c + 1]}{r}",
            f"{COLUMNS[c + 1]}{r + 1}",
        ]
        for c in range(14)
        for r in range(1, 7)
    ]
    assert options(match, 0) == {
        frozenset(some)
        for square in squares
        for n in (1, 2, 3, 4)
        for some in combinations(square, n)
    }


def test_a_bomb_needs_no_neighbours_and_not_column_h() -> None:
    """Diese Kreuze müssen nicht benachbart … oder in Startspalte H liegen. Auch zu Spielbeginn …"""
    match = start(2)
    turn(match, "red red red 5 5 5 bomb", {0: "special / A1 B1 A2 B2", 1: "special / N6 O6 N7 O7"})
    assert crossed(match, 0) == cells("A1 B1 A2 B2")
    assert crossed(match, 1) == cells("N6 O6 N7 O7")


def test_later_crosses_may_start_next_to_bombed_cells() -> None:
    """Im weiteren Spielverlauf dürfen dann auch angrenzend zu den weggebombten Feldern …"""
    match = start(2)
    turn(match, "red red red 5 5 5 bomb", {0: "special / A1 B1 A2 B2"})
    turn(match, "blue red red 5 5 1 heart", {0: "blue 1 / A3"})
    assert crossed(match, 0) == cells("A1 B1 A2 B2 A3")


@pytest.mark.parametrize("fewer", ["N6", "N6 O6", "N6 O7", "N6 O6 O7"])
def test_a_bomb_may_cross_fewer_than_four(fewer: str) -> None:
    """Mit einer Bombe können auch weniger als 4 Felder abgekreuzt werden …"""
    match = start(2)
    turn(match, "red red red 5 5 5 bomb", {0: f"special / {fewer}"})
    assert crossed(match, 0) == cells(fewer)


@pytest.mark.parametrize("wrong", ["N5 N6 N7", "M6 O6", "M6 N6 O6", "N6 O6 N7 O7 M7", "A1 O7"])
def test_a_bomb_stays_inside_one_square(wrong: str) -> None:
    """… allerdings müssen alle Kreuze immer noch innerhalb eines 2x2 Rasters liegen."""
    match = start(2)
    match.inject("red red red 5 5 5 bomb")
    play(match, 0, "special")
    assert refused(match, 0, wrong) == "not-in-a-square"


def test_a_bomb_crosses_different_colours() -> None:
    """Mit einer Bombe dürfen auch gleichzeitig Felder unterschiedlicher Farbe angekreuzt werden!"""
    match = start(2)
    turn(match, "red red red 5 5 5 bomb", {0: "special / C5 D5 C4 D4"})
    assert {colour_of(cell) for cell in crossed(match, 0)} == {"red", "blue", "green"}


def test_a_bomb_on_a_square_with_older_crosses() -> None:
    """… bis zu 4 … Felder … ankreuzen (was schon angekreuzt ist, bleibt es)."""
    match = position(cells("H6 H7"), NOTHING)
    match.inject("red red red 5 5 5 bomb")
    play(match, 0, "special")
    assert refused(match, 0, "G6 H6 G7 H7") == "already-crossed"
    play(match, 0, "G6 G7")
    assert crossed(match, 0) == cells("G6 H6 G7 H7")


def test_example_a_bomb_opens_the_special_die_again() -> None:
    """BEISPIEL: Er setzt 4 Kreuze innerhalb eines 2x2 Rasters … (… sogar gleich wieder … frei)."""
    drawing = """
        .......xx......
        .............oo
        .............oo
        ...............
        ...............
        .......x.......
        .......x.......
    """
    match = position(picture(drawing), NOTHING)
    turn(match, "red red red 5 5 5 bomb", {0: "special / N2 O2 N3 O3"})
    assert crossed(match, 0) == picture(drawing) | picture(drawing, "o")
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 1}
    match.inject("red red red 5 5 5 bomb")
    assert "special" not in match.legal(0)  # Ben decides first now
    play(match, 1, "pass")
    assert "special" in match.legal(0)


# HERZ


@pytest.mark.parametrize("hearts", range(5))
def test_hearts_are_circled_from_the_top(hearts: int) -> None:
    """HERZ: Der Spieler umkreist von oben beginnend ein Herz in seiner Herzspalte."""
    match = position(NOTHING, NOTHING)
    match.state.hearts[0] = hearts
    turn(match, "red red red 5 5 5 heart", {0: "special"})
    assert [sheet(match, seat)["hearts"] for seat in (0, 1)] == [hearts + 1, 0]
    assert crossed(match, 0) == NOTHING


@pytest.mark.parametrize("hearts", range(6))
def test_a_full_column_brings_the_current_heart_bonus(hearts: int) -> None:
    """Je mehr Herzen …, desto höher wird dieser Bonus. … sofort auch seinen aktuellen Herzbonus."""
    match = position(columns("D") - {"D7"}, NOTHING)
    match.state.hearts[0] = hearts
    turn(match, "orange red red 1 5 5 heart", {0: "orange 1 / D7"})
    assert points(match, 0, "columns") == 3
    assert points(match, 0, "hearts") == hearts
    assert sheet(match, 0)["written"] == ({"D": hearts} if hearts else {})


@pytest.mark.parametrize("letter", COLUMNS)
def test_every_column_has_a_heart(letter: str) -> None:
    """Je mehr Herzen …, desto höher wird dieser Bonus (unter jeder Spalte von A bis O)."""
    match = position(columns(letter) - {f"{letter}4"}, NOTHING)
    match.state.hearts[0] = 4
    colour = colour_of(f"{letter}4")
    turn(match, f"{colour} {colour} red 1 1 5 heart", {0: f"{colour} 1 / {letter}4"})
    assert sheet(match, 0)["written"] == {letter: 4}
    assert points(match, 0, "hearts") == 4


def test_each_of_several_columns_brings_the_heart_bonus() -> None:
    """Immer dann, wenn ein Spieler eine Spalte komplett angekreuzt hat, erhält er zusätzlich …"""
    match = position(columns("HI") - cells("H6 I6"), NOTHING)
    match.state.hearts[0] = 3
    turn(match, "yellow red red 2 5 5 heart", {0: "yellow 2 / H6 I6"})
    assert sheet(match, 0)["written"] == {"H": 3, "I": 3}
    assert points(match, 0, "hearts") == 6


def test_example_three_hearts_then_four() -> None:
    """BEISPIEL: … Spalte B: 2 Punkte und 3 Bonus-Punkte … Spalte A: 5 Punkte und … 4 Punkten."""
    drawing = """
        xx.............
        xx.............
        xx.............
        xx.............
        xx.............
        xx.............
        ...............
    """
    match = position(picture(drawing), columns("B"))
    match.state.hearts[0] = 3
    turn(match, "green red red 1 5 5 stars", {0: "green 1 / B7"})
    assert points(match, 0, "columns") == 2
    assert sheet(match, 0)["written"] == {"B": 3}
    turn(match, "red red red 5 5 5 heart", {0: "special"})
    assert sheet(match, 0)["hearts"] == 4
    turn(match, "yellow red red 1 5 5 stars", {0: "yellow 1 / A7"})
    assert points(match, 0, "columns") == 2 + 5
    assert sheet(match, 0)["written"] == {"A": 4, "B": 3}
    assert points(match, 0, "hearts") == 3 + 4


def test_more_hearts_count_for_later_columns_only() -> None:
    """… erhöht er damit den Spaltenbonus für später komplettierte Spalten."""
    match = position(columns("D") - {"D7"}, NOTHING)
    turn(match, "orange red red 1 5 5 heart", {0: "orange 1 / D7"})
    turn(match, "red red red 5 5 5 heart", {0: "special"})
    assert sheet(match, 0)["hearts"] == 1
    assert sheet(match, 0)["written"] == {}
    assert points(match, 0, "hearts") == 0


# STERNE


def test_stars_next_to_crosses_or_in_column_h() -> None:
    """… benachbart zu mindestens einem bereits angekreuzten Kästchen oder in … H liegen."""
    match = position(cells("B7 F7"), NOTHING)  # next to A7 and E7; the star of column H is H3
    match.inject("red red red 5 5 5 stars")
    play(match, 0, "special")
    one = {cells("A7"), cells("E7"), cells("H3")}
    two = {cells("A7 E7"), cells("A7 H3"), cells("E7 H3")}
    assert options(match, 0) == one | two


def test_up_to_two_stars() -> None:
    """STERNE: Der Spieler kreuzt bis zu 2 Sterne auf seinem Blatt ab."""
    match = position(cells("B7 F7"), cells("B7 F7"))
    match.inject("red red red 5 5 5 stars")
    play(match, 0, "pass")
    play(match, 1, "special")
    refused(match, 1, "A7 E7 H3")
    play(match, 1, "A7 E7")
    assert crossed(match, 1) == cells("B7 F7 A7 E7")
    assert points(match, 1, "stars") == -2 * 13


def test_only_stars() -> None:
    """STERNE: Der Spieler kreuzt bis zu 2 Sterne …"""
    match = position(cells("B7"), NOTHING)
    match.inject("red red red 5 5 5 stars")
    play(match, 0, "special")
    assert refused(match, 0, "A7 C7") == "not-a-star"


def test_no_star_that_is_only_diagonal() -> None:
    """Diese müssen aber senkrecht oder waagerecht benachbart … liegen."""
    match = position(cells("B6"), NOTHING)
    match.inject("red red red 5 5 5 stars")
    play(match, 0, "special")
    assert options(match, 0) == {cells("H3")}
    assert refused(match, 0, "A7") == "each-out-of-reach"


# DREI IN EINER ZEILE


def test_three_cells_of_a_row_that_are_not_side_by_side() -> None:
    """… bis zu 3 Felder in einer Zeile … nicht nebeneinander …, wohl aber benachbart zu …"""
    drawing = """
        ...............
        ...............
        x......x......x
        o......o......o
        ...............
        ...............
        ...............
    """
    match = position(picture(drawing), NOTHING)
    turn(match, "red red red 5 5 5 three", {0: "special / row S / A4 H4 O4"})
    assert crossed(match, 0) == picture(drawing) | picture(drawing, "o")


@pytest.mark.parametrize("fewer", ["A4", "H4", "A4 O4"])
def test_fewer_than_three_in_a_row(fewer: str) -> None:
    """… bis zu 3 Felder …"""
    match = position(cells("A3 H3 O3"), NOTHING)
    turn(match, "red red red 5 5 5 three", {0: f"special / row S / {fewer}"})
    assert crossed(match, 0) == cells("A3 H3 O3") | cells(fewer)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("A4 H4 O4 G4", "too-many"),  # four
        ("A2 H2 O2", "other-row"),
        ("A4 A2", "other-row"),  # a column
        ("C4", "each-out-of-reach"),  # not next to a cross
        ("A4 C4", "each-out-of-reach"),
    ],
)
def test_wrong_cells_for_three_in_a_row(wrong: str, why: str) -> None:
    """… bis zu 3 Felder in einer Zeile (nicht Spalte!) … benachbart zu bereits angekreuzten …"""
    match = position(cells("A3 H3 O3"), NOTHING)
    match.inject("red red red 5 5 5 three")
    play(match, 0, "special / row S")
    assert refused(match, 0, wrong) == why


def test_three_in_a_row_completes_rows() -> None:
    """Diese Aktion eignet sich besonders um Zeilen zu vervollständigen."""
    match = position(rows("P") - cells("B1 H1 O1"), NOTHING)
    turn(match, "red red red 5 5 5 three", {0: "special / row P / B1 H1 O1"})
    assert sheet(match, 0)["rows"] == {"P": "first"}


# FARBBLOCK


def test_blocks_next_to_a_cross() -> None:
    """Der Farbblock muss benachbart zu mindestens einem bereits angekreuzten Kästchen liegen."""
    match = position(columns("H"), NOTHING)
    match.inject("red red red 5 5 5 block")
    play(match, 0, "special")
    assert options(match, 0) == {
        cells("I1"),
        cells("F1 G1 G2"),
        cells("I2 J2 I3"),
        cells("E2 F2 F3 G3"),
        cells("F4 G4"),
        cells("I4 J4 J5 K5"),
        cells("F5 G5"),
        cells("I5 I6"),
        cells("E5 E6 F6 G6 F7 G7"),
        cells("I7 J7 J6 K6 L6 L5"),
    }


def test_an_empty_block() -> None:
    """Dieser Block kann komplett leer sein."""
    match = position(cells("H4"), NOTHING)
    turn(match, "red red red 5 5 5 block", {0: "special / F4 G4"})
    assert crossed(match, 0) == cells("F4 G4 H4")


def test_a_begun_block() -> None:
    """… der Spieler darf aber auch einen bereits begonnenen Farbblock komplettieren."""
    match = position(cells("H6"), NOTHING)
    turn(match, "red red red 5 5 5 block", {0: "special / H7 I6 I5"})
    assert crossed(match, 0) == cells("H6 H7 I6 I5")


@pytest.mark.parametrize("part", ["G7", "G6 G7", "E6 F6 G6 F7 G7"])
def test_not_a_part_of_a_block(part: str) -> None:
    """FARBBLOCK: Der Spieler kreuzt sofort einen kompletten Farbblock ab."""
    match = position(cells("H7"), NOTHING)
    match.inject("red red red 5 5 5 block")
    play(match, 0, "special")
    assert refused(match, 0, part) == "not-a-block"


def test_not_a_block_that_is_only_diagonal() -> None:
    """Der Farbblock muss benachbart … liegen (A1 und B2 berühren sich nur diagonal)."""
    match = position(cells("A1"), NOTHING)
    match.inject("red red red 5 5 5 block")
    play(match, 0, "special")
    refused(match, 0, "B2 C2 D2 D1 E1 B3")
    assert cells("B1") in options(match, 0)
    assert cells("A2 A3") in options(match, 0)


def test_a_block_of_six_at_once() -> None:
    """Achtung: Damit kann auch ein kompletter 6er-Block auf einmal angekreuzt werden."""
    match = position(cells("H7"), NOTHING)
    turn(match, "red red red 5 5 5 block", {0: "special / E5 E6 F6 G6 F7 G7"})
    assert crossed(match, 0) == cells("E5 E6 F6 G6 F7 G7 H7")


# SPALTEN WERTEN


@pytest.mark.parametrize(
    ("column", "upper", "lower"), list(zip(COLUMNS, UPPER, LOWER, strict=True))
)
def test_column_points_first_and_later(column: str, upper: int, lower: int) -> None:
    """Gelingt ihm das als Erster … oberen Punktwert … nachfolgende … nur noch den unteren."""
    top = f"{column}1"
    match = position(*[columns(column) - {top}] * 4)
    colour = colour_of(top)
    dice, move = f"{colour} {colour} {colour} 1 1 1 bomb", f"{colour} 1 / {top}"
    turn(match, dice, {0: move})
    assert [points(match, seat, "columns") for seat in range(4)] == [upper, 0, 0, 0]
    turn(match, dice, {1: move, 2: move})
    turn(match, dice, {3: move})
    assert [points(match, seat, "columns") for seat in range(4)] == [upper, lower, lower, lower]


def test_columns_are_circled_after_everyone_has_crossed() -> None:
    """Nachdem alle Spieler ihre Kreuze gemacht haben, … umkreist die Punkte."""
    match = position(columns("D") - {"D7"}, NOTHING)
    match.state.hearts[0] = 2
    match.inject("orange red red 1 5 5 heart")
    play(match, 0, "orange 1 / D7")
    assert sheet(match, 0)["columns"] == sheet(match, 0)["written"] == {}
    play(match, 1, "pass")
    assert sheet(match, 0)["columns"] == {"D": "first"}
    assert sheet(match, 0)["written"] == {"D": 2}


COLUMN_D = """
    ...xx..........
    ...x...........
    ...xxxxx.......
    ...xx..........
    ..xx...........
    ...o...........
    ...o...........
"""


def test_example_column_d_is_full() -> None:
    """BEISPIEL: … die 2 orangenen Felder … „Spalte D ist voll.“ und umkreist die 3 Punkte."""
    match = position(*[picture(COLUMN_D)] * 2)
    turn(match, "orange red red 2 5 5 heart", {0: "orange 2 / D6 D7"})
    assert sheet(match, 0)["columns"] == {"D": "first"}
    assert points(match, 0, "columns") == 3
    assert match.view(1)["first"]["columns"] == ["D"]
    turn(match, "orange red red 2 5 5 heart", {1: "orange 2 / D6 D7"})
    assert sheet(match, 1)["columns"] == {"D": "later"}  # „nur noch 2 Punkte“
    assert points(match, 1, "columns") == 2


def test_several_columns_in_one_roll() -> None:
    """In einem Wurf können von einem Spieler auch mehrere Spalten gefüllt werden."""
    match = position(columns("EFG") - cells("E2 F2 F3 G3"), columns("F"))
    turn(match, "orange red red 4 5 5 heart", {0: "orange 4 / E2 F2 F3 G3"})
    assert sheet(match, 0)["columns"] == {"E": "first", "F": "later", "G": "first"}
    assert points(match, 0, "columns") == 2 + 1 + 2


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_first_in_the_same_roll_all_get_the_upper_value(order: tuple[int, ...]) -> None:
    """Füllen mehrere Mitspieler in demselben Wurf als Erste die gleiche Spalte, so … alle …"""
    match = position(*[columns("A") - {"A7"}] * 3)
    dice = "yellow yellow yellow 1 1 1 heart"
    turn(match, dice, dict.fromkeys(order, "yellow 1 / A7"))
    assert [points(match, seat, "columns") for seat in (0, 1, 2)] == [5, 5, 5]


def test_heart_bonus_for_first_and_later_players() -> None:
    """Den Herzbonus erhalten immer alle, unabhängig davon, ob … als Erster oder später …"""
    match = position(*[columns("A") - {"A7"}] * 2)
    match.state.hearts[0], match.state.hearts[1] = 1, 4
    turn(match, "yellow yellow yellow 1 1 1 heart", {0: "yellow 1 / A7"})
    turn(match, "yellow yellow yellow 1 1 1 heart", {1: "yellow 1 / A7"})
    assert [points(match, seat, "columns") for seat in (0, 1)] == [5, 3]
    assert [sheet(match, seat)["written"] for seat in (0, 1)] == [{"A": 1}, {"A": 4}]


# ZEILENBONUS


def complete_row(row: str) -> tuple[str, str]:
    """The dice and the move that cross the last cell of a row, in column H."""
    last = f"H{ROWS.index(row) + 1}"
    colour = colour_of(last)
    return f"{colour} {colour} {colour} 1 1 1 heart", f"{colour} 1 / {last}"


def rows_but_h(row: str) -> Cells:
    """A row without its cell in column H."""
    return rows(row) - columns("H")


@pytest.mark.parametrize("row", ROWS)
def test_a_full_row_brings_five_points_to_everyone(row: str) -> None:
    """Jede komplette Zeile bringt bei Spielende 5 Punkte."""
    match = position(*[rows_but_h(row)] * 3)
    dice, move = complete_row(row)
    for seat in (0, 1, 2):
        turn(match, dice, {seat: move})
        while waiting(match):
            match.play(match.awaited[0], "pass")  # a bomb
    assert [points(match, seat, "rows") for seat in (0, 1, 2)] == [5, 5, 5]
    assert [sheet(match, seat)["rows"] for seat in (0, 1, 2)] == [
        {row: "first"},
        {row: "later"},
        {row: "later"},
    ]


def test_a_column_is_no_row() -> None:
    """… alle Felder einer Zeile (Achtung: Nicht Spalte!) …"""
    match = position(columns("D") - {"D7"}, NOTHING)
    turn(match, "orange red red 1 5 5 heart", {0: "orange 1 / D7"})
    assert sheet(match, 0)["rows"] == {}
    assert points(match, 0, "rows") == 0


@pytest.mark.parametrize("row", ["Q", "S", "V"])
def test_row_bonus_bomb(row: str) -> None:
    """BOMBE: Der Spieler lässt sofort eine Bombe nach den oben beschriebenen Regeln detonieren."""
    match = position(rows_but_h(row), NOTHING)
    dice, move = complete_row(row)
    turn(match, dice, {0: move})
    assert match.view()["phase"] == "bonus"
    assert waiting(match) == (0,)
    assert refused(match, 0, "A5 A6 B5 B6 C5") == "not-in-a-square"
    play(match, 0, "A5 B6")
    assert crossed(match, 0) == rows(row) | cells("A5 B6")
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 0}
    assert match.node == Chance()


@pytest.mark.parametrize("row", ["P", "T"])
def test_row_bonus_special_die(row: str) -> None:
    """SONDERWÜRFEL: Der Spieler umkreist sofort einen Sonderwürfel in seiner Würfelreihe."""
    match = position(rows_but_h(row), NOTHING)
    dice, move = complete_row(row)
    turn(match, dice, {0: move})
    assert sheet(match, 0)["boxes"] == {"open": 2, "used": 0}
    assert sheet(match, 1)["boxes"] == {"open": 1, "used": 0}


@pytest.mark.parametrize("row", ["R", "U"])
def test_row_bonus_heart(row: str) -> None:
    """HERZ: Der Spieler umkreist sofort das nächste Herz in seiner Herzspalte."""
    match = position(rows_but_h(row), NOTHING)
    match.state.hearts[0] = 2
    dice, move = complete_row(row)
    turn(match, dice, {0: move})
    assert [sheet(match, seat)["hearts"] for seat in (0, 1)] == [3, 0]


@pytest.mark.parametrize("row", ROWS)
def test_later_players_get_no_row_bonus(row: str) -> None:
    """Füllt … ein anderer Spieler dieselbe Zeile …, umkreist er nur noch die Punkte."""
    match = position(rows(row), rows_but_h(row))
    dice, move = complete_row(row)
    turn(match, dice, {1: move})
    assert match.node == Chance()
    assert match.view(1)["first"]["rows"] == [row]
    assert sheet(match, 1)["rows"] == {row: "later"}
    assert sheet(match, 1)["boxes"] == {"open": 1, "used": 0}
    assert sheet(match, 1)["hearts"] == 0
    assert points(match, 1, "rows") == 5


@pytest.mark.parametrize("row", ROWS)
def test_at_the_same_time_all_get_the_row_bonus(row: str) -> None:
    """Sollten zwei oder mehr Spieler gleichzeitig eine Zeile komplett …, erhalten beide …"""
    match = position(*[rows_but_h(row)] * 3)
    dice, move = complete_row(row)
    turn(match, dice, {0: move, 2: move})
    got = [sheet(match, seat) for seat in (0, 1, 2)]
    bonus = BONUSES[row]
    assert waiting(match) == ((0, 2) if bonus == "bomb" else ())
    assert [each["boxes"]["open"] for each in got] == ([2, 1, 2] if bonus == "box" else [1, 1, 1])
    assert [each["hearts"] for each in got] == ([1, 0, 1] if bonus == "heart" else [0, 0, 0])


def test_the_row_bonus_comes_before_the_points() -> None:
    """… Zeile(n) und Spalte(n) gleichzeitig …, erhält er zunächst den Zeilenbonus, erst danach …"""
    match = position((rows("R") | columns("H")) - {"H3"}, NOTHING)
    turn(match, "orange red red 1 5 5 bomb", {0: "orange 1 / H3"})
    assert sheet(match, 0)["hearts"] == 1
    assert sheet(match, 0)["written"] == {"H": 1}


def test_a_bomb_completes_a_row_and_a_column() -> None:
    """… (zum Beispiel durch die Detonation einer Bombe) …"""
    match = position((rows("R") | columns("A")) - cells("A3 A2 B3"), NOTHING)
    turn(match, "red red red 5 5 5 bomb", {0: "special / A2 A3 B3 B2"})
    assert sheet(match, 0)["rows"] == {"R": "first"}
    assert sheet(match, 0)["columns"] == {"A": "first"}
    assert sheet(match, 0)["written"] == {"A": 1}
    assert sheet(match, 0)["boxes"] == {"open": 1, "used": 1}  # B3 is golden


def test_the_dice_pass_clockwise() -> None:
    """… die Würfel im Uhrzeigersinn weiter und der nächste Spieler würfelt mit allen 7 …"""
    match = start(3)
    seats = []
    for _ in range(7):
        seats.append(match.view()["active"])
        turn(match, "red red red 5 5 5 heart")
    assert seats == [0, 1, 2, 0, 1, 2, 0]


# BONUSPUNKTE


@pytest.mark.parametrize(("colour", "last"), LAST_CELLS.items())
def test_colour_bonus_five_for_the_first_three_for_all_later(colour: str, last: str) -> None:
    """… alle Felder einer Farbe … die 5 Punkte … nur noch 3 … können aber alle Spieler bekommen."""
    match = position(*[whole(colour) - {last}] * 4)
    dice, move = f"{colour} {colour} {colour} 1 1 1 heart", f"{colour} 1 / {last}"
    turn(match, dice, {0: move})
    assert [points(match, seat, "bonus") for seat in range(4)] == [5, 0, 0, 0]
    assert match.view(1)["first"]["colours"] == [colour]
    turn(match, dice, {1: move, 2: move})
    turn(match, dice, {3: move})
    assert [points(match, seat, "bonus") for seat in range(4)] == [5, 3, 3, 3]


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_colour_bonus_first_in_the_same_roll(order: tuple[int, ...]) -> None:
    """Erreichen mehrere Spieler im selben Wurf den Farbbonus erstmalig, … alle die 5 Punkte."""
    match = position(*[whole("yellow") - {"H7"}] * 3)
    turn(match, "yellow yellow yellow 1 1 1 heart", dict.fromkeys(order, "yellow 1 / H7"))
    assert [points(match, seat, "bonus") for seat in (0, 1, 2)] == [5, 5, 5]


# STERNE


def test_each_uncrossed_star_costs_two_points() -> None:
    """STERNE: Jeder nicht angekreuzte Stern zählt bei Spielende 2 Minuspunkte."""
    match = position(NOTHING, cells("C1 H3 I7"), stars() - {"E7"}, stars())
    assert [points(match, seat, "stars") for seat in range(4)] == [-30, -24, -2, 0]


# SPIELENDE

TWO_COLOURS = whole("yellow") | whole("orange")


@pytest.mark.parametrize(
    ("ben", "cora", "bonus"),
    [
        (NOTHING, NOTHING, 5 + 5),
        (whole("orange"), NOTHING, 3 + 5),
        (NOTHING, whole("yellow"), 5 + 3),
        (whole("orange"), whole("yellow"), 3 + 3),
    ],
)
def test_the_second_colour_ends_the_game(ben: Cells, cora: Cells, bonus: int) -> None:
    """… sein zweites Farbbonusfeld einzukreisen (der Wert spielt keine Rolle)."""
    match = position(TWO_COLOURS - cells("K5 H7"), ben, cora)
    turn(match, "orange yellow red 1 1 1 heart", {0: "orange 1 / K5"})
    assert not is_over(match)
    turn(match, "orange yellow red 1 1 1 heart", {0: "yellow 1 / H7"})
    assert match.node == Over()
    assert points(match, 0, "bonus") == bonus
    with pytest.raises(GameOver):
        match.inject("orange yellow red 1 1 1 heart")


def test_after_the_active_player_ends_it_the_others_still_use_what_is_left() -> None:
    """… aus den verbleibenden Würfeln eine Kombination bilden … bzw. den Sonderwürfel nutzen."""
    match = position(TWO_COLOURS - {"H7"}, NOTHING, NOTHING)
    match.inject("yellow green red 1 1 4 heart")
    play(match, 0, "yellow 1 / H7")
    assert not is_over(match)
    assert dice_left(match, 1) == "green red 1 4 heart"
    play(match, 1, "red 4 / F1 G1 G2 H2")
    assert not is_over(match)
    play(match, 2, "special")
    assert is_over(match)
    assert crossed(match, 1) == cells("F1 G1 G2 H2")
    assert sheet(match, 2)["hearts"] == 1


def test_the_score() -> None:
    """BONUS + A-O + P-V + ♥ + ! (+1) + Sonderwürfel (+2) − ★ (-2) = TOTAL."""
    match = position((TWO_COLOURS | columns("AEH") | rows("P")) - {"H7"}, NOTHING)
    match.state.hearts[0], match.state.jokers[0] = 2, 4
    turn(match, "yellow green red 1 1 4 heart", {0: "yellow 1 / H7"})
    assert is_over(match)
    assert match.breakdown(0) == {
        "bonus": 5 + 5,
        "columns": 5 + 2 + 2,  # A, E, H
        "rows": 5,
        "hearts": 2,  # below H
        "jokers": 4,
        "boxes": 2 * 2,  # one from the start, one below H
        "stars": -2 * 7,
        "rolls": 0,
    }
    assert match.scores() == [20, 6 + 2 - 30]
    assert match.winners() == [0]


def test_used_special_dice_bring_no_points() -> None:
    """Jeder umkreiste und noch ungenutzte Sonderwürfel bringt … jeweils 2 Punkte."""
    match = position(NOTHING, NOTHING)
    match.state.boxes[0] = 3
    assert [points(match, seat, "boxes") for seat in (0, 1)] == [6, 2]
    turn(match, "yellow green red 1 1 4 heart", {0: "special"})
    assert [points(match, seat, "boxes") for seat in (0, 1)] == [4, 2]


def test_tie_more_exclamation_marks_win() -> None:
    """Bei einem Gleichstand gewinnt der Spieler, der noch mehr Ausrufezeichen übrig hat."""
    match = position(TWO_COLOURS - {"H7"}, (TWO_COLOURS | {"D4"}) - {"H7"}, NOTHING)
    match.state.jokers[1] = 4  # and one star more
    turn(match, "yellow yellow red 1 1 4 heart", dict.fromkeys((0, 1), "yellow 1 / H7"))
    assert match.scores() == [10 + 6 + 2 - 18, 10 + 4 + 2 - 16, 6 + 2 - 30]
    assert match.winners() == [0]


# SOLO-SPIEL


def test_solo_has_two_colour_and_two_number_dice_and_the_special_die() -> None:
    """… nur mit 2 Farb- und 2 Zahlenwürfeln sowie dem Sonderwürfel spielen."""
    match = start(1)
    with pytest.raises(UnknownOutcome):
        match.inject("yellow green red 1 1 4 heart")
    with pytest.raises(UnknownOutcome):
        match.inject("yellow green 1 4")
    match.inject("yellow green 1 4 heart")
    assert dice_left(match, 0) == "green yellow 1 4 heart"
    assert set(match.legal(0)) == {"pass", "yellow 1", "yellow 4", "green 1", "special"}


def test_solo_ends_after_thirty_rolls() -> None:
    """Das Spiel endet, wenn nach 30 Würfen in allen Buchstaben-Feldern 2 Striche sind …"""
    match = start(1)
    for _ in range(29):
        turn(match, "yellow green 1 4 heart")
        assert not is_over(match)
    assert (match.view()["roll"], match.view()["rolls"]) == (29, 2 * len(COLUMNS))
    turn(match, "yellow green 1 4 heart", {0: "special"})
    assert is_over(match)
    assert match.breakdown(0)["rolls"] == 0
    assert match.scores() == [6 - 30]


def test_solo_two_colours_end_it_with_two_points_for_each_roll_left() -> None:
    """… oder der Spieler 2 Farben komplett hat. … für jeden nicht benötigten Wurf 2 Bonuspunkte."""
    match = position(TWO_COLOURS - {"H7"}, rolls=12)
    turn(match, "yellow green 1 4 heart", {0: "yellow 1 / H7"})
    assert is_over(match)
    assert points(match, 0, "rolls") == 2 * (30 - 13)
    assert match.scores() == [10 + 6 + 2 - 18 + 34]
    assert (rating := match.rating())
    assert rating.level == 9  # 30 – 39


SPANS = [(91, 199), (85, 90), (79, 84), (74, 78), (70, 73), (66, 69), (60, 65), (50, 59)]
SPANS += [(40, 49), (30, 39), (20, 29), (10, 19), (-99, 9)]


@pytest.mark.parametrize(("span", "sentence"), list(zip(SPANS, LEVELS, strict=True)))
def test_solo_levels(span: tuple[int, int], sentence: str) -> None:
    """PUNKTE/LEVEL: von „> 90“ bis „< 10“, 13 Stufen."""
    for reached in span:
        assert level(reached, SO_GUT) == sentence.format(title="NOCH MAL SO GUT!")
