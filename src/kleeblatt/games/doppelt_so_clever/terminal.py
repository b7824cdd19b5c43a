"""A sheet, the dice and the question to a player, drawn in a terminal.

Colours are never the only sign: every area and die carries its name or letter.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kleeblatt.core.match import Match
from kleeblatt.core.words import Words
from kleeblatt.games.doppelt_so_clever.sheet import DICE, SILVER_ROWS

INK = {
    "silver": "#000000 on #c0c4c8",
    "yellow": "#000000 on #ffd84d",
    "blue": "#ffffff on #2a63c4",
    "green": "#000000 on #4cbb5f",
    "pink": "#000000 on #f29bc1",
    "white": "#000000 on #ffffff",
}
SIGNS = {"re-roll": "↻", "return": "↩", "+1": "+1", "fox": "F", "-": "", "? any": "?"}
WIDTH = 5  # of a cell
LABEL = 9
EXAMPLE = "white pink 4"

_letters: dict[str, str] = {}


def use_letters(words: Words) -> None:
    """Show the area letters of a language."""
    _letters.update({die: words(f"letter-{die}") for die in DICE})


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """A player's sheet with all that is written on it."""
    mine, printed = match.seat_view(seat, seat), match.printed()
    return Group(
        *_silver(mine, printed, words),
        Text(),
        *_yellow(mine, printed, words),
        Text(),
        *_blue(mine, printed, words),
        *_green(mine, printed, words),
        *_pink(mine, printed, words),
        Text(),
        Text(_actions(mine, printed, words)),
        Text(words("clever-legend"), style="dim"),
    )


def draw_dice(match: Match, seat: int, words: Words) -> RenderableType:
    """Where the dice lie."""
    dice = match.table_view(seat)["dice"]
    lines = []
    for place in ("hand", "tray", "field"):
        line = Text(f"{words(f'clever-{place}')}: ")
        here = [die for die in DICE if dice[die]["place"] == place and dice[die]["face"]]
        for die in here:
            line.append(f" {words.token(die)} {dice[die]['face']} ", style=INK[die]).append(" ")
        if here:
            lines.append(line)
    return Group(*lines)


def question(match: Match, seat: int, words: Words) -> str:
    """What the player has to decide."""
    mine = match.seat_view(seat, seat)
    given = {}
    if "die" in mine:
        given["die"] = words.named(mine["die"])
    if "question" in mine:
        given["question"] = _sign(mine["question"])
    return words(f"clever-step-{mine['step']}", **given)


def _sign(bonus: str) -> str:
    """'?B' for a blue ?, '↻' for a re-roll."""
    return SIGNS[bonus] if bonus in SIGNS else f"?{_letters[bonus.removeprefix('? ')]}"


def _label(area: str, words: Words) -> Text:
    return Text().append(f" {words.token(area)} ".ljust(LABEL), style=INK[area])


def _cells(cells: list[str], style: str = "") -> Text:
    return Text("".join(cell.center(WIDTH) for cell in cells), style=style)


def _under(cells: list[str]) -> Text:
    return Text(" " * LABEL).append_text(_cells(cells, "dim"))


def _silver(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Text]:
    lines = []
    for row in range(SILVER_ROWS):
        crossed = mine["silver"][row]
        line = _label("silver", words) if row == 0 else Text(" " * LABEL)
        line.append(f" {words.token(DICE[row + 1])} ".ljust(LABEL), style=INK[DICE[row + 1]])
        cells = ["×" if value in crossed else str(value) for value in range(1, 7)]
        line.append_text(_cells(cells))
        line.append(f"  {printed['silver']['points'][len(crossed)]}", style="dim")
        lines.append(line)
    signs = [_sign(bonus) for bonus in printed["silver"]["columns"]]
    lines.append(Text(" " * LABEL * 2).append_text(_cells(signs, "dim")))
    return lines


def _yellow(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Text]:
    grid = [["·"] * 4 for _ in range(5)]
    for (number, row, column), state in zip(
        printed["yellow"]["cells"], mine["yellow"], strict=True
    ):
        grid[row - 1][column - 1] = {
            "open": f"{number}",
            "circled": f"({number})",
            "crossed": f"(×{number})",
        }[state]
    lines = []
    for row, cells in enumerate(grid):
        line = _label("yellow", words) if row == 0 else Text(" " * LABEL)
        line.append_text(_cells(cells))
        lines.append(line.append(f"  {_sign(printed['yellow']['rows'][row])}", style="dim"))
    lines.append(_under([_sign(bonus) for bonus in printed["yellow"]["columns"]]))
    return lines


def _written(values: list[int], cells: int) -> list[str]:
    return [str(value) for value in values] + ["_"] * (cells - len(values))


def _blue(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Text]:
    above = _under([str(points) for points in printed["blue"]["points"]])
    line = _label("blue", words).append_text(_cells(_written(mine["blue"], printed["cells"])))
    return [above, line, _under([_sign(bonus) for bonus in printed["blue"]["bonus"]])]


def _green(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Text]:
    factors = [
        f"·{factor}{'-' if i % 2 == 0 else ' '}"
        for i, factor in enumerate(printed["green"]["factor"])
    ]
    line = _label("green", words).append_text(_cells(_written(mine["green"], printed["cells"])))
    return [_under(factors), line, _under([_sign(bonus) for bonus in printed["green"]["bonus"]])]


def _pink(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> list[Text]:
    minimum = [f"≥{least}" if least else "" for least in printed["pink"]["minimum"]]
    line = _label("pink", words).append_text(_cells(_written(mine["pink"], printed["cells"])))
    return [_under(minimum), line, _under([_sign(bonus) for bonus in printed["pink"]["bonus"]])]


def _actions(mine: dict[str, Any], printed: dict[str, Any], words: Words) -> str:
    slots = printed["tracks"]["slots"]
    tracks = []
    for track, end in zip(mine["actions"].values(), printed["tracks"]["end"], strict=True):
        left = track["circled"] - track["used"]
        row = "×" * track["used"] + "O" * left + "." * (slots - track["circled"])
        tracks.append(f"{row}{_sign(end)}")
    rerolls, returns, extras = tracks
    foxes = str(mine["foxes"])
    return words("clever-actions", rerolls=rerolls, returns=returns, extras=extras, foxes=foxes)
