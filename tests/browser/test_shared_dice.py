"""Dice that the server and the browsers at a table make together."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bench.serving import Server
from kleeblatt import GAMES
from tests.browser.conftest import NewPage
from tests.browser.people import choose, finish, new_table, play, status, until_too_late

Message = dict[str, Any]
LIVE = re.compile("/live$")


def table_of(page: Page) -> str:
    return page.url.partition("/#/table/")[2]


def record(page: Page) -> list[Message]:
    """The lines of the record of a finished match."""
    address, _, table = page.url.partition("/#/table/")
    answer = page.request.get(f"{address}/api/tables/{table}/record")
    assert answer.ok, answer.text()
    return [json.loads(line) for line in answer.text().splitlines()]


def memory(page: Page) -> Message:
    """What the browser keeps about the dice of its table."""
    kept: Message = json.loads(page.evaluate(f"localStorage.getItem('dice:{table_of(page)}')"))
    return kept


def listen(page: Page, lets_through: Callable[[Message], bool] = lambda _: True) -> list[Message]:
    """What the page says at its table from now on; some of it may be lost on the way."""
    said: list[Message] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            said.append(message)
            if lets_through(message):
                server.send(text)

        line.on_message(pass_on)

    page.route_web_socket(LIVE, carry)
    return said


def sit_down(page: Page, link: str, name: str = "Ben") -> None:
    page.goto(link)
    page.locator("form input").fill(name)
    page.locator("form button").click()


def of_type(said: list[Message], kind: str) -> list[Message]:
    return [message for message in said if message["type"] == kind]


def test_two_browsers_add_to_the_dice(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page("de-DE")
    new_table(ada, "push", "friend")
    sit_down(ben, ada.get_by_test_id("link-invite").input_value())
    for page in (ada, ben):
        expect(status(page)).to_be_visible()
    finish(ada)
    dice = record(ada)[0]["dice"]
    assert dice["from"] == "shared"
    assert [device["seats"] for device in dice["devices"]] == [[0], [1]]
    assert dice["missing"] == dice["withheld"] == []
    for page, seat in ((ada, 0), (ben, 1)):
        (round,) = memory(page)["rounds"].values()
        assert round["commitment"] == dice["devices"][seat]["commitment"]
        assert round["server"] == dice["commitment"]
        assert round["committed"] == [device["commitment"] for device in dice["devices"]]


def test_a_reload_in_the_middle_changes_nothing(new_page: NewPage) -> None:
    """The same commitment and the same nonce as before; and so says another tab."""
    ada, ben = new_page(), new_page()
    new_table(ada, "push", "friend")
    said = listen(ben, lambda message: message["type"] != "reveal")
    sit_down(ben, ada.get_by_test_id("link-invite").input_value())
    expect(ben.get_by_test_id("waiting")).to_contain_text("Mixing the dice")
    tab = ben.context.new_page()
    ben.unroute_all()
    said += listen(tab)
    tab.goto(ben.url)
    ben.reload()
    for page in (ada, ben, tab):
        expect(status(page)).to_be_visible()
    assert len({message["commitment"] for message in of_type(said, "commit")}) == 1
    assert len({message["nonce"] for message in of_type(said, "reveal")}) == 1
    finish(ada)
    assert [device["seats"] for device in record(ada)[0]["dice"]["devices"]] == [[0], [1]]
    assert record(ada)[0]["dice"]["round"] == 1


def test_a_device_that_never_answers_is_left_out(new_page: NewPage, server: Server) -> None:
    ada, ben = new_page("de-DE"), new_page()
    new_table(ada, "push", "friend")
    listen(ben, lambda message: message["type"] not in ("commit", "reveal"))
    sit_down(ben, ada.get_by_test_id("link-invite").input_value())
    expect(ada.get_by_test_id("waiting")).to_contain_text("Ben fehlt noch")
    expect(status(ada)).to_be_visible()
    finish(ada)
    dice = record(ada)[0]["dice"]
    assert [device["seats"] for device in dice["devices"]] == [[0]]
    assert dice["missing"] == [1]


# The strong mode


def links(page: Page) -> list[int]:
    """How many devices had a link in each throw."""
    return [len(line["links"]) for line in record(page) if "links" in line]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_in_strong_mode(new_page: NewPage, game: str) -> None:
    """No throw waits: the device tells its link as soon as nobody has to decide."""
    page = new_page()
    new_table(page, game, *(["bot"] if game == "push" else []), dice="strong")
    play(page, game, 10)
    page.wait_for_timeout(300)
    finish(page)
    shares = links(page)
    assert len(shares) > 5
    assert set(shares) == {1}


def test_a_device_goes_away_in_strong_mode(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page("de-DE")
    new_table(ada, "push", "friend", dice="strong")
    sit_down(ben, ada.get_by_test_id("link-invite").input_value())
    made = {"Ada": 0, "Ben": 0}
    for _ in until_too_late(ada):
        for name, page in (("Ada", ada), ("Ben", ben)):
            made[name] += choose(page, "push")
        if min(made.values()) >= 3:
            break
    ben.context.close()
    finish(ada)
    shares = links(ada)
    assert shares[0] == 2
    assert shares[-1] == 1
