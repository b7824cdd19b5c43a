"""What a seat may see, as JSON.

Everything lies open on the table but the order of the shuffled cards, which exists nowhere, and
what others decide on the same roll: that is shown when all have decided.
"""

from typing import Literal, cast

from typing_extensions import TypedDict

from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import (
    CARDS,
    GREEN,
    RED,
    WORDS,
    YELLOW,
    cards_in,
    colour_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, ROUNDS, Bonus, Card
from kleeblatt.games.geht_noch_was.setup import Setup, deck_in, is_built_in
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    PUSH,
    START,
    WIDTH,
    State,
)
from kleeblatt.games.geht_noch_was.supply import deck_size, marker_on
from kleeblatt.games.geht_noch_was.tasks import Atom, Dice

Colour = Literal["green", "yellow", "red"]
Phase = Literal["start", "fairy", "bonus", "buy", "build", "dice", "decide", "push", "over"]
Step = Literal["place", "bonus", "buy", "exchange", "fulfil", "in-or-out", "push", "lift", "done"]
Kind = Literal["exact", "least", "equal", "stairs", "sum"]

COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
PHASES: tuple[Phase, ...] = (
    "start", "fairy", "bonus", "buy", "build", "dice", "decide", "push", "over",
)  # fmt: skip
STEPS: dict[int, tuple[Step, Step]] = {  # what a seat is asked in each phase, first and then
    START: ("place", "place"),
    BONUS: ("bonus", "bonus"),
    BUY: ("buy", "exchange"),
    BUILD: ("place", "place"),
    DECIDE: ("fulfil", "in-or-out"),
    PUSH: ("push", "lift"),
}


class Rolled(TypedDict):
    """The seven dice, each colour in ascending order."""

    blue: list[int]
    red: list[int]


class DeckView(TypedDict):
    """A deck: `shuffled` in no order, `under` in the order in which they will come."""

    cards: int
    shuffled: list[int]
    under: list[int]


class Decks(TypedDict):
    """The deck of each colour."""

    green: DeckView
    yellow: DeckView
    red: DeckView


class DisplayCard(TypedDict):
    """A card left of the bar."""

    card: int
    marker: Literal["black", "luck"] | None


class ScoredCard(TypedDict):
    """A card right of the bar; `times` is 3 or 4 with a marker, else 1."""

    card: int
    times: int


# "in" is a word of Python, so this one is not written as a class
Seat = TypedDict(
    "Seat",
    {
        "step": Step,
        "in": bool,
        "clover": int,
        "black": int,
        "display": list[list[DisplayCard]],
        "scored": list[list[ScoredCard]],
        "new": list[int],
        "offered": int | None,
        "money": int,
        "income": int,
        "bought": int,
        "lifts": int,
        "score": int,
    },
)


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase
    round: int
    rounds: int
    roll: int
    fairy: int
    active: int
    drawer: int
    awaited: list[int]
    drawing: Colour | None
    dice: Rolled | None
    luck: int
    decks: Decks
    multipliers: int


class View(Table):
    """The table as a seat sees it."""

    seats: list[Seat]


class ByColour(TypedDict):
    """A number for each colour of cards."""

    green: int
    yellow: int
    red: int


class BonusView(TypedDict):
    """What a round gives."""

    luck: int
    card: Colour | None


class Condition(TypedDict):
    """So many dice of these colours (B, R, W); `value` is the number shown, or the total."""

    kind: Kind
    dice: Dice
    value: int


class PrintedCard(TypedDict):
    """A card: enough to draw it, and how many of the 6^7 rolls fulfil it."""

    colour: Colour
    set: str | None
    task: str
    lines: list[list[Condition]]
    ways: int


class Printed(TypedDict):
    """What is printed on cards and bars; `cards` by their numbers."""

    deck: str
    own_design: bool
    factors: list[int]
    points: ByColour
    cost: ByColour
    bonus: list[list[BonusView]]
    solo_rules: bool
    cards: dict[str, PrintedCard]


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle: all see the same."""
    seats = range(setup.players)
    waiting = rules.awaited(s)
    rolled = s.phase in (DECIDE, PUSH) or (s.phase == DICE and s.rolls > 0)
    blue, red = dice.faces(s.rolled)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": ROUNDS,
        "roll": s.rolls,
        "fairy": s.fairy,
        "active": s.drawer if s.drawing else s.fairy,
        "drawer": s.drawer,
        "awaited": [other for other in seats if waiting >> other & 1],
        "drawing": COLOURS[s.drawing - 1] if s.drawing else None,
        "dice": {"blue": list(blue), "red": list(red)} if rolled else None,
        "luck": shown.luck,
        "decks": {
            "green": _deck(setup, s, GREEN),
            "yellow": _deck(setup, s, YELLOW),
            "red": _deck(setup, s, RED),
        },
        "multipliers": sum(card == 0 for card in s.multiplied[: setup.multipliers]),
    }


def _deck(setup: Setup, s: State, colour: int) -> DeckView:
    """A deck, as far as it is known."""
    return {
        "cards": deck_size(s, colour),
        "shuffled": _shuffled(setup, s, colour),
        "under": [setup.number[c] for c in s.under[colour][: s.under_size[colour]]],
    }


def _shuffled(setup: Setup, s: State, colour: int) -> list[int]:
    """The numbers of the cards whose order nobody knows."""
    return [setup.number[card] for card in cards_in(s.pile) if colour_of(card) == colour]


def seat_view(setup: Setup, s: State, seat: int) -> Seat:
    """Everything in front of a player; levels from the bottom to the top."""
    return {
        "step": _step(s, seat),
        "in": bool(s.playing >> seat & 1),
        "clover": s.clover[seat],
        "black": s.black[seat],
        "display": [_level(setup, s, seat, level) for level in range(LEVELS)],
        "scored": [_scored(setup, s, seat, level) for level in range(LEVELS)],
        "new": [setup.number[card - 1] for card in s.new[seat] if card],
        "offered": setup.number[s.offered[seat] - 1] if s.offered[seat] else None,
        "money": s.money[seat],
        "income": rules.income(setup, s, seat),
        "bought": s.bought[seat],
        "lifts": s.lifts[seat],
        "score": rules.score(setup, s, seat),
    }


def _step(s: State, seat: int) -> Step:
    if not rules.awaited(s) >> seat & 1:
        return "done"
    later = s.offered[seat] or s.lifts[seat] or (s.phase == DECIDE and s.settled[seat])
    return STEPS[s.phase][1 if later else 0]


def _level(setup: Setup, s: State, seat: int, level: int) -> list[DisplayCard]:
    """The display cards of a level."""
    cards: list[DisplayCard] = []
    for place in range(WIDTH * level, WIDTH * (level + 1)):
        card = s.display[seat][place] - 1
        if card >= 0:
            cards.append({"card": setup.number[card], "marker": _marker(s, seat, place)})
    return cards


def _marker(s: State, seat: int, place: int) -> Literal["black", "luck"] | None:
    """What marks the card on a place of the display."""
    if not s.marked[seat] >> place & 1:
        return None
    return "luck" if s.lucky[seat] >> place & 1 else "black"


def _scored(setup: Setup, s: State, seat: int, level: int) -> list[ScoredCard]:
    """The scored cards of a level."""
    cards: list[ScoredCard] = []
    for card in cards_in(s.scored[seat][level * WORDS : (level + 1) * WORDS]):
        marker = marker_on(s, card)
        times = s.times[marker] if marker >= 0 else 1
        cards.append({"card": setup.number[card], "times": times})
    return cards


def printed_view(setup: Setup) -> Printed:
    """The cards, the bar and the bonuses. The built-in deck is our own design."""
    deck = deck_in(setup)
    return {
        "deck": deck.name,
        "own_design": is_built_in(setup),
        "factors": setup.factor[:],
        "points": _by_colour(deck.points),
        "cost": _by_colour(deck.cost),
        "bonus": [[_bonus(bonus) for bonus in choices] for choices in deck.bonus],
        "solo_rules": bool(setup.solo_rules),
        "cards": {
            str(setup.number[i]): _card(deck.cards[i % CARDS]) for i in range(CARDS * setup.copies)
        },
    }


def _by_colour(numbers: tuple[int, ...]) -> ByColour:
    green, yellow, red = numbers
    return {"green": green, "yellow": yellow, "red": red}


def _bonus(bonus: Bonus) -> BonusView:
    return {"luck": bonus.luck, "card": cast(Colour | None, bonus.card)}


def _card(card: Card) -> PrintedCard:
    return {
        "colour": cast(Colour, card.colour),
        "set": card.start_set,
        "task": card.text,
        "lines": [[_condition(atom) for atom in line] for line in card.task.lines],
        "ways": card.ways,
    }


def _condition(atom: Atom) -> Condition:
    return {"kind": cast(Kind, atom.kind), "dice": atom.dice, "value": atom.value}
