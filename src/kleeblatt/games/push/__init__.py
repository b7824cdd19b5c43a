"""PUSH (Prospero Hall)."""

from kleeblatt.core.game import Game, Option
from kleeblatt.games.push import events, notation, position, rules
from kleeblatt.games.push.bots import features, heuristics
from kleeblatt.games.push.lots import lot
from kleeblatt.games.push.odds import outcomes
from kleeblatt.games.push.setup import make_setup
from kleeblatt.games.push.state import PHASES
from kleeblatt.games.push.view import printed_view, seat_view, table_view

RISK = Option("risk", "no", ("no", "yes"))
DIRECTIONS = Option("directions", "removed", ("removed", "discarded"), most_players=2)

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
    make_setup=make_setup,
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
