"""Easy and medium: legal, honest, and right where the right move is plain."""

import pytest

from kleeblatt import Chance, Match, SeededDice, game
from kleeblatt.core import struct
from kleeblatt.core.moves import Moves
from kleeblatt.games.geht_noch_was import rules
from kleeblatt.games.geht_noch_was.bots import heuristics, prospects
from kleeblatt.games.geht_noch_was.deck import built_in
from kleeblatt.games.geht_noch_was.odds import chance_of
from kleeblatt.games.geht_noch_was.state import DECIDE
from tests.geht_noch_was.table import (
    ALL_NUMBERS,
    GAME,
    ONES,
    PLAYERS,
    all_play,
    building,
    drain,
    in_round,
    mark,
    play,
    pushing,
    put,
    rolling,
    shopping,
    throw,
    to_roll,
)

DEPTHS = ("easy", "medium")
EVERY_DEPTH = pytest.mark.parametrize("depth", DEPTHS)
TABLES = [
    (1, {}),
    (2, {}),
    (3, {"solo_rules": "yes"}),
    (4, {"free_start": "yes"}),
    (5, {}),
    (8, {"free_start": "yes", "solo_rules": "yes"}),
]


def choose(match: Match, seat: int, depth: str) -> int:
    """The move; nothing but the scratch paper may change."""
    moves, before = Moves(), struct.copy(match.state)
    rules.legal(match.setup, match.state, seat, moves)
    legal = struct.copy(moves)
    if moves.count == 1:
        return moves.item[0]
    think = getattr(heuristics, depth)
    move: int = think(match.setup, match.state, seat, moves, prospects.Workspace())
    assert match.state == before
    assert moves == legal
    assert move in legal.item[: legal.count]
    return move


def chosen(match: Match, depth: str, seat: int = 0) -> str:
    """The move in words."""
    return match.move_text(seat, choose(match, seat, depth))


def play_out(match: Match, depth: str) -> Match:
    """To the end."""
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            seat = match.awaited[match.step % len(match.awaited)]
            match.play(seat, choose(match, seat, depth))
    return match


def draw(match: Match) -> None:
    """The first card that can come."""
    match.inject(match.outcomes()[0][0])


def seeded(players: int, seed: int, **options: str) -> Match:
    return Match(game(GAME), PLAYERS[:players], options, dice=SeededDice(seed))


def deciding(marks: str, display: dict[int, str], luck: int, roll: tuple[str, str]) -> Match:
    """The last round of two; seat 0 has marked these cards, then came this roll."""
    match = in_round(5)
    to_roll(match)
    put(match, 0, display=display, clover=luck)
    mark(match, 0, marks)
    throw(match, *roll)
    return match


# Always


@EVERY_DEPTH
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_whole_games(players: int, options: dict[str, str], depth: str) -> None:
    """Only legal moves (`choose` checks), and the state and the moves stay as they are."""
    assert play_out(seeded(players, 3, **options), depth).is_over


@EVERY_DEPTH
def test_a_deck_with_other_points_costs_and_factors(depth: str) -> None:
    text = built_in().replace("yellow = 2, red = 4 }", "yellow = 50, red = 99 }")
    text = text.replace("normal = [1, 1, 2, 4, 8]", "normal = [99, 3, 99, 1, 99]")
    assert play_out(seeded(3, 1, deck=text), depth).is_over


@EVERY_DEPTH
def test_nobody_looks_at_what_others_decide_on_the_same_roll(depth: str) -> None:
    seen = 0
    for seed in range(2):
        match = seeded(3, seed)
        while not match.is_over:
            if isinstance(match.node, Chance):
                match.roll()
                continue
            seat, *others = match.awaited
            if match.state.phase == DECIDE and others:
                alone = choose(match, seat, depth)
                for other in others:
                    if other in match.awaited:
                        play(match, other, match.legal(other)[0])
                        seen += 1
                assert choose(match, seat, depth) == alone
            match.play(seat, choose(match, seat, depth))
    assert seen > 10


@EVERY_DEPTH
def test_exchanging_ends(depth: str) -> None:
    """41 and 57 are identical, 44 and 60 too: when nothing else is in the deck, one is kept."""
    match = shopping({5: "26"}, display={1: "41 44"}, players=4)
    drain(match, "green", (1, 2, 3), keep="57 60")
    play(match, 0, "buy green / 57")
    exchanged = 0
    while chosen(match, depth) == "exchange":
        match.play(0, "exchange")
        draw(match)
        exchanged += 1
    assert exchanged == 1
    assert chosen(match, depth) == "keep"


def test_exchange_while_there_is_something_new() -> None:
    match = shopping({1: "26"}, display={1: "41"})
    play(match, 0, "buy green / 57")
    assert {chosen(match, depth) for depth in DEPTHS} == {"exchange"}


@EVERY_DEPTH
def test_in_the_last_round_everything_is_scored(depth: str) -> None:
    match = deciding("25 61 62", {1: "25", 2: "61", 3: "62"}, 1, ONES)
    all_play(match, "avert / out")
    while match.awaited == (0,):
        move = chosen(match, depth)
        assert move.startswith("bank")
        match.play(0, move)


@EVERY_DEPTH
def test_out_without_a_marker(depth: str) -> None:
    match = deciding("25 26 27 28", {1: "25 26 27 28", 2: "29 30 47 20"}, 0, ("1 2 3 4", "5 6 1"))
    match.play(0, "mark 29")
    assert chosen(match, depth) == "out"


@EVERY_DEPTH
def test_in_with_easy_cards_ahead(depth: str) -> None:
    match = deciding("", {1: "25 26", 2: "13 20 43 47"}, 1, ("1 1 1 1", "2 3 4"))
    match.play(0, "mark 25")
    assert chosen(match, depth) == "in"


@EVERY_DEPTH
def test_out_before_a_hard_card(depth: str) -> None:
    match = deciding("25 61 62", {1: "25", 2: "61", 3: "62 70", 4: "90"}, 0, ("3 3 3 1", "1 2 2"))
    match.play(0, "mark 70")
    assert chosen(match, depth) == "out"


@EVERY_DEPTH
def test_luck_saves_a_good_round(depth: str) -> None:
    match = deciding("25 61 62", {1: "25", 2: "61", 3: "62", 4: "85"}, 2, ONES)
    assert chosen(match, depth) == "avert"


@EVERY_DEPTH
def test_the_bottom_must_not_be_empty(depth: str) -> None:
    match = building("26", {2: "27 28", 3: "61 62"})
    assert chosen(match, depth) == "place 26 1"


@EVERY_DEPTH
def test_a_large_purse_buys_red(depth: str) -> None:
    match = shopping({5: "25 26"}, display={1: "27 28", 2: "30 31", 3: "61 62"}, number=3)
    assert chosen(match, depth) == "buy red"


@EVERY_DEPTH
def test_push_it_is_used(depth: str) -> None:
    match = pushing({4: "61", 5: "62"}, "61", scored={1: "25"}, players=1)
    match.play(0, "bank 61")
    assert chosen(match, depth) == "lift 25"


# Easy


def test_easy_prefers_points() -> None:
    """Card 63 (yellow, a blue 2) counts twice as much as card 26 (green, a 2)."""
    match = rolling()
    put(match, 0, display={1: "26 63"})
    throw(match, "2 2 3 4", "1 1 1")
    assert chosen(match, "easy") == "mark 63"


def test_easy_gives_up_when_little_is_lost() -> None:
    match = deciding("", {1: "26 27"}, 2, ONES)
    assert chosen(match, "easy") == "fail"


def test_easy_pays_when_the_bottom_is_empty() -> None:
    match = shopping({1: "25", 2: "26"}, display={2: "27"}, players=1)
    assert chosen(match, "easy") == "pay 25"
    play(match, 0, "pay 25")
    assert chosen(match, "easy") == "buy green"


# Medium


def test_medium_knows_the_odds() -> None:
    """Every card within 3 %."""
    setup, work = game(GAME).setup(2), prospects.Workspace()
    prospects.recall(setup, work)
    for number in ALL_NUMBERS:
        found = prospects.odds_of(setup, setup.number.index(number), 0, work)
        assert found / 1000 == pytest.approx(float(chance_of(setup, [number])), abs=0.03)


def test_medium_knows_what_a_deck_promises() -> None:
    match, work = rolling(), prospects.Workspace()
    prospects.recall(match.setup, work)
    green, yellow, red = (
        prospects.odds_of_deck(match.setup, match.state, c, work) for c in (0, 1, 2)
    )
    assert green > yellow > red > 0


def test_medium_uses_the_hard_card_when_it_comes() -> None:
    """Four in a row (38 %) now; three blue dice from 3 on (59 %) will come again."""
    for cards in ("70 74", "74 70"):
        match = deciding("", {1: cards}, 0, ("3 4 5 6", "1 1 1"))
        assert chosen(match, "medium") == "mark 74"


def test_medium_goes_up_where_it_pays() -> None:
    match = deciding("25", {1: "25 26", 2: "27", 3: "61 62 63 64"}, 0, ("2 3 3 1", "2 3 1"))
    assert chosen(match, "medium") == "mark 27"


def test_medium_pushes_early_and_keeps_nothing_for_later_in_the_end() -> None:
    match = pushing({1: "25 26", 2: "27 28", 3: "5 6"}, "25 27 5")
    assert chosen(match, "medium") == "push 5"


def test_medium_builds_the_hard_card_high_and_the_easy_one_low() -> None:
    match = building("82 20", {2: "27 28", 3: "61"})
    moves = set()
    while match.awaited == (0,):
        move = chosen(match, "medium")
        moves.add(move)
        match.play(0, move)
    assert moves == {"place 20 1", "place 82 3"}


def test_medium_takes_luck_when_there_is_no_room_for_a_card() -> None:
    match = in_round(2)
    put(match, 0, display={1: "25 26 27 28", 2: "29 30 31 32", 3: "33 34 35 36"})
    assert chosen(match, "medium") == "bonus 1"


def test_medium_takes_the_card_when_the_clover_is_full() -> None:
    match = in_round(2)
    put(match, 0, clover=4)
    assert chosen(match, "medium") == "bonus 2"


def test_medium_gives_a_low_green_back_for_a_card_that_is_needed() -> None:
    match = shopping({1: "25", 4: "26"}, display={2: "27 28", 3: "61 62"}, players=1)
    assert chosen(match, "medium") in ("pay 25", "pay 26")
    while (move := chosen(match, "medium")) != "pass":
        match.play(0, move)
        if isinstance(match.node, Chance):
            draw(match)
    assert match.state.bought[0] > 0


def test_medium_buys_nothing_without_room() -> None:
    full = {1: "27 28 29 30", 2: "31 32 33 34", 3: "35 36 37 38"}
    match = shopping({1: "25 26"}, display=full)
    assert chosen(match, "medium") == "pass"


def test_medium_lifts_what_gains_most() -> None:
    """A yellow card from level 3 gains 2 · 2 points, a green one from level 1 one point."""
    match = pushing({4: "61"}, "61", scored={1: "25", 3: "62"}, players=1)
    match.play(0, "bank 61")
    assert chosen(match, "medium") == "lift 62"


def test_medium_counts_multiplied_cards() -> None:
    """Four greens in one: from level 1 to 2 it gains 4 points, a yellow card 2."""
    match = pushing({4: "61"}, "61", scored={1: "25x4 62"}, players=1)
    match.play(0, "bank 61")
    assert chosen(match, "medium") == "lift 25"


def test_medium_wants_what_its_sets_lack() -> None:
    match = pushing({1: "25 61"}, "25 61", scored={1: "26 27", 2: "82"}, players=1)
    work = prospects.Workspace()
    prospects.share_sets(match.setup, match.state, 0, work)
    green, yellow, red = work.share
    assert yellow > red > green


def test_medium_would_rather_not_stay_with_nothing_to_win() -> None:
    """All open cards are marked: another roll could only fail."""
    match = deciding("", {1: "25"}, 0, ONES)
    match.play(0, "mark 25")
    assert chosen(match, "medium") == "out"


def test_medium_before_the_last_roll_of_luck() -> None:
    """With luck left nothing is lost: an even chance on the top level is worth a marker."""
    match = deciding(
        "25 61 62", {1: "25", 2: "61", 3: "62", 4: "63 64", 5: "65 66"}, 1, ("2 2 2 2", "3 3 3")
    )
    match.play(0, "mark 63")
    assert chosen(match, "medium") == "in"


@EVERY_DEPTH
def test_a_free_start_leaves_no_level_empty(depth: str) -> None:
    match = seeded(2, 1, free_start="yes")
    while match.view()["phase"] == "start":
        seat = match.awaited[0]
        match.play(seat, choose(match, seat, depth))
    for seat in range(2):
        assert all(prospects.cards_on(match.state, seat, level) > 0 for level in range(3))
