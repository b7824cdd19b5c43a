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
from kleeblatt.bots import USUAL, bot
from kleeblatt.server import thinkers
from kleeblatt.server.thinkers import Choice, NoChoice, Thinkers
from tests.players import play_on


def at_decision() -> Match:
    match = new_match("doppelt-so-clever", ["Ada", "Ben"], seed=1)
    while not match.awaited or len(match.legal(match.awaited[0])) < 2:
        play_on(match, 1, steps=1)
    return match


async def ask(pool: Thinkers, match: Match, name: str = "eager") -> Choice:
    seat = match.awaited[0]
    return await pool.choose(match.seen_by(seat), seat, name, 5)


def test_a_bot_chooses_a_legal_move_and_survives_a_crash() -> None:
    match, pool = at_decision(), Thinkers()

    async def play() -> None:
        legal = match.legal_numbers(match.awaited[0])
        first = await ask(pool, match)
        assert first.move in legal
        assert pool.pids
        for pid in pool.pids:
            os.kill(pid, signal.SIGKILL)
        assert await ask(pool, match) == first

    asyncio.run(play())
    pool.close()
    pool.close()


def test_the_usual_bot_decides_for_one_that_fails(caplog: pytest.LogCaptureFixture) -> None:
    match, pool = at_decision(), Thinkers()
    with caplog.at_level(logging.ERROR):
        choice = asyncio.run(ask(pool, match, "no such bot"))
    usual = bot(USUAL, 5).choose(match, match.awaited[0])
    assert choice == Choice(usual, USUAL, False)
    assert len(caplog.records) == thinkers.TRIES
    pool.close()


def test_no_move_is_made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody can decide in time, nobody decides by chance."""
    monkeypatch.setattr(thinkers, "SECONDS", 0.0)
    match, pool = at_decision(), Thinkers()
    with pytest.raises(NoChoice):
        asyncio.run(ask(pool, match))
    pool.close()


def test_tables_take_turns() -> None:
    """A table with many decisions to make does not keep others waiting behind all of them."""
    match, pool = at_decision(), Thinkers()
    seat = match.awaited[0]
    order: list[str] = []

    async def decide(table: str) -> None:
        await pool.choose(match.seen_by(seat), seat, "eager", 5, table)
        order.append(table)

    async def all_at_once() -> None:
        tasks = [asyncio.create_task(decide("busy")) for _ in range(12)]
        while not pool.waiting:
            await asyncio.sleep(0)
        await asyncio.gather(*tasks, decide("other"))

    asyncio.run(all_at_once())
    assert order.index("other") <= 2
    pool.close()


def test_whoever_waits_is_not_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty decisions that take longer together than one may take are all made."""
    monkeypatch.setattr(thinkers, "SECONDS", 1.0)
    match, pool = at_decision(), Thinkers()
    seat = match.awaited[0]

    async def all_at_once() -> list[Choice]:
        await ask(pool, match)
        slow = [pool._workers.run(n, 1.0, time.sleep, 0.3) for n in range(6)]
        decisions = [pool.choose(match.seen_by(seat), seat, "eager", 5, str(n)) for n in range(6)]
        *made, _, _, _, _, _, _ = await asyncio.gather(*decisions, *slow)
        return made  # type: ignore[return-value]

    assert {choice.by for choice in asyncio.run(all_at_once())} == {"eager"}
    pool.close()


def test_a_decision_that_is_not_needed_is_not_made() -> None:
    match, pool = at_decision(), Thinkers()
    seat = match.awaited[0]

    async def leave() -> None:
        await ask(pool, match)
        asking = [
            asyncio.create_task(pool.choose(match.seen_by(seat), seat, "eager", 5, str(n)))
            for n in range(50)
        ]
        while pool.waiting < 40:
            await asyncio.sleep(0)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        assert pool.waiting == 0
        assert (await ask(pool, match)).by == "eager"

    asyncio.run(leave())
    pool.close()


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
        "print(*pool.pids, flush=True); "
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
