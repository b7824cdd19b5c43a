"""Which dice of a roll fulfil a task: they really do, and none of them can be left out."""

import random
from itertools import combinations

import pytest

from kleeblatt.games.geht_noch_was.deck import built_in, read
from kleeblatt.games.geht_noch_was.dice import BLUE, CLASSES, DICE, class_of, faces
from kleeblatt.games.geht_noch_was.tasks import Atom, Task, dice_for, fulfilled, parse

TASKS = sorted({card.text for card in read(built_in()).cards})


def holds(atom: Atom, dice: tuple[int, ...], shown: tuple[int, ...]) -> bool:
    """Does every one of these dice have its part in fulfilling an atom?"""
    numbers = sorted(shown[die] for die in dice)
    blue = sum(die < BLUE for die in dice)
    have = {"B": blue, "R": len(dice) - blue, "W": len(dice)}
    if atom.kind == "sum":
        return have[atom.dice[0][0]] == len(dice) and sum(numbers) >= atom.value
    if len(dice) != atom.count or any(have[colour] < count for colour, count in atom.dice):
        return False
    right = {
        "exact": numbers == [atom.value] * len(dice),
        "least": all(number >= atom.value for number in numbers),
        "equal": len(set(numbers)) == 1,
        "stairs": [number - numbers[0] for number in numbers] == list(range(len(dice))),
    }
    return right[atom.kind]


def fulfil(task: Task, dice: tuple[int, ...], shown: tuple[int, ...], line: int = 0) -> bool:
    """Do these dice (and maybe not all of them) fulfil the lines of a task, each used once?"""
    if line == len(task.lines):
        return True
    return any(
        holds(atom, some, shown)
        and fulfil(task, tuple(die for die in dice if die not in some), shown, line + 1)
        for atom in task.lines[line]
        for size in range(1, len(dice) + 1)
        for some in combinations(dice, size)
    )


@pytest.mark.parametrize("text", TASKS)
def test_the_dice_fulfil_the_task_and_none_can_be_left_out(text: str) -> None:
    task = parse(text)
    for number in random.Random(text).sample(range(CLASSES), 10):
        blue, red = faces(number)
        dice, shown = dice_for(task, number), blue + red
        assert bool(dice) == bool(fulfilled(task) >> number & 1)
        if dice:
            assert fulfil(task, dice, shown)
            for left_out in dice:
                others = tuple(die for die in dice if die != left_out)
                assert not fulfil(task, others, shown)


@pytest.mark.parametrize("text", TASKS)
def test_every_roll_that_fulfils_a_task_has_its_dice(text: str) -> None:
    task = parse(text)
    for number in range(0, CLASSES, 61):
        dice = dice_for(task, number)
        assert bool(dice) == bool(fulfilled(task) >> number & 1)
        assert list(dice) == sorted(set(dice) & set(range(DICE)))


@pytest.mark.parametrize(
    ("text", "blue", "red", "expected"),
    [
        ("1W4", (1, 4, 4, 6), (4, 4, 5), (1,)),  # of equally few the first ones
        ("1R4", (1, 4, 4, 6), (4, 4, 5), (4,)),
        ("SR9+", (1, 1, 1, 1), (3, 4, 6), (4, 6)),  # as few as possible
        ("SB14+", (1, 3, 5, 6), (6, 6, 6), (1, 2, 3)),
        ("2R= / 2B=", (1, 2, 3, 3), (4, 4, 5), (2, 3)),
        ("2W= & 3W=", (2, 2, 2, 5), (5, 6, 6), (0, 1, 2, 3, 4)),
        ("2B> & 2R>", (1, 2, 4, 5), (1, 1, 2), (0, 1, 4, 6)),
        ("5W>", (1, 2, 3, 3), (1, 4, 5), (0, 1, 2, 5, 6)),
    ],
)
def test_examples(
    text: str, blue: tuple[int, ...], red: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert dice_for(parse(text), class_of(blue, red)) == expected
