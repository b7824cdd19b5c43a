"""The rulebook of PUSH in its order. Docstrings quote the sentence that a test is about."""

from collections import Counter
from itertools import product

import pytest

from kleeblatt.core.dice import SeededDice, TypedDice
from kleeblatt.core.errors import NotYourTurn, UnknownOutcome, UsageError
from kleeblatt.core.match import Chance, Match, Over
from kleeblatt.games.push import push
from tests.push.table import (
    BOX,
    BUST,
    COLOURS,
    DICE_CARD,
    DIRECTION_CARD,
    NUMBER_CARDS,
    active,
    cards,
    deck,
    discard,
    display,
    give,
    leave,
    options,
    play,
    refused,
    rows,
    secured,
    start,
    takers,
)

# Spielmaterial


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players(players: int) -> None:
    """„für 2 – 6 Spieler“"""
    assert len(start(players).view()["seats"]) == players


@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players(players: int) -> None:
    """„für 2 – 6 Spieler“"""
    with pytest.raises(UsageError):
        start(players)


def test_too_many_players() -> None:
    """„für 2 – 6 Spieler“"""
    with pytest.raises(UsageError):
        Match(push, list("abcdefg"), dice=TypedDice())


def test_120_cards() -> None:
    """„120 Karten: 90 Zahlenkarten …, 18 Würfelkarten, 12 Richtungswechsel-Karten“"""
    left = deck(start(3))
    assert left == BOX
    assert left.total() == 120
    assert sum(left[card] for card in NUMBER_CARDS) == 90
    assert left[DICE_CARD] == 18
    assert left[DIRECTION_CARD] == 12


@pytest.mark.parametrize("card", NUMBER_CARDS)
def test_three_of_each_number_card(card: str) -> None:
    """„3× die Zahlenwerte von 1 bis 6 in den Farben Grün, Gelb, Rot, Blau und Lila“"""
    match = start(4)
    play(match, f"{card}>1, {card}>2, {card}>3, draw")
    assert deck(match)[card] == 0
    with pytest.raises(UnknownOutcome):
        match.inject(card)


def test_the_die() -> None:
    """„1 Würfel“: five colours and a star, each as likely."""
    match = play(start(3), BUST)
    assert dict(match.outcomes()) == pytest.approx(
        dict.fromkeys((*COLOURS, "star"), 1 / 6), abs=1e-12
    )


def test_printed() -> None:
    """„Spielmaterial“, as the match tells it."""
    printed = start(3).printed()
    assert set(printed["colours"]) == set(COLOURS)
    assert list(printed["values"]) == [1, 2, 3, 4, 5, 6]
    assert (printed["copies"], printed["dice_cards"], printed["direction_cards"]) == (3, 18, 12)
    assert set(printed["die"]) == {*COLOURS, "star"}


# Spielverlauf


def test_shuffled() -> None:
    """„Mischt alle 120 Karten“: every card is as likely to be the first, and the next."""
    match = play(start(3), "draw")
    assert dict(match.outcomes()) == pytest.approx({card: n / 120 for card, n in BOX.items()})
    play(match, "red 5, into 1, draw")
    assert dict(match.outcomes())["red 5"] == pytest.approx(2 / 119)
    assert dict(match.outcomes())[DICE_CARD] == pytest.approx(18 / 119)


def test_drawn_from_a_seed() -> None:
    """„Mischt alle 120 Karten“: also when a seed draws."""
    came: Counter[str] = Counter()
    small = "red 1, red 1, purple 6, dice-card, direction-card"
    for seed in range(1200):
        match = leave(start(3, dice=SeededDice(seed)), small)
        play(match, "draw")
        came[match.roll()] += 1
    expected = {"red 1": 480, "purple 6": 240, DICE_CARD: 240, DIRECTION_CARD: 240}
    assert came == pytest.approx(expected, abs=70)


def test_rolled_from_a_seed() -> None:
    """„Wirf den Würfel“: each face as likely, also when a seed rolls."""
    came: Counter[str] = Counter()
    for seed in range(600):
        came[play(start(3, dice=SeededDice(seed)), BUST).roll()] += 1
    assert came == pytest.approx(dict.fromkeys((*COLOURS, "star"), 100), abs=45)


def test_nobody_has_cards_at_the_start() -> None:
    """„legt sie als verdeckten Ziehstapel in die Tischmitte“"""
    match = start(6)
    assert match.scores() == [0] * 6
    assert not discard(match)
    assert rows(match) == []
    assert options(match) == {"draw"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_clockwise(players: int) -> None:
    """„Danach spielt ihr im Uhrzeigersinn reihum.“"""
    match = start(players)
    first = active(match)
    for turn in range(2 * players):
        assert active(match) == (first + turn) % players
        play(match, f"{NUMBER_CARDS[turn]}>1, stop, take 1")


def test_first_card_begins_a_row() -> None:
    """„Sie bildet den Anfang einer Kartenreihe.“"""
    match = play(start(), "draw, red 5")
    assert match.view()["card"] == "red 5"
    assert options(match) == {"into 1"}
    play(match, "into 1")
    assert rows(match) == [{"red 5"}]


def test_into_the_row_or_a_new_one() -> None:
    """„lege sie … in die angefangene Reihe oder beginne eine neue Reihe“"""
    for row, expected in (("1", [{"red 5", "blue 6"}]), ("2", [{"red 5"}, {"blue 6"}])):
        match = play(start(), "red 5>1, draw, blue 6")
        assert options(match) == {"into 1", "into 2"}
        play(match, f"into {row}")
        assert rows(match) == expected


def test_up_to_three_rows() -> None:
    """„Insgesamt darfst du in deinem Zug bis zu 3 Reihen bilden.“"""
    match = play(start(), "red 5>1, red 5>2, draw, blue 4")
    assert options(match) == {"into 1", "into 2", "into 3"}
    play(match, "into 3, draw, green 1")
    assert options(match) == {"into 1", "into 2", "into 3"}


def test_rows_of_five_and_choice_for_each_card() -> None:
    """„Für jede aufgedeckte Karte kannst du entscheiden“"""
    match = play(
        start(),
        "red 1>1, blue 2>1, green 3>2, yellow 4>1, purple 5>2, green 6>1, dice-card>3,"
        "purple 3>1, dice-card>1, red 4>3",
    )
    assert rows(match) == [
        {"red 1", "blue 2", "yellow 4", "green 6", "purple 3", "dice-card"},
        {"green 3", "purple 5"},
        {"dice-card", "red 4"},
    ]


def test_not_beside_the_same_number_or_colour() -> None:
    """„nicht in eine Reihe …, in der bereits eine Karte mit gleichem Zahlenwert und/oder …“"""
    for lying, drawn in product(NUMBER_CARDS, NUMBER_CARDS):
        match = play(start(), f"{lying}>1, draw, {drawn}")
        same = lying.split()[0] == drawn.split()[0] or lying.split()[1] == drawn.split()[1]
        assert options(match) == ({"into 2"} if same else {"into 1", "into 2"}), (lying, drawn)
        if same:
            assert refused(match, "into 1") == "push-no-room"


def test_every_card_of_a_row_counts() -> None:
    """„in der bereits eine Karte … liegt“: not only the uppermost."""
    match = play(start(), "red 1>1, blue 2>1, green 3>1, draw, purple 1")
    assert options(match) == {"into 2"}
    match = play(start(), "red 1>1, blue 2>1, green 3>1, draw, red 6")
    assert options(match) == {"into 2"}


def test_dice_card_into_any_row_or_a_new_one() -> None:
    """„lege sie in eine beliebige Reihe oder beginne damit eine neue“"""
    match = play(start(), "draw, dice-card")
    assert options(match) == {"into 1"}
    assert refused(match, "into 2") == "push-row-order"
    match = play(start(), "red 1>1, red 1>2, draw, dice-card")
    assert options(match) == {"into 1", "into 2", "into 3"}


def test_one_dice_card_a_row() -> None:
    """„keine Würfelkarte in eine Reihe …, in der sich bereits eine Würfelkarte befindet“"""
    match = play(start(), "red 1>1, dice-card>1, blue 1>2, draw, dice-card")
    assert options(match) == {"into 2", "into 3"}
    assert refused(match, "into 1") == "push-no-room-for-dice"


@pytest.mark.parametrize("card", NUMBER_CARDS)
def test_number_card_beside_a_dice_card(card: str) -> None:
    """A dice card has neither a number nor a colour."""
    match = play(start(), f"dice-card>1, draw, {card}")
    assert options(match) == {"into 1", "into 2"}


def test_direction_cards_never_in_rows() -> None:
    """„Richtungswechsel-Karten legst du nie in Reihen. Sammle sie … bis zum Ende deines Zuges.“"""
    match = play(start(), "+direction-card")
    assert rows(match) == []
    play(match, "red 1>1, +direction-card")
    assert rows(match) == [{"red 1"}]
    assert match.view()["directions"] == 2
    assert discard(match)[DIRECTION_CARD] == 0
    play(match, "stop, take 1")
    assert match.view()["directions"] == 0
    assert discard(match)[DIRECTION_CARD] == 2


def test_example_of_matze() -> None:
    """„Matze hat eine gelbe 2 vom Ziehstapel gezogen. … Also legt er die Karte in die dritte“"""
    match = play(start(4), "red 2>1, blue 6>1, yellow 5>2, green 4>2, blue 4>3, purple 1>3")
    play(match, "draw, yellow 2")
    assert options(match) == {"into 3"}
    refused(match, "into 1")  # (a): a 2
    refused(match, "into 2")  # (b): a yellow card
    play(match, "into 3")  # (c)
    assert rows(match)[2] == {"blue 4", "purple 1", "yellow 2"}


def test_as_many_cards_as_you_like() -> None:
    """„Während deines Zuges kannst du beliebig viele Karten nacheinander … ziehen“"""
    script = ", ".join(
        f"{colour} {(i + row) % 6 + 1}>{row + 1}"
        for row in range(3)
        for i, colour in enumerate(COLOURS)
    )
    match = play(start(), script)
    assert [len(row) for row in rows(match)] == [5, 5, 5]
    assert options(match) == {"draw", "stop"}
    play(match, "dice-card>1, dice-card>2, dice-card>3")
    assert options(match) == {"draw", "stop"}


# Freiwillig aufhören


def test_stop_after_every_placed_card() -> None:
    """„Nach jeder gelegten Karte kannst du dich freiwillig entscheiden“"""
    match = start()
    for step in ("red 1>1", "blue 2>1", "dice-card>2", "green 6>3"):
        play(match, step)
        assert options(match) == {"draw", "stop"}


def test_take_a_row_at_once() -> None:
    """„Wähle in diesem Fall sofort eine Reihe und lege sie offen vor dir ab“"""
    match = play(start(), "red 5>1, blue 6>1, red 1>2, stop")
    assert match.awaited == (0,)
    assert options(match) == {"take 1", "take 2"}
    play(match, "take 1")
    assert display(match, 0) == cards("red 5, blue 6")
    assert rows(match) == [{"red 1"}]


def test_a_card_drawn_must_be_placed() -> None:
    """Only „nach jeder gelegten Karte“ may you stop."""
    match = play(start(), "red 5>1, draw, blue 6")
    refused(match, "stop")


def test_display_sorted_by_colour() -> None:
    """„Sortiere die Karten in deiner Auslage nach Farben“"""
    match = give(start(), 1, "red 6, green 2, red 1, red 6")
    shown = match.view()["seats"][1]["display"]
    assert shown["red"] == [1, 6, 6]
    assert shown["green"] == [2]
    assert shown["blue"] == []


# Würfelkarten


def test_dice_card_in_the_row() -> None:
    """„Lege zuerst … die Zahlenkarten in deine Auslage. Wirf danach den Würfel und lege alle …“"""
    match = give(start(), 0, "red 5, red 5, blue 3")
    play(match, "red 6>1, blue 1>1, dice-card>1, stop, take 1")
    assert match.node == Chance()
    assert display(match, 0) == cards("red 5, red 5, red 6, blue 3, blue 1")
    play(match, "red")  # „Auch diejenigen, die du gerade eben genommen hast.“
    assert display(match, 0) == cards("blue 3, blue 1")
    # „Lege die Würfelkarte ebenfalls auf den Ablagestapel.“
    assert discard(match) == cards("red 5, red 5, red 6, dice-card")


@pytest.mark.parametrize("face", [*COLOURS, "star"])
def test_each_face(face: str) -> None:
    """„die mit der gewürfelten Farbe übereinstimmen“; „Hast du den Stern gewürfelt?“"""
    all_cards = cards(", ".join(f"{colour} {value}" for colour in COLOURS for value in (1, 6)))
    match = give(start(), 0, ", ".join(all_cards))
    play(match, f"dice-card>1, stop, take 1, {face}")
    lost = cards(f"{face} 1, {face} 6") if face != "star" else cards("")
    assert display(match, 0) == all_cards - lost
    assert discard(match) == lost + cards(DICE_CARD)


def test_a_colour_you_do_not_have() -> None:
    """„Das gleiche gilt, wenn die gewürfelte Farbe in deiner Auslage nicht vorkommt.“"""
    match = give(start(), 0, "red 5")
    give(match, 1, "blue 4")
    play(match, "green 6>1, dice-card>1, stop, take 1, blue")
    assert display(match, 0) == cards("red 5, green 6")
    assert display(match, 1) == cards("blue 4")


def test_no_dice_card_no_roll() -> None:
    """„Befindet sich eine Würfelkarte in der gewählten Reihe?“"""
    match = play(start(), "red 6>1, dice-card>2, stop, take 1")
    assert match.awaited == (1,)
    assert display(match, 0) == cards("red 6")


# Die restlichen Reihen


def test_the_others_take_a_row_each() -> None:
    """„Nun wählen reihum deine Mitspieler ebenfalls genau eine Reihe … linker Nachbar beginnt“"""
    match = play(start(3), "red 6>1, red 5>2, red 4>3, stop, take 2")
    assert match.awaited == (1,)
    assert options(match) == {"take 1", "take 3"}
    refused(match, "take 2")
    play(match, "take 1")
    assert match.awaited == (2,)
    assert options(match) == {"take 3"}
    play(match, "take 3")
    assert [display(match, seat) for seat in range(3)] == [
        cards("red 5"),
        cards("red 6"),
        cards("red 4"),
    ]
    assert active(match) == 1


def test_dice_cards_of_the_others() -> None:
    """„Eingesammelte Würfelkarten werden ebenfalls wie oben beschrieben abgehandelt.“"""
    match = give(start(3), 1, "red 3, blue 3")
    play(match, "red 6>1, red 5>2, blue 4>2, dice-card>2, stop, take 1, take 2")
    assert match.node == Chance()
    play(match, "red")
    assert display(match, 0) == cards("red 6")
    assert display(match, 1) == cards("blue 3, blue 4")


# Richtungswechsel-Karten


@pytest.mark.parametrize(("directions", "first"), [(0, 1), (1, 3), (2, 1), (3, 3), (4, 1), (5, 3)])
def test_who_takes_first(directions: int, first: int) -> None:
    """„Dann nimmt statt deinem linken dein rechter Nachbar als Erster eine Reihe“"""
    match = play(start(4), "+direction-card," * directions + "red 6>1, red 5>2, red 4>3, stop")
    play(match, "take 1")
    assert match.awaited == (first,)


def test_order_of_play_is_unchanged() -> None:
    """„die Richtungswechsel-Karten verändern nicht die Spielreihenfolge“"""
    match = play(start(4), "+direction-card, red 6>1, red 5>2, stop, take 1, take 2")
    assert display(match, 3) == cards("red 5")
    assert active(match) == 1


def test_only_in_this_turn() -> None:
    """„Hast du in deinem Zug eine Richtungswechsel-Karte gezogen“: in yours, not before."""
    match = play(start(4), "+direction-card, red 6>1, stop, take 1")
    play(match, "red 5>1, red 4>2, stop, take 1, take 2")
    assert display(match, 2) == cards("red 4")


def test_two_players_without_direction_cards() -> None:
    """„Ihr könnt sie entweder vor dem Spiel aus dem Ziehstapel entfernen“"""
    match = start(2, directions="removed")
    assert deck(match) == BOX - cards(",".join([DIRECTION_CARD] * 12))
    assert deck(match).total() == 108
    play(match, "draw")
    with pytest.raises(UnknownOutcome):
        match.inject(DIRECTION_CARD)


def test_two_players_discard_direction_cards() -> None:
    """„… oder direkt nach dem Aufdecken ablegen.“"""
    match = start(2, directions="discarded")
    assert deck(match) == BOX
    play(match, "red 1>1, +direction-card")
    assert discard(match) == cards(DIRECTION_CARD)
    assert match.view()["directions"] == 0
    assert options(match) == {"draw", "stop"}


def test_rows_left_over() -> None:
    """„Legt die übriggebliebenen Reihen offen auf den Ablagestapel.“"""
    match = play(start(2), "red 6>1, red 5>2, red 4>3, blue 1>3, dice-card>3, stop, take 1, take 2")
    assert active(match) == 1
    assert rows(match) == []
    assert discard(match) == cards("red 4, blue 1, dice-card")


@pytest.mark.parametrize("players", [4, 5, 6])
def test_not_everybody_gets_a_row(players: int) -> None:
    """„bei einem Spiel zu viert oder mehr, dass nicht jeder Mitspieler eine Reihe nehmen kann“"""
    match = play(start(players), "red 6>1, red 5>2, red 4>3, stop")
    assert takers(match) == [0, 1, 2]
    assert active(match) == 1
    assert all(not display(match, seat) for seat in range(3, players))


# Karte darf nicht gelegt werden


def test_bust() -> None:
    """„Lege die soeben gezogene Karte ab. Du darfst keine Reihe nehmen! Wirf stattdessen …“"""
    match = give(start(4), 0, "red 5, green 5, red 6")
    play(match, BUST)
    assert discard(match) == cards("red 4")
    assert match.node == Chance()
    play(match, "red")
    assert display(match, 0) == cards("green 5")
    assert discard(match) == cards("red 4, red 5, red 6")
    assert match.awaited == (1,)  # „die restlichen Reihen werden wie gewohnt verteilt“
    with pytest.raises(NotYourTurn):
        match.play(0, "take 1")
    assert takers(match) == [1, 2, 3]
    assert display(match, 0) == cards("green 5")
    assert active(match) == 1  # „Danach ist der nächste Spieler an der Reihe.“


def test_bust_by_numbers_and_colours() -> None:
    """„eine Karte gezogen, die du in keine Reihe legen darfst“, for different reasons."""
    match = play(start(3), "blue 4>1, red 1>2, green 4>3, +red 4, star")
    assert discard(match) == cards("red 4")
    assert match.awaited == (1,)


def test_bust_leaves_rows_over() -> None:
    """„… werden wie gewohnt verteilt bzw. abgelegt“"""
    match = play(start(3), f"{BUST}, star, take 3, take 1")
    assert discard(match) == cards("red 4, red 2")
    assert display(match, 1) == cards("red 3")
    assert display(match, 2) == cards("red 1")
    assert active(match) == 1


def test_bust_spares_secured_cards() -> None:
    """„Gesicherte Karten sind vor dem Würfel geschützt und müssen nicht abgeworfen werden“"""
    match = give(start(3), 0, "red 5", secured="red 6, red 6")
    play(match, f"{BUST}, red")
    assert not display(match, 0)
    assert secured(match, 0) == cards("red 6, red 6")


# Karten sichern


def test_secure_instead_of_drawing() -> None:
    """„auf deinen Zug verzichten und stattdessen Karten … sichern. Wähle genau eine Farbe“"""
    match = give(start(3), 0, "red 5, red 5, red 1, blue 6")
    assert options(match) == {"draw", "secure red", "secure blue"}
    play(match, "secure red")
    assert secured(match, 0) == cards("red 5, red 5, red 1")
    assert display(match, 0) == cards("blue 6")
    assert active(match) == 1
    assert deck(match).total() == 116


def test_only_at_the_start_of_a_turn() -> None:
    """„Statt Karten aufzudecken“"""
    match = give(start(3), 0, "red 5")
    play(match, "blue 1>1")
    assert refused(match, "secure red") == "push-secure-or-draw"
    play(match, "draw, blue 2")
    refused(match, "secure red")
    play(match, "into 2, stop")
    refused(match, "secure red")


def test_only_own_cards() -> None:
    """„Karten in deiner Auslage“"""
    match = give(start(3), 1, "red 5")
    assert options(match) == {"draw"}
    refused(match, "secure red")


def test_again_and_again() -> None:
    """„Das kannst du immer wieder machen – auch mit Farben, die du bereits gesichert hast.“"""
    match = give(start(2), 0, "red 5, blue 2", secured="red 6")
    play(match, "secure red")
    assert secured(match, 0) == cards("red 5, red 6")
    play(match, "green 1>1, stop, take 1, secure blue")
    assert secured(match, 0) == cards("red 5, red 6, blue 2")
    assert not display(match, 0)


def test_taken_cards_do_not_join_secured_ones() -> None:
    """„Du darfst nicht eine Karte ziehen und sie dann auf einen … gesicherten Stapel legen“"""
    match = give(start(2), 0, "", secured="red 6")
    play(match, "red 1>1, dice-card>1, stop, take 1")
    assert display(match, 0) == cards("red 1")
    assert secured(match, 0) == cards("red 6")
    play(match, "red")
    assert not display(match, 0)
    assert secured(match, 0) == cards("red 6")


# Spielende


def test_end() -> None:
    """„Das Spiel endet, sobald der Ziehstapel komplett aufgebraucht ist und alle … Reihen …“"""
    match = leave(start(2), "red 1, red 2")
    play(match, "red 1>1, red 2>2")
    assert not match.is_over
    play(match, "take 2")
    assert not match.is_over  # a row is still to be given out
    play(match, "take 1")
    assert match.node == Over()


def test_scores() -> None:
    """„zählt … die Zahlenwerte seiner Karten zusammen, sowohl die in der Auslage … gesicherten“"""
    match = give(start(3), 0, "red 5, red 5, green 1", secured="purple 6")
    give(match, 1, "", secured="blue 4, blue 4")
    assert match.scores() == [17, 8, 0]
    assert match.breakdown(0) == {"displayed": 11, "secured": 6}


def test_all_cards_of_the_box() -> None:
    """Every value counts as printed: 3 · 5 · (1 + … + 6)."""
    match = give(start(3), 2, ", ".join(NUMBER_CARDS * 3))
    assert match.scores() == [0, 0, 315]


def test_highest_sum_wins() -> None:
    """„Der Spieler mit der höchsten Summe gewinnt das Spiel!“"""
    match = leave(give(start(3), 2, "red 6"), "red 1")
    assert match.winners() == []
    play(match, "red 1>1, take 1")
    assert match.scores() == [1, 0, 6]
    assert match.winners() == [2]


def test_tie() -> None:
    """„Bei Gleichstand gewinnt der Spieler mit den meisten genommenen Karten.“"""
    match = give(start(3), 0, "red 2, blue 3")
    give(match, 1, "red 6")
    give(match, 2, "green 6")
    play(leave(match, "green 1"), "green 1>1, take 1")
    assert match.scores() == [6, 6, 6]
    assert match.winners() == [0]


def test_several_winners() -> None:
    """„Herrscht auch hier Gleichstand, gibt es mehrere Sieger!“"""
    match = give(start(4), 0, "red 5")
    give(match, 1, "", secured="green 4, blue 2")
    give(match, 2, "green 6")
    give(match, 3, "red 3, blue 3")
    play(leave(match, "green 1"), "green 1>1, take 1")
    assert match.scores() == [6, 6, 6, 6]
    assert match.winners() == [0, 1, 3]


# Risiko-Variante


def test_risk_dice_card() -> None:
    """„Wenn du einen Stern würfelst, dann musst du deine gesamte Auslage … legen.“"""
    match = give(start(3, risk="yes"), 0, "red 5, green 1", secured="blue 6, red 1")
    give(match, 1, "red 3")
    play(match, "red 6>1, dice-card>1, stop, take 1, star")
    assert not display(match, 0)
    assert secured(match, 0) == cards("blue 6, red 1")  # „bleiben … geschützt“
    assert discard(match) == cards("red 5, green 1, red 6, dice-card")
    assert display(match, 1) == cards("red 3")


def test_risk_bust() -> None:
    """„Wenn du einen Stern würfelst“: whenever."""
    match = give(start(3, risk="yes"), 0, "red 5, green 1", secured="blue 6")
    play(match, f"{BUST}, star")
    assert not display(match, 0)
    assert secured(match, 0) == cards("blue 6")
