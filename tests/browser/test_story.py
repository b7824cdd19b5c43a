"""The log on the page reads as the story of the terminal and of the golden playthroughs."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bench.serving import Server
from kleeblatt import GAMES, Match, SeededDice, game, replay
from kleeblatt.core.record import read
from kleeblatt.core.story import Line, Story
from kleeblatt.core.words import words
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, status
from tests.browser.test_frame import go
from tests.players import play_on

NAMES = ("Ada", "Ben", "Cleo")
LOG = """log => [...log.children].map(turn => ({
    heading: turn.querySelector(':scope > .heading')?.textContent ?? '',
    lines: [...turn.querySelectorAll(':scope > p:not(.heading), summary')]
        .map(one => one.textContent),
    sentences: [...turn.querySelectorAll('ul > li')].map(one => one.textContent),
}))"""
Paragraphs = list[tuple[str, list[str], list[str]]]


def log_of(page: Page) -> Paragraphs:
    """What the log says, the first turn first."""
    told = page.get_by_test_id("log").evaluate(LOG)
    return [(turn["heading"], turn["lines"], turn["sentences"]) for turn in reversed(told)]


def story_of(match: Match, names: Sequence[str], language: str, you: int | None) -> Paragraphs:
    """What the log has to say: sentences only where they say more than the line."""
    story = Story(match.game.family, names, words(language), you)
    events = [*match.opening, *(event for told in match.events_for(you) for event in told)]
    return [
        (p.heading, [line.brief for line in p.lines], [*unfolded(p.lines)])
        for p in story.paragraphs(events)
    ]


def unfolded(lines: list[Line]) -> Iterator[str]:
    for line in lines:
        if " ".join(line.sentences) != line.brief:
            yield from line.sentences


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(("locale", "language"), [("de-DE", "de"), ("en", "en")])
def test_a_replay_tells_the_story(
    new_page: NewPage, server: Server, tmp_path: Path, id: str, locale: str, language: str
) -> None:
    """A record of others, from its first turn on; every folded sentence too."""
    players = min(3, game(id).max_players)
    match = play_on(Match(game(id), NAMES[:players], dice=SeededDice(23)), 23)
    file = tmp_path / "match.jsonl"
    match.record.save(file)
    page = new_page(locale)
    go(page, server, "replay")
    page.get_by_test_id("replay-file").set_input_files(file)
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("replay-slider")).to_have_value(str(match.step))
    shown, expected = log_of(page), story_of(match, match.players, language, None)
    assert len(shown) >= 5
    assert shown == expected[-len(shown) :]


@pytest.mark.parametrize("id", GAMES)
def test_a_table_tells_its_reader_the_story(new_page: NewPage, id: str) -> None:
    """In the second person whoever plays here, by name the others; it is all there at the end."""
    page = new_page("de-DE")
    new_table(page, id, "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    table = page.url.partition("/#/table/")[2]
    record = page.request.get(f"{page.url.partition('#')[0]}api/tables/{table}/record")
    match = replay(read(record.text()))
    names = page.locator("[data-testid=scores] th[scope=col]").all_inner_texts()
    assert len(names) == len(match.players)
    shown, expected = log_of(page), story_of(match, names, "de", 0)
    assert len(shown) >= 3
    assert shown == expected[-len(shown) :]
