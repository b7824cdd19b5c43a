"""Easy and medium: always legal, blind to other sheets, and right where it is plain."""

import random

import pytest

from kleeblatt import Chance, Match, SeededDice, game
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy
from kleeblatt.games.doppelt_so_clever import rules
from kleeblatt.games.doppelt_so_clever.bots import heuristics
from kleeblatt.lab.batch import simulate_interpreted
from tests.doppelt_so_clever.table import (
    AREAS,
    FULL,
    GAME,
    PLAYERS,
    choose,
    finish_throws,
    last_turn,
    legal,
    play,
    position,
    put,
    settle,
    silver,
    struck,
    throw,
)

BOTS = ("easy", "medium")
both = pytest.mark.parametrize("name", BOTS)


def wish(name: str, match: Match, seat: int = 0) -> str:
    """What a bot would do, in words; thinking changes nothing."""
    state, moves = match.state, Moves()
    rules.legal(match.setup, state, seat, moves)
    move = moves.item[0]
    if moves.count > 1:
        before, offered = copy(state), copy(moves)
        work = heuristics.Workspace()
        move = getattr(heuristics, name)(match.setup, state, seat, moves, work)
        assert (state, moves) == (before, offered)
        assert move in moves.item[: moves.count]
    return match.move_text(seat, move)


def let_play(name: str, match: Match, seat: int = 0) -> list[str]:
    """A bot decides for a seat until something else must happen; returns its moves."""
    made = []
    while seat in match.awaited:
        made.append(wish(name, match, seat))
        match.play(seat, made[-1])
    return made


def third_throw(match: Match, others: int = 1, **faces: int) -> None:
    """The active player has given up two throws; these dice are the last one, all in hand."""
    for _ in range(2):
        throw(match)
        match.play(match.awaited[0], "pass")
    throw(match, others, **faces)


# At any time


@both
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_always_legal(name: str, players: int) -> None:
    """Through games that partly go on at random, so that strange sheets are met too."""
    chance = random.Random(players)
    match = Match(game(GAME), PLAYERS[:players], dice=SeededDice(players))
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = chance.choice(match.awaited)
        move = wish(name, match, seat)
        match.play(seat, chance.choice(match.legal(seat)) if chance.random() < 0.3 else move)


@both
def test_other_sheets_do_not_count(name: str) -> None:
    """Whatever others have decided at the same time, the move is the same."""
    match = Match(game(GAME), PLAYERS[:3], dice=SeededDice(3))
    met = set()
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[-1]
        move = wish(name, match, seat)
        if match.state.phase in (rules.BONUSES, rules.WINDOW) and len(legal(match, seat)) > 1:
            met.add(match.state.phase)
            told = Match.at(match.game, PLAYERS[:3], {}, copy(match.state))
            for other in {0, 1, 2} - {seat}:
                put(told, other, **FULL, extras=3, foxes=5)
                told.state.step[other] = rules.DONE
            told.state.awaited = 1 << seat
            assert wish(name, told, seat) == move
        match.play(seat, move)
    assert met == {rules.BONUSES, rules.WINDOW}


def test_two_depths() -> None:
    """Medium looks further than easy, and easy knows what it does."""
    means = [
        simulate_interpreted(game(GAME), 1, bots=[name], games=12, seed=5).mean_scores[0]
        for name in ("random", "easy", "medium")
    ]
    assert means[0] + 30 < means[1] < 125
    assert means[1] + 50 < means[2]


# What goes without saying


@both
def test_the_best_die_of_the_last_throw(name: str) -> None:
    """Six points at once, with nothing to lose any more."""
    match = position(1)
    put(match, 0, pink=[6] * 7)
    third_throw(match, pink=6)
    assert wish(name, match) == "pink"


def test_no_six_in_the_first_throw() -> None:
    """Easy knows that it would send all others to the tray."""
    match = position(2)
    throw(match, silver=1, yellow=2, blue=3, green=4, pink=6, white=2)
    assert wish("easy", match) != "pink"


def test_the_sweep_is_seen_beforehand() -> None:
    """Medium takes a high silver die for what it sweeps; easy does not think of that."""
    match = position(1, round=3)
    third_throw(match, silver=6, yellow=3, blue=3, green=3, pink=3, white=5)
    assert wish("medium", match) == "silver"
    assert wish("easy", match) != "silver"


@both
def test_all_is_swept(name: str) -> None:
    """Crosses for nothing: a full column brings its fox too."""
    match = position(1, round=3)
    third_throw(match, silver=6, yellow=3, blue=3, green=3, pink=3, white=5)
    play(match, 0, "silver / silver 6 green")
    let_play(name, match)
    assert {f"3 {row}" for row in ("yellow", "blue", "green", "pink")} < silver(match, 0)
    assert len(silver(match, 0)) >= 6


@both
def test_a_poor_throw_is_thrown_again(name: str) -> None:
    """One point is less than what another throw should bring."""
    match = position(1, round=6)
    put(match, 0, **FULL | {"pink": [5] * 10}, rerolls=1)
    third_throw(match)
    assert wish(name, match) == "again"


@both
def test_nothing_that_hurts(name: str) -> None:
    """Green 2 - 12: better none."""
    match = position(1, round=6)
    put(match, 0, **FULL | {"green": [1]})
    third_throw(match, green=6, white=6)
    assert legal(match, 0) == {"pass", "green", "white"}
    assert wish(name, match) == "pass"


@both
def test_a_die_comes_back(name: str) -> None:
    """In the last own turn all dice are gone, but there are throws left, and a return."""
    match = position(1, round=6)
    put(match, 0, returns=1)
    choose(match, "pink", pink=6)
    assert wish(name, match) == "white"


@both
def test_extra_dice_before_they_lapse(name: str) -> None:
    """In the last window of the game all are used."""
    match = last_turn(2)
    put(match, 0, extras=2)
    finish_throws(match)
    let_play(name, match, 0)
    assert struck(match, 0)[2] == 2


def test_extra_dice_are_kept_for_something_good() -> None:
    """Medium does not spend a +1 on a 1 in round 2; easy is less patient."""
    match = position(2, round=2)
    put(match, 0, pink=[6, 6], extras=1)
    finish_throws(match)
    assert wish("medium", match, 0) == "pass"
    assert wish("easy", match, 0) != "pass"


@both
def test_a_full_sheet(name: str) -> None:
    """?s of yellow and green find no room and are lost; the black one comes with others."""
    match = position(1, round=6)
    put(match, 0, **FULL | {"blue": [2] * 11, "silver": ["1 pink"]})
    for kind in ("yellow", "green", "blue", "silver"):
        match.state.pending[0][AREAS.index(kind)] = 1
    ask(match, "any")
    let_play(name, match)
    assert not rules.has_pending(match.state, 0)


@both
@pytest.mark.parametrize(
    ("kind", "right"), [("blue", "blue 12"), ("green", "green 6"), ("pink", "pink 6")]
)
def test_the_best_number_for_a_question(name: str, kind: str, right: str) -> None:
    """A ? of an empty row."""
    match = position(1)
    ask(match, kind)
    assert wish(name, match) == right


@both
def test_the_second_number_of_a_pair_is_small(name: str) -> None:
    """It is subtracted."""
    match = position(1)
    put(match, 0, green=[6])
    ask(match, "green")
    assert wish(name, match) == "green 1"


def ask(match: Match, kind: str) -> None:
    """The player of a solo game has won this ? (as if with the round) and must enter it."""
    s = match.state
    s.pending[0][(*AREAS, "any").index(kind)] = 1
    s.step[0], s.then[0] = rules.QUESTION, rules.DONE
    rules.enter_phase(s, rules.BONUSES, 1)
    settle(match, 0)
