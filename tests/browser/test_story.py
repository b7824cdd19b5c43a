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
    lines: [...turn.querySelectorAll('.brief')].map(one => one.textContent),
    sentences: [...turn.querySelectorAll('ul > li')].map(one => one.textContent),
}))"""
TURNS = {  # whole turns, as a person has read them
    "noch-mal": (
        "Wurf 38: Ben würfelt Gelb, Blau, Rot, 1, 2, 5",
        "Ben nimmt sich Gelb und 1. Angekreuzt: G1. Spalte G zuerst voll: +2.",
        "Ada wählt Rot und 2. Angekreuzt: A5 und A6.",
        "Cleo wählt Blau und 2. Angekreuzt: E7 und F7. Spalte E voll: +1.",
    ),
    "noch-mal-so-gut": (
        "Wurf 82: Ada würfelt Grün, Rot, Joker, 1, 5, 5, Bombe",
        "Ada nimmt sich Rot und 1. Angekreuzt: I7 (ein Stern: +2). Zeile V zuerst voll: +5. "
        "Das bringt eine Bombe. Eine Bombe detoniert. Angekreuzt: N1 und O1. Spalte I voll: +1. "
        "Herzbonus: +1. Spalte N zuerst voll: +3. Herzbonus: +1.",
        "Cleo passt.",
        "Ben passt.",
    ),
    "push": (
        "Ben ist dran",
        "Ben zieht Blau 4. Neue Reihe 1. Dann eine Würfelkarte. In Reihe 1. Dann eine Würfelkarte. "
        "Neue Reihe 2. Genug. Ben nimmt Reihe 1 (Blau 4 und eine Würfelkarte): +4. "
        "Lila gewürfelt: nichts verloren.",
        "Cleo nimmt Reihe 2 (nur eine Würfelkarte). Rot gewürfelt, Rot 4 verloren: −4.",
    ),
    "doppelt-so-clever": (
        "Ben ist dran",
        "Ben würfelt Silber 6, Gelb 4, Blau 2, Grün 5, Rosa 3 und Weiß 5. Gewählt: Grün 5. "
        "Aufs Tablett: Gelb 4, Blau 2 und Rosa 3. Grün: 5 × 3 = 15 ins 6. Feld, −6. "
        "Zurückgeholt: Rosa 3.",
    ),
    "geht-noch-was": (
        "Runde 4 · Kaufen und einbauen",
        "Cleo kauft nichts. Karte 62 auf Ebene 3.",
        "Ben kauft nichts. Karte 66 auf Ebene 2.",
        "Ada kauft nichts.",
        "Alle sind IN: Lasst die Würfel rollen!",
    ),
}
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
    if language == "de":
        assert TURNS[id] in [(heading, *lines) for heading, lines, _ in shown]


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
