"""The easy and the medium player: obvious moves, and nothing but legal ones."""

import pytest

from kleeblatt.bots import Bot, bot
from kleeblatt.core.dice import SeededDice
from kleeblatt.core.match import Match
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy
from kleeblatt.games.push import push, rules
from kleeblatt.games.push.bots import heuristics
from tests.push.table import (
    DICE_CARD,
    DIRECTION_CARD,
    NUMBER_CARDS,
    PLAYERS,
    give,
    leave,
    play,
    start,
)

LEVELS = ("easy", "medium")
ROOMY = "red 1>1, red 2>2, red 3>3"  # three rows, and most cards fit
# Three rows, and only dice cards and a 1 or 6 of blue or purple fit.
NARROW = (
    "red 5>1, yellow 4>1, green 3>1, blue 2>1, red 4>2, yellow 3>2, green 2>2, purple 5>2, "
    "red 3>3, yellow 5>3, green 4>3, purple 2>3"
)


def choice(level: str, match: Match) -> str:
    """What a bot does now."""
    (seat,) = match.awaited
    return match.move_text(seat, bot(level).choose(match, seat))


# Only legal moves, and nothing changes while one thinks


def play_on(match: Match, player: Bot, seat: int) -> None:
    """One choice of a bot that must be legal and must leave the state as it was."""
    before = copy(match.state)
    move = player.choose(match, seat)
    assert match.state == before
    assert move in match.legal_numbers(seat)
    match.play(seat, move)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("risk", ["no", "yes"])
def test_legal_moves_only(level: str, players: int, risk: str) -> None:
    """Against players of chance, so that every kind of table comes."""
    options = {"risk": risk, "directions": "discarded"}
    match = Match(push, PLAYERS[:players], options, dice=SeededDice(players))
    thinker, chance = bot(level), bot("random", players)
    while not match.is_over:
        if match.awaited:
            (seat,) = match.awaited
            play_on(match, thinker if seat % 2 == 0 else chance, seat)
        else:
            match.roll()


@pytest.mark.parametrize("level", LEVELS)
def test_the_list_of_moves_is_left_alone(level: str) -> None:
    match = play(start(2), "red 1>1, red 2>2, draw, blue 3")
    moves = Moves()
    rules.legal(match.setup, match.state, 0, moves)
    before = copy(moves)
    getattr(heuristics, level)(match.setup, match.state, 0, moves, heuristics.Workspace())
    assert moves == before


# Draw or secure


@pytest.mark.parametrize("level", LEVELS)
def test_draws_while_little_lies_exposed(level: str) -> None:
    assert choice(level, give(start(3), 0, "red 3, blue 2, green 5")) == "draw"


@pytest.mark.parametrize("level", LEVELS)
def test_secures_the_big_pile(level: str) -> None:
    match = give(start(3), 0, "red 6, red 6, red 5, blue 2, green 6")
    assert choice(level, match) == "secure red"


def test_a_pile_is_worth_a_turn_to_the_easy_player_at_any_time() -> None:
    """It does not see that the game is nearly over."""
    match = leave(give(start(3), 0, "red 6, red 6, red 5"), "blue 6, green 5, dice-card")
    assert choice("easy", match) == "secure red"
    assert choice("medium", match) == "draw"


def test_the_medium_player_secures_earlier_with_risk() -> None:
    """In the middle of a game."""
    left = ", ".join(NUMBER_CARDS + 9 * (DICE_CARD,) + 6 * (DIRECTION_CARD,))
    match, risky = (give(start(3, risk=risk), 0, "red 5, red 4") for risk in ("no", "yes"))
    assert choice("medium", leave(match, left)) == "draw"
    assert choice("medium", leave(risky, left)) == "secure red"


# Draw on or stop


@pytest.mark.parametrize("level", LEVELS)
def test_draws_on_while_no_bust_is_near(level: str) -> None:
    assert choice(level, play(start(3), ROOMY)) == "draw"


@pytest.mark.parametrize("level", LEVELS)
def test_stops_when_hardly_a_card_fits(level: str) -> None:
    assert choice(level, play(start(3), NARROW)) == "stop"


def test_the_medium_player_counts_the_cards() -> None:
    """The same table: what is left fits in no row, or always in the best one."""
    table = "red 1>1, red 2>2, red 3>3"
    assert choice("medium", leave(play(start(3), table), "red 4, red 5, blue 6")) == "stop"
    assert choice("medium", leave(play(start(3), table), "blue 4, green 5, blue 6")) == "draw"
    assert choice("easy", leave(play(start(3), table), "red 4, red 5, blue 6")) == "draw"


def test_the_medium_player_fears_the_die_with_much_exposed() -> None:
    """A third of the cards left are bust."""
    table, left = "red 3>1, red 4>2, red 5>3", "red 1, red 2, blue 4, green 4, purple 6, blue 6"
    assert choice("medium", leave(play(start(3), table), left)) == "draw"
    rich = give(start(3), 0, "blue 6, blue 6, green 6, green 6, purple 6, purple 6, yellow 6")
    assert choice("medium", leave(play(rich, table), left)) == "stop"


# Where the card goes


@pytest.mark.parametrize("level", LEVELS)
def test_builds_one_big_row(level: str) -> None:
    assert choice(level, play(start(3), "red 5>1, blue 1>2, draw, green 6")) == "into 1"


@pytest.mark.parametrize("level", LEVELS)
def test_keeps_the_dice_card_off_the_big_row(level: str) -> None:
    match = give(start(3), 0, "red 6, red 6, blue 6")
    assert choice(level, play(match, "red 5>1, blue 4>1, draw, dice-card")) == "into 2"


def test_spoils_another_row_when_three_lie_there() -> None:
    """The poorest one, or the one that the next player would like."""
    match = give(start(3), 0, "red 6, red 6, blue 6")
    play(match, "red 5>1, blue 4>1, yellow 2>2, blue 2>3, green 1>3, draw, dice-card")
    assert choice("easy", match) == "into 2"
    assert choice("medium", match) in ("into 2", "into 3")


def test_the_last_card_goes_where_it_counts() -> None:
    match = play(leave(start(3), "red 5, blue 1, green 6"), "red 5>1, blue 1>2, draw, green 6")
    assert choice("medium", match) == "into 1"


# Which row to take


@pytest.mark.parametrize("level", LEVELS)
def test_takes_most_points(level: str) -> None:
    match = play(start(3), "red 5>1, blue 1>2, green 6>2, yellow 2>3, stop")
    assert choice(level, match) == "take 2"


@pytest.mark.parametrize("level", LEVELS)
def test_of_equal_rows_takes_the_one_without_dice_card(level: str) -> None:
    match = play(start(3), "red 5>1, dice-card>1, blue 5>2, stop")
    assert choice(level, match) == "take 2"


def test_only_the_medium_player_thinks_of_the_die() -> None:
    """A point more, but a sixth of 37 points."""
    match = give(start(3), 0, "red 6, red 6, blue 6, blue 6, green 6")
    play(match, "red 6>1, dice-card>1, blue 5>2, stop")
    assert choice("easy", match) == "take 1"
    assert choice("medium", match) == "take 2"


def test_the_medium_player_looks_at_who_takes_next() -> None:
    """A point less for Ada, but Ben must roll for 36 points. Cem, to the right, loses nothing."""
    rich, rows = "blue 6, blue 6, green 6, green 6, purple 6", "red 6>1, dice-card>1, blue 4>2"
    match = play(give(start(3), 1, rich), f"{rows}, stop")
    assert choice("medium", match) == "take 2"
    match = play(give(start(3), 1, rich), f"+direction-card, {rows}, stop")
    assert choice("medium", match) == "take 1"


def test_the_medium_player_looks_at_who_takes_next_after_a_bust() -> None:
    """Ben could gain a point more, but Cem, who must not roll for 30 points, wants the same row."""
    match = give(start(3), 2, "blue 6, blue 6, green 6, green 6, purple 6")
    play(match, "red 6>1, dice-card>1, red 4>2, red 1>3, +red 2, star")
    assert match.awaited == (1,)
    assert choice("medium", match) == "take 2"
