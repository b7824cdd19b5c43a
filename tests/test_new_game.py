"""A new game is one folder: nothing else knows it, and everything works.

`tests/new_game/boese_eins/` is put into a copy of the package, in which no other line is changed.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import kleeblatt

ROOT = Path(__file__).parent.parent
GAME = "boese-eins"
CONFORMANCE = (
    "test_every_game.py",
    "test_bots.py",
    "test_dice_statistics.py",
    "test_notation.py",
    "test_occasions.py",
    "test_parity.py",
    "test_positions.py",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page", "*.npz")


class Tree:
    """A copy of the package with one more game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "src" / "kleeblatt" / "games"
        shutil.copytree(Path(kleeblatt.__file__).parent, self.games.parent, ignore=LEFT_OUT)
        self.game = self.games / "boese_eins"
        shutil.copytree(ROOT / "tests" / "new_game" / "boese_eins", self.game, ignore=LEFT_OUT)

    def python(self, *arguments: str, stdin: str = "", code: int = 0) -> str:
        """Run Python on the copy; what it has printed."""
        path = f"{self.folder / 'src'}{os.pathsep}{ROOT}"
        own = {"PYTHONPATH": path, "XDG_DATA_HOME": str(self.folder), "LANG": "en_US.UTF-8"}
        kept = {name: value for name, value in os.environ.items() if name != "LC_ALL"}
        result = subprocess.run(
            [sys.executable, *arguments], input=stdin, env=kept | own, cwd=ROOT,
            capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
        said = result.stderr + result.stdout
        assert result.returncode == code, said
        return said

    def run(self, *arguments: str, stdin: str = "", code: int = 0) -> str:
        """Run a command of Kleeblatt."""
        return self.python("-m", "kleeblatt.cli", *arguments, stdin=stdin, code=code)

    def test(self, *files: str, only: str = GAME, code: int = 0) -> str:
        """Run tests of all games for this one."""
        paths = [str(ROOT / "tests" / file) for file in files]
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", only]
        return self.python("-m", "pytest", *paths, *options, code=code)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("tree"))


@pytest.fixture
def broken(tmp_path: Path) -> Tree:
    """A copy of one's own, to take something away."""
    return Tree(tmp_path)


def test_it_is_listed(tree: Tree) -> None:
    found = json.loads(tree.run("games", "--json"))
    assert [each["id"] for each in found] == [*kleeblatt.GAMES, GAME]
    assert "Würfle, so oft du dich traust" in tree.run("games", "--lang", "de")


def test_it_is_played_in_a_terminal(tree: Tree, tmp_path: Path) -> None:
    """To the end, and its record replays."""
    file = str(tmp_path / "match.jsonl")
    choices = "throw\nthrow\nthrow\nstop\n" * 100
    said = tree.run("play", GAME, "-p", "Ada", "-b", "medium", "--seed", "3", "--save", file,
                    stdin=choices)  # fmt: skip
    assert "Throw again, or stop?" in said
    assert "The goal is reached." in said
    tree.run("verify", file)
    assert "The die shows" in tree.run("replay", file)


def test_it_is_simulated_and_measured(tree: Tree) -> None:
    """Compiled: the players that think win."""
    out = tree.run("simulate", GAME, "-b", "random,medium", "-g", "500", "--json")
    mean = json.loads(out[out.index("{") :])["mean_scores"]
    assert mean[0] < mean[1]
    assert GAME in tree.run("bench", GAME, "--seconds", "0.05")


@pytest.mark.parametrize("file", CONFORMANCE)
def test_it_conforms(tree: Tree, file: str) -> None:
    assert " passed" in tree.test(file)


def test_its_texts_are_in_order(tree: Tree) -> None:
    assert " passed" in tree.test("test_words.py", only="not typed")


@pytest.mark.parametrize(
    ("part", "named"),
    [
        ("game.toml", "kleeblatt/games/boese_eins/game.toml is not valid: the file is missing."),
        ("events.py", "kleeblatt.games.boese_eins.events is missing"),
        ("bots/heuristics.py", "kleeblatt.games.boese_eins.bots.heuristics is missing"),
    ],
)
def test_a_missing_part_is_named(broken: Tree, part: str, named: str) -> None:
    (broken.game / part).unlink()
    assert named in " ".join(broken.run("games", code=2).split())


def test_a_missing_message_is_named(broken: Tree) -> None:
    texts = broken.game / "texts" / "de.ftl"
    texts.write_text(texts.read_text("utf-8").replace("told-boese-eins-game-ended", "x"), "utf-8")
    said = broken.test("test_every_game.py", only=f"{GAME} and words", code=1)
    assert "('de', 'told-boese-eins-game-ended')" in said
