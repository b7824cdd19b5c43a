"""Batches of games, as kernels: the same source on lists of objects or on arrays of records.

`rules` is a stand-in: `compiled(play_games, **kernels(game, bots))` puts a game there.
"""

from collections.abc import Iterable
from typing import Any, cast

from kleeblatt.bots import looking, unthinking
from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.nets import has_nets
from kleeblatt.bots.options import first_awaited, see
from kleeblatt.bots.policies import POLICIES, SPARE, STRONG, pick
from kleeblatt.bots.thinking import SEER
from kleeblatt.core.chance import CHOICES, DICE, Rng, begin, begin_occasion
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.rules import Rules

rules = cast(Rules, None)

SEEDED, DEALT = range(2)  # where luck comes from: one stream a game, or one an occasion
RNGS = 3  # dice, choices, rolls ahead
LOG_ENTRY = 3  # numbers: the seat (-1 = chance), how many moves were legal, the move or outcome


def kernels(game: Game, bots: Iterable[str]) -> dict[str, Any]:
    """What `compiled` and `bound` put in the place of the stand-ins, for these bots.

    Chance bots alone need no heuristics, and only bots with nets think: without, all is compiled
    many times faster.
    """
    names = set(bots)
    bind = {
        "rules": game.rules,
        "heuristics": unthinking if names <= set(NAMES) else game.heuristics,
        "thinking": unthinking,
    }
    if has_nets(game) and not names.isdisjoint(POLICIES[STRONG:]):
        bind |= {"thinking": looking, "features": game.features}
    return bind


@kernel
def play_games(
    setups: list[Any],
    states: list[Any],
    spare: list[Any],
    rngs: list[Rng],
    lists: list[Moves],
    policies: list[int],
    mind: list[float],
    notes: list[int],
    luck: int,
    seed: int,
    games: int,
    scores: list[int],
    tally: list[int],
    log: list[int],
) -> int:
    """Play games from the start to the end, game i with seed + i; returns the decisions made.

    The states must be fresh ones; `lists` has one more than are needed to think, and `spare` two:
    for nets, what everybody has seen and what the seat has that decides. `scores` gets
    players numbers a game, `tally` the number of moves and of outcomes. Each step goes into `log`,
    as long as there is room.
    """
    setup, dice, choices, moves = setups[0], rngs[0], rngs[1], lists[SPARE]
    shown, seen = spare[SPARE], spare[SPARE + 1]
    asks_nets = len(mind) > 0
    decisions = 0
    logged = 0
    for game in range(games):
        s = states[game]
        begin(dice, seed + game, DICE)
        begin(choices, seed + game, CHOICES)
        rules.start(setup, s)
        if asks_nets:
            rules.assign(shown, s)
            notes[SEER] = -1
        while not rules.is_over(s):
            seat = -1
            moves.count = 0
            if rules.is_chance(s):
                if luck == DEALT:
                    begin_occasion(dice, seed + game, rules.occasion(setup, s))
                step = rules.roll(setup, s, dice)
                rules.apply_outcome(setup, s, step)
                tally[1] += 1
            else:
                seat = first_awaited(s)
                rules.legal(setup, s, seat, moves)
                known = s
                if asks_nets:
                    see(s, shown, seen, notes, SEER, seat)
                    known = seen
                step = pick(
                    policies[seat], setup, known, seat, moves, spare, lists, rngs[1:], mind, notes
                )
                rules.apply(setup, s, seat, step)
                if asks_nets:
                    rules.apply(setup, seen, seat, step)
                tally[0] += 1
                decisions += moves.count > 1
            if logged + LOG_ENTRY <= len(log):
                log[logged] = seat
                log[logged + 1] = moves.count
                log[logged + 2] = step
                logged += LOG_ENTRY
        for seat in range(setup.players):
            scores[game * setup.players + seat] = rules.score(setup, s, seat)
    return decisions
