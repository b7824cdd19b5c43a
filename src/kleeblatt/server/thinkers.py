"""Bots think here: in processes of low priority, outside the event loop, with a time limit."""

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from kleeblatt.bots import bot
from kleeblatt.core.match import Match
from kleeblatt.games import game

log = logging.getLogger("kleeblatt.bots")
NICE = 10
SECONDS = 10.0  # for a decision
TRIES = 2


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A server that was killed leaves nobody behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def choose(
    name: str,
    id: str,
    rules: int,
    players: list[str],
    options: dict[str, str],
    state: Any,
    seat: int,
    seed: int,
) -> int:
    """What a bot chooses at a position."""
    match = Match.at(game(id).with_rules(rules), players, options, state)
    return bot(name, seed, patient=False).choose(match, seat)


class Thinkers:
    """A pool of processes. A crashed or stuck one costs nothing but another try."""

    def __init__(self, processes: int = 1, pace: float = 0.0) -> None:
        self._processes = processes
        self._pace = pace
        self._pool: ProcessPoolExecutor | None = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin)
        return self._pool

    async def choose(self, match: Match, seat: int, name: str, seed: int) -> int:
        """A legal move for a seat, as far as that seat knows the match."""
        _, move = await asyncio.gather(
            asyncio.sleep(self._pace), self._choose(match, seat, name, seed)
        )
        return move

    async def _choose(self, match: Match, seat: int, name: str, seed: int) -> int:
        seen = match.seen_by(seat)
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self._started()
            try:
                thinking = loop.run_in_executor(
                    pool, choose, name, match.game.id, match.game.rules_version,
                    list(match.players), match.options, seen.state, seat, seed,
                )  # fmt: skip
                return await asyncio.wait_for(thinking, SECONDS)
            except (BrokenProcessPool, TimeoutError):
                log.warning("bot failed", extra={"bot": name, "game": match.game.id})
                if self._pool is pool:
                    self._drop()
            except Exception:
                log.exception("bot failed", extra={"bot": name, "game": match.game.id})
        legal = seen.legal_numbers(seat)
        return legal[seed % len(legal)]  # the game goes on

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Stop all processes."""
        self._drop()
