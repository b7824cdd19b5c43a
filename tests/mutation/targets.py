"""What is mutated, and which tests must notice it."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Group:
    """Files with their tests. Both are patterns, so that new files are found too."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...] = ()  # parts of file names

    def files(self) -> list[str]:
        """The files that are mutated."""
        return [f for f in _found(self.sources) if Path(f).name not in self.left_out]

    def test_files(self) -> list[str]:
        """The test files; tests of heuristics are none of the rules."""
        return [f for f in _found(self.tests) if "heuristics" not in f]


def concerns(only: str, test: str) -> bool:
    """Is a test about this game (or about anything, if nothing is named)?"""
    return only in test or only.replace("_", "-") in test


def _found(patterns: tuple[str, ...]) -> list[str]:
    found = {f for pattern in patterns for f in ROOT.glob(pattern)}
    return sorted(str(f.relative_to(ROOT)) for f in found)


GROUPS = {
    "rules": Group(
        sources=("src/kleeblatt/games/*/*.py",),
        tests=(
            "tests/noch_mal/test_*.py",
            "tests/doppelt_so_clever/test_*.py",
            "tests/push/test_*.py",
            "tests/geht_noch_was/test_*.py",
            "tests/test_every_game.py",
            "tests/test_occasions.py",
            "tests/test_playthroughs.py",
            "tests/mutation/referees.py",
        ),
        # What people see, hear and write down: other tests are about that.
        left_out=(
            "__init__.py",
            "describe.py",
            "events.py",
            "generator.py",
            "notation.py",
            "position.py",
            "possible.py",
            "terminal.py",
            "view.py",
            "won.py",
        ),
    ),
    "server": Group(
        sources=("src/kleeblatt/server/*.py", "src/kleeblatt/core/record.py")
        + tuple(
            f"src/kleeblatt/core/{name}.py"
            for name in ("dice", "headers", "history", "knowledge", "match", "replaying")
            + ("situation", "taking_back")
        ),
        tests=("tests/server/test_*.py", "tests/test_record.py", "tests/test_secret_dice.py")
        + ("tests/test_every_game.py", "tests/test_core.py"),
        left_out=("__init__.py", "run.py"),
    ),
}
# A recording notices any change of play, even one that breaks no rule. It runs last, so the score
# can say what the tests of the rules have noticed themselves.
RECORDINGS = "tests/test_playthroughs.py"
