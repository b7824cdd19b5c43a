"""Playing by nets, as kernels: strong and expert, and how they look ahead.

How many rolls (or cards) each looks ahead is a matter of the game: `features.looks`. Where the
outcomes are few enough they are all summed up, with their weights.
"""

from typing import Any

from kleeblatt.bots.evaluation import value_option, value_options, worth
from kleeblatt.bots.options import features, leads_to, list_options, make, rules, see
from kleeblatt.bots.workspace import Options, Search, Workspace
from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import kernel

ROLLS = 108  # looked at for each candidate, if there are more outcomes than can be summed
WORLDS = 1 << 30
UNKNOWN = -1e9  # a value
HUNDREDTH = 0.01
NARROWER = 4  # only options this much closer to the best are searched a second time


@kernel
def strong(setup: Any, s: Any, seat: int, work: Workspace, weights: list[float]) -> int:
    """The first move of the option that the first net likes best, after its looks ahead."""
    work.search.first_net, work.search.last_net = 0, 1
    return best_move(setup, s, seat, work, weights, features.looks(setup, 0))


@kernel
def expert(setup: Any, s: Any, seat: int, work: Workspace, weights: list[float]) -> int:
    """Of the options that its nets find good: the best one on the average of what comes next."""
    nets = work.search.nets
    work.search.first_net, work.search.last_net = nets.expert, nets.count
    return best_move(setup, s, seat, work, weights, features.looks(setup, 1))


@kernel
def best_move(
    setup: Any, s: Any, seat: int, work: Workspace, weights: list[float], looks: int
) -> int:
    """The first move of the best option, after so many looks ahead."""
    best = value_options(setup, s, seat, work.search, weights)
    if looks > 0:
        best = look(setup, s, seat, work, weights, looks)
    return work.search.options.number[best] % rules.MOVES


# What a seat may know, in a batch


@kernel
def begin_watching(s: Any, work: Workspace, weights: list[float]) -> None:
    """A game begins: everybody sees all of it."""
    if len(weights) > 0:
        rules.assign(work.search.shown, s)
        work.search.seer = -1


@kernel
def watch(s: Any, seat: int, work: Workspace, weights: list[float]) -> Any:
    """What a seat knows of a state that must decide."""
    if len(weights) == 0:
        return s
    search = work.search
    search.seer = see(s, search.shown, search.seen, search.seer, seat)
    return search.seen


@kernel
def follow(setup: Any, seat: int, move: int, work: Workspace, weights: list[float]) -> None:
    """A seat has made a move: it knows that, and others may not."""
    if len(weights) > 0:
        rules.apply(setup, work.search.seen, seat, move)


# Which options are looked at, and how far


@kernel
def look(setup: Any, s: Any, seat: int, work: Workspace, weights: list[float], looks: int) -> int:
    """Which of the options that were listed and valued is the best, after so many looks ahead?"""
    search = work.search
    options, trust = search.options, search.nets.trust[search.first_net]
    search.usual = features.baseline(setup, s, seat, work.own) if trust > 0 else -1
    for i in range(options.count):
        if is_usual(search, i):
            options.value[i] += trust
    best = highest(options)
    line = options.value[best] - features.CLOSE * HUNDREDTH
    search.world = below(work.choices, WORLDS)
    if not has_rival(options, line) or not is_worth_it(
        setup, s, seat, options.number[best], search
    ):
        return best
    for depth in range(1, looks + 1):  # further only where it is still close
        search.depth = depth
        best = compare_rivals(setup, s, seat, search, weights, line)
        line = options.value[best] - features.CLOSE * HUNDREDTH / NARROWER
        if not has_rival(options, line):
            break
    return best


@kernel
def compare_rivals(
    setup: Any, s: Any, seat: int, search: Search, weights: list[float], line: float
) -> int:
    """The best of the options above a line, after a look ahead; only their values are kept."""
    options = search.options
    best = highest(options)
    for i in range(options.count):
        options.looked[i] = UNKNOWN
    for candidate in range(features.CANDIDATES):
        option = highest(options)
        if options.value[option] < line:
            break
        leads_to(setup, s, seat, options.number[option], search.after)
        value = look_ahead(setup, seat, search, weights)
        if is_usual(search, option):
            value += search.nets.trust[search.first_net]
        options.value[option] = UNKNOWN
        options.looked[option] = value
        if candidate == 0 or value > options.looked[best]:
            best = option
    for i in range(options.count):
        options.value[i] = options.looked[i]
    return best


@kernel
def is_usual(search: Search, i: int) -> bool:
    """Does an option begin with the usual move?"""
    return search.options.number[i] % rules.MOVES == search.usual


@kernel
def is_worth_it(setup: Any, s: Any, seat: int, option: int, search: Search) -> bool:
    """Does a look ahead help after this option?"""
    leads_to(setup, s, seat, option, search.after)
    return features.can_look(setup, search.after, seat)


@kernel
def highest(options: Options) -> int:
    """The option with the highest value."""
    best = 0
    for i in range(options.count):
        if options.value[i] > options.value[best]:
            best = i
    return best


@kernel
def has_rival(options: Options, line: float) -> bool:
    """Are two options above the line?"""
    above = 0
    for i in range(options.count):
        above += options.value[i] >= line
    return above > 1


# Looking ahead


@kernel
def look_ahead(setup: Any, seat: int, search: Search, weights: list[float]) -> float:
    """The mean worth of search.after when something has come; all options meet the same rolls."""
    after, rolled = search.after, search.rolled
    forget_known(search)
    total = search.zero
    all_weights = total
    for i in range(outcomes(setup, after)):
        weight = outcome(setup, after, rolled, i, search)
        if weight == 0:
            continue
        if not (rules.awaited(rolled) >> seat) & 1:
            value = worth(setup, rolled, seat, search, weights)
        elif search.depth > 1:
            value = best_looked_at(setup, rolled, seat, search, weights)
        else:
            value = best_value(setup, rolled, seat, search, weights)
        total += weight * value
        all_weights += weight
    return total / all_weights


@kernel
def best_looked_at(setup: Any, s: Any, seat: int, search: Search, weights: list[float]) -> float:
    """As `best_value`, but good options that lead to another roll are searched once more.

    Good: close to the best, as what is searched a second time must be.
    """
    deeper = search.deeper
    deeper.count = list_options(setup, s, seat, search.listing, deeper.number)
    best = search.zero + UNKNOWN
    safe = best
    for i in range(deeper.count):
        value = value_option(setup, s, seat, deeper.number[i], search, weights)
        deeper.value[i] = value
        best = max(best, value)
        if not rules.is_chance(search.reached):
            safe = max(safe, value)
            deeper.value[i] = UNKNOWN
    line = best - features.CLOSE * HUNDREDTH / NARROWER
    for i in range(deeper.count):
        if deeper.value[i] >= line:
            rules.assign(search.later, s)
            make(setup, search.later, seat, deeper.number[i])
            safe = max(safe, mean_value(setup, seat, search, weights))
    return safe


@kernel
def mean_value(setup: Any, seat: int, search: Search, weights: list[float]) -> float:
    """The mean worth of search.later after one more roll."""
    after, rolled = search.later, search.rolled_later
    forget_known(search)
    total = search.zero
    all_weights = total
    for i in range(outcomes(setup, after)):
        weight = outcome(setup, after, rolled, i, search)
        if weight == 0:
            continue
        if (rules.awaited(rolled) >> seat) & 1:
            value = best_value(setup, rolled, seat, search, weights)
        else:
            value = worth(setup, rolled, seat, search, weights)
        total += weight * value
        all_weights += weight
    return total / all_weights


@kernel
def best_value(setup: Any, s: Any, seat: int, search: Search, weights: list[float]) -> float:
    """The worth of the best option after a roll; search.known are values that are known."""
    deepest, known = search.deepest, search.known
    deepest.count = list_options(setup, s, seat, search.listing, deepest.number)
    best = search.zero + UNKNOWN
    for i in range(deepest.count):
        option = deepest.number[i]
        key = features.option_key(setup, s, seat, option)
        if key >= 0 and known[key] > UNKNOWN:
            value = known[key]
        else:
            value = value_option(setup, s, seat, option, search, weights)
            if key >= 0:
                known[key] = value
        best = max(best, value)
    return best


@kernel
def forget_known(search: Search) -> None:
    """No option's value is known yet."""
    for key in range(features.KEYS):
        search.known[key] = UNKNOWN


# What may come


@kernel
def outcomes(setup: Any, s: Any) -> int:
    """How many to go through: `outcome` has them all."""
    if not rules.is_chance(s):
        return 1
    count = features.outcome_count(setup, s)
    return count * features.SIDES if count > 0 else ROLLS


@kernel
def outcome(setup: Any, s: Any, after: Any, i: int, search: Search) -> float:
    """Let `after` be s after the i-th outcome; returns its weight, or 0 if it cannot come.

    A die that is rolled because of it is the last digit of i.
    """
    rules.assign(after, s)
    if not rules.is_chance(s):
        return 1.0
    if features.outcome_count(setup, s) == 0:
        roll_on(setup, after, search.worlds, search.world, i)
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
        roll_on(setup, after, search.worlds, search.world, number)
        return weight if side == 0 else 0.0
    if side >= sides:
        return 0.0
    total = 0
    for other in range(sides):
        total += features.outcome_weight(setup, after, other)
    share = features.outcome_weight(setup, after, side) / total
    rules.apply_outcome(setup, after, features.outcome_at(setup, after, side))
    roll_on(setup, after, search.worlds, search.world, i)
    return weight * share


@kernel
def roll_on(setup: Any, s: Any, worlds: Rng, world: int, number: int) -> None:
    """Roll until somebody must decide; every world has rolls of its own."""
    begin(worlds, world, number)
    while rules.is_chance(s):
        rules.apply_outcome(setup, s, rules.roll(setup, s, worlds))
