"""A person at the board of PUSH: every choice is one press, at the bar below the thumb."""

import random

from playwright.sync_api import Page

from tests.browser.people import press

READY = '.push [data-ready="true"]'  # a press that comes too soon is not meant


def offered(page: Page) -> list[str]:
    """The moves that can be pressed now."""
    found: list[str] = page.locator(f"{READY} [data-move]").evaluate_all(
        "found => found.map(one => one.dataset.move)"
    )
    return found


def play_on(page: Page) -> bool:
    """Make one random choice through the board; False: there is nothing to press."""
    moves = offered(page)
    if not moves:
        return False
    if "draw" in moves and random.random() < 0.7:  # so that the deck comes to its end
        moves = ["draw"]
    return press(page, page.locator(f'{READY} [data-move="{random.choice(moves)}"]'))


def make(page: Page, move: str) -> None:
    """A certain move."""
    page.locator(f'{READY} [data-move="{move}"]').first.click()
