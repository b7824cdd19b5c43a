"""What a net is told about Yahtzee: the sheet, and the kept dice. All inputs are 0 or 1."""

from kleeblatt.core.inputs import baseline as baseline
from kleeblatt.core.inputs import can_look as can_look
from kleeblatt.core.inputs import is_sensible as is_sensible
from kleeblatt.core.inputs import looks as looks
from kleeblatt.core.inputs import option_key as option_key
from kleeblatt.core.inputs import put
from kleeblatt.core.kernel import kernel
from tests.yahtzee.hopes import HOPES, STEPS, WAYS
from tests.yahtzee.rules import (
    BOXES,
    DICE,
    ENOUGH,
    FACES,
    OVER,
    THROW,
    THROWS,
    YAHTZEE,
    Setup,
    State,
    in_hand,
)

PAR = 3  # of each face make the bonus
MOST_AHEAD = 15  # points more or less than par

# Where each group of inputs begins.
USED_AT = 0
AHEAD_AT = USED_AT + BOXES
ENOUGH_AT = AHEAD_AT + 2 * MOST_AHEAD
BONUS_AT = ENOUGH_AT + 1
THROWS_AT = BONUS_AT + 1
HAND_AT = THROWS_AT + THROWS
KEPT_AT = HAND_AT + DICE
WANTED_AT = KEPT_AT + FACES * (DICE - 1)
HOPE_AT = WANTED_AT + FACES * (DICE - 1)
INPUTS = HOPE_AT + BOXES * STEPS
MOST_ACTIVE = 256
KEYS = 0
SIDES = 1
CANDIDATES, CLOSE = 2, 75


@kernel
def is_half(setup: Setup, s: State, seat: int, move: int) -> bool:
    """Every move is a whole one."""
    return False


@kernel
def features(setup: Setup, s: State, seat: int, out: list[int]) -> int:
    """Write the numbers of all inputs that are 1; returns how many."""
    n = sheet_inputs(s, out, 0)
    if s.phase != OVER:
        n = put(out, n, THROWS_AT + s.throws - 1)
    if s.phase == THROW and s.throws < THROWS:
        n = dice_inputs(s, out, n)
    return n


@kernel
def sheet_inputs(s: State, out: list[int], n: int) -> int:
    """Used boxes; how far above or below par the upper ones are; may there be Yahtzee bonuses?"""
    ahead = s.upper
    for box in range(BOXES):
        if (s.used >> box) & 1:
            n = put(out, n, USED_AT + box)
            if box < FACES:
                ahead -= PAR * (box + 1)
    for step in range(2 * MOST_AHEAD):
        if ahead > step - MOST_AHEAD:
            n = put(out, n, AHEAD_AT + step)
    if s.upper >= ENOUGH:
        n = put(out, n, ENOUGH_AT)
    return put(out, n, BONUS_AT) if s.yahtzees > 0 else n


@kernel
def dice_inputs(s: State, out: list[int], n: int) -> int:
    """Kept dice by face, for any box and for the open one of the face; hopes for each open box."""
    n = put(out, n, HAND_AT + in_hand(s) - 1)
    number, left = 0, DICE - 1
    for face in range(FACES):
        for count in range(s.dice[face]):
            number += WAYS[FACES - 1 - face][left]
            left -= 1
            n = put(out, n, KEPT_AT + face * (DICE - 1) + count)
            if (s.used >> face) & 1 == 0:
                n = put(out, n, WANTED_AT + face * (DICE - 1) + count)
    for box in range(BOXES):
        if (s.used >> box) & 1 == 0 or (box == YAHTZEE and s.yahtzees > 0):
            for step in range(HOPES[s.throws - 1][number][box]):
                n = put(out, n, HOPE_AT + box * STEPS + step)
    return n


@kernel
def outcome_count(setup: Setup, s: State) -> int:
    """Up to three dice: every throw; more are too many."""
    dice = in_hand(s)
    return FACES**dice if s.phase == THROW and dice <= 3 else 0


@kernel
def outcome_at(setup: Setup, s: State, i: int) -> int:
    """They are numbered from 0 on."""
    return i


@kernel
def outcome_weight(setup: Setup, s: State, i: int) -> int:
    """All are as likely."""
    return 1


@kernel
def forget_others(setup: Setup, s: State, seat: int) -> None:
    """There are none."""
