"""A person at the board of PUSH: every choice is one press."""

import random

from playwright.sync_api import Page

CHOICE = ".push [data-move]:visible"


def play_on(page: Page) -> bool:
    """Make one random choice through the board; False: there is nothing to press."""
    moves = [choice.get_attribute("data-move") for choice in page.locator(CHOICE).all()]
    if not moves:
        return False
    page.locator(f'.push [data-move="{random.choice(moves)}"]').click()
    return True
