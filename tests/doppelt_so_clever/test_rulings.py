"""The digest of the rules, section by section, and its rulings 1 to 12.

What the sentences of the rulebook say is tested beside this file; here is what the digest adds:
every printed bonus in effect, the timing of actions, who waits for whom, and what the text leaves
open.
"""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from kleeblatt import Chance, Match, game
from kleeblatt.core.chance import Rng, begin
from kleeblatt.core.errors import NotYourTurn
from kleeblatt.core.words import words
from tests.doppelt_so_clever.table import (
    BLUE_BONUS,
    BLUE_POINTS,
    DICE,
    FREE,
    FULL,
    GAME,
    GREEN_BONUS,
    GREEN_FACTOR,
    LEVELS,
    PINK_BONUS,
    PINK_MINIMUM,
    ROUND_BONUS,
    ROUNDS,
    SILVER_ALL,
    SILVER_BONUS,
    SILVER_ROWS,
    TRACK_END,
    YELLOW,
    YELLOW_CELLS,
    YELLOW_COLUMN_BONUS,
    YELLOW_ROW_BONUS,
    bonuses,
    choose,
    circled,
    dice_on,
    finish_throws,
    finish_turn,
    gain,
    last_turn,
    legal,
    pass_all,
    play,
    points,
    position,
    put,
    refused,
    sheet,
    silver,
    start,
    struck,
    throw,
    turn_of,
    waiting,
    yellow,
)

ALL = set(DICE)
EVERYTHING = set().union(*FREE.values())


def won(bonus: str) -> list[str]:
    """What `gain` tells of one printed bonus."""
    return [] if bonus == "-" else [bonus]


# Start of a round


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_round_bonuses(players: int) -> None:
    """Round 1 a re-roll, 2 an extra die, 3 a return, 4 a black ?, 5 and 6 nothing; for all."""
    match = start(players)
    for round in range(1, ROUNDS[players] + 1):
        for seat in range(players):
            found = bonuses(match, seat)
            assert found["re-roll"] == 1
            assert found["+1"] == (round >= 2)
            assert found["return"] == (round >= 3)
            assert found["? any"] == (ROUND_BONUS[round - 1] == "? any")
            assert found["fox"] == 0
        while not match.is_over and match.view()["round"] == round:
            if match.view()["phase"] == "bonuses":
                for seat in range(players):
                    match.play(seat, "? any")
                    match.play(seat, "silver 1 pink")
            finish_turn(match)
    assert match.is_over


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_round_four_each_player_independently(order: tuple[int, ...]) -> None:
    """All players at the same time get the round's bonus, before the first turn (ruling 9)."""
    match = position(3, round=3, active=2)
    finish_turn(match)
    entries = ("pink 6", "silver 3 blue", "yellow 6 row 1")
    for i, seat in enumerate(order):
        assert set(waiting(match)) == set(order[i:])
        play(match, seat, f"? any / {entries[seat]}")
    assert match.node == Chance()
    assert turn_of(match) == (4, 0, False)
    assert dice_on(match, "hand") == ALL
    assert sheet(match, 0)["pink"] == [6]
    assert silver(match, 1) == {"3 blue"}
    assert yellow(match, 2, "circled") == {"6 row 1"}


def test_round_four_solo_before_the_active_turn() -> None:
    """Ruling 9: solo: before the active turn."""
    match = position(1, round=3, passive=True)
    finish_turn(match)
    assert turn_of(match) == (4, 0, False)
    assert waiting(match) == (0,)
    play(match, 0, "? any / pink 6")
    assert match.node == Chance()
    assert turn_of(match) == (4, 0, False)


def test_round_one_bonus_is_there_for_the_first_throw() -> None:
    """Ruling 9: round bonuses come before the round's first turn."""
    match = start(2)
    choose(match, "again")
    assert struck(match, 0) == [1, 0, 0]


def test_the_last_slot_may_be_circled_by_a_round() -> None:
    """An action bonus circles the next slot of its track; the sixth brings more, here too."""
    match = position(2, round=2, active=1)
    put(match, 0, returns=5)
    put(match, 1, returns=4)
    finish_turn(match)
    assert waiting(match) == (0,)
    play(match, 0, "pink 4")
    assert sheet(match, 0)["pink"] == [4]
    assert turn_of(match) == (3, 0, False)
    assert match.node == Chance()


# Active player: re-rolls, returns, ruling 1 to 3


def test_at_most_three_throws_re_rolls_add_none() -> None:
    """Ruling 1: at most three throws; re-rolls add none, take none."""
    match = position(2)
    put(match, 0, rerolls=4)
    throw(match)
    for throws in (1, 2, 3):
        play(match, 0, "again")
        throw(match, others=throws)
        assert match.view()["throw"] == throws
        play(match, 0, "pink" if throws == 1 else "pass")
        if throws < 3:
            throw(match, others=throws)
    assert match.view()["phase"] == "window"


def test_returns_add_no_throws() -> None:
    """Ruling 1: returns add no throws."""
    match = position(2)
    put(match, 0, returns=6)
    choose(match, "pink / green / pass", pink=6)
    choose(match, "green / blue / pass", green=6)
    assert match.view()["throw"] == 3
    choose(match, "blue", blue=6)
    assert match.view()["phase"] == "window"
    assert struck(match, 0) == [0, 2, 0]


def test_while_dice_and_throws_are_left_he_throws_on() -> None:
    """Ruling 1: the active player throws on; choosing none is always possible."""
    match = position(2)
    for throws in (1, 2, 3):
        assert match.node == Chance()
        throw(match)
        assert match.view()["throw"] == throws
        assert "pass" in legal(match, 0)
        play(match, 0, "pass")
    assert waiting(match) == (1,)
    assert dice_on(match, "tray") == ALL


def test_no_return_before_the_first_throw() -> None:
    """Ruling 2: not before the first throw."""
    match = position(2)
    put(match, 0, returns=3)
    assert match.node == Chance()
    with pytest.raises(NotYourTurn):
        match.play(0, "pink")


def test_no_return_after_the_third_throw() -> None:
    """Ruling 2: not after the third throw."""
    match = position(2)
    put(match, 0, returns=3)
    choose(match, "pink / pass", pink=2, blue=1, others=3)
    choose(match, "pass", others=3)
    assert legal(match, 0) == {"pass", "blue"}
    play(match, 0, "pass")
    choose(match, "green", green=4, others=3)
    assert waiting(match) == (1,)
    assert struck(match, 0) == [0, 0, 0]


def test_a_return_makes_another_throw_possible() -> None:
    """Ruling 2: with no dice left but throws remaining a return makes the next throw possible."""
    match = position(2)
    put(match, 0, returns=2)
    choose(match, "pink", pink=6)
    assert dice_on(match, "hand") == set()
    assert waiting(match) == (0,)
    assert legal(match, 0) == {"pass", *ALL - {"pink"}}
    play(match, 0, "green / pass")
    assert dice_on(match, "hand") == {"green"}
    throw(match, green=4)
    play(match, 0, "green")
    assert sheet(match, 0)["green"] == [8]


def test_declining_the_return_ends_the_throws() -> None:
    """After three throws, or when no dice are left to throw, the passive players come."""
    match = position(2)
    put(match, 0, returns=2)
    choose(match, "pink / pass", pink=6)
    assert waiting(match) == (1,)
    assert struck(match, 0) == [0, 0, 0]


def test_re_rolls_include_returned_dice() -> None:
    """Ruling 2: re-rolls include returned dice."""
    match = position(2)
    put(match, 0, returns=1, rerolls=1)
    choose(match, "pink / blue", pink=5, blue=1, others=6)
    choose(match, "again", others=2)
    assert dice_on(match, "hand") == ALL - {"pink"}
    throw(match, blue=6, others=2)
    assert match.view()["dice"]["blue"]["face"] == 6


def test_a_returned_die_leaves_the_tray_for_good() -> None:
    """A return takes one die from the tray into the next throw."""
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "pink / green", pink=3, green=2, blue=1, others=6)
    throw(match, green=6, others=5)
    play(match, 0, "green")
    assert dice_on(match, "field") == {"pink", "green"}
    assert dice_on(match, "tray") == {"blue", "silver", "yellow", "white"}


def test_a_returned_die_can_be_swept_again() -> None:
    """Sweep: any of the dice that go to the tray because of this choice."""
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "pink / green", pink=3, green=2, blue=1, others=6)
    choose(match, "silver / silver 5 pink", silver=5, green=4, others=6)
    assert legal(match, 0) == {"pass", "green"}


def test_choosing_none_moves_no_dice() -> None:
    """Ruling 3: no die moves to the tray before the end of the turn; all are thrown again."""
    match = position(2)
    choose(match, "pink", pink=2, others=3, blue=1)
    choose(match, "pass", silver=1, others=6)
    assert dice_on(match, "tray") == {"blue"}
    assert dice_on(match, "field") == {"pink"}
    assert dice_on(match, "hand") == {"silver", "yellow", "green", "white"}


def test_a_return_is_possible_after_choosing_none() -> None:
    """Between throws: any number of return actions."""
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "pink / pass", pink=2, others=3, blue=1)
    choose(match, "pass", others=6)
    assert legal(match, 0) == {"pass", "blue"}
    play(match, 0, "blue")
    assert dice_on(match, "hand") == ALL - {"pink"}


@pytest.mark.parametrize(
    ("die", "entry", "tray"),
    [
        ("blue", "blue 9", {"pink"}),
        ("green", "green 4", {"pink", "blue"}),
        ("white", "blue 9", {"pink", "blue", "green", "yellow"}),
    ],
)
def test_the_tray_gets_what_shows_less_than_the_chosen_face(
    die: str, entry: str, tray: set[str]
) -> None:
    """… fewer pips than the chosen die's own face (not blue's sum, not green's product)."""
    match = position(2)
    put(match, 0, returns=1)  # so that we can look before the next throw
    throw(match, blue=3, white=6, green=4, yellow=5, pink=2, silver=6)
    match.play(0, die)
    match.play(0, entry)
    assert dice_on(match, "tray") == tray


def test_dice_on_the_fields_stay_there() -> None:
    """Throw all dice that are not on the tray and not on a die field."""
    match = position(2)
    choose(match, "pink", pink=1, others=3)
    choose(match, "green", green=2, others=3)
    assert dice_on(match, "field") == {"pink", "green"}
    assert match.view()["dice"]["pink"]["face"] == 1


# Passive players, and extra dice: ruling 4 and 5


def test_the_active_player_without_extra_dice_is_not_awaited() -> None:
    """The active player's +1 actions may overlap with the passive players' choices."""
    match = position(3)
    put(match, 1, extras=1)
    finish_throws(match)
    assert waiting(match) == (1, 2)
    play(match, 1, "pink")
    assert waiting(match) == (1, 2)
    play(match, 1, "pass")
    assert waiting(match) == (2,)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_in_the_window(order: tuple[int, ...]) -> None:
    """Ruling 4: +1 actions overlap with the passive players' choices; the next turn waits."""
    first = _window((0, 1, 2))
    match = _window(order)
    assert match.state == first.state
    assert match.view() == first.view()


@pytest.mark.parametrize(
    "interleaved", [(0, 1, 2, 2, 1, 0), (2, 1, 0, 1, 0, 2), (1, 2, 1, 0, 2, 0)]
)
def test_interleaved_answers_in_the_window(interleaved: tuple[int, ...]) -> None:
    """Ruling 4: each seat's answers may come between those of the others."""
    assert _window(interleaved).state == _window((0, 1, 2)).state


def _window(order: tuple[int, ...]) -> Match:
    """Three seats answer, a seat named twice in two portions."""
    match = position(3)
    for seat in range(3):
        put(match, seat, extras=2, pink=[1, 1], circles=["6 row 1"])
    choose(match, "green", others=2)
    choose(match, "white / pink 2", others=2)
    choose(match, "pass", others=3)
    moves = {
        0: ["green", "yellow / yellow 3 row 1 / blue 9"],
        1: ["pink / green", "white / silver 2 pink"],
        2: ["pass / silver / silver 3 blue", "yellow / yellow 3 row 3"],
    }
    for seat in order:
        portions = 1 if order.count(seat) == 2 else 2
        for _ in range(portions):
            assert seat in waiting(match)
            play(match, seat, moves[seat].pop(0))
    assert turn_of(match) == (1, 1, False)
    assert match.node == Chance()
    return match


def test_the_next_turn_waits_for_the_active_players_extra_die() -> None:
    """Ruling 4: the next turn waits for all."""
    match = position(2)
    put(match, 0, extras=1)
    finish_throws(match)
    play(match, 1, "pink")
    assert waiting(match) == (0,)
    assert turn_of(match) == (1, 0, False)
    play(match, 0, "pass")
    assert turn_of(match) == (1, 1, False)
    assert struck(match, 0) == [0, 0, 0]


def test_extra_dice_after_declining() -> None:
    """Ruling 4: passive players may use +1 also after declining (any of the six)."""
    match = position(2)
    put(match, 1, extras=1)
    choose(match, "pink", others=2)
    finish_throws(match)
    play(match, 1, "pass")
    assert legal(match, 1) == {"pass", *DICE}
    play(match, 1, "pink")
    assert sheet(match, 1)["pink"] == [2]
    assert struck(match, 1) == [0, 0, 1]


def test_an_extra_die_may_be_the_one_just_taken_from_the_tray() -> None:
    """Each picks any one of the six dice (also one already used)."""
    match = position(2)
    put(match, 1, extras=2)
    finish_throws(match)
    play(match, 1, "pink / pink")
    assert sheet(match, 1)["pink"] == [1, 1]
    assert refused(match, 1, "pink") == "clever-no-extra"


def test_an_extra_die_unlocked_in_this_turn_passive() -> None:
    """Ruling 4: a +1 unlocked in this turn may be used in it."""
    match = position(2)
    put(match, 1, pink=[1] * 4)
    choose(match, "green", others=4)
    choose(match, "pass", others=4)
    choose(match, "pass", others=4)
    play(match, 1, "pink")
    assert circled(match, 1) == [0, 0, 1]
    assert legal(match, 1) == {"pass", *DICE}


def test_an_extra_die_unlocked_in_this_turn_active() -> None:
    """Ruling 4: a +1 unlocked in this turn may be used in it."""
    match = position(2)
    put(match, 0, pink=[1] * 4)
    choose(match, "pink", pink=4)
    assert set(waiting(match)) == {0, 1}
    assert legal(match, 0) == {"pass", *DICE}


def test_an_extra_die_unlocked_by_an_extra_die() -> None:
    """Ruling 4: a +1 unlocked in this turn may be used in it, by the chain of another too."""
    match = position(2)
    put(match, 0, pink=[1] * 4, extras=1)
    choose(match, "pass")
    choose(match, "pass")
    choose(match, "pass", pink=4)
    play(match, 0, "pink")
    assert legal(match, 0) == {"pass", *ALL - {"pink"}}


@pytest.mark.parametrize("players", [3, 4])
def test_extra_dice_are_barred_only_for_one_turn(players: int) -> None:
    """In one turn each die only once as an extra die."""
    match = position(players)
    for seat in range(players):
        put(match, seat, extras=6)
    for _ in range(3):
        finish_throws(match)
        for seat in match.awaited:
            if seat != turn_of(match)[1]:
                play(match, seat, "pass")
            play(match, seat, "green / pass")
    assert [sheet(match, seat)["green"] for seat in range(players)] == [[2, 2, 2]] * players


def test_the_last_window_is_the_last() -> None:
    """Ruling 4: at the end the dice as they lie; dice used as extra dice in it stay barred."""
    match = last_turn(2)
    put(match, 0, extras=6)
    finish_throws(match)
    play(match, 0, "pass / pink")
    assert refused(match, 0, "pink") == "clever-no-extra"
    play(match, 0, "pass")
    assert match.is_over


def test_an_extra_die_must_have_room() -> None:
    """A die that cannot be entered cannot be chosen."""
    match = position(2)
    put(match, 0, **FULL | {"extras": 2, "pink": [1] * 11})
    finish_throws(match)
    assert legal(match, 0) == {"pass", "pink", "white"}
    assert refused(match, 0, "green") == "clever-no-room"


def test_special_case_white_counts_in_any_colour() -> None:
    """Ruling 5: any legal entry, white in any colour."""
    match = position(2)
    put(match, 1, **FULL | {"pink": [1] * 11})
    choose(match, "pink", others=2)
    finish_throws(match)
    assert "white" in dice_on(match, "tray")
    assert legal(match, 1) == {"pass", "white"}
    assert refused(match, 1, "pink") == "clever-tray-first"


def test_special_case_only_what_can_be_entered() -> None:
    """Only if no die on the tray can be used, one from the active player's fields may be used."""
    match = position(2)
    put(match, 1, **FULL | {"pink": [1] * 11})
    choose(match, "white / pink 2", others=2)
    choose(match, "pink", others=2)
    choose(match, "green", others=2)
    assert legal(match, 1) == {"pass", "pink", "white"}


def test_special_case_the_reason_for_a_die_without_room() -> None:
    """The tray cannot be used, so the reason is not that the tray comes first."""
    match = position(2)
    put(match, 1, **FULL | {"pink": [1] * 11})
    choose(match, "pink", others=2)
    choose(match, "white / pink 2", others=2)
    choose(match, "green", others=2)
    assert refused(match, 1, "green") == "clever-no-room"


def test_special_case_nothing_at_all() -> None:
    """May decline: even when nothing can be used."""
    match = position(2)
    put(match, 1, **FULL)
    choose(match, "green", others=2)
    finish_throws(match)
    assert legal(match, 1) == {"pass"}


def test_special_case_blue_is_still_the_sum() -> None:
    """Blue: always the sum, wherever the other one lies."""
    match = position(2)
    put(match, 1, **FULL | {"blue": [12]})
    choose(match, "white / pink 3", white=3, others=4)
    choose(match, "blue", blue=5, others=6)
    choose(match, "pass")
    assert legal(match, 1) == {"pass", "white", "blue"}
    play(match, 1, "blue")
    assert sheet(match, 1)["blue"] == [12, 8]


def test_the_special_case_is_each_players_own() -> None:
    """Each chooses one die from the tray; several may choose the same."""
    match = position(3)
    put(match, 1, **FULL | {"pink": [1] * 11})
    choose(match, "white / pink 2", others=2)
    choose(match, "pink", others=2)
    choose(match, "green", others=2)
    assert legal(match, 1) == {"pass", "pink", "white"}
    assert legal(match, 2) == {"pass", "silver", "yellow", "blue"}


def test_passive_players_have_no_returns() -> None:
    """No re-rolls, no returns."""
    match = position(2)
    put(match, 1, returns=2, rerolls=2)
    finish_throws(match)
    play(match, 1, "pink")
    assert turn_of(match) == (1, 1, False)
    assert struck(match, 1) == [0, 0, 0]


def test_a_bonus_of_a_passive_player_is_entered_before_the_next_turn() -> None:
    """A coloured ? must be used at once."""
    match = position(2)
    put(match, 1, blue=[12, 12])
    finish_throws(match)
    play(match, 1, "blue")
    assert legal(match, 1) == FREE["yellow"]
    assert turn_of(match) == (1, 0, False)
    play(match, 1, "yellow 6 row 1")
    assert turn_of(match) == (1, 1, False)


# Entering a die


@pytest.mark.parametrize("die", DICE)
def test_a_die_without_room_cannot_be_chosen(die: str) -> None:
    """A die that cannot be entered cannot be chosen."""
    match = position(2)
    put(match, 0, **FULL)
    throw(match, others=3)
    assert refused(match, 0, die) == "clever-no-room"


@pytest.mark.parametrize("cells", range(13))
def test_blue_points(cells: int) -> None:
    """Score: the value above the last filled cell."""
    match = position(2)
    put(match, 0, blue=[7] * cells)
    assert points(match, 0, "blue") == (0, *BLUE_POINTS)[cells]


@pytest.mark.parametrize("cells", range(13))
def test_green_points(cells: int) -> None:
    """Each pair of cells: first - second; a pair without its second cell counts nothing."""
    match = position(2)
    faces = [6, 1, 5, 2, 1, 6, 4, 4, 3, 3, 2, 5][:cells]
    put(match, 0, green=faces)
    written = [face * factor for face, factor in zip(faces, GREEN_FACTOR, strict=False)]
    pairs = list(zip(written[::2], written[1::2], strict=False))
    assert points(match, 0, "green") == sum(first - second for first, second in pairs)


def test_areas_end() -> None:
    """Blue, green and pink have twelve cells."""
    match = position(2)
    put(match, 0, blue=[6] * 12, green=[1] * 12, pink=[1] * 12)
    throw(match)
    assert legal(match, 0) == {"pass", "silver", "yellow", "white"}
    match.play(0, "white")
    assert refused(match, 0, "pink 1") == "clever-full"


def test_a_sweep_is_optional_die_by_die() -> None:
    """Optional, die by die: pass at any point."""
    match = position(2)
    choose(match, "silver / silver 5 blue", silver=5, others=3)
    assert legal(match, 0) == {"pass", *ALL - {"silver"}}
    play(match, 0, "green")
    assert legal(match, 0) == {"pass", "yellow", "blue", "pink", "white"}
    play(match, 0, "pass")
    assert silver(match, 0) == {"5 blue", "3 green"}
    assert dice_on(match, "tray") == ALL - {"silver"}


def test_a_swept_die_shows_its_own_face_in_its_own_row() -> None:
    """Each with its own face (blue is not summed) in its own colour's row, white in any row."""
    match = position(2)
    throw(match, silver=6, yellow=1, blue=2, green=3, pink=4, white=5)
    play(match, 0, "silver / silver 6 pink")
    for die, face in (("blue", 2), ("pink", 4), ("yellow", 1), ("green", 3)):
        match.play(0, die)
        assert legal(match, 0) == {f"silver {face} {die}"}
        match.play(0, f"silver {face} {die}")
    match.play(0, "white")
    assert legal(match, 0) == {f"silver 5 {row}" for row in SILVER_ROWS}


def test_a_swept_die_whose_cell_is_crossed_cannot_be_crossed() -> None:
    """Each with its own face in its own colour's row."""
    match = position(2)
    put(match, 0, silver=["2 blue", "2 pink"])
    choose(match, "silver / silver 6 pink", silver=6, others=2)
    assert legal(match, 0) == {"pass", "yellow", "green", "white"}
    play(match, 0, "white / silver 2 yellow")
    assert legal(match, 0) == {"pass", "green"}


def test_equal_faces_are_not_swept() -> None:
    """Ruling 6: equal faces are not swept."""
    match = position(2)
    choose(match, "silver / silver 4 pink", silver=4, green=4, white=4, blue=3, others=6)
    assert legal(match, 0) == {"pass", "blue"}


def test_no_sweep_when_white_is_used_for_another_colour() -> None:
    """Sweep: when the silver die (or white as silver) was chosen."""
    match = position(2)
    put(match, 0, returns=1)
    choose(match, "white / pink 6", white=6, others=2)
    play(match, 0, "green")  # a return, no cross
    assert silver(match, 0) == set()
    assert struck(match, 0) == [0, 1, 0]


def test_no_sweep_for_a_silver_question_mark() -> None:
    """Silver any open cell (no sweep)."""
    match = position(2)
    put(match, 0, green=[1] * 7)
    choose(match, "green / silver 6 pink", green=5, blue=1, others=6)
    assert silver(match, 0) == {"6 pink"}
    assert match.node == Chance()
    assert dice_on(match, "tray") == {"blue"}


def test_sweep_the_silver_cross_and_its_chain_first() -> None:
    """Ruling 6: the silver cross and its chain first, then the swept dice one by one."""
    match = position(2)
    put(match, 0, silver=[f"4 {row}" for row in ("yellow", "blue", "green")])
    choose(match, "silver", silver=4, blue=1, others=6)
    assert legal(match, 0) == FREE["blue"]  # column 4 is full
    play(match, 0, "blue 11")
    assert legal(match, 0) == {"pass", "blue"}
    play(match, 0, "blue")
    assert "1 blue" in silver(match, 0)


@pytest.mark.parametrize("order", ["green / blue", "blue / green"])
def test_sweep_bonuses_after_each_die_in_the_players_order(order: str) -> None:
    """Ruling 6: … in the player's order, bonuses after each."""
    match = position(2)
    ones = [f"1 {row}" for row in SILVER_ROWS if row != "blue"]
    twos = [f"2 {row}" for row in SILVER_ROWS if row != "green"]
    put(match, 0, silver=[*ones, *twos])
    choose(match, "silver / silver 6 yellow", silver=6, blue=1, green=2, others=6)
    first, second = order.split(" / ")
    for die in (first, second):
        play(match, 0, die)
        if die == "green":  # column 2 is full: a yellow ?
            assert legal(match, 0) == FREE["yellow"]
            play(match, 0, "yellow 1 row 2")
    assert circled(match, 0) == [0, 0, 1]  # column 1
    assert yellow(match, 0, "circled") == {"1 row 2"}


def test_a_chain_may_take_the_cell_of_a_swept_die() -> None:
    """Ruling 6: the chain first; what it crosses a swept die cannot cross again."""
    match = position(2)
    put(match, 0, green=[1] * 7, silver=[f"5 {row}" for row in ("yellow", "blue", "green")])
    choose(match, "silver", silver=5, blue=3, others=6)  # column 5: ?green, cell 8: ?silver
    play(match, 0, "green 1 / silver 3 blue")
    assert match.node == Chance()  # nothing to sweep any more
    assert silver(match, 0) == {*(f"5 {row}" for row in SILVER_ROWS), "3 blue"}


# Bonuses: every printed one


@pytest.mark.parametrize("cell", range(12))
def test_blue_bonuses(cell: int) -> None:
    """Bonuses under cells (blue)."""
    match = position(2)
    put(match, 0, blue=[12] * cell)
    throw(match)
    match.play(0, "blue")
    assert gain(match, 0, "blue 2") == won(BLUE_BONUS[cell])


@pytest.mark.parametrize("cell", range(12))
def test_green_bonuses(cell: int) -> None:
    """A cell's bonus comes at once, also while its pair is incomplete."""
    match = position(2)
    put(match, 0, green=[1] * cell)
    throw(match)
    match.play(0, "green")
    assert gain(match, 0, "green 1") == won(GREEN_BONUS[cell])


@pytest.mark.parametrize("cell", range(12))
@pytest.mark.parametrize("face", range(1, 7))
def test_pink_bonuses(cell: int, face: int) -> None:
    """The cell's bonus only if the face reaches the printed minimum."""
    match = position(2)
    put(match, 0, pink=[1] * cell)
    throw(match, pink=face)
    match.play(0, "pink")
    bonus = PINK_BONUS[cell] if face >= PINK_MINIMUM[cell] else "-"
    assert gain(match, 0, f"pink {face}") == won(bonus)


@pytest.mark.parametrize("row", SILVER_ROWS)
@pytest.mark.parametrize("value", range(1, 7))
def test_silver_bonuses(value: int, row: str) -> None:
    """At full columns of silver, whichever row comes last; a full row brings nothing."""
    match = position(2)
    put(match, 0, silver=set(SILVER_ALL) - {f"{value} {row}"})
    throw(match, others=value)
    match.play(0, "silver")
    assert gain(match, 0, f"silver {value} {row}") == won(SILVER_BONUS[value - 1])


@pytest.mark.parametrize("row", SILVER_ROWS)
def test_a_full_silver_row_brings_nothing(row: str) -> None:
    """Bonuses at full columns of silver."""
    match = position(2)
    put(match, 0, silver=[f"{value} {row}" for value in range(1, 6)])
    throw(match, others=6)
    match.play(0, "silver")
    assert gain(match, 0, f"silver 6 {row}") == []


@pytest.mark.parametrize("cell", YELLOW)
def test_yellow_bonuses(cell: str) -> None:
    """At fully circled rows and columns of yellow: here both at once (ruling 7)."""
    match = position(2)
    put(match, 0, circles=set(YELLOW) - {cell})
    throw(match, others=int(cell[0]))
    match.play(0, "yellow")
    row, column = int(cell[-1]), YELLOW[cell]
    right = sorted([YELLOW_ROW_BONUS[row - 1], YELLOW_COLUMN_BONUS[column - 1]])
    assert gain(match, 0, f"yellow {cell}") == right


@pytest.mark.parametrize("cell", YELLOW)
def test_yellow_crosses_count_as_circles_of_a_line(cell: str) -> None:
    """A row or column bonus comes when all its cells are circled (crosses are not needed)."""
    match = position(2)
    line = {c for c in YELLOW if c[-1] == cell[-1]}
    put(match, 0, crosses=line - {cell})
    throw(match, others=int(cell[0]))
    match.play(0, "yellow")
    assert gain(match, 0, f"yellow {cell}") == won(YELLOW_ROW_BONUS[int(cell[-1]) - 1])


@pytest.mark.parametrize(("track", "cell"), [("re-roll", 3), ("return", 4), ("+1", 5)])
@pytest.mark.parametrize("slots", range(6))
def test_track_ends(track: str, cell: int, slots: int) -> None:
    """Circling the sixth slot gives: re-roll a fox, return a pink ?, +1 a silver ?."""
    match = position(2)
    names = {"re-roll": "rerolls", "return": "returns", "+1": "extras"}
    before: dict[str, Any] = {names[track]: slots, "pink": [1] * (cell - 1)}
    put(match, 0, **before)
    throw(match, pink=6)
    match.play(0, "pink")
    right = [track, TRACK_END[track]] if slots == 5 else [track]
    assert gain(match, 0, "pink 6") == sorted(right)


def test_a_track_end_comes_from_circling_not_from_using() -> None:
    """Circling the sixth gives …; using one strikes out its circled slot."""
    match = position(2)
    put(match, 0, rerolls=6, foxes=0)
    for _ in range(6):
        choose(match, "again")
    throw(match)
    assert sheet(match, 0)["foxes"] == 0
    assert refused(match, 0, "again") == "clever-no-reroll"


def test_a_used_slot_does_not_count_as_free() -> None:
    """An action bonus circles the next slot of its track, also when all before are struck out."""
    match = position(2)
    put(match, 0, rerolls=5, pink=[1, 1])
    for _ in range(5):
        choose(match, "again")
    throw(match, pink=2)
    match.play(0, "pink")
    assert gain(match, 0, "pink 2") == ["fox", "re-roll"]
    assert circled(match, 0)[0] - struck(match, 0)[0] == 1


# Ruling 7


@pytest.mark.parametrize("first", ["green", "silver"])
def test_several_question_marks_in_free_order(first: str) -> None:
    """Ruling 7: several bonuses pending: the player chooses the order."""
    match = position(2)
    put(match, 0, circles=["2 row 2", "2 row 4"])
    choose(match, "yellow / yellow 5 row 4", yellow=5)  # row 4: ?green, column 3: ?silver
    assert legal(match, 0) == {"? green", "? silver"}
    second = ({"green", "silver"} - {first}).pop()
    entries = {"green": "green 6", "silver": "silver 6 blue"}
    play(match, 0, f"? {first} / {entries[first]}")
    assert legal(match, 0) == FREE[second]
    play(match, 0, entries[second])
    assert match.view()["phase"] == "window"
    assert sheet(match, 0)["green"] == [12]
    assert silver(match, 0) == {"6 blue"}


def test_a_new_question_mark_may_come_before_an_older_one() -> None:
    """Ruling 7: the player chooses the order, also among those won on the way."""
    match = position(2)
    put(match, 0, circles=["2 row 2", "2 row 4"], green=[1, 1, 1])
    choose(match, "yellow / yellow 5 row 4 / ? green / green 1", yellow=5)  # cell 4: ?blue
    assert legal(match, 0) == {"? blue", "? silver"}
    play(match, 0, "? blue / blue 12 / silver 1 pink")
    assert sheet(match, 0)["blue"] == [12]
    assert silver(match, 0) == {"1 pink"}


def test_two_question_marks_of_one_kind() -> None:
    """Ruling 7: several bonuses pending: none is lost, none is doubled."""
    match = _two_pink_question_marks(pink=[])
    for _ in range(2):
        assert legal(match, 0) == FREE["pink"]
        play(match, 0, "pink 3")
    assert sheet(match, 0)["pink"] == [3, 3]
    assert match.view()["phase"] == "window"


@pytest.mark.parametrize("written", [{"green": [1]}, {"blue": [2]}])
def test_a_question_mark_must_be_used_even_if_it_hurts(written: dict[str, Any]) -> None:
    """Ruling 7: a ? must be used if anything can be entered, even if it hurts."""
    match = position(2)
    area = next(iter(written))
    start = {"green": {"pink": [1] * 5}, "blue": {"green": [1] * 3}}[area]
    put(match, 0, **start | written)
    throw(match, others=5)
    die = next(iter(start))
    match.play(0, die)
    match.play(0, f"{die} 5")
    match.play(0, f"? {area}")
    assert legal(match, 0) == (FREE["green"] if area == "green" else {"blue 2"})
    refused(match, 0, "pass")


LOST: dict[str, tuple[dict[str, Any], str]] = {
    "silver": ({"silver": SILVER_ALL, "green": [1] * 7}, "green"),
    "yellow": ({"crosses": YELLOW_CELLS, "blue": [12, 12]}, "blue"),
    "blue": ({"blue": [2] * 12, "green": [1] * 3}, "green"),
    "green": ({"green": [1] * 12, "pink": [1] * 5}, "pink"),
    "pink": ({"pink": [1] * 12, "blue": [12] * 6}, "blue"),
}


@pytest.mark.parametrize("area", LOST)
def test_a_question_mark_without_room_is_lost(area: str) -> None:
    """Ruling 7: if nothing can be entered, it is lost."""
    match = position(2)
    written, die = LOST[area]
    put(match, 0, **written)
    throw(match, others=5)
    match.play(0, die)
    assert gain(match, 0, match.legal(0)[0]) == [f"? {area}"]
    assert legal(match, 0) == {"pass"}
    match.play(0, "pass")
    assert sheet(match, 0)["questions"] == {}
    assert match.node == Chance()


def test_only_the_question_mark_without_room_is_lost() -> None:
    """Ruling 7: a lost ? takes no other one with it."""
    match = position(2)
    put(match, 0, circles=["2 row 2", "2 row 4"], green=[1] * 12)
    choose(match, "yellow / yellow 5 row 4", yellow=5)
    assert legal(match, 0) == FREE["silver"]  # ?green finds no room
    play(match, 0, "silver 1 blue")
    assert silver(match, 0) == {"1 blue"}
    assert match.view()["phase"] == "window"


def test_room_for_only_one_of_two_question_marks() -> None:
    """Ruling 7: if nothing can be entered, it is lost: here the second one."""
    match = _two_pink_question_marks(pink=[1] * 11)
    assert legal(match, 0) == FREE["pink"]
    play(match, 0, "pink 3")
    assert sheet(match, 0)["pink"] == [1] * 11 + [3]
    assert sheet(match, 0)["questions"] == {}
    assert match.view()["phase"] == "window"


def _two_pink_question_marks(pink: list[int]) -> Match:
    """One of yellow row 5; and one of silver column 6, crossed for the last slot of +1."""
    match = position(2)
    sixes = ["6 yellow", "6 blue", "6 green"]
    put(match, 0, circles=set(YELLOW) - {"5 row 5"}, silver=sixes, pink=pink, extras=5)
    choose(match, "yellow / yellow 5 row 5", yellow=5)
    assert legal(match, 0) == {"? pink", "? silver"}
    match.play(0, "? silver")
    assert gain(match, 0, "silver 6 pink") == ["? pink"]
    assert sheet(match, 0)["questions"] == {"? pink": 2}
    match.play(0, "? pink")
    return match


def test_one_circle_completes_a_row_and_a_column() -> None:
    """Ruling 7: one yellow circle may complete a row and a column: both bonuses."""
    match = position(2)
    put(match, 0, circles=["3 row 1", "3 row 3", "4 row 5"])
    throw(match, yellow=6)
    match.play(0, "yellow")
    assert gain(match, 0, "yellow 6 row 1") == ["? blue", "fox"]


def test_yellow_question_mark_may_complete_both_lines() -> None:
    """Ruling 7, with a circle made for a ?."""
    match = position(2)
    put(match, 0, circles=["3 row 1", "3 row 3", "4 row 5"], blue=[9, 9])
    choose(match, "blue", others=2)
    assert gain(match, 0, "yellow 6 row 1") == ["? blue", "fox"]


# Ruling 8


def test_black_question_mark_any_area_with_room() -> None:
    """Ruling 8: any area with a legal entry, crossing a circled yellow cell included."""
    match = position(2, round=3, active=1)
    put(match, 0, **FULL | {"crosses": [], "circles": ["6 row 1"], "blue": [7]})
    finish_turn(match)
    match.play(0, "? any")
    assert legal(match, 0) == FREE["yellow"] | {f"blue {value}" for value in range(2, 8)}
    match.play(0, "yellow 6 row 1")
    assert yellow(match, 0, "crossed") == {"6 row 1"}


def test_black_question_mark_on_an_empty_sheet() -> None:
    """Ruling 8: a ? in any area they choose."""
    match = position(1, round=3, passive=True)
    finish_turn(match)
    match.play(0, "? any")
    assert legal(match, 0) == EVERYTHING
    assert len(EVERYTHING) == 24 + 10 + 11 + 6 + 6


def test_black_question_mark_on_a_full_sheet_is_lost() -> None:
    """Ruling 7 and 8: if nothing can be entered, it is lost."""
    match = position(2, round=3, active=1)
    put(match, 0, **FULL)
    finish_turn(match)
    assert set(waiting(match)) == {0, 1}
    assert legal(match, 0) == {"pass"}
    match.play(0, "pass")
    assert sheet(match, 0)["questions"] == {}
    play(match, 1, "? any / pink 1")
    assert turn_of(match) == (4, 0, False)


def test_black_question_mark_may_bring_more() -> None:
    """It may give further bonuses, and so on."""
    match = position(2, round=3, active=1)
    put(match, 0, pink=[1] * 5)
    finish_turn(match)
    play(match, 0, "? any / pink 6")
    assert legal(match, 0) == FREE["green"]
    play(match, 0, "green 6")
    assert waiting(match) == (1,)


# End: ruling 10 and 11


@pytest.mark.parametrize("foxes", range(7))
def test_foxes_with_negative_green(foxes: int) -> None:
    """Ruling 10: foxes take the literal lowest area score, also when green is negative."""
    match = position(2)
    put(match, 0, green=[1, 6], foxes=foxes, pink=[6])
    assert points(match, 0, "green") == -10
    assert points(match, 0, "foxes") == -10 * foxes
    assert match.scores()[0] == 6 - 10 - 10 * foxes


def test_foxes_with_an_empty_area_and_negative_green() -> None:
    """Ruling 10: the case 0: then 0, unless green is below 0."""
    match = position(2)
    put(match, 0, green=[2, 1], foxes=3)
    assert points(match, 0, "foxes") == 0
    put(match, 0, green=[1, 2], foxes=3)
    assert points(match, 0, "foxes") == -6


def test_the_tie_break_does_not_look_at_foxes() -> None:
    """Ruling 11: the tie-break looks at the five areas only."""
    match = last_turn(2)
    put(
        match,
        0,
        silver=["1 blue", "2 blue"],  # 4
        crosses=["1 row 2"],  # 3
        blue=[9, 9],  # 3
        green=[1, 1, 2, 1],  # 0 + 3
        pink=[3],
        foxes=3,  # 9, more than any area of either player
    )
    put(
        match,
        1,
        silver=["1 blue", "2 blue", "3 blue"],  # 7
        crosses=["1 row 2"],  # 3
        blue=[9, 9, 9],  # 6
        green=[2, 1],  # 2
        pink=[6, 1],  # 7
    )
    finish_turn(match)
    assert match.scores() == [25, 25]
    assert points(match, 0, "foxes") == 9
    assert match.winners() == [1]


def test_equal_highest_areas_are_a_tie_even_if_the_second_differs() -> None:
    """Tie: the highest score in a single area; still tied: several winners."""
    match = last_turn(2)
    put(match, 0, pink=[6], blue=[9, 9, 9])  # 6, 6
    put(match, 1, blue=[9, 9, 9], silver=["1 pink", "2 pink"], green=[2, 1])  # 6, 4, 2
    finish_turn(match)
    assert match.scores() == [12, 12]
    assert match.winners() == [0, 1]


def test_total() -> None:
    """Total = five areas + foxes."""
    match = position(2)
    put(match, 0, **FULL | {"green": [6, 1], "foxes": 6})
    assert match.breakdown(0) == {
        "silver": 88,
        "yellow": 165,
        "blue": 78,
        "green": 10,
        "pink": 12,
        "foxes": 60,
    }
    assert match.scores()[0] == 88 + 165 + 78 + 10 + 12 + 60


# Solo: ruling 12


def test_solo_equal_dice_at_random() -> None:
    """Ruling 12: ties for the three lowest dice at random: all choices alike."""
    match = position(1, passive=True)
    throw(match, others=2)
    outcomes = dict(match.outcomes())
    assert len(outcomes) == 20
    assert set(outcomes.values()) == {1 / 20}
    assert {weight for _, weight in match.game.outcomes(match.setup, match.state)} == {1}


def test_solo_equal_dice_are_drawn_alike() -> None:
    """Ruling 12: at random: over 600 draws each of three choices about 200 times."""
    match = position(1, passive=True)
    throw(match, blue=1, pink=2, yellow=3, green=3, white=3, silver=5)
    rng = Rng()
    begin(rng, 7, 0)
    rules = match.game.rules
    drawn = Counter(rules.roll(match.setup, match.state, rng) for _ in range(600))
    assert len(drawn) == 3
    assert all(150 < times < 250 for times in drawn.values())


@pytest.mark.parametrize(
    ("faces", "served"),
    [
        ({"silver": 3, "yellow": 3, "blue": 3}, {"silver", "yellow", "blue"}),
        ({"silver": 1, "yellow": 1, "blue": 1}, {"silver", "yellow", "blue"}),
        ({"silver": 1, "yellow": 2, "blue": 3}, {"silver", "yellow", "blue"}),
        ({"green": 1, "pink": 3, "white": 3}, {"green", "pink", "white"}),
    ],
)
def test_solo_no_choice_among_equal_dice(faces: dict[str, int], served: set[str]) -> None:
    """Three lowest dice go to the tray; where they are plain, nothing is left to chance."""
    match = position(1, passive=True)
    throw(match, others=4, **faces)
    assert dice_on(match, "tray") == served
    assert waiting(match) == (0,)


@pytest.mark.parametrize(("low", "high"), [(1, 2), (1, 6), (4, 5), (4, 6), (5, 6)])
def test_solo_three_equal_dice_below_three(low: int, high: int) -> None:
    """Ruling 12: nothing is left to chance, whatever the three lowest dice show."""
    match = position(1, passive=True)
    throw(match, others=high, silver=low, green=low, white=low)
    assert dice_on(match, "tray") == {"silver", "green", "white"}
    assert waiting(match) == (0,)


@pytest.mark.parametrize("returns", [0, 1])
def test_nothing_to_do_while_dice_are_thrown(returns: int) -> None:
    """Between two throws nobody has a step, whether a die could be returned or not."""
    match = position(2)
    put(match, 0, returns=returns)
    choose(match, "pink", others=6, pink=5, white=1)
    assert sheet(match, 0)["step"] == ("before" if returns else "done")
    if returns:
        play(match, 0, "pass")
    assert match.node == Chance()
    assert sheet(match, 0)["step"] == "done"


def test_nothing_to_do_while_dice_are_re_rolled() -> None:
    """Whoever throws again chooses when the dice lie."""
    match = position(2)
    put(match, 0, rerolls=1)
    choose(match, "again", others=1)
    assert match.node == Chance()
    assert sheet(match, 0)["step"] == "done"


def test_without_an_extra_die_nothing_is_to_do() -> None:
    """The active player's turn is over; the passive players choose."""
    match = position(2)
    finish_throws(match)
    assert waiting(match) == (1,)
    assert sheet(match, 0)["step"] == "done"


def test_who_has_decided_has_nothing_to_do() -> None:
    """While others still choose a die of the tray."""
    match = position(3)
    finish_throws(match)
    assert {1, 2} <= set(waiting(match))
    assert sheet(match, 1)["step"] == "offer"
    play(match, 1, "pass")
    assert sheet(match, 1)["step"] == "done"
    assert sheet(match, 2)["step"] == "offer"


def test_solo_none_of_the_three_usable() -> None:
    """Ruling 12: none of the three usable: one of the other three may be used."""
    match = position(1, passive=True)
    put(match, 0, **FULL | {"pink": [1] * 11})
    throw(match, silver=1, yellow=1, blue=1, green=4, pink=5, white=6)
    assert legal(match, 0) == {"pass", "pink", "white"}
    play(match, 0, "pink")
    assert sheet(match, 0)["pink"][-1] == 5


def test_solo_one_of_the_three_usable() -> None:
    """Ruling 12 (ruling 5): the others only if none of the three is usable."""
    match = position(1, passive=True)
    put(match, 0, **FULL | {"pink": [1] * 11})
    throw(match, silver=1, yellow=1, white=1, green=4, pink=5, blue=6)
    assert legal(match, 0) == {"pass", "white"}
    assert refused(match, 0, "pink") == "clever-tray-first"


def test_solo_extra_dice_from_all_six() -> None:
    """Ruling 12: +1 from all six, in both turns; each die once a turn."""
    match = position(1)
    put(match, 0, extras=3)
    finish_throws(match)
    assert legal(match, 0) == {"pass", *DICE}
    play(match, 0, "pink / pass")
    assert turn_of(match) == (1, 0, True)
    throw(match, silver=1, yellow=2, white=3, green=4, pink=5, blue=6)
    play(match, 0, "pass")
    assert legal(match, 0) == {"pass", *DICE}
    play(match, 0, "pink")
    assert refused(match, 0, "pink") == "clever-no-extra"
    assert sheet(match, 0)["pink"] == [1, 5]


def test_solo_the_active_turn_has_no_offer() -> None:
    """6 rounds, each one active turn, then one passive turn."""
    match = position(1)
    finish_throws(match)
    assert turn_of(match) == (1, 0, True)
    assert match.node == Chance()
    assert dice_on(match, "hand") == ALL


def test_solo_exactly_320_is_the_top_level() -> None:
    """Ruling 12: a total of exactly 320 counts as the top level."""
    assert game(GAME).rating(320).level == 0
    assert game(GAME).rating(319).level == 1


@pytest.mark.parametrize("number", range(11))
def test_solo_levels_in_both_languages(number: int) -> None:
    """Levels: … named in the seed's table."""
    id, title = f"doppelt-so-clever-level-{number}", game(GAME).title
    assert words("de")(id, title=title).startswith(LEVELS[number])
    assert words("en")(id, title=title)
    assert not words("de").has("doppelt-so-clever-level-11")


def test_the_end_of_the_solo_game() -> None:
    """After the last turn of the last round everyone may use +1 actions that are left."""
    match = last_turn(1)
    put(match, 0, extras=2)
    throw(match)
    match.inject("tray blue pink white")
    play(match, 0, "pink")
    assert not match.is_over
    play(match, 0, "pink / green")
    assert match.is_over
    assert match.winners() == [0]
    assert match.scores() == [2]


def test_pass_all_ends_every_window() -> None:
    """May decline: nobody must take a die."""
    match = position(4)
    finish_throws(match)
    pass_all(match)
    assert turn_of(match) == (1, 1, False)
    assert match.scores() == [0] * 4
