"""One random choice on the board of NOCH MAL! or NOCH MAL SO GUT!, pressed as a person would."""

import random

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import press

PASSING = 0.1  # seldom, so that a game comes to its end
MOST_TAPS = 12  # for one selection


def play_on(page: Page, chance: random.Random | None = None) -> bool:
    """Make one choice through the board's elements; False if there was nothing to press."""
    chance = chance or random.Random()
    moves = page.locator(".board [data-move]").all()
    cells = page.locator(".board [data-cell]").count()
    passing = [move for move in moves if move.get_attribute("data-move") == "pass"]
    others = [move for move in moves if move.get_attribute("data-move") != "pass"]
    if passing and ((not others and not cells) or chance.random() < PASSING):
        passing[0].click()
        return press(page, page.get_by_test_id("confirm"))
    if others:
        return press(page, chance.choice(others))
    return bool(cells) and _select(page, chance)


def _select(page: Page, chance: random.Random) -> bool:
    """Tap what fits, until it is a whole move; sometimes go on to a larger one."""
    confirm = page.get_by_test_id("confirm")
    for _ in range(MOST_TAPS):
        fitting = page.locator(".board [data-cell].next").all()
        if confirm.is_enabled() and (not fitting or chance.random() < 0.5):
            break
        if not fitting:  # the question has gone in the meantime
            return False
        _tap(chance.choice(fitting))
    return press(page, confirm)


def _tap(element: Locator) -> None:
    """A tap in the middle, even where the bar of the dice lies over the sheet."""
    element.evaluate("element => element.scrollIntoView({ block: 'center' })")
    element.click()


def make(page: Page, move: str) -> None:
    """A certain move: a press, or its dice or cells and a confirmation."""
    sends = page.locator(f'.board [data-move="{move}"]')
    first = page.locator(f'.board [data-cell="{move.split()[0]}"]')
    expect(sends.or_(first).first).to_be_visible()
    if sends.count():
        sends.first.click()
        if move == "pass":
            page.get_by_test_id("confirm").click()
        return
    for word in move.split():
        part = page.locator(f'.board [data-cell="{word}"]').first
        if part.get_attribute("aria-pressed") != "true":
            _tap(part)
    page.get_by_test_id("confirm").click()
