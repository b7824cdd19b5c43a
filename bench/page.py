"""Measure the page in Chromium: bytes, time until it is usable, layout shifts.

    .venv/bin/python bench/page.py

Each game gets a cold server and a browser with an empty cache.
"""

import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from bench.serving import Server
from kleeblatt import GAMES
from tests.browser.conftest import launch
from tests.browser.people import new_table, play, status

SHIFTS = """() => {
  window.shifts = 0;
  new PerformanceObserver(list => list.getEntries().forEach(one => {
    if (!one.hadRecentInput) window.shifts += one.value;
  })).observe({ type: "layout-shift", buffered: true });
}"""
BYTES = """() => ["resource", "navigation"].flatMap(kind => performance.getEntriesByType(kind))
  .filter(one => !one.name.endsWith("sw.js")).reduce((sum, one) => sum + one.transferSize, 0)"""


def main() -> None:
    print(f"{'game':20} {'kB':>6} {'usable after s':>15} {'shift: loading':>15} {'playing':>8}")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for game in GAMES:
            server = Server(Path(tempfile.mkdtemp()))
            server.start()
            first = browser.new_context(locale="en")
            page = first.new_page()
            page.goto(server.url)
            new_table(page, game, "bot")
            status(page).wait_for()
            table, kept = page.url, first.storage_state()
            first.close()
            server.kill()
            server.start()
            context = browser.new_context(
                storage_state=kept, viewport={"width": 360, "height": 640}, locale="en"
            )
            page = context.new_page()
            started = time.monotonic()
            page.goto(table)
            page.locator(".board :is([data-move], [data-cell])").first.wait_for()
            usable = time.monotonic() - started
            page.wait_for_load_state("networkidle")
            size = page.evaluate(BYTES)
            page.evaluate(SHIFTS)
            page.wait_for_timeout(300)
            loading = page.evaluate("window.shifts")
            play(page, game, 8)
            playing = page.evaluate("window.shifts") - loading
            size /= 1000
            print(f"{game:20} {size:6.1f} {usable:15.2f} {loading:15.4f} {playing:8.4f}")
            context.close()
            server.kill()


if __name__ == "__main__":
    main()
