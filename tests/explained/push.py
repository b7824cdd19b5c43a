"""What the events of PUSH change on the table."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Event = dict[str, Any]
Printed = dict[str, Any]
Row = dict[str, Any]
Seat = dict[str, Any]

SAID = {"stopped"}  # "No more cards": no card moves


def explain(view: View, event: Event, printed: Printed) -> None:
    """Change the view as one event says, and count what lies there now."""
    CHANGES[event["event"]](view, event, printed)
    for row in view["rows"]:
        row["points"] = sum(map(value, row["cards"]))
    for seat in view["seats"]:
        seat["points"] = points(seat)


def without_question(view: View) -> View:
    """Leave out what is asked of whom; keep that the die is to be rolled, and that all is over."""
    asked = {
        "awaited",  # of whom
        "decider",  # the same, and who rolls the die
        "neighbour",  # who takes first after the active player: that follows from the direction
    }
    comes = view["phase"] if view["phase"] in ("die", "over") else "question"
    kept = {key: value for key, value in view.items() if key not in asked}
    seats = [without_score(seat) for seat in view["seats"]]
    rows = [without_misfits(row) for row in view["rows"]]
    return kept | {
        "seats": seats,
        "rows": rows,
        "deck": without_misfits(view["deck"]),
        "phase": comes,
    }


def without_misfits(place: View) -> View:
    """Leave out which cards of the deck fit nowhere: that follows from the cards."""
    return {key: value for key, value in place.items() if key not in ("misfit", "misfits")}


def without_score(seat: Seat) -> Seat:
    """The score is the sum of the numbers before a player, which are compared."""
    return {key: value for key, value in seat.items() if key != "score"}


def turn_began(view: View, event: Event, printed: Printed) -> None:
    view["active"] = event["seat"]


def cards_secured(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert {card.split()[0] for card in event["cards"]} == {event["colour"]}
    assert event["worth"] == sum(map(value, event["cards"]))
    remove(seat["display"], event["cards"])
    add(seat["secured"], event["cards"])


def card_drawn(view: View, event: Event, printed: Printed) -> None:
    deck, card = view["deck"], event["card"]
    deck["cards"] = event["left"]
    deck["left"][card] -= 1
    if not deck["left"][card]:
        del deck["left"][card]
    view["card"] = card


def card_placed(view: View, event: Event, printed: Printed) -> None:
    row = view["rows"][event["row"] - 1]
    assert event["is_new"] == (not cards_in(row))
    if event["card"] == "dice-card":
        row["dice_card"] = True
    else:
        row["cards"] = sorted([*row["cards"], event["card"]], key=order(printed))
    view["card"] = None


def direction_turned(view: View, event: Event, printed: Printed) -> None:
    if event["way"] == "discarded":
        assert view["way"] is None
        discard(view, ["direction-card"])
    else:
        assert event["way"] != view["way"]
        view["directions"] += 1
        view["way"] = event["way"]
    view["card"] = None


def bust(view: View, event: Event, printed: Printed) -> None:
    rows = zip(view["rows"], event["conflicts"], strict=True)
    assert all(conflict in cards_in(row) for row, conflict in rows)
    discard(view, [event["card"]])
    view["card"], view["phase"] = None, "die"


def stopped(view: View, event: Event, printed: Printed) -> None:
    assert event["has_choice"] == (view["deck"]["cards"] > 0)


def row_taken(view: View, event: Event, printed: Printed) -> None:
    row, seat = view["rows"][event["row"] - 1], view["seats"][event["seat"]]
    for card in event["cards"]:
        row["cards"].remove(card)
    if event["has_dice"]:
        clear_dice_card(view, [row])
        view["phase"] = "die"
    add(seat["display"], event["cards"])
    count(seat)


def die_rolled(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert view["phase"] == "die"
    view["phase"] = "question"
    remove(seat["display"], event["cards"])
    discard(view, event["cards"])
    count(seat)


def table_cleared(view: View, event: Event, printed: Printed) -> None:
    for card in event["cards"]:
        next(row for row in view["rows"] if card in row["cards"])["cards"].remove(card)
    discard(view, event["cards"])
    for _ in range(event["dice"]):
        clear_dice_card(view, view["rows"])
    view["directions"] -= event["directions"]
    view["way"] = view["way"] and "left"  # to the left again, if there are directions at all
    discard(view, ["direction-card"] * event["directions"])


def game_ended(view: View, event: Event, printed: Printed) -> None:
    view["phase"] = "over"


CHANGES: dict[str, Callable[[View, Event, Printed], None]] = {
    "turn-began": turn_began,
    "cards-secured": cards_secured,
    "card-drawn": card_drawn,
    "card-placed": card_placed,
    "direction-turned": direction_turned,
    "bust": bust,
    "stopped": stopped,
    "row-taken": row_taken,
    "die-rolled": die_rolled,
    "table-cleared": table_cleared,
    "game-ended": game_ended,
}


def add(piles: dict[str, list[int]], cards: list[str]) -> None:
    """Lay cards into a display, by colour and number."""
    for colour, value in map(str.split, cards):
        piles[colour] = sorted([*piles[colour], int(value)])


def remove(piles: dict[str, list[int]], cards: list[str]) -> None:
    """Take cards, which must be there, out of a display."""
    for colour, value in map(str.split, cards):
        piles[colour].remove(int(value))


def count(seat: Seat) -> None:
    """Count the cards before a player."""
    piles = [*seat["display"].values(), *seat["secured"].values()]
    seat["cards"] = sum(map(len, piles))


def value(card: str) -> int:
    """The number on a card."""
    return int(card.split()[1])


def points(seat: Seat) -> dict[str, dict[str, int]]:
    """Add up the numbers before a player, by colour."""
    display, secured = [
        {colour: sum(values) for colour, values in seat[place].items()}
        for place in ("display", "secured")
    ]
    both = {colour: display[colour] + secured[colour] for colour in display}
    return {"display": display, "secured": secured, "both": both}


def discard(view: View, cards: list[str]) -> None:
    """Lay cards onto the discard pile."""
    for card in cards:
        view["discard"][card] = view["discard"].get(card, 0) + 1


def cards_in(row: Row) -> list[str]:
    """List the cards of a row, the dice card too."""
    return [*row["cards"], *["dice-card"] * row["dice_card"]]


def clear_dice_card(view: View, rows: list[Row]) -> None:
    """Discard the first dice card of these rows, which must hold one."""
    next(row for row in rows if row["dice_card"])["dice_card"] = False
    discard(view, ["dice-card"])


def order(printed: Printed) -> Callable[[str], tuple[int, int]]:
    """Number cards lie by colour, as printed, then by number."""

    def place(card: str) -> tuple[int, int]:
        colour, value = card.split()
        return printed["colours"].index(colour), int(value)

    return place
