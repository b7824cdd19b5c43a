"""Doppelt so clever in lockstep with its referee."""

from typing import Any, cast

import numpy as np

from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import compiled, kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.games import game
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.rules import AGAIN, ASK, DIE, ENTRY, KINDS
from tests.oracle.lockstep import (
    CELLS,
    COUNT,
    DICE,
    END,
    LEFT,
    OK,
    POINTS,
    QUESTIONS,
    STREAM,
    THROWN,
    WHO,
    check_winners,
    pick_move,
    pick_seat,
    referee_of,
    report,
)

referee = cast(Any, None)

# What the referee calls the step of a seat, and where its place of a yellow cell is.
DECISION = (0, 1, 0, 3, 2, 4, 5, 6, 0)  # DONE, CHOOSE, ENTER, SWEEP, BEFORE, OFFER, EXTRA, QUESTION
_BY_PLACE = sorted((row, column, number) for number, row, column in sheet.PRINTED.yellow)
YELLOW_PLACE = tuple(_BY_PLACE.index((r, c, n)) for n, r, c in sheet.PRINTED.yellow)


@kernel
def place_of(entry: int) -> int:
    """The referee's place of an entry."""
    if sheet.AREA[entry] == sheet.SILVER:
        cell = entry - sheet.SILVER_0
        return 6 * (cell % 4) + cell // 4
    if sheet.AREA[entry] == sheet.YELLOW:
        return YELLOW_PLACE[entry - sheet.YELLOW_0]
    return 0


@kernel
def value_of(entry: int) -> int:
    """What the referee wants as the value of a ?: silver and yellow say it by their place."""
    if sheet.AREA[entry] == sheet.SILVER or sheet.AREA[entry] == sheet.YELLOW:
        return 0
    return sheet.VALUE[entry]


@kernel
def prefill(setup: Any, s: Any, table: Any, rng: Any) -> None:
    """In half of the games, begin with sheets on which much is entered already."""
    if below(rng, 2) == 0:
        return
    for seat in range(setup.players):
        for _ in range(below(rng, 60)):
            entry = below(rng, sheet.ENTRIES)
            if rules.can_enter(s, seat, entry):
                rules.enter(s, seat, entry)
                referee.write(table, seat, sheet.AREA[entry], place_of(entry), sheet.VALUE[entry])
        for kind in range(KINDS):
            s.pending[seat][kind] = 0
            table.questions[seat, kind] = 0


@kernel
def check_dice(setup: Any, s: Any, table: Any, seat: int, moves: Any, entries: Any) -> int:
    """The same dice with the same entries, the same re-roll or returns."""
    step, count = s.step[seat], 0
    if (moves.item[1] == AGAIN) != referee.may_reroll(table, seat):
        return DICE
    for die in range(rules.DICE):
        listed = False
        for i in range(moves.count):
            listed = listed or moves.item[i] == DIE + die
        if step == rules.BEFORE:
            if listed != referee.may_return(table, seat, die):
                return DICE
        elif listed:
            entries.count = 0
            rules.list_picked(s, seat, step, die, entries)
            count += entries.count
            for i in range(entries.count):
                entry = entries.item[i] - ENTRY
                area, place = sheet.AREA[entry], place_of(entry)
                if not referee.may_enter(table, seat, die, area, place):
                    return CELLS
    if step != rules.BEFORE and count != referee.count_entries(table, seat):
        return COUNT
    return OK


@kernel
def check_questions(setup: Any, s: Any, table: Any, seat: int, moves: Any, entries: Any) -> int:
    """The same kinds of ? with the same answers."""
    for kind in range(KINDS):
        if s.pending[seat][kind] != referee.pending(table, seat, kind):
            return QUESTIONS
        entries.count = 0
        if s.pending[seat][kind] > 0:
            rules.list_free(s, seat, kind, entries)
        listed = False
        for i in range(moves.count):
            listed = listed or moves.item[i] == ASK + kind
        if listed != (entries.count > 0):
            return QUESTIONS
        if listed and entries.count != referee.count_answers(table, seat, kind):
            return COUNT
        for i in range(entries.count):
            entry = entries.item[i] - ENTRY
            area, place, value = sheet.AREA[entry], place_of(entry), value_of(entry)
            if not referee.may_answer(table, seat, kind, area, place, value):
                return CELLS
    return OK


@kernel
def check_seat(setup: Any, s: Any, table: Any, seat: int) -> int:
    """The same points, foxes and actions."""
    for part in range(rules.PARTS):
        if rules.points(setup, s, seat, part) != referee.points(table, seat, part):
            return POINTS
    if rules.score(setup, s, seat) != referee.total(table, seat):
        return POINTS
    for track in range(3):
        if rules.left(s, seat, track) != referee.actions_left(table, seat, track):
            return LEFT
    return OK if s.foxes[seat] == referee.foxes(table, seat) else LEFT


@kernel
def throw(setup: Any, s: Any, table: Any, rng: Any, faces: Any) -> int:
    """The dice, for both."""
    if s.phase == rules.THROW:
        if not referee.needs_throw(table):
            return THROWN
        for seat in range(setup.players):
            if referee.decision(table, seat) != 0:
                return WHO
        for die in range(rules.DICE):
            if referee.is_in_hand(table, die) != (s.place[die] == rules.HAND):
                return THROWN
        rules.apply_outcome(setup, s, rules.roll(setup, s, rng))
        for die in range(rules.DICE):
            faces[die] = s.dice[die]
        referee.set_throw(table, faces)
    else:
        rules.apply_outcome(setup, s, rules.roll(setup, s, rng))
    if s.phase != rules.SERVE and referee.needs_serve(table):
        for die in range(rules.DICE):
            faces[die] = s.place[die] == rules.TRAY
        if not referee.may_serve(table, faces):
            return THROWN
        referee.set_serve(table, faces)
    return OK


@kernel
def settle(setup: Any, s: Any, moves: Any) -> int:
    """Pass where nothing else is possible: the referee goes on there by itself. Counts lost ?s."""
    lost = 0
    seat = 0
    while seat < setup.players:
        if (s.awaited >> seat) & 1:
            rules.legal(setup, s, seat, moves)
            if moves.count == 1 and moves.item[0] == PASS:
                lost += s.step[seat] == rules.QUESTION
                rules.apply(setup, s, seat, PASS)
                seat = -1  # look at all seats again
        seat += 1
    return lost


@kernel
def decide(setup: Any, s: Any, table: Any, seat: int, moves: Any, entries: Any, rng: Any) -> int:
    """One whole decision of a seat, for both."""
    if referee.decision(table, seat) != DECISION[s.step[seat]]:
        return WHO
    if s.step[seat] == rules.QUESTION:
        difference = check_questions(setup, s, table, seat, moves, entries)
        if difference != OK:
            return difference
        kind = pick_move(moves, rng) - ASK
        rules.apply(setup, s, seat, ASK + kind)
        rules.legal(setup, s, seat, moves)
        entry = pick_move(moves, rng) - ENTRY
        rules.apply(setup, s, seat, ENTRY + entry)
        place, value = place_of(entry), value_of(entry)
        referee.answer(table, seat, kind, sheet.AREA[entry], place, value)
        return OK
    if not referee.may_decline(table, seat):
        return WHO
    difference = check_dice(setup, s, table, seat, moves, entries)
    if difference != OK:
        return difference
    step = s.step[seat]
    move = pick_move(moves, rng)
    rules.apply(setup, s, seat, move)
    if move == PASS:
        referee.decline(table, seat)
    elif move == AGAIN:
        referee.reroll(table, seat)
    elif step == rules.BEFORE:
        referee.return_die(table, seat, move - DIE)
    else:
        rules.legal(setup, s, seat, moves)
        entry = pick_move(moves, rng) - ENTRY
        rules.apply(setup, s, seat, ENTRY + entry)
        referee.enter(table, seat, move - DIE, sheet.AREA[entry], place_of(entry))
    return OK


@kernel
def lockstep(
    setups: Any, states: Any, tables: Any, rngs: Any, buffer: Any, faces: Any, seed: int, tally: Any
) -> int:
    """Play one game on each state and table; 0, or what was different (and where, in tally)."""
    setup, rng, moves, entries = setups[0], rngs[0], buffer[0], buffer[1]
    for i in range(len(states)):
        s, table = states[i], tables[i]
        begin(rng, seed + i, STREAM)
        tally[1] = i
        rules.start(setup, s)
        referee.start(table, setup.players)
        prefill(setup, s, table, rng)
        while not rules.is_over(s):
            difference = OK
            if rules.is_chance(s):
                difference = throw(setup, s, table, rng, faces)
                settle(setup, s, moves)
            else:
                seat = pick_seat(s.awaited, setup.players, rng)
                rules.legal(setup, s, seat, moves)
                tally[0] += moves.count > 1
                tally[2] += s.step[seat] == rules.QUESTION
                difference = decide(setup, s, table, seat, moves, entries, rng)
                tally[3] += settle(setup, s, moves)
                if difference == OK:
                    difference = check_seat(setup, s, table, seat)
            if difference != OK:
                return difference
        if not referee.is_over(table):
            return END
        for seat in range(setup.players):
            difference = check_seat(setup, s, table, seat)
            if difference != OK:
                return difference
        difference = check_winners(setup, s, table)
        if difference != OK:
            return difference
    return OK


def play(id: str, players: int, seed: int, games: int, boundscheck: bool = False) -> dict[str, int]:
    """Play games; AssertionError names the first difference."""
    module = referee_of(id)
    fast = compiled(lockstep, boundscheck=boundscheck, referee=module, rules=rules)
    tally = np.zeros(4, np.int64)
    difference = fast(
        to_batch(game(id).setup(players)), batch(rules.State, games),
        np.zeros(games, module.TABLE), batch(Rng, 1), batch(Moves, 2), np.zeros(6, np.int64), seed,
        tally,
    )  # fmt: skip
    report(f"{id}, {players} players, seed {seed + int(tally[1])}", difference)
    names = ("games", "decisions", "questions", "lost")
    return dict(zip(names, (games, int(tally[0]), int(tally[2]), int(tally[3])), strict=True))
