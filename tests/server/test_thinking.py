"""Bots at tables: outside the event loop, with nothing they may not know, and never in the way of a table."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar

import pytest

import theomachy
from choosing import nightly
from theomachy.bots.levels import in_real_time, table_seconds
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, EVERYBODY, NOBODY, playout
from theomachy.server import thinking
from theomachy.server.places import SOMEBODY, Customer, Place
from theomachy.server.thinking import Thinkers, Thought

GAME = theomachy.game("gods-second")


def think(thinkers: Thinkers, position: Any, spec: str) -> int:
    return asyncio.run(thinkers.think(GAME, position, int(position.turn), spec)).action


@pytest.fixture
def thinkers() -> Any:
    found = Thinkers(1)
    yield found
    found.close()


def test_every_bot_of_the_lobby_answers(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    from theomachy.server.chairs import bot_specs, default_bot

    if not nightly():
        monkeypatch.setattr(thinking, "CROWD", 0)  # all think in a hurry

    position = GAME.new(2, seed=1)
    for spec in bot_specs():
        assert think(thinkers, position, spec) in list(position.legal(position.turn))
    assert default_bot() in bot_specs()


def test_a_failing_bot_does_not_stop_the_table(thinkers: Thinkers) -> None:
    position = GAME.new(2, seed=1)
    assert think(thinkers, position, "no such bot") in list(position.legal(position.turn))


def test_a_hanging_process_is_replaced_and_nobody_waits_behind_it(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    import time

    async def work() -> None:
        async with thinkers.places.turn(SOMEBODY) as place:
            assert await thinkers._ask(place, abs, -1) == 1
            hanging = list(thinkers.pools[0]._processes.values())
            monkeypatch.setattr(thinking, "LONGEST", 0.5)
            with pytest.raises(TimeoutError):
                await thinkers._ask(place, time.sleep, 600)
            monkeypatch.setattr(thinking, "LONGEST", 120.0)
            assert await thinkers._ask(place, abs, -2) == 2
            for process in hanging:
                process.join(120)
                assert not process.is_alive()

    asyncio.run(work())


def test_waiting_for_a_place_is_no_thinking(monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    """Ten tables and one process: each question reaches it when it is free, so the limit counts from there, and no
    answer is weaker for having waited."""
    at_work = 0
    limits = []

    class Pool(ThreadPoolExecutor):
        _processes: ClassVar[dict[int, Any]] = {}

        def __init__(self, workers: int, **_: Any) -> None:
            super().__init__(workers)

        def submit(self, function: Any, /, *values: Any, **_: Any) -> Any:
            return super().submit(int, GAME.new(2, seed=1).legal(0)[0])

    async def job(limited: Any, seconds: float) -> Any:
        nonlocal at_work
        at_work += 1
        assert at_work == 1
        limits.append(seconds)
        for _ in range(5):
            await asyncio.sleep(0)
        at_work -= 1
        return await limited

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(asyncio, "wait_for", job)

    async def work() -> list[Thought]:
        position = GAME.new(2, seed=1)
        customers = [Customer(f"t{n}", f"p{n}") for n in range(10)]
        asked = [thinkers.think(GAME, position, int(position.turn), "level:2", "", c) for c in customers]
        return await asyncio.gather(*asked)

    found = asyncio.run(work())
    assert limits == [thinking.LONGEST] * 10
    assert {thought.weakness for thought in found} == {""}


def test_a_bot_that_answers_for_another_says_so(thinkers: Thinkers) -> None:
    position = GAME.new(2, seed=1)
    thought = asyncio.run(thinkers.think(GAME, position, int(position.turn), "no such bot"))
    assert thought.weakness == "standby"


def test_in_a_crowd_those_that_think_by_the_clock_think_shorter(
    monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers
) -> None:
    asked: list[tuple[str, float]] = []

    async def ask(self: Thinkers, place: Place, function: Any, *values: Any) -> int:
        asked.append((values[3], values[6]))
        await asyncio.sleep(0)
        return int(GAME.new(2, seed=1).legal(0)[0])

    monkeypatch.setattr(Thinkers, "_ask", ask)

    async def work(spec: str) -> list[str]:
        position = GAME.new(2, seed=1)
        questions = [
            thinkers.think(GAME, position, int(position.turn), spec, "", Customer(f"t{n}", f"p{n}"))
            for n in range(thinking.CROWD + 2)
        ]
        return [thought.weakness for thought in await asyncio.gather(*questions)]

    # the first finds nobody behind it; the second finds CROWD of them
    assert asyncio.run(work("level:5")) == ["", "hurried", *[""] * thinking.CROWD]
    assert [share for _, share in asked] == [1.0, thinking.HURRY, *[1.0] * thinking.CROWD]
    assert set(asyncio.run(work("level:2"))) == {""}


@pytest.mark.parametrize("name", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_the_time_of_an_answer_tells_nothing(name: str, monkeypatch: pytest.MonkeyPatch, thinkers: Thinkers) -> None:
    """Whatever a bot holds, as far as the others can believe it: with one answer or many it answers at the same moment.

    Time is a number here, and thinking takes the longer the more there is to choose from.
    """
    game = theomachy.game(name)
    now = 1000.0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds

    async def ask(self: Thinkers, place: Place, function: Any, *values: Any) -> int:
        nonlocal now
        assert function is thinking.choose
        legal = [int(a) for a in game.position(values[1]).legal(values[2])]
        now += min(0.002 * (len(legal) - 1), values[7])
        return legal[0]

    monkeypatch.setattr(Thinkers, "_ask", ask)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(thinking.time, "monotonic", lambda: now)  # type: ignore[attr-defined]

    def taken(position: Any, seat: int) -> float:
        before = now
        asyncio.run(thinkers.think(game, position, seat, "level:5"))
        return round(now - before, 6)

    different = 0
    for seed in range(20):
        position, dice = game.new(seed=seed), Dice(seed)
        playout(position, dice, 10 + 7 * seed)
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(dice))
        seat = int(position.turn)
        if seat < 0:
            continue
        others = [position.redeal((seat + 1) % position.players, dice) for _ in range(3)]
        deals = [p for p in (position, *others) if len(p.legal(seat))]
        different += len({min(2, len(p.legal(seat))) for p in deals}) > 1
        assert {taken(p, seat) for p in deals} == {table_seconds("level:5")}
    if name == "playing-gods":
        assert different > 0  # questions whose answer is forced or not, as the hidden cards lie


@pytest.mark.parametrize("name", [name for name in theomachy.game_names() if theomachy.game(name).hidden])
def test_no_missing_question_tells_what_somebody_holds(name: str) -> None:
    """The same action leads to the same question whatever lies hidden, but where it was laid open at that moment."""
    game, dice = theomachy.game(name), Dice(11)
    compared = 0
    for seed in range(4):
        position = game.new(seed=seed)
        for _ in range(120):
            who = int(position.turn)
            if who == NOBODY:
                break
            actions = position.legal(who)
            action = position.sample(dice) if who == CHANCE else actions[dice.below(len(actions))]
            if who >= 0 and dice.below(3) == 0:
                viewer = dice.below(position.players)
                true, believed = position.copy(), position.redeal(viewer, dice)
                if believed.why_not(who, action) == "":
                    true.apply(who, action)
                    believed.apply(who, action)
                    views = [game.view(p, viewer) for p in (true, believed)]
                    assert true.turn == believed.turn or views[0]["players"] != views[1]["players"]
                    compared += 1
            position.apply(who, action)
    assert compared > 20


def test_a_dead_process_is_replaced(thinkers: Thinkers) -> None:
    position = GAME.new(2, seed=1)
    think(thinkers, position, "random")
    for process in thinkers.pools[0]._processes.values():
        assert process.pid is not None
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
    workers = asyncio.run(begin())
    assert workers
    for worker in workers:
        worker.join(120)
        assert not worker.is_alive()
        assert not worker.is_alive()


@pytest.mark.clause("G4-T-09", "G4-T-23")
def test_the_master_thinks_like_level_5_where_everybody_may_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """After its usual seconds a tile that it has taken would be gone before it is placed."""
    game = theomachy.game("four-gods")
    asked: list[tuple[str, float]] = []

    async def answer(self: Thinkers, place: Place, function: Any, *values: Any) -> Any:
        _, data, player, spec, *_, wall = values
        asked.append((spec, wall))
        return int(game.position(data).sensible(player)[0])

    monkeypatch.setattr(Thinkers, "_ask", answer)
    thinkers = Thinkers(1, covers=False)

    def think_in(position: Any, seat: int, spec: str) -> Thought:
        return asyncio.run(thinkers.think(game, position, seat, spec))

    live, ticking = game.new(2, seed=1, clock="real"), game.new(2, seed=1)
    for position in (live, ticking):
        while position.turn == CHANCE:
            position.apply(CHANCE, position.sample(Dice(3)))
    for seat in range(2):
        live.apply(seat, game.parse(live, "ready"))
    assert live.turn == EVERYBODY
    for position, spec in ((live, "level:6"), (live, "level:2"), (ticking, "level:6")):
        assert think_in(position, max(0, int(position.turn)), spec).weakness == ""
    assert [spec for spec, _ in asked] == ["level:5", "level:2", "level:6"]
    assert all(table_seconds(in_real_time(spec)) <= table_seconds("level:5") for spec in ("level:5", "level:6"))
