"""The benchmark that the tables of docs/rl.md come from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).parents[2]


def test_its_tables_are_those_of_the_page() -> None:
    """It runs, and prints tables with the same heads and rows; how fast anything is is not asked."""
    command = [sys.executable, "benchmarks/batch.py", "--seconds", "0.01"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=TREE, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    page = (TREE / "docs" / "rl.md").read_text(encoding="utf-8").splitlines()
    printed = [line for line in done.stdout.splitlines() if line.startswith("| ") and "of Pgx" not in line]
    assert len(printed) == 13
    heads = {line for line in printed if line[2:].startswith(("two players", "one game"))}
    assert len(heads) == 2
    assert heads <= set(page)
    names = {line.split(" | ")[0] for line in printed}
    assert names <= {line.split(" | ")[0] for line in page}
