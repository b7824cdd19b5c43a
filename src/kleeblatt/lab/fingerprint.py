"""A fingerprint of how a game is played: a hash over seeded games that changes only when play does.

It covers every outcome, the number of legal moves at every decision, every move and every score,
for each number of players, with both kinds of chance bots.
"""

import hashlib
from typing import Any

import numpy as np

from kleeblatt.bots.binding import bind, workspace, workspaces
from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.nets import no_weights
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound, compiled
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.lab.batch import ordered
from kleeblatt.lab.playouts import LOG_ENTRY, SEEDED, play_games

GAMES = 1000
MOST_STEPS = 20_000  # in one game
SEED = 2026


def fingerprint(game: Game, games: int = GAMES, interpreted: bool = False) -> str:
    """Hash this many games, spread over all player counts and bots."""
    digest = hashlib.sha256()
    counts = range(game.min_players, game.max_players + 1)
    tables = [(players, bot) for players in counts for bot in range(len(NAMES))]
    play: Any = (bound if interpreted else compiled)(play_games, **bind(game, NAMES))
    known = no_weights()
    for number in range(games):
        players, bot = tables[number % len(tables)]
        setup, order = game.setup(players), ordered([bot] * players, SEEDED, SEED + number, 1)
        log, scores = np.zeros(LOG_ENTRY * MOST_STEPS, np.int64), np.zeros(players, np.int64)
        if interpreted:
            work = workspace(game, players, NAMES)
            play([setup], [order], [game.rules.State()], [work], known, scores, log)
            steps = order.moves + order.rolls
        else:
            orders, works = to_batch(order), workspaces(game, players, NAMES)
            states = batch(game.rules.State, 1)
            play(to_batch(setup), orders, states, works, known, scores, log)
            steps = int(orders[0]["moves"] + orders[0]["rolls"])
        digest.update(log[: LOG_ENTRY * steps].tobytes() + scores.tobytes())
    return digest.hexdigest()[:16]
