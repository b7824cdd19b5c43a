"""What a seat may see, as JSON.

Everything lies open on the table but the order of the shuffled cards, which exists nowhere, and
what others decide on the same roll: that is shown when all have decided.
"""

from dataclasses import asdict
from typing import Any

from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    CARDS,
    COLOUR_WORDS,
    bit_of,
    colour_of,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, ROUNDS, Card
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
from kleeblatt.games.geht_noch_was.supply import deck_size, is_scored, marker_on

PHASES = ("start", "fairy", "bonus", "buy", "build", "dice", "decide", "push", "over")
STEPS = {  # what a seat is asked in each phase, first and then
    START: ("place", "place"),
    BONUS: ("bonus", "bonus"),
    BUY: ("buy", "exchange"),
    BUILD: ("place", "place"),
    DECIDE: ("fulfil", "in-or-out"),
    PUSH: ("push", "lift"),
}


def make_view(setup: Setup, s: State, shown: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; seat None is a spectator."""
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
        "drawing": COLOUR_WORDS[s.drawing - 1] if s.drawing else None,
        "dice": {"blue": list(blue), "red": list(red)} if rolled else None,
        "luck": shown.luck,
        "decks": {
            word: {
                "cards": deck_size(s, colour),
                "shuffled": _shuffled(setup, s, colour),
                "under": [setup.number[c] for c in s.under[colour][: s.under_size[colour]]],
            }
            for colour, word in enumerate(COLOUR_WORDS)
        },
        "multipliers": sum(card == 0 for card in s.multiplied[: setup.multipliers]),
        "seats": [_seat(setup, s if other == seat else shown, other) for other in seats],
    }


def _shuffled(setup: Setup, s: State, colour: int) -> list[int]:
    """The numbers of the cards whose order nobody knows."""
    return [
        setup.number[card]
        for card in range(ALL_CARDS)
        if colour_of(card) == colour and s.pile[word_of(card)] & bit_of(card)
    ]


def _seat(setup: Setup, s: State, seat: int) -> dict[str, Any]:
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


def _step(s: State, seat: int) -> str:
    if not rules.awaited(s) >> seat & 1:
        return "done"
    later = s.offered[seat] or s.lifts[seat] or (s.phase == DECIDE and s.settled[seat])
    return STEPS[s.phase][1 if later else 0]


def _level(setup: Setup, s: State, seat: int, level: int) -> list[dict[str, Any]]:
    """The display cards of a level."""
    cards = []
    for place in range(WIDTH * level, WIDTH * (level + 1)):
        card = s.display[seat][place] - 1
        if card >= 0:
            marker = ("black", "luck")[s.lucky[seat] >> place & 1]
            marked = s.marked[seat] >> place & 1
            cards.append({"card": setup.number[card], "marker": marker if marked else None})
    return cards


def _scored(setup: Setup, s: State, seat: int, level: int) -> list[dict[str, Any]]:
    """The scored cards of a level."""
    cards = []
    for card in range(ALL_CARDS):
        if is_scored(s, seat, level, card):
            marker = marker_on(s, card)
            times = s.times[marker] if marker >= 0 else 1
            cards.append({"card": setup.number[card], "times": times})
    return cards


def printed_view(setup: Setup) -> dict[str, Any]:
    """The cards, the bar and the bonuses. The built-in deck is our own design."""
    deck = deck_in(setup)
    return {
        "deck": deck.name,
        "own_design": is_built_in(setup),
        "factors": setup.factor[:],
        "points": dict(zip(COLOUR_WORDS, deck.points, strict=True)),
        "cost": dict(zip(COLOUR_WORDS, deck.cost, strict=True)),
        "bonus": [[asdict(bonus) for bonus in choices] for choices in deck.bonus],
        "solo_rules": bool(setup.solo_rules),
        "cards": {
            str(setup.number[i]): _card(deck.cards[i % CARDS]) for i in range(CARDS * setup.copies)
        },
    }


def _card(card: Card) -> dict[str, Any]:
    """A card: enough to draw it, and how many of the 6^7 rolls fulfil it."""
    return {
        "colour": card.colour,
        "set": card.start_set,
        "task": card.text,
        "lines": [[asdict(atom) for atom in line] for line in card.task.lines],
        "ways": card.ways,
    }
