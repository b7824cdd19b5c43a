"""What the events of NOCH MAL! and NOCH MAL SO GUT! change: dice, sheets, whose turn it is.

Within a step, the judge notes in the view what an event has still to bring (`due`), and what was
full when the step began (`earlier`): no view has these keys.
"""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Event = dict[str, Any]
Printed = dict[str, Any]
Seat = dict[str, Any]
Values = dict[str, list[int]]  # of each name: for the first, for later ones
Sheet = tuple[set[str], Printed]  # what is crossed, and what is printed

SAID = {"rolls-saved"}  # adds to the score, which a view does not show

CAUSED = {  # never come by themselves: what an event brings comes at once
    "jokers-spent",
    "special-taken",
    "golden-dice-crossed",
    "box-opened",
    "heart-circled",
    "heart-written",
    "bomb-won",
}

COLUMNS, ROWS = "ABCDEFGHIJKLMNO", "PQRSTUV"
FREE_ROLLS = 3  # everybody may use all the dice
MOST = {"bomb": 4, "stars": 2, "three": 3, "block": 6}  # cells that an action crosses
BONUSES = {"box": "box-opened", "bomb": "bomb-won", "heart": "heart-circled"}


def explain(view: View, event: Event, printed: Printed) -> None:
    """Change the view as one event says, and see that its points are what this is worth."""
    expect(view, event)
    before = scores(view, printed)
    CHANGES[event["event"]](view, event, printed)
    gained = {seat: score - before[seat] for seat, score in scores(view, printed).items()}
    if event["event"] not in SAID:
        assert gained == dict.fromkeys(gained, 0) | {event["seat"]: event["points"]}, event


def without_question(view: View) -> View:
    """Leave out that dice follow when all have decided, and which row a seat is asked about."""
    assert not view.get("due"), view["due"]
    kept = {key: value for key, value in view.items() if key not in ("due", "earlier")}
    is_question = any(seat["step"] != "done" for seat in view["seats"])
    if view["phase"] in ("crossing", "bonus") and not is_question:
        kept["phase"] = "roll"  # alone, nobody passes the dice on
    return kept | {"seats": [without_chosen_row(seat) for seat in view["seats"]]}


def without_chosen_row(seat: Seat) -> Seat:
    """Treat the second question of "three in a row" like the first: cells are told, not rows."""
    return seat | {"step": "act" if seat["step"] == "three" else seat["step"]}


def dice_rolled(view: View, event: Event, printed: Printed) -> None:
    dice = 2 if is_solo(view) else 3
    assert view["phase"] == "roll"
    assert_goes_on(view, printed)
    assert (event["seat"], event["rolls"]) == (view["active"], view["rolls"])
    assert event["roll"] == view["roll"] + 1
    assert len(event["colours"]) == len(event["numbers"]) == dice
    assert (event["special"] is not None) == is_so_gut(printed)
    taken = dict.fromkeys(("colour", "number", "special"))
    view["roll"] = event["roll"]
    view["dice"] = {key: event[key] for key in ("colours", "numbers", "special")}
    view["dice"]["taken"] = taken
    is_free = is_solo(view) or event["roll"] <= FREE_ROLLS
    view["phase"] = "crossing" if is_free else "active"
    for seat in view["seats"] if is_free else [view["seats"][event["seat"]]]:
        seat["step"] = "choose"


def passed(view: View, event: Event, printed: Printed) -> None:
    assert asked(view, event)["step"] == "choose"
    finish(view, event)


def dice_chosen(view: View, event: Event, printed: Printed) -> None:
    assert view["phase"] == "crossing"
    choose(view, event)


def dice_taken(view: View, event: Event, printed: Printed) -> None:
    assert view["phase"] == "active"
    choose(view, event)
    for one, many in (("colour", "colours"), ("number", "numbers")):
        view["dice"][many].remove(event[one])
        view["dice"]["taken"][one] = event[one]


def jokers_spent(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    seat["jokers"] -= event["jokers"]
    assert seat["jokers"] >= 0


def special_used(view: View, event: Event, printed: Printed) -> None:
    seat = asked(view, event)
    assert (seat["step"], event["action"]) == ("choose", view["dice"]["special"])
    seat["step"] = "act"
    seat["boxes"]["open"] -= 1
    seat["boxes"]["used"] += 1
    assert seat["boxes"]["open"] >= 0
    if event["action"] == "heart":
        owe(view, event, "heart-circled")


def special_taken(view: View, event: Event, printed: Printed) -> None:
    assert event["action"] == view["dice"]["special"]
    view["dice"]["special"] = None
    view["dice"]["taken"]["special"] = event["action"]


def cells_crossed(view: View, event: Event, printed: Printed) -> None:
    seat, cells = asked(view, event), event["cells"]
    crossed = set(seat["crossed"])
    assert not crossed & set(cells)
    assert crosses_fit(view, seat, (set(cells), printed))
    assert event["stars"] == [cell for cell in cells if cell in printed["stars"]]
    is_joker = seat["step"] == "cross" and seat["pair"][0] == "x"
    colours = [colour for colour, own in printed["cells"].items() if set(cells) <= set(own)]
    assert event["joker"] == (colours[0] if is_joker else None)
    seat["crossed"] = sorted(crossed | set(cells))
    golden = [cell for cell in cells if cell in printed.get("golden", [])]
    if golden:
        owe(view, event, "golden-dice-crossed", cells=golden)
    finish(view, event)


def golden_dice_crossed(view: View, event: Event, printed: Printed) -> None:
    view["seats"][event["seat"]]["boxes"]["open"] += len(event["cells"])


def box_opened(view: View, event: Event, printed: Printed) -> None:
    view["seats"][event["seat"]]["boxes"]["open"] += 1


def heart_circled(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    seat["hearts"] += 1
    assert (event["heart"], event["worth"]) == (seat["hearts"], worth(seat, printed))
    if seat["step"] == "act":  # by the special die, not with a row
        finish(view, event)


def row_filled(view: View, event: Event, printed: Printed) -> None:
    seat, row = view["seats"][event["seat"]], event["row"]
    fill(view, event, printed, "row")
    bonus = printed["row_bonus"][ROWS.index(row)]
    is_lost = bonus == "heart" and seat["hearts"] == len(printed["hearts"])
    if event["is_first"] and not is_lost:
        owe(view, event, BONUSES[bonus])


def bomb_won(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    view["phase"], seat["step"] = "bonus", "bomb"
    seat["bombs"] += 1


def bomb_used(view: View, event: Event, printed: Printed) -> None:
    explode(view, event)
    owe(view, event, "cells-crossed")


def bomb_declined(view: View, event: Event, printed: Printed) -> None:
    explode(view, event)
    finish(view, event)


def column_filled(view: View, event: Event, printed: Printed) -> None:
    for seat in view["seats"]:  # first the bonuses of rows, which may fill more
        assert_noted(seat, printed, "row")
    fill(view, event, printed, "column")
    if view["seats"][event["seat"]].get("hearts"):
        owe(view, event, "heart-written", column=event["column"])
    if event["column"] == "H" and is_so_gut(printed):  # the golden die behind both values
        owe(view, event, "box-opened")


def heart_written(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert event["column"] not in seat["written"]
    assert event["worth"] == worth(seat, printed)
    seat["written"][event["column"]] = event["worth"]


def colour_filled(view: View, event: Event, printed: Printed) -> None:
    assert_noted(view["seats"][event["seat"]], printed, "column")
    fill(view, event, printed, "colour")


def dice_passed(view: View, event: Event, printed: Printed) -> None:
    assert_goes_on(view, printed)
    assert event["seat"] == (view["active"] + 1) % len(view["seats"])
    strike_out(view, printed)
    view["active"], view["phase"] = event["seat"], "roll"


def game_ended(view: View, event: Event, printed: Printed) -> None:
    assert_settled(view, printed)
    assert event["seat"] is None
    is_last = view["roll"] == view["rolls"]
    assert is_last if event["why"] == "rolls" else has_two_colours(view, printed)
    strike_out(view, printed)
    view["phase"] = "over"


def rolls_saved(view: View, event: Event, printed: Printed) -> None:
    assert (view["phase"], event["seat"]) == ("over", 0)
    assert has_two_colours(view, printed)
    assert event["rolls"] == view["rolls"] - view["roll"] > 0
    assert event["points"] == 2 * event["rolls"]


CHANGES: dict[str, Callable[[View, Event, Printed], None]] = {
    "dice-rolled": dice_rolled,
    "passed": passed,
    "dice-chosen": dice_chosen,
    "dice-taken": dice_taken,
    "jokers-spent": jokers_spent,
    "special-used": special_used,
    "special-taken": special_taken,
    "cells-crossed": cells_crossed,
    "golden-dice-crossed": golden_dice_crossed,
    "box-opened": box_opened,
    "heart-circled": heart_circled,
    "row-filled": row_filled,
    "bomb-won": bomb_won,
    "bomb-used": bomb_used,
    "bomb-declined": bomb_declined,
    "column-filled": column_filled,
    "heart-written": heart_written,
    "colour-filled": colour_filled,
    "dice-passed": dice_passed,
    "game-ended": game_ended,
    "rolls-saved": rolls_saved,
}


def owe(view: View, event: Event, kind: str, **fields: object) -> None:
    """Note what an event must bring to its seat before anything else happens."""
    due = {"event": kind, "seat": event["seat"], **fields}
    view.setdefault("due", []).append(due)


def expect(view: View, event: Event) -> None:
    """Strike out what was due; nothing else may come before it, or come without being due."""
    due = view.get("due", [])
    found = [each for each in due if each.items() <= event.items()]
    assert found or not (due or event["event"] in CAUSED), event
    if found:
        due.remove(found[0])


def asked(view: View, event: Event) -> Seat:
    """Return the seat of an event, which must be among those that decide."""
    seat: Seat = view["seats"][event["seat"]]
    assert view["phase"] != "active" or event["seat"] == view["active"]
    assert seat["step"] != "done"
    return seat


def choose(view: View, event: Event) -> None:
    """Choose a pair of dice that lie on the table; each joker costs an exclamation mark."""
    seat = asked(view, event)
    assert seat["step"] == "choose"
    assert event["colour"] in view["dice"]["colours"]
    assert event["number"] in view["dice"]["numbers"]
    seat["step"], seat["pair"] = "cross", [event["colour"], event["number"]]
    jokers = (event["colour"] == "x") + (event["number"] == "?")
    if jokers:
        owe(view, event, "jokers-spent", jokers=jokers)


def finish(view: View, event: Event) -> None:
    """End what a seat was asked; after the active seat, all others choose."""
    seat = view["seats"][event["seat"]]
    is_special = seat["step"] in ("act", "three")
    seat["step"] = "bomb" if seat.get("bombs") else "done"
    seat.pop("pair", None)
    if view["phase"] != "active":
        return
    view["phase"] = "crossing"
    for other in view["seats"]:
        other["step"] = "done" if other is seat else "choose"
    if is_special:
        owe(view, event, "special-taken")


def explode(view: View, event: Event) -> None:
    """Take away a bomb that was won."""
    seat = asked(view, event)
    assert (view["phase"], seat["step"]) == ("bonus", "bomb")
    seat["bombs"] -= 1
    assert seat["bombs"] >= 0


def crosses_fit(view: View, seat: Seat, sheet: Sheet) -> bool:
    """Do the dice or the bomb that a seat uses allow so many crosses, of this colour or shape?"""
    cells, printed = sheet
    colours = colours_of(cells, printed)
    if seat["step"] == "cross":
        colour, number = seat["pair"]
        wanted = [*colours] if colour == "x" else [colour]
        numbers = range(1, 6) if number == "?" else [int(number)]
        return [*colours] == wanted and len(colours) == 1 and len(cells) in numbers
    action = "bomb" if seat["step"] == "bomb" else view["dice"]["special"]
    columns, rows = ([*map(ord, side)] for side in zip(*cells, strict=True))
    shapes = {
        "bomb": max(columns) - min(columns) <= 1 and max(rows) - min(rows) <= 1,
        "stars": cells <= set(printed["stars"]),
        "three": len(set(rows)) == 1,
        "block": len(colours) == 1,
    }
    return shapes[action] and len(cells) <= MOST[action]


def colours_of(cells: set[str], printed: Printed) -> set[str]:
    """Name the colours of cells."""
    return {colour for colour, its_cells in printed["cells"].items() if cells & set(its_cells)}


def lines(printed: Printed, kind: str) -> dict[str, set[str]]:
    """List the rows, columns or colours of the sheet with their cells, in the order printed."""
    if kind == "colour":
        return {colour: set(cells) for colour, cells in printed["cells"].items()}
    if kind == "column":
        return {each: {f"{each}{row}" for row in range(1, 8)} for each in COLUMNS}
    named = enumerate(ROWS, 1) if is_so_gut(printed) else ()
    return {each: {f"{column}{row}" for column in COLUMNS} for row, each in named}


def fill(view: View, event: Event, printed: Printed, kind: str) -> None:
    """Circle the upper or lower value of a row, column or colour that is full."""
    seat, name, many = view["seats"][event["seat"]], event[kind], f"{kind}s"
    assert lines(printed, kind)[name] <= set(seat["crossed"])
    assert name not in seat[many]
    assert all(each["step"] in ("done", "bomb") for each in view["seats"])
    assert event["is_first"] in may_be_first(view, name, many)
    seat[many][name] = "first" if event["is_first"] else "later"
    order = [*lines(printed, kind)]
    first, later = ("circled", "gone") if event["is_first"] else ("gone", "circled")
    seat["marks"][many][order.index(name)] = [first, "circled" if kind == "row" else later]
    view["first"][many] = sorted({*view["first"][many], name}, key=order.index)


def strike_out(view: View, printed: Printed) -> None:
    """Strike out, on all other sheets, what somebody was the first to fill in this roll."""
    for kind in ("row", "column", "colour"):
        for number, name in enumerate(lines(printed, kind)):
            for seat in view["seats"] if name in view["first"][f"{kind}s"] else ():
                marks = seat["marks"][f"{kind}s"][number]
                marks[0] = "gone" if marks == ["open", "open"] else marks[0]


def may_be_first(view: View, name: str, many: str) -> set[bool]:
    """Say if the upper value is still to be had: nobody had it before this roll."""
    earlier = view.setdefault("earlier", {key: [*names] for key, names in view["first"].items()})
    if name not in earlier[many]:
        return {True}
    if (
        many == "rows" and view["phase"] == "bonus"
    ):  # a view does not say in which roll a row was filled
        return {False, all(each["rows"].get(name) != "later" for each in view["seats"])}
    return {False}


def assert_noted(seat: Seat, printed: Printed, kind: str) -> None:
    """A seat has no bombs left, and what it has filled with crosses is circled."""
    all_lines = lines(printed, kind).items()
    crossed = set(seat["crossed"])
    assert not seat.get("bombs")
    assert {name for name, cells in all_lines if cells <= crossed} == set(seat.get(f"{kind}s", ()))


def assert_settled(view: View, printed: Printed) -> None:
    """All have decided, and everything that is full has been noted."""
    for seat in view["seats"]:
        assert seat["step"] == "done"
        for kind in ("row", "column", "colour"):
            assert_noted(seat, printed, kind)


def assert_goes_on(view: View, printed: Printed) -> None:
    """A roll is settled, and the game has not ended with it."""
    assert_settled(view, printed)
    assert not has_two_colours(view, printed)
    assert view["roll"] != view["rolls"]


def has_two_colours(view: View, printed: Printed) -> bool:
    """Does somebody end the game? NOCH MAL! alone always lasts all its rolls."""
    if is_solo(view) and not is_so_gut(printed):
        return False
    return any(len(seat["colours"]) > 1 for seat in view["seats"])


def is_solo(view: View) -> bool:
    return len(view["seats"]) == 1


def is_so_gut(printed: Printed) -> bool:
    return "golden" in printed


def worth(seat: Seat, printed: Printed) -> int:
    """Look up the value of the last circled heart."""
    return int(printed["hearts"][seat["hearts"] - 1])


def scores(view: View, printed: Printed) -> dict[int | None, int]:
    """Add up each sheet; the table has no score."""
    return {None: 0, **{n: score(seat, printed) for n, seat in enumerate(view["seats"])}}


def score(seat: Seat, printed: Printed) -> int:
    """Count what is circled, written and left over."""
    columns: Values = dict(zip(COLUMNS, printed["column_points"], strict=True))
    bonus: list[int] = printed["colour_points"]
    stars = set(printed["stars"]) - set(seat["crossed"])
    boxes: int = seat["boxes"]["open"] if is_so_gut(printed) else 0
    written: list[int] = [*seat.get("written", {}).values()]
    return (
        circled_points(seat["columns"], columns)
        + circled_points(seat["colours"], dict.fromkeys(printed["cells"], bonus))
        + int(printed.get("row_points", 0)) * len(seat.get("rows", ()))
        + sum(written)
        + int(seat["jokers"])
        + 2 * boxes
        - 2 * len(stars)
    )


def circled_points(circled: dict[str, str], values: Values) -> int:
    """Add up what is circled: of two values the upper, for the first, or the lower."""
    return sum(values[name][("first", "later").index(value)] for name, value in circled.items())
