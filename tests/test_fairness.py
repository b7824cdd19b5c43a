"""Exact probabilities against counting everything, and against published figures."""

from fractions import Fraction
from itertools import islice, product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleeblatt.core.fairness import (
    MOST_EXACT,
    Frequency,
    chi_square,
    chi_square_tail,
    exact_tail,
    frequency,
    longest_run,
    run_chances,
    wald,
)

FAIR = (1, 1, 1, 1, 1, 1)
DICE = st.lists(st.integers(1, 4), min_size=2, max_size=4)


def throws(weights: tuple[int, ...], dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """Every way in which dice can fall, with its probability."""
    total = sum(weights)
    return [
        (faces, prod((Fraction(weights[face], total) for face in faces), start=Fraction(1)))
        for faces in product(range(len(weights)), repeat=dice)
    ]


@settings(max_examples=40, deadline=None)
@given(DICE, st.data())
def test_uneven_counts_against_every_throw(sides: list[int], data: st.DataObject) -> None:
    weights = tuple(sides)
    dice = data.draw(st.integers(0, 5))
    seen = data.draw(st.sampled_from([faces for faces, _ in throws(weights, dice)]))

    def unevenness(faces: tuple[int, ...]) -> Fraction:
        expected = [Fraction(dice * w, sum(weights)) for w in weights]
        counts = [faces.count(face) for face in range(len(weights))]
        if dice == 0:
            return Fraction(0)
        return sum(
            ((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True)), start=Fraction(0)
        )

    brute = sum(
        chance for faces, chance in throws(weights, dice) if unevenness(faces) >= unevenness(seen)
    )
    counts = [seen.count(face) for face in range(len(weights))]
    assert exact_tail(weights, counts) == brute
    assert chi_square(weights, counts) == pytest.approx(float(unevenness(seen)))


@pytest.mark.parametrize("weights", [(1, 1), (1, 1, 1), (2, 1, 1), (1, 3)])
@pytest.mark.parametrize("only", [None, 0, 1])
@pytest.mark.parametrize("length", range(6))
def test_runs_against_every_throw(weights: tuple[int, ...], only: int | None, length: int) -> None:
    for count, chance in enumerate(islice(run_chances(weights, length, only), 8)):
        brute = Fraction(0)
        for faces, probability in throws(weights, count):
            words = [str(face) for face in faces]
            longest, _ = longest_run(words, None if only is None else str(only))
            brute += probability * (longest >= length)
        assert chance == brute


def test_a_known_run() -> None:
    """De Moivre, The Doctrine of Chances, problem LXXIV: three heads in a row in ten throws."""
    assert list(islice(run_chances((1, 1), 3, only=0), 11))[10] == Fraction(65, 128)


def test_longest_run() -> None:
    assert longest_run([]) == (0, "")
    assert longest_run(["a", "b", "b", "a", "a"]) == (2, "b")
    assert longest_run(["a", "b", "b", "a", "a", "a"], only="b") == (2, "b")
    assert longest_run(["a", "a"], only="b") == (0, "b")


@pytest.mark.parametrize(
    ("x", "degrees", "tail"),
    [  # scipy 1.17.1, scipy.stats.chi2.sf
        (0.5, 1, 0.47950012218695337),
        (3.84, 1, 0.05004352124870519),
        (1, 2, 0.6065306597126334),
        (4.0, 4, 0.40600584970983794),
        (5, 5, 0.4158801869955079),
        (11.07, 5, 0.050009618622405425),
        (30, 5, 1.4748581038443073e-05),
        (300, 5, 1.0015302305957817e-62),
        (7.3, 7, 0.3983264579760526),
        (40, 40, 0.4702572668392401),
        (45000, 46655, 0.9999999788739415),
        (46655, 46655, 0.4991293275242772),
        (47500, 46655, 0.002962435759046737),
    ],
)
def test_the_chi_square_distribution(x: float, degrees: int, tail: float) -> None:
    assert chi_square_tail(x, degrees) == pytest.approx(tail, rel=1e-10)


def test_nothing_is_uneven_about_nothing() -> None:
    assert chi_square_tail(0, 5) == chi_square_tail(3, 0) == 1
    assert chi_square(FAIR, [0] * 6) == 0
    assert exact_tail(FAIR, [0] * 6) == 1


@pytest.mark.parametrize("shift", [1, 3, 6])
def test_where_counting_ends_the_approximation_is_close(shift: int) -> None:
    dice = MOST_EXACT // 6
    counts = [dice + shift, dice - shift, dice + shift, dice - shift, dice, dice]
    exact = float(exact_tail(FAIR, counts))
    assert chi_square_tail(chi_square(FAIR, counts), 5) == pytest.approx(exact, abs=0.015)


@given(DICE, st.lists(st.integers(0, 30), min_size=4, max_size=4))
def test_independent_dice_as_dependent_counts(sides: list[int], found: list[int]) -> None:
    """With the covariance of independent dice the general statistic is Pearson's."""
    counts = found[: len(sides)]
    dice, total = sum(counts), sum(sides)
    chances = [side / total for side in sides]
    deviations = [n - dice * p for n, p in zip(counts, chances, strict=True)]
    covariance = [
        [dice * (p * (i == j) - p * q) for j, q in enumerate(chances)]
        for i, p in enumerate(chances)
    ]
    statistic, rank = wald(deviations, covariance)
    assert rank == (len(sides) - 1 if dice else 0)
    assert statistic == pytest.approx(chi_square(sides, counts), abs=1e-6)


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (0.374, (37, 100)),
        (0.994, (99, 100)),
        (0.9976, (998, 1000)),
        (0.0021, (2, 1000)),
        (0.00004, (4, 100_000)),
        (1e-9, (0, 1_000_000)),
        (0.0, (0, 1_000_000)),
        (1.0, (100, 100)),
    ],
)
def test_probabilities_for_people(chance: float, said: tuple[int, int]) -> None:
    assert frequency(chance) == Frequency(*said)
