"""What is counted of finished matches, in every game, against a plain count."""

import json
from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from kleeblatt import GAMES, Chance, Match, SecretDice, SeededDice, TypedDice, UsageError, game
from kleeblatt.core.errors import GameError
from kleeblatt.core.fairness import exact_tail
from kleeblatt.core.game import Lot
from kleeblatt.core.record import Roll
from kleeblatt.games.dice_report import report, run_of_some
from kleeblatt.games.dice_tally import (
    DRAWN,
    TYPED,
    Draws,
    Runs,
    Tally,
    drought_weights,
    face_weights,
    shown,
    tally_of,
)
from tests.players import play_on, player_counts, random_match, seats

TABLES = [(id, players) for id in GAMES for players in player_counts(id)]
SECRET = bytes(range(32))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_roll_is_counted(id: str, players: int) -> None:
    """Counts and expectations sum to the same, and the counts are those of the record."""
    match = random_match(id, players, seed=11)
    tally = tally_of(match.record)
    assert (tally.game, tally.matches) == (id, 1)
    part = tally.parts[DRAWN]
    counted = sum(sum(die.came) for die in part.dice.values())
    again = Match(match.game, match.players, match.options, dice=match.dice)
    assert counted == sum(
        throw.count
        for before, entry in zip(
            (each for each, _ in Match.moments(match.record, again.game)),
            match.record.entries,
            strict=False,
        )
        if isinstance(entry, Roll)
        for throw in before.throws()
    )
    for die in part.dice.values():
        assert sum(die.expected) == pytest.approx(sum(die.came))
    for draws in part.draws.values():
        assert sum(draws.expected) == pytest.approx(sum(draws.came))
        assert all(row[i] >= -1e-12 for i, row in enumerate(draws.covariance))
        assert all(sum(row) == pytest.approx(0, abs=1e-9) for row in draws.covariance)
    assert tally.parts[TYPED].dice == {}
    assert Tally.from_json(json.loads(json.dumps(tally.as_json()))) == tally


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_dice_fall_independently_with_their_weights(id: str, players: int) -> None:
    """The product of single dice is exactly the distribution of outcomes."""
    if players not in player_counts(id):
        return
    match = to_throw(Match(game(id), seats(players), dice=SecretDice(SECRET)))
    total = sum(weight for _, weight in match.game.outcomes(match.setup, match.state))
    throws = match.throws()
    waited = Fraction(0)
    for outcome, weight in match.game.outcomes(match.setup, match.state)[::13]:
        text = match.game.notation.outcome_text(match.setup, match.state, outcome)
        chance = Fraction(1)
        for throw, faces in zip(throws, shown(throws, text).values(), strict=True):
            assert len(faces) == throw.count
            weights = dict(zip(throw.face_names, face_weights(match, throw), strict=True))
            chance *= Fraction(prod(weights[f] for f in faces), sum(weights.values()) ** len(faces))
            ways = factorial(len(faces))
            chance *= ways // prod(factorial(times) for times in Counter(faces).values())
        assert chance == Fraction(weight, total)
    if id in ("noch-mal", "noch-mal-so-gut", "geht-noch-was"):
        lacking, having = drought_weights(match)
        dice = sum(throw.count for throw in throws if throw.name != "special")
        waited = Fraction(lacking, lacking + having)
        assert waited == Fraction(5, 6) ** dice


def to_throw(match: Match) -> Match:
    while not match.throws():
        play_on(match, 1, steps=1)
    return match


@pytest.mark.parametrize("id", ["push", "doppelt-so-clever", "geht-noch-was"])
def test_cards_and_lots_against_every_outcome(id: str) -> None:
    """Expected counts are the sums of the exact probabilities, worked out here as fractions."""
    players = 1 if id == "doppelt-so-clever" else 2
    match = random_match(id, players, seed=4)
    expected: dict[str, dict[int, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for (before, _), entry in zip(
        Match.moments(match.record, match.game), match.record.entries, strict=False
    ):
        if not isinstance(entry, Roll) or before.throws():
            continue
        found = before.game.lot(before.setup, before.state)
        assert found
        outcomes = before.game.outcomes(before.setup, before.state)
        total = sum(weight for _, weight in outcomes)
        faces = [Counter(found.shown(outcome)) for outcome, _ in outcomes]
        for face in range(len(found.faces)):
            open_times = [each[face] - min(other[face] for other in faces) for each in faces]
            for times, (_, weight) in zip(open_times, outcomes, strict=True):
                expected[found.name][face] += Fraction(times * weight, total)
    draws = tally_of(match.record).parts[DRAWN].draws
    assert {name for name, faces in expected.items() if any(faces.values())} == set(draws)
    for name, counted in draws.items():
        for face, mean in enumerate(counted.expected):
            assert mean == pytest.approx(float(expected[name][face]), abs=1e-9)


def test_a_card_that_must_come_is_not_luck() -> None:
    lots = Lot("card", ("fits", "bust"), lambda card: (card % 2,))
    draws = Draws.none(lots.faces)
    draws.draw(lots, ((0, 3), (2, 1)), 2)
    assert draws == Draws.none(lots.faces)
    draws.draw(lots, ((0, 3), (1, 1)), 1)
    assert draws.came == [0, 1]
    assert draws.expected == [0.75, 0.25]
    assert draws.covariance == [[0.1875, -0.1875], [-0.1875, 0.1875]]


def daring(seed: int) -> Match:
    """A match of PUSH in which everybody draws on whatever happens."""
    match = Match(game("push"), seats(2), dice=SeededDice(seed))
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            (seat,) = match.awaited
            legal = match.legal(seat)
            match.play(seat, "draw" if "draw" in legal else legal[-1])
    return match


def test_in_push_the_bust_is_the_luck() -> None:
    """A card counts as bust exactly when the turn ends without a row."""
    matches = [daring(seed) for seed in range(5)]
    busts = certain = 0
    for match in matches:
        could_fit = True
        for after, entry in Match.moments(match.record, match.game):
            if isinstance(entry, Roll) and after.throws():
                busts += 1
                certain += not could_fit
            if draw := after.game.lot(after.setup, after.state):
                could_fit = any(
                    draw.shown(card) == (0,)
                    for card, _ in after.game.outcomes(after.setup, after.state)
                )
    counted = (tally_of(match.record).parts[DRAWN].draws.get("card") for match in matches)
    assert busts > 10
    assert sum(draws.came[1] for draws in counted if draws) == busts - certain


@pytest.mark.parametrize("id", GAMES)
def test_tallies_add_up(id: str) -> None:
    """In any order, and as if all matches had been counted in one go."""
    players = max(2, game(id).min_players)
    tallies = [tally_of(random_match(id, players, seed).record).as_json() for seed in range(3)]
    forward, backward = Tally(id), Tally(id)
    for tally in tallies:
        forward.add(Tally.from_json(tally))
    for tally in reversed(tallies):
        backward.add(Tally.from_json(tally))
    assert forward.matches == backward.matches == 3
    for name, die in forward.parts[DRAWN].dice.items():
        assert die == backward.parts[DRAWN].dice[name]
        assert sum(die.came) == sum(sum(t[DRAWN]["dice"][name]["came"]) for t in tallies)
    for name, runs in forward.parts[DRAWN].runs.items():
        assert runs.throws == backward.parts[DRAWN].runs[name].throws
        assert runs.longest == max(t[DRAWN]["runs"][name]["longest"] for t in tallies)
    for name, draws in forward.parts[DRAWN].draws.items():
        assert draws.expected == pytest.approx(backward.parts[DRAWN].draws[name].expected)
    assert len(json.dumps(forward.as_json())) < 4000


def test_tallies_of_other_games_are_refused() -> None:
    with pytest.raises(UsageError):
        Tally("push").add(Tally("noch-mal"))
    with pytest.raises(UsageError):
        Tally.from_json({"tally": 0})


@pytest.mark.parametrize("id", GAMES)
def test_a_running_match_tells_nothing(id: str) -> None:
    match = play_on(Match(game(id), seats(2), dice=SecretDice(SECRET)), 1, steps=30)
    with pytest.raises(GameError) as refused:
        tally_of(match.record)
    assert refused.value.id == "not-over"


@pytest.mark.parametrize("id", GAMES)
def test_typed_dice_are_counted_apart(id: str) -> None:
    """Dice that people threw never mix with Kleeblatt's cards."""
    match = Match(game(id), seats(2), dice=SecretDice(SECRET))
    source = SecretDice(bytes(32))
    number = 0
    while not match.is_over:
        if isinstance(match.node, Chance) and match.throws():
            outcome = source.draw(match.game, match.setup, match.state, number)
            number += 1
            text = match.game.notation.outcome_text(match.setup, match.state, outcome)
            match.inject(text)
        else:
            play_on(match, match.step, steps=1)
    tally = tally_of(match.record)
    assert tally.parts[DRAWN].dice == {}
    assert tally.parts[TYPED].draws == {}
    assert tally.parts[TYPED].dice
    names = [source.name for source in report(tally).sources]
    assert names == [DRAWN, TYPED] if tally.parts[DRAWN].draws else [TYPED]


def test_only_typed_dice() -> None:
    match = Match(game("noch-mal"), ["Ada"], dice=TypedDice())
    while not match.is_over:
        if isinstance(match.node, Chance):
            match.inject("blue x 1 ?")
        else:
            play_on(match, 1, steps=1)
    (source,) = report(tally_of(match.record)).sources
    colour, number = source.kinds
    rolls = colour.total // 2
    assert source.name == TYPED
    assert {face.name: face.count for face in colour.faces if face.count} == {
        "blue": rolls,
        "joker": rolls,
    }
    assert {face.name: face.count for face in number.faces if face.count} == {
        "1": rolls,
        "joker": rolls,
    }
    (drought,) = source.droughts
    assert (drought.name, drought.length) == ("joker", 0)
    assert colour.chance == float(exact_tail((1,) * 6, [rolls, rolls, 0, 0, 0, 0]))


@pytest.mark.parametrize("id", GAMES)
def test_reports(id: str) -> None:
    """Of one match exact where it can be, of many still small and quick."""
    players = max(2, game(id).min_players)
    tally = tally_of(random_match(id, players, 3).record)
    found = report(tally)
    for source in found.sources:
        for kind in source.kinds:
            assert kind.total == sum(face.count for face in kind.faces)
            assert kind.chance is None or 0 < kind.chance <= 1
            assert (kind.frequency is None) == (kind.chance is None)
            assert kind.run is None or 0 <= kind.run.chance <= 1
    many = Tally(id)
    for _ in range(200):
        many.add(Tally.from_json(tally.as_json()))
    assert report(many).matches == 200
    assert all(
        kind.total == 200 * sum(tally.parts[DRAWN].dice[kind.name].came)
        for kind in report(many).sources[0].kinds
        if kind.is_dice
    )


def test_runs_of_several_matches() -> None:
    """At least one of two coins thrown twice shows the same face twice: 1 - (1/2)²."""
    runs = Runs(is_drought=False, longest=2, face="1")
    runs.throws[1, 1][2] = 2
    assert run_of_some(runs) == pytest.approx(0.75)
    runs.throws[1, 1][1] = 5  # too short for a run
    assert run_of_some(runs) == pytest.approx(0.75)
    certain = Runs(is_drought=False, longest=1)
    certain.throws[1, 1][3] = 1
    assert run_of_some(certain) == 1


def test_fair_dice_look_fair() -> None:
    """Of many matches the chances spread evenly: about a tenth of them lie below a tenth."""
    chances = []
    for seed in range(120):
        tally = tally_of(random_match("doppelt-so-clever", 1, seed).record)
        chances += [
            kind.chance for kind in report(tally).sources[0].kinds if kind.chance and kind.is_dice
        ]
    assert len(chances) == 720
    assert 45 < sum(chance <= 0.1 for chance in chances) < 100
    assert 300 < sum(chance <= 0.5 for chance in chances) < 420


def test_hands_of_dice_are_all_of_them() -> None:
    """The number dice of NOCH MAL! alone: two dice, 21 hands, none left out."""
    match = Match(game("noch-mal"), ["Ada"], dice=SecretDice(SECRET))
    throws = match.throws()
    hands = {tuple(sorted(shown(throws, text)["number"])) for text, _ in match.outcomes()}
    faces = throws[1].face_names
    assert hands == {tuple(sorted(hand)) for hand in combinations_with_replacement(faces, 2)}
