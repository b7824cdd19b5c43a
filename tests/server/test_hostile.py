"""A short form of bench/hostile.py: honest tables beside bad clients of eight kinds.

On a busy machine times tell little, so the limit is generous: before there were limits, moves took
sixty to five hundred times as long, and many were never answered.
"""

import subprocess
import sys
from pathlib import Path

import pytest

HOSTILE = Path(__file__).parents[2] / "bench" / "hostile.py"
LIMIT = "40"


@pytest.mark.timeout(900)
def test_honest_tables_play_on() -> None:
    command = [sys.executable, str(HOSTILE), "--short", "--limit", LIMIT]
    done = subprocess.run(command, capture_output=True, text=True, timeout=800, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
