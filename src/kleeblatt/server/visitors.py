"""What visitors send is read, checked and played in a process of its own, within limits."""

import json
from collections.abc import Callable
from dataclasses import asdict
from io import BytesIO
from typing import Any, TypeVar

import kleeblatt
from kleeblatt.bots import USUAL, all_bots, fallbacks, names_of
from kleeblatt.core.errors import PositionError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.match import Match
from kleeblatt.core.record import Record, read
from kleeblatt.games import all_games, game
from kleeblatt.games.verdict import verdict
from kleeblatt.server import dice, replay, wire
from kleeblatt.server.workers import TookTooLong, TooMuchWork, WorkerDied, Workers

T = TypeVar("T")
SECONDS = 10.0  # for one piece of work
LOADING_SECONDS = 120.0  # for a table of our own
MEMORY = 1 << 30  # bytes of a process
MOST_WAITING, MOST_OF_ONE = 64, 4
QUICK = 40  # a match with so few entries is replayed in a moment


class Visitors:
    """The process that does what visitors ask for, one address after another, and loads tables."""

    def __init__(self) -> None:
        self._visits = Workers(1, memory=MEMORY, most_waiting=MOST_WAITING, most_of_one=MOST_OF_ONE)
        self._loading = Workers(1)

    async def run(self, place: str, work: Callable[..., T], *given: Any) -> T:
        """Do something for an address; UsageError if it takes too much time or memory."""
        try:
            return await self._visits.run(place, SECONDS, work, *given)
        except TooMuchWork as error:
            raise UsageError("too-busy") from error
        except (TookTooLong, WorkerDied) as error:
            raise UsageError("too-much-work") from error

    async def load(self, table: str, record: Record, secret: str) -> Match:
        """Load the match of a table, replayed and checked."""
        if len(record.entries) <= QUICK:
            return load(record, secret)
        return await self._loading.run(table, LOADING_SECONDS, load, record, secret)

    def close(self) -> None:
        """Stop the processes."""
        self._visits.close()
        self._loading.close()


def load(record: Record, secret: str) -> Match:
    """Load a match from the store: every step is checked, every die drawn again."""
    return Match.from_record(record, game(record.header["game"]), secret)


def check_options(id: str, players: int, options: dict[str, str]) -> dict[str, str]:
    """Check all options of a new table; UsageError or SheetError if they do not work."""
    chosen = game(id)
    whole = chosen.complete(options)
    chosen.setup(players, whole)
    return whole


def check_position(id: str, players: int, text: str) -> tuple[str, dict[str, str]]:
    """Return the position of a new table as it is kept, and its options, if play can go on."""
    match = Match.from_position(text)
    if (match.game.id, len(match.players)) != (id, players):
        raise PositionError("position-other-table")
    if match.is_over:
        raise PositionError("position-over")
    return match.position(), match.options


def posed(text: str) -> str:
    """Return a position as the only moment of a record, as JSON."""
    return replay.posed(text).model_dump_json()


def verified(text: str, language: str, seen: tuple[str, ...]) -> str:
    """Return the verdict on a record, as JSON."""
    return json.dumps(asdict(verdict(text, language, seen)))


def replayed(text: str) -> str:
    """Return a record moment by moment, as JSON."""
    return replay.replay(read(text)).model_dump_json()


def record_dice(text: str) -> str:
    """Return the dice of a record, as JSON."""
    return dice.report_of(read(text)).model_dump_json()


def all_dice(kept: list[str]) -> str:
    """Return the dice of all matches of a server, as JSON."""
    return dice.report_of_all(kept).model_dump_json()


def facts() -> str:
    """Return the games and bots of this server, as JSON."""
    return wire.Facts(
        games=[_game_facts(game) for game in all_games()],
        bots=list(all_bots()),
        bot_names={bot: list(names_of(bot)) for bot in all_bots()},
        usual_bot=USUAL,
        version=kleeblatt.__version__,
    ).model_dump_json()


def _game_facts(game: Game) -> wire.GameFacts:
    """Return what a table can be set up for."""
    return wire.GameFacts(
        id=game.id,
        title=game.title,
        min_players=game.min_players,
        max_players=game.max_players,
        minutes=game.minutes,
        options=[
            wire.OptionFacts(
                name=option.name,
                default=option.default,
                choices=list(option.choices),
                form=option.form,
                is_file=option.is_file,
                is_printed=option.is_printed,
                least_players=option.least_players,
                most_players=option.most_players or game.max_players,
            )
            for option in game.options
        ],
        parts=list(game.parts),
        fallbacks=list(fallbacks(game, range(game.min_players, game.max_players + 1))),
        level_text=game.level_text,
        tokens=list(game.notation.TOKENS),
        rulebooks=list(game.rulebooks),
    )


def guided(id: str) -> str:
    """Return a guided first game, as JSON."""
    return replay.guided(game(id).id).model_dump_json()


def blank(id: str, players: int | None, options: dict[str, str]) -> str:
    """Return empty sheets, as JSON."""
    return replay.blank(game(id), players, options).model_dump_json()


def qr_code(text: str) -> bytes:
    """Return a QR code as SVG."""
    import segno

    code = segno.make(text, error="m", micro=False)
    picture = BytesIO()
    code.save(picture, kind="svg", scale=4, border=2, dark="#000", light="#fff", omitsize=True)
    return picture.getvalue()
