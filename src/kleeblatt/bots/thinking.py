"""What nets say of options, as kernels.

A *mind* is one array of floats: cells to work with, the weights of one net after the other, and
room for values of options. *Notes* are an array of whole numbers: the shape of the nets, then room
for inputs and options.

    net     a matrix row for each input, a bias; a row for each hidden cell, a bias; once more.
            What is told of two options differs in a few inputs only: only these are added or taken
            away from the first layer that was found for the first option
    cells   first hidden layer, second hidden layer, outputs: the points to come, by part, and
            (from nets for several players) what is to come for the others, and of a win
    aims    of each net: how much the others' points and a win count
    trusts  of each net: how many points a move must be better than its habit
"""

from typing import Any

from kleeblatt.bots.options import (
    OPTIONS,
    features,
    leads_to,
    list_options,
    rival,
    rules,
    won,
)
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

NETS, FIRST, SECOND, PARTS, INPUTS, EXPERTS = range(6)  # the shape, in the notes
SEER = 6  # the seat whose view is kept (see `see`)
STAMP, BASIS, BASE = 7, 8, 9  # what was told last, and first; how many inputs that were
TOLD = 16  # where the inputs are noted that are 1; and those that no longer are, and the first ones
MOST_TOLD = 1024
GONE_AT = TOLD + MOST_TOLD
BASE_AT = GONE_AT + MOST_TOLD
STAMPS_AT = BASE_AT + MOST_TOLD  # when each input was 1 last
MOST_INPUTS = 4096
CHOICES_AT = STAMPS_AT + MOST_INPUTS
DEEPER_AT = CHOICES_AT + OPTIONS
DEEPEST_AT = DEEPER_AT + OPTIONS
NOTES = DEEPEST_AT + OPTIONS
CELLS = 10240  # at the beginning of a mind
BASES = 1024  # first layers of the nets, for the first inputs
LIKED = CELLS - OPTIONS  # where options' values are noted
MOST_NETS = 8
DEEPER = LIKED - OPTIONS  # and those of options after a roll
AIMS = DEEPER - 2 * MOST_NETS  # for each net, how much others' points and a win count
TRUSTS = AIMS - MOST_NETS  # for each net, how many points its habit is worth
LOOKED = TRUSTS - OPTIONS  # options' values after a look ahead


@kernel
def to_come(mind: list[float], notes: list[int], net: int, told: int, gone: int) -> float:
    """What a net expects of the points to come: so many inputs are told anew, so many are gone."""
    first, second, parts = notes[FIRST], notes[SECOND], notes[PARTS]
    start = CELLS + net * net_size(notes)
    copy_cells(mind, BASES + net * first, 0, first)
    add_rows(mind, notes, TOLD, told, start, 0, first)
    take_rows(mind, notes, gone, start, first)
    weights = start + (notes[INPUTS] + 1) * first
    layer(mind, 0, first, weights, second)
    layer(mind, first, second, weights + (first + 1) * second, parts)
    total = mind[0] - mind[0]  # 0, as the mind's kind of number
    for part in range(rules.PARTS):
        total += mind[first + second + part]
    if parts > rules.PARTS:
        total += mind[AIMS + 2 * net] * mind[first + second + rules.PARTS]
        total += mind[AIMS + 2 * net + 1] * mind[first + second + rules.PARTS + 1]
    return total


@kernel
def set_basis(mind: list[float], notes: list[int], told: int, first: int, last: int) -> None:
    """The first layers for the inputs that are told first: later ones differ in a few only."""
    notes[STAMP] += 1
    notes[BASIS] = notes[STAMP]
    notes[BASE] = told
    for k in range(told):
        notes[BASE_AT + k] = notes[TOLD + k]
        notes[STAMPS_AT + notes[TOLD + k]] = notes[STAMP]
    width = notes[FIRST]
    for net in range(first, last):
        start = CELLS + net * net_size(notes)
        copy_cells(mind, start + notes[INPUTS] * width, BASES + net * width, width)  # the bias
        add_rows(mind, notes, BASE_AT, told, start, BASES + net * width, width)


@kernel
def compare(notes: list[int], told: int) -> int:
    """Leave those inputs noted that are new against the basis; returns how many."""
    notes[STAMP] += 1
    new = 0
    for k in range(told):
        input = notes[TOLD + k]
        if notes[STAMPS_AT + input] < notes[BASIS]:
            notes[TOLD + new] = input
            new += 1
        else:
            notes[STAMPS_AT + input] = notes[STAMP]
    return new


@kernel
def missing(notes: list[int]) -> int:
    """Note the inputs of the basis that are not told now; returns how many."""
    gone = 0
    for k in range(notes[BASE]):
        input = notes[BASE_AT + k]
        if notes[STAMPS_AT + input] != notes[STAMP]:
            notes[GONE_AT + gone] = input
            gone += 1
    return gone


@kernel
def net_size(notes: list[int]) -> int:
    """How many weights a net has."""
    first, second, parts = notes[FIRST], notes[SECOND], notes[PARTS]
    return (notes[INPUTS] + 1) * first + (first + 1) * second + (second + 1) * parts


@kernel
def copy_cells(mind: list[float], source: int, target: int, width: int) -> None:
    """Cells, from one place to another."""
    before, after = mind[source : source + width], mind[target : target + width]
    for j in range(width):
        after[j] = before[j]


@kernel
def add_rows(
    mind: list[float], notes: list[int], told_at: int, told: int, start: int, at: int, width: int
) -> None:
    """Add the rows of inputs to the cells of a first layer."""
    cells = mind[at : at + width]  # slices: the compiler then adds many cells at a time
    for k in range(told):
        first = start + notes[told_at + k] * width
        row = mind[first : first + width]
        for j in range(width):
            cells[j] += row[j]


@kernel
def take_rows(mind: list[float], notes: list[int], gone: int, start: int, width: int) -> None:
    """Take the rows of inputs away that are gone."""
    cells = mind[0:width]
    for k in range(gone):
        first = start + notes[GONE_AT + k] * width
        row = mind[first : first + width]
        for j in range(width):
            cells[j] -= row[j]


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
    if rules.is_over(s):
        total += mind[AIMS + 2 * first + 1] * won(setup, s, seat)
    else:
        told = features.features(setup, s, seat, notes[TOLD:])
        if notes[BASE] == 0:
            set_basis(mind, notes, told, first, last)
        told = compare(notes, told)
        gone = missing(notes)
        for net in range(first, last):
            total += to_come(mind, notes, net, told, gone)
        total /= last - first
    if mind[AIMS + 2 * first] > 0:
        total += mind[AIMS + 2 * first] * rival(setup, s, seat)
    return total + rules.score(setup, s, seat)


@kernel
def value_option(
    setup: Any,
    s: Any,
    seat: int,
    option: int,
    after: Any,
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
) -> float:
    """What an option is worth; `after` is where it leads."""
    leads_to(setup, s, seat, option, after)
    return worth(setup, after, seat, mind, notes, first, last)


@kernel
def best_option(
    setup: Any,
    s: Any,
    seat: int,
    spare: list[Any],
    lists: list[Moves],
    mind: list[float],
    notes: list[int],
    first: int,
    last: int,
) -> int:
    """List the options from notes[CHOICES_AT] on, with their values; which is worth most?"""
    count = list_options(setup, s, seat, lists, spare, 0, notes, CHOICES_AT)
    notes[BASE] = 0
    best = 0
    for i in range(count):
        mind[LIKED + i] = value_option(
            setup, s, seat, notes[CHOICES_AT + i], spare[0], mind, notes, first, last
        )
        if mind[LIKED + i] > mind[LIKED + best]:
            best = i
    lists[3].count = count
    return best
