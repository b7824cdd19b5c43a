"""„Was passiert, wenn die Karten im Vorrat aus sind?“, ruling 13, and that nothing is ever lost."""

import random

import pytest

from kleeblatt import Match, SeededDice
from kleeblatt.games.geht_noch_was.state import BUY
from kleeblatt.games.geht_noch_was.taking import put_under
from tests.geht_noch_was.table import (
    COLOURS,
    GREENS,
    ONES,
    TWOS,
    Levels,
    all_play,
    assert_whole,
    clover,
    comes,
    deck,
    display,
    drain,
    in_round,
    internal,
    legal,
    money,
    new,
    phase,
    play,
    put,
    refused,
    rolling,
    scored,
    seat_of,
    shopping,
    start,
    throw,
    under,
)
from tests.players import play_on

FOUR_MONEY = {3: "25 26"}  # scored greens for one red card


def no_red_left(mine: Levels, theirs: Levels | None = None, players: int = 2) -> Match:
    """Buying in round 2; seat 0 has 4 to spend; these red cards are scored, the deck is empty."""
    both = {
        level: f"{FOUR_MONEY.get(level, '')} {mine.get(level, '')}"
        for level in {*FOUR_MONEY, *mine}
    }
    match = shopping(both, display={}, players=players)
    if theirs:
        put(match, 1, scored=theirs)
    others = range(1, players)
    for seat in others:
        put(match, seat, display={})
    drain(match, "red", others)
    assert deck(match, "red") == set()
    assert_whole(match)
    return match


def reds(match: Match, seat: int = 0) -> dict[int, dict[int, int]]:
    """The scored red cards of each level."""
    found = {
        level: {card: times for card, times in cards.items() if 82 <= card % 100 <= 96}
        for level, cards in scored(match, seat).items()
    }
    return {level: cards for level, cards in found.items() if cards}


@pytest.mark.parametrize(
    ("cards", "left", "back"),
    [("82 83 84", {82: 3}, {83, 84}), ("82 83 84 85", {82: 4}, {83, 84, 85})],
)
def test_three_or_four_cards(cards: str, left: dict[int, int], back: set[int]) -> None:
    """„3 oder 4 Aufgabenkarten …, so legst du alle bis auf 1 … zurück … x3/x4 Marker“"""
    match = no_red_left({1: cards})
    play(match, 0, "buy red")
    assert reds(match) == {1: left}
    assert comes(match) == back  # „Mischt alle zurückgelegten Karten … als neuen … Vorrat“
    assert match.view()["multipliers"] == 3
    match.inject(f"card {max(back)}")
    assert new(match) == [max(back)]
    assert money(match) == 0
    assert_whole(match)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_on_every_level(level: int) -> None:
    """„in einer Ebene“, whichever."""
    match = play(no_red_left({level: "82 90 96"}), 0, "buy red")
    assert reds(match) == {level: {82: 3}}


def test_lowest_number_stays() -> None:
    """The cards of a group count alike; the one with the lowest number stays."""
    match = play(no_red_left({2: "96 90 84"}), 0, "buy red")
    assert reds(match) == {2: {84: 3}}
    assert comes(match) == {90, 96}


@pytest.mark.parametrize(("cards", "times"), [("82 83 84", 3), ("82 83 84 85", 4)])
def test_counts_as_so_many_cards(cards: str, times: int) -> None:
    """„steht … in der Schlusswertung stellvertretend für 3 bzw. 4 erfüllte Aufgaben“"""
    match = no_red_left({5: cards})
    before = match.scores()
    assert match.breakdown(0)["level-5"] == 8 * 4 * times
    play(match, 0, "buy red / 83")
    assert match.scores() == before


@pytest.mark.parametrize(("level", "factor"), [(1, 1), (3, 2), (5, 8)])
@pytest.mark.parametrize("times", [3, 4])
def test_counts_for_income(level: int, factor: int, times: int) -> None:
    """„steht beim Einkommen … stellvertretend für 3 bzw. 4“"""
    match = shopping({level: f"25x{times} 26"})
    assert money(match) == (times + 1) * factor


def test_the_others_in_turn() -> None:
    """„Dies machen die anderen Personen reihum ebenfalls.“"""
    match = play(no_red_left({1: "82 83 84"}, {2: "85 86 87 88"}), 0, "buy red")
    assert reds(match, 0) == {1: {82: 3}}
    assert reds(match, 1) == {2: {85: 4}}
    assert comes(match) == {83, 84, 86, 87, 88}


def test_only_the_others_can() -> None:
    """„Dies machen die anderen Personen“, also if I have nothing to return."""
    match = play(no_red_left({1: "82 83"}, {2: "85 86 87"}), 0, "buy red")
    assert reds(match, 0) == {1: {82: 1, 83: 1}}
    assert comes(match) == {86, 87}


def test_only_the_wanted_colour() -> None:
    """„Aufgabenkarten der gewünschten Farbe“"""
    match = no_red_left({1: "82 83 84", 2: "27 28 29 61 62 63"})
    play(match, 0, "buy red")
    assert scored(match)[2] == dict.fromkeys((27, 28, 29, 61, 62, 63), 1)
    assert match.view()["multipliers"] == 3


@pytest.mark.parametrize(
    ("levels", "why"),
    [
        ({}, "none at all"),
        ({1: "82 83"}, "two are not enough"),
        ({1: "82", 2: "83", 3: "84"}, "not on one level"),
        ({1: "82x4 83"}, "×4 is full"),
        ({1: "82x3 83x3"}, "two ×3 are no plain cards"),
        ({1: "82x3", 2: "83"}, "not on one level"),
    ],
)
def test_still_empty(levels: Levels, why: str) -> None:
    """Ruling 13: still empty: no card, no money spent, another colour may be bought."""
    match = no_red_left(levels)
    assert legal(match) == {"pass", "buy green", "buy yellow"}, why
    assert refused(match, 0, "buy red") == "gnw-no-cards"
    assert money(match) == 4
    play(match, 0, "buy yellow / 61 / buy yellow / 62")
    assert money(match) == 0


def test_display_cards_are_not_regrouped() -> None:
    """Ruling 13: only *scored* cards are regrouped."""
    match = shopping(FOUR_MONEY, display={1: "82 83 84 85"})
    put(match, 1, display={})
    drain(match, "red", [1])
    assert refused(match, 0, "buy red") == "gnw-no-cards"


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        (5, {82: 4, 86: 1}),
        (6, {82: 4, 86: 1, 87: 1}),
        (7, {82: 4, 86: 3}),
        (8, {82: 4, 86: 4}),
        (9, {82: 4, 86: 4, 90: 1}),
        (11, {82: 4, 86: 4, 90: 3}),
        (15, {82: 4, 86: 4, 90: 4, 94: 3}),
    ],
)
def test_more_than_four(cards: int, left: dict[int, int]) -> None:
    """Ruling 13: 5 or more of a colour on a level: a group of 4 first, then of 3."""
    match = no_red_left({4: " ".join(str(82 + i) for i in range(cards))})
    before = match.scores()
    play(match, 0, "buy red")
    assert reds(match) == {4: left}
    assert match.scores() == before
    assert_whole(match)


def test_three_becomes_four() -> None:
    """Ruling 13: a ×3 card plus a plain one may become ×4."""
    match = no_red_left({2: "82x3 90"})
    assert match.view()["multipliers"] == 3
    play(match, 0, "buy red")
    assert reds(match) == {2: {82: 4}}
    assert comes(match) == {90}
    assert match.view()["multipliers"] == 3


def test_three_becomes_four_of_a_lower_number() -> None:
    """Ruling 13: the card under the marker stays."""
    match = play(no_red_left({2: "90x3 82"}), 0, "buy red")
    assert reds(match) == {2: {90: 4}}
    assert comes(match) == {82}


def test_the_lowest_three_becomes_four() -> None:
    """Ruling 13: of two ×3 cards the one with the lower number."""
    match = play(no_red_left({2: "90x3 82x3 95"}), 0, "buy red")
    assert reds(match) == {2: {82: 4, 90: 3}}
    assert comes(match) == {95}


@pytest.mark.parametrize("cards", ["82x3 90x3 95", "83x3 82x3 95", "82x3 83x3 95"])
def test_the_lowest_three_becomes_four_wherever_its_marker_comes_from(cards: str) -> None:
    """Ruling 13: the first marker or the second, cards with neighbouring numbers too."""
    match = play(no_red_left({2: cards}), 0, "buy red")
    assert reds(match)[2][82] == 4
    assert sorted(reds(match)[2].values()) == [3, 4]


def test_both_threes_become_four() -> None:
    """Ruling 13: a ×3 card plus a plain one may become ×4: each of them."""
    match = play(no_red_left({2: "90x3 82x3 95 96"}), 0, "buy red")
    assert reds(match) == {2: {82: 4, 90: 4}}
    assert comes(match) == {95, 96}


def test_three_becomes_four_and_the_rest() -> None:
    """Ruling 13: what is left may be a group too."""
    match = play(no_red_left({2: "82x3 83 84 85 86"}), 0, "buy red")
    assert reds(match) == {2: {82: 4, 84: 3}}
    assert comes(match) == {83, 85, 86}


def test_three_becomes_four_without_a_marker_left() -> None:
    """Ruling 13: it needs no marker more."""
    match = no_red_left({1: "82x3 83", 2: "84x3", 3: "85x3", 4: "86x3", 5: "87 88 89"})
    assert match.view()["multipliers"] == 0
    play(match, 0, "buy red")
    assert comes(match) == {83}
    assert reds(match)[5] == {87: 1, 88: 1, 89: 1}


def test_no_marker_left() -> None:
    """„4 Multiplikator-Marker“: without one nothing is regrouped."""
    match = no_red_left({1: "82x3", 2: "84x3", 3: "85x3", 4: "86x4", 5: "87 88 89"})
    assert refused(match, 0, "buy red") == "gnw-no-cards"


def test_markers_are_short_levels_bottom_to_top() -> None:
    """Ruling 13: when markers are short, first come, first served in that order."""
    levels = {1: "82 83 84", 2: "85 86 87", 3: "88 89 90", 4: "91 92 93", 5: "94 95 96"}
    match = play(no_red_left(levels), 0, "buy red")
    assert reds(match) == {
        1: {82: 3}, 2: {85: 3}, 3: {88: 3}, 4: {91: 3}, 5: {94: 1, 95: 1, 96: 1},
    }  # fmt: skip
    assert match.view()["multipliers"] == 0


def test_markers_are_short_asking_player_first() -> None:
    """Ruling 13: that player, then everyone in turn; first come, first served."""
    many = {1: "82 83 84", 2: "85 86 87", 3: "88 89 90", 4: "91 92 93"}
    match = no_red_left(many, {1: "94 95 96"})
    match.state.money[1] = 4
    play(match, 1, "buy red")
    assert reds(match, 1) == {1: {94: 3}}
    assert reds(match, 0) == {1: {82: 3}, 2: {85: 3}, 3: {88: 3}, 4: {91: 1, 92: 1, 93: 1}}
    match = play(no_red_left(many, {1: "94 95 96"}), 0, "buy red")
    assert reds(match, 1) == {1: {94: 1, 95: 1, 96: 1}}
    assert reds(match, 0)[4] == {91: 3}


@pytest.mark.parametrize(("asks", "without"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_markers_are_short_clockwise(asks: int, without: int) -> None:
    """Ruling 13: everyone in turn, clockwise from the player who wants the card."""
    match = in_round(2, players=4, fairy=2)
    for seat in range(4):
        three = " ".join(str(82 + 3 * seat + i) for i in range(3))
        put(match, seat, scored={1: three, 2: "25x3"} if seat == 0 else {1: three}, display={})
    all_play(match, "bonus 1")
    drain(match, "red", [0])
    assert match.view()["multipliers"] == 3
    match.state.money[asks] = 4
    play(match, asks, "buy red")
    plain = [seat for seat in range(4) if set(reds(match, seat)[1].values()) == {1}]
    assert plain == [without]


# From five players on, with a second copy of the game (its numbers are 100 higher)


def test_cards_of_both_copies_are_one_group() -> None:
    """Ruling 13: three or four cards of a colour, whichever copy they are of."""
    match = play(no_red_left({1: "184 82 183"}, players=5), 0, "buy red")
    assert reds(match) == {1: {82: 3}}
    assert comes(match) == {183, 184}
    assert_whole(match)


def test_cards_of_the_second_copy_are_a_group() -> None:
    """Ruling 13: the card with the lowest number stays, here of the second copy."""
    match = play(no_red_left({1: "82x4 185 184 183"}, players=5), 0, "buy red")
    assert reds(match) == {1: {82: 4, 183: 3}}
    assert comes(match) == {184, 185}


def test_a_three_of_the_second_copy_becomes_four() -> None:
    """Ruling 13: a ×3 card plus a plain one of the other copy."""
    match = play(no_red_left({1: "182x3 82"}, players=5), 0, "buy red")
    assert reds(match) == {1: {182: 4}}
    assert comes(match) == {82}


def test_five_players_have_eight_markers() -> None:
    """„4 Multiplikator-Marker“ in each copy: the eighth is as good as the first."""
    seven = "82x3 83x4 84x4 85x4 86x4 87x4 88x4"
    match = no_red_left({5: "90 91 92", 1: seven}, players=5)
    assert match.view()["multipliers"] == 1
    before = match.scores()
    play(match, 0, "buy red")
    assert reds(match)[5] == {90: 3}
    assert match.view()["multipliers"] == 0
    assert comes(match) == {91, 92}
    assert match.scores() == before
    assert_whole(match)


def test_the_eighth_marker_becomes_four() -> None:
    """Ruling 13: it needs no marker more."""
    fours = "82x4 83x4 84x4 85x4 86x4 87x4 88x4"
    match = no_red_left({1: fours, 5: "90x3 91"}, players=5)
    assert match.state.times[7] == 3
    before = match.scores()
    play(match, 0, "buy red")
    assert reds(match)[5] == {90: 4}
    assert comes(match) == {91}
    assert match.scores() == before


def test_two_plain_cards_beside_the_eighth_marker() -> None:
    """Ruling 13: a card with a marker is no plain card."""
    fours = "82x4 83x4 84x4 85x4 86x4 87x4 88x4"
    match = no_red_left({1: fours, 5: "90x4 91 92"}, players=5)
    assert refused(match, 0, "buy red") == "gnw-no-cards"


def test_two_plain_cards_and_a_free_marker() -> None:
    """„3 oder 4 Aufgabenkarten“: two are not enough, however many markers there are."""
    match = no_red_left({1: "82 83"}, {1: "84 85"}, players=5)
    assert match.view()["multipliers"] == 8
    assert refused(match, 0, "buy red") == "gnw-no-cards"


def test_free_markers_count_nothing() -> None:
    """The last card of all is scored: no marker is on it."""
    match = put(rolling(5), 0, scored={1: "196", 2: "82", 3: "26"})
    assert match.breakdown(0)["level-1"] == 4
    assert match.breakdown(0)["level-2"] == 4
    assert match.breakdown(0)["level-3"] == 2


def test_not_before_the_deck_is_empty() -> None:
    """„Wenn du eine neue Aufgabenkarte nehmen möchtest, im Vorrat jedoch keine … mehr ist“"""
    match = shopping({4: "25 26", 1: "82 83 84"}, display={})
    put(match, 1, display={})
    drain(match, "red", [1], keep="96")
    play(match, 0, "buy red / 96")
    assert reds(match) == {1: {82: 1, 83: 1, 84: 1}}
    assert deck(match, "red") == set()
    play(match, 0, "buy red")
    assert comes(match) == {83, 84}


def test_cards_under_the_deck_are_no_empty_deck() -> None:
    """„im Vorrat … keine Karte in der gewünschten Farbe mehr“: those under it are still there."""
    match = shopping({4: "25 26", 1: "61 62 63"}, display={1: "71"})
    put(match, 1, display={})
    drain(match, "yellow", [0, 1], keep="80 64")
    play(match, 0, "buy yellow / 80 / exchange / 64 / buy yellow")
    assert comes(match) == {80}
    assert match.view()["multipliers"] == 4


def test_the_first_card_of_all_with_a_marker() -> None:
    """Ruling 13: card 1 is as good as any other."""
    match = no_green_left({1: "1x3 2"})
    assert match.breakdown(0)["level-1"] == 4
    throw(match, *TWOS)
    play(match, 0, "fail")
    for seat in (1, 2, 3):
        play(match, seat, "avert / in")
    assert scored(match) == {1: {1: 4}}
    assert comes(match) == {2}


def test_the_first_card_of_all_is_no_plain_card() -> None:
    """Ruling 13: a ×4 card and two others are not three cards: no consolation."""
    match = no_green_left({1: "1x4 2 3"})
    throw(match, *TWOS)
    play(match, 0, "fail")
    for seat in (1, 2, 3):
        play(match, seat, "avert / in")
    assert scored(match) == {1: {1: 4, 2: 1, 3: 1}}
    assert phase(match) == "dice"


@pytest.mark.parametrize("seed", range(3))
def test_cards_under_the_deck_come_in_their_order(seed: int) -> None:
    """„unter den Vorrat“: with nothing else left, the first that was put there comes next."""
    match = shopping({4: "25 26", 1: "61 62 63"}, display={1: "71"})
    put(match, 1, display={})
    drain(match, "yellow", [0, 1], keep="80 64")
    play(match, 0, "buy yellow / 80 / exchange / 64 / buy yellow")
    put_under(match.state, internal(match, 64))
    match.dice = SeededDice(seed)
    assert match.roll() == "card 80"


def no_green_left(mine: Levels, number: int = 1) -> Match:
    """Four players, no green card in the deck; seat 0 has these scored."""
    match = rolling(4) if number == 1 else in_round(number, 4)
    for seat in range(4):
        put(match, seat, display={})
    put(match, 0, scored=mine)
    drain(match, "green", [1, 2, 3])
    assert_whole(match)
    return match


def test_it_serves_the_consolation_card() -> None:
    """Ruling 13: it serves the consolation card too."""
    match = no_green_left({1: "25 26 27", 4: "28 29 30 31"})
    throw(match, *TWOS)
    play(match, 0, "fail")
    for seat in (1, 2, 3):
        play(match, seat, "avert / in")
    assert scored(match) == {1: {25: 3}, 4: {28: 4}}
    assert comes(match) == {26, 27, 29, 30, 31}
    match.inject("card 26")
    assert display(match) == {1: {26}}
    assert phase(match) == "dice"


def test_no_consolation_card_left() -> None:
    """Ruling 13: still empty: no card."""
    match = no_green_left({1: "25 26"})
    throw(match, *TWOS)
    play(match, 0, "fail")
    for seat in (1, 2, 3):
        play(match, seat, "avert / in")
    assert phase(match) == "dice"
    assert display(match) == {}


def test_it_serves_the_bonus_card() -> None:
    """„Wenn du eine neue Aufgabenkarte nehmen möchtest“, for whatever."""
    match = no_green_left({1: "25 26 27"}, number=2)
    play(match, 0, "bonus 2")
    assert scored(match) == {1: {25: 3}}
    assert comes(match) == {26, 27}


def test_no_bonus_card_left() -> None:
    """Ruling 13: still empty: no card; the luck comes all the same."""
    match = no_green_left({1: "25 26"}, number=2)
    play(match, 0, "bonus 2")
    assert (new(match), clover(match)) == ([], 1)
    assert match.awaited == (1, 2, 3)


def test_eight_markers_with_two_copies() -> None:
    """Ruling 17: multiplier markers doubled."""
    match = in_round(2, players=8)
    both = [*range(82, 97), *range(182, 197)]
    for seat in range(8):
        mine = " ".join(map(str, both[3 * seat : 3 * seat + 3]))
        put(match, seat, display={}, scored={1: mine})
    all_play(match, "bonus 1")
    drain(match, "red", [1])
    match.state.money[0] = 4
    play(match, 0, "buy red")
    assert [set(reds(match, seat)[1].values()) for seat in range(8)] == [{3}] * 8
    assert match.view()["multipliers"] == 0
    assert len(comes(match)) == 16
    assert_whole(match)


def test_groups_of_both_copies() -> None:
    """Ruling 17: a card of the second copy is a card of its colour."""
    match = in_round(2, players=5)
    put(match, 0, scored={3: "182 25 26", 1: "27 83 183 84"})
    for seat in range(5):
        put(match, seat, display={})
    all_play(match, "bonus 1")
    drain(match, "red", [1, 2])
    play(match, 0, "buy red")
    assert reds(match) == {1: {83: 3}, 3: {182: 1}}
    assert comes(match) == {84, 183}


# Nothing is ever lost


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("solo_rules", ["no", "yes"])
def test_nothing_is_lost(players: int, solo_rules: str) -> None:
    """After every step all cards are in one place, and luck and markers add up."""
    for seed, name in ((1, "random"), (2, "eager")):
        free_start = ("no", "yes")[seed % 2]
        match = start(players, solo_rules=solo_rules, free_start=free_start)
        match.dice = SeededDice(seed)
        steps = 0
        while not match.is_over:
            assert_whole(match)
            play_on(match, 1000 * seed + steps, name, steps=1)
            steps += 1
            assert steps < 5000
        assert_whole(match)
        assert match.view()["round"] == 5
        for seat in range(players):
            assert marked_cards(match, seat) == 0
            assert seat_of(match, seat)["black"] == 5
            assert new(match, seat) == []


def marked_cards(match: Match, seat: int) -> int:
    """How many display cards have a marker."""
    return sum(
        card["marker"] is not None for level in seat_of(match, seat)["display"] for card in level
    )


@pytest.mark.parametrize("solo_rules", ["no", "yes"])
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4), (5, 5)])
def test_nothing_is_lost_with_short_decks(players: int, seed: int, solo_rules: str) -> None:
    """The same when most cards are scored and the decks run out again and again."""
    chance = random.Random(seed)
    match = in_round(2, players, solo_rules=solo_rules)
    piles: dict[int, Levels] = {seat: {} for seat in range(players)}
    for colour in COLOURS:
        cards = sorted(deck(match, colour))
        for card in cards[: len(cards) - 2]:
            mine, level = piles[chance.randrange(players)], chance.randint(1, 5)
            mine[level] = f"{mine.get(level, '')} {card}"
    for seat, levels in piles.items():
        put(match, seat, scored=levels)
    match.dice = SeededDice(seed)
    fewest, steps = 4, 0
    while not match.is_over:
        assert_whole(match)
        scores, buying = match.scores(), match.state.phase == BUY
        play_on(match, 1000 * seed + steps, "eager", steps=1)
        if buying and solo_rules == "no":
            assert match.scores() == scores  # regrouping changes no points
        fewest = min(fewest, match.state.multiplied[:4].count(0))
        steps += 1
        assert steps < 5000
    assert_whole(match)
    assert fewest < 4  # it did run out


def test_all_greens_somewhere() -> None:
    """The cards that the tests take for green ones."""
    printed = start(1).printed()["cards"]
    assert [n for n in range(1, 97) if printed[str(n)]["colour"] == "green"] == GREENS


def test_given_back_cards_lie_under_the_deck() -> None:
    """Cards that do not fit go „zurück in den allgemeinen Vorrat“: under their deck."""
    match = shopping({1: "25"}, display={1: "26 27 28 29", 2: "30 31 32 33", 3: "34 35 36 37"})
    play(match, 0, "buy green / 38")
    all_play(match, "pass")
    assert under(match, "green") == [38]
    assert phase(match) == "dice"
    throw(match, *ONES)
    play(match, 1, "fail")
    play(match, 0, "avert / in")
    assert 38 not in comes(match)
