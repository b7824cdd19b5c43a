"""Measure the ladder of every game on the report seeds; write docs/strength.md and strength.json.

    .venv/bin/python bench/strength.py            measure what is missing, then write
    .venv/bin/python bench/strength.py --write    write only

Results are kept in bench/strength/ (one JSON file a command, as `kleeblatt evaluate` writes it), so
a run can be stopped and gone on with; a file that is deleted is measured anew.
"""

import json
import shlex
import subprocess
import sys
from pathlib import Path

from kleeblatt.bots import LEVELS, borrowers
from kleeblatt.games import all_games

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "bench" / "strength"
SOLO, DUEL = 20_000, 20_000
FEWER = {("expert", 1): 4_000, ("expert", 2): 600, ("expert", 3): 300, ("expert", 4): 200}


def commands():
    """What is measured: (file, arguments)."""
    for game in all_games():
        weak = borrowers(game, range(game.min_players, game.max_players + 1))
        levels = [level for level in LEVELS if level not in weak]
        for number, level in enumerate(levels):
            if game.min_players == 1:
                yield from plan(game.id, level, 1, None)
            for players in (2, 3, 4):
                if number > 0:
                    yield from plan(game.id, level, players, levels[number - 1])


def plan(game, level, players, against):
    deals = FEWER.get((level, players), SOLO if against is None else DUEL // players)
    arguments = ["evaluate", game, level, "-n", str(players), "-d", str(deals)]
    arguments += ["--against", against] if against else []
    yield KEPT / f"{game}.{players}.{level}.json", arguments


def measure():
    KEPT.mkdir(exist_ok=True)
    for path, arguments in sorted(commands(), key=lambda pair: "expert" in pair[0].name):
        if not path.exists():
            print("kleeblatt", shlex.join(arguments), flush=True)
            resume = ["--resume", str(path.with_suffix(".part"))]
            out = path.with_suffix(".tmp")
            run = [Path(sys.executable).parent / "kleeblatt", *arguments, *resume]
            subprocess.run([*run, "--json", str(out)], check=True, stdout=subprocess.DEVNULL)
            out.rename(path)
            path.with_suffix(".part").unlink(missing_ok=True)


if __name__ == "__main__":
    if "--write" not in sys.argv:
        measure()
