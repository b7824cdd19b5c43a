"""Random games with a ledger kept beside them: what the marks say must be what was won.

At every step the bonuses are recomputed from the marks alone: which cells are circled, crossed or
written, and which round it is. The printed facts are those typed into `table`. CHAIN_GAMES is the
number of games; half of them start from nearly full sheets, where chains are long.
"""

import os
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from kleeblatt.core.chance import DICE as DICE_STREAM
from kleeblatt.core.chance import Rng, begin
from kleeblatt.core.moves import Moves
from kleeblatt.games.doppelt_so_clever import rules
from kleeblatt.games.doppelt_so_clever.notation import MOVE_TEXTS
from kleeblatt.games.doppelt_so_clever.rules import Setup, State
from tests.doppelt_so_clever.table import (
    AREAS,
    BLUE_BONUS,
    DICE,
    GREEN_BONUS,
    GREEN_FACTOR,
    PINK_BONUS,
    PINK_MINIMUM,
    ROUND_BONUS,
    ROUNDS,
    SILVER_BONUS,
    SILVER_ROWS,
    TRACK_END,
    YELLOW,
    YELLOW_CELLS,
    YELLOW_COLUMN_BONUS,
    YELLOW_ROW_BONUS,
    bonus_words,
)

GAMES = int(os.environ.get("CHAIN_GAMES", "300"))
KINDS = 8  # of games: 1 to 4 players, fresh or nearly full sheets

# The printed bonuses as numbers: six kinds of ?, three actions, the fox, nothing
WORDS = bonus_words("?silver ?yellow ?blue ?green ?pink ?any re-roll return +1 fox")
QUESTIONS, ANY, ACTIONS, FOX = range(6), 5, range(6, 9), 9
SLOTS = 6


def numbers(words: Iterable[str]) -> list[int]:
    return [[*WORDS, "-"].index(word) for word in words]


ROUND = numbers(ROUND_BONUS)
END = numbers(TRACK_END.values())
SILVER, BLUE, GREEN, PINK = map(numbers, (SILVER_BONUS, BLUE_BONUS, GREEN_BONUS, PINK_BONUS))
LINES = [  # of yellow: the cells as bits, the bonus
    *(
        (sum(1 << i for i, cell in enumerate(YELLOW) if cell[-1] == str(row)), bonus)
        for row, bonus in enumerate(numbers(YELLOW_ROW_BONUS), 1)
    ),
    *(
        (sum(1 << i for i, cell in enumerate(YELLOW) if YELLOW[cell] == column), bonus)
        for column, bonus in enumerate(numbers(YELLOW_COLUMN_BONUS), 1)
    ),
]


# What the words of a move say: the area, the value, and the cell of silver or yellow as a bit


def parse(text: str) -> tuple[int, int, int]:
    words = text.split()
    area, value = AREAS.index(words[0]), int(words[1])
    if words[0] == "silver":
        return area, value, 1 << (4 * (value - 1) + SILVER_ROWS.index(words[2]))
    if words[0] == "yellow":
        return area, value, 1 << YELLOW_CELLS.index(text.removeprefix("yellow "))
    return area, value, 0


PASS, AGAIN = MOVE_TEXTS.index("pass"), MOVE_TEXTS.index("again")
PICK = {MOVE_TEXTS.index(die): i for i, die in enumerate(DICE)}
ASK = {MOVE_TEXTS.index(f"? {area}"): i for i, area in enumerate([*AREAS, "any"])}
ENTRY = {
    number: parse(text)
    for number, text in enumerate(MOVE_TEXTS)
    if number not in {PASS, AGAIN, *PICK, *ASK}
}
OF_AREA = [[n for n, entry in ENTRY.items() if entry[0] == area] for area in range(5)]
OF_VALUE = {
    (area, value): [n for n, entry in ENTRY.items() if entry[:2] == (area, value)]
    for area, value, _ in ENTRY.values()
}


# What the marks say


def written(cells: list[int]) -> int:
    """How many cells are filled; they must be the first ones."""
    count = 12 - cells.count(0)
    assert all(cells[:count])
    return count


def marks(s: State, seat: int) -> int:
    """How many marks there are on a sheet."""
    bits = s.silver[seat].bit_count() + s.circles[seat].bit_count() + s.crosses[seat].bit_count()
    return bits + written(s.blue[seat]) + written(s.green[seat]) + written(s.pink[seat])


def ledger(s: State, seat: int) -> list[int]:
    """How often each bonus was won, by the marks and the round alone."""
    won = [0] * 11
    for round in range(s.round):
        won[ROUND[round]] += 1
    for column, bonus in enumerate(SILVER):
        if s.silver[seat] >> 4 * column & 15 == 15:
            won[bonus] += 1
    for cells, bonus in LINES:
        if s.circles[seat] & cells == cells:
            won[bonus] += 1
    for bonus in BLUE[: written(s.blue[seat])] + GREEN[: written(s.green[seat])]:
        won[bonus] += 1
    for value, least, bonus in zip(s.pink[seat], PINK_MINIMUM, PINK, strict=True):
        if value >= max(least, 1):
            won[bonus] += 1
    for action, bonus in zip(ACTIONS, END, strict=True):
        if won[action] == SLOTS:
            won[bonus] += 1
    return won


def fits(s: State, seat: int, move: int) -> bool:
    """Is there room for an entry?"""
    area, value, cell = ENTRY[move]
    if area == 0:
        return not s.silver[seat] & cell
    if area == 1:
        return not s.crosses[seat] & cell
    cells = (s.blue, s.green, s.pink)[area - 2][seat]
    count = 12 - cells.count(0)
    return count < 12 and (area != 2 or count == 0 or value <= cells[count - 1])


def room(s: State, seat: int, kind: int) -> list[int]:
    """All that a ? may enter."""
    areas = range(5) if kind == ANY else [kind]
    return [move for area in areas for move in OF_AREA[area] if fits(s, seat, move)]


def of_die(s: State, seat: int, die: int, swept: bool) -> list[int]:
    """All that a die may enter."""
    name, face = DICE[die], s.dice[die]
    both = s.dice[DICE.index("blue")] + s.dice[DICE.index("white")]
    if swept:
        moves = OF_VALUE[0, face]
        if name not in ("white", "silver"):
            moves = [moves[SILVER_ROWS.index(name)]]
    elif name == "white":
        moves = [m for area in range(5) for m in OF_VALUE[area, both if area == 2 else face]]
    else:
        moves = OF_VALUE[die, both if name == "blue" else face]
    return [move for move in moves if fits(s, seat, move)]


# A game and its books


class Books:
    """What happened to the ?s of each seat, and how many marks were made."""

    def __init__(self, s: State, players: int) -> None:
        self.players = players
        self.before = [ledger(s, seat) for seat in range(players)]
        self.marks = [marks(s, seat) for seat in range(players)]
        self.entered = [[0] * 6 for _ in range(players)]
        self.lost = [[0] * 6 for _ in range(players)]
        for seat in range(players):  # what is pending now comes later
            for kind in QUESTIONS:
                self.before[seat][kind] -= s.pending[seat][kind]

    def check(self, s: State, seat: int) -> None:
        """The state says what the marks say."""
        won = ledger(s, seat)
        assert [won[action] for action in ACTIONS] == s.circled[seat]
        assert max(s.circled[seat]) <= SLOTS
        assert all(u <= c for u, c in zip(s.used[seat], s.circled[seat], strict=True))
        assert won[FOX] == s.foxes[seat]
        assert s.crosses[seat] & ~s.circles[seat] == 0
        assert marks(s, seat) == self.marks[seat]
        for kind in QUESTIONS:
            held = s.pending[seat][kind]
            held += s.step[seat] == rules.FREE and s.kind[seat] == kind
            assert (
                won[kind] - self.before[seat][kind]
                == self.entered[seat][kind] + self.lost[seat][kind] + held
            )

    def offered(self, s: State, seat: int, legal: list[int]) -> None:
        """Nothing is offered that cannot be made, and a ? is never lost while it finds room."""
        assert legal
        assert len(set(legal)) == len(legal)
        step = s.step[seat]
        if step == rules.FREE:
            assert sorted(legal) == sorted(room(s, seat, s.kind[seat]))
        elif step == rules.QUESTION:
            kinds = [k for k in QUESTIONS if s.pending[seat][k] and room(s, seat, k)]
            assert sorted(ASK[move] for move in legal if move != PASS) == kinds
            assert (PASS in legal) == (not kinds)
        elif step == rules.ENTER:
            swept = s.origin[seat] == rules.SWEEP
            assert sorted(legal) == sorted(of_die(s, seat, s.die[seat], swept))
        else:
            assert PASS in legal
            assert AGAIN not in legal or s.circled[seat][0] > s.used[seat][0]
            for die in (PICK[move] for move in legal if move not in (PASS, AGAIN)):
                assert step == rules.BEFORE or of_die(s, seat, die, step == rules.SWEEP)

    def note(self, s: State, seat: int, move: int) -> None:
        """A move is about to be made."""
        if move in ENTRY:
            self.marks[seat] += 1
            if s.step[seat] == rules.FREE:
                self.entered[seat][s.kind[seat]] += 1
        elif move == PASS and s.step[seat] == rules.QUESTION:
            for kind in QUESTIONS:
                assert not s.pending[seat][kind] or not room(s, seat, kind)
                self.lost[seat][kind] += s.pending[seat][kind]


def is_written(s: State, seat: int, move: int) -> bool:
    """Does the sheet show this entry (as the last one of its row)?"""
    area, value, cell = ENTRY[move]
    if area == 0:
        return bool(s.silver[seat] & cell)
    if area == 1:
        return bool(s.circles[seat] & cell)
    cells = (s.blue, s.green, s.pink)[area - 2][seat]
    last = written(cells) - 1
    return cells[last] == value * (GREEN_FACTOR[last] if area == 3 else 1)


def nearly_full(s: State, seat: int, random: Random) -> None:
    """Random entries first; what is pending then is forgotten."""
    for _ in range(random.randrange(35, 75)):
        free = [move for move in ENTRY if fits(s, seat, move)]
        if free:
            rules.enter(s, seat, random.choice(free) - rules.ENTRY)
    s.pending[seat] = [0] * 6


def play_game(seed: int, players: int, full: bool) -> Counter[str]:
    """One random game, checked at every step; returns what occurred."""
    random, dice, moves = Random(seed), Rng(), Moves()
    begin(dice, seed, DICE_STREAM)
    setup, s = Setup(), State()
    setup.players, setup.rounds = players, ROUNDS[players]
    rules.start(setup, s)
    if full:
        for seat in range(players):
            nearly_full(s, seat, random)
    books = Books(s, players)
    while not rules.is_over(s):
        if rules.is_chance(s):
            for seat in range(players):
                books.check(s, seat)
            rules.apply_outcome(setup, s, rules.roll(setup, s, dice))
            continue
        seat = random.choice([seat for seat in range(players) if rules.awaited(s) >> seat & 1])
        rules.legal(setup, s, seat, moves)
        legal = moves.item[: moves.count]
        books.offered(s, seat, legal)
        others = [move for move in legal if move != PASS]
        move = random.choice(others) if others and random.random() < 0.9 else random.choice(legal)
        books.note(s, seat, move)
        rules.apply(setup, s, seat, move)
        books.check(s, seat)
        assert move not in ENTRY or is_written(s, seat, move)
    for seat in range(players):
        books.check(s, seat)
        assert not any(s.pending[seat])
    return Counter(
        entered=sum(map(sum, books.entered)),
        lost=sum(map(sum, books.lost)),
        ends=sum(slots == SLOTS for seat in range(players) for slots in s.circled[seat]),
        foxes=sum(s.foxes),
    )


@pytest.mark.parametrize("full", [False, True], ids=["fresh", "nearly-full"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_ledger_agrees(players: int, full: bool) -> None:
    seen: Counter[str] = Counter()
    games = max(1, GAMES // KINDS)
    for seed in range(games):
        seen += play_game(seed, players, full)
    if games >= 20:
        assert seen["entered"]
        assert seen["foxes"]
        assert not full or (seen["lost"] and seen["ends"])
