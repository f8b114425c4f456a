"""Environments and batches with a box of somebody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import pytest

import theomachy
import theomachy.rl.gymnasium
from theomachy.core.errors import BadComponents
from theomachy.rl import pettingzoo
from theomachy.rl.batch import batch
from theomachy.rl.kit import Kit

GAME = theomachy.game("gods-second")


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "rich.toml"
    text = (GAME.home / "components.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("start = 2", "start = 6", 1), encoding="utf-8")
    return file


def power(kit: Kit) -> dict[str, int]:
    found: dict[str, int] = kit.game.to_json(kit.fresh)["power"]
    return found


def test_every_form_plays_with_it(box: Path) -> None:
    one: Any = pettingzoo.env(GAME.name, players=2, components=str(box))
    both: Any = pettingzoo.parallel_env(GAME.name, players=2, components=box)
    alone: Any = gymnasium.make("theomachy/GodsSecond-v0", opponents="random", players=2, components=str(box)).unwrapped
    many = batch(GAME.name, players=2, count=4, seed=1, components=box)
    plain = batch(GAME.name, players=2, count=4, seed=1)
    for kit in (one.kit, both.kit, alone.kit, many.kit):
        assert set(power(kit).values()) == {6}
        assert kit.options == plain.kit.options
    assert (many.observations != plain.observations).any()
    for _ in range(20):
        many.step(many.random_actions())


def test_several_processes_play_with_it(box: Path) -> None:
    alone = batch(GAME.name, players=2, count=4, seed=1, components=box)
    shared = batch(GAME.name, players=2, count=4, seed=1, processes=2, components=box)
    for _ in range(10):
        assert (alone.observations == shared.observations).all()
        actions = alone.random_actions()
        alone.step(actions)
        shared.step(actions)
    shared.close()


def test_openspiel_plays_with_it(box: Path) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import theomachy.rl.openspiel  # noqa: F401

    game = pyspiel.load_game("theomachy_gods_second", {"players": 2, "options": f"components:{box}"})
    assert set(power(game.kit).values()) == {6}


@pytest.mark.parametrize("wrong", ["", 7, "nothing.toml"])
def test_what_is_no_box_is_refused(wrong: Any) -> None:
    with pytest.raises(BadComponents, match=r"components: |cannot be read"):
        batch(GAME.name, players=2, count=4, components=wrong)
