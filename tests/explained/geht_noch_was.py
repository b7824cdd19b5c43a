"""What the events of Geht noch was? change: decks, displays, scored cards, luck and money."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import Any

View = dict[str, Any]
Event = dict[str, Any]
Printed = dict[str, Any]
Seat = dict[str, Any]
Card = dict[str, Any]  # in the display or scored
Level = list[Card]
Die = tuple[str, int]
Condition = tuple[str, tuple[tuple[str, int], ...], int]  # kind, so many dice of a colour, value
Line = tuple[Condition, ...]  # one of them is enough

UNSEEN = {"buying-ended", "bonus-forgone", "fairy-drawn"}  # without one, a view may be the same
SAID: set[str] = set()  # who forgoes a bonus or buys no more has at least answered

PHASES = {"fairy": "start", "build": "buy", "decide": "dice"}  # begin without being told
COLOURS = ("green", "yellow", "red")  # the easiest first
BUILT, ROOM = 3, 4  # levels that new cards may come to; cards of a level in the display
CLOVER = 4  # luck it has room for
LIFTS = {4: 1, 5: 2}  # Push it!: for a card scored on this level
SET = 8  # points


def unpack(printed: Printed, players: int) -> View:
    """Lay the table before any card is dealt; five to eight players have two copies of the game."""
    copies = len(printed["cards"]) // 96
    return {
        "phase": "start",
        "round": 0,
        "rounds": len(printed["bonus"]),
        "roll": 0,
        "fairy": 0,
        "active": 0,
        "drawer": None,
        "drawing": None,
        "dice": None,
        "luck": 16 * copies,
        "decks": {colour: shuffled(colour, printed) for colour in COLOURS},
        "multipliers": 4 * copies,
        "seats": [empty_seat() for _ in range(players)],
    }


def shuffled(colour: str, printed: Printed) -> dict[str, Any]:
    """Shuffle all cards of a colour."""
    cards = [int(card) for card, face in printed["cards"].items() if face["colour"] == colour]
    return {"cards": len(cards), "shuffled": sorted(cards), "under": []}


def empty_seat() -> Seat:
    """Give a seat its bar, its clover and five black markers."""
    empty = {"in": False, "clover": 0, "black": 5, "new": [], "offered": None, "ahead": []}
    empty["no_base"] = False
    numbers = dict.fromkeys(("money", "income", "bought", "lifts", "reached"), 0)
    return (
        empty
        | numbers
        | {"step": "done"}
        | {"display": [[] for _ in range(5)], "scored": [[] for _ in range(5)]}
    )


def explain(view: View, event: Event, printed: Printed) -> None:
    """Change the view as one event says, and see that its points are what this is worth."""
    before = scores(view, printed)
    CHANGES[event["event"]](view, event, printed)
    if view["drawing"] is None:
        view["drawer"] = None
    view["active"] = view["fairy"] if view["drawer"] is None else view["drawer"]
    for seat in view["seats"]:
        seat["income"] = income(seat, printed)
        seat["reached"], seat["ahead"] = reached(seat), ahead(seat)
        is_built = view["phase"] != "start" or not seat["new"]  # start cards, if there are any
        seat["no_base"] = not (is_built or seat["display"][0])
    gained = {seat: score - before[seat] for seat, score in scores(view, printed).items()}
    assert gained == dict.fromkeys(gained, 0) | {event["seat"]: event["points"]}, event


def reached(seat: Seat) -> int:
    """Find the highest level with a marker; 0 if nothing is marked."""
    marked = [any(card["marker"] for card in level) for level in seat["display"]]
    return max((number for number, is_marked in enumerate(marked, 1) if is_marked), default=0)


def ahead(seat: Seat) -> list[int]:
    """List the levels where the next card may be fulfilled, if anything is left to mark it with."""
    if not seat["in"] or seat["black"] + seat["clover"] == 0:
        return []
    levels = range(max(1, reached(seat)), min(5, reached(seat) + 1) + 1)
    free = [any(card["marker"] is None for card in level) for level in seat["display"]]
    return [level for level in levels if free[level - 1]]


def without_question(view: View) -> View:
    """Leave out what is asked of whom, but for what a roll asks; keep the phases that are told."""
    phase = PHASES.get(view["phase"], view["phase"])
    seats = [without_chances(seat) for seat in view["seats"]]
    if phase != "dice":
        seats = [without_step(seat) for seat in seats]
    return view | {"seats": seats, "phase": phase}


def without_chances(seat: Seat) -> Seat:
    """Leave out how likely a roll fulfils cards: that follows from the cards."""
    return {key: value for key, value in seat.items() if key not in ("chances", "going_on")}


def without_step(seat: Seat) -> Seat:
    """Leave out the step: nobody is asked anything while a card is drawn."""
    return {key: value for key, value in seat.items() if key != "step"}


def start_cards_dealt(view: View, event: Event, printed: Printed) -> None:
    seat, cards = view["seats"][event["seat"]], event["cards"]
    faces = [printed["cards"][str(card)] for card in cards]
    assert {face["set"] for face in faces} == {event["set"]}
    assert event["set"] == "ABCD"[event["seat"] % 4]
    assert Counter(face["colour"] for face in faces) == {"green": 4, "yellow": 2}
    for card in cards:
        draw(view, card, printed)
    if not event["levels"]:
        seat["new"] = cards
        return
    assert cards == sorted(cards, key=order(printed))
    assert event["levels"] == [1, 1, 2, 2, 3, 3]
    for card, level in zip(cards, event["levels"], strict=True):
        seat["display"][level - 1].append({"card": card, "marker": None})


def fairy_drawn(view: View, event: Event, printed: Printed) -> None:
    view["fairy"], view["phase"] = event["seat"], "bonus"


def round_began(view: View, event: Event, printed: Printed) -> None:
    assert event["round"] == view["round"] + 1 <= view["rounds"]
    is_first = event["round"] == 1
    assert event["seat"] == (view["fairy"] + (not is_first)) % len(view["seats"])
    assert not any(marked(seat) for seat in view["seats"])
    view["round"], view["fairy"] = event["round"], event["seat"]
    view["phase"], view["dice"] = "bonus", None
    ask(view, "done" if is_first else "bonus")


def luck_taken(view: View, event: Event, printed: Printed) -> None:
    if event["why"] == "bonus":
        assert view["round"] == 1
        assert event["luck"] == possible_luck(view, event, printed["bonus"][0][0]["luck"])
    else:
        assert event["why"] == "out"
        assert not view["seats"][event["seat"]]["in"]
        assert view["roll"] > 1
        assert event["luck"] == possible_luck(view, event, 1)
    take_luck(view, event, event["luck"])


def bonus_taken(view: View, event: Event, printed: Printed) -> None:
    bonus = printed["bonus"][view["round"] - 1][event["choice"] - 1]
    assert event["luck"] == possible_luck(view, event, bonus["luck"])
    assert event["card"] in (bonus["card"], None)
    if event["card"] is not None:
        want(view, event, event["card"])
    elif bonus["card"] is not None:
        assert is_gone(view, event, bonus["card"], printed)
    assert event["luck"] or event["card"]
    answer(view, event, "bonus", "done")
    take_luck(view, event, event["luck"])


def bonus_forgone(view: View, event: Event, printed: Printed) -> None:
    answer(view, event, "bonus", "done")
    assert possible_luck(view, event, 1) == 0
    cards = [bonus["card"] for bonus in printed["bonus"][view["round"] - 1]]
    assert any(card is None or is_gone(view, event, card, printed) for card in cards)


def buying_began(view: View, event: Event, printed: Printed) -> None:
    assert event["round"] == view["round"] > 1
    view["phase"] = "buy"
    ask(view, "buy")


def income_received(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["money"] == (0 if printed["solo_rules"] else income(seat, printed))
    seat["money"], seat["bought"] = event["money"], 0


def card_bought(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["cost"] == printed["cost"][event["colour"]]
    assert event["left"] == seat["money"] - event["cost"] >= 0
    seat["money"] = event["left"]
    seat["bought"] += 1
    assert seat["bought"] <= 4
    want(view, event, event["colour"])


def card_drawn(view: View, event: Event, printed: Printed) -> None:
    colour, card = event["colour"], event["card"]
    assert (view["drawer"], view["drawing"]) == (event["seat"], colour)
    assert colour == colour_of(card, printed)
    whys = {"bonus": {"bonus"}, "buy": {"bought", "exchange"}, "decide": {"consolation"}}
    assert event["why"] in whys[view["phase"]]
    draw(view, card, printed)
    view["drawing"] = None
    receive(view, event, printed)


def receive(view: View, event: Event, printed: Printed) -> None:
    """Lay a drawn card beside the clover, or offer an exchange for a bought one that is a twin."""
    seat, card = view["seats"][event["seat"]], event["card"]
    display = [lying["card"] for level in seat["display"] for lying in level]
    is_twin = any(alike(card, lying, printed) for lying in display)
    is_other = view["decks"][event["colour"]]["cards"] > 0
    assert event["is_offered"] == (view["phase"] == "buy" and is_twin and is_other)
    if event["is_offered"]:
        seat["offered"] = card
    else:
        seat["new"].append(card)
    if view["phase"] == "buy":
        seat["step"] = "exchange" if event["is_offered"] else "buy"


def card_kept(view: View, event: Event, printed: Printed) -> None:
    view["seats"][event["seat"]]["new"].append(decide_offer(view, event))


def card_exchanged(view: View, event: Event, printed: Printed) -> None:
    card = decide_offer(view, event)
    assert view["decks"][event["colour"]]["cards"] > 0
    put_under(view, event, card, printed)
    want(view, event, event["colour"])


def card_paid(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert printed["solo_rules"]
    assert colour_of(event["card"], printed) == "green"
    count_sets(seat, printed)
    paid = {"card": event["card"], "times": event["times"]}
    seat["scored"][event["level"] - 1].remove(paid)
    assert event["money"] == printed["factors"][event["level"] - 1] * event["times"]
    seat["money"] += event["money"]
    view["multipliers"] += event["times"] > 1
    put_under(view, event, event["card"], printed)
    settle_sets(seat, printed)


def sets_broken(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["broken"] == seat.pop("sets") - event["sets"] > 0
    assert event["sets"] == sets(seat, printed)


def set_completed(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["sets"] == seat.pop("sets") + 1 == sets(seat, printed)


def buying_ended(view: View, event: Event, printed: Printed) -> None:
    answer(view, event, "buy", "done")
    assert event["bought"] == view["seats"][event["seat"]]["bought"]


def money_lost(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["money"] == seat["money"]
    seat["money"] = 0


def card_placed(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["level"] <= (1 if event["is_consolation"] else BUILT)
    assert event["is_consolation"] == (view["phase"] == "decide")
    seat["new"].remove(event["card"])
    lay(seat, event)


def card_returned(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert all(len(level) == ROOM for level in seat["display"][:BUILT])
    seat["new"].remove(event["card"])
    put_under(view, event, event["card"], printed)


def rolling_began(view: View, event: Event, printed: Printed) -> None:
    view["phase"], view["roll"] = "dice", 0
    ask(view, "done")
    for seat in view["seats"]:
        assert not seat["new"]  # all are built in
        seat["in"] = True


def dice_thrown(view: View, event: Event, printed: Printed) -> None:
    assert event["seat"] == view["fairy"]
    assert event["roll"] == view["roll"] + 1
    dice = {"blue": event["blue"], "red": event["red"]}
    assert [len(faces) for faces in dice.values()] == [4, 3]
    assert all(faces == sorted(faces) for faces in dice.values())
    view["phase"], view["roll"], view["dice"] = "decide", event["roll"], dice
    for seat in view["seats"]:
        seat["step"] = "fulfil" if seat["in"] else "done"


def card_fulfilled(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    answer(view, event, "fulfil", "in-or-out")
    assert colour_of(event["card"], printed) == event["colour"]
    last = max((level for level, _ in marked(seat)), default=None)
    assert event["level"] in ((1,) if last is None else (last, last + 1))
    assert event["marker"] == ("black" if seat["black"] else "luck")
    assert do_fulfil(event["dice"], view["dice"], printed["cards"][str(event["card"])])
    level = seat["display"][event["level"] - 1]
    level[level.index({"card": event["card"], "marker": None})]["marker"] = event["marker"]
    if event["marker"] == "black":
        seat["black"] -= 1
    else:
        seat["unpaid"] = event["card"]  # until its luck has been told


def luck_spent(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert seat.pop("unpaid") == event["card"]
    assert seat["clover"] > 0
    seat["clover"] -= 1


def failure_averted(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    answer(view, event, "fulfil", "in-or-out")
    assert seat["clover"] > 0
    seat["clover"] -= 1
    view["luck"] += 1


def failed(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    answer(view, event, "fulfil", "done")
    cards = [card for _, card in marked(seat)]
    markers = Counter(card["marker"] for card in cards)
    assert sorted(event["cards"]) == sorted(card["card"] for card in cards)
    assert (event["black"], event["luck"]) == (markers["black"], markers["luck"])
    for card in cards:
        take_back(view, seat, card)
    seat["in"] = False


def stayed_in(view: View, event: Event, printed: Printed) -> None:
    answer(view, event, "in-or-out", "done")


def went_out(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    answer(view, event, "in-or-out", "done")
    seat["in"] = False


def consoled(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert not seat["in"]
    assert not marked(seat)
    assert len(seat["display"][0]) < ROOM
    want(view, event, "green")


def pushing_began(view: View, event: Event, printed: Printed) -> None:
    assert event["round"] == view["round"]
    assert not any(seat["in"] for seat in view["seats"])
    assert any(marked(seat) for seat in view["seats"])
    view["phase"] = "push"


def card_pushed(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert unmark(view, event) == event["level"] - 1
    lay(seat, event)


def card_scored(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert seat["lifts"] == 0
    assert colour_of(event["card"], printed) == event["colour"]
    count_sets(seat, printed)
    assert unmark(view, event) == event["level"]
    seat["lifts"] = lifts(seat, event, printed)
    assert event["lifts"] == seat["lifts"]
    score(seat, event["level"], {"card": event["card"], "times": 1}, printed)
    settle_sets(seat, printed)


def card_lifted(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    below = seat["scored"][event["level"] - 2]
    card = next(card for card in below if card["card"] == event["card"])
    below.remove(card)
    score(seat, event["level"], card, printed)
    assert seat["lifts"] > 0
    assert event["left"] in (seat["lifts"] - 1, 0)  # perhaps no other one may be pushed
    seat["lifts"] = event["left"]


def lifts_declined(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert seat["lifts"] > 0
    seat["lifts"] = 0


def deck_ran_out(view: View, event: Event, printed: Printed) -> None:
    assert view["drawing"] == event["colour"]
    assert view["decks"][event["colour"]]["cards"] == 0
    view["groups"] = groups(view, view["drawer"], event["colour"], printed)
    assert view["groups"]


def cards_grouped(view: View, event: Event, printed: Printed) -> None:
    returned, level = event["returned"], view["seats"][event["seat"]]["scored"][event["level"] - 1]
    group = (event["seat"], event["level"], event["times"], len(returned))
    assert tuple(view["groups"].pop(0)) == group
    if not view["groups"]:
        del view["groups"]
    card = next(card for card in level if card["card"] == event["card"])
    assert card["times"] == event["times"] - len(returned)
    assert card["times"] == 3 or event["card"] < min(returned)
    view["multipliers"] -= card["times"] == 1
    card["times"] = event["times"]
    for number in returned:
        level.remove({"card": number, "times": 1})
    refill(view["decks"][colour_of(event["card"], printed)], returned, printed)


def refill(deck: dict[str, Any], cards: list[int], printed: Printed) -> None:
    """Shuffle cards of one colour as the new deck, or into it."""
    deck["shuffled"] = sorted([*deck["shuffled"], *cards])
    deck["cards"] += len(cards)
    assert len({colour_of(card, printed) for card in deck["shuffled"]}) == 1


def game_ended(view: View, event: Event, printed: Printed) -> None:
    assert view["round"] == view["rounds"]
    assert not any(marked(seat) for seat in view["seats"])
    view["phase"], view["dice"] = "over", None


CHANGES: dict[str, Callable[[View, Event, Printed], None]] = {
    "start-cards-dealt": start_cards_dealt,
    "fairy-drawn": fairy_drawn,
    "round-began": round_began,
    "luck-taken": luck_taken,
    "bonus-taken": bonus_taken,
    "bonus-forgone": bonus_forgone,
    "buying-began": buying_began,
    "income-received": income_received,
    "card-bought": card_bought,
    "card-drawn": card_drawn,
    "card-kept": card_kept,
    "card-exchanged": card_exchanged,
    "card-paid": card_paid,
    "sets-broken": sets_broken,
    "buying-ended": buying_ended,
    "money-lost": money_lost,
    "card-placed": card_placed,
    "card-returned": card_returned,
    "rolling-began": rolling_began,
    "dice-thrown": dice_thrown,
    "card-fulfilled": card_fulfilled,
    "luck-spent": luck_spent,
    "failure-averted": failure_averted,
    "failed": failed,
    "stayed-in": stayed_in,
    "went-out": went_out,
    "consoled": consoled,
    "pushing-began": pushing_began,
    "card-pushed": card_pushed,
    "card-scored": card_scored,
    "set-completed": set_completed,
    "card-lifted": card_lifted,
    "lifts-declined": lifts_declined,
    "deck-ran-out": deck_ran_out,
    "cards-grouped": cards_grouped,
    "game-ended": game_ended,
}


def possible_luck(view: View, event: Event, luck: int) -> int:
    """Say how much of this luck the clover has room for and the supply holds."""
    clover: int = view["seats"][event["seat"]]["clover"]
    return min(luck, CLOVER - clover, int(view["luck"]))


def take_luck(view: View, event: Event, luck: int) -> None:
    """Move luck from the supply onto a clover."""
    view["luck"] -= luck
    view["seats"][event["seat"]]["clover"] += luck


def want(view: View, event: Event, colour: str) -> None:
    """Let a seat draw a card of this colour next."""
    assert view["drawing"] is None
    view["drawing"], view["drawer"] = colour, event["seat"]


def draw(view: View, card: int, printed: Printed) -> None:
    """Take a card from its deck: any of the shuffled ones, then the first of those under it."""
    deck = view["decks"][colour_of(card, printed)]
    assert deck["shuffled"] or card == deck["under"][0]
    (deck["shuffled"] or deck["under"]).remove(card)
    deck["cards"] -= 1


def put_under(view: View, event: Event, card: int, printed: Printed) -> None:
    """Put a card under the deck of its colour, which an event may name."""
    colour = colour_of(card, printed)
    assert event.get("colour", colour) == colour
    view["decks"][colour]["under"].append(card)
    view["decks"][colour]["cards"] += 1


def decide_offer(view: View, event: Event) -> int:
    """Take the offered card, which is the one of the event, away."""
    seat = view["seats"][event["seat"]]
    card: int = seat["offered"]
    assert card == event["card"]
    seat["offered"], seat["step"] = None, "buy"
    return card


def ask(view: View, step: str) -> None:
    """Ask everybody the same."""
    for seat in view["seats"]:
        seat["step"] = step


def answer(view: View, event: Event, step: str, comes: str) -> None:
    """Answer what a seat is asked: of a roll, at most one card, then in or out."""
    seat = view["seats"][event["seat"]]
    assert seat["step"] == step
    seat["step"] = comes


def marked(seat: Seat) -> list[tuple[int, Card]]:
    """List the cards with a marker, each with its level."""
    levels = enumerate(seat["display"], 1)
    return [(at, card) for at, level in levels for card in level if card["marker"] is not None]


def take_back(view: View, seat: Seat, card: Card) -> None:
    """Take the marker from a card: a black one is the seat's, luck goes into the supply."""
    if card["marker"] == "black":
        seat["black"] += 1
    else:
        view["luck"] += 1
    card["marker"] = None


def unmark(view: View, event: Event) -> int:
    """Take a marked card, without its marker, from its level, which is returned."""
    seat = view["seats"][event["seat"]]
    at, card = next(found for found in marked(seat) if found[1]["card"] == event["card"])
    assert card["marker"] == event["marker"]
    take_back(view, seat, card)
    seat["display"][at - 1].remove(card)
    return at


def lay(seat: Seat, event: Event) -> None:
    """Lay the card of an event where it says, if there is room."""
    level = seat["display"][event["level"] - 1]
    assert len(level) < ROOM
    assert event["position"] <= len(level) + 1
    level.insert(event["position"] - 1, {"card": event["card"], "marker": None})


def score(seat: Seat, level: int, card: Card, printed: Printed) -> None:
    """Lay a card to the right of the bar."""
    cards = [*seat["scored"][level - 1], card]
    seat["scored"][level - 1] = sorted(cards, key=lambda card: order(printed)(card["card"]))


def lifts(seat: Seat, event: Event, printed: Printed) -> int:
    """Say how many scored cards a newly scored one lets a seat push, if any may be pushed."""
    rank = COLOURS.index(event["colour"])
    below_top = [card["card"] for level in seat["scored"][:-1] for card in level]
    is_any = any(COLOURS.index(colour_of(card, printed)) <= rank for card in below_top)
    return LIFTS.get(event["level"], 0) if printed["solo_rules"] and is_any else 0


def is_gone(view: View, event: Event, colour: str, printed: Printed) -> bool:
    """Is there no card of a colour, not even if everyone gives back what they can?"""
    return not view["decks"][colour]["cards"] and not groups(view, event["seat"], colour, printed)


def groups(view: View, first: int, colour: str, printed: Printed) -> list[Any]:
    """List who groups cards on which level, into how many, and how many of them go."""
    found, markers, seats = [], view["multipliers"], len(view["seats"])
    for seat in ((first + n) % seats for n in range(seats)):
        for at, level in enumerate(view["seats"][seat]["scored"], 1):
            times = [c["times"] for c in level if colour_of(c["card"], printed) == colour]
            for size, returned in grouped(times.count(1), times.count(3), markers):
                found.append((seat, at, size, returned))
                markers -= size - returned == 1
    return found


def grouped(plain: int, threes: int, markers: int) -> Iterator[tuple[int, int]]:
    """Group cards of one colour on a level: ×3 and one are ×4, then fours, then threes."""
    for _ in range(min(plain, threes)):
        yield 4, 1
    plain -= min(plain, threes)
    for size in (4, 3):
        while plain >= size and markers:
            yield size, size - 1
            plain, markers = plain - size, markers - 1


def colour_of(card: int, printed: Printed) -> str:
    """Look up the colour of a card."""
    return str(printed["cards"][str(card)]["colour"])


def order(printed: Printed) -> Callable[[int], int]:
    """Scored cards lie as they are printed: each copy of the game by colour, then by number."""
    places = {int(number): at for at, number in enumerate(printed["cards"])}
    return places.__getitem__


def alike(one: int, two: int, printed: Printed) -> bool:
    """Are two cards identical: of one colour, with the same task in any order?"""
    faces = [printed["cards"][str(card)] for card in (one, two)]
    tasks = [Counter(frozenset(line) for line in task(face)) for face in faces]
    return tasks[0] == tasks[1] and faces[0]["colour"] == faces[1]["colour"]


def task(face: dict[str, Any]) -> tuple[Line, ...]:
    """Read the task of a printed card."""
    return tuple(tuple(map(condition, line)) for line in face["lines"])


def condition(printed: dict[str, Any]) -> Condition:
    """Read one condition of a task."""
    return printed["kind"], tuple(map(tuple, printed["dice"])), printed["value"]


def do_fulfil(told: list[str], rolled: dict[str, list[int]], face: dict[str, Any]) -> bool:
    """Are these dice of the roll, do they fulfil the task, and do no fewer?"""
    dice = [(colour, int(number)) for colour, number in map(str.split, told)]
    roll = [(colour, number) for colour, numbers in rolled.items() for number in numbers]
    assert Counter(dice) <= Counter(roll)
    lines = task(face)
    return fewest(tuple(dice), lines) == fewest(tuple(roll), lines) == len(dice)


@cache
def fewest(dice: tuple[Die, ...], lines: tuple[Line, ...]) -> int | None:
    """Say how few of these dice hold all lines, each die being used once; None: they do not."""
    if not lines:
        return 0
    found = []
    for taken in chosen(len(dice)):
        group = [dice[at] for at in taken]
        if any(holds(group, *condition) for condition in lines[0]):
            others = tuple(die for at, die in enumerate(dice) if at not in taken)
            more = fewest(others, lines[1:])
            found += [] if more is None else [len(group) + more]
    return min(found, default=None)


def chosen(dice: int) -> Iterator[tuple[int, ...]]:
    """List every choice of at least one of so many dice."""
    for count in range(1, dice + 1):
        yield from combinations(range(dice), count)


def holds(group: list[Die], kind: str, dice: tuple[tuple[str, int], ...], value: int) -> bool:
    """Do all dice of a group together hold one condition?"""
    numbers = sorted(number for _, number in group)
    if kind == "sum":  # of any number of dice
        return sum(numbers) >= value and all(
            dice[0][0] in "W" + colour[0].upper() for colour, _ in group
        )
    return is_numbered(kind, numbers, value) and is_coloured(group, dict(dice))


def is_numbered(kind: str, numbers: list[int], value: int) -> bool:
    """Do dice show what a condition wants?"""
    match kind:
        case "exact":
            return set(numbers) == {value}
        case "least":
            return numbers[0] >= value
        case "equal":
            return len(set(numbers)) == 1
        case _:
            assert kind == "stairs"
            return numbers == [*range(numbers[0], numbers[0] + len(numbers))]


def is_coloured(group: list[Die], wanted: dict[str, int]) -> bool:
    """Are they as many dice as wanted, and enough of each colour?"""
    blue = sum(colour == "blue" for colour, _ in group)
    is_enough = blue >= wanted.get("B", 0) and len(group) - blue >= wanted.get("R", 0)
    return len(group) == sum(wanted.values()) and is_enough


def income(seat: Seat, printed: Printed) -> int:
    """Add up the factors of the levels on which scored green cards lie."""
    return sum(
        printed["factors"][at] * card["times"]
        for at, level in enumerate(seat["scored"])
        for card in level
        if colour_of(card["card"], printed) == "green"
    )


def sets(seat: Seat, printed: Printed) -> int:
    """Count sets of one scored card of every colour, by the solo rules."""
    cards = [card for level in seat["scored"] for card in level]
    counts = dict.fromkeys(COLOURS, 0)
    for card in cards:
        counts[colour_of(card["card"], printed)] += card["times"]
    return min(counts.values()) if printed["solo_rules"] else 0


def count_sets(seat: Seat, printed: Printed) -> None:
    """Note the sets before they may change: another event tells it, and counts the points."""
    seat["sets"] = sets(seat, printed)


def settle_sets(seat: Seat, printed: Printed) -> None:
    """Forget the note if they have not changed."""
    if seat["sets"] == sets(seat, printed):
        del seat["sets"]


def scores(view: View, printed: Printed) -> dict[int | None, int]:
    """Add up levels, luck and the sets that were told; the table has no score."""
    return {None: 0} | {at: total(seat, printed) for at, seat in enumerate(view["seats"])}


def total(seat: Seat, printed: Printed) -> int:
    """Add up what one seat has."""
    levels = sum(
        factor * printed["points"][colour_of(card["card"], printed)] * card["times"]
        for factor, level in zip(printed["factors"], seat["scored"], strict=True)
        for card in level
    )
    return int(levels + seat["clover"] + SET * seat.get("sets", sets(seat, printed)))
