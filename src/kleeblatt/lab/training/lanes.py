"""Many games side by side, step by step, as kernels: for CPU cores and for an accelerator.

A *lane* is one game. All lanes repeat the same three steps:

    prepare   play chance and forced moves up to a decision, and list its options
    consider  make each option on a spare state, and write down the net's inputs for it
    decide    make the option that the net likes best (or, to explore, any)

Lanes take turns with the setups. A seat decides on what it has `seen`. In the first `mixed` lanes
medium has all seats but one, and `prepare` makes its moves too.

`rules`, `features` and `heuristics` are stand-ins for those of a game.
"""

from typing import Any

from kleeblatt.bots.options import (
    MORE,
    OPTIONS,
    features,
    first_awaited,
    leads_to,
    list_options,
    make,
    rules,
    see,
    standing,
)
from kleeblatt.bots.policies import heuristics
from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves

CHANCE_OF_EXPLORING = 1_000_000  # means: explore always


@kernel
def prepare(
    setups: list[Any],
    states: list[Any],
    shown: list[Any],
    seen: list[Any],
    seers: list[int],
    listings: list[Any],
    mediums: list[Any],
    rngs: list[Rng],
    seats: list[int],
    options: list[int],
    counts: list[int],
    mixed: int,
    first: int,
    last: int,
) -> None:
    """Play lanes up to a net's next decision; counts[lane] is 0 if the game has ended."""
    for lane in range(first, last):
        setup, s = setups[lane % len(setups)], states[lane]
        counts[lane] = 0
        while counts[lane] < 2 and not rules.is_over(s):
            if rules.is_chance(s):
                rules.apply_outcome(setup, s, rules.roll(setup, s, rngs[lane]))
                continue
            seats[lane] = first_awaited(s)
            seers[lane] = see(s, shown[lane], seen[lane], seers[lane], seats[lane])
            if lane < mixed and seats[lane] != nets_seat(lane, len(setups), setup.players):
                let_medium_play(
                    setup, s, seen[lane], seats[lane], listings[lane].moves, mediums[lane]
                )
                continue
            found = options[lane * OPTIONS : (lane + 1) * OPTIONS]
            counts[lane] = list_options(setup, seen[lane], seats[lane], listings[lane], found)
            if counts[lane] == 1:
                make(setup, s, seats[lane], options[lane * OPTIONS])
                make(setup, seen[lane], seats[lane], options[lane * OPTIONS])
                counts[lane] = 0


@kernel
def nets_seat(lane: Any, setups: int, players: int) -> Any:
    """Return the only seat of the net in a lane (or in each of many) where others play along."""
    return lane // setups % players


@kernel
def let_medium_play(setup: Any, s: Any, seen: Any, seat: int, moves: Moves, own: Any) -> None:
    """Make one move by medium, which knows no more than its seat does."""
    rules.legal(setup, seen, seat, moves)
    move = moves.item[0]
    if moves.count > 1:
        move = heuristics.medium(setup, seen, seat, moves, own)
    rules.apply(setup, s, seat, move)
    rules.apply(setup, seen, seat, move)


@kernel
def consider(
    setups: list[Any],
    seen: list[Any],
    spare: list[Any],
    seats: list[int],
    options: list[int],
    owners: list[int],
    offsets: list[int],
    active: list[int],
    inputs: list[int],
    points: list[int],
    over: list[int],
    start: int,
    width: int,
    first: int,
    last: int,
) -> None:
    """Make each option on a spare state; write its inputs (a row of `width`), points, and end."""
    parts = rules.PARTS + MORE
    for i in range(first, last):
        lane = owners[start + i]
        setup, s = setups[lane % len(setups)], spare[i]
        seat = seats[lane]
        option = options[lane * OPTIONS + start + i - offsets[lane]]
        leads_to(setup, seen[lane], seat, option, s)
        told = active[i * features.MOST_ACTIVE : (i + 1) * features.MOST_ACTIVE]
        count = features.features(setup, s, seat, told)
        for k in range(count):
            inputs[i * width + told[k]] = 1
        for part in range(parts):
            points[i * parts + part] = standing(setup, s, seat, part)
        over[i] = 1 if rules.is_over(s) else 0


@kernel
def decide(
    setups: list[Any],
    states: list[Any],
    seen: list[Any],
    rngs: list[Rng],
    seats: list[int],
    options: list[int],
    counts: list[int],
    offsets: list[int],
    values: list[float],
    explore: int,
    chosen: list[int],
    best: list[int],
    first: int,
    last: int,
) -> None:
    """Make the option with the highest value or, to explore, any; finished lanes get −1."""
    for lane in range(first, last):
        chosen[lane] = -1
        if counts[lane] == 0:
            continue
        at = offsets[lane]
        likes = 0
        for i in range(counts[lane]):
            if values[at + i] > values[at + likes]:
                likes = i
        best[lane] = at + likes
        if explore > 0 and below(rngs[lane], CHANCE_OF_EXPLORING) < explore:
            likes = below(rngs[lane], counts[lane])
        chosen[lane] = at + likes
        setup, option = setups[lane % len(setups)], options[lane * OPTIONS + likes]
        make(setup, states[lane], seats[lane], option)
        make(setup, seen[lane], seats[lane], option)


@kernel
def finish(setups: list[Any], states: list[Any], points: list[int], first: int, last: int) -> None:
    """Write the final points of all seats, by part."""
    parts = rules.PARTS + MORE
    for lane in range(first, last):
        setup = setups[lane % len(setups)]
        for seat in range(setup.players):
            at = (lane * setup.players + seat) * parts
            for part in range(parts):
                points[at + part] = standing(setup, states[lane], seat, part)


@kernel
def begin_lanes(
    setups: list[Any],
    states: list[Any],
    shown: list[Any],
    seers: list[int],
    blank: list[Any],
    rngs: list[Rng],
    seed: int,
    stream: int,
    first: int,
    last: int,
) -> None:
    """Put every lane at the start of a game, with the dice of seed + lane."""
    for lane in range(first, last):
        begin(rngs[lane], seed + lane, stream)
        rules.assign(states[lane], blank[0])
        rules.assign(shown[lane], blank[0])
        seers[lane] = -1
        rules.start(setups[lane % len(setups)], states[lane])


@kernel
def begin_from(
    states: list[Any],
    shown: list[Any],
    seers: list[int],
    starts: list[Any],
    which: list[int],
    worlds: list[int],
    rngs: list[Rng],
    seed: int,
    stream: int,
    first: int,
    last: int,
) -> None:
    """Put every lane at one of these states, with the dice of seed + its world."""
    for lane in range(first, last):
        begin(rngs[lane], seed + worlds[lane], stream)
        rules.assign(states[lane], starts[which[lane]])
        rules.assign(shown[lane], starts[which[lane]])
        seers[lane] = -1
