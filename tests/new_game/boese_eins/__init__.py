"""Böse Eins, known in English as Pig: the smallest whole game, for `tests/test_new_game.py`."""

from kleeblatt.core.game import Game
from kleeblatt.games.boese_eins import events, notation, position, rules
from kleeblatt.games.boese_eins.bots import heuristics
from kleeblatt.games.boese_eins.odds import outcomes
from kleeblatt.games.boese_eins.setup import make_setup
from kleeblatt.games.boese_eins.state import PHASES, SEATS
from kleeblatt.games.boese_eins.view import printed_view, seat_view, table_view

boese_eins = Game(
    id="boese-eins",
    title="Böse Eins",
    min_players=2,
    max_players=SEATS,
    minutes=5,
    rules_version=1,
    options=(),
    parts={"safe": 0},
    solo_levels=(),
    level_text="",
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    make_setup=make_setup,
    outcomes=outcomes,
    phases=PHASES,
    table_view=table_view,
    seat_view=seat_view,
    printed=printed_view,
    events=events,
    positions=position,
    terminal="kleeblatt.games.boese_eins.terminal",
)
