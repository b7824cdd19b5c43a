"""Names of people: which can be shown, and told apart."""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

from kleeblatt.core.errors import UsageError

LONGEST = 40
# For people who give none. Each fits anybody, in German and in English.
DEFAULTS = ("Robin", "Kim", "Charlie", "Mika", "Alex", "Sam", "Toni", "Luca")
MOST_MARKS = 3  # on one letter; more climb over the lines above and below
JOINER = "\u200d"  # makes one emoji of several
EMOJI_VARIANT = "\ufe0f"
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
MARKS = ("Mn", "Me")


def checked_name(name: object) -> str:
    """Return the name as it is kept, without needless spaces; UsageError if it cannot be shown."""
    if not isinstance(name, str):
        raise UsageError("no-name", name=repr(name))
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if len(shown) > LONGEST:
        raise UsageError("long-name", most=LONGEST)
    if not _is_visible(shown):
        raise UsageError("no-name", name=repr(name))
    return shown


def recorded_name(name: object) -> str:
    """Return the name as a record has it, unchanged; UsageError if it is not one.

    The check is weaker than for a new name, because old records keep theirs.
    """
    if not isinstance(name, str) or not name.strip() or not is_printable(name):
        raise UsageError("no-name", name=repr(name))
    if len(name) > LONGEST:
        raise UsageError("long-name", most=LONGEST)
    return name


def is_printable(name: str) -> bool:
    """Can every character be shown? Joined emoji can."""
    return all(
        letter.isprintable() or (letter == JOINER and _joins(name, at))
        for at, letter in enumerate(name)
    )


def numbered(name: str, taken: Iterable[str]) -> str:
    """Return 'Kiki', or 'Kiki 2' if somebody already has this name."""
    others, number, free = list(taken), 1, name
    while any(same_name(free, other) for other in others):
        number += 1
        free = f"{name} {number}"
    return free


def free_name(names: Sequence[str], taken: Collection[str]) -> str:
    """Return the first name that nobody has; if all are taken, the first one with a number."""
    free = (name for name in names if not any(same_name(name, other) for other in taken))
    return next(free, None) or numbered(names[0], taken)


def same_name(one: str, other: str) -> bool:
    """Would people think these names are the same?"""
    return _folded(one) == _folded(other)


def _folded(name: str) -> str:
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def _is_visible(name: str) -> bool:
    if not is_printable(name) or any(letter in BLANK for letter in name):
        return False
    marks = 0
    for letter in name:
        marks = marks + 1 if _is_mark(letter) else 0
        if marks > MOST_MARKS:
            return False
    return any(not letter.isspace() and not _is_mark(letter) for letter in name)


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in MARKS


def _joins(name: str, at: int) -> bool:
    """Does a joiner stand between two parts of an emoji?"""
    before = name[:at].rstrip(EMOJI_VARIANT)[-1:]
    return _is_emoji(before) and _is_emoji(name[at + 1 : at + 2])


def _is_emoji(letter: str) -> bool:
    """Is it a symbol, or the skin tone of one?"""
    return letter != "" and unicodedata.category(letter) in ("So", "Sk")
