"""A game from outside that says nothing about learners: what `theomachy new-game` writes works in all their tools."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test, parallel_seed_test, seed_test

import theomachy
from rl.test_pettingzoo import play, quietly
from theomachy.core import clauses, guests, registry
from theomachy.core.action import ActionTable, Field, Kind
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption
from theomachy.core.position import NOBODY
from theomachy.newgame import write_game
from theomachy.rl import gymnasium as ours
from theomachy.rl import openspiel, pettingzoo
from theomachy.rl.batch import batch
from theomachy.rl.kit import Kit
from theomachy.rl.layouts import MOST, declared, fields, numbering_of
from theomachy.rl.views import Place, moments, shown

TREE = Path(__file__).parents[2]
NAME = "downs"  # another one than in tests/test_new_game.py


@pytest.fixture(scope="module")
def downs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[theomachy.Game]:
    """The game, known to this process."""
    path = list(sys.path)
    game = guests.from_folder(write_game(NAME, tmp_path_factory.mktemp("games")))
    assert isinstance(game, theomachy.Game)
    registry.add([game])
    ours.register()
    openspiel.register()
    yield game
    registry.GAMES.pop(NAME)
    gymnasium.registry.pop(ours.name_of(NAME))
    clauses.clauses.cache_clear()
    for module in [m for m in sys.modules if m.split(".")[0] == NAME]:
        del sys.modules[module]
    sys.path[:] = path


def test_every_action_has_a_number_of_its_own(downs: theomachy.Game) -> None:
    kit = Kit(NAME, 3)
    assert kit.actions == 12
    assert [kit.meaning(number) for number in (0, 11)] == ["claim {hill}: hill 0", "claim {hill}: hill 11"]
    for position in moments(kit.fresh, Dice(5)):
        if position.turn >= 0:
            legal = position.legal(position.turn)
            numbers = kit.numbering.open(legal)
            assert [downs.text(position, action) for action in legal] == [f"claim {n + 1}" for n in numbers]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_its_view_and_nothing_that_is_hidden(downs: theomachy.Game, players: int) -> None:
    kit = Kit(NAME, players)
    parts = {part.name: part for part in kit.parts}
    assert set(parts) == {"viewer", "turn", "over", "players", "hills"}
    assert parts["hills"].shape == (12, 4)
    assert parts["players"].shape == (players, 5)
    dice, gods = Dice(2), set()
    for position in moments(kit.fresh, Dice(7)):
        for seat in range(players):
            seen = np.array(list(kit.sight.array(position, seat)))
            hills = seen[parts["hills"].start :][: parts["hills"].size].reshape(12, 4)
            view = downs.view(position, seat)
            assert seen[parts["viewer"].start] == seat
            assert seen[parts["over"].start] == view["over"]
            assert [int(owner) - 1 for owner in hills[:, 2]] == [hill["owner"] for hill in view["hills"]]
            assert hills[:, 3].tolist() == [hill["worth"] for hill in view["hills"]]
            gods.add(tuple(seen[parts["players"].start :][: parts["players"].size].tolist()))
            if position.turn != NOBODY:
                assert list(kit.sight.array(position.redeal(seat, dice), seat)) == seen.tolist()
    assert len(gods) > players


def test_what_was_never_met_before_is_told_apart_from_what_was(downs: theomachy.Game) -> None:
    place = Place()
    for thing in ({"a": "x", "b": [1, -2], "c": None, "d": 300}, {"a": "y", "b": [5], "c": 3, "d": True}):
        place.meet(thing)
    board = shown(downs, place)
    assert board.parts() == [("a", [1]), ("b", [2, 1]), ("c", [1]), ("d", [1])]
    out: list[int] = []
    place.writer()({"a": "z", "b": [-2, 0, 9], "c": 4, "e": 1}, out)
    assert out == [255, 0, 2, 2, 0]
    out.clear()
    place.writer()({"a": "y", "b": [4], "c": None, "d": 1000}, out)
    assert out == [2, 6, 0, 0, 255]


def test_counts_are_refused_where_there_are_none(downs: theomachy.Game) -> None:
    assert Kit(NAME, sees="all").seen >= Kit(NAME).seen
    try:
        Kit(NAME, sees="counts")
    except BadOption as error:
        assert "no bot/inputs.py" in str(error)  # noqa: PT017 - a game may have been given counts


@pytest.mark.parametrize("illegal", ["lose", "random"])
def test_gymnasium_and_pettingzoo_find_nothing_wrong(downs: theomachy.Game, illegal: str) -> None:
    env = gymnasium.make("theomachy/Downs-v0", opponents="level:1", illegal=illegal, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    quietly(seed_test, lambda: pettingzoo.env(NAME, 3), num_cycles=20)
    parallel_api_test(pettingzoo.parallel_env(NAME, 4), num_cycles=30)
    parallel_seed_test(lambda: pettingzoo.parallel_env(NAME, illegal=illegal), num_cycles=20)
    table = pettingzoo.env(NAME, 2)
    table.reset(seed=1)
    assert play(table, np.random.default_rng(1)) <= 12


def test_openspiel_plays_it(downs: theomachy.Game) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("theomachy_downs"), num_sims=2, serialize=True, verbose=False)


def test_batches_play_it(downs: theomachy.Game) -> None:
    games = batch(NAME, 2, count=4, seed=1)
    ends = 0
    for _ in range(20):
        games.step(games.random_actions())
        ends += int(games.over.sum())
    assert ends >= 4
    with batch(NAME, 2, count=4, seed=1, processes=2) as several:  # which find it nowhere, unless they are told
        games.reset(1)
        assert (several.observations == games.observations).all()


def test_new_processes_know_it_too(tmp_path: Path) -> None:
    write_game("moors", tmp_path)
    script = tmp_path / "plays.py"
    script.write_text(
        "from theomachy.rl.batch import batch\n"
        "with batch('moors', 2, count=4, seed=1, processes=2) as games:\n"
        "    for _ in range(10):\n"
        "        games.step(games.random_actions())\n"
        "    print(games.observations.sum() > 0)\n"
        "import gymnasium, theomachy.rl.gymnasium\n"
        "print(gymnasium.make('theomachy/Moors-v0', opponents='random').reset(seed=1)[1]['seat'] >= 0)\n",
        encoding="utf-8",
    )
    env = {**os.environ, "THEOMACHY_GAMES": str(tmp_path), "PYTHONPATH": str(TREE / "src")}
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, env=env, check=False)
    assert (done.stderr, done.stdout) == ("", "True\nTrue\n")


# ---- declarations that say less


def field(name: str, values: tuple[int, ...] = ()) -> Field:
    return Field(name, r"\d+", lambda position, value: str(value), lambda position, text: int(text), values=values)


def with_actions(game: theomachy.Game, *kinds: Kind, shift: int = 24) -> theomachy.Game:
    class Declaring(theomachy.Game):
        @property
        def actions(self) -> ActionTable:
            return ActionTable(kinds, [field("few", (3, 5)), field("some"), field("many")], shift)

    return Declaring(game.name, game.title, game.designer, game.prefix, game.package)


def test_fields_without_declared_values_are_numbered_by_what_their_bits_hold(downs: theomachy.Game) -> None:
    game = with_actions(
        downs, Kind(1, "a {few} {some}", {"few": (0, 3), "some": (3, 4)}), Kind(2, "b {some}", {"some": (0, 2)}),
        Kind(3, "c {few} {many}", {"few": (0, 3), "many": (3, 20)}),
        Kind(4, "chance {few}", {"few": (0, 3)}, chance=True),
    )  # fmt: skip
    assert 2 << 20 > MOST
    assert declared(game).fixed == {3: ("many",)}
    numbers = numbering_of(game)
    assert (numbers.own, numbers.spare) == (2 * 16 + 4 + 2, 64)
    assert fields(game)[37] == ("c {few} {many}", {"few": 5})


def test_actions_that_cannot_be_numbered_are_refused(downs: theomachy.Game) -> None:
    for code, shift in ((200, 22), (1, 20)):
        with pytest.raises(BadOption, match=r"downs has no numbered actions: .* needed: codes below 128 at bit 24"):
            numbering_of(with_actions(downs, Kind(code, "a"), shift=shift))
