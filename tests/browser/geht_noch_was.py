"""Play Geht noch was? through the elements of its board."""

import random

from playwright.sync_api import Page

CHOICES = "[data-move], [data-cell]"


def play_on(page: Page) -> bool:
    """Make one random legal choice as a person would; False if there is nothing to press."""
    choices = page.locator(CHOICES)
    count = choices.count()
    if count == 0:
        return False
    choice = choices.nth(random.randrange(count))
    card = choice.get_attribute("data-cell")
    if card == "fail":
        choice.click()
        page.get_by_test_id("confirm").click()
    elif card is not None:  # a new card: tap it if it is not chosen yet, then one of the levels
        if choice.get_attribute("aria-pressed") != "true":
            choice.click()
        levels = page.locator(f'[data-move^="place {card} "]')
        levels.first.wait_for()
        levels.nth(random.randrange(levels.count())).click()
    else:
        choice.click()
    return True
