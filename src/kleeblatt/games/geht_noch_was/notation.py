"""Moves and outcomes as words. A card is its number, a level 1 (the bottom) to 5.

bonus 1         buy red         pay 4           pass: finish buying
keep            exchange                        a bought card that lies in the display already
place 33 2                                      a new card on a level
mark 12         avert           fail            after a roll
in              out
push 12         bank 12                         a marked card: one level up, or score it
lift 4          pass                            Push it!: a scored card one level up, or no more
blue 1 3 3 6 red 2 4 5                          a roll
card 33         fairy 2                         a card that is drawn; the seat that rolls first
"""

from kleeblatt.core.chance import Rng
from kleeblatt.core.errors import UnknownMove, UnknownOutcome
from kleeblatt.core.game import Throw
from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    COLOUR_WORDS,
    cards_in,
    colour_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS
from kleeblatt.games.geht_noch_was.setup import Setup
from kleeblatt.games.geht_noch_was.state import (
    BUILD,
    BUY,
    DECIDE,
    DICE,
    FAIRY,
    PLACES,
    PUSH,
    START,
    WIDTH,
    State,
)
from kleeblatt.games.geht_noch_was.supply import is_scored

TOKENS: tuple[str, ...] = (
    *COLOUR_WORDS, "blue", "pass", "bonus", "buy", "keep", "exchange", "in", "out", "avert", "fail",
    "mark", "push", "bank", "lift", "pay", "place", "card", "fairy",
)  # fmt: skip
EXAMPLES = "buy green, place 33 2, mark 12, out, push 12, bank 12"
WITH_CARD = ("mark", "push", "bank", "lift", "pay")  # by kind
PLAIN_TEXTS = (
    "pass", "bonus 1", "bonus 2", *(f"buy {colour}" for colour in COLOUR_WORDS), "keep", "exchange",
    "in", "out", "avert", "fail",
)  # fmt: skip
REASONS: tuple[str, ...] = (
    "not-now", "gnw-no-such-card", "gnw-not-new", "gnw-not-fulfilled", "gnw-other-level",
    "gnw-no-marker", "gnw-marked", "gnw-not-marked", "gnw-no-luck", "gnw-no-money",
    "gnw-four-bought", "gnw-no-cards", "gnw-level-full", "gnw-full-above", "gnw-top-level",
    "gnw-lift-colour", "gnw-lift-top", "gnw-lift-itself", "gnw-lift-scored", "gnw-pay-green",
)  # fmt: skip

FACES = tuple(str(face + 1) for face in range(dice.FACES))
THROWN = (("blue", dice.BLUE), ("red", dice.RED))


def move_text(setup: Setup, s: State, seat: int, move: int) -> str:
    """A move as words."""
    if move < rules.MARK_CARD:
        return PLAIN_TEXTS[move]
    kind, card = divmod(move - rules.MARK_CARD, ALL_CARDS)
    number = setup.number[card]
    if kind < rules.PLACE:
        return f"{WITH_CARD[kind]} {number}"
    return f"place {number} {kind - rules.PLACE + 1}"


def wish(setup: Setup, s: State, seat: int, move: int) -> int:
    """A move as `read_move` gives it: its number."""
    return move


def read_move(setup: Setup, text: str) -> int:
    """The number of a move."""
    words = text.split()
    plain = " ".join(words)
    if plain in PLAIN_TEXTS:
        return PLAIN_TEXTS.index(plain)
    card = _card(setup, words[1]) if len(words) > 1 else None
    if card is not None:
        if len(words) == 2 and words[0] in WITH_CARD:
            return rules.MARK_CARD + WITH_CARD.index(words[0]) * ALL_CARDS + card
        if len(words) == 3 and words[0] == "place" and words[2] in ("1", "2", "3"):
            return rules.PLACE_CARD + (int(words[2]) - 1) * ALL_CARDS + card
    raise UnknownMove("unknown-move", text=text, examples=EXAMPLES)


def _card(setup: Setup, word: str) -> int | None:
    """The card of a number."""
    numbers = [str(number) for number in setup.number]
    return numbers.index(word) if word in numbers else None


def why_not(setup: Setup, s: State, seat: int, wished: object) -> str:
    """Why a wish is not legal now: the id of a sentence."""
    assert isinstance(wished, int)
    if wished < rules.MARK_CARD:
        return _why_not_plain(setup, s, seat, wished)
    kind, card = divmod(wished - rules.MARK_CARD, ALL_CARDS)
    if kind == rules.MARK and s.phase == DECIDE and not s.settled[seat]:
        return _why_not_mark(setup, s, seat, card)
    if kind in (rules.PUSH_UP, rules.SCORE) and s.phase == PUSH and not s.lifts[seat]:
        return _why_not_push(s, seat, card)
    if kind == rules.LIFT and s.lifts[seat]:
        return _why_not_lift(s, seat, card)
    if kind == rules.PAY and s.phase == BUY and setup.solo_rules and not s.offered[seat]:
        return "gnw-four-bought" if s.bought[seat] == rules.MOST_BOUGHT else "gnw-pay-green"
    if kind >= rules.PLACE and s.phase in (START, BUILD):
        return "gnw-level-full" if card + 1 in s.new[seat] else "gnw-not-new"
    return "not-now"


def _why_not_plain(setup: Setup, s: State, seat: int, wished: int) -> str:
    buying = s.phase == BUY and not s.offered[seat]
    if rules.BUY_CARD <= wished < rules.KEEP and buying:
        if s.bought[seat] == rules.MOST_BOUGHT:
            return "gnw-four-bought"
        dear = s.money[seat] < setup.cost[wished - rules.BUY_CARD]
        return "gnw-no-money" if dear else "gnw-no-cards"
    if wished == rules.AVERT and s.phase == DECIDE and not s.settled[seat]:
        return "gnw-no-luck"
    return "not-now"


def _why_not_mark(setup: Setup, s: State, seat: int, card: int) -> str:
    if card + 1 not in s.display[seat]:
        return "gnw-no-such-card"
    place = rules.place_of(s, seat, card)
    if s.marked[seat] >> place & 1:
        return "gnw-marked"
    lowest, highest = rules.lowest_level(s, seat), rules.highest_level(s, seat)
    if not lowest <= place // WIDTH <= highest:
        return "gnw-other-level"
    return "gnw-no-marker" if rules.fulfils(setup, s, card) else "gnw-not-fulfilled"


def _why_not_push(s: State, seat: int, card: int) -> str:
    if card + 1 not in s.display[seat]:
        return "gnw-no-such-card"
    place = rules.place_of(s, seat, card)
    if not s.marked[seat] >> place & 1:
        return "gnw-not-marked"
    return "gnw-top-level" if place >= PLACES - WIDTH else "gnw-full-above"


def _why_not_lift(s: State, seat: int, card: int) -> str:
    if card + 1 == s.lifter[seat]:
        return "gnw-lift-itself"
    levels = [n for n in range(LEVELS) if is_scored(s, seat, n, card)]
    if not levels:
        return "gnw-lift-scored"
    return "gnw-lift-top" if levels == [LEVELS - 1] else "gnw-lift-colour"


# Chance


def outcome_text(setup: Setup, s: State, outcome: int) -> str:
    """A card, the first Glücksfee or a roll, as words."""
    if s.drawing:
        return f"card {setup.number[outcome]}"
    if s.phase == FAIRY:
        return f"fairy {outcome + 1}"
    blue, red = dice.faces(outcome)
    return " ".join(["blue", *map(str, blue), "red", *map(str, red)])


def read_outcome(setup: Setup, s: State, text: str) -> int:
    """The outcome of a text; the dice of a colour in any order."""
    words = text.split()
    if s.drawing and len(words) == 2 and words[0] == "card":
        card = _card(setup, words[1])
        if card is not None and card in cards_that_can_come(s):
            return card
    elif not s.drawing and s.phase == FAIRY:
        seats = [f"fairy {seat + 1}" for seat in range(setup.players)]
        if " ".join(words) in seats:
            return seats.index(" ".join(words))
    elif not s.drawing and s.phase == DICE and len(words) == 2 + dice.DICE:
        thrown = _thrown(words)
        if thrown is not None:
            return thrown
    example = outcome_text(setup, s, rules.roll(setup, s, Rng()))
    raise UnknownOutcome("unknown-roll", text=text, example=example)


def throws(setup: Setup, s: State) -> tuple[Throw, ...]:
    """The dice that are thrown; cards and the first Glücksfee are lots."""
    if s.drawing or s.phase != DICE:
        return ()
    return tuple(Throw(colour, count, FACES, by=s.fairy) for colour, count in THROWN)


def _thrown(words: list[str]) -> int | None:
    """'blue 1 3 3 6 red 2 4 5', the colours in either order."""
    values: dict[str, list[str]] = {}
    colour = ""
    for word in words:
        if word in ("blue", "red"):
            colour = word
            values[colour] = []
        elif word not in list("123456") or not colour:
            return None
        else:
            values[colour].append(word)
    if {name: len(faces) for name, faces in values.items()} != {"blue": dice.BLUE, "red": dice.RED}:
        return None
    return dice.class_of(tuple(map(int, values["blue"])), tuple(map(int, values["red"])))


def cards_that_can_come(s: State) -> list[int]:
    """The cards of which one is drawn now."""
    colour = s.drawing - 1
    found = [card for card in cards_in(s.pile) if colour_of(card) == colour]
    return found or [s.under[colour][0]]
