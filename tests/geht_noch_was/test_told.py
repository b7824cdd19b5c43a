"""What the rules tell of moves with several consequences: each event, in order, with its points."""

from kleeblatt import Match
from kleeblatt.core.events import Event
from kleeblatt.games.geht_noch_was.events import (
    BonusForgone,
    BonusTaken,
    BuyingEnded,
    CardBought,
    CardDrawn,
    CardExchanged,
    CardFulfilled,
    CardLifted,
    CardPaid,
    CardPlaced,
    CardPushed,
    CardReturned,
    CardScored,
    CardsGrouped,
    Consoled,
    DeckRanOut,
    Failed,
    FailureAverted,
    LiftsDeclined,
    LuckSpent,
    LuckTaken,
    MoneyLost,
    SetCompleted,
    SetsBroken,
    StayedIn,
    WentOut,
)
from tests.geht_noch_was.table import (
    EACH,
    ONES,
    building,
    drain,
    in_round,
    mark,
    play,
    pushing,
    put,
    rolling,
    shopping,
    start,
    throw,
)


def told(match: Match, seat: int, moves: str) -> list[Event]:
    """What these moves (numbers are cards that are drawn) lead to."""
    count = len(match.record.entries)
    play(match, seat, moves)
    return [event for step in match.open_events[count:] for event in step]


def test_dice_that_fulfil() -> None:
    """Of equally good dice the first ones, blue before red."""
    match = put(rolling(1), 0, display={1: "2"})
    throw(match, "1 3 4 4", "3 5 5")
    assert told(match, 0, "mark 2 / in") == [
        CardFulfilled(0, 2, "green", 1, ("blue 3", "blue 4"), "black"),
        StayedIn(0),
    ]


def test_luck_as_a_marker_costs_its_point() -> None:
    match = put(rolling(2), 0, display={1: "25 26 27 28", 2: "29 30"}, clover=2)
    mark(match, 0, "25 26 27 28 29")
    throw(match, *EACH)
    play(match, 1, "fail")
    assert told(match, 0, "mark 30 / out")[:3] == [
        CardFulfilled(0, 30, "green", 2, ("red 6",), "luck"),
        LuckSpent(0, 30, points=-1),
        WentOut(0),
    ]


def test_failing_tells_all_markers_and_the_consolation() -> None:
    match = put(rolling(1), 0, display={1: "25 26", 2: "27"})
    mark(match, 0, "25", luck="27")
    throw(match, *ONES)
    assert told(match, 0, "fail / 33")[:4] == [
        Failed(0, (25, 27), black=1, luck=1),
        Consoled(0),
        CardDrawn(0, 33, "green", "consolation", is_offered=False),
        CardPlaced(0, 33, level=1, position=3, is_consolation=True),
    ]


def test_averting_costs_its_point_and_is_told_to_its_seat_at_once() -> None:
    match = rolling(2)
    throw(match, *ONES)
    assert told(match, 0, "avert") == [FailureAverted(0, points=-1)]
    assert match.events_for(0)[-1] == (FailureAverted(0, points=-1),)
    assert all(
        not isinstance(event, FailureAverted) for step in match.events_for(1) for event in step
    )
    assert (match.view(0)["luck"], match.view(1)["luck"]) == (15, 14)


def test_luck_while_out_only_as_much_as_has_room() -> None:
    match = rolling(3)
    throw(match, *ONES)
    play(match, 0, "avert / out")
    play(match, 1, "avert / out")
    play(match, 2, "avert / in")
    put(match, 1, clover=4)
    put(match, 2, clover=1)
    throw(match, *ONES)
    assert match.open_events[-1][1:] == (LuckTaken(0, 1, "out", points=1),)


def test_a_bonus_brings_what_has_room() -> None:
    match = in_round(2)
    put(match, 0, clover=3)
    put(match, 1, clover=4)
    assert told(match, 0, "bonus 1") == [BonusTaken(0, 1, luck=1, card=None, points=1)]
    assert told(match, 1, "bonus 1")[0] == BonusForgone(1)
    match = in_round(2)
    assert told(match, 0, "bonus 2 / 33") == [
        BonusTaken(0, 2, luck=1, card="green", points=1),
        CardDrawn(0, 33, "green", "bonus", is_offered=False),
    ]


def test_exchanging_what_was_bought() -> None:
    match = shopping({3: "25 26"}, display={1: "41"})
    assert told(match, 0, "buy green / 57 / exchange / 33 / pass") == [
        CardBought(0, "green", 1, left=3),
        CardDrawn(0, 57, "green", "bought", is_offered=True),
        CardExchanged(0, 57, "green"),
        CardDrawn(0, 33, "green", "exchange", is_offered=False),
        BuyingEnded(0, bought=1),
        MoneyLost(0, 3),
    ]


def test_no_room_for_a_new_card() -> None:
    full = {1: "25 26 27 28", 2: "29 30 31 32", 3: "33 34 35"}
    match = building("36 61", full)
    assert told(match, 0, "place 36 3")[:2] == [
        CardPlaced(0, 36, level=3, position=4, is_consolation=False),
        CardReturned(0, 61, "yellow"),
    ]


def test_position_among_the_cards_of_a_level() -> None:
    """Cards lie where others were taken away."""
    match = pushing({1: "25 26 27", 2: "28 29"}, "25 28")
    assert told(match, 0, "push 28 / push 25")[:2] == [
        CardPushed(0, 28, level=3, position=1, marker="black"),
        CardPushed(0, 25, level=2, position=1, marker="black"),
    ]


def test_scoring_a_set_and_push_it() -> None:
    match = pushing(
        {5: "82"}, "", luck="82", scored={1: "25 61", 4: "62"}, players=1, solo_rules="yes"
    )
    assert told(match, 0, "bank 82 / lift 25 / pass")[:4] == [
        CardScored(0, 82, "red", 5, "luck", lifts=2, points=32),
        SetCompleted(0, 1, points=8),
        CardLifted(0, 25, level=2, left=1, points=1),
        LiftsDeclined(0),
    ]


def test_paying_may_break_sets() -> None:
    match = shopping({2: "25x3", 1: "61 62 82 83"}, display={}, players=1, solo_rules="yes")
    assert told(match, 0, "pay 25") == [
        CardPaid(0, 25, level=2, times=3, money=6, points=-6),
        SetsBroken(0, broken=2, sets=0, points=-16),
    ]


def test_a_deck_that_runs_out() -> None:
    match = shopping({3: "25 26", 4: "82 83 84 85 86"}, display={})
    put(match, 1, display={}, scored={1: "87 88 89", 2: "90x3 91"})
    drain(match, "red", [1])
    assert told(match, 0, "buy red") == [
        CardBought(0, "red", 4, left=0),
        DeckRanOut(None, "red"),
        CardsGrouped(0, 82, level=4, times=4, returned=(83, 84, 85)),
        CardsGrouped(1, 87, level=1, times=3, returned=(88, 89)),
        CardsGrouped(1, 90, level=2, times=4, returned=(91,)),
    ]


def test_start_cards() -> None:
    """Laid out on three levels, or beside the clover to be placed freely."""
    for free, levels in (("no", [1, 1, 2, 2, 3, 3]), ("yes", [])):
        opening = [event.json() for event in start(2, free_start=free).opening[:2]]
        assert [event["set"] for event in opening] == ["A", "B"]
        assert [event["levels"] for event in opening] == [levels, levels]
