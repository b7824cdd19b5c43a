"""Draw the README's pictures: every game in the middle of play, and an animated turn.

.venv/bin/python -m tools.pictures
"""

import io
import re
import tempfile
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from bench.serving import Server
from tests.browser.conftest import SETTLED, launch
from tests.browser.doppelt_so_clever import make
from tests.browser.people import new_table, play

OUT = Path(__file__).parent.parent / "docs" / "pictures"
PICTURES: tuple[
    tuple[str, str, int, int, int, Literal["light", "dark"]], ...
] = (  # name, game, choices made, width, height, light or dark
    ("noch-mal", "noch-mal", 22, 1280, 720, "light"),
    ("push", "push", 24, 1280, 720, "light"),
    ("phone-noch-mal-so-gut", "noch-mal-so-gut", 14, 360, 700, "light"),
    ("phone-doppelt-so-clever", "doppelt-so-clever", 24, 360, 700, "dark"),
    ("phone-geht-noch-was", "geht-noch-was", 12, 360, 700, "light"),
)
CHAIN = 2  # steps of the animated turn
FRAMES, FRAME_MS = 22, 110  # of each step
SHOWN = 720, 430  # pixels


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, game, choices, width, height, scheme in PICTURES:
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, locale="en",
                reduced_motion="reduce", device_scale_factor=1.5 if width < 500 else 1,
            )  # fmt: skip
            context.add_init_script(SETTLED)
            page = context.new_page()
            page.goto(server.url)
            new_table(page, game, "bot", "bot")
            play(page, game, choices)
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_timeout(500)
            page.screenshot(path=OUT / f"{name}.png")
            context.close()
        context = browser.new_context(viewport={"width": 1000, "height": 900}, locale="en")
        context.add_init_script(SETTLED)
        turn(context.new_page(), server.url)
        browser.close()
    server.kill()


def turn(page: Page, url: str) -> None:
    """Animate the last steps of the guide of Doppelt so clever: a chain of bonuses."""
    page.goto(f"{url}/#/guide/doppelt-so-clever")
    coach, table = page.get_by_test_id("guide"), page.get_by_test_id("table")
    coach.wait_for()
    steps = int(re.findall(r"[0-9]+", coach.inner_text())[1])  # "Step 1 of 7"
    for number in range(1, steps - CHAIN + 1):
        make(page, table.get_attribute("data-wanted") or "")
        page.locator(f'[data-testid=guide][data-number="{number + 1}"]').wait_for()
    page.wait_for_timeout(3000)
    frames: list[Image.Image] = []
    for _ in range(CHAIN):
        make(page, table.get_attribute("data-wanted") or "")
        for _ in range(FRAMES):
            shot = Image.open(io.BytesIO(table.screenshot()))
            frames.append(shot.convert("RGB").resize(SHOWN))
            page.wait_for_timeout(20)
    frames[0].save(
        OUT / "turn.webp", save_all=True, append_images=frames[1:], duration=FRAME_MS, loop=0,
        quality=70, method=4,
    )  # fmt: skip


if __name__ == "__main__":
    main()
