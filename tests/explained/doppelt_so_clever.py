"""What the events of Doppelt so clever change: dice, sheets and whose turn it is."""

from collections.abc import Callable
from typing import Any

View = dict[str, Any]
Event = dict[str, Any]
Printed = dict[str, Any]
Seat = dict[str, Any]

SAID = {
    "passed",  # a throw, the tray or an extra die is left alone: nothing moves
    "tray-served",  # the others may choose now, from dice that already lie on the tray
}

IN_TURN = {  # what only the active seat does
    "next-throw",
    "dice-thrown",
    "dice-served",
    "reroll-used",
    "die-chosen",
    "sent-to-tray",
    "die-swept",
    "die-returned",
    "rest-to-tray",
}

COLOURS = ("silver", "yellow", "blue", "green", "pink", "white")
LINES = ("yellow", "blue", "green", "pink")  # the rows of silver, from the top
TRACKS = ("re-roll", "return", "+1")


def explain(view: View, event: Event, printed: Printed) -> None:
    """Change the view as one event says, and see that its points are what this is worth."""
    assert event["event"] not in IN_TURN or event["seat"] == view["active"]
    before = scores(view)
    CHANGES[event["event"]](view, event, printed)
    for seat in view["seats"]:
        seat["points"] = points(seat, printed)
        seat["fox"] = min(seat["points"].values())
        seat["values"] = values(view, seat)
    gained = {seat: score - before[seat] for seat, score in scores(view).items()}
    assert gained == dict.fromkeys(gained, 0) | {event["seat"]: event["points"]}, event


def without_question(view: View) -> View:
    """Leave out what is asked of whom; keep that dice are to be thrown, and that all is over."""
    comes = view["phase"] if view["phase"] in ("throw", "over") else "question"
    seats = [without_step(seat) for seat in view["seats"]]
    return view | {"seats": seats, "phase": comes}


def without_step(seat: Seat) -> Seat:
    """Leave out what a seat is asked, and what follows from its sheet.

    The die or ? being entered has been told, and stays.
    """
    left_out = {"step", "places", "sums", "lowest"}
    kept = {key: value for key, value in seat.items() if key not in left_out}
    actions = {
        action: {"circled": track["circled"], "used": track["used"]}
        for action, track in seat["actions"].items()
    }
    return kept | {"actions": actions}


def round_began(view: View, event: Event, printed: Printed) -> None:
    assert event["rounds"] == view["rounds"]
    view["round"] = event["round"]
    view["active"], view["passive_turn"] = 0, False  # "its first turn is for the first seat"


def turn_began(view: View, event: Event, printed: Printed) -> None:
    view["active"], view["passive_turn"] = event["seat"], event["is_passive"]
    view["throw"], view["phase"] = 1, "throw"
    for die in view["dice"].values():
        die["place"] = "hand"
    for seat in view["seats"]:
        seat["extra_dice"] = []


def next_throw(view: View, event: Event, printed: Printed) -> None:
    view["throw"], view["phase"] = event["throw"], "throw"


def dice_thrown(view: View, event: Event, printed: Printed) -> None:
    in_hand = [colour for colour in COLOURS if view["dice"][colour]["place"] == "hand"]
    faces = {colour: int(face) for colour, face in map(str.split, event["dice"])}
    assert list(faces) == in_hand
    for colour, face in faces.items():
        view["dice"][colour]["face"] = face
    view["phase"] = "question"  # or the solo tray: nothing is to be thrown any more


def dice_served(view: View, event: Event, printed: Printed) -> None:
    assert view["passive_turn"]
    move(view, event["dice"], "hand", "tray")
    move(view, event["others"], "hand", "field")


def sent_to_tray(view: View, event: Event, printed: Printed) -> None:
    move(view, event["dice"], "hand", "tray")


def tray_served(view: View, event: Event, printed: Printed) -> None:
    dice = view["dice"].items()
    assert event["dice"] == [f"{c} {die['face']}" for c, die in dice if die["place"] == "tray"]


def die_chosen(view: View, event: Event, printed: Printed) -> None:
    move(view, [die(event)], "hand", "field")
    enter(view, event)


def die_taken(view: View, event: Event, printed: Printed) -> None:
    place = "tray" if event["is_from_tray"] else "field"
    move(view, [die(event)], place, place)  # it stays there
    enter(view, event)


def die_swept(view: View, event: Event, printed: Printed) -> None:
    move(view, [die(event)], "tray", "tray")  # it stays there
    enter(view, event)


def extra_die_used(view: View, event: Event, printed: Printed) -> None:
    assert view["dice"][event["die"]]["face"] == event["face"]
    extra = view["seats"][event["seat"]]["extra_dice"]
    assert event["die"] not in extra
    extra.append(event["die"])
    extra.sort(key=COLOURS.index)
    use(view, event, "+1")
    enter(view, event)


def die_returned(view: View, event: Event, printed: Printed) -> None:
    move(view, [die(event)], "tray", "hand")
    use(view, event, "return")


def reroll_used(view: View, event: Event, printed: Printed) -> None:
    use(view, event, "re-roll")
    view["phase"] = "throw"


def passed(view: View, event: Event, printed: Printed) -> None:
    assert (event["what"] == "throw") == (view["phase"] == "turn")
    assert event["what"] != "throw" or event["seat"] == view["active"]


def silver_crossed(view: View, event: Event, printed: Printed) -> None:
    row = entering(view, event, "silver")["silver"][LINES.index(event["row"])]
    assert event["value"] not in row
    row.append(event["value"])
    row.sort()


def yellow_circled(view: View, event: Event, printed: Printed) -> None:
    mark_yellow(view, event, printed, "open", "circled")


def yellow_crossed(view: View, event: Event, printed: Printed) -> None:
    mark_yellow(view, event, printed, "circled", "crossed")


def blue_written(view: View, event: Event, printed: Printed) -> None:
    assert event["blue"] + event["white"] in (0, event["value"])
    write(view, event, "blue", event["value"])


def green_written(view: View, event: Event, printed: Printed) -> None:
    assert event["factor"] == printed["green"]["factor"][event["cell"] - 1]
    assert event["written"] == event["value"] * event["factor"]
    write(view, event, "green", event["written"])


def pink_written(view: View, event: Event, printed: Printed) -> None:
    minimum = printed["pink"]["minimum"][event["cell"] - 1]
    assert event["is_enough"] == (event["value"] >= minimum)
    write(view, event, "pink", event["value"])
    if not event["is_enough"] and printed["pink"]["bonus"][event["cell"] - 1] != "-":
        view["seats"][event["seat"]]["bonuses"]["pink"][event["cell"] - 1] = "lost"


def action_unlocked(view: View, event: Event, printed: Printed) -> None:
    assert win(view, event, printed) == event["action"]
    track = view["seats"][event["seat"]]["actions"][event["action"]]
    assert event["slot"] == track["circled"] + 1
    track["circled"] = event["slot"]


def fox_won(view: View, event: Event, printed: Printed) -> None:
    seat = view["seats"][event["seat"]]
    assert win(view, event, printed) == "fox"
    assert event["foxes"] == seat["foxes"] + 1
    seat["foxes"] = event["foxes"]


def question_won(view: View, event: Event, printed: Printed) -> None:
    assert win(view, event, printed) == f"? {event['area']}"
    pend(view, event, 1)


def question_used(view: View, event: Event, printed: Printed) -> None:
    pend(view, event, -1)
    view["seats"][event["seat"]]["question"] = f"? {event['area']}"


def question_lost(view: View, event: Event, printed: Printed) -> None:
    pend(view, event, -event["count"])


def game_ended(view: View, event: Event, printed: Printed) -> None:
    view["phase"] = "over"


CHANGES: dict[str, Callable[[View, Event, Printed], None]] = {
    "round-began": round_began,
    "turn-began": turn_began,
    "next-throw": next_throw,
    "dice-thrown": dice_thrown,
    "dice-served": dice_served,
    "sent-to-tray": sent_to_tray,
    "rest-to-tray": sent_to_tray,
    "tray-served": tray_served,
    "die-chosen": die_chosen,
    "die-taken": die_taken,
    "die-swept": die_swept,
    "extra-die-used": extra_die_used,
    "die-returned": die_returned,
    "reroll-used": reroll_used,
    "passed": passed,
    "silver-crossed": silver_crossed,
    "yellow-circled": yellow_circled,
    "yellow-crossed": yellow_crossed,
    "blue-written": blue_written,
    "green-written": green_written,
    "pink-written": pink_written,
    "action-unlocked": action_unlocked,
    "fox-won": fox_won,
    "question-won": question_won,
    "question-used": question_used,
    "question-lost": question_lost,
    "game-ended": game_ended,
}


def die(event: Event) -> str:
    """Name the die of an event with its face, as in lists of dice."""
    return f"{event['die']} {event['face']}"


def move(view: View, dice: list[str], start: str, goal: str) -> None:
    """Move dice, which must show what is said, from one place to another."""
    assert dice
    for colour, face in map(str.split, dice):
        assert view["dice"][colour] == {"face": int(face), "place": start}
        view["dice"][colour]["place"] = goal


def use(view: View, event: Event, action: str) -> None:
    """Strike out the next slot of an action track."""
    track = view["seats"][event["seat"]]["actions"][action]
    assert track["used"] + 1 == event["slot"] <= track["circled"]
    track["used"] = event["slot"]


def enter(view: View, event: Event) -> None:
    """Begin to enter a die."""
    seat = view["seats"][event["seat"]]
    assert "die" not in seat
    assert "question" not in seat
    seat["die"] = event["die"]


def entering(view: View, event: Event, area: str) -> Seat:
    """Return the seat that enters its die or ?, which must fit the area and the value."""
    seat: Seat = view["seats"][event["seat"]]
    if "question" in seat:
        assert seat.pop("question") in (f"? {area}", "? any")
        return seat
    colour = seat.pop("die")
    assert colour in (area, "white") or area == "silver"  # any die can be swept
    counted = ("blue", "white") if area == "blue" else (colour,)
    assert event["value"] == sum(view["dice"][each]["face"] for each in counted)
    return seat


def write(view: View, event: Event, area: str, number: int) -> None:
    """Write into the next cell of blue, green or pink."""
    cells = entering(view, event, area)[area]
    cells.append(number)
    assert event["cell"] == len(cells)


def mark_yellow(view: View, event: Event, printed: Printed, old: str, new: str) -> None:
    """Circle or cross the cell of this value in this row."""
    wanted = [event["value"], event["row"]]
    number = [cell[:2] for cell in printed["yellow"]["cells"]].index(wanted)
    cells = entering(view, event, "yellow")["yellow"]
    assert cells[number] == old
    cells[number] = new


def pend(view: View, event: Event, change: int) -> None:
    """Count a ? of an area up or down; none left are not shown."""
    questions, name = view["seats"][event["seat"]]["questions"], f"? {event['area']}"
    questions[name] = questions.get(name, 0) + change
    assert questions[name] >= 0
    if not questions[name]:
        del questions[name]


def win(view: View, event: Event, printed: Printed) -> str:
    """Mark a bonus as won where it is printed; returns what it is."""
    kind, _, part = event["source"].rpartition("-")
    marks = view["seats"][event["seat"]]["bonuses"]
    match part:
        case "row" | "column" if kind == "yellow":
            marks[f"yellow_{part}s"][event["at"] - 1] = "won"
        case "column" | "cell":
            marks[kind][event["at"] - 1] = "won"
        case "track":
            marks["tracks"][TRACKS.index({"extra-die": "+1"}.get(kind, kind))] = "won"
    return reward(view, event, printed)


def reward(view: View, event: Event, printed: Printed) -> str:
    """Look up what is printed where a bonus comes from, which must have been reached."""
    seat, source, at = view["seats"][event["seat"]], event["source"], event["at"]
    kind, _, part = source.rpartition("-")
    bonuses: list[str]
    match part:
        case "bonus":
            is_reached, bonuses = at == view["round"], printed["rounds"]
        case "column" if kind == "silver":
            is_reached = all(at in row for row in seat["silver"])
            bonuses = printed["silver"]["columns"]
        case "cell":
            is_reached, bonuses = at == len(seat[kind]), printed[kind]["bonus"]
        case "row" | "column":
            places = [cell[1 + (part == "column")] for cell in printed["yellow"]["cells"]]
            cells = [c for c, place in zip(seat["yellow"], places, strict=True) if place == at]
            is_reached, bonuses = "open" not in cells, printed["yellow"][f"{part}s"]
        case _:
            track = {"extra-die": "+1"}.get(kind, kind)
            is_reached = at == seat["actions"][track]["circled"] == printed["tracks"]["slots"]
            return str(printed["tracks"]["end"][TRACKS.index(track)]) if is_reached else "-"
    return bonuses[at - 1] if is_reached else "-"


def values(view: View, seat: Seat) -> dict[str, int]:
    """What the dice would enter in blue, green and pink; before the first throw, the lowest."""
    faces = {colour: die["face"] or 1 for colour, die in view["dice"].items()}
    other = {"white": faces["white"]}.get(seat.get("die", ""))
    return {
        "blue": faces["blue"] + faces["white"],
        "green": other or faces["green"],
        "pink": other or faces["pink"],
    }


def points(seat: Seat, printed: Printed) -> dict[str, int]:
    """Count each area."""
    green = seat["green"]
    return {
        "silver": sum(printed["silver"]["points"][len(row)] for row in seat["silver"]),
        "yellow": printed["yellow"]["points"][seat["yellow"].count("crossed")],
        "blue": ([0] + printed["blue"]["points"])[len(seat["blue"])],
        "green": sum(one - two for one, two in zip(green[::2], green[1::2], strict=False)),
        "pink": sum(seat["pink"]),
    }


def scores(view: View) -> dict[int | None, int]:
    """Add up the areas of each seat, a fox being worth the lowest; the table has no score."""
    areas = [(seat["points"].values(), seat["foxes"]) for seat in view["seats"]]
    totals = [sum(values) + foxes * min(values) for values, foxes in areas]
    return {None: 0, **dict(enumerate(totals))}
