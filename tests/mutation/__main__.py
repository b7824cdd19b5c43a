"""`python -m tests.mutation`: try mutants, or a sample of them, and report the score.

A stopped run resumes where it was. The order is random, so a stopped run has tried a fair sample.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path

import pytest

from tests.mutation import session
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.results import (
    DETECTED,
    Results,
    Score,
    equivalents,
    explained,
    least_killed,
    report,
    scores,
    survivors,
)
from tests.mutation.seen import look
from tests.mutation.targets import GROUPS, ROOT, Group
from tests.mutation.trial import Planner, try_early, try_late

FOLDER = ROOT / "runs" / "mutation"
PROGRESS = 20.0  # seconds
PATIENCE = 1e6  # seconds, for a run of all mutants
QUICK = 0.7  # seconds of tests from each file
# How many of a sample must be killed: if the tests kill 96 % of all mutants, only one sample in
# 100,000 falls short of it. That is 85 of 100, 104 of 120, 178 of 200.
EXPECTED, BAD_LUCK = 0.96, 1e-5


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--group", choices=GROUPS, default="rules")
    parser.add_argument("--only", default="", help="one game, by the name of its folder")
    parser.add_argument(
        "--sample", type=int, help="try so many mutants that nobody has explained, keep no results"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the order")
    parser.add_argument("--jobs", type=int, default=1, help="processes at the same time")
    parser.add_argument("--seconds", type=float, default=inf, help="stop after so many")
    parser.add_argument("--again", action="store_true", help="try the survivors again")
    parser.add_argument("--quick", action="store_true", help="only the quick tests of each file")
    parser.add_argument("--fresh", action="store_true", help="forget all results")
    parser.add_argument("--report", action="store_true", help="only show what is known")
    arguments = parser.parse_args()
    group = GROUPS[arguments.group]
    mutants = [m for f in group.files() if arguments.only in f for m in mutants_of(ROOT, f)]
    random.Random(arguments.seed).shuffle(mutants)
    if arguments.sample is not None:
        known = equivalents()
        chosen = [m for m in mutants if not explained(m, known)][: arguments.sample]
        sys.exit(sample(group, chosen, arguments.jobs, arguments.only))
    store = FOLDER / f"{arguments.group}.jsonl"
    if arguments.fresh:
        store.unlink(missing_ok=True)
    if not arguments.report:
        done = Results(store).known
        again = {m.key for m in survivors(mutants, done)} if arguments.again else set()
        todo = [m for m in mutants if m.key not in done or m.key in again]
        seen = look(group, arguments.jobs, arguments.only, FOLDER / f"{arguments.group}.seen")
        planner = Planner(seen, QUICK if arguments.quick else inf)
        run(group, todo, planner, store, arguments.jobs, arguments.seconds)
    mutants.sort(key=lambda m: (m.path, m.start, m.new))
    print(report(mutants, Results(store).known))


def sample(group: Group, mutants: list[Mutant], jobs: int, only: str) -> int:
    """Try some mutants; the exit code says whether enough were killed."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "sample.jsonl"
        run(group, mutants, Planner(look(group, jobs, only)), store, jobs, inf)
        trials = Results(store).known
    print(report(sorted(mutants, key=lambda m: (m.path, m.start, m.new)), trials))
    score = scores(mutants, trials).get("", Score())
    tried = score.killed + score.survived
    least = least_killed(tried, EXPECTED, BAD_LUCK)
    print(f"{score.killed} of {tried} killed, at least {least} expected")
    return int(score.killed < least)


def run(
    group: Group, mutants: list[Mutant], planner: Planner, store: Path, jobs: int, seconds: float
) -> None:
    """Try mutants in several processes, which write down their results themselves."""
    print(f"{len(mutants)} mutants, {len(planner.seen.seconds)} tests", flush=True)
    start = time.monotonic()
    before = Results(store).count
    deadline = start + seconds
    processes = [
        session.Process(partial(_work, group, mutants[job::jobs], planner, store, deadline))
        for job in range(jobs)
    ]
    for process in processes:
        while process.is_running(PROGRESS):
            done = Results(store).count - before
            print(f"{time.monotonic() - start:5.0f} s: {done} of {len(mutants)}", flush=True)
        code, said = process.result(PROGRESS)
        if code != 0:
            raise RuntimeError(said.decode())


def _work(
    group: Group,
    mutants: list[Mutant],
    planner: Planner,
    store: Path,
    deadline: float,
    say: Callable[[bytes], None],
) -> int:
    """One process: all mutants after the import, then before it those that this has not killed."""
    results, seen = Results(store), planner.seen

    def late(say: Callable[[bytes], None]) -> int:
        def run_all(items: list[pytest.Item]) -> None:
            by_id = {item.nodeid: item for item in items}
            for mutant in mutants:
                if time.monotonic() < deadline:
                    plan = planner.plan(mutant)
                    trial = try_late(plan, seen, by_id)
                    planner.learn(mutant, trial)
                    if plan.is_early and trial.result not in DETECTED:
                        left.append(mutant.key)
                    else:
                        results.add(mutant, trial)

        left: list[str] = []
        session.collect(group.test_files(), run_all)
        say(" ".join(left).encode())
        return 0

    code, said = session.Process(late).result(PATIENCE)
    if code != 0:
        say(said)
        return code
    early = said.decode().split()
    for mutant in mutants:
        if time.monotonic() < deadline and mutant.key in early:
            results.add(mutant, try_early(planner.plan_early(mutant), seen))
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    session.prepare()
    main()
