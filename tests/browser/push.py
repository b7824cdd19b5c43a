"""A person at the board of PUSH: choices are at the bar; what ends a turn is confirmed."""

import random

from playwright.sync_api import Locator, Page

from tests.browser.people import press

READY = '.push [data-ready="true"]'  # a press that comes too soon is not meant


def offered(page: Page) -> list[str]:
    """The moves that can be pressed now."""
    clear = page.get_by_test_id("clear")
    if clear.is_visible():  # something is selected
        clear.click()
    found: list[str] = page.locator(f"{READY} :is([data-move], [data-cell])").evaluate_all(
        "found => found.map(one => one.dataset.move ?? one.dataset.cell)"
    )
    return found


def choice(page: Page, move: str) -> Locator:
    """What makes a move, or selects it."""
    return page.locator(f'{READY} :is([data-move="{move}"], [data-cell="{move}"])').first


def decide(page: Page, move: str) -> bool:
    """A move, confirmed if it has to be; wait until the table has gone on."""
    chosen = choice(page, move)
    if chosen.get_attribute("data-move"):
        return press(page, chosen)
    chosen.click()
    return press(page, page.get_by_test_id("confirm"))


def play_on(page: Page) -> bool:
    """Make one random choice through the board; False: there is nothing to press."""
    moves = offered(page)
    if not moves:
        return False
    if "draw" in moves and random.random() < 0.7:  # so that the deck comes to its end
        moves = ["draw"]
    return decide(page, random.choice(moves))


def make(page: Page, move: str) -> None:
    """A certain move."""
    choice(page, move).click()
    if move.split()[0] in ("take", "secure"):
        page.get_by_test_id("confirm").click()
