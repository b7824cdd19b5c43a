"""The rulebook of Geht noch was? in its order. Docstrings quote the sentence of a test."""

from collections import Counter

import pytest

from kleeblatt import Chance, Decision, Match, Over, game, new_match
from kleeblatt.core.chance import DICE, Rng, begin
from kleeblatt.core.errors import NotYourTurn, UnknownMove, UnknownOutcome, UsageError
from kleeblatt.core.record import End
from tests.geht_noch_was.table import (
    ALL_NUMBERS,
    EACH,
    FIVE,
    FOUR,
    GAME,
    GREENS,
    ONE,
    ONES,
    PLAYERS,
    REDS,
    SIX,
    START_SETS,
    THREE,
    TWO,
    TWOS,
    YELLOWS,
    all_play,
    building,
    clover,
    comes,
    deck,
    display,
    drain,
    ending,
    idle_round,
    in_round,
    is_in,
    legal,
    mark,
    marked,
    money,
    new,
    phase,
    play,
    pushing,
    put,
    refused,
    rolling,
    scored,
    seat_of,
    shopping,
    start,
    throw,
    to_buy,
    to_roll,
    under,
)

# Spielmaterial


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players(players: int) -> None:
    """„für 1-4 Personen“"""
    assert len(start(players).view()["seats"]) == players


@pytest.mark.parametrize("players", [0, 9])
def test_not_so_many_players(players: int) -> None:
    """„für 1-4 Personen“, with a second copy twice as many."""
    with pytest.raises(UsageError):
        new_match(GAME, [f"P{seat}" for seat in range(players)])


def test_96_cards() -> None:
    """„96 Aufgabenkarten“, each with „eine individuelle Zahl“."""
    cards = start(1).printed()["cards"]
    assert sorted(map(int, cards)) == ALL_NUMBERS


def test_24_start_cards() -> None:
    """„24 Startkarten (6 pro Person, A-D)“; „Jeder … besteht aus 4 grünen und 2 gelben Karten“"""
    cards = start(1).printed()["cards"].values()
    found = Counter((card["set"], card["colour"]) for card in cards if card["set"])
    one_set = {"green": 4, "yellow": 2}
    assert found == {(letter, colour): n for letter in "ABCD" for colour, n in one_set.items()}


def test_other_cards() -> None:
    """„36 grüne Karten, 21 gelbe Karten, 15 rote Karten“"""
    cards = start(1).printed()["cards"].values()
    found = Counter(card["colour"] for card in cards if not card["set"])
    assert found == {"green": 36, "yellow": 21, "red": 15}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_16_luck_markers(players: int) -> None:
    """„16 grüne Glück-Marker“; each takes one in round 1."""
    match = rolling(players)
    assert match.view()["luck"] == 16 - players


def test_5_black_markers_each() -> None:
    """„20 schwarze Marker“: „5 schwarze Marker“ for each of 4."""
    match = rolling(4)
    assert [seat_of(match, seat)["black"] for seat in range(4)] == [5, 5, 5, 5]


def test_4_multiplier_markers() -> None:
    """„4 Multiplikator-Marker“; „Lasst die … Marker zunächst in der Schachtel“"""
    assert rolling(4).view()["multipliers"] == 4


def test_7_dice() -> None:
    """„7 Würfel (4 blaue, 3 rote)“"""
    match = rolling()
    assert match.inject("red 3 2 1 blue 4 6 5 1") == "blue 1 4 5 6 red 1 2 3"
    assert match.view()["dice"] == {"blue": [1, 4, 5, 6], "red": [1, 2, 3]}


@pytest.mark.parametrize(
    "roll",
    [
        "blue 1 2 3 red 4 5 6 6",
        "blue 1 2 3 4 red 5 6",
        "blue 1 2 3 4 5 red 5 6",
        "blue 1 2 3 4 red 5 6 7",
        "blue 0 2 3 4 red 5 6 1",
        "1 2 3 4 red 5 6 1",
        "blue 1 2 3 4 blue 5 6 1",
        "card 25",
        "fairy 1",
        "",
    ],
)
def test_no_other_dice(roll: str) -> None:
    """„7 Würfel (4 blaue, 3 rote)“"""
    with pytest.raises(UnknownOutcome):
        rolling().inject(roll)


def test_level_factors() -> None:
    """„Die Zahl auf der Leiste (1–8)“; the examples: lowest two ×1, third ×2, then ×4, ×8."""
    assert start(2).printed()["factors"] == [1, 1, 2, 4, 8]


def test_points_of_cards() -> None:
    """„2+4“ for a yellow and a red card; green 1 is from a published review."""
    assert start(2).printed()["points"] == {"green": 1, "yellow": 2, "red": 4}


def test_own_design_is_said() -> None:
    """The printed faces are in no public source: the product says that ours are its own."""
    assert start(2).printed()["own_design"]


# Spielaufbau


def test_a_set_of_start_cards_each() -> None:
    """„6x A für Person 1, 6x B für Person 2, 6x C für Person 3 und 6x D für Person 4“"""
    match = rolling(4)
    for seat, letter in enumerate("ABCD"):
        mine = set().union(*display(match, seat).values())
        assert mine == set(START_SETS[letter])
        assert all(match.printed()["cards"][str(card)]["set"] == letter for card in mine)


def test_fixed_start() -> None:
    """„jeweils 2 grüne … in die beiden untersten Ebenen und die beiden gelben … in die 3. Ebene“"""
    match = rolling(4)
    cards = match.printed()["cards"]
    for seat in range(4):
        colours = {
            level: [cards[str(card)]["colour"] for card in lying]
            for level, lying in display(match, seat).items()
        }
        assert colours == {1: ["green"] * 2, 2: ["green"] * 2, 3: ["yellow"] * 2}


def test_everyone_begins_in() -> None:
    """„1 In/Out-Marker … mit der In-Seite nach oben“"""
    match = rolling(3)
    assert all(is_in(match, seat) for seat in range(3))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_unused_start_cards(players: int) -> None:
    """„Übrige Startkarten mischt ihr in die jeweils farblich passenden Stapel“"""
    match = rolling(players)
    used = {card for letter in "ABCD"[:players] for card in START_SETS[letter]}
    assert deck(match, "green") == set(GREENS) - used
    assert deck(match, "yellow") == set(YELLOWS) - used
    assert deck(match, "red") == set(REDS)
    unused = 4 - players
    sizes = [match.view()["decks"][colour]["cards"] for colour in ("green", "yellow", "red")]
    assert sizes == [36 + 4 * unused, 21 + 2 * unused, 15]


def test_decks_are_shuffled() -> None:
    """„Bildet … 3 weitere Stapel“, face down: every card of a deck is as likely to come."""
    match = play(in_round(2), 0, "bonus 2")
    assert comes(match) == set(GREENS) - set(START_SETS["A"]) - set(START_SETS["B"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_gluecksfee(players: int) -> None:
    """„Wer von euch zuletzt so richtig Glück hatte“: here at random."""
    match = start(players)
    assert match.node == Chance()
    assert dict(match.outcomes()) == pytest.approx(
        {f"fairy {seat + 1}": 1 / players for seat in range(players)}
    )
    for seat in range(players):
        assert rolling(players, seat).view()["fairy"] == seat


def test_first_gluecksfee_of_a_seed() -> None:
    """The same, when a seed draws."""
    came: Counter[str] = Counter()
    for seed in range(400):
        came[new_match(GAME, PLAYERS[:4], seed).roll()] += 1
    assert came == pytest.approx({f"fairy {n}": 100 for n in (1, 2, 3, 4)}, abs=40)


def test_free_start() -> None:
    """„die Startkarten ‚frei‘ … platzieren. Dabei müsst ihr lediglich die Regeln aus Phase 3“"""
    match = start(2, free_start="yes")
    assert match.node == Decision((0, 1))
    assert display(match, 0) == display(match, 1) == {}
    assert new(match, 0) == [1, 2, 3, 4, 5, 6]
    expected = {f"place {card} {level}" for card in range(1, 7) for level in (1, 2, 3)}
    assert legal(match, 0) == expected
    play(match, 1, "place 7 3 / place 8 3 / place 11 3 / place 12 3")
    assert legal(match, 1) == {f"place {card} {level}" for card in (9, 10) for level in (1, 2)}
    assert refused(match, 1, "place 9 3") == "gnw-level-full"
    play(match, 1, "place 9 1 / place 10 1")
    play(match, 0, "place 6 1 / place 5 1 / place 4 2 / place 3 2 / place 2 3 / place 1 3")
    assert display(match, 0) == {1: {5, 6}, 2: {3, 4}, 3: {1, 2}}
    assert display(match, 1) == {1: {9, 10}, 3: {7, 8, 11, 12}}
    match.inject("fairy 2")
    assert (phase(match), clover(match, 0), clover(match, 1)) == ("dice", 1, 1)


def test_free_start_not_above_the_vip_line() -> None:
    """„Du darfst oberhalb des VIP-Bandes aber nicht einbauen.“"""
    match = start(2, free_start="yes")
    for level in ("4", "5", "0"):
        with pytest.raises(UnknownMove):
            match.play(0, f"place 1 {level}")


def test_free_start_only_own_cards() -> None:
    """„eure 6 Startkarten“"""
    assert refused(start(2, free_start="yes"), 0, "place 7 1") == "gnw-not-new"


# Die Aufgabenkarten


def test_the_number_has_no_effect() -> None:
    """„eine individuelle Zahl, die … keine Auswirkung auf den Spielablauf hat“"""
    match = put(rolling(), 0, display={1: "25 26", 2: "55"})  # 26 and 55: one and the same task
    throw(match, *TWOS)
    assert legal(match) == {"mark 26", "avert", "fail"}
    play(match, 0, "mark 26 / in")
    play(match, 1, "avert / in")
    throw(match, *TWOS)
    assert legal(match) == {"mark 55", "fail", "avert"}


def test_more_than_4_players() -> None:
    """„auch mit mehr als 4 Personen … ein weiteres Exemplar. Die Zahl hilft euch, … sortieren“"""
    match = rolling(5)
    assert set(map(int, match.printed()["cards"])) == {*ALL_NUMBERS, *range(101, 197)}
    assert match.printed()["cards"]["133"]["task"] == match.printed()["cards"]["33"]["task"]


# Spielablauf


def test_five_rounds() -> None:
    """„Ihr spielt insgesamt 5 Runden.“ „In allen folgenden Runden … je 1 Runde weiter.“"""
    match = rolling()
    rounds = []
    for _ in range(5):
        assert not match.is_over
        rounds.append(match.view()["round"])
        idle_round(match)
    assert rounds == [1, 2, 3, 4, 5]
    assert match.node == Over()


def test_phases_in_this_order() -> None:
    """„Dann führt ihr die folgenden 5 Phasen in dieser Reihenfolge durch“"""
    match = put(in_round(2), 0, scored={1: "25 26 27 28"})
    seen = [phase(match)]
    all_play(match, "bonus 1")
    seen.append(phase(match))
    play(match, 0, "buy green / 29 / pass")
    play(match, 1, "pass")
    seen.append(phase(match))
    play(match, 0, "place 29 1")
    seen.append(phase(match))
    throw(match, "5 5 5 5", "5 5 5")
    seen.append(phase(match))
    play(match, 0, "mark 29 / out")
    play(match, 1, "avert / out")
    seen.append(phase(match))
    play(match, 0, "bank 29")
    assert seen == ["bonus", "buy", "build", "dice", "decide", "push"]
    assert (phase(match), match.view()["round"]) == ("bonus", 3)


# 1. Bonus


def test_first_bonus() -> None:
    """„In der 1. Runde nehmt ihr euch jeweils 1 Glück-Marker“; phases 2 and 3 are skipped."""
    match = rolling(3)
    assert [clover(match, seat) for seat in range(3)] == [1, 1, 1]
    assert match.view()["luck"] == 13
    assert phase(match) == "dice"
    assert match.printed()["bonus"][0] == [{"luck": 1, "card": None}]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_bonuses_to_choose_from(number: int) -> None:
    """„In den späteren Runden hast du immer die Wahl zwischen den beiden … abgebildeten Boni“"""
    match = in_round(number)
    assert phase(match) == "bonus"
    assert match.awaited == (0, 1)
    assert legal(match, 0) == legal(match, 1) == {"bonus 1", "bonus 2"}


def test_bonus_of_luck() -> None:
    """„z. B. 2 Glück“; „Glück-Marker legst du wieder sofort auf dein Kleeblatt“"""
    match = play(put(in_round(2), 0, clover=1), 0, "bonus 1")
    assert clover(match) == 3
    assert match.view()["luck"] == 13
    assert new(match) == []


def test_bonus_of_luck_and_a_card() -> None:
    """„… oder 1 Glück und 1 Aufgabenkarte in der gezeigten Farbe“"""
    match = play(in_round(2), 0, "bonus 2")
    assert clover(match) == 1
    assert match.view()["drawing"] == "green"
    match.inject("card 33")
    assert new(match) == [33]  # „Neue Aufgabenkarten legst du zunächst offen neben deine …“
    assert 33 not in deck(match, "green")


@pytest.mark.parametrize(
    ("number", "colour", "card"), [(3, "yellow", 61), (4, "yellow", 61), (5, "red", 82)]
)
def test_colour_of_the_bonus_card(number: int, colour: str, card: int) -> None:
    """„1 Aufgabenkarte in der gezeigten Farbe“"""
    match = play(in_round(number), 0, "bonus 2")
    assert match.view()["drawing"] == colour
    assert card in comes(match)
    play(match, 0, str(card))
    assert (new(match), clover(match)) == ([card], 1)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_room_for_4_luck(before: int, after: int) -> None:
    """„Das Kleeblatt bietet Platz für 4 Glück-Marker. Ist dein Kleeblatt voll, bekommst du …“"""
    match = play(put(in_round(2), 0, clover=before), 0, "bonus 1")
    assert clover(match) == after
    assert match.view()["luck"] == 16 - after


def test_everyone_takes_the_bonus_first() -> None:
    """„Habt ihr alle euren Bonus genommen, geht ihr in die nächste Phase.“"""
    match = in_round(2, 3)
    play(match, 2, "bonus 1")
    play(match, 0, "bonus 1")
    assert phase(match) == "bonus"
    with pytest.raises(NotYourTurn):
        match.play(0, "pass")
    play(match, 1, "bonus 1")
    assert phase(match) == "buy"


# 2. Kaufen


def test_no_buying_in_round_1() -> None:
    """„In der 1. Runde entfällt diese Phase“"""
    match = start(2)
    match.inject("fairy 1")
    assert phase(match) == "dice"


def test_income_example() -> None:
    """„2 gewertete grüne in der untersten Ebene (2), 1 in der 2. (1) und 1 in der 3. (2) … 5“"""
    match = shopping({1: "25 26", 2: "27", 3: "28 61"})
    assert money(match) == 5


@pytest.mark.parametrize(("level", "expected"), [(1, 1), (2, 1), (3, 2), (4, 4), (5, 8)])
def test_income_of_each_level(level: int, expected: int) -> None:
    """„Je höher die Ebene, in der die Karte liegt, desto mehr Einkommen bringt sie“"""
    assert money(shopping({level: "25"})) == expected
    assert money(shopping({level: "25 26 27"})) == 3 * expected


def test_only_green_cards_bring_income() -> None:
    """„Nur grüne Karten bringen Einkommen.“"""
    assert money(shopping({1: "61 82", 5: "62 83"})) == 0


def test_display_cards_bring_no_income() -> None:
    """„alle deine bereits gewerteten grünen Aufgabenkarten“"""
    assert money(shopping({}, display={1: "25 26", 4: "27"})) == 0


def test_prices() -> None:
    """„Grüne Karten kosten je 1, gelbe 2 und rote 4.“"""
    match = shopping({4: "25 26"})
    assert money(match) == 8
    play(match, 0, "buy green / 33")
    assert money(match) == 7
    play(match, 0, "buy yellow / 62")
    assert money(match) == 5
    play(match, 0, "buy red / 82")
    assert money(match) == 1
    assert match.printed()["cost"] == {"green": 1, "yellow": 2, "red": 4}


def test_red_and_green_for_5() -> None:
    """„Mit deinen 5 kannst du also 1 rote (4) und 1 grüne Karte (1)“"""
    match = shopping({1: "25 26", 2: "27", 3: "28"})
    play(match, 0, "buy red / 82 / buy green / 33")
    assert (money(match), new(match)) == (0, [82, 33])
    assert legal(match) == {"pass"}


def test_yellow_and_3_green_for_5() -> None:
    """„1 gelbe (2) und 3 grüne (3)“"""
    match = shopping({1: "25 26", 2: "27", 3: "28"})
    play(match, 0, "buy yellow / 61 / buy green / 33 / buy green / 34 / buy green / 35")
    assert (money(match), new(match)) == (0, [61, 33, 34, 35])
    assert legal(match) == {"pass"}


def test_4_green_for_5() -> None:
    """„4 grüne Karten (4) … Im letzten Fall verfällt 1, da du … höchstens 4 neue Karten …“"""
    match = shopping({1: "25 26", 2: "27", 3: "28"})
    play(match, 0, "buy green / 33 / buy green / 34 / buy green / 35 / buy green / 36")
    assert money(match) == 1
    assert legal(match) == {"pass"}
    assert refused(match, 0, "buy green") == "gnw-four-bought"
    all_play(match, "pass")
    assert money(match) == 0


def test_never_more_than_4_cards() -> None:
    """„bis zu 4 neue Aufgabenkarten“, with however much money."""
    match = shopping({5: "25 26 27"})
    play(match, 0, "buy red / 82 / buy red / 83 / buy red / 84 / buy red / 85")
    assert money(match) == 8
    assert legal(match) == {"pass"}


def test_four_cards_in_each_round() -> None:
    """„da du in jeder Runde höchstens 4 neue Karten kaufen darfst“: in the next one four again."""
    match = shopping({4: "25"})
    play(match, 0, "buy green / 33 / buy green / 34 / buy green / 35 / buy green / 36")
    all_play(match, "pass")
    play(match, 0, "place 33 1 / place 34 1 / place 35 2 / place 36 2")
    idle_round(match)
    to_buy(match)
    play(match, 0, "buy green / 37 / buy green / 38 / buy green / 39 / buy green / 40")
    assert new(match) == [37, 38, 39, 40]


def test_the_bonus_card_does_not_count_as_bought() -> None:
    """„Zusätzlich zu eurem Bonus dürft ihr nun bis zu 4 weitere Aufgabenkarten kaufen“"""
    match = put(in_round(2), 0, scored={4: "25"})
    play(match, 0, "bonus 2 / 33")
    play(match, 1, "bonus 1")
    play(match, 0, "buy green / 34 / buy green / 35 / buy green / 36 / buy green / 37")
    assert new(match) == [33, 34, 35, 36, 37]


def test_too_dear() -> None:
    """„Grüne Karten kosten je 1, gelbe 2 und rote 4.“"""
    match = shopping({1: "25"})
    assert legal(match) == {"pass", "buy green"}
    assert refused(match, 0, "buy yellow") == "gnw-no-money"
    match = shopping({1: "25 26 27"})
    assert legal(match) == {"pass", "buy green", "buy yellow"}
    assert refused(match, 0, "buy red") == "gnw-no-money"
    rich = shopping({1: "25 26", 2: "27 28"})
    assert legal(rich) == {"pass", "buy green", "buy yellow", "buy red"}


def test_buying_is_free() -> None:
    """„dürft ihr … kaufen“: nobody must."""
    match = shopping({4: "25"})
    all_play(match, "pass")
    assert phase(match) == "dice"
    assert new(match) == []


def test_no_saving() -> None:
    """„Einkommen, das du nicht sofort verwendest, verfällt. … nicht für die nächste Runde …“"""
    match = shopping({1: "25 26"})
    assert money(match) == 2
    to_roll(match)
    assert money(match) == 0
    idle_round(match)
    to_buy(match)
    assert money(match) == 2


def test_scored_cards_are_kept() -> None:
    """„Du behältst deine gewerteten Karten … Sie bringen dir in jeder Runde erneut Einkommen.“"""
    match = shopping({1: "25 26", 2: "27", 3: "28"})
    play(match, 0, "buy red / 82 / buy green / 33 / pass")
    assert scored(match) == {1: {25: 1, 26: 1}, 2: {27: 1}, 3: {28: 1}}
    play(match, 1, "pass")
    play(match, 0, "place 82 3 / place 33 3")
    idle_round(match)
    to_buy(match)
    assert money(match) == 5


def test_a_bought_card_is_shown_at_once() -> None:
    """„nimmst du die oberste vom Stapel und legst sie … offen neben deine Kleeblatt-Karte“"""
    match = shopping({1: "25 26"})
    play(match, 0, "buy green")
    assert match.node == Chance()
    assert comes(match) == deck(match, "green")
    match.inject("card 33")
    assert new(match) == [33]
    assert match.view(1)["seats"][0]["new"] == [33]
    assert match.awaited == (0, 1)  # and may go on with it known
    assert "buy green" in legal(match)


def test_identical_card_exchanged() -> None:
    """„identisch mit einer Karte in deiner Auslage …: unter den Stapel … und … eine neue Karte“"""
    match = shopping({1: "25 26"}, display={1: "2"})  # 2, 45 and 56 ask for 2B>
    play(match, 0, "buy green / 45")
    assert seat_of(match, 0)["offered"] == 45
    assert new(match) == []
    assert legal(match) == {"keep", "exchange"}
    play(match, 0, "exchange")
    assert under(match, "green") == [45]
    assert match.node == Chance()
    assert 45 not in comes(match)  # it lies under the others
    match.inject("card 33")
    assert new(match) == [33]
    assert money(match) == 1


def test_identical_card_kept() -> None:
    """„darfst du“: it may be kept."""
    match = shopping({1: "25 26"}, display={1: "2"})
    play(match, 0, "buy green / 45 / keep")
    assert (new(match), money(match), under(match, "green")) == ([45], 1, [])
    assert legal(match) == {"pass", "buy green"}


def test_another_card_is_not_exchanged() -> None:
    """„identisch mit einer Karte in deiner Auslage“"""
    match = shopping({1: "25"}, display={1: "2"})
    play(match, 0, "buy green / 33")
    assert legal(match) == {"pass"}
    assert refused(match, 0, "exchange") == "not-now"
    assert refused(match, 0, "keep") == "not-now"


def test_everyone_buys_first() -> None:
    """„Habt ihr alle eingekauft, geht ihr in die nächste Phase.“"""
    match = shopping({1: "25"}, players=3)
    play(match, 0, "pass")
    play(match, 2, "pass")
    assert phase(match) == "buy"
    play(match, 1, "pass")
    assert phase(match) == "dice"


# 3. Einbauen


def test_only_the_three_lower_levels() -> None:
    """„Du darfst neue Karten nur in eine der 3 unteren Ebenen legen.“"""
    match = building("33", {})
    assert legal(match) == {"place 33 1", "place 33 2", "place 33 3"}
    with pytest.raises(UnknownMove):
        match.play(0, "place 33 4")


def test_every_colour_on_every_open_level() -> None:
    """„neue Karten … in eine der 3 unteren Ebenen“, whatever their colour."""
    match = building("33 61 82", {})
    assert legal(match) == {f"place {card} {level}" for card in (33, 61, 82) for level in (1, 2, 3)}


def test_at_most_4_cards_on_a_level() -> None:
    """„In jeder Ebene dürfen höchstens 4 Karten liegen.“"""
    match = building("33 34", {1: "25 26 27 28", 2: "29 30 31"})
    assert legal(match) == {f"place {card} {level}" for card in (33, 34) for level in (2, 3)}
    play(match, 0, "place 33 2")
    assert legal(match) == {"place 34 3"}
    assert refused(match, 0, "place 34 1") == "gnw-level-full"
    assert refused(match, 0, "place 34 2") == "gnw-level-full"
    assert refused(match, 0, "place 35 3") == "gnw-not-new"
    play(match, 0, "place 34 3")
    assert display(match) == {1: {25, 26, 27, 28}, 2: {29, 30, 31, 33}, 3: {34}}


def test_cards_that_do_not_fit_go_back() -> None:
    """„Karten, die du nicht … legen kannst, legst du wieder zurück in den allgemeinen Vorrat.“"""
    full = {1: "25 26 27 28", 2: "29 30 31 32", 3: "55 56 57"}
    match = building("33 61 82 34", full)
    play(match, 0, "place 61 3")
    assert phase(match) == "dice"
    assert display(match)[3] == {55, 56, 57, 61}
    assert (under(match, "green"), under(match, "red")) == ([33, 34], [82])
    assert new(match) == []


def test_nothing_fits() -> None:
    """„… nicht nach diesen Regeln in deine Auslage legen kannst“: none of them, at once."""
    full = {1: "25 26 27 28", 2: "29 30 31 32", 3: "55 56 57 58"}
    match = building("33 61", full)
    assert phase(match) == "dice"
    assert (under(match, "green"), under(match, "yellow")) == ([33], [61])


def test_in_after_building() -> None:
    """„drehst du deinen In/Out-Marker auf die Seite ‚IN‘ … Habt ihr alle …, kann's losgehen!“"""
    match = building("33", {})
    assert not is_in(match, 0)
    play(match, 0, "place 33 1")
    assert is_in(match, 0)
    assert is_in(match, 1)
    assert phase(match) == "dice"


def test_everyone_builds_first() -> None:
    """„Habt ihr alle eure In/Out-Marker auf ‚IN‘ gelegt“"""
    match = in_round(2)
    play(match, 0, "bonus 2 / 33")
    play(match, 1, "bonus 2 / 34")
    all_play(match, "pass")
    assert match.awaited == (0, 1)
    play(match, 1, "place 34 1")
    assert phase(match) == "build"
    play(match, 0, "place 33 1")
    assert phase(match) == "dice"


# 4. Würfeln


def test_one_roll_for_all() -> None:
    """„würfelst du alle 7 Würfel genau einmal. Das gewürfelte Ergebnis gilt für alle.“"""
    match = rolling(3)
    for seat, card in enumerate((25, 26, 27)):
        put(match, seat, display={1: str(card)})
    throw(match, *EACH)
    assert match.awaited == (0, 1, 2)
    for seat, card in enumerate((25, 26, 27)):
        assert f"mark {card}" in legal(match, seat)
        assert match.view(seat)["dice"] == {"blue": [1, 2, 3, 4], "red": [1, 5, 6]}


def test_first_roll_only_level_1() -> None:
    """„Nach dem 1. Wurf … genau 1 Aufgabenkarte in der untersten Ebene“"""
    match = put(rolling(), 0, display={1: "25", 2: "26", 3: "27", 4: "28", 5: "29"})
    throw(match, *EACH)
    assert legal(match) == {"mark 25", "avert", "fail"}
    assert refused(match, 0, "mark 26") == "gnw-other-level"


def test_a_black_marker_on_the_card() -> None:
    """„so legst du einen deiner 5 schwarzen Marker auf die Karte“"""
    match = put(rolling(), 0, display={1: "25 26"})
    throw(match, *EACH)
    play(match, 0, "mark 25")
    assert marked(match) == {25: "black"}
    assert seat_of(match, 0)["black"] == 4
    assert clover(match) == 1


def test_exactly_one_card() -> None:
    """„Kannst du mehrere Aufgabenkarten erfüllen, musst du dich für eine davon entscheiden.“"""
    match = put(rolling(), 0, display={1: "25 26 27"})
    throw(match, *EACH)
    assert legal(match) == {"mark 25", "mark 26", "mark 27", "avert", "fail"}
    play(match, 0, "mark 26")
    assert legal(match) == {"in", "out"}
    assert refused(match, 0, "mark 25") == "not-now"


def test_not_fulfilled() -> None:
    """„Kannst du die Bedingung auf der Karte mit dem gewürfelten Ergebnis erfüllen“"""
    match = put(rolling(), 0, display={1: "25 26"})
    throw(match, *ONES)
    assert legal(match) == {"mark 25", "avert", "fail"}
    assert refused(match, 0, "mark 26") == "gnw-not-fulfilled"
    assert refused(match, 0, "mark 27") == "gnw-no-such-card"


def test_each_card_once_a_round() -> None:
    """„Du darfst jede Karte nur einmal pro Runde erfüllen.“"""
    match = put(rolling(), 0, display={1: "25"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    play(match, 1, "avert / out")
    throw(match, *ONES)
    assert legal(match) == {"avert", "fail"}
    assert refused(match, 0, "mark 25") == "gnw-marked"


def test_again_in_the_next_round() -> None:
    """„nur einmal pro Runde“; „in einer späteren Runde erneut erfüllen“"""
    match = put(rolling(), 0, display={1: "25 29"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / out")
    play(match, 1, "avert / out")
    play(match, 0, "push 25")
    to_roll(match)
    throw(match, "1 1 1 1", "5 5 5")
    play(match, 0, "mark 29 / in")
    play(match, 1, "avert / out")
    throw(match, *ONES)
    assert "mark 25" in legal(match)


def test_out() -> None:
    """„drehst du … auf ‚OUT‘ … Marker … bleiben zunächst noch dort liegen“"""
    match = put(rolling(), 0, display={1: "25"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / out")
    play(match, 1, "avert / in")
    assert not is_in(match, 0)
    assert is_in(match, 1)
    assert marked(match) == {25: "black"}
    throw(match, *ONES)
    assert match.awaited == (1,)


def test_in() -> None:
    """„Ansonsten lässt du den Marker auf ‚IN‘ liegen und nimmst weiter an der Runde teil.“"""
    match = put(rolling(), 0, display={1: "25 26"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    play(match, 1, "avert / out")
    assert is_in(match, 0)
    throw(match, *ONES)
    assert match.awaited == (0,)


def test_failing() -> None:
    """„gescheitert. Dann entfernst du zuerst alle Marker … neue grüne … unterste Ebene … ‚OUT‘“"""
    match = put(rolling(), 0, display={1: "25 26", 2: "27"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    play(match, 1, "avert / in")
    throw(match, *ONES)
    play(match, 0, "fail")
    assert marked(match) == {}
    assert seat_of(match, 0)["black"] == 5
    put(match, 1, clover=1)
    play(match, 1, "avert / in")
    assert match.view()["drawing"] == "green"
    assert match.view()["drawer"] == 0
    match.inject("card 33")
    assert display(match) == {1: {25, 26, 33}, 2: {27}}
    assert not is_in(match, 0)
    assert is_in(match, 1)
    assert clover(match, 0) == 1  # nothing was paid


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_all_markers_come_off(level: int) -> None:
    """„alle Marker von deinen Aufgabenkarten“, wherever they lie."""
    match = put(rolling(1), 0, display={level: "25 26 27 28", 1 + level % 5: "29"})
    mark(match, 0, "25 26 27 28 29")
    throw(match, *ONES)
    play(match, 0, "fail")
    assert (marked(match), seat_of(match, 0)["black"]) == ({}, 5)


def test_failing_by_choice() -> None:
    """„Kannst (oder willst) du nach einem Würfelwurf keine Aufgabenkarte erfüllen“"""
    match = put(rolling(1), 0, display={1: "25"})
    throw(match, *ONES)
    assert "fail" in legal(match)
    play(match, 0, "fail / 33")
    assert display(match) == {1: {25, 33}}
    assert (phase(match), match.view()["round"]) == ("bonus", 2)


def test_nothing_is_pushed_after_failing() -> None:
    """„Du erfüllst also in dieser Runde keine Aufgaben.“"""
    match = put(rolling(1), 0, display={1: "25 29"}, clover=0)
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    throw(match, *TWOS)
    assert legal(match) == {"fail"}
    play(match, 0, "fail / 33")
    assert (phase(match), match.view()["round"]) == ("bonus", 2)
    assert scored(match) == {}


def test_no_going_on_without_fulfilling() -> None:
    """„oder aussteigst“ comes only after a card was fulfilled or the failure averted."""
    match = put(rolling(), 0, display={1: "25"})
    throw(match, *TWOS)
    assert refused(match, 0, "in") == "not-now"
    assert refused(match, 0, "out") == "not-now"


def test_roll_again_when_all_have_decided() -> None:
    """„Haben sich alle entschieden, …, würfelst du als Glücksfee erneut“"""
    match = rolling(3)
    throw(match, *ONES)
    play(match, 2, "avert / in")
    play(match, 0, "avert / in")
    assert match.awaited == (1,)
    play(match, 1, "avert / in")
    assert match.node == Chance()
    assert match.view()["roll"] == 1
    throw(match, *ONES)
    assert match.view()["roll"] == 2


def test_each_round_has_its_own_first_roll() -> None:
    """„Nach dem 1. Wurf einer Runde“: rolls are counted anew in each round."""
    match = rolling()
    for number in (1, 2, 3):
        assert (match.view()["round"], match.view()["roll"]) == (number, 0)
        assert match.view()["dice"] is None
        for roll in (1, 2):
            throw(match, *ONES)
            assert match.view()["roll"] == roll
            for seat in (0, 1):
                put(match, seat, clover=1)
            all_play(match, "avert / in" if roll == 1 else "avert / out")
        to_roll(match)


def test_gluecksfee_for_the_whole_round() -> None:
    """„Du bleibst für die gesamte Runde Glücksfee, auch wenn du selbst schon ausgestiegen bist.“"""
    match = rolling(3, fairy=1)
    for seat in range(3):
        put(match, seat, clover=4)
    throw(match, *ONES)
    play(match, 1, "avert / out")
    play(match, 0, "avert / in")
    play(match, 2, "avert / in")
    for _ in range(2):
        assert match.view()["fairy"] == 1
        throw(match, *ONES)
        play(match, 0, "avert / in")
        play(match, 2, "avert / in")
    assert match.view()["fairy"] == 1
    assert match.view()["active"] == 1


def test_luck_for_those_who_are_out() -> None:
    """„Wer … bereits ausgestiegen ist (…), bekommt … bei jedem weiteren Wurf … 1 Glück-Marker“"""
    match = put(rolling(3), 0, clover=4)
    throw(match, *ONES)
    play(match, 0, "avert / in")
    play(match, 1, "avert / out")  # of free will
    play(match, 2, "fail / 33")  # not of free will
    assert [clover(match, seat) for seat in range(3)] == [3, 0, 1]
    for expected in ([3, 1, 2], [2, 2, 3], [1, 3, 4]):
        throw(match, *ONES)
        assert [clover(match, seat) for seat in range(3)] == expected
        play(match, 0, "avert / in")
    throw(match, *ONES)
    assert [clover(match, seat) for seat in range(3)] == [0, 4, 4]  # „höchstens 4“


def test_no_luck_for_those_who_are_in() -> None:
    """„Wer in dieser Runde bereits ausgestiegen ist“"""
    match = rolling(2)
    throw(match, *ONES)
    assert [clover(match, seat) for seat in range(2)] == [1, 1]


def test_same_or_next_level() -> None:
    """„im nächsten Wurf eine andere Karte auf derselben oder der nächsthöheren Ebene“"""
    match = put(rolling(1), 0, display={1: "25 26", 2: "27 28", 3: "29"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 26", "mark 27", "mark 28", "avert", "fail"}
    assert refused(match, 0, "mark 29") == "gnw-other-level"  # „eine Ebene überspringen“
    play(match, 0, "mark 28 / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 27", "mark 29", "avert", "fail"}
    assert refused(match, 0, "mark 26") == "gnw-other-level"  # „darunterliegende Ebene“


def test_level_by_level_to_the_top() -> None:
    """„So kannst du Ebene um Ebene weiter nach oben steigen.“"""
    match = put(rolling(1), 0, display={1: "25", 2: "26", 3: "27", 4: "28", 5: "29 30"})
    for card in (25, 26, 27, 28, 29):
        throw(match, *EACH)
        assert legal(match) == {f"mark {card}", "avert", "fail"} | (
            {"mark 30"} if card == 29 else set()
        )
        play(match, 0, f"mark {card} / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 30", "avert", "fail"}


def test_left_or_right_does_not_matter() -> None:
    """„Es ist unerheblich, ob eine Karte in einer Ebene weiter links oder rechts liegt.“"""
    match = put(rolling(1), 0, display={1: "29 30 31 25", 2: "26 27"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    throw(match, *EACH)
    assert {"mark 29", "mark 30", "mark 26", "mark 27"} <= legal(match)


def test_an_empty_level_blocks_the_way() -> None:
    """„Hast du in einer Ebene keine Aufgabenkarte, so kannst du … darüberliegende … nicht“"""
    match = put(rolling(1), 0, display={1: "25 26", 3: "27"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 26", "avert", "fail"}
    play(match, 0, "mark 26 / in")
    throw(match, *EACH)
    assert legal(match) == {"avert", "fail"}


def test_an_empty_bottom_level() -> None:
    """„Beim 1. Wurf könnt ihr nur Aufgabenkarten auf der untersten Ebene erfüllen.“"""
    match = put(rolling(1), 0, display={2: "25 26", 3: "27"})
    throw(match, *EACH)
    assert legal(match) == {"avert", "fail"}


def test_every_round_begins_at_the_bottom() -> None:
    """„Ihr beginnt dabei jede Runde auf der untersten Ebene“"""
    match = put(rolling(1), 0, display={1: "25 26", 2: "27 28"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    throw(match, *EACH)
    play(match, 0, "mark 27 / out / bank 25 / bank 27")
    to_roll(match)
    throw(match, *EACH)
    assert legal(match) == {"mark 26", "avert", "fail"}


def test_five_black_markers() -> None:
    """„Da du nur 5 schwarze Marker hast, kannst du damit in jeder Runde nur 5 Aufgaben erfüllen“"""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30"}, clover=0)
    for left, card in zip((4, 3, 2, 1, 0), (25, 26, 27, 28, 29), strict=True):
        throw(match, *EACH)
        play(match, 0, f"mark {card} / in")
        assert seat_of(match, 0)["black"] == left
    throw(match, *EACH)
    assert legal(match) == {"fail"}
    assert refused(match, 0, "mark 30") == "gnw-no-marker"


def test_luck_as_the_sixth_marker() -> None:
    """„darfst du auch grüne Glück-Marker verwenden, um … mehr als 5 Karten zu erfüllen“"""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30 31"}, clover=2)
    for card in (25, 26, 27, 28, 29, 30):
        throw(match, *EACH)
        play(match, 0, f"mark {card} / in")
    assert marked(match)[29] == "black"
    assert marked(match)[30] == "luck"
    assert (clover(match), match.view()["luck"]) == (1, 14)  # it lies on the card
    throw(match, *EACH)
    play(match, 0, "mark 31 / in")
    assert (clover(match), match.view()["luck"]) == (0, 14)
    assert Counter(marked(match).values()) == {"black": 5, "luck": 2}


def test_black_markers_first() -> None:
    """„aber bereits alle 5 schwarzen Marker eingesetzt hast“"""
    match = put(rolling(1), 0, display={1: "25"}, clover=4)
    throw(match, *EACH)
    play(match, 0, "mark 25")
    assert marked(match) == {25: "black"}
    assert clover(match) == 4


def test_until_all_are_out() -> None:
    """„Wiederholt das Würfeln … so lange, bis alle … ausgestiegen sind.“"""
    match = put(put(rolling(2), 0, display={1: "25 26 27"}), 1, display={1: "28 29 30"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    play(match, 1, "mark 28 / out")
    assert phase(match) == "dice"
    throw(match, *EACH)
    play(match, 0, "mark 26 / in")
    assert phase(match) == "dice"
    throw(match, *EACH)
    play(match, 0, "mark 27 / out")
    assert phase(match) == "push"


# Glück im Spiel


def test_averting() -> None:
    """„einen deiner … Glück-Marker zurück in den … Vorrat …, behältst … bisherigen Fortschritt“"""
    match = put(rolling(1), 0, display={1: "25 29", 2: "26"}, clover=2)
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    throw(match, *TWOS)
    play(match, 0, "avert")
    assert (clover(match), match.view()["luck"]) == (1, 15)
    assert marked(match) == {25: "black"}
    assert legal(match) == {"in", "out"}  # „darfst nun entscheiden“
    play(match, 0, "in")
    assert phase(match) == "dice"


def test_averting_and_leaving() -> None:
    """„… ob du freiwillig aussteigen oder weiter in der Runde bleiben willst“"""
    match = put(rolling(1), 0, display={1: "25 29"})
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    throw(match, *TWOS)
    play(match, 0, "avert / out")
    assert phase(match) == "push"
    assert legal(match) == {"push 25", "bank 25"}


def test_failing_later_still_costs_everything() -> None:
    """„Scheiterst du bei einem späteren Wurf erneut, kannst du dennoch … verlieren.“"""
    match = put(rolling(1), 0, display={1: "25 29"}, clover=1)
    throw(match, *ONES)
    play(match, 0, "mark 25 / in")
    throw(match, *TWOS)
    play(match, 0, "avert / in")
    throw(match, *TWOS)
    assert legal(match) == {"fail"}
    play(match, 0, "fail")
    assert marked(match) == {}


def test_averting_fulfils_nothing() -> None:
    """„Du erfüllst in diesem Wurf zwar keine neue Aufgabe“: the level stays as it was."""
    match = put(rolling(1), 0, display={1: "25 26", 2: "27", 3: "28"}, clover=1)
    throw(match, *EACH)
    play(match, 0, "mark 25 / in")
    throw(match, *EACH)
    play(match, 0, "avert / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 26", "mark 27", "fail"}


def test_averting_though_a_card_could_be_fulfilled() -> None:
    """„dass du eine Karte nicht erfüllen willst. Du darfst 1 Glück-Marker zurück geben“"""
    match = put(rolling(1), 0, display={1: "25"})
    throw(match, *ONES)
    assert legal(match) == {"mark 25", "avert", "fail"}
    play(match, 0, "avert")
    assert (clover(match), marked(match)) == (0, {})
    assert "in" in legal(match)


def test_no_averting_without_luck() -> None:
    """„einen deiner grünen Glück-Marker“"""
    match = put(rolling(1), 0, display={1: "25"}, clover=0)
    throw(match, *TWOS)
    assert legal(match) == {"fail"}
    assert refused(match, 0, "avert") == "gnw-no-luck"


# 5. Pushen


def test_push_or_score() -> None:
    """„Du hast bei jeder Aufgabenkarte, die mit einem Marker … markiert ist, die Wahl“"""
    match = pushing({1: "25 26", 2: "27"}, "25 27")
    assert match.awaited == (0,)
    assert legal(match) == {"push 25", "bank 25", "push 27", "bank 27"}
    assert refused(match, 0, "push 26") == "gnw-not-marked"
    assert refused(match, 0, "bank 26") == "gnw-not-marked"
    assert refused(match, 0, "bank 82") == "gnw-no-such-card"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_push(level: int) -> None:
    """„Schiebe die Aufgabenkarte in die nächsthöhere Ebene.“"""
    match = play(pushing({level: "25 26"}, "25"), 0, "push 25")
    assert display(match) == {level: {26}, level + 1: {25}}
    assert marked(match) == {}
    assert scored(match) == {}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_score(level: int) -> None:
    """„legst sie in derselben Ebene auf die rechte Seite deiner Punkteleiste“"""
    match = play(pushing({level: "25 26"}, "25"), 0, "bank 25")
    assert display(match) == {level: {26}}
    assert scored(match) == {level: {25: 1}}


def test_the_top_level_can_only_be_scored() -> None:
    """From the top level there is no „nächsthöhere Ebene“."""
    match = pushing({5: "25"}, "25")
    assert legal(match) == {"bank 25"}
    assert refused(match, 0, "push 25") == "gnw-top-level"


def test_pushed_cards_are_not_pushed_twice() -> None:
    """„nimmst du den Marker von der Karte“: one step a round."""
    match = pushing({1: "25 26"}, "25 26")
    play(match, 0, "push 25")
    assert legal(match) == {"push 26", "bank 26"}
    assert refused(match, 0, "push 25") == "gnw-not-marked"


def test_markers_return() -> None:
    """„ein schwarzer Marker …: zurück in deinen Besitz. … ein grüner …: in den Vorrat“"""
    match = pushing({1: "25 26 27 28", 2: "29 30 31"}, "25 26 27 28 29", luck="30 31")
    assert (seat_of(match, 0)["black"], clover(match), match.view()["luck"]) == (0, 0, 14)
    play(match, 0, "push 29")
    assert seat_of(match, 0)["black"] == 1
    play(match, 0, "push 30")
    assert (clover(match), match.view()["luck"]) == (0, 15)
    play(match, 0, "bank 31")
    assert (clover(match), match.view()["luck"]) == (0, 16)
    play(match, 0, "bank 25 / bank 26 / bank 27 / push 28")
    assert seat_of(match, 0)["black"] == 5


def test_every_marked_card_must_move() -> None:
    """„Markierte Karten müssen bewegt werden (pushen oder werten)!“"""
    match = pushing({1: "25 26"}, "25 26")
    assert "pass" not in legal(match)
    play(match, 0, "bank 25")
    assert match.awaited == (0,)
    play(match, 0, "bank 26")
    assert phase(match) == "bonus"


def test_unmarked_cards_stay() -> None:
    """„Nicht markierte Karten bleiben genau da wo sie sind.“"""
    match = pushing({1: "25 26", 2: "27", 5: "28"}, "25")
    play(match, 0, "push 25")
    assert display(match) == {1: {26}, 2: {25, 27}, 5: {28}}


def test_everyone_pushes_before_the_next_round() -> None:
    """„Habt ihr alle … hochgeschoben oder gewertet, endet diese Phase.“"""
    match = rolling(2)
    put(match, 0, display={1: "25"})
    put(match, 1, display={1: "26"})
    throw(match, *EACH)
    play(match, 0, "mark 25 / out")
    play(match, 1, "mark 26 / out")
    assert match.awaited == (0, 1)
    play(match, 1, "bank 26")
    assert phase(match) == "push"
    play(match, 0, "bank 25")
    assert (phase(match), match.view()["round"]) == ("bonus", 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_dice_go_clockwise(players: int) -> None:
    """„Die Glücksfee gibt alle 7 Würfel im Uhrzeigersinn an die nächste Person weiter“"""
    match = rolling(players, fairy=players - 1)
    for number in range(5):
        assert match.view()["fairy"] == (players - 1 + number) % players
        idle_round(match)


def test_a_pushed_card_can_be_fulfilled_higher() -> None:
    """„in einer späteren Runde erneut erfüllen und damit weiter nach oben rücken“"""
    match = play(pushing({1: "25 26", 2: "27"}, "25"), 0, "push 25")
    to_roll(match)
    throw(match, *EACH)
    play(match, 0, "mark 26 / in")
    play(match, 1, "avert / out")
    throw(match, *EACH)
    play(match, 0, "mark 25 / out / push 26 / push 25")
    assert display(match) == {2: {26, 27}, 3: {25}}


# 6. Spielende und Wertung


def test_end_after_round_5() -> None:
    """„Nach der 5. Runde endet das Spiel“: after its pushing phase."""
    match = in_round(5)
    put(match, 0, display={1: "25"})
    to_roll(match)
    throw(match, *ONES)
    play(match, 0, "mark 25 / out")
    play(match, 1, "avert / out")
    assert not match.is_over
    assert match.winners() == []
    play(match, 0, "bank 25")
    assert match.is_over
    assert match.scores() == [1 + 2, 1]
    assert match.record.entries[-1] == End(scores=(3, 1), winners=(0,))


def test_scoring_example() -> None:
    """„Insgesamt hast du also 85 Punkte erreicht.“ (48 + 16 + 10 + 10 + 1)"""
    match = ending()
    five, ten = "61 62 27", ({1: "28 63 84"}, {2: "64 29"})  # 5 points; 1+2+4 and 2+1 = 10
    levels = {5: "82 65", 4: "83", 3: five, **ten[0], **ten[1]}
    put(match, 0, scored=levels, clover=1)
    all_play(match, "out")
    parts = match.breakdown(0)
    assert parts["level-5"] == 48
    assert parts["level-4"] == 16
    assert parts["level-3"] == 10
    assert parts["level-2"] + parts["level-1"] == 10
    assert parts["luck"] == 1
    assert parts["sets"] == 0  # only by the solo rules
    assert match.scores()[0] == 85


@pytest.mark.parametrize(("level", "factor"), [(1, 1), (2, 1), (3, 2), (4, 4), (5, 8)])
def test_points_of_each_level(level: int, factor: int) -> None:
    """„Die Summe multiplizierst du mit dem Faktor der Ebene“"""
    match = put(ending(), 0, scored={level: "25 61 82"})
    assert match.breakdown(0)[f"level-{level}"] == (1 + 2 + 4) * factor
    assert match.scores() == [7 * factor, 0]


def test_display_cards_bring_no_points() -> None:
    """„Zähle zunächst die Punkte auf deinen gewerteten Karten“"""
    match = put(ending(), 0, display={5: "82 83", 1: "25"})
    assert match.scores() == [0, 0]


@pytest.mark.parametrize("luck", [0, 1, 2, 3, 4])
def test_points_of_luck(luck: int) -> None:
    """„1 Punkt für jeden übrigen Glück-Marker auf deinem Kleeblatt“"""
    match = put(ending(), 1, clover=luck)
    assert match.scores() == [0, luck]
    assert match.breakdown(1)["luck"] == luck


def test_highest_score_wins() -> None:
    """„Wer von euch das höchste Punkteergebnis erzielt, gewinnt das Spiel.“"""
    match = put(ending(3), 1, scored={1: "25 26"})
    put(match, 0, scored={1: "27"}, display={5: "82 83 84 85"})
    all_play(match, "out")
    assert match.scores() == [1, 2, 0]
    assert match.winners() == [1]


def test_tie_top_level_first() -> None:
    """„Wer … in der obersten Ebene die meisten ungewerteten Karten hat“"""
    match = ending()
    put(match, 0, display={4: "25 26 27 28", 3: "29 30 31 32", 2: "33 34 35 36"})
    put(match, 1, display={5: "61"})
    all_play(match, "out")
    assert match.scores() == [0, 0]
    assert match.winners() == [1]


@pytest.mark.parametrize("level", [5, 4, 3, 2, 1])
def test_tie_the_next_level(level: int) -> None:
    """„Herrscht immer noch Gleichstand, wiederholt ihr dasselbe in der nächsten Ebene.“"""
    match = ending(3)
    above = ["25", "26", "27", "28"][: 5 - level]
    others = ["37", "38", "39", "40"][: 5 - level]
    for seat, cards in ((0, above), (2, others)):
        put(match, seat, display={5 - i: card for i, card in enumerate(cards)})
    same = {5 - i: card for i, card in enumerate(["43", "44", "45", "46"][: 5 - level])}
    put(match, 1, display={**same, level: "47 48"})
    put(match, 0, display={**display_text(match, 0), level: "49"})
    all_play(match, "out")
    assert match.winners() == [1]


def display_text(match: Match, seat: int) -> dict[int, str]:
    """The display of a seat in the form of `put`."""
    return {n: " ".join(map(str, cards)) for n, cards in display(match, seat).items()}


def test_scored_cards_break_no_tie() -> None:
    """„die meisten ungewerteten Karten“"""
    match = ending()
    put(match, 0, scored={2: "25 26"})
    put(match, 1, scored={1: "27 28"}, display={1: "29"})
    all_play(match, "out")
    assert match.scores() == [2, 2]
    assert match.winners() == [1]


def test_only_the_tied_count() -> None:
    """„Wer von den am Gleichstand Beteiligten“"""
    match = ending(3)
    put(match, 0, display={5: "82 83"})
    put(match, 1, scored={1: "25"}, display={1: "29"})
    put(match, 2, scored={1: "26"}, display={2: "30"})
    all_play(match, "out")
    assert match.winners() == [2]


def test_a_tie_to_the_end_is_shared() -> None:
    """A tie that no level breaks is shared (ruling 16)."""
    match = ending(3)
    put(match, 0, display={3: "25"})
    put(match, 1, display={2: "26"})
    put(match, 2, display={3: "61"})  # another colour, but as many
    all_play(match, "out")
    assert match.winners() == [0, 2]


def test_everything_named_is_used() -> None:
    """The cards for a certain number, as the tests use them."""
    cards = start(1).printed()["cards"]
    for value, card in enumerate((ONE, TWO, THREE, FOUR, FIVE, SIX), 1):
        assert cards[str(card)]["task"] == f"1W{value}"
        assert cards[str(card)]["colour"] == "green"


def seeded() -> Rng:
    """The numbers of a seed."""
    rng = Rng()
    begin(rng, 3, DICE)
    return rng


def test_drawn_from_a_seed() -> None:
    """„die oberste vom Stapel“, shuffled: each card as likely, also when a seed draws."""
    match = drain(in_round(5), "red", [0, 1], keep="82 90 96")
    play(match, 0, "bonus 2")
    rng = seeded()
    came: Counter[int] = Counter()
    for _ in range(600):
        card = match.game.rules.roll(match.setup, match.state, rng)
        came[match.setup.number[card]] += 1
    assert came == pytest.approx({82: 200, 90: 200, 96: 200}, abs=60)


def test_rolled_from_a_seed() -> None:
    """„alle 7 Würfel“: each number as likely on each colour, also when a seed rolls."""
    blue: Counter[int] = Counter()
    red: Counter[int] = Counter()
    match, rng = rolling(), seeded()
    for _ in range(600):
        number = match.game.rules.roll(match.setup, match.state, rng)
        shown = match.game.notation.outcome_text(match.setup, match.state, number).split()
        blue.update(map(int, shown[1:5]))
        red.update(map(int, shown[6:]))
    assert blue == pytest.approx(dict.fromkeys(range(1, 7), 400), abs=90)
    assert red == pytest.approx(dict.fromkeys(range(1, 7), 300), abs=80)


def test_facts() -> None:
    """The title, and the least and most players."""
    played = game(GAME)
    assert (played.title, played.min_players, played.max_players) == ("Geht noch was?", 1, 8)
