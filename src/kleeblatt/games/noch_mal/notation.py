"""Moves and rolls as words.

pass            blue 3          x ?             the joker of a colour die is x, of a number die ?
special         row R           B3 C3 C4        cells in any order
blue blue x 1 3 ? bomb                          a roll: colour dice, number dice, special die
"""

from kleeblatt.core.chance import Rng
from kleeblatt.core.errors import UnknownMove, UnknownOutcome
from kleeblatt.core.game import Throw
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.cells import (
    TOP_HIGH,
    TOP_LOW,
    Cell,
    cells_of,
    name,
    named,
    size,
    words_of,
)
from kleeblatt.games.noch_mal.rules import FACES, NO_DIE, PAIR, ROW, SELECTION, SPECIAL, State
from kleeblatt.games.noch_mal.setup import NUMBERS, Setup
from kleeblatt.games.noch_mal.state import COLOUR_FACES, NUMBER_FACES, ROW_LETTERS, active
from kleeblatt.games.noch_mal.state import SPECIAL_WORDS as SPECIAL_FACES

TOKENS: tuple[str, ...] = (*COLOUR_FACES, *SPECIAL_FACES, "pass", "special", "row")

JOKER, JOKERS = "joker", ("x", "?")

Wish = tuple[object, ...]  # a kind of move, and what it names


def move_text(setup: Setup, s: State, seat: int, move: int) -> str:
    """A move as words."""
    match wish(setup, s, seat, move):
        case "cells", int(low), int(high):
            return " ".join(name(cell) for cell in cells_of(low, high))
        case "pair", *dice:
            return " ".join(map(str, dice))
        case words:
            return " ".join(map(str, words))


def wish(setup: Setup, s: State, seat: int, move: int) -> Wish:
    """A move as a kind and what it names; of a block only the cells that get crossed."""
    if move >= SELECTION:
        low, high = setup.low[move - SELECTION], setup.high[move - SELECTION]
        return "cells", low & ~s.low[seat], high & ~s.high[seat]
    if move >= ROW:
        return "row", ROW_LETTERS[move - ROW]
    if move == SPECIAL:
        return ("special",)
    if move >= PAIR:
        colour, number = divmod(move - PAIR, FACES)
        return "pair", COLOUR_FACES[colour], NUMBER_FACES[number]
    assert move == PASS
    return ("pass",)


def read_move(setup: Setup, text: str) -> Wish:
    """The wish that a text expresses."""
    match text.split():
        case ["pass"] | ["special"] as words:
            return (words[0],)
        case ["row", "red"]:  # a single r is read as the letter of red
            return "row", "R"
        case ["row", letter] if len(letter) == 1 and letter.upper() in ROW_LETTERS:
            return "row", letter.upper()
        case [colour, number] if colour in COLOUR_FACES and number in NUMBER_FACES:
            return "pair", colour, number
        case [*words] if words and None not in (cells := [named(word) for word in words]):
            return "cells", *words_of(_all_different(text, [cell for cell in cells if cell]))
    raise UnknownMove("unknown-move", text=text, examples="pass, blue 3, x ?, B3 C3 C4")


def _all_different(text: str, cells: list[Cell]) -> list[Cell]:
    """The cells, if each of them is named once."""
    for cell in cells:
        if cells.count(cell) > 1:
            raise UnknownMove("cell-twice", text=text, cell=name(cell))
    return cells


def why_not(setup: Setup, s: State, seat: int, wished: object) -> str:
    """Why a wish is not legal now: the id of a sentence."""
    match wished:
        case ("cells", int(low), int(high)):
            return _why_not_cells(setup, s, seat, low, high)
        case ("pair", colour, number) if s.step[seat] == rules.CHOOSE:
            return _why_not_pair(
                s, seat, COLOUR_FACES.index(str(colour)), NUMBER_FACES.index(str(number))
            )
        case ("special",) if s.step[seat] == rules.CHOOSE:
            if s.special == NO_DIE:
                return "no-such-dice"
            return "no-open-box" if s.boxes[seat] == 0 else "no-room-for-special"
        case ("row", _) if s.step[seat] == rules.ACT and s.special == rules.SPECIAL_THREE:
            return "row-out-of-reach"
    return "choose-cells" if s.step[seat] in (rules.CROSS, rules.THREE) else "not-now"


def _why_not_pair(s: State, seat: int, colour: int, number: int) -> str:
    if s.colours[colour] == 0 or s.numbers[number] == 0:
        return "no-such-dice"
    if rules.cost(colour, number) > s.jokers[seat]:
        return "no-joker-left"
    return "no-room-for-dice"


def _why_not_cells(setup: Setup, s: State, seat: int, low: int, high: int) -> str:
    step = s.step[seat]
    if (low & s.low[seat]) | (high & s.high[seat]):
        return "already-crossed"
    if step == rules.CHOOSE:
        return _why_not_before_dice(setup, s, seat, low, high)
    if step == rules.CROSS:
        return _why_not_crossing(setup, s, seat, low, high)
    if step == rules.BOMBING or s.special == rules.SPECIAL_BOMB:
        return "not-in-a-square"
    if s.special == rules.SPECIAL_STARS and (low & ~setup.star_low or high & ~setup.star_high):
        return "not-a-star"
    if s.special == rules.SPECIAL_BLOCK:
        return "not-a-block"
    if step == rules.ACT and s.special == rules.SPECIAL_THREE:
        return "choose-row"
    return _why_not_in_turn(s, seat, low, high)


def _why_not_before_dice(setup: Setup, s: State, seat: int, low: int, high: int) -> str:
    """Why cells are no move yet: first the dice, if there are any for them."""
    moves = Moves()
    rules.legal(setup, s, seat, moves)
    if any(_leads_to(setup, s, seat, move, low, high) for move in moves.item[: moves.count]):
        return "choose-dice"
    reach_low, reach_high = rules.reach_low(s, seat), rules.reach_high(s, seat)
    is_reached = (low & reach_low) | (high & reach_high)
    return "no-dice-for-cells" if is_reached else "out-of-reach"


def _leads_to(setup: Setup, s: State, seat: int, move: int, low: int, high: int) -> bool:
    """Can these cells be among those that are crossed after choosing dice, or a row?"""
    if move >= SELECTION:
        chosen = setup.low[move - SELECTION], setup.high[move - SELECTION]
        return not (low & ~chosen[0] or high & ~chosen[1])
    if move == PASS or (move == SPECIAL and s.special == rules.SPECIAL_HEART):
        return False
    after, moves = State(), Moves()
    rules.assign(after, s)
    rules.apply(setup, after, seat, move)
    rules.legal(setup, after, seat, moves)
    return any(_leads_to(setup, after, seat, m, low, high) for m in moves.item[: moves.count])


def _why_not_in_turn(s: State, seat: int, low: int, high: int) -> str:
    """Why stars, or cells of a row, cannot be crossed one after another."""
    row = s.row[seat]
    if s.step[seat] == rules.THREE and (low & ~(TOP_LOW << row) or high & ~(TOP_HIGH << row)):
        return "other-row"
    most = 3 if s.step[seat] == rules.THREE else 2
    return "too-many" if size(low) + size(high) > most else "each-out-of-reach"


def _why_not_crossing(setup: Setup, s: State, seat: int, low: int, high: int) -> str:
    colour, number = s.colour[seat], s.number[seat]
    count, wanted = size(low) + size(high), number + 1
    is_free = number == rules.NUMBER_JOKER
    if count > (NUMBERS if is_free else wanted):
        return "wrong-number"
    inside = [
        c
        for c in range(rules.COLOURS)
        if colour in (c, rules.COLOUR_JOKER)
        and not (low & ~setup.colour_low[c] or high & ~setup.colour_high[c])
    ]
    if not inside:
        return "wrong-colour"
    if count < wanted and not is_free:
        return _why_not_more(setup, s, seat, inside[0], (low, high))
    if (low, high) not in _groups(setup, inside[0], 1, NUMBERS):
        return "not-connected"
    return "out-of-reach"


def _groups(setup: Setup, colour: int, least: int, most: int) -> set[tuple[int, int]]:
    """The connected cells of a colour, by how many there are."""
    first, last = setup.first[colour][least], setup.first[colour][most + 1]
    return {(setup.low[i], setup.high[i]) for i in range(first, last)}


def _why_not_more(setup: Setup, s: State, seat: int, colour: int, cells: tuple[int, int]) -> str:
    """What stands in the way of crossing these cells with some more."""
    low, high = cells
    number = s.number[seat] + 1
    around = {
        group
        for group in _groups(setup, colour, number, number)
        if not (low & ~group[0] or high & ~group[1])
        and not (group[0] & s.low[seat] or group[1] & s.high[seat])
    }
    if not around:
        return "too-few-open"
    moves = Moves()
    rules.legal(setup, s, seat, moves)
    legal = {
        (setup.low[move - SELECTION], setup.high[move - SELECTION])
        for move in moves.item[: moves.count]
    }
    return "wrong-number" if around & legal else "out-of-reach"


REASONS: tuple[str, ...] = (
    "not-now", "choose-dice", "no-dice-for-cells", "choose-cells", "choose-row", "no-such-dice",
    "no-joker-left",
    "no-room-for-dice", "no-open-box", "no-room-for-special", "already-crossed", "out-of-reach",
    "each-out-of-reach", "row-out-of-reach", "other-row",
    "wrong-number", "wrong-colour", "too-few-open", "not-connected", "not-in-a-square",
    "not-a-star", "not-a-block", "too-many",
)  # fmt: skip


def outcome_text(setup: Setup, s: State, outcome: int) -> str:
    """A roll as words."""
    dice, special = divmod(outcome, FACES + 1)
    colours, numbers = divmod(dice, (FACES + 1) ** 3)
    words = [COLOUR_FACES[face] for face in _digits(colours)]
    words += [NUMBER_FACES[face] for face in _digits(numbers)]
    words += [SPECIAL_FACES[special]] if special != NO_DIE else []
    return " ".join(words)


def throws(setup: Setup, s: State) -> tuple[Throw, ...]:
    """The dice that are thrown."""
    by = active(setup, s)
    special = Throw("special", 1, SPECIAL_FACES, is_said=False, by=by)
    return (
        _throw("colour", setup.dice, COLOUR_FACES, by),
        _throw("number", setup.dice, NUMBER_FACES, by),
        *([special] if setup.has_special else []),
    )


def _throw(name: str, count: int, faces: tuple[str, ...], by: int) -> Throw:
    """Both kinds of dice have a joker: statistics call it by its name."""
    called = tuple(JOKER if face in JOKERS else face for face in faces)
    return Throw(name, count, faces, is_said=False, by=by, called=called)


def _digits(three: int) -> list[int]:
    base = FACES + 1
    return [d for d in (three // base**2, three // base % base, three % base) if d != NO_DIE]


def read_outcome(setup: Setup, s: State, text: str) -> int:
    """The roll of a text, the dice in any order."""
    words = text.split()
    colours = [COLOUR_FACES.index(word) for word in words if word in COLOUR_FACES]
    numbers = [NUMBER_FACES.index(word) for word in words if word in NUMBER_FACES]
    special = [SPECIAL_FACES.index(word) for word in words if word in SPECIAL_FACES]
    kinds = (len(colours), len(numbers), len(special))
    if kinds != (setup.dice, setup.dice, setup.has_special) or len(words) != sum(kinds):
        example = outcome_text(setup, s, rules.roll(setup, s, Rng()))
        raise UnknownOutcome("unknown-roll", text=text, example=example)
    none = [NO_DIE] * (3 - setup.dice)
    dice = rules.sorted_dice(*colours, *none) * (FACES + 1) ** 3 + rules.sorted_dice(
        *numbers, *none
    )
    return dice * (FACES + 1) + (special or [NO_DIE])[0]
