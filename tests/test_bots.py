"""The ladder: every level plays every table, and knows only what its seat may know."""

import random
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kleeblatt import GAMES, UsageError, game, new_match
from kleeblatt.bots import (
    LEVELS,
    all_bots,
    bot,
    checked_bot,
    fallbacks,
    opinions,
    plays_as,
)
from kleeblatt.bots.binding import workspace
from kleeblatt.bots.evaluation import worth
from kleeblatt.bots.net import Aim, Net
from kleeblatt.bots.nets import (
    describe,
    experts_nets,
    has_nets,
    nets_of,
    weights_of,
)
from kleeblatt.bots.options import MORE, leads_to
from kleeblatt.bots.search import look, look_ahead, strong
from kleeblatt.bots.workspace import Nets
from kleeblatt.core import struct
from kleeblatt.core.dice import DealtDice
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import bound
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.moves import Moves
from kleeblatt.games.push.rules import DRAW, GO_ON, OVER, cards_left
from kleeblatt.lab.batch import simulate
from kleeblatt.lab.playouts import DEALT
from tests.afterstates import after, options_of
from tests.afterstates import positions as decisions
from tests.players import THINKING_TODAY, player_counts, seats

CLEVER = "doppelt-so-clever"
POSITIONS = 4_000


def test_the_names_are_the_same_in_every_game() -> None:
    assert LEVELS == ("random", "easy", "medium", "strong", "expert")
    assert all_bots()[: len(LEVELS)] == LEVELS
    assert checked_bot("eager") == "eager"
    with pytest.raises(UsageError, match="genius"):
        bot("genius")


def without_nets(id: str) -> Game:
    return replace(game(id), nets="nowhere")


LEARNED = [id for id in GAMES if game(id).features]  # these must have nets


@pytest.mark.parametrize("id", GAMES)
def test_levels_without_nets_play_as_medium_and_say_so(id: str) -> None:
    counts = player_counts(id)
    if id in LEARNED:
        assert fallbacks(game(id), counts) == ()
        assert all(plays_as(game(id), n, "expert") == "expert" for n in counts)
    found = without_nets(id)
    assert not has_nets(found)
    assert fallbacks(found, counts) == ("strong", "expert")
    assert plays_as(found, counts[0], "strong") == "medium"
    assert plays_as(found, counts[0], "easy") == "easy"
    assert weights_of(found, counts[0]).size == 0
    match = Match(found, seats(counts[-1]), dice=DealtDice(1))
    while isinstance(match.node, Chance):
        match.roll()
    seat = match.awaited[0]
    assert bot("expert").choose(match, seat) == bot("medium").choose(match, seat)


@pytest.mark.parametrize(("id", "players"), [(id, n) for id in GAMES for n in player_counts(id)])
def test_every_level_plays_every_table(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game with all levels at the table, before anything has been compiled.

    That is slow: players by nets hand over to medium after a few decisions.
    """
    module = import_module("kleeblatt.bots.bot")
    monkeypatch.setattr(module, "compiled_thinking", lambda *_: None)
    match = new_match(id, seats(players), seed=players)
    bots = [bot(LEVELS[-1 - seat % len(LEVELS)], seat) for seat in range(players)]
    decisions = 0
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[-1]
        match.play(seat, bots[seat].choose(match.seen_by(seat), seat))
        decisions += 1
        if decisions == 6 * players:
            bots = [bot("medium") if b.name in ("strong", "expert") else b for b in bots]
    assert match.winners()


# Nobody knows more than its seat


class Position:
    """A decision: what everybody saw last, and what has been decided since then."""

    def __init__(self, shown: Any, since: list[tuple[int, int]], state: Any, seat: int) -> None:
        self.shown, self.since, self.state, self.seat = shown, since, state, seat


def positions(id: str, players: int, seed: int, chance: random.Random) -> Iterator[Position]:
    """All decisions of a game that is played at random, seats in any order."""
    rules, setup = game(id).rules, game(id).setup(players)
    dice, state, moves = DealtDice(seed), rules.State(), Moves()
    rules.start(setup, state)
    shown, since = struct.copy(state), list[tuple[int, int]]()
    while not rules.is_over(state):
        stage = rules.stage(state)
        if rules.is_chance(state):
            rules.apply_outcome(setup, state, dice.draw(game(id), setup, state, 0))
        else:
            seat = chance.choice([n for n in range(players) if rules.awaited(state) >> n & 1])
            rules.legal(setup, state, seat, moves)
            if moves.count > 1:
                yield Position(shown, list(since), struct.copy(state), seat)
            rules.legal(setup, state, seat, moves)
            move = moves.item[chance.randrange(moves.count)]
            rules.apply(setup, state, seat, move)
            since.append((seat, move))
        if rules.stage(state) != stage or rules.is_chance(state):
            shown, since = struct.copy(state), []


def otherwise(id: str, players: int, at: Position, chance: random.Random) -> Any:
    """The same position for its seat, but the others have decided something else."""
    rules, setup, moves = game(id).rules, game(id).setup(players), Moves()
    state = struct.copy(at.shown)
    for seat, move in at.since:
        if not rules.awaited(state) >> seat & 1:
            continue
        if seat != at.seat:
            rules.legal(setup, state, seat, moves)
            move = moves.item[chance.randrange(moves.count)]
        rules.apply(setup, state, seat, move)
    return state


@pytest.mark.parametrize("id", GAMES)
def test_hidden_things_change_no_decision(id: str) -> None:
    """4,000 positions: other cards and dice to come, other secret choices, the same decision."""
    chance = random.Random(7)
    levels = ["easy", "medium"] * 10 + (["strong"] if id == CLEVER else [])
    counts, seen, differ = [n for n in player_counts(id) if n > 1], 0, 0
    seed = 0
    while seen < POSITIONS:
        seed += 1
        players = counts[seed % len(counts)]
        for at in positions(id, players, seed, chance):
            other = otherwise(id, players, at, chance)
            if not game(id).rules.awaited(other) >> at.seat & 1:
                continue  # what the others decided has ended the stage
            name = levels[seen % len(levels)]
            seen += 1
            differ += other != at.state
            table = [Match.at(game(id), seats(players), {}, s) for s in (at.state, other)]
            table[1].dice = DealtDice(seed + 1)
            one, two = (bot(name, 3).choose(match, at.seat) for match in table)
            assert one == two, (name, at.state, other)
    if id in ("noch-mal", "noch-mal-so-gut", "geht-noch-was", CLEVER):
        assert differ > 100  # there was something hidden


# Nets


@pytest.mark.parametrize(("id", "players"), [(id, n) for id in LEARNED for n in player_counts(id)])
def test_opinions_tell_worth_spread_and_parts(id: str, players: int) -> None:
    chance, found = random.Random(1), game(id)
    for at in list(positions(id, players, 1, chance))[:: 8 if players == 1 else 25]:
        match = Match.at(found, seats(players), {}, at.state)
        told = opinions(match, at.seat)
        assert {opinion.moves[0] for opinion in told} <= set(match.legal_numbers(at.seat))
        for opinion in told:
            assert opinion.worth == pytest.approx(sum(opinion.parts.values()), abs=0.01)
            assert opinion.spread >= 0
            assert set(opinion.parts) == set(found.parts)


def test_an_opinion_is_honest_at_the_end_and_at_the_start() -> None:
    """At the start about what strong reaches; of a finished game exactly the score."""
    match = new_match(CLEVER, ["Ada"], seed=5)
    match.roll()
    first = max(opinions(match, 0), key=lambda opinion: opinion.worth)
    assert 340 < first.worth < 390
    assert 25 < first.spread < 50
    with pytest.raises(UsageError):
        opinions(Match(without_nets("push"), ["Ada", "Ben"], dice=DealtDice(1)), 0)


def test_strong_is_the_same_live_and_in_batches() -> None:
    """NumPy at the table, kernels in batches: the same games, but for near ties."""
    games = 12
    batch = simulate(game(CLEVER), 1, bots=["strong"], games=games, seed=50, luck=DEALT)
    same = 0
    for number in range(games):
        match = Match(game(CLEVER), ["P"], dice=DealtDice(50 + number))
        strong = bot("strong")
        while not match.is_over:
            if isinstance(match.node, Chance):
                match.roll()
            else:
                match.play(0, strong.choose(match, 0))
        same += match.scores()[0] == batch.scores[number][0]
    assert same >= games - 2
    assert batch.scores.mean() > 330


def test_the_expert_plays_at_once_and_searches_when_it_can() -> None:
    from kleeblatt.bots.readiness import compiled_thinking

    match = new_match(CLEVER, ["Ada"], seed=6)
    match.roll()
    compiled_thinking(game(CLEVER), patient=True)
    move = bot("expert", 1).choose(match, 0)
    assert move in match.legal_numbers(0)
    assert bot("expert", 1).choose(match, 0) == move  # the same seed, the same thought
    assert bot("expert", 1, patient=False).choose(match, 0) in match.legal_numbers(0)


@pytest.mark.parametrize("id", THINKING_TODAY)
def test_thinking_is_compiled_for_every_game(id: str) -> None:
    """Strong and expert through a whole game; strong decides as its net says, but for near ties."""
    found = game(id)
    match = new_match(id, seats(2), seed=4)
    bots = [bot("strong", 1), bot("expert", 2)]
    asked = same = 0
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
            continue
        seat = match.awaited[0]
        seen = match.seen_by(seat)
        move = bots[seat].choose(seen, seat)
        looks = found.features.looks(match.setup, 0)
        if seat == 0 and looks == 0 and len(seen.legal_numbers(0)) > 1:
            told = opinions(seen, seat, nets_of(found, 2)[:1])
            best = max(told, key=lambda opinion: opinion.liking)
            like_it = [o.liking for o in told if o.moves[0] == move]
            asked += 1
            same += max(like_it) > best.liking - 0.01
        match.play(seat, move)
    assert same >= asked - 2


@pytest.mark.parametrize(
    ("id", "players", "nets"),
    [
        (CLEVER, 2, 1), (CLEVER, 4, 1),
        ("noch-mal", 1, 1), ("noch-mal", 2, 2), ("noch-mal", 5, 1),
        ("noch-mal-so-gut", 1, 1), ("noch-mal-so-gut", 2, 2), ("noch-mal-so-gut", 5, 1),
        ("geht-noch-was", 2, 2), ("geht-noch-was", 3, 1),
        ("push", 2, 1), ("push", 6, 1),
    ],
)  # fmt: skip
def test_nets_are_read_for_their_tables(id: str, players: int, nets: int) -> None:
    """Strong asks the first net, the expert the last one: the table's own, if there is one."""
    chosen = game(id)
    found = nets_of(chosen, players)
    weights, described = weights_of(chosen, players), describe(chosen, players)
    assert weights.dtype == np.float32
    assert not weights.flags.writeable
    assert experts_nets(chosen, players) == found[-1:]
    assert (described.count, described.expert) == (len(found), len(found) - 1) == (nets, nets - 1)
    assert {net.weights[0].shape for net in found} == {(described.inputs, described.first)}


def test_the_expert_of_doppelt_so_clever_asks_two_nets_alone() -> None:
    assert len(nets_of(game(CLEVER), 1)) == 2
    assert experts_nets(game(CLEVER), 1) == nets_of(game(CLEVER), 1)
    assert describe(game(CLEVER), 1).expert == 0


def test_opinions_of_nets_that_look_at_the_others() -> None:
    """A net that always expects 1 point of each part, 20 more for the others, and half a win."""
    match = new_match("push", ["Ada", "Ben"], seed=1)
    inputs, parts = match.game.features.INPUTS, match.game.rules.PARTS
    zeros = [np.zeros(shape, np.float32) for shape in ((inputs, 2), (2, 2), (2, parts + MORE))]
    expects = np.array([1.0] * parts + [-20.0, 12.0], np.float32)
    biases = (np.zeros(2, np.float32), np.zeros(2, np.float32), expects)
    net = Net(tuple(zeros), biases, zeros[1][:, :1], np.zeros(1, np.float32), Aim(0.5, 2))
    for opinion in opinions(match, 0, [net]):
        assert opinion.worth == parts  # nobody has any yet
        assert opinion.win == 0.5
        assert opinion.liking == parts - 10 + 24


def test_nets_leave_the_baseline_only_for_more_than_their_trust() -> None:
    """A net that knows nothing but the points that lie there: with trust enough it is medium."""
    chosen, left = game("push"), 0
    rules, setup = chosen.rules, chosen.setup(3)
    think: Any = bound(strong, rules=rules, features=chosen.features)
    work, weights = ignorant(chosen)
    for at in positions("push", 3, 1, random.Random(1)):
        usual = bot("medium").choose(Match.at(chosen, seats(3), {}, at.state), at.seat)
        for trust in (0.0, 1000.0):
            work.search.nets.trust[0] = trust
            move = think(setup, at.state, at.seat, work, weights)
            assert move == usual or trust == 0.0
            left += move != usual
    assert left > 5


@pytest.mark.parametrize(
    ("seen", "looks", "best"),
    [
        ([(3.0, 0.0), (2.0, 9.0), (1.0, 9.0)], [(0, 1), (1, 1), (2, 1)], 0),  # clear at once
        ([(3.0, 2.0), (2.5, 2.2), (1.0, 9.0)], [(0, 1), (1, 1), (2, 1), (0, 2), (1, 2)], 1),
        ([(1.0, 0.0), (1.0, 0.0), (1.5, 0.1)], [(n, d) for d in (1, 2) for n in (0, 1, 2)], 2),
    ],
)
def test_second_looks_only_where_the_first_is_close(
    seen: list[tuple[float, float]], looks: list[tuple[int, int]], best: int
) -> None:
    """What is seen of three options after one card, and after two."""
    asked: list[tuple[int, int]] = []

    chosen = game("push")
    features = SimpleNamespace(CLOSE=300, CANDIDATES=4)
    work, weights = ignorant(chosen)
    options = work.search.options
    options.count = len(seen)
    for option in range(len(seen)):
        options.number[option] = option
        options.value[option] = -option / 10  # in this order
    reached: list[int] = []

    def found(setup: Any, seat: int, search: Any, weights: Any) -> float:
        asked.append((reached[-1], search.depth))
        return seen[reached[-1]][search.depth - 1]

    bind = {
        "look_ahead": found,
        "leads_to": lambda setup, s, seat, option, after: reached.append(option),
        "is_worth_it": lambda *_: True,
        "below": lambda *_: 0,
    }
    look_at: Any = bound(look, rules=chosen.rules, features=features, **bind)
    assert look_at(None, None, 0, work, weights, 2) == best
    assert sorted(asked) == sorted(looks)


def ignorant(chosen: Game) -> tuple[Any, Any]:
    """The workspace and the weights of a net with one cell in each layer, and all weights 0."""
    work = workspace(chosen, chosen.max_players)
    nets = work.search.nets = Nets()
    nets.count = nets.first = nets.second = 1
    nets.inputs, nets.outputs = chosen.features.INPUTS, chosen.rules.PARTS
    work.search.last_net = 1
    return work, np.zeros(chosen.features.INPUTS + 20)


def test_the_last_card_is_solved() -> None:
    """With one card left in PUSH, looking ahead is brute force: every card, every side of the die,
    every row, and whatever the others take."""
    chosen, seen = game("push"), 0
    rules, setup = chosen.rules, chosen.setup(3)
    patient = SimpleNamespace(**{**vars(chosen.features), "CLOSE": 10**6})
    look: Any = bound(look_ahead, rules=rules, features=patient)
    work, weights = ignorant(chosen)
    work.search.depth = 2
    leads: Any = bound(leads_to, rules=rules, features=chosen.features)

    def best(s: Any, seat: int) -> float:
        """The points in the end; the others take anything, which changes nothing."""
        if rules.is_over(s):
            return float(rules.score(setup, s, seat))
        if rules.is_chance(s):
            weighed = list(chosen.outcomes(setup, s))
            values = [weight * best(then(s, outcome), seat) for outcome, weight in weighed]
            return sum(values) / sum(weight for _, weight in weighed)
        mine = rules.awaited(s) >> seat & 1
        asked = seat if mine else next(n for n in range(3) if rules.awaited(s) >> n & 1)
        values = [
            best(after(chosen, setup, s, asked, o), seat)
            for o in options_of(chosen, setup, s, asked)
        ]
        return max(values) if mine else values[-1]

    def then(s: Any, outcome: int) -> Any:
        rolled = struct.copy(s)
        rules.apply_outcome(setup, rolled, outcome)
        return rolled

    for seed in range(60):
        for at in positions("push", 3, seed, random.Random(seed)):
            if cards_left(at.state) == 1 and at.state.phase == GO_ON:
                seen += 1
                leads(setup, at.state, at.seat, DRAW, work.search.after)
                value = look(setup, at.seat, work.search, weights)
                drawn = after(chosen, setup, at.state, at.seat, DRAW)
                assert value == pytest.approx(best(drawn, at.seat))
    assert seen > 5


# Own bots


class Hare:
    """Always the last move."""

    name = "hare"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        return match.legal_numbers(seat)[-1]


class Point:
    name = "hare"

    def load(self) -> type[Hare]:
        return Hare


def test_an_own_bot_joins_by_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("kleeblatt.bots.bot")
    monkeypatch.setattr(module, "own_bots", lambda: {"hare": Point()})
    assert all_bots()[-1] == "hare"
    assert checked_bot("hare") == "hare"
    hare = bot("hare", 9)
    match = new_match("push", ["Ada", "Ben"], seed=1)
    assert hare.choose(match, 0) == match.legal_numbers(0)[-1]


def test_what_counts_in_the_end() -> None:
    """The own points; by the net's aim, those of the others, and a win."""
    chosen = game("push")
    setup, s = chosen.setup(2), chosen.rules.State()
    chosen.rules.start(setup, s)
    s.phase, s.display = OVER, [0b1001, 0b1, *s.display[2:]]
    assert chosen.rules.is_over(s)
    ada, ben = (chosen.rules.score(setup, s, seat) for seat in (0, 1))
    assert ada > ben
    worth_of: Any = bound(worth, rules=chosen.rules, features=chosen.features)
    work, weights = ignorant(chosen)
    search = work.search
    assert worth_of(setup, s, 0, search, weights) == ada
    search.nets.against[1], search.nets.win[1] = 0.5, 2  # of the second net
    assert worth_of(setup, s, 0, search, weights) == ada
    search.first_net, search.last_net = 1, 2
    assert worth_of(setup, s, 0, search, weights) == ada - ben / 2 + 48
    assert worth_of(setup, s, 1, search, weights) == ben - ada / 2


@pytest.mark.parametrize("id", ["noch-mal", "noch-mal-so-gut"])
def test_the_last_rolls_are_solved(id: str) -> None:
    """Before the last roll, looking ahead is brute force: every roll, every crossing, the score."""
    chosen = game(id)
    rules, setup = chosen.rules, chosen.setup(1)
    look: Any = bound(look_ahead, rules=rules, features=chosen.features)
    *_, (s, _, listed) = (
        (struct.copy(s), seat, listed)
        for s, seat, listed in decisions(chosen, setup, 1)
        if s.rolls == setup.last_roll - 1
    )
    work, weights = ignorant(chosen)
    work.search.depth = 1
    leads: Any = bound(leads_to, rules=rules, features=chosen.features)
    for option in random.Random(2).sample(listed, min(2, len(listed))):
        leads(setup, s, 0, option, work.search.after)
        value = look(setup, 0, work.search, weights)
        then = after(chosen, setup, s, 0, option)
        total = best = 0
        for outcome, weight in chosen.outcomes(setup, then):
            rolled = struct.copy(then)
            rules.apply_outcome(setup, rolled, outcome)
            ends = (
                after(chosen, setup, rolled, 0, o) for o in options_of(chosen, setup, rolled, 0)
            )
            best += weight * max(rules.score(setup, end, 0) for end in ends)
            total += weight
        assert value == pytest.approx(best / total)
