"""The little language of the tasks on the cards, and which rolls fulfil a task.

    task = line *( " & " line )       all lines must hold, on different dice
    line = atom [ " / " atom ]        one of the two is enough
    atom = nCv | nCv+ | nC= | nCmD= | nC> | SCk+        C, D: B blue, R red, W any colour

Matching is exact: `fulfilled` tries every set of dice for every line, for all classes of rolls at
once (a set of classes is one integer, so "and" and "or" work on all of them together).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, reduce
from operator import and_, or_

from kleeblatt.core.errors import SheetError
from kleeblatt.games.geht_noch_was.dice import ALL, BLUE, CLASSES, DICE, FACES, RED, faces

EXACT, LEAST, EQUAL, STAIRS, SUM = "exact", "least", "equal", "stairs", "sum"
COLOURS = {"B": "blue", "R": "red", "W": "white"}
MOST = {"B": BLUE, "R": RED, "W": DICE}  # dice of each colour

SHOWN = re.compile(r"(\d)([BRW])([1-6])(\+?)")
LINE = re.compile(r"((?:\d[BRW])+)=")
STEPS = re.compile(r"(\d)([BRW])>")
TOTAL = re.compile(r"S([BRW])(\d{1,3})\+")
TASKS = 4096  # so many are kept in memory

Dice = tuple[tuple[str, int], ...]  # letters of colours with their numbers of dice


@dataclass(frozen=True, order=True)
class Atom:
    """One condition: so many dice of these colours; `value` is the number shown, or the total."""

    kind: str
    dice: Dice
    value: int = 0

    @property
    def count(self) -> int:
        """How many dice it needs (for a sum: any number)."""
        return sum(n for _, n in self.dice)


@dataclass(frozen=True)
class Task:
    """Lines of one or two atoms, as they are printed."""

    lines: tuple[tuple[Atom, ...], ...]

    @property
    def identity(self) -> tuple[tuple[Atom, ...], ...]:
        """The same for identical tasks: the order of lines and of slash parts does not matter."""
        return tuple(sorted(tuple(sorted(line)) for line in self.lines))


@lru_cache(TASKS)
def parse(text: str) -> Task:
    """Read a task; SheetError says what is wrong with which part."""
    lines = []
    for line in text.split("&"):
        atoms = [_atom(part.strip(), text) for part in line.split("/")]
        if len(atoms) > 2:
            raise SheetError("task-slash", task=text, part=line.strip())
        lines.append(tuple(atoms))
    return Task(tuple(lines))


def _atom(text: str, task: str) -> Atom:
    if found := SHOWN.fullmatch(text):
        count, colour, value, more = found.groups()
        atom = Atom(LEAST if more else EXACT, ((colour, int(count)),), int(value))
    elif found := LINE.fullmatch(text):
        dice: dict[str, int] = {}
        for count, colour in re.findall(r"(\d)([BRW])", found[1]):
            dice[colour] = dice.get(colour, 0) + int(count)
        atom = Atom(EQUAL, tuple(sorted(dice.items())))
    elif found := STEPS.fullmatch(text):
        atom = Atom(STAIRS, ((found[2], int(found[1])),))
    elif found := TOTAL.fullmatch(text):
        atom = Atom(SUM, ((found[1], 0),), int(found[2]))
    else:
        raise SheetError("task-form", task=task, part=text)
    least = 2 if atom.kind in (EQUAL, STAIRS) else 1
    if atom.kind != SUM and (atom.count < least or any(n == 0 for _, n in atom.dice)):
        raise SheetError("task-few", task=task, part=text, least=least)
    for colour, count in atom.dice:
        if count > MOST[colour]:
            raise SheetError("task-many", task=task, part=text, most=MOST[colour])
    if not fulfilled(Task(((atom,),))):
        raise SheetError("task-impossible", task=task, part=text)
    return atom


# Which rolls fulfil a task. Dice are numbered: first the blue, then the red ones.


@cache
def _showing() -> list[dict[int, int]]:
    """For each die and number: the classes in which the die shows it."""
    showing = [dict.fromkeys(range(1, FACES + 1), 0) for _ in range(DICE)]
    for number in range(CLASSES):
        blue, red = faces(number)
        for die, face in enumerate(blue + red):
            showing[die][face] |= 1 << number
    return showing


@cache
def _totals(dice: tuple[int, ...]) -> dict[int, int]:
    """For each total: the classes in which these dice have it."""
    if not dice:
        return {0: ALL}
    totals: dict[int, int] = {}
    for total, classes in _totals(dice[1:]).items():
        for face, shown in _showing()[dice[0]].items():
            totals[total + face] = totals.get(total + face, 0) | classes & shown
    return totals


def _sets(atom: Atom) -> Iterator[tuple[int, ...]]:
    """The sets of dice that have the colours of an atom."""
    needed = dict(atom.dice)
    for chosen in range(1, 1 << DICE):
        dice = tuple(die for die in range(DICE) if chosen >> die & 1)
        blue = sum(die < BLUE for die in dice)
        red = len(dice) - blue
        if atom.kind == SUM:
            if "W" in needed or (blue if "R" in needed else red) == 0:
                yield dice
        elif len(dice) == atom.count and blue >= needed.get("B", 0) and red >= needed.get("R", 0):
            yield dice


def _fulfilled_by(atom: Atom, dice: tuple[int, ...]) -> int:
    """The classes in which exactly these dice fulfil an atom."""
    showing = _showing()
    if atom.kind == EXACT:
        return reduce(and_, (showing[die][atom.value] for die in dice))
    if atom.kind == LEAST:
        high = range(atom.value, FACES + 1)
        return reduce(and_, (reduce(or_, (showing[die][face] for face in high)) for die in dice))
    if atom.kind == EQUAL:
        lines = (reduce(and_, (showing[d][face] for d in dice)) for face in range(1, FACES + 1))
        return reduce(or_, lines)
    if atom.kind == STAIRS:  # as many dice as steps, so each step has its own die
        stairs = 0
        for lowest in range(1, FACES - len(dice) + 2):
            steps = range(lowest, lowest + len(dice))
            stairs |= reduce(
                and_, (reduce(or_, (showing[d][face] for d in dice)) for face in steps)
            )
        return stairs
    enough = (classes for total, classes in _totals(dice).items() if total >= atom.value)
    return reduce(or_, enough, 0)


@lru_cache(TASKS)
def fulfilled(task: Task) -> int:
    """The classes of rolls that fulfil a task."""
    used = {0: ALL}  # sets of dice that the lines so far can use, and in which classes
    for line in task.lines:
        choices: dict[int, int] = {}
        for atom in line:
            for dice in _sets(atom):
                chosen = sum(1 << die for die in dice)
                choices[chosen] = choices.get(chosen, 0) | _fulfilled_by(atom, dice)
        together: dict[int, int] = {}
        for before, some in used.items():
            for chosen, others in choices.items():
                if not before & chosen and (both := some & others):
                    together[before | chosen] = together.get(before | chosen, 0) | both
        used = together
    return reduce(or_, used.values(), 0)


# Which dice of a roll fulfil a task


def dice_for(task: Task, number: int) -> tuple[int, ...]:
    """The fewest dice of a roll (a class) that fulfil a task; of equally few the first ones.

    Empty if the roll does not fulfil it.
    """
    blue, red = faces(number)
    used = {0}  # sets of dice that the lines so far can use
    for line in task.lines:
        choices = {chosen for atom in line for chosen in _holding(atom, blue + red)}
        used = {before | chosen for before in used for chosen in choices if not before & chosen}
    fewest = min(used, key=lambda chosen: (chosen.bit_count(), chosen), default=0)
    return tuple(die for die in range(DICE) if fewest >> die & 1)


def _holding(atom: Atom, shown: tuple[int, ...]) -> Iterator[int]:
    """The sets of dice that fulfil an atom by what they show, as bits."""
    for dice in _sets_of(atom):
        if _holds(atom, sorted(shown[die] for die in dice)):
            yield sum(1 << die for die in dice)


@lru_cache(TASKS)
def _sets_of(atom: Atom) -> tuple[tuple[int, ...], ...]:
    return tuple(_sets(atom))


def _holds(atom: Atom, shown: list[int]) -> bool:
    """Do dice of the right colours fulfil an atom, showing these numbers in ascending order?"""
    if atom.kind == EXACT:
        return shown[0] == shown[-1] == atom.value
    if atom.kind == LEAST:
        return shown[0] >= atom.value
    if atom.kind == EQUAL:
        return shown[0] == shown[-1]
    if atom.kind == STAIRS:
        return shown == list(range(shown[0], shown[0] + len(shown)))
    return sum(shown) >= atom.value
