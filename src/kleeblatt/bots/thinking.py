"""Playing by nets, as kernels: strong values what each option leads to, expert looks a roll ahead.

A *mind* is one array of floats: cells to work with, then the weights of one net after the other.
*Notes* are an array of whole numbers: the shape of the nets, then room for inputs and options.

    net     a matrix row for each input, a bias; a row for each hidden cell, a bias; once more
    cells   first hidden layer, second hidden layer, outputs: the points to come, by part
"""

from typing import Any

from kleeblatt.bots.options import OPTIONS, features, list_options, make, rules
from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

NETS, FIRST, SECOND, PARTS, INPUTS, EXPERTS = range(6)  # the shape, in the notes
TOLD = 8  # where the inputs are noted; the options follow
MOST_TOLD = 512
CHOICES_AT = TOLD + MOST_TOLD
DEEPER_AT = CHOICES_AT + OPTIONS
NOTES = DEEPER_AT + OPTIONS
CELLS = 2048  # at the beginning of a mind
LIKED = CELLS - OPTIONS  # where options' values are noted

ROLLS = 108  # looked at for each candidate, if there are more outcomes than can be summed
CANDIDATES = 2
CLOSE = 0.75  # points: options further behind the best one are left out
WORLDS = 1 << 30


@kernel
def to_come(mind: list[float], notes: list[int], net: int, told: int) -> float:
    """What a net expects of the points to come, with the first `told` inputs of the notes at 1."""
    first, second, parts = notes[FIRST], notes[SECOND], notes[PARTS]
    start = CELLS + net * net_size(notes)
    add_rows(mind, notes, told, start, first)
    weights = start + (notes[INPUTS] + 1) * first
    layer(mind, 0, first, weights, second)
    layer(mind, first, second, weights + (first + 1) * second, parts)
    total = mind[0] - mind[0]  # 0, as the mind's kind of number
    for part in range(parts):
        total += mind[first + second + part]
    return total


@kernel
def net_size(notes: list[int]) -> int:
    """How many weights a net has."""
    first, second, parts = notes[FIRST], notes[SECOND], notes[PARTS]
    return (notes[INPUTS] + 1) * first + (first + 1) * second + (second + 1) * parts


@kernel
def add_rows(mind: list[float], notes: list[int], told: int, start: int, width: int) -> None:
    """The first layer: a bias, and the rows of all inputs that are 1."""
    cells = mind[0:width]
    bias = start + notes[INPUTS] * width
    row = mind[bias : bias + width]  # slices: the compiler then adds many cells at a time
    for j in range(width):
        cells[j] = row[j]
    for k in range(told):
        at = start + notes[TOLD + k] * width
        row = mind[at : at + width]
        for j in range(width):
            cells[j] += row[j]


@kernel
def layer(mind: list[float], cells: int, width: int, weights: int, after: int) -> None:
    """From cells that are above 0 to the next cells; the biases come after the weights."""
    out = mind[cells + width : cells + width + after]
    bias = weights + width * after
    row = mind[bias : bias + after]
    for i in range(after):
        out[i] = row[i]
    for j in range(width):
        cell = mind[cells + j]
        if cell > 0:
            at = weights + j * after
            row = mind[at : at + after]
            for i in range(after):
                out[i] += cell * row[i]


@kernel
def worth(
    setup: Any, s: Any, seat: int, mind: list[float], notes: list[int], first: int, last: int
) -> float:
    """Points and points to come, by the mean of the nets from `first` to before `last`."""
    total = mind[0] - mind[0]
    if not rules.is_over(s):
        told = features.features(setup, s, seat, notes[TOLD:])
        for net in range(first, last):
            total += to_come(mind, notes, net, told)
        total /= last - first
    return total + rules.score(setup, s, seat)


@kernel
def best_option(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    mind: list[float],
    notes: list[int],
    at: int,
    first: int,
    last: int,
) -> int:
    """List the options from notes[at] on; which is worth most? Its worth is in mind[LIKED]."""
    count = list_options(setup, s, seat, lists[0], lists[1], spare[0], notes, at)
    best = 0
    for i in range(count):
        rules.assign(spare[0], s)
        features.forget_others(setup, spare[0], seat)
        make(setup, spare[0], seat, notes[at + i])
        value = worth(setup, spare[0], seat, mind, notes, first, last)
        if at == CHOICES_AT:
            mind[LIKED + i] = value
        elif i == 0 or value > mind[LIKED - 1]:
            mind[LIKED - 1] = value
            best = i
    if at == CHOICES_AT:
        for i in range(count):
            if mind[LIKED + i] > mind[LIKED + best]:
                best = i
        lists[2].count = count
    return best


@kernel
def strong(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    mind: list[float],
    notes: list[int],
) -> int:
    """The first half of the option that the first net likes best."""
    best = best_option(setup, s, seat, spare, lists, mind, notes, CHOICES_AT, 0, 1)
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
    """Of the options that its nets find good: the best one on the average of the next rolls."""
    first, last = notes[EXPERTS], notes[NETS]
    best = best_option(setup, s, seat, spare, lists, mind, notes, CHOICES_AT, first, last)
    count = lists[2].count
    line = mind[LIKED + best] - CLOSE
    world = below(rng, WORLDS)
    found, highest = best, mind[LIKED] - mind[LIKED]
    for candidate in range(CANDIDATES):
        next_best = -1
        for i in range(count):
            if mind[LIKED + i] >= line and (
                next_best < 0 or mind[LIKED + i] > mind[LIKED + next_best]
            ):
                next_best = i
        if next_best < 0 or (candidate == 0 and not has_rival(mind, count, line)):
            break
        value = look_ahead(
            setup, s, seat, notes[CHOICES_AT + next_best], spare, lists, worlds, world, mind, notes
        )
        mind[LIKED + next_best] = line - CLOSE
        if candidate == 0 or value > highest:
            found, highest = next_best, value
    return notes[CHOICES_AT + found] % rules.MOVES


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
) -> float:
    """The mean worth of an option after the next roll; all options meet the same rolls."""
    first, last = notes[EXPERTS], notes[NETS]
    rules.assign(spare[1], s)
    features.forget_others(setup, spare[1], seat)
    make(setup, spare[1], seat, option)
    rolls = 1
    exact = 0
    if rules.is_chance(spare[1]):
        exact = features.equal_outcomes(setup, spare[1])
        rolls = exact if exact > 0 else ROLLS
    total = mind[0] - mind[0]
    for roll in range(rolls):
        rules.assign(spare[2], spare[1])
        if exact > 0:
            rules.apply_outcome(setup, spare[2], roll)
        begin(worlds, world, roll)
        while rules.is_chance(spare[2]):
            rules.apply_outcome(setup, spare[2], rules.roll(setup, spare[2], worlds))
        if (rules.awaited(spare[2]) >> seat) & 1:
            best_option(setup, spare[2], seat, spare, lists, mind, notes, DEEPER_AT, first, last)
            total += mind[LIKED - 1]
        else:
            total += worth(setup, spare[2], seat, mind, notes, first, last)
    return total / rolls
