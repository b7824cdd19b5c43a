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


@pytest.mark.parametrize(("language", "beside"), [("de", "neben dem Stapel"), ("en", "beside the")])
def test_where_a_direction_card_lies(language: str, beside: str) -> None:
    """With two players it is discarded at once; with more it lies beside the deck."""
    for way in ("left", "right"):
        assert beside in said(language, "board-push-direction", name="Ada", way=way)
    assert beside not in said(language, "board-push-direction", name="Ada", way="discarded")
