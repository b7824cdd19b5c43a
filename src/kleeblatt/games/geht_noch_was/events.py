"""What happens in a match of Geht noch was?.

A card is its number, a level 1 (the bottom) to 5. The `position` of a display card is its place
among the cards of its level, counted from 1. Dice are 'blue 4' or 'red 1'.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal

from kleeblatt.core.events import Event
from kleeblatt.games.geht_noch_was.cards import (
    CARDS,
    WORDS,
    cards_in,
    colour_of,
)
from kleeblatt.games.geht_noch_was.deck import SETS
from kleeblatt.games.geht_noch_was.dice import faces
from kleeblatt.games.geht_noch_was.setup import START_CARDS, Setup, deck_in
from kleeblatt.games.geht_noch_was.state import (
    BONUS,
    DECIDE,
    PLACES,
    WIDTH,
    State,
    free_place,
    place_of,
)
from kleeblatt.games.geht_noch_was.supply import (
    SET_POINTS,
    deck_size,
    level_scored,
    marker_on,
    sets,
)
from kleeblatt.games.geht_noch_was.tasks import dice_for

Colour = Literal["green", "yellow", "red"]
Marker = Literal["black", "luck"]

COLOUR_NAMES: tuple[Colour, ...] = ("green", "yellow", "red")


def _colour(card: int) -> Colour:
    return COLOUR_NAMES[colour_of(card)]


def _drawn(s: State) -> Colour | None:
    """The colour of the card that is drawn now."""
    return COLOUR_NAMES[s.drawing - 1] if s.drawing else None


def _position(s: State, seat: int, level: int) -> int:
    """Where among the cards of a level the next one will lie."""
    before = s.display[seat][WIDTH * level : free_place(s, seat, level)]
    return 1 + sum(card != 0 for card in before)


def _marker(s: State, seat: int, place: int) -> Marker:
    """What the marker on a place of the display is."""
    return "luck" if s.lucky[seat] >> place & 1 else "black"


def _scored(s: State, seat: int, level: int) -> set[int]:
    return set(cards_in(s.scored[seat][level * WORDS : (level + 1) * WORDS]))


@dataclass(frozen=True)
class StartCardsDealt(Event):
    """The start cards lie in the display, or beside the clover to be placed freely."""

    set: str  # its letter
    cards: tuple[int, ...]
    levels: tuple[int, ...]  # of each card; empty: beside the clover

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "StartCardsDealt":
        """From `deal`."""
        cards = tuple(setup.number[card] for card in setup.start_card[seat])
        levels = () if setup.free_start else tuple(i // 2 + 1 for i in range(START_CARDS))
        return cls(seat, SETS[seat % len(SETS)], cards, levels)


@dataclass(frozen=True)
class FairyDrawn(Event):
    """This seat is the first Glücksfee."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "FairyDrawn":
        """From `draw_fairy`."""
        return cls(seat)


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began, with this seat as the Glücksfee; the dice are taken up."""

    round: int

    @classmethod
    def of(cls, setup: Setup, s: State) -> Generator[int, None, "RoundBegan"]:
        """From `next_round`."""
        yield s.fairy
        return cls(s.fairy, s.round)


@dataclass(frozen=True)
class LuckTaken(Event, scores=True):
    """Luck from the supply onto the clover: the bonus of round 1, or for a roll while OUT."""

    luck: int
    why: Literal["bonus", "out"]

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, count: int
    ) -> Generator[int, None, "LuckTaken | None"]:
        """From `take_luck`; nothing to tell when the clover is full or the supply empty."""
        before = s.clover[seat]
        yield seat
        luck = s.clover[seat] - before
        return cls(seat, luck, "out" if s.phase == DECIDE else "bonus") if luck else None


@dataclass(frozen=True)
class BonusTaken(Event, scores=True):
    """What the chosen bonus of the round brings; its card is drawn next."""

    choice: int
    luck: int  # from the supply onto the clover, as much as has room
    card: Colour | None  # none: the bonus has no card, or there is no card of this colour left

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, choice: int
    ) -> Generator[int, None, "BonusTaken | None"]:
        """From `take_bonus`; nothing to tell when it brings nothing."""
        before = s.clover[seat]
        yield seat
        luck, card = s.clover[seat] - before, _drawn(s)
        return cls(seat, choice + 1, luck, card) if luck or card else None


@dataclass(frozen=True)
class BonusForgone(Event):
    """The seat has chosen a bonus that brings it nothing."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BonusForgone":
        """From `forgo_bonus`."""
        return cls(seat)


@dataclass(frozen=True)
class BuyingBegan(Event):
    """Everyone has a bonus; cards are bought and built."""

    round: int

    @classmethod
    def of(cls, setup: Setup, s: State) -> "BuyingBegan":
        """From `begin_buying`."""
        return cls(None, s.round)


@dataclass(frozen=True)
class IncomeReceived(Event):
    """Money from scored green cards (none by the solo rules); the seat has bought nothing yet."""

    money: int  # all of it

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> Generator[int, None, "IncomeReceived | None"]:
        """From `receive_income`; nothing to tell without money, now and in the round before."""
        before = s.bought[seat]
        yield seat
        return cls(seat, s.money[seat]) if s.money[seat] or before else None


@dataclass(frozen=True)
class CardBought(Event):
    """A card of this colour was paid for, and is drawn next."""

    colour: Colour
    cost: int
    left: int  # money

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, colour: int) -> "CardBought":
        """From `buy`."""
        cost = setup.cost[colour]
        return cls(seat, COLOUR_NAMES[colour], cost, s.money[seat] - cost)


@dataclass(frozen=True)
class CardDrawn(Event):
    """A card came from its deck: beside the clover, or as a consolation to be placed at once."""

    card: int
    colour: Colour
    why: Literal["bonus", "bought", "exchange", "consolation"]
    is_offered: bool  # an identical card lies in the display: keep it, or exchange it

    @classmethod
    def of(cls, setup: Setup, s: State, card: int) -> Generator[int, None, "CardDrawn"]:
        """From `receive`."""
        seat, why = s.drawer, cls._why(s)
        yield seat
        return cls(seat, setup.number[card], _colour(card), why, s.offered[seat] == card + 1)

    @staticmethod
    def _why(s: State) -> Literal["bonus", "bought", "exchange", "consolation"]:
        if s.phase == DECIDE:
            return "consolation"
        if s.phase == BONUS:
            return "bonus"
        return "exchange" if s.exchanging else "bought"


@dataclass(frozen=True)
class CardKept(Event):
    """The card that could have been exchanged lies beside the clover."""

    card: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "CardKept":
        """From `keep`."""
        return cls(seat, setup.number[s.offered[seat] - 1])


@dataclass(frozen=True)
class CardExchanged(Event):
    """The card went under its deck; another one of its colour is drawn next."""

    card: int
    colour: Colour

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "CardExchanged":
        """From `exchange`."""
        card = s.offered[seat] - 1
        return cls(seat, setup.number[card], _colour(card))


@dataclass(frozen=True)
class CardPaid(Event, scores=True):
    """Solo rules: a scored green card went under its deck for money; its marker is free again."""

    card: int
    level: int
    times: int  # 3 or 4 with a marker, else 1
    money: int  # that it brought

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, card: int) -> "CardPaid":
        """From `pay`."""
        level, marker = level_scored(s, seat, card), marker_on(s, card)
        times = s.times[marker] if marker >= 0 else 1
        return cls(seat, setup.number[card], level + 1, times, setup.factor[level] * times)


@dataclass(frozen=True)
class SetsBroken(Event, scores=True):
    """Solo rules: sets of all colours have lost a card."""

    broken: int
    sets: int  # that are left

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, level: int, card: int
    ) -> Generator[int, None, "SetsBroken | None"]:
        """From `take_scored`."""
        before = sets(s, seat)
        yield seat
        left = sets(s, seat)
        broken = before - left
        return cls(seat, broken, left, points=-SET_POINTS * broken) if broken else None


@dataclass(frozen=True)
class BuyingEnded(Event):
    """The seat buys nothing more."""

    bought: int  # cards, in this round

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "BuyingEnded":
        """From `stop_buying`."""
        return cls(seat, s.bought[seat])


@dataclass(frozen=True)
class MoneyLost(Event):
    """Money that was not spent is lost."""

    money: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "MoneyLost | None":
        """From `lose_money`; nothing to tell when all is spent."""
        return cls(seat, s.money[seat]) if s.money[seat] else None


@dataclass(frozen=True)
class CardPlaced(Event):
    """A new card lies in the display."""

    card: int
    level: int
    position: int
    is_consolation: bool

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, level: int, card: int) -> "CardPlaced":
        """From `place_card`."""
        position = _position(s, seat, level)
        return cls(seat, setup.number[card], level + 1, position, s.phase == DECIDE)


@dataclass(frozen=True)
class CardReturned(Event):
    """There is no room for a new card: it went under its deck."""

    card: int
    colour: Colour

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "CardReturned":
        """From `return_new`."""
        card = s.new[seat][0] - 1
        return cls(seat, setup.number[card], _colour(card))


@dataclass(frozen=True)
class RollingBegan(Event):
    """Everyone is IN; no roll was made yet."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "RollingBegan":
        """From `begin_rolling`."""
        return cls(None)


@dataclass(frozen=True)
class DiceThrown(Event):
    """The Glücksfee rolled the dice for everybody."""

    roll: int  # its number in the round
    blue: tuple[int, ...]
    red: tuple[int, ...]

    @classmethod
    def of(cls, setup: Setup, s: State, rolled: int) -> "DiceThrown":
        """From `throw`."""
        blue, red = faces(rolled)
        return cls(s.fairy, s.rolls + 1, blue, red)


@dataclass(frozen=True)
class CardFulfilled(Event):
    """A display card got a marker."""

    card: int
    colour: Colour
    level: int
    dice: tuple[str, ...]  # the fewest that fulfil its task
    marker: Marker  # a black one of the seat, or luck from its clover

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, card: int) -> "CardFulfilled":
        """From `mark`."""
        level = place_of(s, seat, card) // WIDTH + 1
        marker: Marker = "black" if s.black[seat] else "luck"
        dice = cls._dice(setup, s.rolled, card)
        return cls(seat, setup.number[card], _colour(card), level, dice, marker)

    @staticmethod
    def _dice(setup: Setup, rolled: int, card: int) -> tuple[str, ...]:
        blue, red = faces(rolled)
        words = [f"blue {face}" for face in blue] + [f"red {face}" for face in red]
        return tuple(
            words[die] for die in dice_for(deck_in(setup).cards[card % CARDS].task, rolled)
        )


@dataclass(frozen=True)
class LuckSpent(Event, scores=True):
    """All black markers lie on cards: luck from the clover is the marker of this one."""

    card: int

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, place: int) -> "LuckSpent":
        """From `mark_with_luck`."""
        return cls(seat, setup.number[s.display[seat][place] - 1])


@dataclass(frozen=True)
class FailureAverted(Event, scores=True):
    """Luck went from the clover into the supply; the seat fulfils nothing, but does not fail."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "FailureAverted":
        """From `avert`."""
        return cls(seat)


@dataclass(frozen=True)
class Failed(Event):
    """The seat is OUT, and all its markers of this round came off."""

    cards: tuple[int, ...]  # that had one
    black: int  # markers that went back to the seat
    luck: int  # markers that went into the supply

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "Failed":
        """From `fail`."""
        marked = [place for place in range(PLACES) if s.marked[seat] >> place & 1]
        cards = tuple(setup.number[s.display[seat][place] - 1] for place in marked)
        luck = s.lucky[seat].bit_count()
        return cls(seat, cards, len(cards) - luck, luck)


@dataclass(frozen=True)
class StayedIn(Event):
    """The seat plays on."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "StayedIn":
        """From `stay`."""
        return cls(seat)


@dataclass(frozen=True)
class WentOut(Event):
    """The seat is OUT of its own will: its markers stay."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "WentOut":
        """From `leave`."""
        return cls(seat)


@dataclass(frozen=True)
class Consoled(Event):
    """The seat has failed: a green card is drawn for it next."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> Generator[int, None, "Consoled | None"]:
        """From `console`; nothing to tell when no card comes."""
        yield s.drawer
        return cls(s.drawer) if s.drawing else None


@dataclass(frozen=True)
class PushingBegan(Event):
    """Everyone is OUT: marked cards are pushed or scored."""

    round: int

    @classmethod
    def of(cls, setup: Setup, s: State) -> "PushingBegan | None":
        """From `begin_pushing`; nothing to tell when no card is marked."""
        return cls(None, s.round) if any(s.marked) else None


@dataclass(frozen=True)
class CardPushed(Event):
    """A marked card lies one level higher, without its marker."""

    card: int
    level: int  # where it lies now
    position: int
    marker: Marker  # a black one goes back to the seat, luck into the supply

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, card: int) -> "CardPushed":
        """From `push`."""
        place = place_of(s, seat, card)
        level = place // WIDTH + 1
        marker = _marker(s, seat, place)
        return cls(seat, setup.number[card], level + 1, _position(s, seat, level), marker)


@dataclass(frozen=True)
class CardScored(Event, scores=True):
    """A marked card went to the right of the bar, on the same level, without its marker."""

    card: int
    colour: Colour
    level: int
    marker: Marker  # a black one goes back to the seat, luck into the supply
    lifts: int  # solo rules: scored cards that may be pushed now (Push it!)

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, card: int) -> Generator[int, None, "CardScored"]:
        """From `score_card`."""
        place = place_of(s, seat, card)
        marker = _marker(s, seat, place)
        yield seat
        level = place // WIDTH + 1
        return cls(seat, setup.number[card], _colour(card), level, marker, s.lifts[seat])


@dataclass(frozen=True)
class SetCompleted(Event, scores=True):
    """Solo rules: there is another set of one scored card of every colour."""

    sets: int  # that there are now

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, level: int, card: int
    ) -> "Generator[int, None, SetCompleted | None] | None":
        """From `put_scored`."""
        return cls._found(s, seat) if setup.solo_rules else None

    @classmethod
    def _found(cls, s: State, seat: int) -> Generator[int, None, "SetCompleted | None"]:
        before = sets(s, seat)
        yield seat
        now = sets(s, seat)
        return cls(seat, now, points=SET_POINTS * (now - before)) if now > before else None


@dataclass(frozen=True)
class CardLifted(Event, scores=True):
    """Push it!: a scored card lies one level higher, with its ×3/×4 marker."""

    card: int
    level: int  # where it lies now
    left: int  # such pushes that are left

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int, card: int) -> Generator[int, None, "CardLifted"]:
        """From `lift`."""
        level = level_scored(s, seat, card) + 1
        yield seat
        return cls(seat, setup.number[card], level + 1, s.lifts[seat])


@dataclass(frozen=True)
class LiftsDeclined(Event):
    """Push it!: the seat pushes no more scored cards."""

    @classmethod
    def of(cls, setup: Setup, s: State, seat: int) -> "LiftsDeclined":
        """From `decline_lifts`."""
        return cls(seat)


@dataclass(frozen=True)
class DeckRanOut(Event):
    """A card is wanted of an empty deck: what everyone gives back is shuffled as the new one."""

    colour: Colour

    @classmethod
    def of(
        cls, setup: Setup, s: State, first: int, colour: int
    ) -> Generator[None, None, "DeckRanOut | None"]:
        """From `regroup`; nothing to tell when nobody can give a card back."""
        yield None
        return cls(None, COLOUR_NAMES[colour]) if deck_size(s, colour) else None


@dataclass(frozen=True)
class CardsGrouped(Event):
    """A scored card got a ×3/×4 marker (or ×4 for its ×3) and stands for others too."""

    card: int
    level: int
    times: int
    returned: tuple[int, ...]  # the cards that went into the new deck

    @classmethod
    def of(
        cls, setup: Setup, s: State, seat: int, level: int, colour: int, marker: int, times: int
    ) -> Generator[int, None, "CardsGrouped"]:
        """From `group`."""
        before = _scored(s, seat, level)
        yield seat
        returned = sorted(before - _scored(s, seat, level))
        card = setup.number[s.multiplied[marker] - 1]
        return cls(seat, card, level + 1, times, tuple(setup.number[one] for one in returned))


@dataclass(frozen=True)
class GameEnded(Event):
    """All rounds have been played; the dice are put away."""

    @classmethod
    def of(cls, setup: Setup, s: State) -> "GameEnded":
        """From `end_game`."""
        return cls(None)
