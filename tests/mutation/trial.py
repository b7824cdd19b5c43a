"""Trying mutants: the tests that see the changed line run until one of them fails.

Most mutants are tried in a process forked from one that has imported everything. There the function
gets new code, so modules that have imported it by name run the mutant too. Some code already runs
during the import, and its results are kept. If such a mutant survives, it is tried again in a
process forked before the import.
"""

import gc
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from math import inf
from pathlib import Path
from types import CodeType, FunctionType

import pytest

from tests.mutation import session
from tests.mutation.mutants import Mutant
from tests.mutation.seen import Seen
from tests.mutation.targets import RECORDINGS, ROOT, concerns

SURVIVED, NEVER_RUN, INVALID = 0, 2, 4
RESULTS = {
    SURVIVED: "survived",
    session.KILLED: "killed",
    NEVER_RUN: "not covered",
    session.TIMED_OUT: "timeout",
    INVALID: "invalid",
}
SLOWER = 10  # times as long as without a fault is an endless loop
LEAST_SECONDS = 2.0
IMPORT_SECONDS = 60.0
PATIENCE = 60.0  # seconds for one test that waits for something; the machine may be busy


@dataclass
class Plan:
    """A mutant with its tests, the fastest first."""

    mutant: Mutant
    tests: list[str]
    is_early: bool  # the statement runs during the import


@dataclass
class Trial:
    """How it went."""

    result: str
    by: str  # the test that noticed it
    seconds: float


@dataclass
class Planner:
    """Which tests a mutant meets. The one that noticed the last fault of a function is first."""

    seen: Seen
    most: float = inf  # seconds of tests from each file
    last: dict[str, str] = field(default_factory=dict)

    def plan(self, mutant: Mutant) -> Plan:
        place = (mutant.path, mutant.statement)
        tests = self.seen.tests.get(place, [])
        ordered = self._few(sorted(tests, key=self._rank(self.last.get(mutant.function, ""))))
        return Plan(mutant, ordered, place in self.seen.at_import)

    def plan_early(self, mutant: Mutant) -> Plan:
        """What runs during the import may be noticed by every test of the game."""
        plan = self.plan(mutant)
        part = Path(mutant.path).parent.name
        others = [t for t in self.seen.seconds if concerns(part, t) and t not in plan.tests]
        more = self._few(sorted(others, key=self._rank("")))
        return Plan(mutant, plan.tests + more, is_early=True)

    def _few(self, tests: list[str]) -> list[str]:
        """Tests until those of a file take too long."""
        spent: dict[str, float] = defaultdict(float)
        few: list[str] = []
        for test in tests:
            file = test.split("::")[0]
            spent[file] += self.seen.seconds[test]
            if spent[file] <= self.most or not few:
                few.append(test)
        return few

    def _rank(self, first: str) -> Callable[[str], tuple[bool, bool, float, str]]:
        def rank(test: str) -> tuple[bool, bool, float, str]:
            recording = test.startswith(RECORDINGS)
            return recording, test != first, self.seen.seconds[test], test

        return rank

    def learn(self, mutant: Mutant, trial: Trial) -> None:
        if trial.by:
            self.last[mutant.function] = trial.by


def try_early(plan: Plan, seen: Seen) -> Trial:
    """Mutate a file, then import it and run the tests."""

    def work(say: Callable[[bytes], None]) -> int:
        code = _compiled(plan.mutant)
        if code is None:
            return INVALID
        mutated = ROOT / plan.mutant.path
        session.import_as(lambda path: code if mutated.samefile(path) else None)
        session.limit_memory()
        session.limit_seconds(IMPORT_SECONDS)
        result = session.KILLED

        def run(items: list[pytest.Item]) -> None:
            nonlocal result
            result = _run(plan, {item.nodeid: item for item in items}, seen, say)

        say(b"import")
        session.collect(list(dict.fromkeys(test.split("::")[0] for test in plan.tests)), run)
        return result

    return _tried(plan, work)


def try_late(plan: Plan, seen: Seen, items: dict[str, pytest.Item]) -> Trial:
    """Give functions other code, then run the tests."""
    _functions()  # found once, for all forked processes

    def work(say: Callable[[bytes], None]) -> int:
        code = _compiled(plan.mutant)
        if code is None:
            return INVALID
        gc.disable()  # what is shared with the parent stays shared
        session.forget()
        if not _recoded(plan.mutant, code):
            return INVALID
        session.limit_memory()
        return _run(plan, items, seen, say)

    return _tried(plan, work)


def _tried(plan: Plan, work: Callable[[Callable[[bytes], None]], int]) -> Trial:
    start = time.monotonic()
    if not plan.tests:
        return Trial(RESULTS[NEVER_RUN], "", 0.0)
    code, said = session.Process(work).result(PATIENCE)
    if code == session.BROKEN:
        raise RuntimeError(f"{plan.mutant.diff()}\n{said.decode()}")
    result = RESULTS.get(code, "killed")  # by a signal: the process died of it
    by = said.decode() if result in ("killed", "timeout") else ""
    return Trial(result, by, round(time.monotonic() - start, 3))


def _run(
    plan: Plan, items: dict[str, pytest.Item], seen: Seen, say: Callable[[bytes], None]
) -> int:
    """Run tests until one fails."""
    for test in plan.tests:
        say(test.encode())
        if test not in items and plan.is_early:
            return session.KILLED  # the fault changes which tests there are
        session.limit_seconds(max(LEAST_SECONDS, SLOWER * seen.seconds[test]))
        if session.outcome(items[test], None) == session.FAILED:
            return session.KILLED
    session.limit_seconds(0)
    return SURVIVED


# Putting the fault in


def _compiled(mutant: Mutant) -> CodeType | None:
    """The module with the fault; None if that is no Python."""
    try:
        return compile(mutant.source(ROOT), str(ROOT / mutant.path), "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return None


def _recoded(mutant: Mutant, module: CodeType) -> bool:
    """Give the function its new code, wherever it is; False if nothing changes."""
    new = next(code for code in _codes(module) if _is_of(code, mutant))
    changed = False
    for function in _functions().get((new.co_filename, mutant.function), ()):
        old = function.__code__
        if old.co_firstlineno == mutant.first_line:
            changed = changed or not _same(old, new)
            function.__code__ = new
    return changed


@cache
def _functions() -> dict[tuple[str, str], list[FunctionType]]:
    """All functions by file and name."""
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for function in [f for f in gc.get_objects() if type(f) is FunctionType]:
        found[function.__code__.co_filename, function.__code__.co_qualname].append(function)
    return found


def _is_of(code: CodeType, mutant: Mutant) -> bool:
    return code.co_qualname == mutant.function and code.co_firstlineno == mutant.first_line


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The code of functions and of methods."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


def _same(old: CodeType, new: CodeType) -> bool:
    """Do both do the same? (Places in the text do not matter.)"""
    return (old.co_code, old.co_names, old.co_varnames) == (
        new.co_code, new.co_names, new.co_varnames,
    ) and all(
        _same(a, b) if isinstance(a, CodeType) and isinstance(b, CodeType) else repr(a) == repr(b)
        for a, b in zip(old.co_consts, new.co_consts, strict=False)
    )  # fmt: skip
