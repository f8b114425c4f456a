"""What is left to gain over one step of look-ahead, as benchmarks/headroom.py measures it."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from theomachy.core.position import Position


@pytest.fixture(scope="module")
def headroom() -> ModuleType:
    file = Path(__file__).parents[2] / "benchmarks" / "headroom.py"
    spec = importlib.util.spec_from_file_location("headroom", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["headroom"] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


def gains(headroom: ModuleType, against: str = "") -> list[float]:
    tasks = [headroom.Task("playing-gods", 2, 12, 1, 100 + i, against) for i in range(12)]
    return [found.gain for found in map(headroom.find, tasks) if found.gain is not None]


def test_the_same_seed_measures_the_same(headroom: ModuleType) -> None:
    found = gains(headroom)
    assert len(found) >= 6
    assert all(-1 < gain < 1 for gain in found)
    assert found == gains(headroom)


def test_who_decides_badly_has_far_more_to_gain(headroom: ModuleType) -> None:
    """At the decisions that are looked at, one step is made to choose what looks worst: the others bring far more."""

    class Misled(headroom.OneStep):  # type: ignore[name-defined, misc]
        misled = False

        def worths(self, position: Position, seat: int) -> list[tuple[float, int]]:
            found: list[tuple[float, int]] = super().worths(position, seat)
            if not self.misled:
                return found
            self.misled = False
            ranked = sorted(found)[:1] + sorted(found)[:0:-1]  # the worst first, then as it should be
            return [(-0.01 * place, action) for place, (_, action) in enumerate(ranked)]

    def measured(misled: bool) -> float:
        task = headroom.Task("gods-second", 2, 8, 1, 7)
        player = Misled(task)
        position, total = player.start.copy(), 0.0
        for number, seat in enumerate(player.decisions(position)):
            if number % 5 == 4:
                player.misled = misled
                total += headroom.gain(task, player, position, seat)
        return total

    assert measured(True) > 1.0 > measured(False)


def test_against_a_bot_only_one_seat_looks_ahead(headroom: ModuleType) -> None:
    player = headroom.OneStep(headroom.Task("playing-gods", 2, 2, 1, 5, "random"))
    assert [player.looks(seat) for seat in range(2)].count(True) == 1
    assert len(gains(headroom, "random")) >= 6
