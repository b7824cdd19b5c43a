"""Yahtzee for one: 13 rounds of up to three throws, jokers, 100 points for each Yahtzee more.

    THROW → CHOOSE → THROW → CHOOSE → THROW → CHOOSE → THROW (the next round) … OVER

CHOOSE: keep some dice and throw the others, or score one of the open boxes. Dice are counts by
face. Kernels check nothing.
"""

from kleeblatt.core.chance import Rng, below
from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves, add
from kleeblatt.core.struct import copier, ints, struct

DICE, FACES, THROWS, ROUNDS = 5, 6, 3, 13
THROW, CHOOSE, OVER = range(3)  # phases

# Boxes: the faces (ones are box 0), then these.
THREE, FOUR, HOUSE, SMALL, LARGE, YAHTZEE, CHANCE = range(FACES, ROUNDS)
BOXES = ROUNDS
UPPER_BOXES = (1 << FACES) - 1
LOWER_BOXES = (1 << BOXES) - 1 - UPPER_BOXES
HOUSE_POINTS, SMALL_POINTS, LARGE_POINTS, YAHTZEE_POINTS = 25, 30, 40, 50
ENOUGH, UPPER_BONUS, YAHTZEE_BONUS = 63, 35, 100

# Moves (nothing in this game is a pass).
SCORE = 1  # plus a box
KEEP = SCORE + BOXES  # plus the kept dice as digits to the base of 6, ones first
MOVES = KEEP + FACES**FACES

PARTS = 3
UPPER_PART, LOWER_PART, BONUS_PART = range(PARTS)


@struct
class Setup:
    """What is fixed before a game."""

    players: int


@struct
class State:
    """Dice and sheet."""

    phase: int
    round: int
    throws: int  # left in this round
    dice: list[int] = ints(FACES)  # how many show each face; fewer than 5 before a throw
    used: int  # boxes, as bits
    upper: int  # points
    lower: int
    yahtzees: int  # scored with points: the first one, and the bonuses


assign = copier(State)


@kernel
def start(setup: Setup, s: State) -> None:
    """A fresh state becomes the start of a game."""
    s.throws = THROWS


@kernel
def is_over(s: State) -> bool:
    """Has the game ended?"""
    return s.phase == OVER


@kernel
def is_chance(s: State) -> bool:
    """Do the dice decide next?"""
    return s.phase == THROW


@kernel
def awaited(s: State) -> int:
    """The only seat, as a bit."""
    return 1 if s.phase == CHOOSE else 0


@kernel
def stage(s: State) -> int:
    """A number that changes with every decision."""
    return s.round * (THROWS + 1) + THROWS - s.throws


# Throws


@kernel
def in_hand(s: State) -> int:
    """How many dice are thrown."""
    kept = 0
    for face in range(FACES):
        kept += s.dice[face]
    return DICE - kept


@kernel
def roll(setup: Setup, s: State, rng: Rng) -> int:
    """Throw the dice in hand: one digit to the base of 6 for each."""
    return below(rng, FACES ** in_hand(s))


@kernel
def occasion(setup: Setup, s: State) -> int:
    """The second throw of the third round."""
    return s.round * THROWS + THROWS - s.throws


@kernel
def apply_outcome(setup: Setup, s: State, outcome: int) -> None:
    """The thrown dice lie beside the kept ones."""
    for _ in range(in_hand(s)):
        s.dice[outcome % FACES] += 1
        outcome //= FACES
    s.throws -= 1
    s.phase = CHOOSE


# Choices


@kernel
def legal(setup: Setup, s: State, seat: int, moves: Moves) -> None:
    """Every open box, as far as a joker allows it; every way to keep fewer than all dice."""
    moves.count = 0
    boxes = open_boxes(s)
    for box in range(BOXES):
        if (boxes >> box) & 1:
            add(moves, SCORE + box)
    if s.throws > 0:
        add_keeps(s, moves)


@kernel
def add_keeps(s: State, moves: Moves) -> None:
    """Every part of the dice but all of them."""
    keeps = 1
    for face in range(FACES):
        keeps *= s.dice[face] + 1
    for keep in range(keeps - 1):
        code, rest, digit = 0, keep, 1
        for face in range(FACES):
            code += rest % (s.dice[face] + 1) * digit
            rest //= s.dice[face] + 1
            digit *= FACES
        add(moves, KEEP + code)


@kernel
def apply(setup: Setup, s: State, seat: int, move: int) -> None:
    """Keep dice, or score."""
    if move >= KEEP:
        code = move - KEEP
        for face in range(FACES):
            s.dice[face] = code % FACES
            code //= FACES
    else:
        enter(s, move - SCORE)
        s.round += 1
        s.throws = THROWS
        for face in range(FACES):
            s.dice[face] = 0
    s.phase = OVER if s.round == ROUNDS else THROW


# Boxes


@kernel
def most_equal(s: State) -> int:
    """How many dice show the most frequent face."""
    most = 0
    for face in range(FACES):
        most = max(most, s.dice[face])
    return most


@kernel
def is_joker(s: State) -> bool:
    """A Yahtzee whose box is used?"""
    return most_equal(s) == DICE and (s.used >> YAHTZEE) & 1 == 1


@kernel
def open_boxes(s: State) -> int:
    """Where the dice may go: a joker into the box of its face, or else below, or else above."""
    boxes = LOWER_BOXES & ~s.used
    upper = UPPER_BOXES & ~s.used
    if not is_joker(s):
        return boxes | upper
    for face in range(FACES):
        if s.dice[face] == DICE and (upper >> face) & 1:
            return 1 << face
    return boxes if boxes != 0 else upper


@kernel
def enter(s: State, box: int) -> None:
    """Score the dice in a box."""
    points = worth(s, box)
    if is_joker(s) and s.yahtzees > 0:
        s.yahtzees += 1
    s.used |= 1 << box
    if box < FACES:
        s.upper += points
    else:
        s.lower += points
    if box == YAHTZEE and points > 0:
        s.yahtzees = 1


@kernel
def worth(s: State, box: int) -> int:
    """The points of the dice in a box, bonuses aside."""
    if box < FACES:
        return s.dice[box] * (box + 1)
    most, joker = most_equal(s), is_joker(s)
    if box == HOUSE:
        return HOUSE_POINTS if joker or is_house(s) else 0
    if box == SMALL:
        return SMALL_POINTS if joker or longest_run(s) >= 4 else 0
    if box == LARGE:
        return LARGE_POINTS if joker or longest_run(s) >= 5 else 0
    if box == YAHTZEE:
        return YAHTZEE_POINTS if most == DICE else 0
    if (box == THREE and most < 3) or (box == FOUR and most < 4):
        return 0
    total = 0
    for face in range(FACES):
        total += s.dice[face] * (face + 1)
    return total


@kernel
def is_house(s: State) -> bool:
    """Three of a kind and two of another?"""
    pairs = 0
    for face in range(FACES):
        pairs += s.dice[face] == 2
    return pairs == 1 and most_equal(s) == 3


@kernel
def longest_run(s: State) -> int:
    """How many faces in a row are there?"""
    longest, run = 0, 0
    for face in range(FACES):
        run = run + 1 if s.dice[face] > 0 else 0
        longest = max(longest, run)
    return longest


# Points


@kernel
def points(setup: Setup, s: State, seat: int, part: int) -> int:
    """One part of the score."""
    if part == UPPER_PART:
        return s.upper
    if part == LOWER_PART:
        return s.lower
    bonus = UPPER_BONUS if s.upper >= ENOUGH else 0
    return bonus + max(s.yahtzees - 1, 0) * YAHTZEE_BONUS


@kernel
def score(setup: Setup, s: State, seat: int) -> int:
    """The score."""
    total = 0
    for part in range(PARTS):
        total += points(setup, s, seat, part)
    return total


@kernel
def tiebreak(setup: Setup, s: State, seat: int) -> int:
    """Nothing decides between equal scores."""
    return 0
