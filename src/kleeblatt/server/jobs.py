"""What a table has to do: one job after another, in one task."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from kleeblatt.core.errors import KleeblattError, UsageError

log = logging.getLogger("kleeblatt.table")
T = TypeVar("T")


class Jobs:
    """Jobs in the order in which they came, until one fails or somebody stops them."""

    def __init__(self, table: str, when_stopped: Callable[[], None]) -> None:
        self._table, self._when_stopped = table[:6], when_stopped
        self.stopped = False
        self._waiting: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._ended = asyncio.get_running_loop().create_future()  # set when it stops working
        self._task = asyncio.create_task(self._work(), name=f"table {self._table}")

    def submit(self, job: Callable[[], Awaitable[None]]) -> None:
        """Queue a job."""
        self._waiting.put_nowait(job)

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job and wait for its result."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answered() -> None:
            try:
                result = await job()
            except KleeblattError as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        self.submit(answered)
        await asyncio.wait([answer, self._ended], return_when=asyncio.FIRST_COMPLETED)
        if not answer.done():
            raise UsageError("table-broken")
        return answer.result()

    def stop(self) -> None:
        """Stop working."""
        self.stopped = True
        self._task.cancel()

    async def _work(self) -> None:
        try:
            while True:
                await (await self._waiting.get())()
        except Exception:
            log.exception("table broken", extra={"table": self._table})
        finally:
            self.stopped = True
            if not self._ended.done():
                self._ended.set_result(None)
            self._when_stopped()
