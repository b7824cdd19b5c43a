"""Nothing is cut, covered or too small: rendered boxes on five screens, in both languages."""

import pytest
from playwright.sync_api import Page, expect

from bench.serving import Server
from kleeblatt import GAMES
from kleeblatt import game as find_game
from kleeblatt.core.names import LONGEST
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, play, status
from tests.browser.test_access import MORE_PLACES, PLACES, visit

SCREENS = ((360, 640), (390, 844), (844, 390), (820, 1180), (1366, 768))
LANGUAGES = ("de-DE", "en")
LONG_NAME = "Maximiliane-Wilhelmine von Hohenstauffen"
assert len(LONG_NAME) == LONGEST

FAULTS = """
() => {
  const FINGER = 44, CELL = 24, GAP = 4, SLACK = 1.5;
  const ANSWERS = "button[data-move], [data-testid=confirm], [data-testid=clear]";
  const PRESSED = "button, a.button, select, summary, [role=button], "
    + "input:not([type=radio], [type=checkbox], [type=range])";
  const label = (one) => (one.textContent || one.getAttribute("aria-label") || "").trim();
  const name = (one) => [one.dataset?.testid ?? one.tagName, one.getAttribute("class"),
    `"${label(one).slice(0, 50)}"`].join(" ");
  const isSeen = (one) => !one.closest(".unseen, [inert]")
    && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isOnSheet = (one) => one.closest("[data-testid=sheet], [data-testid=tower], svg");
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const faults = [];

  // A page is never wider than the screen.
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`wider than the screen: ${document.documentElement.scrollWidth}`);

  // Words stay inside their button, and inside whatever cuts what sticks out.
  function checkWords(text) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    if (!boxes.length) return;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    let high = Math.min(...boxes.map((box) => box.top));
    let low = Math.max(...boxes.map((box) => box.bottom));
    for (let one = text.parentElement; one && one !== top.parentElement; one = one.parentElement) {
      const style = getComputedStyle(one), box = one.getBoundingClientRect();
      const flows = [style.overflowX, style.overflowY];
      if (style.textOverflow === "ellipsis" && flows[0] === "hidden") return;
      if (flows.includes("auto") || flows.includes("scroll")) return;
      if (style.webkitLineClamp !== "none") { // ends with "…"
        high = Math.max(high, box.top);
        low = Math.min(low, box.bottom);
        continue;
      }
      const isWide = left < box.left - SLACK || right > box.right + SLACK;
      const isHigh = high < box.top - SLACK || low > box.bottom + SLACK;
      const keepsWords = flows[0] !== "visible" || one.matches("button, .button, .chip, th, td");
      if ((isWide && keepsWords) || (isHigh && flows[1] !== "visible"))
        return faults.push(`cut: "${text.data.trim()}" in ${name(one)}`);
      if (style.position === "fixed") return;
    }
  }
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (text.data.trim() && isSeen(parent) && !parent.closest("select, svg")) checkWords(text);
  }

  // What is pressed is large enough, ...
  const pressed = [...top.querySelectorAll(PRESSED)].filter((one) =>
    isSeen(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true");
  const answers = pressed.filter((one) => one.matches(ANSWERS) && !isOnSheet(one));
  for (const one of pressed) {
    const { width, height } = one.getBoundingClientRect();
    if (Math.min(width, height) < (answers.includes(one) ? FINGER : CELL) - 0.5)
      faults.push(`small: ${name(one)} ${width.toFixed()} x ${height.toFixed()}`);
  }
  // ... apart from its neighbours, ...
  for (const one of answers) for (const other of answers) {
    if (one === other || one.contains(other) || other.contains(one)) continue;
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    const along = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
    if (Math.max(across, along) < GAP) faults.push(`touching: ${name(one)} and ${name(other)}`);
  }
  // ... and not covered, once it has been scrolled to.
  for (const one of pressed) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top: high, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, high + height / 2);
    if (!one.contains(found) && found?.closest("label")?.control !== one)
      faults.push(`covered: ${name(one)} by ${found ? name(found) : "the edge"}`);
  }
  scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(faults)];
}
"""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def faults(page: Page, where: str) -> list[str]:
    """What is wrong on this page, on each screen."""
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found += [f"{where} {width} x {height}: {one}" for one in page.evaluate(FAULTS)]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(new_page: NewPage, server: Server, language: str) -> None:
    page = new_page(language)
    found = []
    for place in (*PLACES, *MORE_PLACES):
        visit(page, server, place)
        found += faults(page, place or "home")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_tables(new_page: NewPage, game: str, language: str) -> None:
    """A full table at the start; one for two from the first choice to the replay."""
    page = new_page(language)
    new_table(page, game, *["bot"] * (find_game(game).max_players - 1), name=LONG_NAME)
    expect(status(page)).to_be_visible()
    found = faults(page, "full")
    page.goto(page.url.partition("#")[0])
    new_table(page, game, "bot", name=LONG_NAME)
    expect(status(page)).to_be_visible()
    found += faults(page, "at the start")
    for choices in (2, 5):
        play(page, game, choices)
        found += faults(page, f"{choices} choices on")
    finish(page)
    found += faults(page, "result")
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-step")).to_be_visible()
    found += faults(page, "replay")
    assert not found, "\n".join(found)
