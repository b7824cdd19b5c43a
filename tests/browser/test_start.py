"""From the first page to a table: what is offered, who is called what, how a table is set up."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kleeblatt import GAMES
from kleeblatt.bots import names_of
from kleeblatt.core.names import DEFAULTS
from tests.browser.conftest import NewPage
from tests.browser.people import open_seat, result, seat_me, status

FINGER = 44
OUTSIDE = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth;
}).map(one => one.outerHTML.slice(0, 80))"""
CLIPPED = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1)
    .map(one => one.textContent)"""


def home(page: Page) -> Locator:
    """The first page, with everything that can be pressed at once."""
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    return page.locator("[data-game], [data-testid=friends], [data-testid=play-now]")


def fits(page: Page) -> None:
    """All games, a table for friends and one tap to play are in sight, and large enough."""
    offers = home(page)
    expect(offers).to_have_count(len(GAMES) + 2)
    assert offers.evaluate_all(OUTSIDE) == []
    for offer in offers.all():
        box = offer.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    assert page.locator("[data-game] strong").evaluate_all(CLIPPED) == []


@pytest.mark.parametrize(("language", "mine"), [("de-DE", "Du bist dran"), ("en", "Your turn")])
def test_the_first_page_plays(new_page: NewPage, language: str, mine: str) -> None:
    """On a small phone without scrolling: a name is asked for once, then every game is one tap."""
    page = new_page(language, 360, 640)
    fits(page)
    expect(page.get_by_test_id("play-now")).to_contain_text("NOCH MAL!")
    expect(page.get_by_test_id("play-now")).to_contain_text(f"{names_of('easy')[0]} · ")
    page.get_by_test_id("play-now").click()
    page.locator("#own-name").fill("Maximiliane Theodora")
    page.keyboard.press("Enter")
    expect(status(page)).to_be_visible()
    fits(page)
    running = page.get_by_test_id("table-link")
    expect(running).to_have_count(1)
    expect(running).to_contain_text("NOCH MAL!")
    expect(running).to_contain_text(names_of("easy")[0])
    expect(running).to_contain_text(mine)
    page.get_by_test_id("play-now").click()
    expect(status(page)).to_be_visible()
    expect(page.get_by_test_id("ask-name")).to_be_hidden()
    fits(page)
    expect(running).to_have_count(2)
    running.first.click()
    expect(status(page)).to_be_visible()


def test_a_table_for_friends_at_once(new_page: NewPage) -> None:
    """Without a name for me: nobody is called "Du" or "You", here or at the friend's."""
    page, friend = new_page("de-DE", 360, 640), new_page("en", 360, 640)
    home(page)
    page.get_by_test_id("friends").click()
    page.get_by_test_id("ask-name").get_by_role("button", name="Ohne Namen").click()
    page.locator("[data-friends-game=push]").click()
    page.get_by_test_id("open-table").click()
    expect(page.locator("img[src^='/api/qr']")).to_be_visible()
    friend.goto(page.get_by_test_id("link-invite").input_value())
    expect(friend.get_by_text(DEFAULTS[0]).first).to_be_visible()
    friend.locator("form input").fill("Ben")
    friend.locator("form button.main").click()
    for one in (page, friend):
        expect(one.locator("[data-sheet]")).to_have_count(2)
        seats = " ".join(one.locator("[data-sheet]").all_inner_texts())
        assert DEFAULTS[0] in seats
        assert "Ben" in seats
        assert not re.search(r"\b(Du|You)\b", seats)


def test_setting_up_a_table(new_page: NewPage) -> None:
    """Seats are chips, sheets are pictures, variants are questions; all of it is remembered."""
    page = new_page("de-DE", 360, 640)
    home(page)
    page.locator("[data-game=noch-mal]").click()
    seat_me(page, "Ada")
    expect(page.get_by_test_id("count")).to_contain_text("Solo")
    expect(page.get_by_test_id("start")).to_have_text("Solo spielen")
    page.locator("[data-add=bot]").click()
    page.get_by_test_id("level").locator("[data-choice=strong]").click()
    expect(page.locator("[data-seat='1']")).to_have_text(f"{names_of('strong')[0]} · stark")
    page.locator("[data-add=bot]").click()
    expect(page.locator("[data-seat='2']")).to_have_text(f"{names_of('strong')[1]} · stark")
    page.get_by_test_id("remove").click()
    expect(page.locator("[data-seat]")).to_have_count(2)
    pictures = page.locator("svg[data-picture]")
    expect(pictures).to_have_count(8)
    for picture in pictures.all():
        expect(picture.locator("rect")).to_have_count(1 + 15 * 7)
    surprise = page.locator("[data-choice=surprise]")
    first = surprise.locator("svg[data-picture]").get_attribute("data-picture")
    surprise.click()
    expect(surprise.locator("input")).to_be_checked()
    assert surprise.locator("svg[data-picture]").get_attribute("data-picture") == first
    surprise.click()
    expect(surprise.locator("svg[data-picture]")).not_to_have_attribute("data-picture", first or "")
    words = page.locator("main").inner_text()
    assert not re.search(r"random|SEED|black|nein, ja", words), words
    chosen = surprise.locator("svg[data-picture]").get_attribute("data-picture") or ""
    page.get_by_test_id("start").click()
    expect(status(page)).to_be_visible()
    home(page)
    page.locator("[data-game=noch-mal]").click()
    expect(page.locator("[data-seat='1']")).to_have_text(f"{names_of('strong')[0]} · stark")
    expect(surprise.locator("input")).to_be_checked()
    expect(surprise.locator("svg[data-picture]")).to_have_attribute("data-picture", chosen)


def test_only_what_matters_is_asked(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    home(page)
    page.locator("[data-game=push]").click()
    expect(page.get_by_test_id("option-risk")).to_be_visible()
    expect(page.get_by_test_id("option-directions")).to_be_visible()
    page.locator("[data-add=friend]").click()
    expect(page.get_by_test_id("option-directions")).to_be_hidden()
    expect(page.get_by_test_id("practice")).to_be_hidden()
    page.locator("[data-testid=option-risk] [data-choice=yes]").click()
    home(page)
    page.locator("[data-game=geht-noch-was]").click()
    expect(page.get_by_test_id("option-free_start")).to_be_visible()
    expect(page.get_by_test_id("option-solo_rules")).to_be_hidden()
    page.locator("[data-add=bot]").click()
    expect(page.get_by_test_id("option-solo_rules")).to_be_visible()
    open_seat(page, 1)
    page.get_by_test_id("kind").locator("[data-choice=friend]").click()
    expect(page.get_by_test_id("start")).to_have_text("Tisch eröffnen und einladen")


def test_a_practice_table(new_page: NewPage) -> None:
    page = new_page()
    home(page)
    page.locator("[data-game=noch-mal]").click()
    page.get_by_test_id("practice").check()
    page.get_by_test_id("start").click()
    expect(status(page)).to_be_visible()
    expect(result(page)).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_an_emblem_is_whole(new_page: NewPage, game: str) -> None:
    """Nothing of a picture is cut off, and no number on a card is covered by the next one."""
    page = new_page()
    home(page)
    svg = page.locator(f"[data-emblem={game}] svg")
    expect(svg).to_be_visible()
    assert (
        svg.evaluate("""svg => {
        const whole = svg.getBoundingClientRect();
        return [...svg.querySelectorAll("rect, circle, path, text")].filter(one => {
            const box = one.getBoundingClientRect();
            return box.left < whole.left || box.right > whole.right
                || box.top < whole.top || box.bottom > whole.bottom;
        }).length;
    }""")
        == 0
    )
    covered = svg.evaluate("""svg => [...svg.querySelectorAll("text")].filter(text => {
        const box = text.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return [box.left + box.width * 0.2, x, box.right - box.width * 0.2].some(
            at => !text.parentElement.contains(document.elementsFromPoint(at, y).find(
                one => one.closest("svg") === svg && one !== svg)));
    }).map(text => text.textContent)""")
    assert covered == []
