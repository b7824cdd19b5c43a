"""For everybody: axe on every page, both languages pure, small downloads, nothing that jumps."""

import re
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from bench.serving import Server
from kleeblatt import GAMES
from kleeblatt import game as find_game
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, play, status

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
PLACES = ("", "me", "verify", "replay", *(f"{p}/{g}" for g in GAMES for p in ("new", "rules")))
MORE_PLACES = tuple(f"{place}/{game}" for game in GAMES for place in ("guide", "paper"))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LARGEST_LOAD = 200_000  # bytes, compressed
# Of each board, the game with more on it.
BOARDS = [*{find_game(id).family: id for id in GAMES}.values()]


def visit(page: Page, server: Server, place: str) -> None:
    page.goto(f"{server.url}/#/{place}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_load_state("networkidle")


def problems(page: Page) -> list[str]:
    """What axe finds that is serious."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
          // Cards and cells are pictures: letters inside an SVG are no label.
          rules: { "label-content-name-mismatch": { enabled: false } },
        }).then(result => result.violations)"""
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def problems_by_day_and_night(page: Page) -> list[str]:
    found = []
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found += [f"{scheme}: {one}" for one in problems(page)]
    return found


def test_axe_finds_nothing_serious_on_any_page(new_page: NewPage, server: Server) -> None:
    page = new_page("de-DE", 360, 740)
    found = []
    for place in (*PLACES, *MORE_PLACES):
        visit(page, server, place)
        found += [f"{place} {one}" for one in problems_by_day_and_night(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", BOARDS)
def test_axe_finds_nothing_serious_at_a_table(new_page: NewPage, game: str) -> None:
    page = new_page(width=820, height=1180)
    new_table(page, game, "bot")
    play(page, game, 6)
    assert not problems_by_day_and_night(page)


def test_axe_finds_nothing_serious_before_and_after_a_match(new_page: NewPage) -> None:
    page, friend = new_page("de-DE", 360, 740), new_page()
    new_table(page, "noch-mal", "friend")
    invitation = page.get_by_test_id("link-invite")
    expect(invitation).to_be_visible()
    friend.goto(invitation.input_value())
    expect(friend.locator("form input")).to_be_visible()
    assert not problems(page) + problems(friend)
    page.goto(page.url.partition("#")[0])
    page.locator("[data-game=noch-mal]").click()
    page.locator("summary").click()
    page.get_by_test_id("dice-from").select_option("hand")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("roll")).to_be_visible()
    assert not problems(page)
    friend.goto(friend.url.partition("#")[0])
    new_table(friend, "push", "bot")
    expect(status(friend)).to_be_visible()
    finish(friend)
    assert not problems(friend)
    friend.get_by_test_id("to-replay").click()
    expect(friend.get_by_test_id("replay-step")).to_be_visible()
    assert not problems(friend)


# Languages


def catalogue(language: str) -> set[str]:
    """All texts of a language that are said as they stand; letters mean many things."""
    files = [*ROOT.glob(f"web/texts/*.{language}.ftl"), *ROOT.glob(f"src/**/{language}.ftl")]
    lines = "\n".join(file.read_text("utf-8") for file in files)
    return set(re.findall(r"^[\w-]+ = ([^{}\n]{3,})$", lines, re.MULTILINE))


def said(page: Page) -> set[str]:
    """Every text on the page, names for screen readers too."""
    found: list[str] = page.evaluate(
        """() => {
          const texts = [];
          const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
          const walk = document.createTreeWalker(document.body, kinds);
          for (let node = walk.nextNode(); node; node = walk.nextNode()) {
            if (node.nodeType === 3) texts.push(node.data);
            else for (const name of ["aria-label", "title", "alt", "placeholder"])
              if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
          }
          return texts;
        }"""
    )
    return {text.strip() for text in found if text.strip()}


@pytest.mark.parametrize("language", ["de", "en"])
def test_one_language_at_a_time(new_page: NewPage, server: Server, language: str) -> None:
    other = "en" if language == "de" else "de"
    foreign = catalogue(other) - catalogue(language)
    assert len(foreign) > 300
    page = new_page(language)
    for place in (*PLACES, *MORE_PLACES):
        visit(page, server, place)
        assert page.locator("html").get_attribute("lang") == language
        found = said(page)
        allowed = {"Deutsch", "English"}
        mixed = (found & foreign) - allowed
        assert not mixed, (place, mixed)
        assert not {text for text in found if re.fullmatch(r"[a-z]+(-[a-z]+){2,}", text)}, place
    for game in GAMES:
        page.goto(server.url)
        new_table(page, game, "bot")
        play(page, game, 4)
        assert not (said(page) & foreign) - {"Deutsch", "English"}, game


# Weight and calm


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_a_small_download(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page()
    new_table(page, game, "bot")
    expect(status(page)).to_be_visible()
    fresh = page.context.browser.new_context()  # type: ignore[union-attr]
    other = fresh.new_page()
    other.goto(page.url)
    expect(status(other)).to_be_visible()
    other.wait_for_load_state("networkidle")
    size = other.evaluate(
        "['resource', 'navigation'].flatMap(kind => performance.getEntriesByType(kind))"
        ".filter(one => !one.name.endsWith('sw.js'))"
        ".reduce((sum, one) => sum + one.transferSize, 0)"
    )
    fresh.close()
    assert 10_000 < size <= LARGEST_LOAD


# Lines of the log that a new one pushes down, and dice that are laid elsewhere, are meant to move.
SHIFTS = """() => {
  const isMeant = (node) => (node.parentElement ?? node).closest?.("[data-testid=log], .line");
  window.shifts = [];
  const note = ({ value, sources }) => {
    const nodes = sources.map((source) => source.node).filter((node) => node && !isMeant(node));
    const jumped = nodes.map((node) => node.outerHTML ?? node.textContent);
    if (jumped.length) window.shifts.push([value, ...jumped]);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type: "layout-shift" });
}"""


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_jumps_while_others_play(new_page: NewPage, game: str) -> None:
    """The browser's own measure of layout that shifts, for people who watch every step."""
    page = new_page()
    watchers = [new_page(width=360, height=640), new_page(width=1366, height=768)]
    new_table(page, game, "bot", "bot")
    play(page, game, 2)
    for watcher in watchers:
        watcher.goto(page.url)
        expect(status(watcher)).to_be_visible()
        watcher.wait_for_load_state("networkidle")
        watcher.evaluate(SHIFTS)
    play(page, game, 5)
    page.wait_for_timeout(700)
    for watcher in watchers:
        shifts = watcher.evaluate("window.shifts")
        assert sum(value for value, *_ in shifts) < 0.1, shifts


@pytest.mark.parametrize("game", BOARDS)
def test_motion_for_those_who_want_it(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page(width=820, height=1180, moves=True)
    count = "document.getAnimations().filter(one => one.playState === 'running').length"
    page.add_init_script(
        f"window.moved = 0; setInterval(() => window.moved = Math.max(window.moved, {count}), 30)"
    )
    page.reload()
    new_table(page, game, "bot")
    play(page, game, 3)
    page.wait_for_function("window.moved > 0")
    page.goto(f"{server.url}/#/me")
    page.get_by_test_id("reduced-motion").check()
    page.goto(server.url)
    page.reload()
    new_table(page, game, "bot")
    play(page, game, 3)
    assert page.evaluate("window.moved") == 0
