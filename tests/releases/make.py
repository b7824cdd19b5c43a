"""Keep what a release writes: its records, its database, and what they show.

`python -m tests.releases.make VERSION` is run once for every release, with the code of that
release. Every later release must show the same (`tests/test_releases.py`).
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

import kleeblatt
from tests.releases import records, tables
from tests.releases.shows import match_shows

FOLDER = Path(__file__).parent
LARGEST = 1_000_000  # bytes of all files of a release


def main(version: str) -> None:
    """Write the folder of a release, whole or not at all."""
    folder = FOLDER / version
    if version != kleeblatt.__version__:
        sys.exit(f"This is Kleeblatt {kleeblatt.__version__}, not {version}.")
    if folder.exists():
        sys.exit(f"{folder} exists already, and what was released stays as it is.")
    if missing := records.left_out():
        sys.exit("No record chooses these options: " + ", ".join(missing))
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / version
        made.mkdir()
        write(made)
        size = sum(path.stat().st_size for path in made.iterdir())
        if size > LARGEST:
            sys.exit(f"{size} bytes are too many to keep for ever; at most {LARGEST}.")
        shutil.move(made, folder)
    print(f"{folder}: {size} bytes")


def write(folder: Path) -> None:
    """Play everything, and write down what it shows."""
    found = {}
    for plan in records.PLANS:
        match = records.played(plan)
        match.record.save(folder / f"{plan.name}.jsonl")
        found[f"{plan.name}.jsonl"] = match_shows(match)
    expected = {"records": found, "tables": tables.write(folder)}
    text = json.dumps(expected, ensure_ascii=False, indent=1) + "\n"
    (folder / "expected.json").write_text(text, "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m tests.releases.make VERSION")
    main(sys.argv[1])
