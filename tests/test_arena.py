"""The arena measures what it says: the same luck for everyone, exact figures, runs that go on."""

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from kleeblatt import GAMES, Match, UsageError, game
from kleeblatt.bots.policies import POLICIES, STRONG
from kleeblatt.cli import main
from kleeblatt.core.dice import DealtDice
from kleeblatt.lab.arena import engines, figures, ratings, runner, seeds, store
from kleeblatt.lab.arena.evaluation import Evaluation, evaluate
from kleeblatt.lab.arena.figures import Mean, Spread
from kleeblatt.lab.arena.finals import VICTORY, Finals, joined, victories
from kleeblatt.lab.arena.plan import Plan, rotations
from kleeblatt.lab.arena.plots import Checkpoint, learning_curve
from kleeblatt.lab.arena.seeds import REPORT, TRAIN, Seeds
from kleeblatt.lab.arena.timing import think_times
from kleeblatt.lab.arena.tournament import Tournament, tournament
from tests.players import THINKING_TODAY

NOCH_MAL = game("noch-mal")
HERE = __name__  # own bots are named by their module


class Last:
    """An own bot: the last move, which is never to pass."""

    name = "last"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        return match.legal_numbers(seat)[-1]


class Careful(Last):
    """Looks for anything that tells the future, and for moves that are no decision."""

    def choose(self, match: Match, seat: int) -> int:
        assert "seed" not in match.dice.describe()
        assert "seed" not in match.record.header["dice"]
        assert self.seed < seeds.WIDTH or self.seed > 4 * seeds.WIDTH
        assert len(match.legal_numbers(seat)) > 1
        return super().choose(match, seat)


class Wrong(Last):
    def choose(self, match: Match, seat: int) -> int:
        return -1


class Silent:
    def __init__(self, seed: int) -> None:
        pass


def plan(
    id: str, lineups: list[tuple[str, ...]], deals: int = 4, first: int = 0, range: str = TRAIN
) -> Plan:
    return Plan.checked(game(id), len(lineups[0]), None, lineups, Seeds(range, first, deals))


# Seeds


def test_the_ranges_never_meet() -> None:
    starts = sorted(seeds.RANGES.values())
    assert list(seeds.RANGES) == ["train", "choose", "report"]
    assert starts[0] >= seeds.WIDTH  # what people type lies below
    assert all(b - a == seeds.WIDTH for a, b in pairwise(starts))
    last = Seeds(TRAIN, seeds.WIDTH - 2, 2)
    assert last.seed(1) + 1 == Seeds("choose", 0, 2).seed(0)
    assert Seeds(REPORT, 5, 10).as_json() == {
        "range": "report", "first": 5, "count": 10,
        "from": 3 * 2**40 + 5, "to": 3 * 2**40 + 14,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (("holdout", 0, 10), "There are no deals of the range “holdout”"),
        ((REPORT, -1, 10), "The first deal is a number from 0"),
        ((REPORT, seeds.WIDTH - 9, 10), "The first deal is a number from 0"),
        ((REPORT, 0, 1), "deals must be at least 2, not 1."),
    ],
)
def test_wrong_seeds(wrong: tuple[str, int, int], sentence: str) -> None:
    with pytest.raises(UsageError, match=re.escape(sentence)):
        Seeds(*wrong)


# Figures, computed by hand


def test_victories() -> None:
    scores = np.array([[5, 5, 3], [1, 2, 3], [4, 4, 4], [-2, -2, -3]])
    tiebreaks = np.array([[0, 0, 9], [7, 0, 0], [1, 2, 0], [-5, -4, 0]])
    half, all = VICTORY // 2, VICTORY
    assert victories(scores, tiebreaks).tolist() == [
        [half, half, 0], [0, 0, all], [0, all, 0], [0, all, 0],
    ]  # fmt: skip


def test_means_are_over_deals() -> None:
    mean = Mean.of(np.array([1, 2, 3, 6]))
    assert mean.value == 3
    assert mean.standard_error == pytest.approx(sqrt(14 / 3) / 2)
    spread = Spread.of(np.array([[0, 2], [4, 6]]))
    assert spread.mean == Mean(3, 2)  # deals of 1 and 5
    assert spread.standard_deviation == pytest.approx(sqrt(20 / 3))
    assert (spread.least, spread.most, spread.games) == (0, 6, 4)
    assert spread.percentiles[50] == 3
    assert spread.percentiles[25] == 1.5
    assert spread.histogram == [(0, 1), (2, 1), (4, 1), (6, 1)]
    assert Spread.of(np.arange(101).reshape(-1, 1)).percentiles == {
        p: p for p in figures.PERCENTILES
    }


def test_wilson() -> None:
    assert list(figures.wilson(0.5, 10)) == pytest.approx([0.2366, 0.7634], abs=1e-4)
    assert list(figures.wilson(1, 100)) == pytest.approx([0.9630, 1], abs=1e-4)
    assert list(figures.wilson(0, 100)) == pytest.approx([0, 0.0370], abs=1e-4)


def finals(scores: list[list[int]]) -> Finals:
    found = np.array(scores)
    return Finals(found, victories(found, np.zeros_like(found)), found.sum(axis=0)[:, None])


def test_a_duel_of_three() -> None:
    """Own points 10, 4, 7 against others; then a deal that is even, then one that is lost."""
    seats = [
        finals([[10, 2, 4], [5, 5, 5], [0, 1, 0]]),
        finals([[4, 4, 4], [9, 3, 3], [2, 2, 2]]),
        finals([[6, 8, 7], [0, 0, 3], [3, 3, 3]]),
    ]
    duel = figures.duel(seats)
    assert duel.points == (1, 0.5, 0)
    assert duel.deals_won.value == 0.5
    assert duel.deals_won.standard_error == pytest.approx(0.5 / sqrt(3))
    assert duel.deals_drawn == pytest.approx(1 / 3)
    ahead = [(7 + 0 + 0) / 3, (0 - 3 + 3) / 3, (-0.5 + 0 + 0) / 3]
    assert duel.margin.value == pytest.approx(np.mean(ahead))
    assert duel.margin.standard_error == pytest.approx(np.std(ahead, ddof=1) / sqrt(3))
    won = [(1 + 1 / 3 + 0) / 3, (1 / 3 + 0 + 1) / 3, (0 + 1 / 3 + 1 / 3) / 3]
    assert duel.games_won.value == pytest.approx(np.mean(won))
    assert figures.others_scores(seats)[0].tolist() == [2, 4, 4, 4, 6, 8]


def test_levels() -> None:
    levels = game("doppelt-so-clever").solo_levels
    spread = Spread.of(np.array([[levels[0]], [levels[0] + 9], [levels[-1]], [levels[-1] - 1]]))
    counts = figures.level_counts(game("doppelt-so-clever"), spread)
    assert (counts[0], counts[-2], counts[-1], sum(counts)) == (2, 1, 1, 4)


# Deals


def test_rotations_are_complete() -> None:
    assert rotations("a", "b", 3) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    with pytest.raises(UsageError, match="against itself"):
        rotations("a", "a", 2)
    with pytest.raises(UsageError, match="at least two players"):
        rotations("a", "b", 1)


@pytest.mark.parametrize("id", GAMES)
def test_both_engines_play_the_same(id: str) -> None:
    """All policies, alone among themselves and mixed: scores, victories, parts."""
    lineups = [(name, name) for name in POLICIES[:STRONG]] + [("random", "medium", "eager")]
    if id in THINKING_TODAY:
        lineups = [*lineups, ("strong", "strong"), ("random", "expert", "eager")]
    for lineup in lineups:
        wanted = plan(id, [lineup], deals=2)
        fast = runner.play(wanted, cores=1)[lineup]
        slow = engines.play_live(id, wanted.options, lineup, wanted.seeds.seed(0), 2).finals
        assert fast.as_json() == slow.as_json(), lineup


def test_everyone_meets_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays, however they play: each occasion of a deal brings the same dice."""
    drawn: dict[int, set[int]] = {}

    class Spy(DealtDice):
        def draw(self, game: Any, setup: Any, s: Any, number: int) -> int:
            outcome = super().draw(game, setup, s, number)
            drawn.setdefault(game.rules.occasion(setup, s), set()).add(outcome)
            return outcome

    monkeypatch.setattr(engines, "DealtDice", Spy)
    for lineup in (("random", "random"), ("easy", "random"), (f"{HERE}:Last", "eager")):
        engines.play_match(NOCH_MAL, {}, engines.seated(lineup, 99), 99)
    assert len(drawn) > 20
    assert all(len(outcomes) == 1 for outcomes in drawn.values())


def test_own_bots_play_in_processes_and_see_no_future() -> None:
    wanted = plan("noch-mal", [(f"{HERE}:Careful", "easy"), ("easy", f"{HERE}:Careful")], deals=3)
    assert not wanted.is_compiled
    found = runner.play(wanted, cores=2)
    direct = engines.play_live("noch-mal", {}, wanted.lineups[1], wanted.seeds.seed(0), 3)
    assert found[wanted.lineups[1]].as_json() == direct.finals.as_json()


def test_a_wrong_bot_is_told() -> None:
    with pytest.raises(UsageError, match=r"“last” failed in the deal with the seed \d+: Illegal"):
        runner.play(plan("push", [(f"{HERE}:Wrong", "random")]), cores=1)
    for name in ("nowhere:Bot", f"{HERE}:Nobody", f"{HERE}:Silent", f"{HERE}:HERE"):
        with pytest.raises(UsageError, match="cannot be created"):
            plan("push", [(name, "random")])


def test_joined_pieces() -> None:
    one, two = finals([[1, 2]]), finals([[3, 4], [5, 6]])
    whole = joined([(2, one), (0, two)], 3)
    assert whole.scores.tolist() == [[3, 4], [5, 6], [1, 2]]
    assert whole.parts.tolist() == [[9], [12]]
    assert list(runner.gaps([(4, two), (1, one)], 9)) == [(0, 1), (2, 4), (6, 9)]


def test_cores_and_lengths_of_stretches_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    one = evaluate(NOCH_MAL, "random", 2, deals=40, timed=False, cores=1).as_json()
    monkeypatch.setattr(runner, "MOST", 3)
    assert evaluate(NOCH_MAL, "random", 2, deals=40, timed=False, cores=2).as_json() == one


# Ratings


def test_two_bots_are_rated_by_their_odds() -> None:
    points = np.array([[1.0] * 70 + [0.5] * 10 + [0.0] * 20])  # 75 of 100, and half a drawn deal
    best, worst = ratings.rate(["a", "b"], [(0, 1)], points, "b")
    assert (best.bot, worst.bot, worst.value) == ("a", "b", 0)
    assert best.value == pytest.approx(400 * log10(75.5 / 25.5))
    assert best.low < best.value < best.high
    middle = ratings.rate(["a", "b"], [(0, 1)], points, None)
    assert middle[0].value == pytest.approx(-middle[1].value) == pytest.approx(best.value / 2)


def contest(true: list[float], deals: int, seed: int) -> tuple[list[tuple[int, int]], Any]:
    """Results of bots with these ratings."""
    rng, bots = np.random.default_rng(seed), range(len(true))
    pairs = [(i, j) for i in bots for j in bots if i < j]
    chances = np.array([1 / (1 + 10 ** ((true[j] - true[i]) / 400)) for i, j in pairs])[:, None]
    points = (rng.random((len(pairs), deals)) < chances).astype(float)
    return pairs, points


def test_known_strengths_are_found() -> None:
    true = [0.0, 60.0, 150.0, 400.0]
    pairs, points = contest(true, 5000, seed=1)
    found = {r.bot: r for r in ratings.rate(list("abcd"), pairs, points, "a")}
    for bot, value in zip("abcd", true, strict=True):
        assert found[bot].value == pytest.approx(value, abs=15)
        assert found[bot].low <= value <= found[bot].high


def test_intervals_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    """95 % intervals: of 80 most hold the truth, and they are not just very wide."""
    monkeypatch.setattr(ratings, "SAMPLES", 200)
    held, widths = 0, []
    for seed in range(40):
        pairs, points = contest([0.0, 100.0, 200.0], 300, seed)
        found = {r.bot: r for r in ratings.rate(list("abc"), pairs, points, "a")}
        for bot, value in (("b", 100), ("c", 200)):
            held += found[bot].low <= value <= found[bot].high
            widths.append(found[bot].high - found[bot].low)
    assert held >= 70
    assert np.mean(widths) < 120


def test_a_bot_that_never_loses() -> None:
    pairs, points = [(0, 1), (0, 2), (1, 2)], np.ones((3, 100))
    points[2, ::2] = 0
    assert ratings.is_separated(3, pairs, points)
    best = ratings.rate(list("abc"), pairs, points, "c")[0]
    assert best.value > 800
    assert best.high - best.low > 200  # nobody knows
    points[0, 0] = 0
    assert not ratings.is_separated(3, pairs, points)


def test_the_summit_is_found() -> None:
    """The slope of the likelihood is 0, however lopsided the results are."""
    wins: Any = np.random.default_rng(3).integers(0, 1000, (50, 6, 6)) * 1.0
    wins[::2] *= np.triu(np.ones((6, 6)))
    wins *= 1 - np.eye(6)
    strength = ratings.fit(wins) / ratings.ELO
    beaten = wins + ratings.DRAWN * (1 - np.eye(6))
    chance = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
    slope = (beaten - (beaten + beaten.transpose(0, 2, 1)) * chance).sum(axis=2)
    assert np.abs(slope).max() < 1e-6


# Evaluations and tournaments


def test_alone() -> None:
    found = evaluate(NOCH_MAL, "easy", deals=50, timed=False)
    spread = found.spreads["easy"]
    assert found.plan.seats == 1
    assert found.plan.seeds.range == "report"
    assert sum(found.parts["easy"].values()) == pytest.approx(spread.mean.value)
    assert sum(found.levels or []) == spread.games == 50
    assert found.duel is None
    assert found.by_seat == [spread.mean]


def test_several_seats_and_the_other_bot() -> None:
    same = evaluate(NOCH_MAL, "easy", 3, deals=20, timed=False)
    assert len(same.by_seat) == 3
    assert same.spreads["easy"].games == 60
    duel = evaluate(NOCH_MAL, "easy", 3, deals=20, against="random", timed=False)
    assert duel.duel
    assert duel.duel.deals == 20
    assert duel.spreads["easy"].games == 60
    assert duel.spreads["random"].games == 120
    assert np.mean([mean.value for mean in duel.by_seat]) == pytest.approx(
        duel.spreads["easy"].mean.value
    )
    ahead = duel.spreads["easy"].mean.value - duel.spreads["random"].mean.value
    assert duel.duel.margin.value == pytest.approx(ahead)


def test_both_sides_of_a_duel_of_two() -> None:
    one = evaluate(NOCH_MAL, "eager", deals=40, against="random", timed=False).duel
    two = evaluate(NOCH_MAL, "random", deals=40, against="eager", timed=False).duel
    assert one
    assert two
    assert one.deals_won.value + two.deals_won.value == pytest.approx(1)
    assert one.games_won.value + two.games_won.value == pytest.approx(1)
    assert one.margin.value == pytest.approx(-two.margin.value)


@pytest.mark.parametrize(("players", "lineups", "duels"), [(2, 6, 3), (3, 18, 6)])
def test_a_tournament(players: int, lineups: int, duels: int) -> None:
    found = tournament(NOCH_MAL, ["random", "eager", "easy"], players, deals=10)
    assert len(found.plan.lineups) == lineups
    assert len(found.duels) == duels
    assert found.anchor == "random"
    assert {r.bot: r.value for r in found.ratings}["random"] == 0
    for bot, other in found.duels:
        assert found.share(bot, other) + found.share(other, bot) == pytest.approx(1)


def test_thinking_is_timed() -> None:
    found = think_times(plan("noch-mal", [("easy", "easy")]), f"{HERE}:Last", most=12)
    assert found.decisions == 12
    assert 0 < found.p50_ms <= found.p99_ms <= found.max_ms
    assert found.as_json()["cores"] == 1


# Runs that go on


def figures_of(path: Path | None, deals: int = 60, **given: Any) -> dict[str, Any]:
    found = evaluate(
        NOCH_MAL, "random", deals=deals, against="eager", timed=False, resume=path, **given
    )
    return found.as_json()


def interrupt_after(games: int) -> Callable[[int], None]:
    left = games

    def heard(count: int) -> None:
        nonlocal left
        left -= count
        if left < 0:
            raise KeyboardInterrupt

    return heard


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "MOST", 7)
    whole, path = figures_of(None), tmp_path / "run.jsonl"
    for _ in range(3):
        with pytest.raises(KeyboardInterrupt):
            figures_of(path, on_progress=interrupt_after(kept(path) + 20))
        with path.open("ab") as file:
            file.write(b'{"lineup":["random","ea')  # the power went
    before = read(path)
    played: list[int] = []
    assert figures_of(path, on_progress=played.append) == whole
    assert played[0] > 20  # were kept
    assert sum(played) == 120
    assert read(path)[: len(before)] == before
    assert figures_of(path) == whole  # nothing left to play
    assert not Path(f"{path}.lock").exists()


def kept(path: Path) -> int:
    """The games that have been played so far."""
    return sum(len(json.loads(line)["scores"]) for line in read(path)[1:])


def read(path: Path) -> list[bytes]:
    """The whole lines."""
    return path.read_bytes().split(b"\n")[:-1] if path.exists() else []


def test_a_run_can_be_made_longer_and_shorter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "MOST", 9)
    path = tmp_path / "run.jsonl"
    for deals in (60, 31, 90, 60):
        assert figures_of(path, deals) == figures_of(None, deals)


def test_other_results_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    figures_of(path)
    for given, what in (
        ({"first": 1}, "first"),
        ({"range": "choose"}, "range"),
        ({"players": 3}, "players"),
    ):
        with pytest.raises(UsageError, match=rf"other settings \(different: {what}\)"):
            figures_of(path, **given)
    lines = read(path)
    for damaged in (b"{}", b"[]", b"\x00", lines[1].replace(b'"scores":[[', b'"scores":[[[', 1)):
        path.write_bytes(b"\n".join([lines[0], damaged, *lines[2:], b""]))
        with pytest.raises(UsageError, match=r"Line 2 of .* is damaged"):
            figures_of(path)
    for foreign in (b"my diary", b"my diary\n", b"{}\n"):
        path.write_bytes(foreign)
        with pytest.raises(UsageError, match="does not hold results of the arena"):
            figures_of(path)
        assert path.read_bytes() == foreign
    path.write_bytes(lines[0][:30])  # a header that was cut off
    assert figures_of(path) == figures_of(None)
    with pytest.raises(UsageError, match="is not a regular file"):
        figures_of(tmp_path)
    with pytest.raises(UsageError, match="cannot be written"):
        figures_of(Path("/proc/none/run"))


def test_one_run_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    settings = plan("noch-mal", [("random",)]).settings()
    held = store.Store(path, settings)
    with pytest.raises(UsageError, match="Another run is writing"):
        store.Store(path, settings)
    held.close()
    store.Store(path, settings).close()


def test_changed_bots_are_other_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(
        "class Bot:\n name = 'mine'\n def __init__(self, seed): pass\n"
        " def choose(self, match, seat): return match.legal_numbers(seat)[0]\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    before = plan("noch-mal", [("mine:Bot",)]).settings()
    assert before["own"]["mine:Bot"]
    (tmp_path / "mine.py").write_text((tmp_path / "mine.py").read_text() + "# better\n")
    assert plan("noch-mal", [("mine:Bot",)]).settings()["own"] != before["own"]


# The commands


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "200")


def run(*arguments: str, code: int = 0) -> tuple[str, str]:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == code, result.output
    return result.stdout, result.stderr


RUN = ["format", "kind", "command", "date", "version", "machine", "game", "rules_version",
       "players", "options", "seeds", "games", "engine", "code", "cores", "seconds",
       "figures"]  # fmt: skip
EVALUATION = ["bot", "against", "scores", "parts", "by_seat", "levels", "duel", "time"]
SPREAD = ["games", "mean", "standard_deviation", "percentiles", "least", "most", "histogram"]
DUEL = ["deals", "deals_won", "interval", "deals_drawn", "games_won", "margin"]
TOURNAMENT = ["bots", "duels", "ratings", "anchor", "separated", "bootstrap_samples"]


def test_evaluate_as_json() -> None:
    out, _ = run("evaluate", "noch-mal", "random", "-d", "20", "-o", "sheet=red", "--json", "-")
    found = json.loads(out)
    assert list(found) == RUN
    assert list(found["figures"]) == EVALUATION
    assert list(found["figures"]["scores"]["random"]) == SPREAD
    assert (found["kind"], found["game"], found["players"]) == ("evaluation", "noch-mal", 1)
    assert found["options"] == {"sheet": "red"}
    assert found["seeds"]["range"] == "report"
    assert found["engine"] == "compiled"
    assert len(found["figures"]["levels"]) == len(NOCH_MAL.solo_levels) + 1
    assert found["figures"]["time"]["decisions"] > 0
    duel = run("evaluate", "push", "eager", "-d", "5", "--against", "random", "--json", "-")[0]
    assert list(json.loads(duel)["figures"]["duel"]) == DUEL


def test_tournament_as_json(tmp_path: Path) -> None:
    path = tmp_path / "t.json"
    out, _ = run("tournament", "push", "random", "easy", "-d", "5", "--json", str(path))
    assert "Ratings" in out
    found = json.loads(path.read_text("utf-8"))
    assert list(found) == RUN
    assert list(found["figures"]) == TOURNAMENT
    assert list(found["figures"]["duels"][0]) == ["challenger", "other", *DUEL]
    assert list(found["figures"]["ratings"][0]) == ["bot", "rating", "interval"]
    assert found["kind"] == "tournament"


@pytest.mark.parametrize(
    ("language", "title", "seeds_said"),
    [("en", "NOCH MAL!: easy against random", "the range “choose”, starting at number 1,000"),
     ("de", "NOCH MAL!: easy gegen random", "dem Bereich „choose“, ab Nummer 1.000")],
)  # fmt: skip
def test_a_report_of_a_duel(tmp_path: Path, language: str, title: str, seeds_said: str) -> None:
    deals = ("-d", "10", "--range", "choose", "--first", "1000")
    out, err = run("evaluate", "noch-mal", "easy", "--against", "random", *deals,
                   "--report", str(tmp_path), "--lang", language)  # fmt: skip
    assert title in out
    assert seeds_said in out
    assert str(tmp_path / "index.html") in err
    page = (tmp_path / "index.html").read_text("utf-8")
    assert f'<html lang="{language}">' in page
    assert f"<h1>{title}</h1>" in page
    assert str(Seeds("choose", 1000, 10).seed(0)) in page
    assert page.count("data:image/png;base64,") == 1
    assert not re.findall(r'(?:src|href)="(?!data:)', page)
    assert is_picture(tmp_path / "scores.png")


def test_a_report_of_a_tournament(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    out, _ = run("tournament", "push", "random", "easy", f"{HERE}:Last", "-d", "2", "--report",
                 str(folder), "--lang", "de", "--cores", "2")  # fmt: skip
    assert "Wertungszahlen" in out
    page = (folder / "index.html").read_text("utf-8")
    assert page.count("data:image/png;base64,") == 3
    assert "am Tisch" in page
    assert all(is_picture(folder / f"{name}.png") for name in ("scores", "pairs", "ratings"))


@pytest.mark.parametrize("missing", ["matplotlib", "jinja2"])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Reports and pictures need matplotlib and Jinja2. Install them with"),
        ("de", "Für Berichte und Bilder braucht es matplotlib und Jinja2. Installiere beides mit"),
    ],
)
def test_reports_say_what_is_missing(
    missing: str, language: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    folder = tmp_path / "out"
    duel = ("evaluate", "push", "easy", "-d", "2", "--cores", "1", "--lang", language)
    out, err = run(*duel, "--report", str(folder), code=2)
    assert (out, err) == ("", f'{sentence}: pip install "kleeblatt[lab]"\n')
    assert not folder.exists()
    assert run(*duel)[0]  # tables need neither


def test_a_learning_curve(tmp_path: Path) -> None:
    log = [Checkpoint(1000 * i, 20 + i / 2, 1.5) for i in range(5)]
    learning_curve(log, tmp_path / "curve.png", "de")
    assert is_picture(tmp_path / "curve.png")


def is_picture(path: Path) -> bool:
    return path.read_bytes().startswith(b"\x89PNG") and path.stat().st_size > 5000


def test_solo_levels_are_said() -> None:
    out, _ = run("evaluate", "doppelt-so-clever", "eager", "-d", "10", "--lang", "de")
    assert "Halb so clever." in out
    assert "Füchse" in out
    assert "auf einem Kern" in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("evaluate", "halma", "easy"), "There is no game “halma”"),
        (("evaluate", "noch-mal", "genius"), "There is no bot “genius”"),
        (("evaluate", "noch-mal", "no.such:Bot"), "The bot “no.such:Bot” cannot be created"),
        (("evaluate", "noch-mal", "easy", "-n", "7"), "noch-mal is for 1 to 6 players, not 7."),
        (("evaluate", "noch-mal", "easy", "-d", "1"), "deals must be at least 2, not 1."),
        (("evaluate", "noch-mal", "easy", "--first", "-1"), "The first deal is a number"),
        (("evaluate", "noch-mal", "easy", "--cores", "0"), "cores must be at least 1, not 0."),
        (("evaluate", "noch-mal", "easy", "-o", "sheet"), "“sheet” is not an option."),
        (("evaluate", "noch-mal", "easy", "--against", "easy"), "easy cannot play against itself"),
        (("evaluate", "noch-mal", "easy", "--against", "random", "-n", "1"), "A duel needs at"),
        (("evaluate", "noch-mal", "easy", "--json", "/proc/x/y"), "/proc/x/y cannot be written"),
        (("evaluate", "noch-mal", "easy", "--report", "/proc/x"), "/proc/x cannot be written"),
        (("evaluate", "noch-mal", "easy", "--resume", "/dev/null"), "/dev/null is not a regular"),
        (("tournament", "push", "easy"), "A tournament needs at least two different bots"),
        (("tournament", "push", "easy", "easy", "random"), "A tournament needs at least two"),
        (("tournament", "push", "easy", "random", "--anchor", "eager"), "eager cannot be rated 0"),
    ],
)
def test_wrong_use(arguments: tuple[str, ...], sentence: str) -> None:
    out, err = run(*arguments, code=2)
    assert out == ""
    assert err.startswith(sentence)
    assert err.count("\n") == 1


def test_wrong_use_in_german() -> None:
    _, err = run("tournament", "push", "easy", "--lang", "de", code=2)
    assert err.startswith("Ein Turnier braucht mindestens zwei verschiedene Bots")


def test_control_c_leaves_a_file_to_go_on_with(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    arguments = ["evaluate", "noch-mal", "random", "-d", "3000000", "--cores", "1", "--resume",
                 str(path), "--lang", "en"]  # fmt: skip
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{heard}; from kleeblatt.cli import main; main({arguments})"
    command = [sys.executable, "-c", code]  # hears Ctrl-C even if the tests run in the background
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    while len(read(path)) < 4 and process.poll() is None:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert f"are in {path}; the same command continues" in err
    kept = len(read(path))
    found = evaluate(NOCH_MAL, "random", deals=20, timed=False, resume=path, cores=1)
    assert found.as_json() == evaluate(NOCH_MAL, "random", deals=20, timed=False).as_json()
    assert len(read(path)) <= kept + 4


def test_outcomes_are_what_they_say() -> None:
    assert isinstance(evaluate(NOCH_MAL, "random", deals=2, timed=False), Evaluation)
    assert isinstance(tournament(NOCH_MAL, ["random", "eager"], deals=2), Tournament)
