"""Friends and beginners: invitations, the home network, guided games, rules over the table."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, expect

from bench.serving import Server
from kleeblatt import GAMES
from kleeblatt.server.network import home_addresses
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.people import ATTEMPT, new_table, play, status

TAPS = 400  # more than any guided game takes


def go(page: Page, server: Server, place: str) -> None:
    page.goto(f"{server.url}/#/{place}")


@pytest.fixture
def shipped(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own as `kleeblatt` starts it: it listens to its own machine."""
    found = Server(tmp_path, as_shipped=True)
    found.start()
    yield found
    found.kill()


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset.testid ?? ''")
    return found


# Invitations


@pytest.mark.skipif(not home_addresses(), reason="this machine is in no network")
def test_a_phone_of_the_home_network_is_invited(new_page: NewPage, shipped: Server) -> None:
    """Opened in the page, the table is reached by its address there; closed, it is not."""
    ada, ben = new_page("en", 1366, 768), new_page("de-DE", 360, 640)
    ada.goto(shipped.url)
    new_table(ada, "noch-mal", "friend")
    expect(ada.get_by_test_id("network-open")).to_be_visible()
    expect(ada.get_by_test_id("link-invite")).to_be_hidden()
    ada.get_by_test_id("network-open").click()
    invitation = ada.get_by_test_id("link-invite")
    expect(invitation).to_be_visible()
    link = invitation.input_value()
    assert link.startswith(f"http://{home_addresses()[0]}:{shipped.port}/#/join/")
    expect(ada.get_by_test_id("qr-invite")).to_be_visible()

    ben.goto(link)
    there = ben.get_by_test_id("there").locator("li")
    expect(there).to_contain_text(["Ada", "noch frei"])
    expect(ben.get_by_role("heading", name="NOCH MAL!")).to_be_visible()
    expect(ben.get_by_text("20 Minuten")).to_be_visible()
    assert ben.evaluate("document.documentElement.scrollWidth") <= 360

    ben.get_by_test_id("rules").click()  # over the invitation, and away again
    dialog = ben.get_by_test_id("rules-dialog")
    expect(dialog.locator("article h1")).to_be_visible()
    ben.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert focused(ben) == "rules"
    ben.get_by_test_id("how").click()  # the guided game leads back here
    expect(ben.get_by_test_id("guide")).to_be_visible()
    ben.get_by_test_id("way-back").click()

    ben.locator("form input").fill("Ben")
    ben.locator("form button").click()
    for page in (ada, ben):
        expect(status(page)).to_be_visible()
    closing = ada.get_by_test_id("network-close")
    expect(closing).to_be_attached()
    closing.evaluate("button => { button.closest('details').open = true; }")
    closing.click()
    expect(ben.get_by_test_id("away")).to_be_visible()
    expect(ada.get_by_test_id("away")).to_be_hidden()


def test_a_link_is_shared_or_copied(new_page: NewPage) -> None:
    page = new_page("en", 390, 844)
    page.add_init_script(
        "window.shared = [];"
        "navigator.share = (what) => { window.shared.push(what); return Promise.resolve(); };"
    )
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.reload()
    new_table(page, "push", "friend")
    link = page.get_by_test_id("link-invite").input_value()
    page.get_by_test_id("share-invite").click()
    assert [(what["url"], "PUSH" in what["text"]) for what in page.evaluate("shared")] == [
        (link, True)
    ]
    page.get_by_test_id("copy-invite").click()
    expect(page.get_by_test_id("copy-invite")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link


# Rules, and what a thing is


def test_the_rules_lead_back_to_the_table(new_page: NewPage) -> None:
    page = new_page("de-DE", 390, 844)
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    table = page.url
    for place in ("#/rules/push", "#/rules/push/secure", "#/rules/noch-mal"):
        page.evaluate("place => { location.hash = place; }", place)
        expect(page.locator("article h1").first).to_be_visible()
    page.reload()
    page.get_by_test_id("way-back").click()
    expect(status(page)).to_be_visible()
    assert page.url == table


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_can_be_asked(new_page: NewPage, server: Server, game: str) -> None:
    """By keys: through all of it, into the rules and back. A tap explains and plays nothing."""
    page = new_page("en", 390, 844)
    go(page, server, f"guide/{game}")
    table, card = page.get_by_test_id("table"), page.get_by_test_id("what")
    expect(table).to_be_visible()
    page.get_by_test_id("ask").press("Enter")
    expect(card).to_be_visible()
    marked = set(
        page.evaluate("[...document.querySelectorAll('[data-what]')].map(one => one.dataset.what)")
    )
    assert len(marked) >= 5
    seen: set[str] = set()
    for _ in marked:
        page.keyboard.press("ArrowRight")
        seen.add(card.get_attribute("data-key") or "")
        assert not card.locator(".words").inner_text().startswith("what-")
    assert seen == marked
    page.get_by_test_id("what-rules").press("Enter")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("section:focus").get_by_role("heading").first).to_be_visible()
    outlines = "found => found.filter(one => getComputedStyle(one).outlineStyle !== 'none').length"
    assert dialog.locator("[data-what]").evaluate_all(outlines) == 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    page.get_by_test_id("ask").click()
    expect(card).to_be_visible()
    step = table.get_attribute("data-step")
    tapped = page.locator(".board [data-what]").first
    tapped.evaluate("one => one.scrollIntoView({ block: 'center' })")
    tapped.click(force=True)
    assert card.get_attribute("data-key") == tapped.get_attribute("data-what")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    assert focused(page) == "ask"
    assert table.get_attribute("data-step") == step


# The guided game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [(360, 640), (844, 390)])
def test_whoever_follows_the_glow_plays_the_guide(
    new_page: NewPage, server: Server, game: str, window: tuple[int, int]
) -> None:
    """On a phone: the words are in sight, what glows is too, and nothing else is pressed.

    On its side, the words cover nothing of the board.
    """
    page = new_page("de-DE", *window)
    go(page, server, f"guide/{game}")
    coach, glow = page.get_by_test_id("guide"), page.locator("[data-glow]")
    expect(coach).to_have_attribute("data-number", "1")
    last = ""
    for _ in range(TAPS):
        expect(glow.or_(page.get_by_test_id("guide-play")).first).to_be_visible()
        number = coach.get_attribute("data-number") or ""
        if number == "0":
            break
        if number != last:
            expect(coach).to_be_in_viewport(ratio=0.99)
            expect(glow.first).to_be_in_viewport()
            words, board = coach.bounding_box(), page.locator(".board").first.bounding_box()
            assert words
            assert board
            assert window[0] < window[1] or words["y"] + words["height"] <= board["y"]
            last = number
        page.wait_for_timeout(50)
        page.set_default_timeout(ATTEMPT)
        with suppress(Error):  # it points at something else already
            glow.first.click()
        page.set_default_timeout(PATIENCE)
    page.get_by_test_id("guide-play").click()
    expect(status(page)).to_be_visible()
    known = json.loads(page.evaluate("localStorage.getItem('tables')"))
    assert known[0]["game"] == game
    assert len(known[0]["names"]) == 2


# Without the server, and with real dice


def test_guides_and_sheets_open_without_the_server(new_page: NewPage, server: Server) -> None:
    page = new_page("de-DE")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.reload()
    expect(page.locator("[data-game]").first).to_be_visible()
    server.kill()
    for game in GAMES:
        for place, shown in (("guide", "guide"), ("paper", "paper")):
            go(page, server, f"{place}/{game}")
            page.reload()
            expect(page.get_by_test_id(shown)).to_be_visible()
    server.start()


def test_a_correction_keeps_the_other_dice(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    new_table(page, "noch-mal", name="Ada", dice="hand")
    roll, confirm = page.get_by_test_id("roll"), page.get_by_test_id("roll-confirm")
    expect(roll.get_by_role("heading")).to_have_text("Du würfelst. Was zeigen die Würfel?")
    dice = roll.locator("fieldset")
    for die in dice.all():
        die.locator("input").first.check()
    confirm.click()
    expect(roll).to_be_hidden()
    page.get_by_test_id("correct").click()
    expect(page.get_by_test_id("corrected")).to_be_visible()
    assert roll.locator("input:checked").count() == dice.count()
    dice.first.locator("input").nth(3).check()
    confirm.click()
    expect(status(page)).to_contain_text("Du bist dran")
    play(page, "noch-mal", 1)
    expect(roll).to_be_visible()
    assert roll.locator("input:checked").count() == 0
