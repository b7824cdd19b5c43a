"""Batches of games, as kernels: the same source on lists of objects or on arrays of records.

`rules` is a stand-in: `compiled(play_games, **bind(game, bots))` puts a game there.
"""

from typing import Any

from kleeblatt.bots.options import first_awaited, rules
from kleeblatt.bots.policies import pick, search
from kleeblatt.core.chance import CHOICES, DICE, begin, begin_occasion
from kleeblatt.core.kernel import kernel
from kleeblatt.core.struct import ints, struct

SEEDED, DEALT = range(2)  # where luck comes from: one stream per game, or one per occasion
LOG_ENTRY = 3  # numbers: the seat (-1 = chance), how many moves were legal, the move or outcome
MOST_SEATS = 16


@struct
class Batch:
    """The games to play, and their totals afterwards."""

    games: int
    seed: int  # game i has seed + i
    luck: int  # SEEDED or DEALT
    policies: list[int] = ints(MOST_SEATS)
    decisions: int  # moves chosen from at least two legal ones
    moves: int
    rolls: int


@kernel
def play_games(
    setups: list[Any],
    batches: list[Batch],
    states: list[Any],
    works: list[Any],
    weights: list[float],
    scores: list[int],
    log: list[int],
) -> None:
    """Play the games of a batch, each in a fresh state, and count decisions, moves and rolls.

    `scores` gets one number per player and game. Each step goes into `log` while there is room.
    """
    setup, batch, work = setups[0], batches[0], works[0]
    moves, dice = work.legal, work.dice
    logged = 0
    for game in range(batch.games):
        s = states[game]
        begin(dice, batch.seed + game, DICE)
        begin(work.choices, batch.seed + game, CHOICES)
        rules.start(setup, s)
        search.begin_watching(s, work, weights)
        while not rules.is_over(s):
            seat = -1
            moves.count = 0
            if rules.is_chance(s):
                if batch.luck == DEALT:
                    begin_occasion(dice, batch.seed + game, rules.occasion(setup, s))
                step = rules.roll(setup, s, dice)
                rules.apply_outcome(setup, s, step)
                batch.rolls += 1
            else:
                seat = first_awaited(s)
                rules.legal(setup, s, seat, moves)
                known = search.watch(s, seat, work, weights)
                step = pick(batch.policies[seat], setup, known, seat, work, weights)
                rules.apply(setup, s, seat, step)
                search.follow(setup, seat, step, work, weights)
                batch.moves += 1
                batch.decisions += moves.count > 1
            if logged + LOG_ENTRY <= len(log):
                log[logged] = seat
                log[logged + 1] = moves.count
                log[logged + 2] = step
                logged += LOG_ENTRY
        for seat in range(setup.players):
            scores[game * setup.players + seat] = rules.score(setup, s, seat)
