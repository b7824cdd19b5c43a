"""Processes for work that must not hold up the tables: fair, and limited in time and memory.

Each process does one piece of work at a time. Everyone who asks (a table, an address) has a queue,
and the queues take turns. Only work in progress is timed; a piece that takes too much time or
memory costs its own process, nobody else's work.
"""

import asyncio
import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from kleeblatt.core.processes import follow_command, starting

log = logging.getLogger("kleeblatt.workers")
T = TypeVar("T")
START_SECONDS = 120.0  # until a process can work, on a slow and busy machine
NICE = 10


class TookTooLong(Exception):
    """The work was stopped at its time limit."""


class WorkerDied(Exception):
    """The process ended in the middle of the work: out of memory, or killed."""


class TooMuchWork(Exception):
    """The queue is full: one more piece is refused."""


@dataclass(eq=False)
class Piece:
    """A piece of work that somebody waits for."""

    work: Callable[..., Any]
    given: tuple[Any, ...]
    seconds: float
    done: "asyncio.Future[Any]"


class Workers:
    """A fixed number of processes, started when needed."""

    def __init__(
        self,
        processes: int,
        *,
        memory: int | None = None,  # bytes of each process
        most_waiting: int = 10_000,
        most_of_one: int = 1_000,
    ) -> None:
        self._processes, self._memory = processes, memory
        self._most_waiting, self._most_of_one = most_waiting, most_of_one
        self._queues: dict[Hashable, deque[Piece]] = {}  # the next one comes first
        self._waiting = 0
        self._free: list[Worker] = []
        self._all: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Count the pieces that have not begun."""
        return self._waiting

    @property
    def pids(self) -> list[int]:
        """Return the running processes."""
        return [pid for worker in self._all for pid in worker.pids]

    async def run(self, whose: Hashable, seconds: float, work: Callable[..., T], *given: Any) -> T:
        """Run `work(*given)` when it is its turn, and return the result.

        Raises what the work raises, or TookTooLong, WorkerDied, TooMuchWork.
        """
        queue = self._queues.get(whose, ())
        if self._waiting >= self._most_waiting or len(queue) >= self._most_of_one or self._closed:
            raise TooMuchWork
        piece = Piece(work, given, seconds, asyncio.get_running_loop().create_future())
        self._queues.setdefault(whose, deque()).append(piece)
        self._waiting += 1
        self._begin()
        try:
            return await piece.done  # type: ignore[no-any-return]
        finally:
            self._forget(whose, piece)

    def _forget(self, whose: Hashable, piece: Piece) -> None:
        """Forget a piece that nobody waits for any more, unless it has begun."""
        queue = self._queues.get(whose)
        if queue is not None and piece in queue:
            queue.remove(piece)
            self._waiting -= 1
            if not queue:
                del self._queues[whose]

    def _begin(self) -> None:
        """Give the next pieces to free workers."""
        while self._queues and not self._closed:
            if self._free:
                worker = self._free.pop()
            elif len(self._all) < self._processes:
                worker = Worker(self._memory)
                self._all.append(worker)
            else:
                return
            task = asyncio.create_task(self._do(worker, self._next()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> Piece:
        """Take the first piece of the queue whose turn it is; the queue then goes to the end."""
        whose, queue = next(iter(self._queues.items()))
        del self._queues[whose]
        piece = queue.popleft()
        if queue:
            self._queues[whose] = queue
        self._waiting -= 1
        return piece

    async def _do(self, worker: "Worker", piece: Piece) -> None:
        try:
            result = await worker.do(piece)
        except Exception as error:
            if not piece.done.done():
                piece.done.set_exception(error)
        else:
            if not piece.done.done():
                piece.done.set_result(result)
        finally:
            self._free.append(worker)
            self._begin()

    def close(self) -> None:
        """Stop all processes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.stop()


class Worker:
    """One process, replaced when it breaks."""

    def __init__(self, memory: int | None) -> None:
        self._memory = memory
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """Return the id of its process, if there is one."""
        return [] if self._pool is None else [p for p in (self._pool._processes or {}) if p]

    async def do(self, piece: Piece) -> Any:
        """Do a piece of work; starting the process does not count as time."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                await self._begin(piece.work)
            running = loop.run_in_executor(self._pool, piece.work, *piece.given)
            return await asyncio.wait_for(running, piece.seconds)
        except BrokenProcessPool as error:
            self.stop()
            raise WorkerDied from error
        except TimeoutError as error:
            self.stop()
            raise TookTooLong from error

    async def _begin(self, work: Callable[..., Any]) -> None:
        """Start the process, with the modules of its work; if that fails, the next tries again."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, context, _start, (self._memory,))
        try:
            with starting():
                ready = asyncio.get_running_loop().run_in_executor(self._pool, _ready, work)
            await asyncio.wait_for(ready, START_SECONDS)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """Kill the process; the next piece starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _ready(work: Callable[..., Any]) -> None:
    """Do nothing: the answer shows that the process has started."""


def _start(memory: int | None) -> None:
    """Run first in a process."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    if memory is not None:
        _limit_memory(memory)
    follow_command()


def _limit_memory(memory: int) -> None:
    """Limit the memory of the process; where the system cannot, only time limits it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
