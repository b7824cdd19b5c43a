"""The rulebook of NOCH MAL!, sentence by sentence, on the black sheet.

In the pictures `x` is crossed before, `o` is crossed now.
"""

import pytest

from kleeblatt import Chance, Over, UsageError, game
from kleeblatt.core.errors import GameOver, NotYourTurn, UnknownMove, UnknownOutcome
from tests.noch_mal.table import (
    COLOURS,
    COLUMNS,
    LEVELS,
    NOCH_MAL,
    NOTHING,
    cells,
    colour_of,
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
    position,
    refused,
    sheet,
    stars,
    start,
    turn,
    waiting,
    whole,
)

UPPER = (5, 3, 3, 3, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 5)
LOWER = (3, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 2, 2, 2, 3)
LAST_CELLS = {"yellow": "J7", "green": "M7", "blue": "H5", "red": "O5", "orange": "K5"}


# SPIELABLAUF


def test_the_start_player_is_active() -> None:
    """Es wird ein Startspieler bestimmt. Dieser wird zum aktiven Spieler und würfelt."""
    match = start(3)
    assert match.view()["active"] == 0
    assert match.node == Chance()


def test_all_six_dice_are_rolled() -> None:
    """… würfelt … mit allen 6 Würfeln."""
    match = start(3)
    match.inject("yellow orange blue 5 5 2")
    assert dice_left(match, 0) == "blue orange yellow 2 5 5"


@pytest.mark.parametrize(
    "dice",
    ["yellow orange 5 5 2", "yellow orange blue 5 5", "yellow orange blue red 5 2", "", "6 6 6"],
)
def test_no_other_dice_than_these_six(dice: str) -> None:
    """… mit allen 6 Würfeln (3 Farb- und 3 Zahlenwürfel)."""
    match = start(3)
    with pytest.raises(UnknownOutcome):
        match.inject(dice)


def test_only_one_roll() -> None:
    """… würfelt ein einziges Mal."""
    match = start(3)
    match.inject("yellow orange blue 5 5 2")
    with pytest.raises(NotYourTurn):
        match.inject("red red red 1 1 1")


def test_active_player_chooses_a_combination_and_crosses() -> None:
    """Dann wählt der aktive Spieler eine Kombination aus 1 Farb- und 1 Zahlenwürfel …"""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    assert waiting(match) == (0,)
    play(match, 0, "orange 2 / G2 H2")
    assert crossed(match, 0) == cells("G2 H2")


def test_active_player_takes_the_two_dice_away() -> None:
    """… die er zur Seite nimmt."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "orange 2 / G2 H2")
    taken = {"colour": "orange", "number": "2", "special": None}
    assert match.view(1)["dice"]["taken"] == taken


def test_others_choose_from_the_four_dice_left() -> None:
    """Alle anderen Spieler dürfen nur aus den 4 verbliebenen Würfeln eine Kombination wählen."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "orange 2 / G2 H2")
    assert waiting(match) == (1, 2)
    for seat in (1, 2):
        assert dice_left(match, seat) == "blue yellow 4 5"
        assert set(match.legal(seat)) == {"pass", "yellow 5", "yellow 4", "blue 4"}
        assert refused(match, seat, "orange 2") == "no-such-dice"


def test_a_second_die_with_the_same_face_is_left() -> None:
    """… aus den 4 verbliebenen Würfeln."""
    match = position(NOTHING, NOTHING)
    match.inject("orange orange blue 2 2 4")
    play(match, 0, "orange 2 / G2 H2")
    assert dice_left(match, 1) == "blue orange 2 4"
    play(match, 1, "orange 2 / G2 H2")


def test_several_others_may_use_the_same_combination() -> None:
    """Mehrere Spieler dürfen dieselbe Kombination … (aus den 4 verbliebenen) verwenden."""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "orange 2 / G2 H2")
    play(match, 2, "blue 4 / G4 H4 G5 H5")
    play(match, 1, "blue 4 / G4 H4 G5 H5")
    assert crossed(match, 1) == crossed(match, 2) == cells("G4 H4 G5 H5")


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_first_three_rolls_everybody_chooses_from_all_dice(rolls: int) -> None:
    """WICHTIG: In den ersten 3 Würfen darf sich jeder Spieler aus allen geworfenen Würfeln …"""
    match = position(NOTHING, NOTHING, NOTHING, rolls=rolls)
    match.inject("yellow orange blue 5 4 2")
    assert waiting(match) == (0, 1, 2)
    for seat in waiting(match):
        play(match, seat, "orange 2")
        if seat < 2:
            assert dice_left(match, seat + 1) == "blue orange yellow 2 4 5"
    for seat in (0, 1, 2):
        play(match, seat, "G2 H2")
        assert crossed(match, seat) == cells("G2 H2")


def test_from_the_fourth_roll_on_the_active_player_chooses_alone_and_first() -> None:
    """WICHTIG: In den ersten 3 Würfen … (und nicht mehr im vierten)."""
    match = position(NOTHING, NOTHING, NOTHING, rolls=3)
    match.inject("yellow orange blue 5 4 2")
    assert waiting(match) == (0,)
    with pytest.raises(NotYourTurn):
        match.play(1, "pass")
    play(match, 0, "orange 2 / G2 H2")
    assert dice_left(match, 1) == "blue yellow 4 5"


def test_several_may_use_the_same_combination_in_the_first_rolls() -> None:
    """Es dürfen auch mehrere Spieler dieselbe Kombination verwenden."""
    match = start(3)
    turn(match, "yellow orange blue 5 4 2", dict.fromkeys((2, 0, 1), "orange 2 / G2 H2"))
    assert [crossed(match, seat) for seat in (0, 1, 2)] == [cells("G2 H2")] * 3


@pytest.mark.parametrize("move", ["yellow", "5", "yellow 5 2", "yellow orange 2", "5 yellow"])
def test_exactly_one_colour_and_one_number_die(move: str) -> None:
    """… eine Kombination aus genau 1 Farb- und 1 Zahlenwürfel."""
    match = start(2)
    match.inject("yellow orange blue 5 4 2")
    with pytest.raises(UnknownMove):
        match.play(0, move)


def test_only_one_combination_in_a_roll() -> None:
    """… eine Kombination aus genau 1 Farb- und 1 Zahlenwürfel."""
    match = start(2)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "orange 2 / G2 H2")
    with pytest.raises(NotYourTurn):
        match.play(0, "yellow 5")


# PASSEN


@pytest.mark.parametrize("rolls", [0, 12])
def test_anyone_may_pass(rolls: int) -> None:
    """PASSEN: Ein Spieler kann immer frei entscheiden … das gilt auch für den aktiven Spieler."""
    match = position(NOTHING, NOTHING, NOTHING, rolls=rolls)
    match.inject("yellow orange blue 5 4 2")
    everyone_passes(match)
    assert match.node == Chance()
    assert [crossed(match, seat) for seat in (0, 1, 2)] == [NOTHING] * 3


def test_after_an_active_pass_the_others_choose_from_all_six() -> None:
    """Möchte der aktive Spieler nichts … ankreuzen, können die Mitspieler aus allen 6 …"""
    match = position(NOTHING, NOTHING, NOTHING)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "pass")
    assert waiting(match) == (1, 2)
    assert dice_left(match, 1) == dice_left(match, 2) == "blue orange yellow 2 4 5"
    play(match, 1, "orange 2 / G2 H2")
    play(match, 2, "yellow 5 / H6 H7 I6 I7 J7")


# EINE KOMBINATION AUSWÄHLEN UND KÄSTCHEN ANKREUZEN


def test_yellow_four_means_four_connected_yellow_cells() -> None:
    """… gelb und „4“, so muss er 4 zusammenhängende gelbe Kästchen ankreuzen."""
    match = start(2)
    match.inject("yellow orange blue 5 4 2")
    play(match, 0, "yellow 4")
    assert options(match, 0) == {
        cells("I6 H7 I7 J7"),
        cells("H6 I6 I7 J7"),
        cells("H6 H7 I7 J7"),
        cells("H6 I6 H7 I7"),
    }


# DABEI GELTEN FOLGENDE REGELN


def test_the_very_first_crosses_are_in_column_h() -> None:
    """Der allererste Wurf eines Spielers muss immer in der Startspalte H gesetzt werden."""
    match = start(2)
    match.inject("x x x ? ? ?")
    play(match, 0, "x ?")
    assert all(option & columns("H") for option in options(match, 0))
    assert {option for option in options(match, 0) if len(option) == 1} == {
        frozenset([cell]) for cell in columns("H")
    }


def test_who_passed_so_far_still_starts_in_column_h() -> None:
    """Der allererste Wurf eines Spielers … (nicht des Spiels)."""
    match = position(NOTHING, whole("yellow"))
    match.inject("blue blue green 1 1 1")
    play(match, 0, "blue 1")
    assert options(match, 0) == {cells("H4"), cells("H5")}
    assert refused(match, 0, "I1") == "out-of-reach"


def test_crosses_are_of_the_chosen_colour() -> None:
    """Alle Kreuze müssen … in einem Farbblock der gewählten Farbe platziert werden."""
    match = start(2)
    match.inject("yellow blue blue 2 2 2")
    play(match, 0, "yellow 2")
    assert refused(match, 0, "H5 H6") == "wrong-colour"
    assert refused(match, 0, "H4 H5") == "wrong-colour"
    play(match, 0, "H6 H7")


def test_crosses_hang_together() -> None:
    """Alle Kreuze müssen immer zusammenhängend … platziert werden."""
    match = start(2)
    match.inject("yellow blue blue 3 3 3")
    play(match, 0, "yellow 3")
    assert refused(match, 0, "H6 H7 J7") == "not-connected"
    play(match, 0, "H7 I7 J7")


def test_older_crosses_do_not_connect_new_ones() -> None:
    """Alle Kreuze müssen immer zusammenhängend … platziert werden."""
    between = picture("""
        ...............
        ...............
        ...............
        ...............
        ...............
        .......xx......
        ........x......
    """)
    match = position(between, NOTHING)
    match.inject("yellow yellow yellow 2 2 1")
    assert refused(match, 0, "yellow 2") == "no-room-for-dice"  # not H7 and J7
    play(match, 0, "yellow 1")
    assert options(match, 0) == {cells("H7"), cells("J7")}


def test_crosses_start_next_to_a_crossed_cell_or_in_column_h() -> None:
    """… waagrecht oder senkrecht benachbart zu … angekreuzten Kästchen oder in der Startspalte."""
    match = position(cells("H1"), NOTHING)
    match.inject("blue blue blue 1 1 1")
    play(match, 0, "blue 1")
    assert options(match, 0) == {cells("I1"), cells("H4"), cells("H5")}


@pytest.mark.parametrize(
    ("colour", "starts"), [("orange", "D5 E4 H2"), ("green", "D3 H1"), ("red", "C4 H3")]
)
def test_crosses_go_on_left_and_right_above_and_below(colour: str, starts: str) -> None:
    """… waagrecht oder senkrecht benachbart … (D4 hat vier Nachbarn)."""
    match = position(cells("D4"), NOTHING)
    match.inject(f"{colour} {colour} {colour} 1 1 1")
    play(match, 0, f"{colour} 1")
    assert options(match, 0) == {frozenset([cell]) for cell in cells(starts)}


def test_column_h_stays_a_start_for_the_whole_game() -> None:
    """… oder in der Startspalte beginnend gesetzt werden."""
    match = position(cells("H6 I6 H7"), NOTHING, rolls=40)
    turn(match, "green green green 1 1 1", {0: "green 1 / H1"})
    assert crossed(match, 0) == cells("H1 H6 I6 H7")


def test_diagonal_is_not_next_to() -> None:
    """Kästchen, die sich nur diagonal berühren, zählen nicht als benachbart."""
    match = position(cells("H1"), NOTHING)
    match.inject("red red red 1 1 1")
    play(match, 0, "red 1")
    assert refused(match, 0, "I2") == "out-of-reach"
    assert options(match, 0) == {cells("H3")}


@pytest.mark.parametrize("wrong", ["H6 H7", "H6", "H6 H7 I6 I7", "H6 H7 I6 I7 J7"])
def test_neither_fewer_nor_more(wrong: str) -> None:
    """Es ist nicht erlaubt, weniger oder mehr Kästchen anzukreuzen, als der Zahlenwürfel zeigt."""
    match = start(2)
    match.inject("yellow blue blue 3 3 3")
    play(match, 0, "yellow 3")
    assert refused(match, 0, wrong) == "wrong-number"


def test_one_cell_tells_what_stands_in_the_way() -> None:
    """Whoever taps a single cell, with a 3 on the die, hears why it cannot be among the three."""
    match = position(cells("H1"), NOTHING)
    match.inject("yellow yellow blue 3 3 3")
    play(match, 0, "yellow 3")
    assert refused(match, 0, "H1") == "already-crossed"
    assert refused(match, 0, "H4") == "wrong-colour"
    assert refused(match, 0, "C2") == "too-few-open"  # a block of one
    assert refused(match, 0, "K3") == "out-of-reach"  # a block of four, far away
    assert refused(match, 0, "E1") == "wrong-number"  # with F1 and G1


def test_a_block_need_not_be_filled_at_once() -> None:
    """Ein Farbblock aus mehreren Kästchen muss nicht in einem Wurf komplett gefüllt werden."""
    match = start(1)
    turn(match, "yellow blue 2 2", {0: "yellow 2 / H6 H7"})
    turn(match, "yellow blue 1 1", {0: "yellow 1 / I7"})
    turn(match, "yellow blue 1 1", {0: "yellow 1 / J7"})
    assert crossed(match, 0) == cells("H6 H7 I7 J7")


def test_never_more_than_five() -> None:
    """Es können niemals mehr als 5 Kästchen in einem Wurf angekreuzt werden."""
    match = position(cells("H1"), NOTHING)  # next to G1, in the yellow block of six
    match.inject("yellow yellow yellow ? ? ?")
    play(match, 0, "yellow ?")
    assert max(map(len, options(match, 0))) == 5
    assert refused(match, 0, "D1 E1 F1 G1 E2 F2") == "wrong-number"
    play(match, 0, "E1 F1 G1 E2 F2")


def test_pips_are_not_split_over_two_blocks() -> None:
    """… nicht aufgeteilt werden, um in zwei verschiedenen Farbblöcken derselben Farbe …"""
    match = position(cells("H1"), NOTHING)
    match.inject("yellow yellow yellow 2 2 2")
    play(match, 0, "yellow 2")
    assert refused(match, 0, "G1 H6") == "not-connected"


# BEISPIEL: Inkas Wurf

INKAS_ROLL = "yellow orange blue 5 5 2"


def test_example_inka_crosses_five_yellow_cells() -> None:
    """… kreuzt sie diese 5 gelben Felder (A) an … das erste Feld in der Startspalte."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 0, "yellow 5")
    five = picture(
        """
        ...............
        ...............
        ...............
        ...............
        ...............
        .......oo......
        .......ooo.....
        """,
        "o",
    )
    assert options(match, 0) == {five}
    play(match, 0, "H6 I6 H7 I7 J7")
    assert crossed(match, 0) == five


def test_example_others_may_choose_the_same() -> None:
    """In den ersten 3 Würfen können ihre Mitspieler dieselbe Wahl treffen."""
    match = start(3)
    turn(match, INKAS_ROLL, dict.fromkeys((0, 1, 2), "yellow 5 / H6 I6 H7 I7 J7"))
    assert crossed(match, 0) == crossed(match, 1) == crossed(match, 2)


def test_example_or_the_two_orange_cells() -> None:
    """Sie könnten auch die beiden orangenen Felder (B) … ankreuzen."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 1, "orange 2")
    assert options(match, 1) == {cells("G2 H2")}


def test_example_or_two_cells_of_the_blue_block_of_four() -> None:
    """… oder 2 Felder aus dem blauen 4er-Block (C) ankreuzen."""
    match = start(3)
    match.inject(INKAS_ROLL)
    play(match, 2, "blue 2")
    assert options(match, 2) == {cells("G4 H4"), cells("G5 H5"), cells("H4 H5")}


def test_example_four_blue_cells_are_not_possible() -> None:
    """4 blaue Felder wären nicht möglich, weil keine 4 … und die 5 … nicht genommen werden kann."""
    match = start(3)
    match.inject(INKAS_ROLL)
    assert refused(match, 1, "blue 4") == "no-such-dice"
    assert refused(match, 1, "blue 5") == "no-room-for-dice"
    play(match, 1, "blue 2")
    assert refused(match, 1, "G4 H4 G5 H5") == "wrong-number"


def test_example_later_rolls_leave_four_dice() -> None:
    """In späteren Würfen (ab dem 4. Wurf) … nur die Auswahl aus den verbliebenen 4 Würfeln."""
    match = position(NOTHING, NOTHING, NOTHING, rolls=3)
    match.inject(INKAS_ROLL)
    play(match, 0, "yellow 5 / H6 I6 H7 I7 J7")
    for seat in (1, 2):
        assert dice_left(match, seat) == "blue orange 2 5"
        assert set(match.legal(seat)) == {"pass", "orange 2", "blue 2"}


# ANMERKUNG

TWO_OF_FOUR = picture("""
    .......x.......
    ...............
    ...............
    ......xx.......
    ...............
    ...............
    ...............
""")


@pytest.mark.parametrize("moves", [["blue 2 / G5 H5"], ["blue 1 / H5", "blue 1 / G5"]])
def test_note_the_last_two_blue_cells_need_a_two_or_two_ones(moves: list[str]) -> None:
    """Um die 2 verbliebenen Kästchen … anzukreuzen, braucht der Spieler eine 2 oder 2x eine 1."""
    match = position(TWO_OF_FOUR)
    for move in moves:
        turn(match, "blue blue 1 2", {0: move})
    assert crossed(match, 0) >= cells("G4 H4 G5 H5")


@pytest.mark.parametrize("number", [3, 4, 5])
def test_note_a_higher_number_cannot_be_split(number: int) -> None:
    """Er kann keine höhere Zahl wählen und den Wurf aufteilen, um in zwei … Farbfeldern …"""
    match = position(TWO_OF_FOUR, NOTHING)
    match.inject(f"blue blue blue {number} {number} {number}")
    play(match, 0, f"blue {number}")
    other_block = ["I1", "J1", "K1", "J2"][: number - 2]
    assert refused(match, 0, " ".join(["G5", "H5", *other_block])) == "not-connected"
    assert all(option <= cells("I1 J1 K1 J2 K2") for option in options(match, 0))


# BEISPIELE FÜR KORREKTES UND FALSCHES ANKREUZEN


def test_right_four_connected_crosses_next_to_the_yellow_block() -> None:
    """RICHTIG: … (der grüne Block grenzt an den bereits angekreuzten gelben Block an)."""
    drawing = """
        ...xxxxx.......
        ...oxx.........
        ...ooo.........
        ...............
        ...............
        ...............
        ...............
    """
    match = position(picture(drawing), NOTHING)
    turn(match, "green green red 4 4 1", {0: "green 4 / D2 D3 E3 F3"})
    assert crossed(match, 0) == picture(drawing) | picture(drawing, "o")


LEAVING_SINGLES = """
    ....xxxx.......
    ....xx.........
    ...oooo........
    ...............
    ...............
    ...............
    ...............
"""


def test_right_four_connected_crosses_that_leave_single_cells() -> None:
    """RICHTIG: … Allerdings sind nun zwei grüne Einzelfelder entstanden."""
    match = position(picture(LEAVING_SINGLES), NOTHING)
    turn(match, "green green red 4 4 1", {0: "green 4 / D3 E3 F3 G3"})
    assert crossed(match, 0) == picture(LEAVING_SINGLES) | picture(LEAVING_SINGLES, "o")


def test_single_cells_need_a_one_each() -> None:
    """… die jeweils nur mit einer „1“ angekreuzt werden können. Eine grüne „2“ … nicht."""
    match = position(picture(LEAVING_SINGLES) | picture(LEAVING_SINGLES, "o"), NOTHING)
    match.inject("green green green 1 1 2")
    assert refused(match, 0, "green 2") == "no-room-for-dice"
    play(match, 0, "green 1")
    assert options(match, 0) == {cells("D2"), cells("D4")}


def test_wrong_not_all_five_crosses_are_connected() -> None:
    """FALSCH: Es sind nicht alle 5 Kreuze zusammenhängend."""
    drawing = """
        ....xxxx.......
        ...oxx.........
        ...o.oo........
        ...o...........
        ...............
        ...............
        ...............
    """
    match = position(picture(drawing), NOTHING)
    match.inject("green green green 5 5 5")
    play(match, 0, "green 5")
    assert refused(match, 0, "D2 D3 D4 F3 G3") == "not-connected"


def test_wrong_three_crosses_touch_others_only_diagonally() -> None:
    """FALSCH: Die 3 Kreuze … grenzen aber nicht waagrecht oder senkrecht an andere Kreuze."""
    drawing = """
        .......xxx.....
        .........x.....
        ..........o....
        ..........oo...
        ...............
        ...............
        ...............
    """
    match = position(picture(drawing), NOTHING)
    match.inject("yellow yellow yellow 3 3 3")
    play(match, 0, "yellow 3")
    assert refused(match, 0, "K3 K4 L4") == "out-of-reach"


# JOKER


def test_the_black_cross_is_any_colour() -> None:
    """Wählt ein Spieler das schwarze Kreuz, so darf er für sich eine Farbe frei wählen."""
    match = start(6)
    match.inject("x x x 1 1 1")
    for seat, cell in enumerate(["H1", "H2", "H3", "H4", "H6"]):
        play(match, seat, f"x 1 / {cell}")
    assert {colour_of(*crossed(match, seat)) for seat in range(5)} == set(COLOURS)


@pytest.mark.parametrize("chosen", ["H6", "H6 H7", "H6 H7 I7", "H6 H7 I7 J7", "H6 H7 I6 I7 J7"])
def test_the_question_mark_is_any_number_from_one_to_five(chosen: str) -> None:
    """Wählt er das Fragezeichen, so darf er eine Zahl zwischen 1 und 5 bestimmen."""
    match = start(2)
    match.inject("yellow red red ? ? ?")
    play(match, 0, f"yellow ? / {chosen}")
    assert crossed(match, 0) == cells(chosen)


def test_the_question_mark_is_no_six() -> None:
    """ACHTUNG: Keine 6, auch wenn es 6er-Felder gibt."""
    match = position(cells("H1"), NOTHING)
    match.inject("x x x ? ? ?")
    play(match, 0, "x ?")
    assert refused(match, 0, "D1 E1 F1 G1 E2 F2") == "wrong-number"
    with pytest.raises(UnknownMove):
        match.play(0, "yellow 6")


def test_everyone_has_eight_exclamation_marks() -> None:
    """… 1 Ausrufezeichen auf seinem Blatt streichen (8 sind gedruckt)."""
    match = start(6)
    assert [sheet(match, seat)["jokers"] for seat in range(6)] == [8] * 6


@pytest.mark.parametrize(("move", "left"), [("red 1", 8), ("x 1", 7), ("red ?", 7), ("x ?", 6)])
def test_each_joker_costs_an_exclamation_mark(move: str, left: int) -> None:
    """Für jedes Joker-Symbol … 1 Ausrufezeichen … bei 2 Jokern … 2 Ausrufezeichen streichen."""
    match = start(2)
    match.inject("x x red 1 1 ?")
    play(match, 0, f"{move} / H3")
    assert sheet(match, 0)["jokers"] == left


def test_without_exclamation_marks_no_joker() -> None:
    """Hat er keine Ausrufezeichen mehr übrig, kann er keine Joker-Symbole mehr nutzen."""
    match = position(NOTHING, NOTHING)
    match.state.jokers[0] = 0
    match.inject("x x red 1 1 ?")
    assert match.legal(0) == ["pass", "red 1"]
    for move in ("x 1", "red ?", "x ?"):
        assert refused(match, 0, move) == "no-joker-left"


def test_with_one_exclamation_mark_one_joker() -> None:
    """Dann muss er aber 2 Ausrufezeichen streichen."""
    match = position(NOTHING, NOTHING)
    match.state.jokers[0] = 1
    match.inject("x x red 1 1 ?")
    assert set(match.legal(0)) == {"pass", "red 1", "red ?", "x 1"}
    assert refused(match, 0, "x ?") == "no-joker-left"


# SPALTEN WERTEN


@pytest.mark.parametrize(
    ("column", "upper", "lower"), list(zip(COLUMNS, UPPER, LOWER, strict=True))
)
def test_column_points_first_and_later(column: str, upper: int, lower: int) -> None:
    """Gelingt ihm das als Erster … oberen Punktwert … nachfolgende … nur noch den unteren."""
    top = f"{column}1"
    match = position(*[columns(column) - {top}] * 4)
    colour = colour_of(top)
    dice, move = f"{colour} {colour} {colour} 1 1 1", f"{colour} 1 / {top}"
    turn(match, dice, {0: move})
    assert [points(match, seat, "columns") for seat in range(4)] == [upper, 0, 0, 0]
    turn(match, dice, {1: move, 2: move})
    turn(match, dice, {3: move})
    assert [points(match, seat, "columns") for seat in range(4)] == [upper, lower, lower, lower]


def test_a_column_counts_only_when_full() -> None:
    """Immer wenn es einem Spieler gelingt, eine Spalte komplett mit Kreuzen zu füllen …"""
    match = position(columns("A") - cells("A1 A2"), NOTHING)
    turn(match, "orange green green 1 1 1", {0: "orange 1 / A2"})
    assert sheet(match, 0)["columns"] == {}
    assert points(match, 0, "columns") == 0


def test_columns_are_circled_after_everyone_has_crossed() -> None:
    """Nachdem alle Spieler ihre Kreuze gemacht haben, … umkreist die Punkte."""
    match = position(columns("A") - {"A1"}, NOTHING, NOTHING)
    match.inject("green green green 1 1 1")
    play(match, 0, "green 1 / A1")
    assert sheet(match, 0)["columns"] == {}
    play(match, 2, "pass")
    assert sheet(match, 0)["columns"] == {}
    play(match, 1, "pass")
    assert sheet(match, 0)["columns"] == {"A": "first"}


def test_the_upper_value_is_struck_on_all_other_sheets() -> None:
    """Alle übrigen Spieler streichen den oberen Wert auf ihrem Blatt."""
    match = position(columns("A") - {"A1"}, NOTHING)
    turn(match, "green green green 1 1 1")
    assert match.view(1)["first"]["columns"] == []
    turn(match, "green green green 1 1 1", {0: "green 1 / A1"})
    assert match.view(1)["first"]["columns"] == ["A"]


COLUMN_E = """
    ....xxxx.......
    ....xx.........
    ....xxx........
    ....xx.........
    ...xx..........
    ....xx.........
    ...ooo.........
"""


def test_example_column_e_is_full() -> None:
    """BEISPIEL: … 3 blaue Felder … „Spalte E ist voll.“ und umkreist die 2 Punkte."""
    match = position(picture(COLUMN_E), NOTHING, NOTHING)
    turn(match, "blue blue red 3 3 1", {0: "blue 3 / D7 E7 F7"})
    assert sheet(match, 0)["columns"] == {"E": "first"}
    assert points(match, 0, "columns") == 2


def test_example_others_can_only_get_one_point() -> None:
    """Die anderen Spieler … können in Spalte E nur noch 1 Punkt erreichen."""
    match = position(*[picture(COLUMN_E)] * 3)
    turn(match, "blue blue red 3 3 1", {0: "blue 3 / D7 E7 F7"})
    turn(match, "blue blue red 3 3 1", {1: "blue 3 / D7 E7 F7", 2: "blue 3 / D7 E7 F7"})
    for seat in (1, 2):
        assert sheet(match, seat)["columns"] == {"E": "later"}
        assert points(match, seat, "columns") == 1


def test_several_columns_in_one_roll() -> None:
    """In einem Wurf können von einem Spieler auch mehrere Spalten gefüllt werden."""
    match = position(columns("HIJ") - cells("H6 I6 H7 I7 J7"), NOTHING)
    turn(match, "yellow yellow red 5 5 1", {0: "yellow 5 / H6 I6 H7 I7 J7"})
    assert sheet(match, 0)["columns"] == {"H": "first", "I": "first", "J": "first"}
    assert points(match, 0, "columns") == 1 + 2 + 2


def test_some_columns_first_and_some_later_in_one_roll() -> None:
    """Er sagt dann alle Spalten an und kreist die entsprechenden Punkte ein."""
    match = position(columns("HIJ") - cells("H6 I6 H7 I7 J7"), columns("I"))
    turn(match, "yellow yellow red 5 5 1", {0: "yellow 5 / H6 I6 H7 I7 J7"})
    assert sheet(match, 0)["columns"] == {"H": "first", "I": "later", "J": "first"}
    assert points(match, 0, "columns") == 1 + 1 + 2


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_first_in_the_same_roll_all_get_the_upper_value(order: tuple[int, ...]) -> None:
    """Füllen mehrere Mitspieler in demselben Wurf als Erste die gleiche Spalte, so … alle …"""
    match = position(*[columns("A") - {"A1"}] * 3)
    turn(match, "green green green 1 1 1", dict.fromkeys(order, "green 1 / A1"))
    assert [points(match, seat, "columns") for seat in (0, 1, 2)] == [5, 5, 5]


def test_the_dice_pass_clockwise() -> None:
    """… gibt der aktive Spieler die Würfel im Uhrzeigersinn weiter und der nächste würfelt …"""
    match = start(3)
    seats = []
    for _ in range(7):
        seats.append(match.view()["active"])
        turn(match, "green green green 1 1 1")
    assert seats == [0, 1, 2, 0, 1, 2, 0]


def test_the_next_player_decides_first() -> None:
    """… und der nächste Spieler würfelt mit allen 6 Würfeln."""
    match = position(NOTHING, NOTHING, NOTHING, rolls=4)
    match.inject("green blue red 1 1 1")
    assert match.view()["active"] == 1
    assert waiting(match) == (1,)
    assert dice_left(match, 1) == "blue green red 1 1 1"


# BONUSPUNKTE


@pytest.mark.parametrize(("colour", "last"), LAST_CELLS.items())
def test_colour_bonus_five_for_the_first_three_for_all_later(colour: str, last: str) -> None:
    """… alle Felder einer Farbe … die 5 Punkte … nur noch 3 … können aber alle Spieler bekommen."""
    match = position(*[whole(colour) - {last}] * 4)
    dice, move = f"{colour} {colour} {colour} 1 1 1", f"{colour} 1 / {last}"
    turn(match, dice, {0: move})
    assert [points(match, seat, "bonus") for seat in range(4)] == [5, 0, 0, 0]
    assert match.view(1)["first"]["colours"] == [colour]
    turn(match, dice, {1: move, 2: move})
    turn(match, dice, {3: move})
    assert [points(match, seat, "bonus") for seat in range(4)] == [5, 3, 3, 3]
    assert sheet(match, 0)["colours"] == {colour: "first"}
    assert sheet(match, 3)["colours"] == {colour: "later"}


@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_colour_bonus_first_in_the_same_roll(order: tuple[int, ...]) -> None:
    """Erreichen mehrere Spieler im selben Wurf den Farbbonus erstmalig, … alle die 5 Punkte."""
    match = position(*[whole("yellow") - {"J7"}] * 3)
    turn(match, "yellow yellow yellow 1 1 1", dict.fromkeys(order, "yellow 1 / J7"))
    assert [points(match, seat, "bonus") for seat in (0, 1, 2)] == [5, 5, 5]


def test_twenty_of_twenty_one_cells_bring_nothing() -> None:
    """… alle Felder einer Farbe anzukreuzen."""
    match = position(whole("yellow") - cells("I7 J7"), NOTHING)
    turn(match, "yellow yellow yellow 1 1 1", {0: "yellow 1 / I7"})
    assert points(match, 0, "bonus") == 0


# STERNE


def test_each_uncrossed_star_costs_two_points() -> None:
    """Jeder nicht angekreuzte Stern zählt bei Spielende 2 Minuspunkte."""
    match = position(NOTHING, cells("H1 L1 C2"), stars() - {"M7"}, stars())
    assert [points(match, seat, "stars") for seat in range(4)] == [-30, -24, -2, 0]


def test_crossing_a_star_saves_two_points() -> None:
    """Jeder nicht angekreuzte Stern …"""
    match = start(2)
    turn(match, "green green green 1 1 1", {0: "green 1 / H1", 1: "pass"})
    assert [points(match, seat, "stars") for seat in (0, 1)] == [-28, -30]


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
def test_the_second_colour_ends_the_game(
    ben: frozenset[str], cora: frozenset[str], bonus: int
) -> None:
    """… sein zweites Farbbonusfeld einzukreisen (der Wert spielt keine Rolle)."""
    match = position(TWO_COLOURS - cells("K5 J7"), ben, cora)
    turn(match, "orange yellow red 1 1 1", {0: "orange 1 / K5"})
    assert not is_over(match)
    turn(match, "orange yellow red 1 1 1", {0: "yellow 1 / J7"})
    assert match.node == Over()
    assert points(match, 0, "bonus") == bonus


def test_two_colours_of_two_players_do_not_end_the_game() -> None:
    """… (mindestens) einem Spieler gelingt, sein zweites Farbbonusfeld …"""
    match = position(whole("yellow") - {"J7"}, whole("orange") - {"K5"})
    turn(match, "orange yellow red 1 1 1", {0: "yellow 1 / J7", 1: "orange 1 / K5"})
    assert not is_over(match)


def test_after_the_active_player_ends_it_the_others_still_choose_from_four() -> None:
    """Sollte dies der aktive Spieler sein, dürfen alle anderen … aus den verbleibenden 4 …"""
    match = position(TWO_COLOURS - {"J7"}, NOTHING, NOTHING)
    match.inject("yellow green red 1 1 4")
    play(match, 0, "yellow 1 / J7")
    assert not is_over(match)
    assert waiting(match) == (1, 2)
    assert dice_left(match, 1) == "green red 1 4"
    play(match, 1, "red 4 / I2 H3 I3 J3")
    assert not is_over(match)
    play(match, 2, "green 1 / H1")
    assert is_over(match)
    assert crossed(match, 1) == cells("I2 H3 I3 J3")
    assert crossed(match, 2) == cells("H1")


def test_another_player_ends_it_too() -> None:
    """… in dem es (mindestens) einem Spieler gelingt …"""
    match = position(NOTHING, NOTHING, TWO_COLOURS - {"J7"})
    match.inject("yellow green red 1 1 4")
    play(match, 0, "green 1 / H1")
    play(match, 2, "yellow 1 / J7")
    assert not is_over(match)
    play(match, 1, "red 1 / H3")
    assert is_over(match)


def test_nothing_comes_after_the_last_roll() -> None:
    """Das Spiel endet sofort nach dem Wurf …"""
    match = position(TWO_COLOURS - {"J7"}, NOTHING)
    turn(match, "yellow green red 1 1 4", {0: "yellow 1 / J7"})
    with pytest.raises(GameOver):
        match.inject("yellow green red 1 1 4")
    with pytest.raises(GameOver):
        match.play(0, "pass")


def test_what_is_completed_in_the_last_roll_counts() -> None:
    """Danach werden die Punkte der einzelnen Spieler ermittelt."""
    match = position(TWO_COLOURS - {"J7"}, columns("A") - {"A1"})
    turn(match, "yellow green red 1 1 4", {0: "yellow 1 / J7", 1: "green 1 / A1"})
    assert is_over(match)
    assert points(match, 1, "columns") == 5


def test_the_score() -> None:
    """BONUS + A-O + ! (+1) − ★ (-2) = TOTAL."""
    match = position((TWO_COLOURS | columns("AE")) - {"J7"}, columns("CO"))
    match.state.jokers[0] = 3
    turn(match, "yellow green red 1 1 4", {0: "yellow 1 / J7"})
    # Inka: two colours, columns A and E, 3 marks; of 15 stars those in A, E, yellow, orange crossed
    assert match.breakdown(0) == {"bonus": 10, "columns": 5 + 2, "jokers": 3, "stars": -2 * 8}
    assert match.breakdown(1) == {"bonus": 0, "columns": 3 + 5, "jokers": 8, "stars": -2 * 13}
    assert match.scores() == [4, -10]


def test_most_points_win() -> None:
    """Wer nun die meisten Punkte hat, gewinnt!"""
    match = position(TWO_COLOURS - {"J7"}, stars(), NOTHING)
    turn(match, "yellow green red 1 1 4", {0: "yellow 1 / J7"})
    assert match.scores() == [10 + 8 - 18, 8, 8 - 30]
    assert match.winners() == [1]


def test_tie_more_exclamation_marks_win() -> None:
    """Bei einem Gleichstand gewinnt der Spieler, der noch mehr Ausrufezeichen übrig hat."""
    match = position(TWO_COLOURS - {"J7"}, (TWO_COLOURS - {"J7"}) | {"H1"}, NOTHING)
    match.state.jokers[1] = 6  # and one star more
    match.inject("yellow yellow red 1 1 4")
    play(match, 0, "yellow 1 / J7")
    play(match, 1, "yellow 1 / J7")
    play(match, 2, "pass")
    assert match.scores() == [0, 0, -22]
    assert match.winners() == [0]


def test_tie_with_equal_exclamation_marks_several_winners() -> None:
    """Ansonsten gibt es mehrere Sieger."""
    match = position(TWO_COLOURS - {"J7"}, NOTHING, TWO_COLOURS - {"J7"})
    turn(match, "yellow yellow red 1 1 4", dict.fromkeys((0, 2), "yellow 1 / J7"))
    assert match.winners() == [0, 2]


def test_no_winner_before_the_end() -> None:
    """Das Spiel endet … danach werden die Punkte … ermittelt."""
    assert position(stars(), NOTHING).winners() == []


# SOLO-SPIEL


def test_solo_has_two_colour_and_two_number_dice() -> None:
    """Allerdings darf der Spieler nur mit 2 Farb- und 2 Zahlenwürfeln spielen."""
    match = start(1)
    with pytest.raises(UnknownOutcome):
        match.inject("yellow orange blue 5 5 2")
    match.inject("yellow orange 5 2")
    assert dice_left(match, 0) == "orange yellow 2 5"
    assert set(match.legal(0)) == {"pass", "yellow 5", "yellow 2", "orange 2"}


def test_solo_the_rules_stay_the_same() -> None:
    """Die Spielregeln bleiben weitestgehend unverändert."""
    match = start(1)
    turn(match, "yellow x 5 ?", {0: "x ? / H6 H7"})
    assert sheet(match, 0)["jokers"] == 6
    match.inject("yellow red 1 3")
    play(match, 0, "yellow 1")
    assert refused(match, 0, "J7") == "out-of-reach"
    assert refused(match, 0, "I6 I7") == "wrong-number"
    play(match, 0, "I6")
    assert crossed(match, 0) == cells("H6 H7 I6")


def test_solo_eleven_strokes_after_eleven_rolls() -> None:
    """Nach jedem Wurf muss er … einen schrägen Strich machen. Buchstabenfelder nach 11 Würfen."""
    match = start(1)
    for _ in range(11):
        turn(match, "yellow red 1 3", {})
    assert (match.view()["roll"], match.view()["rolls"]) == (11, 2 * len(COLUMNS))


def test_solo_ends_after_thirty_rolls() -> None:
    """Wenn nach 30 Würfen in allen Buchstaben-Feldern 2 Striche sind, endet das Spiel …"""
    match = start(1)
    for _ in range(29):
        turn(match, "yellow red 1 3")
        assert not is_over(match)
        assert match.rating() is None
    turn(match, "yellow red 1 3", {0: "yellow 1 / H6"})
    assert is_over(match)
    assert match.scores() == [8 - 30]
    with pytest.raises(GameOver):
        match.inject("yellow red 1 3")


SPANS = [(41, 99), (37, 40), (33, 36), (29, 32), (25, 28), (21, 24), (17, 20), (13, 16)]
SPANS += [(9, 12), (5, 8), (1, 4), (0, 0), (-99, -1)]


@pytest.mark.parametrize(("span", "sentence"), list(zip(SPANS, LEVELS, strict=True)))
def test_solo_levels(span: tuple[int, int], sentence: str) -> None:
    """PUNKTE/LEVEL: von „> 40“ bis „< 0“, 13 Stufen."""
    for reached in span:
        assert level(reached, NOCH_MAL) == sentence.format(title="NOCH MAL!")


def test_solo_rating_of_a_finished_game() -> None:
    """Wie gut ein Spieler sich durch „NOCH MAL!“ gekreuzt hat …"""
    match = position(stars() | columns("AO"), rolls=29)
    turn(match, "yellow red 1 3")
    assert match.scores() == [5 + 5 + 8]
    assert (rating := match.rating())
    assert rating.level == 6  # 17-20


# Für 1-6 Spieler


@pytest.mark.parametrize("players", range(1, 7))
def test_one_to_six_players(players: int) -> None:
    """Das Würfelspiel für 1-6 Spieler."""
    assert len(start(players).view()["seats"]) == players


def test_no_seventh_player() -> None:
    """Das Würfelspiel für 1-6 Spieler."""
    with pytest.raises(UsageError):
        game(NOCH_MAL).setup(7)
    with pytest.raises(UsageError):
        game(NOCH_MAL).setup(0)
