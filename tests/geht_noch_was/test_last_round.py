"""The last round, solved backwards by tools/last_round.py, against the rules step by step."""

from collections import Counter
from typing import Any

import pytest

from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy, to_batch
from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import bit_of, word_of
from kleeblatt.games.geht_noch_was.notation import cards_that_can_come
from kleeblatt.games.geht_noch_was.state import DECIDE, DICE, PUSH, WIDTH
from tools.last_round import Play, Round, before_last_round


def by_the_rules(setup: Any, s: Any, known: dict[bytes, float]) -> float:
    """The points in the end by perfect play: every roll that differs, every move, nothing clever.

    Cards that only console are drawn anyhow: they count nothing.
    """
    s.stage = s.rolls = 0  # these make no odds
    s.rolled *= s.phase == DECIDE
    key = to_batch(s).tobytes()
    if key not in known:
        known[key] = _by_the_rules(setup, s, known)
    return known[key]


def _by_the_rules(setup: Any, s: Any, known: dict[bytes, float]) -> float:
    if rules.is_over(s):
        return float(rules.score(setup, s, 0))
    if s.drawing:
        return by_the_rules(setup, _rolled(setup, s, cards_that_can_come(s)[0]), known)
    if s.phase == DICE:
        cards = [card - 1 for card in s.display[0] if card]
        weights: Counter[tuple[bool, ...]] = Counter()
        rolls = {}
        for roll, weight in enumerate(dice.WEIGHTS):
            fulfilled = tuple(
                setup.fulfils[word_of(card) % 2][roll] & bit_of(card) != 0 for card in cards
            )
            weights[fulfilled] += weight
            rolls[fulfilled] = roll
        points = {
            f: by_the_rules(setup, _rolled(setup, s, roll), known) for f, roll in rolls.items()
        }
        total = sum(weight * points[f] for f, weight in weights.items())
        return float(total / dice.ROLLS)
    return max(by_the_rules(setup, _made(setup, s, move), known) for move in _moves(setup, s))


def _moves(setup: Any, s: Any) -> list[int]:
    moves = Moves()
    rules.legal(setup, s, 0, moves)
    return moves.item[: moves.count]


def _rolled(setup: Any, s: Any, outcome: int) -> Any:
    after = copy(s)
    rules.apply_outcome(setup, after, outcome)
    return after


def _made(setup: Any, s: Any, move: int) -> Any:
    after = copy(s)
    rules.apply(setup, after, 0, move)
    return after


@pytest.mark.parametrize("luck", [0, 1])
@pytest.mark.parametrize("number", [0, 1])
def test_the_last_round_is_solved(number: int, luck: int) -> None:
    """With one card on each level, up to where Push it! begins."""
    setup, s = before_last_round("medium", number)
    cards = [card for card in s.display[0] if card]
    s.display[0] = [0] * len(s.display[0])
    for level in range(4):
        s.display[0][WIDTH * level] = cards[level]
    s.clover[0] = luck
    assert Round(setup, s).best(0, luck) == pytest.approx(by_the_rules(setup, copy(s), {}))


def test_nobody_plays_better_than_perfectly() -> None:
    """Medium loses something, and not much."""
    play = Play(*before_last_round("medium", 2), "medium")
    luck = play.start.clover[0]
    best, made = play.best(0, luck), play.made(0, luck)
    assert best - 10 < made < best
    assert play.out(0, luck).phase != PUSH  # nothing was marked: the game is over
