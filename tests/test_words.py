"""German and English say the same things, and everything that is asked for is there."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kleeblatt
from kleeblatt import all_games
from kleeblatt.core import errors
from kleeblatt.core.words import LANGUAGES, read_tokens, sources, words
from kleeblatt.games.noch_mal import notation

SOURCE = Path(kleeblatt.__file__).parent


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its variables."""
    found: dict[str, set[str]] = {}
    for text in sources(language).values():
        for block in re.split(r"\n(?=[a-z])", text):
            if found_id := re.match(r"([a-z][\w-]*) =", block):
                assert found_id[1] not in found, f"{found_id[1]} is said twice"
                found[found_id[1]] = set(re.findall(r"\$([\w-]+)", block))
    return found


def test_the_same_messages_with_the_same_variables() -> None:
    german, english = messages("de"), messages("en")
    assert {id for id in german.keys() ^ english.keys() if not id.startswith("name-")} == set()
    for id in german.keys() & english.keys():
        if not id.startswith("told-"):  # each language takes what it needs of an event
            assert german[id] == english[id], id
    assert len(german) > 100


def test_every_message_can_be_said() -> None:
    for language in LANGUAGES:
        for id, variables in messages(language).items():
            assert words(language)(id, **dict.fromkeys(variables, 7))


def asked_for() -> set[str]:
    """Ids that the source names: errors and plain messages."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        found |= {f"error-{id}" for id in re.findall(r'Error\(\s*"([a-z-]+)"', text)}
        found |= {
            f"error-{id}"
            for id in re.findall(r'(?:Unknown|Not|Stale|Game)\w+\(\s*"([a-z-]+)"', text)
        }
        found |= set(re.findall(r'(?:words|say|_say)\(\s*"([a-z]+-[a-z-]+)"', text))
    return found


def test_nothing_is_missing() -> None:
    known = messages("en")
    missing = {id for id in asked_for() if id not in known}
    assert not missing
    for game in all_games():
        assert {f"reason-{reason}" for reason in game.notation.REASONS} <= set(known)


def test_nothing_is_left_over() -> None:
    """A message that nothing names is dead text."""
    source = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    built = ("error-", "reason-", "token-", "letter-", "part-", "step-", "command-", "option-",
             "choice-", "noch-mal-", "doppelt-so-clever-", "sheet-special-", "legend-", "clever-",
             "push-step-", "geht-noch-was-", "gnw-level-", "gnw-step-", "task-",
             "deck-", "verify-", "told-", "name-", "bot-", "face-", "dice-kind-", "dice-source-",
             "dice-drought-", "dice-uneven", "dice-off", "position-", "view-",
             "tiebreak-")  # fmt: skip
    unused = [
        id for id in messages("en")
        if id not in source and not id.startswith(built) and not id.endswith("-about")
    ]  # fmt: skip
    assert not unused
    unused_errors = [
        id for id in messages("en")
        if id.startswith("error-") and f'"{id[6:]}"' not in source and f'"{id}"' not in source
    ]  # fmt: skip
    assert not unused_errors


def test_every_game_is_named_and_explained() -> None:
    for game in all_games():
        for language in LANGUAGES:
            say = words(language)
            assert say(f"{game.id}-about")
            assert all(say(f"part-{part}") for part in game.parts)
            assert all(say(f"option-{option.name}") for option in game.options)
            levels = range(len(game.solo_levels) + 1 if game.min_players == 1 else 0)
            assert all(say(f"{game.level_text}-{n}", title=game.title) for n in levels)


def test_every_error_has_its_own_code() -> None:
    tree = [value for value in vars(errors).values() if isinstance(value, type)]
    codes = [e.code for e in tree if issubclass(e, errors.KleeblattError)]
    assert len(codes) == len(set(codes)) == 12


@pytest.mark.parametrize(
    ("typed", "language", "meant"),
    [
        ("blau 3", "de", "blue 3"),
        ("Blue 3", "de", "blue 3"),
        ("blau 3", "en", "blue 3"),
        ("b 3", "en", "blue 3"),
        ("e 3", "de", "yellow 3"),
        ("gel ?", "de", "yellow ?"),
        ("g 3", "de", "green 3"),
        ("passen", "de", "pass"),
        ("pa", "en", "pass"),
        ("zeile p", "de", "row p"),
        ("x ?", "de", "x ?"),
        ("h1, h2,i2", "de", "H1 H2 I2"),
        ("zeile r", "de", "row red"),
        ("sonderwürfel", "de", "special"),
        ("GRÜN 3", "en", "green 3"),
    ],
)
def test_typed_words(typed: str, language: str, meant: str) -> None:
    assert read_tokens(typed, notation.TOKENS, language) == meant


@given(st.text(max_size=30), st.sampled_from(LANGUAGES))
def test_anything_can_be_typed(typed: str, language: str) -> None:
    assert isinstance(read_tokens(typed, notation.TOKENS, language), str)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tokens_are_read_as_said(language: str) -> None:
    say = words(language)
    for token in notation.TOKENS:
        assert read_tokens(say.token(token), notation.TOKENS, language) == token
