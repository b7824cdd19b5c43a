"""A table for tests that read like the rulebook: typed dice and cards, prepared displays.

match = rolling(2)                                     # round 1, before the first roll
put(match, 0, display={1: "25 26", 2: "27"}, clover=3) # cards by number, levels from 1 (the bottom)
throw(match, "1 2 3 4", "5 6 1")                       # four blue and three red dice
play(match, 0, "mark 25 / in")
assert marked(match, 0) == {25: "black"}
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from kleeblatt import Chance, Match, TypedDice, game
from kleeblatt.core import struct
from kleeblatt.core.errors import IllegalMove
from kleeblatt.games.geht_noch_was import dice
from kleeblatt.games.geht_noch_was.cards import bit_of, colour_of, word_of
from kleeblatt.games.geht_noch_was.tasks import fulfilled, parse

GAME = "geht-noch-was"
PLAYERS = ("Ada", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana")
COLOURS = ("green", "yellow", "red")
LEVELS = (1, 2, 3, 4, 5)
LUCK, MARKERS, BLACK = 16, 4, 5

# What is printed. The tasks are our own design; the counts are the rulebook's.
START_SETS = {
    letter: range(6 * i + 1, 6 * i + 7) for i, letter in enumerate("ABCD")
}  # in each the first four are green, the other two yellow
GREENS = [n for n in range(1, 61) if n > 24 or n % 6 in (1, 2, 3, 4)]
YELLOWS = [n for n in range(1, 82) if n > 60 or (n < 25 and n % 6 in (5, 0))]
REDS = list(range(82, 97))
ALL_NUMBERS = list(range(1, 97))

# Cards that a certain number on any die fulfils: 1W1, 1W2, …
ONE, TWO, THREE, FOUR, FIVE, SIX = 25, 26, 27, 28, 29, 30
EACH = ("1 2 3 4", "5 6 1")  # a roll with every number
ONES = ("1 1 1 1", "1 1 1")
TWOS = ("2 2 2 2", "2 2 2")

Levels = dict[int, str]  # cards of levels: {1: "25 26", 4: "27x3"}


# Preparing


def start(players: int = 2, **options: str) -> Match:
    """A new match with typed dice, at its very beginning."""
    return Match(game(GAME), PLAYERS[:players], options, dice=TypedDice())


def rolling(players: int = 2, fairy: int = 0, **options: str) -> Match:
    """Before the first roll of round 1; everyone has 1 luck. Seat `fairy` is the Glücksfee."""
    match = start(players, **options)
    if players > 1:
        match.inject(f"fairy {fairy + 1}")
    return match


def in_round(number: int, players: int = 2, fairy: int = 0, **options: str) -> Match:
    """The bonus phase of a round (2 to 5); nothing has happened in the rounds before."""
    first = (fairy - number + 1) % players
    match = rolling(players, first, **options)
    while match.view()["round"] < number:
        idle_round(match)
    clear_luck(match)
    return match


def idle_round(match: Match) -> None:
    """To the end of the round; nobody buys, fulfils or fails anything."""
    to_roll(match)
    for seat in range(len(match.players)):
        if seat_of(match, seat)["clover"] == 0:
            put(match, seat, clover=1)
    throw(match, *ONES)
    all_play(match, "avert / out")


def to_buy(match: Match) -> None:
    """From the bonus phase on; everyone takes the first bonus (luck only)."""
    if match.view()["phase"] == "bonus":
        all_play(match, "bonus 1")


def to_roll(match: Match) -> None:
    """From the bonus or the buying phase on to the roll; nobody buys more."""
    to_buy(match)
    if match.view()["phase"] == "buy":
        all_play(match, "pass")
    assert match.view()["phase"] == "dice"


def clear_luck(match: Match) -> None:
    """All luck into the supply."""
    for seat in range(len(match.players)):
        put(match, seat, clover=0)


def shopping(
    scored: Levels,
    display: Levels | None = None,
    players: int = 2,
    number: int = 2,
    **options: str,
) -> Match:
    """The buying phase; seat 0 has these cards."""
    match = in_round(number, players, 0, **options)
    put(match, 0, scored=scored, display=display)
    to_buy(match)
    return match


def building(new: str, display: Levels, players: int = 2, **options: str) -> Match:
    """The building phase; seat 0 has these new cards and this display."""
    match = in_round(2, players, 0, **options)
    put(match, 0, display=display)
    to_buy(match)
    for i, card in enumerate(numbers(new)):
        take_out(match, card)
        match.state.new[0][i] = internal(match, card) + 1
    all_play(match, "pass")
    return match


def pushing(
    display: Levels,
    marks: str,
    luck: str = "",
    scored: Levels | None = None,
    players: int = 2,
    **options: str,
) -> Match:
    """The pushing phase of round 1; seat 0 has marked these cards (some with luck)."""
    match = rolling(players, 0, **options)
    put(match, 0, display=display, scored=scored)
    mark(match, 0, marks, luck)
    throw(match, *ONES)
    all_play(match, "avert / out")
    assert match.view()["phase"] == "push"
    return match


def ending(players: int = 2, **options: str) -> Match:
    """Before the last decision of the game: `all_play(match, "out")` ends it."""
    match = in_round(5, players, 0, **options)
    to_roll(match)
    throw(match, *ONES)
    all_play(match, "avert")
    clear_luck(match)
    for seat in range(players):
        put(match, seat, display={})
    return match


def put(
    match: Match,
    seat: int,
    *,
    display: Levels | None = None,
    scored: Levels | None = None,
    clover: int | None = None,
) -> Match:
    """Give a seat these cards (from the decks; its old ones go there) and so much luck."""
    s = match.state
    if display is not None:
        for place in range(20):
            if s.display[seat][place]:
                _into_deck(match, s.display[seat][place] - 1)
                s.display[seat][place] = 0
    if scored is not None:
        for lying in range(192):
            for level in LEVELS:
                if s.scored[seat][4 * level - 4 + word_of(lying)] & bit_of(lying):
                    s.scored[seat][4 * level - 4 + word_of(lying)] -= bit_of(lying)
                    _into_deck(match, lying)
    for level, cards in (display or {}).items():
        for i, number in enumerate(numbers(cards)):
            assert i < 4
            take_out(match, number)
            s.display[seat][4 * level - 4 + i] = internal(match, number) + 1
    for level, cards in (scored or {}).items():
        for text in cards.split():
            card, _, times = text.partition("x")
            _put_scored(match, seat, level, int(card), int(times or 1))
    if clover is not None:
        s.luck += s.clover[seat] - clover
        s.clover[seat] = clover
        assert s.luck >= 0
    show_all(match)
    return match


def _put_scored(match: Match, seat: int, level: int, number: int, times: int) -> None:
    s, card = match.state, internal(match, number)
    take_out(match, number)
    s.scored[seat][4 * level - 4 + word_of(card)] += bit_of(card)
    if times > 1:
        marker = s.multiplied.index(0)
        s.multiplied[marker], s.times[marker] = card + 1, times


def _into_deck(match: Match, card: int) -> None:
    s = match.state
    s.pile[word_of(card)] += bit_of(card)
    if card + 1 in s.multiplied:
        marker = s.multiplied.index(card + 1)
        s.multiplied[marker] = s.times[marker] = 0


def take_out(match: Match, number: int) -> None:
    """Take a card out of its deck."""
    s, card = match.state, internal(match, number)
    assert s.pile[word_of(card)] & bit_of(card), f"{number} is not in the deck"
    s.pile[word_of(card)] -= bit_of(card)


def mark(match: Match, seat: int, black: str, luck: str = "") -> None:
    """Markers on display cards: black ones of the seat, luck from the supply."""
    s = match.state
    for number in numbers(black) + numbers(luck):
        place = s.display[seat].index(internal(match, number) + 1)
        s.marked[seat] |= 1 << place
        if number in numbers(luck):
            s.lucky[seat] |= 1 << place
            s.luck -= 1
        else:
            s.black[seat] -= 1
    assert s.black[seat] >= 0
    show_all(match)


def drain(match: Match, colour: str, into: Iterable[int], keep: str = "") -> Match:
    """Leave only these cards in a deck; the others go into free places of these seats' displays."""
    s = match.state
    places = [(seat, p) for seat in into for p in reversed(range(20)) if not s.display[seat][p]]
    for number in match.view()["decks"][colour]["shuffled"]:
        if number not in numbers(keep):
            seat, place = places.pop(0)
            take_out(match, number)
            s.display[seat][place] = internal(match, number) + 1
    show_all(match)
    return match


def show_all(match: Match) -> None:
    """What was prepared lies open."""
    match._history.shown = replace(match._history.shown, state=struct.copy(match.state))


def internal(match: Match, number: int) -> int:
    """The card with a printed number, as the rules count cards."""
    return int(match.setup.number.index(number))


def numbers(text: str) -> list[int]:
    """'25 26' as a list."""
    return [int(word) for word in text.split()]


# Playing


def throw(match: Match, blue: str, red: str) -> None:
    """The Glücksfee rolls."""
    match.inject(f"blue {blue} red {red}")


def play(match: Match, seat: int, moves: str) -> Match:
    """Moves of a seat, one after another; a number alone is a card that is drawn."""
    for move in moves.split("/"):
        if move.strip().isdigit():
            match.inject(f"card {move.strip()}")
        else:
            match.play(seat, " ".join(move.split()))
    return match


def all_play(match: Match, moves: str) -> None:
    """Everyone who must decide now makes these moves."""
    for seat in match.awaited:
        play(match, seat, moves)


def legal(match: Match, seat: int = 0) -> set[str]:
    """What a seat may do now."""
    return set(match.legal(seat))


def refused(match: Match, seat: int, move: str) -> str:
    """The move is not allowed, and changes nothing; returns why."""
    before = match.view(seat)
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.view(seat) == before
    return error.value.reason


def comes(match: Match) -> set[int]:
    """The cards that can be drawn now, each as likely."""
    assert match.node == Chance()
    found = match.outcomes()
    assert {chance for _, chance in found} == {1 / len(found)}
    return {int(text.removeprefix("card ")) for text, _ in found}


# Looking


def seat_of(match: Match, seat: int) -> dict[str, Any]:
    """What lies in front of a seat, as it sees it."""
    found: dict[str, Any] = match.view(seat)["seats"][seat]
    return found


def display(match: Match, seat: int = 0) -> dict[int, set[int]]:
    """The display cards of each level that has some."""
    levels = seat_of(match, seat)["display"]
    return {n: {c["card"] for c in cards} for n, cards in enumerate(levels, 1) if cards}


def marked(match: Match, seat: int = 0) -> dict[int, str]:
    """The marked cards with their markers: 'black' or 'luck'."""
    levels = seat_of(match, seat)["display"]
    return {c["card"]: c["marker"] for cards in levels for c in cards if c["marker"]}


def scored(match: Match, seat: int = 0) -> dict[int, dict[int, int]]:
    """The scored cards of each level that has some, with their ×3 or ×4 (else 1)."""
    levels = seat_of(match, seat)["scored"]
    return {n: {c["card"]: c["times"] for c in cards} for n, cards in enumerate(levels, 1) if cards}


def clover(match: Match, seat: int = 0) -> int:
    """The luck on a clover."""
    return int(seat_of(match, seat)["clover"])


def is_in(match: Match, seat: int = 0) -> bool:
    """Does the marker of a seat show IN?"""
    return bool(seat_of(match, seat)["in"])


def money(match: Match, seat: int = 0) -> int:
    """What a seat can spend."""
    return int(seat_of(match, seat)["money"])


def new(match: Match, seat: int = 0) -> list[int]:
    """The new cards beside the clover."""
    return list(seat_of(match, seat)["new"])


def under(match: Match, colour: str) -> list[int]:
    """The cards that were put under a deck, in the order in which they will come."""
    return list(match.view()["decks"][colour]["under"])


def deck(match: Match, colour: str) -> set[int]:
    """All cards of a deck."""
    found = match.view()["decks"][colour]
    cards = [*found["shuffled"], *found["under"]]
    assert len(cards) == len(set(cards)) == found["cards"]
    return set(cards)


def phase(match: Match) -> str:
    """The phase."""
    return str(match.view()["phase"])


def assert_whole(match: Match) -> None:
    """Nothing is lost or doubled: cards, luck, black and multiplier markers."""
    s, players = match.state, len(match.players)
    copies = 1 if players <= 4 else 2
    found = [0, 0, 0, 0]  # sets of cards, as four words
    for place in (s.pile, *(row[4 * n : 4 * n + 4] for row in s.scored for n in range(5))):
        for word, cards in enumerate(place):
            assert found[word] & cards == 0, "a card lies in two places"
            found[word] |= cards
    loose = [card - 1 for row in (*s.display, *s.new, s.offered) for card in row if card]
    for colour in range(3):
        below = s.under[colour][: s.under_size[colour]]
        assert all(colour_of(card) == colour for card in below)
        loose += below
    for card in loose:
        assert not found[word_of(card)] & bit_of(card), "a card lies in two places"
        found[word_of(card)] |= bit_of(card)
    whole = [(1 << 52) - 1, (1 << 44) - 1]
    assert found == whole + (whole if copies == 2 else [0, 0])
    on_cards = sum(s.lucky[seat].bit_count() for seat in range(players))
    assert s.luck + sum(s.clover) + on_cards == LUCK * copies
    assert s.luck >= 0
    for seat in range(players):
        assert 0 <= s.clover[seat] <= 4
        assert s.lucky[seat] & ~s.marked[seat] == 0
        black = (s.marked[seat] & ~s.lucky[seat]).bit_count()
        assert s.black[seat] + black == BLACK
        assert s.money[seat] >= 0
        assert 0 <= s.bought[seat] <= 4
    used = [i for i, card in enumerate(s.multiplied) if card]
    assert all(i < MARKERS * copies for i in used)
    assert all(s.times[i] in ((3, 4) if i in used else (0,)) for i in range(8))
    assert len({s.multiplied[i] for i in used}) == len(used)
    for i in used:
        card = s.multiplied[i] - 1
        word = word_of(card)
        lies = [s.scored[seat][4 * n + word] & bit_of(card) for seat in range(8) for n in range(5)]
        assert any(lies)  # markers lie on scored cards only


# Tasks


def fulfils(task: str, blue: str, red: str) -> bool:
    """Does a roll fulfil a task?"""
    number = dice.class_of(tuple(numbers(blue)), tuple(numbers(red)))
    return bool(fulfilled(parse(task)) >> number & 1)
