"""Large runs on Ray, on one machine: the same results as in local processes, from the arena to learning.

One Ray with two processors is started for this file; what the command line asks of it goes there too. `test_ray.py`
plays these cases in a process of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from theomachy.arena.duel import Pairing, play_block
from theomachy.arena.lab import run_study
from theomachy.arena.observe import RuleSet
from theomachy.arena.run import Book, run
from theomachy.cli import run as theomachy
from theomachy.core.errors import TheomachyError
from theomachy.core.spread import NoCluster
from theomachy.learning import rounds
from theomachy.learning.selfplay import Course

ray = pytest.importorskip("ray")
PAIRING = Pairing("gods-second", ("greedy", "random"), (), 4)


@pytest.fixture(scope="module", autouse=True)
def processors() -> Iterator[None]:
    for patience in (True, True, False):  # Ray gives its own processes half a minute, which busy machines exceed
        try:
            ray.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, object_store_memory=80_000_000)
            break
        except Exception:
            if not patience:
                raise
            ray.shutdown()
    yield
    ray.shutdown()


def test_ray_plays_the_same_games() -> None:
    assert run(PAIRING, 3, on="ray") == run(PAIRING, 3, processes=1)


def test_who_is_satisfied_stops_the_games_on_ray() -> None:
    """A sequential test that is settled does not play what is left."""

    def seen(book: Book) -> bool:
        return len(book.blocks) == 2

    assert len(run(PAIRING, 100_000, on="ray", seen=seen)) == 4


def test_a_study_on_ray_sees_the_same_games() -> None:
    rules = RuleSet("gods-second", 2, (), "random")
    assert run_study(rules, 5, on="ray") == run_study(rules, 5, processes=1)


def test_selfplay_on_ray_writes_the_same_rows_and_goes_on_where_it_was(tmp_path: Path) -> None:
    asked = ["selfplay", "gods-second", "--bots", "greedy,random", "--games", "5", "--block", "2", "--seed", "3"]
    assert theomachy([*asked, "--processes", "1", "--out", str(tmp_path / "local")]) == 0
    assert theomachy([*asked, "--on", "ray", "--out", str(tmp_path / "ray")]) == 0
    parts = sorted(path.name for path in (tmp_path / "local").glob("*.parquet"))
    assert len(parts) == 3
    lost = tmp_path / "ray" / parts[1]
    lost.unlink()
    kept = {name: (tmp_path / "ray" / name).stat().st_mtime_ns for name in parts if name != lost.name}
    assert theomachy([*asked, "--on", "ray", "--out", str(tmp_path / "ray")]) == 0
    assert kept == {name: (tmp_path / "ray" / name).stat().st_mtime_ns for name in kept}
    for name in parts:
        assert pq.read_table(tmp_path / "ray" / name) == pq.read_table(tmp_path / "local" / name)


def test_learning_on_ray_plays_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "CHUNK", 2)  # so that few games are several pieces of work
    asked = ["learn", "gods-second", "--rounds", "0", "--games", "3", "--steps", "10", "--judged", "2", "--seed", "2"]
    assert theomachy([*asked, "--processes", "2", "--on", "ray", "--out", str(tmp_path)]) == 0
    assert (tmp_path / "round-0.txt").exists()
    lesson = rounds.Lesson(Course("gods-second", (2,), seed=2), games=3, processes=1)
    here, there = rounds.played(lesson, "", 0, lambda what, done, of: None), np.load(tmp_path / "round-0.npz")
    assert np.array_equal(here.seen, there["seen"])
    assert np.array_equal(here.came, there["came"])


def test_what_fails_on_ray_fails_as_it_would_here() -> None:
    wrong = Pairing("gods-second", ("greedy", "program:/no/such/program"), (), 4)
    with pytest.raises(TheomachyError) as here:
        play_block(wrong, 0)
    with pytest.raises(TheomachyError) as there:
        run(wrong, 1, on="ray")
    assert (type(there.value), str(there.value)) == (type(here.value), str(here.value))


def test_commands_of_arena_and_lab_play_on_ray(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert theomachy(["arena", "gods-second", "random", "random", "--games", "4", "--on", "ray"]) == 0
    assert "4 games" in capsys.readouterr().out
    page = tmp_path / "lab.html"
    asked = ["lab", "gods-second", "--players", "2", "--bot", "random", "--games", "3", "--on", "ray"]
    assert theomachy([*asked, "--out", str(page)]) == 0
    assert page.exists()
    assert theomachy(["sprt", "gods-second", "random", "random", "--most", "4", "--on", "ray"]) == 1
    assert "not settled" in capsys.readouterr().out


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "not an address")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoCluster, match="no Ray cluster at RAY_ADDRESS=not an address"):
        run(PAIRING, 1, on="ray")
