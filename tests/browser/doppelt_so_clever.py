"""Playing Doppelt so clever as a person does: by pressing what the board offers."""

import random
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import ATTEMPT

BOARD = ":is([data-testid=dice], [data-testid=sheet])"


def play_on(page: Page) -> bool:
    """Make one random choice and confirm it; False if there is nothing to press."""
    choice = _choose(page, f"{BOARD} :is([data-move], [data-cell], [data-open])")
    if choice is None:
        return False
    if choice.get_attribute("data-open") is not None:  # an area: then which value
        choice.click()
        choice = _choose(page, ".values [data-cell]")
        assert choice is not None
    if choice.get_attribute("data-move") is None:
        choice.click()
        choice = page.get_by_test_id("confirm")
    return _send(page, choice)


def _send(page: Page, element: Locator) -> bool:
    """Press what sends a move; the table goes on, unless the server is away."""
    table = page.get_by_test_id("table")
    step = table.get_attribute("data-step")
    element.click()
    with suppress(AssertionError):
        expect(table).not_to_have_attribute("data-step", step or "", timeout=ATTEMPT)
    return True


def _choose(page: Page, what: str) -> Locator | None:
    """One of these; a pass seldom, so that sheets fill and bonuses come."""
    offered = page.locator(what).all()
    others = [one for one in offered if _move(one) != "pass"]
    choices = offered if not others or random.random() < 0.1 else others
    return random.choice(choices) if choices else None


def _move(element: Locator) -> str | None:
    return element.get_attribute("data-move") or element.get_attribute("data-cell")


def make(page: Page, move: str) -> None:
    """A certain move: pressed at once, or chosen and confirmed."""
    sends = page.locator(f'{BOARD} [data-move="{move}"]')
    cell = page.locator(f'{BOARD} [data-cell="{move}"]')
    area = page.locator(f'{BOARD} [data-open="{move.split()[0]}"]')
    expect(sends.or_(cell).or_(area).first).to_be_visible()
    if sends.count():
        sends.first.click()
        return
    if not cell.count():
        area.first.click()
    cell.first.click()
    page.get_by_test_id("confirm").click()
