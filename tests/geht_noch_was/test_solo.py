"""„SOLOSPIEL“, the same rules for several, and rulings 14 to 16."""

import pytest

from kleeblatt import Match, game
from kleeblatt.core.errors import NotYourTurn
from tests.geht_noch_was.table import (
    GAME,
    GREENS,
    ONES,
    REDS,
    START_SETS,
    YELLOWS,
    Levels,
    all_play,
    assert_whole,
    comes,
    deck,
    display,
    drain,
    ending,
    idle_round,
    in_round,
    legal,
    mark,
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
    under,
)


def lifting(display: Levels, marks: str, scored: Levels) -> Match:
    """Alone, in the pushing phase."""
    return pushing(display, marks, scored=scored, players=1)


# Alone


def test_alone() -> None:
    """„Du kannst ‚Geht noch was?‘ auch alleine spielen.“ Ruling 16: with start set A."""
    match = start(1)
    assert phase(match) == "dice"  # nobody to choose as Glücksfee
    assert display(match) == {1: {1, 2}, 2: {3, 4}, 3: {5, 6}}
    assert set().union(*display(match).values()) == set(START_SETS["A"])
    assert match.printed()["solo_rules"]
    throw(match, *ONES)
    assert match.awaited == (0,)


def test_alone_the_option_changes_nothing() -> None:
    """Alone the solo rules always hold."""
    for value in ("no", "yes"):
        assert start(1, solo_rules=value).printed()["solo_rules"]
    assert not start(2).printed()["solo_rules"]
    assert start(2, solo_rules="yes").printed()["solo_rules"]


def test_solo_five_rounds() -> None:
    """„Wie beim regulären Spiel“: five rounds."""
    match = rolling(1)
    for number in range(1, 6):
        assert match.view()["round"] == number
        idle_round(match)
    assert match.is_over
    assert match.winners() == [0]


# 1. The SOLO side


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {"solo_rules": "yes"})])
def test_other_factors(players: int, options: dict[str, str]) -> None:
    """„Die Ebenen auf dieser Seite haben andere Faktoren“ (1, 2, 4, 6, 8: our own design)."""
    match = start(players, **options)
    assert match.printed()["factors"] == [1, 2, 4, 6, 8]


@pytest.mark.parametrize(("level", "factor"), [(1, 1), (2, 2), (3, 4), (4, 6), (5, 8)])
def test_solo_factors_of_scoring_and_income(level: int, factor: int) -> None:
    """„andere Faktoren für die Wertung und das Einkommen“"""
    match = put(ending(1), 0, scored={level: "25 61"})
    assert match.scores() == [(1 + 2) * factor]
    match = play(shopping({level: "25"}, players=1), 0, "pay 25")
    assert money(match) == factor


# 2. Push it!


def test_push_it_on_the_second_level_from_the_top() -> None:
    """„Auf der 2. Ebene von oben darfst du 1 Karte pushen.“"""
    match = lifting({4: "25"}, "25", {1: "26", 2: "27"})
    play(match, 0, "bank 25")
    assert seat_of(match, 0)["lifts"] == 1
    assert legal(match) == {"pass", "lift 26", "lift 27"}
    play(match, 0, "lift 26")
    assert scored(match) == {2: {26: 1, 27: 1}, 4: {25: 1}}
    assert phase(match) == "bonus"


def test_push_it_on_the_top_level() -> None:
    """„Auf der obersten Ebene sogar 2 Karten.“"""
    match = lifting({5: "25"}, "25", {1: "26", 2: "27"})
    play(match, 0, "bank 25")
    assert seat_of(match, 0)["lifts"] == 2
    play(match, 0, "lift 26")
    assert seat_of(match, 0)["lifts"] == 1
    assert legal(match) == {"pass", "lift 26", "lift 27"}
    play(match, 0, "lift 27")
    assert scored(match) == {2: {26: 1}, 3: {27: 1}, 5: {25: 1}}
    assert phase(match) == "bonus"


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_push_it_lower(level: int) -> None:
    """„Wenn du auf einer der beiden oberen Ebenen eine Aufgabenkarte wertest“"""
    match = play(lifting({level: "25"}, "25", {1: "26"}), 0, "bank 25")
    assert phase(match) == "bonus"


@pytest.mark.parametrize("level", [3, 4])
def test_no_push_it_for_pushing(level: int) -> None:
    """„eine Aufgabenkarte wertest“: not when it is pushed up."""
    match = play(lifting({level: "25"}, "25", {1: "26"}), 0, "push 25")
    assert phase(match) == "bonus"


@pytest.mark.parametrize(
    ("card", "may"),
    [(25, {26}), (61, {26, 62}), (82, {26, 62, 83})],
    ids=["green", "yellow", "red"],
)
@pytest.mark.parametrize("level", [4, 5])
def test_same_colour_or_easier(card: int, may: set[int], level: int) -> None:
    """„bei einer gelben Karte darfst du andere gelbe oder grüne … bei Rot … alle Farben“"""
    match = lifting({level: str(card)}, str(card), {1: "26 62 83"})
    play(match, 0, f"bank {card}")
    assert legal(match) == {"pass", *(f"lift {other}" for other in may)}
    for other in {26, 62, 83} - may:
        assert refused(match, 0, f"lift {other}") == "gnw-lift-colour"


def test_only_harder_cards() -> None:
    """„nur gleichfarbige oder einfachere Karten“: with none there is nothing to decide."""
    match = play(lifting({4: "25"}, "25", {1: "61 82"}), 0, "bank 25")
    assert phase(match) == "bonus"


def test_the_same_card_again() -> None:
    """„du darfst auch mehrfach die selbe Karte pushen“ (ruling 14: both pushes for one card)"""
    match = lifting({5: "82"}, "82", {1: "26"})
    play(match, 0, "bank 82 / lift 26 / lift 26")
    assert scored(match) == {3: {26: 1}, 5: {82: 1}}


def test_the_same_card_by_several_scorings() -> None:
    """„du darfst auch mehrfach die selbe Karte pushen“"""
    match = lifting({4: "82 83", 5: "84"}, "82 83 84", {1: "26"})
    play(match, 0, "bank 82 / lift 26 / bank 83 / lift 26 / bank 84 / lift 26 / lift 26")
    assert scored(match) == {4: {82: 1, 83: 1}, 5: {26: 1, 84: 1}}


def test_never_the_card_just_scored() -> None:
    """„eine andere bereits gewertete Karte“ (ruling 14: never the card just scored)"""
    match = play(lifting({4: "25"}, "25", {1: "26"}), 0, "bank 25")
    assert refused(match, 0, "lift 25") == "gnw-lift-itself"
    match = play(lifting({4: "25"}, "25", {}), 0, "bank 25")
    assert phase(match) == "bonus"  # there is no other one


def test_never_the_card_just_scored_second_push() -> None:
    """Ruling 14: both pushes may go to one card, never to the card just scored."""
    match = play(lifting({5: "25"}, "25", {4: "26"}), 0, "bank 25 / lift 26")
    assert phase(match) == "bonus"  # 26 is on top, and nothing else is there
    assert scored(match) == {5: {25: 1, 26: 1}}


def test_a_card_scored_before_in_the_same_phase() -> None:
    """„bereits gewertete Karte“: also one that was scored a moment ago."""
    match = lifting({1: "26", 4: "25"}, "25 26", {})
    play(match, 0, "bank 26 / bank 25")
    assert legal(match) == {"pass", "lift 26"}
    play(match, 0, "lift 26")
    assert scored(match) == {2: {26: 1}, 4: {25: 1}}


def test_the_order_of_scoring_is_free() -> None:
    """„Du darfst deine Aufgaben in beliebiger Reihenfolge werten“"""
    match = lifting({4: "25 27"}, "25 27", {})
    assert legal(match) == {"bank 25", "bank 27", "push 25", "push 27"}
    play(match, 0, "bank 27 / bank 25 / lift 27")
    assert scored(match) == {4: {25: 1}, 5: {27: 1}}
    match = play(lifting({4: "25 27"}, "25 27", {}), 0, "bank 25 / bank 27 / lift 25")
    assert scored(match) == {4: {27: 1}, 5: {25: 1}}


def test_it_does_not_chain() -> None:
    """Ruling 14: pushing a scored card is not scoring, so it does not chain."""
    match = lifting({4: "25"}, "25", {3: "26", 4: "27", 1: "28"})
    play(match, 0, "bank 25 / lift 26")
    assert phase(match) == "bonus"
    match = lifting({4: "25"}, "25", {4: "27", 1: "28"})
    play(match, 0, "bank 25 / lift 27")  # onto the top level
    assert scored(match) == {1: {28: 1}, 4: {25: 1}, 5: {27: 1}}
    assert phase(match) == "bonus"


def test_from_every_level_but_the_top() -> None:
    """Ruling 14: from the second level to the top is allowed; cards on the top cannot be pushed."""
    match = lifting({5: "82"}, "82", {1: "25", 2: "26", 3: "27", 4: "28", 5: "29"})
    play(match, 0, "bank 82")
    assert legal(match) == {"pass", "lift 25", "lift 26", "lift 27", "lift 28"}
    assert refused(match, 0, "lift 29") == "gnw-lift-top"
    assert refused(match, 0, "lift 30") == "gnw-lift-scored"
    play(match, 0, "lift 28")
    assert refused(match, 0, "lift 28") == "gnw-lift-top"


def test_push_it_is_optional() -> None:
    """„darfst du zusätzlich“"""
    match = play(lifting({4: "25"}, "25", {1: "26"}), 0, "bank 25 / pass")
    assert scored(match) == {1: {26: 1}, 4: {25: 1}}
    assert phase(match) == "bonus"
    match = play(lifting({5: "25"}, "25", {1: "26"}), 0, "bank 25 / lift 26 / pass")
    assert scored(match) == {2: {26: 1}, 5: {25: 1}}
    assert phase(match) == "bonus"


def test_before_the_next_card_is_scored() -> None:
    """„sofort“ (ruling 14: they are resolved before the next card is scored)"""
    match = lifting({4: "25 27"}, "25 27", {1: "26"})
    play(match, 0, "bank 25")
    assert refused(match, 0, "bank 27") == "not-now"
    assert refused(match, 0, "push 27") == "not-now"
    play(match, 0, "pass")
    assert legal(match) == {"bank 27", "push 27"}
    play(match, 0, "bank 27")
    assert legal(match) == {"pass", "lift 25", "lift 26"}


def test_a_multiplied_card_moves_as_one() -> None:
    """Ruling 14: a ×3/×4 card moves as one card."""
    match = lifting({5: "25"}, "25", {1: "26x3", 4: "27x4"})
    play(match, 0, "bank 25 / lift 26")
    assert scored(match) == {2: {26: 3}, 4: {27: 4}, 5: {25: 1}}
    play(match, 0, "lift 27")
    assert scored(match) == {2: {26: 3}, 5: {25: 1, 27: 4}}
    assert match.scores() == [3 * 2 + (1 + 4) * 8]
    assert_whole(match)


def test_no_push_it_in_the_normal_game() -> None:
    """The solo rules hold alone, and for several only if they choose so."""
    match = pushing({4: "25", 5: "82"}, "25 82", scored={1: "26"})
    play(match, 0, "bank 25 / bank 82")
    assert scored(match) == {1: {26: 1}, 4: {25: 1}, 5: {82: 1}}
    assert phase(match) == "bonus"


def test_push_it_for_several() -> None:
    """„könnt ihr auch das normale Spiel nach diesen Regeln spielen“: each with the own cards."""
    match = rolling(2, solo_rules="yes")
    put(match, 0, scored={1: "26"}, display={4: "25"})
    put(match, 1, scored={1: "27 28"}, display={5: "29"})
    for seat, card in ((0, 25), (1, 29)):
        place = match.state.display[seat].index(match.setup.number.index(card) + 1)
        match.state.marked[seat] |= 1 << place
        match.state.black[seat] -= 1
    throw(match, *ONES)
    all_play(match, "avert / out")
    play(match, 0, "bank 25")
    play(match, 1, "bank 29")
    assert legal(match, 0) == {"pass", "lift 26"}
    assert legal(match, 1) == {"pass", "lift 27", "lift 28"}
    play(match, 1, "lift 28 / lift 28")
    play(match, 0, "lift 26")
    assert scored(match, 0) == {2: {26: 1}, 4: {25: 1}}
    assert scored(match, 1) == {1: {27: 1}, 3: {28: 1}, 5: {29: 1}}


@pytest.mark.parametrize(
    ("card", "others", "may"),
    [
        (125, "25 126", {25, 126}),  # the same card of the other copy is another card
        (25, "125 61 161", {125}),
        (161, "61 126 182", {61, 126}),
        (182, "82 161 126", {82, 161, 126}),
        (161, "182", set()),
        (125, "161 182", set()),
    ],
)
def test_push_it_with_two_copies(card: int, others: str, may: set[int]) -> None:
    """Ruling 17: cards of the second copy play alike."""
    match = pushing({4: str(card)}, str(card), scored={1: others}, players=5, solo_rules="yes")
    play(match, 0, f"bank {card}")
    if not may:
        assert phase(match) == "bonus"
        return
    assert legal(match) == {"pass", *(f"lift {other}" for other in may)}
    other = max(may)
    play(match, 0, f"lift {other}")
    assert scored(match)[2] == {other: 1}
    assert scored(match)[4] == {card: 1}


def scoring(card: int, scored: Levels, level: int = 5) -> Match:
    """Five players with the solo rules; seat 0 has just scored this card on a level."""
    match = rolling(5, solo_rules="yes")
    put(match, 4, display={})  # its start cards are the first ones of the second copy
    put(match, 0, display={level: str(card)}, scored=scored)
    mark(match, 0, str(card))
    throw(match, *ONES)
    all_play(match, "avert / out")
    return play(match, 0, f"bank {card}")


@pytest.mark.parametrize("level", [1, 4])
@pytest.mark.parametrize(
    ("card", "other"),
    [(1, 2), (57, 101), (101, 157), (161, 105), (105, 57), (82, 196), (196, 82), (196, 105)],
)
def test_one_card_is_enough_for_push_it(level: int, card: int, other: int) -> None:
    """The first and the last cards of each colour, of both copies, on each side of the bar."""
    assert legal(scoring(card, {level: str(other)})) == {"pass", f"lift {other}"}


@pytest.mark.parametrize(("card", "other"), [(60, 5), (160, 105), (81, 82), (181, 182), (1, 196)])
def test_harder_cards_are_no_cards_for_push_it(card: int, other: int) -> None:
    """„gleiche oder leichtere Farbe“, whatever the number."""
    assert phase(scoring(card, {4: str(other)})) == "bonus"


@pytest.mark.parametrize("card", [1, 60, 5, 57, 81, 82, 96, 101, 160, 105, 161, 181, 182, 196])
def test_no_card_moves_itself(card: int) -> None:
    """The card just scored is the only one: nothing to push, on any level."""
    assert phase(scoring(card, {}, level=4)) == "bonus"


def test_paying_with_two_copies() -> None:
    """Ruling 17: cards of the second copy play alike."""
    match = shopping({3: "25 125 161"}, players=5, solo_rules="yes")
    assert legal(match) == {"pass", "pay 25", "pay 125"}
    play(match, 0, "pay 125")
    assert (money(match), under(match, "green")) == (4, [125])


# 3. Possessions pass


def test_no_money_but_from_cards() -> None:
    """„musst du zum Einkaufen benutzte grüne Karten abgeben“"""
    match = shopping({1: "25", 5: "26"}, players=1)
    assert money(match) == 0
    assert legal(match) == {"pass", "pay 25", "pay 26"}
    assert refused(match, 0, "buy green") == "gnw-no-money"


def test_paying() -> None:
    """„schiebst du zurück unter den grünen Vorratsstapel“"""
    match = shopping({3: "25", 1: "26"}, players=1)
    before = deck(match, "green")
    play(match, 0, "pay 25")
    assert money(match) == 4
    assert scored(match) == {1: {26: 1}}
    assert under(match, "green") == [25]
    assert deck(match, "green") == before | {25}
    play(match, 0, "buy red / 82")
    assert (money(match), new(match)) == (0, [82])


def test_which_and_how_many() -> None:
    """„Du kannst dich immer entscheiden, ob und wie viele grüne Karten du … benutzt.“"""
    match = shopping({1: "25 26 27", 2: "28"}, players=1)
    play(match, 0, "pay 28 / pay 26")
    assert money(match) == 3
    assert under(match, "green") == [28, 26]
    assert legal(match) == {"pass", "pay 25", "pay 27", "buy green", "buy yellow"}
    play(match, 0, "pass")
    assert scored(match) == {1: {25: 1, 27: 1}}


@pytest.mark.parametrize("cards", ["1 25", "1 2 3", "1 2 60", "2 60"])
def test_every_scored_green_card_can_pay(cards: str) -> None:
    """The first and the last one too."""
    match = put(in_round(2, 1), 0, display={})
    put(match, 0, scored={2: cards})
    to_buy(match)
    assert legal(match) == {"pass", *(f"pay {card}" for card in cards.split())}


@pytest.mark.parametrize("cards", ["5 61", "5 6 81", "82 83 96"])
def test_every_scored_card_can_be_pushed(cards: str) -> None:
    """The first and the last one of a colour too."""
    match = rolling(1)
    put(match, 0, display={})
    put(match, 0, display={5: "90"}, scored={1: cards})
    mark(match, 0, "90")
    throw(match, *ONES)
    all_play(match, "avert / out")
    play(match, 0, "bank 90")
    assert legal(match) == {"pass", *(f"lift {card}" for card in cards.split())}


def test_nobody_must_pay() -> None:
    """„ob und wie viele“"""
    match = play(shopping({5: "25"}, players=1), 0, "pass")
    assert scored(match) == {5: {25: 1}}
    assert phase(match) == "dice"


def test_more_after_a_drawn_card() -> None:
    """Ruling 15: more may be added after seeing a drawn card; what remains is lost."""
    match = shopping({2: "25", 1: "26 27"}, players=1)
    play(match, 0, "pay 25 / buy green / 33")
    assert money(match) == 1
    play(match, 0, "pay 26 / buy yellow / 61 / pay 27")
    assert money(match) == 1
    play(match, 0, "pass / place 33 1 / place 61 1")
    assert money(match) == 0
    idle_round(match)
    to_buy(match)
    assert money(match) == 0


def test_only_green_cards_pay() -> None:
    """„grüne Karten abgeben“"""
    match = shopping({1: "25 61 82"}, display={1: "26"}, players=1)
    assert legal(match) == {"pass", "pay 25"}
    for card in (61, 82, 26, 27):
        assert refused(match, 0, f"pay {card}") == "gnw-pay-green"


def test_no_paying_for_a_fifth_card() -> None:
    """At most 4 bought cards a round, so there is nothing to pay for any more."""
    match = shopping({5: "25 26"}, players=1)
    play(match, 0, "pay 25")
    play(match, 0, "buy green / 33 / buy green / 34 / buy green / 35 / buy green / 36")
    assert money(match) == 4
    assert legal(match) == {"pass"}
    assert refused(match, 0, "pay 26") == "gnw-four-bought"
    assert refused(match, 0, "buy green") == "gnw-four-bought"


@pytest.mark.parametrize(("times", "expected"), [(3, 12), (4, 16)])
def test_paying_with_a_multiplied_card(times: int, expected: int) -> None:
    """Ruling 15: ×3/×4 counted. Ruling 13: a marker is free again when its card leaves."""
    match = shopping({3: f"25x{times}"}, players=1)
    assert match.view()["multipliers"] == 3
    play(match, 0, "pay 25")
    assert money(match) == expected
    assert match.view()["multipliers"] == 4
    assert_whole(match)


def test_a_freed_marker_serves_again() -> None:
    """Ruling 13: a marker is free again when its card leaves."""
    match = in_round(2, 2, solo_rules="yes")
    levels = {1: "25x3 82x3", 2: "83x3", 3: "84x3", 4: "85 86 87"}
    put(match, 0, scored=levels, display={})
    put(match, 1, display={})
    to_buy(match)
    drain(match, "red", [1])
    match.state.money[0] = 4
    assert refused(match, 0, "buy red") == "gnw-no-cards"
    play(match, 0, "pay 25 / buy red")
    assert comes(match) == {86, 87}
    assert scored(match)[4] == {85: 3}


def test_a_paid_card_can_be_bought_back() -> None:
    """Ruling 15: chosen greens go under the deck first."""
    match = in_round(2, 4, solo_rules="yes")
    for seat in range(4):
        put(match, seat, display={})
    put(match, 0, scored={1: "25"})
    to_buy(match)
    drain(match, "green", [1, 2, 3])
    play(match, 0, "pay 25 / buy green")
    assert comes(match) == {25}
    play(match, 0, "25")
    assert (new(match), money(match)) == ([25], 0)


def test_paid_cards_lose_their_points() -> None:
    """„Besitz ist vergänglich“"""
    match = shopping({5: "25 26"}, players=1)
    luck = seat_of(match, 0)["clover"]
    assert match.scores() == [16 + luck]
    play(match, 0, "pay 25")
    assert match.scores() == [8 + luck]


def test_no_paying_in_the_normal_game() -> None:
    """The solo rules hold alone, and for several only if they choose so."""
    match = shopping({1: "25"})
    assert refused(match, 0, "pay 25") == "not-now"


def test_paying_for_several() -> None:
    """„könnt ihr auch das normale Spiel nach diesen Regeln spielen“"""
    match = shopping({3: "25"}, players=3, solo_rules="yes")
    put(match, 1, scored={1: "26"})
    assert [money(match, seat) for seat in range(3)] == [0, 0, 0]
    assert legal(match, 1) == {"pass", "pay 26"}
    assert refused(match, 1, "pay 25") == "gnw-pay-green"  # of somebody else
    play(match, 1, "pay 26")
    play(match, 0, "pay 25")
    assert [money(match, seat) for seat in range(3)] == [4, 1, 0]
    play(match, 0, "pass")
    with pytest.raises(NotYourTurn):
        match.play(0, "buy red")


# 4. Be colourful


@pytest.mark.parametrize(
    ("levels", "sets"),
    [
        ({}, 0),
        ({1: "25 61"}, 0),
        ({1: "25 82"}, 0),
        ({1: "61 82"}, 0),
        ({1: "25 61 82"}, 1),
        ({1: "25", 3: "61", 5: "82"}, 1),
        ({1: "25 26 61 82"}, 1),
        ({1: "25 26 27", 2: "61 62 63", 3: "82 83"}, 2),
        ({1: "25x3", 2: "61x4", 3: "82 83"}, 2),
        ({1: "25x3", 2: "61x4", 3: "82x3"}, 3),
        ({1: "25x4", 2: "61x4", 3: "82x4 83"}, 4),
    ],
)
def test_sets(levels: Levels, sets: int) -> None:
    """„8 Punkte für jedes Set aus jeweils 1 erfüllten Karte jeder Farbe“ (ruling 16)"""
    match = put(ending(1), 0, scored=levels)
    assert match.breakdown(0)["sets"] == 8 * sets
    assert match.scores()[0] == sum(match.breakdown(0).values())


def test_as_many_sets_as_there_can_be() -> None:
    """Ruling 16: all cards of both copies scored by one player, eight reds with ×4."""
    match = rolling(5, solo_rules="yes")
    for seat in range(5):
        put(match, seat, display={})
    both = [[n + 100 * copy for copy in range(2) for n in cards] for cards in (GREENS, YELLOWS)]
    reds = [f"{n}x4" for n in REDS[:8]] + [f"{n}" for n in (*REDS[8:], *range(182, 197))]
    green, yellow = (" ".join(map(str, cards)) for cards in both)
    put(match, 0, scored={1: green, 2: yellow, 3: " ".join(reds)})
    assert match.breakdown(0)["sets"] == 8 * (8 * 4 + 22)


def test_display_cards_make_no_sets() -> None:
    """„erfüllten Karte“: scored (ruling 16)."""
    match = put(ending(1), 0, scored={1: "25 61"}, display={5: "82"})
    assert match.breakdown(0)["sets"] == 0


def test_no_sets_in_the_normal_game() -> None:
    """The solo rules hold alone, and for several only if they choose so."""
    match = put(ending(2), 0, scored={1: "25 61 82"})
    assert match.scores() == [7, 0]
    match = put(ending(2, solo_rules="yes"), 0, scored={1: "25 61 82"})
    assert match.scores() == [7 + 8, 0]


def test_a_solo_score() -> None:
    """„Zusätzlich zur üblichen Schlusswertung“"""
    match = put(ending(1), 0, scored={5: "82 61", 2: "25", 1: "26"}, clover=3)
    all_play(match, "out")
    assert match.breakdown(0) == {
        "level-5": 48, "level-4": 0, "level-3": 0, "level-2": 2, "level-1": 1, "luck": 3, "sets": 8,
    }  # fmt: skip
    assert match.scores() == [62]
    assert (rating := match.rating())
    assert rating.level == 7 - 3


# Rating


@pytest.mark.parametrize(
    ("points", "stars"),
    [
        (0, 0), (1, 0), (20, 0), (21, 1), (40, 1), (41, 2), (60, 2), (61, 3), (80, 3), (81, 4),
        (100, 4), (101, 4.5), (120, 4.5), (121, 5), (140, 5), (141, 6), (500, 6),
    ],
)  # fmt: skip
def test_rating(points: int, stars: float) -> None:
    """„Wie gut du dich geschlagen hast, kannst du an der folgenden Tabelle ablesen.“"""
    played = game(GAME)
    for language in ("de", "en"):
        text = played.rating(points).text(language)
        assert text.count("★") + text.count("½") / 2 == stars
        assert len(text) == 6


@pytest.mark.parametrize(("luck", "stars"), [(0, 0), (1, 1)])
def test_rating_of_a_match(luck: int, stars: int) -> None:
    """„1-20“, „21-40“: 8 + 8 + 4 points, and luck."""
    match = put(ending(1), 0, scored={5: "25 26", 3: "27"}, clover=luck)
    assert match.rating() is None
    all_play(match, "out")
    assert match.scores() == [20 + luck]
    assert (rating := match.rating())
    assert rating.level == 7 - stars


def test_rating_of_nothing() -> None:
    """Ruling 16: 0 points or fewer: the lowest rating."""
    match = ending(1)
    all_play(match, "out")
    assert match.scores() == [0]
    assert (rating := match.rating())
    assert rating.level == 7


def test_several_are_not_rated() -> None:
    """The table belongs to the solo game."""
    match = ending(2, solo_rules="yes")
    all_play(match, "out")
    assert match.rating() is None
    assert match.winners() == [0, 1]  # ruling 16: a final tie is shared
