"""Dice that the server and the browsers at a table make together."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from bench.serving import Server
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, status

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
