"""Thousands of games in arrays: the same games that the rules play one by one."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.errors import BadOption, IllegalAction
from theomachy.core.position import CHANCE, NOBODY
from theomachy.rl.batch import SHOWN, batch
from theomachy.rl.games import STRIDE
from theomachy.rl.kit import Kit

every_game = pytest.mark.parametrize("game", theomachy.game_names())
TABLES = [(name, players) for name in theomachy.game_names() for players in theomachy.game(name).players]


class OneByOne:
    """The same by the contract alone: a position, dice, and lists."""

    def __init__(self, kit: Kit, seed: int, place: int) -> None:
        self.kit = kit
        self.dice = Dice((seed + (place + 1) * STRIDE) & (2**62 - 1))
        self.begin()

    def begin(self) -> None:
        self.position = self.kit.fresh.copy()
        self.go_on()

    def go_on(self) -> None:
        while self.position.turn != NOBODY:
            who = self.position.turn
            legal = [self.position.sample(self.dice)] if who == CHANCE else list(self.position.legal(who))
            if who != CHANCE and len(legal) > 1:
                return
            self.position.apply(who, legal[0])

    def step(self, number: int) -> list[int] | None:
        """The places of all seats if the game is over; then the next begins."""
        legal = self.position.legal(self.position.turn)
        self.position.apply(self.position.turn, int(self.kit.numbering.action(legal, number)))
        self.go_on()
        if self.position.turn != NOBODY:
            return None
        places = [int(self.position.rank(seat)) for seat in range(self.kit.players)]
        self.begin()
        return places

    def mask(self) -> set[int]:
        legal = self.position.legal(self.position.turn)
        self.kit.numbering.number(legal)
        return {int(self.kit.numbering.given[i]) for i in range(len(legal))}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_batch_plays_the_same_games(game: str, players: int) -> None:
    games = batch(game, players, count=3, seed=9)
    alone = [OneByOne(Kit(game, players), 9, place) for place in range(3)]
    kit = alone[0].kit
    ends = 0
    for _ in range(400):
        offsets, ids = games.legal_actions()
        for place, one in enumerate(alone):
            assert games.seats[place] == one.position.turn
            assert set(np.flatnonzero(games.masks[place]).tolist()) == one.mask()
            assert sorted(ids[offsets[place] : offsets[place + 1]].tolist()) == sorted(one.mask())
            seen = bytes(kit.sight.array(one.position, one.position.turn))
            assert games.observations[place].tobytes() == seen
        actions = games.random_actions()
        games.step(actions)
        for place, one in enumerate(alone):
            places = one.step(int(actions[place]))
            assert bool(games.over[place]) == (places is not None)
            if places is None:
                assert not games.rewards[place].any()
                continue
            ends += 1
            best = games.rewards[place].max()
            assert [seat for seat in range(players) if games.rewards[place][seat] == best] == [
                seat for seat in range(players) if places[seat] == 1
            ]
            assert games.rewards[place].sum() == pytest.approx(0)
    assert ends or game == "playing-gods"


def test_several_processes_play_the_same_games() -> None:
    one = batch("gods-first", 3, count=7, seed=3)
    with batch("gods-first", 3, count=7, seed=3, processes=3) as several:
        for _ in range(120):
            for name in SHOWN:
                assert (getattr(one, name) == getattr(several, name)).all(), name
            for ours, theirs in zip(one.legal_actions(), several.legal_actions(), strict=True):
                assert ours.tolist() == theirs.tolist()
            actions = one.random_actions()
            one.step(actions)
            several.step(actions)
        assert several.masks[np.arange(7), several.random_actions()].all()
        several.reset(3)
        one.reset(3)
        assert (one.observations == several.observations).all()
        workers = list(several._workers)  # type: ignore[attr-defined]
    assert not any(worker.is_alive() for worker in workers)
    assert several.seats.shape == (7,)  # what was seen last can still be read
    for use in (lambda: several.step(actions), several.legal_actions, several.random_actions, several.reset):
        with pytest.raises(BadOption, match="closed"):
            use()
    several.close()


def test_a_batch_in_several_processes_needs_no_guard_in_a_script(tmp_path: Path) -> None:
    """New processes do not run the script again: else each would begin a batch of its own, or fail."""
    script = tmp_path / "plays.py"
    script.write_text(
        "from theomachy.rl.batch import batch\n"
        "with batch('gods-second', 2, count=4, seed=1, processes=2) as games:\n"
        "    for _ in range(5):\n"
        "        games.step(games.random_actions())\n"
        "import __main__\n"
        "print('played', __main__.games is games)\n",
        encoding="utf-8",
    )
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout == "played True\n"


def test_the_end_of_a_process_is_told() -> None:
    games = batch("gods-second", 2, count=4, seed=1, processes=2)
    games._workers[0].kill()  # type: ignore[attr-defined]
    games._workers[0].join()  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError, match=r"a process of this batch has ended \(exit code .*the batch is closed"):
        games.step(games.masks.argmax(axis=1))
    with pytest.raises(BadOption, match="closed"):
        games.random_actions()
    assert not any(worker.is_alive() for worker in games._workers)  # type: ignore[attr-defined]


def test_batches_are_not_copied_by_halves() -> None:
    games = batch("gentes", 2, count=1, seed=1)
    for duplicate in (copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="cannot be copied or pickled"):
            duplicate(games)


def test_actions_can_be_drawn_from_the_list_of_open_ones() -> None:
    """As docs/rl.md does it: without looking at the masks."""
    games, rng = batch("gods-second", 2, count=64, seed=1), np.random.default_rng(1)
    for _ in range(60):
        offsets, ids = games.legal_actions()
        assert len(ids) == offsets[-1] == games.masks.sum()
        actions = ids[offsets[:-1] + rng.integers(np.diff(offsets))]
        assert games.masks[np.arange(64), actions].all()
        games.step(actions)
    with pytest.raises(ValueError, match="read-only"):
        ids[0] = 1


@every_game
def test_the_seed_alone_decides(game: str) -> None:
    def story(seed: int) -> list[bytes]:
        games = batch(game, count=4, seed=seed)
        out = []
        for _ in range(30):
            out.append(games.observations.tobytes())
            games.step(games.masks.argmax(axis=1))
        return out

    assert story(1) == story(1)
    assert story(1) != story(2)


def test_random_actions_change_nothing_of_what_chance_will_do() -> None:
    quiet, asking = batch("gods-second", 2, count=2, seed=4), batch("gods-second", 2, count=2, seed=4)
    for _ in range(80):
        for _ in range(3):
            asking.random_actions()
        actions = quiet.masks.argmax(axis=1)
        quiet.step(actions)
        asking.step(actions)
        assert (quiet.observations == asking.observations).all()


def test_random_actions_are_spread_over_all_that_is_open() -> None:
    games = batch("gods-second", 2, count=1, seed=1)
    wanted = set(np.flatnonzero(games.masks[0]).tolist())
    assert {int(games.random_actions()[0]) for _ in range(60 * len(wanted))} == wanted


def test_wrong_actions_are_refused_and_nothing_happens_in_any_game() -> None:
    games = batch("gentes", 2, count=5, seed=2)
    before = games.observations.copy()
    good = games.random_actions()
    for at, number, problem in ((3, -1, "game 3"), (0, games.actions, "numbers go from 0"), (4, None, "game 4")):
        wrong = copy.copy(good)
        wrong[at] = int(np.flatnonzero(~games.masks[at])[0]) if number is None else number
        with pytest.raises(IllegalAction, match=problem):
            games.step(wrong)
        assert (games.observations == before).all()
    for shape in (good[:4], good.astype(float), good.reshape(1, 5)):
        with pytest.raises(BadOption, match="allowed: 5 whole numbers"):
            games.step(shape)
    with pytest.raises(ValueError, match="read-only"):
        games.masks[0, 0] = True
    games.step(good)


def test_wrong_batches_are_refused() -> None:
    for arguments, problem in (
        ({"count": 0}, "count is 0; allowed: 1 to"),
        ({"count": 2.5}, "count is 2.5; allowed: whole numbers, 1 to"),
        ({"seed": "x"}, "seed is 'x'; allowed: whole numbers"),
        ({"processes": 0}, "processes is 0"),
        ({"longest": 0}, "1 and more"),
        ({"players": 7}, "2, 3, 4 players"),
        ({"players": 2.0}, r"players is 2\.0; allowed: whole numbers"),
    ):
        with pytest.raises(BadOption, match=problem):
            batch("gods-second", **arguments)
    with pytest.raises(BadOption, match="parallel_env"):
        batch("four-gods", 2, clock="real")


def test_games_that_take_too_long_are_cut_off_and_begin_again() -> None:
    games = batch("gentes", 2, count=3, seed=1, longest=10)
    for step in range(1, 31):
        games.step(games.random_actions())
        assert games.cut.all() == (step % 10 == 0)
        assert not games.over.any()
        assert not games.rewards.any()
