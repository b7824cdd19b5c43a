"""The board of NOCH MAL! and NOCH MAL SO GUT!: keys, names, sizes, contrast, reasons, no jumps."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import go_on_until, new_table, play, press

GAMES = ("noch-mal", "noch-mal-so-gut")
COLUMNS = "ABCDEFGHIJKLMNO"
CELL = re.compile(
    r"^[A-O][1-7], (yellow|green|blue|red|orange)(, star)?(, golden die)?"
    r", (crossed|chosen|free|free, selectable)$"
)
DIE = re.compile(r"^(Colour|Number|Special) die: .+")
FOCUSED = "document.activeElement"

# Contrast of what is drawn: each text or sign with what lies below it.
CONTRASTS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgb = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return canvas.getImageData(0, 0, 1, 1).data;
  };
  const light = (colour) => {
    const [r, g, b] = [...rgb(colour)].map((v) => {
      const s = v / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, two) => {
    const [low, high] = [light(one), light(two)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const style = (element, name) => getComputedStyle(element)[name];
  const found = [];
  const check = (what, element, paint, ground, least) => {
    if (element) found.push([what, contrast(style(element, paint), ground), least]);
  };
  const paper = document.querySelector(".noch-mal-paper");
  const sheet = style(paper, "backgroundColor");
  for (const cell of paper.querySelectorAll(".cell")) {
    const name = cell.getAttribute("class");
    const ground = style(cell.querySelector(".ground"), "fill");
    const on = cell.querySelector(".star, .gold");
    check(`letter ${name}`, cell.querySelector(".sign:not(.marked)"), "fill", ground, 4.5);
    check(`corner ${name}`, cell.querySelector(".corner"), "fill", ground, 4.5);
    if (on) check(`marked ${name}`, cell.querySelector(".sign"), "fill", style(on, "fill"), 4.5);
    check(`cross ${name}`, cell.querySelector(".cross"), "stroke", ground, 3);
    const frames = [...cell.querySelectorAll(".frame")].map((frame) => style(frame, "stroke"));
    if (frames.length)
      found.push([`frame ${name}`, Math.max(...frames.map((one) => contrast(one, ground))), 3]);
  }
  for (const text of paper.querySelectorAll("text.points, text.letter:not(.first), .number"))
    check(`text ${text.textContent}`, text, "fill", sheet, 4.5);
  const start = paper.querySelector(".start");
  check("H", paper.querySelector(".letter.first"), "fill", style(start, "fill"), 4.5);
  for (const ring of paper.querySelectorAll(".ring:not(svg), .strike"))
    check("ring", ring, "stroke", sheet, 3);
  for (const text of paper.querySelectorAll(".edge :is(dt, dd, .left, .points, .roll, .joker)"))
    check(`edge ${text.textContent.trim()}`, text, "color", sheet, 4.5);
  for (const die of document.querySelectorAll(".die svg"))
    check("die", die.querySelector("text"), "fill", style(die.querySelector(".face"), "fill"), 4.5);
  const bar = style(document.querySelector(".bar"), "backgroundColor");
  for (const die of document.querySelectorAll(".die.next"))
    check("choice", die, "borderTopColor", bar, 3);
  return found;
}"""

SMALL = """() => [...document.querySelectorAll(".noch-mal :is(button, [role=button])")]
  .map((element) => [element.getAttribute("aria-label"), element.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < 24)
  .map(([name]) => name)"""


def to_cells(page: Page, game: str) -> None:
    """Go on until cells are to be chosen."""
    go_on_until(page, game, lambda: page.locator(".place.next").count() > 1)


def to_dice(page: Page, game: str) -> None:
    go_on_until(page, game, lambda: page.locator(".die.next").count() > 0)


def problem(page: Page) -> Locator:
    return page.get_by_test_id("problem")


def go_to(page: Page, cell: str) -> None:
    """With the arrows, from the cell that has the focus."""
    at = str(page.evaluate(f"{FOCUSED}.dataset.at"))
    across = COLUMNS.index(cell[0]) - COLUMNS.index(at[0])
    down = int(cell[1]) - int(at[1])
    for key, times in (("Right", across), ("Left", -across), ("Down", down), ("Up", -down)):
        for _ in range(times):
            page.keyboard.press(f"Arrow{key}")
    assert page.evaluate(f"{FOCUSED}.dataset.at") == cell


def is_at(page: Page, selector: str) -> bool:
    return bool(page.evaluate(f"{FOCUSED}.matches({selector!r})"))


def tab_to(page: Page, selector: str) -> None:
    for _ in range(30):
        if is_at(page, selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {selector}")


def by_keys(page: Page, then: str) -> None:
    """Confirm with the keyboard; the focus goes on to the next question."""
    table = page.get_by_test_id("table")
    step = table.get_attribute("data-step") or ""
    tab_to(page, "[data-testid=confirm]")
    page.keyboard.press("Enter")
    expect(table).not_to_have_attribute("data-step", step)
    page.wait_for_function(f"{FOCUSED}.matches({then!r})")


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "noch-mal")
    cells = 0
    expect(page.locator(".die.next").first).to_be_visible()
    tab_to(page, ".die.next")
    for _ in range(40):
        if is_at(page, ".die"):
            page.keyboard.press("Enter")
            if not is_at(page, "[data-testid=confirm]"):
                page.keyboard.press("Tab")
                tab_to(page, ".die.next")
                page.keyboard.press("Enter")
            page.wait_for_function(f"{FOCUSED}.matches('[data-testid=confirm]')")
            by_keys(page, ".die, .place, .pass")
        elif is_at(page, ".place"):
            cells += 1
            while not page.get_by_test_id("confirm").is_enabled():
                at = page.locator(".place.next").first.get_attribute("data-at")
                assert at
                go_to(page, at)
                page.keyboard.press("Space")
            by_keys(page, ".die, .place, .pass")
        else:
            page.keyboard.press("Enter")  # nothing fits: go on
            page.wait_for_function(f"{FOCUSED}.matches('.die, .place')")
        if cells == 2:
            return
    pytest.fail("no cells were crossed")


@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_name(new_page: NewPage, game: str) -> None:
    page = new_page()
    new_table(page, game)
    to_dice(page, game)
    expect(page.get_by_role("button", name=CELL)).to_have_count(105)
    expect(page.get_by_role("button", name=DIE)).to_have_count(4 + (game != "noch-mal"))
    expect(page.get_by_role("group", name="Ada’s sheet")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Column [A-O]: "))).to_have_count(15)
    to_cells(page, game)
    expect(page.get_by_role("button", name=CELL)).to_have_count(105)
    named = page.get_by_role("button", name=re.compile("free, selectable$"))
    assert named.count() == page.locator(".place[data-cell]").count() > 1
    page.locator(".place.next").first.click()
    chosen = page.get_by_role("button", name=re.compile("chosen$"), pressed=True)
    expect(chosen).not_to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_hits_everything(new_page: NewPage, game: str) -> None:
    page = new_page("de-DE", 360, 640)
    new_table(page, game, "bot")
    for go in (to_dice, to_cells):
        go(page, game)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        bar = page.locator(".bar").bounding_box()
        assert bar
        assert bar["y"] + bar["height"] <= 640  # the question is in reach
        assert bar["height"] < 190


@pytest.mark.parametrize("game", GAMES)
def test_contrast(new_page: NewPage, game: str) -> None:
    page = new_page()
    new_table(page, game)
    play(page, game, 6)
    for go in (to_dice, to_cells):
        go(page, game)
        if go is to_cells:
            page.locator(".place.next").first.click()
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(CONTRASTS)
            assert len(found) > 130
            assert [(scheme, what, has) for what, has, least in found if has < least] == []


def test_the_table_says_why_not(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "noch-mal")
    to_dice(page, "noch-mal")
    page.get_by_role("button", name=re.compile("^A1, ")).click(force=True)
    expect(problem(page)).to_contain_text("your dice first")
    to_cells(page, "noch-mal")
    faint = page.locator(".place[aria-disabled=true]:has(.faint)").first
    faint.click(force=True)
    expect(problem(page)).to_contain_text(
        re.compile("column H|the colour you chose|open cells are connected")
    )
    expect(page.get_by_test_id("clear")).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps(new_page: NewPage, game: str) -> None:
    page = new_page("de-DE", 360, 640)
    new_table(page, game)
    places = set()
    for _ in range(3):
        to_dice(page, game)
        places.add(place(page))
        to_cells(page, game)
        places.add(place(page))
        page.locator(".place.next").first.dispatch_event("click")
        places.add(place(page))
    assert len(places) == 1


def place(page: Page) -> str:
    """Where the sheet is on the page, and how large the bar."""
    return str(
        page.evaluate(
            """() => {
              const sheet = document.querySelector("svg.sheet").getBoundingClientRect();
              const bar = document.querySelector(".bar").getBoundingClientRect();
              const all = [sheet.x, sheet.y + scrollY, sheet.width, sheet.height, bar.height];
              return all.map(Math.round);
            }"""
        )
    )


def test_a_selection_goes_with_its_question(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "noch-mal")
    to_cells(page, "noch-mal")
    back = page.get_by_test_id("back")
    expect(back).to_be_visible()
    page.locator(".place.next").first.click()
    press(page, back)
    expect(page.get_by_test_id("selection")).to_have_text("")
    expect(page.get_by_test_id("clear")).to_be_disabled()
