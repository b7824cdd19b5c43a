"""Geht noch was? in lockstep with its referee."""

from typing import Any, cast

import numpy as np

from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.kernel import compiled, kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.struct import batch, to_batch
from kleeblatt.games import game
from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    CARDS,
    COLOURS,
    WORDS,
    bit_of,
    colour_of,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, SIDES, built_in, read
from kleeblatt.games.geht_noch_was.rules import (
    AVERT,
    BUY_CARD,
    EXCHANGE,
    FAIL,
    KEEP,
    LEAVE,
    LIFT_CARD,
    MARK_CARD,
    MOVES,
    PAY_CARD,
    PLACE_CARD,
    PUSH_CARD,
    SCORE_CARD,
    STAY,
    TAKE_BONUS,
)
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    FAIRY,
    PLACES,
    PUSH,
    START,
    WIDTH,
)
from kleeblatt.games.geht_noch_was.supply import deck_size, is_scored, marker_on
from tests.oracle.lockstep import (
    CELLS,
    COUNT,
    END,
    LEFT,
    OK,
    POINTS,
    QUESTIONS,
    SAME,
    SHEET,
    STREAM,
    THROWN,
    WHO,
    pick_seat,
    referee_of,
    report,
)

referee = cast(Any, None)


@kernel
def asked(s: Any, seat: int) -> int:
    """What a seat decides, in the numbers of the referee."""
    if not (rules.awaited(s) >> seat) & 1:
        return 0
    if s.phase == START or s.phase == BUILD:
        return 1
    if s.phase == BONUS:
        return 2
    if s.phase == BUY:
        return 4 if s.offered[seat] != 0 else 3
    if s.phase == DECIDE:
        return 6 if s.settled[seat] == 1 else 5
    return 8 if s.lifts[seat] > 0 else 7


@kernel
def may(setup: Any, s: Any, table: Any, deck: Any, seat: int, move: int) -> bool:
    """What the referee says to a move."""
    if move < MARK_CARD:
        return may_plain(s, table, deck, seat, move)
    card = (move - MARK_CARD) % ALL_CARDS
    number = setup.number[card]
    if move >= PLACE_CARD:
        level = (move - PLACE_CARD) // ALL_CARDS + 1
        return bool(referee.may_place(table, deck, seat, number, level))
    if move >= PAY_CARD:
        return bool(referee.may_pay(table, deck, seat, number))
    if move >= LIFT_CARD:
        return bool(referee.may_lift(table, deck, seat, number))
    if move >= SCORE_CARD:
        return bool(referee.may_score(table, deck, seat, number))
    if move >= PUSH_CARD:
        return bool(referee.may_push(table, deck, seat, number))
    return bool(referee.may_mark(table, deck, seat, number))


@kernel
def may_plain(s: Any, table: Any, deck: Any, seat: int, move: int) -> bool:
    if move == PASS:
        if s.phase == BUY:
            return bool(referee.may_done(table, deck, seat))
        return bool(referee.may_no_lift(table, deck, seat))
    if move == STAY:
        return bool(referee.may_stay(table, deck, seat))
    if move == LEAVE:
        return bool(referee.may_leave(table, deck, seat))
    if move == AVERT:
        return bool(referee.may_avert(table, deck, seat))
    if move == FAIL:
        return bool(referee.may_fail(table, deck, seat))
    if move == KEEP:
        return bool(referee.may_keep(table, deck, seat))
    if move == EXCHANGE:
        return bool(referee.may_exchange(table, deck, seat))
    if move >= BUY_CARD:
        return bool(referee.may_buy(table, deck, seat, move - BUY_CARD))
    return bool(referee.may_bonus(table, deck, seat, move - TAKE_BONUS + 1))


@kernel
def act(setup: Any, s: Any, table: Any, deck: Any, seat: int, move: int) -> None:
    if move < MARK_CARD:
        act_plain(s, table, deck, seat, move)
        return
    number = setup.number[(move - MARK_CARD) % ALL_CARDS]
    if move >= PLACE_CARD:
        referee.place(table, deck, seat, number, (move - PLACE_CARD) // ALL_CARDS + 1)
    elif move >= PAY_CARD:
        referee.pay(table, deck, seat, number)
    elif move >= LIFT_CARD:
        referee.lift(table, deck, seat, number)
    elif move >= SCORE_CARD:
        referee.score(table, deck, seat, number)
    elif move >= PUSH_CARD:
        referee.push(table, deck, seat, number)
    else:
        referee.mark(table, deck, seat, number)


@kernel
def act_plain(s: Any, table: Any, deck: Any, seat: int, move: int) -> None:
    if move == PASS:
        if s.phase == BUY:
            referee.done(table, deck, seat)
        else:
            referee.no_lift(table, deck, seat)
    elif move == STAY:
        referee.stay(table, deck, seat)
    elif move == LEAVE:
        referee.leave(table, deck, seat)
    elif move == AVERT:
        referee.avert(table, deck, seat)
    elif move == FAIL:
        referee.fail(table, deck, seat)
    elif move == KEEP:
        referee.keep(table, deck, seat)
    elif move == EXCHANGE:
        referee.exchange(table, deck, seat)
    elif move >= BUY_CARD:
        referee.buy(table, deck, seat, move - BUY_CARD)
    else:
        referee.bonus(table, deck, seat, move - TAKE_BONUS + 1)


@kernel
def pick(moves: Moves, rng: Any, boldness: int) -> int:
    """A random move; seldom failing or passing, so that displays fill up and decks run out."""
    if moves.item[0] == STAY:
        return STAY if below(rng, 10) < boldness else LEAVE
    move = moves.item[below(rng, moves.count)]
    for _ in range(3):
        if move == FAIL or move == PASS:
            move = moves.item[below(rng, moves.count)]
    return move


@kernel
def check_moves(
    setup: Any, s: Any, table: Any, deck: Any, seat: int, moves: Moves, every: bool
) -> int:
    """Exactly the listed moves are allowed: all kinds of moves, or only those of this phase."""
    for j in range(moves.count):
        if not may(setup, s, table, deck, seat, moves.item[j]):
            return CELLS
    allowed = 0
    for move in range(MARK_CARD):
        allowed += may_plain(s, table, deck, seat, move)
    for kind in range(8):
        phase = DECIDE if kind == 0 else (PUSH if kind < 4 else (BUY if kind == 4 else BUILD))
        if every or s.phase == phase or (s.phase == START and phase == BUILD):
            for card in range(CARDS * setup.copies):
                move = MARK_CARD + kind * ALL_CARDS + card
                allowed += may(setup, s, table, deck, seat, move)
    return OK if allowed == moves.count else COUNT


@kernel
def check_table(setup: Any, s: Any, table: Any) -> int:
    """Every card, luck and marker is where the referee has it, and none is lost or made."""
    cards, luck, markers = 0, s.luck, 0
    for seat in range(setup.players):
        for place in range(PLACES):
            card = s.display[seat][place] - 1
            if card >= 0:
                number = setup.number[card]
                cards += 1
                if not referee.in_display(table, seat, place // WIDTH + 1, number):
                    return SHEET
                marker = (s.marked[seat] >> place & 1) + (s.lucky[seat] >> place & 1)
                if marker != referee.marker_on(table, number):
                    return LEFT
                luck += marker == 2
        for level in range(LEVELS):
            for word in range(WORDS):
                if s.scored[seat][level * WORDS + word] != 0:
                    for card in range(CARDS * setup.copies):
                        if word_of(card) == word and is_scored(s, seat, level, card):
                            number = setup.number[card]
                            cards += 1
                            if not referee.is_scored(table, seat, level + 1, number):
                                return SHEET
                            on = marker_on(s, card)
                            markers += on >= 0
                            if (s.times[on] if on >= 0 else 1) != referee.times(table, number):
                                return LEFT
        for i in range(len(s.new[seat])):
            if s.new[seat][i] != 0:
                cards += 1
                if not referee.is_new(table, seat, setup.number[s.new[seat][i] - 1]):
                    return SHEET
        if s.offered[seat] != 0:
            cards += 1
            if not referee.is_new(table, seat, setup.number[s.offered[seat] - 1]):
                return SHEET
        luck += s.clover[seat]
        if s.clover[seat] != referee.luck(table, seat):
            return LEFT
        if s.black[seat] != referee.black(table, seat):
            return LEFT
        if s.phase == BUY and s.money[seat] != referee.money(table, seat):
            return LEFT
        playing = s.phase == DECIDE or s.phase == DICE
        if playing and bool(s.playing >> seat & 1) != referee.is_in(table, seat):
            return LEFT
    for card in range(CARDS * setup.copies):
        if s.pile[word_of(card)] & bit_of(card):
            cards += 1
            if referee.in_deck(table, setup.number[card]) != 1:
                return COUNT
    for colour in range(COLOURS):
        cards += s.under_size[colour]
        for i in range(s.under_size[colour]):
            if referee.in_deck(table, setup.number[s.under[colour][i]]) != 2:
                return COUNT
    held = 0
    for marker in range(len(s.multiplied)):
        held += s.multiplied[marker] != 0
    if held != markers or held > setup.multipliers:
        return COUNT
    if s.luck != referee.luck_supply(table) or luck != setup.luck or s.luck < 0:
        return COUNT
    if s.round > 0 and s.phase != FAIRY:
        if s.fairy != referee.fairy(table) and not rules.is_over(s):
            return WHO
        if s.round != referee.round_number(table):
            return WHO
    return OK if cards == CARDS * setup.copies else COUNT


@kernel
def check_cards(setup: Any, s: Any, table: Any) -> int:
    """The cards that can come next."""
    colour, left = s.drawing - 1, 0
    for card in range(CARDS * setup.copies):
        left += s.pile[word_of(card)] & bit_of(card) != 0 and colour_of(card) == colour
    for card in range(CARDS * setup.copies):
        can_come = s.pile[word_of(card)] & bit_of(card) != 0 and colour_of(card) == colour
        can_come = can_come or (left == 0 and s.under[colour][0] == card)
        if can_come != referee.may_come(table, setup.number[card]):
            return THROWN
    return OK


@kernel
def chance(setup: Any, s: Any, table: Any, deck: Any, rng: Any, faces: Any, tally: Any) -> int:
    """A card, the Glücksfee or a roll, for both."""
    outcome = rules.roll(setup, s, rng)
    if s.drawing != 0:
        if referee.card_for(table) != s.drawer or check_cards(setup, s, table) != OK:
            return THROWN
        tally[2] += s.pile[word_of(outcome)] & bit_of(outcome) == 0
        referee.set_card(table, deck, setup.number[outcome])
    elif s.phase == FAIRY:
        referee.set_fairy(table, outcome)
    else:
        card = below(rng, CARDS)
        is_fulfilled = setup.fulfils[word_of(card)][outcome] & bit_of(card) != 0
        if is_fulfilled != referee.fulfils(deck, setup.number[card], faces[outcome]):
            return QUESTIONS
        referee.set_dice(table, deck, faces[outcome])
    rules.apply_outcome(setup, s, outcome)
    return OK


@kernel
def decide(
    setup: Any, s: Any, table: Any, deck: Any, rng: Any, moves: Moves, boldness: int, tally: Any
) -> int:
    """A seat chooses a move, for both."""
    seat = pick_seat(s.waiting, setup.players, rng)
    rules.legal(setup, s, seat, moves)
    tally[0] += moves.count > 1
    difference = check_moves(setup, s, table, deck, seat, moves, below(rng, 16) == 0)
    if difference != OK:
        return difference
    move = pick(moves, rng, boldness)
    tally[3] += move == EXCHANGE
    tally[4] += LIFT_CARD <= move < PAY_CARD
    tally[6] += move >= BUY_CARD and move < KEEP and deck_size(s, move - BUY_CARD) == 0
    act(setup, s, table, deck, seat, move)
    rules.apply(setup, s, seat, move)
    return OK


@kernel
def lockstep(
    setups: Any, states: Any, tables: Any, decks: Any, rngs: Any, buffer: Any, faces: Any,
    seed: int, tally: Any,
) -> int:  # fmt: skip
    """Play one game on each state and table; 0, or what was different (and where, in tally)."""
    setup, deck, rng, moves = setups[0], decks[0], rngs[0], buffer[0]
    for i in range(len(states)):
        s, table = states[i], tables[i]
        begin(rng, seed + i, STREAM)
        tally[1] = i
        boldness = 3 + below(rng, 8)
        rules.start(setup, s)
        referee.start(table, deck, setup.players, setup.free_start, setup.solo_rules)
        if below(rng, 3) > 0:
            stack(setup, s, table, rng)
        while not rules.is_over(s):
            if referee.needs_card(table) != s.drawing:
                return THROWN
            if referee.needs_fairy(table) != (s.phase == FAIRY and s.drawing == 0):
                return THROWN
            if referee.needs_dice(table) != (s.phase == DICE and s.drawing == 0):
                return THROWN
            for seat in range(setup.players):
                if referee.decision(table, seat) != asked(s, seat):
                    return WHO
            if rules.is_chance(s):
                difference = chance(setup, s, table, deck, rng, faces, tally)
            else:
                difference = decide(setup, s, table, deck, rng, moves, boldness, tally)
            # Two hundred cards at every step take long: two copies are checked now and then.
            if difference == OK and (setup.copies == 1 or below(rng, 4) == 0):
                difference = check_table(setup, s, table)
            if difference != OK:
                return difference
        if not referee.is_over(table):
            return END
        difference = check_points(setup, s, table, deck)
        if difference != OK:
            return difference
        for marker in range(len(s.times)):
            tally[5] += s.times[marker] > 0
    return OK


@kernel
def stack(setup: Any, s: Any, table: Any, rng: Any) -> None:
    """Some cards of the decks already lie scored or high in displays: decks run out, cards lift."""
    share = below(rng, 10)
    for card in range(CARDS * setup.copies):
        if s.pile[word_of(card)] & bit_of(card) and below(rng, 10) < share:
            seat, level = below(rng, setup.players), below(rng, LEVELS)
            place = rules.free_place(s, seat, level)
            number = setup.number[card]
            s.pile[word_of(card)] -= bit_of(card)
            table.owner[number] = seat
            table.level[number] = level + 1
            is_low = setup.free_start == 1 and level < rules.OPEN_LEVELS  # for the start cards
            if place >= 0 and not is_low and below(rng, 2) == 0:
                s.display[seat][place] = card + 1
                table.where[number] = referee.DISPLAY
            else:
                s.scored[seat][level * WORDS + word_of(card)] += bit_of(card)
                table.where[number] = referee.SCORED


@kernel
def check_points(setup: Any, s: Any, table: Any, deck: Any) -> int:
    for seat in range(setup.players):
        for level in range(LEVELS):
            theirs = referee.level_points(table, deck, seat, level + 1)
            if rules.points(setup, s, seat, level) != theirs:
                return POINTS
        if rules.points(setup, s, seat, rules.LUCK_PART) != referee.luck_points(table, seat):
            return POINTS
        if rules.points(setup, s, seat, rules.SETS_PART) != referee.set_points(table, deck, seat):
            return POINTS
        if rules.score(setup, s, seat) != referee.total(table, deck, seat):
            return POINTS
    return OK


def deck_facts(text: str) -> dict[str, Any]:
    """A deck file in the form that the referee reads."""
    deck = read(text)
    colours = ("green", "yellow", "red")
    return {
        "points": dict(zip(colours, deck.points, strict=True)),
        "cost": dict(zip(colours, deck.cost, strict=True)),
        "level_factors_bottom_to_top": {side: list(deck.factors[side]) for side in SIDES},
        "round_bonus": {
            str(number): [{"luck": b.luck} | ({"card": b.card} if b.card else {}) for b in choices]
            for number, choices in enumerate(deck.bonus, 1)
        },
        "cards": [
            {"id": c.number, "colour": c.colour, "set": c.start_set, "condition": c.text}
            for c in sorted(deck.cards, key=lambda card: card.number)
        ],
    }


def rich_deck() -> str:
    """The built-in deck with so much income that decks run out."""
    text = built_in().replace("normal = [1, 1, 2, 4, 8]", "normal = [9, 9, 9, 9, 9]")
    return text.replace("solo = [1, 2, 4, 6, 8]", "solo = [3, 9, 4, 6, 8]")


def play(id: str, players: int, seed: int, games: int, boundscheck: bool = False) -> dict[str, int]:
    """Play games; the variants in turn as the seed says."""
    free, solo, rich = (seed // SAME >> bit & 1 for bit in range(3))
    deck = rich_deck() if rich else built_in()
    options = {
        "free_start": ("no", "yes")[free],
        "solo_rules": ("no", "yes")[solo],
        "deck": deck if rich else "built-in",
    }
    module = referee_of(id)
    fast = compiled(lockstep, boundscheck=boundscheck, referee=module, rules=rules)
    tally = np.zeros(7, np.int64)
    hands = [dice.faces(number) for number in range(dice.CLASSES)]
    faces = np.array([blue + red for blue, red in hands], np.int64)
    difference = fast(
        to_batch(game(id).setup(players, options)), batch(rules.State, games),
        np.zeros(games, module.TABLE), module.read_deck(deck_facts(deck)), batch(Rng, 1),
        batch(Moves, 1), faces, seed, tally,
    )  # fmt: skip
    variants = f"free {free}, solo {solo}, rich {rich}"
    report(f"{id}, {players} players, {variants}, seed {seed + int(tally[1])}", difference)
    names = ("decisions", "", "from under", "exchanges", "lifts", "multiplied", "empty decks")
    return {"games": games} | {n: int(t) for n, t in zip(names, tally, strict=True) if n}


assert MOVES == MARK_CARD + 8 * ALL_CARDS
