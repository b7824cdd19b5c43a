"""Around the boards: replay, guide, rules, paper, real dice, signs, statistics, no server."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from bench.serving import Server
from kleeblatt import GAMES
from kleeblatt.cli import main
from tests.browser.conftest import NewPage
from tests.browser.people import finish, new_table, play, result, status
from tests.browser.test_page import by_link


def go(page: Page, server: Server, place: str) -> None:
    page.goto(f"{server.url}/#/{place}")


def scores(page: Page) -> list[int]:
    total = page.get_by_test_id("scores").locator("tr.total td")
    return [int(text.replace("−", "-")) for text in total.all_inner_texts()]


# Replay


def test_a_replay_shows_what_the_terminal_shows(
    new_page: NewPage, server: Server, tmp_path: Path
) -> None:
    page = new_page()
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Save the record").click()
    file = tmp_path / "match.jsonl"
    downloading.value.save_as(file)
    page.get_by_test_id("to-replay").click()
    step = page.get_by_test_id("replay-step")
    expect(step).to_contain_text("Step 0 of")
    steps = int(step.inner_text().split()[-1])
    for number in (0, 1, 7, steps // 2, steps):
        page.get_by_test_id("replay-slider").fill(str(number))
        expect(step).to_contain_text(f"Step {number} of")
        shown = CliRunner().invoke(main, ["replay", str(file), "--step", str(number), "--json"])
        assert scores(page) == json.loads(shown.stdout)["scores"]
    page.get_by_test_id("replay-first").click()
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-next").click()
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Step 1 of")
    assert page.url.endswith("/1")
    page.reload()
    expect(step).to_contain_text("Step 1 of")
    expect(page.get_by_test_id("replay-turn")).to_have_text(re.compile(r"^\w+ \d+ of \d+$"))
    page.get_by_test_id("replay-play").click()
    expect(step).to_contain_text("Step 2 of")
    page.get_by_test_id("replay-play").click()
    go(page, server, "replay")
    page.get_by_test_id("replay-file").set_input_files(file)
    expect(step).to_contain_text(f"of {steps}")


def test_a_replay_on_a_phone_lying(new_page: NewPage) -> None:
    """The sheet is as large as in play, and what is pressed lies below it, in sight."""
    page = new_page(width=844, height=390)
    new_table(page, "noch-mal", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    page.get_by_test_id("to-replay").click()
    expect(page.get_by_test_id("replay-play")).to_be_in_viewport(ratio=1)
    sheet = page.locator(".screen .noch-mal-paper svg").first.bounding_box()
    assert sheet
    assert sheet["width"] > 844 / 2


def test_files_that_are_no_records(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page("de-DE")
    go(page, server, "replay")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("nonsense")
    page.get_by_test_id("replay-file").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("Zeile 1")


def test_an_empty_sheet_and_a_filled_one_are_printed_alone(
    new_page: NewPage, server: Server
) -> None:
    page = new_page()
    go(page, server, "paper/noch-mal")
    expect(page.get_by_test_id("paper")).to_be_visible()
    assert page.locator("[data-testid=paper] [data-move]").count() == 0
    new = page.context.new_page()
    new.goto(server.url)
    new_table(new, "noch-mal")
    expect(status(new)).to_be_visible()
    finish(new)
    new.get_by_test_id("to-replay").click()
    new.get_by_test_id("replay-last").click()
    go(page, server, "me")
    page.get_by_test_id("theme").select_option("dark")
    go(page, server, "paper/noch-mal")
    new.reload()
    for each, sheet in ((page, page.get_by_test_id("paper")), (new, new.locator(".paper"))):
        expect(each.get_by_test_id("print")).to_be_visible()
        each.emulate_media(media="print")
        expect(each.get_by_test_id("print")).to_be_hidden()
        expect(sheet).to_be_visible()
        scheme = each.evaluate("getComputedStyle(document.documentElement).colorScheme")
        assert scheme == "light"
        assert len(each.pdf()) > 5000


CUT = """
() => [...document.querySelectorAll("svg[viewBox='0 0 96 44']")].flatMap(emblem => {
  const box = emblem.getBoundingClientRect();
  return [...emblem.querySelectorAll("rect, path, circle")].map(one => one.getBoundingClientRect())
    .filter(one => one.left < box.left || one.right > box.right
      || one.top < box.top || one.bottom > box.bottom);
}).length
"""


def test_no_emblem_is_cut(new_page: NewPage, server: Server) -> None:
    page = new_page()
    go(page, server, "")
    emblems = page.locator("[data-game] .emblem svg[viewBox='0 0 96 44']")
    expect(emblems).to_have_count(len(GAMES))
    assert page.evaluate(CUT) == 0


def test_the_bar_of_push_goes_with_the_game(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(server.url)
    new_table(page, "push", "bot")
    expect(page.locator(".push .bar")).to_be_visible()
    finish(page)
    expect(page.locator(".push.board")).to_be_visible()
    expect(page.locator(".push .bar")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options", "printed", "pages"),
    [
        ("noch-mal", 1, "PUNKTE", 1),
        ("noch-mal-so-gut", 1, "PUNKTE", 1),
        ("doppelt-so-clever", 0, "Silber", 1),
        ("push", 0, "PUSH", 1),
        ("geht-noch-was", 1, "×8", 1),
    ],
)
def test_an_empty_sheet_is_empty(
    new_page: NewPage, server: Server, game: str, options: int, printed: str, pages: int
) -> None:
    """Nothing is counted on it, only what changes it is asked, and two fit on a page if they do."""
    page = new_page("de-DE", 900, 900)
    go(page, server, f"paper/{game}")
    paper = page.get_by_test_id("paper")
    expect(paper).to_contain_text(printed, ignore_case=True)
    assert page.locator("[data-option]").count() == options
    counted = paper.locator(".tally")
    expect(counted).not_to_have_count(0)
    for number in range(counted.count()):
        expect(counted.nth(number)).to_be_hidden()
    assert count_pages(page) == pages
    page.locator("[data-count='1']").click()
    assert count_pages(page) == 1


def count_pages(page: Page) -> int:
    """How many pages a printer would need."""
    found = re.search(rb"/Type /Pages\s*/Count (\d+)", page.pdf(format="A4"))
    assert found
    return int(found[1])


def test_the_factors_on_paper_are_those_of_the_rules(new_page: NewPage, server: Server) -> None:
    page = new_page("en", 900, 900)
    go(page, server, "paper/geht-noch-was")
    factors = page.get_by_test_id("paper").get_by_text(re.compile("^×"))
    expect(factors).to_have_text(["×8", "×4", "×2", "×1", "×1"])
    page.locator("[data-choice=yes]").click()
    expect(factors).not_to_have_text(["×8", "×4", "×2", "×1", "×1"])
    page.locator("[data-choice=no]").click()
    expect(factors).to_have_text(["×8", "×4", "×2", "×1", "×1"])


def test_a_new_mix_is_another_sheet(new_page: NewPage, server: Server) -> None:
    page = new_page("en", 900, 900)
    go(page, server, "paper/noch-mal-so-gut")
    cells = page.get_by_test_id("paper").locator(".cell")
    expect(cells).to_have_count(105)
    mix = page.locator("[data-choice=random]")
    before = page.get_by_test_id("paper").inner_html()
    mix.click()
    expect(mix).to_have_text("Another one")
    expect(cells).to_have_count(105)
    assert page.get_by_test_id("paper").inner_html() != before


# The guided first game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de-DE", "en"])
def test_a_guided_game_runs_through(
    new_page: NewPage, server: Server, game: str, language: str
) -> None:
    page = new_page(language, 360, 640)
    go(page, server, f"guide/{game}")
    coach, table = page.get_by_test_id("guide"), page.get_by_test_id("table")
    expect(coach).to_have_attribute("data-number", "1")
    number = 1
    while number > 0:
        words = coach.locator(".words").inner_text()
        assert len(words) > 20
        assert not words.startswith("guide-")
        wanted = table.get_attribute("data-wanted") or ""
        press_move(page, game, wanted)
        expect(coach).not_to_have_attribute("data-number", str(number))
        next_number = int(coach.get_attribute("data-number") or 0)
        assert next_number in (number + 1, 0), "a step was skipped"
        number = next_number
    expect(page.get_by_test_id("guide-play")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def press_move(page: Page, game: str, move: str) -> None:
    """Make a certain move through the board."""
    from importlib import import_module

    from tests.browser.people import MODULES

    import_module(f"tests.browser.{MODULES[game]}").make(page, move)


# Real dice


def test_real_dice(new_page: NewPage) -> None:
    page = new_page("de-DE", 360, 640)
    page.locator("[data-game=noch-mal]").click()
    page.locator("summary").click()
    page.get_by_test_id("dice-from").select_option("hand")
    page.get_by_test_id("start").click()
    roll, confirm = page.get_by_test_id("roll"), page.get_by_test_id("roll-confirm")
    expect(roll).to_be_visible()
    expect(confirm).to_be_disabled()
    dice = roll.locator("fieldset")
    assert dice.count() in (4, 6)
    for die in dice.all():
        die.locator("input").first.check()
    confirm.click()
    expect(roll).to_be_hidden()
    page.get_by_test_id("correct").click()
    expect(roll).to_be_visible()
    for die in dice.all():
        die.locator("input").last.check()
    confirm.click()
    expect(status(page)).to_contain_text("Du bist dran")
    play(page, "noch-mal", 1)
    expect(page.get_by_test_id("correct")).to_be_hidden()


# Together


def test_signs(new_page: NewPage) -> None:
    ada, ben = by_link(new_page, "push")
    ada.get_by_test_id("emotes").click()
    ada.locator("[data-emote=clap]").click()
    expect(ben.get_by_test_id("emoted")).to_have_text("Ada: Bravo!")
    expect(ben.locator(".emote")).to_be_visible()


def test_spectators_go_along_to_the_rematch(new_page: NewPage) -> None:
    page, watcher = new_page(), new_page("de-DE")
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    watcher.goto(page.url)
    finish(page)
    expect(result(watcher)).to_be_visible()
    page.get_by_test_id("rematch").click()
    expect(result(page)).to_be_hidden()
    expect(result(watcher)).to_be_hidden()
    assert watcher.url == page.url


SWIPE = """(element, by) => {
  const touch = x => new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
  element.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(200)], bubbles: true }));
  const end = { touches: [], changedTouches: [touch(200 + by)], bubbles: true };
  element.dispatchEvent(new TouchEvent("touchend", end));
}"""


def test_other_sheets_are_a_swipe_away(new_page: NewPage) -> None:
    page = new_page(width=360, height=640)
    new_table(page, "noch-mal", "bot", "bot")
    expect(status(page)).to_be_visible()
    board = page.locator(".noch-mal-paper svg").first
    shown = page.locator("[data-sheet][aria-pressed=true]")
    expect(shown).to_have_attribute("data-sheet", "0")
    for by, sheet in ((-90, "1"), (-90, "2"), (-90, "0"), (90, "2"), (20, "2")):
        board.evaluate(SWIPE, by)
        expect(shown).to_have_attribute("data-sheet", sheet)


def test_my_turn_is_told_by_title_sound_and_notice(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        """
        window.told = [];
        const make = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
          window.told.push("sound");
          return make.call(this);
        };
        window.Notification = class {
          static permission = "granted";
          static requestPermission = async () => "granted";
          constructor(title, told) { window.told.push(`notice ${title}: ${told.body}`); }
        };
        Object.defineProperty(Document.prototype, "hidden", { get: () => true });
        navigator.serviceWorker.getRegistration = async () => undefined;
        """
    )
    page.reload()
    page.get_by_test_id("me").click()
    page.get_by_test_id("sound").check()
    page.get_by_test_id("notify").check()
    go(page, server, "")
    new_table(page, "noch-mal")
    expect(page).to_have_title(re.compile("^●"))
    page.wait_for_function("window.told.includes('sound')")
    page.wait_for_function("window.told.some(one => one.startsWith('notice NOCH MAL!'))")


def test_statistics(new_page: NewPage, server: Server, tmp_path: Path) -> None:
    page = new_page()
    new_table(page, "push", "bot")
    expect(status(page)).to_be_visible()
    finish(page)
    points = scores(page)[0]
    page.reload()
    expect(result(page)).to_be_visible()
    go(page, server, "me")
    shown = page.get_by_test_id("statistics-push")
    expect(shown).to_contain_text(str(points))
    expect(shown.locator("dd").first).to_have_text("1")
    with page.expect_download() as downloading:
        page.get_by_test_id("statistics-save").click()
    file = tmp_path / "mine.json"
    downloading.value.save_as(file)
    other = new_page("de-DE")
    go(other, server, "me")
    other.get_by_test_id("statistics-load").set_input_files(file)
    expect(other.get_by_test_id("statistics-push")).to_contain_text(str(points))


def test_light_and_dark(new_page: NewPage, server: Server) -> None:
    page = new_page()
    go(page, server, "me")
    paper = "getComputedStyle(document.body).backgroundColor"
    page.get_by_test_id("theme").select_option("light")
    light = page.evaluate(paper)
    page.get_by_test_id("theme").select_option("dark")
    dark = page.evaluate(paper)
    assert light != dark
    page.reload()
    expect(page.get_by_test_id("theme")).to_be_visible()
    assert page.evaluate(paper) == dark


# Rules


@pytest.mark.parametrize("game", GAMES)
def test_rules_have_pictures_and_a_search(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page("de-DE", 360, 740)
    go(page, server, f"rules/{game}")
    pictures = page.locator("figure [role=img]")
    expect(pictures.first).to_be_visible()
    assert pictures.count() >= 3
    sections = page.locator("article section")
    all_sections = sections.count()
    page.get_by_test_id("search").fill("punkte")
    expect(page.get_by_text("Abschnitt")).to_be_visible()
    assert 0 < sections.count() <= all_sections
    page.get_by_test_id("search").fill("xyzzy")
    expect(page.get_by_text("Nichts gefunden")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


# Without the server


def test_without_the_server(new_page: NewPage, server: Server) -> None:
    page = new_page()
    new_table(page, "noch-mal")
    play(page, "noch-mal", 2)
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_function("caches.keys().then(names => names.length === 1)")
    page.reload()
    expect(status(page)).to_be_visible()
    table = page.url
    server.kill()
    page.reload()
    expect(page.get_by_test_id("away")).to_be_visible()
    expect(status(page)).to_be_visible()
    assert page.locator(".board [data-move]").count() == 0
    page.goto(table.partition("#")[0])
    expect(page.get_by_test_id("offline")).to_contain_text("need the server")
    expect(page.get_by_test_id("table-link")).to_be_visible()
    server.start()
    page.goto(table)
    page.reload()
    expect(page.get_by_test_id("away")).to_be_hidden()
    play(page, "noch-mal", 1)
