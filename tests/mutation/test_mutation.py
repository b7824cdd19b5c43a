"""The tests notice faults in the rules: a sample of mutants, every day others of another game."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.results import Equivalent, Score, equivalents, least_killed
from tests.mutation.targets import GROUPS, ROOT

DAY = datetime.now(UTC).toordinal()
FOLDERS = ("doppelt_so_clever", "geht_noch_was", "noch_mal", "push")
SAMPLE = 20
SAID = 4000  # characters

CODE = '''
"""A text with 1 < 2 in it."""

TABLE = (1, 2)


@some.decorator(3)
def rows(s: State, limit: int = 4) -> int:
    """Not 5 - 4."""
    assert s.count == 6
    total: list[7] = s.total
    for row in range(limit):
        if s.row[row] < limit and not s.gone:
            total += row
    if total:
        raise Wrong("8 + 9", total + 1)
    s.total = total
    return total


class Table:
    async def seen(self) -> bool:
        log.info("seen %s", 10)
        return self.is_open(
            self
        )
'''


@pytest.mark.timeout(1800)  # a minute or two on two free cores
def test_a_sample_of_mutants_is_killed() -> None:
    """Fails if many survive; `make mutants` finds them all."""
    folder = FOLDERS[DAY % len(FOLDERS)]
    options = ["--only", folder, "--sample", str(SAMPLE), "--seed", str(DAY), "--jobs", "2"]
    command = [sys.executable, "-m", "tests.mutation", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, f"{' '.join(command)}\n{(done.stdout + done.stderr)[-SAID:]}"


@pytest.fixture
def mutants(tmp_path_factory: pytest.TempPathFactory) -> list[Mutant]:
    folder = tmp_path_factory.mktemp("code")
    (folder / "code.py").write_text(CODE, "utf-8")
    found = mutants_of(folder, "code.py")
    for mutant in found:
        compile(mutant.source(folder), "code.py", "exec")
        assert mutant.source(folder).count(b"\n") == CODE.count("\n")
    return found


def test_mutants_of_a_function(mutants: list[Mutant]) -> None:
    assert {(m.was, m.now) for m in mutants if m.function == "rows"} == {
        ("for row in range(limit):", "for row in range(limit - 1):"),
        *(
            ("if s.row[row] < limit and not s.gone:", now)
            for now in (
                "if s.row[row] <= limit and not s.gone:",
                "if s.row[row] < limit or not s.gone:",
                "if s.row[row] < limit and (s.gone):",
                "if (not s.gone):",
                "if (s.row[row] < limit):",
            )
        ),
        ("total += row", "pass"),
        ("total += row", "total -= row"),
        ("if total:", "if (not total):"),
        ('raise Wrong("8 + 9", total + 1)', "pass"),
        ("s.total = total", "pass"),
        ("return total", "return (total) + 1"),
    }


def test_mutants_of_a_method(mutants: list[Mutant]) -> None:
    (mutant,) = (m for m in mutants if m.function == "Table.seen")
    assert mutant.was == "return self.is_open(\nself\n)"
    assert mutant.now.replace("\n", "") == "return (not self.is_open(self))"


def test_every_file_of_rules_has_mutants() -> None:
    files = GROUPS["rules"].files()
    assert {f.split("/")[3] for f in files} == set(FOLDERS)
    assert {f for f in files if f.endswith("rules.py")} < {f for f in files if mutants_of(ROOT, f)}
    assert all(GROUPS[name].test_files() for name in GROUPS)


def test_a_key_does_not_depend_on_the_line(mutants: list[Mutant], tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("\n\n" + CODE, "utf-8")
    moved = mutants_of(tmp_path, "code.py")
    assert [m.key for m in moved] == [m.key for m in mutants]
    assert [m.line - 2 for m in moved] == [m.line for m in mutants]
    assert len({m.key for m in mutants}) == len(mutants)


def test_explained_survivors_exist() -> None:
    """An entry that fits no mutant (any more) explains nothing."""
    found = [m for group in GROUPS.values() for f in group.files() for m in mutants_of(ROOT, f)]
    for entry in equivalents():
        assert any(entry.matches(m) for m in found), entry
        assert len(entry.why) > 10, entry


def test_an_explanation_names_the_text(mutants: list[Mutant]) -> None:
    whole = Equivalent("code.py", "rows", "total += row", "a reason")
    exact = Equivalent("code.py", "rows", "total += row", "a reason", now="pass")
    other = Equivalent("code.py", "sums", "total += row", "a reason")
    placed = [Mutant(**(vars(m) | {"path": "games/code.py"})) for m in mutants]
    assert [sum(e.matches(m) for m in placed) for e in (whole, exact, other)] == [2, 1, 0]


def test_the_score() -> None:
    assert Score(total=10, tried=10, killed=8, explained=1, survived=1).share == 8 / 9
    half = Score(total=200, tried=100, killed=90, survived=10)
    low, high = half.interval
    assert 0.84 < low < 0.9 < high < 0.94
    assert least_killed(100, 0.96, 1e-5) == 85
