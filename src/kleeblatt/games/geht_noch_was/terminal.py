"""The display, the dice and the question to a player, drawn in a terminal.

Colours are never the only sign: every card carries its number and the letter of its colour.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from kleeblatt.core.match import Match
from kleeblatt.core.words import Words
from kleeblatt.games.geht_noch_was.cards import COLOUR_WORDS
from kleeblatt.games.geht_noch_was.describe import symbols
from kleeblatt.games.geht_noch_was.odds import chance_to_go_on
from kleeblatt.games.geht_noch_was.tasks import parse

INK = {
    "green": "#000000 on #4cbb5f",
    "yellow": "#000000 on #ffd84d",
    "red": "#ffffff on #c62a36",
    "blue": "#ffffff on #2a63c4",
}
MARKERS = {None: "", "black": " ●", "luck": " ♣"}
VIP_LINE = 3
EXAMPLE = "mark 12"

_letters: dict[str, str] = {}


def use_letters(words: Words) -> None:
    """Show the colour letters of a language."""
    _letters.update({colour: words(f"letter-{colour}") for colour in (*COLOUR_WORDS, "blue")})


def draw(match: Match, seat: int, words: Words) -> RenderableType:
    """A player's display and scored cards, from the top level down."""
    mine, printed = match.seat_view(seat, seat), match.printed()
    lines = []
    for level in reversed(range(len(printed["factors"]))):
        line = Text(f"  {words('gnw-level')} {level + 1}  ×{printed['factors'][level]} ")
        for shown in mine["display"][level]:
            line.append(" ")
            line.append_text(_card(printed, shown["card"], words, MARKERS[shown["marker"]]))
        if mine["scored"][level]:
            line.append(f"   {words('gnw-scored')}:")
            for shown in mine["scored"][level]:
                colour = printed["cards"][str(shown["card"])]["colour"]
                times = f" ×{shown['times']}" if shown["times"] > 1 else ""
                line.append(" ")
                line.append(f" {shown['card']}{_letters[colour]}{times} ", style=INK[colour])
        lines.append(line)
        if level == VIP_LINE:
            lines.append(Text("  ----- VIP -----", style="dim"))
    if mine["new"]:
        line = Text(f"  {words('gnw-new')}: ")
        for number in mine["new"]:
            line.append_text(_card(printed, number, words)).append(" ")
        lines.append(line)
    state = words("gnw-is-in" if mine["in"] else "gnw-is-out")
    points = str(match.scores()[seat])
    lines.append(
        Text(
            f"  {state} · {words('gnw-clover')}: {mine['clover']} · "
            f"{words('gnw-markers')}: {mine['black']} · {words('gnw-points')}: {points}"
        )
    )
    lines.append(Text(f"  {words('gnw-legend')}", style="dim"))
    return Group(*lines)


def draw_dice(match: Match, seat: int, words: Words) -> RenderableType:
    """The roll, the decks and what else the question needs."""
    view, printed = match.view(seat), match.printed()
    step = view["seats"][seat]["step"]
    lines = []
    if view["dice"] and step in ("fulfil", "in-or-out"):
        lines.append(_dice(view["dice"], words))
    if step == "bonus":
        choices = printed["bonus"][view["round"] - 1]
        lines += [_bonus(number, bonus, words) for number, bonus in enumerate(choices, 1)]
    if step == "buy":
        lines += _paying(match, seat, words)
    if step == "in-or-out":
        odds = chance_to_go_on(match.setup, match.state, seat)
        percent, level = f"{100 * float(odds):.1f}", _level(view["seats"][seat])
        risk = words("gnw-risk", level=str(level), percent=percent)
        lines.append(Text("  " + (risk if odds.ways else words("gnw-no-way"))))
    if view["seats"][seat]["no_base"]:
        lines.append(Text(f"  {words('gnw-no-base')}"))
    sizes = {colour: str(deck["cards"]) for colour, deck in view["decks"].items()}
    lines.append(Text("  " + words("gnw-decks", **sizes, luck=str(view["luck"])), style="dim"))
    if printed["own_design"] and view["round"] <= 1:
        lines.append(Text(f"  {words('gnw-own-design')}", style="dim"))
    return Group(*lines)


def _paying(match: Match, seat: int, words: Words) -> list[Text]:
    """Solo rules: the cards to pay with, and what is lost without another purchase."""
    mine, factors = match.seat_view(seat, seat), match.printed()["factors"]
    worth = {
        f"pay {shown['card']}": shown["times"] * factor
        for factor, cards in zip(factors, mine["scored"], strict=True)
        for shown in cards
    }
    legal = [move for move in match.legal(seat) if move in worth]
    cards = [
        words("gnw-pay-card", move=words.tokens(move), money=str(worth[move])) for move in legal
    ]
    lines = [words("gnw-pay", cards=", ".join(cards))] if cards else []
    if match.printed()["solo_rules"] and mine["money"]:
        lines.append(words("gnw-paid", money=mine["money"]))
    return [Text(f"  {line}") for line in lines]


def _level(mine: dict[str, Any]) -> int:
    """The level of the card fulfilled last: the highest with a marker."""
    marked = [n for n, cards in enumerate(mine["display"], 1) if any(c["marker"] for c in cards)]
    return max(marked, default=1)


def question(match: Match, seat: int, words: Words) -> str:
    """What the player has to decide."""
    mine = match.seat_view(seat, seat)
    given = {
        "buy": {"money": str(mine["money"])},
        "exchange": {"number": str(mine["offered"])},
        "lift": {"lifts": str(mine["lifts"])},
    }
    return words(f"gnw-step-{mine['step']}", **given.get(mine["step"], {}))


def _card(printed: dict[str, Any], number: int, words: Words, marker: str = "") -> Text:
    card = printed["cards"][str(number)]
    shown = symbols(parse(card["task"]), words)
    letter = _letters[card["colour"]]
    return Text().append(f" {number}{letter} {shown}{marker} ", style=INK[card["colour"]])


def _dice(dice: dict[str, list[int]], words: Words) -> Text:
    line = Text("  ")
    for colour, faces in dice.items():
        for face in faces:
            line.append(f" {_letters[colour]}{face} ", style=INK[colour]).append(" ")
    return line


def _bonus(number: int, bonus: dict[str, Any], words: Words) -> Text:
    colour = words.token(bonus["card"]) if bonus["card"] else ""
    card = "some" if bonus["card"] else "none"
    luck = str(bonus["luck"])
    shown = words("gnw-bonus-choice", number=str(number), card=card, luck=luck, colour=colour)
    return Text(f"  {shown}")
