"""The arena on Ray, where it is installed: the same results as in local processes."""

from __future__ import annotations

import pytest

from theomachy.arena.duel import Pairing
from theomachy.arena.run import run

ray = pytest.importorskip("ray")


def test_ray_plays_the_same_games() -> None:
    pairing = Pairing("gods-second", ("greedy", "random"), (), 4)
    try:
        assert run(pairing, 2, on="ray") == run(pairing, 2, processes=1)
    finally:
        ray.shutdown()
