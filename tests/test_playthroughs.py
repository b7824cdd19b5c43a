"""Play is as it was: golden playthroughs, tree counts, fingerprints."""

import json
from pathlib import Path

import pytest

from kleeblatt import GAMES, game, new_match
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.struct import copy
from kleeblatt.core.words import LANGUAGES
from kleeblatt.lab.fingerprint import fingerprint
from tests import playthrough
from tests.players import play_on, seats

HERE = Path(__file__).parent
COUNTS = json.loads((HERE / "tree_counts.json").read_text("utf-8"))
FINGERPRINTS = json.loads((HERE / "fingerprints.json").read_text("utf-8"))


@pytest.mark.parametrize("name", playthrough.GAMES)
def test_golden_playthrough(name: str) -> None:
    written = (playthrough.FOLDER / f"{name}.txt").read_text("utf-8")
    assert playthrough.playthrough(*playthrough.GAMES[name]) == written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", playthrough.GAMES)
def test_golden_story(name: str, language: str) -> None:
    written = (playthrough.FOLDER / f"{name}.{language}.txt").read_text("utf-8")
    assert playthrough.retold(language, *playthrough.GAMES[name]) == written


def test_every_game_has_a_playthrough() -> None:
    assert {table[0] for table in playthrough.GAMES.values()} == set(GAMES)
    files = {path.name.partition(".")[0] for path in playthrough.FOLDER.glob("*.txt")}
    assert files == set(playthrough.GAMES)


def leaves(match: Match, depth: int) -> int:
    """The number of ways to go on by so many moves; chance shows the dice of the seed."""
    if depth == 0 or not match.awaited:
        return 1
    seat = match.awaited[0]
    legal, before = match.legal_numbers(seat), copy(match.state)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        match.game.rules.apply(match.setup, match.state, seat, move)
        total += leaves(match, depth - 1)
        match.state = copy(before)
    return total


@pytest.mark.parametrize("case", COUNTS, ids=lambda c: f"{c['game']}-{c['players']}-{c['seed']}")
def test_tree_counts(case: dict[str, int]) -> None:
    assert tree_count(case) == case["leaves"]


def tree_count(case: dict[str, int]) -> int:
    """Leaves below the first decision after so many steps of an eager bot."""
    match = new_match(str(case["game"]), seats(case["players"]), case["seed"])
    play_on(match, case["seed"], steps=case["steps"])
    while isinstance(match.node, Chance):
        match.roll()
    return leaves(match, case["depth"])


def test_every_game_has_tree_counts() -> None:
    assert {case["game"] for case in COUNTS} == set(GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_fingerprint(id: str) -> None:
    """If play is meant to change: raise the rules version, then `make fingerprint`."""
    assert fingerprint(game(id)) == FINGERPRINTS[id]


@pytest.mark.parametrize("id", GAMES)
def test_fingerprint_interpreted(id: str) -> None:
    assert fingerprint(game(id), 12, interpreted=True) == fingerprint(game(id), 12)
