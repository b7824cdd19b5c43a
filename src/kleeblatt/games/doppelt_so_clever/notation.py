"""Moves and throws as words.

pass            again           pink             again: the re-roll; a die
? blue          ? any           which ? comes next
pink 5          blue 11         silver 3 green   yellow 3 row 1
silver 3 yellow 4 white 1       a throw: each thrown die with its face
tray blue pink yellow           solo: the served dice, where equal ones leave a choice
"""

from kleeblatt.core.chance import Rng
from kleeblatt.core.errors import UnknownMove, UnknownOutcome
from kleeblatt.core.game import Throw
from kleeblatt.core.moves import Moves
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.rules import AGAIN, ASK, DIE, ENTRY, HAND, State
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import AREA, DICE, SILVER, VALUE, YELLOW

TOKENS: tuple[str, ...] = (*DICE, "pass", "again", "any", "row", "tray")
FACES = tuple(str(face + 1) for face in range(sheet.FACES))
EXAMPLES = "pass, pink, pink 5, silver 3 green, yellow 3 row 1, again"


def _entry_text(entry: int) -> str:
    text = f"{DICE[AREA[entry]]} {VALUE[entry]}"
    if AREA[entry] == SILVER:
        return f"{text} {DICE[YELLOW + (entry - sheet.SILVER_0) % sheet.SILVER_ROWS]}"
    if AREA[entry] == YELLOW:
        return f"{text} row {sheet.YELLOW_ROW[entry - sheet.YELLOW_0] + 1}"
    return text


MOVE_TEXTS = (
    "pass",
    "again",
    *DICE,
    *sheet.BONUS_WORDS[: rules.KINDS],
    *map(_entry_text, range(sheet.ENTRIES)),
)
REASONS: tuple[str, ...] = (
    "not-now", "clever-no-die", "clever-no-room", "clever-no-reroll", "clever-no-extra",
    "clever-where", "clever-other-value", "clever-rising", "clever-full", "clever-crossed",
    "clever-tray-first",
)  # fmt: skip


def move_text(setup: Setup, s: State, seat: int, move: int) -> str:
    """A move as words."""
    return MOVE_TEXTS[move]


def wish(setup: Setup, s: State, seat: int, move: int) -> int:
    """A move as `read_move` gives it: its number."""
    return move


def read_move(setup: Setup, text: str) -> int:
    """The number of a move."""
    words = " ".join(text.split())
    if words not in MOVE_TEXTS:
        raise UnknownMove("unknown-move", text=text, examples=EXAMPLES)
    return MOVE_TEXTS.index(words)


def why_not(setup: Setup, s: State, seat: int, wished: object) -> str:
    """Why a wish is not legal now: the id of a sentence."""
    assert isinstance(wished, int)
    step = s.step[seat]
    if wished >= ENTRY:
        return _why_not_entry(s, seat, wished - ENTRY)
    if step in (rules.ENTER, rules.FREE):
        return "clever-where"
    if wished == AGAIN:
        return "clever-no-reroll" if step == rules.CHOOSE else "not-now"
    if DIE <= wished < ASK and step != rules.QUESTION:
        return _why_not_die(s, seat, wished - DIE)
    return "not-now"


def _why_not_die(s: State, seat: int, die: int) -> str:
    step = s.step[seat]
    if step == rules.OFFER and s.place[die] == rules.FIELD:
        return "clever-tray-first" if _can_use_tray(s, seat) else "clever-no-room"
    if not rules.can_pick(s, seat, step, die):
        return "clever-no-extra" if step == rules.EXTRA else "clever-no-die"
    return "clever-no-room"


def _can_use_tray(s: State, seat: int) -> bool:
    moves = Moves()
    for die in range(rules.DICE):
        if s.place[die] == rules.TRAY:
            rules.list_die(s, seat, die, moves)
    return moves.count > 0


def _why_not_entry(s: State, seat: int, entry: int) -> str:
    if s.step[seat] not in (rules.ENTER, rules.FREE):
        return "not-now"
    if rules.can_enter(s, seat, entry):
        return "clever-other-value"
    if AREA[entry] in (SILVER, YELLOW):
        return "clever-crossed"
    return "clever-full" if s.entered[seat][AREA[entry]] == sheet.CELLS else "clever-rising"


def in_hand(s: State) -> list[int]:
    """The dice that are thrown next."""
    return [die for die in range(rules.DICE) if s.place[die] == HAND]


def outcome_text(setup: Setup, s: State, outcome: int) -> str:
    """A throw (or which dice are served) as words."""
    if s.phase == rules.SERVE:
        return " ".join(["tray", *(DICE[die] for die in range(rules.DICE) if outcome >> die & 1)])
    words: list[str] = []
    for die in reversed(in_hand(s)):
        words = [DICE[die], str(outcome % sheet.FACES + 1), *words]
        outcome //= sheet.FACES
    return " ".join(words)


def read_outcome(setup: Setup, s: State, text: str) -> int:
    """The outcome of a text, the dice in any order."""
    words = text.split()
    if s.phase == rules.SERVE and words[:1] == ["tray"] and set(words[1:]) <= set(DICE):
        served = sum(1 << DICE.index(word) for word in set(words[1:]))
        if len(words) == 1 + rules.SERVED and is_served(s, served):
            return served
    if s.phase == rules.THROW and len(words) == 2 * len(in_hand(s)):
        faces = dict(zip(words[::2], words[1::2], strict=True))
        wanted = [DICE[die] for die in in_hand(s)]
        if sorted(faces) == sorted(wanted) and set(faces.values()) <= set("123456"):
            outcome = 0
            for name in wanted:
                outcome = outcome * sheet.FACES + int(faces[name]) - 1
            return outcome
    example = outcome_text(setup, s, rules.roll(setup, s, Rng()))
    raise UnknownOutcome("unknown-roll", text=text, example=example)


def throws(setup: Setup, s: State) -> tuple[Throw, ...]:
    """The dice that are thrown; which of several equal dice are served is a lot."""
    if s.phase != rules.THROW:
        return ()
    return tuple(Throw(DICE[die], 1, FACES, by=s.active) for die in in_hand(s))


def is_served(s: State, served: int) -> bool:
    """Are these three dice the lowest (among equal ones any)?"""
    inside = [s.dice[die] for die in range(rules.DICE) if served >> die & 1]
    outside = [s.dice[die] for die in range(rules.DICE) if not served >> die & 1]
    return len(inside) == rules.SERVED and max(inside) <= min(outside)
