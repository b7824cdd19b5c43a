"""Events are complete and sound: with the view before, they give the view after.

`EXPLAINED_GAMES=1000 pytest tests/test_explained.py` plays more games a table.
"""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from kleeblatt import GAMES, game, new_match
from tests.players import play_on, player_counts, seats

EXPLAINED = ("push", "doppelt-so-clever", "noch-mal")  # families
TABLES = [(id, n) for id in GAMES for n in player_counts(id) if game(id).family in EXPLAINED]
SEEDS = int(os.environ.get("EXPLAINED_GAMES", "2"))  # games a table and a way to play

View = dict[str, Any]
Event = dict[str, Any]
Step = tuple[Any, list[Event], View, View, Any]  # judge, events, view before, after, printed

RARE = [("noch-mal-so-gut", 1, 2, "medium")]  # two colours alone: rolls are left


@pytest.mark.parametrize("name", ["random", "eager"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_views_are_explained(id: str, players: int, name: str) -> None:
    """No change without an event, no event without a change, for every seat and a spectator."""
    for seed in range(SEEDS):
        for step in steps(id, players, seed, name):
            check(*step)


@pytest.mark.parametrize(("id", "players", "seed", "name"), RARE)
def test_rare_views_are_explained(id: str, players: int, seed: int, name: str) -> None:
    for step in steps(id, players, seed, name):
        check(*step)


@pytest.mark.parametrize("id", dict(TABLES))
def test_judges_notice_a_missing_event(id: str) -> None:
    """Leave out one event of a step after another: the judge objects every time."""
    for judge, events, before, after, printed in steps(id, 2, 5, "eager"):
        for number, event in enumerate(events):
            if event["event"] not in judge.SAID:
                told = events[:number] + events[number + 1 :]
                with pytest.raises((AssertionError, LookupError, ValueError)):
                    check(judge, told, before, after, printed)


def steps(id: str, players: int, seed: int, name: str) -> Iterator[Step]:
    """Play a game; of each step that changed something, what every seat and a spectator saw."""
    judge = import_module(f"tests.explained.{game(id).family.replace('-', '_')}")
    match = new_match(id, seats(players), seed)
    printed = as_json(match.printed())
    eyes = (None, *range(players))
    while not match.is_over:
        before = {seat: (as_json(match.view(seat)), set(match.known_to(seat))) for seat in eyes}
        play_on(match, seed * 1000 + match.step, name, steps=1)
        for seat, (view, known) in before.items():
            new = [number for number in match.known_to(seat) if number not in known]
            events = [event.json() for number in new for event in match.open_events[number]]
            yield judge, as_json(events), view, as_json(match.view(seat)), printed


def check(judge: Any, events: list[Event], view: View, after: View, printed: Any) -> None:
    """Does what is new to a seat explain how its view has changed?"""
    shown = view
    for event in events:
        changed = as_json(shown)
        judge.explain(changed, event, printed)
        if event["event"] in judge.SAID:
            assert changed == shown, event
            assert view != after, event
        else:
            assert changed != shown, event
        shown = changed
    assert judge.without_question(shown) == judge.without_question(after), events


def as_json(value: Any) -> Any:
    """As it travels: a copy."""
    return json.loads(json.dumps(value))
