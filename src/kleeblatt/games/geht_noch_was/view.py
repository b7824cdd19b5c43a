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
from kleeblatt.games.geht_noch_was.describe import in_words
from kleeblatt.games.geht_noch_was.odds import chance_of_level, chance_to_go_on
from kleeblatt.games.geht_noch_was.setup import Setup, deck_in, is_built_in
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    PHASES,
    PUSH,
    START,
    WIDTH,
    Phase,
    State,
)
from kleeblatt.games.geht_noch_was.supply import deck_size, marker_on
from kleeblatt.games.geht_noch_was.tasks import Atom, Dice

Colour = Literal["green", "yellow", "red"]
Step = Literal["place", "bonus", "buy", "exchange", "fulfil", "in-or-out", "push", "lift", "done"]
Kind = Literal["exact", "least", "equal", "stairs", "sum"]

COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
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

    blue: list[int]  # four dice
    red: list[int]  # three dice


class DeckView(TypedDict):
    """A deck: `shuffled` in no order, `under` in the order in which they will come."""

    cards: int  # how many
    shuffled: list[int]  # cards that may come in any order
    under: list[int]  # cards that come after those, in this order


class Decks(TypedDict):
    """The deck of each colour."""

    green: DeckView  # easy cards
    yellow: DeckView  # harder cards
    red: DeckView  # the hardest cards


class DisplayCard(TypedDict):
    """A card left of the bar."""

    card: int  # its number
    marker: Literal["black", "luck"] | None  # on a card that was fulfilled in this round


class ScoredCard(TypedDict):
    """A card right of the bar; `times` is 3 or 4 with a marker, else 1."""

    card: int  # its number
    times: int  # how often it counts


# "in" is a word of Python, so this one is not written as a class
Seat = TypedDict(
    "Seat",
    {
        "step": Step,  # what the seat is asked
        "in": bool,  # is it IN?
        "clover": int,  # luck markers on the clover
        "black": int,  # black markers in hand
        "display": list[list[DisplayCard]],  # cards left of the bar, level 1 (the bottom) first
        "scored": list[list[ScoredCard]],  # cards right of the bar, level 1 first
        "new": list[int],  # cards that are still to be placed
        "no_base": bool,  # start cards are left, and level 1, where every round begins, is empty
        "offered": int | None,  # a bought card that may be exchanged
        "money": int,  # left to buy with
        "income": int,  # what the scored green cards bring in a round
        "bought": int,  # cards bought in this round
        "lifts": int,  # Push it! pushes left
        "reached": int,  # the highest level with a marker; 0: none
        "ahead": list[int],  # levels on which a roll can still fulfil a card; none: OUT, or stuck
        "chances": list[int],  # of all rolls, those that fulfil an open card of each level
        "going_on": int,  # of all rolls, those that fulfil a card when the seat stays IN
    },
)


class Table(TypedDict):
    """What lies in the middle."""

    phase: Phase
    round: int  # from 1
    rounds: int  # how many there are
    roll: int  # its number in this round, from 1; 0 before the first
    fairy: int  # the seat that rolls: the Glücksfee
    active: int  # the seat that draws or rolls
    drawer: int | None  # the seat that gets the card being drawn
    drawing: Colour | None  # the deck that a card is drawn from now
    dice: Rolled | None  # the latest roll of this round
    luck: int  # luck markers in the supply
    decks: Decks
    multipliers: int  # ×3 and ×4 markers left in the supply


class View(Table):
    """The table as a seat sees it."""

    seats: list[Seat]  # seat 0 first


class ByColour(TypedDict):
    """A number for each colour of cards."""

    green: int  # of a green card
    yellow: int  # of a yellow card
    red: int  # of a red card


class BonusView(TypedDict):
    """What a round gives."""

    luck: int  # luck markers
    card: Colour | None  # a card of this colour


class Condition(TypedDict):
    """So many dice of these colours (B, R, W); `value` is the number shown, or the total."""

    kind: Kind  # of condition
    dice: Dice  # their colours, as in `2W1`
    value: int  # the number shown, or the total


class InWords(TypedDict):
    """A text for people, in each language."""

    de: str  # German
    en: str  # English


class PrintedCard(TypedDict):
    """A card: enough to draw it, and how many of the 6^7 rolls fulfil it."""

    colour: Colour
    set: str | None  # the letter of its start set
    task: str  # as it is written in a deck file
    lines: list[list[Condition]]  # all lines must hold; one condition of a line is enough
    words: InWords  # the task as people say it
    ways: int  # how many of the 279,936 rolls fulfil it


class Printed(TypedDict):
    """What is printed on cards and bars; `cards` by their numbers."""

    deck: str  # its name
    own_design: bool  # is it the built-in deck, our own design?
    factors: list[int]  # of the levels, level 1 first
    vip: int  # the lowest of the levels that cards reach only by being pushed
    points: ByColour
    cost: ByColour
    bonus: list[list[BonusView]]  # what rounds 2 to 5 offer to choose from
    solo_rules: bool  # do the solo rules hold?
    rolls: int  # how many the seven dice can fall
    cards: dict[str, PrintedCard]  # by number


def table_view(setup: Setup, s: State, shown: State, seat: int | None) -> Table:
    """What lies in the middle: all see the same."""
    rolled = s.phase in (DECIDE, PUSH) or (s.phase == DICE and s.rolls > 0)
    blue, red = dice.faces(s.rolled)
    return {
        "phase": PHASES[s.phase],
        "round": s.round,
        "rounds": ROUNDS,
        "roll": s.rolls,
        "fairy": s.fairy,
        "active": s.drawer if s.drawing else s.fairy,
        "drawer": s.drawer if s.drawing else None,
        "drawing": COLOURS[s.drawing - 1] if s.drawing else None,
        "dice": {"blue": list(blue), "red": list(red)} if rolled else None,
        "luck": _supply(s, shown, seat),
        "decks": {
            "green": _deck(setup, s, GREEN),
            "yellow": _deck(setup, s, YELLOW),
            "red": _deck(setup, s, RED),
        },
        "multipliers": sum(card == 0 for card in s.multiplied[: setup.multipliers]),
    }


def _supply(s: State, shown: State, seat: int | None) -> int:
    """The luck in the supply: what others give back on the same roll is shown later."""
    if seat is None:
        return shown.luck
    return shown.luck + _luck_of(shown, seat) - _luck_of(s, seat)


def _luck_of(s: State, seat: int) -> int:
    """The luck of a seat, on its clover and as markers."""
    return s.clover[seat] + s.lucky[seat].bit_count()


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
        "no_base": s.phase == START and any(s.new[seat]) and not any(s.display[seat][:WIDTH]),
        "offered": setup.number[s.offered[seat] - 1] if s.offered[seat] else None,
        "money": s.money[seat],
        "income": rules.income(setup, s, seat),
        "bought": s.bought[seat],
        "lifts": s.lifts[seat],
        "reached": rules.lowest_level(s, seat) + 1 if s.marked[seat] else 0,
        "ahead": _ahead(s, seat),
        "chances": [chance_of_level(setup, s, seat, n).ways for n in range(1, LEVELS + 1)],
        "going_on": chance_to_go_on(setup, s, seat).ways if s.playing >> seat & 1 else 0,
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


def _ahead(s: State, seat: int) -> list[int]:
    """The levels on which a roll can still fulfil a card of the seat."""
    if not s.playing >> seat & 1 or not (s.black[seat] or s.clover[seat]):
        return []
    levels = range(rules.lowest_level(s, seat), rules.highest_level(s, seat) + 1)
    return [level + 1 for level in levels if _is_open(s, seat, level)]


def _is_open(s: State, seat: int, level: int) -> bool:
    """Is there a card without a marker on a level?"""
    places = range(WIDTH * level, WIDTH * (level + 1))
    return any(s.display[seat][place] and not s.marked[seat] >> place & 1 for place in places)


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
        "vip": rules.OPEN_LEVELS + 1,
        "points": _by_colour(deck.points),
        "cost": _by_colour(deck.cost),
        "bonus": [[_bonus(bonus) for bonus in choices] for choices in deck.bonus],
        "solo_rules": bool(setup.solo_rules),
        "rolls": dice.ROLLS,
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
        "words": {"de": in_words(card.task, "de"), "en": in_words(card.task, "en")},
        "ways": card.ways,
    }


def _condition(atom: Atom) -> Condition:
    return {"kind": cast(Kind, atom.kind), "dice": atom.dice, "value": atom.value}
