"""Plays a plan on all cores, and keeps the results."""

from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from kleeblatt.core.errors import UsageError
from kleeblatt.lab.arena.engines import CompiledEngine, Engine, LiveEngine, Stretch
from kleeblatt.lab.arena.finals import Finals, joined
from kleeblatt.lab.arena.plan import Lineup, Plan
from kleeblatt.lab.arena.store import Piece, Store
from kleeblatt.lab.batch import all_cores

SECONDS = 1.0  # that a stretch should take: a stopped run loses about this much
MOST, GROWTH = 1000, 8  # games in a stretch, at most; growth from one stretch to the next
AHEAD = 2  # stretches per core that wait or run

Results = dict[Lineup, Finals]
Progress = Callable[[int], None]


class Pace:
    """How many games of a line-up fit into a stretch."""

    def __init__(self) -> None:
        self.games = 1

    def learn(self, games: int, seconds: float) -> None:
        """Adapt to the time that a stretch of games took."""
        fitting = int(games * SECONDS / max(seconds, 1e-6))
        self.games = max(1, min(fitting, games * GROWTH, MOST))


class Part(NamedTuple):
    """A stretch to play."""

    lineup: Lineup
    first: int
    games: int
    pace: Pace


def play(
    plan: Plan,
    cores: int | None = None,
    resume: Path | None = None,
    on_progress: Progress = lambda games: None,
    live: bool = False,
) -> Results:
    """Play all that the file `resume` does not have yet; `live` never plays compiled."""
    cores = all_cores() if cores is None else cores
    if cores < 1:
        raise UsageError("wrong-number", what="cores", least=1, value=cores)
    store = Store(resume, plan.settings()) if resume else None
    try:
        pieces = usable(plan, store.kept if store else [])
        on_progress(sum(piece.games for each in pieces.values() for _, piece in each))
        with closing(_played(plan, pieces, cores, live)) as played:
            for part, finals in played:
                if store:
                    store.append(part.lineup, part.first, finals)
                pieces[part.lineup].append((part.first, finals))
                on_progress(part.games)
    finally:
        if store:
            store.close()
    return {lineup: joined(found, plan.seeds.count) for lineup, found in pieces.items()}


def usable(plan: Plan, kept: list[Piece]) -> dict[Lineup, list[tuple[int, Finals]]]:
    """Select the pieces of a file that belong to the plan and do not overlap."""
    pieces: dict[Lineup, list[tuple[int, Finals]]] = {lineup: [] for lineup in plan.lineups}
    taken = {lineup: [False] * plan.seeds.count for lineup in plan.lineups}
    for lineup, first, finals in kept:
        end = first + finals.games
        if lineup in pieces and end <= plan.seeds.count and not any(taken[lineup][first:end]):
            pieces[lineup].append((first, finals))
            taken[lineup][first:end] = [True] * finals.games
    return pieces


def gaps(pieces: list[tuple[int, Finals]], count: int) -> Iterator[tuple[int, int]]:
    """Find the missing deals, as pairs of the first one and the one after the last."""
    at = 0
    for first, finals in sorted(pieces, key=lambda piece: piece[0]):
        if at < first:
            yield at, first
        at = first + finals.games
    if at < count:
        yield at, count


def _parts(plan: Plan, missing: list[tuple[Lineup, int, int]]) -> Iterator[Part]:
    """Cut stretches one by one, each as long as the current pace allows."""
    paces = {lineup: Pace() for lineup in plan.lineups}
    for lineup, first, end in missing:
        while first < end:
            count = min(paces[lineup].games, end - first)
            yield Part(lineup, first, count, paces[lineup])
            first += count


def _played(
    plan: Plan, pieces: dict[Lineup, list[tuple[int, Finals]]], cores: int, live: bool
) -> Generator[tuple[Part, Finals]]:
    """Play what is missing, and yield stretches as they finish."""
    count = plan.seeds.count
    missing = [(lineup, *gap) for lineup, found in pieces.items() for gap in gaps(found, count)]
    if not missing:
        return
    compiled = plan.is_compiled and not live
    engine: Engine = CompiledEngine(plan, cores) if compiled else LiveEngine(plan, cores)
    parts, running = _parts(plan, missing), dict[Future[Stretch], Part]()
    try:
        while True:
            for part in islice(parts, AHEAD * cores - len(running)):
                seed = plan.seeds.seed(part.first)
                running[engine.submit(part.lineup, seed, part.games)] = part
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                part, stretch = running.pop(future), future.result()
                part.pace.learn(part.games, stretch.seconds)
                yield part, stretch.finals
    except BrokenProcessPool as error:
        raise UsageError("arena-crash", bots=", ".join(plan.bots)) from error
    finally:
        engine.close()
