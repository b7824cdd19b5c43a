"""Games are found in their folders, and what is wrong with a folder is named."""

import subprocess
import sys
from pathlib import Path

import pytest

from kleeblatt import GAMES, UsageError, all_games
from kleeblatt.games.catalogue import Entry, find_games, load_game

HALMA = '[[games]]\nid = "halma"\nobject = "halma"\nplace = 2\n'
CHESS = HALMA.replace("halma", "chess").replace("2", "1")


def folder(parent: Path, name: str, text: str | None) -> Path:
    found = parent / name
    found.mkdir()
    (found / "__init__.py").write_text("", "utf-8")
    if text is not None:
        (found / "game.toml").write_text(text, "utf-8")
    return found


def test_games_are_listed_by_their_places() -> None:
    assert [game.id for game in all_games()] == list(GAMES)
    assert list(GAMES) == [
        "noch-mal",
        "noch-mal-so-gut",
        "push",
        "doppelt-so-clever",
        "geht-noch-was",
    ]


def test_a_list_loads_no_game() -> None:
    code = "import sys, kleeblatt; print(*[m for m in sys.modules if '.games.' in m])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["kleeblatt.games.catalogue"]


def test_folders_without_code_are_no_games(tmp_path: Path) -> None:
    folder(tmp_path, "halma", HALMA + CHESS)
    (tmp_path / "__pycache__").mkdir()
    assert list(find_games(tmp_path, "some.games")) == ["chess", "halma"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (None, "some/games/halma/game.toml is not valid: the file is missing."),
        ("", "[[games]] is missing"),
        ("[[games]", "at line 1"),
        (HALMA.replace("object", "objekt"), "“object” is missing"),
        (HALMA.replace("2", '"2"'), "“place” is missing, or is not of the type int"),
        (HALMA + HALMA, "the id halma is taken by some.games.halma"),
    ],
)
def test_a_wrong_file_is_named(tmp_path: Path, text: str | None, named: str) -> None:
    folder(tmp_path, "halma", text)
    with pytest.raises(UsageError) as problem:
        find_games(tmp_path, "some.games")
    assert named in str(problem.value)


def test_an_object_that_does_not_exist_is_named() -> None:
    with pytest.raises(UsageError) as problem:
        load_game(Entry("halma", "kleeblatt.games.push", "halma", 1))
    assert "kleeblatt.games.push.halma is not the game with the id halma" in str(problem.value)


@pytest.mark.parametrize(
    "line", ["from kleeblatt.games.{} import events", "import kleeblatt.games.{}.events"]
)
def test_a_missing_part_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    folder(tmp_path, "halma", HALMA).joinpath("__init__.py").write_text(line.format("halma"))
    monkeypatch.setattr("kleeblatt.games.__path__", [str(tmp_path)])
    with pytest.raises(UsageError) as problem:
        load_game(Entry("halma", "kleeblatt.games.halma", "halma", 1))
    assert str(problem.value) == (
        "halma cannot be loaded: kleeblatt.games.halma.events is missing."
    )
