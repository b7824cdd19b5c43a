"""The figures as tables of words, for the terminal and for the page."""

from collections.abc import Iterator
from dataclasses import dataclass

from kleeblatt.core.words import Words
from kleeblatt.lab.arena.evaluation import Evaluation
from kleeblatt.lab.arena.figures import Duel
from kleeblatt.lab.arena.numerals import Numerals
from kleeblatt.lab.arena.tournament import Tournament


@dataclass(frozen=True)
class Grid:
    """A table: the first column names the rows."""

    title: str
    header: list[str]
    rows: list[list[str]]
    note: str = ""
    words: int = 1  # so many columns hold words, the others numbers


def evaluation_grids(found: Evaluation, say: Words) -> Iterator[Grid]:
    """One bot."""
    if found.duel:
        yield _duel(found.duel, found.plan.seats, say)
    yield _points(found, say)
    if found.levels is not None:
        yield _levels(found, say)
    yield _parts(found, say)
    if found.plan.seats > 1:
        yield _seats(found, say)
    if found.time:
        yield _time(found, say)


def _duel(duel: Duel, seats: int, say: Words) -> Grid:
    told = Numerals(say.language)
    low, high = (told.percent(bound) for bound in duel.interval)
    rows = [
        [say("arena-deals-won"), told.share(duel.deals_won)],
        [say("arena-interval"), say("arena-from-to", low=low, high=high)],
        [say("arena-deals-drawn"), told.percent(duel.deals_drawn)],
        [say("arena-games-won"), told.share(duel.games_won)],
        [say("arena-margin"), told.mean(duel.margin, sign=True)],
    ]
    note = say("arena-duel-note", seats=told.number(seats), even=told.percent(1 / seats))
    return Grid(say("arena-duel"), ["", ""], rows, note)


def _points(found: Evaluation, say: Words) -> Grid:
    told, spreads = Numerals(say.language), list(found.spreads.values())
    rows = [
        [say("arena-mean"), *(told.mean(each.mean) for each in spreads)],
        [say("arena-deviation"), *(told.number(each.standard_deviation, 2) for each in spreads)],
        [say("arena-least"), *(told.number(each.least) for each in spreads)],
    ]
    for percentile in spreads[0].percentiles:
        values = (told.number(each.percentiles[percentile], 1) for each in spreads)
        rows.append([say("arena-percentile", percent=told.percent(percentile / 100, 0)), *values])
    rows.append([say("arena-most"), *(told.number(each.most) for each in spreads)])
    return Grid(say("arena-scores"), ["", *found.spreads], rows)


def _levels(found: Evaluation, say: Words) -> Grid:
    game, told, counts = found.plan.game, Numerals(say.language), found.levels or []
    bounds = [say("arena-from", points=told.number(least)) for least in game.solo_levels]
    bounds.append(say("arena-below", points=told.number(game.solo_levels[-1])))
    rows = [
        [
            bound,
            say(f"{game.level_text}-{level}", title=game.title),
            told.percent(count / sum(counts)),
        ]
        for level, (bound, count) in enumerate(zip(bounds, counts, strict=True))
    ]
    header = [say("arena-points"), say("arena-level"), say("arena-share")]
    return Grid(say("arena-levels"), header, rows, words=2)


def _parts(found: Evaluation, say: Words) -> Grid:
    told = Numerals(say.language)
    rows = [
        [say(f"part-{part}"), *(told.number(parts[part], 2) for parts in found.parts.values())]
        for part in found.plan.game.parts
    ]
    return Grid(say("arena-parts"), ["", *found.parts], rows)


def _seats(found: Evaluation, say: Words) -> Grid:
    told = Numerals(say.language)
    rows = [[told.number(seat), told.mean(mean)] for seat, mean in enumerate(found.by_seat, 1)]
    return Grid(say("arena-by-seat"), [say("arena-seat"), found.bot], rows)


def _time(found: Evaluation, say: Words) -> Grid:
    assert found.time
    told, time = Numerals(say.language), found.time
    rows = [
        [say("arena-time-median"), f"{told.number(time.p50_ms, 2)} ms"],
        [say("arena-time-slow"), f"{told.number(time.p99_ms, 2)} ms"],
        [say("arena-time-slowest"), f"{told.number(time.max_ms, 2)} ms"],
    ]
    note = say("arena-time-note", decisions=told.number(time.decisions))
    return Grid(say("arena-time"), ["", found.bot], rows, note)


def tournament_grids(found: Tournament, say: Words) -> Iterator[Grid]:
    """Every bot against every other one."""
    yield _ratings(found, say)
    yield _pairs(found, say)
    yield _duels(found, say)


def _ratings(found: Tournament, say: Words) -> Grid:
    told = Numerals(say.language)
    rows = [
        [
            rating.bot,
            told.number(rating.value),
            say("arena-from-to", low=told.number(rating.low), high=told.number(rating.high)),
        ]
        for rating in found.ratings
    ]
    header = [say("arena-bot"), say("arena-rating"), say("arena-interval")]
    notes = [_anchor(found, say), *([say("arena-separated")] if found.separated else [])]
    return Grid(say("arena-ratings"), header, rows, " ".join(notes))


def _anchor(found: Tournament, say: Words) -> str:
    return say("arena-anchored", bot=found.anchor) if found.anchor else say("arena-mean-zero")


def _pairs(found: Tournament, say: Words) -> Grid:
    told, bots = Numerals(say.language), [rating.bot for rating in found.ratings]
    rows = [
        [bot, *("" if bot == other else told.percent(found.share(bot, other)) for other in bots)]
        for bot in bots
    ]
    return Grid(say("arena-pairs"), ["", *bots], rows, say("arena-pairs-note"))


def _duels(found: Tournament, say: Words) -> Grid:
    told = Numerals(say.language)
    rows = [
        [
            say("arena-versus", bot=bot, other=other),
            told.share(duel.deals_won),
            told.share(duel.games_won),
            told.mean(duel.margin, sign=True),
        ]
        for (bot, other), duel in found.duels.items()
    ]
    header = ["", say("arena-deals-won"), say("arena-games-won"), say("arena-margin")]
    seats = found.plan.seats
    note = say("arena-duel-note", seats=told.number(seats), even=told.percent(1 / seats))
    return Grid(say("arena-duels"), header, rows, note)
