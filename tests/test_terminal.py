"""Whole games in the terminal, typed as people would type them."""

import fcntl
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from kleeblatt import (
    GAMES,
    Match,
    RecordError,
    TypedDice,
    UsageError,
    game,
    load_match,
    new_match,
)
from kleeblatt.bots import bot, names_of
from kleeblatt.core.errors import KleeblattError, PositionError
from kleeblatt.core.names import DEFAULTS
from kleeblatt.core.record import Move, Record, Roll, load
from kleeblatt.core.words import words
from kleeblatt.games.rulebook import as_plain_text, rulebook, sections
from kleeblatt.terminal import start
from kleeblatt.terminal.table import Quit, Table
from tests.players import play_on
from tests.releases.make import FOLDER


class Keyboard:
    """Types answers, one after the other; Ctrl-D at the end."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.answers = answers

    def __call__(self, prompt: str = "") -> str:
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        return answer


def console(width: int = 100) -> Console:
    return Console(file=StringIO(), width=width, color_system=None, force_terminal=False)


def shown(where: Console) -> str:
    assert isinstance(where.file, StringIO)
    return where.file.getvalue()


def table(
    match: Match, answers: list[str], path: Path, language: str = "en", bots: str = ""
) -> tuple[Table, Console]:
    where = console()
    seats = {match.players.index(name): bot("eager", 1) for name in bots.split()}
    return Table(
        match, seats, words(language), where, path / "match.jsonl", Keyboard(iter(answers))
    ), where


def typed(match: Match, language: str) -> Callable[[str], str]:
    """A person who types a legal move in words, in whatever language."""

    asked: set[int] = set()

    def answer(prompt: str) -> str:
        assert match.step not in asked, "the answer was not understood"
        asked.add(match.step)
        seat = match.awaited[0]
        legal = match.legal(seat)
        some = legal[1:] if legal[0] == "pass" else legal  # who always passes never ends
        return words(language).tokens(some[match.step * 7 % len(some)])

    return answer


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("id", "players"),
    [
        (id, players)
        for id in GAMES
        for players in (["Ada"], ["Ada", "Ben"], ["Ada", "bot", "Cem"])
        if len(players) >= game(id).min_players
    ],
)
def test_whole_games(id: str, players: list[str], language: str, tmp_path: Path) -> None:
    match = new_match(id, players, seed=6)
    sitting, where = table(match, [], tmp_path, language, bots="bot" if "bot" in players else "")
    sitting.ask = typed(match, language)
    sitting.run()
    assert match.is_over
    text = shown(where)
    assert words(language)("play-over") in text
    assert str(match.scores()[0]) in text
    if len(players) == 1:
        rating = match.rating()
        assert rating
        assert rating.text(language) in re.sub(r"\s+", " ", text)
    else:
        assert re.search(r"gewinnt|gewinnen|wins|win together", text)
    assert load_match(tmp_path / "match.jsonl").scores() == match.scores()


def test_commands_and_mistakes(tmp_path: Path) -> None:
    match = new_match("noch-mal", ["Ada", "Ben"], dice=TypedDice())
    answers = [
        "back", "blue blue", "blue red x 1 3 ?",  # nothing yet, a wrong roll, a right one
        "", "what", "99", "0", "help", "rules", "score", "sheet ben", "sheet x", "sheet", "list",
        "blue 3 A1 A2 A3", "blue 3 H4 H5 H6", "blue 3 h4 h5 g5",
        "blue ?", "list", "A1", "back", "1",
        "x x x ? ? ?", "x ? H4", "quit",
    ]  # fmt: skip
    sitting, where = table(match, answers, tmp_path)
    with pytest.raises(Quit):
        sitting.run()
    text = shown(where)
    for told in (
        "“blue blue” is not a roll",
        "Please type a number",
        "“what” is not a move",
        "There is no choice 99; there are 1 to",
        "There is no choice 0",
        "take back the last step",
        "exclamation marks",
        "Whose sheet? Ada, Ben",
        "There is nothing to take back",
        "“A1 A2 A3” is not possible",
        "“H4 H5 H6” is not possible",
        "all cells must have the colour you chose",
        "there is a cross already",
        "Taken back.",
    ):
        assert told in re.sub(r"\s+", " ", text), told
    assert match.view(0)["seats"][0]["crossed"] == ["G5", "H4", "H5"]
    assert match.view(1)["seats"][1]["crossed"] == []
    assert load_match(tmp_path / "match.jsonl").state == match.state


def test_long_lists_are_shortened(tmp_path: Path) -> None:
    match = new_match("noch-mal-so-gut", ["Ada"], dice=TypedDice())
    answers = ["x x ? ? bomb", "special", "A1 A2 B1 B2", "x x ? ? heart", "x ?", "quit"]
    sitting, where = table(match, answers, tmp_path)
    with pytest.raises(Quit):
        sitting.run()
    assert "881 choices" in shown(where)
    assert match.view(0)["seats"][0]["crossed"] == ["A1", "A2", "B1", "B2"]


def test_taken_dice_are_shown(tmp_path: Path) -> None:
    match = new_match("noch-mal-so-gut", ["Ada", "Ben"], dice=TypedDice())
    rolls = ["red red red 5 5 5 stars"] * 3 + ["green blue red 1 2 3 heart"]
    answers: list[str] = []
    for roll in rolls[:3]:
        answers += [roll, "pass", "pass"]
    answers += [rolls[3], "special", "quit"]
    sitting, where = table(match, answers, tmp_path)
    with pytest.raises(Quit):
        sitting.run()
    assert "taken by Ben:  heart" in shown(where)


def play(
    place: Path | None,
    answers: list[str],
    id: str | None = "noch-mal",
    people: list[str] | None = None,
    bots: list[str] | None = None,
    seed: int | None = None,
    position: str | None = None,
    practice: bool = False,
) -> str:
    where = console()
    where.input = Keyboard(iter(answers))  # type: ignore[method-assign, assignment]
    wanted = start.Wanted(id, people, bots, seed=seed, position=position, practice=practice)
    start.play(wanted, place, "en", where)
    return shown(where)


def test_saved_and_resumed(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "match.jsonl"
    text = play(place, ["1"], people=["Ada"], bots=["eager"])
    assert f" play --save {place}" in text
    steps = load_match(place).step
    text = play(place, ["1"])
    assert f"after {steps} steps" in " ".join(text.split())
    assert load_match(place).step > steps
    with pytest.raises(UsageError, match="holds a saved match of noch-mal"):
        play(place, [], id="noch-mal-so-gut")
    content = place.read_text()
    place.write_text(content[:-9])
    assert "is incomplete and is left out" in play(place, ["1"], id=None)
    play(place, ["1"] * 10_000, id=None)
    assert load_match(place).is_over
    with pytest.raises(UsageError, match="finished"):
        play(place, [])


def test_practice_from_a_position(tmp_path: Path) -> None:
    """It is saved and goes on like any match; a finished one and wrong seats are refused."""
    match = play_on(new_match("push", ["Ada", "Ben"], 5), 5, steps=12)
    while match.awaited != (0,):
        play_on(match, 5, steps=1)
    text, place = match.position(), tmp_path / "practice.jsonl"
    assert text in play(place, ["position"], id=None, bots=["eager"], position=text)
    assert load_match(place).record.header["position"] == text
    assert load_match(place).players == ("Player 1", "eager")
    play(place, ["1"] * 10_000, id=None)
    assert load_match(place).is_over
    over = load_match(place).position()
    for wrong, people, sentence in (
        (over, ["Ada", "Ben"], "over"),
        (text, ["Ada"], "2 players"),
        ("x", ["Ada"], "kleeblatt:1"),
    ):
        with pytest.raises(KleeblattError, match=sentence):
            play(tmp_path / "other.jsonl", [], id=None, people=people, position=wrong)
    with pytest.raises(PositionError, match="belongs to another game"):
        play(tmp_path / "other.jsonl", [], id="noch-mal", position=text)


def test_practice_goes_back_past_dice(tmp_path: Path) -> None:
    """Also after the match was saved; with others at the keyboard there is no such practice."""
    place = tmp_path / "practice.jsonl"
    text = play(place, ["1", "1", "1", "1"], bots=["eager"], practice=True, seed=3)
    assert "Practice: type “back”" in text
    rolls = [entry for entry in load_match(place).record.entries if isinstance(entry, Roll)]
    assert len(rolls) > 1
    play(place, ["back"] * 40, id=None)
    assert load_match(place).record.entries == rolls[:1]
    assert "Practice: type “back”" in play(place, ["1"] * 10_000, id=None)
    again = load_match(place)
    assert again.is_over
    assert again.record.header["practice"] is True
    with pytest.raises(UsageError, match="practice table is for one person"):
        play(tmp_path / "other.jsonl", [], people=["Ada", "Ben"], practice=True)


def test_a_damaged_file_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = tmp_path / "kleeblatt" / "terminal" / "noch-mal.jsonl"
    place.parent.mkdir(parents=True)
    place.write_text("garbage\n")
    text = play(None, ["1"], people=["Ada"]).replace("\n", "")
    assert "This is not a JSON object" in text
    assert (place.parent / "noch-mal-1.jsonl").read_text() == "garbage\n"
    assert load_match(place).players == ("Ada",)


def test_a_match_is_never_overwritten(tmp_path: Path) -> None:
    place = tmp_path / "match.jsonl"
    play(place, ["1"], people=["Ada"])
    with pytest.raises(UsageError, match="holds a match already"):
        play(place, ["1"], people=["Cem"])
    with pytest.raises(UsageError, match="regular file"):
        play(tmp_path, [])


def test_back_goes_past_forced_steps(tmp_path: Path) -> None:
    """A choice whose cells were forced is taken back with them; real dice can be corrected."""
    match = new_match("noch-mal", ["Ada", "Ben"], dice=TypedDice(), sheet="red")
    answers = [
        "help", "yellow red x 5 5 ?", "back", "yellow red x 5 5 5", "x 5", "back", "back",
        "score", "back", "red red red 1 1 1", "quit",
    ]  # fmt: skip
    sitting, _ = table(match, answers, tmp_path)
    with pytest.raises(Quit):
        sitting.run()
    assert match.record.entries == [Roll("red red red 1 1 1", by_hand=True)]


def test_three_steps_at_once_and_odd_names(tmp_path: Path) -> None:
    match = new_match("noch-mal-so-gut", ["[/x]", "Ann", "Anna"], dice=TypedDice())
    answers = ["red red x 1 1 1 three", "special row r H3", "score", "sheet ann", "sheet 3", "q"]
    sitting, where = table(match, answers, tmp_path)
    with pytest.raises(Quit):
        sitting.run()
    assert match.view(0)["seats"][0]["crossed"] == ["H3"]
    assert "[/x]" in shown(where)
    assert "Whose sheet" not in shown(where)


def test_the_same_seed_gives_the_same_match_with_bots(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        place = tmp_path / name
        play(place, ["1"] * 10_000, people=["Ada"], bots=["eager", "eager"], seed=1)
        records.append(place.read_text())
    assert records[0] == records[1]
    assert load_match(tmp_path / "a").players == ("Ada", "eager", "eager 2")


def test_bots_know_no_more_than_their_seat(tmp_path: Path) -> None:
    """No dice to come, and nothing that others decide at the same time."""

    class Spy:
        name = "spy"
        seen: Match

        def choose(self, match: Match, seat: int) -> int:
            self.seen = match
            return match.legal_numbers(seat)[0]

    match, spy = new_match("noch-mal", ["Ada", "Ben"], seed=3), Spy()
    answers = Keyboard(iter(["1", "1", "1", "quit"]))
    sitting = Table(match, {1: spy}, words("en"), console(), tmp_path / "spied.jsonl", answers)
    with pytest.raises(Quit):
        sitting.run()
    assert spy.seen.dice.is_sealed
    assert spy.seen.dice.describe() == {"from": "seed"}
    assert spy.seen.record.header["dice"] == {"from": "seed"}


def test_names_and_seats() -> None:
    assert start.names(None) is None
    assert start.names(" Ada, Ben,") == ["Ada", "Ben"]
    with pytest.raises(UsageError):
        play(None, [], people=[], bots=[])


def test_bots_have_names(tmp_path: Path) -> None:
    """Beside it, at the start, their level; and people who give no name have one, too."""
    place = tmp_path / "match"
    text = play(place, ["quit"], people=None, bots=["easy", "easy", "medium"], seed=1)
    easy, medium = names_of("easy"), names_of("medium")
    assert load_match(place).players == (DEFAULTS[0], easy[0], easy[1], medium[0])
    assert f"{easy[0]} · easy, {easy[1]} · easy, {medium[0]} · medium" in " ".join(text.split())


def test_a_save_knows_its_bots(tmp_path: Path) -> None:
    """Whatever people are called; in a save of Kleeblatt 0.1.0 the names of seats say it."""
    place = tmp_path / "match"
    play(place, ["quit"], people=["bot easy"], bots=["eager"], seed=1)
    new = load(place)
    assert new.header["bots"] == {"1": "eager"}
    assert new.bots == {1: "eager"}
    old = Record({name: new.header[name] for name in new.header if name != "bots"}, new.entries)
    assert old.bots == {0: "easy"}
    place = tmp_path / "old"
    place.write_text((FOLDER / "0.1.0+dicts" / "terminal-bots.jsonl").read_text("utf-8"), "utf-8")
    assert load(place).bots == {1: "eager", 2: "easy", 3: "eager"}
    before = load_match(place).step
    play(place, ["1"] * 3)
    assert load_match(place).step > before + 3  # the bots play on
    for wrong in ({"2": "eager"}, {"1": 7}, ["eager"]):
        with pytest.raises(RecordError) as refusal:
            _ = Record(new.header | {"bots": wrong}).bots
        assert refusal.value.line == 1


def test_rulebooks() -> None:
    for id in GAMES:
        for language, word in (("de", "würfel"), ("en", "dice")):
            assert word in rulebook(game(id), language)


def test_rulebooks_speak_of_the_game() -> None:
    """The page shows them too, where nobody types options or commands."""
    for id in GAMES:
        for language in ("de", "en"):
            text = rulebook(game(id), language)
            assert not re.search(r"\bkleeblatt [a-z]|`-o |`[a-z_]+=", text)


def test_sections_have_the_same_names_in_both_languages() -> None:
    """Boards link to sections of the rules by these names."""
    for id in GAMES:
        german, english = (rulebook(game(id), language) for language in ("de", "en"))
        names = sections(german)
        assert names == sections(english)
        assert len(names) == len(set(names)) == german.count("\n## ")


def test_the_terminal_shows_no_pictures_and_no_names_of_sections() -> None:
    for id in GAMES:
        text = as_plain_text(rulebook(game(id), "en"))
        assert "](figure:" not in text
        assert "{#" not in text
        assert "## " in text


def test_rulebooks_name_what_is_our_own_design() -> None:
    for language, own in (("de", "unser eigener Entwurf"), ("en", "our own design")):
        text = rulebook(game("geht-noch-was"), language)
        line = next(line for line in text.splitlines() if "1, 2, 4, 6, 8" in line)
        assert own in line


def _own_terminal() -> None:
    """The new process has the terminal, and hears Ctrl-C though the tests may be in background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """A real terminal with the command in it."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self.master, slave = pty.openpty()
        own = {"TERM": "xterm", "XDG_DATA_HOME": str(folder), "LC_ALL": "en_US.UTF-8"}
        environment = os.environ | own
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kleeblatt.cli", *arguments],
            stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True,
            preexec_fn=_own_terminal,
        )  # fmt: skip
        os.close(slave)
        self.text = ""

    def wait_for(self, wanted: str, seconds: float = 20) -> None:
        deadline = time.monotonic() + seconds
        while wanted not in self.text:
            assert time.monotonic() < deadline, f"{wanted!r} did not come: {self.text[-2000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
        assert wanted in self.text, self.text[-2000:]

    def type(self, text: str) -> None:
        self.text = ""
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.master)
        return code


def test_a_newcomer_in_a_real_terminal(tmp_path: Path) -> None:
    """No arguments: asked for everything; Ctrl-C; the unfinished match is offered again."""
    terminal = Terminal("play", folder=tmp_path)
    terminal.wait_for("Which game?")
    terminal.type("chess")
    terminal.wait_for("There is no game")
    terminal.type("1")
    terminal.wait_for("Who plays?")
    terminal.type("Zoë")
    terminal.wait_for("Bots as opponents?")
    terminal.type("genius")
    terminal.wait_for("There is no bot")
    terminal.type("Zoë")
    terminal.wait_for("Bots as opponents?")
    terminal.type("eager")
    terminal.wait_for("or pass.")
    second = Terminal("play", "noch-mal", folder=tmp_path)
    second.wait_for("unfinished match: Zoë")
    second.type("y")
    second.wait_for("is being played in another terminal")
    assert second.close() == 2
    os.write(terminal.master, b"\x03")
    terminal.wait_for("Your match is saved")
    assert terminal.close() == 0
    again = Terminal("play", "noch-mal", folder=tmp_path)
    again.wait_for("unfinished match: Zoë, eager")
    again.type("y")
    again.wait_for("or pass.")
    again.type("quit")
    again.wait_for("Goodbye")
    assert again.close() == 0
    fresh = Terminal("play", "noch-mal", folder=tmp_path)
    fresh.wait_for("unfinished match")
    fresh.type("n")
    fresh.wait_for("Who plays?")
    fresh.type("Cem")
    fresh.wait_for("Bots as opponents?")
    fresh.type("")
    fresh.wait_for("or pass.")
    os.write(fresh.master, b"\x03")
    fresh.wait_for("Goodbye")
    assert fresh.close() == 0
    kept = tmp_path / "kleeblatt" / "terminal"
    assert load_match(kept / "noch-mal-1.jsonl").players == ("Zoë", "eager")
    assert load_match(kept / "noch-mal.jsonl").players == ("Cem",)
    assert not list(kept.glob("*.lock"))


def test_killed_and_resumed(tmp_path: Path) -> None:
    """kill -9 after a move was made: it is there."""
    place = tmp_path / "match.jsonl"
    terminal = Terminal(
        "play", "noch-mal", "-p", "Ada", "--seed", "5", "--save", str(place), folder=tmp_path
    )
    terminal.wait_for("or pass.")
    terminal.type("pass")
    terminal.wait_for("Roll 2 of 30")
    os.kill(terminal.process.pid, signal.SIGKILL)
    terminal.close()
    match = load_match(place)
    assert match.record.entries[1] == Move(0, "pass")
    again = Terminal("play", "--save", str(place), folder=tmp_path)
    again.wait_for("or pass.")
    again.type("quit")
    again.wait_for("Goodbye")
    assert again.close() == 0


def test_play_never_waits_for_a_compiler(tmp_path: Path) -> None:
    code = (
        "import sys; from kleeblatt.cli import main; "
        f"main(['play', 'noch-mal', '-p', 'Ada', '--save', {str(tmp_path / 'm.jsonl')!r}], "
        "standalone_mode=False); print([m for m in ('numpy', 'numba') if m in sys.modules])"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        input="1\n", capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    assert result.stdout.splitlines()[-1] == "[]"
