"""The trainer, checked on Yahtzee: its rules are quick to learn and perfect play is known."""

import sys
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from click.testing import CliRunner

import kleeblatt.games
from kleeblatt.bots.net import WEIGHTS, Aim, packed, read_net, unpacked
from kleeblatt.bots.nets import folder_of, nets_of
from kleeblatt.bots.options import MORE, OPTIONS, first_awaited
from kleeblatt.cli import main
from kleeblatt.cli.shell import PROBLEM
from kleeblatt.core.chance import DICE, Rng, begin, below
from kleeblatt.core.errors import UsageError
from kleeblatt.core.kernel import compiled
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import copy, to_batch
from kleeblatt.games import game
from kleeblatt.lab.training.export import export, restored
from kleeblatt.lab.training.generation import Lanes, Played, Step, lessons, total_scores
from kleeblatt.lab.training.lanes import consider
from kleeblatt.lab.training.machine import Cores
from kleeblatt.lab.training.net import Net
from kleeblatt.lab.training.referee import Question, judge
from kleeblatt.lab.training.settings import (
    Settings,
    Stage,
    find_recipe,
    read_recipe,
    shipped_recipes,
    tables,
)
from kleeblatt.lab.training.trainer import CHECKPOINT, Trainer, _lead
from tests.afterstates import after, at_every_table, of, options_of, positions, told
from tests.yahtzee import features, rules
from tests.yahtzee.game import OPTIMUM, dice, yahtzee
from tests.yahtzee.measure import exported, mean_score
from tests.yahtzee.rules import (
    CHANCE,
    FOUR,
    HOUSE,
    KEEP,
    LARGE,
    LOWER_BOXES,
    SCORE,
    SMALL,
    THREE,
    UPPER_BOXES,
    YAHTZEE,
    State,
)

FOLDER = Path(__file__).parent / "yahtzee"
ROOT = Path(__file__).parent.parent
GAMES = Path(kleeblatt.games.__path__[0])
SETUP = yahtzee.setup(1)
ONES, SIXES = 0, 5
GOAL = 0.98 * OPTIMUM
MOST_BYTES = 14_000_000  # of all nets that ship


def name_of(path: Path) -> str:
    return str(path.relative_to(GAMES))


@pytest.fixture(autouse=True, scope="module")
def _one_thread() -> Any:
    """Small nets gain nothing from more, and lose much on busy machines."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.fixture(scope="module")
def machine() -> Cores:
    return Cores(yahtzee)


# The yardstick: Yahtzee


def shown(faces: str, used: int = 0, yahtzees: int = 0) -> State:
    """A state before a choice, after the last throw."""
    s = State()
    rules.start(SETUP, s)
    s.dice = dice(faces)
    s.phase, s.throws, s.used, s.yahtzees = rules.CHOOSE, 0, used, yahtzees
    return s


def legal(s: State) -> list[int]:
    moves = Moves()
    rules.legal(SETUP, s, 0, moves)
    return moves.item[: moves.count]


def boxes(s: State) -> list[int]:
    return [move - SCORE for move in legal(s) if move < KEEP]


def points(s: State) -> list[int]:
    return [rules.points(SETUP, s, 0, part) for part in range(rules.PARTS)]


def test_training_says_at_once_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    found = CliRunner().invoke(main, ["train", "push/2.a", "--lang", "en"])
    assert found.exit_code == PROBLEM
    assert found.stderr.startswith("Training needs PyTorch.")


@pytest.mark.parametrize(
    ("faces", "box", "worth"),
    [
        ("11335", ONES, 2), ("22335", ONES, 0), ("16666", SIXES, 24), ("33333", 2, 15),
        ("11335", THREE, 0), ("33315", THREE, 15), ("66661", THREE, 25), ("22222", THREE, 10),
        ("33315", FOUR, 0), ("66661", FOUR, 25), ("22222", FOUR, 10),
        ("33355", HOUSE, 25), ("33345", HOUSE, 0), ("33445", HOUSE, 0), ("33333", HOUSE, 0),
        ("12346", SMALL, 30), ("23345", SMALL, 30), ("34566", SMALL, 30), ("12356", SMALL, 0),
        ("12345", SMALL, 30), ("12345", LARGE, 40), ("23456", LARGE, 40), ("12346", LARGE, 0),
        ("44444", YAHTZEE, 50), ("44445", YAHTZEE, 0), ("12356", CHANCE, 17), ("66666", CHANCE, 30),
    ],
)  # fmt: skip
def test_boxes(faces: str, box: int, worth: int) -> None:
    s = shown(faces)
    assert rules.worth(s, box) == worth
    assert box in boxes(s)
    rules.apply(SETUP, s, 0, SCORE + box)
    assert rules.score(SETUP, s, 0) == worth
    assert points(s)[rules.LOWER_PART if box >= rules.FACES else rules.UPPER_PART] == worth
    assert (s.round, s.throws, s.used, s.phase) == (1, 3, 1 << box, rules.THROW)


def test_a_yahtzee_is_no_joker_while_its_box_is_open() -> None:
    s = shown("44444", used=1 << 3)
    assert boxes(s) == [0, 1, 2, 4, 5, THREE, FOUR, HOUSE, SMALL, LARGE, YAHTZEE, CHANCE]
    assert rules.worth(s, LARGE) == 0


def test_a_joker_goes_to_its_face_then_below_then_anywhere() -> None:
    assert boxes(shown("44444", used=1 << YAHTZEE)) == [3]
    s = shown("44444", used=1 << YAHTZEE | 1 << 3 | 1 << FOUR)
    assert boxes(s) == [THREE, HOUSE, SMALL, LARGE, CHANCE]
    assert [rules.worth(s, box) for box in boxes(s)] == [20, 25, 30, 40, 20]
    s = shown("44444", used=LOWER_BOXES | 1 << 3)
    assert boxes(s) == [0, 1, 2, 4, 5]
    assert [rules.worth(s, box) for box in boxes(s)] == [0] * 5


@pytest.mark.parametrize(("yahtzees", "bonus"), [(0, 0), (1, 100), (3, 300)])
def test_a_yahtzee_more_is_worth_100_unless_the_box_has_nothing(yahtzees: int, bonus: int) -> None:
    s = shown("44444", used=1 << YAHTZEE, yahtzees=yahtzees)
    rules.apply(SETUP, s, 0, SCORE + 3)
    assert points(s) == [20, 0, bonus]


@pytest.mark.parametrize(("before", "bonus"), [(44, 0), (45, 35), (60, 35)])
def test_63_points_above_are_worth_35(before: int, bonus: int) -> None:
    s = shown("66612", used=UPPER_BOXES - (1 << SIXES))
    s.upper = before
    rules.apply(SETUP, s, 0, SCORE + SIXES)
    assert points(s) == [before + 18, 0, bonus]


def test_dice_are_kept() -> None:
    s = shown("11335")
    assert all(move < KEEP for move in legal(s))
    s.throws = 1
    keeps = [move for move in legal(s) if move >= KEEP]
    kept = []
    for move in keeps:
        after = shown("11335")
        after.throws = 1
        rules.apply(SETUP, after, 0, move)
        kept.append(tuple(after.dice))
        assert rules.is_chance(after)
    every = set(product(range(3), range(1), range(3), range(1), range(2), range(1)))
    assert sorted(kept) == sorted(every - {(2, 0, 2, 0, 1, 0)})
    rules.apply(SETUP, s, 0, KEEP + 2 + 1 * 6**4)  # 1 1 5
    rules.apply_outcome(SETUP, s, 5 + 0 * 6)  # 6 1
    assert (s.dice, s.throws, s.phase) == (dice("11156"), 0, rules.CHOOSE)


def play_randomly(seed: int) -> tuple[State, int]:
    """A game by chance, and how many decisions it took."""
    s, rng, decisions = State(), Rng(), 0
    begin(rng, seed, DICE)
    rules.start(SETUP, s)
    while not rules.is_over(s):
        if rules.is_chance(s):
            assert rules.awaited(s) == 0
            rules.apply_outcome(SETUP, s, rules.roll(SETUP, s, rng))
            assert sum(s.dice) == rules.DICE
        else:
            assert rules.awaited(s) == 1
            moves = legal(s)
            rules.apply(SETUP, s, 0, moves[below(rng, len(moves))])
            told = [-1] * features.MOST_ACTIVE
            count = features.features(SETUP, s, 0, told)
            assert len(set(told[:count])) == count
            assert all(0 <= input < features.INPUTS for input in told[:count])
            decisions += 1
    return s, decisions


def test_random_games() -> None:
    """13 rounds; a random choice among boxes and dice to keep is worth about 46 points."""
    scores = []
    for seed in range(200):
        s, decisions = play_randomly(seed)
        assert (s.round, s.used) == (13, LOWER_BOXES | UPPER_BOXES)
        assert 13 <= decisions <= 39
        scores.append(rules.score(SETUP, s, 0))
    assert 40 < np.mean(scores) < 52


# Lessons


def step(seat: int, points: float, chosen: float, best: float, explored: bool, told: int) -> Step:
    """A decision in one lane, in a game of one part; others have nothing."""
    return Step(
        torch.tensor([0]), torch.tensor([seat]), torch.tensor([[told]], dtype=torch.uint8),
        torch.tensor([[points, 0, 0]]), torch.tensor([[chosen, 0, 0]]),
        torch.tensor([[best, 0, 0]]),
        torch.tensor([explored]),
    )  # fmt: skip


def test_lessons_by_hand() -> None:
    """λ = 0.5; seat 0 decides three times, the second time to explore; seat 1 once between them."""
    steps = [
        step(0, points=2, chosen=30, best=30, explored=False, told=1),
        step(1, points=5, chosen=9, best=9, explored=False, told=4),
        step(0, points=4, chosen=20, best=28, explored=True, told=2),
        step(0, points=10, chosen=24, best=24, explored=False, told=3),
    ]
    found = lessons(Played(torch.tensor([[[16.0, 0.0, 0.0], [7.0, 0.0, 0.0]]]), steps), 0.5)
    by_step = {
        int(told): (float(to_come[0]), float(final))
        for told, to_come, final in zip(found.inputs, found.to_come, found.final, strict=True)
    }
    assert by_step == {
        3: (16 - 10, 16 - 10),
        2: ((24 + 16) / 2 - 4, 16 - 4),  # half what the last step thought, half what came
        1: (28 - 2, 16 - 2),  # as if the best option had been made: nothing beyond it counts
        4: (7 - 5, 7 - 5),
    }


def naive_targets(played: Played, decay: float, lane: int) -> list[torch.Tensor]:
    """The definition: a mean of n-step returns, cut at the first explored step."""
    steps = [(s, int((s.lane == lane).nonzero())) for s in played.steps if lane in s.lane]
    targets = []
    for number, (this, at) in enumerate(steps):
        target, weight = torch.zeros(rules.PARTS + MORE), 1.0
        for later, where in steps[number + 1 :]:
            if later.explored[where]:
                target += weight * later.best[where]
                weight = 0.0
                break
            target += weight * (1 - decay) * later.chosen[where]
            weight *= decay
        target += weight * played.final[lane, 0]
        targets.append(target - this.points[at])
    return targets


def test_of_many_options_some_are_looked_at() -> None:
    room = Lanes(Cores(yahtzee), yahtzee, 1, 200)
    options = room._options.view(200, OPTIONS)
    options[:] = torch.arange(OPTIONS)
    room._counts[:100], room._counts[100:] = 37, 5
    room._thin_out(8)
    assert room._counts.tolist() == [8] * 100 + [5] * 100
    left = options[:100, :8]
    assert all(len(set(row)) == 8 and max(row) < 37 for row in left.tolist())
    assert set(left.flatten().tolist()) == set(range(37))  # any one of them
    assert options[100:, :5].tolist() == [list(range(5))] * 100
    first = Net(room.width, (8,), room.parts)
    scores = [total_scores(room.play(first, 3, most=most)) for most in (2, OPTIONS, OPTIONS)]
    assert not torch.equal(scores[0], scores[1])
    assert torch.equal(scores[1], scores[2])


@pytest.mark.parametrize("decay", [0.0, 0.6, 1.0])
def test_lessons_of_games_follow_the_definition(machine: Cores, decay: float) -> None:
    torch.manual_seed(3)
    lanes = Lanes(machine, yahtzee, 1, 8)
    net = Net(lanes.width, (16,), lanes.parts)
    torch.nn.init.normal_(net.to_come.weight)
    played = lanes.play(net, seed=5, explore=0.1)
    assert any(bool(s.explored.any()) for s in played.steps)
    found = lessons(played, decay)
    ends = np.cumsum([len(s.lane) for s in reversed(played.steps)])
    rows: dict[int, list[int]] = {lane: [] for lane in range(8)}
    for end, s in zip(ends, reversed(played.steps), strict=True):
        for at, lane in enumerate(s.lane.tolist()):
            rows[lane].insert(0, int(end) - len(s.lane) + at)
    for lane, of_lane in rows.items():
        naive = naive_targets(played, decay, lane)
        assert torch.allclose(found.to_come[of_lane], torch.stack(naive), atol=1e-3)


# Runs

SHORT = Settings(
    game="yahtzee",
    stages=(Stage(30, rate=(3e-3, 1e-3), explore=(0.2, 0.05)),),
    lanes=128,
    hidden=(64,),
    decay=0.75,
    batch=128,
    smooth=0.95,
    seed=1,
    check_every=1000,
)


def test_a_short_run_learns(machine: Cores, tmp_path: Path) -> None:
    trainer = Trainer(yahtzee, SHORT, machine, tmp_path)
    before, _ = mean_score(machine, trainer.learner.player, 512, 512)
    lines: list[dict[str, Any]] = []
    trainer.train(lines.append)
    after, _ = mean_score(machine, trainer.learner.player, 512, 512)
    assert before < 120  # greedy for points at once
    assert after > 180
    assert [line["games"] for line in lines] == [128 * (n + 1) for n in range(30)]


def test_a_stopped_run_goes_on_as_if_it_had_not_been(machine: Cores, tmp_path: Path) -> None:
    stages = (
        Stage(2, rate=(1e-3, 5e-4), explore=(0.1, 0.1), taste=(0.5, 0.5)),
        Stage(2, rate=(5e-4, 1e-4), explore=(0.1, 0.0), taste=(0.5, 0.2)),
    )
    settings = replace(SHORT, stages=stages, lanes=32, batch=64, check_every=2)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    Trainer(yahtzee, settings, machine, whole).train(lambda line: None)
    for n in range(4):
        trainer = Trainer(yahtzee, settings, machine, parts)
        assert trainer.generation == n
        trainer.train(lambda line: None, seconds=0)  # one generation
        torch.rand(5)  # whatever comes between
    found = [torch.load(folder / CHECKPOINT, weights_only=True) for folder in (whole, parts)]
    assert found[0]["generation"] == found[1]["generation"] == 4
    assert found[0]["games"] == found[1]["games"] == 128
    for name in ("learner", "player"):
        for weights in found[0][name]:
            assert torch.equal(found[0][name][weights], found[1][name][weights]), (name, weights)


def test_a_stage_may_last_so_many_seconds(machine: Cores, tmp_path: Path) -> None:
    stages = (Stage(seconds=1e-6), Stage(1), Stage(seconds=1e9))
    settings = replace(SHORT, stages=stages, lanes=32, batch=64)
    trainer = Trainer(yahtzee, settings, machine, tmp_path)
    assert trainer.done == 0
    for generation in (1, 2, 3):
        trainer.train(lambda line: None, seconds=0)  # one generation
        assert trainer.generation == generation
        trainer = Trainer(yahtzee, settings, machine, tmp_path)  # it knows where it was
        assert trainer.done == pytest.approx(min(generation, 2) / 3, abs=1e-6)
    assert Stage(seconds=8).done(100, 2) == Stage(4).done(1, 100) == 0.25


@pytest.mark.parametrize(
    ("name", "run", "stage"),
    [
        ("mixed", "mixed = 2", ""),
        ("decay", "decay = -0.1", ""),
        ("explore", "", "explore = [0, 2]"),
    ],
)
def test_shares_are_from_0_to_1(tmp_path: Path, name: str, run: str, stage: str) -> None:
    path = tmp_path / "run.toml"
    path.write_text(f'game = "push"\n{run}\n[[stage]]\ngenerations = 1\n{stage}\n')
    with pytest.raises(UsageError, match=f"{name} must be between 0 and 1"):
        read_recipe(path)


def test_settings_say_how_long_a_stage_is_once(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    for length in ("", "generations = 1\nseconds = 2.0"):
        path.write_text(f'game = "push"\n[[stage]]\n{length}\n')
        with pytest.raises(UsageError, match=r"either generations or seconds"):
            read_recipe(path)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("lane = 3\n[[stage]]\nseconds = 1.0", "unknown setting “lane”"),
        ("[play]\nagains = 1\n[[stage]]\nseconds = 1.0", "unknown setting “agains”"),
        ("[[stage]]\nsecond = 1.0", "unknown setting “second”"),
        ("lanes = 3", r"add a \[\[stage\]\]"),
        ('start_from = "1.npz"\n[[stage]]\nseconds = 1.0', r"1\.npz \(start_from\).*not exist"),
        ("lanes = ", r"are not valid: Invalid value \(at line 2"),
    ],
)
def test_errors_in_settings_say_what_to_do(tmp_path: Path, text: str, what: str) -> None:
    path = tmp_path / "run.toml"
    path.write_text(f'game = "push"\n{text}\n')
    with pytest.raises(UsageError, match=what):
        read_recipe(path)


def test_runs_share_settings_and_may_change_them(tmp_path: Path) -> None:
    path = tmp_path / "run.toml"
    path.write_text(
        """
        game = "push"
        seed = 5
        start_from = "net.npz"
        [vary]
        risk = ["no", "yes"]
        [[run]]
        lanes = 7
        [[run.stage]]
        generations = 1
        [[run]]
        seed = 6
        [[run.stage]]
        seconds = 2.0
        [[run.stage]]
        generations = 3
        """
    )
    (tmp_path / "net.npz").touch()
    recipe = read_recipe(path)
    first, second = recipe.runs
    assert recipe.game == first.game == second.game == "push"
    assert (first.seed, first.lanes, len(first.stages)) == (5, 7, 1)
    assert (second.seed, second.lanes, len(second.stages)) == (6, 4096, 2)
    assert first.vary == second.vary == {"risk": ["no", "yes"]}
    assert first.start_from == str(tmp_path / "net.npz")


def test_the_settings_of_the_docs_are_right(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "training.md").read_text("utf-8")
    path = tmp_path / "my-net.toml"
    path.write_text(text.partition("```toml\n")[2].partition("```")[0])
    recipe = read_recipe(path)
    assert recipe.says_how_to_play
    assert recipe.runs[0].mixed == 0.5


def test_a_settings_file_is_found_by_its_net_or_its_path(tmp_path: Path) -> None:
    assert find_recipe("push/4.a").name == "4.a.toml"
    own = tmp_path / "own.toml"
    assert find_recipe(str(own)) == own
    with pytest.raises(UsageError, match=r"push/2\.a, push/3\.a"):
        find_recipe("push/7.a")


# The nets that ship

SHIPPED = sorted(GAMES.rglob(f"nets/**/*{WEIGHTS}"))


def test_every_net_that_ships_has_settings_and_the_other_way_round() -> None:
    assert len(SHIPPED) == len(shipped_recipes()) > 0
    assert {path.with_suffix(".toml") for path in SHIPPED} == set(shipped_recipes().values())


@pytest.mark.parametrize("path", SHIPPED, ids=name_of)
def test_settings_make_the_net_that_ships(path: Path) -> None:
    """Its game, its tables, its shape, how it plays; and a start that ships, too."""
    recipe = read_recipe(path.with_suffix(".toml"))
    chosen, last = game(recipe.game), recipe.runs[-1]
    assert path.parent.samefile(str(folder_of(chosen)))
    least, _, most = path.stem.partition(".")[0].partition("-")
    assert int(least) <= min(last.players) <= max(last.players) <= int(most or least)
    net = read_net(path.parent, path.stem)
    assert [len(weights) for weights in net.weights] == [chosen.features.INPUTS, *last.hidden]
    assert net.weights[-1].shape[1] - chosen.rules.PARTS in (0, MORE)
    assert net.aim == Aim() if last.stages[-1].aim(1) == Aim() else recipe.says_how_to_play
    for run in recipe.runs:
        for used in (run.start_from, run.opponent):
            assert used is None or Path(used) in SHIPPED
        for players in run.players:
            for options in tables(run.vary)[:50]:
                chosen.setup(players, options)


def test_nets_that_ship_stay_small() -> None:
    """They are in the history for ever: docs/bots.md says how they are kept small."""
    assert max(path.stat().st_size for path in SHIPPED) < 1_100_000
    assert sum(path.stat().st_size for path in SHIPPED) < MOST_BYTES


def test_a_check_aims_as_the_run_does(
    machine: Cores, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aims, play = [], Lanes.play

    def watched(lanes: Lanes, *given: Any, **named: Any) -> Any:
        aims.append(named["aim"])
        return play(lanes, *given, **named)

    monkeypatch.setattr(Lanes, "play", watched)
    stage = Stage(1, against=(0.7, 0.2), win=(0.5, 0.5))
    settings = replace(SHORT, stages=(stage,), lanes=32)
    Trainer(yahtzee, settings, machine, tmp_path).check()
    Trainer(yahtzee, settings, machine, tmp_path).train(lambda line: None)
    Trainer(yahtzee, settings, machine, tmp_path).check()  # continued: it is at its end
    assert aims == [Aim(0.7, 0.5), Aim(0.7, 0.5), Aim(0.2, 0.5), Aim(0.2, 0.5)]


@pytest.mark.parametrize("kind", ["checkpoint", "net"])
def test_a_larger_net_begins_where_a_smaller_one_ended(
    machine: Cores, tmp_path: Path, kind: str
) -> None:
    settings = replace(SHORT, stages=(Stage(4, rate=(0.03, 0.03)),), lanes=32, batch=64, smooth=0.5)
    settings = replace(settings, hidden=(8, 4))
    small = Trainer(yahtzee, settings, machine, tmp_path / "small")
    small.train(lambda line: None)
    start = tmp_path / "small" / CHECKPOINT
    if kind == "net":
        export(start, yahtzee, tmp_path, "net")
        start = tmp_path / "net.npz"
    wider = replace(settings, hidden=(16, 12), start_from=str(start))
    large = Trainer(yahtzee, wider, machine, tmp_path / kind)
    told = torch.randint(0, 2, (50, large.learner.net.inputs)).float()
    told[:, yahtzee.features.INPUTS :] = 0  # what ships knows no tastes
    told[:, ~small.learner.heard] = 0
    with torch.no_grad():
        expected = (small.learner.player if kind == "checkpoint" else exported(start))(told)
        for net in (large.learner.net, large.learner.player):
            assert torch.allclose(net(told), expected, atol=1e-4)
    assert float(expected.abs().max()) > 1
    before = large.learner.net.to_come.weight.clone()
    large.train(lambda line: None)
    assert ((large.learner.net.to_come.weight != before).sum(0) > 0)[4:].any()  # new cells learn


# Making a net

TINY = """
game = "yahtzee"
lanes = 32
batch = 64
smooth = 0.5
seed = {seed}
check_every = 1

[[run]]
hidden = [8, 4]
[[run.stage]]
generations = 2
rate = [0.01, 0.01]
explore = [0.2, 0.1]
taste = [0.5, 0.5]

[[run]]
hidden = [16, 8]
[[run.stage]]
generations = 1
against = [0.5, 0.25]
"""


def made(folder: Path, seed: int, *arguments: str) -> Path:
    """What `kleeblatt train` makes of tiny settings."""
    settings = folder / "tiny.toml"
    folder.mkdir(exist_ok=True)
    settings.write_text(TINY.format(seed=seed))
    command = ["train", str(settings), "--folder", str(folder / "runs"), "--lang", "en"]
    found = CliRunner().invoke(main, [*command, *arguments])
    assert found.exit_code == 0, found.output
    assert ("Stopped" if arguments else "Done") in found.stderr
    assert "± " in found.stderr
    return folder / "runs" / "yahtzee" / "tiny"


def test_the_same_seed_makes_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a settings file to the files that ship, at once and with a stop in between."""
    monkeypatch.setattr(kleeblatt.games, "game", {"yahtzee": yahtzee}.__getitem__)
    folder = made(tmp_path / "one", 3)
    stopped = made(tmp_path / "two", 3, "--seconds", "0")
    assert not (stopped / "run-2").exists()
    assert made(tmp_path / "two", 3) == stopped
    other = made(tmp_path / "three", 4)
    net, again, third = (read_net(each, "tiny") for each in (folder, stopped, other))
    assert [weights.shape[1] for weights in net.weights] == [16, 8, rules.PARTS + MORE]
    same, different = (
        [np.array_equal(a, b) for a, b in zip(net.weights, each.weights, strict=True)]
        for each in (again, third)
    )
    assert all(same)
    assert not any(different)
    assert (folder / "tiny.npz").read_bytes() == (stopped / "tiny.npz").read_bytes()
    assert net.aim == Aim(0.25, 0.0)  # it plays as it was trained in the end
    assert (folder / "curve.png").is_file()
    with pytest.raises(AssertionError, match="other settings"):
        made(tmp_path / "one", 4)


def test_inputs_that_never_came_up_say_nothing(machine: Cores, tmp_path: Path) -> None:
    trainer = Trainer(yahtzee, replace(SHORT, stages=(Stage(1),), lanes=2), machine, tmp_path)
    trainer.train(lambda line: None)
    heard = trainer.learner.heard[: features.INPUTS].numpy()
    assert 0 < heard.sum() < features.INPUTS
    export(tmp_path / CHECKPOINT, yahtzee, tmp_path, "net")
    first = read_net(tmp_path, "net").weights[0]
    assert np.array_equal(np.any(first != 0, axis=1), heard)


@pytest.mark.parametrize("largest", [0.0, 1e-3, 1.0, 1e4])
def test_rounded_weights_are_as_exact_as_their_step(largest: float) -> None:
    weights = np.random.default_rng(1).normal(size=(40, 9)).astype(np.float32)
    weights[3, 4] = largest
    weights[5] = 0
    planes, step = packed(weights)
    assert planes.dtype == np.uint8
    found = unpacked(planes, step)
    assert np.abs(found - weights).max() <= step * 0.501
    assert not found[5].any()
    assert not unpacked(*packed(np.zeros((2, 3), np.float32))).any()


# The referee


def test_the_referee_counts_what_comes_of_each_option(machine: Cores) -> None:
    """Only the ones are open: to score them is certain, to keep them and throw is a mean."""
    room = Lanes(machine, yahtzee, 1, 1000)
    net = Net(room.width, (8,), room.parts)
    s = shown("12345", used=(LOWER_BOXES | UPPER_BOXES) & ~(1 << ONES))
    s.round, s.throws = 12, 1
    now = rules.score(SETUP, s, 0)
    keeps = next(
        move for move in legal(s) if move >= KEEP and rules_after(s, move).dice == dice("1")
    )
    question = Question(s, 0, (SCORE + ONES, keeps))
    (verdict, again) = judge(room, SETUP, net, [question, question], worlds=2048)
    assert verdict.points[0] == now + 1
    assert verdict.points[1] == pytest.approx(now + 1 + 4 / 6, abs=0.1)
    assert verdict.wins == (0.0, 0.0)
    assert 0 < verdict.error < 0.03
    assert again == verdict  # the same worlds for every question


def rules_after(s: State, move: int) -> State:
    then = copy(s)
    rules.apply(SETUP, then, 0, move)
    return then


# How good it gets


def test_what_is_exported_plays_the_same(machine: Cores, tmp_path: Path) -> None:
    """But for what rounding changes."""
    settings = replace(SHORT, stages=(Stage(1),), lanes=32, batch=64)
    trainer = Trainer(yahtzee, settings, machine, tmp_path)
    trainer.train(lambda line: None)
    export(tmp_path / CHECKPOINT, yahtzee, tmp_path, "net")
    net = exported(tmp_path / "net.npz")
    told = torch.rand(50, net.inputs).round()
    told[:, features.INPUTS :] = 0  # no taste
    told[:, ~trainer.learner.heard] = 0
    with torch.no_grad():
        assert torch.allclose(net(told), trainer.learner.player(told), atol=0.1)


def test_the_trained_net_plays_within_2_percent_of_perfect_play(machine: Cores) -> None:
    """The net of net.toml, greedy, on deals it has not learned from."""
    net = exported(FOLDER / "net.npz")
    widths = [layer.out_features for layer in net.body if isinstance(layer, torch.nn.Linear)]
    assert tuple(widths) == read_recipe(FOLDER / "net.toml").runs[-1].hidden
    mean, error = mean_score(machine, net, games=20_000)
    assert error < 0.5
    assert mean >= GOAL
    assert mean < OPTIMUM + 3 * error  # nobody plays better than that


@at_every_table
def test_compiled_kernels_tell_the_same(id: str, players: int, options: dict[str, str]) -> None:
    chosen = game(id)
    setup, inputs_of = chosen.setup(players, options), chosen.features.INPUTS
    setups, parts = to_batch(setup), chosen.rules.PARTS + MORE
    fast: Any = compiled(consider, rules=chosen.rules, features=chosen.features)
    for number, (s, seat, listed) in enumerate(positions(chosen, setup, 1)):
        if number % 4:
            continue
        room = len(listed)
        inputs = np.zeros(room * inputs_of, np.uint8)
        points, over = np.zeros(room * parts, np.int64), np.zeros(room, np.int64)
        zeros = np.zeros(room, np.int64)
        numbers = np.zeros(OPTIONS, np.int64)
        numbers[:room] = listed
        fast(
            setups, to_batch(s), to_batch(*(chosen.rules.State() for _ in listed)),
            np.array([seat]), numbers, zeros, zeros,
            np.zeros(room * chosen.features.MOST_ACTIVE, np.int64), inputs, points, over,
            0, inputs_of, 0, room,
        )  # fmt: skip
        for i, option in enumerate(listed[:20]):
            then = after(chosen, setup, s, seat, option)
            row = inputs[i * inputs_of : (i + 1) * inputs_of]
            assert sorted(told(chosen, setup, then, seat)) == np.flatnonzero(row).tolist()
            assert over[i] == chosen.rules.is_over(then)
            has = [
                chosen.rules.points(setup, then, seat, part) for part in range(chosen.rules.PARTS)
            ]
            others = [
                chosen.rules.score(setup, then, other) for other in range(players) if other != seat
            ]
            has.append(-(sum(others) // max(1, len(others))))
            assert points[i * parts : (i + 1) * parts - 1].tolist() == has


def test_a_net_that_ships_comes_back() -> None:
    chosen = game("doppelt-so-clever")
    shipped = nets_of(chosen, 1)[0]
    inputs = len(shipped.weights[0])
    net = restored(shipped, inputs + 6)
    rows = np.random.default_rng(1).integers(0, 2, (5, inputs)).astype(np.float32)
    wide = torch.cat([torch.tensor(rows), torch.ones(5, 6)], 1)
    with torch.no_grad():
        assert np.allclose(net(wide).numpy(), shipped(rows)[0], atol=1e-3)


def test_learning_against_a_net_that_stays(tmp_path: Path) -> None:
    chosen = game("push")
    cores = Cores(chosen)
    room = Lanes(cores, chosen, 3, 30)
    mine, other = (Net(room.width, (8,), room.parts) for _ in range(2))
    torch.nn.init.normal_(mine.to_come.weight)
    torch.nn.init.normal_(other.to_come.weight)
    played = room.play(mine, 1, opponent=other)
    assert all((step.seat == step.lane % 3).all() for step in played.steps)
    alone, against = total_scores(room.play(mine, 1)), total_scores(played)
    assert not torch.equal(alone, against)
    assert torch.equal(alone, total_scores(room.play(mine, 1, opponent=mine)))
    other_net = str(folder_of(chosen) / "2.a.npz")
    settings = Settings("push", (Stage(1),), players=(2,), lanes=16, batch=32, opponent=other_net)
    trainer = Trainer(chosen, settings, cores, tmp_path)
    before = [p.clone() for p in trainer._opponents[0].parameters()]  # type: ignore[union-attr]
    trainer.train(lambda _: None)
    after = trainer._opponents[0].parameters()  # type: ignore[union-attr]
    assert all(torch.equal(b, a) for b, a in zip(before, after, strict=True))
    room = trainer._tables[0]
    scores = torch.tensor([[5.0, 3.0], [1.0, 9.0]])
    assert _lead(scores, room).tolist() == [[2.0], [8.0]]


def test_medium_plays_along_at_mixed_tables(tmp_path: Path) -> None:
    """What comes out is what the rules say, played by medium and a net that wants points now."""
    chosen, tables = game("push"), [{}, {"risk": "yes"}]
    cores = Cores(chosen, mixed=True)
    room = Lanes(cores, chosen, 3, 16, tables)
    played = room.play(Net(room.width, (8,), room.parts), 5, mixed=0.75)
    seats: list[set[int]] = [set() for _ in range(16)]
    for step in played.steps:
        for lane, seat in zip(step.lane.tolist(), step.seat.tolist(), strict=True):
            seats[lane].add(seat)
    own = [lane // 2 % 3 for lane in range(12)]
    assert seats == [{seat} for seat in own] + [{0, 1, 2}] * 4
    for lane in range(12):
        setup = chosen.setup(3, tables[lane % 2])
        s = played_with_medium(chosen, setup, own[lane], 5 + lane)
        scores = [chosen.rules.score(setup, s, seat) for seat in range(3)]
        assert total_scores(played)[lane].tolist() == scores
    settings = Settings("push", (Stage(1),), players=(2,), lanes=16, batch=32, mixed=0.5)
    trainer = Trainer(chosen, settings, cores, tmp_path)
    trainer.train(lambda _: None)
    assert trainer.check()["check"] < -20  # the lead over medium, of a net that has learned nothing


def played_with_medium(chosen: Any, setup: Any, own: int, seed: int) -> Any:
    """A game to its end: one seat makes the option after which it has most points."""
    rules, work = chosen.rules, chosen.heuristics.Workspace()
    s, dice, moves = rules.State(), Rng(), Moves()
    begin(dice, seed, DICE)
    rules.start(setup, s)
    while not rules.is_over(s):
        if rules.is_chance(s):
            rules.apply_outcome(setup, s, rules.roll(setup, s, dice))
            continue
        seat = of(chosen.id, first_awaited)(s)
        if seat == own:
            listed = options_of(chosen, setup, s, own)
            every = [after(chosen, setup, s, own, option) for option in listed]
            s = max(every, key=lambda then: rules.score(setup, then, own))
            continue
        rules.legal(setup, s, seat, moves)
        move = moves.item[0]
        if moves.count > 1:
            move = chosen.heuristics.medium(setup, s, seat, moves, work)
        rules.apply(setup, s, seat, move)
    return s
