"""The verifier against Python's own verdict, on records of all kinds, most of them tampered with.

make verifier
.venv/bin/python -m tests.verifier_lockstep --records 3000
"""

import argparse
import json
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import BrowserContext, Page, sync_playwright

from kleeblatt.core.words import LANGUAGES
from kleeblatt.games.verdict import verdict
from tests.browser.conftest import launch
from tests.tampering import Sample, samples

FILE = Path(__file__).parent.parent / "dist" / "kleeblatt-verifier.html"
AT_ONCE = 20  # records given to the page in one call
START = 120_000  # ms, on a busy machine
CHECK = """async (texts) => {
  const found = [];
  for (const text of texts) {
    const content = new TextEncoder().encode(text);
    found.push(await verify("a.jsonl", content).then(({ verdict }) => verdict, String));
  }
  return found;
}"""


@dataclass
class Tally:
    """What a comparison has seen."""

    honest: int = 0
    tampered: int = 0
    refused: int = 0  # of those tampered with
    different: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.honest + self.tampered} records, {self.tampered} of them tampered with"
            f" ({self.refused} of these refused): {len(self.different)} differ"
        )


def open_verifier(context: BrowserContext, file: Path) -> Page:
    """The page from the disk, ready to check; nothing else can be reached."""
    context.set_offline(True)
    page = context.new_page()
    page.goto(file.as_uri())
    page.locator("[data-engine=ready]").wait_for(timeout=START)
    return page


def in_python(sample: Sample) -> dict[str, Any]:
    """What Python finds, in each language. As in a file, any line end will do."""
    text = StringIO(sample.text, newline=None).read()
    found = {language: asdict(verdict(text, language)) for language in LANGUAGES}
    return cast(dict[str, Any], json.loads(json.dumps(found)))  # lists, as the page has them


def compare(
    page: Page, given: Iterable[Sample], report: Callable[[Tally], None] = lambda tally: None
) -> Tally:
    """Let both check the same records."""
    tally = Tally()
    waiting = iter(given)
    while some := list(islice(waiting, AT_ONCE)):
        in_browser = page.evaluate(CHECK, [sample.text for sample in some])
        for sample, found in zip(some, in_browser, strict=True):
            right = in_python(sample)
            if found != right:
                tally.different.append(f"{sample.what}:\n  {found}\n  {right}")
            if sample.is_tampered:
                tally.tampered += 1
                tally.refused += not right["en"]["ok"]
            else:
                tally.honest += 1
        report(tally)
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--records", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--file", type=Path, default=FILE)
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        began = time.monotonic()
        page = open_verifier(launch(playwright).new_context(), asked.file.absolute())
        print(f"ready after {time.monotonic() - began:.1f} s")
        given = islice(samples(asked.seed), asked.records)
        tally = compare(page, given, lambda so_far: print(f"\r{so_far}", end="", flush=True))
        print(f"\n{time.monotonic() - began:.0f} s")
    raise SystemExit("\n".join(tally.different) or None)


if __name__ == "__main__":
    main()
