"""The documentation names what there is: games, options, bots, errors, commands, files."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from kleeblatt import GAMES, all_games
from kleeblatt.bots import LEVELS
from kleeblatt.cli import main
from kleeblatt.core import errors
from kleeblatt.core.kernel import KEPT_CACHES
from kleeblatt.server.app import Settings

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
DOCS = {path: path.read_text("utf-8") for path in (ROOT / "docs").rglob("*.md")}
AT_THE_TOP = [ROOT / name for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md")]
ALL = "\n".join([*(path.read_text("utf-8") for path in AT_THE_TOP), *DOCS.values()])


@pytest.mark.parametrize("id", GAMES)
def test_every_game_is_documented(id: str) -> None:
    assert f"`{id}`" in README
    assert f"`{id}` version {next(g for g in all_games() if g.id == id).rules_version}" in (
        ROOT / "CHANGELOG.md"
    ).read_text("utf-8")
    assert any(f"kleeblatt play {id.removesuffix('-so-gut')}" in text for text in DOCS.values())


def test_options_bots_and_commands_are_documented() -> None:
    for name in (
        [o.name for g in all_games() for o in g.options] + list(LEVELS) + list(main.commands)
    ):
        assert re.search(rf"\b{name}\b", ALL), name


def test_operators_find_every_option_and_setting() -> None:
    page = DOCS[ROOT / "docs" / "operators.md"]
    options = [name for option in main.commands["serve"].params for name in option.opts]
    for name in [
        *options,
        *(field.name for field in fields(Settings) if field.name not in ("data", "page")),
    ]:
        assert re.search(rf"(?<![\w-]){name}\b", page), name
    for budget in ("new_tables", "joins", "work", "sockets", "messages", "everything"):
        most, _, time = str(getattr(Settings(ROOT), budget)).partition("/")
        assert re.search(rf"`{budget}` \| {most} a {time} \|", page), budget


def test_every_error_code_is_documented() -> None:
    for value in vars(errors).values():
        if isinstance(value, type) and issubclass(value, errors.KleeblattError):
            assert f"| `{value.code}` | `{value.__name__}` |" in ALL


@pytest.mark.parametrize("path", [*AT_THE_TOP, *DOCS], ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_make_targets_of_the_documentation_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in set(re.findall(r"`make ([a-z]+)`", ALL)) | {"play", "test"}:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


@pytest.mark.parametrize(
    "folder", [p for p in (ROOT / "src/kleeblatt/games").iterdir() if p.is_dir()]
)
def test_every_file_of_a_game_is_explained(folder: Path) -> None:
    if folder.name == "__pycache__":
        return
    page = (ROOT / "docs" / "rules" / f"{folder.name.replace('_', '-')}.md").read_text("utf-8")
    for file in folder.glob("*.py"):
        assert file.name == "__init__.py" or f"`{file.name}`" in page, file.name


def test_the_architecture_says_how_many_caches_are_kept() -> None:
    page = DOCS[ROOT / "docs" / "architecture.md"]
    assert f"The {KEPT_CACHES} most recently used are kept." in page


WORDS_OF = {
    "NOCH MAL! and NOCH MAL SO GUT!": "noch_mal",
    "Doppelt so clever": "doppelt_so_clever",
    "PUSH": "push",
    "Geht noch was?": "geht_noch_was",
}


@pytest.mark.parametrize("title", WORDS_OF)
def test_the_glossary_lists_words_that_are_used(title: str) -> None:
    """Names in the rules of a game, and German words of its texts."""
    page = DOCS[ROOT / "docs" / "glossary.md"]
    part = page.partition(f"### {title}\n")[2].partition("\n#")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| `")]
    folder = ROOT / "src" / "kleeblatt" / "games" / WORDS_OF[title]
    code = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    german = [*folder.glob("texts/*.de.md"), folder / "texts" / "de.ftl"]
    texts = "".join(file.read_text("utf-8") for file in german).casefold()
    assert len(rows) > 5
    for names, _, words, *_ in rows:
        for name in re.findall(r"`([^`]+)`", names):
            assert name in code, name
        for word in re.split(r", ", words):
            assert word.casefold() in texts, word
