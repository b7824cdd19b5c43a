"""Geht noch was? (Jens Merkl)."""

from kleeblatt.core.game import Drought, Game, Option
from kleeblatt.games.geht_noch_was import events, notation, position, rules
from kleeblatt.games.geht_noch_was.bots import features, heuristics
from kleeblatt.games.geht_noch_was.bots.setup import make_setup
from kleeblatt.games.geht_noch_was.deck import BUILT_IN, is_deck, rating
from kleeblatt.games.geht_noch_was.lots import lot
from kleeblatt.games.geht_noch_was.odds import outcomes
from kleeblatt.games.geht_noch_was.setup import SEATS
from kleeblatt.games.geht_noch_was.state import PHASES
from kleeblatt.games.geht_noch_was.view import printed_view, seat_view, table_view

FREE_START = Option("free_start", "no", ("no", "yes"))
# Alone they always hold.
SOLO_RULES = Option("solo_rules", "no", ("no", "yes"), is_printed=True, least_players=2)
DECK = Option("deck", BUILT_IN, (BUILT_IN,), form="FILE", accepts=is_deck, is_file=True)

geht_noch_was = Game(
    id="geht-noch-was",
    title="Geht noch was?",
    min_players=1,
    max_players=SEATS,
    minutes=45,
    rules_version=1,
    options=(FREE_START, SOLO_RULES, DECK),
    parts={
        "level-5": 4,
        "level-4": 3,
        "level-3": 2,
        "level-2": 1,
        "level-1": 0,
        "luck": rules.LUCK_PART,
        "sets": rules.SETS_PART,
    },
    solo_levels=rating(),
    level_text="gnw-level",
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
    terminal="kleeblatt.games.geht_noch_was.terminal",
    lot=lot,
    drought=Drought("six", frozenset({"6"})),
    features=features,
)
