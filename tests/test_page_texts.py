"""Sentences of the page that depend on what is told."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kleeblatt.core.words import sources

TEXTS = Path(__file__).parents[1] / "web/texts"


def said(language: str, id: str, **given: Any) -> str:
    """A sentence of the page."""
    bundle = FluentBundle([language], use_isolating=False)
    files = [path.read_text("utf-8") for path in TEXTS.glob(f"*.{language}.ftl")]
    for source in [*sources(language).values(), *files]:
        bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(id).value
    assert pattern
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors
    return str(text)


@pytest.mark.parametrize(
    ("language", "named"), [("de", "nimmt jetzt Ben"), ("en", "now Ben takes")]
)
def test_what_a_direction_card_does(language: str, named: str) -> None:
    """With two players it is discarded at once; with more it says who takes next."""
    given = {"name": "Ada", "next": "Ben"}
    for way in ("left", "right"):
        assert named in said(language, "board-push-direction", way=way, **given)
    assert "Ben" not in said(language, "board-push-direction", way="discarded", **given)
    assert named in said(language, "board-push-direction-mine", next="Ben")


COUNTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "board-push-secure-points": ({"colour": "rot", "points": 1}, "1 Punkt", "1 point"),
    "board-geht-noch-was-tower": ({"level": 2, "cards": 1, "marked": 0}, "1 Karte,", "1 card,"),
    "board-geht-noch-was-pile": (
        {"colour": "rot", "cards": 1, "cost": 4, "points": 4}, "1 Karte,", "1 card,",
    ),
    "board-doppelt-so-clever-scale-silver": (
        {"crosses": 1, "points": 2}, "1 Kreuz in", "1 cross in",
    ),
    "board-doppelt-so-clever-chain": ({"count": 1}, "1 Glied", "1 link"),
    "push-deck": ({"cards": 1}, "1 Karte im", "1 card in"),
    "play-resumed": ({"path": "a", "steps": 1}, "1 Schritt.", "1 step."),
    "simulate-playing": ({"game": "push", "games": 1}, "1 Partie push", "1 game of"),
    "error-wrong-seats": ({"seats": 1, "players": 2}, "1 Person,", "1 player,"),
    "error-wrong-step": ({"steps": 1, "step": 7}, "1 Schritt;", "1 step;"),
    "error-no-nets": ({"game": "push", "players": 1}, "1 Person gibt", "1 player."),
    "verify-open-typed": ({"typed": 1}, "Ein Wurf", "one roll."),
    "verify-open-skipped": ({"rolls": 1, "names": "Ada"}, "einem Wurf", "one roll"),
    "verify-proven-strong": ({"rolls": 1}, "Ein Wurf", "One roll"),
}  # fmt: skip


@pytest.mark.parametrize("id", COUNTS)
def test_one_is_no_plural(id: str) -> None:
    given, german, english = COUNTS[id]
    assert german in said("de", id, **given).replace("\u00a0", " ")
    assert english in said("en", id, **given)


def test_sheets_have_german_names() -> None:
    """The names of the sheets, as the page and the terminal show them."""
    assert said("de", "choice-black") == "schwarz"
    assert said("de", "choice-purple") == "lila"
