"""A game without anything in `web/` is played on the generic board (`tests/test_new_game.py`)."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.serving import Server
from tests.browser.people import new_table, press, result
from tests.test_new_game import GAME, ROOT, Tree

MODULES = ROOT / "web" / "node_modules"


def node() -> str:
    """The system's Node, else that of the environment."""
    return shutil.which("node") or str(Path(sys.executable).with_name("node"))


@pytest.fixture
def page(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Page]:
    """A page that was built with the new game, from a server that has it."""
    tree = Tree(tmp_path)
    web, data = tmp_path / "web", tmp_path / "data"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(MODULES.resolve())
    vite = str(MODULES / "vite" / "bin" / "vite.js")
    subprocess.run([node(), vite, "build", "--logLevel", "warn"], cwd=web, check=True)
    data.mkdir()
    monkeypatch.setenv("PYTHONPATH", f"{tree.folder / 'src'}:{ROOT}")
    server = Server(data)
    server.start()
    context = browser.new_context(locale="de", reduced_motion="reduce")
    found = context.new_page()
    found.goto(server.url)
    yield found
    context.close()
    server.kill()


def test_the_generic_board(page: Page) -> None:
    """Listed with a neutral picture, without a guide; played to the end, in German."""
    card = page.locator("li", has=page.locator(f"[data-emblem={GAME}]"))
    expect(card.locator("svg circle")).to_have_count(5)
    expect(card.locator("[data-guide]")).to_have_count(0)
    new_table(page, GAME, "bot")
    board = page.get_by_test_id("generic")
    expect(board.get_by_test_id("middle")).to_contain_text("am Zug")
    expect(board.get_by_test_id("middle")).to_contain_text("Ada")
    expect(board.get_by_role("button", name="würfeln")).to_be_visible()
    while not result(page).is_visible():
        moves = page.locator("[data-move]")
        expect(moves.first.or_(result(page))).to_be_visible()
        if not result(page).is_visible():
            press(page, moves.last)
    expect(board.get_by_test_id("middle")).to_contain_text("das Ende")
    expect(board.get_by_test_id("happened")).to_contain_text("Das Ziel ist erreicht.")
