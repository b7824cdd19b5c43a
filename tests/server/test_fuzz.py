"""A short form of bench/fuzz.py: odd bytes give no status 5xx, no hang and no dead server."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

FUZZ = Path(__file__).parents[2] / "bench" / "fuzz.py"
TODAY = datetime.now(UTC).toordinal()  # every day other cases; a finding is printed with its seed


def fuzz(seconds: int, *given: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(FUZZ), "--seconds", str(seconds), "--seed", str(TODAY), *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def test_odd_bytes_are_refused_politely() -> None:
    done = fuzz(20)
    assert done.returncode == 0, done.stdout + done.stderr
    assert ", 0 findings" in done.stdout


def test_the_control_fails() -> None:
    """A server that falls over a lone surrogate is found out."""
    done = fuzz(200, "--faulty", "--enough", "20")  # at once, but on a slow machine
    assert done.returncode == 1, done.stdout + done.stderr
    assert "status 500" in done.stdout
    assert "a lone surrogate" in done.stdout
