"""The figures as tables of text, for the terminal and the page."""

from collections.abc import Iterator
from dataclasses import dataclass

from kleeblatt.core.words import Words
from kleeblatt.lab.arena.evaluation import Evaluation
from kleeblatt.lab.arena.figures import Duel
from kleeblatt.lab.arena.numerals import Numerals
from kleeblatt.lab.arena.tournament import Tournament


@dataclass(frozen=True)
class Grid:
    """A table whose first column names the rows."""

    title: str
    header: list[str]
    rows: list[list[str]]
    note: str = ""
    words: int = 1  # how many columns hold words; the others hold numbers


def evaluation_grids(found: Evaluation, say: Words) -> Iterator[Grid]:
    """Make the tables of one bot."""
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
    numerals = Numerals(say.language)
    low, high = (numerals.percent(bound) for bound in duel.interval)
    rows = [
        [say("arena-deals-won"), numerals.share(duel.deals_won)],
        [say("arena-interval"), say("arena-from-to", low=low, high=high)],
        [say("arena-deals-drawn"), numerals.percent(duel.deals_drawn)],
        [say("arena-games-won"), numerals.share(duel.games_won)],
        [say("arena-margin"), numerals.mean(duel.margin, sign=True)],
    ]
    note = say("arena-duel-note", seats=numerals.number(seats), even=numerals.percent(1 / seats))
    return Grid(say("arena-duel"), ["", ""], rows, note)


def _points(found: Evaluation, say: Words) -> Grid:
    numerals, spreads = Numerals(say.language), list(found.spreads.values())
    rows = [
        [say("arena-mean"), *(numerals.mean(each.mean) for each in spreads)],
        [
            say("arena-deviation"),
            *(numerals.number(each.standard_deviation, 2) for each in spreads),
        ],
        [say("arena-least"), *(numerals.number(each.least) for each in spreads)],
    ]
    for percentile in spreads[0].percentiles:
        values = (numerals.number(each.percentiles[percentile], 1) for each in spreads)
        rows.append(
            [say("arena-percentile", percent=numerals.percent(percentile / 100, 0)), *values]
        )
    rows.append([say("arena-most"), *(numerals.number(each.most) for each in spreads)])
    return Grid(say("arena-scores"), ["", *found.spreads], rows)


def _levels(found: Evaluation, say: Words) -> Grid:
    game, numerals, counts = found.plan.game, Numerals(say.language), found.levels or []
    bounds = [say("arena-from", points=numerals.number(least)) for least in game.solo_levels]
    bounds.append(say("arena-below", points=numerals.number(game.solo_levels[-1])))
    rows = [
        [
            bound,
            say(f"{game.level_text}-{level}", title=game.title),
            numerals.percent(count / sum(counts)),
        ]
        for level, (bound, count) in enumerate(zip(bounds, counts, strict=True))
    ]
    header = [say("arena-points"), say("arena-level"), say("arena-share")]
    return Grid(say("arena-levels"), header, rows, words=2)


def _parts(found: Evaluation, say: Words) -> Grid:
    numerals = Numerals(say.language)
    rows = [
        [say(f"part-{part}"), *(numerals.number(parts[part], 2) for parts in found.parts.values())]
        for part in found.plan.game.parts
    ]
    return Grid(say("arena-parts"), ["", *found.parts], rows)


def _seats(found: Evaluation, say: Words) -> Grid:
    numerals = Numerals(say.language)
    rows = [
        [numerals.number(seat), numerals.mean(mean)] for seat, mean in enumerate(found.by_seat, 1)
    ]
    return Grid(say("arena-by-seat"), [say("arena-seat"), found.bot], rows)


def _time(found: Evaluation, say: Words) -> Grid:
    assert found.time
    numerals, time = Numerals(say.language), found.time
    rows = [
        [say("arena-time-median"), f"{numerals.number(time.p50_ms, 2)} ms"],
        [say("arena-time-slow"), f"{numerals.number(time.p99_ms, 2)} ms"],
        [say("arena-time-slowest"), f"{numerals.number(time.max_ms, 2)} ms"],
    ]
    note = say("arena-time-note", decisions=numerals.number(time.decisions))
    return Grid(say("arena-time"), ["", found.bot], rows, note)


def tournament_grids(found: Tournament, say: Words) -> Iterator[Grid]:
    """Make the tables of a tournament."""
    yield _ratings(found, say)
    yield _pairs(found, say)
    yield _duels(found, say)


def _ratings(found: Tournament, say: Words) -> Grid:
    numerals = Numerals(say.language)
    rows = [
        [
            rating.bot,
            numerals.number(rating.value),
            say(
                "arena-from-to", low=numerals.number(rating.low), high=numerals.number(rating.high)
            ),
        ]
        for rating in found.ratings
    ]
    header = [say("arena-bot"), say("arena-rating"), say("arena-interval")]
    notes = [_anchor(found, say), *([say("arena-separated")] if found.separated else [])]
    return Grid(say("arena-ratings"), header, rows, " ".join(notes))


def _anchor(found: Tournament, say: Words) -> str:
    return say("arena-anchored", bot=found.anchor) if found.anchor else say("arena-mean-zero")


def _pairs(found: Tournament, say: Words) -> Grid:
    numerals, bots = Numerals(say.language), [rating.bot for rating in found.ratings]
    rows = [
        [
            bot,
            *("" if bot == other else numerals.percent(found.share(bot, other)) for other in bots),
        ]
        for bot in bots
    ]
    return Grid(say("arena-pairs"), ["", *bots], rows, say("arena-pairs-note"))


def _duels(found: Tournament, say: Words) -> Grid:
    numerals = Numerals(say.language)
    rows = [
        [
            say("arena-versus", bot=bot, other=other),
            numerals.share(duel.deals_won),
            numerals.share(duel.games_won),
            numerals.mean(duel.margin, sign=True),
        ]
        for (bot, other), duel in found.duels.items()
    ]
    header = ["", say("arena-deals-won"), say("arena-games-won"), say("arena-margin")]
    seats = found.plan.seats
    note = say("arena-duel-note", seats=numerals.number(seats), even=numerals.percent(1 / seats))
    return Grid(say("arena-duels"), header, rows, note)
