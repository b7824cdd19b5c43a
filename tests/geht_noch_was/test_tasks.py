"""„DIE BEDINGUNGEN AUF DEN AUFGABENKARTEN“: each example on real rolls, and the task language."""

import random
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from kleeblatt.core.errors import SheetError
from kleeblatt.core.words import words
from kleeblatt.games.geht_noch_was.deck import built_in, read
from kleeblatt.games.geht_noch_was.describe import phrase, symbols
from kleeblatt.games.geht_noch_was.dice import CLASSES, faces
from kleeblatt.games.geht_noch_was.tasks import fulfilled, parse
from tests.geht_noch_was.table import fulfils, legal, play, put, rolling, throw

# Exact numbers


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("4 1 1 1", "1 1 1", True),
        ("1 1 1 1", "1 4 1", True),
        ("4 4 4 4", "4 4 4", True),
        ("3 5 3 5", "3 5 6", False),
        ("6 6 6 6", "6 6 6", False),
    ],
)
def test_exactly_a_4(blue: str, red: str, expected: bool) -> None:
    """„Hier benötigst du z. B. 1 Würfel, der genau eine 4 zeigt.“"""
    assert fulfils("1W4", blue, red) is expected


@pytest.mark.parametrize("value", range(1, 7))
def test_exactly_each_number(value: int) -> None:
    """„1 Würfel, der genau diese Zahl zeigt“"""
    for shown in range(1, 7):
        other = 1 + shown % 6
        roll = f"{shown} {other} {other} {other}"
        found = fulfils(f"1W{value}", roll, f"{other} {other} {other}")
        assert found is (value in (shown, other))


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 1 3 4", "5 6 2", True),
        ("1 2 3 4", "1 5 6", True),
        ("2 3 4 5", "1 1 6", True),
        ("1 2 3 4", "2 5 6", False),
        ("2 2 2 2", "2 2 1", False),
    ],
)
def test_two_ones(blue: str, red: str, expected: bool) -> None:
    """„2 Würfel, die beide eine 1 zeigen. (Die Farbe … ist dabei unerheblich.)“ – each die once"""
    assert fulfils("2W1", blue, red) is expected
    assert fulfils("1W1 & 1W1", blue, red) is expected


# At least


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("3 3 3 3", "3 1 1", True),
        ("3 4 5 6", "1 2 6", True),
        ("1 2 3 4", "5 6 3", True),
        ("6 6 6 6", "2 2 2", False),
        ("1 2 2 4", "5 6 3", False),
        ("6 6 6 6", "6 6 6", True),
    ],
)
def test_five_dice_of_at_least_3(blue: str, red: str, expected: bool) -> None:
    """„insgesamt 5 Würfel, die jeweils eine 3 oder mehr zeigen“"""
    assert fulfils("5W3+", blue, red) is expected


# Equal numbers


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 1 1 2", "3 4 5", True),
        ("1 2 3 6", "6 6 5", True),
        ("2 2 2 2", "2 2 2", True),
        ("1 1 2 2", "3 3 4", False),
        ("1 1 2 3", "4 5 6", False),
    ],
)
def test_three_equal(blue: str, red: str, expected: bool) -> None:
    """„3 Würfel mit gleicher Augenzahl“"""
    assert fulfils("3W=", blue, red) is expected


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 2 3 4", "4 5 6", True),
        ("1 1 2 2", "1 5 6", True),
        ("1 1 1 1", "2 2 2", False),
        ("1 2 3 3", "4 5 5", False),
    ],
)
def test_equal_of_both_colours(blue: str, red: str, expected: bool) -> None:
    """„so muss auch der gewürfelte Würfel die abgebildete Farbe haben“: one blue, one red."""
    assert fulfils("1B1R=", blue, red) is expected


# Stairs


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("2 3 4 6", "6 6 6", True),
        ("2 2 2 3", "4 4 4", True),
        ("1 1 2 2", "3 6 6", True),
        ("4 4 5 5", "6 1 1", True),
        ("1 2 4 5", "1 2 4", False),
        ("5 6 1 1", "5 6 1", False),  # „1 und 6 sind nicht benachbart“
        ("6 1 2 2", "4 4 6", False),
        ("1 3 5 5", "6 1 3", False),
    ],
)
def test_stairs_of_three(blue: str, red: str, expected: bool) -> None:
    """„Du kannst die abgebildete Karte z. B. mit einer 2, einer 3 und einer 4 erfüllen.“"""
    assert fulfils("3W>", blue, red) is expected


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 2 4 4", "6 6 6", True),
        ("6 5 1 3", "1 1 1", True),
        ("1 1 3 5", "2 4 6", False),  # only with red dice
        ("1 6 3 3", "1 2 3", False),  # 6 and 1 are no neighbours
        ("2 2 2 2", "1 2 3", False),
    ],
)
def test_two_blue_stairs(blue: str, red: str, expected: bool) -> None:
    """„müssen 2 blaue Würfel direkt aufeinanderfolgende Zahlen zeigen“"""
    assert fulfils("2B>", blue, red) is expected


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 2 3 4", "6 6 6", True),
        ("3 4 1 1", "5 6 1", True),  # „Die Würfel dürfen beliebige Farben haben.“
        ("2 2 2 2", "3 4 5", True),
        ("1 2 3 5", "6 6 6", False),
        ("4 5 6 1", "1 2 2", False),
    ],
)
def test_four_stairs_of_any_colour(blue: str, red: str, expected: bool) -> None:
    """„4 Würfel mit direkt aufeinander folgenden Zahlen … beliebige Farben“"""
    assert fulfils("4W>", blue, red) is expected


# Sums


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 1 1 1", "3 3 3", True),
        ("1 1 1 1", "6 3 1", True),
        ("1 1 1 1", "6 6 6", True),
        ("6 6 6 6", "3 3 2", False),
        ("6 6 6 6", "6 1 1", False),
    ],
)
def test_red_total_of_9(blue: str, red: str, expected: bool) -> None:
    """„rote Würfel mit einer Gesamtsumme von mindestens 9“"""
    assert fulfils("SR9+", blue, red) is expected


def test_any_number_of_dice() -> None:
    """Ruling 11: the sum condition may use any number of dice of the colour."""
    assert fulfils("SR9+ & 1R1", "2 2 2 2", "4 5 1")  # two for the sum, one is free
    assert fulfils("SR9+", "2 2 2 2", "4 5 1")
    assert fulfils("SR6+ & 1R6 & 1R6", "2 2 2 2", "6 6 6")  # one for the sum
    assert not fulfils("SR9+ & 1R3", "2 2 2 2", "3 3 3")  # all three are needed
    assert fulfils("SR9+ & 1W3", "3 2 2 2", "3 3 3")
    assert fulfils("SR10+ & SR6+", "2 2 2 2", "4 6 6")


def test_totals_of_all_dice() -> None:
    """„Ist ein Würfel in Weiß abgebildet, ist die Farbe unerheblich“: also for a total."""
    assert fulfils("SW22+", "3 3 3 3", "3 3 4")
    assert not fulfils("SW22+", "3 3 3 3", "3 3 3")
    assert fulfils("SB14+", "4 4 3 3", "1 1 1")
    assert not fulfils("SB14+", "4 3 3 3", "6 6 6")


# Several conditions


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 1 2 2", "2 5 6", True),  # unterschiedliche
        ("4 4 4 4", "4 1 2", True),  # die gleichen: five of them
        ("4 4 4 4", "1 2 3", False),  # every die once
        ("1 1 1 2", "3 4 5", False),
        ("1 1 2 2", "3 3 4", False),
        ("1 1 1 2", "2 2 3", True),
    ],
)
def test_a_pair_and_a_triple(blue: str, red: str, expected: bool) -> None:
    """„1 Zweier- und 1 Dreierpasch … die gleichen oder unterschiedliche Zahlen“"""
    assert fulfils("2W= & 3W=", blue, red) is expected
    assert fulfils("3W= & 2W=", blue, red) is expected


@pytest.mark.parametrize(
    ("blue", "red", "expected"),
    [
        ("1 2 3 4", "5 5 6", True),
        ("1 2 3 3", "4 5 6", True),
        ("1 1 2 2", "3 4 4", True),
        ("1 2 3 4", "4 5 6", False),  # the two 4 are of different colours
        ("1 2 3 4", "1 2 3", False),
    ],
)
def test_a_red_or_a_blue_pair(blue: str, red: str, expected: bool) -> None:
    """„1 Pasch in Rot oder 1 Pasch in Blau“"""
    assert fulfils("2R= / 2B=", blue, red) is expected
    assert fulfils("2B= / 2R=", blue, red) is expected


def test_all_lines_must_hold() -> None:
    """„Sind mehrere Bedingungen untereinander abgebildet, musst du alle erfüllen.“"""
    assert fulfils("1W2 & 1W4 & 1W6", "2 4 6 1", "1 1 1")
    assert not fulfils("1W2 & 1W4 & 1W6", "2 4 1 1", "1 1 1")
    assert not fulfils("1W2 & 1W4 & 1W6", "2 6 1 1", "1 1 1")


def test_lines_and_slashes() -> None:
    """„alle“ of the lines, „1 der beiden“ within a line, on different dice."""
    task = "1R1 / 1R6 & 2W="
    assert fulfils(task, "2 2 3 4", "1 3 5")
    assert fulfils(task, "2 2 3 4", "6 3 5")
    assert not fulfils(task, "2 2 3 4", "2 3 5")
    assert not fulfils("1R1 & 2W=", "1 2 3 4", "1 5 6")  # the red 1 is used
    assert fulfils("1R1 & 2W=", "1 2 3 4", "1 1 6")  # the other red 1 and the blue one


def test_every_die_once() -> None:
    """„Du darfst jeden Würfel nur einmal nutzen.“"""
    assert not fulfils("2W= & 2W=", "1 1 1 2", "3 4 5")
    assert fulfils("2W= & 2W=", "1 1 1 1", "3 4 5")
    assert not fulfils("1R6 & 1R5+", "1 1 1 1", "6 1 2")
    assert fulfils("1R6 & 1R5+", "1 1 1 1", "6 5 2")
    assert not fulfils("3W> & 3W>", "1 2 3 1", "6 6 6")
    assert fulfils("3W> & 3W>", "1 2 3 1", "2 3 6")


def test_colours_must_match() -> None:
    """„Ist ein Würfel in Blau oder Rot abgebildet, so muss auch der gewürfelte … haben“"""
    assert fulfils("1R5", "1 1 1 1", "5 1 1")
    assert not fulfils("1R5", "5 5 5 5", "1 1 1")
    assert fulfils("1B5", "5 1 1 1", "1 1 1")
    assert not fulfils("1B5", "1 1 1 1", "5 5 5")
    assert not fulfils("3R3+", "6 6 6 6", "3 3 2")
    assert not fulfils("3B=", "1 1 2 2", "1 1 2")
    assert fulfils("2B1R=", "1 1 2 3", "1 4 5")
    assert not fulfils("2B1R=", "1 2 3 4", "1 1 1")


def test_at_the_table() -> None:
    """A card can be marked exactly when the roll fulfils it."""
    match = put(rolling(1), 0, display={1: "42 47 50 88"})  # 1B1R=, 2R> / 2B>, SB12+, 2B= & 2R=
    throw(match, "2 2 4 4", "1 3 3")
    assert legal(match) == {"mark 50", "mark 88", "avert", "fail"}
    play(match, 0, "mark 88 / in")
    throw(match, "1 1 3 5", "5 6 6")
    assert legal(match) == {"mark 42", "mark 47", "avert", "fail"}


# A plain matcher, written from the rules page


Dice = tuple[tuple[str, int], ...]


def uses(atom: str, dice: Dice) -> Iterator[Dice]:
    """The dice that are left, for every choice of dice that fulfils an atom."""
    sizes = range(1, 8) if atom.startswith("S") else [sum(int(c) for c in count_of(atom))]
    for size in sizes:
        for chosen in combinations(range(len(dice)), size):
            if holds_for(atom, [dice[i] for i in chosen]):
                yield tuple(die for i, die in enumerate(dice) if i not in chosen)


def count_of(atom: str) -> list[str]:
    """The numbers of dice: "2B1R=" has 2 and 1, "5W3+" has 5."""
    return [n for n, c in pairwise(atom) if n.isdigit() and c in "BRW"]


def holds_for(atom: str, dice: list[tuple[str, int]]) -> bool:
    """Do exactly these dice fulfil it?"""
    colours, values = [colour for colour, _ in dice], sorted(value for _, value in dice)
    if atom.startswith("S"):
        fits = atom[1] == "W" or set(colours) == {atom[1]}
        return fits and sum(values) >= int(atom[2:-1])
    for count, colour in pairwise(atom):
        if count.isdigit() and colour in "BR" and colours.count(colour) < int(count):
            return False
    if atom.endswith("="):
        return len(set(values)) == 1
    if atom.endswith(">"):
        return all(later == earlier + 1 for earlier, later in pairwise(values))
    if atom.endswith("+"):
        return values[0] >= int(atom[2])
    return set(values) == {int(atom[2])}


def plainly(lines: list[str], dice: Dice) -> bool:
    """Do these dice fulfil all lines?"""
    if not lines:
        return True
    atoms = lines[0].split(" / ")
    return any(plainly(lines[1:], rest) for atom in atoms for rest in uses(atom, dice))


OTHERS = ["1B1W=", "2W= & 2W= & 3W=", "3W> / 2R6 & SB5+", "SR4+ & SR4+", "3W> & 3W>", "1R3+ & 2R="]


def test_all_cards_against_a_plain_matcher() -> None:
    """Every card, and some other tasks, on some hundred rolls."""
    tasks = {card.text for card in read(built_in()).cards} | set(OTHERS)
    chance = random.Random(7)
    for task in sorted(tasks):
        found = fulfilled(parse(task))
        for number in chance.sample(range(CLASSES), 120):
            blue, red = faces(number)
            dice = (*(("B", face) for face in blue), *(("R", face) for face in red))
            assert bool(found >> number & 1) is plainly(task.split(" & "), dice), (task, blue, red)


# The language


@pytest.mark.parametrize(
    ("task", "id"),
    [
        ("", "task-form"),
        ("four", "task-form"),
        ("1W7", "task-form"),
        ("1W0", "task-form"),
        ("W4", "task-form"),
        ("1G4", "task-form"),
        ("10W1", "task-form"),
        ("2W", "task-form"),
        ("=", "task-form"),
        ("SR+", "task-form"),
        ("SR9", "task-form"),
        ("2B1R>", "task-form"),
        ("1W4 &", "task-form"),
        ("1W4 / ", "task-form"),
        ("1W4 1W5", "task-form"),
        ("1w4", "task-form"),
        ("1W1 / 1W2 / 1W3", "task-slash"),
        ("0W4", "task-few"),
        ("0R3+", "task-few"),
        ("1W=", "task-few"),
        ("1B>", "task-few"),
        ("0B2R=", "task-few"),
        ("5B1", "task-many"),
        ("4R3+", "task-many"),
        ("8W=", "task-many"),
        ("4R=", "task-many"),
        ("3B2B=", "task-many"),
        ("5B>", "task-many"),
        ("7W>", "task-impossible"),
        ("SR19+", "task-impossible"),
        ("SB25+", "task-impossible"),
        ("SW43+", "task-impossible"),
        ("4B3R1W=", "task-impossible"),
    ],
)
def test_what_is_no_task(task: str, id: str) -> None:
    """Each mistake has its own sentence, with the task and the part that is wrong."""
    with pytest.raises(SheetError) as error:
        parse(task)
    assert error.value.id == id
    assert error.value.given["task"] == task
    for language in ("de", "en"):
        assert error.value.given["part"] in error.value.sentence(language)


def test_the_wrong_part_is_named() -> None:
    """In a task of several parts, the one that is wrong."""
    with pytest.raises(SheetError) as error:
        parse("2W= & 1R5 / 5R6")
    assert (error.value.id, error.value.given["part"]) == ("task-many", "5R6")


def test_spaces_do_not_matter() -> None:
    """Around & and /."""
    assert parse("2R=/2B=&1W4") == parse("2R= / 2B= & 1W4")


def test_the_most_dice() -> None:
    """Four blue, three red, seven in all."""
    for task in ("4B=", "3R=", "7W=", "6W>", "4B>", "3R>", "7W6+", "4B3R=", "SW42+", "SR18+"):
        assert fulfilled(parse(task)), task


@pytest.mark.parametrize(
    ("task", "english", "german", "signs"),
    [
        ("1W4", "1 die showing 4", "1 Würfel mit einer 4", "4"),
        ("2W1", "2 dice showing 1 each", "2 Würfel mit je einer 1", "1 1"),
        ("1R5", "1 red die showing 5", "1 roter Würfel mit einer 5", "R5"),
        ("2B6", "2 blue dice showing 6 each", "2 blaue Würfel mit je einer 6", "B6 B6"),
        ("5W3+", "5 dice showing 3 or more each", "5 Würfel mit je mindestens 3", "5×3+"),
        ("1B4+", "1 blue die showing 4 or more", "1 blauer Würfel mit mindestens 4", "B4+"),
        ("3W=", "3 dice showing the same number", "3 Würfel mit gleicher Augenzahl", "□=□=□"),
        (
            "1B1R=",
            "1 blue die and 1 red die showing the same number",
            "1 blauer Würfel und 1 roter Würfel mit gleicher Augenzahl",
            "B=R",
        ),
        (
            "2B>",
            "2 blue dice showing consecutive numbers",
            "2 blaue Würfel mit direkt aufeinanderfolgenden Zahlen",
            "B↗B",
        ),
        (
            "4W>",
            "4 dice showing consecutive numbers",
            "4 Würfel mit direkt aufeinanderfolgenden Zahlen",
            "□↗□↗□↗□",
        ),
        (
            "SR9+",
            "red dice adding up to 9 or more",
            "rote Würfel mit einer Summe von mindestens 9",
            "ΣR≥9",
        ),
        (
            "SW22+",
            "dice adding up to 22 or more",
            "Würfel mit einer Summe von mindestens 22",
            "Σ≥22",
        ),
        (
            "2W= & 3W=",
            "2 dice showing the same number, plus 3 dice showing the same number",
            "2 Würfel mit gleicher Augenzahl und dazu 3 Würfel mit gleicher Augenzahl",
            "□=□ & □=□=□",
        ),
        (
            "2R= / 2B=",
            "2 red dice showing the same number or 2 blue dice showing the same number",
            "2 rote Würfel mit gleicher Augenzahl oder 2 blaue Würfel mit gleicher Augenzahl",
            "R=R / B=B",
        ),
    ],
)
def test_in_words_and_signs(task: str, english: str, german: str, signs: str) -> None:
    """Every kind of condition, in English and in German."""
    assert phrase(parse(task), words("en")) == english
    assert phrase(parse(task), words("de")) == german
    assert symbols(parse(task), words("en")) == signs
    assert symbols(parse(task), words("de")) == signs
