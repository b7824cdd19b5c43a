"""What the dice and cards of finished matches showed: counts that add up, small enough to keep.

tally = tally_of(record)                        # one match
kept.add(tally)                                 # and all others of this game
kept = Tally.from_json(json.loads(text))        # text = json.dumps(kept.as_json())

Only what everybody at the table saw is counted, and only once the match is over. Dice that people
threw and typed in are counted apart from Kleeblatt's own. `docs/dice.md` explains the numbers.
"""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import gcd
from typing import Any

from kleeblatt.core.errors import GameError, UsageError
from kleeblatt.core.fairness import longest_run
from kleeblatt.core.game import Game, Lot, Outcomes, Throw
from kleeblatt.core.match import Match
from kleeblatt.core.record import Record, Roll
from kleeblatt.games import game_of

FORMAT = 1
DRAWN, TYPED = "drawn", "typed"  # by Kleeblatt, or by people with real dice

Weights = tuple[int, ...]


@dataclass
class Die:
    """Dice of one kind: how often each face came. `weights` says how often it should."""

    faces: tuple[str, ...]
    weights: Weights
    came: list[int]

    @property
    def expected(self) -> list[float]:
        """How often each face was to be expected."""
        return [sum(self.came) * weight / sum(self.weights) for weight in self.weights]

    def add(self, other: "Die") -> None:
        """Add those of another match."""
        _must_be(self.faces == other.faces and self.weights == other.weights)
        self.came = _sum(self.came, other.came)


@dataclass
class Draws:
    """Cards or lots of one kind: the probabilities of all draws, summed, with their covariance."""

    faces: tuple[str, ...]
    came: list[int]
    expected: list[float]
    covariance: list[list[float]]

    @classmethod
    def none(cls, faces: tuple[str, ...]) -> "Draws":
        """Nothing drawn yet."""
        size = len(faces)
        return cls(faces, [0] * size, [0.0] * size, [[0.0] * size for _ in faces])

    def draw(self, lot: Lot, outcomes: Outcomes, outcome: int) -> None:
        """Count a draw, except for what was certain."""
        shown: Counter[tuple[int, ...]] = Counter()
        for each, weight in outcomes:
            shown[_counts(lot, each)] += weight
        total = sum(shown.values())
        certain = [min(counts) for counts in zip(*shown, strict=True)]
        mean = [
            sum(w * n for n, w in zip(counts, shown.values(), strict=True)) / total
            for counts in zip(*shown, strict=True)
        ]
        came = _counts(lot, outcome)
        for i, face in enumerate(mean):
            self.came[i] += came[i] - certain[i]
            self.expected[i] += face - certain[i]
            for j, other in enumerate(mean):
                both = sum(weight * counts[i] * counts[j] for counts, weight in shown.items())
                self.covariance[i][j] += both / total - face * other

    def add(self, other: "Draws") -> None:
        """Add those of another match."""
        _must_be(self.faces == other.faces)
        self.came = _sum(self.came, other.came)
        self.expected = _sum(self.expected, other.expected)
        pairs = zip(self.covariance, other.covariance, strict=True)
        self.covariance = [_sum(mine, others) for mine, others in pairs]


@dataclass
class Runs:
    """The longest run, and how many throws there were in each match (they bound its length).

    Of a single die: the same face again and again. Of a drought: rolls without what people wait
    for; its "die" has two faces, rolls without it and rolls with it.
    """

    is_drought: bool
    longest: int = 0
    face: str = ""
    throws: dict[Weights, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, other: "Runs") -> None:
        """Add those of another match."""
        _must_be(self.is_drought == other.is_drought)
        if other.longest > self.longest:
            self.longest, self.face = other.longest, other.face
        for weights, matches in other.throws.items():
            self.throws[weights].update(matches)


@dataclass
class Part:
    """Dice of one source."""

    dice: dict[str, Die] = field(default_factory=dict)
    draws: dict[str, Draws] = field(default_factory=dict)
    runs: dict[str, Runs] = field(default_factory=dict)

    def add(self, other: "Part") -> None:
        """Add those of another match."""
        _add_all(self.dice, other.dice)
        _add_all(self.draws, other.draws)
        _add_all(self.runs, other.runs)


@dataclass
class Tally:
    """Everything counted in some finished matches of a game."""

    game: str
    matches: int = 0
    parts: dict[str, Part] = field(default_factory=lambda: {DRAWN: Part(), TYPED: Part()})

    def add(self, other: "Tally") -> None:
        """Add other matches of the same game."""
        _must_be(self.game == other.game)
        self.matches += other.matches
        for name, part in self.parts.items():
            part.add(other.parts[name])

    def as_json(self) -> dict[str, Any]:
        """Everything, ready for JSON."""
        parts = {name: _part_as_json(part) for name, part in self.parts.items()}
        return {"tally": FORMAT, "game": self.game, "matches": self.matches, **parts}

    @classmethod
    def from_json(cls, found: dict[str, Any]) -> "Tally":
        """The tally of its JSON."""
        _must_be(found.get("tally") == FORMAT)
        parts = {name: _part_from_json(found[name]) for name in (DRAWN, TYPED)}
        return cls(found["game"], found["matches"], parts)


def tally_of(record: Record) -> Tally:
    """Count the dice and cards of a finished match; every step of the record is checked."""
    game = game_of(record)
    counts = {DRAWN: _Counting(game), TYPED: _Counting(game)}
    match = None
    for (match, _), entry in zip(
        Match.moments(record, game), [*record.entries, None], strict=False
    ):
        if isinstance(entry, Roll):
            counts[TYPED if entry.by_hand else DRAWN].count(match, entry.text)
    assert match
    if not match.is_over:
        raise GameError("not-over")
    return Tally(game.id, 1, {name: counting.finished() for name, counting in counts.items()})


class _Counting:
    """Counts the rolls of one match and one source."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._part = Part()
        self._thrown: defaultdict[str, list[str]] = defaultdict(list)  # by single dice
        self._weights: dict[str, Weights] = {}

    def count(self, match: Match, text: str) -> None:
        """Count what comes next in a match."""
        if throws := match.throws():
            self._count_dice(match, throws, text)
        elif found := match.game.lot(match.setup, match.state):
            outcome = match.game.notation.read_outcome(match.setup, match.state, text)
            draws = self._part.draws.setdefault(found.name, Draws.none(found.faces))
            draws.draw(found, match.game.outcomes(match.setup, match.state), outcome)

    def _count_dice(self, match: Match, throws: tuple[Throw, ...], text: str) -> None:
        for (name, faces), throw in zip(shown(throws, text).items(), throws, strict=True):
            weights = face_weights(match, throw)
            die = self._part.dice.setdefault(
                name, Die(throw.face_names, weights, [0] * len(throw.faces))
            )
            for face in faces:
                die.came[die.faces.index(face)] += 1
            if throw.count == 1:
                self._throw(name, faces[0], weights)
        if drought := match.game.drought:
            came = "" if drought.words.isdisjoint(text.split()) else "with"
            self._throw(drought.name, came, drought_weights(match))

    def _throw(self, name: str, face: str, weights: Weights) -> None:
        self._thrown[name].append(face)
        self._weights[name] = weights

    def finished(self) -> Part:
        """All that was counted."""
        self._part.draws = {k: draws for k, draws in self._part.draws.items() if any(draws.came)}
        for name, faces in self._thrown.items():
            is_drought = name not in self._part.dice
            longest, face = longest_run(faces, only="" if is_drought else None)
            runs = Runs(is_drought, longest, face)
            runs.throws[self._weights[name]][len(faces)] = 1
            self._part.runs[name] = runs
        return self._part


# What a throw shows


def shown(throws: tuple[Throw, ...], text: str) -> dict[str, list[str]]:
    """The faces of each kind of dice in a roll in words."""
    words = text.split()
    found: dict[str, list[str]] = {}
    for throw in throws:
        words = words[throw.is_said :]
        names = dict(zip(throw.faces, throw.face_names, strict=True))
        found[throw.name] = [names[word] for word in words[: throw.count]]
        words = words[throw.count :]
    return found


def face_weights(match: Match, throw: Throw) -> Weights:
    """How often a die of a throw shows each face, as its smallest whole numbers."""
    return _weighed(match)[0][throw.name]


def drought_weights(match: Match) -> Weights:
    """How often a roll lacks what people wait for, and how often it has it."""
    return _weighed(match)[1]


_known: dict[tuple[str, tuple[Throw, ...]], tuple[dict[str, Weights], Weights]] = {}


def _weighed(match: Match) -> tuple[dict[str, Weights], Weights]:
    """Both, from all outcomes of a throw. Dice fall the same way at every table: kept for good."""
    key = match.game.id, match.throws()
    if key not in _known:
        _known[key] = _weigh(match)
    return _known[key]


def _weigh(match: Match) -> tuple[dict[str, Weights], Weights]:
    throws = match.throws()
    counts: dict[str, Counter[str]] = {throw.name: Counter() for throw in throws}
    waited = match.game.drought.words if match.game.drought else frozenset()
    lacking = having = 0
    for outcome, weight in match.game.outcomes(match.setup, match.state):
        text = match.game.notation.outcome_text(match.setup, match.state, outcome)
        for name, faces in shown(throws, text).items():
            for face in faces:
                counts[name][face] += weight
        lacks = waited.isdisjoint(text.split())
        lacking, having = lacking + weight * lacks, having + weight * (not lacks)
    fair = {
        throw.name: _smallest([counts[throw.name][face] for face in throw.face_names])
        for throw in throws
    }
    return fair, _smallest([lacking, having])


def _smallest(weights: Sequence[int]) -> Weights:
    common = gcd(*weights)
    return tuple(weight // common for weight in weights)


def _counts(lot: Lot, outcome: int) -> tuple[int, ...]:
    """How often an outcome shows each face."""
    faces = lot.shown(outcome)
    return tuple(faces.count(face) for face in range(len(lot.faces)))


# Adding, and JSON


def _must_be(fits: bool) -> None:
    if not fits:
        raise UsageError("other-tally")


def _sum(mine: list[Any], others: list[Any]) -> list[Any]:
    return [a + b for a, b in zip(mine, others, strict=True)]


def _add_all(mine: dict[str, Any], others: dict[str, Any]) -> None:
    for name, other in others.items():
        if name in mine:
            mine[name].add(other)
        else:
            mine[name] = other


def _part_as_json(part: Part) -> dict[str, Any]:
    return {
        "dice": {
            name: {"faces": die.faces, "weights": die.weights, "came": die.came}
            for name, die in part.dice.items()
        },
        "draws": {
            name: {
                "faces": draws.faces,
                "came": draws.came,
                "expected": draws.expected,
                "covariance": draws.covariance,
            }
            for name, draws in part.draws.items()
        },
        "runs": {
            name: {
                "is_drought": runs.is_drought,
                "longest": runs.longest,
                "face": runs.face,
                "throws": [
                    [list(weights), sorted(matches.items())]
                    for weights, matches in runs.throws.items()
                ],
            }
            for name, runs in part.runs.items()
        },
    }


def _part_from_json(found: dict[str, Any]) -> Part:
    part = Part()
    for name, each in found["dice"].items():
        part.dice[name] = Die(tuple(each["faces"]), tuple(each["weights"]), list(each["came"]))
    for name, each in found["draws"].items():
        covariance = [list(row) for row in each["covariance"]]
        faces, came, expected = tuple(each["faces"]), list(each["came"]), list(each["expected"])
        part.draws[name] = Draws(faces, came, expected, covariance)
    for name, each in found["runs"].items():
        runs = Runs(each["is_drought"], each["longest"], each["face"])
        for weights, matches in each["throws"]:
            runs.throws[tuple(weights)].update(dict(matches))
        part.runs[name] = runs
    return part
