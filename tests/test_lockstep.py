"""The rules against the independent referees: 10,000 random games a game and number of players.

`make prove` plays ten times as many (LOCKSTEP_GAMES).
"""

import os

import pytest

from kleeblatt import GAMES, game
from tests.oracle import lockstep
from tests.players import player_counts

GAMES_EACH = int(os.environ.get("LOCKSTEP_GAMES", "10000"))
CHUNK = 500
TABLES = [(id, players) for id in GAMES for players in player_counts(id)]


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_lockstep(id: str, players: int) -> None:
    """Shared out among the sheets; a part of the games begins on sheets that are partly crossed."""
    sheets = lockstep.SHEETS[id]
    compared = dict.fromkeys(("games", "decisions", "bombs", "specials"), 0)
    for first in range(0, GAMES_EACH, CHUNK):
        sheet = sheets[first // CHUNK % len(sheets)]
        count = min(CHUNK, GAMES_EACH - first)
        for name, value in lockstep.play_lockstep(id, players, sheet, first, count).items():
            compared[name] += value
    assert compared["games"] == GAMES_EACH
    assert compared["decisions"] > 25 * GAMES_EACH
    if game(id).setup(players).has_special:
        assert compared["bombs"] > 0
        assert compared["specials"] > GAMES_EACH
    print(f"{id}, {players} players: {compared}")


@pytest.mark.parametrize("id", GAMES)
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
        lockstep.play_lockstep(id, 3, lockstep.SHEETS[id][0], 0, 200)
    setattr(setup, field, was)
    lockstep.play_lockstep(id, 3, lockstep.SHEETS[id][0], 0, 200)
