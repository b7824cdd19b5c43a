"""Nothing is cut, covered or too small: rendered boxes on five screens, in both languages."""

import pytest
from playwright.sync_api import Page, expect

from bench.serving import Server
from kleeblatt import GAMES
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
  const of = (box) => ({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  const name = (one) => `${one.dataset?.testid ?? ""} ${one.getAttribute?.("class") ?? one.tagName} `
    + `"${(one.textContent || one.getAttribute("aria-label") || "").trim().slice(0, 50)}"`;
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !one.closest(".unseen, [inert]");
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const top = open ?? document.body;
  const faults = [];

  // A page is never wider than the screen.
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`wider than the screen: ${document.documentElement.scrollWidth}`);

  // Words stay inside their button, and inside whatever cuts what sticks out.
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || !isSeen(parent) || parent.closest("select, svg, option")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((box) => box.width > 1);
    if (!rects.length) continue;
    const left = Math.min(...rects.map((box) => box.left)), right = Math.max(...rects.map((box) => box.right));
    let high = Math.min(...rects.map((box) => box.top)), low = Math.max(...rects.map((box) => box.bottom));
    for (let one = parent; one && one !== top.parentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.textOverflow === "ellipsis" && style.overflowX === "hidden") break;
      if (style.overflowX === "auto" || style.overflowX === "scroll" || style.overflowY === "auto") break;
      if (style.webkitLineClamp !== "none") { // what does not fit is said to be there: ...
        high = Math.max(high, one.getBoundingClientRect().top);
        low = Math.min(low, one.getBoundingClientRect().bottom);
        continue;
      }
      const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
      const box = of(one.getBoundingClientRect());
      const sticksOut = left < box.left - SLACK || right > box.right + SLACK
        || (cuts && (high < box.top - SLACK || low > box.bottom + SLACK));
      if ((cuts || one.matches("button, .button, .chip, th, td")) && sticksOut) {
        faults.push(`cut: "${text.data.trim()}" in ${name(one)}`);
        break;
      }
      if (style.position === "fixed") break;
    }
  }

  // What is pressed is large enough, not covered, and apart from its neighbours.
  const pressed = [...top.querySelectorAll(
    "button, a.button, input:not([type=radio], [type=checkbox], [type=range]), select, summary, [role=button]"
  )].filter((one) => isSeen(one) && !one.disabled && one.getAttribute("aria-disabled") !== "true");
  for (const one of pressed) {
    const { width, height } = one.getBoundingClientRect();
    const decides = one.matches("button[data-move], [data-testid=confirm], [data-testid=clear]")
      && !one.closest("[data-testid=sheet], [data-testid=tower], svg");
    const least = decides ? FINGER : CELL;
    if (Math.min(width, height) < least - 0.5)
      faults.push(`small: ${name(one)} ${width.toFixed()} x ${height.toFixed()}`);
  }
  for (const one of pressed.filter((one) => one.matches("[data-move], [data-cell], [data-open], .main, [data-testid]"))) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top: high, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, high + height / 2);
    if (!found || !(one.contains(found) || found.contains(one) && found.closest("label, a, button") === one))
      faults.push(`covered: ${name(one)} by ${found ? name(found) : "the edge"}`);
  }
  const answers = pressed.filter((one) => one.matches("button[data-move], [data-testid=confirm], [data-testid=clear]")
    && !one.closest("[data-testid=sheet], [data-testid=tower], svg"));
  for (const [n, one] of answers.entries()) for (const other of answers.slice(n + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [one, other].map((each) => each.getBoundingClientRect());
    const across = Math.max(a.left, b.left) - Math.min(a.right, b.right);
    const along = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
    if (Math.max(across, along) < GAP) faults.push(`touching: ${name(one)} and ${name(other)}`);
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(faults)];
}
"""


def faults(page: Page, where: str) -> list[str]:
    """What is wrong on this page, on each screen."""
    found = []
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
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
    """At the start, in the middle and after the end of a match; with two and with many people."""
    page = new_page(language)
    new_table(page, game, "bot", name=LONG_NAME)
    expect(status(page)).to_be_visible()
    page.set_default_timeout(8000)
    found = faults(page, "at the start")
    for choices in (1, 2, 3, 6):
        play(page, game, choices)
        found += faults(page, f"{choices} choices on")
    finish(page)
    found += faults(page, "result")
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-step")).to_be_visible()
    found += faults(page, "replay")
    assert not found, "\n".join(found)
