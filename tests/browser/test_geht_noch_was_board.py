"""The board of Geht noch was?: keys, names, sizes, contrast, reasons, and nothing that jumps."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from kleeblatt import Match, game
from kleeblatt.core.record import Move, Roll, load
from tests.browser.conftest import NewPage
from tests.browser.people import choose, new_table, press, result

GAME = "geht-noch-was"
ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src" / "kleeblatt" / "games" / "geht_noch_was" / "texts"

# Of every text and sign in the tower and the panel: its colour against what is painted under it.
CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (text) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((v) => v / 255).map((v) =>
      v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (a, b) => {
    const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  };
  const paint = (element) => {
    const style = getComputedStyle(element);
    if (element.tagName === "text") return rgba("transparent");
    const drawn = element instanceof SVGElement && !(element instanceof SVGSVGElement);
    return rgba(drawn ? style.fill : style.backgroundColor);
  };
  const under = (element) => {
    const box = element.getBoundingClientRect();
    const found = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!found.includes(element)) return null; // cut off, because the line is full
    const below = found.slice(found.indexOf(element) + 1);
    return below.map(paint).find((colour) => colour[3] > 250) ?? rgba("white");
  };
  const problems = [];
  const check = (element, colour, least, what, ground = under(element)) => {
    if (!ground) return;
    const found = ratio(rgba(colour), ground).toFixed(2);
    if (found < least) problems.push(`${what} ${found} ${element.outerHTML.slice(0, 120)}`);
  };
  for (const root of document.querySelectorAll("[data-testid=tower], [data-testid=panel]")) {
    for (const element of root.querySelectorAll("*")) {
      const box = element.getBoundingClientRect();
      if (box.width < 2 || element.closest(".unseen")) continue;
      const words = [...element.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
      const style = getComputedStyle(element);
      if (words && element.tagName === "text") check(element, style.fill, 4.5, "text");
      else if (words) {
        const own = paint(element);
        check(element, style.color, 4.5, "words", own[3] > 250 ? own : under(element));
      } else if (element.matches(".tick, .mark, .sign")) check(element, style.stroke, 3, "sign");
      else if (element.matches("[data-testid=dice] circle")) check(element, style.fill, 3, "pip");
      else if (element.matches(".choice")) {
        check(element, style.borderTopColor, 3, "border", paint(root));
      }
    }
  }
  return problems;
}"""

SMALL = """() => [...document.querySelectorAll(
    "[data-testid=tower] :is(button, [role=button]), [data-testid=panel] button, .rest summary"
  )].filter((e) => {
    const { width, height } = e.getBoundingClientRect();
    return width < 24 || height < 24;
  }).map((e) => e.outerHTML.slice(0, 90))"""


def tower(page: Page) -> Locator:
    return page.get_by_test_id("tower")


def panel(page: Page) -> Locator:
    return page.get_by_test_id("panel")


def question(page: Page) -> str:
    return page.get_by_test_id("question").inner_text()


def focused(page: Page) -> str:
    """Where the keys go: a move, a card, or the panel itself."""
    found: str = page.evaluate(
        """() => { const e = document.activeElement; return e.dataset.move ?? e.dataset.cell
             ?? e.dataset.testid ?? e.tagName; }"""
    )
    return found


def at_the_table(page: Page, *more: str) -> Page:
    new_table(page, GAME, *more)
    expect(panel(page).locator("[data-move], [data-cell]").first).to_be_visible()
    return page


def test_arrow_keys_walk_over_the_tower_and_failing_is_asked_twice(new_page: NewPage) -> None:
    page = at_the_table(new_page())
    assert tower(page).locator("[data-cell][tabindex='0']").count() == 1
    page.locator("[data-cell='1']").focus()
    for key, card in (("Right", "2"), ("Up", "4"), ("Left", "3"), ("Up", "5"), ("Down", "3")):
        page.keyboard.press(f"Arrow{key}")
        assert focused(page) == card
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("problem")).to_contain_text("level")
    assert focused(page) == "3"
    fail = panel(page).get_by_role("button", name="Fail")
    fail.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("clear")).to_be_focused()
    page.keyboard.press("Enter")
    expect(fail).to_be_focused()
    page.keyboard.press("Enter")
    press(page, page.get_by_test_id("confirm"))
    expect(page.get_by_test_id("story")).to_contain_text(
        re.compile(r"You fail\. Consolation: card \d+\.")
    )
    expect(page.get_by_test_id("dice")).to_have_attribute("aria-label", re.compile("Rolled: blue"))


def test_whole_turns_by_keyboard_alone(new_page: NewPage) -> None:
    page = at_the_table(new_page())
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.match("mark|avert", focused(page)):
            break
    table = page.get_by_test_id("table")
    asked = set()
    for _ in range(12):
        assert re.match("mark|avert|in|out|bonus|buy|pass|push|bank|place|keep", focused(page))
        asked.add(question(page))
        step = table.get_attribute("data-step")
        selects = re.match("mark|avert|bonus|pass|place|keep|exchange|pay|lift", focused(page))
        page.keyboard.press("Enter")
        if selects:
            expect(page.get_by_test_id("confirm")).to_be_focused()
            page.keyboard.press("Enter")
        expect(table).not_to_have_attribute("data-step", step or "")
        page.wait_for_function("document.activeElement !== document.body")
    assert len(asked) >= 3


def test_names_for_the_ear(new_page: NewPage) -> None:
    page = at_the_table(new_page())
    sheet = tower(page)
    for level, factor in enumerate((1, 2, 4, 6, 8), 1):
        name = f"Level {level}, points times {factor}"
        expect(sheet.get_by_role("group", name=name)).to_be_visible()
    card = sheet.get_by_role("button", name="Card 4, green: 1 die showing 4")
    expect(card).to_have_attribute("aria-disabled", "true")  # on level 2
    expect(sheet.get_by_role("img", name="luck on the clover: 1")).to_be_visible()
    expect(sheet.get_by_role("img", name="black markers: 5")).to_be_visible()
    dice = page.get_by_role("img", name=re.compile(r"^Rolled: blue( [1-6]){4}, red( [1-6]){3}$"))
    expect(dice).to_be_visible()
    while not panel(page).locator("[data-cell^=mark]").count():  # try new rolls
        at_the_table(again(page))
    first = panel(page).locator("[data-cell^=mark]").first
    expect(first).to_have_accessible_name(
        re.compile(r"^Fulfil card \d+ on level 1: Card \d+, green: ")
    )
    number = (first.get_attribute("data-cell") or "").split()[1]
    here = sheet.get_by_role("button", name=f"Card {number}, ")
    expect(here).to_have_accessible_name(re.compile("selectable$"))
    here.click()
    expect(page.get_by_test_id("consequences")).to_contain_text(
        re.compile(rf"Card {number} on level 1 fulfilled with (blue|red) \d")
    )
    expect(page.locator("[data-testid=dice] .needed").first).to_be_visible()
    press(page, page.get_by_test_id("confirm"))
    expect(sheet.get_by_role("img", name=f"Card {number}, green, fulfilled: ")).to_be_visible()
    expect(sheet.get_by_role("img", name="black markers: 4")).to_be_visible()


def again(page: Page) -> Page:
    page.goto(page.url.partition("#")[0])
    return page


def test_on_a_phone_everything_is_large_enough_and_nothing_jumps(new_page: NewPage) -> None:
    page = at_the_table(new_page("de-DE", 360, 640), "bot")
    page.locator("[data-cell='5']").dispatch_event("click")  # aria-disabled, and yet it answers
    expect(page.get_by_test_id("problem")).to_contain_text("auf der Ebene deiner letzten")
    boxes = set()
    for _ in range(10):
        if result(page).is_visible():
            break
        while not choose(page, GAME):
            page.wait_for_timeout(20)
        select_something(page)
        assert page.evaluate(SMALL) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.evaluate("scrollTo(0, 0)")
        sheet, asked = tower(page).bounding_box(), panel(page).bounding_box()
        assert sheet
        assert asked
        lengths = sheet["x"], sheet["width"], sheet["height"], asked["y"], asked["height"]
        boxes.add(tuple(map(round, lengths)))
        assert asked["y"] + asked["height"] <= 640
    assert len(boxes) == 1, boxes


def select_something(page: Page) -> None:
    """If there is a choice that has to be confirmed, select it."""
    choice = panel(page).locator("[data-cell]").first
    if choice.is_visible():
        choice.click()
        expect(page.get_by_test_id("consequences")).not_to_be_empty()


def test_contrast_in_the_tower_by_day_and_night(new_page: NewPage) -> None:
    page = at_the_table(new_page(width=1366, height=1000), "bot")
    for _ in range(8):
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        assert page.evaluate(CONTRAST) == []
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        assert page.evaluate(CONTRAST) == []
        while not choose(page, GAME):
            page.wait_for_timeout(20)


def test_the_guided_game_has_a_text_for_every_decision() -> None:
    record = load(TEXTS / f"guide-{GAME}.jsonl")
    whole = Match.from_record(record, game(GAME))
    assert whole.players[0] == "Du"
    again = Match(whole.game, whole.players, whole.options, dice=whole.dice)
    steps = 0
    for entry in record.entries:
        if isinstance(entry, Roll):
            again.inject(entry.text)
        elif isinstance(entry, Move):
            steps += entry.seat == 0 and len(again.legal(0)) > 1
            again.play(entry.seat, entry.text)
    assert 5 <= steps <= 10
    for language in ("de", "en"):
        texts = (ROOT / "web" / "texts" / f"{GAME}.{language}.ftl").read_text("utf-8")
        said = re.findall(rf"^guide-{GAME}-(\S+) =", texts, re.MULTILINE)
        assert said == [*map(str, range(1, steps + 1)), "end"]


def test_the_figures_of_the_rules_are_drawn() -> None:
    drawn = (ROOT / "web" / "src" / "games" / GAME / "Figure.svelte").read_text("utf-8")
    for language in ("de", "en"):
        rules = (TEXTS / f"rules-{GAME}.{language}.md").read_text("utf-8")
        names = re.findall(r"\]\(figure:(\w+)\)", rules)
        assert len(names) >= 3
        assert all(f'name === "{name}"' in drawn for name in names)
