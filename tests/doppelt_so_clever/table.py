"""A table for tests that read like the rulebook: prepared sheets, typed dice, moves of seats.

match = position(3)                                   # nobody has anything; Luca throws next
put(match, 0, pink=[6, 6], extras=1)                  # Luca's sheet
throw(match, silver=3, blue=1, white=2, others=4)     # each die in hand that is not named shows 4
play(match, 0, "silver / silver 3 green / blue")      # moves without an alternative are made
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import pytest

from kleeblatt import Chance, Match, TypedDice, game, new_match
from kleeblatt.core.errors import IllegalMove

GAME = "doppelt-so-clever"
PLAYERS = ("Luca", "Felix", "Inka", "Ben")
DICE = ("silver", "yellow", "blue", "green", "pink", "white")
AREAS = DICE[:5]
TRACKS = ("re-roll", "return", "+1")


def bonus_words(printed: str) -> list[str]:
    """'?pink fox' as the words of printed(): '? pink', 'fox'."""
    return [word.replace("?", "? ") for word in printed.split()]


# What is printed
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}
ROUND_BONUS = bonus_words("re-roll +1 return ?any - -")
TRACK_END = {"re-roll": "fox", "return": "? pink", "+1": "? silver"}
SILVER_ROWS = ("yellow", "blue", "green", "pink")
SILVER_BONUS = bonus_words("+1 ?yellow fox ?blue ?green ?pink")
SILVER_POINTS = (0, 2, 4, 7, 11, 16, 22)
YELLOW = {  # number and row: column
    "1 row 2": 1, "2 row 2": 3, "2 row 4": 1, "3 row 1": 2, "3 row 3": 4,
    "4 row 3": 2, "4 row 5": 4, "5 row 4": 3, "5 row 5": 2, "6 row 1": 4,
}  # fmt: skip
YELLOW_CELLS = tuple(YELLOW)
YELLOW_ROW_BONUS = bonus_words("?blue return ?yellow ?green ?pink")
YELLOW_COLUMN_BONUS = bonus_words("re-roll +1 ?silver fox")
YELLOW_POINTS = (0, 3, 10, 21, 36, 55, 75, 96, 118, 141, 165)
BLUE_POINTS = (1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)
BLUE_BONUS = bonus_words("- return ?yellow - +1 re-roll ?pink - fox return - ?green")
GREEN_FACTOR = (2, 2, 2, 1, 3, 3, 3, 2, 3, 1, 4, 1)
GREEN_BONUS = bonus_words("- re-roll - ?blue return - fox ?silver +1 - ?pink ?yellow")
PINK_MINIMUM = (0, 0, 2, 3, 4, 5, 6, 2, 3, 4, 5, 6)
PINK_BONUS = bonus_words("- - re-roll return +1 ?green ?yellow fox ?silver re-roll ?blue ?yellow")

LEVELS = (
    "Doppelt so clever!",
    "Punktewert = IQ!",
    "Respekt",  # the scan is damaged after this word
    "Das kann kein Glück gewesen sein!",
    "Leute, seht euch das an!",
    "Ganz schön clever!",
    "Da hat wer trainiert!",
    "Du darfst zufrieden sein!",
    "Auf dem richtigen Weg.",
    "Da drücken wir noch mal ein Auge zu.",
    "Halb so clever.",
)

# What each ? may enter on an empty sheet
SILVER_ALL = [f"{value} {row}" for value, row in product(range(1, 7), SILVER_ROWS)]
FREE = {
    "silver": {f"silver {cell}" for cell in SILVER_ALL},
    "yellow": {f"yellow {cell}" for cell in YELLOW},
    "blue": {f"blue {value}" for value in range(2, 13)},
    "green": {f"green {value}" for value in range(1, 7)},
    "pink": {f"pink {value}" for value in range(1, 7)},
}

FULL: dict[str, Any] = {  # a sheet on which nothing can be entered any more
    "silver": SILVER_ALL,
    "crosses": YELLOW_CELLS,
    "blue": [2] * 12,
    "green": [1] * 12,
    "pink": [1] * 12,
}


# Preparing


def start(players: int = 2) -> Match:
    """A new game with dice of our own."""
    return new_match(GAME, PLAYERS[:players], dice=TypedDice())


def position(players: int = 2, round: int = 1, active: int = 0, *, passive: bool = False) -> Match:
    """Before the first throw of a turn, with blank sheets and nothing unlocked."""
    match = start(players)
    s = match.state
    s.round, s.active, s.passive = round, active, int(passive)
    for seat in range(players):
        put(match, seat)
    return match


def last_turn(players: int = 2) -> Match:
    """Before the last turn of the game, with blank sheets."""
    return position(players, ROUNDS[players], players - 1, passive=players == 1)


def put(
    match: Match,
    seat: int,
    *,
    silver: Iterable[str] = (),
    circles: Iterable[str] = (),
    crosses: Iterable[str] = (),
    blue: Sequence[int] = (),
    green: Sequence[int] = (),
    pink: Sequence[int] = (),
    rerolls: int = 0,
    returns: int = 0,
    extras: int = 0,
    foxes: int = 0,
) -> None:
    """Write a sheet: silver '3 green', yellow '3 row 1', green as faces. No bonuses come of it."""
    s = match.state
    s.silver[seat] = sum(1 << _silver_cell(cell) for cell in silver)
    s.crosses[seat] = sum(1 << YELLOW_CELLS.index(cell) for cell in crosses)
    s.circles[seat] = s.crosses[seat] | sum(1 << YELLOW_CELLS.index(cell) for cell in circles)
    s.blue[seat] = _filled(blue)
    s.green[seat] = _filled([f * times for f, times in zip(green, GREEN_FACTOR, strict=False)])
    s.pink[seat] = _filled(pink)
    yellow = s.crosses[seat].bit_count() + s.circles[seat].bit_count()
    s.entered[seat] = [s.silver[seat].bit_count(), yellow, len(blue), len(green), len(pink)]
    s.circled[seat], s.used[seat] = [rerolls, returns, extras], [0, 0, 0]
    s.foxes[seat] = foxes


def _silver_cell(cell: str) -> int:
    value, row = cell.split()
    return 4 * (int(value) - 1) + SILVER_ROWS.index(row)


def _filled(values: Sequence[int]) -> list[int]:
    return [*values, *[0] * (12 - len(values))]


# Playing


def throw(match: Match, others: int = 1, **faces: int) -> None:
    """Throw the dice in hand: those named, and all others alike."""
    hand = dice_on(match, "hand")
    assert set(faces) <= hand
    match.inject(" ".join(f"{die} {faces.get(die, others)}" for die in hand))


def play(match: Match, seat: int, moves: str) -> None:
    """Moves of a seat, one after another; those without an alternative are made by themselves."""
    for move in moves.split("/"):
        settle(match, seat, move.strip())
        match.play(seat, move.strip())
    settle(match, seat)


def settle(match: Match, seat: int, until: str = "") -> None:
    """Make the moves of a seat that have no alternative."""
    while len(legal := match.legal(seat)) == 1 and legal != [until]:
        match.play(seat, legal[0])


def choose(match: Match, moves: str, others: int = 1, **faces: int) -> None:
    """The active player throws and plays."""
    throw(match, others, **faces)
    play(match, match.view()["active"], moves)


def pass_all(match: Match) -> None:
    """All who still have to decide in this turn pass (or enter anything for a ?)."""
    now = turn_of(match)
    while match.awaited and turn_of(match) == now:
        legal = match.legal(match.awaited[0])
        match.play(match.awaited[0], "pass" if "pass" in legal else legal[0])


def finish_throws(match: Match) -> None:
    """The active player chooses no more dice."""
    now = turn_of(match)
    while match.view()["phase"] in ("throw", "turn") and turn_of(match) == now:
        if match.node == Chance():
            throw(match)
        match.play(match.awaited[0], "pass")


def finish_turn(match: Match) -> None:
    """Everyone passes until the next turn, the next round or the end."""
    now = turn_of(match)
    while not match.is_over and turn_of(match) == now:
        if match.view()["phase"] == "serve":
            match.inject(match.outcomes()[0][0])
        elif match.node == Chance():
            throw(match)
        else:
            pass_all(match)


def refused(match: Match, seat: int, move: str) -> str:
    """The move is not allowed, and changes nothing; returns why."""
    before = match.view(seat)
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.view(seat) == before
    return error.value.reason


# Looking


def waiting(match: Match) -> tuple[int, ...]:
    """The seats that must decide now."""
    return match.awaited


def turn_of(match: Match) -> tuple[int, int, bool]:
    """Round, active seat, and whether it is the passive turn of the solo game."""
    view = match.view()
    return view["round"], view["active"], view["passive_turn"]


def dice_on(match: Match, place: str) -> set[str]:
    """The dice in 'hand', on the 'tray' or on a 'field'."""
    return {die for die, lies in match.view()["dice"].items() if lies["place"] == place}


def legal(match: Match, seat: int) -> set[str]:
    """The moves that a seat may make."""
    return set(match.legal(seat))


def sheet(match: Match, seat: int) -> dict[str, Any]:
    """The sheet of a seat as it sees it."""
    found: dict[str, Any] = match.view(seat)["seats"][seat]
    return found


def silver(match: Match, seat: int) -> set[str]:
    """The crossed silver cells: '3 green'."""
    rows = zip(SILVER_ROWS, sheet(match, seat)["silver"], strict=True)
    return {f"{value} {row}" for row, values in rows for value in values}


def yellow(match: Match, seat: int, mark: str) -> set[str]:
    """The yellow cells that are 'open', 'circled' (only) or 'crossed'."""
    marks = zip(YELLOW_CELLS, sheet(match, seat)["yellow"], strict=True)
    return {cell for cell, found in marks if found == mark}


def circled(match: Match, seat: int) -> list[int]:
    """How many slots of each action track are circled: re-roll, return, +1."""
    return [sheet(match, seat)["actions"][track]["circled"] for track in TRACKS]


def struck(match: Match, seat: int) -> list[int]:
    """How many slots of each action track are struck out."""
    return [sheet(match, seat)["actions"][track]["used"] for track in TRACKS]


def bonuses(match: Match, seat: int) -> Counter[str]:
    """What a seat has won: slots circled, foxes, and each ? that is still to be entered."""
    actions = dict(zip(TRACKS, circled(match, seat), strict=True))
    found = sheet(match, seat)
    return Counter({**actions, "fox": found["foxes"], **found["questions"]})


def gain(match: Match, seat: int, move: str) -> list[str]:
    """Make one move; returns the bonuses that it brings at once."""
    before = bonuses(match, seat)
    match.play(seat, move)
    return sorted((bonuses(match, seat) - before).elements())


def points(match: Match, seat: int, part: str) -> int:
    """One box of the score of a seat."""
    return match.breakdown(seat)[part]


def level(points: int) -> str:
    """What the solo table says about so many points, in German."""
    return game(GAME).rating(points).text("de")
