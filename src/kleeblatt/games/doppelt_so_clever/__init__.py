"""Doppelt so clever (Wolfgang Warsch)."""

from kleeblatt.core.game import Game
from kleeblatt.games.doppelt_so_clever import events, notation, position, rules, sheet
from kleeblatt.games.doppelt_so_clever.bots import features, heuristics
from kleeblatt.games.doppelt_so_clever.lots import lot
from kleeblatt.games.doppelt_so_clever.odds import outcomes
from kleeblatt.games.doppelt_so_clever.setup import make_setup
from kleeblatt.games.doppelt_so_clever.state import PHASES
from kleeblatt.games.doppelt_so_clever.view import printed_view, seat_view, table_view

doppelt_so_clever = Game(
    id="doppelt-so-clever",
    title="Doppelt so clever",
    min_players=1,
    max_players=rules.SEATS,
    minutes=30,
    rules_version=1,
    options=(),
    parts={
        **{area: i for i, area in enumerate(sheet.DICE[: sheet.AREAS])},
        "foxes": rules.FOX_PART,
    },
    solo_levels=sheet.PRINTED.rating,
    level_text="doppelt-so-clever-level",
    rules=rules,
    heuristics=heuristics,
    notation=notation,
    make_setup=make_setup,
    outcomes=outcomes,
    phases=PHASES,
    table_view=table_view,
    seat_view=seat_view,
    printed=printed_view,
    features=features,
    events=events,
    positions=position,
    terminal="kleeblatt.games.doppelt_so_clever.terminal",
    lot=lot,
)
