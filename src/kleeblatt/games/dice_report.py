"""A tally as people read it: counts beside what was to be expected, and how unusual they are."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from math import expm1, inf, log1p

from kleeblatt.core.fairness import (
    MOST_EXACT,
    Frequency,
    chi_square,
    chi_square_tail,
    exact_tail,
    frequency,
    run_chances,
    wald,
)
from kleeblatt.games import game
from kleeblatt.games.dice_tally import Die, Draws, Part, Runs, Tally

LEAST_EXPECTED = 5  # of a face of cards or lots, for the chi-square distribution to hold
LEAST_DRAWS = 2  # a single lot says nothing


@dataclass(frozen=True)
class Face:
    """A face: how often it came, and how often it was to be expected."""

    name: str
    count: int
    expected: float


@dataclass(frozen=True)
class Run:
    """The longest run: of a face, or (a drought) of rolls without `name`.

    `chance`: how likely as many throws have a run at least this long.
    """

    name: str
    is_drought: bool
    length: int
    face: str
    chance: float
    frequency: Frequency


@dataclass(frozen=True)
class Kind:
    """Dice, cards or lots of one kind.

    `chance`: how likely they come out at least this unevenly; none if there are too few to say.
    """

    name: str
    is_dice: bool
    total: int
    faces: tuple[Face, ...]
    chance: float | None
    is_exact: bool
    frequency: Frequency | None
    run: Run | None


@dataclass(frozen=True)
class Source:
    """What came from one source: `drawn` by Kleeblatt, or `typed` in by people."""

    name: str
    kinds: tuple[Kind, ...]
    droughts: tuple[Run, ...]


@dataclass(frozen=True)
class Report:
    """The dice of one match or of several."""

    game: str
    title: str
    matches: int
    sources: tuple[Source, ...]


def report(tally: Tally) -> Report:
    """What a tally says."""
    sources = (_source(name, part) for name, part in tally.parts.items())
    shown = tuple(source for source in sources if source.kinds)
    return Report(tally.game, game(tally.game).title, tally.matches, shown)


def _source(name: str, part: Part) -> Source:
    runs = {each: _run(each, runs) for each, runs in part.runs.items()}
    kinds = [_die(each, die, runs.get(each)) for each, die in part.dice.items()]
    kinds += [
        _draws(each, draws) for each, draws in part.draws.items() if sum(draws.came) >= LEAST_DRAWS
    ]
    droughts = tuple(run for run in runs.values() if run.is_drought)
    return Source(name, tuple(kinds), droughts)


def _die(name: str, die: Die, run: Run | None) -> Kind:
    total = sum(die.came)
    is_exact = total <= MOST_EXACT
    if is_exact:
        chance = float(exact_tail(die.weights, die.came))
    else:
        chance = chi_square_tail(chi_square(die.weights, die.came), len(die.faces) - 1)
    faces = _faces(die.faces, die.came, die.expected)
    return Kind(name, True, total, faces, chance, is_exact, frequency(chance), run)


def _draws(name: str, draws: Draws) -> Kind:
    deviations = [n - e for n, e in zip(draws.came, draws.expected, strict=True)]
    possible = [expected for expected in draws.expected if expected > 0]
    chance = None
    if min(possible) >= LEAST_EXPECTED:
        chance = chi_square_tail(*wald(deviations, draws.covariance))
    shown = tuple(
        face for face in _faces(draws.faces, draws.came, draws.expected) if face.expected > 0
    )
    often = None if chance is None else frequency(chance)
    return Kind(name, False, sum(draws.came), shown, chance, False, often, None)


def _faces(names: Iterable[str], came: list[int], expected: list[float]) -> tuple[Face, ...]:
    return tuple(Face(*each) for each in zip(names, came, expected, strict=True))


def _run(name: str, runs: Runs) -> Run:
    chance = run_of_some(runs)
    return Run(name, runs.is_drought, runs.longest, runs.face, chance, frequency(chance))


def run_of_some(runs: Runs) -> float:
    """How likely at least one of the matches has a run at least as long as the longest."""
    without = 0.0  # the logarithm of how likely none has
    for weights, matches in runs.throws.items():
        only = 0 if runs.is_drought else None
        chances = list(islice(run_chances(weights, runs.longest, only), max(matches) + 1))
        for throws, count in matches.items():
            chance = float(chances[throws])
            without += count * (log1p(-chance) if chance < 1 else -inf)
    return -expm1(without)
