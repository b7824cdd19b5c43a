"""The board of NOCH MAL! and NOCH MAL SO GUT!: keys, names, sizes, contrast, reasons, no jumps."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.serving import Server
from tests.browser.conftest import NewPage
from tests.browser.people import go_on_until, half_a_turn, new_table, play, press

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
  for (const text of paper.querySelectorAll("text.points, text.name:not(.first), .number"))
    check(`text ${text.textContent}`, text, "fill", sheet, 4.5);
  const start = paper.querySelector(".start");
  check("H", paper.querySelector(".name.first"), "fill", style(start, "fill"), 4.5);
  for (const ring of paper.querySelectorAll(".ring:not(svg), .strike"))
    check("ring", ring, "stroke", sheet, 3);
  for (const text of paper.querySelectorAll(".edge :is(dt, dd, .left, .points, .why, .joker)"))
    check(`edge ${text.textContent.trim()}`, text, "color", sheet, 4.5);
  for (const die of document.querySelectorAll(".die svg"))
    check("die", die.querySelector("text"), "fill", style(die.querySelector(".face"), "fill"), 4.5);
  const bar = style(document.querySelector(".bar"), "backgroundColor");
  for (const die of document.querySelectorAll(".die.next"))
    check("choice", die, "borderTopColor", bar, 3);
  return found;
}"""

CELL_SIZE = """() => Math.min(...[...document.querySelectorAll(".place .ground")]
  .map((cell) => cell.getBoundingClientRect())
  .flatMap(({ width, height }) => [width, height]))"""
DECISION_SIZE = """() => Math.min(
  ...[...document.querySelectorAll(".bar :is(.answer button, .die)")]
  .map((button) => button.getBoundingClientRect())
  .flatMap(({ width, height }) => [width, height]))"""
# How far the buttons that answer are from each other.
APART = """() => {
  const boxes = [...document.querySelectorAll(".answer button")].map((one) =>
    one.getBoundingClientRect());
  return Math.min(...boxes.slice(1).map((box, n) => box.left - boxes[n].right));
}"""
CLIPPED = """() => [...document.querySelectorAll(".bar :is(.answer button, li, .jokers, .roll)")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .filter((one) => getComputedStyle(one).display !== "inline")
  .map((one) => one.className)"""
FIRST_ROLL = (
    "kleeblatt:1/noch-mal:1,sheet=black/phase=crossing,roll=1,dice=yellow+blue+x.1+3+5"
    "/step=choose,jokers=8/step=choose,jokers=8"
)
BOMB_OR_JOKER = (
    "kleeblatt:1/noch-mal-so-gut:1,sheet=so-gut/phase=active,roll=5,dice=red+x+x.5+5+x.bomb"
    "/step=choose,crossed=H1,jokers=6,boxes=1/crossed=H1,jokers=6,boxes=1"
)

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


def test_turns_by_keyboard_alone(new_page: NewPage) -> None:
    """From cell to cell with the arrows; the dice are found."""
    page = new_page()
    new_table(page, "noch-mal")
    expect(page.locator(".place.next").first).to_be_visible()
    tab_to(page, ".place")
    for _ in range(2):
        confirm = page.get_by_test_id("confirm")
        while not confirm.is_enabled():
            at = page.locator(".place.next").first.get_attribute("data-at")
            assert at
            if not is_at(page, ".place"):
                page.locator(f'[data-at="{at}"]').focus()
            go_to(page, at)
            page.keyboard.press("Space")
        expect(page.locator(".die[aria-pressed=true]")).to_have_count(2)
        by_keys(page, ".place, .die, .bar")
        page.wait_for_function(f"{FOCUSED}.matches('.place')")
    assert page.locator(".cell.done").count() >= 2


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


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thumb_hits_everything(new_page: NewPage, game: str, language: str) -> None:
    """On the smallest phone: large cells, and what a decision is about lies beside it."""
    page = new_page(language, 360, 640)
    new_table(page, game, "bot")
    to_cells(page, game)
    for is_chosen in (False, True):
        if is_chosen:
            page.locator(".place.next").first.dispatch_event("click")
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        bar = page.locator(".bar").bounding_box()
        assert bar
        assert bar["y"] + bar["height"] <= 640  # the question is in reach
        assert bar["height"] < 235  # with what others did last
        for inside in (".jokers", ".purse", ".pass", "[data-testid=confirm]", ".die >> nth=0"):
            assert page.locator(".bar").locator(inside).is_visible(), inside
        assert page.evaluate(CLIPPED) == []
    assert page.evaluate(CELL_SIZE) >= 32
    assert page.evaluate(DECISION_SIZE) >= 44
    assert page.evaluate(APART) >= 12


@pytest.mark.parametrize("language", ["de-DE", "en-GB"])
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_shows_all(new_page: NewPage, game: str, language: str) -> None:
    """The whole sheet, and the decision beside it."""
    page = new_page(language, 844, 390)
    new_table(page, game, "bot")
    to_cells(page, game)
    page.locator(".noch-mal").evaluate("board => board.scrollIntoView()")
    sheet, bar = page.locator("svg.sheet").bounding_box(), page.locator(".bar").bounding_box()
    assert sheet
    assert bar
    assert min(sheet["y"], bar["y"]) >= 0
    assert max(sheet["y"] + sheet["height"], bar["y"] + bar["height"]) <= 390
    assert sheet["x"] + sheet["width"] <= bar["x"]
    assert bar["x"] + bar["width"] <= 844
    assert page.evaluate(CELL_SIZE) >= 24
    assert page.evaluate(DECISION_SIZE) >= 44
    assert page.evaluate(APART) >= 12
    assert page.evaluate(CLIPPED) == []


def at_position(page: Page, server: Server, text: str) -> None:
    """Sit down at a table that begins with a position, with bots in the other seats."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "eager"}]
    body = json.dumps({"game": text.split(":")[1].split("/")[1], "seats": seats, "position": text})
    asking = urllib.request.Request(
        f"{server.url}/api/tables", body.encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(asking) as answer:
        made = json.load(answer)
    page.goto(f"{server.url}/#/seat/{made['table']}/{made['held'][0]['token']}")
    expect(page.locator(".place.next").first).to_be_visible()


def pressed_dice(page: Page) -> Locator:
    return page.locator(".die[aria-pressed=true]")


def test_a_turn_of_three_cells_takes_four_taps(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_position(page, server, FIRST_ROLL)
    for cell in ("G4", "H4", "H5"):  # three taps
        page.locator(f"[data-cell={cell}]").click()
    expect(pressed_dice(page)).to_have_count(2)  # the dice that pay for them are found
    names = [one.get_attribute("aria-label") for one in pressed_dice(page).all()]
    assert names == ["Colour die: blue", "Number die: 3"]
    expect(page.get_by_test_id("consequences")).to_contain_text("G4, H4 and H5")
    press(page, page.get_by_test_id("confirm"))  # and one
    for cell in ("G4", "H4", "H5"):
        expect(page.locator(f'.place[aria-label^="{cell},"] .done')).to_have_count(1)


def test_dice_first_show_their_cells(new_page: NewPage, server: Server) -> None:
    page = new_page()
    at_position(page, server, FIRST_ROLL)
    page.locator(".die[data-cell=blue]").click()
    page.locator(".die[data-cell='3']").click()
    named = page.locator(".place.next").evaluate_all("all => all.map((one) => one.dataset.cell)")
    assert set(named) == {"G4", "G5", "H4", "H5"}
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    page.locator(".die[data-cell=x]").click()  # another die instead of blue
    expect(page.locator(".die[data-cell=blue]")).to_have_attribute("aria-pressed", "false")


def test_only_a_real_choice_of_dice_is_asked_for(new_page: NewPage, server: Server) -> None:
    """A joker costs an exclamation mark, the special die a box: that is up to the player."""
    page = new_page()
    at_position(page, server, BOMB_OR_JOKER)
    page.locator("[data-cell=H2]").click()
    expect(page.get_by_test_id("consequences")).to_have_text("With which dice?")
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    expect(page.locator(".die.next")).to_have_count(3)  # the bomb, or red and the question mark
    page.locator(".die[data-cell='?']").click()
    names = [one.get_attribute("aria-label") or "" for one in pressed_dice(page).all()]
    assert [name.split(":")[1].split(",")[0].strip() for name in names] == ["red", "joker"]
    expect(page.get_by_test_id("consequences")).to_contain_text("exclamation mark")
    expect(page.get_by_test_id("confirm")).to_be_enabled()


def test_passing_is_confirmed(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "noch-mal")
    to_dice(page, "noch-mal")
    table = page.get_by_test_id("table")
    step = table.get_attribute("data-step") or ""
    page.locator(".pass").click()
    expect(page.get_by_test_id("consequences")).to_have_text("You cross nothing in this roll.")
    expect(table).to_have_attribute("data-step", step)
    page.locator(".place.next").first.click()  # another choice instead
    expect(page.locator(".pass")).to_have_attribute("aria-pressed", "false")
    page.locator(".pass").click()
    press(page, page.get_by_test_id("confirm"))


def test_points_are_explained_and_the_same_everywhere(new_page: NewPage, server: Server) -> None:
    """Also while the special die is used, which costs a box."""
    page = new_page()
    new_table(page, "noch-mal-so-gut")
    expect(page.get_by_test_id("why")).to_have_text("15 stars are still open: −30")
    at_position(page, server, BOMB_OR_JOKER)
    own = page.locator("[data-sheet='0']")
    score = page.locator(".edge .score b")
    expect(own).to_contain_text(score.inner_text())
    page.locator(".die[data-cell=special]").click()
    page.locator("[data-cell=H2]").click()
    expect(own).to_contain_text(score.inner_text())
    before = score.inner_text()
    press(page, page.get_by_test_id("confirm"))
    expect(score).not_to_have_text(before)
    expect(own).to_contain_text(score.inner_text())


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
    expect(problem(page)).to_contain_text("column H")
    half_a_turn(page)
    expect(page.locator(".place:has(.faint)").first).to_be_visible()
    page.locator(".place[aria-disabled=true]:has(.faint)").first.click(force=True)
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
    half_a_turn(page)
    back = page.get_by_test_id("back")
    expect(back).to_be_visible()
    page.locator(".place.next").first.click()
    press(page, back)
    expect(page.get_by_test_id("selection")).to_have_text("")
    expect(page.get_by_test_id("clear")).to_be_disabled()
