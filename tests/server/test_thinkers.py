"""Bots think in processes of their own; a crash or a stuck bot costs nothing but another try."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kleeblatt import Match, new_match
from kleeblatt.server import thinkers
from kleeblatt.server.thinkers import Thinkers
from tests.players import play_on


def at_decision() -> Match:
    match = new_match("doppelt-so-clever", ["Ada", "Ben"], seed=1)
    while not match.awaited or len(match.legal(match.awaited[0])) < 2:
        play_on(match, 1, steps=1)
    return match


async def ask(pool: Thinkers, match: Match, name: str = "eager") -> int:
    return await pool.choose(match, match.awaited[0], name, 5)


def test_a_bot_chooses_a_legal_move_and_survives_a_crash() -> None:
    match, pool = at_decision(), Thinkers()

    async def play() -> None:
        legal = match.legal_numbers(match.awaited[0])
        first = await ask(pool, match)
        assert first in legal
        assert pool._pool is not None
        for process in list(pool._pool._processes.values()):
            assert process.pid
            os.kill(process.pid, signal.SIGKILL)
        assert await ask(pool, match) == first

    asyncio.run(play())
    pool.close()
    pool.close()


def test_a_bot_that_fails_is_replaced_by_chance(caplog: pytest.LogCaptureFixture) -> None:
    match, pool = at_decision(), Thinkers()
    with caplog.at_level(logging.ERROR):
        move = asyncio.run(ask(pool, match, "no such bot"))
    assert move in match.legal_numbers(match.awaited[0])
    assert len(caplog.records) == thinkers.TRIES
    pool.close()


def test_a_stuck_bot_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "SECONDS", 0.0)
    match, pool = at_decision(), Thinkers()
    assert asyncio.run(ask(pool, match)) in match.legal_numbers(match.awaited[0])
    assert pool._pool is None


def test_bots_take_their_time() -> None:
    match, pool = at_decision(), Thinkers(pace=0.3)

    async def timed() -> float:
        began = asyncio.get_running_loop().time()
        await ask(pool, match)
        return asyncio.get_running_loop().time() - began

    assert asyncio.run(timed()) >= 0.29
    pool.close()


def test_nobody_is_left_behind_by_a_killed_server() -> None:
    program = (
        "import asyncio, os; from tests.server.test_thinkers import *; "
        "match, pool = at_decision(), Thinkers(); asyncio.run(ask(pool, match)); "
        "print(*[p.pid for p in pool._pool._processes.values()], flush=True); "
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    guarded = f"if __name__ == '__main__':\n    {program}"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", guarded],
        capture_output=True, text=True, cwd=root, timeout=120, check=False,
    )  # fmt: skip
    workers = [int(number) for number in done.stdout.split()]
    assert workers, done.stderr
    for _ in range(100):
        if not any(Path(f"/proc/{number}").exists() for number in workers):
            break
        time.sleep(0.1)
    assert not any(Path(f"/proc/{number}").exists() for number in workers)
