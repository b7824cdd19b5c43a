"""Following the others: their steps one after another, again on demand, and whose turn it is."""

import json

import pytest
from playwright.sync_api import Page, expect

from kleeblatt import GAMES
from tests.browser.conftest import NewPage
from tests.browser.people import choose, log_of, new_table, play, status, until_too_late


def wish(page: Page, **settings: object) -> None:
    """Settings of this browser, as a person would have chosen them."""
    page.evaluate("text => { localStorage.settings = text }", json.dumps(settings))
    page.reload()


def choose_once(page: Page, game: str) -> None:
    for _ in until_too_late(page):
        if choose(page, game):
            return


def test_steps_of_others_come_one_after_another(new_page: NewPage) -> None:
    """At the calm speed a bot's step stays to be read; who does not want to wait skips the rest."""
    page = new_page("en", moves=True)
    wish(page, sound=False, handOver=False, speed="calm")
    new_table(page, "push", "bot", "bot", "bot")
    skip = page.get_by_test_id("skip")
    for _ in until_too_late(page):
        if skip.is_visible():
            break
        choose(page, "push")
    before = len(log_of(page))
    skip.click()
    expect(skip).to_be_hidden()
    assert len(log_of(page)) >= before
    wish(page, sound=False, handOver=False, speed="at-once")
    expect(status(page)).to_be_visible()
    for _ in range(3):
        choose_once(page, "push")
        expect(skip).to_be_hidden()


def test_what_others_did_can_be_seen_again(new_page: NewPage) -> None:
    """A tap on a line of the story shows its sheet; Escape goes back to one's own."""
    page = new_page("de-DE")
    new_table(page, "noch-mal", "bot", "bot")
    expect(status(page)).to_be_visible()
    play(page, "noch-mal", 3)
    for _ in until_too_late(page):
        if status(page).inner_text() == "Du bist dran.":
            break
    shown = page.locator("[data-sheet][aria-pressed=true]")
    own = "0"
    expect(shown).to_have_attribute("data-sheet", own)
    name = page.locator("[data-sheet='1'] .name").inner_text()
    line = page.get_by_test_id("log").locator(".line", has_text=name).first
    line.click()
    recap = page.get_by_test_id("recap")
    expect(recap).to_contain_text(name)
    expect(shown).to_have_attribute("data-sheet", "1")
    page.keyboard.press("Escape")
    expect(recap).to_be_hidden()
    expect(shown).to_have_attribute("data-sheet", own)


def test_a_line_of_the_log_leads_up_to_its_sheet_and_back(new_page: NewPage) -> None:
    """On a phone the log lies far below the sheets."""
    page = new_page("en", 360, 640)
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    play(page, "push", 1)
    line, done = (
        page.get_by_test_id("log").locator(".line").first,
        page.get_by_test_id("recap-done"),
    )
    line.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    line.click()
    expect(done).to_be_visible()
    expect(page.locator(".display").first).to_be_in_viewport()
    done.click()
    expect(line).to_be_in_viewport()
    assert page.evaluate("scrollY") == before


@pytest.mark.parametrize("game", ["noch-mal", "push"])
def test_the_device_is_handed_over(new_page: NewPage, game: str) -> None:
    """Before somebody else decides, a card says who, and covers the table."""
    page = new_page("de-DE", settled=False)
    new_table(page, game, "here")
    card, go = page.get_by_test_id("hand-over"), page.get_by_test_id("hand-over-go")
    expect(card).to_contain_text("Ada, du bist dran!")
    page.keyboard.press("Escape")
    expect(card).to_be_visible()
    go.click()
    expect(card).to_be_hidden()
    for _ in until_too_late(page):
        if card.is_visible():
            break
        choose(page, game)
    expect(card).not_to_contain_text("Ada")
    assert not choose(page, game), "a covered table was played on"
    go.click()
    expect(card).to_be_hidden()


def test_sound_is_asked_for_once(new_page: NewPage) -> None:
    """Yes, later off with one tap; never asked again."""
    page = new_page("en", settled=False)
    new_table(page, "push", "bot")
    question, switch = page.get_by_test_id("ask-sound"), page.get_by_test_id("sound-switch")
    expect(question).to_be_visible()
    expect(switch).to_be_hidden()
    page.get_by_test_id("sound-yes").click()
    expect(question).to_be_hidden()
    switch.click()
    expect(switch).to_have_accessible_name("Turn sounds on")
    page.reload()
    expect(switch).to_be_visible()
    expect(question).to_be_hidden()


def test_spectators_follow_whoever_moves(new_page: NewPage) -> None:
    """They know that they watch; a sheet of their choice stays until they follow again."""
    page = new_page("en")
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    other = new_page("en")
    other.goto(page.url)
    expect(status(other)).to_contain_text("You are watching.")
    follow = other.get_by_test_id("follow")
    expect(follow).to_have_attribute("aria-pressed", "true")
    other.locator("[data-sheet='1']").click()
    expect(follow).to_have_attribute("aria-pressed", "false")
    expect(other.locator("[data-sheet][aria-pressed=true]")).to_have_attribute("data-sheet", "1")
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")


def test_a_silent_server_is_noticed_within_five_seconds(new_page: NewPage) -> None:
    """A line that is broken without a word: the page asks, hears nothing, and says so."""
    page = new_page("en")
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    page.context.set_offline(True)  # new connections fail; the socket stays, and hears nothing
    page.evaluate(
        """() => {
            const started = performance.now();
            new MutationObserver((_, self) => {
                if (!document.querySelector('[data-testid=away]')) return;
                window.noticedAfter = performance.now() - started;
                self.disconnect();
            }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    expect(page.get_by_test_id("away")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_test_id("away")).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_scores_of_a_full_table_are_all_in_sight(new_page: NewPage, game: str) -> None:
    """No column is cut, on a laptop; and a group's table has no points of a solo game."""
    from kleeblatt import game as find

    page = new_page("de-DE")
    new_table(page, game, *["bot"] * (find(game).max_players - 1))
    expect(status(page)).to_be_visible()
    table = page.get_by_test_id("scores")
    box = table.locator("..").bounding_box()
    assert box is not None
    heads = table.locator("thead th")
    for i in range(heads.count()):
        head = heads.nth(i).bounding_box()
        assert head is not None
        assert head["x"] + head["width"] <= box["x"] + box["width"] + 1
    assert "olo" not in " ".join(table.locator("tbody th").all_inner_texts())


def test_whoever_comes_back_takes_the_seat_from_the_bot(new_page: NewPage) -> None:
    """A host may let a bot play on for somebody who is away; it is said when they are back."""
    ada, ben = new_page("en"), new_page("de-DE", 360, 640)
    new_table(ada, "push", "friend")
    ben.goto(ada.get_by_test_id("link-invite").input_value())
    ben.locator("form input").fill("Ben")
    ben.locator("form button").click()
    expect(status(ben)).to_be_visible()
    expect(ben.get_by_test_id("stood-in")).to_be_hidden()
    letting = ada.locator("[data-stand-in]")
    letting.evaluate("button => { button.closest('details').open = true; }")
    letting.click()
    expect(ben.get_by_test_id("stood-in")).to_contain_text("Ein Bot spielt gerade für dich.")
    ben.get_by_test_id("play-again-myself").click()
    expect(ben.get_by_test_id("stood-in")).to_be_hidden()
    expect(letting).to_be_visible()
