"""The rows, the displays and the question to a player, drawn in a terminal.

Colours are never the only sign: every card carries the letter of its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kleeblatt.core.match import Match
from kleeblatt.core.words import Words
from kleeblatt.games.push.deck import COLOUR_WORDS

INK = {
    "green": "#000000 on #4cbb5f",
    "yellow": "#000000 on #ffd84d",
    "red": "#ffffff on #c62a36",
    "blue": "#ffffff on #2a63c4",
    "purple": "#ffffff on #7a3fa8",
}
EXAMPLE = "secure red"

_letters: dict[str, str] = {}


def use_letters(words: Words) -> None:
    """Show the colour letters of a language."""
    _letters.update({colour: words(f"letter-{colour}") for colour in COLOUR_WORDS})


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """A player's cards."""
    mine = match.seat_view(seat, seat)
    lines = []
    for name, place in (("push-display", "display"), ("push-safe", "secured")):
        line = Text(f"  {words(name)}: ".ljust(14))
        for colour, values in mine[place].items():
            for value in values:
                line.append_text(_card(colour, value))
            if values:
                line.append("  ")
        lines.append(line)
    lines.append(Text(f"  {words('push-points')}: {match.scores()[seat]}", style="dim"))
    return Group(*lines)


def draw_dice(match: Match, seat: int, words: Words) -> RenderableType:
    """What lies in the middle, and what the others have."""
    view = match.view(seat)
    lines = [
        _other(match, view, other, words) for other in range(len(match.players)) if other != seat
    ]
    for number, row in enumerate(view["rows"], 1):
        line = Text(f"  {words('push-row', number=str(number))}: ")
        for card in row["cards"]:
            colour, value = card.split()
            line.append_text(_card(colour, int(value)))
        line.append(f" {words('push-dice')}" if row["dice_card"] else "")
        line.append("" if row["cards"] or row["dice_card"] else words("push-empty"), style="dim")
        lines.append(line)
    if view["directions"]:
        given = {
            "count": str(view["directions"]),
            "way": view["way"],
            "name": match.players[view["neighbour"]],
        }
        lines.append(Text("  " + words("push-direction", **given)))
    lines.append(Text(f"  {words('push-deck', cards=view['deck']['cards'])}", style="dim"))
    if view["phase"] == "go-on":
        lines.append(Text(f"  {_risk(view['deck'], words)}"))
    return Group(*lines)


def _risk(deck: dict[str, Any], words: Words) -> str:
    """How likely the next card goes too far."""
    percent = f"{100 * deck['misfits'] / deck['cards']:.1f}"
    return words("push-risk", misfits=deck["misfits"], cards=deck["cards"], percent=percent)


def question(match: Match, seat: int, words: Words) -> str:
    """What the player has to decide."""
    view = match.view(seat)
    given = {"card": words.named(view["card"])} if view["card"] else {}
    return words(f"push-step-{view['phase']}", **given)


def _card(colour: str, value: int) -> Text:
    return Text().append(f" {_letters[colour]}{value} ", style=INK[colour])


def _other(match: Match, view: dict[str, Any], seat: int, words: Words) -> Text:
    """One line for another player."""
    theirs = view["seats"][seat]
    line = Text(f"  {match.players[seat]}: ")
    for colour, values in theirs["display"].items():
        for value in values:
            line.append_text(_card(colour, value))
    safe = sum(theirs["points"]["secured"].values())
    points = match.scores()[seat]
    return line.append(f"  {words('push-safe')} {safe}, {words('push-points')} {points}")
