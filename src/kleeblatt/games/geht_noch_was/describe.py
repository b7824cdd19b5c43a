"""Tasks for people: as symbols, and as a German or English phrase made from the condition.

1B1R=            B=R                 1 blue die and 1 red die showing the same number
5W3+             5×3+                5 dice showing 3 or more each
"""

from functools import lru_cache

from kleeblatt.core.words import Words, words
from kleeblatt.games.geht_noch_was.tasks import (
    COLOURS,
    EQUAL,
    EXACT,
    LEAST,
    SUM,
    TASKS,
    Atom,
    Task,
)

ANY_DIE = "□"  # of whatever colour
BETWEEN = {"equal": "=", "stairs": "↗"}


def symbols(task: Task, say: Words) -> str:
    """A task in a few signs; dice of a colour carry its letter."""
    return " & ".join(" / ".join(_signs(atom, say) for atom in line) for line in task.lines)


def _signs(atom: Atom, say: Words) -> str:
    letters = [_letter(letter, say) for letter, count in atom.dice for _ in range(max(count, 1))]
    colour = letters[0].strip(ANY_DIE)
    if atom.kind == SUM:
        return f"Σ{colour}≥{atom.value}"
    if atom.kind == LEAST:
        return f"{f'{atom.count}×' if atom.count > 1 else ''}{colour}{atom.value}+"
    if atom.kind == EXACT:
        return " ".join([f"{colour}{atom.value}"] * atom.count)
    return BETWEEN[atom.kind].join(letters)


def _letter(letter: str, say: Words) -> str:
    return ANY_DIE if letter == "W" else say(f"letter-{COLOURS[letter]}")


@lru_cache(2 * TASKS)
def in_words(task: Task, language: str) -> str:
    """A task in words of a language, put together once."""
    return phrase(task, words(language))


def phrase(task: Task, say: Words) -> str:
    """A task in words."""
    lines = []
    for line in task.lines:
        first, *others = (_phrase(atom, say) for atom in line)
        lines.append(say("task-or", first=first, second=others[0]) if others else first)
    return say("task-and").join(lines)


def _phrase(atom: Atom, say: Words) -> str:
    if atom.kind == SUM:
        return say("task-sum", colour=COLOURS[atom.dice[0][0]], value=str(atom.value))
    dice = say("task-dice-and").join(
        say("task-dice", colour=COLOURS[letter], count=count) for letter, count in atom.dice
    )
    if atom.kind in (EXACT, LEAST):
        return say(f"task-{atom.kind}", dice=dice, count=atom.count, value=str(atom.value))
    return say("task-equal" if atom.kind == EQUAL else "task-stairs", dice=dice)
