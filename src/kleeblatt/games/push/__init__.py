"""PUSH (Prospero Hall)."""

from kleeblatt.core.game import Game, Option, Options
from kleeblatt.games.push import deck, events, notation, position, rules
from kleeblatt.games.push.bots import features, heuristics
from kleeblatt.games.push.lots import lot
from kleeblatt.games.push.odds import outcomes
from kleeblatt.games.push.rules import Setup
from kleeblatt.games.push.view import PHASES, printed_view, seat_view, table_view

RISK = Option("risk", "no", ("no", "yes"))
DIRECTIONS = Option("directions", "removed", ("removed", "discarded"))  # with two players


def _setup(players: int, options: Options) -> Setup:
    setup = Setup()
    setup.players = players
    setup.risk = int(options["risk"] == "yes")
    setup.has_direction = int(players > 2)
    kept = players > 2 or options["directions"] == "discarded"
    setup.direction_cards = deck.DIRECTION_CARDS if kept else 0
    return setup


push = Game(
    id="push",
    title="PUSH",
    min_players=2,
    max_players=rules.SEATS,
    minutes=20,
    rules_version=1,
    options=(RISK, DIRECTIONS),
    parts={"displayed": rules.DISPLAYED_PART, "secured": rules.SECURED_PART},
    solo_levels=(),
    level_text="",
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    make_setup=_setup,
    outcomes=outcomes,
    phases=PHASES,
    table_view=table_view,
    seat_view=seat_view,
    printed=printed_view,
    events=events,
    positions=position,
    terminal="kleeblatt.games.push.terminal",
    lot=lot,
    features=features,
)
