"""What must hold for every registered game, whatever its rules."""

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from kleeblatt import GAMES, Chance, Match, SeededDice, UsageError, game, new_match, replay
from kleeblatt.core import struct
from kleeblatt.core.chance import DICE, Rng, begin
from kleeblatt.core.errors import GameError, GameOver, IllegalMove, NotYourTurn, StaleState
from kleeblatt.core.events import event_kinds
from kleeblatt.core.moves import PASS
from kleeblatt.core.record import Entry, Move, Roll, read
from kleeblatt.core.words import LANGUAGES, words
from kleeblatt.games.rulebook import rulebook
from tests.players import play_on, player_counts, random_match, seats

TABLES = [(id, players) for id in GAMES for players in player_counts(id)]


def decides_together(id: str) -> bool:
    """Do several decide at the same time?"""
    match = new_match(id, seats(2), 1)
    while not match.is_over and len(match.awaited) < 2:
        play_on(match, match.step, steps=1)
    return len(match.awaited) == 2


# In Geht noch was? only what is decided on a roll is hidden, and cards are drawn in the order in
# which they are asked for (tests/geht_noch_was/test_together.py).
SIMULTANEOUS = [id for id in GAMES if id != "geht-noch-was" and decides_together(id)]
SCORE_BOUNDS = {  # a new game has no bounds until somebody has thought about them
    "noch-mal": (-30, 70),
    "noch-mal-so-gut": (-30, 250),
    "doppelt-so-clever": (-300, 1050),
    "push": (0, 315),
    "geht-noch-was": (0, 400),
}


@pytest.mark.parametrize(("id", "players"), TABLES)
@pytest.mark.parametrize("name", ["random", "eager"])
def test_random_games(id: str, players: int, name: str) -> None:
    """Each step: unique legal moves, at least one, listing changes nothing; the game ends."""
    for seed in range(3):
        match = new_match(id, seats(players), seed)
        while not match.is_over:
            before = struct.copy(match.state)
            for seat in range(players):
                legal = match.legal_numbers(seat)
                assert bool(legal) == (seat in match.awaited)
                assert len(set(legal)) == len(legal)
                assert all(0 <= move < match.game.rules.MOVES for move in legal)
                texts = match.legal(seat)
                assert len(set(texts)) == len(texts)
                assert PASS not in legal or texts[legal.index(PASS)] == "pass"
            assert match.state == before
            play_on(match, seed * 1000 + match.step, name, steps=1)
        lowest, highest = SCORE_BOUNDS.get(id, (-(10**6), 10**6))
        assert all(lowest <= score <= highest for score in match.scores())
        assert match.winners()
        assert match.awaited == ()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_copy_shares_nothing(id: str, players: int) -> None:
    match = play_on(new_match(id, seats(players), 3), 3, steps=20)
    before = struct.copy(match.state)
    kept = struct.copy(before)
    play_on(match, 4, steps=10)
    assert before == kept
    assert match.state != kept


COPIES: dict[str, Callable[[Match], Match]] = {
    "copy()": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("id", GAMES)
def test_copies_of_a_match(id: str, how: str) -> None:
    """In the middle of a hidden decision: the same dice, secrets and way back, nothing shared."""
    match = new_match(id, seats(3), 4)
    play_on(match, 4, steps=30)
    while not match.hides and not match.is_over:
        play_on(match, match.step, steps=1)
    if match.is_over:  # PUSH hides nothing
        match = play_on(new_match(id, seats(3), 4), 4, steps=30)
    heard: list[object] = []
    match.listen(heard.append)
    before = match.record.text(), [match.view(seat) for seat in range(3)], match.undoable
    twin, other = COPIES[how](match), COPIES[how](match)
    assert (twin.record.text(), [twin.view(seat) for seat in range(3)], twin.undoable) == before
    assert twin.setup == match.setup
    play_on(twin, 9)
    assert heard == []
    assert (match.record.text(), [match.view(seat) for seat in range(3)], match.undoable) == before
    assert play_on(other, 9).record.text() == twin.record.text()
    assert play_on(match, 9).record.text() == twin.record.text()
    assert heard


@pytest.mark.parametrize("id", GAMES)
def test_copies_go_back_on_their_own(id: str) -> None:
    """What is played after a choice was taken back leaves the way back of a copy alone."""
    match = new_match(id, seats(2), 4)
    before = struct.copy(match.state)
    while match.undoable is None:
        before = struct.copy(match.state)
        play_on(match, match.step, steps=1)
    twin = match.copy()
    match.take_back()
    play_on(match, 5, steps=3)
    twin.take_back()
    assert twin.state == before


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_saved_and_replayed(id: str, players: int) -> None:
    match = random_match(id, players, seed=5)
    again = replay(read(match.record.text()))
    assert again.state == match.state
    assert again.record.text() == match.record.text()
    assert again.scores() == match.scores()
    assert again.winners() == match.winners()


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_probabilities(id: str, players: int) -> None:
    """Every outcome once, exact weights, and the dice only show outcomes of the list."""
    match = to_chance(new_match(id, seats(players), 1))
    check_chance(match)
    check_chance(to_chance(match))


def rolls(id: str, players: int) -> int | None:
    """The number of equal cases at the first chance of a game; None: nobody has counted them."""
    return {
        "noch-mal": 6 ** (4 if players == 1 else 6),
        "noch-mal-so-gut": 6 ** (5 if players == 1 else 7),
        "push": 108 if players == 2 else 120,
        "doppelt-so-clever": 6**6,
        "geht-noch-was": 6**7 if players == 1 else players,
    }.get(id)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_weights_count_equal_cases(id: str, players: int) -> None:
    """Dice, cards of the deck, or seats."""
    match = to_chance(new_match(id, seats(players), 1))
    outcomes = match.game.outcomes(match.setup, match.state)
    assert rolls(id, players) in (None, sum(weight for _, weight in outcomes))
    numbers, rng = {outcome for outcome, _ in outcomes}, Rng()
    begin(rng, 1, DICE)
    for _ in range(20):
        assert match.game.rules.roll(match.setup, match.state, rng) in numbers


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_nobody_is_awaited_while_chance_decides(id: str, players: int) -> None:
    """Nor after the end."""
    match = new_match(id, seats(players), 2)
    while not match.is_over:
        bits = match.game.rules.awaited(match.state)
        assert bits < 1 << players
        assert (bits == 0) == isinstance(match.node, Chance)
        play_on(match, 2, steps=1)
    assert match.game.rules.awaited(match.state) == 0


@pytest.mark.parametrize(("id", "players"), [t for t in TABLES if t[0].startswith("noch-mal")])
def test_only_awaited_seats_have_a_step(id: str, players: int) -> None:
    """The page shows what a seat has to do: nothing, unless the game waits for it."""
    match = new_match(id, seats(players), 4)
    while not match.is_over:
        for seat in range(players):
            step = match.view(seat)["seats"][seat]["step"]
            assert (step != "done") == (seat in match.awaited)
        play_on(match, 4, steps=1)


def check_chance(match: Match) -> None:
    outcomes = match.game.outcomes(match.setup, match.state)
    total = sum(weight for _, weight in outcomes)
    assert sum(Fraction(weight, total) for _, weight in outcomes) == 1
    assert len({outcome for outcome, _ in outcomes}) == len(outcomes)
    named = match.outcomes()
    assert len({text for text, _ in named}) == len(outcomes)
    assert sum(chance for _, chance in named) == pytest.approx(1)
    for (outcome, _), (text, _) in list(zip(outcomes, named, strict=True))[::97]:
        assert match.game.notation.read_outcome(match.setup, match.state, text) == outcome
    assert named == list(named)
    assert named[-2:] == [named[-2], named[-1]]
    first = named[0]
    assert match.roll() in {text for text, _ in named}
    assert named[0] == first  # as it was asked for, whatever has come since
    assert bool(match.outcomes()) == isinstance(match.node, Chance)


def test_outcomes_are_named_when_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Six dice: one text, not 46,656."""
    match = to_chance(new_match("doppelt-so-clever", seats(2), 1))
    made: list[int] = []
    text = match.game.notation.outcome_text

    def counted(setup: object, s: object, outcome: int) -> str:
        made.append(outcome)
        return text(setup, s, outcome)

    monkeypatch.setattr(match.game.notation, "outcome_text", counted)
    found = match.outcomes()
    assert len(found) == 6**6
    assert found[7][0].startswith("silver 1 yellow 1")
    assert len(made) == 1
    assert "46656" in repr(found)


@pytest.mark.parametrize(
    ("id", "players"), [table for table in TABLES if table[1] > 1 and table[0] in SIMULTANEOUS]
)
def test_order_of_answers_does_not_matter(id: str, players: int) -> None:
    """Seats that decide at the same time come to the same result in any order."""
    for seed in range(3):
        match = new_match(id, seats(players), seed)
        for _ in range(20):
            if match.is_over:
                break
            match.roll()
            forward, backward = (replay(match.record) for _ in range(2))
            _answer(forward, seed, lambda match: match.awaited[0])
            _answer(backward, seed, lambda match: match.awaited[-1])
            assert forward.state == backward.state
            match = forward


def _answer(match: Match, seed: int, pick: Callable[[Match], int]) -> None:
    """All decisions of a roll; what a seat chooses depends on nothing but itself and the roll."""
    while match.awaited:
        seat = pick(match)
        legal = match.legal_numbers(seat)
        own = sum(isinstance(e, Move) and e.seat == seat for e in match.record.entries)
        match.play(seat, legal[(seed * 31 + seat * 7 + own * 13) % len(legal)])


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_views(id: str, players: int) -> None:
    """JSON, the same keys for everyone, and no seed or generator in it."""
    match = play_on(new_match(id, seats(players), 987654321), 2, steps=50)
    for seat in [None, *range(players)]:
        view = json.dumps(match.view(seat))
        assert "987654321" not in view
        assert "seed" not in view
        assert "rng" not in view
    json.dumps(match.printed())


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_complete_decisions(id: str, players: int) -> None:
    """Each one plays, none twice; each legal move begins one, and nothing is left to complete."""
    rng = Random(players)
    match = new_match(id, seats(players), players)
    for seat in range(players):
        assert bool(match.decisions(seat)) == (seat in match.awaited)
    while not match.is_over:
        before = struct.copy(match.state)
        for seat in match.awaited:
            listed = match.decisions(seat)
            assert len(set(listed)) == len(listed)
            begun = dict.fromkeys(decision[0] for decision in listed)
            assert list(begun) == match.legal(seat)
            for decision in rng.sample(listed, min(len(listed), 3)):
                twin = match.copy()
                for move in decision[:-1]:
                    assert is_half(twin, seat, move)
                    twin.play(seat, move)
                    assert twin.awaited.count(seat)
                assert not is_half(twin, seat, decision[-1])
                match.copy().play_all(seat, decision)
        assert match.state == before
        play_on(match, match.step, steps=5)
    assert match.decisions(0) == []


def test_without_features_every_move_is_a_decision() -> None:
    """A game that knows no half moves has no nets either."""
    match = Match(replace(game("push"), features=None), seats(2), dice=SeededDice(1))
    while len(match.legal(match.awaited[0] if match.awaited else 0)) < 2:
        play_on(match, 1, steps=1)
    seat = match.awaited[0]
    assert match.decisions(seat) == [(move,) for move in match.legal(seat)]


def is_half(match: Match, seat: int, text: str) -> bool:
    """Does this legal move ask the same seat for another one at once?"""
    move = match.legal_numbers(seat)[match.legal(seat).index(text)]
    features = match.game.features
    return features is not None and bool(features.is_half(match.setup, match.state, seat, move))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_parts_of_a_view(id: str, players: int) -> None:
    """The phase, the table and each seat alone are what the whole view shows of them."""
    match = new_match(id, seats(players), 5)
    while not match.is_over:
        for seat in [None, *range(players)]:
            view = match.view(seat)
            assert match.phase == view["phase"]
            assert {**match.table_view(seat), "seats": view["seats"]} == view
            assert [match.seat_view(of, seat) for of in range(players)] == view["seats"]
        play_on(match, match.step, steps=7)
    for wrong in (-1, players):
        with pytest.raises(GameError):
            match.seat_view(wrong)
        with pytest.raises(GameError):
            match.seat_view(0, wrong)
        with pytest.raises(GameError):
            match.table_view(wrong)


@pytest.mark.parametrize("id", SIMULTANEOUS)
def test_simultaneous_decisions_are_hidden(id: str) -> None:
    """What others decide at the same time is not in a view until all have decided."""
    match = new_match(id, seats(3), seed=1)
    while len(match.awaited) < 2 or len(match.legal(match.awaited[0])) < 3:
        play_on(match, match.step, steps=1)
    first, last = match.awaited[0], match.awaited[-1]
    before, spectator = match.view(last), match.view(None)
    match.play(first, match.legal(first)[1])
    while first in match.awaited:
        match.play(first, match.legal(first)[0])
    assert match.view(first)["seats"][first] != before["seats"][first]
    assert match.view(last)["seats"][first] == before["seats"][first]
    assert match.seat_view(first, last) == match.seat_view(first) == before["seats"][first]
    assert match.seat_view(first, first) == match.view(first)["seats"][first]
    assert match.view(None) == spectator
    stage = match.game.rules.stage(match.state)
    while match.game.rules.stage(match.state) == stage:
        match.play(match.awaited[0], match.legal(match.awaited[0])[0])
    assert match.view(last)["seats"][first] != before["seats"][first]


def last_entry(match: Match) -> Entry | None:
    return match.record.entries[-1] if match.record.entries else None


@pytest.mark.parametrize("id", GAMES)
def test_what_one_decides_alone_is_seen_at_once(id: str) -> None:
    match = new_match(id, seats(2), seed=1)
    while len(match.awaited) != 1 or not isinstance(last_entry(match), Roll):
        play_on(match, match.step, steps=1)
    alone = match.awaited[0]
    before = match.view(1 - alone)
    match.play(alone, match.legal(alone)[-1])
    assert match.view(1 - alone) != before


@pytest.mark.parametrize("id", GAMES)
def test_refusals_change_nothing(id: str) -> None:
    match = to_chance(new_match(id, seats(2), seed=1))
    untouched = match.record.text()
    with pytest.raises(NotYourTurn):
        match.play(0, match.game.rules.MOVES - 1)
    assert match.record.text() == untouched
    while isinstance(match.node, Chance):
        match.roll()
    rolled, state = match.record.text(), struct.copy(match.state)
    assert rolled != untouched
    seat, step = match.awaited[0], match.step
    first = match.legal(seat)[0]
    for who, move, error in (
        (seat, "nonsense", GameError),
        (seat, 10**6, IllegalMove),
        (7, first, NotYourTurn),
        (-1, first, NotYourTurn),
    ):
        with pytest.raises(error):
            match.play(who, move)
    with pytest.raises(StaleState):
        match.play(seat, first, step=step - 1)
    with pytest.raises(NotYourTurn):
        match.roll()
    with pytest.raises(GameError):
        match.play_all(seat, [first, "nonsense"])
    assert match.record.text() == rolled
    assert match.state == state
    match.play(seat, first, step=step)
    over = random_match(id, 2, seed=1)
    with pytest.raises(GameOver):
        over.play(0, first)
    with pytest.raises(GameOver):
        over.roll()


@pytest.mark.parametrize("id", GAMES)
def test_take_back(id: str) -> None:
    match = new_match(id, seats(2), seed=1)
    with pytest.raises(GameError):
        match.take_back()
    to_chance(match).roll()
    while not match.awaited or len(match.legal_numbers(match.awaited[0])) < 2:
        play_on(match, match.step, steps=1)
    before, state = match.record.text(), struct.copy(match.state)
    seat = match.awaited[0]
    match.play(seat, match.legal(seat)[1])
    if isinstance(last_entry(match), Move):
        assert match.take_back() == seat
        assert match.record.text() == before
        assert match.state == state
    over = random_match(id, 2, seed=1)
    with pytest.raises(GameError):
        over.take_back_roll()


def to_chance(match: Match) -> Match:
    """Go on to the next roll."""
    while not isinstance(match.node, Chance):
        play_on(match, match.step, steps=1)
    return match


@pytest.mark.parametrize("id", GAMES)
def test_listeners_hear_every_entry(id: str) -> None:
    match = new_match(id, seats(2), seed=1)
    heard: list[Entry] = []
    match.listen(heard.append)
    play_on(match, 1)
    assert heard == match.record.entries


@pytest.mark.parametrize("id", GAMES)
def test_play_forced(id: str) -> None:
    match = random_match(id, game(id).min_players, seed=2)
    assert match.play_forced() == 0
    made = 0
    for seed in range(5):
        match = new_match(id, seats(2), seed)
        while not match.is_over:
            if isinstance(match.node, Chance):
                match.roll()
            made += match.play_forced()
            assert all(len(match.legal_numbers(seat)) > 1 for seat in match.awaited)
            play_on(match, seed, steps=1)
    assert made > 0


@pytest.mark.parametrize("id", GAMES)
def test_player_counts(id: str) -> None:
    found = game(id)
    for players in (found.min_players - 1, found.max_players + 1):
        with pytest.raises(UsageError):
            found.setup(players)
    assert set(found.complete({})) == {option.name for option in found.options}


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_breakdown_adds_up(id: str, players: int) -> None:
    match = play_on(new_match(id, seats(players), 8), 8, steps=200)
    for seat, score in enumerate(match.scores()):
        assert sum(match.breakdown(seat).values()) == score


@pytest.mark.parametrize("id", GAMES)
def test_everything_has_words(id: str) -> None:
    """What a game names is a message in both languages, and its rules are written in both."""
    found = game(id)
    named = [f"{id}-about"]
    named += [f"part-{part}" for part in found.parts]
    named += [f"option-{option.name}" for option in found.options]
    named += [f"reason-{reason}" for reason in found.notation.REASONS]
    named += [f"told-{found.family}-{kind.name()}" for kind in event_kinds(found.events)]
    missing = [(to, each) for to in LANGUAGES for each in named if not words(to).has(each)]
    assert missing == []
    assert all(rulebook(found, language).startswith("# ") for language in LANGUAGES)


def test_solo_has_a_rating() -> None:
    for id in (id for id in GAMES if game(id).min_players == 1):
        assert random_match(id, 1, seed=3).rating() is not None
        assert random_match(id, 2, seed=3).rating() is None
        assert new_match(id, ["Ada"], seed=1).rating() is None


@pytest.mark.parametrize("id", [id for id in GAMES if game(id).min_players == 1])
def test_ratings_name_their_bounds_and_their_words(id: str) -> None:
    """From the best level down, without gaps; the last one takes whatever is left."""
    levels = len(game(id).solo_levels)
    found = [game(id).rating(least) for least in game(id).solo_levels]
    found.append(game(id).rating(min(game(id).solo_levels) - 1))
    assert [rating.level for rating in found] == list(range(levels + 1))
    assert found[0].most is None
    assert found[-1].least is None
    for better, worse in pairwise(found):
        assert better.least is not None
        assert worse.most == better.least - 1
        assert game(id).rating(worse.most) == worse
    for language in LANGUAGES:
        assert len({rating.text(language) for rating in found}) == levels + 1
