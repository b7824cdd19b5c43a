"""Results in a file, explained survivors, and the report."""

import json
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from math import comb, sqrt
from pathlib import Path

from tests.mutation.mutants import Mutant
from tests.mutation.targets import RECORDINGS
from tests.mutation.trial import Trial

EQUIVALENT = Path(__file__).parent / "equivalent.toml"
DETECTED = ("killed", "timeout")
EXPLAINED = "explained"


class Results:
    """One line of JSON for each mutant that was tried: a run that was stopped goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[str, Trial] = {}
        self.count = 0  # with those that were tried again
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                self.count += 1
                entry = json.loads(line)
                key = entry.pop("key")
                self.known[key] = Trial(**entry)

    def add(self, mutant: Mutant, trial: Trial) -> None:
        self.known[mutant.key] = trial
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"key": mutant.key} | asdict(trial)) + "\n")


@dataclass(frozen=True)
class Equivalent:
    """Mutants that do the same as the code, and why. They are named by text, not by line."""

    module: str
    function: str
    was: str
    why: str
    now: str | None = None
    nth: int | None = None  # of several such lines in the function

    def matches(self, mutant: Mutant) -> bool:
        return (
            mutant.path.endswith(f"/{self.module}")
            and mutant.function == self.function
            and mutant.was == self.was.strip()
            and (self.now is None or mutant.now == self.now.strip())
            and self.nth in (None, mutant.nth)
        )


def equivalents() -> list[Equivalent]:
    """Those that a person has looked at."""
    entries = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("equivalent", [])
    return [Equivalent(**entry) for entry in entries]


def explained(mutant: Mutant, known: Iterable[Equivalent]) -> Equivalent | None:
    """The entry that explains why nobody notices this mutant."""
    return next((e for e in known if e.matches(mutant)), None)


@dataclass
class Score:
    """Counts of mutants. An explained survivor is no fault, so it counts for nothing."""

    total: int = 0
    tried: int = 0
    killed: int = 0
    recorded: int = 0  # of the killed ones: noticed by recordings only
    explained: int = 0
    survived: int = 0

    @property
    def share(self) -> float:
        """The killed ones among those that can be killed."""
        return self.killed / max(1, self.killed + self.survived)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of Wilson for the share of all mutants; exact if all were tried."""
        n = self.killed + self.survived
        if n == 0 or self.tried == self.total:
            return self.share, self.share
        z = 1.96 * sqrt(max(0.0, 1 - self.tried / self.total))  # those tried are known for certain
        middle = (self.share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return middle - half, middle + half


def scores(mutants: Iterable[Mutant], trials: dict[str, Trial]) -> dict[str, Score]:
    """The score of each file, and of all together as ''."""
    known = equivalents()
    found: dict[str, Score] = defaultdict(Score)
    for mutant in mutants:
        trial = trials.get(mutant.key)
        for score in (found[mutant.path], found[""]):
            if trial is None:
                score.total += 1
            elif trial.result != "invalid":
                score.total += 1
                score.tried += 1
                if trial.result in DETECTED:
                    score.killed += 1
                    score.recorded += trial.by.startswith(RECORDINGS)
                elif explained(mutant, known):
                    score.explained += 1
                else:
                    score.survived += 1
    return dict(found)


def survivors(mutants: Iterable[Mutant], trials: dict[str, Trial]) -> list[Mutant]:
    """Mutants that nobody has noticed or explained."""
    known = equivalents()
    return [
        mutant
        for mutant in mutants
        if mutant.key in trials
        and trials[mutant.key].result in ("survived", "not covered")
        and not explained(mutant, known)
    ]


def table(found: dict[str, Score]) -> Iterator[str]:
    """The scores as Markdown."""
    yield "| file | mutants | tried | killed | by recordings only | explained | survived | score |"
    yield "| --- | --: | --: | --: | --: | --: | --: | --: |"
    for path in sorted(found, key=lambda path: (path == "", path)):
        s = found[path]
        name = f"`{path.removeprefix('src/kleeblatt/')}`" if path else "**all**"
        share = f"{s.share:.1%}"
        if s.tried < s.total:
            share += f" ({s.interval[0]:.1%} to {s.interval[1]:.1%})"
        yield (
            f"| {name} | {s.total} | {s.tried} | {s.killed} | {s.recorded} | {s.explained} "
            f"| {s.survived} | {share} |"
        )


def report(mutants: list[Mutant], trials: dict[str, Trial]) -> str:
    """Scores, and the survivors as diffs."""
    left = survivors(mutants, trials)
    kinds = Counter(mutant.kind for mutant in left)
    lines = [*table(scores(mutants, trials)), ""]
    lines += [mutant.diff() + f"\n  {trials[mutant.key].result}\n" for mutant in left]
    lines += [f"{len(left)} survivors: " + ", ".join(f"{n} {k}" for k, n in kinds.most_common())]
    return "\n".join(lines)


def least_killed(tried: int, share: float, chance: float) -> int:
    """The number that a sample reaches all but this often, if such a share of all is killed."""
    below, killed = 0.0, 0
    while True:
        below += comb(tried, killed) * share**killed * (1 - share) ** (tried - killed)
        if below > chance:
            return killed
        killed += 1
