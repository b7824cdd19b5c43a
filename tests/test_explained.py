"""Events are complete and sound: with the view before, they give the view after.

`EXPLAINED_GAMES=1000 pytest tests/test_explained.py` plays more games a table.
"""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from kleeblatt import GAMES, Match, game
from tests.players import new_matches, play_on, player_counts, ways

TABLES = [(id, n) for id in GAMES for n in player_counts(id)]
SEEDS = int(os.environ.get("EXPLAINED_GAMES", "1"))  # games a table and a way to play
RARE = [  # what chance seldom comes to: rolls that are left, sets, pushes, empty decks
    ("noch-mal-so-gut", 1),
    *(("geht-noch-was", players) for players in player_counts("geht-noch-was")),
]
UNPACKED = [(id, n) for id, n in TABLES if game(id).family == "geht-noch-was"]

View = dict[str, Any]
Event = dict[str, Any]
Step = tuple[View, list[Event], View, Any]  # a view before, what was heard, the view after, printed


@pytest.mark.parametrize(("id", "players", "name"), ways(TABLES, SEEDS))
def test_views_are_explained(id: str, players: int, name: str) -> None:
    """No change without an event, no event without a change, for every seat and a spectator."""
    for step in steps(id, players, SEEDS, name):
        check(judge_of(id), *step)


@pytest.mark.parametrize(("id", "players"), RARE)
def test_rare_views_are_explained(id: str, players: int) -> None:
    """Somebody plays who knows how."""
    for step in steps(id, players, SEEDS, "medium"):
        check(judge_of(id), *step)


@pytest.mark.parametrize("id", GAMES)
def test_judges_notice_a_missing_event(id: str) -> None:
    """Leave out one event of a step after another: the judge objects every time."""
    judge = judge_of(id)
    for before, events, after, printed in steps(id, 2, 1, "eager"):
        for number, event in enumerate(events):
            if event["event"] not in judge.SAID | getattr(judge, "UNSEEN", set()):
                told = events[:number] + events[number + 1 :]
                with pytest.raises((AssertionError, LookupError, ValueError)):
                    check(judge, before, told, after, printed)


@pytest.mark.parametrize(("id", "players"), UNPACKED)
def test_openings_are_explained(id: str, players: int) -> None:
    """The first view comes from the table that a judge unpacks."""
    judge = judge_of(id)
    for match in new_matches(id, players, range(3)):
        printed, after = as_json(match.printed()), as_json(match.view())
        opening = [event.json() for event in match.opening]
        check(judge, judge.unpack(printed, players), as_json(opening), after, printed)


def judge_of(id: str) -> Any:
    """The module that says what the events of a game change."""
    return import_module(f"tests.explained.{game(id).family.replace('-', '_')}")


def steps(id: str, players: int, games: int, name: str) -> Iterator[Step]:
    """Play games; of each step, what every seat and a spectator saw, the same only once."""
    for seed, match in enumerate(new_matches(id, players, range(games))):
        printed = as_json(match.printed())
        before = {seat: seen_by(match, seat) for seat in (None, *range(players))}
        while not match.is_over:
            play_on(match, seed * 1000 + match.step, name, steps=1)
            after = {seat: seen_by(match, seat) for seat in before}
            yielded = set()
            for seat, (view, known) in after.items():
                old, heard = before[seat]
                step = old, tuple(sorted(known - heard)), view
                if step not in yielded:
                    yielded.add(step)
                    told = [event.json() for new in step[1] for event in match.open_events[new]]
                    yield json.loads(old), as_json(told), json.loads(view), printed
            before = after


def seen_by(match: Match, seat: int | None) -> tuple[str, set[int]]:
    """What a seat sees, as it travels, and the entries of the record that it knows."""
    return json.dumps(match.view(seat)), set(match.known_to(seat))


def check(judge: Any, before: View, events: list[Event], after: View, printed: Any) -> None:
    """Do events explain how a view has changed?"""
    shown = before
    for event in events:
        changed = as_json(shown)
        judge.explain(changed, event, printed)
        if event["event"] in judge.SAID:
            assert changed == shown, event
            assert before != after, event
        else:
            assert changed != shown, event
        shown = changed
    assert judge.without_question(shown) == judge.without_question(after), events


def as_json(value: Any) -> Any:
    """As it travels, and a copy."""
    return json.loads(json.dumps(value))
