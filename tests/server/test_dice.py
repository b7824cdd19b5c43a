"""The dice of finished matches, as the server tells them."""

import json

import pytest

from kleeblatt import GAMES, Match, SecretDice, game
from kleeblatt.core.errors import GameError
from kleeblatt.server import dice
from tests.players import play_on, random_match, seats


@pytest.mark.parametrize("id", GAMES)
def test_a_match_and_all_matches(id: str) -> None:
    records = [random_match(id, 2, seed).record for seed in range(3)]
    one = dice.report_of(records[0])
    assert (one.game, one.matches) == (id, 1)
    assert dice.DiceReport.model_validate_json(one.model_dump_json()) == one
    kept = dice.tally_text(records[0])
    for record in records[1:]:
        kept = dice.merged(kept, record)
    assert dice.merged(None, records[0]) == dice.tally_text(records[0])
    (everything,) = dice.report_of_all([kept]).games
    assert everything.matches == 3
    assert everything.sources[0].kinds[0].total > one.sources[0].kinds[0].total
    assert len(kept) < 4000
    assert json.loads(kept)["game"] == id


def test_games_keep_their_order() -> None:
    kept = [dice.tally_text(random_match(id, 2, 1).record) for id in reversed(list(GAMES))]
    assert [each.game for each in dice.report_of_all(kept).games] == list(GAMES)
    assert dice.report_of_all([]).games == []


def test_a_running_match_tells_nothing() -> None:
    match = play_on(Match(game("push"), seats(2), dice=SecretDice(bytes(32))), 1, steps=20)
    for refused in (dice.report_of, dice.tally_text):
        with pytest.raises(GameError):
            refused(match.record)
