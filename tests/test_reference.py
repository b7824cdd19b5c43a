"""The reference pages of the games say what there is: every key, word, phase and step."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kleeblatt import GAMES, Chance, game, new_match
from kleeblatt.core.words import LANGUAGES, words
from tests.players import play_on, seats
from tools.reference import FOLDER, PATHS, page

PAGES = {path.stem: path.read_text("utf-8") for path in FOLDER.glob("*.md")}
PAGE_OF = {id: PAGES[id.removesuffix("-so-gut")] for id in GAMES}
PATTERNS = {  # of capitals whose words are not listed
    "CELLS": r"[A-O][1-7](?: [A-O][1-7])*",
    "CARD": r"\d+",
    "SEAT": r"[1-8]",
    "THROW": r"(?:(?:silver|yellow|blue|green|pink|white) [1-6] ?)+",
}
TABLES = [(id, players) for id in GAMES for players in (1, 2, 3) if players >= game(id).min_players]
RARE = {  # in random games; tests of rulings and of the solo rules have them
    ("question", "pass"), ("lift", "pass"), ("lift", "lift CARD"),
}  # fmt: skip


def section(id: str, name: str) -> str:
    """A section of the page of a game."""
    return PAGE_OF[id].partition(f"\n## {name}\n")[2].partition("\n## ")[0]


def rows(id: str, name: str) -> list[list[list[str]]]:
    """The table of a section: the words in backquotes of each cell."""
    lines = re.findall(r"^\| `.*\|$", section(id, name), re.MULTILINE)
    return [[re.findall(r"`([^`]+)`", cell) for cell in line.split("|")[1:-1]] for line in lines]


@cache
def pattern(id: str, form: str) -> re.Pattern[str]:
    """A form such as `row ROW` as a pattern."""
    listed = dict(re.findall(r"^- `([A-Z]+)`: (.*)$", section(id, "Moves"), re.MULTILINE))

    def choice(capital: re.Match[str]) -> str:
        right = re.findall(r"`([^`]+)`", listed.get(capital[0], ""))
        is_listed = right and capital[0] not in PATTERNS
        return f"(?:{'|'.join(map(re.escape, right))})" if is_listed else PATTERNS[capital[0]]

    return re.compile(re.sub(r"[A-Z]{3,}", choice, form.replace("?", r"\?")))


def matching(id: str, forms: list[str], text: str) -> list[str]:
    return [form for form in forms if pattern(id, form).fullmatch(text)]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.name)
def test_the_tables_are_up_to_date(path: Path) -> None:
    """If not: `make reference`."""
    assert page(path.read_text("utf-8")) == path.read_text("utf-8")


@pytest.mark.parametrize("id", GAMES)
def test_every_table_is_there(id: str) -> None:
    wanted = ["view", "printed"] if id != "noch-mal-so-gut" else []  # they share those
    wanted += ["options"] if game(id).options else []
    wanted += ["parts"] + (["ratings"] if game(id).solo_levels else [])
    for kind in wanted:
        assert f"<!-- table: {kind} {id} -->" in PAGE_OF[id], kind


@pytest.mark.parametrize("id", GAMES)
def test_every_phase_and_step_has_a_row(id: str) -> None:
    view = game(id).table_view.__globals__
    assert [row[0] for row in rows(id, "Phases")] == [[phase] for phase in game(id).phases]
    if "Step" in view:
        assert {row[0][0] for row in rows(id, "Steps")} == set(view["Step"].__args__)


@pytest.mark.parametrize("id", GAMES)
def test_examples_are_read_and_every_word_is_there(id: str) -> None:
    match = new_match(id, seats(2), seed=1)
    moves, outcomes = rows(id, "Moves"), rows(id, "Outcomes")
    for (form,), (example,), *_ in moves:
        assert matching(id, [form], example)
        for language in LANGUAGES:
            match.game.read_move(match.setup, words(language).tokens(example))
    for (form,), (example,), *_ in outcomes:
        assert matching(id, [form], example)
    named = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`\n]+)`", PAGE_OF[id]))))
    assert set(game(id).notation.TOKENS) <= named


@pytest.mark.parametrize("name", PAGES)
def test_what_is_asked_is_what_the_page_says(name: str) -> None:
    """Beside each step or phase stand the forms of what can be said in it, and no others."""
    shown = set()
    for id, players in TABLES:
        if PAGE_OF[id] != PAGES[name]:
            continue
        listed = asked(id)
        forms = [row[0][0] for kind in ("Moves", "Outcomes") for row in rows(id, kind)]
        for place, text in said(id, players):
            found = matching(id, [form for form in forms if form in listed[place]], text)
            assert len(found) == 1, (place, text)
            shown.add((place, found[0]))
    assert {(place, form) for place in listed for form in listed[place]} - shown <= RARE


def asked(id: str) -> dict[str, list[str]]:
    """The forms that a page lists for each step (of a game without steps: for each phase)."""
    if not section(id, "Steps"):
        return {row[0][0]: row[-1] for row in rows(id, "Phases")}
    steps = {row[0][0]: row[-1] for row in rows(id, "Steps")}
    return steps | {"chance": [row[0][0] for row in rows(id, "Outcomes")]}


def said(id: str, players: int) -> Iterator[tuple[str, str]]:
    """What can be said in random games, with the step (or phase) in which it can."""
    has_steps = bool(section(id, "Steps"))
    for seed in range(2):
        match = new_match(id, seats(players), seed)
        while not match.is_over:
            if isinstance(match.node, Chance):
                found = match.outcomes()
                some = [*found[:: len(found) // 7 + 1], found[-1]]
                yield from (("chance" if has_steps else match.phase, text) for text, _ in some)
            for seat in match.awaited:
                place = match.seat_view(seat, seat)["step"] if has_steps else match.phase
                yield from ((place, text) for text in match.legal(seat))
            play_on(match, match.step, "random", steps=1)
