"""Playing Doppelt so clever as a person does: by pressing what the board offers."""

import random
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import ATTEMPT

BOARD = ":is([data-testid=dice], [data-testid=sheet])"
OFFERED = ":is([data-cell], [data-open])"


def play_on(page: Page) -> bool:
    """Make one random choice and confirm it; False if there is nothing to press."""
    choice = _choose(page, f"{BOARD} {OFFERED}")
    if choice is None:
        return False
    choice.click()
    confirm = page.get_by_test_id("confirm")
    while not confirm.count():  # a die shows its entries, an area its values
        choice = _choose(page, f".values [data-cell], [data-testid=sheet] {OFFERED}")
        assert choice is not None
        choice.click()
    return _send(page, confirm)


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
    others = [one for one in offered if one.get_attribute("data-cell") != "pass"]
    choices = offered if not others or random.random() < 0.1 else others
    return random.choice(choices) if choices else None


def make(page: Page, move: str) -> None:
    """A certain move: chosen and confirmed; of a die with several entries, the first."""
    cell = page.locator(f'{BOARD} [data-cell="{move}"]')
    area = page.locator(f'{BOARD} [data-open="{move.split()[0]}"]')
    expect(cell.or_(area).first).to_be_visible()
    if not cell.count():
        area.first.click()
    cell.first.click()
    entries = page.locator(f".values [data-cell], [data-testid=sheet] {OFFERED}")
    confirm = page.get_by_test_id("confirm")
    expect(confirm.or_(entries.first).first).to_be_visible()
    while not confirm.count():
        entries.first.click()
    confirm.click()
