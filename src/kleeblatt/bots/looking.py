"""Playing by nets, as kernels: strong and expert, and how they look ahead.

How many rolls (or cards) each looks ahead is a matter of the game: `features.looks`. Where the
outcomes are few enough they are all summed up, with their weights.
"""

from typing import Any

from kleeblatt.bots.options import features, leads_to, list_options, make, rules
from kleeblatt.bots.thinking import (
    CELLS,
    CHOICES_AT,
    DEEPER,
    DEEPER_AT,
    DEEPEST_AT,
    EXPERTS,
    LIKED,
    LOOKED,
    NETS,
    TRUSTS,
    best_option,
    net_size,
    value_option,
    worth,
)
from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

ROLLS = 108  # looked at for each candidate, if there are more outcomes than can be summed
WORLDS = 1 << 30
UNKNOWN = -1e9  # a value
HUNDREDTH = 0.01
NARROWER = 4  # times as close to the best must be what is looked at once more


@kernel
def strong(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    rng: Rng,
    worlds: Rng,
    mind: list[float],
    notes: list[int],
) -> int:
    """The first move of the option that the first net likes best, after its looks ahead."""
    best = best_option(setup, s, seat, spare, lists, mind, notes, 0, 1)
    looks = features.looks(setup, 0)
    if looks > 0:
        best = look(setup, s, seat, spare, lists, rng, worlds, mind, notes, 0, 1, looks)
    return notes[CHOICES_AT + best] % rules.MOVES


@kernel
def expert(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    rng: Rng,
    worlds: Rng,
    mind: list[float],
    notes: list[int],
) -> int:
    """Of the options that its nets find good: the best one on the average of what comes next."""
    first, last = notes[EXPERTS], notes[NETS]
    best = best_option(setup, s, seat, spare, lists, mind, notes, first, last)
    looks = features.looks(setup, 1)
    if looks > 0:
        best = look(setup, s, seat, spare, lists, rng, worlds, mind, notes, first, last, looks)
    return notes[CHOICES_AT + best] % rules.MOVES


@kernel
def look(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    rng: Rng,
    worlds: Rng,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
    looks: int,
) -> int:
    """Which of the options that were listed and valued is the best, after so many looks ahead?"""
    count = lists[3].count
    trust = mind[TRUSTS + first]
    usual = features.habit(setup, s, seat, spare, lists) if trust > 0 else -1
    for i in range(count):
        if is_usual(notes, i, usual):
            mind[LIKED + i] += trust
    best = highest(mind, count)
    line = mind[LIKED + best] - features.CLOSE * HUNDREDTH
    world = below(rng, WORLDS)
    if not has_rival(mind, count, line) or not is_worth_it(
        setup, s, seat, notes[CHOICES_AT + best], spare[2]
    ):
        return best
    for deep in range(1, looks + 1):  # further only where it is still close
        best = compare_rivals(
            setup, s, seat, spare, lists, worlds, world, mind, notes, first, last, deep, line,
            usual, trust,
        )  # fmt: skip
        line = mind[LIKED + best] - features.CLOSE * HUNDREDTH / NARROWER
        if not has_rival(mind, count, line):
            break
    return best


@kernel
def compare_rivals(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    worlds: Rng,
    world: int,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
    looks: int,
    line: float,
    usual: int,
    trust: float,
) -> int:
    """The best of the options above a line, after so many looks; only their values are kept."""
    count = lists[3].count
    best = highest(mind, count)
    for i in range(count):
        mind[LOOKED + i] = UNKNOWN
    for candidate in range(features.CANDIDATES):
        option = highest(mind, count)
        if mind[LIKED + option] < line:
            break
        value = look_ahead(
            setup, s, seat, notes[CHOICES_AT + option], spare, lists, worlds, world, mind, notes,
            first, last, looks,
        )  # fmt: skip
        if is_usual(notes, option, usual):
            value += trust
        mind[LIKED + option] = UNKNOWN
        mind[LOOKED + option] = value
        if candidate == 0 or value > mind[LOOKED + best]:
            best = option
    for i in range(count):
        mind[LIKED + i] = mind[LOOKED + i]
    return best


@kernel
def is_usual(notes: list[int], i: int, usual: int) -> bool:
    """Does an option begin with the usual move?"""
    return notes[CHOICES_AT + i] % rules.MOVES == usual


@kernel
def is_worth_it(setup: Any, s: Any, seat: int, option: int, after: Any) -> bool:
    """Does a look ahead help after this option?"""
    leads_to(setup, s, seat, option, after)
    return features.can_look(setup, after, seat)


@kernel
def highest(mind: list[float], count: int) -> int:
    """The option with the highest value."""
    best = 0
    for i in range(count):
        if mind[LIKED + i] > mind[LIKED + best]:
            best = i
    return best


@kernel
def has_rival(mind: list[float], count: int, line: float) -> bool:
    """Are two options above the line?"""
    above = 0
    for i in range(count):
        above += mind[LIKED + i] >= line
    return above > 1


@kernel
def look_ahead(
    setup: Any,
    s: Any,
    seat: int,
    option: int,
    spare: list[Any],
    lists: list[Moves],
    worlds: Rng,
    world: int,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
    looks: int,
) -> float:
    """The mean worth of an option after what comes next; all options meet the same rolls."""
    after, rolled = spare[2], spare[3]
    leads_to(setup, s, seat, option, after)
    known = forget_known(mind, notes)
    total = mind[0] - mind[0]
    weights = total
    for i in range(outcomes(setup, after)):
        weight = outcome(setup, after, rolled, i, worlds, world)
        if weight == 0:
            continue
        if not (rules.awaited(rolled) >> seat) & 1:
            value = worth(setup, rolled, seat, mind, notes, first, last)
        elif looks > 1:
            value = best_looked_at(
                setup, rolled, seat, spare, lists, worlds, world, mind, notes, first, last
            )
        else:
            value = best_value(setup, rolled, seat, spare, lists, mind, notes, first, last, known)
        total += weight * value
        weights += weight
    return total / weights


@kernel
def forget_known(mind: list[float], notes: list[int]) -> int:
    """No option's value is known yet; returns where those that will be are kept."""
    known = CELLS + notes[NETS] * net_size(notes)
    for key in range(features.KEYS):
        mind[known + key] = UNKNOWN
    return known


@kernel
def outcomes(setup: Any, s: Any) -> int:
    """How many to go through: `outcome` has them all."""
    if not rules.is_chance(s):
        return 1
    count = features.outcome_count(setup, s)
    return count * features.SIDES if count > 0 else ROLLS


@kernel
def outcome(setup: Any, s: Any, after: Any, i: int, worlds: Rng, world: int) -> float:
    """Let `after` be s after the i-th outcome; returns its weight, or 0 if it cannot come.

    A die that is rolled because of it is the last digit of i.
    """
    rules.assign(after, s)
    if not rules.is_chance(s):
        return 1.0
    if features.outcome_count(setup, s) == 0:
        roll_on(setup, after, worlds, world, i)
        return 1.0
    number, side = i // features.SIDES, i % features.SIDES
    weight = features.outcome_weight(setup, s, number)
    if weight == 0:
        return 0.0
    rules.apply_outcome(setup, after, features.outcome_at(setup, s, number))
    sides = 0
    if rules.is_chance(after):
        sides = features.outcome_count(setup, after)
    if sides == 0 or sides > features.SIDES:
        roll_on(setup, after, worlds, world, number)
        return weight if side == 0 else 0.0
    if side >= sides:
        return 0.0
    total = 0
    for other in range(sides):
        total += features.outcome_weight(setup, after, other)
    share = features.outcome_weight(setup, after, side) / total
    rules.apply_outcome(setup, after, features.outcome_at(setup, after, side))
    roll_on(setup, after, worlds, world, i)
    return weight * share


@kernel
def roll_on(setup: Any, s: Any, worlds: Rng, world: int, number: int) -> None:
    """Roll until somebody must decide; every world has rolls of its own."""
    begin(worlds, world, number)
    while rules.is_chance(s):
        rules.apply_outcome(setup, s, rules.roll(setup, s, worlds))


@kernel
def best_value(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
    known: int,
) -> float:
    """The worth of the best option after a roll. From mind[known] on: values that are known."""
    count = list_options(setup, s, seat, lists, spare, 0, notes, DEEPEST_AT)
    best = mind[0] - mind[0] + UNKNOWN
    for i in range(count):
        option = notes[DEEPEST_AT + i]
        key = features.option_key(setup, s, seat, option)
        if key >= 0 and mind[known + key] > UNKNOWN:
            value = mind[known + key]
        else:
            value = value_option(setup, s, seat, option, spare[0], mind, notes, first, last)
            if key >= 0:
                mind[known + key] = value
        best = max(best, value)
    return best


@kernel
def best_looked_at(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    worlds: Rng,
    world: int,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
) -> float:
    """As `best_value`, but good options that lead to another roll are looked at once more.

    Good: close to the best, as what is looked at once more must be.
    """
    count = list_options(setup, s, seat, lists, spare, 0, notes, DEEPER_AT)
    best = mind[0] - mind[0] + UNKNOWN
    safe = best
    for i in range(count):
        option = notes[DEEPER_AT + i]
        value = value_option(setup, s, seat, option, spare[0], mind, notes, first, last)
        mind[DEEPER + i] = value
        best = max(best, value)
        if not rules.is_chance(spare[0]):
            safe = max(safe, value)
            mind[DEEPER + i] = UNKNOWN
    line = best - features.CLOSE * HUNDREDTH / NARROWER
    for i in range(count):
        if mind[DEEPER + i] >= line:
            value = mean_value(
                setup, s, seat, notes[DEEPER_AT + i], spare, lists, worlds, world, mind, notes,
                first, last,
            )  # fmt: skip
            safe = max(safe, value)
    return safe


@kernel
def mean_value(
    setup: Any,
    s: Any,
    seat: int,
    option: int,
    spare: list[Any],
    lists: list[Moves],
    worlds: Rng,
    world: int,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
) -> float:
    """The mean worth of an option after a roll, and one more."""
    after, rolled = spare[4], spare[5]
    rules.assign(after, s)
    make(setup, after, seat, option)
    known = forget_known(mind, notes)
    total = mind[0] - mind[0]
    weights = total
    for i in range(outcomes(setup, after)):
        weight = outcome(setup, after, rolled, i, worlds, world)
        if weight == 0:
            continue
        if (rules.awaited(rolled) >> seat) & 1:
            value = best_value(setup, rolled, seat, spare, lists, mind, notes, first, last, known)
        else:
            value = worth(setup, rolled, seat, mind, notes, first, last)
        total += weight * value
        weights += weight
    return total / weights
