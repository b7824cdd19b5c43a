"""Who decides at the same time: on a roll hidden and in any order, otherwise open."""

from collections.abc import Callable

import pytest

from kleeblatt import Chance, Match, SeededDice, game, new_match, replay
from kleeblatt.core.record import Move
from kleeblatt.games.geht_noch_was.state import BUY, DECIDE
from tests.players import play_on, seats


def at_roll(players: int, seed: int, **options: str) -> Match:
    """A match at a roll on which at least two decide."""
    match = Match(game("geht-noch-was"), seats(players), options, dice=SeededDice(seed))
    while match.state.phase != DECIDE or len(match.awaited) < 2:
        assert not match.is_over
        play_on(match, match.step, steps=1)
    return match


def answer(match: Match, pick: Callable[[tuple[int, ...]], int]) -> None:
    """All decisions on a roll; what a seat chooses depends on nothing but itself."""
    while match.awaited and match.state.phase == DECIDE:
        seat = pick(match.awaited)
        legal = match.legal_numbers(seat)
        own = sum(isinstance(entry, Move) and entry.seat == seat for entry in match.record.entries)
        match.play(seat, legal[(seat * 7 + own * 13) % len(legal)])


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
@pytest.mark.parametrize("solo_rules", ["no", "yes"])
def test_the_order_of_answers_on_a_roll_does_not_matter(players: int, solo_rules: str) -> None:
    for seed in range(4):
        match = at_roll(players, seed, solo_rules=solo_rules)
        forward, backward = replay(match.record), replay(match.record)
        answer(forward, lambda awaited: awaited[0])
        answer(backward, lambda awaited: awaited[-1])
        assert forward.state == backward.state


def test_decisions_on_a_roll_are_hidden() -> None:
    for seed in range(6):
        match = at_roll(3, seed)
        first, last = match.awaited[0], match.awaited[-1]
        before, spectator = match.view(last), match.view()
        match.play(first, match.legal(first)[0])
        while first in match.awaited:
            match.play(first, match.legal(first)[-1])
        assert match.view(first)["seats"][first] != before["seats"][first]
        assert match.view(last)["seats"][first] == before["seats"][first]
        assert match.view() == spectator
        while match.state.phase == DECIDE and match.awaited:
            match.play(match.awaited[0], match.legal(match.awaited[0])[0])
        assert match.view(last)["seats"][first] != before["seats"][first]


def test_purchases_are_seen_at_once() -> None:
    match = new_match("geht-noch-was", seats(3), 4)
    while match.state.phase != BUY or not any(len(match.legal(s)) > 1 for s in match.awaited):
        assert not match.is_over
        play_on(match, match.step, steps=1)
    buyer = next(seat for seat in match.awaited if len(match.legal(seat)) > 1)
    match.play(buyer, match.legal(buyer)[1])
    if isinstance(match.node, Chance):
        match.roll()
    other = (buyer + 1) % 3
    assert match.view(other)["seats"][buyer] == match.view(buyer)["seats"][buyer]
