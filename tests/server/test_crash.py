"""A short form of bench/crash.py: killed again and again, nothing acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

CRASH = Path(__file__).parents[2] / "bench" / "crash.py"


def crash(*given: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CRASH), "--tables", "6", *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)


def test_nothing_acknowledged_is_lost_or_doubled() -> None:
    done = crash("--kills", "3", "--moves", "300")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 problems" in done.stdout


def test_the_control_fails() -> None:
    """A server that acknowledges before it commits is found out."""
    done = crash("--kills", "3", "--moves", "300", "--careless")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "an acknowledged move is lost" in done.stdout
