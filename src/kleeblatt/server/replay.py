"""Records as moments that the page can show: replays, guided first games, sheets to print."""

from kleeblatt.core.dice import TypedDice
from kleeblatt.core.events import Told
from kleeblatt.core.game import Game, Options
from kleeblatt.core.match import Match
from kleeblatt.core.record import Entry, Move, Record, Roll, encode
from kleeblatt.games import game, game_of
from kleeblatt.games.rulebook import guide
from kleeblatt.server import facts, wire
from kleeblatt.server.answers import event_models

GUIDED = 0  # the seat that is guided
SEVERAL = 2


def replay(record: Record) -> wire.Replay:
    """Return all moments of a record; RecordError says what is wrong with it."""
    return _replay(record, None)


def guided(id: str) -> wire.Replay:
    """Return the guided first game: a record, with the guided seat's options at each moment."""
    return _replay(guide(game(id)), GUIDED)


def blank(chosen: Game, players: int | None, options: Options) -> wire.Replay:
    """Return empty sheets; for several players, if nobody says how many."""
    several = min(max(SEVERAL, chosen.min_players), chosen.max_players)
    names = [str(number + 1) for number in range(players or several)]
    match = Match(chosen, names, options, dice=TypedDice())
    return _replay(match.record, None)


def posed(text: str) -> wire.Replay:
    """Return the moment of a position."""
    return _replay(Match.from_position(text).record, None)


def _replay(record: Record, seat: int | None) -> wire.Replay:
    frames: list[wire.Frame] = []
    match = None
    chosen = game_of(record)
    for match, entry in Match.moments(record, chosen):
        if entry is None or isinstance(entry, Roll | Move):
            events = match.open_events[len(frames) - 1] if frames else match.opening
            frames.append(_frame(match, entry, events, seat))
    assert match
    return wire.Replay(
        game=chosen.id,
        options=match.options,
        practice=match.is_practice,
        players=list(match.players),
        bots=match.record.bots,
        printed=match.printed(),
        frames=frames,
        result=facts.result(match),
    )


def _frame(match: Match, entry: Entry | None, events: Told, seat: int | None) -> wire.Frame:
    return wire.Frame(
        entry=encode(entry) if entry else None,
        events=event_models(events),
        view=match.open_view() if seat is None else match.view(seat),
        position=match.open_position(),
        breakdown=[match.breakdown(each) for each in range(len(match.players))],
        question=_question(match, seat, len(match.record.entries)),
    )


def _question(match: Match, seat: int | None, turn: int) -> wire.Question | None:
    if seat is None or seat not in match.awaited:
        return None
    return wire.Question(turn=turn, legal=match.legal(seat))
