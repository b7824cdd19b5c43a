"""How people play, in two depths.

Easy looks at what lies on the table: points, factors, colours, free places. Medium knows the odds
of every card and weighs what comes next (see `prospects`).
"""

from kleeblatt.core.kernel import kernel
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.games.geht_noch_was.bots.prospects import (
    ALWAYS,
    POINT,
    Workspace,
    appraise,
    cards_on,
    foresee,
    look_up,
    odds_of,
    odds_of_deck,
    recall,
    rounds_left,
    share_sets,
    study,
    unmarked,
    weigh,
    worth_failed,
    worth_in,
    worth_of_deck,
    worth_of_luck,
    worth_of_way,
    worth_out,
    worth_scored,
)
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    colour_of,
    size,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK, ROUNDS
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
    avert,
    highest_level,
    level_scored,
    lowest_level,
    mark,
    place_of,
)
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUY,
    DECIDE,
    NEW_CARDS,
    PLACES,
    PUSH,
    WIDTH,
    State,
    assign,
)
from kleeblatt.games.geht_noch_was.supply import marker_on, shuffled

# Easy
EASE = (3, 2, 1)  # of an open card of each colour, at a glance
SAFE = 3  # a luck marker: as good as a green card
EASY_ENOUGH = 5  # all that together, to stay IN
MANY_MARKED = 2  # cards, to spend a luck marker on them
EARLY = 2  # the last round that has time to push everything

# Medium
WANTED = 2  # cards on each level below the VIP line
NEEDED = 250  # what one of those is worth, in parts of a hundred of a yellow card
NO_COLOUR = COLOURS
URGENT = 1 << 40  # more than any worth


@kernel
def card_of(move: int) -> int:
    """The card of a move that has one."""
    return (move - MARK_CARD) % ALL_CARDS


@kernel
def is_legal(moves: Moves, move: int) -> bool:
    """Is this one of the moves?"""
    for i in range(moves.count):
        if moves.item[i] == move:
            return True
    return False


@kernel
def exchange_or_keep(s: State, seat: int) -> int:
    """Something new, unless only cards are left that were put under the deck before."""
    colour = colour_of(s.offered[seat] - 1)
    return EXCHANGE if shuffled(s, colour, 0) | shuffled(s, colour, 1) else KEEP


@kernel
def times_of(s: State, card: int) -> int:
    """As how many cards a scored card counts."""
    marker = marker_on(s, card)
    return s.times[marker] if marker >= 0 else 1


# Easy


@kernel
def easy(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who knows the rules and looks at what lies on the table."""
    if s.phase == DECIDE:
        if moves.item[0] == STAY:
            return STAY if looks_easy(s, seat) else LEAVE
        return easy_mark(setup, s, seat, moves)
    if s.phase == PUSH:
        return easy_push(s, seat, moves)
    if s.phase == BUY:
        return easy_purchase(s, seat, moves)
    if s.phase == BONUS:
        return TAKE_BONUS + (setup.bonus_card[s.round][1] != 0)
    return easy_building(s, seat, moves)


@kernel
def looks_easy(s: State, seat: int) -> bool:
    """Is there enough to hope for on the next roll?"""
    places = unmarked(s, seat, lowest_level(s, seat), highest_level(s, seat))
    if places == 0 or s.black[seat] + s.clover[seat] == 0:
        return False
    ease = SAFE * s.clover[seat]
    for place in range(PLACES):
        if (places >> place) & 1:
            ease += EASE[colour_of(s.display[seat][place] - 1)]
    return s.marked[seat] == 0 or ease >= EASY_ENOUGH


@kernel
def easy_mark(setup: Setup, s: State, seat: int, moves: Moves) -> int:
    """The card with the most points on its level; luck only for something."""
    best, choice = -1, FAIL
    for i in range(moves.count):
        move = moves.item[i]
        if move >= MARK_CARD:
            card = card_of(move)
            points = setup.points[colour_of(card)] * setup.factor[place_of(s, seat, card) // WIDTH]
            if points > best:
                best, choice = points, move
        elif move == AVERT and best < 0 and size(s.marked[seat]) >= MANY_MARKED:
            choice = AVERT
    return choice


@kernel
def easy_push(s: State, seat: int, moves: Moves) -> int:
    """From the top down: push early, score late; every push of a Push it! is used."""
    last = moves.item[moves.count - 1]
    card = card_of(last)
    if last >= LIFT_CARD or not is_legal(moves, PUSH_CARD + card):
        return last
    level = place_of(s, seat, card) // WIDTH
    is_valuable = colour_of(card) != GREEN and level + 1 < OPEN_LEVELS
    has_time = s.round <= EARLY or (is_valuable and s.round < ROUNDS)
    return PUSH_CARD + card if has_time else last


@kernel
def easy_purchase(s: State, seat: int, moves: Moves) -> int:
    """The dearest card; scored greens are given back only when the lowest level is empty."""
    if moves.item[0] == KEEP:
        return exchange_or_keep(s, seat)
    choice = PASS
    for i in range(moves.count):
        if moves.item[i] < MARK_CARD:
            choice = moves.item[i]
    if choice == PASS and cards_on(s, seat, 0) == 0 and s.new[seat][0] == 0 and moves.count > 1:
        choice = moves.item[1]
    return choice


@kernel
def easy_building(s: State, seat: int, moves: Moves) -> int:
    """Where the fewest cards lie, from the bottom up."""
    fewest, choice = WIDTH, moves.item[0]
    for i in range(moves.count):
        cards = cards_on(s, seat, (moves.item[i] - PLACE_CARD) // ALL_CARDS)
        if cards < fewest:
            fewest, choice = cards, moves.item[i]
    return choice


# Medium


@kernel
def medium(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The move of somebody who has played often and thinks of what comes next."""
    if s.phase == DECIDE:
        study(setup, s, seat, work)
        appraise(setup, s, seat, work)
        look_up(s, seat, work)
        if moves.item[0] == STAY:
            return in_or_out(setup, s, seat, work)
        return best_answer(setup, s, seat, moves, work)
    if s.phase == PUSH:
        if moves.item[0] == PASS:
            return best_lift(setup, s, seat, moves)
        return best_push(setup, s, seat, moves, work)
    if s.phase == BUY and moves.item[0] == KEEP:
        return exchange_or_keep(s, seat)
    recall(setup, work)
    share_sets(setup, s, seat, work)
    if s.phase == BUY:
        return best_purchase(setup, s, seat, moves, work)
    if s.phase == BONUS:
        return best_bonus(setup, s, seat, work)
    return best_building(setup, s, seat, moves, work)


# The roll: look at nothing but one's own things here


@kernel
def in_or_out(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """Does going on promise more?"""
    stays = worth_in(setup, s, seat, work) > worth_out(setup, s, seat, work)
    return STAY if stays else LEAVE


@kernel
def best_answer(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """Which card to mark, or whether to avert or even to fail."""
    best, choice = worth_failed(setup, s, seat), FAIL
    imagined = work.imagined
    for i in range(moves.count):
        move = moves.item[i]
        if move != FAIL:
            assign(imagined, s)
            if move == AVERT:
                avert(imagined, seat)
            else:
                mark(imagined, seat, card_of(move))
            worth = worth_out(setup, imagined, seat, work)
            worth = max(worth, worth_in(setup, imagined, seat, work))
            if worth > best:
                best, choice = worth, move
    return choice


# Pushing


@kernel
def worth_of_push(setup: Setup, s: State, seat: int, place: int, work: Workspace) -> int:
    """How much better it is to push a card than to score it."""
    level, left = place // WIDTH, rounds_left(s)
    colour, odds = colour_of(s.display[seat][place] - 1), work.odds[place]
    better = -worth_scored(setup, colour, level, left, work)
    if level + 1 < LEVELS and left > 0:
        foresee(setup, colour, odds, left, work)
        better += work.worth[level + 1] + worth_of_way(setup, s, seat, level + 1, odds)
    return better


@kernel
def best_push(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """From the top down, so that places become free; what gains most first.

    By the solo rules first what is scored below, so that Push it! has cards to push.
    """
    study(setup, s, seat, work)
    best, choice = -1, moves.item[0]
    for i in range(moves.count):
        move = moves.item[i]
        place = place_of(s, seat, card_of(move))
        level = place // WIDTH
        better = worth_of_push(setup, s, seat, place, work)
        is_low = setup.solo_rules == 1 and level < OPEN_LEVELS and better < 0
        urgency = (level + (LEVELS if is_low and move >= SCORE_CARD else 0)) * URGENT
        if not is_legal(moves, PUSH_CARD + card_of(move)):
            better = -1
        worth = better if move < SCORE_CARD else -better
        if worth >= 0 and worth + urgency > best:
            best, choice = worth + urgency, move
    return choice


@kernel
def best_lift(setup: Setup, s: State, seat: int, moves: Moves) -> int:
    """The scored card that gains most when it gets all pushes that are left."""
    best, choice = 0, PASS
    for i in range(1, moves.count):
        card = card_of(moves.item[i])
        level = level_scored(s, seat, card)
        top = min(LEVELS - 1, level + s.lifts[seat])
        points = setup.points[colour_of(card)] * times_of(s, card)
        worth = points * (setup.factor[top] - setup.factor[level])
        if worth > best:
            best, choice = worth, moves.item[i]
    return choice


# Bonus, buying, building


@kernel
def best_bonus(setup: Setup, s: State, seat: int, work: Workspace) -> int:
    """Luck, as far as there is room for it, and what the card is worth."""
    best, choice = -1, TAKE_BONUS
    for i in range(2):
        luck = min(setup.bonus_luck[s.round][i], MOST_LUCK - s.clover[seat])
        worth = luck * worth_of_luck(setup, rounds_left(s))
        colour = setup.bonus_card[s.round][i] - 1
        if colour >= 0:
            worth += worth_of_deck(setup, s, seat, colour, work)
            worth += weigh(setup, NEEDED) * min(1, needed(s, seat))
        if worth > best:
            best, choice = worth, TAKE_BONUS + i
    return choice


@kernel
def waiting_cards(s: State, seat: int) -> int:
    """How many new cards are to be placed."""
    cards = 0
    for i in range(NEW_CARDS):
        cards += s.new[seat][i] != 0
    return cards


@kernel
def needed(s: State, seat: int) -> int:
    """How many cards more the levels below the VIP line want."""
    cards = 0
    for level in range(OPEN_LEVELS):
        cards += max(0, WANTED - cards_on(s, seat, level))
    return max(0, cards - waiting_cards(s, seat))


@kernel
def most_purchases(s: State, seat: int) -> int:
    """How many more cards can be bought and placed."""
    room = -waiting_cards(s, seat)
    for level in range(OPEN_LEVELS):
        room += WIDTH - cards_on(s, seat, level)
    return max(0, min(room, MOST_BOUGHT - s.bought[seat]))


@kernel
def best_purchase(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """The first card of the best shopping list; by the solo rules greens are given back for it."""
    for colour in range(COLOURS):
        worth = worth_of_deck(setup, s, seat, colour, work)
        work.deck_worth[colour] = worth
        work.deck_odds[colour] = odds_of_deck(setup, s, colour, work)
    purse = s.money[seat]
    for i in range(moves.count):
        if moves.item[i] >= PAY_CARD:
            purse += money_for(setup, s, seat, card_of(moves.item[i]))
    colour = best_list(setup, s, seat, purse, work)
    if colour == NO_COLOUR:
        return PASS
    missing = setup.cost[colour] - s.money[seat]
    if missing > 0:
        return best_payment(setup, s, seat, missing, moves)
    return BUY_CARD + colour if is_legal(moves, BUY_CARD + colour) else PASS


@kernel
def best_list(setup: Setup, s: State, seat: int, purse: int, work: Workspace) -> int:
    """The dearest colour of the best shopping list."""
    most, need = most_purchases(s, seat), needed(s, seat)
    best, choice = 0, NO_COLOUR
    for red in range(most + 1):
        for yellow in range(most + 1 - red):
            for green in range(most + 1 - red - yellow):
                cost = (
                    red * setup.cost[RED] + yellow * setup.cost[YELLOW] + green * setup.cost[GREEN]
                )
                if cost <= purse:
                    worth = worth_of_list(setup, green, yellow, red, need, work)
                    worth -= POINT * setup.points[GREEN] * max(0, cost - s.money[seat])
                    if worth > best:
                        best = worth
                        choice = RED if red > 0 else (YELLOW if yellow > 0 else GREEN)
    return choice


@kernel
def worth_of_list(
    setup: Setup, green: int, yellow: int, red: int, need: int, work: Workspace
) -> int:
    """What so many cards of each colour are worth; the easy ones are for the way up."""
    worth = green * work.deck_worth[GREEN] + yellow * work.deck_worth[YELLOW]
    worth += red * work.deck_worth[RED]
    greens = min(need, green)
    yellows = min(need - greens, yellow)
    reds = min(need - greens - yellows, red)
    way = greens * work.deck_odds[GREEN] + yellows * work.deck_odds[YELLOW]
    way += reds * work.deck_odds[RED]
    return worth + weigh(setup, NEEDED) * way // ALWAYS


@kernel
def money_for(setup: Setup, s: State, seat: int, card: int) -> int:
    """What a scored green card pays."""
    return setup.factor[level_scored(s, seat, card)] * times_of(s, card)


@kernel
def best_payment(setup: Setup, s: State, seat: int, missing: int, moves: Moves) -> int:
    """The green card that pays nearest to what is missing, without change if possible."""
    best, choice = URGENT, PASS
    for i in range(moves.count):
        if moves.item[i] >= PAY_CARD:
            rest = missing - money_for(setup, s, seat, card_of(moves.item[i]))
            distance = rest if rest >= 0 else -rest * missing
            if distance < best:
                best, choice = distance, moves.item[i]
    return choice


@kernel
def best_building(setup: Setup, s: State, seat: int, moves: Moves, work: Workspace) -> int:
    """Where a card is worth most, for itself and for the way up."""
    best, choice, card, odds = -1, moves.item[0], -1, 0
    for i in range(moves.count):
        move = moves.item[i]
        if card_of(move) != card:
            card = card_of(move)
            odds = odds_of(setup, card, 0, work)
            foresee(setup, colour_of(card), odds, rounds_left(s) + 1, work)
        level = (move - PLACE_CARD) // ALL_CARDS
        there = work.worth[level] + worth_of_way(setup, s, seat, level, odds)
        if there > best:
            best, choice = there, move
    return choice
