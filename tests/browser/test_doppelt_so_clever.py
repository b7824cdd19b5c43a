"""The board of Doppelt so clever: by keyboard, by name, by thumb; what is read, and what stays."""

import re
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect

from kleeblatt import Match, TypedDice, game
from kleeblatt.core.record import Move, Roll, load
from tests.browser.conftest import NewPage
from tests.browser.people import go_on_until, new_table, play

GAME = "doppelt-so-clever"
ROOT = Path(__file__).parents[2]
SMALLEST = 24  # CSS pixels
PHONE, ACROSS = (360, 640), (844, 390)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def at_table(page: Page, *more: str) -> Page:
    new_table(page, GAME, *more)
    expect(asked(page)).to_have_attribute("data-step", "choose")
    return page


def asked(page: Page) -> Locator:
    return page.get_by_test_id("asked")


def step_of(page: Page) -> str | None:
    return page.get_by_test_id("table").get_attribute("data-step")


def pick(page: Page, die: str) -> Locator:
    """Tap a die; the places on the sheet where it could go."""
    page.locator(f"[data-die={die}]").click()
    return page.locator("[data-testid=sheet] :is([data-cell], [data-open])")


def focused(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(
        """() => {
            const { tagName, dataset, ariaLabel } = document.activeElement;
            const inside = document.activeElement.closest('[data-testid=table]') !== null;
            return { tag: tagName, inside, label: ariaLabel, ...dataset };
        }"""
    )
    return found


def test_a_round_by_keyboard_alone(new_page: NewPage) -> None:
    page = at_table(new_page())
    for _ in range(40):
        page.keyboard.press("Tab")
        if "die" in focused(page):
            break
    for _ in range(7):
        assert focused(page).keys() & {"cell", "open"}
        before = step_of(page)
        for _ in range(4):  # a die, its entry, perhaps a value, and confirm
            is_last = focused(page).get("testid") == "confirm"
            page.keyboard.press("Enter")
            if is_last:
                break
        assert is_last
        expect(page.get_by_test_id("table")).not_to_have_attribute("data-step", before or "")
        expect(page.get_by_test_id("confirm")).to_have_count(0)
        expect(page.locator(":focus")).to_have_count(1)
        assert focused(page)["inside"]


def test_escape_and_arrows(new_page: NewPage) -> None:
    page = at_table(new_page())
    page.locator("[data-die=blue]").focus()
    page.keyboard.press("Enter")  # one entry only
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-die=blue]")).to_be_focused()
    page.locator("[data-die=silver]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=sheet] [data-cell]").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-testid=sheet] [data-cell]")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator("[data-die=silver]")).to_be_focused()
    page.locator("[data-spot=silver-0-1]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-spot=silver-0-2]")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-spot=silver-1-2]")).to_be_focused()


def test_everything_has_a_name(new_page: NewPage) -> None:
    page = at_table(new_page())
    dice = page.get_by_role("group", name="Dice")
    expect(dice.get_by_role("button", name=re.compile(r"\d, Roll, selectable$"))).to_have_count(6)
    sheet = page.get_by_role("group", name="Sheet of Ada")
    cell = sheet.get_by_role("button", name="Silver, row yellow, 3, free", exact=True)
    expect(cell).to_have_attribute("aria-disabled", "true")
    expect(sheet.get_by_role("button", name="Re-roll: 1 left, 0 used")).to_be_visible()
    expect(sheet.get_by_role("img", name="? for green").first).to_be_visible()
    page.locator("[data-die=silver]").click()
    can = sheet.get_by_role("button", name=re.compile(r"^Silver, row \w+, \d, free, selectable$"))
    expect(can).to_have_count(4)
    can.first.click()
    expect(can.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("selection")).to_contain_text("in silver")


COUNT_TAPS = """() => {
    window.taps = 0;
    addEventListener('click', () => (window.taps += 1), true);
}"""


def faces(page: Page) -> dict[str, int]:
    """What the dice show that can be chosen."""
    found: dict[str, int] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.die.choice')].map(
            die => [die.dataset.die, die.querySelectorAll('circle').length]))"""
    )
    return found


def test_a_turn_takes_three_taps(new_page: NewPage) -> None:
    """A die shows its entries, an entry what it leads to; only a confirmation sends them."""
    page = at_table(new_page("en", *PHONE))
    shown, before = faces(page), step_of(page)
    lower = [die for die in shown if shown[die] < shown["silver"]]
    page.evaluate(COUNT_TAPS)
    places = pick(page, "silver")
    expect(places).to_have_count(4)
    page.locator(f"[data-spot=silver-2-{shown['silver']}]").click()
    consequences = page.get_by_test_id("consequences")
    for die in lower:
        expect(consequences).to_contain_text(f"{die} {shown[die]}")
        expect(page.locator(f"[data-die={die}]")).to_have_class(re.compile("leaving"))
    expect(page.locator(".die.leaving")).to_have_count(len(lower))
    expect(page.get_by_test_id("selection")).to_have_text(f"Green {shown['silver']} in silver: +2")
    assert step_of(page) == before
    page.get_by_test_id("confirm").click()
    assert page.evaluate("window.taps") == 3
    crossed = page.get_by_role("button", name=f"Silver, row green, {shown['silver']}, crossed")
    expect(crossed).to_be_visible()
    expect(asked(page)).not_to_have_attribute("data-step", "enter")


def test_nothing_happens_on_one_tap(new_page: NewPage) -> None:
    """A die with one place, a re-roll and passing first say what they lead to or cost."""
    page = at_table(new_page("en", *PHONE))
    before, shown = step_of(page), faces(page)
    selection, consequences = page.get_by_test_id("selection"), page.get_by_test_id("consequences")
    expect(pick(page, "pink")).to_have_count(1)
    expect(selection).to_have_text(f"Pink {shown['pink']}: +{shown['pink']}")
    expect(page.locator("[data-spot=pink-0] .ghost")).to_have_text(str(shown["pink"]))
    page.get_by_test_id("clear").click()
    page.locator("[data-cell=again]").click()
    expect(consequences).to_have_text("Costs your last re-roll.")
    page.get_by_test_id("clear").click()
    page.locator("[data-cell=pass]").click()
    expect(consequences).to_contain_text("the roll is lost")
    assert step_of(page) == before
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-step", before or "")


def test_what_is_decided_on_is_in_sight(new_page: NewPage) -> None:
    """Of every die, on a phone held upright and across: all places, and what decides."""
    page = at_table(new_page("de-DE", *PHONE), "bot")
    for width, height in (PHONE, ACROSS):
        page.set_viewport_size({"width": width, "height": height})
        for die in faces(page):
            page.evaluate("scrollTo(0, 0)")
            pick(page, die)
            found = page.evaluate(IN_SIGHT)
            assert found == {"hidden": [], "small": [], "near": []}, (width, die)
            page.keyboard.press("Escape")
            expect(page.locator(".die.selected")).to_have_count(0)
        if (width, height) == ACROSS:
            boxes = [page.get_by_test_id(part).bounding_box() for part in ("sheet", "dice")]
            sheet, dice = (box for box in boxes if box)
            for box in (sheet, dice):
                assert box["y"] >= 0
                assert box["y"] + box["height"] <= height
            assert sheet["x"] + sheet["width"] < dice["x"]  # side by side
        assert page.evaluate("document.documentElement.scrollWidth") <= width


IN_SIGHT = """
// What can be pressed now and is hidden or too small; answers that lie too near to each other.
() => {
  const name = (one) => one.ariaLabel ?? one.textContent.trim();
  const all = (what) => [...document.querySelectorAll(what)];
  const cells = all("[data-testid=sheet] :is([data-cell], [data-open])");
  const answers = all("[data-testid=dice] :is(.answers button, .die.choice)");
  const hidden = [...cells, ...answers].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
      const there = document.elementFromPoint(left + width / 2, top + height * part);
      return !there || !one.contains(there);
    });
  });
  const isUpright = innerHeight > innerWidth;
  const small = [...cells, ...answers].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    const isRow = one.closest("[data-area=blue], [data-area=green], [data-area=pink]");
    const least = answers.includes(one) ? 44 : isRow || !isUpright ? 24 : 31.5;
    return Math.min(width, height) < least;
  });
  const opposite = all(".answers :is(.answer, [data-testid=confirm], [data-testid=clear])");
  const near = opposite.filter((one) =>
    opposite.some((other) => {
      const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
      const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
      const along = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
      return one !== other && Math.max(across, along) < 11.5;
    }),
  );
  return { hidden: hidden.map(name), small: small.map(name), near: near.map(name) };
}
"""


def test_points_and_foxes_explain_themselves(new_page: NewPage) -> None:
    page = at_table(new_page("en", *PHONE))
    told = page.get_by_test_id("explanation")
    page.locator("[data-explain=pink]").click()
    expect(told).to_contain_text("Pink: 0 points", ignore_case=True)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    page.locator("[data-explain=re-roll]").click()
    expect(told).to_contain_text("1 left, 0 used")
    page.locator("[data-explain=foxes]").click()
    expect(told).to_contain_text("Now: silver, yellow, blue, green, pink, 0 points")
    page.locator("[data-explain=foxes]").click()
    expect(told).to_have_count(0)


def test_what_others_marked_glows(new_page: NewPage) -> None:
    """On their sheet, as long as one's own decision is open; never on one's own."""
    page = at_table(new_page(), "bot")
    go_on_until(page, GAME, lambda: asked(page).get_attribute("data-step") == "offer")
    glowing = page.locator("[data-testid=sheet] .cell.recent")
    expect(glowing).to_have_count(0)
    page.locator("[data-sheet='1']").click()
    expect(glowing.first).to_be_visible()
    for label in glowing.evaluate_all("cells => cells.map(cell => cell.ariaLabel)"):
        assert re.search(r"(crossed|circled|, \d+), new$", label), label


def test_on_a_phone(new_page: NewPage) -> None:
    """Everything can be hit by a thumb, and nothing jumps from question to question."""
    page = at_table(new_page("de-DE", *PHONE))
    boxes = set()
    for _ in range(6):
        small, box = page.evaluate(
            """(least) => {
                const buttons = [...document.querySelectorAll('.board button')];
                const small = buttons.filter(one => {
                    const { width, height } = one.getBoundingClientRect();
                    return width < least || height < least;
                });
                const [sheet, dice] = ['sheet', 'dice'].map(name =>
                    document.querySelector(`[data-testid=${name}]`));
                const box = [sheet.offsetTop, sheet.offsetWidth, sheet.offsetHeight,
                    dice.offsetWidth, dice.offsetHeight];
                return [small.map(one => one.ariaLabel ?? one.textContent), box.join()];
            }""",
            SMALLEST,
        )
        assert small == []
        boxes.add(box)
        play(page, GAME, 1)
    assert len(boxes) == 1, boxes
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    panel = page.get_by_test_id("dice").bounding_box()
    assert panel
    assert panel["y"] + panel["height"] <= PHONE[1] + 1  # in reach
    assert panel["height"] < PHONE[1] / 3


def test_why_not(new_page: NewPage) -> None:
    page = at_table(new_page())
    reason = page.get_by_test_id("problem")
    page.locator("[data-spot=silver-2-3]").click(force=True)  # "disabled", but it says why
    expect(reason).to_contain_text("not one of your choices")


# Contrast of words and signs, as they are computed: axe does not look into graphics.
CONTRAST = """
// What on the board is too faint, as [what, ratio]: words need 4.5 (large ones 3), signs 3.
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) =>
    [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = (colour) => {
    const [r, g, b] = colour.map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  /** What lies behind an element, all layers together. */
  const ground = (element) => {
    const layers = [];
    for (let one = element; one; one = one.parentElement) {
      const plate = one.matches("svg") ? one.querySelector(".plate, rect") : null;
      const style = getComputedStyle(plate ?? one);
      const colour = rgba(plate ? style.fill : style.backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const faint = [];
  const check = (what, colour, behind, least) => {
    const found = ratio(over(rgba(colour), behind), behind);
    if (found < least) faint.push([what, Math.round(found * 100) / 100]);
  };
  const board = document.querySelector("[data-testid=sheet]").closest(".board");
  for (const element of board.querySelectorAll("*")) {
    const words = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (words.length === 0 || element.closest(".unseen, title, [disabled]")) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const inSvg = element.closest("svg");
    const scale = inSvg ? inSvg.getBoundingClientRect().width / inSvg.viewBox.baseVal.width : 1;
    const large = size * scale >= 24 || (size * scale >= 18.66 && Number(style.fontWeight) >= 700);
    const colour = inSvg ? style.fill : style.color;
    check(element.textContent.trim(), colour, ground(element), large ? 3 : 4.5);
  }
  const strokes = ".cell path, .track g path, svg :is(.tick, .struck, .line)";
  for (const stroke of board.querySelectorAll(strokes)) {
    const behind = ground(stroke.closest(".cell") ?? stroke.closest("svg"));
    check("stroke", getComputedStyle(stroke).stroke, behind, 3);
  }
  for (const choice of board.querySelectorAll(".choice, .answer, .cell")) {
    check("border", getComputedStyle(choice).borderTopColor, ground(choice), 3);
  }
  for (const pip of board.querySelectorAll(".die circle")) {
    check("pip", getComputedStyle(pip).fill, ground(pip.closest("svg")), 3);
  }
  return faint;
}
"""


def test_contrast_in_light_and_dark(new_page: NewPage) -> None:
    page = at_table(new_page())
    play(page, GAME, 4)
    for chosen in (False, True):
        if chosen:
            page.locator(".board :is([data-cell], [data-open])").first.click()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate(CONTRAST) == [], scheme


def test_the_guided_game() -> None:
    """Its record can be played; each decision has a text, a die and its entry one together."""
    texts = ROOT / "src/kleeblatt/games/doppelt_so_clever/texts"
    record = load(texts / f"guide-{GAME}.jsonl")
    assert record.header["players"] == ["Du", "Ada"]
    match = Match(game(GAME), record.header["players"], dice=TypedDice())
    decisions = 0
    for entry in record.entries:
        if isinstance(entry, Roll):
            match.inject(entry.text)
        elif isinstance(entry, Move):
            enters = match.view(0)["seats"][0]["step"] == "enter"
            decisions += entry.seat == 0 and len(match.legal(0)) > 1 and not enters
            match.play(entry.seat, entry.text)
    for language in ("de", "en"):
        said = (ROOT / f"web/texts/{GAME}.{language}.ftl").read_text("utf-8")
        steps = re.findall(rf"^guide-{GAME}-(\d+) =", said, re.MULTILINE)
        assert steps == [str(n) for n in range(1, decisions + 1)]
