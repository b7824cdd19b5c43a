"""The easy and the medium player: legal moves, no secrets of others, and some obvious moves."""

from random import Random

import pytest

from kleeblatt import Chance, Match, SeededDice, game
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy
from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.bots import heuristics
from tests.noch_mal.table import (
    COLUMNS,
    NOCH_MAL,
    NOTHING,
    PLAYERS,
    SO_GUT,
    cells,
    columns,
    crossed,
    play,
    position,
    rows,
    whole,
)

LEVELS = ("easy", "medium")
TABLES = [
    (NOCH_MAL, 1, "black"),
    (NOCH_MAL, 2, "random:5"),
    (NOCH_MAL, 3, "purple"),
    (NOCH_MAL, 6, "black"),
    (SO_GUT, 1, "so-gut"),
    (SO_GUT, 2, "so-gut"),
    (SO_GUT, 3, "random:7"),
    (SO_GUT, 6, "so-gut"),
]


def think(level: str, match: Match, seat: int) -> int:
    """A choice, which must be legal and change neither the state nor the moves."""
    setup, state, moves = match.setup, match.state, Moves()
    rules.legal(setup, state, seat, moves)
    before, offered = copy(state), copy(moves)
    depth = getattr(heuristics, level)
    move: int = depth(setup, state, seat, moves, heuristics.Workspace())
    assert (state, moves) == (before, offered)
    assert move in moves.item[: moves.count]
    return move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("id", "players", "sheet"), TABLES)
def test_legal_moves_and_no_secrets(level: str, id: str, players: int, sheet: str) -> None:
    """Every second seat is left to chance; what others decide at the same time changes nothing."""
    match = Match(game(id), PLAYERS[:players], {"sheet": sheet}, dice=SeededDice(players))
    chance = Random(players)
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[match.step % len(match.awaited)]
        legal = match.legal_numbers(seat)
        if len(legal) == 1 or seat % 2 == 1:
            move = chance.choice(legal)
        else:
            move = think(level, match, seat)
            assert move == think(level, match.seen_by(seat), seat)
        match.play(seat, move)


@pytest.mark.parametrize("level", LEVELS)
def test_no_secrets_of_bonus_bombs(level: str) -> None:
    """Ben's bomb fills a row that Inka could fill too: still both would be first."""
    match = position(rows("QU") - cells("H2 A6"), rows("QU") - cells("H2 A6"), game=SO_GUT, rolls=2)
    match.inject("red red red 1 1 1 heart")
    play(match, 0, "red 1 / H2")
    play(match, 1, "red 1 / H2")
    move = think(level, match, 0)
    play(match, 1, "A6")
    assert think(level, match, 0) == move


# Obvious moves


def answer(level: str, match: Match, dice: str, seat: int = 0) -> str:
    """All moves of a seat in a roll, as words: 'yellow 2 / H6 H7'."""
    match.inject(dice)
    moves = []
    while seat in match.awaited and match.view()["phase"] != "bonus":
        legal = match.legal_numbers(seat)
        number = think(level, match, seat) if len(legal) > 1 else legal[0]
        moves.append(match.move_text(seat, number))
        match.play(seat, number)
    return " / ".join(moves)


def at_start(level: str, dice: str, id: str = NOCH_MAL, rolls: int = 0) -> str:
    """The answer of somebody alone who has crossed nothing."""
    return answer(level, position(NOTHING, game=id, rolls=rolls), dice)


def with_open(level: str, dice: str, open: str, rolls: int = 12) -> str:
    """The answer of somebody alone who has crossed everything but these cells."""
    return answer(level, position(columns(COLUMNS) - cells(open), rolls=rolls), dice)


# On the black sheet: no column and no colour can be completed, but N4 is a star.
NO_COLUMN = "A1 A5 A6 N2 O2 N3 O3 N4 O5"
LAST = 29  # rolls before the last one of a solo game
NO_USE = "blue blue 5 5"  # or of little use, at the positions below


@pytest.mark.parametrize("level", LEVELS)
def test_rather_four_cells_than_one(level: str) -> None:
    assert at_start(level, "blue orange 1 4") == "blue 4 / G4 G5 H4 H5"


@pytest.mark.parametrize("level", LEVELS)
def test_no_joker_for_what_one_gets_without(level: str) -> None:
    assert at_start(level, "x blue 1 4") == "blue 4 / G4 G5 H4 H5"


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_rather_than_nothing_for_five_cells(level: str) -> None:
    assert at_start(level, "x red 5 5") == "x 5 / H6 H7 I6 I7 J7"


def test_easy_likes_stars() -> None:
    """Four cells are four cells, but I6 is a star."""
    assert at_start("easy", "blue yellow 1 4") == "yellow 4 / H6 I6 I7 J7"


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_cell_of_a_column_rather_than_four_cells(level: str) -> None:
    """It could wait, but not for long."""
    open = "A7 B1 N2 O2 N3 O3 O4 N4"
    assert with_open(level, "yellow green 1 4", open, rolls=26) == "yellow 1 / A7"


def test_only_medium_counts_points_at_the_end() -> None:
    """In the last roll four cells are worth nothing, a star two points."""
    assert with_open("easy", "green red 1 4", NO_COLUMN, LAST) == "green 4 / N2 N3 O2 O3"
    assert with_open("medium", "green red 1 4", NO_COLUMN, LAST) == "red 1 / N4"


def test_only_medium_counts_jokers_at_the_end() -> None:
    """In the last roll a joker is worth a point: too much for cells, not for a star."""
    assert with_open("easy", "x x 4 4", NO_COLUMN, LAST) == "x 4 / N2 N3 O2 O3"
    assert with_open("medium", "x x 4 4", NO_COLUMN, LAST) == "pass"
    assert with_open("medium", "x x 1 1", NO_COLUMN, LAST) == "x 1 / N4"


def test_medium_goes_for_the_dear_columns() -> None:
    """A red cell in B opens the way to A and its five points; L5 is only more of the middle."""
    match = position(columns("CDEFGHIJK"))
    assert answer("medium", match, "red orange 1 1") == "red 1 / B4"


def test_medium_takes_away_what_others_need() -> None:
    """Ben lacks nothing but a yellow cell for column A."""
    dice = "yellow green blue 1 1 1"
    match = position(columns("H"), NOTHING)
    assert not answer("medium", match, dice).startswith("yellow")
    match = position(columns("H"), columns("A") - {"A7"})
    assert answer("medium", match, dice).startswith("yellow")


# NOCH MAL SO GUT!


def test_medium_takes_hearts_early() -> None:
    """Later a box is worth more."""
    assert at_start("medium", "red red 5 5 heart", SO_GUT) == "special"
    assert at_start("medium", "red red 5 5 heart", SO_GUT, LAST) == "pass"
    assert at_start("easy", "red red 5 5 heart", SO_GUT, LAST) == "special"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("special", "mine", "open"),
    [
        ("bomb", "AH", "A6 A7"),
        ("three", "AGHI", "A5 I5"),
        ("block", "HIJK", "I4 J4 J5 K5"),
    ],
)
def test_the_special_die_completes_columns(level: str, special: str, mine: str, open: str) -> None:
    match = position(columns(mine) - cells(open), game=SO_GUT, rolls=LAST)
    assert answer(level, match, f"{NO_USE} {special}").startswith("special / ")
    assert cells(open) <= crossed(match, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_two_stars_rather_than_one(level: str) -> None:
    match = position(columns("GHI") - {"G6"}, game=SO_GUT, rolls=LAST)
    answer(level, match, f"{NO_USE} stars")
    assert crossed(match, 0) > columns("GHI")


@pytest.mark.parametrize("level", LEVELS)
def test_a_bonus_bomb_completes_a_column(level: str) -> None:
    match = position((rows("Q") | columns("A")) - cells("H2 A6 A7"), game=SO_GUT, rolls=LAST)
    match.inject("red red 1 1 heart")
    play(match, 0, "red 1 / H2")
    assert cells("A6 A7") <= cells(match.move_text(0, think(level, match, 0)))


def test_medium_ends_a_solo_game_for_the_rolls_not_needed() -> None:
    """Little can come in two rolls, and they are worth four points."""
    colours = whole("yellow", SO_GUT) | whole("green", SO_GUT)
    match = position(colours - {"G6"}, game=SO_GUT, rolls=27)
    assert answer("medium", match, "green red 1 4 heart") == "green 1 / G6"
    assert match.is_over
