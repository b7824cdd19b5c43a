"""The rulebook of Doppelt so clever, sentence by sentence.

The pictures of its examples are lost; faces that the text does not name are made up.
"""

from typing import Any

import pytest

from kleeblatt import Chance, Over, UsageError, game
from kleeblatt.core.errors import GameOver, NotYourTurn, UnknownOutcome
from tests.doppelt_so_clever.table import (
    AREAS,
    DICE,
    FREE,
    FULL,
    GAME,
    GREEN_FACTOR,
    LEVELS,
    ROUNDS,
    SILVER_ALL,
    SILVER_POINTS,
    SILVER_ROWS,
    YELLOW,
    YELLOW_CELLS,
    YELLOW_POINTS,
    choose,
    circled,
    dice_on,
    finish_throws,
    finish_turn,
    gain,
    last_turn,
    legal,
    level,
    pass_all,
    play,
    points,
    position,
    put,
    refused,
    sheet,
    silver,
    start,
    struck,
    throw,
    turn_of,
    waiting,
    yellow,
)

ALL = set(DICE)
ONLY_SILVER = FULL | {"silver": []}


# SPIELVORBEREITUNG


@pytest.mark.parametrize("players", range(1, 5))
def test_one_to_four_players_each_with_a_sheet(players: int) -> None:
    """… für 1-4 Spieler. Jeder Spieler erhält ein Spielblatt …"""
    match = start(players)
    assert len(match.view()["seats"]) == players
    for seat in range(players):
        assert silver(match, seat) == set()
        assert yellow(match, seat, "open") == set(YELLOW)
        assert [sheet(match, seat)[area] for area in ("blue", "green", "pink")] == [[], [], []]
        assert match.scores()[seat] == 0


@pytest.mark.parametrize("players", [0, 5])
def test_no_other_number_of_players(players: int) -> None:
    """… für 1-4 Spieler."""
    with pytest.raises(UsageError):
        game(GAME).setup(players)


def test_one_player_begins_with_six_dice() -> None:
    """Der cleverste unter ihnen bekommt die 6 Würfel und beginnt das Spiel."""
    match = start(4)
    assert turn_of(match) == (1, 0, False)
    assert dice_on(match, "hand") == ALL


# SPIELABLAUF


@pytest.mark.parametrize(("players", "rounds"), [(4, 4), (3, 5), (2, 6), (1, 6)])
def test_number_of_rounds(players: int, rounds: int) -> None:
    """Das Spiel wird über vier (4 Spieler), fünf (3) bzw. sechs (1 und 2) Runden gespielt."""
    match = start(players)
    assert match.view()["rounds"] == rounds
    played = []
    while not match.is_over:
        played.append(match.view()["round"])
        finish_turn(match)
    turns = 2 if players == 1 else players
    assert played == [round for round in range(1, rounds + 1) for _ in range(turns)]


def test_rounds_one_to_three_give_an_action() -> None:
    """Jede Runde beginnt damit, dass alle … in den Runden 1-3 die … angezeigte Aktion … erhalten"""
    match = start(3)
    for right in ([1, 0, 0], [1, 0, 1], [1, 1, 1]):
        for seat in range(3):
            assert circled(match, seat) == right
        for _ in range(3):
            assert match.node == Chance()
            finish_turn(match)


def test_round_four_gives_a_bonus() -> None:
    """… und in Runde 4 den Bonus erhalten."""
    match = position(3, round=3, active=2)
    finish_turn(match)
    assert waiting(match) == (0, 1, 2)
    for seat in range(3):
        assert sheet(match, seat)["questions"] == {"? any": 1}


# Der aktive Spieler


@pytest.mark.parametrize("dice", ["silver 3", "", "red 1", "silver 3 " * 6, "tray blue pink white"])
def test_the_active_player_throws_all_six_dice(dice: str) -> None:
    """Er würfelt einmal mit allen 6 Würfeln …"""
    match = position(2)
    with pytest.raises(UnknownOutcome):
        match.inject(dice)
    throw(match, silver=1, yellow=2, blue=3, green=4, pink=5, white=6)
    assert [match.view()["dice"][die]["face"] for die in DICE] == [1, 2, 3, 4, 5, 6]
    with pytest.raises(NotYourTurn):
        throw(match)


def test_he_chooses_one_die_and_puts_it_on_a_field() -> None:
    """… einen Würfel aus, den er — ohne die Würfelzahl zu verändern — auf eines seiner 3 …"""
    match = position(2)
    throw(match, silver=1, yellow=2, blue=3, green=4, pink=5, white=6)
    assert waiting(match) == (0,)
    assert legal(match, 0) == {"pass", *DICE}
    play(match, 0, "green")
    assert match.view()["dice"]["green"] == {"face": 4, "place": "field"}
    assert dice_on(match, "field") == {"green"}


@pytest.mark.parametrize(
    ("die", "entries"),
    [
        ("silver", {f"silver 3 {row}" for row in SILVER_ROWS}),
        ("yellow", {"yellow 3 row 1", "yellow 3 row 3"}),
        ("blue", {"blue 6"}),
        ("green", {"green 3"}),
        ("pink", {"pink 3"}),
    ],
)
def test_the_die_must_be_entered_in_its_colour(die: str, entries: set[str]) -> None:
    """… muss der Spieler nun dessen Wert im Bereich dieser Farbe … eintragen bzw. … ankreuzen"""
    match = position(2)
    throw(match, others=3)
    match.play(0, die)
    assert legal(match, 0) == entries


def test_white_may_be_used_for_any_colour() -> None:
    """Der weiße Würfel ist ein Farb-Joker und kann für jede beliebige Farbe eingesetzt werden."""
    match = position(2)
    throw(match, white=4, blue=5)
    match.play(0, "white")
    assert legal(match, 0) == {
        *(f"silver 4 {row}" for row in SILVER_ROWS),
        "yellow 4 row 3",
        "yellow 4 row 5",
        "blue 9",
        "green 4",
        "pink 4",
    }


def test_lower_dice_go_to_the_tray() -> None:
    """Anschließend legt der Spieler alle Würfel, die einen niedrigeren Wert zeigen … auf das …"""
    match = position(2)
    choose(match, "green", silver=1, yellow=3, blue=4, green=4, pink=5, white=6)
    assert dice_on(match, "tray") == {"silver", "yellow"}
    assert dice_on(match, "hand") == {"blue", "pink", "white"}


def test_with_the_lowest_die_nothing_goes_to_the_tray() -> None:
    """Wählt ein Spieler den niedrigsten Würfel, wird kein Würfel auf das Silbertablett gelegt."""
    match = position(2)
    choose(match, "green", green=2, pink=2, others=5)
    assert dice_on(match, "tray") == set()
    assert dice_on(match, "hand") == ALL - {"green"}


def test_dice_on_the_tray_or_on_a_field_cannot_be_used_again() -> None:
    """Würfel, die sich auf dem Silbertablett befinden, können … nicht mehr verwendet werden"""
    match = position(2)
    choose(match, "green", green=4, yellow=3, pink=2, others=5)
    throw(match, others=3)
    assert legal(match, 0) == {"pass", "silver", "blue", "white"}
    for die in ("yellow", "pink", "green"):
        assert refused(match, 0, die) == "clever-no-die"


def test_second_and_third_throw_with_the_dice_left() -> None:
    """Mit den verbliebenen Würfeln würfelt der Spieler nun ein zweites Mal. … ein drittes Mal …"""
    match = position(2)
    choose(match, "pink", pink=2, silver=1, others=4)
    assert dice_on(match, "hand") == {"yellow", "blue", "green", "white"}
    choose(match, "green", green=3, yellow=1, others=4)
    assert dice_on(match, "tray") == {"silver", "yellow"}
    assert dice_on(match, "field") == {"pink", "green"}
    assert dice_on(match, "hand") == {"blue", "white"}
    assert match.view()["throw"] == 3
    choose(match, "white / pink 5", white=5, blue=6)
    assert dice_on(match, "field") == {"pink", "green", "white"}
    assert sheet(match, 0)["pink"] == [2, 5]
    assert sheet(match, 0)["green"] == [6]


def test_after_the_third_throw_all_other_dice_go_to_the_tray() -> None:
    """Danach legt er ALLE verbliebenen Würfel, die nicht auf seinem Spielblatt liegen, …"""
    match = position(2)
    choose(match, "pink", pink=1, others=6)
    choose(match, "green", green=1, others=6)
    choose(match, "white / pink 1", white=1, others=6)
    assert dice_on(match, "field") == {"pink", "green", "white"}
    assert dice_on(match, "tray") == {"silver", "yellow", "blue"}
    assert waiting(match) == (1,)


@pytest.mark.parametrize("throws", [1, 2])
def test_a_high_die_may_leave_no_dice_to_throw(throws: int) -> None:
    """So kann es sein, dass der aktive Spieler weniger als 3 Würfe ausführt."""
    match = position(2)
    if throws == 2:
        choose(match, "green", others=1)
    choose(match, "pink", pink=6, others=5)
    assert match.view()["phase"] == "window"
    assert waiting(match) == (1,)
    assert len(dice_on(match, "tray")) == 6 - throws


def test_example_luca() -> None:
    """Beispiel: 1) Luca ist der aktive Spieler und würfelt zu Beginn mit allen 6 Würfeln"""
    match = position(3)
    throw(match, pink=3, green=1, silver=2, white=5, yellow=3, blue=6)
    # 2.) Er entscheidet sich für den rosa Würfel … und trägt die 3 im rosa Bereich … ein
    play(match, 0, "pink")
    assert dice_on(match, "field") == {"pink"}
    assert sheet(match, 0)["pink"] == [3]
    # 3.) … alle Würfel, die weniger als 3 Augen zeigen, auf das Silbertablett
    assert dice_on(match, "tray") == {"green", "silver"}
    # 5.) Er wählt den weißen 4er-Joker … entscheidet sich, auch diese 4 im rosa Bereich …
    throw(match, white=4, yellow=6, blue=1)
    play(match, 0, "white / pink 4")
    assert sheet(match, 0)["pink"] == [3, 4]
    # 6.) Alle Würfel mit weniger als 4 Augen legt er anschließend auf das Silbertablett
    assert dice_on(match, "tray") == {"green", "silver", "blue"}
    # 7.) Für seinen dritten Wurf bleibt Luca nur noch der gelbe Würfel. Er würfelt eine 3 …
    assert dice_on(match, "hand") == {"yellow"}
    throw(match, yellow=3)
    play(match, 0, "yellow / yellow 3 row 1")
    assert dice_on(match, "field") == {"pink", "white", "yellow"}
    assert yellow(match, 0, "circled") == {"3 row 1"}
    assert waiting(match) == (1, 2)


# Die passiven Spieler


def test_passive_players_come_after_the_active_player() -> None:
    """Erst wenn der aktive Spieler 3 Würfel … gelegt hat oder nicht mehr würfeln kann, …"""
    match = position(3)
    for die in ("pink", "green", "blue"):
        throw(match, others=2)
        assert waiting(match) == (0,)
        play(match, 0, die)
    assert waiting(match) == (1, 2)


def test_each_passive_player_takes_one_die_from_the_tray() -> None:
    """Von diesen Würfeln wählt jeder Mitspieler einen Würfel aus und trägt ihn … ein."""
    match = position(3)
    choose(match, "silver / silver 6 pink / pass", silver=6, pink=4, green=2, others=1)
    assert legal(match, 1) == {"pass", "yellow", "blue", "green", "pink", "white"}
    play(match, 1, "pink")
    play(match, 2, "green")
    assert sheet(match, 1)["pink"] == [4]
    assert sheet(match, 2)["green"] == [4]
    assert turn_of(match) == (1, 1, False)


def test_passive_players_choose_at_the_same_time() -> None:
    """Alle passiven Spieler suchen sich gleichzeitig einen Würfel aus."""
    match = position(4)
    finish_throws(match)
    assert waiting(match) == (1, 2, 3)
    play(match, 3, "pink")
    assert waiting(match) == (1, 2)
    assert sheet(match, 3)["pink"] == [1]
    assert match.view(1)["seats"][3]["pink"] == []
    pass_all(match)
    assert match.view(1)["seats"][3]["pink"] == [1]


def test_several_players_may_take_the_same_die() -> None:
    """Die Würfel bleiben … liegen … Somit können mehrere Spieler denselben Würfel wählen."""
    match = position(4)
    finish_throws(match)
    for seat in (2, 1, 3):
        assert dice_on(match, "tray") == ALL
        assert "pink" in legal(match, seat)
        play(match, seat, "pink")
    assert [sheet(match, seat)["pink"] for seat in range(4)] == [[], [1], [1], [1]]


def test_the_player_to_the_left_is_next_with_all_six_dice() -> None:
    """… ist der Spieler links vom aktiven … der nächste aktive … bekommt nun alle 6 Würfel"""
    match = position(3)
    finish_throws(match)
    assert turn_of(match) == (1, 0, False)
    pass_all(match)
    assert turn_of(match) == (1, 1, False)
    assert dice_on(match, "hand") == ALL
    throw(match)
    assert waiting(match) == (1,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_ends_when_everyone_was_active(players: int) -> None:
    """Eine Runde ist zu Ende, wenn jeder Spieler einmal der aktive Spieler war."""
    match = start(players)
    turns = []
    for _ in range(2 * players):
        turns.append(turn_of(match)[:2])
        finish_turn(match)
    assert turns == [(round, seat) for round in (1, 2) for seat in range(players)]


# Das Spielblatt


@pytest.mark.parametrize("die", AREAS)
def test_one_die_marks_one_cell(die: str) -> None:
    """Pro Würfel kann immer genau ein Feld angekreuzt bzw. eine Zahl … geschrieben werden."""
    match = position(2)
    throw(match, others=3)
    play(match, 0, die)
    if len(match.legal(0)) > 1:
        play(match, 0, match.legal(0)[0])
    found = sheet(match, 0)
    marks = [len(found[area]) for area in ("blue", "green", "pink")]
    marks += [len(silver(match, 0)), len(yellow(match, 0, "circled"))]
    assert sorted(marks) == [0, 0, 0, 0, 1]


@pytest.mark.parametrize(
    ("die", "written"), [("blue", [6, 6, 6]), ("green", [6, 6, 6]), ("pink", [3, 3, 3])]
)
def test_three_areas_are_filled_from_the_left(die: str, written: list[int]) -> None:
    """Blau, Grün und Rosa … vorne … begonnen … der Reihe nach … ohne ein Feld … auszulassen."""
    match = position(2)
    for turn in range(len(written)):
        choose(match, die, others=3)
        if die == "blue" and turn == 2:
            play(match, 0, "yellow 1 row 2")  # the bonus of the third cell
        assert sheet(match, 0)[die] == written[: turn + 1]
        finish_turn(match)
        finish_turn(match)


@pytest.mark.parametrize("value", range(1, 7))
def test_silver_and_yellow_are_marked_anywhere(value: int) -> None:
    """In den zwei Bereichen ohne Pfeil … egal an welcher Stelle sich die Zahl … befindet."""
    match = position(2)
    throw(match, others=value)
    match.play(0, "silver")
    assert legal(match, 0) == {f"silver {value} {row}" for row in SILVER_ROWS}
    match.play(0, f"silver {value} green")
    throw(match, others=value)
    match.play(0, "yellow")
    assert legal(match, 0) == {f"yellow {cell}" for cell in YELLOW if cell[0] == str(value)}
    last = max(legal(match, 0))
    match.play(0, last)
    assert silver(match, 0) == {f"{value} green"}
    assert yellow(match, 0, "circled") == {last.removeprefix("yellow ")}


# Der weiße Würfel


@pytest.mark.parametrize("area", ["silver 5 pink", "yellow 5 row 4", "green 5", "pink 5"])
def test_white_is_a_die_of_another_colour(area: str) -> None:
    """Der weiße Würfel … kann als silberner, gelber, grüner oder rosa Würfel genutzt werden."""
    match = position(2)
    choose(match, f"white / {area}", white=5, others=6)
    marks = {
        "silver": silver(match, 0) == {"5 pink"},
        "yellow": yellow(match, 0, "circled") == {"5 row 4"},
        "green": sheet(match, 0)["green"] == [10],
        "pink": sheet(match, 0)["pink"] == [5],
    }
    assert [name for name, marked in marks.items() if marked] == [area.split()[0]]


def test_white_with_blue() -> None:
    """Alternativ kann er mit dem blauen Würfel kombiniert und die Summe … im blauen Bereich …"""
    match = position(2)
    throw(match, white=5, blue=2)
    match.play(0, "white")
    assert "blue 7" in legal(match, 0)
    assert refused(match, 0, "blue 5") == "clever-other-value"
    play(match, 0, "blue 7")
    assert sheet(match, 0)["blue"] == [7]


# Der silberne Würfel


@pytest.mark.parametrize("row", SILVER_ROWS)
def test_silver_crosses_its_number_in_any_row(row: str) -> None:
    """… die entsprechende Zahl ankreuzen. Die Farbe der angekreuzten Zahl … frei gewählt"""
    match = position(2)
    throw(match, silver=4, others=5)
    match.play(0, "silver")
    assert legal(match, 0) == {f"silver 4 {row}" for row in SILVER_ROWS}
    play(match, 0, f"silver 4 {row}")
    assert silver(match, 0) == {f"4 {row}"}


def test_sweep_any_number_of_dice_that_go_to_the_tray() -> None:
    """ACHTUNG: Zusätzlich darf er beliebig viele Würfel, die aktuell … auf das Tablett wandern …"""
    faces = {"silver": 5, "yellow": 4, "blue": 3, "green": 2, "pink": 1, "white": 6}
    for swept in ([], ["blue"], ["green", "yellow"], ["pink", "yellow", "blue", "green"]):
        match = position(2)
        throw(match, **faces)
        play(match, 0, "silver / silver 5 pink")
        for die in swept:
            play(match, 0, die)
        if len(swept) < 4:
            play(match, 0, "pass")
        assert silver(match, 0) == {"5 pink", *(f"{faces[die]} {die}" for die in swept)}
        assert dice_on(match, "tray") == {"yellow", "blue", "green", "pink"}
        assert dice_on(match, "hand") == {"white"}


def test_no_sweep_of_dice_that_lay_on_the_tray_before() -> None:
    """Würfel, die bereits vor der Wahl des silbernen Würfels auf dem Tablett lagen … nicht …"""
    match = position(2)
    choose(match, "pink", pink=2, green=1, others=4)
    throw(match, silver=3, blue=1, others=5)
    play(match, 0, "silver / silver 3 yellow")
    assert dice_on(match, "tray") == {"green", "blue"}
    assert legal(match, 0) == {"pass", "blue"}
    assert refused(match, 0, "green") == "clever-no-die"


def test_no_sweep_of_dice_that_go_to_the_tray_at_the_end() -> None:
    """… oder die am Zugende des aktiven Spielers automatisch aufs Tablett wandern …"""
    match = position(2)
    choose(match, "pink", others=1)
    choose(match, "green", others=1)
    choose(match, "silver / silver 3 yellow", silver=3, blue=4, yellow=3, white=6)
    assert silver(match, 0) == {"3 yellow"}
    assert dice_on(match, "tray") == {"blue", "yellow", "white"}
    assert waiting(match) == (1,)


def test_white_as_silver_sweeps_the_silver_die_into_any_row() -> None:
    """Wählt ein Spieler den weißen Würfel für den silbernen Bereich … eine beliebige Farbe …"""
    match = position(2)
    choose(match, "white / silver 5 blue", white=5, silver=2, others=6)
    assert legal(match, 0) == {"pass", "silver"}
    match.play(0, "silver")
    assert legal(match, 0) == {f"silver 2 {row}" for row in SILVER_ROWS}
    play(match, 0, "silver 2 pink")
    assert silver(match, 0) == {"5 blue", "2 pink"}


def test_silver_sweeps_white_into_any_row() -> None:
    """Andersherum gilt das auch. … gilt der weiße Würfel auch als Joker-Farbe."""
    match = position(2)
    choose(match, "silver / silver 5 blue", silver=5, white=2, others=6)
    match.play(0, "white")
    assert legal(match, 0) == {f"silver 2 {row}" for row in SILVER_ROWS}


def test_example_felix_sweeps() -> None:
    """Beispiel: Felix wählt die silberne 3. Er kreuzt … die grüne 3 ab. …"""
    match = position(2, active=1)
    throw(match, silver=3, blue=1, white=2, yellow=4, green=3, pink=6)
    play(match, 1, "silver / silver 3 green")
    # Danach wandert die blaue 1 und die weiße 2 auf das Tablett.
    assert dice_on(match, "tray") == {"blue", "white"}
    # Nun kreuzt er noch die blaue 1 … ab und für die weiße 2 … die grüne 2
    assert legal(match, 1) == {"pass", "blue", "white"}
    play(match, 1, "blue")
    assert silver(match, 1) == {"3 green", "1 blue"}
    play(match, 1, "white / silver 2 green")
    assert silver(match, 1) == {"3 green", "1 blue", "2 green"}


def test_silver_cannot_be_chosen_when_its_number_is_crossed_everywhere() -> None:
    """Kann ein Spieler mit dem silbernen Würfel keine Zahl ankreuzen … kann er … nicht wählen"""
    match = position(2)
    put(match, 0, silver=[f"4 {row}" for row in SILVER_ROWS])
    throw(match, silver=4, blue=1, white=4, others=6)
    assert "silver" not in legal(match, 0)
    assert refused(match, 0, "silver") == "clever-no-room"
    match.play(0, "white")
    assert {move.split()[0] for move in legal(match, 0)} == {"yellow", "blue", "green", "pink"}


def test_silver_of_a_passive_player_any_row_no_sweep() -> None:
    """Wird der silberne Würfel von einem passiven Spieler … gewählt … beliebiger Farbe …"""
    match = position(2)
    choose(match, "pink", pink=6, silver=5, others=1)
    match.play(1, "silver")
    assert legal(match, 1) == {f"silver 5 {row}" for row in SILVER_ROWS}
    match.play(1, "silver 5 green")
    assert silver(match, 1) == {"5 green"}
    assert turn_of(match) == (1, 1, False)


def test_silver_as_an_extra_die_any_row_no_sweep() -> None:
    """… oder als Zusatzwürfel-Aktion … keine zusätzlichen Felder im silbernen Bereich …"""
    match = position(2)
    put(match, 0, extras=1)
    choose(match, "pink", pink=6, silver=5, others=1)
    match.play(0, "silver")
    assert legal(match, 0) == {f"silver 5 {row}" for row in SILVER_ROWS}
    match.play(0, "silver 5 green")
    assert silver(match, 0) == {"5 green"}
    assert waiting(match) == (1,)


@pytest.mark.parametrize("crosses", range(7))
def test_silver_points_of_a_row(crosses: int) -> None:
    """… entsprechend der Anzahl an Kreuzen … Für 4 Kreuze in einer Reihe gibt es z. B. 11 Punkte"""
    match = position(2)
    assert SILVER_POINTS[4] == 11
    for row in SILVER_ROWS:
        put(match, 0, silver=[f"{value} {row}" for value in range(6, 6 - crosses, -1)])
        assert points(match, 0, "silver") == SILVER_POINTS[crosses]


def test_silver_points_are_the_sum_of_four_rows() -> None:
    """Die Summe aller vier Reihen ergibt dann die Siegpunkte für Silber."""
    match = position(2)
    rows = {"yellow": "1234", "blue": "25", "green": "", "pink": "123456"}
    put(match, 0, silver=[f"{value} {row}" for row, values in rows.items() for value in values])
    assert points(match, 0, "silver") == 11 + 4 + 0 + 22


# Der gelbe Würfel


def test_yellow_circles_a_number_or_crosses_a_circled_one() -> None:
    """… kann er eine entsprechende Zahl einkreisen oder eine bereits eingekreiste … ankreuzen."""
    match = position(2)
    throw(match, yellow=3, others=6)
    play(match, 0, "yellow / yellow 3 row 1")
    assert yellow(match, 0, "circled") == {"3 row 1"}
    assert yellow(match, 0, "crossed") == set()
    put(match, 1, circles=["3 row 1"])
    finish_turn(match)
    throw(match, yellow=3, others=6)
    match.play(1, "yellow")
    assert legal(match, 1) == {"yellow 3 row 1", "yellow 3 row 3"}
    match.play(1, "yellow 3 row 1")
    assert yellow(match, 1, "crossed") == {"3 row 1"}
    assert yellow(match, 1, "circled") == set()


def test_yellow_a_number_that_is_not_circled_cannot_be_crossed() -> None:
    """Eine Zahl anzukreuzen, die nicht eingekreist ist, ist nicht möglich."""
    match = position(2)
    for cell in YELLOW:
        put(match, 0, circles=set(YELLOW) - {cell})
        choose(match, f"yellow / yellow {cell}", others=int(cell[0]))
        assert cell in yellow(match, 0, "circled")
        assert yellow(match, 0, "crossed") == set()
        match = position(2)


def test_yellow_a_crossed_number_is_done() -> None:
    """Ist eine Zahl bereits eingekreist (und nur dann) kann diese Zahl auch angekreuzt werden"""
    match = position(2)
    put(match, 0, crosses=["6 row 1", "4 row 3"])
    throw(match, yellow=6, others=1)
    assert refused(match, 0, "yellow") == "clever-no-room"
    match = position(2)
    put(match, 0, crosses=["6 row 1", "4 row 3"])
    throw(match, yellow=4)
    match.play(0, "yellow")
    assert legal(match, 0) == {"yellow 4 row 5"}


def test_yellow_a_line_of_circles_brings_the_bonus() -> None:
    """Achtung: Die Boni werden bereits durch eine komplette Reihe oder Spalte … aus Kreisen …"""
    match = position(2)
    put(match, 0, circles=["1 row 2"])
    throw(match, yellow=2, others=6)
    match.play(0, "yellow")
    assert gain(match, 0, "yellow 2 row 2") == ["return"]  # row 2
    put(match, 1, circles=["1 row 2"])
    finish_turn(match)
    throw(match, yellow=2, others=6)
    match.play(1, "yellow")
    assert gain(match, 1, "yellow 2 row 4") == ["re-roll"]  # column 1


def test_yellow_crosses_bring_no_bonus_again() -> None:
    """… aus Kreisen aktiviert!"""
    match = position(2)
    put(match, 0, circles=["1 row 2", "2 row 2"])
    throw(match, yellow=2, others=6)
    match.play(0, "yellow")
    assert gain(match, 0, "yellow 2 row 2") == []


@pytest.mark.parametrize("crosses", range(11))
def test_yellow_points_by_crosses(crosses: int) -> None:
    """… wie viele Kreuze … Eingekreiste Zahlen ohne Kreuz zählen nicht!"""
    match = position(2)
    put(match, 0, circles=YELLOW_CELLS, crosses=YELLOW_CELLS[:crosses])
    assert points(match, 0, "yellow") == YELLOW_POINTS[crosses]


# Der blaue Würfel


@pytest.mark.parametrize("where", ["hand", "tray", "field"])
@pytest.mark.parametrize(("die", "other"), [("blue", "white"), ("white", "blue")])
def test_blue_is_the_sum_wherever_the_other_die_lies(die: str, other: str, where: str) -> None:
    """… addiert er den aktuellen Wert des weißen Würfels … (egal, wo der Würfel gerade liegt) …"""
    match = position(2)
    if where == "tray":
        choose(match, "pink", pink=4, others=6, **{other: 3})
    if where == "field":
        entry = " / pink 3" if other == "white" else ""
        choose(match, other + entry, others=6, **{other: 3})
        put(match, 0)
    if where == "hand":
        throw(match, others=6, **{other: 3, die: 5})
    else:
        throw(match, others=6, **{die: 5})
    assert other in dice_on(match, where)
    match.play(0, die)
    assert {move for move in legal(match, 0) if "blue" in move.split()[0]} == {"blue 8"}
    match.play(0, "blue 8")
    assert sheet(match, 0)["blue"] == [8]


@pytest.mark.parametrize(("blue", "white"), [(1, 1), (6, 6), (4, 3)])
def test_blue_the_first_cell_takes_any_number(blue: int, white: int) -> None:
    """In das erste Feld kann jede Zahl eingetragen werden."""
    match = position(2)
    choose(match, "blue", blue=blue, white=white)
    assert sheet(match, 0)["blue"] == [blue + white]


@pytest.mark.parametrize("value", range(2, 13))
def test_blue_never_rises(value: int) -> None:
    """In den folgenden Feldern … kleiner oder gleich ist als der des vorherigen Feldes."""
    match = position(2)
    put(match, 0, blue=[12, 7])
    throw(match, blue=value // 2, white=value - value // 2)
    if value <= 7:
        match.play(0, "blue")
        match.play(0, f"blue {value}")
        assert sheet(match, 0)["blue"] == [12, 7, value]
    else:
        assert refused(match, 0, "blue") == "clever-no-room"
        match.play(0, "white")
        assert refused(match, 0, f"blue {value}") == "clever-rising"


def test_blue_never_one_die_alone() -> None:
    """… nur die Summe beider Würfel und niemals nur der Wert eines Würfels eingetragen."""
    match = position(2)
    throw(match, blue=3, white=4)
    match.play(0, "blue")
    assert legal(match, 0) == {"blue 7"}
    assert refused(match, 0, "blue 3") == "clever-other-value"


@pytest.mark.parametrize(("die", "chosen"), [("blue", "white / pink 4"), ("white", "blue")])
def test_blue_is_the_sum_for_passive_players_too(die: str, chosen: str) -> None:
    """Es gilt somit für alle Spieler: Darfst du einen der beiden Würfel regelgerecht nutzen, …"""
    match = position(2)
    choose(match, chosen, others=1, **{die: 3, chosen.split()[0]: 4})
    finish_throws(match)
    assert chosen.split()[0] in dice_on(match, "field")
    match.play(1, die)
    play(match, 1, "blue 7")
    assert sheet(match, 1)["blue"] == [7]


def test_blue_two_entries_in_one_turn() -> None:
    """Der aktive Spieler kann in dieser Reihe sogar 2 Einträge in einem Zug eintragen …"""
    match = position(2)
    choose(match, "blue", blue=3, white=4, others=6)
    choose(match, "white / blue 5", white=2, others=6)
    assert sheet(match, 0)["blue"] == [7, 5]


def test_blue_points_above_the_last_cell() -> None:
    """Im Beispiel rechts bekommt der Spieler also 15 Punkte."""
    match = position(2)
    put(match, 0, blue=[11, 9, 9, 6, 4])
    assert points(match, 0, "blue") == 15


# Der grüne Würfel


@pytest.mark.parametrize("cell", range(12))
def test_green_multiplies(cell: int) -> None:
    """Die Augenzahl … immer mit dem auf dem Feld vorgegebenen Faktor multiplizieren …"""
    match = position(2)
    put(match, 0, green=[1] * cell)
    choose(match, "green", green=5, others=6)
    assert sheet(match, 0)["green"] == [*GREEN_FACTOR[:cell], 5 * GREEN_FACTOR[cell]]


def test_green_example_felix() -> None:
    """Beispiel: Felix wählt eine grüne 5 und trägt 5 x 2 = 10 im ersten Feld ein. …"""
    match = position(2, active=1)
    choose(match, "green", green=5, others=6)
    assert sheet(match, 1)["green"] == [10]
    assert points(match, 1, "green") == 0
    finish_turn(match)
    finish_turn(match)
    # In einer späteren Runde wählt er eine grüne 1 und trägt 1 x 2 = 2 im zweiten Feld ein.
    choose(match, "green", green=1, others=6)
    assert sheet(match, 1)["green"] == [10, 2]
    # Er schreibt dann sofort eine 8 (10 − 2 = 8) in den grünen Stern
    assert points(match, 1, "green") == 8


def test_green_may_be_negative() -> None:
    """Es ist auch möglich, Minuspunkte zu bekommen."""
    match = position(2)
    put(match, 0, green=[1, 6])
    assert points(match, 0, "green") == 2 - 12


def test_green_half_a_pair_counts_nothing() -> None:
    """Sollte sich zu Spielende im zweiten Feld … kein Eintrag befinden, … keine Siegpunkte."""
    match = last_turn(2)
    put(match, 0, green=[5, 1, 6])
    finish_turn(match)
    assert match.is_over
    assert points(match, 0, "green") == 8


def test_green_the_bonus_of_half_a_pair_comes_at_once() -> None:
    """Einen entsprechenden Bonus erhält der Spieler aber sofort beim Eintragen einer Zahl."""
    match = position(2)
    put(match, 0, green=[1] * 4)
    throw(match, green=1, others=6)
    match.play(0, "green")
    assert gain(match, 0, "green 1") == ["return"]  # the first cell of the third pair


def test_green_example_thirteen_points() -> None:
    """Alle eingetragenen Zahlen in den Sternen … Im Beispiel bekommt der Spieler also 13 Punkte."""
    match = position(2)
    put(match, 0, green=[5, 1, 3, 1])  # 10 - 2 and 6 - 1
    assert points(match, 0, "green") == 13
    put(match, 0, green=[5, 1, 3, 1, 6])
    assert points(match, 0, "green") == 13


# Der rosa Würfel


@pytest.mark.parametrize("face", range(1, 7))
def test_pink_takes_every_face_everywhere(face: int) -> None:
    """Hinsichtlich der eingetragenen Augenzahl gibt es keine Einschränkungen."""
    for cell in range(12):
        match = position(2)
        put(match, 0, pink=[3] * cell)
        choose(match, "pink", pink=face, others=6)
        assert sheet(match, 0)["pink"] == [*[3] * cell, face]


@pytest.mark.parametrize("face", range(1, 7))
def test_pink_bonus_only_from_the_printed_number_on(face: int) -> None:
    """… Boni nur, wenn die eingetragene Zahl größer oder gleich der vorgegebenen Zahl … ist."""
    match = position(2)
    put(match, 0, pink=[6] * 4)  # the fifth cell: 4 and more bring a +1
    throw(match, pink=face, others=6)
    match.play(0, "pink")
    assert gain(match, 0, f"pink {face}") == (["+1"] if face >= 4 else [])


def test_pink_example_thirteen_points() -> None:
    """Im Beispiel rechts bekommt der Spieler 5+3+1+4=13 Punkte."""
    match = position(2)
    put(match, 0, pink=[5, 3, 1, 4])
    assert points(match, 0, "pink") == 13


# Sonderfall


def test_special_case_a_die_of_the_active_player() -> None:
    """Hat ein passiver Spieler keine Möglichkeit, einen Würfel vom Silbertablett zu verwenden, …"""
    match = position(3)
    put(match, 1, **FULL | {"green": [1] * 11})
    choose(match, "green", others=2)
    finish_throws(match)
    assert "white" in dice_on(match, "tray")
    assert "green" not in legal(match, 2)  # Inka can use the tray
    match = position(3)
    put(match, 1, **FULL | {"green": [1] * 11})
    choose(match, "green", others=2)
    choose(match, "white / pink 2", others=2)
    finish_throws(match)
    assert legal(match, 1) == {"pass", "green", "white"}
    play(match, 1, "green")
    assert sheet(match, 1)["green"][11:] == [2]


def test_special_case_not_after_declining() -> None:
    """… freiwillig zu verzichten, aber … darf er dadurch keinen Würfel vom aktiven Spieler …"""
    match = position(3)
    choose(match, "green", others=2)
    finish_throws(match)
    assert refused(match, 1, "green") == "clever-tray-first"
    play(match, 1, "pass")
    assert waiting(match) == (2,)
    assert sheet(match, 1)["green"] == []


def test_the_active_player_cannot_use_the_throw() -> None:
    """Kann … der aktive Spieler Würfel aus seinem Wurf nicht nutzen, … sein Wurf verfällt."""
    match = position(2)
    put(match, 0, **FULL)
    for throws in (1, 2, 3):
        throw(match, others=3)
        assert match.view()["throw"] == throws
        assert legal(match, 0) == {"pass"}
        match.play(0, "pass")
    assert dice_on(match, "field") == set()
    assert dice_on(match, "tray") == ALL


def test_the_active_player_does_not_want_the_throw() -> None:
    """Kann oder will … legt er keinen Würfel heraus … Das Würfelfeld … bleibt dann leer."""
    match = position(2)
    choose(match, "pass", others=3)
    assert dice_on(match, "field") == set()
    assert match.view()["throw"] == 1 + 1
    choose(match, "pink", others=3)
    choose(match, "green", others=3)
    assert dice_on(match, "field") == {"pink", "green"}
    assert waiting(match) == (1,)


# Die Boni


QUESTIONS: dict[str, tuple[dict[str, Any], str]] = {  # an entry that brings a ? of each area
    "silver": ({"green": [1] * 7}, "green"),
    "yellow": ({"blue": [12, 12]}, "blue"),
    "blue": ({"green": [1] * 3}, "green"),
    "green": ({"pink": [1] * 5}, "pink"),
    "pink": ({"blue": [12] * 6}, "blue"),
}


@pytest.mark.parametrize(("area", "entry"), QUESTIONS.items())
def test_a_coloured_question_mark(area: str, entry: tuple[dict[str, Any], str]) -> None:
    """… in dem entsprechenden Farbbereich eine Zahl seiner Wahl (1–6 …, 2–12 …) …"""
    written, die = entry
    for free in FREE[area]:
        match = position(2)
        put(match, 0, **written)
        choose(match, die, others=5)
        assert legal(match, 0) == FREE[area]
        match.play(0, free)
        assert free not in legal(match, 0)


@pytest.mark.parametrize(("area", "entry"), QUESTIONS.items())
def test_a_question_mark_cannot_be_saved(area: str, entry: tuple[dict[str, Any], str]) -> None:
    """Der Bonus kann nicht aufgespart werden, sondern muss sofort verwendet werden."""
    match = position(2)
    put(match, 0, **entry[0])
    throw(match, others=5)
    match.play(0, entry[1])
    match.play(0, match.legal(0)[0])
    assert legal(match, 0) == {f"? {area}"}
    refused(match, 0, "pass")
    match.play(0, f"? {area}")
    refused(match, 0, "pass")
    refused(match, 0, "pink" if area != "pink" else "green")


def test_a_yellow_question_mark_crosses_only_what_is_circled() -> None:
    """… ein Kreuz … (… bei Gelb jedoch nur, wenn das Feld schon umkreist ist) bzw. … umkreisen"""
    match = position(2)
    put(match, 0, blue=[12, 12], circles=["6 row 1", "1 row 2"], crosses=["4 row 5"])
    choose(match, "blue", others=5)
    assert legal(match, 0) == FREE["yellow"] - {"yellow 4 row 5"}
    play(match, 0, "yellow 6 row 1")
    assert yellow(match, 0, "crossed") == {"4 row 5", "6 row 1"}
    match = position(2)
    put(match, 0, blue=[12, 12], circles=["6 row 1"])
    choose(match, "blue / yellow 3 row 3", others=5)
    assert yellow(match, 0, "crossed") == set()
    assert yellow(match, 0, "circled") == {"6 row 1", "3 row 3"}


def test_the_black_question_mark_of_round_four() -> None:
    """Beim schwarzen ?-Bonus zu Beginn von Runde 4 kann jeder Spieler die Farbe frei wählen."""
    match = position(4, round=3, active=3)
    finish_turn(match)
    entries = ("silver 6 blue", "blue 12", "green 6", "yellow 2 row 4")
    for seat, entry in enumerate(entries):
        match.play(seat, "? any")
        assert legal(match, seat) == set().union(*FREE.values())
        match.play(seat, entry)
    assert silver(match, 0) == {"6 blue"}
    assert sheet(match, 1)["blue"] == [12]
    assert sheet(match, 2)["green"] == [12]
    assert yellow(match, 3, "circled") == {"2 row 4"}
    assert turn_of(match) == (4, 0, False)


def test_the_last_cross_of_a_silver_column() -> None:
    """Die Boni werden auch aktiviert, wenn ein Spieler das letzte Kreuz in einer Spalte … setzt"""
    match = position(2)
    put(match, 0, silver=["3 yellow", "3 blue"])
    throw(match, silver=3, others=6)
    match.play(0, "silver")
    assert gain(match, 0, "silver 3 pink") == []
    throw(match, white=3, others=6)
    match.play(0, "white")
    assert gain(match, 0, "silver 3 green") == ["fox"]


def test_the_last_circle_of_a_yellow_row_or_column() -> None:
    """… oder die letzte Zahl in einer Reihe oder Spalte in Gelb umkreist. … ebenfalls sofort."""
    match = position(2)
    put(match, 0, circles=["6 row 1", "3 row 3"])
    throw(match, yellow=4, others=6)
    match.play(0, "yellow")
    assert gain(match, 0, "yellow 4 row 5") == ["fox"]  # column 4
    match = position(2)
    put(match, 0, circles=["6 row 1"])
    choose(match, "yellow / yellow 3 row 1", yellow=3, others=6)
    assert legal(match, 0) == FREE["blue"]  # row 1: at once


def test_the_last_slot_of_an_action_track() -> None:
    """Umkreist ein Spieler das letzte Feld einer Aktionsleiste …, erhält er sofort den … Bonus"""
    match = position(2)
    put(match, 0, pink=[1, 1], rerolls=5)
    throw(match, pink=2, others=6)
    match.play(0, "pink")
    assert gain(match, 0, "pink 2") == ["fox", "re-roll"]


def test_a_bonus_may_bring_another_bonus() -> None:
    """Sollte sich durch das Eintragen oder Ankreuzen einer Zahl erneut ein Bonus ergeben, …"""
    match = position(2)
    put(match, 0, pink=[1] * 5, green=[1] * 3, blue=[9, 9])
    choose(match, "pink", pink=5, others=6)  # the sixth pink cell: ?green
    assert legal(match, 0) == FREE["green"]
    play(match, 0, "green 2")  # the fourth green cell: ?blue
    assert legal(match, 0) == {f"blue {value}" for value in range(2, 10)}
    play(match, 0, "blue 9")  # the third blue cell: ?yellow
    assert legal(match, 0) == FREE["yellow"]
    play(match, 0, "yellow 1 row 2")
    assert match.node == Chance()
    assert sheet(match, 0)["pink"] == [1, 1, 1, 1, 1, 5]
    assert sheet(match, 0)["green"] == [2, 2, 2, 2]
    assert sheet(match, 0)["blue"] == [9, 9, 9]


def test_a_line_bonus_comes_only_when_the_line_is_full() -> None:
    """Zusammenfassung: … am Ende einer Zeile oder Spalte = erst …, wenn dort alle Felder …"""
    match = position(2)
    put(match, 0, silver=["6 yellow", "6 blue"], circles=["6 row 1"])
    throw(match, silver=6, yellow=4)
    match.play(0, "silver")
    assert gain(match, 0, "silver 6 green") == []
    put(match, 1, circles=["6 row 1", "4 row 3"])
    finish_turn(match)
    throw(match, yellow=5, others=6)
    match.play(1, "yellow")
    assert gain(match, 1, "yellow 5 row 4") == []


# Die Füchse


def test_a_fox_is_won_like_a_bonus() -> None:
    """Füchse können sich die Spieler wie Boni holen … ankreuzen bzw. eine Zahl eintragen …"""
    match = position(2)
    put(match, 0, pink=[1] * 7)
    throw(match, pink=2, others=6)
    match.play(0, "pink")
    assert gain(match, 0, "pink 2") == ["fox"]


def test_example_foxes() -> None:
    """Der grüne Bereich hat mit insgesamt nur 8 Punkten die wenigsten … jeder Fuchs … 8 Punkte"""
    match = position(2)
    areas: dict[str, Any] = {
        "silver": [f"{value} yellow" for value in range(1, 7)],  # 22
        "crosses": YELLOW_CELLS[:4],  # 36
        "blue": [5] * 6,  # 21
        "green": [5, 1],  # 8
        "pink": [6, 6, 6, 3],  # 21
    }
    for foxes in range(7):
        put(match, 0, foxes=foxes, **areas)
        assert match.breakdown(0) == {
            "silver": 22,
            "yellow": 36,
            "blue": 21,
            "green": 8,
            "pink": 21,
            "foxes": 8 * foxes,
        }
        assert match.scores()[0] == 108 + 8 * foxes


@pytest.mark.parametrize("empty", AREAS)
def test_foxes_are_worth_nothing_with_an_empty_area(empty: str) -> None:
    """Erzielt ein Spieler in einem Bereich 0 Punkte, ist jeder Fuchs 0 Punkte wert."""
    match = position(2)
    areas: dict[str, Any] = {
        "silver": SILVER_ALL,
        "crosses": YELLOW_CELLS,
        "blue": [5] * 6,
        "green": [5, 1],
        "pink": [6],
    }
    areas["crosses" if empty == "yellow" else empty] = []
    put(match, 0, foxes=3, **areas)
    assert points(match, 0, empty) == 0
    assert points(match, 0, "foxes") == 0


# Die Aktionen


def test_actions_are_locked_at_first() -> None:
    """Es gibt 3 Aktionsleisten, deren Felder erst im Laufe des Spiels freigeschaltet werden."""
    match = position(2)
    throw(match, pink=3, others=2)
    assert refused(match, 0, "again") == "clever-no-reroll"
    play(match, 0, "pink")
    assert match.view()["phase"] == "window"  # all other dice lie on the tray: no return
    assert waiting(match) == (1,)  # and no extra die


def test_an_action_may_be_used_at_once() -> None:
    """Diese Aktionen dürfen sofort nach dem Freischalten im selben … Zug eingesetzt werden."""
    match = position(2)
    put(match, 0, pink=[1, 1, 1])
    choose(match, "pink", pink=3, blue=1, others=6)  # the fourth cell: a return
    assert legal(match, 0) == {"pass", "blue"}
    play(match, 0, "blue")
    assert dice_on(match, "hand") == ALL - {"pink"}


def test_an_action_may_be_used_later() -> None:
    """… oder einem späteren Zug eingesetzt werden."""
    match = position(2)
    put(match, 0, pink=[1, 1])
    choose(match, "pink", pink=2, others=6)  # the third cell: a re-roll
    finish_turn(match)
    finish_turn(match)
    throw(match)
    assert "again" in legal(match, 0)


def test_example_the_third_pink_cell_circles_a_slot() -> None:
    """Der Spieler trägt im dritten rosa Feld eine Zahl ein und umkreist dann sofort …"""
    match = position(2)
    put(match, 0, pink=[4, 5])
    choose(match, "pink", pink=2, others=6)
    assert circled(match, 0) == [1, 0, 0]
    assert struck(match, 0) == [0, 0, 0]


def test_a_used_action_is_struck_out() -> None:
    """Nutzt ein Spieler eine freigeschaltete Aktion, muss er das … Feld durchstreichen."""
    match = position(2)
    put(match, 0, rerolls=1, returns=1, extras=1)
    choose(match, "again", others=2)
    assert struck(match, 0) == [1, 0, 0]
    throw(match, pink=3, blue=1, others=6)
    assert refused(match, 0, "again") == "clever-no-reroll"
    play(match, 0, "pink / blue")
    assert struck(match, 0) == [1, 1, 0]
    finish_throws(match)
    play(match, 0, "green")
    assert struck(match, 0) == [1, 1, 1]
    assert circled(match, 0) == [1, 1, 1]
    assert waiting(match) == (1,)


def test_any_number_of_actions_in_a_turn() -> None:
    """Ein Spieler kann in seinem Zug beliebig viele Aktionen ausführen …"""
    match = position(2)
    put(match, 0, rerolls=6, returns=5, extras=6)
    for _ in range(6):
        choose(match, "again")
    choose(match, "pink", pink=6, others=1)
    play(match, 0, "blue / green / yellow / silver / white")
    assert dice_on(match, "hand") == ALL - {"pink"}
    finish_throws(match)
    play(match, 0, "pink / green / blue / silver / silver 1 pink / yellow / white / pink 1")
    assert struck(match, 0) == [6, 5, 6]


# Nachwürfel-Aktion


def test_a_re_roll_throws_all_just_thrown_dice_again() -> None:
    """… alle seine soeben gewürfelten Würfel (jedoch nicht die … Tablett oder … Würfelfeldern) …"""
    match = position(2)
    put(match, 0, rerolls=1)
    choose(match, "pink", pink=3, blue=1, others=6)
    choose(match, "again", others=2)
    assert dice_on(match, "hand") == {"silver", "yellow", "green", "white"}
    for wrong in ("silver 1", "silver 1 yellow 1 green 1 white 1 blue 1", "blue 1"):
        with pytest.raises(UnknownOutcome):
            match.inject(wrong)
    throw(match, silver=1, yellow=2, green=3, white=4)
    faces = {die: lies["face"] for die, lies in match.view()["dice"].items()}
    assert faces == {"silver": 1, "yellow": 2, "green": 3, "white": 4, "pink": 3, "blue": 1}


def test_only_the_active_player_re_rolls() -> None:
    """Diese Aktion kann nur vom aktiven Spieler genutzt werden."""
    match = position(2)
    put(match, 1, rerolls=3, returns=3)
    throw(match)
    with pytest.raises(NotYourTurn):
        match.play(1, "again")
    finish_throws(match)
    assert legal(match, 1) == {"pass", *DICE}
    refused(match, 1, "again")


# Rückhol-Aktion


def test_a_return_takes_a_die_into_the_next_throw() -> None:
    """… kann ein Würfel, der bereits auf dem Silbertablett liegt, wieder zurückgenommen …"""
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "pink", pink=3, blue=1, green=2, others=6)
    assert legal(match, 0) == {"pass", "blue", "green"}
    play(match, 0, "green")
    assert dice_on(match, "tray") == {"blue"}
    throw(match, silver=5, yellow=4, white=2, green=4)
    assert "green" in legal(match, 0)


def test_no_return_after_the_throw() -> None:
    """Die Aktion darf nicht ausgeführt werden, nachdem bereits gewürfelt wurde."""
    match = position(2)
    put(match, 0, returns=2)
    choose(match, "pink / pass", pink=3, blue=1, others=6)
    throw(match, others=4)
    assert refused(match, 0, "blue") == "clever-no-die"


def test_only_the_active_player_returns_dice() -> None:
    """Diese Aktion kann nur vom aktiven Spieler genutzt werden."""
    match = position(2)
    put(match, 1, returns=6)
    choose(match, "pink", pink=3, blue=1, others=6)
    assert match.node == Chance()
    with pytest.raises(NotYourTurn):
        match.play(1, "blue")


# Zusatzwürfel-Aktion


def test_extra_dice_come_at_the_end_of_the_turn() -> None:
    """Die Aktion kann ein Spieler erst am Ende seines Zuges ausführen, also nachdem …"""
    match = position(2)
    put(match, 0, extras=1)
    put(match, 1, extras=1)
    for die in ("pink", "green", "blue"):
        throw(match, others=2)
        play(match, 0, die)
    assert set(waiting(match)) == {0, 1}
    assert legal(match, 0) == {"pass", *DICE}
    assert legal(match, 1) == {"pass", "silver", "yellow", "white"}  # first a die of the tray
    play(match, 1, "silver / silver 2 pink")
    assert legal(match, 1) == {"pass", *DICE}


@pytest.mark.parametrize("die", DICE)
def test_an_extra_die_is_any_of_the_six(die: str) -> None:
    """Selbst ein Würfel, der aktuell beim aktiven Spieler liegt bzw. den der Spieler selbst …"""
    match = position(2)
    put(match, 0, extras=1)
    put(match, 1, extras=1)
    choose(match, "pink", others=2)
    choose(match, "green", others=2)
    choose(match, "pass", others=2)
    play(match, 1, "white / pink 2")
    for seat in (0, 1):
        before = sum(len(sheet(match, seat)[area]) for area in ("blue", "green", "pink"))
        before += len(silver(match, seat)) + len(yellow(match, seat, "circled"))
        match.play(seat, die)
        match.play(seat, match.legal(seat)[0])
        after = sum(len(sheet(match, seat)[area]) for area in ("blue", "green", "pink"))
        after += len(silver(match, seat)) + len(yellow(match, seat, "circled"))
        assert after == before + 1


def test_example_extra_dice() -> None:
    """Der aktive Spieler … besitzt noch zwei Zusatzwürfel-Aktionen. …"""
    match = position(2)
    put(match, 0, extras=2, circles=["4 row 3"])
    choose(match, "white / pink 4", white=4, blue=3, others=5)
    choose(match, "green", green=2, others=5)
    choose(match, "pink", pink=2, others=5)
    # Für eine wählt er erneut den weißen Würfel und kreuzt damit eine gelbe 4 an
    play(match, 0, "white / yellow 4 row 3")
    assert yellow(match, 0, "crossed") == {"4 row 3"}
    # Mit der zweiten Aktion den weißen Würfel abermals zu wählen … nun nicht mehr möglich.
    assert refused(match, 0, "white") == "clever-no-extra"
    # Allerdings kann er den blauen Würfel wählen und damit … eine 7 in Blau eintragen
    play(match, 0, "blue")
    assert sheet(match, 0)["blue"] == [7]
    assert struck(match, 0) == [0, 0, 2]


def test_several_extra_dice_each_only_once() -> None:
    """… auch mehrere Zusatzwürfelaktionen … jeden Würfel nur einmal als Zusatzwürfel wählen."""
    match = position(2)
    put(match, 0, extras=6)
    finish_throws(match)
    for i, die in enumerate(("pink", "green", "blue")):
        play(match, 0, die)
        assert refused(match, 0, die) == "clever-no-extra"
        assert len(legal(match, 0)) == 6 - i
    finish_turn(match)
    finish_throws(match)
    assert "pink" in legal(match, 0)  # a new turn


# SPIELENDE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end(players: int) -> None:
    """Das Spiel endet, nachdem in der letzten Runde der letzte aktive Spieler seinen Zug …"""
    match = position(players, ROUNDS[players], players - 2)
    finish_turn(match)
    assert not match.is_over
    finish_throws(match)
    for seat in range(players - 1):
        assert not match.is_over
        play(match, seat, "pink")
    assert match.node == Over()
    assert all(sheet(match, seat)["pink"] == [1] for seat in range(players - 1))
    with pytest.raises(GameOver):
        throw(match)


def test_the_last_extra_dice() -> None:
    """Jeder Spieler hat dann noch einmal die Möglichkeit, … Zusatzwürfel-Aktionen zu nutzen."""
    match = last_turn(3)
    for seat in range(3):
        put(match, seat, extras=2)
    finish_throws(match)
    play(match, 0, "pass")
    play(match, 1, "pink")
    for seat in range(3):
        assert not match.is_over
        if seat == 2:
            assert waiting(match) == (2,)
        play(match, seat, "green / pink")
    assert match.is_over
    assert [sheet(match, seat)["pink"] for seat in range(3)] == [[1], [1, 1], [1]]


def test_actions_left_are_worth_nothing() -> None:
    """Übrige Nachwürfel-Aktionen verfallen."""
    match = last_turn(2)
    put(match, 0, rerolls=5, returns=5, extras=5)
    finish_turn(match)
    assert match.is_over
    assert match.scores() == [0, 0]


def test_most_points_win() -> None:
    """Wer die meisten Gesamtpunkte hat, gewinnt."""
    match = last_turn(3)
    put(match, 0, pink=[6, 6])
    put(match, 1, pink=[6], green=[5, 1], blue=[3])
    finish_turn(match)
    assert match.scores() == [12, 15, 0]
    assert match.winners() == [1]


def test_a_tie_goes_to_the_highest_area() -> None:
    """Bei einem Gleichstand gewinnt … derjenige mit dem höchsten Punktwert in einem Bereich."""
    match = last_turn(3)
    put(match, 0, pink=[6], blue=[4, 4, 4])  # 6 + 6
    put(match, 1, pink=[6, 6])
    put(match, 2, pink=[6, 4, 1])
    finish_turn(match)
    assert match.scores() == [12, 12, 11]
    assert match.winners() == [1]


def test_a_tie_of_several_winners() -> None:
    """Sollte es noch immer keinen eindeutigen Sieger geben, gibt es mehrere Gewinner."""
    match = last_turn(3)
    put(match, 0, pink=[5, 5])
    put(match, 1, pink=[6, 3])
    put(match, 2, blue=[9, 8, 8, 7])
    finish_turn(match)
    assert match.scores() == [10, 9, 10]
    assert match.winners() == [0, 2]


def test_no_winner_before_the_end() -> None:
    """Das Spiel endet, nachdem …"""
    match = last_turn(2)
    put(match, 0, pink=[5, 5])
    assert match.winners() == []


# SOLO-SPIEL


def test_solo_six_times_active_and_passive() -> None:
    """Gespielt wird über 6 Runden. … genau 6-mal immer abwechselnd aktiver und passiver Spieler."""
    match = start(1)
    turns = []
    while not match.is_over:
        turns.append(turn_of(match))
        finish_turn(match)
    assert turns == [(round, 0, passive) for round in range(1, 7) for passive in (False, True)]


def test_solo_the_three_lowest_dice_go_to_the_tray() -> None:
    """… würfelt er alle 6 Würfel und legt die 3 Würfel mit dem niedrigsten Wert auf das …"""
    match = position(1, passive=True)
    assert dice_on(match, "hand") == ALL
    throw(match, silver=6, yellow=2, blue=5, green=1, pink=5, white=2)
    assert dice_on(match, "tray") == {"yellow", "green", "white"}
    assert legal(match, 0) == {"pass", "yellow", "green", "white"}
    play(match, 0, "green")
    assert sheet(match, 0)["green"] == [2]
    assert turn_of(match) == (2, 0, False)


def test_solo_example_equal_dice() -> None:
    """Die blaue 1 und die rosa 2 … sowie die gelbe 3, weil sie von allen 3en am dichtesten …"""
    match = position(1, passive=True)
    throw(match, blue=1, pink=2, yellow=3, green=3, white=3, silver=5)
    assert match.node == Chance()
    assert {text for text, _ in match.outcomes()} == {
        "tray yellow blue pink",
        "tray blue green pink",
        "tray blue pink white",
    }
    for wrong in ("tray blue pink silver", "tray yellow green white", "tray blue pink", "yellow 3"):
        with pytest.raises(UnknownOutcome):
            match.inject(wrong)
    match.inject("tray blue pink yellow")
    assert dice_on(match, "tray") == {"blue", "pink", "yellow"}
    assert legal(match, 0) == {"pass", "blue", "pink", "yellow"}


def test_solo_no_re_roll_as_passive_player() -> None:
    """Als passiver Spieler kann er — wie bisher — keine Nachwürfel-Aktion einsetzen."""
    match = position(1, passive=True)
    put(match, 0, rerolls=3, returns=3)
    throw(match, silver=6, yellow=2, blue=5, green=1, pink=5, white=2)
    refused(match, 0, "again")
    refused(match, 0, "silver")


SPANS = [(320, 999), (300, 319), (280, 299), (260, 279), (240, 259), (220, 239), (200, 219)]
SPANS += [(180, 199), (160, 179), (140, 159), (-99, 139)]


@pytest.mark.parametrize(
    ("number", "span", "sentence"), list(zip(range(11), SPANS, LEVELS, strict=True))
)
def test_solo_levels(number: int, span: tuple[int, int], sentence: str) -> None:
    """Level / Punkte: von „> 320“ bis „< 140“."""
    for reached in span:
        assert game(GAME).rating(reached).level == number
        assert level(reached).startswith(sentence)


def test_solo_rating_of_a_finished_game() -> None:
    """Wie clever der Spieler gespielt hat, lässt sich hier … ablesen"""
    match = last_turn(1)
    put(match, 0, **FULL | {"green": [6, 1]})
    assert match.rating() is None
    finish_turn(match)
    assert match.scores() == [88 + 165 + 78 + 10 + 12]
    assert (rating := match.rating())
    assert rating.level == 0
