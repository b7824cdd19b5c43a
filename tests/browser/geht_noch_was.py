"""Play Geht noch was? through the elements of its board."""

import random

from playwright.sync_api import Page, expect

from tests.browser.people import press

CHOICES = "[data-testid=panel] :is([data-move], [data-cell])"


def play_on(page: Page) -> bool:
    """Make one random legal choice as a person would; False if there is nothing to press."""
    clear = page.get_by_test_id("clear")
    if clear.is_visible():  # something is selected
        clear.click()
    choices = page.locator(CHOICES)
    count = choices.count()
    if count == 0:
        return False
    subjects = page.locator("[data-testid=panel] [data-choose]")
    if subjects.count() > 1:  # one of the new or marked cards
        subjects.nth(random.randrange(subjects.count())).click()
        count = choices.count()
    choice = choices.nth(random.randrange(count))
    if choice.get_attribute("data-cell"):
        choice.click()
        return press(page, page.get_by_test_id("confirm"))
    return press(page, choice)


def make(page: Page, move: str) -> None:
    """A certain move; of several new or marked cards the card is chosen first."""
    sends = page.locator(f'[data-testid=panel] [data-move="{move}"]')
    selects = page.locator(f'[data-testid=panel] [data-cell="{move}"]')
    card = page.locator(f'[data-testid=panel] [data-choose="{move.split()[-1]}"]')
    expect(sends.or_(selects).or_(card).first).to_be_visible()
    if selects.count():
        selects.click()
        page.get_by_test_id("confirm").click()
        return
    if not sends.count():
        card.first.click()
    sends.first.click()
