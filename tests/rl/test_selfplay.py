"""Games between bots as Parquet files."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import theomachy
from theomachy.cli import run as command
from theomachy.core.components import fingerprint
from theomachy.core.errors import BadOption
from theomachy.rl.kit import Kit
from theomachy.rl.selfplay import HEAD, NAMES, Plan, part_path, read, records, run
from theomachy.rl.table import Table

PLAN = Plan("gods-second", ("greedy", "random"), games=5, block=2, seed=3)


def rows(folder: Path) -> list[dict[str, object]]:
    return [row for path in sorted(folder.glob("*.parquet")) for row in pq.read_table(path).to_pylist()]


@pytest.mark.parametrize("name", theomachy.game_names())
def test_rows_tell_the_games_as_they_were_played(name: str, tmp_path: Path) -> None:
    """Played again from the seeds with the kept actions, every row is found again."""
    players = min(theomachy.game(name).players)
    plan = Plan(name, ("random",) * players, games=2, block=2, seed=5, sees="all")
    assert run(plan, tmp_path, processes=1) == len(rows(tmp_path))
    kit = Kit(name, players, sees="all")
    for game in range(2):
        table = Table(kit)
        table.reset(plan.seed + 7_919 * game)
        kept = [row for row in rows(tmp_path) if row["game"] == game]
        for number, row in enumerate(kept):
            assert (row["decision"], row["seat"]) == (number, table.seat)
            assert row["observation"] == table.observe(table.seat).tobytes()
            assert row["open"] == np.flatnonzero(table.mask(table.seat)).tolist()
            table.act(table.seat, row["action"])  # type: ignore[arg-type]
        assert table.over
        rewards = table.rewards()
        for row in kept:
            seat: Any = row["seat"]
            assert row["reward"] == pytest.approx(rewards[seat])
            assert row["place"] == table.position.rank(seat)
            assert row["points"] == table.position.score(seat)
            assert row["decisions"] == len(kept)


def test_a_run_that_was_stopped_goes_on_and_processes_change_nothing(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    made = run(PLAN, whole, processes=1)
    heard: list[tuple[int, int]] = []
    run(PLAN, parts, processes=2, tell=lambda done, of: heard.append((done, of)))
    assert heard == [(1, 3), (2, 3), (3, 3)]
    assert rows(parts) == rows(whole)
    before = part_path(parts, 0).stat().st_mtime_ns
    part_path(parts, 1).unlink()
    again = run(PLAN, parts, processes=1)
    assert 0 < again < made
    assert rows(parts) == rows(whole)
    assert part_path(parts, 0).stat().st_mtime_ns == before
    assert run(PLAN, parts, processes=1) == 0
    assert not list(parts.glob("*.half"))


def test_bots_move_on_from_game_to_game(tmp_path: Path) -> None:
    run(PLAN, tmp_path, processes=1)
    seated = {(row["game"], row["seat"]): row["bot"] for row in rows(tmp_path)}
    assert seated[0, 0] == "greedy" == seated[1, 1]
    assert seated[0, 1] == "random" == seated[1, 0]


def test_files_say_what_they_hold(tmp_path: Path) -> None:
    run(PLAN, tmp_path, processes=1)
    about = pq.read_schema(part_path(tmp_path, 0)).metadata
    assert json.loads(about[b"theomachy"])["bots"] == ["greedy", "random"]
    assert json.loads(about[b"parts"])[0][0] == "card"
    assert json.loads((tmp_path / HEAD).read_text(encoding="utf-8"))["seed"] == 3


def test_wrong_runs_are_refused_and_touch_nothing(tmp_path: Path) -> None:
    run(PLAN, tmp_path / "a", processes=1)
    other = Plan("gods-second", ("greedy", "random"), games=5, block=2, seed=4)
    with pytest.raises(BadOption, match="holds another run"):
        run(other, tmp_path / "a", processes=1)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "notes.txt").write_text("mine")
    with pytest.raises(BadOption, match="not empty"):
        run(PLAN, tmp_path / "b", processes=1)
    for plan, problem in (
        (Plan("gods-second", ("random",)), "2, 3, 4 players"),
        (Plan("gods-second", ("random", "random"), games=0), "games is 0"),
        (Plan("gods-second", ("random", "random"), sees="stars"), "board, counts, all"),
        (Plan("four-gods", ("random", "random"), (("clock", "real"),)), "parallel_env"),
        (Plan("gods-second", ("random", "oracle")), "no bot"),
    ):
        with pytest.raises(theomachy.TheomachyError, match=problem):
            run(plan, tmp_path / "c", processes=1)
    with pytest.raises(BadOption, match="local, ray"):
        run(PLAN, tmp_path / "c", on="paper")
    assert not (tmp_path / "c").exists()


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "run"
    arguments = ["selfplay", "gentes", "--bots", "random,random", "--games", "2", "--processes", "1", "--out", str(out)]
    assert command(arguments) == 0
    assert "1 files in" in capsys.readouterr().out
    assert len({row["game"] for row in rows(out)}) == 2
    assert command([*arguments, "--seed", "9"]) == 2
    assert "holds another run" in capsys.readouterr().err


def test_searches_leave_their_visits_and_values_and_every_game_its_record(tmp_path: Path) -> None:
    plan = Plan("gods-second", ("mcts:sims=30", "random"), games=3, block=2, seed=4)
    run(plan, tmp_path, processes=1)
    found = read(tmp_path).to_pylist()
    assert found == rows(tmp_path)
    searched = [row for row in found if row["bot"] == "mcts:sims=30"]
    assert 10 < len(searched) < len(found)
    for row in searched:
        tried = dict(zip(row["open"], row["visits"], strict=True))
        assert sum(row["visits"]) > 0
        assert tried[row["action"]] == max(tried.values())
        assert 0 <= row["value"] <= 1
    assert all(row["visits"] is None and row["value"] is None for row in found if row["bot"] == "random")
    games = dict(records(tmp_path))
    assert sorted(games) == [0, 1, 2]
    for number, told in games.items():
        final = told.verify()
        last = [row for row in found if row["game"] == number][-1]
        assert last["points"] == final.score(last["seat"])
        assert told.seats == [plan.bots[(seat + number) % 2] for seat in range(2)]
    whole = tmp_path / "again"
    run(plan, whole, processes=1)
    assert {number: str(told) for number, told in records(whole)} == {n: str(told) for n, told in games.items()}


def test_files_of_the_first_format_are_read(tmp_path: Path) -> None:
    run(PLAN, tmp_path, processes=1)
    for path in sorted(tmp_path.glob("*.parquet")):  # as they were written then
        table = pq.read_table(path).drop_columns(["visits", "value"])
        pq.write_table(table, path)
    for path in tmp_path.glob("*.zip"):
        path.unlink()
    head = json.loads((tmp_path / HEAD).read_text(encoding="utf-8"))
    del head["components"]
    (tmp_path / HEAD).write_text(json.dumps({**head, "format": 1}, indent=1, sort_keys=True), encoding="utf-8")
    found = read(tmp_path)
    assert found.column_names == list(NAMES)
    assert len(found) == len(rows(tmp_path)) > 0
    assert set(found["visits"].to_pylist()) == set(found["value"].to_pylist()) == {None}
    assert list(records(tmp_path)) == []
    with pytest.raises(BadOption, match="a run of an earlier format"):
        run(PLAN, tmp_path, processes=1)
    with pytest.raises(BadOption, match="holds no games"):
        read(tmp_path / "nothing")


def test_games_with_other_components_are_known_by_them(tmp_path: Path) -> None:
    own = theomachy.game("gods-second").home / "components.toml"
    box, run_folder = tmp_path / "rich.toml", tmp_path / "run"
    box.write_text(own.read_text(encoding="utf-8").replace("start = 2", "start = 6", 1), encoding="utf-8")
    options = ["--bots", "random,random", "--games", "2", "--block", "2", "--processes", "1", "--out", str(run_folder)]
    assert command(["selfplay", "gods-second", *options, "--components", str(box)]) == 0
    assert json.loads((run_folder / HEAD).read_text(encoding="utf-8"))["components"] == fingerprint(box)
    for _, told in records(run_folder):
        assert told.tags["Components"] == fingerprint(box)
        told.components = box
        told.verify()
    assert command(["selfplay", "gods-second", *options]) == 2  # another run
    kit = Kit("gods-second", 2, {"components": str(box)})
    assert kit.game.to_json(kit.fresh)["power"] == {"red": 6, "yellow": 6}
    again = pickle.loads(pickle.dumps(kit))
    assert again.fresh.key() == kit.fresh.key() != Kit("gods-second", 2).fresh.key()
