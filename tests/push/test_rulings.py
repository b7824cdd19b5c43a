"""The digest of the rules: its rulings 1 to 9, the variants, and what holds in every game."""

import random
from typing import Any

import pytest

from kleeblatt.core.dice import SeededDice, TypedDice
from kleeblatt.core.errors import GameOver, SheetError, UsageError
from kleeblatt.core.match import Chance, Match
from kleeblatt.games.push import push
from kleeblatt.games.push.deck import colour_points, read
from tests.push.table import (
    BOX,
    BUST,
    COLOURS,
    DICE_CARD,
    DIRECTION_CARD,
    NUMBER_CARDS,
    PLAYERS,
    active,
    cards,
    deck,
    discard,
    display,
    everywhere,
    give,
    leave,
    options,
    play,
    refused,
    rows,
    secured,
    start,
    takers,
)

THREE_ROWS = "red 1>1, red 2>2, red 3>3"
BOX_OF_TWO = BOX - cards(",".join([DIRECTION_CARD] * 12))


def pass_turns(match: Match, turns: int) -> None:
    """So many turns of one card each."""
    for turn in range(turns):
        play(match, f"{NUMBER_CARDS[turn]}>1, stop, take 1")


def left_of(seat: int, players: int) -> list[int]:
    """The others, from the left neighbour on: the order of play."""
    return [*range(seat + 1, players), *range(seat)]


# The taking order


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("directions", [0, 1, 2, 3])
@pytest.mark.parametrize("bust", [False, True])
def test_taking_order(players: int, directions: int, bust: bool) -> None:
    for seat in range(players):
        match = start(players)
        pass_turns(match, seat)
        assert active(match) == seat
        play(match, "+direction-card," * directions + THREE_ROWS)
        play(match, "+red 4, star" if bust else "stop")
        others = left_of(seat, players)
        if directions % 2 == 1:
            others.reverse()
        expected = others[:3] if bust else [seat, *others[:2]]
        assert takers(match) == expected
        assert active(match) == (seat + 1) % players
        assert discard(match)[DIRECTION_CARD] == directions


@pytest.mark.parametrize("directions", [0, 1, 2, 3])
def test_direction_cards_before_between_and_after(directions: int) -> None:
    """It does not matter when in the turn they came."""
    for when in range(3):
        steps = ["", "", ""]
        steps[when] = "+direction-card," * directions
        match = play(start(5), f"{steps[0]} red 1>1, {steps[1]} red 2>2, {steps[2]} stop")
        assert takers(match) == [0, 4 if directions % 2 else 1]


@pytest.mark.parametrize("number", [1, 2])
def test_fewer_rows_than_takers(number: int) -> None:
    match = play(start(6), ", ".join(THREE_ROWS.split(", ")[:number]) + ", stop")
    assert takers(match) == [0, 1][:number]
    assert active(match) == 1
    assert not discard(match)


@pytest.mark.parametrize("directions", range(5))
@pytest.mark.parametrize("bust", [False, True])
def test_two_players_take_as_ever(directions: int, bust: bool) -> None:
    """Two players: direction cards have no effect."""
    match = start(2, directions="discarded")
    for turned in range(directions):
        play(match, "+direction-card")
        assert discard(match) == cards(",".join([DIRECTION_CARD] * (turned + 1)))
    play(match, THREE_ROWS)
    play(match, "+red 4, star" if bust else "stop")
    assert takers(match) == ([1] if bust else [0, 1])
    assert active(match) == 1
    assert discard(match)[DIRECTION_CARD] == directions


def test_directions_are_removed_by_default() -> None:
    assert start(2).options["directions"] == "removed"
    assert deck(start(2)) == BOX_OF_TWO


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("directions", ["removed", "discarded"])
def test_the_option_is_for_two(players: int, directions: str) -> None:
    match = start(players, directions=directions)
    assert deck(match) == BOX
    play(match, "+direction-card, red 1>1, red 2>2, stop")
    assert takers(match) == [0, players - 1]


@pytest.mark.parametrize("option", ["risk", "directions", "colour"])
def test_wrong_options(option: str) -> None:
    with pytest.raises(UsageError):
        Match(push, PLAYERS[:2], {option: "perhaps"}, dice=TypedDice())


DECK = """
colours = ["green", "yellow", "red", "blue", "purple"]
values = [1, 2, 3, 4, 5, 6]
copies = 3
dice_cards = 18
direction_cards = 12
die = ["green", "yellow", "red", "blue", "purple", "star"]
"""


def test_a_deck_file() -> None:
    """Without special cards too."""
    assert read(DECK)["dice_cards"] == 18
    none = DECK.replace("= 18", "= 0").replace("= 12", "= 0")
    assert (read(none)["dice_cards"], read(none)["direction_cards"]) == (0, 0)


@pytest.mark.parametrize(
    ("old", "new", "name", "found"),
    [
        (', "purple"]', "]", "colours", "4"),
        ("[1, 2, 3, 4, 5, 6]", "[1, 2, 3, 4, 5]", "values", "5"),
        ("values =", "numbers =", "values", "0"),
        ("copies = 3", "copies = 4", "copies", "4"),
        (', "star"', "", "die", "5"),
        ("dice_cards = 18", "dice_cards = -1", "dice_cards", "-1"),
        ("direction_cards = 12", "direction_cards = -1", "direction_cards", "-1"),
        ("dice_cards = 18", "dice_cards = 1.5", "dice_cards", "1.5"),
        ("direction_cards = 12", "", "direction_cards", "None"),
    ],
)
def test_a_wrong_deck_file(old: str, new: str, name: str, found: str) -> None:
    """The error says what is wrong."""
    with pytest.raises(SheetError) as error:
        read(DECK.replace(old, new, 1))
    assert error.value.id == "push-deck"
    assert (str(error.value.given["name"]), str(error.value.given["found"])) == (name, found)


def test_every_face_of_the_die_once() -> None:
    match = play(start(3), "dice-card>1, stop, take 1")
    assert match.game.outcomes(match.setup, match.state) == tuple((face, 1) for face in range(6))


@pytest.mark.parametrize("colour", range(5))
def test_the_points_of_a_colour(colour: int) -> None:
    """Every number card counts its number, up to three of each."""
    name = COLOURS[colour]
    match = give(start(3), 0, f"{name} 1, {name} 1, {name} 1, {name} 3, {name} 6, {name} 6")
    pile = match.state.display[0]
    assert [colour_points(pile, other) for other in range(5)] == [
        18 if other == colour else 0 for other in range(5)
    ]
    assert match.scores()[0] == 18


# Ruling 1: all is open but the order of the deck


@pytest.mark.parametrize("players", [2, 6])
def test_all_see_the_same(players: int) -> None:
    match = give(start(players), 0, "red 5", secured="blue 6")
    for step in ("draw", "green 1", "into 1", "dice-card>2", "stop", "take 2", "red"):
        play(match, step)
        assert all(match.view(seat) == match.view() for seat in range(players))
    assert secured(match, 0) == cards("blue 6")


def test_the_deck_can_be_counted() -> None:
    match = play(start(3), "red 5>1, dice-card>1, +direction-card")
    assert deck(match) == BOX - cards("red 5, dice-card, direction-card")
    assert match.view()["deck"]["cards"] == 117


def views(match: Match) -> list[dict[str, Any]]:
    """What a spectator and each seat see."""
    return [match.view(), *(match.view(seat) for seat in range(len(match.players)))]


def test_typed_cards_tell_nothing_of_the_seed() -> None:
    """Different seeds, the same cards so far: equal views and equal choices at every step."""
    one, two = (start(3, dice=SeededDice(seed)) for seed in (1, 2))
    script = (
        "red 5>1, blue 6>1, dice-card>2, +direction-card, red 1>3, stop, take 1, take 2, blue,"
        "take 3, draw"
    )
    for step in script.split(","):
        play(one, step)
        play(two, step)
        assert views(one) == views(two)
        assert one.node == two.node
        assert one.outcomes() == two.outcomes()


def after_two_cards(seed: int) -> tuple[Match, tuple[str, str]]:
    """Seat 0 has drawn two cards and is to turn over a third; the match and the two cards."""
    match = start(3, dice=SeededDice(seed))
    drawn = []
    for _ in range(2):
        play(match, "draw")
        drawn.append(match.roll())
        if match.view()["phase"] == "place":
            play(match, match.legal(0)[-1])
    return play(match, "draw"), (drawn[0], drawn[1])


def test_drawn_cards_tell_nothing_of_the_seed() -> None:
    """Two seeds that draw the same two cards first: equal views, though the third card differs."""
    seen: dict[tuple[str, str], Match] = {}
    for seed in range(2000):
        match, drawn = after_two_cards(seed)
        if drawn in seen:
            twin = seen[drawn]
            assert views(match) == views(twin)
            assert match.outcomes() == twin.outcomes()
            if match.roll() != twin.roll():
                return
            del seen[drawn]
        else:
            seen[drawn] = match
    pytest.fail("no two seeds draw the same two cards and then different ones")


# Ruling 2: when you may stop


@pytest.mark.parametrize("players", [2, 3])
def test_no_stop_without_a_row(players: int) -> None:
    match = start(players, directions="discarded")
    for _ in range(3):
        play(match, "+direction-card")
        assert options(match) == {"draw"}
        refused(match, "stop")
    play(match, "red 1>1")
    assert options(match) == {"draw", "stop"}


@pytest.mark.parametrize("players", [2, 3])
def test_stop_after_a_direction_card(players: int) -> None:
    match = play(start(players, directions="discarded"), "red 1>1, +direction-card")
    assert options(match) == {"draw", "stop"}
    play(match, "stop, take 1")
    assert active(match) == 1


# Ruling 3: when a turn busts


@pytest.mark.parametrize("rows_begun", ["", "red 1>1,", "red 1>1, red 1>2,"])
def test_no_bust_below_three_rows(rows_begun: str) -> None:
    for card in (*NUMBER_CARDS, DICE_CARD):
        if card != "red 1" or "2" not in rows_begun:
            match = play(start(3), f"{rows_begun} draw, {card}")
            assert f"into {rows_begun.count('>') + 1}" in options(match)


def test_fourth_dice_card_busts() -> None:
    match = play(start(3), "dice-card>1, dice-card>2, dice-card>3")
    assert options(match) == {"draw", "stop"}
    play(match, "+dice-card")
    assert match.node == Chance()
    assert discard(match) == cards(DICE_CARD)
    play(match, "star")
    assert match.awaited == (1,)


def test_direction_cards_never_bust() -> None:
    match = play(start(3), THREE_ROWS + ", +direction-card" * 12)
    assert options(match) == {"draw", "stop"}
    assert match.view()["directions"] == 12


# Ruling 4: one taker after the other; rows with dice cards


def test_each_taker_rolls_before_the_next_chooses() -> None:
    match = start(3)
    for seat in range(3):
        give(match, seat, "green 6, blue 6")
    play(match, "red 1>1, dice-card>1, red 2>2, dice-card>2, red 3>3, dice-card>3, stop")
    for seat, face in enumerate(("green", "blue", "red")):
        assert match.awaited == (seat,)
        play(match, f"take {seat + 1}")
        assert match.node == Chance()
        play(match, face)
    assert [display(match, seat) for seat in range(3)] == [
        cards("blue 6, red 1"),
        cards("green 6, red 2"),
        cards("green 6, blue 6"),
    ]
    assert discard(match) == cards("green 6, blue 6, red 3, dice-card, dice-card, dice-card")
    assert active(match) == 1


def test_every_taker_rolls_after_a_bust_too() -> None:
    match = give(start(4), 2, "blue 5, red 5")
    play(match, "dice-card>1, dice-card>2, dice-card>3, +dice-card, star")
    play(match, "take 1, star, take 2, blue, take 3, star")
    assert display(match, 2) == cards("red 5")
    assert discard(match) == cards("blue 5" + ", dice-card" * 4)
    assert active(match) == 1


def test_a_lone_dice_card_must_be_taken() -> None:
    match = give(start(3), 1, "red 6")
    play(match, "red 1>1, dice-card>2, stop, take 1")
    assert match.awaited == (1,)
    assert options(match) == {"take 2"}
    play(match, "take 2, red")
    assert not display(match, 1)


def test_the_active_player_must_take_it_too() -> None:
    match = play(start(3), "dice-card>1, stop")
    assert options(match) == {"take 1"}
    play(match, "take 1, star")
    assert active(match) == 1


def test_dice_cards_nobody_takes_are_not_rolled() -> None:
    match = give(start(2), 0, "red 6")
    play(match, "red 1>1, red 2>2, dice-card>3, stop, take 1, take 2")
    assert active(match) == 1
    assert discard(match) == cards(DICE_CARD)


@pytest.mark.parametrize("risk", ["no", "yes"])
@pytest.mark.parametrize("face", [*COLOURS, "star"])
def test_secured_cards_are_safe(risk: str, face: str) -> None:
    all_colours = ", ".join(f"{colour} 5" for colour in COLOURS)
    match = give(start(3, risk=risk), 0, all_colours, secured=all_colours)
    play(match, f"dice-card>1, stop, take 1, {face}")
    assert secured(match, 0) == cards(all_colours)
    kept = cards(all_colours) - cards(f"{face} 5")
    assert display(match, 0) == (cards("") if (face, risk) == ("star", "yes") else kept)


# Ruling 5: bust


def test_bust_rolls_before_rows_are_given_out() -> None:
    match = play(give(start(3), 0, "blue 1"), BUST)
    assert match.node == Chance()
    assert len(rows(match)) == 3
    play(match, "blue")
    assert not display(match, 0)
    assert match.awaited == (1,)


@pytest.mark.parametrize("face", [*COLOURS, "star"])
@pytest.mark.parametrize("risk", ["no", "yes"])
def test_bust_with_an_empty_display(face: str, risk: str) -> None:
    match = play(start(3, risk=risk), BUST)
    assert match.node == Chance()
    play(match, face)
    assert match.awaited == (1,)
    assert discard(match) == cards("red 4")


def test_bust_with_two_players() -> None:
    match = play(start(2), f"{BUST}, star, take 2")
    assert display(match, 1) == cards("red 2")
    assert discard(match) == cards("red 4, red 1, red 3")
    assert active(match) == 1


# Ruling 6: direction cards and discards


def test_direction_cards_lie_until_all_rows_are_out() -> None:
    match = play(start(3), f"+direction-card, {THREE_ROWS}, dice-card>3, stop, take 1")
    assert (match.view()["directions"], discard(match)[DIRECTION_CARD]) == (1, 0)
    play(match, "take 3")
    assert (match.view()["directions"], discard(match)[DIRECTION_CARD]) == (1, 0)
    play(match, "star, take 2")
    assert (match.view()["directions"], discard(match)[DIRECTION_CARD]) == (0, 1)


def test_discards_are_never_reshuffled() -> None:
    match = leave(start(2), "red 1")
    assert discard(match).total() == 107
    play(match, "red 1>1, take 1")
    assert match.is_over
    assert discard(match).total() == 107
    assert not deck(match)


# Ruling 7: securing needs a card


@pytest.mark.parametrize("colour", COLOURS)
def test_nothing_to_secure(colour: str) -> None:
    match = give(start(3), 0, "", secured=f"{colour} 3")
    assert options(match) == {"draw"}
    refused(match, f"secure {colour}")
    give(match, 0, f"{colour} 3")
    assert options(match) == {"draw", f"secure {colour}"}
    play(match, f"secure {colour}")
    assert secured(match, 0) == cards(f"{colour} 3, {colour} 3")
    assert active(match) == 1


def test_securing_moves_no_other_cards() -> None:
    match = give(start(3), 0, "red 5, red 1, blue 1", secured="green 2")
    give(match, 1, "red 4")
    play(match, "secure red")
    assert display(match, 0) == cards("blue 1")
    assert secured(match, 0) == cards("red 5, red 1, green 2")
    assert display(match, 1) == cards("red 4")
    assert not discard(match)
    assert match.scores()[0] == 9


# Ruling 8: the deck runs out


def test_last_card_is_placed() -> None:
    """The player stops with what lies there and takes a row."""
    match = leave(start(3), "red 1, blue 2, red 3")
    play(match, "red 1>1, blue 2>2, red 3>2")
    assert match.awaited == (0,)
    assert options(match) == {"take 1", "take 2"}
    assert takers(match) == [0, 1]
    assert match.is_over
    assert match.scores() == [1, 5, 0]


def test_last_card_is_a_dice_card() -> None:
    """… and the dice cards of the last rows are rolled before the end."""
    match = leave(start(3), "red 1, dice-card")
    play(match, "red 1>1, dice-card>1, take 1")
    assert not match.is_over
    assert match.node == Chance()
    play(match, "red")
    assert match.is_over
    assert match.scores() == [0, 0, 0]


@pytest.mark.parametrize(("players", "expected"), [(2, [1]), (3, [1, 2]), (6, [1, 2, 3])])
def test_last_card_busts(players: int, expected: list[int]) -> None:
    """The rows are still given out."""
    match = give(start(players), 0, "red 6, blue 6")
    leave(match, "red 1, red 2, red 3, red 4")
    play(match, BUST)
    assert match.node == Chance()
    play(match, "red")
    assert not match.is_over
    assert takers(match) == expected
    assert match.is_over
    assert match.scores()[:2] == [6, 1]


def test_last_card_is_a_direction_card_and_no_row_exists() -> None:
    """The turn ends, and so does the game."""
    match = play(leave(start(3), "direction-card, direction-card"), "+direction-card")
    assert options(match) == {"draw"}
    play(match, "+direction-card")
    assert match.is_over
    assert discard(match)[DIRECTION_CARD] == 12
    assert everywhere(match) == BOX


@pytest.mark.parametrize(("directions", "expected"), [(1, [0, 2]), (2, [0, 1])])
def test_last_card_is_a_direction_card_beside_rows(directions: int, expected: list[int]) -> None:
    """It still counts for the taking order."""
    match = leave(start(3), "red 1, red 2" + ", direction-card" * directions)
    play(match, "red 1>1, red 2>2" + ", +direction-card" * directions)
    assert match.awaited == (0,)
    assert options(match) == {"take 1", "take 2"}
    assert takers(match) == expected
    assert match.is_over
    assert everywhere(match) == BOX


@pytest.mark.parametrize(("script", "over"), [("", True), ("red 1>1,", False)])
def test_last_card_is_a_direction_card_with_two_players(script: str, over: bool) -> None:
    match = start(2, directions="discarded")
    play(
        leave(match, "direction-card" + (", red 1" if script else "")), f"{script} +direction-card"
    )
    assert match.is_over == over
    if not over:
        assert takers(match) == [0]
    assert match.is_over
    assert everywhere(match) == BOX


def test_no_turn_begins_with_an_empty_deck() -> None:
    """Players need not have had equal turns."""
    match = leave(give(start(3), 1, "blue 1"), "red 1, red 2")
    play(match, "red 1>1, stop, take 1")
    assert active(match) == 1
    assert options(match) == {"draw", "secure blue"}
    play(match, "secure blue")
    assert active(match) == 2
    play(match, "red 2>1, take 1")
    assert match.is_over
    assert match.scores() == [1, 1, 2]


def test_nothing_after_the_end() -> None:
    match = play(leave(start(2), "red 1"), "red 1>1, take 1")
    assert all(match.legal(seat) == [] for seat in range(2))
    with pytest.raises(GameOver):
        match.play(0, "draw")
    with pytest.raises(GameOver):
        match.inject("red")


# Ruling 9: ties


def finished(*hands: tuple[str, str]) -> Match:
    """A game that ends with these displayed and secured cards; the last card is a dice card."""
    match = start(len(hands))
    for seat, (displayed, safe) in enumerate(hands):
        give(match, seat, displayed, safe)
    return play(leave(match, DICE_CARD), "dice-card>1, take 1, star")


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([("red 6", ""), ("red 5", "")], [0]),
        ([("red 5", ""), ("", "red 6")], [1]),
        ([("red 6", ""), ("red 5, blue 1", "")], [1]),
        ([("red 5", "blue 1"), ("red 6", "")], [0]),
        ([("", "red 1, red 2, red 3"), ("red 5, blue 1", "")], [0]),
        ([("red 6", ""), ("green 6", "")], [0, 1]),
        ([("red 5", "blue 1"), ("", "green 4, green 2")], [0, 1]),
        ([("red 6", ""), ("green 1, green 2", ""), ("", "blue 6")], [0, 2]),
        ([("red 1, red 1, red 1", ""), ("green 4", ""), ("", "blue 4")], [1, 2]),
        ([("", "")] * 6, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_winners(hands: list[tuple[str, str]], winners: list[int]) -> None:
    assert finished(*hands).winners() == winners


def test_the_tie_break_counts_cards_held_not_cards_taken() -> None:
    """Seat 0 took three cards and lost one again: two are held, as many as seat 1 holds."""
    match = give(start(2), 1, "green 5, blue 1")
    leave(match, "red 4, yellow 2, purple 3, dice-card")
    play(match, "red 4>1, yellow 2>1, purple 3>1, dice-card>1, take 1, purple")
    assert match.scores() == [6, 6]
    assert match.winners() == [0, 1]


# Whole games


VARIANTS = [
    *((players, risk, "removed") for players in (2, 3, 4, 5, 6) for risk in ("no", "yes")),
    *((2, risk, "discarded") for risk in ("no", "yes")),
]


@pytest.mark.parametrize("stopping", [0.1, 0.6])
@pytest.mark.parametrize(("players", "risk", "directions"), VARIANTS)
def test_random_games(players: int, risk: str, directions: str, stopping: float) -> None:
    """All cards are accounted for at every step, and the simple laws hold."""
    box = BOX_OF_TWO if (players, directions) == (2, "removed") else BOX
    assert box.total() == (108 if box is BOX_OF_TWO else 120)
    match = start(players, dice=SeededDice(players), risk=risk, directions=directions)
    rng = random.Random(players)
    turn, safe = 0, [cards("")] * players
    while not match.is_over:
        view = match.view()
        assert everywhere(view) == box
        for row in rows(view):
            numbers = [card.split() for card in row if card != DICE_CARD]
            assert len({c for c, _ in numbers}) == len({v for _, v in numbers}) == len(numbers)
        assert all(safe[seat] <= secured(view, seat) for seat in range(players))
        safe = [secured(view, seat) for seat in range(players)]
        if view["phase"] == "start":
            assert active(match) == turn % players
            assert view["deck"]["cards"] > 0
            assert rows(view) == []
            assert view["directions"] == 0
            turn += 1
        if match.node == Chance():
            match.roll()
            continue
        (seat,) = match.awaited
        legal = match.legal(seat)
        if set(legal) == {"draw", "stop"}:
            match.play(seat, "stop" if rng.random() < stopping else "draw")
        else:
            match.play(seat, rng.choice(legal))
    assert everywhere(match) == box
    assert not deck(match)
    assert rows(match) == []
    assert match.winners()
    best = max(match.scores())
    assert all(match.scores()[seat] == best for seat in match.winners())
