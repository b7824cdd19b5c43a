"""Events are complete and sound: with the view before, they give the view after.

`EXPLAINED_GAMES=1000 pytest tests/test_explained.py` plays more games a table.
"""

import copy
import json
import os
from importlib import import_module
from typing import Any

import pytest

from kleeblatt import GAMES, Match, game
from kleeblatt.core.events import Event
from tests.players import new_matches, play_on, player_counts

EXPLAINED = ("push", "doppelt-so-clever", "geht-noch-was")  # families
TABLES = [(id, n) for id in GAMES for n in player_counts(id) if game(id).family in EXPLAINED]
SEEDS = int(os.environ.get("EXPLAINED_GAMES", "2"))  # games a table and a way to play

View = dict[str, Any]


@pytest.mark.parametrize("name", ["random", "eager", "medium"])
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_views_are_explained(id: str, players: int, name: str) -> None:
    """No change without an event, no event without a change, for every seat and a spectator."""
    judge = judge_of(id)
    for seed, match in enumerate(new_matches(id, players, range(SEEDS))):
        printed = as_json(match.printed())
        before = {seat: seen_by(match, seat) for seat in (None, *range(players))}
        while not match.is_over:
            play_on(match, seed * 1000 + match.step, name, steps=1)
            after = {seat: seen_by(match, seat) for seat in before}
            checked: list[Any] = []  # most of the time, all see the same
            for seat, (view, known) in after.items():
                old, heard = before[seat]
                new = [number for number in known if number not in heard]
                if (old, new, view) not in checked:
                    checked.append((old, new, view))
                    events = [event for number in new for event in match.open_events[number]]
                    check(judge, old, events, view, printed)
            before = after


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_openings_are_explained(id: str, players: int) -> None:
    """The first view comes from the table that a judge unpacks, if it does."""
    judge = judge_of(id)
    if not hasattr(judge, "unpack"):
        pytest.skip("begins with a view")
    for match in new_matches(id, players, range(3)):
        printed, after = as_json(match.printed()), as_json(match.view())
        check(judge, judge.unpack(printed, players), [*match.opening], after, printed)


def judge_of(id: str) -> Any:
    """The module that says what the events of a game change."""
    return import_module(f"tests.explained.{game(id).family.replace('-', '_')}")


def seen_by(match: Match, seat: int | None) -> tuple[View, dict[int, None]]:
    """What a seat sees, and the entries of the record that it knows."""
    return as_json(match.view(seat)), dict.fromkeys(match.known_to(seat))


def check(judge: Any, view: View, events: list[Event], after: View, printed: View) -> None:
    """Do events explain how a view has changed?"""
    shown, told = view, [event.json() for event in events]
    for event in as_json(told):
        changed = copy.deepcopy(shown)
        judge.explain(changed, event, printed)
        if event["event"] in judge.SAID:
            assert changed == shown, event
            assert view != after, event
        else:
            assert changed != shown, event
        shown = changed
    assert judge.without_question(shown) == judge.without_question(after), told


def as_json(value: Any) -> Any:
    """As it travels."""
    return json.loads(json.dumps(value))
