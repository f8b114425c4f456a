"""Bots at tables: outside the event loop, with nothing they may not know, and never in the way of a table."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.position import playout
from theomachy.server import thinking
from theomachy.server.thinking import Thinkers

GAME = theomachy.game("gods-second")


def think(thinkers: Thinkers, position: Any, spec: str) -> int:
    return asyncio.run(thinkers.think(GAME, position, int(position.turn), spec))


@pytest.fixture
def thinkers() -> Any:
    found = Thinkers(1)
    yield found
    found.close()


def test_every_bot_of_the_lobby_answers(thinkers: Thinkers) -> None:
    from theomachy.server.chairs import bot_specs, default_bot

    position = GAME.new(2, seed=1)
    for spec in bot_specs():
        assert think(thinkers, position, spec) in list(position.legal(position.turn))
    assert default_bot() in bot_specs()


def test_a_failing_bot_does_not_stop_the_table(thinkers: Thinkers) -> None:
    position = GAME.new(2, seed=1)
    assert think(thinkers, position, "no such bot") in list(position.legal(position.turn))


def test_a_dead_process_is_replaced(thinkers: Thinkers) -> None:
    position = GAME.new(2, seed=1)
    think(thinkers, position, "random")
    assert thinkers.pool is not None
    for process in thinkers.pool._processes.values():
        os.kill(process.pid, signal.SIGKILL)
    assert think(thinkers, position, "random") in list(position.legal(position.turn))


def test_bots_get_the_redealt_position(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    """What is written down for the worker is what `redeal` made for this player, never the true position."""
    true = GAME.new(2, seed=1)
    dealt: list[Any] = []
    written: list[Any] = []

    class Watched:
        turn = true.turn

        def legal(self, player: int) -> Any:
            return true.legal(player)

        def redeal(self, player: int, dice: Any) -> Any:
            assert player == true.turn
            dealt.append(true.redeal(player, dice))
            return dealt[-1]

    write = theomachy.Game.to_json

    def watched(game: theomachy.Game, position: Any) -> Any:
        written.append(position)
        return write(game, position)

    monkeypatch.setattr(theomachy.Game, "to_json", watched)
    assert think(thinkers, Watched(), "random") in list(true.legal(true.turn))
    assert len(written) == len(dealt) == 1
    assert written[0] is dealt[0]


def test_a_bot_goes_on_with_what_it_thought_about_its_next_step(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theomachy.game("gentes")
    monkeypatch.setattr(thinking, "MINDS", {})
    position = game.new(2, seed=1)
    went_on = 0
    for step in range(40):
        if position.turn < 0:
            playout(position, Dice(step), 1)
            continue
        seat = int(position.turn)
        mind = thinking.MINDS.get((f"t {seat}", "mcts:sims=30"))
        asked = len(position.sensible(seat)) > 1
        action = thinking.choose("gentes", game.to_json(position), seat, "mcts:sims=30", step, f"t {seat}")
        assert position.why_not(seat, action) == ""
        if asked and mind is not None:
            assert thinking.MINDS.get((f"t {seat}", "mcts:sims=30")) in (mind, None)  # never begun anew
            went_on += 1
        position.apply(seat, action)
    assert went_on > 0
    assert len(thinking.MINDS) <= 2
    thinking.choose("gentes", game.to_json(game.new(2, seed=1)), int(game.new(2, seed=1).turn), "greedy", 1, "x")
    assert ("x", "greedy") not in thinking.MINDS


def test_a_worker_remembers_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    game = theomachy.game("gentes")
    monkeypatch.setattr(thinking, "MINDS", {})
    monkeypatch.setattr(thinking, "MOST_MINDS", 2)
    position = game.new(2, seed=1)
    step = 0
    while not thinking.MINDS:  # until an answer is the first step of an action
        step += 1
        if position.turn < 0:
            playout(position, Dice(step), 1)
            continue
        data, seat = game.to_json(position), int(position.turn)
        position.apply(seat, thinking.choose("gentes", data, seat, "mcts:sims=30", 1, "first"))
    for name in "abcd":
        thinking.choose("gentes", data, seat, "mcts:sims=30", 1, name)
    assert [name for name, _ in thinking.MINDS] == ["c", "d"]


def test_a_pause_does_not_tell_whether_a_bot_had_a_choice() -> None:
    """Where hands are secret, the level that thinks for a second takes its time for forced answers too."""
    from types import SimpleNamespace

    from theomachy.server.tables import COVERED, Table

    def beat(hidden: bool, bot: str, pause: float) -> float:
        return Table._beat(SimpleNamespace(game=SimpleNamespace(hidden=hidden), bot_pause=pause), bot)  # type: ignore[arg-type]

    assert beat(True, "level:5", 0.7) == COVERED > 1.0
    assert beat(True, "level:4", 0.7) == beat(False, "level:5", 0.7) == 0.7
    assert beat(True, "level:5", 0.0) == 0.0


def test_closing_does_not_wait_for_what_is_being_thought() -> None:
    """A server that goes down ends at once, whatever its workers are at."""
    import time

    async def begin() -> list[Any]:
        thinkers = Thinkers(1)
        job = asyncio.ensure_future(thinkers.study(time.sleep, 600))
        while thinkers.desk is None or not thinkers.desk._processes:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        workers = list(thinkers.desk._processes.values())
        thinkers.close()
        with pytest.raises(Exception) as broken:  # noqa: PT011 - the pool is broken, and says so in its own way
            await asyncio.wait_for(job, 120)
        assert not isinstance(broken.value, TimeoutError)
        return workers

    # On a busy machine even to end takes a worker long, having the lowest priority; what is thought would take longer.
    for worker in asyncio.run(begin()):
        worker.join(120)
        assert not worker.is_alive()
