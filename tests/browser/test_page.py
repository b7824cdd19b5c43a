"""Real games on the real page: alone, at one screen, by link, against bots; and coming back."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from bench.serving import Server
from kleeblatt import GAMES
from tests.browser.conftest import NewPage
from tests.browser.people import (
    choose,
    half_a_turn,
    log_of,
    new_table,
    play,
    play_to_the_end,
    press,
    press_key,
    result,
    status,
    until_too_late,
)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(
    new_page: NewPage, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first page to the rematch. The boards' tests show that Tab and arrows lead there."""
    monkeypatch.setattr(Locator, "click", press_key)
    page = new_page()
    new_table(page, game, *(["bot"] if game == "push" else []))
    play_to_the_end(page, game)
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("✓")
    page.get_by_test_id("rematch").click()
    expect(result(page)).to_be_hidden()
    expect(status(page)).to_be_visible()


def test_no_page_is_wider_than_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page("de-DE", 360, 740)
    for place in ("#/", *(f"#/new/{game}" for game in GAMES), "#/rules/push", "#/verify"):
        page.goto(f"{server.url}/{place}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        for options in page.locator("details summary").all():
            options.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, place
    page.goto(f"{server.url}/#/new/geht-noch-was")
    page.locator("[data-add=friend]").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("link-invite")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_three_clicks_to_a_table(new_page: NewPage) -> None:
    page = new_page()
    page.locator("[data-game=noch-mal]").click()
    page.get_by_test_id("start").click()
    expect(status(page)).to_contain_text("It is your turn")


def by_link(new_page: NewPage, game: str) -> tuple[Page, Page]:
    """Ada sets a table, Ben joins by her link."""
    ada, ben = new_page(), new_page("de-DE")
    new_table(ada, game, "friend")
    link = ada.get_by_test_id("link-invite").input_value()
    ben.goto(link)
    ben.locator("form input").fill("Ben")
    ben.locator("form button").click()
    expect(status(ben)).to_be_visible()
    expect(status(ada)).to_be_visible()
    return ada, ben


def rolls(page: Page) -> int:
    """How many rolls and cards the log tells of; what is decided at the same time may differ."""
    return sum(line.startswith("⚄") for line in log_of(page))


@pytest.mark.parametrize("game", ["doppelt-so-clever", "push"])
def test_two_browsers_by_link(new_page: NewPage, game: str) -> None:
    ada, ben = by_link(new_page, game)
    made = {"Ada": 0, "Ben": 0}
    for _ in until_too_late(ada):
        for name, page in (("Ada", ada), ("Ben", ben)):
            made[name] += choose(page, game)
        if min(made.values()) >= 8:
            break
    for _ in until_too_late(ada):
        if rolls(ada) == rolls(ben):
            break


@pytest.mark.parametrize("order", [("Ada", "Ben"), ("Ben", "Ada")])
def test_simultaneous_decisions_in_both_orders(new_page: NewPage, order: tuple[str, str]) -> None:
    """Nobody waits for anybody, and nobody sees what the other decides on the same roll."""
    ada, ben = by_link(new_page, "geht-noch-was")
    pages = {"Ada": ada, "Ben": ben}
    quick, slow = (pages[name] for name in order)
    before = log_of(slow)
    while not choose(quick, "geht-noch-was"):
        quick.wait_for_timeout(20)
    for _ in until_too_late(quick):
        if log_of(quick) != before:
            break
    quick.wait_for_timeout(300)
    assert log_of(slow) == before
    while not choose(slow, "geht-noch-was"):
        slow.wait_for_timeout(20)
    for _ in until_too_late(slow):
        if log_of(slow) != before:
            break


def test_reload_second_tab_and_killed_server(new_page: NewPage, server: Server) -> None:
    """The same table at the same point, with nothing lost or doubled."""
    page = new_page()
    new_table(page, "noch-mal")
    play(page, "noch-mal", 8)
    known = log_of(page)
    page.reload()
    expect(status(page)).to_be_visible()
    assert log_of(page) == known
    tab = page.context.new_page()
    tab.goto(page.url)
    expect(status(tab)).to_be_visible()
    assert log_of(tab) == known
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    assert log_of(page) == known
    play(page, "noch-mal", 4)
    expect(tab.get_by_test_id("log").locator("li").first).to_have_text(log_of(page)[0])
    tab.close()
    page.goto(server.url)
    page.get_by_test_id("table-link").click()
    expect(status(page)).to_be_visible()
    play_to_the_end(page, "noch-mal")
    page.goto(server.url)
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()


def test_a_move_while_the_server_is_away_is_made_once(new_page: NewPage, server: Server) -> None:
    page = new_page()
    new_table(page, "doppelt-so-clever")
    play(page, "doppelt-so-clever", 2)
    be_asked(page)
    known = log_of(page)
    server.kill()
    away = page.get_by_text("Connection lost")
    expect(away).to_be_visible()
    assert choose(page, "doppelt-so-clever")
    expect(page.get_by_test_id("table")).to_have_attribute("data-busy", "true")
    server.start()
    expect(away).to_be_hidden()
    was_made_once(page, known)


def test_a_line_that_is_dead_is_noticed(new_page: NewPage) -> None:
    """A phone that changed its network: nothing says so, and nothing comes or goes any more."""
    page = new_page()
    dead: set[WebSocketRoute] = set()
    lines: list[WebSocketRoute] = []

    def carry(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        line.on_message(lambda text: None if line in dead else server.send(text))
        server.on_message(lambda text: None if line in dead else line.send(text))

    page.route_web_socket(re.compile("/live$"), carry)
    new_table(page, "doppelt-so-clever")
    play(page, "doppelt-so-clever", 2)
    be_asked(page)
    known = log_of(page)
    dead.update(lines)
    assert choose(page, "doppelt-so-clever")
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    was_made_once(page, known)
    assert len(lines) >= 2


def be_asked(page: Page) -> None:
    """Wait until everything before is answered, and there is something to choose."""
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("table")).to_have_attribute("data-busy", "false")
    expect(page.locator(".board :is([data-move], [data-cell])").first).to_be_visible()


def was_made_once(page: Page, known: list[str]) -> None:
    """One choice, and perhaps a forced move after it."""
    table = page.get_by_test_id("table")
    expect(table).to_have_attribute("data-busy", "false")
    assert page.get_by_test_id("problem").all_inner_texts() == []
    expect(page.get_by_test_id("log").locator("li").first).not_to_have_text(known[0])
    made = [line for line in log_of(page) if line not in known]
    assert len([line for line in made if line.startswith("Ada")]) <= 2


def test_taking_back(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "noch-mal", "here")
    expect(page.get_by_test_id("log").locator("li")).not_to_have_count(0)
    before = log_of(page)
    half_a_turn(page)
    back = page.get_by_test_id("back")
    expect(back).to_be_visible()
    press(page, back)
    assert log_of(page) == before
    expect(back).not_to_be_visible()


def test_a_seat_moves_to_another_device(new_page: NewPage) -> None:
    page, phone = new_page(), new_page(width=360, height=740)
    new_table(page, "noch-mal")
    page.get_by_text("Seats and links").click()
    phone.goto(page.get_by_test_id("link-move").input_value())
    expect(status(phone)).to_contain_text("It is your turn")
    play(phone, "noch-mal", 2)
    expect(page.get_by_test_id("log").locator("li").first).to_have_text(log_of(phone)[0])


def test_a_spectator_presses_nothing(new_page: NewPage) -> None:
    page, other = new_page(), new_page()
    new_table(page, "noch-mal", "here")
    expect(status(page)).to_be_visible()
    other.goto(page.url)
    expect(status(other)).to_contain_text("Waiting for Ada")
    assert other.locator("[data-move], [data-cell][role=button]").count() == 0


def test_a_bot_stands_in_for_someone_away(new_page: NewPage) -> None:
    ada, ben = by_link(new_page, "doppelt-so-clever")
    ben.context.close()
    ada.get_by_text("Seats and links").click()
    ada.locator("[data-stand-in]").click()
    play(ada, "doppelt-so-clever", 10)
    assert any(line.startswith("Ben") for line in log_of(ada))


def test_languages(new_page: NewPage) -> None:
    page = new_page("de-DE")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Fünf Würfel- und Kartenspiele")
    page.get_by_role("button", name="English").click()
    expect(heading).to_contain_text("Five dice and card games")
    page.reload()
    expect(heading).to_contain_text("Five dice and card games")
    for game in GAMES:
        page.goto(page.url.partition("#")[0] + f"#/rules/{game}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()


XSS = "<img src=x onerror='window.hacked=1'>"


def test_names_are_shown_as_text(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page()
    new_table(ada, "noch-mal", "friend", name=XSS)
    link = ada.get_by_test_id("link-invite").input_value()
    ben.goto(link)
    expect(ben.get_by_text(XSS)).to_be_visible()
    ben.locator("form input").fill("'\"><script>window.hacked=1</script>")
    ben.locator("form button").click()
    expect(status(ben)).to_be_visible()
    expect(ada.get_by_role("button", name=re.compile("script")).first).to_be_visible()
    for page in (ada, ben):
        assert page.evaluate("window.hacked") is None
        assert page.locator("img[src=x]").count() == 0


def test_places_that_are_none(new_page: NewPage, server: Server) -> None:
    page = new_page()
    for place, text in (
        ("#/table/nothing-at-all-here", "There is no such table"),
        ("#/join/nothing-at-all-here/x", "There is no such table"),
        ("#/new/chess", "no game"),
        ("#/rules/chess", "no game"),
    ):
        page.goto(f"{server.url}/{place}")
        expect(page.get_by_text(text)).to_be_visible()
