"""The verifier, opened from the disk without a network: it finds what Python finds."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from kleeblatt import Match, SecretDice, SeededDice, game
from tests.browser.test_access import problems_by_day_and_night
from tests.players import play_on
from tests.tampering import samples
from tests.verifier_lockstep import compare, open_verifier

WEB = Path(__file__).parents[2] / "web"
RECORDS = 100
PATIENCE = 60_000  # ms that the page has for one file
NETWORK = """async () => {
  const page = await fetch("data:,").then(() => "reached", () => "blocked");
  const code = "fetch('data:,').then(() => postMessage('reached'), () => postMessage('blocked'))";
  const worker = new Worker(URL.createObjectURL(new Blob([code])));
  return [page, await new Promise(resolve => worker.onmessage = ({ data }) => resolve(data))];
}"""

CRASH = """() => {
  engine.worker.postMessage = function () {
    Worker.prototype.postMessage.call(this, { name: "no file", content: 7 });
  };
}"""


def build(file: Path, **env: str) -> bytes:
    beside = Path(sys.executable).parent
    node = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{beside}")
    assert node, "there is no Node: run `make page`"
    command = [node, "verifier/build.mjs", sysconfig.get_path("purelib"), str(file)]
    subprocess.run(command, cwd=WEB, env=os.environ | env, check=True)
    return file.read_bytes()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("verifier") / "kleeblatt-verifier.html"
    build(found)
    return found


@pytest.fixture(scope="module")
def opened(browser: Browser, file: Path) -> Iterator[Page]:
    """The page, used by all tests here, and everything that it asks for."""
    context = browser.new_context(locale="en", viewport={"width": 390, "height": 844})
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    yield open_verifier(context, file)
    assert asked[0] == file.as_uri()
    assert not [address for address in asked[1:] if not address.startswith("blob:")]
    context.close()


@pytest.fixture
def page(opened: Page) -> Page:
    opened.get_by_role("button", name="English").click()
    opened.get_by_label("Hash of the dice’s secret").fill("")
    return opened


def record(name: str = "Ada") -> Match:
    dice = SecretDice(hashlib.sha256(name.encode()).digest())
    return play_on(Match(game("push"), [name, "Ben"], dice=dice), 1)


def choose(page: Page, name: str, content: str | bytes) -> Locator:
    """The card that appears for a file."""
    content = content if isinstance(content, bytes) else content.encode()
    file = {"name": name, "mimeType": "", "buffer": content}
    page.locator("#files").set_input_files(file)  # type: ignore[arg-type]
    return page.locator("#results article").first


def says(card: Locator, text: str) -> None:
    expect(card).to_contain_text(text, use_inner_text=True)


def says_not(card: Locator, text: str) -> None:
    expect(card).not_to_contain_text(text, use_inner_text=True)


def test_it_finds_what_python_finds(page: Page) -> None:
    tally = compare(page, islice(samples(seed=1), RECORDS))
    assert not tally.different
    assert tally.refused > RECORDS / 2
    assert tally.honest > RECORDS / 10


def test_the_same_sources_give_the_same_bytes(file: Path, tmp_path: Path) -> None:
    again = build(tmp_path / file.name, TZ="Asia/Tokyo", LC_ALL="C")
    assert again == file.read_bytes()
    published = (file.parent / f"{file.name}.sha256").read_text("utf-8")
    assert published == f"{hashlib.sha256(again).hexdigest()}  {file.name}\n"
    assert len(again) < 12_000_000


def test_the_network_is_closed(page: Page) -> None:
    assert page.evaluate(NETWORK) == ["blocked", "blocked"]


def test_a_verdict(page: Page) -> None:
    card = choose(page, "match.jsonl", record().record.text())
    says(card, "✓ Confirmed")
    says(card, "This record holds. Every step follows the rules of PUSH")
    scores = record().scores()
    for name, score in zip(("Ada", "Ben"), scores, strict=True):
        expect(card.get_by_role("listitem").get_by_text(f"{name}: {score}")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    says(card, "✓ Bestätigt")
    says(card, "Diese Aufzeichnung stimmt. Jeder Schritt folgt den Regeln von PUSH")
    assert page.title() == "Eine Aufzeichnung prüfen – Kleeblatt"


def test_the_commitment_is_compared(page: Page) -> None:
    match = record()
    commitment = match.record.header["dice"]["commitment"]
    card = choose(page, "match.jsonl", match.record.text())
    says(card, "✓ Confirmed")
    says_not(card, "hash of the dice’s secret")
    field = page.get_by_label("Hash of the dice’s secret")
    field.fill(f" {commitment.upper()}\n")
    says(card, "✓ The hash of the dice’s secret matches yours.")
    field.fill(record("Eve").record.header["dice"]["commitment"])
    says(card, "✗ The record has a different hash")
    field.fill(commitment[:-1])
    says(card, "This is not a hash")
    field.fill(commitment)
    seeded = play_on(Match(game("push"), ["Ada", "Ben"], dice=SeededDice(1)), 1)
    card = choose(page, "seeded.jsonl", seeded.record.text())
    says(card, "The record has no hash")
    card = choose(page, "damaged.jsonl", match.record.text().replace("Ada", "Eve"))
    says(card, "✗ Not confirmed")
    says_not(card, "hash of the dice’s secret")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("", "The record is empty."),
        (b"\xff\xfe\x00", "odd.jsonl is not a text file."),
        ("{" * 100_000, "line 1"),
        (record().record.text().replace("Ada", "Eve"), "line 1: The checksum does not match"),
        (" " * (1 << 20) + "\n", "Not checked: the file is larger than 1 MiB."),
    ],
    ids=["empty", "bytes", "nested", "changed", "large"],
)
def test_odd_files(page: Page, content: str | bytes, sentence: str) -> None:
    says(choose(page, "odd.jsonl", content), sentence)


def test_a_check_that_does_not_end_is_ended(page: Page) -> None:
    text = record().record.text()
    page.clock.install()
    page.evaluate("engine.worker.postMessage = () => {}")
    card = choose(page, "endless.jsonl", text)
    expect(card.get_by_role("progressbar")).to_be_visible()
    page.clock.fast_forward(PATIENCE)
    says(card, "not done after a minute")
    works_again(page)
    page.evaluate("engine.worker.postMessage = () => {}")
    card = choose(page, "endless.jsonl", text)
    card.get_by_role("button", name="Stop").click()
    says(card, "you stopped it")
    works_again(page)


def test_a_crash_is_said(page: Page) -> None:
    page.evaluate(CRASH)
    card = choose(page, "match.jsonl", record().record.text())
    says(card, "the check crashed on this file")
    works_again(page)


def works_again(page: Page) -> None:
    card = choose(page, "match.jsonl", record().record.text())
    expect(card).to_contain_text("✓ Confirmed", use_inner_text=True, timeout=PATIENCE)


def test_what_is_proven_and_what_is_not(page: Page) -> None:
    """Lists that a later verdict may have."""
    card = choose(page, "match.jsonl", "")
    says(card, "Not confirmed")
    lists = {"ok": True, "sentence": "", "rolls": 1, "dice": "seed", "proven": ["1", "2"]}
    verdict = {language: lists | {"not_proven": [language]} for language in ("de", "en")}
    page.evaluate("found => fill(one('#results article'), found)", {"verdict": verdict})
    expect(card.locator("section:visible")).to_have_count(2)
    assert card.locator(".proven li:visible").all_inner_texts() == ["1", "2"]
    assert card.locator(".open li:visible").all_inner_texts() == ["en"]


def test_everybody_can_use_it(page: Page) -> None:
    choose(page, "match.jsonl", record().record.text())
    choose(page, "damaged.jsonl", "{}\n")
    page.get_by_text("What is in this file").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="kleeblatt.zip").click()
    assert download.value.suggested_filename == "kleeblatt.zip"
    found = []
    for language in ("Deutsch", "English"):
        page.get_by_role("button", name=language).click()
        found += problems_by_day_and_night(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not found
