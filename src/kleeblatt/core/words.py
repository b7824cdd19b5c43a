"""Texts for people, in German and English: Project Fluent files, one catalogue per language.

A message that is missing in a language fails the tests. The browser page shares these files.
"""

import os
import re
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("de", "en")
SIGNS = {"?": "any"}  # words of the notation that no message can be called after


class Words:
    """The texts of a language: `words("points", count=3)`."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources(language).values():
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, id: str, **given: Any) -> str:
        """Format a message, or an attribute of one ('bust.brief'); KeyError if there is none."""
        pattern = self._pattern(id)
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        """Is there such a message, or such an attribute?"""
        return self._pattern(id) is not None

    def _pattern(self, id: str) -> Any:
        name, _, attribute = id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def token(self, token: str) -> str:
        """Translate a word of the notation: 'blue' is 'blau' in German; numbers and cells stay."""
        return self(f"token-{token}") if self.has(f"token-{token}") else token

    def named(self, text: str) -> str:
        """Translate words of the notation for a sentence: 'red 5' is 'Rot 5' in German."""
        return " ".join(map(self._name, text.split()))

    def _name(self, word: str) -> str:
        id = f"name-{SIGNS.get(word, word)}"
        return self(id) if self.has(id) else self.token(word)

    def tokens(self, text: str) -> str:
        """Translate moves or outcomes; there may be commas between them."""
        return re.sub(r"[^\s,]+", lambda found: self.token(found.group()), text)


@cache
def words(language: str) -> Words:
    """Return the texts of a language, loaded once."""
    return Words(language)


def default_language() -> str:
    """Return German if the system speaks German, else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return "de" if spoken.lower().startswith("de") else "en"


def sources(language: str) -> dict[str, str]:
    """Return the Fluent files of a language: the common one, and one for each game."""
    package = resources.files("kleeblatt")
    folders = [package, *sorted(package.joinpath("games").iterdir(), key=lambda f: f.name)]
    files = {f.name: f.joinpath("texts", f"{language}.ftl") for f in folders if f.is_dir()}
    return {name: file.read_text("utf-8") for name, file in files.items() if file.is_file()}


@cache
def _canonical(tokens: tuple[str, ...]) -> dict[str, str]:
    """Map each word of any language to its token."""
    known: dict[str, str] = {}
    for language in LANGUAGES:
        for token in tokens:
            known.setdefault(words(language).token(token).casefold(), token)
    return known | {token: token for token in tokens}


def _letters(tokens: tuple[str, ...], language: str) -> dict[str, str]:
    """Map one-letter forms to tokens, where there are any: 'b' to 'blue'."""
    say = words(language)
    return {say(f"letter-{t}").casefold(): t for t in tokens if say.has(f"letter-{t}")}


def canonical(text: str, tokens: tuple[str, ...]) -> str:
    """Turn words of either language into canonical ones; case, commas and spaces do not matter."""
    known = _canonical(tokens)
    apart = text.replace(",", " ").replace("?", " ? ").split()
    return " ".join(known.get(word.casefold(), word) for word in apart)


def read_tokens(text: str, tokens: tuple[str, ...], language: str) -> str:
    """Turn what a person typed into canonical words.

    Takes the words of both languages, the letters of `language`, and beginnings (two letters or
    more) that fit only one word of it: 'b 3' and 'blu 3' are 'blue 3'.
    """
    known = _canonical(tokens) | _letters(tokens, language)
    local = {words(language).token(token).casefold(): token for token in tokens}
    result = []
    for word in text.replace(",", " ").casefold().split():
        begun = {token for local_word, token in local.items() if local_word.startswith(word)}
        if word not in known and len(begun) == 1 and len(word) > 1:
            result.append(begun.pop())
        else:
            result.append(known.get(word, word.upper() if len(word) == 2 else word))
    return " ".join(result)
