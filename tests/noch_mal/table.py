"""A table for tests that read like the rulebook: drawn sheets, typed dice, moves of several seats.

match = position(picture(DRAWING), NOTHING)     # Inka's and Ben's sheets; Inka rolls next
turn(match, "yellow red red 1 2 2", {0: "yellow 1 / J7", 1: "red 2 / H3 I3"})
"""

from collections.abc import Mapping
from typing import Any

import pytest

from kleeblatt import Match, TypedDice, game, new_match
from kleeblatt.core.errors import IllegalMove
from kleeblatt.games.noch_mal.cells import named, words_of

NOCH_MAL, SO_GUT = "noch-mal", "noch-mal-so-gut"
PLAYERS = ("Inka", "Ben", "Cora", "Dirk", "Emma", "Falk")
COLUMNS, ROWS = "ABCDEFGHIJKLMNO", "PQRSTUV"
COLOURS = ("yellow", "green", "blue", "red", "orange")  # in the order of the bits of a state
FACES = {"Y": "yellow", "G": "green", "B": "blue", "R": "red", "O": "orange"}
AFTER = 12  # rolls before a prepared position: seat 0 rolls next (not with five players)

Cells = frozenset[str]  # names of cells: "A1" … "O7"
NOTHING: Cells = frozenset()

# What is printed: the black sheet and the sheet of NOCH MAL SO GUT!
PRINTED = {
    NOCH_MAL: """
        GGGYYYYGBBBOYYY
        OGYGYYOORBBOOGG
        BGRGGGGRRRYYOGG
        BRRGOOBBGGYYORB
        ROOOORBBOOORRRR
        RBBRRRRYYORBBBO
        YYBBBBRYYYGGGOO
    """,
    SO_GUT: """
        RROYYRRGGYYOOOB
        BYYYOORRBBYYROO
        BYBBBOOOBGGYRRO
        OBBGBYYBOOGGGRR
        OORRGBBBYOORYYY
        GGROGGGYYRRRBBG
        YGGORGGYRRBBBGG
    """,
}
STARS = {
    NOCH_MAL: "H1 L1 C2 E2 J2 A3 G3 F4 N4 B6 D6 I6 K6 O6 M7",
    SO_GUT: "C1 F1 K1 L1 J2 H3 B4 D4 M4 O5 G6 N6 A7 E7 I7",
}

LEVELS = (
    "Es gibt also doch Superhelden!",
    "Wirst du „Glückspilz“ oder „The Brain“ genannt?",
    "Du könntest auch professioneller „{title}“-Spieler sein.",
    "Super! Welch grandioses Ergebnis!",
    "Hoffentlich ohne Schummeln geschafft!",
    "Klasse! Das lief ja gut.",
    "Das war wohl nicht dein erstes Mal...",
    "Gut, aber das geht noch besser.",
    "Na, wird doch langsam.",
    "Nicht ganz schlecht.",
    "Da muss wohl noch etwas geübt werden.",
    "Dabei sein ist alles.",
    "Das grenzt ja schon an Arbeitsverweigerung.",
)


# Cells


def cells(names: str) -> Cells:
    """'H1 H2' as a set."""
    return frozenset(names.split())


def picture(drawing: str, mark: str = "x") -> Cells:
    """The marked cells of a drawn sheet: 7 lines of 15 characters."""
    lines = drawing.split()
    assert [len(line) for line in lines] == [15] * 7
    return frozenset(
        f"{letter}{number}"
        for number, line in enumerate(lines, 1)
        for letter, character in zip(COLUMNS, line, strict=True)
        if character == mark
    )


def columns(letters: str) -> Cells:
    """All cells of these columns."""
    return frozenset(f"{letter}{number}" for letter in letters for number in range(1, 8))


def rows(letters: str) -> Cells:
    """All cells of these rows, P to V."""
    return frozenset(f"{column}{ROWS.index(row) + 1}" for row in letters for column in COLUMNS)


def whole(colour: str, game: str = NOCH_MAL) -> Cells:
    """All 21 cells of a colour."""
    letter = next(letter for letter, word in FACES.items() if word == colour)
    return picture(PRINTED[game], letter)


def stars(game: str = NOCH_MAL) -> Cells:
    """All 15 cells with a star."""
    return cells(STARS[game])


def colour_of(cell: str, game: str = NOCH_MAL) -> str:
    """The colour of a cell."""
    return next(colour for colour in COLOURS if cell in whole(colour, game))


# Preparing


def start(players: int = 2, game: str = NOCH_MAL) -> Match:
    """A new game with dice of our own."""
    return new_match(game, PLAYERS[:players], dice=TypedDice())


def position(*crossed: Cells, game: str = NOCH_MAL, rolls: int = AFTER) -> Match:
    """A game after so many rolls, with these cells crossed, seat by seat.

    Lines and colours that are full already were circled before, as first (whoever has them).
    """
    match = start(len(crossed), game)
    match.state.rolls = rolls
    for seat, names in enumerate(crossed):
        put(match, seat, names)
    return match


def put(match: Match, seat: int, crossed: Cells) -> None:
    """Draw the sheet of a seat, and circle what is full."""
    s, game = match.state, match.game.id
    s.low[seat], s.high[seat] = words_of(cell for cell in map(named, crossed) if cell)
    lines = [
        ([columns(letter) for letter in COLUMNS], s.columns_first, s.column_roll),
        ([whole(colour, game) for colour in COLOURS], s.colours_first, s.colour_roll),
        ([rows(letter) for letter in ROWS if game == SO_GUT], s.rows_first, s.row_roll),
    ]
    for sets, first, when in lines:
        for i, line in enumerate(sets):
            if line <= crossed:
                first[seat] |= 1 << i
                when[i] = s.rolls


# Playing


def play(match: Match, seat: int, moves: str) -> None:
    """Moves of one seat, one after another: 'yellow 2 / H6 H7'."""
    for move in moves.split("/"):
        match.play(seat, move.strip())


def everyone_passes(match: Match) -> None:
    """All who still have to decide pass (but bonus bombs are left to be decided)."""
    while match.awaited and match.view()["phase"] != "bonus":
        match.play(match.awaited[0], "pass")


def turn(match: Match, dice: str, answers: Mapping[int, str] | None = None) -> None:
    """One roll: these seats answer, in this order; all others pass."""
    match.inject(dice)
    answers = answers or {}
    if match.view()["phase"] == "active" and match.awaited[0] not in answers:
        match.play(match.awaited[0], "pass")
    for seat, moves in answers.items():
        play(match, seat, moves)
    everyone_passes(match)


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


def is_over(match: Match) -> bool:
    """Has the game ended?"""
    return match.is_over


def sheet(match: Match, seat: int) -> dict[str, Any]:
    """The sheet of a seat as it sees it."""
    found: dict[str, Any] = match.view(seat)["seats"][seat]
    return found


def crossed(match: Match, seat: int) -> Cells:
    """The crossed cells of a seat."""
    return frozenset(sheet(match, seat)["crossed"])


def options(match: Match, seat: int) -> set[Cells]:
    """All sets of cells that a seat may cross now."""
    return {cells(move) for move in match.legal(seat) if move != "pass"}


def dice_left(match: Match, seat: int) -> str:
    """The dice that a seat may choose from, as words in alphabetical order."""
    dice = match.view(seat)["dice"]
    special = [dice["special"]] if dice["special"] else []
    return " ".join([*sorted(dice["colours"]), *sorted(dice["numbers"]), *special])


def points(match: Match, seat: int, part: str) -> int:
    """One box of the score of a seat."""
    return match.breakdown(seat)[part]


def level(points: int, id: str) -> str:
    """What the solo table says about so many points, in German."""
    return game(id).rating(points).text("de")
