"""What can be asked on a board has a text in both languages, and a section of the rules."""

import re
from pathlib import Path

import pytest

import kleeblatt
from kleeblatt.core.words import LANGUAGES
from kleeblatt.games.rulebook import rulebook, sections

WEB = Path(__file__).parents[1] / "web"
FAMILIES = {
    "noch-mal": ("noch-mal", "noch-mal-so-gut"),
    "doppelt-so-clever": ("doppelt-so-clever",),
    "push": ("push",),
    "geht-noch-was": ("geht-noch-was",),
}
NOCH_MAL_ALONE = {"row", "golden", "boxes", "hearts"}  # only NOCH MAL SO GUT! has these


def explained(family: str, language: str) -> dict[str, tuple[str, str]]:
    """By key: the text, and the section of the rules."""
    source = (WEB / f"texts/what-{family}.{language}.ftl").read_text("utf-8")
    pattern = rf"^what-{family}-([\w-]+) = .+\n    \.text = (.+)\n    \.rules = ([\w-]+)$"
    return {key: (text, rules) for key, text, rules in re.findall(pattern, source, re.MULTILINE)}


def asked(family: str) -> set[str]:
    """The keys that stand in the components of a board as they are."""
    files = (WEB / "src/games" / family).glob("*.svelte")
    return {key for file in files for key in re.findall(r'data-what="([\w-]+)"', file.read_text())}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_lead_into_the_rules(family: str, language: str) -> None:
    texts = explained(family, language)
    source = (WEB / f"texts/what-{family}.{language}.ftl").read_text("utf-8")
    assert len(texts) == len(re.findall(r"^what-", source, re.MULTILINE)) >= 9
    for game in FAMILIES[family]:
        known = sections(rulebook(kleeblatt.game(game), language))
        for key, (text, rules) in texts.items():
            only_good = key in NOCH_MAL_ALONE or key.startswith("special-")
            assert rules in known or (game == "noch-mal" and only_good), (key, rules)
            assert len(re.findall(r"[.!?](?: |$)", text)) <= 2, f"{key}: more than two sentences"


@pytest.mark.parametrize("family", FAMILIES)
def test_whatever_can_be_asked_has_a_text(family: str) -> None:
    found = asked(family)
    assert len(found) >= 4
    assert found <= set(explained(family, "de"))
    assert found <= set(explained(family, "en"))
