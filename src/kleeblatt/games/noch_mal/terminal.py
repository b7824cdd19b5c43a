"""A sheet, the dice and the question to a player, drawn in a terminal.

Colours are never the only sign: every open cell carries the letter of its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kleeblatt.core.match import Match
from kleeblatt.core.words import Words
from kleeblatt.games.noch_mal.cells import LETTERS, ROWS
from kleeblatt.games.noch_mal.sheet import COLOURS
from kleeblatt.games.noch_mal.state import ROW_LETTERS

INK = {  # open cell, crossed cell
    "yellow": ("#000000 on #ffd84d", "#ffd84d on #303030"),
    "green": ("#000000 on #4cbb5f", "#4cbb5f on #303030"),
    "blue": ("#ffffff on #2a63c4", "#7aa7f0 on #303030"),
    "red": ("#ffffff on #c62a36", "#ff6b74 on #303030"),
    "orange": ("#000000 on #f28c28", "#f28c28 on #303030"),
}
INDENT = "    "
CROSSED = "×"
EXAMPLE = "blue 3 H4 H5 I4"


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """A player's sheet with all that is written on it."""
    view, printed = match.view(seat), match.printed()
    mine = view["seats"][seat]
    lines = [_letters(view, mine)]
    lines += [_row(printed, mine, row) for row in range(ROWS)]
    lines += [_column_points(printed, mine, which) for which in (0, 1)]
    if "hearts" in printed:
        lines.append(_written_hearts(mine))
    lines.append(Text())
    lines += _boxes(printed, mine, words)
    lines += [Text(INDENT + line, style="dim") for line in _legend(printed, words)]
    return Group(*lines)


def draw_dice(match: Match, seat: int, words: Words) -> RenderableType:
    """The dice that a player can choose from."""
    view = match.view(seat)
    dice = view["dice"]
    free = Text(f"{INDENT}{words('sheet-free-dice')}: ")
    free.append_text(_dice(dice["colours"], dice["numbers"], dice["special"], words))
    lines = [free]
    taken = dice["taken"]
    if taken["colour"] or taken["special"]:
        name = match.players[view["active"]]
        line = Text(f"{INDENT}{words('sheet-taken-dice', name=name)}: ")
        colours, numbers = ([die] if die else [] for die in (taken["colour"], taken["number"]))
        lines.append(line.append_text(_dice(colours, numbers, taken["special"], words)))
    return Group(*lines)


def question(match: Match, seat: int, words: Words) -> str:
    """What the player has to decide."""
    view = match.view(seat)
    mine = view["seats"][seat]
    special = view["dice"]["special"]
    match mine["step"]:
        case "choose":
            return words("step-choose-special" if special else "step-choose")
        case "cross":
            return words("step-cross", pair=words.tokens(" ".join(mine["pair"])))
        case "act":
            id = "step-act-row" if special == "three" else "step-act"
            return words(id, action=words(f"sheet-special-{special}"))
        case step:
            return words(f"step-{step}")


def _letters(view: dict[str, Any], mine: dict[str, Any]) -> Text:
    """The column letters; in a solo game each is struck out twice, once for each roll."""
    line = Text(INDENT)
    for column, letter in enumerate(LETTERS):
        strokes = 0
        if view["rolls"]:
            strokes = (view["roll"] > column) + (view["roll"] > column + len(LETTERS))
        style = ("bold", "bold dim", "dim strike")[strokes]
        line.append(
            f" {letter}" + (" ", "/", "X")[strokes], style + (" underline" * (letter == "H"))
        )
    return line


def _row(printed: dict[str, Any], mine: dict[str, Any], row: int) -> Text:
    label = ROW_LETTERS[row] if "row_bonus" in printed else " "
    line = Text().append(f"{label} {row + 1} ", style="dim")
    colours = {cell: colour for colour, cells in printed["cells"].items() for cell in cells}
    for letter in LETTERS:
        cell = f"{letter}{row + 1}"
        line.append_text(_cell(cell, colours[cell], printed, cell in mine["crossed"]))
    if "row_bonus" in printed:
        line.append(" " + _row_bonus(printed, mine, row))
    return line


def _cell(cell: str, colour: str, printed: dict[str, Any], crossed: bool) -> Text:
    mark = "*" if cell in printed["stars"] else "+" if cell in printed.get("golden", ()) else " "
    if crossed:
        return Text(f" {CROSSED} ", style=INK[colour][1])
    letter = _letter_of(colour)
    return Text(f" {letter}{mark}", style=INK[colour][0] + (" bold" if mark != " " else ""))


_letter_names: dict[str, str] = {}


def _letter_of(colour: str) -> str:
    return _letter_names.get(colour, colour[0].upper())


def use_letters(words: Words) -> None:
    """Show the colour letters of a language."""
    _letter_names.update({colour: words(f"letter-{colour}") for colour in COLOURS})


def _circle(value: object, state: str) -> str:
    """'5' to be had, '(5)' circled, ' - ' no longer to be had."""
    return {"open": f" {value} ", "circled": f"({value})", "gone": " - "}[state]


def _column_points(printed: dict[str, Any], mine: dict[str, Any], which: int) -> Text:
    line = Text(INDENT)
    pairs = zip(printed["column_points"], mine["marks"]["columns"], strict=True)
    for points, marks in pairs:
        style = "bold" if marks[which] == "circled" else "dim"
        line.append(_circle(points[which], marks[which]), style)
    return line


def _written_hearts(mine: dict[str, Any]) -> Text:
    line = Text(INDENT)
    for letter in LETTERS:
        written = mine["written"].get(letter)
        line.append(f"♥{written} " if written else " ♡ ", style="#ff6b74")
    return line


def _row_bonus(printed: dict[str, Any], mine: dict[str, Any], row: int) -> str:
    sign = {"box": "⚄", "bomb": "●", "heart": "♥"}[printed["row_bonus"][row]]
    bonus, points = mine["marks"]["rows"][row]
    return _circle(sign, bonus) + _circle(printed["row_points"], points)


def _boxes(printed: dict[str, Any], mine: dict[str, Any], words: Words) -> list[Text]:
    """Jokers, boxes, hearts and colours, as they are at the edge of the sheet."""
    used = printed["jokers"] - mine["jokers"]
    first = f"{words('sheet-jokers')} {CROSSED * used}{'!' * mine['jokers']}"
    if "row_bonus" in printed:
        boxes, hearts = mine["boxes"], mine["hearts"]
        track = " ".join(
            f"({value})" if number < hearts else str(value)
            for number, value in enumerate(printed["hearts"])
        )
        shown = CROSSED * boxes["used"] + "⚄" * boxes["open"]
        first += f"   {words('sheet-boxes')} {shown or '-'}   {words('sheet-hearts')} {track}"
    second = Text(f"{INDENT}{words('sheet-colours')}")
    for colour, marks in zip(COLOURS, mine["marks"]["colours"], strict=True):
        second.append("  ").append(f" {_letter_of(colour)} ", style=INK[colour][0])
        second.append(" " + "/".join(_colour_points(printed, marks)))
    return [Text(INDENT + first), second]


def _colour_points(printed: dict[str, Any], marks: list[str]) -> list[str]:
    pairs = zip(printed["colour_points"], marks, strict=True)
    return [_circle(points, mark).strip() for points, mark in pairs]


def _legend(printed: dict[str, Any], words: Words) -> list[str]:
    letters = "  ".join(f"{words(f'letter-{c}')} {words(f'token-{c}')}" for c in COLOURS)
    marks = ["star", "golden", "crossed", "circled", "gone"]
    if "golden" not in printed:
        marks.remove("golden")
    lines = [letters, "  ".join(words(f"legend-{mark}") for mark in marks)]
    return [*lines, words("legend-rows")] if "golden" in printed else lines


def _dice(colours: list[str], numbers: list[str], special: str | None, words: Words) -> Text:
    text = Text()
    for colour in colours:
        style = INK[colour][0] if colour in INK else "bold white on black"
        text.append(f" {words.token(colour)} ", style=style)
        text.append(" ")
    for number in numbers:
        text.append(f" {number} ", style="bold black on white")
        text.append(" ")
    if special:
        text.append(f" {words.token(special)} ", style="bold black on gold3")
    return text
