"""PUSH in lockstep with its referee."""

from typing import Any, cast

import numpy as np

from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import compiled, kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.games import game
from kleeblatt.games.push import deck, rules
from kleeblatt.games.push.rules import (
    DIRECTION_CARD,
    DRAW,
    PLACE_ROW,
    ROWS,
    SECURE,
    STOP,
    TAKE_ROW,
)
from tests.oracle.lockstep import (
    CELLS,
    COUNT,
    END,
    LEFT,
    OK,
    POINTS,
    SAME,
    SHEET,
    STREAM,
    THROWN,
    WHO,
    check_winners,
    referee_of,
    report,
)

referee = cast(Any, None)

DECISION = (1, 0, 2, 3, 4, 0, 0)  # START, CARD, PLACE, GO_ON, TAKE, DIE, OVER


@kernel
def may(table: Any, move: int) -> bool:
    """What the referee says to a move."""
    if move >= TAKE_ROW:
        return bool(referee.may_take(table, move - TAKE_ROW))
    if move >= PLACE_ROW:
        return bool(referee.may_place(table, move - PLACE_ROW))
    if move >= SECURE:
        return bool(referee.may_secure(table, move - SECURE))
    if move == STOP:
        return bool(referee.may_stop(table))
    return bool(referee.may_draw(table))


@kernel
def act(table: Any, move: int) -> None:
    if move >= TAKE_ROW:
        referee.take(table, move - TAKE_ROW)
    elif move >= PLACE_ROW:
        referee.place(table, move - PLACE_ROW)
    elif move >= SECURE:
        referee.secure(table, move - SECURE)
    elif move == STOP:
        referee.stop(table)
    else:
        referee.draw(table)


@kernel
def pick(moves: Moves, rng: Any, boldness: int) -> int:
    """A random move; bold players draw more, so that rows get long and turns bust."""
    if moves.item[0] == DRAW and below(rng, 10) < boldness:
        return DRAW
    return moves.item[below(rng, moves.count)]


@kernel
def check_table(setup: Any, s: Any, table: Any) -> int:
    """Every card is where the referee has it, and none is lost or made."""
    cards = 0
    for kind in range(DIRECTION_CARD + 1):
        for row in range(ROWS):
            mine = deck.count(s.row[row], kind) if kind < deck.KINDS else 0
            if kind == rules.DICE_CARD:
                mine = s.row_dice[row]
            if mine != referee.in_row(table, row, kind):
                return SHEET
            cards += mine
        for seat in range(setup.players):
            display = deck.count(s.display[seat], kind) if kind < deck.KINDS else 0
            secured = deck.count(s.secured[seat], kind) if kind < deck.KINDS else 0
            if display != referee.in_display(table, seat, kind):
                return LEFT
            if secured != referee.in_secured(table, seat, kind):
                return LEFT
            cards += display + secured
        left = discarded = 0
        if kind < deck.KINDS:
            left, discarded = deck.count(s.deck, kind), deck.count(s.discard, kind)
        elif kind == rules.DICE_CARD:
            left, discarded = s.deck_dice, s.discard_dice
        else:
            left, discarded = s.deck_directions, s.discard_directions
        if left != referee.in_deck(table, kind) or discarded != referee.in_discard(table, kind):
            return COUNT
        cards += left + discarded
    if s.directions != referee.directions(table):
        return COUNT
    cards += s.directions + (s.phase == rules.PLACE)
    return OK if cards == 108 + setup.direction_cards else COUNT


@kernel
def lockstep(
    setups: Any, states: Any, tables: Any, rngs: Any, buffer: Any, keep: int, seed: int, tally: Any
) -> int:
    """Play one game on each state and table; 0, or what was different (and where, in tally)."""
    setup, rng, moves = setups[0], rngs[0], buffer[0]
    for i in range(len(states)):
        s, table = states[i], tables[i]
        begin(rng, seed + i, STREAM)
        tally[1] = i
        boldness = below(rng, 11)
        rules.start(setup, s)
        referee.start(table, setup.players, setup.risk, keep)
        while not rules.is_over(s):
            if referee.needs_card(table) != (s.phase == rules.CARD):
                return THROWN
            if referee.needs_die(table) != (s.phase == rules.DIE):
                return THROWN
            if referee.decision(table) != DECISION[s.phase]:
                return WHO
            if rules.is_chance(s):
                outcome = rules.roll(setup, s, rng)
                if s.phase == rules.DIE:
                    tally[2] += 1
                    if referee.roller(table) != s.decider:
                        return WHO
                    referee.set_die(table, outcome)
                else:
                    referee.set_card(table, outcome)
                rules.apply_outcome(setup, s, outcome)
            else:
                if referee.decider(table) != s.decider:
                    return WHO
                rules.legal(setup, s, s.decider, moves)
                tally[0] += moves.count > 1
                for move in range(1, rules.MOVES):
                    listed = False
                    for j in range(moves.count):
                        listed = listed or moves.item[j] == move
                    if listed != may(table, move):
                        return CELLS
                move = pick(moves, rng, boldness)
                rules.apply(setup, s, s.decider, move)
                act(table, move)
            difference = check_table(setup, s, table)
            if difference != OK:
                return difference
        if not referee.is_over(table):
            return END
        for seat in range(setup.players):
            if rules.score(setup, s, seat) != referee.total(table, seat):
                return POINTS
        difference = check_winners(setup, s, table)
        if difference != OK:
            return difference
    return OK


def play(id: str, players: int, seed: int, games: int, boundscheck: bool = False) -> dict[str, int]:
    """Play games, the variants in turn as the seed says."""
    risk, keep = (seed // SAME >> bit & 1 for bit in range(2))
    options = {
        "risk": ("no", "yes")[risk],
        "directions": ("removed", "discarded")[keep],
    }
    module = referee_of(id)
    fast = compiled(lockstep, boundscheck=boundscheck, referee=module, rules=rules)
    tally = np.zeros(3, np.int64)
    difference = fast(
        to_batch(game(id).setup(players, options)), batch(rules.State, games),
        np.zeros(games, module.TABLE), batch(Rng, 1), batch(Moves, 1), keep, seed, tally,
    )  # fmt: skip
    report(f"{id}, {players} players, {options}, seed {seed + int(tally[1])}", difference)
    return {"games": games, "decisions": int(tally[0]), "dice": int(tally[2])}
