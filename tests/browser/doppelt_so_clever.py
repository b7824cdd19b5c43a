"""Playing Doppelt so clever as a person does: by pressing what the board offers."""

import random

from playwright.sync_api import Page

BOARD = "[data-testid=dice], [data-testid=sheet]"


def play_on(page: Page) -> bool:
    """Make one random choice and confirm it; False if there is nothing to press."""
    offered = page.locator(f":is({BOARD}) :is([data-move], [data-cell])")
    # A pass is pressed seldom, so that sheets fill and bonuses come.
    choices = [
        choice
        for choice in offered.all()
        if (choice.get_attribute("data-move") or choice.get_attribute("data-cell")) != "pass"
    ]
    if not choices or random.random() < 0.1:
        choices = offered.all()
    if not choices:
        return False
    choice = random.choice(choices)
    sends = choice.get_attribute("data-move") is not None
    choice.click()
    if not sends:
        page.get_by_test_id("confirm").click()
    return True
