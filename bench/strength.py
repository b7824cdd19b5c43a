"""Measure the ladder of every game on the report seeds; write docs/strength.md and strength.json.

    .venv/bin/python -m bench.strength            measure what is missing, then write
    .venv/bin/python -m bench.strength --write    write only

Results are kept in bench/strength/, one JSON file per command, as `kleeblatt evaluate` writes it.
So you can stop a run and resume it. To measure something again, delete its file.
"""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kleeblatt.bots import LEVELS, fallbacks
from kleeblatt.games import all_games

Command = tuple[Path, list[str]]  # the file for its results, and the arguments of `kleeblatt`
Figures = dict[str, Any]  # as JSON

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "bench" / "strength"  # not in the repository
SUMMARY = ROOT / "src" / "kleeblatt" / "lab" / "strength.json"
SOLO, DUEL = 20_000, 20_000
FEWER = {"expert": {1: 2_000, 2: 300, 3: 200, 4: 150}}  # deals: the expert is slow
QUICKER = {("doppelt-so-clever", "expert"): {1: 15_000, 2: 1_000, 3: 700, 4: 500}}


def commands() -> Iterator[Command]:
    """List the commands to run."""
    for game in all_games():
        weak = fallbacks(game, range(game.min_players, game.max_players + 1))
        levels = [level for level in LEVELS if level not in weak]
        for number, level in enumerate(levels):
            if game.min_players == 1:
                yield from plan(game.id, level, 1, None)
            for players in (2, 3, 4):
                if number > 0:
                    yield from plan(game.id, level, players, levels[number - 1])


def plan(game: str, level: str, players: int, against: str | None) -> Iterator[Command]:
    fewer = QUICKER.get((game, level), FEWER.get(level, {}))
    deals = fewer.get(players, SOLO if against is None else DUEL // players)
    arguments = ["evaluate", game, level, "-n", str(players), "-d", str(deals)]
    arguments += ["--against", against] if against else []
    yield KEPT / f"{game}.{players}.{level}.json", arguments


def _worth_first(pair: Command) -> tuple[bool, bool]:
    """Sort Doppelt so clever first and the slow expert last."""
    return "expert" in pair[0].name, "clever" not in pair[0].name


def measure() -> None:
    KEPT.mkdir(exist_ok=True)
    for path, arguments in sorted(commands(), key=_worth_first):
        if not path.exists():
            print("kleeblatt", shlex.join(arguments), flush=True)
            resume = ["--resume", str(path.with_suffix(".part"))]
            out = path.with_suffix(".tmp")
            run = [str(Path(sys.executable).parent / "kleeblatt"), *arguments, *resume]
            subprocess.run([*run, "--json", str(out)], check=True, stdout=subprocess.DEVNULL)
            out.rename(path)
            path.with_suffix(".part").unlink(missing_ok=True)


def figures() -> Figures:
    """Collect all figures so far by game and bot: solo, duels and times."""
    found: Figures = json.loads(SUMMARY.read_text("utf-8"))
    for path, _ in commands():
        if path.exists():
            measured = json.loads(path.read_text())
            bot = measured["figures"]["bot"]
            entry = found.setdefault(measured["game"], {}).setdefault(bot, {"time": {}})
            entry["time"] = slower(entry["time"], measured["figures"]["time"])  # of all tables
            if measured["players"] == 1:
                entry["solo"] = solo(measured)
            else:
                entry.setdefault("duels", {})[str(measured["players"])] = duel(measured)
    return found


def slower(one: Figures, other: Figures) -> Figures:
    """Return the times with the longer 99th percentile."""
    return max(one, other, key=lambda time: time["p99_ms"] if time else 0)


def solo(measured: Figures) -> Figures:
    scores = measured["figures"]["scores"][measured["figures"]["bot"]]
    return {
        "mean": round(scores["mean"]["value"], 2),
        "error": round(scores["mean"]["standard_error"], 2),
        "deviation": round(scores["standard_deviation"], 1),
        "percentiles": [round(scores["percentiles"][p]) for p in ("5", "50", "95")],
        "parts": {
            n: round(v, 1)
            for n, v in measured["figures"]["parts"][measured["figures"]["bot"]].items()
        },
        "games": measured["games"],
        "command": re.split(" --(?:resume|json) ", measured["command"])[0],
        "date": measured["date"][:10],
    }


def duel(measured: Figures) -> Figures:
    found = measured["figures"]["duel"]
    return {
        "against": measured["figures"]["against"],
        "share": round(found["deals_won"]["value"], 4),
        "error": round(found["deals_won"]["standard_error"], 4),
        "games_won": round(found["games_won"]["value"], 4),
        "margin": round(found["margin"]["value"], 2),
        "margin_error": round(found["margin"]["standard_error"], 2),
        "deals": found["deals"],
        "command": re.split(" --(?:resume|json) ", measured["command"])[0],
        "date": measured["date"][:10],
    }


def write() -> None:
    found = figures()
    SUMMARY.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    page = ROOT / "docs" / "strength.md"
    before = page.read_text("utf-8").partition(MARK)[0]
    titles = {game.id: game.title for game in all_games()}
    parts = [before, MARK, "\n"]
    for game, bots in found.items():
        parts.append(f"\n## {titles[game]}\n\n")
        parts += solo_table(bots) + duel_table(bots) + time_table(bots) + command_list(bots)
    page.write_text("".join(parts), "utf-8")


MARK = "<!-- Everything below is written by bench/strength.py. -->"


def solo_table(bots: Figures) -> list[str]:
    rows = {name: each["solo"] for name, each in bots.items() if "solo" in each}
    if not rows:
        return []
    lines = ["| alone | points | deviation | 5 %, median, 95 % | games |\n"]
    lines.append("| --- | ---: | ---: | --- | ---: |\n")
    for name, s in rows.items():
        low, middle, high = s["percentiles"]
        lines.append(
            f"| {name} | {s['mean']:.2f} ± {s['error']:.2f} | {s['deviation']} "
            f"| {low}, {middle}, {high} | {s['games']:,} |\n"
        )
    return [*lines, "\n"]


def duel_table(bots: Figures) -> list[str]:
    lines = ["| duplicate deals | players | deals won | games won | points ahead | deals |\n"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: |\n")
    for name, each in bots.items():
        for players, d in each.get("duels", {}).items():
            lines.append(
                f"| {name} against {d['against']} | {players} "
                f"| {d['share']:.1%} ± {d['error']:.1%} "
                f"| {d['games_won']:.1%} | {d['margin']:+.2f} ± {d['margin_error']:.2f} "
                f"| {d['deals']:,} |\n"
            )
    return [*lines, "\n"]


def time_table(bots: Figures) -> list[str]:
    lines = ["| time for a decision, one core, live | median | 99 % |\n| --- | ---: | ---: |\n"]
    for name, each in bots.items():
        if each["time"]:
            p50, p99 = each["time"]["p50_ms"], each["time"]["p99_ms"]
            lines.append(f"| {name} | {p50:.2f} ms | {p99:.2f} ms |\n")
    return [*lines, "\n"]


def command_list(bots: Figures) -> list[str]:
    lines = ["Commands and dates:\n\n"]
    for each in bots.values():
        for one in [each.get("solo"), *each.get("duels", {}).values()]:
            if one:
                lines.append(f"- `{one['command']}` ({one['date']})\n")
    return lines


if __name__ == "__main__":
    if "--write" not in sys.argv:
        measure()
    write()
