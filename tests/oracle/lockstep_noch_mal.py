"""NOCH MAL! and NOCH MAL SO GUT! in lockstep with their referees."""

from typing import Any, cast

import numpy as np

from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import compiled, kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.games import game
from kleeblatt.games.noch_mal import rules
from kleeblatt.games.noch_mal.cells import COLUMNS, ROWS
from kleeblatt.games.noch_mal.rules import FACES, NO_DIE, PAIR, ROW, SELECTION, SPECIAL
from kleeblatt.games.noch_mal.setup import sheet_named
from tests.oracle.lockstep import (
    CELLS,
    COUNT,
    DICE,
    END,
    LEFT,
    LENGTH,
    OK,
    POINTS,
    SAME,
    SHEET,
    SPECIAL_DIE,
    STREAM,
    WHO,
    check_winners,
    pick_move,
    pick_seat,
    referee_of,
    report,
)

referee = cast(Any, None)


@kernel
def draw_cells(low: int, high: int, cells: Any) -> None:
    """Two words as a board of 0 and 1."""
    for column in range(COLUMNS):
        for row in range(ROWS):
            word, bit = (low, column * ROWS) if column < 8 else (high, (column - 8) * ROWS)
            cells[row, column] = (word >> (bit + row)) & 1


@kernel
def draw_open(setup: Any, s: Any, seat: int, selection: int, cells: Any) -> None:
    """The cells that a selection would cross now."""
    low, high = setup.low[selection] & ~s.low[seat], setup.high[selection] & ~s.high[seat]
    draw_cells(low, high, cells)


@kernel
def same_sheet(s: Any, table: Any, seat: int, cells: Any) -> bool:
    draw_cells(s.low[seat], s.high[seat], cells)
    for row in range(ROWS):
        for column in range(COLUMNS):
            if cells[row, column] != table.crossed[seat, row, column]:
                return False
    return True


@kernel
def check_pairs(setup: Any, s: Any, table: Any, seat: int, moves: Any) -> int:
    """The same pairs of dice; returns how many, or -1."""
    listed = 0
    for colour in range(FACES):
        for number in range(FACES):
            move = PAIR + colour * FACES + number
            is_listed = False
            for i in range(moves.count):
                is_listed = is_listed or moves.item[i] == move
            if is_listed != referee.may_take(table, seat, colour, number + 1):
                return -1
            listed += is_listed
    return listed


@kernel
def check_crossings(setup: Any, s: Any, table: Any, seat: int, moves: Any, cells: Any) -> int:
    """The same selections for the chosen pair."""
    colour, number = s.colour[seat], s.number[seat] + 1
    if moves.count != referee.count_crossings(table, seat, colour, number):
        return COUNT
    for i in range(moves.count):
        draw_open(setup, s, seat, moves.item[i] - SELECTION, cells)
        if not referee.may_cross(table, seat, colour, number, cells):
            return CELLS
    return OK


@kernel
def check_points(setup: Any, s: Any, table: Any, parts: Any) -> int:
    for seat in range(setup.players):
        for i in range(len(parts)):
            if rules.points(setup, s, seat, parts[i]) != referee.points(table, seat, i):
                return POINTS
        if rules.score(setup, s, seat) != referee.total(table, seat):
            return POINTS
    return OK


@kernel
def prefill(setup: Any, s: Any, table: Any, rng: Any) -> None:
    """In every third game, begin with sheets that are partly crossed already."""
    if below(rng, 3) != 0:
        return
    for seat in range(setup.players):
        per_mille = below(rng, 1000)
        for column in range(COLUMNS):
            for row in range(ROWS):
                if below(rng, 1000) < per_mille:
                    table.crossed[seat, row, column] = 1
                    if column < 8:
                        s.low[seat] |= 1 << (column * ROWS + row)
                    else:
                        s.high[seat] |= 1 << ((column - 8) * ROWS + row)


@kernel
def set_dice(outcome: int, colours: Any, numbers: Any) -> int:
    """The dice of an outcome for the referee; returns the special die."""
    special = outcome % (FACES + 1)
    outcome //= FACES + 1
    for i in range(3):
        numbers[i] = outcome % (FACES + 1) + 1
        colours[i] = outcome // (FACES + 1) ** 3 % (FACES + 1)
        outcome //= FACES + 1
    for i in range(2):  # solo: the missing third die comes last
        if colours[i] == NO_DIE:
            colours[i], colours[2] = colours[2], colours[i]
        if numbers[i] == NO_DIE + 1:
            numbers[i], numbers[2] = numbers[2], numbers[i]
    return special + 1


@kernel
def lockstep_noch_mal(
    setups: Any,
    states: Any,
    tables: Any,
    rngs: Any,
    buffer: Any,
    boards: Any,
    parts: Any,
    seed: int,
    tally: Any,
) -> int:
    """Play one game on each state and table; 0, or what was different (and where, in tally)."""
    setup, rng, moves = setups[0], rngs[0], buffer[0]
    cells, colours, numbers = boards[0], boards[3][0], boards[3][1]
    for i in range(len(states)):
        s, table = states[i], tables[i]
        begin(rng, seed + i, STREAM)
        tally[1] = i
        rules.start(setup, s)
        referee.start(table, setup.players, boards[1], boards[2])
        prefill(setup, s, table, rng)
        while not rules.is_over(s):
            if rules.is_chance(s):
                if not referee.needs_roll(table):
                    return END
                outcome = rules.roll(setup, s, rng)
                set_dice(outcome, colours, numbers)
                rules.apply_outcome(setup, s, outcome)
                referee.set_roll(table, colours, numbers)
                continue
            for seat in range(setup.players):
                if referee.must_decide(table, seat) != ((s.awaited >> seat) & 1 == 1):
                    return WHO
            seat = pick_seat(s.awaited, setup.players, rng)
            rules.legal(setup, s, seat, moves)
            pairs = check_pairs(setup, s, table, seat, moves)
            if pairs < 0:
                return DICE
            if moves.count != pairs + 1:
                return LENGTH
            tally[0] += moves.count > 1
            move = pick_move(moves, rng)
            rules.apply(setup, s, seat, move)
            if move == PASS:
                referee.pass_roll(table, seat)
            else:
                rules.legal(setup, s, seat, moves)
                difference = check_crossings(setup, s, table, seat, moves, cells)
                if difference != OK:
                    return difference
                tally[0] += moves.count > 1
                colour, number = s.colour[seat], s.number[seat] + 1
                move = pick_move(moves, rng)
                draw_open(setup, s, seat, move - SELECTION, cells)
                rules.apply(setup, s, seat, move)
                referee.cross(table, seat, colour, number, cells)
            if not same_sheet(s, table, seat, cells):
                return SHEET
            if s.jokers[seat] != table.jokers[seat]:
                return LEFT
            if rules.is_chance(s) or rules.is_over(s):
                difference = check_points(setup, s, table, parts)
                if difference != OK:
                    return difference
        if not referee.is_over(table):
            return END
        difference = check_winners(setup, s, table)
        if difference != OK:
            return difference
    return OK


@kernel
def check_action(setup: Any, s: Any, table: Any, seat: int, moves: Any, cells: Any) -> int:
    """The same selections for the special die; three in a row is asked row by row."""
    rules.legal(setup, s, seat, moves)
    if s.special != rules.SPECIAL_THREE:
        if moves.count != referee.count_special(table, seat):
            return COUNT
        return check_special_cells(setup, s, table, seat, moves, cells)
    total = 0
    for row in range(ROWS):
        s.row[seat] = row
        s.step[seat] = rules.THREE
        rules.legal(setup, s, seat, moves)
        s.step[seat] = rules.ACT
        total += moves.count
        difference = check_special_cells(setup, s, table, seat, moves, cells)
        if difference != OK:
            return difference
    rules.legal(setup, s, seat, moves)
    if total != referee.count_special(table, seat):
        return COUNT
    return OK


@kernel
def check_special_cells(setup: Any, s: Any, table: Any, seat: int, moves: Any, cells: Any) -> int:
    for i in range(moves.count):
        draw_open(setup, s, seat, moves.item[i] - SELECTION, cells)
        if not referee.may_use_special_on(table, seat, cells):
            return CELLS
    return OK


@kernel
def check_bombs(setup: Any, s: Any, table: Any, seat: int, moves: Any, cells: Any) -> int:
    """The same selections for a bonus bomb (the first move listed declines it)."""
    if moves.count != referee.count_bombs(table, seat) + 1:
        return COUNT
    for i in range(1, moves.count):
        draw_open(setup, s, seat, moves.item[i] - SELECTION, cells)
        if not referee.may_bomb(table, seat, cells):
            return CELLS
    return OK


@kernel
def lockstep_noch_mal_so_gut(
    setups: Any,
    states: Any,
    tables: Any,
    rngs: Any,
    buffer: Any,
    boards: Any,
    parts: Any,
    seed: int,
    tally: Any,
) -> int:
    """As above, with the special die and bonus bombs."""
    setup, rng, moves = setups[0], rngs[0], buffer[0]
    cells, colours, numbers = boards[0], boards[3][0], boards[3][1]
    for i in range(len(states)):
        s, table = states[i], tables[i]
        begin(rng, seed + i, STREAM)
        tally[1] = i
        rules.start(setup, s)
        referee.start(table, setup.players, boards[1], boards[2], boards[4])
        prefill(setup, s, table, rng)
        while not rules.is_over(s):
            if rules.is_chance(s):
                if not referee.needs_roll(table):
                    return END
                outcome = rules.roll(setup, s, rng)
                special = set_dice(outcome, colours, numbers)
                rules.apply_outcome(setup, s, outcome)
                referee.set_roll(table, colours, numbers, special)
                continue
            for seat in range(setup.players):
                step = s.step[seat] if (s.awaited >> seat) & 1 else rules.DONE
                if referee.must_decide(table, seat) != (step == rules.CHOOSE):
                    return WHO
                if referee.must_bomb(table, seat) != (step == rules.BOMBING):
                    return WHO
            seat = pick_seat(s.awaited, setup.players, rng)
            rules.legal(setup, s, seat, moves)
            tally[0] += moves.count > 1
            if s.step[seat] == rules.BOMBING:
                tally[2] += 1
                difference = check_bombs(setup, s, table, seat, moves, cells)
                if difference != OK:
                    return difference
                move = pick_move(moves, rng)
                draw_open(setup, s, seat, max(move - SELECTION, 0), cells)
                rules.apply(setup, s, seat, move)
                if move == PASS:
                    referee.decline_bomb(table, seat)
                else:
                    referee.bomb(table, seat, cells)
            else:
                pairs = check_pairs(setup, s, table, seat, moves)
                if pairs < 0:
                    return DICE
                has_special = moves.item[moves.count - 1] == SPECIAL
                if has_special != referee.may_use_special(table, seat):
                    return SPECIAL_DIE
                if moves.count != pairs + 1 + has_special:
                    return LENGTH
                move = pick_move(moves, rng)
                if has_special and below(rng, 2) == 0:
                    move = SPECIAL
                if move == SPECIAL and s.special == rules.SPECIAL_HEART:
                    draw_cells(0, 0, cells)
                    if referee.count_special(table, seat) != 1:
                        return COUNT
                    rules.apply(setup, s, seat, move)
                    referee.use_special(table, seat, cells)
                elif move == SPECIAL:
                    tally[3] += 1
                    rules.apply(setup, s, seat, move)
                    difference = check_action(setup, s, table, seat, moves, cells)
                    if difference != OK:
                        return difference
                    move = pick_move(moves, rng)
                    if move < SELECTION:
                        rules.apply(setup, s, seat, move)
                        rules.legal(setup, s, seat, moves)
                        if moves.count == 0 or s.row[seat] != move - ROW:
                            return LENGTH
                        move = pick_move(moves, rng)
                    draw_open(setup, s, seat, move - SELECTION, cells)
                    rules.apply(setup, s, seat, move)
                    referee.use_special(table, seat, cells)
                elif move == PASS:
                    rules.apply(setup, s, seat, move)
                    referee.pass_roll(table, seat)
                else:
                    rules.apply(setup, s, seat, move)
                    rules.legal(setup, s, seat, moves)
                    difference = check_crossings(setup, s, table, seat, moves, cells)
                    if difference != OK:
                        return difference
                    tally[0] += moves.count > 1
                    colour, number = s.colour[seat], s.number[seat] + 1
                    move = pick_move(moves, rng)
                    draw_open(setup, s, seat, move - SELECTION, cells)
                    rules.apply(setup, s, seat, move)
                    referee.cross(table, seat, colour, number, cells)
            if not same_sheet(s, table, seat, cells):
                return SHEET
            if s.jokers[seat] != table.jokers[seat] or s.boxes[seat] != table.boxes[seat]:
                return LEFT
            if s.hearts[seat] != table.hearts[seat] or s.bombs[seat] != table.bombs[seat]:
                return LEFT
            if rules.is_chance(s) or rules.is_over(s):
                difference = check_points(setup, s, table, parts)
                if difference != OK:
                    return difference
        if not referee.is_over(table):
            return END
        difference = check_winners(setup, s, table)
        if difference != OK:
            return difference
    return OK


ENTRIES = {"noch-mal": lockstep_noch_mal, "noch-mal-so-gut": lockstep_noch_mal_so_gut}
SHEETS = {
    "noch-mal": (
        "black",
        "red",
        "blue",
        "green",
        "orange",
        "purple",
        "yellow",
        "random:1",
        "random:2",
    ),
    "noch-mal-so-gut": ("so-gut", "so-gut", "random:1"),
}


def play(
    id: str,
    players: int,
    seed: int,
    games: int,
    sheet: str | None = None,
    boundscheck: bool = False,
) -> dict[str, int]:
    """Play games on a sheet, or on one after the other as the seed says."""
    sheet = sheet or SHEETS[id][seed // SAME % len(SHEETS[id])]
    module = referee_of(id)
    fast = compiled(ENTRIES[id], boundscheck=boundscheck, referee=module, rules=rules)
    printed = sheet_named(sheet, golden=id.endswith("gut"))
    boards = np.zeros((5, ROWS, COLUMNS), np.int64)  # cells, picture, stars, dice, golden
    boards[1] = printed.colours
    for layer, marked in ((2, printed.stars), (4, printed.golden)):
        for cell in marked:
            boards[layer][cell] = 1
    setup = game(id).setup(players, {"sheet": sheet})
    tally = np.zeros(4, np.int64)
    parts = np.array([*game(id).parts.values()], np.int64)
    difference = fast(
        to_batch(setup), batch(rules.State, games), np.zeros(games, module.TABLE), batch(Rng, 1),
        batch(Moves, 1), boards, parts, seed, tally,
    )  # fmt: skip
    report(f"{id}, {players} players, sheet {sheet}, seed {seed + int(tally[1])}", difference)
    names = ("games", "decisions", "bombs", "specials")
    return dict(zip(names, (games, int(tally[0]), int(tally[2]), int(tally[3])), strict=True))
