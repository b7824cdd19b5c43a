"""What a bot thinks with, as typed structs: made for a game and its bots, and checked there.

    Workspace   dice      the rolls of the game
                choices   chance, for bots that need it
                legal     the legal moves of the seat that decides
                own       the workspace of the game's heuristics
                search    the workspace of bots with nets: `Search`

It does not hold the weights of nets: nobody changes them, and all decisions share them.
"""

from typing import Any

from kleeblatt.bots.options import OPTIONS, GameState, Listing
from kleeblatt.core.chance import Rng
from kleeblatt.core.moves import Moves
from kleeblatt.core.struct import adapted, ints, made_once, one, reals, struct

MOST_NETS = 8
WIDEST = 512  # cells of a layer, at most
MOST_ACTIVE = 1024  # inputs that are 1 at the same time
MOST_INPUTS = 4096


@struct
class Nets:
    """The nets of a table: their shape, and what counts for them besides a seat's own points."""

    count: int
    expert: int  # the first one that the expert asks
    inputs: int
    first: int  # cells of the first hidden layer
    second: int
    outputs: int
    against: list[float] = reals(MOST_NETS)  # how much the others' points count
    win: list[float] = reals(MOST_NETS)
    trust: list[float] = reals(MOST_NETS)  # points by which a move must beat the baseline


@struct
class Inputs:
    """Which inputs are 1: most are the same for all options of a decision."""

    active: list[int] = ints(MOST_ACTIVE)  # of the option looked at; then only the new ones
    gone: list[int] = ints(MOST_ACTIVE)  # those of the basis that are not 1 now
    basis: list[int] = ints(MOST_ACTIVE)  # of the first option
    basis_count: int
    basis_stamp: int
    stamp: int  # counts the options looked at
    stamps: list[int] = ints(MOST_INPUTS)  # for which of them each input was 1 last


@struct
class Layers:
    """Cells of a net, and the first layers that were found for the basis."""

    bases: list[list[float]] = reals(MOST_NETS, WIDEST)
    first: list[float] = reals(WIDEST)
    second: list[float] = reals(WIDEST)
    outputs: list[float] = reals(WIDEST)


@struct
class Options:
    """The options of a decision, with their values."""

    count: int
    number: list[int] = ints(OPTIONS)
    value: list[float] = reals(OPTIONS)
    looked: list[float] = reals(OPTIONS)  # the value after a look ahead


@struct
class Search:
    """What a bot with nets thinks with."""

    zero: float  # sums that begin with it are as wide as the weights: 32 bits
    nets: Nets = one(Nets)
    first_net: int  # of those that are asked
    last_net: int  # the one after them
    inputs: Inputs = one(Inputs)
    layers: Layers = one(Layers)
    # the decision
    options: Options = one(Options)
    reached: Any = one(GameState)  # where an option leads
    listing: Listing = one(Listing)
    # a look ahead
    depth: int  # how many rolls
    usual: int  # the move of the baseline, or -1
    world: int  # its rolls
    worlds: Rng = one(Rng)
    after: Any = one(GameState)  # an option …
    rolled: Any = one(GameState)  # … and a roll
    known: list[float] = reals(1)  # values of options after it, by the game's keys of options
    deepest: Options = one(Options)
    # and one more
    deeper: Options = one(Options)
    later: Any = one(GameState)
    rolled_later: Any = one(GameState)
    # what a seat knows
    seer: int  # whose view `seen` is, or -1
    shown: Any = one(GameState)  # what everybody has seen
    seen: Any = one(GameState)


@struct
class Own:
    """Stands for the workspace of a game's heuristics."""

    nothing: int


@struct
class Workspace:
    """What the bots of a game think with."""

    dice: Rng = one(Rng)
    choices: Rng = one(Rng)
    legal: Moves = one(Moves)
    own: Any = one(Own)
    search: Search = one(Search)


@made_once
def workspace_of(heuristics: type[Any], state: type[Any], keys: int) -> type[Workspace]:
    """Adapt the workspace to a game: its heuristics, its states, its number of option keys."""
    search = adapted(Search, {GameState: state}, known=reals(max(1, keys)))
    return adapted(Workspace, {Own: heuristics, Search: search})


@made_once
def small_workspace(heuristics: type[Any]) -> type[Workspace]:
    """Return the workspace of bots that ask no nets."""
    return adapted(Workspace, {Own: heuristics, Search: Own})
