"""How people play, in two depths."""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import Moves
from kleeblatt.games.geht_noch_was.cards import ALL_CARDS, COLOURS, GREEN, YELLOW, RED, colour_of
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK, ROUNDS
from kleeblatt.games.geht_noch_was.prospects import (
    ALL,
    KNOWN_ROLLS,
    POINT,
    foresee,
    odds_of,
    odds_of_deck,
    recall,
    set_share,
    study,
    worth_moved,
    worth_scored,
)
from kleeblatt.games.geht_noch_was.rules import (
    AVERT,
    BUY_CARD,
    EXCHANGE,
    FAIL,
    KEEP,
    LEAVE,
    LIFT_CARD,
    MARK_CARD,
    MOST_BOUGHT,
    OPEN_LEVELS,
    PAY_CARD,
    PLACE_CARD,
    PUSH_CARD,
    SCORE_CARD,
    STAY,
    TAKE_BONUS,
    free_place,
    level_scored,
    lowest_level,
    place_of,
)
from kleeblatt.core.moves import PASS
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    NEW_CARDS,
    PLACES,
    PUSH,
    WIDTH,
    State,
)
from kleeblatt.games.geht_noch_was.supply import deck_size, marker_on, shuffled

LADDER = (500, 200, 60, 0, 0)
LUCK_LATER = 60
# Easy

ENOUGH_OPEN = 3
ENOUGH_MARKED = 3


@kernel
def card_of(move: int) -> int:
    return (move - MARK_CARD) % ALL_CARDS


@kernel
def open_places(s: State, seat: int, marked: int, level: int) -> int:
    """The places whose cards may be marked on the next roll, as bits."""
    first = WIDTH * level
    last = min(PLACES, first + (2 * WIDTH if marked != 0 else WIDTH))
    places = 0
    for place in range(first, last):
        if s.display[seat][place] != 0 and not (marked >> place) & 1:
            places |= 1 << place
    return places


@kernel
def number_of(bits: int) -> int:
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@kernel
def cards_on(s: State, seat: int, level: int) -> int:
    """How many display cards a level has."""
    cards = 0
    for place in range(WIDTH * level, WIDTH * (level + 1)):
        cards += s.display[seat][place] != 0
    return cards


@kernel
def easy_roll(setup: Setup, s: State, seat: int, moves: Moves) -> int:
    marked = number_of(s.marked[seat])
    if moves.item[0] == STAY:
        can_go = s.black[seat] + s.clover[seat] > 0
        places = open_places(s, seat, s.marked[seat], lowest_level(s, seat))
        if can_go and (marked < 2 or number_of(places) >= ENOUGH_OPEN) and number_of(places) > 0:
            return STAY
        return LEAVE
    best, choice = -1, FAIL
    for i in range(moves.count):
        move = moves.item[i]
        value = -1
        if move >= MARK_CARD:
            card = card_of(move)
            level = place_of(s, seat, card) // WIDTH
            value = setup.points[colour_of(card)] * setup.factor[level]
        elif move == AVERT and marked > 1:
            value = 0
        if value > best:
            best, choice = value, move
    return choice


@kernel
def easy_push(setup: Setup, s: State, seat: int, moves: Moves) -> int:
    move = moves.item[moves.count - 1]
    if move < SCORE_CARD or move >= LIFT_CARD:
        return move
    card = card_of(move)
    level = place_of(s, seat, card) // WIDTH
    push = PUSH_CARD + card
    can_push = moves.count > 1 and moves.item[moves.count - 2] == push
    if can_push and s.round < ROUNDS and level < 3 and colour_of(card) != GREEN:
        return push
    return move


@kernel
def easy_build(s: State, seat: int, moves: Moves) -> int:
    fewest, choice = WIDTH, moves.item[0]
    for i in range(moves.count):
        level = (moves.item[i] - PLACE_CARD) // ALL_CARDS
        if cards_on(s, seat, level) < fewest:
            fewest, choice = cards_on(s, seat, level), moves.item[i]
    return choice


@kernel
def exchange_or_keep(s: State, seat: int) -> int:
    colour = colour_of(s.offered[seat] - 1)
    return EXCHANGE if shuffled(s, colour, 0) + shuffled(s, colour, 1) > 0 else KEEP


@kernel
def easy(
    setup: Setup, s: State, seat: int, moves: Moves, spare: list[State], lists: list[Moves]
) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    if s.phase == DECIDE:
        return easy_roll(setup, s, seat, moves)
    if s.phase == PUSH:
        return easy_push(setup, s, seat, moves)
    if s.phase == BUY:
        if moves.item[0] == KEEP:
            return exchange_or_keep(s, seat)
        best = moves.item[0]
        for i in range(moves.count):
            if moves.item[i] < PAY_CARD:
                best = moves.item[i]
        return best
    if s.phase == BONUS:
        return TAKE_BONUS + (setup.bonus_card[s.round][1] != 0)
    return easy_build(s, seat, moves)


# Medium

GAIN = PLACES
AFTER = 2 * PLACES
CHANCE = 3 * PLACES
STEP = 3 * PLACES + LEVELS


@kernel
def luck_worth(setup: Setup, left: int) -> int:
    return POINT + setup.number[9] * left


@kernel
def won(marked: int, think: Moves) -> int:
    total = 0
    for place in range(PLACES):
        if (marked >> place) & 1:
            total += think.item[GAIN + place]
    return total


@kernel
def appraise(setup: Setup, s: State, seat: int, think: Moves, worth: Moves) -> None:
    """What marking each card gains."""
    left = ROUNDS - s.round
    for place in range(PLACES):
        card = s.display[seat][place] - 1
        think.item[GAIN + place] = 0
        if card >= 0:
            colour, level = colour_of(card), place // WIDTH
            share = set_share(setup, s, seat, colour)
            foresee(setup, colour, think.item[place], left, share, worth)
            moved = worth_moved(setup, colour, level, left, share, worth)
            think.item[GAIN + place] = moved - worth.item[level]


@kernel
def look_up(s: State, seat: int, rolls: Moves, think: Moves) -> None:
    """From each level: how likely is one more card, and what does it gain."""
    marked, lowest = s.marked[seat], lowest_level(s, seat)
    for level in range(lowest, LEVELS):
        places = open_places(s, seat, marked | 1 << 30, level)
        hits, total = 0, 0
        for i in range(KNOWN_ROLLS):
            found = rolls.item[i] & places
            if found != 0:
                hits += 1
                total += best_of(found, level, GAIN, think)
        think.item[CHANCE + level] = hits * ALL // KNOWN_ROLLS
        think.item[STEP + level] = total // max(1, hits)


@kernel
def best_of(found: int, level: int, row: int, think: Moves) -> int:
    best = 0
    place = WIDTH * level
    found >>= place
    while found != 0:
        if found & 1:
            best = max(best, think.item[row + place])
        found >>= 1
        place += 1
    return best


@kernel
def failure(setup: Setup, left: int) -> int:
    return setup.number[10] * left


@kernel
def missed(setup: Setup, so_far: int, clover: int, left: int) -> int:
    luck = luck_worth(setup, left)
    if clover > 0:
        return max(so_far - luck, failure(setup, left) + clover * luck)
    return failure(setup, left)


@kernel
def climb(setup: Setup, so_far: int, level: int, black: int, clover: int, left: int, think: Moves) -> int:
    """What a seat can hope for that goes up level by level as long as it is good."""
    steps = min(LEVELS - level, black + clover)
    for i in range(steps):
        so_far += think.item[STEP + level + i]
    value = so_far
    for i in range(steps):
        at = level + steps - 1 - i
        so_far -= think.item[STEP + at]
        chance = think.item[CHANCE + at]
        on = chance * value + (ALL - chance) * missed(setup, so_far, clover, left)
        value = max(so_far, on // ALL)
    return value


@kernel
def go_on(
    setup: Setup, s: State, seat: int, marked: int, level: int, black: int, clover: int,
    rolls: Moves, think: Moves,
) -> int:
    left = ROUNDS - s.round
    luck = luck_worth(setup, left)
    if black + clover == 0:
        return -1
    places = open_places(s, seat, marked, level)
    so_far = won(marked, think) + clover * luck
    dark = min(black, 1)
    for place in range(PLACES):
        if (places >> place) & 1:
            then = so_far + think.item[GAIN + place] - luck * (1 - dark)
            think.item[AFTER + place] = climb(
                setup, then, place // WIDTH, black - dark, clover - 1 + dark, left, think
            ) if setup.number[13] else then
    miss = missed(setup, so_far, clover, left)
    total = 0
    for i in range(KNOWN_ROLLS):
        found = rolls.item[i] & places
        if found == 0:
            total += miss
        else:
            total += best_of(found, level, AFTER, think)
    return total // KNOWN_ROLLS


@kernel
def go_out(setup: Setup, s: State, marked: int, clover: int, think: Moves) -> int:
    value = won(marked, think) + clover * luck_worth(setup, ROUNDS - s.round)
    if setup.players > 1 and clover < MOST_LUCK:
        value += setup.number[11]
    return value


@kernel
def hold(
    setup: Setup, s: State, seat: int, marked: int, level: int, black: int, clover: int,
    rolls: Moves, think: Moves,
) -> int:
    return max(
        go_out(setup, s, marked, clover, think),
        go_on(setup, s, seat, marked, level, black, clover, rolls, think),
    )


@kernel
def medium_roll(setup: Setup, s: State, seat: int, moves: Moves, lists: list[Moves]) -> int:
    rolls, think = lists[0], lists[1]
    study(setup, s, seat, rolls, think)
    appraise(setup, s, seat, think, lists[2])
    look_up(s, seat, rolls, think)
    marked, level = s.marked[seat], lowest_level(s, seat)
    black, clover = s.black[seat], s.clover[seat]
    left = ROUNDS - s.round
    if moves.item[0] == STAY:
        on = go_on(setup, s, seat, marked, level, black, clover, rolls, think)
        return STAY if on > go_out(setup, s, marked, clover, think) else LEAVE
    best, choice = failure(setup, left) + clover * luck_worth(setup, left), FAIL
    for i in range(moves.count):
        move = moves.item[i]
        value = 0
        if move >= MARK_CARD:
            place = place_of(s, seat, card_of(move))
            dark = min(black, 1)
            value = hold(
                setup, s, seat, marked | 1 << place, place // WIDTH,
                black - dark, clover - 1 + dark, rolls, think,
            )
        elif move == AVERT:
            value = hold(setup, s, seat, marked, level, black, clover - 1, rolls, think)
        if value > best:
            best, choice = value, move
    return choice


@kernel
def medium_push(setup: Setup, s: State, seat: int, moves: Moves, lists: list[Moves]) -> int:
    rolls, think, worth = lists[0], lists[1], lists[2]
    study(setup, s, seat, rolls, think)
    left = ROUNDS - s.round
    best, choice = -1, moves.item[0]
    for i in range(moves.count):
        move = moves.item[i]
        card = card_of(move)
        place = place_of(s, seat, card)
        level = place // WIDTH
        share = set_share(setup, s, seat, colour_of(card))
        foresee(setup, colour_of(card), think.item[place], left, share, worth)
        more = -worth_scored(setup, colour_of(card), level, left, share)
        really = more
        if level + 1 < LEVELS:
            more += worth.item[level + 1]
            if left > 0:
                more += ladder(setup, s, seat, level + 1, think.item[place]) * setup.number[14] // 100
            really = more
            if cards_on(s, seat, level + 1) == WIDTH:
                more = -POINT
        value = more if move < SCORE_CARD else -more
        if value > 0:
            value += level * 10000000
            if setup.solo_rules == 1 and move >= SCORE_CARD and level < OPEN_LEVELS and really < 0:
                value += 1000000000
        if value > best:
            best, choice = value, move
    return choice


@kernel
def medium_lift(setup: Setup, s: State, seat: int, moves: Moves) -> int:
    best, choice = 0, PASS
    for i in range(1, moves.count):
        card = card_of(moves.item[i])
        level = level_scored(s, seat, card)
        target = min(LEVELS - 1, level + s.lifts[seat])
        value = setup.points[colour_of(card)] * (setup.factor[target] - setup.factor[level])
        marker = marker_on(s, card)
        if marker >= 0:
            value *= s.times[marker]
        if value > best:
            best, choice = value, moves.item[i]
    return choice


@kernel
def ladder(setup: Setup, s: State, seat: int, level: int, odds: int) -> int:
    """What another card on a level adds to the way up."""
    cards = cards_on(s, seat, level)
    if cards == 0:
        return setup.number[25 + level] * odds // ALL
    return setup.number[6 + cards] * odds // ALL if cards < 3 else 0


@kernel
def medium_build(setup: Setup, s: State, seat: int, moves: Moves, lists: list[Moves]) -> int:
    rolls, worth = lists[0], lists[2]
    recall(setup, rolls)
    best, choice, last, odds = -1, moves.item[0], -1, 0
    for i in range(moves.count):
        card = card_of(moves.item[i])
        level = (moves.item[i] - PLACE_CARD) // ALL_CARDS
        if card != last:
            odds = odds_of(setup, rolls, card, 0)
            share = set_share(setup, s, seat, colour_of(card))
            foresee(setup, colour_of(card), odds, ROUNDS + 1 - max(1, s.round), share, worth)
        last = card
        value = worth.item[level] + ladder(setup, s, seat, level, odds)
        if value > best:
            best, choice = value, moves.item[i]
    return choice


@kernel
def worth_of_deck(setup: Setup, s: State, seat: int, colour: int, lists: list[Moves]) -> int:
    odds = odds_of_deck(setup, s, colour, lists[0])
    share = set_share(setup, s, seat, colour)
    foresee(setup, colour, odds, ROUNDS + 1 - s.round, share, lists[2])
    best = 0
    for level in range(OPEN_LEVELS):
        if cards_on(s, seat, level) < WIDTH:
            best = max(best, lists[2].item[level])
    return best


@kernel
def needs(setup: Setup, s: State, seat: int) -> int:
    """How many levels below the VIP line will have no card."""
    empty = 0
    for level in range(OPEN_LEVELS):
        empty += max(0, setup.number[22 + level] - cards_on(s, seat, level))
    for i in range(NEW_CARDS):
        if s.new[seat][i] != 0:
            empty -= 1
    return max(0, empty)


@kernel
def medium_bonus(setup: Setup, s: State, seat: int, lists: list[Moves]) -> int:
    recall(setup, lists[0])
    left = ROUNDS - s.round
    best, choice = -1, TAKE_BONUS
    for i in range(2):
        room = MOST_LUCK - s.clover[seat]
        value = min(setup.bonus_luck[s.round][i], room) * (luck_worth(setup, left) + setup.number[12])
        colour = setup.bonus_card[s.round][i] - 1
        if colour >= 0 and deck_size(s, colour) > 0:
            value += worth_of_deck(setup, s, seat, colour, lists)
            if needs(setup, s, seat) > 0:
                value += setup.number[20]
        if value > best:
            best, choice = value, TAKE_BONUS + i
    return choice


@kernel
def room_for(s: State, seat: int) -> int:
    room = 0
    for level in range(OPEN_LEVELS):
        room += WIDTH - cards_on(s, seat, level)
    for i in range(NEW_CARDS):
        if s.new[seat][i] != 0:
            room -= 1
    return room


@kernel
def medium_buy(setup: Setup, s: State, seat: int, moves: Moves, lists: list[Moves]) -> int:
    if moves.item[0] == KEEP:
        return exchange_or_keep(s, seat)
    recall(setup, lists[0])
    think = lists[1]
    for colour in range(COLOURS):
        think.item[colour] = 0
        think.item[3 + colour] = 0
        if deck_size(s, colour) > 0:
            think.item[colour] = worth_of_deck(setup, s, seat, colour, lists)
            think.item[3 + colour] = odds_of_deck(setup, s, colour, lists[0])
    if setup.solo_rules == 1:
        return medium_pay(setup, s, seat, moves, think)
    most = min(room_for(s, seat), MOST_BOUGHT - s.bought[seat])
    colour = best_purchase(setup, s.money[seat], s.money[seat], most, needs(setup, s, seat), think)
    for i in range(moves.count):
        if moves.item[i] == BUY_CARD + colour:
            return BUY_CARD + colour
    return PASS


@kernel
def best_purchase(setup: Setup, purse: int, price: int, most: int, need: int, think: Moves) -> int:
    best, choice = 0, 4
    for red in range(most + 1):
        for yellow in range(most + 1 - red):
            for green in range(most + 1 - red - yellow):
                cost = red * setup.cost[RED] + yellow * setup.cost[YELLOW] + green * setup.cost[GREEN]
                if cost <= purse:
                    value = red * think.item[RED] + yellow * think.item[YELLOW] + green * think.item[GREEN]
                    left = need
                    used = min(left, green)
                    value += used * setup.number[20] * think.item[3 + GREEN] // ALL
                    left -= used
                    used = min(left, yellow)
                    value += used * setup.number[20] * think.item[3 + YELLOW] // ALL
                    left -= used
                    used = min(left, red)
                    value += used * setup.number[20] * think.item[3 + RED] // ALL
                    value -= max(0, cost - price) * setup.number[21]
                    if value > best:
                        best = value
                        choice = RED if red > 0 else (YELLOW if yellow > 0 else GREEN)
    return choice


@kernel
def money_of(setup: Setup, s: State, seat: int, card: int) -> int:
    money = setup.factor[level_scored(s, seat, card)]
    marker = marker_on(s, card)
    return money * s.times[marker] if marker >= 0 else money


@kernel
def medium_pay(setup: Setup, s: State, seat: int, moves: Moves, think: Moves) -> int:
    money = s.money[seat]
    purse = money
    for i in range(moves.count):
        if moves.item[i] >= PAY_CARD:
            purse += money_of(setup, s, seat, card_of(moves.item[i]))
    most = min(room_for(s, seat), MOST_BOUGHT - s.bought[seat])
    colour = best_purchase(setup, purse, money, most, needs(setup, s, seat), think)
    if colour >= COLOURS:
        return PASS
    missing = setup.cost[colour] - money
    if missing <= 0:
        for i in range(moves.count):
            if moves.item[i] == BUY_CARD + colour:
                return BUY_CARD + colour
        return PASS
    best, choice = 1000000, PASS
    for i in range(moves.count):
        if moves.item[i] >= PAY_CARD:
            much = money_of(setup, s, seat, card_of(moves.item[i]))
            waste = 1000 * (much - missing) if much > missing else missing - much
            if waste < best:
                best, choice = waste, moves.item[i]
    return choice


@kernel
def medium(
    setup: Setup, s: State, seat: int, moves: Moves, spare: list[State], lists: list[Moves]
) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    if s.phase == DECIDE:
        return medium_roll(setup, s, seat, moves, lists)
    if s.phase == PUSH:
        if moves.item[0] == PASS:
            return medium_lift(setup, s, seat, moves)
        return medium_push(setup, s, seat, moves, lists)
    if s.phase == BUY:
        return medium_buy(setup, s, seat, moves, lists)
    if s.phase == BONUS:
        return medium_bonus(setup, s, seat, lists)
    return medium_build(setup, s, seat, moves, lists)
