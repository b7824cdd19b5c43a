"""The rules against the independent referees: 2,000 random games a game and number of players.

Every day others, so that 100,000 have been played after 50 days; `make prove` plays as many at once
(LOCKSTEP_GAMES). With five players and more, whose games are long, half as many.
"""

import os
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest

from kleeblatt import GAMES, game
from kleeblatt.games.doppelt_so_clever import sheet
from tests.oracle import lockstep_geht_noch_was
from tests.oracle.lockstep import SAME, play_lockstep
from tests.players import player_counts

GAMES_EACH = int(os.environ.get("LOCKSTEP_GAMES", "500"))
PIECES = 50
PIECE = datetime.now(UTC).toordinal() % PIECES  # a difference is reported with its seed
MANY = 5  # players
RARE: dict[str, tuple[str, ...]] = {  # what must have been compared often enough too
    "noch-mal": (),
    "noch-mal-so-gut": ("bombs", "specials"),
    "doppelt-so-clever": ("questions", "lost"),
    "push": ("dice",),
    "geht-noch-was": ("from under", "exchanges", "lifts", "multiplied", "empty decks"),
}
# The longest first, so that no core waits for the last one.
TABLES = [(id, n) for id in reversed(GAMES) for n in reversed(player_counts(id))]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_lockstep(id: str, players: int) -> None:
    """On all sheets; a part of the games begins on sheets that are partly filled."""
    compared: Counter[str] = Counter()
    games = GAMES_EACH if players < MANY else GAMES_EACH // 2
    start = PIECE * games
    for first in range(start, start + games, SAME):
        compared.update(play_lockstep(id, players, first, min(SAME, start + games - first)))
    assert compared["games"] == games
    assert compared["decisions"] > 25 * games
    for rare in RARE[id]:
        assert compared[rare] > games / 20, rare
    print(f"{id}, {players} players: {compared}")


@pytest.mark.parametrize("id", ["noch-mal", "noch-mal-so-gut"])
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("column_first", [4] * 15),
        ("star_points", -1),
        ("jokers", 7),
        ("colour_low", [0] * 5),
        ("last_colours", 3),
    ],
)
def test_lockstep_finds_wrong_rules(
    id: str, field: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A check that cannot fail proves nothing: each of these mistakes is found."""
    setup = game(id).setup(3)
    was = getattr(setup, field)
    monkeypatch.setattr(setup, field, value)
    with pytest.raises(AssertionError, match=r"the referee disagrees on"):
        play_lockstep(id, 3, 0, 200)
    setattr(setup, field, was)
    play_lockstep(id, 3, 0, 200)


def test_lockstep_finds_wrong_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Doppelt so clever has nothing else in its setup; its sheet is checked number by number."""
    monkeypatch.setattr(sheet, "ROUNDS", (5, 5, 5, 5))
    play_lockstep("doppelt-so-clever", 3, 0, 100)
    with pytest.raises(AssertionError, match=r"the referee disagrees on"):
        play_lockstep("doppelt-so-clever", 2, 0, 100)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("points", {"green": 1, "yellow": 2, "red": 3}),
        ("cost", {"green": 1, "yellow": 3, "red": 4}),
        ("level_factors_bottom_to_top", {"normal": [1, 1, 2, 4, 7], "solo": [1, 2, 4, 6, 9]}),
        ("round_bonus", {str(n): [{"luck": 1}, {"luck": 1}] for n in range(1, 6)}),
    ],
)
def test_lockstep_finds_a_wrong_deck(
    name: str, wrong: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Geht noch was?: one fact of the deck is another one for the referee."""
    right = lockstep_geht_noch_was.deck_facts
    monkeypatch.setattr(
        lockstep_geht_noch_was, "deck_facts", lambda text: right(text) | {name: wrong}
    )
    with pytest.raises(AssertionError, match=r"the referee disagrees on"):
        play_lockstep("geht-noch-was", 3, 0, 300)


def test_lockstep_finds_a_wrong_task(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single die of a single card."""
    right = lockstep_geht_noch_was.deck_facts

    def wrong(text: str) -> dict[str, Any]:
        facts = right(text)
        facts["cards"][0]["condition"] = "2R= / 3B="
        return facts

    monkeypatch.setattr(lockstep_geht_noch_was, "deck_facts", wrong)
    with pytest.raises(AssertionError, match=r"the referee disagrees on"):
        play_lockstep("geht-noch-was", 3, 0, 300)
