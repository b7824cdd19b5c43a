"""A position of Geht noch was? as text.

    phase=decide,round=2,fairy=1,roll=2,dice=blue1336.red245,under=25+33.-.-
    step=fulfil,clover=1,display=1black+2.3.5+6.-.-,scored=4.-.-.-.-

Cards go by their printed numbers. A state numbers them in another order: `forget` renumbers them
before a state is written, `complete` when it was read. All cards that lie nowhere else are in the
shuffled decks. Black markers, luck in the supply and, by the normal rules, money follow as well.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

from kleeblatt.core.position import EMPTY, Field, Values, When, index, number, whole, word
from kleeblatt.core.position import seat as seat_number
from kleeblatt.games.geht_noch_was import dice
from kleeblatt.games.geht_noch_was.cards import (
    ALL_CARDS,
    CARDS,
    COLOUR_WORDS,
    COLOURS,
    COPIES,
    FIRST_WORD,
    GREENS,
    OF_COLOUR,
    WORDS,
    bit_of,
    cards_in,
    word_of,
)
from kleeblatt.games.geht_noch_was.deck import LEVELS, MOST_LUCK, ROUNDS
from kleeblatt.games.geht_noch_was.possible import lying, problem, purse
from kleeblatt.games.geht_noch_was.rules import BLACK, MOST_BOUGHT
from kleeblatt.games.geht_noch_was.setup import SECOND_COPY, Setup
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    BUILD,
    BUY,
    DECIDE,
    DICE,
    NEW_CARDS,
    PHASES,
    PUSH,
    START,
    WIDTH,
    State,
)

__all__ = ["SEAT", "TABLE", "complete", "forget", "problem"]

LAST_ROLL = BLACK + MOST_LUCK + 1  # every earlier roll costs whoever stays IN a marker
MOST_MONEY = 99_999
MARKER_WORDS = ("", "black", "luck")  # on a card of the display
DISPLAY_CARD = re.compile(r"([0-9]+)(black|luck|)")
SCORED_CARD = re.compile(r"([0-9]+)(?:x([34]))?")

# What a seat has decided or must decide, by phase: its bits in `waiting`, `playing` and `failed`,
# and `settled`. In other phases it follows from the cards.
STEPS: dict[int, dict[str, tuple[int, int, int, int]]] = {
    BONUS: {"bonus": (1, 0, 0, 0)},
    BUY: {"buy": (1, 0, 0, 0)},
    DICE: {"in": (0, 1, 0, 0), "out": (0, 0, 0, 0)},
    DECIDE: {
        "fulfil": (1, 1, 0, 0),
        "in-or-out": (1, 1, 0, 1),
        "in": (0, 1, 0, 0),
        "out": (0, 0, 0, 0),
        "failed": (0, 0, 1, 0),
    },
}


# Cards, as the lists of a state hold them: a number + 1, and 0 for none


def _card_text(card: int) -> str:
    """The number that is printed on a card."""
    copy, printed = divmod(card - 1, CARDS)
    return str(printed + 1 + copy * SECOND_COPY) if card else EMPTY


def _read_card(text: str) -> int:
    copy, printed = divmod(whole(text) - 1, SECOND_COPY)
    if copy not in range(COPIES) or printed not in range(CARDS):
        raise ValueError(text)
    return printed + 1 + copy * CARDS


def _list_text(texts: Iterable[str]) -> str:
    """'12+25', or '-'."""
    return "+".join(texts) or EMPTY


def _listed(text: str) -> list[str]:
    """What '12+25' lists."""
    return [] if text == EMPTY else text.split("+")


def _filled(cards: Sequence[int], size: int) -> list[int]:
    """A list of the state, with so much room; ValueError if there are more cards."""
    if len(cards) > size:
        raise ValueError(cards)
    return [*cards, *[0] * (size - len(cards))]


def _in_parts(text: str, parts: int) -> list[str]:
    """Take a text apart at its full stops."""
    found = text.split(".")
    if len(found) != parts:
        raise ValueError(text)
    return found


def _as_set(cards: Iterable[int]) -> list[int]:
    """A set of cards (their numbers) as words of bits."""
    words = [0] * WORDS
    for card in cards:
        words[word_of(card)] |= bit_of(card)
    return words


def _has(name: str) -> When:
    """Write a list of cards if there is one in it (or whatever is not 0)."""

    def has(s: State, seat: int | None) -> bool:
        found = getattr(s, name) if seat is None else getattr(s, name)[seat]
        return any(found) if isinstance(found, list) else found != 0

    return has


# The table


def _dice_text(rolled: int) -> str:
    """'blue1336.red245'."""
    blue, red = dice.faces(rolled)
    return f"blue{''.join(map(str, blue))}.red{''.join(map(str, red))}"


def _read_dice(text: str) -> Values:
    blue, red = _in_parts(text, 2)
    if not blue.startswith("blue") or not red.startswith("red"):
        raise ValueError(text)
    return (dice.class_of(_faces(blue.removeprefix("blue")), _faces(red.removeprefix("red"))),)


def _faces(digits: str) -> tuple[int, ...]:
    return tuple(index("123456", digit) + 1 for digit in digits)


def _under_text(under: list[list[int]], sizes: list[int]) -> str:
    """'25+33.-.-': what lies under each deck, in the order in which it comes."""
    piles = zip(under, sizes, strict=True)
    return ".".join(_list_text(_card_text(c + 1) for c in pile[:size]) for pile, size in piles)


def _read_under(text: str) -> Values:
    piles = [[_read_card(c) - 1 for c in _listed(part)] for part in _in_parts(text, COLOURS)]
    return [_filled(pile, COPIES * GREENS) for pile in piles], [len(pile) for pile in piles]


def _is_round(s: State, seat: int | None) -> bool:
    """Is the Glücksfee known?"""
    return s.round > 0


def _is_rolled(s: State, seat: int | None) -> bool:
    """Do the dice lie?"""
    return s.phase in (DECIDE, PUSH) or (s.phase == DICE and s.rolls > 0)


# The seats


class _Step(Field):
    """What a seat has decided or must decide: a word of the phase for bits of the table."""

    def text(self, s: State, seat: int | None) -> str:
        """Write the word for the bits of a seat."""
        assert seat is not None
        bits = (s.waiting >> seat & 1, s.playing >> seat & 1, s.failed >> seat & 1, s.settled[seat])
        words = STEPS.get(s.phase, {}).items()
        return next((word for word, of_word in words if of_word == bits), EMPTY)

    def put(self, s: State, seat: int | None, text: str) -> None:
        """Set the bits of a seat; ValueError if the phase has no such step."""
        assert seat is not None
        if text not in STEPS.get(s.phase, {}):
            raise ValueError(text)
        waiting, playing, failed, s.settled[seat] = STEPS[s.phase][text]
        s.waiting |= waiting << seat
        s.playing |= playing << seat
        s.failed |= failed << seat


def _display_text(display: list[int], marked: int, lucky: int) -> str:
    """'1black+2.3.-+6.-.-': a '-' between cards is a gap, which the next card fills."""
    texts = [
        _card_text(card) + MARKER_WORDS[(marked >> place & 1) + (lucky >> place & 1)]
        for place, card in enumerate(display)
    ]
    levels = (texts[first : first + WIDTH] for first in range(0, WIDTH * LEVELS, WIDTH))
    return ".".join(_list_text(_without_end(level)) for level in levels)


def _without_end(texts: list[str]) -> list[str]:
    """Leave out the free places after the last card."""
    while texts and texts[-1] == EMPTY:
        texts = texts[:-1]
    return texts


def _read_display(text: str) -> Values:
    display: list[int] = []
    marked = lucky = 0
    for level in _in_parts(text, LEVELS):
        found = [_read_display_card(each) for each in _listed(level)]
        for place, (_, marker) in enumerate(found, len(display)):
            marked |= (marker > 0) << place
            lucky |= (marker > 1) << place
        display += _filled([card for card, _ in found], WIDTH)
    return display, marked, lucky


def _read_display_card(text: str) -> tuple[int, int]:
    """A card (or 0), and the number of its marker."""
    if text == EMPTY:
        return 0, 0
    found = DISPLAY_CARD.fullmatch(text)
    if not found:
        raise ValueError(text)
    return _read_card(found[1]), index(MARKER_WORDS, found[2])


class _Scored(Field):
    """The scored cards of a seat; the ×3/×4 markers that lie on them are the table's."""

    def text(self, s: State, seat: int | None) -> str:
        """Write '4.25x3+61.-.-.-'."""
        assert seat is not None
        return self.write(s.scored[seat], dict(zip(s.multiplied, s.times, strict=True)))

    def put(self, s: State, seat: int | None, text: str) -> None:
        """Lay the cards, and the markers on them; ValueError if there are too many markers."""
        assert seat is not None
        s.scored[seat], times = self.read(text)
        for card, many in times.items():
            marker = s.multiplied.index(0)
            s.multiplied[marker], s.times[marker] = card, many


def _scored_text(scored: list[int], times: dict[int, int]) -> str:
    levels = (scored[first : first + WORDS] for first in range(0, WORDS * LEVELS, WORDS))
    return ".".join(
        _list_text(_scored_card_text(card + 1, times.get(card + 1, 1)) for card in cards_in(level))
        for level in levels
    )


def _scored_card_text(card: int, times: int) -> str:
    return f"{_card_text(card)}x{times}" if times > 1 else _card_text(card)


def _read_scored(text: str) -> Values:
    scored: list[int] = []
    times: dict[int, int] = {}
    for level in _in_parts(text, LEVELS):
        cards = dict(_read_scored_card(each) for each in _listed(level))
        scored += _as_set(card - 1 for card in cards)
        times |= {card: many for card, many in cards.items() if many > 1}
    return scored, times


def _read_scored_card(text: str) -> tuple[int, int]:
    """A card, and how often it counts."""
    found = SCORED_CARD.fullmatch(text)
    if not found:
        raise ValueError(text)
    return _read_card(found[1]), int(found[2] or 1)


def _new_text(new: list[int]) -> str:
    return _list_text(_card_text(card) for card in new if card)


def _read_new(text: str) -> Values:
    return (_filled([_read_card(each) for each in _listed(text)], NEW_CARDS),)


def _card(name: str) -> Field:
    """Declare a field for a card, or none."""
    return Field(name, (name,), _card_text, lambda text: (_read_card(text),), _has(name))


TABLE = (
    word("phase", PHASES),
    number("round", ROUNDS),
    seat_number("fairy", when=_is_round),
    number("roll", LAST_ROLL, "rolls"),
    Field("dice", ("rolled",), _dice_text, _read_dice, _is_rolled),
    word("drawing", ("-", *COLOUR_WORDS), when=_has("drawing")),
    seat_number("drawer", when=_has("drawing")),
    word("exchanging", ("no", "yes"), when=_has("exchanging")),
    Field("under", ("under", "under_size"), _under_text, _read_under, _has("under_size")),
)
SEAT = (
    _Step("step", (), str, lambda text: (text,)),
    number("clover", MOST_LUCK),
    Field("display", ("display", "marked", "lucky"), _display_text, _read_display, _has("display")),
    _Scored("scored", ("scored",), _scored_text, _read_scored, _has("scored")),
    Field("new", ("new",), _new_text, _read_new, _has("new")),
    _card("offered"),
    number("money", MOST_MONEY),
    number("bought", MOST_BOUGHT),
    number("lifts", 2),
    _card("lifter"),
)


def forget(setup: Setup, s: State) -> None:
    """Drop what is settled, and money that follows; number the cards as they are printed."""
    for seat in range(setup.players):
        if s.phase != DECIDE or not s.waiting >> seat & 1:
            s.settled[seat] = 0
        if not setup.solo_rules:
            s.money[seat] = 0
    _renumber(s, _printed(setup))


def complete(setup: Setup, s: State) -> None:
    """Number the cards as a state does; find what is in decks, supply and hands."""
    printed = _printed(setup)
    _renumber(s, sorted(range(ALL_CARDS), key=printed.__getitem__))
    _gather_decks(setup, s)
    s.luck = setup.luck - sum(s.clover) - sum(lucky.bit_count() for lucky in s.lucky)
    for seat in range(setup.players):
        s.black[seat] = BLACK - (s.marked[seat] & ~s.lucky[seat]).bit_count()
        if s.phase == BUY and not setup.solo_rules and s.waiting >> seat & 1:
            s.money[seat] = purse(setup, s, seat)
        if s.phase in (START, BUILD, PUSH):
            s.waiting |= _must_move_cards(s, seat) << seat


def _must_move_cards(s: State, seat: int) -> bool:
    """Does a seat have cards to place, to push or to score?"""
    if s.phase == PUSH:
        return s.marked[seat] != 0 or s.lifts[seat] != 0
    return s.new[seat][0] != 0


def _gather_decks(setup: Setup, s: State) -> None:
    """Shuffle into the decks what lies nowhere else."""
    elsewhere = _as_set(lying(s))
    for colour in range(COLOURS):
        for copy in range(setup.copies):
            at = FIRST_WORD[colour] + 2 * copy
            s.pile[at] |= OF_COLOUR[colour] & ~elsewhere[at]


def _printed(setup: Setup) -> list[int]:
    """For each card its place in the order of the printed numbers."""
    return [CARDS * (n // SECOND_COPY) + n % SECOND_COPY - 1 for n in setup.number]


def _renumber(s: State, numbers: list[int]) -> None:
    """Give every card that lies outside the shuffled decks another number."""
    new = [0, *(number + 1 for number in numbers)]
    s.offered = [new[card] for card in s.offered]
    s.lifter = [new[card] for card in s.lifter]
    s.multiplied = [new[card] for card in s.multiplied]
    s.display = [[new[card] for card in cards] for cards in s.display]
    s.new = [[new[card] for card in cards] for cards in s.new]
    for pile, size in zip(s.under, s.under_size, strict=True):
        pile[:size] = [numbers[card] for card in pile[:size]]
    s.scored = [[*_renumbered(words, numbers)] if any(words) else words for words in s.scored]


def _renumbered(scored: list[int], numbers: list[int]) -> Iterator[int]:
    """Renumber the cards of each level."""
    for first in range(0, WORDS * LEVELS, WORDS):
        yield from _as_set(numbers[card] for card in cards_in(scored[first : first + WORDS]))
