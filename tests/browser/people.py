"""What people do on the page."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import PATIENCE

MODULES = {
    "noch-mal": "noch_mal",
    "noch-mal-so-gut": "noch_mal",
    "doppelt-so-clever": "doppelt_so_clever",
    "push": "push",
    "geht-noch-was": "geht_noch_was",
}
LONGEST_GAME = 1200  # seconds, on a machine with much else to do
ATTEMPT = 3_000  # ms: what is to be pressed may have gone, because somebody was quicker


def status(page: Page) -> Locator:
    return page.get_by_test_id("status")


def result(page: Page) -> Locator:
    return page.get_by_test_id("result")


def new_table(
    page: Page, game: str, *more: str, name: str = "Ada", dice: str | None = None
) -> None:
    """From the start page: choose a game, say who plays, start."""
    chosen = page.locator(f"[data-game={game}]")
    expect(chosen).to_be_visible()
    chosen.click()
    seat_me(page, name)
    seats, remove = page.locator("[data-seat]"), page.get_by_test_id("remove")
    while seats.count() > 1:  # who was proposed, or sat there the last time
        open_seat(page, 1)
        if not remove.count():  # the game needs two
            page.get_by_test_id("kind").locator(f"[data-choice={more[0]}]").click()
            more = more[1:]
            break
        count = seats.count()
        remove.click()
        expect(seats).to_have_count(count - 1)
    for kind in more:
        page.locator(f"[data-add={kind}]").click()
    if dice is not None:
        page.locator("summary").click()
        page.get_by_test_id("dice-from").select_option(dice)
    page.get_by_test_id("start").click()


def open_seat(page: Page, number: int) -> Locator:
    """A seat of a new table, with all that can be changed about it."""
    chip = page.locator(f"[data-seat='{number}']")
    expect(chip).to_be_visible()
    if chip.get_attribute("aria-expanded") != "true":
        chip.click()
    expect(chip).to_have_attribute("aria-expanded", "true")
    return page.get_by_test_id("seat")


def seat_me(page: Page, name: str) -> None:
    """Whoever sets the table says a name."""
    open_seat(page, 0).locator("input:not([type=radio])").fill(name)


def press(page: Page, element: Locator) -> bool:
    """Press what sends a move, and wait until the table has gone on."""
    table = page.get_by_test_id("table")
    step = table.get_attribute("data-step")
    element.click()
    expect(table).not_to_have_attribute("data-step", step or "")
    return True


# It can be reached with Tab, or with arrows from a neighbour that can.
REACHABLE = """one => {
    const isReached = (each) => each.tabIndex >= 0 && !each.disabled;
    if (isReached(one)) return true;
    const group = one.closest("[role=group], [role=grid], [role=radiogroup], svg");
    return [...(group?.querySelectorAll("[tabindex]") ?? [])].some(isReached);
}"""


def press_key(element: Locator, **_: object) -> None:
    """What a click does, with Enter; a choice is made with the space bar."""
    expect(element).to_be_enabled()
    is_choice = element.evaluate("one => one.matches('label')")
    target = element.locator("input") if is_choice else element
    assert target.evaluate(REACHABLE), element
    target.press("Space" if is_choice else "Enter")


def choose(page: Page, game: str) -> bool:
    """One random choice through the board; False: nothing to press."""
    module: Any = import_module(f"tests.browser.{MODULES[game]}")
    page.set_default_timeout(ATTEMPT)
    try:
        pressed: bool = module.play_on(page)
    except Error:  # what was to be pressed had gone: a bot or another seat was quicker
        return False
    finally:
        page.set_default_timeout(PATIENCE)
    return pressed


def play(page: Page, game: str, choices: int) -> None:
    """So many choices, or to the end."""
    made = 0
    end = time.monotonic() + LONGEST_GAME
    while made < choices and not result(page).is_visible():
        assert time.monotonic() < end, f"the game goes on and on: {status(page).inner_text()}"
        if choose(page, game):
            made += 1
        else:
            page.wait_for_timeout(20)


def until_too_late(page: Page) -> Iterator[None]:
    """For trying again and again, on any machine, until it is clear that it will never be."""
    end = time.monotonic() + LONGEST_GAME
    while True:
        yield
        assert not result(page).is_visible(), "it never came, and the game is over"
        assert time.monotonic() < end, f"it never came: {status(page).inner_text()}"
        page.wait_for_timeout(20)


def go_on_until(page: Page, game: str, offered: Callable[[], bool]) -> None:
    """Random choices, until there is something that somebody waits for."""
    for _ in until_too_late(page):
        if offered():
            return
        choose(page, game)


def play_to_the_end(page: Page, game: str) -> None:
    play(page, game, 10**9)
    expect(result(page)).to_be_visible()


@contextmanager
def other_device(page: Page) -> Iterator[tuple[ClientConnection, Any, Any]]:
    """Another device with the seats of this browser, and the welcome and state that it is told."""
    address, _, table = page.url.partition("/#/table/")
    known = json.loads(page.evaluate("localStorage.getItem('tables')"))
    tokens = next(one["tokens"] for one in known if one["table"] == table)
    with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "tokens": tokens, "language": "en"}))
        yield socket, json.loads(socket.recv()), json.loads(socket.recv())


def half_a_turn(page: Page) -> None:
    """Only choose dice of NOCH MAL!, as other programs may: boards send whole turns."""
    expect(status(page)).to_be_visible()
    for _ in until_too_late(page):
        if _chooses_dice(page):
            return
        choose(page, "noch-mal")  # dice with a single crossing would be a whole turn at once


def _chooses_dice(page: Page) -> bool:
    """Choose dice that leave several crossings, if there are any."""
    with other_device(page) as (socket, welcome, state):
        seat = next((one for one in welcome["held"] if str(one) in state["questions"]), None)
        question = state["questions"].get(str(seat), {"turns": []})
        dice = Counter(turn["moves"][0] for turn in question["turns"] if len(turn["moves"]) > 1)
        move, crossings = max(dice.items(), key=lambda item: item[1], default=("", 0))
        if crossings < 2:
            return False
        message = {"type": "play", "id": "half-a-turn", "seat": seat, "turn": question["turn"]}
        socket.send(json.dumps(message | {"move": move}))
        while json.loads(socket.recv(LONGEST_GAME))["type"] != "answer":
            pass
        return True


def finish(page: Page) -> None:
    """Random bots play all seats of this browser to the end (for a host, those of all people)."""
    with other_device(page) as (socket, welcome, state):
        people = [n for n, seat in enumerate(state["seats"]) if seat["kind"] == "person"]
        for seat in people if welcome["is_host"] else welcome["held"]:
            message = {"type": "stand-in", "id": f"finish-{seat}", "seat": seat, "bot": "random"}
            socket.send(json.dumps(message))
        while json.loads(socket.recv(LONGEST_GAME)).get("status") != "over":
            pass
    expect(result(page)).to_be_visible()


def log_of(page: Page) -> list[str]:
    return page.get_by_test_id("log").locator("li").all_inner_texts()
