"""Exact odds, against running through all 6^7 rolls."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from kleeblatt import Match
from kleeblatt.games.geht_noch_was import dice, odds
from kleeblatt.games.geht_noch_was.deck import built_in, read
from kleeblatt.games.geht_noch_was.tasks import fulfilled, parse
from tests.geht_noch_was.table import (
    EACH,
    ONES,
    all_play,
    drain,
    in_round,
    legal,
    mark,
    play,
    put,
    rolling,
    shopping,
    start,
    throw,
)
from tests.oracle.geht_noch_was import demands

WAYS: dict[str, int] = json.loads(Path(__file__).with_name("ways.json").read_text("utf-8"))
ALL_ROLLS = 6**7

Roll = tuple[int, ...]  # four blue, then three red dice


@cache
def rolls_by_class() -> list[int]:
    """How many of all rolls fall into each class, by running through them."""
    blue = [dice.class_of(throw, (1, 1, 1)) for throw in product(range(1, 7), repeat=4)]
    red = [dice.class_of((1, 1, 1, 1), throw) for throw in product(range(1, 7), repeat=3)]
    counts = Counter(b + r for b in blue for r in red)
    return [counts[number] for number in range(dice.CLASSES)]


def count(predicate: Callable[[Roll], bool]) -> int:
    """How many of all rolls, by running through them."""
    return sum(map(predicate, product(range(1, 7), repeat=7)))


# The dice


def test_all_rolls() -> None:
    assert dice.ROLLS == ALL_ROLLS == 279936
    assert sum(rolls_by_class()) == ALL_ROLLS
    assert dice.CLASSES == 126 * 56


def test_weights_of_the_classes() -> None:
    assert list(dice.WEIGHTS) == rolls_by_class()


def test_classes_and_faces() -> None:
    """Each class is what its faces say, in any order of the dice."""
    for number in range(0, dice.CLASSES, 41):
        blue, red = dice.faces(number)
        assert dice.class_of(blue, red) == number
        assert dice.class_of(blue[::-1], red[::-1]) == number
        assert (len(blue), len(red)) == (4, 3)


def test_what_a_seed_throws() -> None:
    """The dice of a seed fall one by one: each of the 6^4 blue and 6^3 red throws is as likely."""
    setup = start(2).setup
    blue = Counter(dice.BLUE_HANDS[hand] for hand in setup.blue_thrown)
    red = Counter(dice.RED_HANDS[hand] for hand in setup.red_thrown)
    assert blue == Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=4))
    assert red == Counter(tuple(sorted(throw)) for throw in product(range(1, 7), repeat=3))


@pytest.mark.parametrize("number", [1, 33, 71, 96])
def test_known_rolls(number: int) -> None:
    """Bots know every 293rd roll: a bit of a card says whether it fulfils the card."""
    setup = start(2).setup
    card = setup.number.index(number)
    task = next(c.task for c in read(built_in()).cards if c.number == number)
    assert setup.odds[card] == WAYS[str(number)] * 1000 // ALL_ROLLS
    hits = [hit >> bit & 1 for hit in setup.hits[card] for bit in range(60)]
    assert len(hits) == 16 * 60
    for i, hit in enumerate(hits):
        roll = i * 293 % ALL_ROLLS
        faces = [roll // 6**die % 6 + 1 for die in range(7)]  # the red dice are the last digits
        found = dice.class_of(tuple(faces[3:]), tuple(faces[:3]))
        assert hit == fulfilled(task) >> found & 1


def test_outcomes_of_a_roll() -> None:
    match = rolling()
    outcomes = odds.outcomes(match.setup, match.state)
    assert [weight for _, weight in outcomes] == rolls_by_class()
    named = dict(match.outcomes())
    assert named["blue 1 1 1 1 red 1 1 1"] == pytest.approx(1 / ALL_ROLLS)
    assert named["blue 1 2 3 4 red 1 5 6"] == pytest.approx(24 * 6 / ALL_ROLLS)
    assert named["blue 1 1 2 3 red 4 4 5"] == pytest.approx(12 * 3 / ALL_ROLLS)


# The cards


@pytest.mark.parametrize("number", range(1, 97))
def test_ways_of_each_card(number: int) -> None:
    """In how many of the 279,936 rolls it is fulfilled."""
    (card,) = [card for card in read(built_in()).cards if card.number == number]
    found = fulfilled(card.task)
    ways = sum(rolls for i, rolls in enumerate(rolls_by_class()) if found >> i & 1)
    assert ways == WAYS[str(number)]
    assert card.ways == WAYS[str(number)]


def test_ways_are_printed_and_played() -> None:
    match = start(2)
    for number, card in match.printed()["cards"].items():
        assert card["ways"] == WAYS[number]
        assert odds.chance_of(match.setup, [int(number)]) == odds.Odds(WAYS[number])


def pairs(values: Roll) -> bool:
    return len(set(values)) < len(values)


def stairs(values: Roll, steps: int) -> bool:
    return any(set(range(low, low + steps)) <= set(values) for low in range(1, 8 - steps))


PLAIN: list[tuple[str, Callable[[Roll], bool]]] = [
    ("1W4", lambda roll: 4 in roll),
    ("1R5", lambda roll: 5 in roll[4:]),
    ("2W1", lambda roll: roll.count(1) >= 2),
    ("5W3+", lambda roll: sum(value >= 3 for value in roll) >= 5),
    ("2R= / 2B=", lambda roll: pairs(roll[:4]) or pairs(roll[4:])),
    ("1B1R=", lambda roll: bool(set(roll[:4]) & set(roll[4:]))),
    ("2B>", lambda roll: stairs(roll[:4], 2)),
    ("4W>", lambda roll: stairs(roll, 4)),
    ("SR9+", lambda roll: sum(roll[4:]) >= 9),
    ("SW22+", lambda roll: sum(roll) >= 22),
    ("1W1 & 1W6", lambda roll: 1 in roll and 6 in roll),
    ("3W=", lambda roll: max(map(roll.count, roll)) >= 3),
]


@pytest.mark.parametrize(("task", "predicate"), PLAIN)
def test_ways_by_plain_counting(task: str, predicate: Callable[[Roll], bool]) -> None:
    """Without classes: roll by roll."""
    assert dice.ways(fulfilled(parse(task))) == count(predicate)


# The odds of a display


def test_a_probability() -> None:
    assert float(odds.Odds(ALL_ROLLS)) == 1
    assert float(odds.Odds(0)) == 0
    assert float(odds.Odds(ALL_ROLLS // 2)) == 0.5
    assert odds.Odds(1) < odds.Odds(2)


def test_one_of_several_cards() -> None:
    """At least one of them: 1W4, 1R5, SR9+ (4, 6, 3)."""
    setup = start(2).setup
    expected = count(lambda roll: 4 in roll or 5 in roll[4:] or sum(roll[4:]) >= 9)
    assert odds.chance_of(setup, [4, 6, 3]) == odds.Odds(expected)
    assert odds.chance_of(setup, [6, 4, 3, 4]) == odds.Odds(expected)
    assert odds.chance_of(setup, []) == odds.Odds(0)


def test_cards_of_all_colours() -> None:
    """1W4 (green), 1R5 (yellow), 2W1 (red): at least one."""
    setup = start(2).setup
    expected = count(lambda roll: 4 in roll or 5 in roll[4:] or roll.count(1) >= 2)
    assert odds.chance_of(setup, [4, 6, 82]) == odds.Odds(expected)


def test_cards_of_the_second_copy() -> None:
    setup = start(5).setup
    expected = count(lambda roll: 4 in roll or 5 in roll[4:])
    assert odds.chance_of(setup, [104, 106]) == odds.Odds(expected)


def levels(match: Match) -> list[int]:
    """The ways of each level of seat 0."""
    return [odds.chance_of_level(match.setup, match.state, 0, level).ways for level in range(1, 6)]


def test_chance_of_a_level() -> None:
    match = put(rolling(), 0, display={1: "25 26", 2: "27", 4: "82"})
    one_or_two = count(lambda roll: 1 in roll or 2 in roll)
    assert levels(match) == [one_or_two, WAYS["27"], 0, WAYS["82"], 0]
    mark(match, 0, "25")
    assert levels(match) == [WAYS["26"], WAYS["27"], 0, WAYS["82"], 0]


def go_on(match: Match) -> int:
    """The ways in which seat 0 can fulfil a card with the next roll."""
    return odds.chance_to_go_on(match.setup, match.state, 0).ways


def test_chance_to_go_on() -> None:
    """First level 1; then the same level or the next."""
    match = put(rolling(1), 0, display={1: "25 26", 2: "27", 3: "28", 5: "29"})
    assert go_on(match) == count(lambda roll: 1 in roll or 2 in roll)
    throw(match, *EACH)
    play(match, 0, "mark 25")
    assert go_on(match) == count(lambda roll: 2 in roll or 3 in roll)
    play(match, 0, "in")
    throw(match, *EACH)
    play(match, 0, "mark 27")
    assert go_on(match) == WAYS["28"]
    play(match, 0, "in")
    throw(match, *EACH)
    play(match, 0, "mark 28")
    assert go_on(match) == 0  # level 4 is empty


def test_what_the_odds_count_can_be_marked() -> None:
    """Some hundred rolls: a card can be marked exactly when its task says so."""
    tasks = {42: "1B1R=", 47: "2R> / 2B>", 50: "SB12+", 88: "2B= & 2R="}
    for number in range(0, dice.CLASSES, 23):
        blue, red = dice.faces(number)
        match = put(rolling(1), 0, display={1: "42 47 50 88", 2: "25"})
        throw(match, " ".join(map(str, blue)), " ".join(map(str, red)))
        can = {card for card, task in tasks.items() if fulfilled(parse(task)) >> number & 1}
        assert legal(match) == {*(f"mark {card}" for card in can), "avert", "fail"}


def test_no_chance_without_a_marker() -> None:
    """Ruling 9: no black one and no luck on the clover."""
    match = put(rolling(1), 0, display={1: "25 26 27 28", 2: "29 30"}, clover=0)
    mark(match, 0, "25 26 27 28 29")
    assert go_on(match) == 0
    put(match, 0, clover=1)
    assert go_on(match) == WAYS["30"]


def test_black_markers_are_enough_to_go_on() -> None:
    """Ruling 9: luck is only needed when the black ones are used up."""
    match = put(rolling(1), 0, display={1: "25"}, clover=0)
    assert go_on(match) == WAYS["25"]


def test_all_four_places_of_a_level_count() -> None:
    """And card 1 as well as any other."""
    match = put(rolling(), 0, display={})
    put(match, 0, display={1: "25 26 27 1"})
    mark(match, 0, "25 26 27")
    assert levels(match)[0] == WAYS["1"]


def test_on_the_top_level() -> None:
    """There is no next level: only the same one."""
    match = put(rolling(1), 0, display={5: "25 26"})
    mark(match, 0, "25")
    assert go_on(match) == WAYS["26"]


# Cards and the Glücksfee


def test_odds_of_a_drawn_card() -> None:
    match = play(in_round(5), 0, "bonus 2")
    assert dict(match.outcomes()) == {f"card {n}": 1 / 15 for n in range(82, 97)}


def test_a_drawn_card_is_one_of_the_deck() -> None:
    """Every card of the deck has the same weight, one."""
    match = play(in_round(5), 0, "bonus 2")
    weights = match.game.outcomes(match.setup, match.state)
    assert [weight for _, weight in weights] == [1] * 15


def test_odds_of_a_card_under_the_deck() -> None:
    """Its order is known."""
    match = shopping({1: "25 26"}, display={1: "71"})
    drain(match, "yellow", [0, 1], keep="80 23")
    play(match, 0, "buy yellow / 80 / exchange / 23 / exchange")
    assert match.outcomes() == [("card 80", 1.0)]


def test_odds_of_the_first_gluecksfee() -> None:
    assert start(4).outcomes() == [(f"fairy {n}", 0.25) for n in (1, 2, 3, 4)]


def test_no_odds_when_somebody_decides() -> None:
    match = rolling()
    throw(match, *ONES)
    assert match.outcomes() == []
    all_play(match, "avert / out")
    assert match.outcomes() == []


# What the view says of the next roll, against running through all rolls


def serves(roll: Roll, demand: tuple[tuple[str, int], ...]) -> bool:
    """Does a roll have these dice? `W` takes what the colours leave."""
    left = Counter([("B", face) for face in roll[:4]] + [("R", face) for face in roll[4:]])
    for die in sorted(demand):  # B and R before W
        found = [("B", die[1]), ("R", die[1])] if die[0] == "W" else [die]
        taken = next((one for one in found if left[one] > 0), None)
        if taken is None:
            return False
        left[taken] -= 1
    return True


def counted(tasks: list[str]) -> int:
    """How many of all rolls fulfil one of these tasks, as somebody finds who reads the cards."""
    wanted = {demand for task in tasks for demand in demands(task)}
    hands: Counter[Roll] = Counter(
        tuple(sorted(roll[:4]) + sorted(roll[4:])) for roll in product(range(1, 7), repeat=7)
    )
    return sum(n for roll, n in hands.items() if any(serves(roll, one) for one in wanted))


def test_the_view_says_how_likely_levels_are() -> None:
    match = rolling()
    put(match, 0, display={1: "1 2 25", 2: "3 46", 3: "5", 4: "6"})
    throw(match, "2 3 4 4", "1 1 6")
    tasks = {int(number): card["task"] for number, card in match.printed()["cards"].items()}
    mine = match.seat_view(0, 0)
    by_level = [[tasks[n] for n in some] for some in ([1, 2, 25], [3, 46], [5], [6], [])]
    assert mine["chances"] == [counted(some) for some in by_level]
    assert mine["going_on"] == mine["chances"][0]  # nothing is marked: level 1
    play(match, 0, "mark 2")
    mine = match.seat_view(0, 0)
    assert mine["chances"][0] == counted([tasks[1], tasks[25]])
    assert mine["going_on"] == counted([tasks[n] for n in (1, 25, 3, 46)])
    assert mine["ahead"] == [1, 2]
    play(match, 0, "out")
    assert match.seat_view(0, 0)["going_on"] == 0
    assert match.printed()["rolls"] == ALL_ROLLS
