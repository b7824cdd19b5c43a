"""How unusual dice are: exact probabilities of uneven counts and of long runs.

A die is its weights: (1, 1, 1, 1, 1, 1), or (2, 1, 1, 1, 1) if one of six faces is there twice.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb, erfc, exp, fsum, lcm, lgamma, log, sqrt

MOST_EXACT = 150  # dice of a kind whose unevenness is counted out
LARGEST = 1_000_000


@dataclass(frozen=True)
class Frequency:
    """A probability for people: 37 of 100."""

    count: int
    of: int


def frequency(chance: float) -> Frequency:
    """A probability in words that people use; 0 of a million means fewer than one.

    >>> frequency(0.374), frequency(0.0021)
    (Frequency(count=37, of=100), Frequency(count=2, of=1000))
    """
    of = 100
    while chance < 1 and of < LARGEST and not 0 < round(chance * of) < of:
        of *= 10
    return Frequency(round(chance * of), of)


# Uneven counts


def chi_square(weights: Sequence[int], counts: Sequence[int]) -> float:
    """Pearson's statistic: the sum of (count - expected)² / expected."""
    share = sum(counts) / sum(weights)
    if not share:
        return 0.0
    return fsum((n - share * w) ** 2 / (share * w) for n, w in zip(counts, weights, strict=True))


def chi_square_tail(x: float, degrees: int) -> float:
    """The probability that a chi-square variable is at least x: a finite sum, no approximation."""
    if x <= 0 or degrees == 0:
        return 1.0
    half = x / 2
    start = degrees % 2 / 2  # the sum runs over 0, 1, 2 … or ½, 1½, 2½ …
    terms = (start + i for i in range(degrees // 2))
    tail = fsum(exp(term * log(half) - half - lgamma(term + 1)) for term in terms)
    return min(1.0, tail + (erfc(sqrt(half)) if degrees % 2 else 0.0))


def exact_tail(weights: Sequence[int], counts: Sequence[int]) -> Fraction:
    """The probability that as many fair dice come out at least as unevenly (by `chi_square`).

    Pearson's statistic grows with the sum of count² / weight, an integer once it is multiplied by
    the least common multiple of the weights. So all ways to throw the dice are counted by that
    sum: for each half of the faces, then for both halves together.
    """
    dice, common = sum(counts), lcm(*weights)
    costs = [common // weight for weight in weights]
    observed = sum(cost * n * n for cost, n in zip(costs, counts, strict=True))
    middle = len(weights) // 2
    first = _ways(dice, weights[:middle], costs[:middle])
    second = [_at_least(ways) for ways in _ways(dice, weights[middle:], costs[middle:])]
    uneven = 0
    for n, ways in enumerate(first):
        sums, reached = second[dice - n]
        for cost, way in ways.items():
            at = bisect_left(sums, observed - cost)
            uneven += comb(dice, n) * way * reached[at]
    return Fraction(uneven, sum(weights) ** dice)


def _ways(dice: int, weights: Sequence[int], costs: Sequence[int]) -> list[dict[int, int]]:
    """For 0, 1, 2 … dice that show these faces: in how many ways the sum of costs comes about."""
    ways: list[dict[int, int]] = [{0: 1}, *({} for _ in range(dice))]
    for weight, cost in zip(weights, costs, strict=True):
        longer: list[dict[int, int]] = []
        for n in range(dice + 1):
            found: defaultdict[int, int] = defaultdict(int)
            for k in range(n + 1):
                times, more = comb(n, k) * weight**k, cost * k * k
                for total, way in ways[n - k].items():
                    found[total + more] += times * way
            longer.append(found)
        ways = longer
    return ways


def _at_least(ways: dict[int, int]) -> tuple[list[int], list[int]]:
    """The sums in ascending order, and in how many ways at least each of them comes about."""
    sums = sorted(ways)
    reached = list(accumulate((ways[total] for total in reversed(sums)), initial=0))
    return sums, reached[::-1]


def wald(deviations: Sequence[float], covariance: Sequence[Sequence[float]]) -> tuple[float, int]:
    """Pearson's statistic of dependent counts, and its degrees of freedom.

    The deviations are weighed by the inverse of their covariance (its rank may be lower). With the
    covariance of independent dice this is exactly `chi_square`.
    """
    left = list(deviations)
    matrix = [list(row) for row in covariance]
    small = 1e-9 * max((row[i] for i, row in enumerate(matrix)), default=0.0)
    open_rows = set(range(len(left)))
    total, rank = 0.0, 0
    while open_rows:
        pivot = max(open_rows, key=lambda i: matrix[i][i])
        if matrix[pivot][pivot] <= small:
            break
        open_rows.remove(pivot)
        total += left[pivot] ** 2 / matrix[pivot][pivot]
        rank += 1
        for i in open_rows:
            factor = matrix[i][pivot] / matrix[pivot][pivot]
            left[i] -= factor * left[pivot]
            for j in open_rows:
                matrix[i][j] -= factor * matrix[pivot][j]
    return total, rank


# Runs


def longest_run(faces: Sequence[str], only: str | None = None) -> tuple[int, str]:
    """The length of the longest run of a face (of `only` that one), and which face it was."""
    longest, length, found, before = 0, 0, only or "", None
    for face in faces:
        length = length + 1 if face == before else 1
        before = face
        if length > longest and only in (None, face):
            longest, found = length, face
    return longest, found


def run_chances(weights: Sequence[int], length: int, only: int | None = None) -> Iterator[Fraction]:
    """For 0, 1, 2 … throws of a die: the probability of a run at least this long.

    A run is the same face again and again; with `only`, that face. Throws without such a run are
    counted by the face that came last and how often it has come in a row.
    """
    runs = [[0] * max(0, length - 1) for _ in weights]
    without, all_throws = int(length > 0), 1
    others = without  # with `only`: throws that end in another face, or in none
    while True:
        yield 1 - Fraction(without, all_throws)
        before, all_throws = without, all_throws * sum(weights)
        if only is None:
            starts = [before - sum(run) for run in runs]
            runs = [_next(*each) for each in zip(runs, weights, starts, strict=True)]
            without = sum(map(sum, runs))
        else:
            runs[only] = _next(runs[only], weights[only], others)
            others = before * (sum(weights) - weights[only])
            without = others + sum(runs[only])


def _next(run: list[int], weight: int, starts: int) -> list[int]:
    """One throw more: runs grow, and new ones start; what grows too long is left out."""
    return [weight * n for n in (starts, *run)][: len(run)]
