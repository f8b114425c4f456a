"""Self-play on Ray, where it is installed: the same rows as in local processes."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from theomachy.rl.selfplay import Plan, run

ray = pytest.importorskip("ray")


def test_ray_writes_the_same_rows(tmp_path: Path) -> None:
    plan = Plan("gods-second", ("greedy", "random"), games=4, block=2, seed=3)
    try:
        run(plan, tmp_path / "ray", on="ray")
    finally:
        ray.shutdown()
    run(plan, tmp_path / "local", processes=1)
    for path in (tmp_path / "local").glob("*.parquet"):
        assert pq.read_table(tmp_path / "ray" / path.name) == pq.read_table(path)
