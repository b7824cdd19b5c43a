"""The end of a match: seen from anywhere, said rightly, and how it goes on from there."""

import json
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from bench.serving import Server
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, result, status
from tests.browser.test_frame import go
from tests.browser.test_page import by_link

INSIDE = """element => {
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    && element.contains(top);
}"""


# Frames all come at the same time: what is counted frame by frame waits until somebody skips it.
STOP_THE_CLOCK = """() => {
  const later = requestAnimationFrame, now = performance.now();
  window.requestAnimationFrame = run => later(() => run(now));
}"""


def totals(page: Page) -> list[str]:
    return page.get_by_test_id("tally").locator("[data-total]").all_inner_texts()


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)])
def test_the_result_is_seen_from_anywhere(new_page: NewPage, size: tuple[int, int]) -> None:
    """Wherever somebody has scrolled; put away it leaves a bar that brings it back."""
    page = new_page("de-DE", *size)
    new_table(page, "noch-mal", "bot", name="Maximiliane Theodora")
    expect(status(page)).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    finish(page)
    for part in ("headline", "rematch", "put-away"):
        assert page.get_by_test_id(part).evaluate(INSIDE), part
    expect(page.get_by_test_id("headline")).to_be_focused()
    expect(page.get_by_test_id("headline")).to_contain_text(re.compile("gewinn"))
    expect(page.get_by_test_id("reason")).to_contain_text("Spiel ist zu Ende")
    assert page.get_by_test_id("story").locator("li").count() == 3
    on_tabs = [page.locator(f"[data-sheet='{seat}']").inner_text() for seat in (0, 1)]
    for shown, tab in zip(totals(page), on_tabs, strict=True):
        assert shown in re.findall(r"[-−]?\d+", tab)
    page.keyboard.press("Escape")
    expect(result(page)).to_be_hidden()
    for place in ("0", "document.documentElement.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        assert page.get_by_test_id("bring-back").evaluate(INSIDE)
    page.get_by_test_id("bring-back").click()
    expect(result(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_points_are_counted_up_and_can_be_skipped(new_page: NewPage) -> None:
    page = new_page("en", 390, 844, moves=True)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ speed: 'at-once' }))")
    page.reload()
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    page.evaluate(STOP_THE_CLOCK)
    finish(page)
    tally = page.get_by_test_id("tally")
    expect(page.get_by_test_id("headline")).to_have_text("Adding up the points …")
    expect(tally).to_have_attribute("data-done", "false")
    expect(page.get_by_test_id("rematch")).to_have_count(0)
    page.get_by_test_id("skip").click()
    expect(tally).to_have_attribute("data-done", "true")
    expect(page.get_by_test_id("headline")).to_contain_text("win")
    page.reload()  # who comes later is shown what came out
    expect(tally).to_have_attribute("data-done", "true")


def test_alone_it_is_a_level_and_a_record(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    for first in (True, False):
        new_table(page, "doppelt-so-clever") if first else page.get_by_test_id("rematch").click()
        expect(result(page)).to_be_hidden()
        expect(status(page)).to_be_visible()
        finish(page)
        expect(page.get_by_test_id("headline")).to_contain_text("Punkte")
        expect(page.get_by_test_id("level")).not_to_be_empty()
        expect(page.get_by_test_id("further")).to_contain_text("nächsten Stufe")
        own = page.get_by_test_id("own")
        expect(own).to_contain_text(
            "Deine erste Partie allein" if first else re.compile("[Rr]ekord")
        )


def test_one_tap_calls_the_others_to_a_rematch(new_page: NewPage) -> None:
    ada, ben = by_link(new_page, "push")
    finish(ada)
    expect(result(ben)).to_be_visible()
    ben.get_by_test_id("put-away").click()
    table = ada.url
    ada.get_by_test_id("rematch").click()
    expect(result(ada)).to_be_hidden()
    expect(ben.get_by_test_id("result-bar")).to_contain_text("Ada möchte noch eine Partie.")
    ben.get_by_test_id("bring-back").click()
    expect(ben.get_by_test_id("call")).to_have_text("Ada möchte noch eine Partie.")
    ben.get_by_test_id("rematch").click()
    expect(ben.get_by_test_id("table")).to_be_visible()
    expect(ben).not_to_have_url(table)
    expect(ben).to_have_url(ada.url)


def test_a_sentence_of_the_story_leads_to_its_moment(new_page: NewPage, server: Server) -> None:
    page = new_page()
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    best = page.get_by_test_id("story").locator("li").nth(1)
    told = best.locator(".soft").inner_text()
    best.get_by_role("link").click()
    sentence = page.get_by_test_id("replay-told")
    points = re.search(r"[+−]\d+", told)
    assert points
    expect(sentence).to_contain_text(points.group())
    go(page, server, "me")
    expect(page.get_by_test_id("statistics-push")).to_be_visible()


def test_a_replay_goes_turn_by_turn_at_ones_own_speed(new_page: NewPage) -> None:
    """By buttons and by keys; the sheet goes along with what happens on it, or stays."""
    page = new_page("en", 360, 640)
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    page.get_by_test_id("to-replay").click()
    turn, step = page.get_by_test_id("replay-turn"), page.get_by_test_id("replay-step")
    expect(turn).to_contain_text("turn 1 of")
    for number in (2, 3, 4):
        page.get_by_test_id("replay-turn-next").click()
        expect(turn).to_contain_text(f"turn {number} of")
    begin = step.inner_text()
    page.keyboard.press("ArrowRight")
    expect(step).not_to_have_text(begin)
    page.keyboard.press("PageUp")  # to the beginning of the same turn
    expect(step).to_have_text(begin)
    page.keyboard.press("PageUp")
    expect(turn).to_contain_text("turn 3 of")
    page.keyboard.press("PageDown")
    expect(step).to_have_text(begin)
    shown = page.locator("[data-sheet][aria-pressed=true]")
    seen = set()
    for _ in range(6):
        page.keyboard.press("PageDown")
        page.keyboard.press("ArrowRight")
        seen.add(shown.get_attribute("data-sheet"))
    assert seen == {"0", "1"}
    page.locator("[data-sheet='1']").click()
    expect(page.get_by_test_id("follow")).to_have_attribute("aria-pressed", "false")
    for _ in range(6):
        page.keyboard.press("PageDown")
        expect(shown).to_have_attribute("data-sheet", "1")
    page.get_by_test_id("replay-speed").select_option("fast")
    page.keyboard.press("Home")
    page.get_by_test_id("replay-told").click()
    page.keyboard.press("Space")
    expect(turn).to_contain_text("turn 2 of")
    page.keyboard.press("Space")
    paused = page.get_by_test_id("replay-slider").input_value()
    page.wait_for_timeout(1500)  # more than a step takes at this speed
    assert page.get_by_test_id("replay-slider").input_value() == paused
    page.reload()
    expect(page.get_by_test_id("replay-speed")).to_have_value("fast")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_practice_table_counts_for_no_statistics(new_page: NewPage, server: Server) -> None:
    made = set_up(server, "push", practice=True)
    page = new_page("en")
    page.goto(f"{server.url}/#/seat/{made['table']}/{made['held'][0]['token']}/{made['host']}")
    expect(status(page)).to_be_visible()
    finish(page)
    expect(result(page)).to_contain_text("Practice")
    expect(page.get_by_test_id("own")).to_have_count(0)
    go(page, server, "me")
    expect(page.get_by_text("No finished games in this browser yet.")).to_be_visible()


def set_up(server: Server, game: str, practice: bool) -> Any:
    """A table for Ada and a bot."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]
    body = json.dumps({"game": game, "seats": seats, "practice": practice}).encode()
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{server.url}/api/tables", body, headers)) as answer:
        return json.load(answer)
