"""The board of PUSH: for a thumb, for a keyboard, for a screen reader, for every eye."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kleeblatt import TypedDice, load_match, new_match
from kleeblatt.core.record import Move, Roll
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.people import new_table
from tests.browser.push import READY, decide, offered

ROOT = Path(__file__).parents[2]
LONGEST = 60  # choices until something rare has come

CONTRAST = """
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = text => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => top.slice(0, 3).map((c, i) => c * top[3] + below[i] * (1 - top[3]));
  const light = c => {
    const [r, g, b] = c.map(v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const behind = element => {
    if (!element) return [255, 255, 255];
    const below = behind(element.parentElement);
    return over(rgba(getComputedStyle(element).backgroundColor), below);
  };
  const found = [];
  const tell = (what, one, other, least) => {
    const has = ratio(one, other);
    if (has < least) found.push(`${what}: ${has.toFixed(2)} < ${least}`);
  };
  const walker = document.createTreeWalker(document.querySelector(".push"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || element.closest(".unseen, .ghost")) continue;
    const style = getComputedStyle(element);
    const isSvg = element instanceof SVGElement;
    const size = isSvg ? 11 : parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const name = `${element.className.baseVal ?? element.className} ${element.textContent.trim()}`;
    let below = behind(element);
    if (isSvg) {
      for (const under of element.ownerSVGElement.querySelectorAll("rect, path[fill^=var]")) {
        below = over(rgba(getComputedStyle(under).fill), below);
        const isEdge = under.matches("rect:first-child");
        tell(name, over(rgba(style.fill), below), below, isEdge ? 0 : 4.5);
      }
    } else {
      tell(name, over(rgba(style.color), below), below, isLarge ? 3 : 4.5);
    }
  }
  const choices = ".push :is(.line.open, .pressable, .buttons [data-move], .buttons [data-cell])";
  for (const one of document.querySelectorAll(choices)) {
    const border = over(rgba(getComputedStyle(one).borderTopColor), behind(one));
    tell(`border ${one.className}`, border, behind(one.parentElement), 3);
  }
  return found;
}
"""


def wait_for_me(page: Page) -> list[str]:
    """What I may press, as soon as it is my turn."""
    choices = page.locator(f"{READY} :is([data-move], [data-cell])")
    expect(choices.first).to_be_visible(timeout=PATIENCE)
    return offered(page)


def tap(page: Page, move: str) -> None:
    decide(page, move)


def is_offered(first: str, moves: list[str]) -> bool:
    return any(move.startswith(first) for move in moves)


def until(page: Page, is_there: Callable[[list[str]], bool]) -> list[str]:
    """Draw, and place, and stop at last, until something can be pressed (or wished)."""
    for made in range(LONGEST):
        moves = wait_for_me(page)
        if is_there(moves):
            return moves
        if "stop" in moves and made % 5 == 4:
            tap(page, "stop")
        else:
            tap(page, "draw" if "draw" in moves else moves[0])
    raise AssertionError("it never came")


def test_a_whole_turn_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "push", "bot")
    wait_for_me(page)
    page.locator(f'{READY} [data-move="draw"]').focus()
    phases = set()
    for made in range(LONGEST):
        moves = wait_for_me(page)
        focused = page.locator(".push :focus")
        expect(focused).to_have_count(1)
        named = "data-move" if "draw" in moves or moves[0].startswith("into") else "data-cell"
        expect(focused).to_have_attribute(named, "draw" if "draw" in moves else moves[0])
        phases.add(moves[0].split()[0])
        if "stop" in moves and made % 5 == 4:  # with several rows, so that there is a choice
            page.keyboard.press("Shift+Tab")
            expect(page.locator(':focus[data-move="stop"]')).to_have_count(1)
        table = page.get_by_test_id("table")
        step = table.get_attribute("data-step") or ""
        page.keyboard.press("Enter")
        if named == "data-cell":  # it ends the turn: look, then confirm
            expect(page.get_by_test_id("confirm")).to_be_focused()
            page.keyboard.press("Enter")
        expect(table).not_to_have_attribute("data-step", step)
        assert page.evaluate("document.activeElement !== document.body")
        if "take" in phases:
            return
    pytest.fail(f"only {phases}")


def test_everything_has_a_name_and_a_reason(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "push", "bot", "bot")
    refused = page.locator('.bar [data-wish^="into"]')
    until(page, lambda moves: refused.count() > 0)
    board = page.locator(".push")
    rows = board.get_by_role("group", name=re.compile("^Row [123]: "))
    expect(rows).to_have_count(3)
    puts = board.get_by_role("button", name=re.compile("^Put .+ into row [123]: "))
    expect(puts).to_have_count(3)
    card = re.compile("^((green|yellow|red|blue|purple) [1-6]|dice card)$")
    assert board.get_by_role("img", name=card).count() >= 2
    expect(
        board.get_by_role("img", name=re.compile("^red: displayed .+; secured ")).first
    ).to_be_visible()
    expect(board.get_by_role("button", name=re.compile("^Deck [0-9]+"))).to_be_visible()
    expect(board.get_by_role("group", name="Your decision")).to_be_visible()
    unnamed = board.locator("button, svg[role=img]").evaluate_all(
        "all => all.filter(one => !(one.ariaLabel || one.textContent.trim())).length"
    )
    assert unnamed == 0
    refused.first.click(force=True)
    reason = re.compile("already has (that number or colour|a dice card)|Start the row before it")
    expect(page.get_by_test_id("problem")).to_contain_text(reason)


def test_targets_and_a_board_that_stands_still(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    new_table(page, "push", "bot")
    wait_for_me(page)
    places = ".push .middle, .push .bar, .push .rows > *, .push .half > .display"
    boxes = """all => all.map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const grows = one.matches(".display"); // below, if a column has more than three cards
        return [x, y, width, grows ? 0 : height].map(Math.round);
    })"""
    first = page.locator(places).evaluate_all(boxes)
    for made in range(12):
        moves = wait_for_me(page)
        small = page.locator(".push button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect())"
            ".filter(box => box.width < 24 || box.height < 24).length"
        )
        assert small == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.locator(places).evaluate_all(boxes) == first, moves
        bar = page.locator(".bar .buttons").bounding_box()
        assert bar
        assert bar["y"] + bar["height"] <= 640
        tap(page, "stop" if "stop" in moves and made % 4 == 3 else moves[-1])


def test_contrast_in_light_and_dark(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    new_table(page, "push", "bot")
    page.locator(".pile").first.click()
    for first in ("stop", "take", "into", "secure"):
        until(page, partial(is_offered, first))
        page.emulate_media(color_scheme="light")
        assert page.evaluate(CONTRAST) == [], first
        page.emulate_media(color_scheme="dark")
        assert page.evaluate(CONTRAST) == [], first


def test_the_guide_can_be_played() -> None:
    """Every decision of the first seat has its text, in both languages."""
    guide = load_match(ROOT / "src/kleeblatt/games/push/texts/guide-push.jsonl")
    match = new_match("push", guide.players, dice=TypedDice())
    steps = 0
    for entry in guide.record.entries:
        if isinstance(entry, Roll):
            match.inject(entry.text)
        elif isinstance(entry, Move):
            steps += entry.seat == 0 and len(match.legal(0)) > 1
            match.play(entry.seat, entry.text)
    for language in ("de", "en"):
        texts = (ROOT / f"web/texts/push.{language}.ftl").read_text("utf-8")
        told = re.findall(r"^guide-push-(\w+) =", texts, re.MULTILINE)
        assert told == [*map(str, range(1, steps + 1)), "end"]
