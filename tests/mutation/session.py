"""pytest inside a forked process: the tests are collected once and run as we like."""

import contextlib
import functools
import gc
import importlib.machinery
import os
import resource
import select
import signal
import struct
import time
import traceback
from collections.abc import Callable, Iterator
from types import CodeType, FrameType
from typing import Any, cast

import hypothesis
import numba
import pytest
from _pytest.runner import runtestprotocol

KILLED, TIMED_OUT, BROKEN = 1, 3, 70  # exit codes of a process that runs tests
MEMORY = 8 << 30
PASSED, SKIPPED, FAILED = "passed", "skipped", "failed"


class _Loop:
    """Hands the collected tests over instead of running them."""

    def __init__(self, run: Callable[[list[pytest.Item]], None]) -> None:
        self.run = run
        self.was_called = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.was_called = True
        self.run(session.items)
        return True


def collect(files: list[str], run: Callable[[list[pytest.Item]], None]) -> bool:
    """Collect tests and call `run`; False if they cannot even be collected."""
    loop = _Loop(run)
    options = ["-q", "-p", "no:cacheprovider", "-o", "timeout=0", "-o", "addopts="]
    options += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]  # hypothesis is imported already
    pytest.main([*options, *files], plugins=[loop])
    return loop.was_called


def outcome(item: pytest.Item, next_item: pytest.Item | None) -> str:
    """Run one test."""
    reports = runtestprotocol(item, log=False, nextitem=next_item)
    if any(report.failed for report in reports):
        return FAILED
    return SKIPPED if any(report.skipped for report in reports) else PASSED


def prepare() -> None:
    """Skip tests that compile, and always use the same examples. Call it before any test."""

    def no_compiler(*args: object, **options: object) -> None:
        pytest.skip("compiles")

    vars(numba)["njit"] = no_compiler
    hypothesis.settings.register_profile(
        "mutation",
        database=None,
        derandomize=True,
        deadline=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutation")


def forget() -> None:
    """Empty the caches of rules and tests, so that nothing stays from before."""
    for cache in _caches():
        cache.cache_clear()


@functools.cache
def _caches() -> list[Any]:
    """All of them, once the tests are collected."""
    found = [f for f in gc.get_objects() if type(f).__name__ == "_lru_cache_wrapper"]
    return [
        f
        for f in found
        if (f.__module__ or "").startswith(("kleeblatt.games.", "tests.")) and f is not _caches
    ]


def import_as(code_of: Callable[[str], CodeType | None]) -> None:
    """Modules imported from now on have the code that is given for their path, if any."""
    loader = cast(Any, importlib.machinery.SourceFileLoader)
    usual = loader.get_code

    def get_code(self: Any, name: str) -> CodeType | None:
        return code_of(self.path) or usual(self, name)

    loader.get_code = get_code


# Processes


class Process:
    """`work(say)` in a forked process; `result` gives its exit code and the last thing it said."""

    def __init__(self, work: Callable[[Callable[[bytes], None]], int]) -> None:
        reader, writer = os.pipe()
        self.id = os.fork()
        if self.id == 0:
            os.close(reader)
            _silence()
            code = BROKEN
            try:
                code = work(lambda text: _say(writer, text))
            except MemoryError:
                code = KILLED
            except BaseException:
                _say(writer, traceback.format_exc().encode())
            finally:
                os._exit(code)
        os.close(writer)
        self.pipe = os.fdopen(reader, "rb", buffering=0)

    def is_running(self, seconds: float) -> bool:
        """Wait for so long at most; is it still at work, and silent?"""
        return not select.select([self.pipe], [], [], seconds)[0]

    def result(self, patience: float) -> tuple[int, bytes]:
        """Wait for the end. A process that is silent for so many seconds is ended: a time-out."""
        heard, in_time = b"", True
        with self.pipe:
            while in_time:
                in_time = bool(select.select([self.pipe], [], [], patience)[0])
                piece = self.pipe.read(1 << 16) if in_time else None
                if not piece:
                    break
                heard += piece
        if not in_time:
            os.kill(self.id, signal.SIGKILL)
        status = os.waitpid(self.id, 0)[1]
        return os.waitstatus_to_exitcode(status) if in_time else TIMED_OUT, _last(heard)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)


def _say(writer: int, text: bytes) -> None:
    message = struct.pack("I", len(text)) + text
    while message:
        message = message[os.write(writer, message) :]


def _last(heard: bytes) -> bytes:
    said = b""
    while len(heard) >= 4:
        (length,) = struct.unpack("I", heard[:4])
        said, heard = heard[4 : 4 + length], heard[4 + length :]
    return said


def limit_memory() -> None:
    """A list that grows in an endless loop ends as a MemoryError."""
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def limit_seconds(seconds: float) -> None:
    """End this process if it computes for longer from now on; 0 stops the clock."""
    signal.signal(signal.SIGPROF, _out_of_time)
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _out_of_time(number: int, frame: FrameType | None) -> Any:
    os._exit(TIMED_OUT)


@contextlib.contextmanager
def stopwatch() -> Iterator[Callable[[], float]]:
    """Seconds that this process has computed."""
    start = time.process_time()
    yield lambda: time.process_time() - start
