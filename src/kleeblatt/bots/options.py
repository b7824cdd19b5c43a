"""Whole moves, as kernels: what a net values; and what a seat knows when it decides.

`rules` and `features` are stand-ins for those of a game. An *option* is a whole move: half moves
(see `features.is_half`) and what completes them are one number, with a digit for each of the up to
three moves: first + MOVES · (1 + second + (MOVES + 1) · (1 + third)), nothing being 0.
"""

from typing import Any, Protocol, cast

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.core.rules import Rules
from kleeblatt.core.struct import adapted, made_once, one, struct


class Features(Protocol):
    """What a net is told about a game."""

    INPUTS: int
    MOST_ACTIVE: int  # inputs that are 1 at the same time (or more: room to think)
    KEYS: int  # of options
    CANDIDATES: int  # options that are looked at more closely, at most
    CLOSE: int  # hundredths of a point behind the best one, at most, to be among them
    SIDES: int  # of a die that is rolled because of an outcome; 1: there is none

    def is_half(self, setup: Any, s: Any, seat: int, move: int) -> bool:
        """Is this move only the first half of one?"""

    def is_sensible(self, setup: Any, s: Any, seat: int, move: int) -> bool:
        """Is it worth a thought? Of each seat's moves one must be."""

    def features(self, setup: Any, s: Any, seat: int, out: list[int]) -> int:
        """Write the numbers of all inputs that are 1; returns how many."""

    def forget_others(self, setup: Any, s: Any, seat: int) -> None:
        """Whatever others decide at the same time is not known: let them be done."""

    def looks(self, setup: Any, expert: int) -> int:
        """How many rolls (or cards) strong (0) or the expert (1) looks ahead, 0 to 2."""

    def can_look(self, setup: Any, s: Any, seat: int) -> bool:
        """Does a look ahead help a seat that has decided? Not if others decide before it."""

    def baseline(self, setup: Any, s: Any, seat: int, own: Any) -> int:
        """The move that needs no good reason: others must be better by a net's `trust`. Or -1.

        `own` is the workspace of the game's heuristics.
        """

    def outcome_count(self, setup: Any, s: Any) -> int:
        """How many outcomes can come, if they are few enough to look at all; otherwise 0."""

    def outcome_at(self, setup: Any, s: Any, i: int) -> int:
        """The i-th of them."""

    def outcome_weight(self, setup: Any, s: Any, i: int) -> int:
        """How likely it is, against the others; 0: it cannot come."""

    def option_key(self, setup: Any, s: Any, seat: int, option: int) -> int:
        """Below KEYS, and the same for options with the same result after any outcome; or −1."""


rules = cast(Rules, None)
features = cast(Features, None)

OPTIONS = 1536  # room for the options of a decision
MORE = 2  # parts that nets foresee beside those of the score: the others' points, and a win
WIN = 24  # what a win counts as a part of the score: shared by up to four without a rest


@struct
class GameState:
    """Stands for the states of a game."""

    nothing: int


@struct
class Listing:
    """What `list_options` needs: moves, and where half moves lead."""

    moves: Moves = one(Moves)
    more: Moves = one(Moves)
    most: Moves = one(Moves)
    after: Any = one(GameState)
    last: Any = one(GameState)


@made_once
def listing_of(state: type[Any]) -> type[Listing]:
    """The same for states of a game."""
    return adapted(Listing, {GameState: state})


@kernel
def list_options(setup: Any, s: Any, seat: int, listing: Listing, options: list[int]) -> int:
    """Write the options of a seat; returns how many."""
    moves, more, most = listing.moves, listing.more, listing.most
    after, last = listing.after, listing.last
    rules.legal(setup, s, seat, moves)
    count = 0
    for i in range(moves.count):
        first = moves.item[i]
        if not features.is_sensible(setup, s, seat, first):
            continue
        if not features.is_half(setup, s, seat, first):
            count = put_option(options, count, first)
            continue
        rules.assign(after, s)
        rules.apply(setup, after, seat, first)
        rules.legal(setup, after, seat, more)
        for j in range(more.count):
            second = more.item[j]
            option = first + rules.MOVES * (1 + second)
            if not features.is_half(setup, after, seat, second):
                count = put_option(options, count, option)
                continue
            rules.assign(last, after)
            rules.apply(setup, last, seat, second)
            rules.legal(setup, last, seat, most)
            for k in range(most.count):
                third = rules.MOVES * (rules.MOVES + 1) * (1 + most.item[k])
                count = put_option(options, count, option + third)
    return count


@kernel
def put_option(options: list[int], count: int, option: int) -> int:
    """One more, as long as there is room; returns how many there are."""
    if count == OPTIONS:
        return count
    options[count] = option
    return count + 1


@kernel
def make(setup: Any, s: Any, seat: int, option: int) -> None:
    """Make all moves of an option."""
    rules.apply(setup, s, seat, option % rules.MOVES)
    rest = option // rules.MOVES
    while rest > 0:
        rules.apply(setup, s, seat, rest % (rules.MOVES + 1) - 1)
        rest //= rules.MOVES + 1


@kernel
def leads_to(setup: Any, s: Any, seat: int, option: int, after: Any) -> None:
    """Let `after` be s when a seat has decided, and knows nothing of what others decide with it."""
    rules.assign(after, s)
    features.forget_others(setup, after, seat)
    make(setup, after, seat, option)


@kernel
def standing(setup: Any, s: Any, seat: int, part: int) -> int:
    """A part that nets foresee, as it stands now: of the score, the others' points, a win."""
    if part < rules.PARTS:
        return rules.points(setup, s, seat, part)
    if part == rules.PARTS:
        return rival(setup, s, seat)
    return won(setup, s, seat) if rules.is_over(s) else 0


@kernel
def rival(setup: Any, s: Any, seat: int) -> int:
    """The mean of the others' points, below 0; nothing for somebody who plays alone."""
    others: int = setup.players - 1
    if others == 0:
        return 0
    total = 0
    for away in range(1, setup.players):
        total += rules.score(setup, s, (seat + away) % setup.players)
    return -(total // others)


@kernel
def won(setup: Any, s: Any, seat: int) -> int:
    """A seat's share of the win, as points; nothing for somebody who plays alone."""
    if setup.players == 1:
        return 0
    mine, tie = rules.score(setup, s, seat), rules.tiebreak(setup, s, seat)
    winners = 1
    for other in range(setup.players):
        if other != seat:
            theirs = rules.score(setup, s, other)
            if theirs > mine or (theirs == mine and rules.tiebreak(setup, s, other) > tie):
                return 0
            winners += theirs == mine and rules.tiebreak(setup, s, other) == tie
    return WIN // winners


@kernel
def first_awaited(s: Any) -> int:
    """The first of the seats that must decide."""
    waiting = rules.awaited(s)
    seat = 0
    while not (waiting >> seat) & 1:
        seat += 1
    return seat


@kernel
def see(s: Any, shown: Any, seen: Any, seer: int, seat: int) -> int:
    """Let `seen` be what a seat knows that must decide: not what others decide at the same time.

    `shown` is what everybody has seen, `seer` the seat whose view `seen` was before (or −1);
    returns whose it is now. A seat that decides makes its moves in `seen` as well, and goes on
    until it has finished.
    """
    waiting = rules.awaited(shown)
    if waiting & (waiting - 1) == 0 or rules.stage(s) != rules.stage(shown):
        rules.assign(shown, s)
        seer = -1
    if seer != seat:
        rules.assign(seen, shown)
    return seat
