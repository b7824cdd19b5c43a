"""Why no match comes to a position: each reason with what shows it.

They are tried in order, so each may rely on those before it.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from kleeblatt.core.moves import Moves
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.notation import is_served
from kleeblatt.games.doppelt_so_clever.setup import Setup
from kleeblatt.games.doppelt_so_clever.sheet import (
    ANY,
    AREAS,
    DICE,
    FACES,
    REROLL,
    SILVER,
    SLOTS,
    TRACK_END,
    TRACKS,
    WHITE,
)
from kleeblatt.games.doppelt_so_clever.state import (
    BEFORE,
    BONUSES,
    CHOOSE,
    DONE,
    ENTER,
    EXTRA,
    EXTRAS,
    FIELD,
    FREE,
    HAND,
    KINDS,
    OFFER,
    OVER,
    QUESTION,
    REROLLS,
    RETURNS,
    SERVE,
    SWEEP,
    THROW,
    THROWS,
    TRAY,
    TURN,
    WINDOW,
    State,
)
from kleeblatt.games.doppelt_so_clever.won import won

ASKED = {  # the steps of each phase: of the active seat, of the passive seats
    BONUSES: ((QUESTION, FREE), (QUESTION, FREE)),
    TURN: ((CHOOSE, ENTER, SWEEP, BEFORE, QUESTION, FREE), ()),
    WINDOW: ((ENTER, EXTRA, QUESTION, FREE), (OFFER, ENTER, EXTRA, QUESTION, FREE)),
}
THROWN = (WINDOW, BONUSES, OVER)  # phases in which the throws of a turn are over


def reason(setup: Setup, s: State) -> str | None:
    """Name the first thing that cannot be."""
    for name, is_wrong in OF_TABLE.items():
        if is_wrong(setup, s):
            return name
    for name, is_wrong_for in OF_SEAT.items():
        if any(is_wrong_for(setup, s, seat) for seat in range(setup.players)):
            return name
    return None


# The table


def _is_passive_turn(setup: Setup, s: State) -> bool:
    """Do the dice lie there from a passive turn of the solo game?"""
    return s.passive == 1 or (setup.players == 1 and s.phase == BONUSES)


def _has_no_round(setup: Setup, s: State) -> bool:
    return not 1 <= s.round <= setup.rounds


def _has_no_passive_turn(setup: Setup, s: State) -> bool:
    if s.passive:
        return setup.players > 1 or s.phase in (BONUSES, TURN)
    return s.phase == SERVE


def _is_early_end(setup: Setup, s: State) -> bool:
    last = setup.rounds, setup.players - 1, int(setup.players == 1)
    return s.phase == OVER and (s.round, s.active, s.passive) != last


def _asks_wrongly(setup: Setup, s: State) -> bool:
    """Is a seat asked what its phase does not ask, or nobody where somebody must be?"""
    for seat in range(setup.players):
        is_passive = s.passive or seat != s.active
        steps = ASKED.get(s.phase, ((), ()))[is_passive]
        if s.step[seat] not in (DONE, *steps):
            return True
    return s.phase in ASKED and not s.awaited


def _has_no_bonus(setup: Setup, s: State) -> bool:
    """Is a round bonus entered that is no ?, and circles no last slot that brings one?"""
    bonus = sheet.ROUND_BONUS[s.round - 1]
    if s.phase != BONUSES or s.active or bonus <= ANY:
        return s.phase == BONUSES and s.active > 0
    track = bonus - REROLL
    if track >= len(TRACKS) or TRACK_END[track] > ANY:
        return True
    asked = (seat for seat in range(setup.players) if s.awaited >> seat & 1)
    return any(s.circled[seat][track] < SLOTS for seat in asked)


def _has_no_throw(setup: Setup, s: State) -> bool:
    return not 1 <= s.throws <= (1 if _is_passive_turn(setup, s) else THROWS)


def _shows_wrongly(setup: Setup, s: State) -> bool:
    """Dice show nothing before the first throw of a match; since then all of them show a face."""
    is_first = (s.phase, s.round, s.active, s.passive, s.throws) == (THROW, 1, 0, 0, 1)
    is_blank = is_first and s.used[0][REROLLS] == 0
    return any(s.dice) if is_blank else not all(s.dice)


# Where the dice lie


def _lying(s: State, place: int) -> list[int]:
    return [die for die in range(len(DICE)) if s.place[die] == place]


def _faces(s: State, dice: Iterable[int]) -> list[int]:
    return [s.dice[die] for die in dice]


def _is_served_wrongly(setup: Setup, s: State) -> bool:
    """Passive turn: the three lowest dice lie on the tray, the others on fields."""
    if not _is_passive_turn(setup, s):
        return False
    tray = sum(1 << die for die in _lying(s, TRAY))
    if s.phase in THROWN:
        return bool(_lying(s, HAND)) or not is_served(s, tray)
    is_clear = s.phase == SERVE and rules.lowest_dice(s) >= 0
    return len(_lying(s, HAND)) < len(DICE) or is_clear


def _holds_wrongly(setup: Setup, s: State) -> bool:
    """Is there no die to throw or to choose, or one in hand after the throws?"""
    if s.phase in THROWN:
        return bool(_lying(s, HAND))
    return (s.phase == THROW or s.step[s.active] == CHOOSE) and not _lying(s, HAND)


def _has_wrong_fields(setup: Setup, s: State) -> bool:
    """At most one die of each throw lies on a field; what is entered now was chosen first."""
    if _is_passive_turn(setup, s):
        return False
    fields = len(_lying(s, FIELD))
    if s.phase == THROW or s.step[s.active] == CHOOSE:
        return fields >= s.throws
    has_chosen = s.phase == TURN and s.step[s.active] != BEFORE
    return not has_chosen <= fields <= s.throws


def _has_wrong_tray(setup: Setup, s: State) -> bool:
    """Until the last throw, only dice that show less than a chosen one go to the tray."""
    if _is_passive_turn(setup, s) or (s.phase in THROWN and s.throws == THROWS):
        return False
    return not _is_below(s, _lying(s, TRAY), _lying(s, FIELD))


def _is_below(s: State, dice: Iterable[int], chosen: Iterable[int]) -> bool:
    """Does each of the dice show less than one of the chosen dice?"""
    highest = max(_faces(s, chosen), default=0)
    return all(face < highest for face in _faces(s, dice))


def _is_chosen_wrongly(setup: Setup, s: State) -> bool:
    """Could no die of the fields have been chosen last, and have sent the swept dice away?"""
    seat = s.active
    if s.phase != TURN or s.step[seat] in (CHOOSE, BEFORE):
        return False
    if s.step[seat] == ENTER and s.place[s.die[seat]] == FIELD:
        return not _sends(s, s.die[seat], _swept(s)) or _sends_more(s, s.die[seat], _swept(s))
    return _is_swept_wrongly(s, seat)


def _is_swept_wrongly(s: State, seat: int) -> bool:
    """After an entry: does no die of the fields explain the dice that are (or may be) swept?"""
    fields, gone = _lying(s, FIELD), _swept(s)
    if s.step[seat] == ENTER:
        gone.append(s.die[seat])
    if len(set(gone)) < len(gone) or (s.step[seat] == SWEEP and not gone):
        return True
    chosen = [die for die in fields if not gone or die in (SILVER, WHITE)]
    return not any(_sends(s, die, gone) for die in chosen)


def _swept(s: State) -> list[int]:
    """The dice that silver may still sweep."""
    return [die for die in range(len(DICE)) if s.swept >> die & 1]


def _sends(s: State, chosen: int, gone: list[int]) -> bool:
    """Do these dice lie on the tray because of this choice, and no others still in hand?"""
    face = s.dice[chosen]
    are_gone = all(s.place[die] == TRAY and s.dice[die] < face for die in gone)
    return are_gone and all(left >= face for left in _faces(s, _lying(s, HAND)))


def _sends_more(s: State, chosen: int, gone: list[int]) -> bool:
    """Silver: does a die lie on the tray that only this choice can have sent, but is not swept?"""
    if chosen not in (SILVER, WHITE):
        return False
    before = [die for die in _lying(s, TRAY) if die not in gone]
    return not _is_below(s, before, [die for die in _lying(s, FIELD) if die != chosen])


# Sheets


def _rises(setup: Setup, s: State, seat: int) -> bool:
    return s.blue[seat] != sorted(s.blue[seat], reverse=True)


def _multiplies_wrongly(setup: Setup, s: State, seat: int) -> bool:
    cells = zip(s.green[seat], sheet.GREEN_FACTOR, strict=True)
    return any(value % factor or value > FACES * factor for value, factor in cells)


def _uses_too_much(setup: Setup, s: State, seat: int) -> bool:
    """More actions than are circled, or an action before its time?"""
    tracks = zip(s.used[seat], s.circled[seat], strict=True)
    has_thrown = s.round > 1 or (seat <= s.active and any(s.dice))
    has_had_window = s.round > 1 or s.active or s.passive or s.phase in THROWN
    return (
        any(used > circled for used, circled in tracks)
        or (not has_thrown and s.used[seat][REROLLS] + s.used[seat][RETURNS] > 0)
        or (not has_had_window and s.used[seat][EXTRAS] > 0)
    )


def _has_wrong_extra_dice(setup: Setup, s: State, seat: int) -> bool:
    """Extra dice come at the end of a turn, and only after the die of the tray."""
    extra = s.extra[seat]
    is_active = s.phase == WINDOW and seat == s.active and not s.passive
    if is_active and s.step[seat] in (ENTER, QUESTION, FREE) and not extra:
        return True
    if s.phase not in THROWN or s.step[seat] == OFFER or _takes(s, seat):
        return extra > 0
    return extra.bit_count() > s.used[seat][EXTRAS]


def _takes(s: State, seat: int) -> bool:
    """Is a passive seat entering the die that it took?"""
    return s.phase == WINDOW and s.step[seat] == ENTER and s.origin[seat] == OFFER


def _lacks_action(setup: Setup, s: State, seat: int) -> bool:
    if s.step[seat] == BEFORE:
        return not rules.can_return(s, seat)
    return s.step[seat] == EXTRA and rules.left(s, seat, EXTRAS) == 0


def _open(s: State, seat: int) -> Counter[int]:
    """Count the ?s that are not entered yet."""
    pending = Counter(dict(enumerate(s.pending[seat])))
    if s.step[seat] == FREE:
        pending[s.kind[seat]] += 1
    return pending


def _has_wrong_questions(setup: Setup, s: State, seat: int) -> bool:
    """More ?s than were won, at a wrong time, or one that was won but never entered?"""
    bonuses, pending = won(s, seat), _open(s, seat)
    has_some = any(s.pending[seat])
    if s.step[seat] not in (QUESTION, FREE) and has_some:
        return True
    if s.step[seat] == QUESTION and not has_some:
        return True
    if any(pending[kind] > bonuses[kind] for kind in range(KINDS)):
        return True
    return any(s.entered[seat][a] < bonuses[a] - pending[a] for a in range(AREAS))


def _finds_no_room(setup: Setup, s: State, seat: int) -> bool:
    """Is a die or a ? to be entered that may not be?"""
    moves = Moves()
    if s.step[seat] not in (ENTER, FREE):
        return False
    if _takes(s, seat):
        rules.list_dice(s, seat, OFFER, moves)
        if rules.DIE + s.die[seat] not in moves.item[: moves.count]:
            return True
    rules.legal(setup, s, seat, moves)
    return moves.count == 0


# How much can be entered


def _has_too_many_entries(setup: Setup, s: State, seat: int) -> bool:
    """Are there more entries than dice and ?s for them?"""
    chosen, away = _chosen(setup, s, seat)
    single = _taken(setup, s, seat) + s.used[seat][EXTRAS] - (s.step[seat] == ENTER)
    bonuses, pending = won(s, seat), _open(s, seat)
    free = [bonuses[kind] - pending[kind] for kind in range(KINDS)]
    most = away + s.used[seat][RETURNS] + single + sum(free)
    most_unswept = chosen + single + sum(free) - free[SILVER]  # only silver is swept
    unswept = sum(s.entered[seat]) - s.entered[seat][SILVER]
    return sum(s.entered[seat]) > most or unswept > most_unswept


def _chosen(setup: Setup, s: State, seat: int) -> tuple[int, int]:
    """How many dice an active seat has chosen at most, and how many it has chosen or swept."""
    turns = s.round - 1 + (seat < s.active) + s.passive
    if s.phase == BONUSES or s.passive or seat != s.active:
        return THROWS * turns, len(DICE) * turns
    away = len(DICE) - len(_lying(s, HAND))
    return THROWS * turns + len(_lying(s, FIELD)), len(DICE) * turns + away


def _taken(setup: Setup, s: State, seat: int) -> int:
    """How many dice a passive seat has taken at most."""
    others = max(setup.players - 1, 1)
    is_passive = s.passive or seat != s.active
    is_taking = s.phase in (WINDOW, OVER) and is_passive and s.step[seat] != OFFER
    return (s.round - 1) * others + s.active - (seat < s.active) + is_taking


Check = Callable[[Setup, State], bool]
SeatCheck = Callable[[Setup, State, int], bool]
OF_TABLE: dict[str, Check] = {
    "round": _has_no_round,
    "passive": _has_no_passive_turn,
    "end": _is_early_end,
    "step": _asks_wrongly,
    "bonus": _has_no_bonus,
    "throw": _has_no_throw,
    "faces": _shows_wrongly,
    "served": _is_served_wrongly,
    "hand": _holds_wrongly,
    "fields": _has_wrong_fields,
    "tray": _has_wrong_tray,
    "chosen": _is_chosen_wrongly,
}
OF_SEAT: dict[str, SeatCheck] = {
    "blue": _rises,
    "green": _multiplies_wrongly,
    "actions": _uses_too_much,
    "extra-dice": _has_wrong_extra_dice,
    "no-action": _lacks_action,
    "questions": _has_wrong_questions,
    "no-room": _finds_no_room,
    "entries": _has_too_many_entries,
}
