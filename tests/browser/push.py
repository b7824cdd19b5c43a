"""A person at the board of PUSH: every choice is one press."""

import random

from playwright.sync_api import Error, Page

CHOICES = ".push [data-move]"


def play_on(page: Page) -> bool:
    """Make one random choice through the board; False: there is nothing to press."""
    moves: list[str] = page.locator(CHOICES).evaluate_all(
        "found => found.map(one => one.dataset.move)"
    )
    if not moves:
        return False
    if "draw" in moves and random.random() < 0.7:  # so that the deck comes to its end
        moves = ["draw"]
    try:
        page.locator(f'.push [data-move="{random.choice(moves)}"]').click(timeout=2000)
    except Error:  # the choice was gone in the meantime: the last press had already made it
        return False
    return True
