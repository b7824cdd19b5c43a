"""The command, as people use it: results on stdout, one clear sentence on stderr, exit code 2."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from kleeblatt import GAMES
from kleeblatt.cli import main
from kleeblatt.cli.shell import default_language
from kleeblatt.core.record import Record
from tests.players import random_match


def run(*arguments: str, code: int = 0, stdin: str = "") -> tuple[str, str]:
    result = CliRunner().invoke(main, arguments, input=stdin)
    assert result.exit_code == code, result.output
    return result.stdout, result.stderr


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)


def test_games() -> None:
    found = json.loads(run("games", "--json")[0])
    assert [each["id"] for each in found] == list(GAMES)
    assert found[0]["players"] == [1, 6]
    assert found[0]["options"][0]["name"] == "sheet"
    assert "random:SEED" in run("games")[0]
    assert "Sonderwürfel" in run("games", "--lang", "de")[0]
    german = " ".join(run("games", "--lang", "de")[0].split())
    assert "black (schwarz, Standard), red (rot)" in german
    assert "black (default), red," in " ".join(run("games")[0].split())


def test_simulate() -> None:
    out, _ = run("simulate", "noch-mal", "--players", "3", "--bots", "random", "--games", "50",
                   "--seed", "4", "--json")  # fmt: skip
    row = json.loads(out)
    assert row["games"] == 50
    assert row["decisions"] > 1000
    assert row["seconds"] > 0
    assert len(row["mean_scores"]) == 3
    again = json.loads(
        run("simulate", "noch-mal", "-n3", "-g50", "--seed", "4", "--json", "--cores", "1")[0]
    )
    assert again["mean_scores"] == row["mean_scores"]
    shown, _ = run("simulate", "noch-mal-so-gut", "-n", "2", "-g", "10", "-b", "random,eager")
    assert "mean_scores" in shown


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "fingerprint"])
def test_unknown_game(command: str) -> None:
    out, err = run(command, "halma", code=2)
    assert out == ""
    assert err == f"There is no game “halma”. The games are: {', '.join(GAMES)}.\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("simulate", "noch-mal", "-n", "7"), "noch-mal is for 1 to 6 players, not 7."),
        (("simulate", "noch-mal", "-n", "0"), "noch-mal is for 1 to 6 players, not 0."),
        (("play", "noch-mal", "-p", "a,b,c,d,e,f,g"), "noch-mal is for 1 to 6 players, not 7."),
        (("play", "noch-mal", "-p", ""), "At least one person or bot must play."),
        (("play", "noch-mal", "-b", "genius"), "There is no bot “genius”."),
        (("simulate", "noch-mal", "-b", "genius"), "There is no bot “genius”."),
        (("simulate", "noch-mal", "-g", "0"), "games must be at least 1, not 0."),
        (("simulate", "noch-mal", "-g", "99999999999"), "99999999999 games are too many at once"),
        (("simulate", "noch-mal", "--cores", "0"), "cores must be at least 1, not 0."),
        (("simulate", "noch-mal", "-o", "sheet=random:" + "9" * 5000), "Option sheet cannot be"),
        (("bench", "noch-mal", "--seconds", "nan"), "seconds must be at least 0.01, not nan."),
        (("bench", "noch-mal", "--seconds", "-1"), "seconds must be at least 0.01, not -1.0."),
        (("play", "--save", "/dev/full"), "/dev/full is not a regular file."),
        (("simulate", "noch-mal", "--seed", "-1"), "A seed is a number from 0 to"),
        (("simulate", "noch-mal", "-o", "sheet=pink"), "Option sheet cannot be “pink”."),
        (
            ("simulate", "noch-mal", "-o", "sheet"),
            "“sheet” is not an option. Write it as name=value.",
        ),
        (
            ("play", "noch-mal", "-o", "deck=x"),
            "noch-mal has no option “deck”. Its options: sheet.",
        ),
        (("play", "noch-mal", "--seed", "1", "--real-dice"), "A match has either a seed or dice"),
        (("replay", "/nowhere/at/all"), "/nowhere/at/all cannot be read: No such file"),
        (("play", "noch-mal", "--save", "/proc/none/x"), "/proc/none/x cannot be written"),
    ],
)
def test_bad_input(arguments: tuple[str, ...], sentence: str) -> None:
    _, err = run(*arguments, code=2)
    assert err.startswith(sentence)
    assert err.count("\n") == 1
    assert "Traceback" not in err


def test_bad_input_in_german() -> None:
    _, err = run("simulate", "noch-mal", "-n", "7", "--lang", "de", code=2)
    assert err == "noch-mal ist für 1 bis 6 Spieler, nicht für 7.\n"


def test_broken_records(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    text = random_match("noch-mal", 2, seed=1).record.text()
    path.write_text(text.replace('"seat": 1', '"seat": 0', 1), "utf-8")
    line = 1 + text[: text.index('"seat": 1')].count("\n")
    _, err = run("replay", str(path), code=2)
    assert err.startswith(f"{path}, line {line}: The checksum does not match")
    _, err = run("play", "--save", str(path), code=2)
    assert f"line {line}" in err
    path.write_text("hello\n")
    assert "line 1" in run("replay", str(path), code=2)[1]
    path.write_bytes(b"\x00\xff")
    assert run("replay", str(path), code=2)[1]
    assert run("replay", str(tmp_path), code=2)[1]


def test_replay(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = random_match("noch-mal-so-gut", 2, seed=1)
    match.record.save(path)
    told = json.loads(run("replay", str(path), "--json")[0])
    assert told["scores"] == match.scores()
    assert told["winners"] == match.winners()
    assert told["breakdown"][1] == match.breakdown(1)
    shown, _ = run("replay", str(path), "--lang", "de")
    assert f"P1: {match.scores()[1]}" in shown
    early, _ = run("replay", str(path), "--step", "10")
    assert "step 10 of" in early
    assert json.loads(run("replay", str(path), "--step", "0", "--json")[0])["steps"] == 0
    for step in ("-1", "100000"):
        assert "there is no step" in run("replay", str(path), "--step", step, code=2)[1]


def test_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "fingerprints.json"
    out, _ = run("fingerprint", "noch-mal", "--write", str(path))
    id, now = out.split()
    assert json.loads(path.read_text()) == {id: now}
    assert json.loads(run("fingerprint", "noch-mal", "--check", str(path), "--json")[0]) == {
        id: now
    }
    path.write_text('{"noch-mal": "0"}')
    said = run("fingerprint", "noch-mal", "--check", str(path), code=2)[1]
    assert "no longer plays as recorded" in said
    for wrong in ("", "[]", "\x00"):
        path.write_text(wrong)
        assert "does not hold fingerprints" in run("fingerprint", "--check", str(path), code=2)[1]
    path.write_text('{"push": "kept"}')
    run("fingerprint", "noch-mal", "--write", str(path))
    assert json.loads(path.read_text()) == {"push": "kept", id: now}
    assert "cannot be written" in run("fingerprint", "noch-mal", "--write", "/proc/x", code=2)[1]


def test_bench() -> None:
    rows = json.loads(run("bench", "noch-mal", "--seconds", "0.05", "--json")[0])
    ours = [row for row in rows if row["game"] == "noch-mal"]
    assert {row["mode"] for row in ours} >= {"interpreted", "compiled"}
    assert {row["players"] for row in ours} == {1, 4}
    assert all(row["decisions_per_second"] > 0 for row in rows)
    assert "decisions/s" in run("bench", "noch-mal", "--seconds", "0.05")[0]


def test_help_needs_nothing_heavy() -> None:
    code = "import sys; from kleeblatt.cli import main; main(['--help'], standalone_mode=False); "
    heavy = "print([m for m in ('numpy', 'numba', 'rich', 'fluent') if m in sys.modules])"
    result = subprocess.run(
        [sys.executable, "-c", code + heavy], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "checked",
    [
        "from kleeblatt.games.verdict import verdict; "
        "assert all(verdict(open(file, encoding='utf-8').read(), 'en').ok for file in files)",
        "from kleeblatt.cli import main; "
        "[main(['verify', file], standalone_mode=False) for file in files]",
        "from kleeblatt.cli import main; "
        "[main(['replay', file], standalone_mode=False) for file in files]",
    ],
    ids=["verdict", "verify", "replay"],
)
def test_records_are_checked_without_a_server(checked: str, tmp_path: Path) -> None:
    files = [str(tmp_path / f"{id}.jsonl") for id in GAMES]
    for id, file in zip(GAMES, files, strict=True):
        random_match(id, 2, seed=1).record.save(file)
    code = f"import sys; files = {files}; {checked}; "
    web = ["fastapi", "pydantic", "sqlalchemy", "starlette"]
    found = f"print([name for name in {web} if name in sys.modules])"
    result = subprocess.run(
        [sys.executable, "-c", code + found], capture_output=True, text=True, check=True
    )
    assert result.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("value", "language"), [("de_AT.UTF-8", "de"), ("fr_FR", "en"), ("", "en")]
)
def test_language_of_the_system(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", value)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert default_language() == language


def test_dice(tmp_path: Path) -> None:
    """Records of the same game add up; each game has its own report."""
    files: list[str] = []
    for id in ("noch-mal", "push", "noch-mal"):
        files.append(str(tmp_path / f"{len(files)}.jsonl"))
        random_match(id, 2, len(files)).record.save(files[-1])
    found = json.loads(run("dice", *files, "--json")[0])
    assert [(each["game"], each["matches"]) for each in found] == [("noch-mal", 2), ("push", 1)]
    colour = found[0]["sources"][0]["kinds"][0]
    assert colour["total"] == sum(face["count"] for face in colour["faces"])
    shown, _ = run("dice", *files, "--lang", "de")
    assert "2 Partien" in shown
    assert "Farbwürfel" in shown
    assert "Längste Durststrecke" in shown
    assert "fair dice" in run("dice", files[1], "--lang", "en")[0]


def test_dice_of_a_running_match(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = random_match("push", 2, 1)
    Record(match.record.header, match.record.entries[:9]).save(path)
    assert run("dice", str(path), code=2)[1] == f"{path}, The match is not over yet.\n"
    assert "No such file" in run("dice", str(tmp_path / "none.jsonl"), code=2)[1]
