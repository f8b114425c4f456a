"""Rate limits: each key has its own, and nobody is refused because others came before."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from theomachy.server import limits
from theomachy.server.limits import Bucket, Buckets


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [1000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    return now


def test_a_bucket_allows_a_burst_and_then_a_steady_rate(clock: list[float]) -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_somebody_new_is_let_in_however_many_came_before(clock: list[float]) -> None:
    """A flood of keys fills the memory; it costs those who came longest ago their record, and nobody the door."""
    buckets = Buckets(0.01, 1.0, most=100)
    assert buckets.take("first")
    assert not buckets.take("first")
    for n in range(99):
        assert buckets.take(n)
    assert not buckets.take("first"), "still known, and used just now"
    for n in range(1000, 1150):
        assert buckets.take(n)
    assert buckets.take("somebody new")
    assert len(buckets.known) == 100
    assert not buckets.take(1149)
