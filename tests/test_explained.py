"""Events are complete and sound: with the view before, they give the view after.

`EXPLAINED_GAMES=1000 pytest tests/test_explained.py` plays more games a table.
"""

import copy
import json
import os
from importlib import import_module
from typing import Any

import pytest

from kleeblatt import GAMES, Match, game, new_match
from tests.players import play_on, player_counts, seats

EXPLAINED = ("push", "doppelt-so-clever")  # families
TABLES = [(id, n) for id in GAMES for n in player_counts(id) if game(id).family in EXPLAINED]
SEEDS = int(os.environ.get("EXPLAINED_GAMES", "2"))  # games a table and a way to play

View = dict[str, Any]


@pytest.mark.parametrize("name", ["random", "eager"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_views_are_explained(id: str, players: int, name: str) -> None:
    """No change without an event, no event without a change, for every seat and a spectator."""
    judge = import_module(f"tests.explained.{game(id).family.replace('-', '_')}")
    for seed in range(SEEDS):
        match = new_match(id, seats(players), seed)
        eyes = (None, *range(players))
        while not match.is_over:
            before = {seat: (as_json(match.view(seat)), set(match.known_to(seat))) for seat in eyes}
            play_on(match, seed * 1000 + match.step, name, steps=1)
            for seat, (view, known) in before.items():
                check(judge, match, seat, view, known)


def check(judge: Any, match: Match, seat: int | None, view: View, known: set[int]) -> None:
    """Does what is new to a seat explain how its view has changed?"""
    new = [number for number in match.known_to(seat) if number not in known]
    events = [event.json() for number in new for event in match.open_events[number]]
    after, shown = as_json(match.view(seat)), copy.deepcopy(view)
    printed = as_json(match.printed())
    for event in events:
        changed = copy.deepcopy(shown)
        judge.explain(changed, event, printed)
        if event["event"] in judge.SAID:
            assert changed == shown, event
            assert view != after, event
        else:
            assert changed != shown, event
        shown = changed
    assert judge.without_question(shown) == judge.without_question(after), events


def as_json(value: Any) -> Any:
    """As it travels."""
    return json.loads(json.dumps(value))
