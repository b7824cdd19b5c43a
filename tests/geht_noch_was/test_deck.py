"""The deck file: what is printed, everything that can be wrong with it, and an owner's own deck."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kleeblatt import Match, UsageError, game, replay
from kleeblatt.core.errors import RecordError, SheetError
from kleeblatt.core.record import read as read_record
from kleeblatt.games.geht_noch_was.deck import built_in, is_deck, problems, read
from tests.geht_noch_was.table import (
    ONES,
    all_play,
    clover,
    ending,
    in_round,
    legal,
    money,
    new,
    play,
    pushing,
    put,
    refused,
    rolling,
    seat_of,
    shopping,
    start,
    throw,
)
from tests.players import play_on, random_match

TEXT = built_in()


def swap(old: str, new: str) -> str:
    """The built-in deck with a line changed."""
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


# The built-in deck


def test_it_is_all_right() -> None:
    assert list(problems(TEXT)) == []
    assert is_deck(TEXT)


def test_facts() -> None:
    """Rules page: points, costs, factors; the bonus of round 1 and the example of round 2."""
    deck = read(TEXT)
    assert deck.points == (1, 2, 4)
    assert deck.cost == (1, 2, 4)
    assert deck.factors["normal"] == (1, 1, 2, 4, 8)
    assert deck.factors["solo"] != deck.factors["normal"]
    assert [(bonus.luck, bonus.card) for bonus in deck.bonus[0]] == [(1, None)]
    assert [(bonus.luck, bonus.card) for bonus in deck.bonus[1]] == [(2, None), (1, "green")]
    assert [len(choices) for choices in deck.bonus] == [1, 2, 2, 2, 2]


def test_cards_by_colour_and_number() -> None:
    cards = read(TEXT).cards
    assert len(cards) == 96
    assert [card.colour for card in cards] == ["green"] * 52 + ["yellow"] * 29 + ["red"] * 15
    for colour in ("green", "yellow", "red"):
        numbers = [card.number for card in cards if card.colour == colour]
        assert numbers == sorted(numbers)


def test_examples_of_the_rulebook_are_cards() -> None:
    """„Hier benötigst du …“: every pictured condition is on a card."""
    tasks = {card.text for card in read(TEXT).cards}
    pictured = {"1W4", "5W3+", "3W=", "3W>", "2B>", "4W>", "SR9+", "2W= & 3W=", "2R= / 2B=", "2W1"}
    assert pictured <= tasks


# Everything that can be wrong

CARD_33 = '33 = "green: 1R1 / 1R6"'
BONUS_2 = '2 = [{ luck = 2 }, { luck = 1, card = "green" }]'

FACTS = [
    ("name", 'name = "Kleeblatt"', ""),
    ("name", 'name = "Kleeblatt"', "name = 3"),
    ("name", 'name = "Kleeblatt"', 'name = ""'),
    ("name", 'name = "Kleeblatt"', f'name = "{"x" * 100}"'),
    ("points", "points = { green = 1, yellow = 2, red = 4 }", ""),
    ("points", "points = { green = 1, yellow = 2, red = 4 }", "points = { green = 1, yellow = 2 }"),
    ("points", "points = { green = 1, yellow = 2, red = 4 }", "points = [1, 2, 4]"),
    (
        "points",
        "points = { green = 1, yellow = 2, red = 4 }",
        "points = { green = 1, yellow = 2, red = 4, blue = 5 }",
    ),
    (
        "points",
        "points = { green = 1, yellow = 2, red = 4 }",
        "points = { green = true, yellow = 2, red = 4 }",
    ),
    (
        "points",
        "points = { green = 1, yellow = 2, red = 4 }",
        "points = { green = -1, yellow = 2, red = 4 }",
    ),
    (
        "cost",
        "cost = { green = 1, yellow = 2, red = 4 }",
        "cost = { green = 0, yellow = 2, red = 4 }",
    ),
    (
        "cost",
        "cost = { green = 1, yellow = 2, red = 4 }",
        "cost = { green = 100, yellow = 2, red = 4 }",
    ),
    ("factors.normal", "normal = [1, 1, 2, 4, 8]", "normal = [1, 1, 2, 4]"),
    ("factors.normal", "normal = [1, 1, 2, 4, 8]", "normal = [1, 1, 2, 4, 8, 16]"),
    ("factors.normal", "normal = [1, 1, 2, 4, 8]", "normal = [1, 1, 2, 4, 0.5]"),
    ("factors.normal", "normal = [1, 1, 2, 4, 8]", "normal = [1, 1, 2, 4, 8.0]"),
    ("factors.normal", "normal = [1, 1, 2, 4, 8]", "normal = 8"),
    ("factors.solo", "solo = [1, 2, 4, 6, 8]", ""),
    ("factors.solo", "solo = [1, 2, 4, 6, 8]", 'solo = "1 2 4 6 8"'),
    ("bonus.1", "1 = [{ luck = 1 }]", "1 = [{ luck = 1 }, { luck = 2 }]"),
    ("bonus.1", "1 = [{ luck = 1 }]", '1 = [{ luck = 1, card = "green" }]'),
    ("bonus.1", "1 = [{ luck = 1 }]", "1 = 1"),
    ("bonus.2", BONUS_2, "2 = [{ luck = 2 }]"),
    ("bonus.2", BONUS_2, "2 = [{ luck = 2 }, { luck = 5 }]"),
    ("bonus.2", BONUS_2, "2 = [{ luck = 2 }, { luck = -1 }]"),
    ("bonus.2", BONUS_2, '2 = [{ luck = 2 }, { luck = 1, card = "blue" }]'),
    ("bonus.2", BONUS_2, '2 = [{ luck = 2 }, { card = "green" }]'),
    ("bonus.2", BONUS_2, "2 = [{ luck = 2 }, { luck = 1, money = 1 }]"),
    ("bonus.2", BONUS_2, "2 = [2, 1]"),
    ("bonus.2", BONUS_2, ""),
]


@pytest.mark.parametrize(("name", "old", "new"), FACTS)
def test_a_wrong_fact(name: str, old: str, new: str) -> None:
    (found,) = problems(swap(old, new))
    assert (found.id, found.given["name"]) == ("deck-fact", name)
    for language in ("de", "en"):
        assert name in found.sentence(language)


def test_the_longest_name_and_the_largest_numbers() -> None:
    """99 letters, and 99 points."""
    points = "red = 99 }"
    for letters in (1, 99):
        assert list(problems(swap('name = "Kleeblatt"', f'name = "{"x" * letters}"'))) == []
    assert list(problems(TEXT.replace("red = 4 }", points))) == []


@pytest.mark.parametrize("luck", [0, 4])
def test_the_least_and_the_most_luck(luck: int) -> None:
    assert list(problems(swap("1 = [{ luck = 1 }]", f"1 = [{{ luck = {luck} }}]"))) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name = "Kleeblatt"', ""),
        ("1 = [{ luck = 1 }]", "1 = 1"),
        (BONUS_2, "2 = 2"),
        ("normal = [1, 1, 2, 4, 8]", "normal = 8"),
    ],
)
def test_the_error_shows_what_would_be_right(old: str, new: str) -> None:
    (found,) = problems(swap(old, new))
    right = str(found.given["right"]).replace("…", "x")
    assert list(problems(swap(old, f"{old.split(' = ')[0]} = {right}"))) == []


ONE_PROBLEM: list[tuple[str, str, dict[str, str]]] = [
    ("deck-toml", swap("[bonus]", "[bonus"), {}),
    ("deck-toml", swap(CARD_33, f"{CARD_33}\n{CARD_33}"), {}),
    ("deck-unknown", swap("[factors]", 'publisher = "me"\n[factors]'), {"name": "publisher"}),
    ("deck-unknown", swap(BONUS_2, f"{BONUS_2}\n0 = [{{ luck = 1 }}]"), {"name": "bonus.0"}),
    ("deck-unknown", swap(BONUS_2, f"{BONUS_2}\n6 = [{{ luck = 1 }}]"), {"name": "bonus.6"}),
    ("deck-card", swap(CARD_33, '33 = "1R1 / 1R6"'), {"number": "33"}),
    ("deck-card", swap(CARD_33, '33 = "blue: 1R1"'), {"number": "33", "line": "blue: 1R1"}),
    ("deck-card", swap(CARD_33, '33 = "green E: 1R1"'), {"number": "33"}),
    ("deck-card", swap(CARD_33, '33 = "green:"'), {"number": "33"}),
    ("deck-card", swap(CARD_33, "33 = 5"), {"number": "33", "line": "5"}),
    ("deck-task", swap(CARD_33, '33 = "green: 1R7"'), {"number": "33"}),
    ("deck-task", swap(CARD_33, '33 = "green: 4B1 & 1B2"'), {"number": "33"}),
    ("deck-number", f'{TEXT}\n97 = "red: 2W1"', {"number": "97"}),
    ("deck-number", f'{TEXT}\n0 = "red: 2W1"', {"number": "0"}),
    ("deck-number", f'{TEXT}\n01 = "red: 2W1"', {"number": "01"}),
    ("deck-number", swap(CARD_33, f'97 = "red: 2W1"\n{CARD_33}'), {"number": "97"}),
    ("deck-number", f'{TEXT}\nx = "red: 2W1"', {"number": "x"}),
    ("deck-missing", swap(CARD_33, ""), {"numbers": "33"}),
    ("deck-missing", TEXT.replace('\n1 = "', "\n# ", 1), {"numbers": "1"}),
    ("deck-missing", TEXT.replace("\n96 = ", "\n# ", 1), {"numbers": "96"}),
]


@pytest.mark.parametrize(("id", "text", "given"), ONE_PROBLEM)
def test_a_wrong_line(id: str, text: str, given: dict[str, str]) -> None:
    (found,) = problems(text)
    assert found.id == id
    assert {name: found.given[name] for name in given} == given
    for language in ("de", "en"):
        assert found.sentence(language)
        assert all(value in found.sentence(language) for value in given.values())


def test_why_a_task_is_wrong() -> None:
    """A wrong task says why; a task that no roll fulfils is wrong too."""
    (found,) = problems(swap(CARD_33, '33 = "green: 1R7"'))
    assert found.given["why"].id == "task-form"
    assert "1R7" in found.sentence("en")
    (found,) = problems(swap(CARD_33, '33 = "green: 4B1 & 1B2"'))
    assert found.given["why"].id == "task-never"
    assert "4B1 & 1B2" in found.sentence("de")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("yellow: 1R1", {("none", "green", "35", "36"), ("none", "yellow", "22", "21")}),
        ("green A: 1R1", {("none", "green", "35", "36"), ("A", "green", "5", "4")}),
        ("red D: 1R1", {("none", "green", "35", "36"), ("D", "red", "1", "0")}),
    ],
)
def test_wrong_counts(change: str, expected: set[tuple[str, str, str, str]]) -> None:
    """24 start cards (four sets of 4 green + 2 yellow), 36 green, 21 yellow, 15 red."""
    found = list(problems(swap(CARD_33, f'33 = "{change}"')))
    assert {error.id for error in found} == {"deck-count"}
    names = ("start_set", "colour", "found", "right")
    assert {tuple(error.given[name] for name in names) for error in found} == expected
    assert all(error.sentence(language) for error in found for language in ("de", "en"))


def test_several_problems_at_once() -> None:
    """Everything that is wrong, in one go."""
    text = swap(CARD_33, '33 = "green: 1R7"').replace('name = "Kleeblatt"', "x = 1")
    text = text.replace('34 = "green: 1R2 / 1R5"', "")
    assert [error.id for error in problems(text)] == [
        "deck-unknown", "deck-fact", "deck-task", "deck-missing",
    ]  # fmt: skip


def test_an_empty_file() -> None:
    """Every fact is missing."""
    found = list(problems(""))
    names = [error.given["name"] for error in found if error.id == "deck-fact"]
    bonuses = [f"bonus.{number}" for number in range(1, 6)]
    assert names == ["name", "points", "cost", "factors.normal", "factors.solo", *bonuses]
    assert found[-1].id == "deck-missing"


@pytest.mark.parametrize("line", ["factors = 1", "bonus = 1", "cards = 1"])
def test_a_table_that_is_none(line: str) -> None:
    found = list(problems(line))
    assert found
    assert "deck-unknown" not in {error.id for error in found}


def test_a_file_that_is_no_deck() -> None:
    """What is wrong with it is raised; a name of a deck is no file."""
    assert not is_deck("built-in")
    with pytest.raises(SheetError):
        is_deck(swap(CARD_33, ""))


def test_the_first_problem_is_raised() -> None:
    with pytest.raises(SheetError) as error:
        read(swap(CARD_33, ""))
    assert error.value.id == "deck-missing"


# Playing with an own deck

CHANGES: list[Callable[[str], str]] = [
    lambda text: text.replace('name = "Kleeblatt"', 'name = "Mine"'),
    lambda text: text.replace("points = { green = 1", "points = { green = 3"),
    lambda text: text.replace("cost = { green = 1", "cost = { green = 2"),
    lambda text: text.replace("normal = [1, 1, 2, 4, 8]", "normal = [2, 3, 5, 7, 9]"),
    lambda text: text.replace(BONUS_2, '2 = [{ luck = 3 }, { luck = 0, card = "red" }]'),
    lambda text: text.replace('25 = "green: 1W1"', '25 = "green: 7W1"'),
]


def own_deck() -> str:
    """Other points, costs, factors, bonuses and cards."""
    text = TEXT
    for change in CHANGES:
        assert change(text) != text
        text = change(text)
    return text


def test_own_cards() -> None:
    """Rules page: let an owner of the printed game load their own deck file."""
    match = put(rolling(1, deck=own_deck()), 0, display={1: "25"})
    throw(match, "1 1 1 1", "1 1 2")
    assert refused(match, 0, "mark 25") == "gnw-not-fulfilled"
    match = put(rolling(1, deck=own_deck()), 0, display={1: "25"})
    throw(match, *ONES)
    assert "mark 25" in legal(match)


def test_own_facts() -> None:
    match = put(ending(2, deck=own_deck()), 0, scored={2: "25", 5: "82"})
    assert match.scores() == [3 * 3 + 4 * 9, 0]
    match = shopping({3: "25"}, deck=own_deck())
    assert money(match) == 5
    play(match, 0, "buy green / 33")
    assert money(match) == 3
    match = in_round(2, deck=own_deck())
    play(match, 0, "bonus 2 / 82")
    play(match, 1, "bonus 1")
    assert (new(match, 0), clover(match, 0), clover(match, 1)) == ([82], 0, 3)


def test_the_example_deck_can_be_played() -> None:
    text = (Path(__file__).parents[2] / "examples" / "deck.toml").read_text("utf-8")
    assert list(problems(text)) == []
    mine, ours = read(text).cards, read(TEXT).cards
    assert [card.colour for card in mine] == [card.colour for card in ours]
    assert sum(a.text != b.text for a, b in zip(mine, ours, strict=True)) > 80
    assert random_match("geht-noch-was", 2, 1, "medium", deck=text).is_over


def test_with_cards_that_no_net_has_met_strong_looks_ahead() -> None:
    strong, expert = 0, 1
    ours, own = game("geht-noch-was"), {"deck": own_deck()}
    assert [ours.features.looks(ours.setup(2), level) for level in (strong, expert)] == [0, 1]
    assert [ours.features.looks(ours.setup(2, own), level) for level in (strong, expert)] == [1, 1]
    assert ours.features.looks(ours.setup(2, {"deck": TEXT}), strong) == 0
    assert ours.features.looks(ours.setup(1, own), expert) == 0


def test_own_deck_is_not_our_design() -> None:
    match = start(2, deck=own_deck())
    printed = match.printed()
    assert (printed["deck"], printed["own_design"]) == ("Mine", False)
    assert printed["cards"]["25"]["task"] == "7W1"
    assert printed["cards"]["25"]["ways"] == 1
    assert start(2).printed()["own_design"]  # both at the same time
    assert start(2).printed()["cards"]["25"]["task"] == "1W1"


def test_own_solo_factors() -> None:
    text = TEXT.replace("solo = [1, 2, 4, 6, 8]", "solo = [5, 4, 3, 2, 1]")
    assert start(1, deck=text).printed()["factors"] == [5, 4, 3, 2, 1]
    assert start(2, deck=text).printed()["factors"] == [1, 1, 2, 4, 8]


def test_own_start_sets() -> None:
    """Start sets as they are written, whatever the numbers."""
    text = swap('1 = "green A: 2R= / 2B="', '1 = "green: 2R= / 2B="')
    text = text.replace('60 = "green: 2R= / 2B="', '60 = "green A: 2R= / 2B="')
    shown = seat_of(rolling(2, deck=text), 0)["display"]
    assert [[card["card"] for card in level] for level in shown] == [
        [2, 3],
        [4, 60],
        [5, 6],
        [],
        [],
    ]


@pytest.mark.parametrize("deck", ["", "mine.toml", "built in"])
def test_no_deck(deck: str) -> None:
    """The option is a deck text or 'built-in'."""
    with pytest.raises(UsageError):
        start(2, deck=deck)


def test_a_wrong_deck() -> None:
    with pytest.raises(SheetError) as error:
        start(2, deck=swap(CARD_33, ""))
    assert error.value.id == "deck-missing"


def whole_game(deck: str) -> Match:
    """A game of two eager bots."""
    match = start(2, deck=deck)
    match.inject("fairy 1")
    steps = 0
    while not match.is_over:
        if match.awaited:
            play_on(match, steps, steps=1)
        else:
            match.inject(match.outcomes()[steps * 7 % len(match.outcomes())][0])
        steps += 1
        assert steps < 3000
    return match


def test_a_record_carries_its_deck() -> None:
    """A record with an own deck replays without the file."""
    match = whole_game(own_deck())
    assert match.record.header["options"]["deck"] == own_deck()
    again = replay(read_record(match.record.text()))
    assert again.state == match.state
    assert again.scores() == match.scores()
    assert again.printed()["deck"] == "Mine"


def test_a_record_with_a_damaged_deck() -> None:
    """The error says that it is in the header."""
    record = whole_game(own_deck()).record
    record.header["options"] = {**record.header["options"], "deck": swap(CARD_33, "")}
    with pytest.raises(RecordError) as error:
        replay(record)
    assert (error.value.id, error.value.line) == ("deck-missing", 1)


def test_a_record_names_the_built_in_deck() -> None:
    match = whole_game("built-in")
    assert match.record.header["options"]["deck"] == "built-in"
    assert replay(read_record(match.record.text())).state == match.state


def test_pushing_with_an_own_deck() -> None:
    """The phases are the same with whatever cards."""
    match = pushing({1: "25", 5: "82"}, "25 82", deck=own_deck())
    play(match, 0, "push 25 / bank 82")
    assert match.scores()[0] == 4 * 9
    all_play(match, "bonus 1")
