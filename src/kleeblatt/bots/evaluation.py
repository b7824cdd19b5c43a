"""What nets say of options, as kernels.

The weights of a table's nets lie one net after the other, as 32-bit floats:

    net     a matrix row for each input, a bias; a row for each hidden cell, a bias; once more

The outputs are the points to come, by part, and (from nets for several players) what is to come for
the others, and of a win. The options of a decision differ in a few inputs only: only these are
added to or taken away from the first layer that was found for the first option, the *basis*.
"""

from typing import Any

from kleeblatt.bots.options import features, leads_to, list_options, rival, rules, won
from kleeblatt.bots.workspace import Inputs, Nets, Search
from kleeblatt.core.kernel import kernel


@kernel
def points_to_come(search: Search, weights: list[float], net: int, new: int, gone: int) -> float:
    """What a net expects: so many inputs are new against the basis, so many are gone."""
    nets, cells, inputs = search.nets, search.layers, search.inputs
    at = net * net_size(nets)
    copy_cells(cells.bases[net], cells.first, nets.first)
    add_rows(weights, at, inputs.active, new, cells.first, nets.first)
    take_rows(weights, at, inputs.gone, gone, cells.first, nets.first)
    at += (nets.inputs + 1) * nets.first
    layer(weights, at, cells.first, nets.first, cells.second, nets.second)
    at += (nets.first + 1) * nets.second
    layer(weights, at, cells.second, nets.second, cells.outputs, nets.outputs)
    total = search.zero
    for part in range(rules.PARTS):
        total += cells.outputs[part]
    if nets.outputs > rules.PARTS:
        total += nets.against[net] * cells.outputs[rules.PARTS]
        total += nets.win[net] * cells.outputs[rules.PARTS + 1]
    return total


@kernel
def net_size(nets: Nets) -> int:
    """How many weights a net has."""
    weights = (nets.inputs + 1) * nets.first + (nets.first + 1) * nets.second
    return weights + (nets.second + 1) * nets.outputs


# The first layer


@kernel
def set_basis(search: Search, weights: list[float], active: int) -> None:
    """Find the first layers for the first option: others differ in a few inputs only."""
    nets, cells, inputs = search.nets, search.layers, search.inputs
    inputs.stamp += 1
    inputs.basis_stamp = inputs.stamp
    inputs.basis_count = active
    for k in range(active):
        inputs.basis[k] = inputs.active[k]
        inputs.stamps[inputs.active[k]] = inputs.stamp
    for net in range(search.first_net, search.last_net):
        at = net * net_size(nets)
        bias = at + nets.inputs * nets.first
        copy_cells(weights[bias : bias + nets.first], cells.bases[net], nets.first)
        add_rows(weights, at, inputs.basis, active, cells.bases[net], nets.first)


@kernel
def keep_new(inputs: Inputs, active: int) -> int:
    """Leave those inputs active that are new against the basis; returns how many."""
    inputs.stamp += 1
    new = 0
    for k in range(active):
        input = inputs.active[k]
        if inputs.stamps[input] < inputs.basis_stamp:
            inputs.active[new] = input
            new += 1
        else:
            inputs.stamps[input] = inputs.stamp
    return new


@kernel
def find_gone(inputs: Inputs) -> int:
    """Note the inputs of the basis that are not active now; returns how many."""
    gone = 0
    for k in range(inputs.basis_count):
        input = inputs.basis[k]
        if inputs.stamps[input] != inputs.stamp:
            inputs.gone[gone] = input
            gone += 1
    return gone


# Layers


@kernel
def copy_cells(source: list[float], target: list[float], width: int) -> None:
    """The first cells of one list, into another one."""
    for j in range(width):
        target[j] = source[j]


@kernel
def add_rows(
    weights: list[float], at: int, inputs: list[int], count: int, cells: list[float], width: int
) -> None:
    """Add the rows of inputs to the cells of a first layer."""
    for k in range(count):
        first = at + inputs[k] * width
        row = weights[first : first + width]  # a slice: the compiler then adds many at a time
        for j in range(width):
            cells[j] += row[j]


@kernel
def take_rows(
    weights: list[float], at: int, inputs: list[int], count: int, cells: list[float], width: int
) -> None:
    """Take the rows of inputs away."""
    for k in range(count):
        first = at + inputs[k] * width
        row = weights[first : first + width]
        for j in range(width):
            cells[j] -= row[j]


@kernel
def layer(
    weights: list[float], at: int, cells: list[float], width: int, out: list[float], size: int
) -> None:
    """From cells that are above 0 to the next cells; the biases come after the weights."""
    bias = at + width * size
    copy_cells(weights[bias : bias + size], out, size)
    for j in range(width):
        cell = cells[j]
        if cell > 0:
            first = at + j * size
            row = weights[first : first + size]
            for i in range(size):
                out[i] += cell * row[i]


# Options


@kernel
def worth(setup: Any, s: Any, seat: int, search: Search, weights: list[float]) -> float:
    """Points and points to come, by the mean of the nets that are asked."""
    nets, inputs = search.nets, search.inputs
    first, last = search.first_net, search.last_net
    total = search.zero
    if rules.is_over(s):
        total += nets.win[first] * won(setup, s, seat)
    else:
        active = features.features(setup, s, seat, inputs.active)
        if inputs.basis_count == 0:
            set_basis(search, weights, active)
        new = keep_new(inputs, active)
        gone = find_gone(inputs)
        for net in range(first, last):
            total += points_to_come(search, weights, net, new, gone)
        total /= last - first
    if nets.against[first] > 0:
        total += nets.against[first] * rival(setup, s, seat)
    return total + rules.score(setup, s, seat)


@kernel
def value_option(
    setup: Any, s: Any, seat: int, option: int, search: Search, weights: list[float]
) -> float:
    """What an option is worth; search.reached is where it leads."""
    leads_to(setup, s, seat, option, search.reached)
    return worth(setup, search.reached, seat, search, weights)


@kernel
def value_options(setup: Any, s: Any, seat: int, search: Search, weights: list[float]) -> int:
    """List the options of a decision with their values; returns the one that is worth most."""
    options = search.options
    options.count = list_options(setup, s, seat, search.listing, options.number)
    search.inputs.basis_count = 0
    best = 0
    for i in range(options.count):
        options.value[i] = value_option(setup, s, seat, options.number[i], search, weights)
        if options.value[i] > options.value[best]:
            best = i
    return best
