"""Compare how fast two revisions play at random, compiled, in one run.

python -m bench.against 13b40de                       this working tree against a revision
python -m bench.against 13b40de push noch-mal -n 4    only these games, with four players

A ratio above 1 means that this tree is faster. The two take turns with the same seeds, so other
work on the machine slows down both; only the time of the processes counts.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import IO

import click

from kleeblatt import GAMES, game

HERE = Path(__file__).parents[1]
SECONDS = 0.5  # of play in each round
ROUNDS = 15
PLAYER = """
import json, sys, time
from kleeblatt import game
from kleeblatt.lab.batch import simulate
known = game(sys.argv[1]), int(sys.argv[2])
simulate(*known, games=1)
print(json.dumps(simulate(*known, games=2000, seed=1).seconds / 2000), flush=True)
for line in sys.stdin:
    first, games = json.loads(line)
    started = time.process_time()
    decisions = simulate(*known, games=games, seed=first).decisions
    print(json.dumps([time.process_time() - started, decisions]), flush=True)
"""


@dataclass
class Player:
    """A process that plays games of one revision."""

    process: "subprocess.Popen[str]"

    @classmethod
    def start(cls, tree: Path, id: str, players: int) -> "Player":
        """Start a process on the sources of a tree."""
        return cls(
            subprocess.Popen(
                [sys.executable, "-c", PLAYER, id, str(players)],
                env=os.environ | {"PYTHONPATH": str(tree / "src")},
                cwd=tree,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        )

    def read(self) -> list[float] | float:
        """Read the next answer of the process."""
        output: IO[str] | None = self.process.stdout
        assert output
        line = output.readline()
        if not line:
            raise click.ClickException(f"a revision does not play: {self.process.args!r}")
        found: list[float] | float = json.loads(line)
        return found

    def play(self, first: int, games: int) -> tuple[float, float]:
        """Play games; returns the seconds of the process and the number of decisions."""
        assert self.process.stdin
        self.process.stdin.write(f"[{first}, {games}]\n")
        self.process.stdin.flush()
        seconds, decisions = self.read()  # type: ignore[misc]
        return seconds, decisions


@contextmanager
def sources(revision: str) -> Iterator[Path]:
    """Unpack the sources of a revision into a temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["git", "archive", revision, "src"], cwd=HERE, check=True, capture_output=True
        )
        subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
        yield Path(folder)


def compare(then: Path, id: str, players: int, rounds: int) -> str:
    """Let both revisions play the same games in turns; returns a line of figures."""
    both = [Player.start(tree, id, players) for tree in (HERE, then)]
    games = max(200, int(SECONDS / max(float(each.read()) for each in both)))  # type: ignore[arg-type]
    rates: list[list[float]] = [[], []]
    for number in range(rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            seconds, decisions = both[which].play(number * games, games)
            rates[which].append(decisions / seconds)
    for each in both:
        each.process.communicate()
    ratios = sorted(now / before for now, before in zip(*rates, strict=True))
    now, before = map(median, rates)
    low, high = ratios[len(ratios) // 4], ratios[-1 - len(ratios) // 4]
    return (
        f"{id:18} {players}  {now / 1e6:6.2f} M/s, was {before / 1e6:6.2f} M/s: "
        f"{median(ratios):5.2f} ({low:.2f} to {high:.2f}), best of each {best(rates):5.2f}"
    )


def best(rates: list[list[float]]) -> float:
    """Return the ratio of the fastest rounds, which have the least noise."""
    return max(rates[0]) / max(rates[1])


@click.command()
@click.argument("revision")
@click.argument("ids", nargs=-1, metavar="[GAME]…")
@click.option("-n", "--players", type=int, multiple=True, help="Number of players.")
@click.option("--rounds", default=ROUNDS, show_default=True)
def main(revision: str, ids: tuple[str, ...], players: tuple[int, ...], rounds: int) -> None:
    """Compare the speed of random play with that of another revision."""
    with sources(revision) as then:
        for id in ids or GAMES:
            played = game(id)
            for number in players or sorted({played.min_players, min(4, played.max_players)}):
                click.echo(compare(then, id, number, rounds))


if __name__ == "__main__":
    main()
