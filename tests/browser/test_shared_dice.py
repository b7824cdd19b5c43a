"""Dice that server and browsers make together; who holds a seat; how a match is given up."""

import json
import random
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from bench.serving import Server
from kleeblatt import GAMES, game
from kleeblatt.core import commitments
from kleeblatt.core.dice import SharedDice
from kleeblatt.core.match import Chance, Match
from tests.browser.conftest import NewPage
from tests.browser.people import (
    choose,
    finish,
    new_table,
    open_seat,
    play,
    seat_me,
    status,
    until_too_late,
)

Message = dict[str, Any]
LIVE = re.compile("/live$")


def table_of(page: Page) -> str:
    return page.url.partition("/#/table/")[2]


def text_of(page: Page) -> str:
    """The record of a finished match."""
    address, _, table = page.url.partition("/#/table/")
    answer = page.request.get(f"{address}/api/tables/{table}/record")
    assert answer.ok, answer.text()
    return answer.text()


def record(page: Page) -> list[Message]:
    return [json.loads(line) for line in text_of(page).splitlines()]


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


# Checking a record afterwards


def check(page: Page, server: Server, file: Path) -> None:
    page.goto(f"{server.url}/#/verify")
    page.get_by_test_id("verify-file").set_input_files(file)
    expect(page.get_by_test_id("verdict")).to_be_visible()


def forged(lines: list[Message]) -> str:
    """A whole match at the same table, with the same people: but other secrets."""
    header = lines[0]
    dice, secret, nonce = header["dice"], secrets.token_hex(32), secrets.token_hex(32)
    context = commitments.context(
        dice["table"], header["game"], header["rules"], header["options"], header["players"]
    )
    own = commitments.commitment("seats 0", 1, context, nonce)
    dice["devices"] = [{"seats": [0], "commitment": own, "nonce": nonce}]
    dice["commitment"] = commitments.commitment("server", 1, context, secret)
    shared = SharedDice.from_header(header, secret)
    match = Match(game(header["game"]), header["players"], header["options"], dice=shared)
    play_randomly(match)
    return match.record.text()


def play_randomly(match: Match) -> None:
    chance = random.Random(1)
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            seat = match.awaited[0]
            match.play(seat, chance.choice(match.legal(seat)))


def test_the_page_compares_a_record_with_what_it_saw(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    page, stranger = new_page(), new_page("de-DE")
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    lines = record(page)
    page.get_by_test_id("verify").click()
    verdict, comparison = page.get_by_test_id("verdict"), page.get_by_test_id("comparison")
    expect(verdict).to_contain_text("✓")
    expect(comparison).to_contain_text("✓ This browser compared the hashes")
    expect(page.get_by_role("heading", name="Proven", exact=True)).to_be_visible()
    expect(page.get_by_text("The hashes that your device saw")).to_be_visible()
    expect(page.get_by_role("heading", name="Not proven")).to_be_visible()
    expect(page.get_by_test_id("verifier")).to_be_visible()
    true, false = tmp_path / "true.jsonl", tmp_path / "false.jsonl"
    true.write_text(text_of(page), "utf-8")
    false.write_text(forged(lines), "utf-8")
    check(page, server, true)
    expect(comparison).to_contain_text("✓")
    check(page, server, false)
    expect(verdict).to_contain_text("✗ This is not the record of your match")
    expect(comparison).to_contain_text("✗ Careful!")
    check(stranger, server, false)
    expect(stranger.get_by_test_id("verdict")).to_contain_text("✓")
    expect(stranger.get_by_test_id("comparison")).to_be_hidden()
    expect(stranger.get_by_text("steht in keiner Aufzeichnung")).to_be_visible()


def test_a_device_that_was_left_out_is_told_so(new_page: NewPage) -> None:
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
    ada.get_by_test_id("verify").click()
    expect(
        ada.get_by_text("Nichts beigetragen haben die Geräte dieser Plätze: Ben")
    ).to_be_visible()
    ben.get_by_test_id("verify").click()
    expect(ben.get_by_test_id("comparison")).to_contain_text("This device added nothing")


# Who sits where


def open_seats(page: Page) -> None:
    """Unfold who sits where, and agree to whatever is asked."""
    page.on("dialog", lambda dialog: dialog.accept())
    links = page.get_by_text("Seats and links")
    if not page.get_by_test_id("link-watch").is_visible():
        links.click()


def test_someone_is_taken_from_a_table_that_waits(new_page: NewPage) -> None:
    """The seat is open again; the old invitation is worth nothing, the new one is good for all."""
    ada, ben = new_page(), new_page("de-DE")
    new_table(ada, "push", "friend", "friend")
    invitation = ada.get_by_test_id("link-invite")
    old = invitation.input_value()
    sit_down(ben, old)
    expect(ben.get_by_test_id("waiting")).to_be_visible()
    open_seats(ada)
    ada.locator("[data-remove='1']").click()
    expect(ben.get_by_test_id("gone")).to_contain_text("Dein Platz ist wieder frei")
    expect(ada.locator("[data-fill='1']")).to_be_visible()
    expect(invitation).not_to_have_value(old)
    cem = new_page()
    sit_down(cem, old, "Cem")
    expect(cem.get_by_role("alert")).to_contain_text("This invitation is not valid")
    sit_down(ben, invitation.input_value(), "Benno")
    expect(ada.get_by_text("Benno")).to_be_visible()
    sit_down(cem, invitation.input_value(), "Cem")
    for page in (ada, ben, cem):
        expect(status(page)).to_be_visible()


def test_someone_is_taken_from_a_table_that_plays(new_page: NewPage) -> None:
    ada, ben = new_page(), new_page("de-DE")
    new_table(ada, "geht-noch-was", "friend")
    sit_down(ben, ada.get_by_test_id("link-invite").input_value())
    expect(status(ada)).to_be_visible()
    open_seats(ada)
    ada.locator("[data-remove='1']").click()
    expect(ben.get_by_test_id("gone")).to_contain_text("Auf deinem Platz spielt jetzt ein Bot.")
    assert ben.locator(".board [data-move]").count() == 0
    ben.get_by_test_id("gone").get_by_role("button").click()
    expect(ben.get_by_test_id("gone")).to_be_hidden()
    expect(status(ben)).to_contain_text("Warten auf")
    play(ada, "geht-noch-was", 2)


def test_other_devices_are_signed_out(new_page: NewPage) -> None:
    """Other tabs of the same browser play on; a link that was given away is worth nothing."""
    page, other = new_page(), new_page("de-DE")
    new_table(page, "noch-mal", "here")
    expect(status(page)).to_be_visible()
    tab = page.context.new_page()
    tab.goto(page.url)
    open_seats(page)
    moving = page.get_by_test_id("link-move")
    old = moving.input_value()
    other.goto(old)
    expect(status(other)).to_contain_text("ist dran")
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_text("Only this browser can play for you now")).to_be_visible()
    expect(other.get_by_test_id("gone")).to_contain_text("zu einem anderen Gerät")
    for each in (page, tab):
        expect(status(each)).to_contain_text("’s turn")
        expect(each.get_by_test_id("gone")).to_be_hidden()
    tab.reload()
    expect(status(tab)).to_contain_text("’s turn")
    expect(moving).not_to_have_value(old)
    open_seats(tab)
    expect(tab.get_by_test_id("end")).to_be_visible()  # still the host
    play(page, "noch-mal", 2)


def test_a_match_is_given_up(new_page: NewPage, server: Server) -> None:
    page, watcher = new_page(), new_page("de-DE")
    new_table(page, "push", "bot")
    play(page, "push", 1)
    watcher.goto(page.url)
    expect(status(watcher)).to_be_visible()
    expect(watcher.get_by_test_id("end")).to_be_hidden()
    open_seats(page)
    page.get_by_test_id("end").click()
    expect(page.get_by_test_id("result")).to_contain_text("The game was ended early")
    expect(watcher.get_by_test_id("result")).to_contain_text("Die Partie wurde abgebrochen")
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("✓")
    page.goto(f"{server.url}/#/me")
    expect(page.get_by_text("No finished games in this browser yet")).to_be_visible()


def test_one_tab_too_many_waits(new_page: NewPage) -> None:
    """One of the others is turned away; it says so, and does not push its way back."""
    page = new_page()
    new_table(page, "noch-mal")
    expect(status(page)).to_be_visible()
    tabs = [page, *(page.context.new_page() for _ in range(8))]
    for tab in tabs[1:]:
        tab.goto(page.url)
        expect(status(tab)).to_be_visible()
    for _ in until_too_late(page):
        away = [tab for tab in tabs if tab.get_by_test_id("turned-away").is_visible()]
        if away:
            break
    assert len(away) == 1
    tabs[-1].close()
    away[0].get_by_test_id("reconnect").click()
    expect(away[0].get_by_test_id("turned-away")).to_be_hidden()
    play(away[0], "noch-mal", 1)


def test_what_somebody_unfolds_stays_unfolded(new_page: NewPage) -> None:
    page = new_page()
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    open_seats(page)
    page.get_by_text("Scores", exact=True).click()
    play(page, "push", 2)
    expect(page.get_by_test_id("link-watch")).to_be_visible()
    expect(page.get_by_test_id("scores")).to_be_visible()


# Names


def test_names_at_a_table_differ(new_page: NewPage) -> None:
    page, ben = new_page(), new_page("de-DE")
    page.locator("[data-game=noch-mal]").click()
    seat_me(page, "Ada")
    for number in (1, 2):
        page.locator("[data-add=here]").click()
        name = open_seat(page, number).locator("input:not([type=radio])")
        name.fill(["", "Ben", " aDa"][number])
    page.locator("[data-add=friend]").click()
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("seat").get_by_role("alert")).to_contain_text("already called")
    expect(name).to_have_attribute("aria-invalid", "true")
    name.fill("Cem")
    page.get_by_test_id("start").click()
    sit_down(ben, page.get_by_test_id("link-invite").input_value(), "cem")
    expect(ben.get_by_role("alert")).to_contain_text("heißt schon jemand cem")
    expect(ben.locator("form input")).to_have_attribute("aria-invalid", "true")
