"""The boards of PUSH and Geht noch was? from chosen positions: in sight, said, and asked."""

import re
from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.serving import Server
from kleeblatt import Match
from tests.browser.conftest import NewPage
from tests.browser.people import result
from tests.browser.push import choice

PUSH = "kleeblatt:1/push:1,risk=no,directions=removed/"
SEATS = (
    ",discarded=purple3/display=green1+red34+blue6,secured=yellow56"
    "/display=purple3,secured=green2/display=blue1,secured=blue3"
)
ROWS = ",rows=red2+blue4+dice.yellow6+red5.green1"
GO_ON = f"{PUSH}phase=go-on,turn=1,decider=1{ROWS}{SEATS}"
TAKE = f"{PUSH}phase=take,turn=1,decider=1{ROWS}{SEATS}"
START = f"{PUSH}phase=start,turn=1,decider=1{SEATS}"
ONE_WAY = f"{PUSH}phase=go-on,turn=1,decider=1{ROWS},directions=1{SEATS}"

CARDS = "kleeblatt:1/geht-noch-was:1,free_start=no,solo_rules=no,deck=built-in/"
FULFIL = (
    f"{CARDS}phase=decide,round=3,fairy=1,roll=1,dice=blue1226.red125"
    "/step=fulfil,clover=2,display=1+2+46+25.3+4+38+68.5+6.-.-"
    "/step=fulfil,clover=4,display=7+8+30+42.9+10.11+12.-.-"
)
STAY = FULFIL.replace(
    "step=fulfil,clover=2,display=1+2", "step=in-or-out,clover=2,display=1+2black"
)
PAY = (
    f"{CARDS}phase=buy,round=4,fairy=1,roll=1"
    "/step=buy,clover=2,display=1+2.3+4.5+6.-.-,scored=26.-.25x3.-.-"
)
PLACE = (
    f"{CARDS}phase=build,round=3,fairy=1,roll=1"
    "/clover=2,display=1+2.3+4.5+6.-.-,scored=25+26.-.-.-.-,new=33+34,bought=2"
    "/clover=2,display=7+8.9+10.11+12.-.-"
)
CLIMBED = (
    f"{CARDS}phase=decide,round=4,fairy=1,roll=5,dice=blue1114.red111"
    "/step=in-or-out,clover=2,display=1black+2black+25black.3black+4black+27+28.5+6.-.-"
)
PHONE, ACROSS = (360, 640), (844, 390)
FINGER, CELL, APART = 44, 32, 12  # px
HAIR = 1.01  # px: what rounding makes of a border

Box = dict[str, float]


def sit(page: Page, server: Server, position: str) -> Page:
    """At a table that goes on from a position, in the first seat."""
    page.goto(f"{server.url}/#/position/{position}")
    form = page.get_by_test_id("position-form")
    expect(form).to_be_visible()
    first = form.locator("[data-sit='0']")
    if first.count():
        first.click()
    page.get_by_test_id("start").click()
    expect(page.locator(".board :is([data-move], [data-cell])").first).to_be_visible()
    return page


def view_of(position: str) -> dict[str, Any]:
    seats = position.count("/") - 2
    return Match.from_position(position, ["Ada", "Ben", "Cem"][:seats]).view(0)


def percent(some: int, of: int) -> str:
    return f"{round(100 * Fraction(some, of))}%"


def box(element: Locator) -> Box:
    found = element.bounding_box()
    assert found
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {
        "x": x, "y": y, "width": width, "height": height, "right": x + width, "bottom": y + height,
    }  # fmt: skip


def boxes(elements: Locator) -> list[Box]:
    expect(elements.first).to_be_visible()
    return [box(one) for one in elements.all()]


def apart(one: Box, other: Box) -> float:
    """How far two boxes are from each other, in px."""
    across = max(one["x"] - other["right"], other["x"] - one["right"])
    down = max(one["y"] - other["bottom"], other["y"] - one["bottom"])
    return max(across, down)


def step_of(page: Page) -> str:
    return page.get_by_test_id("table").get_attribute("data-step") or ""


def clipped(element: Locator) -> bool:
    """Is there more in an element than can be seen?"""
    found: bool = element.evaluate(
        "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
    )
    return found


# What is in sight


@pytest.mark.parametrize("position", [FULFIL, STAY, PLACE, CLIMBED])
def test_the_whole_tower_is_seen_on_a_phone(
    new_page: NewPage, server: Server, position: str
) -> None:
    page = sit(new_page("de-DE", *PHONE), server, position)
    panel = box(page.get_by_test_id("panel"))
    levels = boxes(page.locator("[data-testid=tower] [data-level]"))
    assert len(levels) == 5
    assert all(level["bottom"] <= panel["y"] + HAIR for level in levels), (levels, panel)
    assert all(level["y"] >= 0 for level in levels)
    assert panel["bottom"] <= PHONE[1] + HAIR
    for card in boxes(page.locator("[data-testid=tower] .card-button")):
        assert min(card["width"], card["height"]) >= CELL
    for answer in boxes(page.locator("[data-testid=panel] .answers button")):
        assert min(answer["width"], answer["height"]) >= FINGER - HAIR, answer
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_rows_display_and_decision_are_seen_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page("de-DE", *PHONE)
    for position in (GO_ON, TAKE, START):
        sit(page, server, position)
        bar = box(page.locator(".bar"))
        seen = [
            *boxes(page.locator(".rows > .line")),
            box(page.locator(".second > .display").first),
        ]
        assert all(one["bottom"] <= bar["y"] + HAIR for one in seen), (seen, bar)
        assert bar["bottom"] <= PHONE[1] + HAIR
        for line in boxes(page.locator(".rows > .line")):
            assert line["height"] >= FINGER
        for answer in boxes(page.locator(".bar .buttons button")):
            assert min(answer["width"], answer["height"]) >= FINGER - HAIR, answer
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("position", [FULFIL, STAY, CLIMBED, GO_ON, TAKE, START])
def test_on_a_phone_held_across_the_decision_stands_beside_the_table(
    new_page: NewPage, server: Server, position: str
) -> None:
    page = sit(new_page("de-DE", *ACROSS), server, position)
    if "/push:" in position:
        table, decision = page.locator(".middle"), page.locator(".bar")
        answers = page.locator(".bar .buttons button")
        assert box(page.locator(".second > .display").first)["height"] <= ACROSS[1]
    else:
        table, decision = page.get_by_test_id("tower"), page.get_by_test_id("panel")
        answers = page.locator("[data-testid=panel] .answers button")
    sheet, asked = box(table), box(decision)
    assert sheet["height"] <= ACROSS[1]
    assert asked["height"] <= ACROSS[1]
    assert asked["x"] >= sheet["right"]
    assert abs(sheet["y"] - asked["y"]) < FINGER
    for answer in boxes(answers):
        assert min(answer["width"], answer["height"]) >= FINGER - HAIR, answer
        assert answer["bottom"] <= asked["bottom"] + HAIR
    assert page.evaluate("document.documentElement.scrollWidth") <= ACROSS[0]


def test_opposite_choices_never_touch(new_page: NewPage, server: Server) -> None:
    page = new_page("de-DE", *PHONE)
    opposites = [
        (GO_ON, ".bar [data-move=stop]", ".bar [data-move=draw]"),
        (START, ".bar [data-cell='secure blue'], .bar .colour:last-of-type", ".bar .main"),
        (STAY, "[data-testid=panel] [data-move=in]", "[data-testid=panel] [data-move=out]"),
        (FULFIL, "[data-testid=panel] [data-cell=avert]", "[data-testid=panel] [data-cell=fail]"),
    ]
    for position, one, other in opposites:
        sit(page, server, position)
        first = boxes(page.locator(one))[-1]
        assert apart(first, box(page.locator(other).first)) >= APART - 0.5, (one, other)
    page.locator("[data-testid=panel] [data-cell=fail]").click()
    asked = box(page.get_by_test_id("confirm")), box(page.get_by_test_id("clear"))
    assert apart(*asked) >= APART - 0.5


def test_a_failure_is_told_in_full_on_a_phone(new_page: NewPage, server: Server) -> None:
    """Fault 5: five markers and the consolation, said without a word cut off."""
    page = sit(new_page("de-DE", *PHONE), server, CLIMBED)
    page.locator("[data-testid=panel] [data-move=in]").click()
    fail = page.locator("[data-testid=panel] [data-cell=fail]")
    expect(fail).to_be_visible()
    step = step_of(page)
    fail.click()
    assert step_of(page) == step  # failing is asked twice
    page.get_by_test_id("confirm").click()
    told = page.locator("[data-testid=story] .own")
    expect(told).to_contain_text(re.compile(r"die Marker auf den Karten .+ sind weg"))
    expect(told).to_contain_text(re.compile(r"Zum Trost Karte \d+"))
    assert not clipped(told)
    frame, text = box(page.locator("[data-testid=panel] .told")), box(told)
    assert text["y"] >= frame["y"] - HAIR
    assert text["bottom"] <= frame["bottom"] + HAIR


# Numbers that help


def test_how_likely_the_next_card_goes_too_far(new_page: NewPage, server: Server) -> None:
    page = sit(new_page("en-US"), server, GO_ON)
    deck = view_of(GO_ON)["deck"]
    assert deck["misfits"] > 0
    chance = percent(deck["misfits"], deck["cards"])
    draw = page.get_by_test_id("draw-on")
    expect(draw).to_contain_text(f"too far: {chance}")
    expect(draw).to_have_accessible_name(
        f"Keep drawing. {deck['misfits']} of {deck['cards']} cards fit nowhere ({chance})."
    )
    page.get_by_role("button", name=re.compile("^Deck")).click()
    census = page.get_by_test_id("census")
    expect(census.locator(".misfit")).to_have_count(len(deck["misfit"]))
    framed = census.locator(".misfit").all_inner_texts()
    assert sum(int(text.split("×")[-1]) for text in framed) == deck["misfits"]
    page.keyboard.press("Escape")
    expect(census).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Deck"))).to_be_focused()


def test_tasks_in_words_and_chances_for_whoever_wants_them(
    new_page: NewPage, server: Server
) -> None:
    page = sit(new_page("en-US", *PHONE), server, STAY)
    mine = view_of(STAY)["seats"][0]
    tower = page.get_by_test_id("tower")
    tower.locator(".card-button").filter(has_not=page.locator(".marked")).first.click()
    expect(page.get_by_test_id("words")).to_contain_text(
        re.compile(r"Card \d+: .+ \d+% of all rolls do it")
    )
    expect(page.locator("[data-testid^=chance]")).to_have_count(0)
    page.get_by_test_id("odds").click()
    expect(page.get_by_test_id("words")).to_have_count(0)
    for level in (2, 3):
        said = page.get_by_test_id(f"chance-{level}")
        expect(said).to_have_text(percent(mine["chances"][level - 1], 6**7))
    expect(page.get_by_test_id("question")).to_contain_text(percent(mine["going_on"], 6**7))
    page.reload()
    expect(page.get_by_test_id("odds")).to_have_attribute("aria-pressed", "true")


# Safer taps


def test_taking_a_row_is_seen_before_it_is_confirmed(new_page: NewPage, server: Server) -> None:
    page = sit(new_page("en-US", *PHONE), server, TAKE)
    step = step_of(page)
    choice(page, "take 1").click()
    expect(page.locator(".display .coming")).to_have_text(["R2", "B4"])
    expect(page.get_by_test_id("selection")).to_have_text("Take row 1")
    expect(page.get_by_test_id("consequences")).to_contain_text("+6")
    page.keyboard.press("Escape")
    expect(page.locator(".display .coming")).to_have_count(0)
    assert step_of(page) == step
    choice(page, "take 2").click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-step", step)
    yellow = page.locator(".second > .display").first.locator("[data-colour=yellow]")
    expect(yellow.locator(".strip")).to_have_text(["Y6"])


def test_a_direction_card_names_who_takes_next(new_page: NewPage, server: Server) -> None:
    page = sit(new_page("en-US"), server, ONE_WAY)
    view = view_of(ONE_WAY)
    assert (view["way"], view["neighbour"]) == ("right", 2)
    third = page.locator("[data-sheet='2']").inner_text().split("\n")[0].split()[0]
    expect(page.locator(".way .next")).to_contain_text(third)


def test_a_place_is_seen_before_it_is_confirmed(new_page: NewPage, server: Server) -> None:
    page = sit(new_page("de-DE", *PHONE), server, PLACE)
    step = step_of(page)
    page.locator("[data-testid=panel] [data-cell^='place'][data-cell$=' 2']").click()
    expect(page.locator("[data-level='2'] .ghost svg")).to_be_visible()
    assert step_of(page) == step
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-step", step)
    expect(page.locator("[data-level='2'] .card-button")).to_have_count(3)


def test_paying_with_a_card_that_counts_three_times(new_page: NewPage, server: Server) -> None:
    """Fault 16: the button says what the card pays, and nobody gives it away by passing."""
    page = sit(new_page("en-US", *PHONE), server, PAY)
    factor = 4  # of level 3 by the solo rules
    expect(page.locator("[data-cell='pay 25'] b")).to_have_text(f"+{3 * factor}")
    page.locator("[data-cell='pay 25']").click()
    expect(page.get_by_test_id("consequences")).to_contain_text(f"{3 * factor} money")
    step = step_of(page)
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("question")).to_contain_text(f"Money: {3 * factor}")
    expect(page.locator("[data-testid=question] .warn")).to_be_visible()
    assert step_of(page) != step
    page.locator("[data-cell='pass']").click()
    expect(page.get_by_test_id("consequences")).to_contain_text(f"{3 * factor} money")
    page.get_by_test_id("clear").click()
    page.get_by_test_id("back").click()  # or it is taken back
    expect(page.locator("[data-cell='pay 25']")).to_be_visible()


# The end


@pytest.mark.parametrize(("position", "decision"), [(GO_ON, ".bar"), (STAY, "[data-testid=panel]")])
def test_nothing_stays_to_be_decided_after_giving_up(
    new_page: NewPage, server: Server, position: str, decision: str
) -> None:
    """Fault 10."""
    page = sit(new_page(), server, position)
    expect(page.locator(decision)).to_be_visible()
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_test_id("end").evaluate("one => one.click()")  # in a box that is folded
    expect(result(page)).to_be_visible()
    expect(page.locator(decision)).to_have_count(0)
