"""What checking a record says, for each source of dice."""

from collections.abc import Callable

import pytest

from kleeblatt import Chance, Match, SecretDice, SeededDice, TypedDice, game
from kleeblatt.core.dice import DealtDice, Dice
from kleeblatt.core.record import Record
from kleeblatt.games.verdict import verdict
from tests.players import play_on, seats

SOURCES: dict[str, Callable[[], Dice]] = {
    "secret": lambda: SecretDice(bytes(32)),
    "seed": lambda: SeededDice(7),
    "deal": lambda: DealtDice(7),
    "hand": TypedDice,
}


@pytest.mark.parametrize("source", ["secret", "seed", "deal"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_dice_that_can_be_checked(source: str, language: str) -> None:
    match = play_on(_push(source), 1)
    found = verdict(match.record.text(), language)
    assert found.ok
    assert (found.game, found.dice) == ("push", source)
    assert f" {found.rolls} " in found.sentence


def test_dice_of_people_are_believed() -> None:
    match = _push("hand")
    while isinstance(match.node, Chance):
        match.inject(match.outcomes()[0][0])
    found = verdict(match.record.text(), "en")
    assert found.ok
    assert found.dice == "hand"


def test_dice_without_their_secret_are_not_proven() -> None:
    match = play_on(_push("secret"), 1)
    sealed = Record(match.record.header, match.record.entries[:-1])
    found = verdict(sealed.text(), "en")
    assert not found.ok
    assert found.rolls > 0


def _push(source: str) -> Match:
    return Match(game("push"), seats(2), dice=SOURCES[source]())
