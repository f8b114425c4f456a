"""Results of long runs: they are kept beside the benchmarks, and the documents say what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from theomachy.cli import run

TREE = Path(__file__).parents[2]
RESULTS = TREE / "benchmarks" / "results" / "strength"


def test_the_table_of_strength_is_made_of_the_kept_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`theomachy strength --blocks 0`, in the root of the project, writes the table that stands there."""
    monkeypatch.chdir(TREE)
    assert run(["strength", "--blocks", "0", "--out", str(tmp_path / "strength.md")]) == 0
    written = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert written == (TREE / "docs" / "strength.md").read_text(encoding="utf-8")
    assert len(list(RESULTS.glob("*.jsonl"))) > 100


def test_documents_hold_no_results_of_runs() -> None:
    assert [path.name for path in (TREE / "docs").rglob("*.jsonl")] == []
