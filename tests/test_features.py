"""What nets are told, and what they choose from: every game's `features`, seen from outside."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kleeblatt.bots.options import OPTIONS, rival, see, won
from kleeblatt.core.chance import DICE, Rng, begin
from kleeblatt.core.kernel import bound
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy
from kleeblatt.games import all_games, game
from kleeblatt.games.push.bots.features import colour_weight, row_weight
from kleeblatt.games.push.deck import KINDS, VALUES, count, one
from kleeblatt.games.push.rules import has_row
from tests.afterstates import TABLES, after, at_every_table, of, options_of, positions, told


def test_every_game_is_here() -> None:
    assert {id for id, _, _ in TABLES} == {each.id for each in all_games() if each.features}


@at_every_table
def test_inputs_are_numbers_each_once(id: str, players: int, options: dict[str, str]) -> None:
    chosen = game(id)
    setup, random = chosen.setup(players, options), Random(1)
    for s, seat, listed in positions(chosen, setup, 2):
        for option in random.sample(listed, min(3, len(listed))):
            inputs = told(chosen, setup, after(chosen, setup, s, seat, option), seat)
            assert len(set(inputs)) == len(inputs)
            assert 0 <= min(inputs) <= max(inputs) < chosen.features.INPUTS


@at_every_table
def test_options_are_all_whole_moves(id: str, players: int, options: dict[str, str]) -> None:
    """The same as move after move by hand, and none is listed twice."""
    chosen = game(id)
    rules, features, setup = chosen.rules, chosen.features, chosen.setup(players, options)

    def by_hand(s: Any, seat: int) -> Iterator[tuple[int, ...]]:
        moves = Moves()
        rules.legal(setup, s, seat, moves)
        for move in moves.item[: moves.count]:
            if not features.is_sensible(setup, s, seat, move):
                continue
            if not features.is_half(setup, s, seat, move):
                yield (move,)
                continue
            then = copy(s)
            rules.apply(setup, then, seat, move)
            yield from ((move, *rest) for rest in by_hand(then, seat))

    def digits(option: int) -> tuple[int, ...]:
        made, rest = [option % rules.MOVES], option // rules.MOVES
        while rest:
            rest, digit = divmod(rest, rules.MOVES + 1)
            made.append(digit - 1)
        return tuple(made)

    for number, (s, seat, listed) in enumerate(positions(chosen, setup, 2)):
        if number % 5 == 0:
            assert len(listed) < OPTIONS
            assert [digits(option) for option in listed] == list(by_hand(s, seat))
            assert len(set(listed)) == len(listed)


@at_every_table
def test_outcomes_are_those_of_the_game(id: str, players: int, options: dict[str, str]) -> None:
    """Where all outcomes are looked at, they have the game's own weights."""
    chosen = game(id)
    rules, features, setup = chosen.rules, chosen.features, chosen.setup(players, options)
    looked, seen = 0, set()
    for s, seat, listed in positions(chosen, setup, 2):
        then = after(chosen, setup, s, seat, listed[-1])
        if not rules.is_chance(then) or (count := features.outcome_count(setup, then)) == 0:
            continue
        if count in seen and count > 40:
            continue
        seen.add(count)
        weights = Counter[int]()
        for i in range(count):
            weight = features.outcome_weight(setup, then, i)
            if weight:
                weights[features.outcome_at(setup, then, i)] += weight
        right = Counter(dict(chosen.outcomes(setup, then)))
        total, all_right = sum(weights.values()), sum(right.values())
        assert set(weights) == set(right)
        assert all(weights[each] * all_right == right[each] * total for each in right)
        looked += 1
    assert looked > 0 or (id.startswith("noch-mal") and players > 1)


@at_every_table
def test_equal_keys_mean_the_same_result(id: str, players: int, options: dict[str, str]) -> None:
    """What is known of an option after one roll holds after every roll."""
    chosen = game(id)
    rules, features, setup = chosen.rules, chosen.features, chosen.setup(players, options)
    random, compared = Random(3), 0
    for s, seat, listed in positions(chosen, setup, 3):
        then = after(chosen, setup, s, seat, random.choice(listed))
        if random.random() < 0.7 or not rules.is_chance(then) or features.KEYS == 0:
            continue
        known: dict[int, list[int]] = {}
        for world in range(12):
            rolled, rng = copy(then), Rng()
            begin(rng, world, DICE)
            while rules.is_chance(rolled):
                rules.apply_outcome(setup, rolled, rules.roll(setup, rolled, rng))
            if not rules.awaited(rolled) >> seat & 1:
                continue
            choices = options_of(chosen, setup, rolled, seat)
            for option in random.sample(choices, min(30, len(choices))):
                key = features.option_key(setup, rolled, seat, option)
                assert key < features.KEYS
                if key < 0:
                    continue
                end = after(chosen, setup, rolled, seat, option)
                result = [*told(chosen, setup, end, seat), -1, rules.score(setup, end, seat)]
                compared += key in known
                assert known.setdefault(key, result) == result
    assert compared > 10 or features.KEYS == 0


@pytest.mark.parametrize(("id", "players"), [("noch-mal", 3), ("geht-noch-was", 3)])
def test_a_seat_sees_what_a_match_shows_it(id: str, players: int) -> None:
    """`see` hides the same as `Match.seen_by`: what others decide at the same time."""
    from kleeblatt import new_match
    from kleeblatt.core.match import Chance

    chosen = game(id)
    rules, look = chosen.rules, bound(see, rules=chosen.rules)
    match, random = new_match(id, ["A", "B", "C"][:players], seed=4), Random(4)
    shown, seen, seer, hidden = rules.State(), rules.State(), -1, 0
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[0]
        seer = look(match.state, shown, seen, seer, seat)
        assert seen == match.seen_by(seat).state
        hidden += seen != match.state
        move = random.choice(match.legal_numbers(seat))
        match.play(seat, move)
        rules.apply(match.setup, seen, seat, move)
    assert hidden > 5


def test_a_win_is_shared() -> None:
    chosen = game("push")
    setup, s, share = chosen.setup(3), chosen.rules.State(), bound(won, rules=chosen.rules)
    chosen.rules.start(setup, s)
    assert [share(setup, s, seat) for seat in range(3)] == [8, 8, 8]
    s.display[1] = 1
    assert [share(setup, s, seat) for seat in range(3)] == [0, 24, 0]
    assert share(chosen.setup(2), s, 0) == 0
    alone = game("noch-mal")
    fresh = alone.rules.State()
    assert bound(won, rules=alone.rules)(alone.setup(1), fresh, 0) == 0
    assert bound(rival, rules=alone.rules)(alone.setup(1), fresh, 0) == 0


def test_the_mean_of_the_others() -> None:
    chosen = game("noch-mal")  # where points begin below 0
    setup, s = chosen.setup(3), chosen.rules.State()
    chosen.rules.start(setup, s)
    others = of(chosen.id, rival)
    start = chosen.rules.score(setup, s, 0)
    assert start < 0
    assert [others(setup, s, seat) for seat in range(3)] == [-start] * 3
    for s, seat, _ in positions(chosen, setup, 1):
        scores = [chosen.rules.score(setup, s, other) for other in range(3) if other != seat]
        assert others(setup, s, seat) == -(sum(scores) // 2)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_in_noch_mal_only_who_chooses_first_looks_ahead(players: int) -> None:
    chosen, random, seen = game("noch-mal"), Random(1), set()
    setup = chosen.setup(players)
    for s, seat, listed in positions(chosen, setup, 2):
        then = after(chosen, setup, s, seat, random.choice(listed))
        looks = chosen.features.can_look(setup, then, seat)
        if chosen.rules.is_chance(then):
            rng = Rng()
            chosen.rules.apply_outcome(setup, then, chosen.rules.roll(setup, then, rng))
            assert looks == bool(chosen.rules.awaited(then) >> seat & 1)
        else:
            assert not looks
        seen.add(looks)
    assert seen == {True, False}


def test_colours_and_rows_of_push_have_no_names() -> None:
    """Other colours and rows in another order tell a net the same, where no two are alike."""
    chosen, random, compared = game("push"), Random(1), 0
    setup = chosen.setup(3)
    for s, seat, listed in positions(chosen, setup, 3):
        then = after(chosen, setup, s, seat, random.choice(listed))
        colours, rows = random.sample(range(5), 5), random.sample(range(3), 3)
        other = copy(then)
        other.deck = recoloured(then.deck, colours)
        other.display = [recoloured(cards, colours) for cards in then.display]
        other.secured = [recoloured(cards, colours) for cards in then.secured]
        other.row = [recoloured(then.row[row], colours) for row in rows]
        other.row_dice = [then.row_dice[row] for row in rows]
        weights = {colour_weight(setup, then, seat, colour) for colour in range(5)}
        there = [row for row in range(3) if has_row(then, row)]
        if len(weights) == 5 and len({row_weight(then, row) for row in there}) == len(there):
            compared += 1
            assert sorted(told(chosen, setup, other, seat)) == sorted(
                told(chosen, setup, then, seat)
            )
    assert compared > 50


def recoloured(cards: int, colours: list[int]) -> int:
    """Every colour becomes another one."""
    found = 0
    for kind in range(KINDS):
        found += one(colours[kind // VALUES] * VALUES + kind % VALUES) * count(cards, kind)
    return found
