"""A real server with the built page, and a real Chromium."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from bench.serving import Server
from kleeblatt.server.app import PAGE

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000  # ms: nothing takes that long, even on a machine with much else to do
LONGEST_TEST = 1800  # seconds: whole games by hand, there

expect.set_options(timeout=PATIENCE)

# What a person answers once in a browser; tests of the questions begin without.
SETTLED = "localStorage.settings ??= JSON.stringify({ sound: false, handOver: false })"

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave time to every test in a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LONGEST_TEST))


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (PAGE / "index.html").is_file(), "the page is not built: run `make page`"
    found = Server(tmp_path_factory.mktemp("tables"))
    found.start()
    yield found
    found.kill()


@pytest.fixture
def server(one_server: Server) -> Server:
    """The same one for all tests: some kill it, and it comes again with everything."""
    if one_server.process is None or one_server.process.poll() is not None:
        one_server.start()
    return one_server


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, else Playwright's own."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    paths = [path for name in names if (path := shutil.which(name))]
    return playwright.chromium.launch(executable_path=paths[0] if paths else None, args=FLAGS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """A page in a browser of its own (its own memory); errors on it fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(
        language: str = "en",
        width: int = 1366,
        height: int = 768,
        moves: bool = False,
        settled: bool = True,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if moves else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.set_default_navigation_timeout(PATIENCE)
        contexts.append(context)
        if settled:
            context.add_init_script(SETTLED)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(server.url)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors
