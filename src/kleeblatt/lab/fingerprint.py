"""A fingerprint of how a game is played: a hash over seeded games that changes only when play does.

It covers every outcome, the number of legal moves at every decision, every move and every score,
for each number of players, with both kinds of chance bots.
"""

import hashlib
from typing import Any

import numpy as np

from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.policies import SPARE
from kleeblatt.core.chance import Rng
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound, compiled
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.lab.playouts import LOG_ENTRY, RNGS, SEEDED, kernels, play_games

GAMES = 1000
MOST_STEPS = 20_000  # of one game
SEED = 2026


def fingerprint(game: Game, games: int = GAMES, interpreted: bool = False) -> str:
    """The hash over so many games, shared out among all player counts and bots."""
    digest = hashlib.sha256()
    counts = range(game.min_players, game.max_players + 1)
    tables = [(players, bot) for players in counts for bot in range(len(NAMES))]
    play: Any = bound(play_games, **kernels(game, NAMES))
    if not interpreted:
        play = compiled(play_games, **kernels(game, NAMES))
    for number in range(games):
        players, bot = tables[number % len(tables)]
        setup, policies = game.setup(players), np.full(players, bot, np.int64)
        log, scores = np.zeros(LOG_ENTRY * MOST_STEPS, np.int64), np.zeros(players, np.int64)
        tally = np.zeros(2, np.int64)
        rest = (
            policies,
            np.zeros(0, np.float32),
            np.zeros(0, np.int64),
            SEEDED,
            SEED + number,
            1,
            scores,
            tally,
            log,
        )
        if interpreted:
            state, *spare = [game.rules.State() for _ in range(3 + SPARE)]
            lists = [Moves() for _ in range(1 + SPARE)]
            play([setup], [state], spare, [Rng() for _ in range(RNGS)], lists, *rest)
        else:
            room = [batch(game.rules.State, n) for n in (1, 2 + SPARE)]
            play(to_batch(setup), *room, batch(Rng, RNGS), batch(Moves, 1 + SPARE), *rest)
        digest.update(log[: LOG_ENTRY * int(tally.sum())].tobytes() + scores.tobytes())
    return digest.hexdigest()[:16]
