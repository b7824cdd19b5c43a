"""What makes a position of Geht noch was? impossible.

Each check finds one thing that is wrong with a table, or with a seat. A position that passes all of
them can be played to its end. Every check may rely on those before it.
"""

from collections.abc import Callable

from kleeblatt.games.geht_noch_was.cards import (
    CARDS,
    COLOURS,
    GREEN,
    WORDS,
    cards_in,
    colour_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK, ROUNDS, SET_OF
from kleeblatt.games.geht_noch_was.rules import (
    MOST_BOUGHT,
    OPEN_LEVELS,
    can_lift,
    fulfils,
    has_identical,
    income,
    is_chance,
    lowest_level,
)
from kleeblatt.games.geht_noch_was.setup import START_CARDS, Setup
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    FAIRY,
    OVER,
    PLACES,
    PUSH,
    START,
    WIDTH,
    State,
    free_place,
)
from kleeblatt.games.geht_noch_was.supply import count, deck_size, is_scored

ROUNDS_OF = {  # the first and the last round that has a phase
    START: (0, 0), FAIRY: (0, 0), BONUS: (2, ROUNDS), BUY: (2, ROUNDS), BUILD: (2, ROUNDS),
    DICE: (1, ROUNDS), DECIDE: (1, ROUNDS), PUSH: (1, ROUNDS), OVER: (ROUNDS, ROUNDS),
}  # fmt: skip
MOST_TIMES = 4  # of a scored card


def problem(setup: Setup, s: State) -> str | None:
    """Name what cannot be."""
    for reason, is_wrong in TABLE_CHECKS:
        if is_wrong(setup, s):
            return reason
    for reason, is_wrong_for in SEAT_CHECKS:
        if any(is_wrong_for(setup, s, seat) for seat in range(setup.players)):
            return reason
    return None


# What lies where


def lying(s: State) -> list[int]:
    """List all cards outside the shuffled decks; one that lies in two places comes twice."""
    found = [card - 1 for seats in (s.display, s.new) for cards in seats for card in cards if card]
    found += [card - 1 for card in s.offered if card]
    for pile, size in zip(s.under, s.under_size, strict=True):
        found += pile[:size]
    for scored in s.scored:
        for first in range(0, WORDS * LEVELS, WORDS):
            found += cards_in(scored[first : first + WORDS])
    return found


def purse(setup: Setup, s: State, seat: int) -> int:
    """Count what a seat has left of its income, by the normal rules."""
    return income(setup, s, seat) - _spent(setup, s, seat)


def _spent(setup: Setup, s: State, seat: int) -> int:
    """Count what a seat has paid for cards in this round."""
    came = _came(s, seat)
    return sum(setup.cost[colour] for colour in came[max(0, len(came) - s.bought[seat]) :])


def _came(s: State, seat: int) -> list[int]:
    """List the colours of a seat's new cards in the order in which they came: the bonus first."""
    cards = [*s.new[seat], s.offered[seat]]
    is_mine = s.drawing and s.drawer == seat
    return [colour_of(card - 1) for card in cards if card] + [s.drawing - 1] * bool(is_mine)


def _new(s: State, seat: int) -> list[int]:
    return [card - 1 for card in s.new[seat] if card]


def _is_bonus(setup: Setup, s: State, colour: int) -> bool:
    """Can a bonus of this round be a card of this colour?"""
    return colour + 1 in setup.bonus_card[s.round]


def _is_waiting(s: State, seat: int) -> bool:
    return s.waiting >> seat & 1 == 1


def _is_in(s: State, seat: int) -> bool:
    return s.playing >> seat & 1 == 1


def _marked(s: State, seat: int) -> list[int]:
    """The places of the display that have a marker."""
    return [place for place in range(PLACES) if s.marked[seat] >> place & 1]


# The table


def _names_nobody(setup: Setup, s: State) -> bool:
    return max(s.fairy, s.drawer) >= setup.players


def _has_wrong_cards(setup: Setup, s: State) -> bool:
    """A card lies in two places, or belongs to a second copy that is not there."""
    cards = lying(s)
    return len(set(cards)) < len(cards) or max(cards, default=0) >= CARDS * setup.copies


def _is_under_wrong_deck(setup: Setup, s: State) -> bool:
    piles = zip(s.under, s.under_size, strict=True)
    return any(
        colour_of(card) != colour
        for colour, (pile, size) in enumerate(piles)
        for card in pile[:size]
    )


def _has_too_much_luck(setup: Setup, s: State) -> bool:
    return s.luck < 0


def _has_too_many_multipliers(setup: Setup, s: State) -> bool:
    return sum(card != 0 for card in s.multiplied) > setup.multipliers


def _is_wrong_round(setup: Setup, s: State) -> bool:
    """The phase is not in this round, or never in this game."""
    first, last = ROUNDS_OF[s.phase]
    is_never = (s.phase == START and not setup.free_start) or (
        s.phase == FAIRY and setup.players == 1
    )
    return is_never or not first <= s.round <= last


def _is_wrong_roll(setup: Setup, s: State) -> bool:
    """Was there a roll before the first round, or none in a phase that comes after one?"""
    if s.phase in (START, FAIRY):
        return s.rolls > 0
    return s.rolls == 0 and s.phase != DICE


def _is_stuck(setup: Setup, s: State) -> bool:
    """Is there neither a seat nor chance to go on?"""
    if s.phase == DICE:
        return s.playing == 0
    return s.waiting == 0 and not is_chance(s) and s.phase != OVER


def _is_wrong_draw(setup: Setup, s: State) -> bool:
    """A card is drawn that nobody has asked for, or cannot come."""
    if not s.drawing:
        return s.exchanging != 0
    if deck_size(s, s.drawing - 1) <= s.exchanging or (s.exchanging and s.phase != BUY):
        return True
    can_draw = {BONUS: _draws_bonus, BUY: _draws_purchase, DECIDE: _draws_consolation}
    return s.phase not in can_draw or not can_draw[s.phase](setup, s)


def _draws_bonus(setup: Setup, s: State) -> bool:
    return not _is_waiting(s, s.drawer) and _is_bonus(setup, s, s.drawing - 1)


def _draws_purchase(setup: Setup, s: State) -> bool:
    """A card that was bought, or one for a card that has just gone under the deck."""
    seat, colour = s.drawer, s.drawing - 1
    if not _is_waiting(s, seat) or s.offered[seat] or not s.bought[seat]:
        return False
    if not s.exchanging:
        return True
    size = s.under_size[colour]
    return size > 0 and has_identical(setup, s, seat, s.under[colour][size - 1])


def _draws_consolation(setup: Setup, s: State) -> bool:
    """All have decided; who has failed is served clockwise from the Glücksfee."""
    turns = [(seat - s.fairy) % setup.players for seat in range(setup.players)]
    later = [turns[seat] for seat in range(setup.players) if s.failed >> seat & 1]
    seat = s.drawer
    is_out = not _is_in(s, seat) and s.marked[seat] == 0 and free_place(s, seat, 0) >= 0
    is_next = all(turns[seat] < turn for turn in later)
    return s.waiting == 0 and s.drawing - 1 == GREEN and is_out and is_next


# The seats


def _has_wrong_new_cards(setup: Setup, s: State, seat: int) -> bool:
    """Other cards lie beside the clover than the bonus and what was bought."""
    new, came = _new(s, seat), _came(s, seat)
    if s.phase == BONUS:
        is_bonus = all(_is_bonus(setup, s, colour) for colour in came)
        return len(came) > 1 or not is_bonus or bool(came and _is_waiting(s, seat))
    if s.phase == BUY:
        extra = len(came) - s.bought[seat]
        has_bonus = bool(new) and _is_bonus(setup, s, came[0])
        return not 0 <= extra <= has_bonus
    if s.phase == BUILD:
        return len(new) > s.bought[seat] + any(setup.bonus_card[s.round])
    return s.phase != START and bool(new)  # at the start: see there


def _has_wrong_offer(setup: Setup, s: State, seat: int) -> bool:
    """A card can only be exchanged by whoever buys, and has one like it in the display."""
    if not s.offered[seat]:
        return False
    can_exchange = has_identical(setup, s, seat, s.offered[seat] - 1)
    return s.phase != BUY or not _is_waiting(s, seat) or not can_exchange


def _has_bought_early(setup: Setup, s: State, seat: int) -> bool:
    """Nobody has bought a card before buying in the second round."""
    is_before = s.round < 2 or (s.round == 2 and s.phase == BONUS)
    return is_before and s.bought[seat] > 0


def _has_wrong_money(setup: Setup, s: State, seat: int) -> bool:
    """More was spent, or is left, than has come in."""
    if s.phase != BUY:
        return s.money[seat] > 0
    if not setup.solo_rules:
        return purse(setup, s, seat) < 0
    paid = s.under_size[GREEN] + sum(_came(s, other).count(GREEN) for other in range(setup.players))
    most = paid * MOST_TIMES * max(setup.factor)
    is_lost = s.money[seat] > 0 and not _is_waiting(s, seat)
    return is_lost or s.money[seat] + _spent(setup, s, seat) > most


def _has_wrong_markers(setup: Setup, s: State, seat: int) -> bool:
    """Markers lie there only from the first roll to the push; luck comes after all black ones."""
    if s.phase not in (DICE, DECIDE, PUSH):
        return s.marked[seat] != 0
    is_luck_early = s.phase != PUSH and s.lucky[seat] > 0 and s.black[seat] > 0
    is_too_many = s.black[seat] < 0 or s.lucky[seat].bit_count() > MOST_LUCK
    return is_luck_early or is_too_many or len(_marked(s, seat)) > s.rolls


def _has_gap_in_climb(setup: Setup, s: State, seat: int) -> bool:
    """The marked cards begin on level 1 and leave no level out (until they are pushed)."""
    levels = {place // WIDTH for place in _marked(s, seat)}
    return s.phase != PUSH and levels != set(range(len(levels)))


def _has_wrong_luck(setup: Setup, s: State, seat: int) -> bool:
    """There is more luck than a seat can have left in this round."""
    if s.phase not in (DICE, DECIDE):
        return s.round == 0 and s.clover[seat] > 0
    at_first = min(MOST_LUCK, setup.bonus_luck[1][0]) if s.round == 1 else MOST_LUCK
    marks = len(_marked(s, seat))
    luck = s.clover[seat] + s.lucky[seat].bit_count()
    if not _is_in(s, seat):
        return s.rolls == 0 or luck > at_first + s.rolls - max(marks, 1)
    averted = s.rolls - _must_fulfil(s, seat) - marks
    return averted < 0 or luck + averted > at_first or (s.round == 1 and luck + averted < at_first)


def _must_fulfil(s: State, seat: int) -> bool:
    """Has a seat still to answer the roll?"""
    return s.phase == DECIDE and _is_waiting(s, seat) and not s.settled[seat]


def _has_unfulfilled_mark(setup: Setup, s: State, seat: int) -> bool:
    """A seat that has fulfilled a card with every roll has done so with this one."""
    marked = _marked(s, seat)
    if s.phase not in (DICE, DECIDE) or not marked or len(marked) < s.rolls:
        return False
    level = lowest_level(s, seat)
    last = (s.display[seat][place] - 1 for place in marked if place // WIDTH == level)
    return not any(fulfils(setup, s, card) for card in last)


def _has_wrong_start(setup: Setup, s: State, seat: int) -> bool:
    """Until cards are pushed for the first time, the start cards lie where they were put."""
    if _pushes(s) > 0:
        return False
    start, new, display = setup.start_card[seat], _new(s, seat), s.display[seat]
    waiting = [card for card in start if card + 1 not in display[: WIDTH * OPEN_LEVELS]]
    is_moved = not setup.free_start and any(
        display[WIDTH * (i // 2) + i % 2] != card + 1 for i, card in enumerate(start)
    )
    others = [p for p, card in enumerate(display) if card and card - 1 not in start]
    return waiting != new or is_moved or _has_gap(display) or not _are_consolation(s, seat, others)


def _has_gap(display: list[int]) -> bool:
    """Is there a free place before a card of the same level?"""
    return any(display[p] and not display[p - 1] for p in range(PLACES) if p % WIDTH)


def _are_consolation(s: State, seat: int, others: list[int]) -> bool:
    """Is there nothing in these places but a consolation card?"""
    if not others:
        return True
    has_failed = s.rolls > 0 and not _is_in(s, seat) and s.marked[seat] == 0
    is_green = colour_of(s.display[seat][others[0]] - 1) == GREEN
    return has_failed and len(others) == 1 and others[0] < WIDTH and is_green


def _pushes(s: State) -> int:
    """How often cards were pushed: in how many rounds."""
    return s.round if s.phase in (PUSH, OVER) else max(0, s.round - 1)


def _has_card_too_high(setup: Setup, s: State, seat: int) -> bool:
    """From below the VIP line cards climb a level a round; by the solo rules scored ones more."""
    pushes = _pushes(s)
    display = [place // WIDTH for place, card in enumerate(s.display[seat]) if card]
    marked = [place // WIDTH for place in _marked(s, seat)]  # not pushed in this round
    scored = [place // WORDS for place, cards in enumerate(s.scored[seat]) if cards]
    lifts = LEVELS if setup.solo_rules and pushes > 1 else 0
    return (
        max(display, default=0) >= OPEN_LEVELS + pushes
        or max(marked, default=0) >= OPEN_LEVELS - 1 + s.round
        or max(scored, default=-1) >= (OPEN_LEVELS - 1 + pushes + lifts if pushes else 0)
    )


def _has_wrong_number(setup: Setup, s: State, seat: int) -> bool:
    """Cards only come, up to so many; by the solo rules green ones also go."""
    have = [_cards_of(s, seat, colour) for colour in range(COLOURS)]
    least = [0 if setup.solo_rules else SET_OF["green"], SET_OF["yellow"], 0]
    bought = max(0, s.round - 1) * (MOST_BOUGHT + 1)
    failed = s.round - (s.phase in (BONUS, BUY, BUILD))
    is_short = any(cards < few for cards, few in zip(have, least, strict=True))
    return is_short or sum(have) > START_CARDS + bought + failed


def _cards_of(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour a seat has; ×3 and ×4 counted."""
    cards = [*s.display[seat], *s.new[seat], s.offered[seat]]
    scored = sum(count(s, seat, level, colour) for level in range(LEVELS))
    return scored + sum(card > 0 and colour_of(card - 1) == colour for card in cards)


def _has_wrong_lifts(setup: Setup, s: State, seat: int) -> bool:
    """A Push it! comes from a card scored above the VIP line, and there is a card to push."""
    if not s.lifts[seat] or not s.lifter[seat]:
        return s.lifts[seat] != 0 or s.lifter[seat] != 0
    card = s.lifter[seat] - 1
    levels = [level for level in range(LEVELS) if is_scored(s, seat, level, card)]
    is_pushing = s.phase == PUSH and setup.solo_rules and can_lift(s, seat)
    return not is_pushing or not levels or s.lifts[seat] > levels[0] + 1 - OPEN_LEVELS


def _has_no_room(setup: Setup, s: State, seat: int) -> bool:
    """New cards without room would have gone under their decks."""
    rooms = (free_place(s, seat, level) for level in range(OPEN_LEVELS))
    return s.phase == BUILD and _is_waiting(s, seat) and max(rooms) < 0


TABLE_CHECKS: tuple[tuple[str, Callable[[Setup, State], bool]], ...] = (
    ("seat", _names_nobody),
    ("geht-noch-was-cards", _has_wrong_cards),
    ("geht-noch-was-under", _is_under_wrong_deck),
    ("geht-noch-was-supply", _has_too_much_luck),
    ("geht-noch-was-multipliers", _has_too_many_multipliers),
    ("geht-noch-was-round", _is_wrong_round),
    ("geht-noch-was-roll", _is_wrong_roll),
    ("geht-noch-was-stuck", _is_stuck),
    ("geht-noch-was-drawing", _is_wrong_draw),
)
SEAT_CHECKS: tuple[tuple[str, Callable[[Setup, State, int], bool]], ...] = (
    ("geht-noch-was-offered", _has_wrong_offer),
    ("geht-noch-was-bought", _has_bought_early),
    ("geht-noch-was-new", _has_wrong_new_cards),
    ("geht-noch-was-money", _has_wrong_money),
    ("geht-noch-was-room", _has_no_room),
    ("geht-noch-was-markers", _has_wrong_markers),
    ("geht-noch-was-climb", _has_gap_in_climb),
    ("geht-noch-was-fulfilled", _has_unfulfilled_mark),
    ("geht-noch-was-luck", _has_wrong_luck),
    ("geht-noch-was-start", _has_wrong_start),
    ("geht-noch-was-high", _has_card_too_high),
    ("geht-noch-was-number", _has_wrong_number),
    ("geht-noch-was-lifts", _has_wrong_lifts),
)
