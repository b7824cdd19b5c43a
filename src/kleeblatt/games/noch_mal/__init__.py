"""NOCH MAL! and NOCH MAL SO GUT! (Inka and Markus Brand): one family of rules, two games."""

from kleeblatt.core.game import Drought, Game, Option, Options
from kleeblatt.games.noch_mal import events, notation, position, rules
from kleeblatt.games.noch_mal.bots import features, heuristics
from kleeblatt.games.noch_mal.odds import outcomes
from kleeblatt.games.noch_mal.setup import RANDOM_SHEET, Setup, is_random, make_setup, printed
from kleeblatt.games.noch_mal.sheet import OFFICIAL, SO_GUT
from kleeblatt.games.noch_mal.state import PHASES
from kleeblatt.games.noch_mal.turns import ranks
from kleeblatt.games.noch_mal.view import printed_view, seat_view, table_view

NOCH_MAL, NOCH_MAL_SO_GUT = "noch-mal", "noch-mal-so-gut"


def _game(id: str, title: str, sheets: tuple[str, ...], parts: dict[str, int]) -> Game:
    form = RANDOM_SHEET + "SEED"

    def setup(players: int, options: Options) -> Setup:
        return make_setup(id, players, options["sheet"])

    return Game(
        id=id,
        title=title,
        min_players=1,
        max_players=6,
        minutes=20 if id == NOCH_MAL else 30,
        rules_version=1,
        options=(Option("sheet", sheets[0], sheets, form, is_random, is_printed=True),),
        parts=parts,
        solo_levels=tuple(printed(id)["rating"]),
        level_text="noch-mal-level",
        rules=rules,
        heuristics=heuristics,
        notation=notation,
        make_setup=setup,
        outcomes=outcomes,
        phases=PHASES,
        table_view=table_view,
        seat_view=seat_view,
        printed=printed_view,
        events=events,
        ranks=ranks,
        positions=position,
        terminal="kleeblatt.games.noch_mal.terminal",
        drought=Drought(notation.JOKER, frozenset(notation.JOKERS)),
        base=None if id == NOCH_MAL else NOCH_MAL,
        features=features,
        nets=f"bots/nets/{id}",
    )


noch_mal = _game(
    NOCH_MAL,
    "NOCH MAL!",
    OFFICIAL,
    {
        "bonus": rules.BONUS_PART,
        "columns": rules.COLUMN_PART,
        "jokers": rules.JOKER_PART,
        "stars": rules.STAR_PART,
    },
)

noch_mal_so_gut = _game(
    NOCH_MAL_SO_GUT,
    "NOCH MAL SO GUT!",
    (SO_GUT,),
    {
        "bonus": rules.BONUS_PART,
        "columns": rules.COLUMN_PART,
        "rows": rules.ROW_PART,
        "hearts": rules.HEART_PART,
        "jokers": rules.JOKER_PART,
        "boxes": rules.BOX_PART,
        "stars": rules.STAR_PART,
        "rolls": rules.ROLL_PART,
    },
)
