"""Which test reaches which statements: only those can notice a fault there."""

import ast
import builtins
import hashlib
import pickle
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import CodeType

import pytest

from tests.mutation import session
from tests.mutation.mutants import FUNCTIONS
from tests.mutation.targets import ROOT, Group, concerns

Place = tuple[str, int]  # a file, and the line where a statement begins
NOTES = "_seen_by_tests"
LONGEST = 300.0  # seconds for one test, on a busy machine


@dataclass
class Seen:
    """What the tests do without a fault."""

    seconds: dict[str, float] = field(default_factory=dict)  # of each test that can be used
    tests: dict[Place, list[str]] = field(default_factory=dict)
    at_import: set[Place] = field(default_factory=set)  # and while tests are collected
    failed: list[str] = field(default_factory=list)


def look(group: Group, jobs: int, only: str = "", store: Path | None = None) -> Seen:
    """Run all tests once; what was seen is kept as long as nothing changes."""
    ours = "tests/mutation/"
    tests = [f for f in _python("tests") if not f.startswith(ours) or f in group.test_files()]
    files = [*tests, *_python("src")]
    texts = [only.encode(), *((ROOT / f).read_bytes() for f in files)]
    state = hashlib.sha256(b"\0".join(texts)).hexdigest()
    if store and store.exists():
        known, seen = pickle.loads(store.read_bytes())
        if known == state:
            found: Seen = seen
            return found
    seen = Seen()
    processes = [session.Process(partial(_look, group, only, job, jobs)) for job in range(jobs)]
    for process in processes:
        code, said = process.result(LONGEST)
        if code != 0:
            sys.exit(
                f"The tests do not run without a fault either ({code}). {said[-2000:].decode()}"
            )
        _merge(seen, pickle.loads(said))
    if seen.failed:
        sys.exit("These tests fail without a fault:\n" + "\n".join(seen.failed))
    if store:
        store.parent.mkdir(parents=True, exist_ok=True)
        store.write_bytes(pickle.dumps((state, seen)))
    return seen


def _look(group: Group, only: str, job: int, jobs: int, say: Callable[[bytes], None]) -> int:
    say(pickle.dumps(_looked(group, only, job, jobs, lambda: say(b""))))
    return 0


def _python(folder: str) -> list[str]:
    return sorted(str(f.relative_to(ROOT)) for f in (ROOT / folder).rglob("*.py"))


def _looked(group: Group, only: str, job: int, jobs: int, still_here: Callable[[], None]) -> Seen:
    """Each `jobs`-th test, with a note for every statement that it reaches."""
    watched = _Watched(group.files())
    seen = Seen()

    def run(items: list[pytest.Item]) -> None:
        seen.at_import.update(watched.take())
        for item in [item for item in items if concerns(only, item.nodeid)][job::jobs]:
            still_here()
            session.forget()
            with session.stopwatch() as seconds:
                outcome = session.outcome(item, None)
            if outcome == session.PASSED:
                seen.seconds[item.nodeid] = seconds()
                for place in watched.take():
                    seen.tests.setdefault(place, []).append(item.nodeid)
            elif outcome == session.FAILED:
                seen.failed.append(item.nodeid)

    session.import_as(watched.code)
    session.collect(group.test_files(), run)
    return seen


class _Watched:
    """Files in which `seen[number] = 1` stands before each statement of a function.

    Tests then take half as long again; with coverage, which is called for each line, six times.
    """

    def __init__(self, files: list[str]) -> None:
        self.files = {str(ROOT / f): f for f in files}
        self.places: list[Place] = []
        self.notes = bytearray(1 << 16)
        vars(builtins)[NOTES] = self.notes

    def take(self) -> list[Place]:
        """The statements reached since the last time."""
        reached = [place for place, note in zip(self.places, self.notes, strict=False) if note]
        self.notes[:] = bytes(len(self.notes))
        return reached

    def code(self, path: str) -> CodeType | None:
        if path not in self.files:
            return None
        tree = ast.parse(Path(path).read_bytes())
        for function in [n for n in ast.walk(tree) if isinstance(n, FUNCTIONS)]:
            for node in ast.walk(function):
                for field_ in ("body", "orelse", "finalbody"):
                    block = getattr(node, field_, None)
                    if isinstance(block, list) and block and not hasattr(node, "watched" + field_):
                        setattr(node, "watched" + field_, True)
                        setattr(node, field_, list(self._with_notes(block, self.files[path])))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)

    def _with_notes(self, block: list[ast.stmt], file: str) -> Iterator[ast.stmt]:
        for statement in block:
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if not is_text:
                note = ast.parse(f"{NOTES}[{len(self.places)}] = 1").body[0]
                self.places.append((file, statement.lineno))
                for node in ast.walk(note):
                    ast.copy_location(node, statement)
                yield note
            yield statement


def _merge(seen: Seen, part: Seen) -> None:
    seen.seconds |= part.seconds
    seen.at_import |= part.at_import
    seen.failed += part.failed
    for place, tests in part.tests.items():
        seen.tests[place] = seen.tests.get(place, []) + tests
