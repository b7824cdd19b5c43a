"""The rulings 1 to 12 and 17 of the rules page (13: test_supply, 14 to 16: test_solo)."""

import pytest
from rich.console import Console

from kleeblatt import Chance, Match
from kleeblatt.core.record import Move, Roll
from kleeblatt.core.words import words
from kleeblatt.games.geht_noch_was import terminal
from kleeblatt.games.geht_noch_was.deck import built_in
from tests.geht_noch_was.table import (
    EACH,
    GREENS,
    ONES,
    REDS,
    START_SETS,
    TWOS,
    YELLOWS,
    all_play,
    building,
    clover,
    comes,
    deck,
    display,
    drain,
    idle_round,
    in_round,
    internal,
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
    take_out,
    throw,
    to_buy,
    to_roll,
    under,
)

# 1: at the same time


def two_rolling() -> Match:
    """Two players with cards for every number; the roll has come."""
    match = rolling(2)
    put(match, 0, display={1: "25 26"}, clover=2)
    put(match, 1, display={1: "27 28"}, clover=2)
    throw(match, *EACH)
    return match


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize(
    "moves", ["mark 25", "mark 25 / in", "mark 26 / out", "avert", "avert / in", "fail"]
)
def test_decisions_on_a_roll_are_hidden(viewer: int | None, moves: str) -> None:
    """Ruling 1: Decisions on one roll are made at the same time and shown together."""
    match = two_rolling()
    before = match.view(viewer)
    play(match, 0, moves)
    assert match.view(viewer) == before


def test_own_decision_is_seen() -> None:
    """Ruling 1: hidden from the others only."""
    match = play(two_rolling(), 0, "mark 25 / out")
    assert marked(match, 0) == {25: "black"}
    assert not is_in(match, 0)


def test_shown_when_all_have_decided() -> None:
    """Ruling 1: … and shown together."""
    match = play(two_rolling(), 0, "mark 25 / out")
    play(match, 1, "mark 27")
    assert match.view(1)["seats"][0]["in"]
    play(match, 1, "in")
    seen = match.view(1)["seats"][0]
    assert not seen["in"]
    assert seen["black"] == 4
    assert {"card": 25, "marker": "black"} in seen["display"][0]
    assert {"card": 27, "marker": "black"} in match.view(0)["seats"][1]["display"][0]


def test_averting_is_shown_with_its_luck() -> None:
    """Ruling 1: the supply of luck does not tell early either."""
    match = play(two_rolling(), 0, "avert / in")
    assert match.view(1)["luck"] == 12
    assert match.view(1)["seats"][0]["clover"] == 2
    play(match, 1, "mark 27 / in")
    assert match.view(1)["luck"] == 13
    assert match.view(1)["seats"][0]["clover"] == 1


def test_consolation_only_when_all_have_decided() -> None:
    """Ruling 1: a drawn card would tell that somebody has failed."""
    match = play(two_rolling(), 0, "fail")
    assert match.awaited == (1,)
    assert match.view(1)["drawing"] is None
    play(match, 1, "mark 27 / in")
    assert match.view(1)["drawing"] == "green"


def test_any_order_of_answers() -> None:
    """Ruling 1: at the same time, so the order of the answers changes nothing."""
    one, other = two_rolling(), two_rolling()
    play(one, 0, "mark 25 / out")
    play(one, 1, "avert / in")
    play(other, 1, "avert / in")
    play(other, 0, "mark 25 / out")
    assert one.view() == other.view()


def test_bonuses_are_open() -> None:
    """Ruling 1: bonuses may be taken by all at the same time; nothing is hidden."""
    match = play(in_round(2), 0, "bonus 2 / 33")
    seen = match.view(1)["seats"][0]
    assert (seen["clover"], seen["new"]) == (1, [33])


def test_purchases_are_open() -> None:
    """Ruling 1: buying may be done by all at the same time; nothing is hidden."""
    match = shopping({4: "25"}, display={1: "2"})
    play(match, 0, "buy green / 45")
    assert match.view(1)["seats"][0]["offered"] == 45
    assert match.view(1)["seats"][0]["money"] == 3
    play(match, 0, "exchange / 33")
    assert match.view(1)["seats"][0]["new"] == [33]
    assert match.view(1)["decks"]["green"]["under"] == [45]


def test_building_is_open() -> None:
    """Ruling 1: building may be done by all at the same time; nothing is hidden."""
    match = in_round(2)
    play(match, 0, "bonus 2 / 33")
    play(match, 1, "bonus 2 / 34")
    all_play(match, "pass")
    play(match, 0, "place 33 2")
    assert {"card": 33, "marker": None} in match.view(1)["seats"][0]["display"][1]


def test_free_start_is_open() -> None:
    """Ruling 1: building may be done by all at the same time; nothing is hidden."""
    match = play(start(2, free_start="yes"), 0, "place 1 3")
    assert match.view(1)["seats"][0]["display"][2] == [{"card": 1, "marker": None}]


def test_pushing_is_open() -> None:
    """Ruling 1: only decisions on a roll are hidden."""
    match = two_rolling()
    play(match, 0, "mark 25 / out")
    play(match, 1, "mark 27 / out")
    play(match, 0, "bank 25")
    assert match.view(1)["seats"][0]["scored"][0] == [{"card": 25, "times": 1}]


def test_drawn_in_the_order_in_which_they_ask() -> None:
    """Ruling 1: cards are drawn in the order in which the players ask (the record keeps it)."""
    match = shopping({1: "25 26"})
    put(match, 1, scored={1: "27 28"})
    match.state.money[1] = 2
    play(match, 1, "buy green / 33")
    play(match, 0, "buy green / 34")
    play(match, 1, "buy green / 35")
    assert (new(match, 0), new(match, 1)) == ([34], [33, 35])
    assert match.record.entries[-6:] == [
        Move(1, "buy green"), Roll("card 33", by_hand=True),
        Move(0, "buy green"), Roll("card 34", by_hand=True),
        Move(1, "buy green"), Roll("card 35", by_hand=True),
    ]  # fmt: skip


@pytest.mark.parametrize(("fairy", "expected"), [(0, [33, 34]), (1, [34, 33])])
def test_cards_that_do_not_fit_clockwise(fairy: int, expected: list[int]) -> None:
    """docs/rules: new cards without any room are handled clockwise from the Glücksfee."""
    match = in_round(2, 2, fairy)
    put(match, 0, display={1: "25 26 27 28", 2: "29 30 31 32", 3: "35 36 37 38"})
    put(match, 1, display={1: "39 40 41 42", 2: "43 44 45 46", 3: "47 48 49 50"})
    play(match, 0, "bonus 2 / 33")
    play(match, 1, "bonus 2 / 34")
    all_play(match, "pass")
    assert phase(match) == "dice"
    assert under(match, "green") == expected


@pytest.mark.parametrize(("fairy", "expected"), [(0, [0, 1, 3]), (2, [3, 0, 1]), (1, [1, 3, 0])])
def test_consolation_cards_clockwise(fairy: int, expected: list[int]) -> None:
    """Ruling 1: consolation cards of one roll clockwise from the Glücksfee."""
    match = rolling(4, fairy)
    throw(match, *ONES)
    for seat in (3, 1, 0):
        play(match, seat, "fail")
    play(match, 2, "avert / in")
    got = []
    for card in (33, 34, 35):
        got.append(match.view()["drawer"])
        match.inject(f"card {card}")
        assert card in display(match, got[-1])[1]
    assert got == expected
    assert phase(match) == "dice"


def scarce(fairy: int, luck: tuple[int, ...]) -> Match:
    """Four players with so much luck, and one on a card; seats 1, 2 and 3 are OUT."""
    match = put(rolling(4, fairy), 2, display={1: "25 26 27 28", 2: "29 30"})
    mark(match, 2, "25 26 27 28 29", luck="30")
    throw(match, *ONES)
    play(match, 0, "avert / in")
    for seat in (1, 2, 3):
        play(match, seat, "avert / out")
    for seat in range(4):
        put(match, seat, clover=luck[seat])
    return match


@pytest.mark.parametrize(("fairy", "lucky"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_scarce_luck_clockwise(fairy: int, lucky: int) -> None:
    """Ruling 1: scarce luck is handled clockwise from the Glücksfee."""
    match = scarce(fairy, (4, 3, 4, 3))
    assert match.view()["luck"] == 1
    throw(match, *ONES)
    assert match.view()["luck"] == 0
    assert [clover(match, seat) for seat in (1, 3)] == [3 + (lucky == 1), 3 + (lucky == 3)]


# 2: bonuses


def test_bonus_with_a_full_clover() -> None:
    """Ruling 2: the bonus choice is always free, even if part of it is void."""
    match = put(in_round(2), 0, clover=4)
    assert legal(match) == {"bonus 1", "bonus 2"}
    play(match, 0, "bonus 2 / 33")
    assert (clover(match), new(match)) == (4, [33])
    match = play(put(in_round(2), 0, clover=4), 0, "bonus 1")
    assert (clover(match), new(match)) == (4, [])


# 3: identical cards


def own_deck(**changes: str) -> str:
    """The built-in deck with other cards: own_deck(c33="green: 2W1")."""
    lines = []
    for line in built_in().splitlines():
        number = line.split(" = ")[0]
        lines.append(f'{number} = "{changes[f"c{number}"]}"' if f"c{number}" in changes else line)
    return "\n".join(lines)


def offered(match: Match, buy: str, card: int) -> bool:
    """Buy a card: may it be exchanged?"""
    play(match, 0, f"buy {buy} / {card}")
    return "exchange" in legal(match)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_identical_on_any_level(level: int) -> None:
    """Ruling 3: compared with the unscored display."""
    assert offered(shopping({1: "25 26"}, display={level: "2"}), "green", 45)


def test_identical_yellow_and_red() -> None:
    """Ruling 3: every bought card, whatever its colour."""
    assert offered(shopping({1: "25 26"}, display={1: "71"}), "yellow", 80)
    text = own_deck(c83="red: 2W1")
    assert offered(shopping({4: "25"}, display={1: "82"}, deck=text), "red", 83)


def test_same_task_of_another_colour() -> None:
    """Ruling 3: identical is the same colour and the same condition."""
    text = own_deck(c61="yellow: 1W1")
    assert not offered(shopping({1: "26 27"}, display={1: "25"}, deck=text), "yellow", 61)


def test_same_colour_and_another_task() -> None:
    """Ruling 3: identical is the same colour and the same condition."""
    assert not offered(shopping({1: "26 27"}, display={1: "25"}), "green", 28)


def test_order_of_lines() -> None:
    """Ruling 3: the order of lines does not matter (48 is 2W= & 3W>)."""
    text = own_deck(c33="green: 3W> & 2W=")
    assert offered(shopping({1: "26 27"}, display={1: "48"}, deck=text), "green", 33)


def test_order_of_slash_parts() -> None:
    """Ruling 3: the order of slash parts does not matter (44 is 2R= / 2B=)."""
    text = own_deck(c33="green: 2B= / 2R=")
    assert offered(shopping({1: "26 27"}, display={1: "44"}, deck=text), "green", 33)


def test_lines_are_not_slash_parts() -> None:
    """Ruling 3: the same condition; "both" is not "one of the two"."""
    text = own_deck(c33="green: 2B= & 2R=")
    assert not offered(shopping({1: "26 27"}, display={1: "44"}, deck=text), "green", 33)


def test_as_many_lines() -> None:
    """Ruling 3: one pair more is another condition."""
    text = own_deck(c33="green: 2W= & 2W= & 2W=", c34="green: 2W=")
    for card in (33, 34):
        match = shopping({1: "26 27"}, display={1: "43"}, deck=text)
        assert not offered(match, "green", card)


def test_scored_cards_are_not_compared() -> None:
    """Ruling 3: compared with the unscored display only."""
    assert not offered(shopping({1: "26 45"}, display={1: "25"}), "green", 56)


def test_displays_of_others_are_not_compared() -> None:
    """Ruling 3: one in the own display."""
    match = shopping({1: "25 26"}, display={})
    put(match, 1, display={1: "45"})
    assert not offered(match, "green", 56)


def test_new_cards_are_not_compared() -> None:
    """Ruling 3: compared with the display, where new cards do not lie yet."""
    match = shopping({1: "25 26"}, display={})
    play(match, 0, "buy green / 45")
    assert not offered(match, "green", 56)


def test_bonus_card_is_not_exchanged() -> None:
    """Rules page: a *bought* card that is identical may be exchanged."""
    match = put(in_round(2), 0, display={1: "45"})
    play(match, 0, "bonus 2 / 56")
    assert new(match) == [56]
    assert match.awaited == (1,)


def test_consolation_card_is_not_exchanged() -> None:
    """Rules page: a *bought* card that is identical may be exchanged."""
    match = put(rolling(1), 0, display={1: "45"})
    throw(match, *ONES)
    play(match, 0, "fail / 56")
    assert display(match) == {1: {45, 56}}
    assert phase(match) == "bonus"


def test_exchange_again_and_again() -> None:
    """Ruling 3: free and repeatable, and does not count towards the 4."""
    match = shopping({1: "25 26", 2: "27", 3: "28"}, display={1: "2"})
    play(match, 0, "buy green / 45")
    assert (money(match), seat_of(match, 0)["bought"]) == (4, 1)
    play(match, 0, "exchange / 56")
    assert legal(match) == {"keep", "exchange"}
    play(match, 0, "exchange / 33")
    assert under(match, "green") == [45, 56]
    assert (money(match), seat_of(match, 0)["bought"]) == (4, 1)
    play(match, 0, "buy green / 34 / buy green / 35 / buy green / 36")
    assert new(match) == [33, 34, 35, 36]
    assert legal(match) == {"pass"}


def test_the_fourth_card_can_be_exchanged() -> None:
    """Ruling 3: does not count towards the 4."""
    match = shopping({4: "25"}, display={1: "2"})
    play(match, 0, "buy green / 34 / buy green / 35 / buy green / 36 / buy green / 45")
    assert legal(match) == {"keep", "exchange"}
    play(match, 0, "exchange / 33")
    assert new(match) == [34, 35, 36, 33]


def test_no_exchange_for_the_last_card() -> None:
    """Ruling 3: not offered when the deck holds no other card."""
    match = shopping({1: "25 26"}, display={1: "71"})
    drain(match, "yellow", [0, 1], keep="80")
    assert not offered(match, "yellow", 80)
    assert new(match) == [80]


def test_exchange_for_the_only_other_card() -> None:
    """Ruling 3: offered when the deck holds another card."""
    match = shopping({1: "25 26"}, display={1: "71"})
    drain(match, "yellow", [0, 1], keep="80 62")
    assert offered(match, "yellow", 80)
    play(match, 0, "exchange")
    assert comes(match) == {62}
    play(match, 0, "62")
    assert new(match) == [62]
    assert deck(match, "yellow") == {80}


def test_the_other_card_is_gone() -> None:
    """Ruling 3: nor when somebody else has drawn the last other card in the meantime."""
    match = shopping({1: "25 26"}, display={1: "71"})
    match.state.money[1] = 2
    drain(match, "yellow", [0, 1], keep="80 62")
    play(match, 0, "buy yellow / 80")
    play(match, 1, "buy yellow / 62")
    assert legal(match) == {"keep"}
    assert refused(match, 0, "exchange") == "not-now"
    play(match, 0, "keep")
    assert (new(match, 0), new(match, 1)) == ([80], [62])


def test_buying_waits_for_the_exchange() -> None:
    """The question comes before the next purchase."""
    match = shopping({1: "25 26"}, display={1: "2"})
    play(match, 0, "buy green / 45")
    assert refused(match, 0, "buy green") == "not-now"
    assert refused(match, 0, "pass") == "not-now"


# Decks


def test_under_the_deck() -> None:
    """„unter den Stapel“: after all shuffled cards, in the order in which they were put there."""
    match = shopping({4: "25"}, display={1: "71"})
    drain(match, "yellow", [0, 1], keep="80 23 62")
    play(match, 0, "buy yellow / 80 / exchange")
    assert comes(match) == {23, 62}
    play(match, 0, "23 / exchange")
    assert comes(match) == {62}
    play(match, 0, "62 / buy yellow")
    assert comes(match) == {80}
    assert under(match, "yellow") == [80, 23]
    play(match, 0, "80 / keep")
    assert (new(match), under(match, "yellow")) == ([62, 80], [23])


# 4: building


def test_order_of_building_is_free() -> None:
    """Ruling 4: the order is free."""
    match = play(building("33 61 82", {}), 0, "place 82 1 / place 33 1 / place 61 3")
    assert display(match) == {1: {33, 82}, 3: {61}}


def test_what_can_be_placed_must_be_placed() -> None:
    """Ruling 4: a card that can be placed must be placed."""
    match = building("33", {1: "25 26 27 28", 2: "29 30 31 32", 3: "55 56 57"})
    assert legal(match) == {"place 33 3"}
    assert refused(match, 0, "pass") == "not-now"


def test_which_card_does_not_fit_is_chosen() -> None:
    """Ruling 4: the order is free, so the player chooses which card gets the last place."""
    full = {1: "25 26 27 28", 2: "29 30 31 32", 3: "55 56 57"}
    for card, back in ((33, [34]), (34, [33])):
        match = building("33 34", full)
        assert legal(match) == {"place 33 3", "place 34 3"}
        play(match, 0, f"place {card} 3")
        assert under(match, "green") == back


def test_nothing_lying_is_moved() -> None:
    """Ruling 4: nothing already lying is moved."""
    match = play(building("33", {1: "25", 2: "26", 4: "27"}), 0, "place 33 2")
    assert display(match) == {1: {25}, 2: {26, 33}, 4: {27}}
    assert not any(move.startswith(("push", "place 25")) for move in match.legal(0))


def shown(match: Match, seat: int, language: str = "en") -> str:
    """What the terminal shows beside a question."""
    terminal.use_letters(words(language))
    console = Console(width=200)
    with console.capture() as capture:
        console.print(terminal.draw_dice(match, seat, words(language)))
    return capture.get()


def test_warned_of_an_empty_bottom_level() -> None:
    """Ruling 4: all six are placed; the interface warns if level 1 stays empty."""
    match = start(2, free_start="yes")
    assert "level 1 is still empty" in shown(match, 0)
    play(match, 0, "place 1 2")
    assert "level 1 is still empty" in shown(match, 0)
    play(match, 0, "place 2 1")
    assert "level 1 is still empty" not in shown(match, 0)


def test_level_1_may_stay_empty() -> None:
    """Ruling 4: it warns, no more."""
    match = start(1, free_start="yes")
    play(match, 0, "place 1 2 / place 2 2 / place 3 2 / place 4 3 / place 5 3 / place 6 3")
    assert display(match) == {2: {1, 2, 3}, 3: {4, 5, 6}}
    assert phase(match) == "dice"


def test_shown_what_pays() -> None:
    """Ruling 15: the cards to pay with, and their money (×4 counted)."""
    match = shopping({2: "25", 3: "26x4"}, players=1)
    assert "pay 25 (2 money), pay 26 (16 money)" in shown(match, 0)
    assert "bezahlen 25 (2 Geld), bezahlen 26 (16 Geld)" in shown(match, 0, "de")
    assert "pay" not in shown(shopping({2: "25"}), 0)


def test_warned_of_paying_for_nothing() -> None:
    """Ruling 15: „what remains is lost“."""
    match = shopping({1: "25", 2: "26"}, players=1)
    assert "lost" not in shown(match, 0)
    play(match, 0, "pay 26")
    assert "if you stop now, 2 money is lost" in shown(match, 0)
    assert "verfallen 2 Geld" in shown(match, 0, "de")
    play(match, 0, "buy yellow / 61")
    assert "lost" not in shown(match, 0)
    assert "lost" not in shown(shopping({2: "25"}), 0)


# 5: room above


def test_no_push_onto_a_full_level() -> None:
    """Ruling 5: a marked card with no room above must be scored."""
    match = pushing({1: "25", 2: "26 27 28 29"}, "25")
    assert legal(match) == {"bank 25"}
    assert refused(match, 0, "push 25") == "gnw-full-above"


def test_room_at_that_moment() -> None:
    """Ruling 5: only if the level above has room at that moment; the player chooses the order."""
    match = pushing({1: "25", 2: "26 27 28 29"}, "25 26")
    assert legal(match) == {"bank 25", "push 26", "bank 26"}
    play(match, 0, "push 26")
    assert legal(match) == {"push 25", "bank 25"}
    play(match, 0, "push 25")
    assert display(match) == {2: {25, 27, 28, 29}, 3: {26}}
    match = play(pushing({1: "25", 2: "26 27 28 29"}, "25 26"), 0, "bank 26")
    assert legal(match) == {"push 25", "bank 25"}


def test_the_last_place_above() -> None:
    """Ruling 5: with one place above, only one of two can be pushed."""
    match = pushing({1: "25 30", 2: "26 27 28"}, "25 30")
    play(match, 0, "push 30")
    assert legal(match) == {"bank 25"}


def test_scored_cards_have_no_limit() -> None:
    """Ruling 5: scored cards have no limit."""
    match = pushing({1: "25"}, "25", scored={1: "26 27 28 29 30"})
    play(match, 0, "bank 25")
    assert scored(match)[1] == dict.fromkeys((25, 26, 27, 28, 29, 30), 1)


# 6, 7: luck


def test_luck_on_cards_does_not_count() -> None:
    """Ruling 6: the limit of 4 luck is the clover's; luck lying on cards does not count."""
    match = put(rolling(2), 0, display={1: "25 26 27 28", 2: "29 30 31"})
    mark(match, 0, "25 26 27 28 29", luck="30 31")
    throw(match, *ONES)
    play(match, 0, "avert / out")
    play(match, 1, "avert / in")
    put(match, 0, clover=3)
    put(match, 1, clover=2)
    throw(match, *ONES)
    assert clover(match, 0) == 4
    play(match, 1, "avert / in")
    throw(match, *ONES)
    assert clover(match, 0) == 4


def test_no_luck_left() -> None:
    """Ruling 6: if the luck supply is empty, no luck is taken."""
    match = scarce(0, (4, 3, 4, 4))
    assert match.view()["luck"] == 0
    throw(match, *ONES)
    assert clover(match, 1) == 3


def test_luck_right_after_the_roll() -> None:
    """Ruling 7: luck for players who are OUT comes right after the roll, before others decide."""
    match = rolling(2)
    throw(match, *ONES)
    play(match, 0, "avert / out")
    play(match, 1, "avert / in")
    assert clover(match, 0) == 0  # ruling 7: none for the roll on which they went out
    throw(match, *ONES)
    assert phase(match) == "decide"
    assert match.view(1)["seats"][0]["clover"] == 1


def test_no_luck_for_the_roll_of_a_failure() -> None:
    """Ruling 7: none for the roll on which they went out."""
    match = rolling(2)
    throw(match, *ONES)
    play(match, 0, "fail")
    play(match, 1, "avert / in")
    match.inject("card 33")
    assert clover(match, 0) == 1


def test_no_luck_when_nothing_is_rolled_any_more() -> None:
    """„bei jedem weiteren Wurf“: the end of the round brings none."""
    match = rolling(2)
    throw(match, *ONES)
    all_play(match, "avert / out")
    assert (clover(match, 0), clover(match, 1)) == (0, 0)
    assert match.view()["round"] == 2


# 8: failing and averting


def test_luck_on_cards_is_lost_by_failing() -> None:
    """Ruling 8: black markers return, luck on cards goes to the supply, at once."""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30 31"}, clover=1)
    mark(match, 0, "25 26 27 28 29", luck="30")
    throw(match, *TWOS)
    assert match.view()["luck"] == 14
    play(match, 0, "fail")
    assert (clover(match), match.view()["luck"]) == (1, 15)
    assert seat_of(match, 0)["black"] == 5
    assert marked(match) == {}


def test_averting_costs_exactly_one() -> None:
    """Ruling 8: averting costs exactly one luck from the clover, per roll."""
    match = put(rolling(1), 0, display={1: "29"}, clover=4)
    for left in (3, 2, 1, 0):
        throw(match, *ONES)
        play(match, 0, "avert")
        assert clover(match) == left
        assert legal(match) == {"in", "out"}
        play(match, 0, "in")
    throw(match, *ONES)
    assert legal(match) == {"fail"}


def test_averting_uses_no_luck_from_cards() -> None:
    """Ruling 8: one luck from the clover."""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30 31"}, clover=0)
    mark(match, 0, "25 26 27 28 29", luck="30")
    throw(match, *TWOS)
    assert legal(match) == {"fail"}


def test_still_bound_to_level_1() -> None:
    """Ruling 8: after an aversion before anything was marked still bound to level 1."""
    match = put(rolling(1), 0, display={1: "25", 2: "26"})
    throw(match, *TWOS)
    play(match, 0, "avert / in")
    throw(match, *EACH)
    assert legal(match) == {"mark 25", "fail"}
    assert refused(match, 0, "mark 26") == "gnw-other-level"


# 9: nothing can be fulfilled


def test_warned_without_a_marker() -> None:
    """Ruling 9: no marker left: the interface warns before such a player stays IN."""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30"}, clover=1)
    mark(match, 0, "25 26 27 28", luck="")
    throw(match, *EACH)
    play(match, 0, "mark 29")
    assert "the next roll cannot fulfil anything" not in shown(match, 0)  # luck is a marker
    put(match, 0, clover=0)
    assert "the next roll cannot fulfil anything" in shown(match, 0)
    assert "Mit dem nächsten Wurf ist nichts zu erfüllen" in shown(match, 0, "de")
    assert legal(match) == {"in", "out"}  # it warns, no more


def test_warned_without_a_card() -> None:
    """Ruling 9: no card left on this and the next level."""
    match = put(rolling(1), 0, display={1: "25 26", 3: "27"})
    throw(match, *EACH)
    play(match, 0, "mark 25")
    assert "the next roll cannot fulfil anything" not in shown(match, 0)
    play(match, 0, "in")
    throw(match, *EACH)
    play(match, 0, "mark 26")
    assert "the next roll cannot fulfil anything" in shown(match, 0)


# 10: consolation


def test_consolation_in_the_first_roll() -> None:
    """Ruling 10: also on a failure in the first roll."""
    match = put(rolling(1), 0, display={1: "25"})
    throw(match, *TWOS)
    play(match, 0, "fail")
    assert match.node == Chance()
    play(match, 0, "33")
    assert display(match) == {1: {25, 33}}


def test_consolation_on_an_empty_level() -> None:
    """„in deine unterste Ebene“"""
    match = put(rolling(1), 0, display={})
    throw(match, *TWOS)
    play(match, 0, "fail / 33")
    assert display(match) == {1: {33}}


def test_no_consolation_on_a_full_level() -> None:
    """Ruling 10: it is not taken when level 1 already has 4 cards."""
    match = put(rolling(1), 0, display={1: "25 26 27 28"})
    throw(match, *TWOS)
    play(match, 0, "fail")
    assert display(match) == {1: {25, 26, 27, 28}}
    assert (phase(match), match.view()["round"]) == ("bonus", 2)


def test_one_consolation_a_failure() -> None:
    """„eine neue grüne Aufgabenkarte“"""
    match = put(rolling(1), 0, display={1: "25"})
    throw(match, *TWOS)
    play(match, 0, "fail / 33")
    assert match.awaited == (0,)
    assert phase(match) == "bonus"


# 12: the fixed start


def test_start_greens_in_the_order_of_their_ids() -> None:
    """Ruling 12: two lowest ids on level 1."""
    match = rolling(4)
    for seat, letter in enumerate("ABCD"):
        a, b, c, d, e, f = START_SETS[letter]
        assert display(match, seat) == {1: {a, b}, 2: {c, d}, 3: {e, f}}


# 17: two copies


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_two_copies(players: int) -> None:
    """Ruling 17: cards, start sets, luck and multiplier markers doubled."""
    match = rolling(players)
    assert match.view()["luck"] == 32 - players
    assert match.view()["multipliers"] == 8
    assert len(match.printed()["cards"]) == 192
    used = set()
    for seat in range(players):
        mine = set(START_SETS["ABCD"[seat % 4]])
        if seat >= 4:
            mine = {card + 100 for card in mine}
        assert set().union(*display(match, seat).values()) == mine
        used |= mine
    for colour, cards in (("green", GREENS), ("yellow", YELLOWS), ("red", REDS)):
        both = {*cards, *(card + 100 for card in cards)}
        assert deck(match, colour) == both - used


def test_fixed_start_of_the_second_copy() -> None:
    """Rulings 12 and 17: seat 5 lays set A of the second copy."""
    assert display(rolling(5), 4) == {1: {101, 102}, 2: {103, 104}, 3: {105, 106}}


def test_still_seven_dice_and_one_gluecksfee() -> None:
    """Ruling 17: still 7 dice and one Glücksfee."""
    match = rolling(8, fairy=6)
    assert match.view()["fairy"] == 6
    throw(match, *EACH)
    assert match.awaited == tuple(range(8))
    assert match.view()["dice"] == {"blue": [1, 2, 3, 4], "red": [1, 5, 6]}
    all_play(match, "avert / out")
    assert match.view()["fairy"] == 7
    idle_round(match)
    assert match.view()["fairy"] == 0


def test_cards_of_the_second_copy_play_alike() -> None:
    """Ruling 17: cards doubled, with the same tasks, points and income."""
    match = put(rolling(5), 0, display={1: "125 126", 2: "127"}, scored={3: "128 182 161"})
    assert match.breakdown(0)["level-3"] == 2 * (1 + 4 + 2)
    assert seat_of(match, 0)["income"] == 2
    throw(match, "1 1 1 1", "3 3 3")
    assert legal(match) == {"mark 125", "avert", "fail"}
    play(match, 0, "mark 125 / in")
    for seat in range(1, 5):
        play(match, seat, "avert / out")
    throw(match, "1 1 1 1", "3 3 3")
    assert legal(match) == {"mark 127", "avert", "fail"}
    play(match, 0, "mark 127 / out / bank 125 / push 127")
    assert scored(match)[1] == {125: 1}
    assert display(match) == {1: {126}, 3: {127}}


def test_identical_card_of_the_second_copy() -> None:
    """Rulings 3 and 17: the same card of the other copy is identical."""
    match = shopping({1: "26 27"}, display={1: "33"}, players=5)
    assert offered(match, "green", 133)


def test_drawn_from_both_copies() -> None:
    """Ruling 17: the decks of both copies are one."""
    match = shopping({1: "26 127"}, players=5)
    play(match, 0, "buy green")
    assert {33, 133} <= comes(match)
    assert comes(match) == deck(match, "green")


@pytest.mark.parametrize("players", [1, 3, 8])
def test_free_start_for_any_number(players: int) -> None:
    """„die Startkarten ‚frei‘ … platzieren“, each their own."""
    match = start(players, free_start="yes")
    assert match.awaited == tuple(range(players))
    for seat in range(players):
        for i, card in enumerate(new(match, seat)):
            play(match, seat, f"place {card} {1 + i // 2}")
    if players > 1:
        match.inject("fairy 1")
    fixed = rolling(players)
    for seat in range(players):
        assert display(match, seat) == display(fixed, seat)
    to_decks = [deck(match, colour) == deck(fixed, colour) for colour in ("green", "yellow", "red")]
    assert all(to_decks)


def test_to_the_end_of_a_free_start() -> None:
    """After the free start the game goes on as always."""
    match = start(1, free_start="yes")
    for card in range(1, 7):
        play(match, 0, f"place {card} {1 + card % 2}")
    idle_round(match)
    to_roll(match)
    assert match.view()["round"] == 2


# The last place of a level, and the last card of all


def test_the_last_place_of_the_top_level() -> None:
    """Four cards lie on a level; the fourth of the top level is marked, pushed and scored too."""
    match = rolling(2)
    put(match, 0, display={1: "29", 4: "26", 5: "30 31 32 25"})
    mark(match, 0, "25")
    throw(match, *EACH)
    assert "mark 26" not in legal(match)  # levels only go up
    assert "mark 30" in legal(match)
    play(match, 0, "avert / out")
    play(match, 1, "avert / out")
    assert legal(match) == {"bank 25"}


def test_failing_with_a_marker_in_the_last_place() -> None:
    """All markers come off."""
    match = rolling(2)
    put(match, 0, display={5: "30 31 32 25"})
    mark(match, 0, "25")
    throw(match, *TWOS)
    play(match, 0, "fail")
    play(match, 1, "avert / out")
    assert marked(match) == {}
    assert seat_of(match, 0)["black"] == 5


def test_card_1_is_built_like_any_other() -> None:
    match = in_round(2)
    put(match, 0, display={2: "26"})
    to_buy(match)
    take_out(match, 1)
    match.state.new[0][0] = internal(match, 1) + 1
    all_play(match, "pass")
    assert phase(match) == "build"
    assert legal(match) == {f"place 1 {level}" for level in (1, 2, 3)}


def test_an_identical_card_in_the_last_place() -> None:
    """Identical cards in the display, wherever they lie."""
    match = shopping({5: "25 26"}, display={5: "27 28 29 71"})
    play(match, 0, "buy yellow / 80")
    assert legal(match) == {"keep", "exchange"}


def test_no_place_is_taken_for_a_card() -> None:
    """Free places hold no card: nothing is identical to the last card of all."""
    match = shopping({5: "25 26"}, display={1: "27"}, players=5)
    play(match, 0, "buy red / 196")
    assert new(match) == [196]
    play(match, 0, "buy red / 96")
    assert new(match) == [196, 96]


@pytest.mark.parametrize(("card", "empty"), [(5, "green"), (60, "yellow"), (81, "red")])
def test_an_exchange_looks_at_the_deck_of_its_colour(card: int, empty: str) -> None:
    """The first or last card of a colour may be exchanged when its neighbour's deck is empty."""
    match = shopping({5: "25 26"}, display={}, players=4)
    for seat in (1, 2, 3):
        put(match, seat, display={})
    take_out(match, card)
    match.state.offered[0] = internal(match, card) + 1
    drain(match, empty, [1, 2, 3])
    assert legal(match) == {"keep", "exchange"}
    play(match, 0, "exchange")
    assert card in under(match, "green" if card == 60 else "yellow")
