"""A naive referee for Geht noch was?: slow, literal, in the order of the rulebook.

It is written apart from the real rules, only to check them. Every card is one thing with a place:
cards are named by their printed number 1..96, those of a second copy by number + 100. Levels are
1..5 from the bottom, colours 0 green, 1 yellow, 2 red. The functions trust their caller: ask a
may_... or needs_... function first.

Everything that takes a table also compiles with `numba.njit`: hence the plain loops.
"""

import itertools
import math
import re
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

SEATS = 8
SETS = 4  # "Startkarten A-D"
PRINTED = 96
NUMBERS = 197  # room for 1..96 and 101..196
SECOND_COPY = 100
LEVELS = 5
ROUNDS = 5
BUILD_LEVELS = 3  # "nur in eine der 3 unteren Ebenen"
LEVEL_ROOM = 4  # "In jeder Ebene dürfen höchstens 4 Karten liegen"
CLOVER_ROOM = 4  # "Das Kleeblatt bietet Platz für 4 Glück-Marker"
BLACK_MARKERS = 5
LUCK_MARKERS = 16  # of one copy
MULTIPLIERS = 4  # of one copy
MOST_BOUGHT = 4  # "bis zu 4 neue Aufgabenkarten"
SET_VALUE = 8  # "8 Punkte für jedes Set"
BLUE_DICE = 4
DICE = 7
CHOICES = 128  # ways to choose some of the 7 dice: bit i is die i

GREEN = 0
COLOURS = 3

# The kinds of conditions
EXACT = 1
AT_LEAST = 2
EQUAL = 3
STAIRS = 4
SUM = 5
MOST_LINES = 7

# Where a card is
NOWHERE = 0  # the second copy is not used
DECK_SHUFFLED = 1
DECK_UNDER = 2
NEW = 3  # beside the clover
DISPLAY = 4
SCORED = 5

# Markers on cards
NO_MARKER = 0
BLACK = 1
LUCK = 2

# What a seat is asked
NOTHING = 0
PLACE = 1
BONUS = 2
BUY = 3
KEEP = 4
FULFIL = 5
IN_OR_OUT = 6
MOVE_MARKED = 7
LIFT = 8

# What a card is drawn for
FOR_BONUS = 1
FOR_PURCHASE = 2
FOR_CONSOLATION = 3

# Where the game is
AT_START = 0  # the start cards are placed
AT_FAIRY = 1  # the first Glücksfee is to be found
AT_BONUS = 2
AT_BUYING = 3
AT_BUILDING = 4
AT_DICE = 5  # the dice are to be rolled
AT_ROLL = 6  # the seats that are IN decide
AT_CONSOLATION = 7
AT_PUSHING = 8
OVER = 9

DECK = np.dtype(
    [
        ("colour", np.int64, (PRINTED + 1,)),
        ("start_set", np.int64, (PRINTED + 1,)),  # 1..4 for A..D, 0 none
        ("lines", np.int64, (PRINTED + 1,)),
        # kind (0: no such part), blue dice, red dice, dice of any colour, value or total
        ("part", np.int64, (PRINTED + 1, MOST_LINES, 2, 5)),
        ("identity", np.int64, (PRINTED + 1,)),
        ("points", np.int64, (COLOURS,)),
        ("cost", np.int64, (COLOURS,)),
        ("factor", np.int64, (2, LEVELS + 1)),  # normal side, SOLO side
        ("bonus_luck", np.int64, (ROUNDS + 1, 3)),  # by round and option, both from 1
        ("bonus_card", np.int64, (ROUNDS + 1, 3)),  # the colour of the card, or -1
    ]
)

TABLE = np.dtype(
    [
        ("players", np.int64),
        ("solo", np.int64),  # 1: the solo rules hold
        ("copies", np.int64),
        ("first_luck", np.int64),  # the bonus of round 1
        # the cards
        ("colour", np.int64, (NUMBERS,)),
        ("where", np.int64, (NUMBERS,)),
        ("owner", np.int64, (NUMBERS,)),  # -1 nobody
        ("level", np.int64, (NUMBERS,)),  # 0 none
        ("marker", np.int64, (NUMBERS,)),
        ("times", np.int64, (NUMBERS,)),  # 1, or 3 or 4 with a multiplier marker
        ("order", np.int64, (NUMBERS,)),  # of new cards and of cards put under a deck
        ("moved", np.int64),  # counts up, to give the order
        # the markers
        ("supply", np.int64),
        ("luck", np.int64, (SEATS,)),
        ("black", np.int64, (SEATS,)),
        # the round
        ("phase", np.int64),
        ("round_now", np.int64),
        ("fairy", np.int64),
        ("asked", np.int64, (SEATS,)),
        # a card to be drawn
        ("draw_colour", np.int64),  # 1 + colour, 0 none
        ("draw_seat", np.int64),
        ("draw_purpose", np.int64),
        # buying
        ("money", np.int64, (SEATS,)),
        ("bought", np.int64, (SEATS,)),
        ("last_bought", np.int64, (SEATS,)),
        # rolling
        ("dice", np.int64, (DICE,)),
        ("is_in", np.int64, (SEATS,)),
        ("reached", np.int64, (SEATS,)),  # the level of the card last fulfilled, 0 none
        ("failed", np.int64, (SEATS,)),  # on this roll
        ("step", np.int64),  # consolation cards: 0 the Glücksfee, 1 the next seat, ...
        # Push it!
        ("lifts", np.int64, (SEATS,)),
        ("lift_card", np.int64, (SEATS,)),  # the card just scored
    ]
)


# The printed cards, in plain Python


def read_part(text: str) -> tuple[int, int, int, int, int]:
    """One condition: its kind; how many blue, red and white dice are shown; value or total."""
    shown = {"B": 0, "R": 0, "W": 0}
    kind, value = 0, 0
    if match := re.fullmatch(r"(\d)([BRW])([1-6])(\+?)", text):
        kind, value = (AT_LEAST if match[4] else EXACT), int(match[3])
        shown[match[2]] += int(match[1])
    elif match := re.fullmatch(r"((?:\d[BRW])+)=", text):
        kind = EQUAL
        for dice, colour in re.findall(r"(\d)([BRW])", match[1]):
            shown[colour] += int(dice)
    elif match := re.fullmatch(r"(\d)([BRW])>", text):
        kind = STAIRS
        shown[match[2]] += int(match[1])
    elif match := re.fullmatch(r"S([BRW])(\d+)\+", text):
        kind, value = SUM, int(match[2])
        shown[match[1]] += 1  # only the colour: any number of dice may be used
    else:
        raise ValueError(f"not a condition: {text!r}")
    return kind, shown["B"], shown["R"], shown["W"], value


def read_condition(text: str) -> list[list[tuple[int, int, int, int, int]]]:
    """All lines must hold; of each line one part."""
    return [[read_part(part.strip()) for part in line.split("/")] for line in text.split("&")]


def read_deck(facts: dict[str, Any]) -> Any:
    """The printed facts as an array of one DECK."""
    names = ("green", "yellow", "red")
    result = np.zeros(1, DECK)
    deck = result[0]
    for i in range(COLOURS):
        deck["points"][i] = facts["points"][names[i]]
        deck["cost"][i] = facts["cost"][names[i]]
    for side, name in enumerate(("normal", "solo")):
        for i in range(LEVELS):
            deck["factor"][side, i + 1] = facts["level_factors_bottom_to_top"][name][i]
    deck["bonus_card"][:] = -1
    for number in range(1, ROUNDS + 1):
        for option, bonus in enumerate(facts["round_bonus"][str(number)], 1):
            deck["bonus_luck"][number, option] = bonus.get("luck", 0)
            if bonus.get("card") is not None:
                deck["bonus_card"][number, option] = names.index(bonus["card"])
    identities: list[Any] = []
    for card in facts["cards"]:
        id = card["id"]
        lines = read_condition(card["condition"])
        deck["colour"][id] = names.index(card["colour"])
        deck["start_set"][id] = "ABCD".index(card["set"]) + 1 if card["set"] else 0
        deck["lines"][id] = len(lines)
        for i, line in enumerate(lines):
            for j, part in enumerate(line):
                deck["part"][id, i, j] = part
        identity = (card["colour"], sorted(sorted(line) for line in lines))
        if identity not in identities:
            identities.append(identity)
        deck["identity"][id] = identities.index(identity)
    return result


def demands(text: str) -> set[tuple[tuple[str, int], ...]]:
    """Every list of dice, each of a colour and with an exact value, that fulfils the card."""
    whole: set[tuple[tuple[str, int], ...]] = {()}
    for line in read_condition(text):
        of_line: set[tuple[tuple[str, int], ...]] = set()
        for kind, blue, red, white, value in line:
            colours = "B" * blue + "R" * red + "W" * white
            if kind == SUM:
                most = {"B": 4, "R": 3, "W": 7}[colours]
                for n in range(most + 1):
                    for values in itertools.combinations_with_replacement(range(1, 7), n):
                        # only if every die is needed: values[0] is the smallest
                        if sum(values) >= value and (n == 0 or sum(values) - values[0] < value):
                            of_line.add(tuple((colours, v) for v in values))
                continue
            for values in itertools.product(range(1, 7), repeat=len(colours)):
                if (
                    (kind == EXACT and set(values) == {value})
                    or (kind == AT_LEAST and min(values) >= value)
                    or (kind == EQUAL and len(set(values)) == 1)
                    or (
                        kind == STAIRS
                        and list(values) == [values[0] + i for i in range(len(values))]
                    )
                ):
                    of_line.add(tuple(sorted(zip(colours, values, strict=True))))
        whole = {tuple(sorted(a + b)) for a in whole for b in of_line}
    return whole


def ways(condition: str) -> int:
    """How many of the 6^7 rolls fulfil it?

    A roll is told by how many blue and red dice show each value; multinomials say how many rolls
    look so. A list of demanded dice can be served just if, value by value, there are enough blue
    dice, enough red dice, and enough dice for all.
    """
    blue, red, weight = [], [], []
    for b in itertools.combinations_with_replacement(range(6), 4):
        for r in itertools.combinations_with_replacement(range(6), 3):
            blue.append([b.count(v) for v in range(6)])
            red.append([r.count(v) for v in range(6)])
            same = math.prod(math.factorial(n) for n in blue[-1] + red[-1])
            weight.append(math.factorial(4) * math.factorial(3) // same)
    blues, reds = np.array(blue), np.array(red)
    served = np.zeros(len(weight), bool)
    for demand in demands(condition):
        need = {c: np.array([demand.count((c, v)) for v in range(1, 7)]) for c in "BRW"}
        served |= (
            (need["B"] <= blues).all(axis=1)
            & (need["R"] <= reds).all(axis=1)
            & (need["B"] + need["R"] + need["W"] <= blues + reds).all(axis=1)
        )
    return int(np.array(weight)[served].sum())


# The task cards


def printed(number: int) -> int:
    """The number printed on the card."""
    if number > SECOND_COPY:
        return number - SECOND_COPY
    return number


def are_identical(deck: np.record, one: int, other: int) -> bool:
    """Same colour and same condition (ruling 3)."""
    return bool(deck.identity[printed(one)] == deck.identity[printed(other)])


def fulfils(deck: np.record, number: int, dice: Ints) -> bool:
    """Can dice be chosen for every line, no die twice?"""
    card = printed(number)
    used = np.zeros(CHOICES, np.int64)  # which dice the lines so far may have used up
    used[0] = 1
    for line in range(deck.lines[card]):
        used_then = np.zeros(CHOICES, np.int64)
        for chosen in range(CHOICES):
            if answers_part(deck, card, line, 0, chosen, dice) or answers_part(
                deck, card, line, 1, chosen, dice
            ):
                for before in range(CHOICES):
                    if used[before] == 1 and before & chosen == 0:
                        used_then[before | chosen] = 1
        used = used_then
    for chosen in range(CHOICES):
        if used[chosen] == 1:
            return True
    return False


def answers_part(deck: np.record, card: int, line: int, part: int, chosen: int, dice: Ints) -> bool:
    """Are the chosen dice, all of them, what this part of a line asks for?"""
    kind = deck.part[card, line, part, 0]
    blue = deck.part[card, line, part, 1]
    red = deck.part[card, line, part, 2]
    white = deck.part[card, line, part, 3]
    value = deck.part[card, line, part, 4]
    if kind == 0:
        return False
    blues = reds = total_value = different = 0
    lowest, highest = 7, 0
    seen = 0  # bit v: the value v
    for die in range(DICE):
        if chosen >> die & 1:
            if die < BLUE_DICE:
                blues += 1
            else:
                reds += 1
            shown = dice[die]
            total_value += shown
            if seen >> shown & 1 == 0:
                different += 1
            seen |= 1 << shown
            lowest = min(lowest, shown)
            highest = max(highest, shown)
    count = blues + reds
    if kind == SUM:
        # "rote Würfel mit einer Gesamtsumme von mindestens 9": any number (ruling 11)
        if blue > 0 and reds > 0:
            return False
        if red > 0 and blues > 0:
            return False
        return bool(total_value >= value)
    # white: the colour does not matter
    if count != blue + red + white or blues < blue or reds < red:
        return False
    if kind == EXACT:
        return bool(lowest == value and highest == value)
    if kind == AT_LEAST:
        return bool(lowest >= value)
    if kind == EQUAL:
        return bool(different == 1)
    return bool(different == count and highest - lowest == count - 1)


# Setting up


def start(
    table: np.record, deck: np.record, players: int, free_start: int, solo_rules: int
) -> None:
    """Set up a table that is all zeros.

    Decks of three colours; each player a set of start cards; what is left of the start cards goes
    into the decks. Two copies for more than 4 players (ruling 17).
    """
    table.players = players
    table.solo = 1 if solo_rules == 1 or players == 1 else 0
    table.copies = 2 if players > SETS else 1
    table.first_luck = deck.bonus_luck[1, 1]
    table.supply = LUCK_MARKERS * table.copies
    table.round_now = 1
    table.fairy = -1
    table.draw_seat = -1
    for number in range(NUMBERS):
        table.owner[number] = -1
        table.times[number] = 1
        table.colour[number] = -1
    for copy in range(table.copies):
        for face in range(1, PRINTED + 1):
            number = copy * SECOND_COPY + face
            table.colour[number] = deck.colour[face]
            table.where[number] = DECK_SHUFFLED
            seat = copy * SETS + deck.start_set[face] - 1
            if deck.start_set[face] > 0 and seat < players:
                receive(table, seat, number)
    for seat in range(players):
        table.black[seat] = BLACK_MARKERS
        table.is_in[seat] = 1
        if free_start == 1:
            table.asked[seat] = PLACE
        else:
            place_fixed(table, seat)
    table.phase = AT_START
    go_on(table, deck)


def place_fixed(table: np.record, seat: int) -> None:
    """2 green cards on each of the two lowest levels, the yellow ones on level 3 (ruling 12)."""
    greens = 0
    for number in range(NUMBERS):
        if is_new(table, seat, number):
            if table.colour[number] == GREEN:
                lay(table, seat, number, 1 + greens // 2)
                greens += 1
            else:
                lay(table, seat, number, 3)


def needs_fairy(table: np.record) -> bool:
    """The first Glücksfee: who had real luck last."""
    return bool(table.phase == AT_FAIRY)


def set_fairy(table: np.record, seat: int) -> None:
    """This seat takes the 7 dice; round 1: everyone takes 1 luck, then straight to the rolls."""
    table.fairy = seat
    for step in range(table.players):
        take_luck(table, seat_at(table, step), table.first_luck)
    begin_rolling(table)


# Going on


def is_over(table: np.record) -> bool:
    return bool(table.phase == OVER)


def is_waiting(table: np.record) -> bool:
    """For chance, or for somebody's decision, or for nothing more?"""
    if table.phase == AT_FAIRY or table.phase == AT_DICE or table.phase == OVER:
        return True
    if table.draw_colour > 0:
        return True
    for seat in range(table.players):
        if table.asked[seat] != NOTHING:
            return True
    return False


def go_on(table: np.record, deck: np.record) -> None:
    """A phase ends when everyone has finished it."""
    while not is_waiting(table):
        if table.phase == AT_START:
            if table.players == 1:
                set_fairy(table, 0)
            else:
                table.phase = AT_FAIRY
        elif table.phase == AT_BONUS:
            begin_buying(table, deck)
        elif table.phase == AT_BUYING:
            begin_building(table)
        elif table.phase == AT_BUILDING:
            begin_rolling(table)
        elif table.phase == AT_ROLL:
            table.step = 0
            table.phase = AT_CONSOLATION
        elif table.phase == AT_CONSOLATION:
            next_consolation(table)
        else:
            end_round(table)


def decision(table: np.record, seat: int) -> int:
    """What the seat has to decide now; nobody while a card or a roll is awaited."""
    if seat < 0 or seat >= table.players:
        return NOTHING
    if table.phase == AT_FAIRY or table.phase == AT_DICE or table.phase == OVER:
        return NOTHING
    if table.draw_colour > 0:
        return NOTHING
    return int(table.asked[seat])


def seat_at(table: np.record, step: int) -> int:
    """Clockwise from the Glücksfee."""
    return int((table.fairy + step) % table.players)


def is_card(number: int) -> bool:
    """Is this a number that a card may have?"""
    return 0 < number < NUMBERS


# Luck


def take_luck(table: np.record, seat: int, amount: int) -> None:
    """One after the other, while the clover has room and the supply has any (ruling 6)."""
    for _ in range(amount):
        if table.luck[seat] < CLOVER_ROOM and table.supply > 0:
            table.luck[seat] += 1
            table.supply -= 1


def give_luck(table: np.record, seat: int) -> None:
    """Back from the clover to the supply."""
    table.luck[seat] -= 1
    table.supply += 1


# The decks


def deck_size(table: np.record, colour: int) -> int:
    return shuffled_size(table, colour) + under_size(table, colour)


def shuffled_size(table: np.record, colour: int) -> int:
    cards = 0
    for number in range(NUMBERS):
        if table.where[number] == DECK_SHUFFLED and table.colour[number] == colour:
            cards += 1
    return cards


def under_size(table: np.record, colour: int) -> int:
    cards = 0
    for number in range(NUMBERS):
        if table.where[number] == DECK_UNDER and table.colour[number] == colour:
            cards += 1
    return cards


def first_under(table: np.record, colour: int) -> int:
    """Of the cards put under the deck, the one put there first; 0 if there is none."""
    first = 0
    for number in range(NUMBERS):
        if (
            table.where[number] == DECK_UNDER
            and table.colour[number] == colour
            and (first == 0 or table.order[number] < table.order[first])
        ):
            first = number
    return first


def put_away(table: np.record, number: int, where: int) -> None:
    """Into a deck; a multiplier marker is free again (ruling 13)."""
    table.where[number] = where
    table.owner[number] = -1
    table.level[number] = 0
    table.times[number] = 1
    table.moved += 1
    table.order[number] = table.moved


def put_under(table: np.record, number: int) -> None:
    put_away(table, number, DECK_UNDER)


def want_card(table: np.record, seat: int, colour: int, purpose: int) -> None:
    """The seat is to get a card of the colour, if there is one."""
    if deck_size(table, colour) == 0:
        regroup(table, seat, colour)
    if deck_size(table, colour) > 0:
        table.draw_colour = 1 + colour
        table.draw_seat = seat
        table.draw_purpose = purpose


def needs_card(table: np.record) -> int:
    """1 + the colour of the card that must be drawn now, or 0."""
    return int(table.draw_colour)


def card_for(table: np.record) -> int:
    """The seat that gets it, or -1."""
    if table.draw_colour == 0:
        return -1
    return int(table.draw_seat)


def may_come(table: np.record, number: int) -> bool:
    """Any card of the shuffled part; when that is used up, the first that was put under."""
    if table.draw_colour == 0 or not is_card(number):
        return False
    colour = table.draw_colour - 1
    if shuffled_size(table, colour) > 0:
        return bool(table.where[number] == DECK_SHUFFLED and table.colour[number] == colour)
    return bool(number == first_under(table, colour))


def set_card(table: np.record, deck: np.record, number: int) -> None:
    """This card is drawn: new beside the clover, or the consolation on level 1."""
    seat = table.draw_seat
    purpose = table.draw_purpose
    table.draw_colour = 0
    table.draw_seat = -1
    if purpose == FOR_CONSOLATION:
        lay(table, seat, number, 1)
    else:
        receive(table, seat, number)
    if purpose == FOR_PURCHASE:
        table.last_bought[seat] = number
        if has_identical(table, deck, seat, number) and deck_size(table, table.colour[number]) > 0:
            table.asked[seat] = KEEP
        else:
            table.asked[seat] = BUY
    go_on(table, deck)


def receive(table: np.record, seat: int, number: int) -> None:
    """Put the card open beside the clover."""
    table.where[number] = NEW
    table.owner[number] = seat
    table.level[number] = 0
    table.moved += 1
    table.order[number] = table.moved


def lay(table: np.record, seat: int, number: int, level: int) -> None:
    """Put the card into the display."""
    table.where[number] = DISPLAY
    table.owner[number] = seat
    table.level[number] = level


# Special case: the deck has run out


def free_multipliers(table: np.record) -> int:
    free = MULTIPLIERS * table.copies
    for number in range(NUMBERS):
        if table.times[number] > 1:
            free -= 1
    return int(free)


def lowest_scored(table: np.record, seat: int, level: int, colour: int, count: int) -> int:
    """Of the scored cards there that count so often, the one with the lowest number, or 0."""
    for number in range(NUMBERS):
        if (
            is_scored(table, seat, level, number)
            and table.colour[number] == colour
            and table.times[number] == count
        ):
            return number
    return 0


def plain_scored(table: np.record, seat: int, level: int, colour: int) -> int:
    """How many scored cards of the colour lie there without a multiplier?"""
    cards = 0
    for number in range(NUMBERS):
        if (
            is_scored(table, seat, level, number)
            and table.colour[number] == colour
            and table.times[number] == 1
        ):
            cards += 1
    return cards


def regroup(table: np.record, first: int, colour: int) -> None:
    """Who wants a card, then the others in turn, level by level; what comes back is shuffled."""
    for step in range(table.players):
        seat = (first + step) % table.players
        for level in range(1, LEVELS + 1):
            regroup_level(table, seat, level, colour)


def regroup_level(table: np.record, seat: int, level: int, colour: int) -> None:
    """A x3 and a plain card become x4; then groups of 4, then of 3 (ruling 13)."""
    while (
        lowest_scored(table, seat, level, colour, 3) > 0
        and lowest_scored(table, seat, level, colour, 1) > 0
    ):
        table.times[lowest_scored(table, seat, level, colour, 3)] = 4
        put_away(table, lowest_scored(table, seat, level, colour, 1), DECK_SHUFFLED)
    while plain_scored(table, seat, level, colour) >= 4 and free_multipliers(table) > 0:
        group(table, seat, level, colour, 4)
    if plain_scored(table, seat, level, colour) >= 3 and free_multipliers(table) > 0:
        group(table, seat, level, colour, 3)


def group(table: np.record, seat: int, level: int, colour: int, size: int) -> None:
    """All but one go back; the one left is marked and stands for them."""
    table.times[lowest_scored(table, seat, level, colour, 1)] = size
    for _ in range(size - 1):
        put_away(table, lowest_scored(table, seat, level, colour, 1), DECK_SHUFFLED)


def can_be_had(table: np.record, colour: int) -> bool:
    """Is there a card in the deck, or would regrouping bring one?"""
    if deck_size(table, colour) > 0:
        return True
    for seat in range(table.players):
        for level in range(1, LEVELS + 1):
            plain = plain_scored(table, seat, level, colour)
            if plain > 0 and lowest_scored(table, seat, level, colour, 3) > 0:
                return True
            if plain >= 3 and free_multipliers(table) > 0:
                return True
    return False


# 1. Bonus


def begin_round(table: np.record) -> None:
    """The rounds from the second on: the choice between two bonuses."""
    table.phase = AT_BONUS
    for seat in range(table.players):
        table.asked[seat] = BONUS


def may_bonus(table: np.record, deck: np.record, seat: int, option: int) -> bool:
    """The choice is always free (ruling 2)."""
    return bool(decision(table, seat) == BONUS and (option == 1 or option == 2))


def bonus(table: np.record, deck: np.record, seat: int, option: int) -> None:
    """The luck at once on the clover, then the card."""
    table.asked[seat] = NOTHING
    take_luck(table, seat, deck.bonus_luck[table.round_now, option])
    colour = deck.bonus_card[table.round_now, option]
    if colour >= 0:
        want_card(table, seat, colour, FOR_BONUS)
    go_on(table, deck)


# 2. Buying


def begin_buying(table: np.record, deck: np.record) -> None:
    """The income is virtual; by the solo rules there is none until cards are given back."""
    table.phase = AT_BUYING
    for seat in range(table.players):
        table.asked[seat] = BUY
        table.bought[seat] = 0
        table.money[seat] = 0
        if table.solo == 0:
            table.money[seat] = income(table, deck, seat)


def income(table: np.record, deck: np.record, seat: int) -> int:
    """Of every scored green card the number of its level."""
    result = 0
    for level in range(1, LEVELS + 1):
        for number in range(NUMBERS):
            if is_scored(table, seat, level, number) and table.colour[number] == GREEN:
                result += factor(table, deck, level) * table.times[number]
    return int(result)


def factor(table: np.record, deck: np.record, level: int) -> int:
    """What the bar shows at this level: normal side or SOLO side."""
    return int(deck.factor[table.solo, level])


def may_buy(table: np.record, deck: np.record, seat: int, colour: int) -> bool:
    """Up to 4 cards, for the money there is, if a card can be had."""
    if decision(table, seat) != BUY or colour < 0 or colour >= COLOURS:
        return False
    if table.bought[seat] >= MOST_BOUGHT or table.money[seat] < deck.cost[colour]:
        return False
    return can_be_had(table, colour)


def buy(table: np.record, deck: np.record, seat: int, colour: int) -> None:
    """Pay, and take the top card of the deck."""
    table.money[seat] -= deck.cost[colour]
    table.bought[seat] += 1
    want_card(table, seat, colour, FOR_PURCHASE)


def may_pay(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    """Solo rules: any own scored green card, while another card may be bought."""
    if decision(table, seat) != BUY or table.solo == 0 or not is_card(number):
        return False
    if table.bought[seat] >= MOST_BOUGHT:
        return False
    return bool(
        table.where[number] == SCORED
        and table.owner[number] == seat
        and table.colour[number] == GREEN
    )


def pay(table: np.record, deck: np.record, seat: int, number: int) -> None:
    """Under the green deck; what it brings goes into the purse (ruling 15)."""
    table.money[seat] += factor(table, deck, table.level[number]) * table.times[number]
    put_under(table, number)


def has_identical(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    """Is there an identical card in the own display?"""
    for level in range(1, LEVELS + 1):
        for other in range(NUMBERS):
            if in_display(table, seat, level, other) and are_identical(deck, number, other):
                return True
    return False


def may_keep(table: np.record, deck: np.record, seat: int) -> bool:
    return bool(decision(table, seat) == KEEP)


def keep(table: np.record, deck: np.record, seat: int) -> None:
    table.asked[seat] = BUY


def may_exchange(table: np.record, deck: np.record, seat: int) -> bool:
    """Not when the deck holds no other card (ruling 3): others may have emptied it since."""
    if decision(table, seat) != KEEP:
        return False
    return deck_size(table, table.colour[table.last_bought[seat]]) > 0


def exchange(table: np.record, deck: np.record, seat: int) -> None:
    """Put the card under the deck and take a new one."""
    number = table.last_bought[seat]
    put_under(table, number)
    want_card(table, seat, table.colour[number], FOR_PURCHASE)


def may_done(table: np.record, deck: np.record, seat: int) -> bool:
    return bool(decision(table, seat) == BUY)


def done(table: np.record, deck: np.record, seat: int) -> None:
    """What is not spent is lost."""
    table.money[seat] = 0
    table.asked[seat] = NOTHING
    go_on(table, deck)


# 3. Building


def begin_building(table: np.record) -> None:
    """Everyone with new cards."""
    table.phase = AT_BUILDING
    for step in range(table.players):
        ask_to_place(table, seat_at(table, step))


def ask_to_place(table: np.record, seat: int) -> None:
    """Cards that cannot be placed go back under the decks; with none left the seat is ready."""
    if not has_room(table, seat):
        while first_new(table, seat) > 0:
            put_under(table, first_new(table, seat))
    table.asked[seat] = PLACE if first_new(table, seat) > 0 else NOTHING


def cards_on(table: np.record, seat: int, level: int) -> int:
    """How many cards lie in the display on this level?"""
    cards = 0
    for number in range(NUMBERS):
        if in_display(table, seat, level, number):
            cards += 1
    return cards


def has_room(table: np.record, seat: int) -> bool:
    """Is there a place for a new card on the three lower levels?"""
    for level in range(1, BUILD_LEVELS + 1):
        if cards_on(table, seat, level) < LEVEL_ROOM:
            return True
    return False


def first_new(table: np.record, seat: int) -> int:
    """Of the seat's new cards the one received first, or 0."""
    first = 0
    for number in range(NUMBERS):
        if is_new(table, seat, number) and (first == 0 or table.order[number] < table.order[first]):
            first = number
    return first


def may_place(table: np.record, deck: np.record, seat: int, number: int, level: int) -> bool:
    """A new card, on one of the three lower levels, where fewer than 4 cards lie."""
    if decision(table, seat) != PLACE or not is_card(number):
        return False
    if level < 1 or level > BUILD_LEVELS:
        return False
    return is_new(table, seat, number) and cards_on(table, seat, level) < LEVEL_ROOM


def place(table: np.record, deck: np.record, seat: int, number: int, level: int) -> None:
    lay(table, seat, number, level)
    ask_to_place(table, seat)
    go_on(table, deck)


# 4. Rolling


def begin_rolling(table: np.record) -> None:
    """All turn to IN."""
    for seat in range(table.players):
        table.is_in[seat] = 1
        table.reached[seat] = 0
        table.failed[seat] = 0
    table.phase = AT_DICE


def needs_dice(table: np.record) -> bool:
    """The Glücksfee is to roll all 7 dice."""
    return bool(table.phase == AT_DICE)


def set_dice(table: np.record, deck: np.record, dice: Ints) -> None:
    """This is rolled: luck for those who are OUT (ruling 7), then the others decide."""
    for die in range(DICE):
        table.dice[die] = dice[die]
    for step in range(table.players):
        if table.is_in[seat_at(table, step)] == 0:
            take_luck(table, seat_at(table, step), 1)
    for seat in range(table.players):
        table.failed[seat] = 0
        if table.is_in[seat] == 1:
            table.asked[seat] = FULFIL
    table.phase = AT_ROLL


def may_mark(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    """Exactly one card, with a marker, at the right level, not yet fulfilled in this round."""
    if decision(table, seat) != FULFIL or not is_card(number):
        return False
    if table.black[seat] == 0 and table.luck[seat] == 0:
        return False
    if table.where[number] != DISPLAY or table.owner[number] != seat:
        return False
    if table.marker[number] != NO_MARKER:
        return False
    level = table.level[number]
    if table.reached[seat] == 0:
        if level != 1:
            return False
    elif level != table.reached[seat] and level != table.reached[seat] + 1:
        return False
    return fulfils(deck, number, table.dice)


def mark(table: np.record, deck: np.record, seat: int, number: int) -> None:
    """A black marker; when they are used up, luck from the clover. Then IN or OUT."""
    if table.black[seat] > 0:
        table.black[seat] -= 1
        table.marker[number] = BLACK
    else:
        table.luck[seat] -= 1
        table.marker[number] = LUCK
    table.reached[seat] = table.level[number]
    table.asked[seat] = IN_OR_OUT


def may_avert(table: np.record, deck: np.record, seat: int) -> bool:
    """Also if a card could be fulfilled."""
    return bool(decision(table, seat) == FULFIL and table.luck[seat] > 0)


def avert(table: np.record, deck: np.record, seat: int) -> None:
    """Give back 1 luck: nothing is fulfilled, nothing is lost. Then IN or OUT."""
    give_luck(table, seat)
    table.asked[seat] = IN_OR_OUT


def may_fail(table: np.record, deck: np.record, seat: int) -> bool:
    """Cannot, or will not."""
    return bool(decision(table, seat) == FULFIL)


def fail(table: np.record, deck: np.record, seat: int) -> None:
    """All markers come off; OUT; the consolation comes when all have decided."""
    for number in range(NUMBERS):
        if table.where[number] == DISPLAY and table.owner[number] == seat:
            take_marker(table, seat, number)
    table.is_in[seat] = 0
    table.failed[seat] = 1
    table.asked[seat] = NOTHING
    go_on(table, deck)


def take_marker(table: np.record, seat: int, number: int) -> None:
    """Black ones back to the player, luck to the supply."""
    if table.marker[number] == BLACK:
        table.black[seat] += 1
    elif table.marker[number] == LUCK:
        table.supply += 1
    table.marker[number] = NO_MARKER


def may_stay(table: np.record, deck: np.record, seat: int) -> bool:
    return bool(decision(table, seat) == IN_OR_OUT)


def stay(table: np.record, deck: np.record, seat: int) -> None:
    table.asked[seat] = NOTHING
    go_on(table, deck)


def may_leave(table: np.record, deck: np.record, seat: int) -> bool:
    return bool(decision(table, seat) == IN_OR_OUT)


def leave(table: np.record, deck: np.record, seat: int) -> None:
    """OUT; the markers stay."""
    table.is_in[seat] = 0
    table.asked[seat] = NOTHING
    go_on(table, deck)


def next_consolation(table: np.record) -> None:
    """A green card for who failed, clockwise; not on a full level 1 (ruling 10). Then roll on."""
    if table.step < table.players:
        seat = seat_at(table, table.step)
        table.step += 1
        if table.failed[seat] == 1 and cards_on(table, seat, 1) < LEVEL_ROOM:
            want_card(table, seat, GREEN, FOR_CONSOLATION)
    elif is_anybody_in(table):
        table.phase = AT_DICE
    else:
        begin_pushing(table)


def is_anybody_in(table: np.record) -> bool:
    for seat in range(table.players):
        if table.is_in[seat] == 1:
            return True
    return False


# 5. Pushing


def begin_pushing(table: np.record) -> None:
    table.phase = AT_PUSHING
    for seat in range(table.players):
        ask_to_move(table, seat)


def ask_to_move(table: np.record, seat: int) -> None:
    """Every marked card must move."""
    table.asked[seat] = NOTHING
    for number in range(NUMBERS):
        if is_marked(table, seat, number):
            table.asked[seat] = MOVE_MARKED


def is_marked(table: np.record, seat: int, number: int) -> bool:
    return bool(
        table.where[number] == DISPLAY
        and table.owner[number] == seat
        and table.marker[number] != NO_MARKER
    )


def may_push(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    """Not from the top level, and only where fewer than 4 cards lie (ruling 5)."""
    if decision(table, seat) != MOVE_MARKED or not is_card(number):
        return False
    if not is_marked(table, seat, number):
        return False
    level = table.level[number]
    return bool(level < LEVELS and cards_on(table, seat, level + 1) < LEVEL_ROOM)


def push(table: np.record, deck: np.record, seat: int, number: int) -> None:
    """One level up in the display; the marker comes off."""
    take_marker(table, seat, number)
    table.level[number] += 1
    ask_to_move(table, seat)
    go_on(table, deck)


def may_score(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    if decision(table, seat) != MOVE_MARKED or not is_card(number):
        return False
    return is_marked(table, seat, number)


def score(table: np.record, deck: np.record, seat: int, number: int) -> None:
    """Turned over on the same level; the marker comes off. Solo rules: Push it!"""
    take_marker(table, seat, number)
    table.where[number] = SCORED
    table.lifts[seat] = 0
    if table.solo == 1 and table.level[number] == LEVELS - 1:
        table.lifts[seat] = 1
    if table.solo == 1 and table.level[number] == LEVELS:
        table.lifts[seat] = 2
    table.lift_card[seat] = number
    ask_to_lift(table, seat)
    go_on(table, deck)


def ask_to_lift(table: np.record, seat: int) -> None:
    """As long as there are pushes and something can be pushed; then the next marked card."""
    if table.lifts[seat] > 0:
        for number in range(NUMBERS):
            if can_lift(table, seat, number):
                table.asked[seat] = LIFT
                return
    table.lifts[seat] = 0
    ask_to_move(table, seat)


def can_lift(table: np.record, seat: int, number: int) -> bool:
    """Another scored card, of the same colour or an easier one, not at the top (ruling 14)."""
    return bool(
        table.where[number] == SCORED
        and table.owner[number] == seat
        and number != table.lift_card[seat]
        and table.colour[number] <= table.colour[table.lift_card[seat]]
        and table.level[number] < LEVELS
    )


def may_lift(table: np.record, deck: np.record, seat: int, number: int) -> bool:
    if decision(table, seat) != LIFT or not is_card(number):
        return False
    return can_lift(table, seat, number)


def lift(table: np.record, deck: np.record, seat: int, number: int) -> None:
    """One level up among the scored cards; that is no scoring."""
    table.level[number] += 1
    table.lifts[seat] -= 1
    ask_to_lift(table, seat)
    go_on(table, deck)


def may_no_lift(table: np.record, deck: np.record, seat: int) -> bool:
    return bool(decision(table, seat) == LIFT)


def no_lift(table: np.record, deck: np.record, seat: int) -> None:
    table.lifts[seat] = 0
    ask_to_move(table, seat)
    go_on(table, deck)


def end_round(table: np.record) -> None:
    """The dice go clockwise; the game ends after round 5."""
    if table.round_now == ROUNDS:
        table.phase = OVER
    else:
        table.round_now += 1
        table.fairy = seat_at(table, 1)
        begin_round(table)


# Looking


def in_display(table: np.record, seat: int, level: int, number: int) -> bool:
    """Unscored."""
    return bool(
        table.where[number] == DISPLAY
        and table.owner[number] == seat
        and table.level[number] == level
    )


def marker_on(table: np.record, number: int) -> int:
    """0 none, 1 black, 2 luck."""
    return int(table.marker[number])


def is_scored(table: np.record, seat: int, level: int, number: int) -> bool:
    return bool(
        table.where[number] == SCORED
        and table.owner[number] == seat
        and table.level[number] == level
    )


def times(table: np.record, number: int) -> int:
    """For how many cards it stands: 1, 3 or 4."""
    return int(table.times[number])


def is_new(table: np.record, seat: int, number: int) -> bool:
    """Beside the clover."""
    return bool(table.where[number] == NEW and table.owner[number] == seat)


def in_deck(table: np.record, number: int) -> int:
    """0 no, 1 in the shuffled part, 2 put under."""
    if table.where[number] == DECK_SHUFFLED:
        return 1
    if table.where[number] == DECK_UNDER:
        return 2
    return 0


def luck(table: np.record, seat: int) -> int:
    """On the clover."""
    return int(table.luck[seat])


def luck_supply(table: np.record) -> int:
    return int(table.supply)


def black(table: np.record, seat: int) -> int:
    """Black markers not on cards."""
    return int(table.black[seat])


def money(table: np.record, seat: int) -> int:
    """Left to spend."""
    return int(table.money[seat])


def round_number(table: np.record) -> int:
    return int(table.round_now)


def fairy(table: np.record) -> int:
    """The Glücksfee of this round; -1 before there is one."""
    return int(table.fairy)


def is_in(table: np.record, seat: int) -> bool:
    """The IN/OUT marker."""
    return bool(table.is_in[seat] == 1)


# 6. The end, and scoring


def level_points(table: np.record, deck: np.record, seat: int, level: int) -> int:
    """The points of the scored cards of this level, times its factor."""
    points = 0
    for number in range(NUMBERS):
        if is_scored(table, seat, level, number):
            points += deck.points[table.colour[number]] * table.times[number]
    return int(points * factor(table, deck, level))


def luck_points(table: np.record, seat: int) -> int:
    """1 for each luck marker left on the clover."""
    return int(table.luck[seat])


def scored_cards(table: np.record, seat: int, colour: int) -> int:
    """How many cards of the colour has the seat scored, on all levels (ruling 16)?"""
    cards = 0
    for level in range(1, LEVELS + 1):
        for number in range(NUMBERS):
            if is_scored(table, seat, level, number) and table.colour[number] == colour:
                cards += table.times[number]
    return int(cards)


def set_points(table: np.record, deck: np.record, seat: int) -> int:
    """Be colourful, by the solo rules: 8 for each set of one card of every colour."""
    if table.solo == 0:
        return 0
    sets = scored_cards(table, seat, 0)
    for colour in range(COLOURS):
        sets = min(sets, scored_cards(table, seat, colour))
    return SET_VALUE * sets


def total(table: np.record, deck: np.record, seat: int) -> int:
    points = luck_points(table, seat) + set_points(table, deck, seat)
    for level in range(1, LEVELS + 1):
        points += level_points(table, deck, seat, level)
    return points


def is_ahead(table: np.record, deck: np.record, one: int, other: int) -> bool:
    """More points; on a tie more unscored cards on the top level, then on the next, and so on."""
    if total(table, deck, one) != total(table, deck, other):
        return total(table, deck, one) > total(table, deck, other)
    for below_top in range(LEVELS):
        level = LEVELS - below_top
        if cards_on(table, one, level) != cards_on(table, other, level):
            return cards_on(table, one, level) > cards_on(table, other, level)
    return False


def is_winner(table: np.record, deck: np.record, seat: int) -> bool:
    """Nobody is ahead; several may share the win. Nobody before the end."""
    if not is_over(table) or seat < 0 or seat >= table.players:
        return False
    for other in range(table.players):
        if is_ahead(table, deck, other, seat):
            return False
    return True
