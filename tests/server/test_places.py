"""The queue of the thinkers: fair to people and tables, people first, and few places for what nobody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from theomachy.server.places import Customer, Places


def yes() -> bool:
    return True


def no() -> bool:
    return False


def customer(name: str, person: str, people: bool = True) -> Customer:
    return Customer(name, person, yes if people else no)


async def served(places: Places, customers: list[Customer], most: int = 1) -> list[str]:
    """Everybody comes while the places are taken; in which order they are served then."""
    order: list[str] = []

    async def visit(who: Customer) -> None:
        async with places.turn(who):
            order.append(who.table)
            for _ in range(3):
                await asyncio.sleep(0)

    gate = [asyncio.Event() for _ in range(most)]

    async def block(event: asyncio.Event) -> None:
        async with places.turn(Customer("gate", "gate")):
            await event.wait()

    blocking = [asyncio.create_task(block(event)) for event in gate]
    await asyncio.sleep(0)
    visits = [asyncio.create_task(visit(who)) for who in customers]
    await asyncio.sleep(0)
    for event in gate:
        event.set()
    await asyncio.gather(*blocking, *visits)
    assert sorted(places.free) == list(range(places.count))
    assert not places.busy
    return order


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def test_who_opens_ten_tables_has_no_more_than_who_opens_one() -> None:
    greedy = [customer(f"a{n}", "anna") for n in range(10)]
    order = run(served(Places(1), [*greedy, customer("b0", "bruno"), customer("b0", "bruno")]))
    assert order[:4] == ["a0", "b0", "a1", "b0"]


def test_the_tables_of_a_person_take_turns() -> None:
    wishes = [customer("a0", "anna")] * 3 + [customer("a1", "anna")] * 2
    assert run(served(Places(1), wishes)) == ["a0", "a1", "a0", "a1", "a0"]


def test_nobody_has_all_places_while_others_wait() -> None:
    greedy = [customer(f"a{n}", "anna") for n in range(6)]
    order = run(served(Places(2), [*greedy, customer("b0", "bruno")], most=2))
    assert "b0" in order[:2]


def test_people_come_before_tables_of_bots() -> None:
    crowd = [customer(f"bots{n}", f"p{n}", people=False) for n in range(10)]
    assert run(served(Places(1), [*crowd, customer("people", "p0")]))[0] == "people"


def test_only_so_many_tables_think_that_nobody_watches() -> None:
    async def work() -> None:
        places = Places(1, unwatched=2)
        looking: set[str] = set()
        done: list[str] = []

        async def visit(name: str) -> None:
            async with places.turn(Customer(name, "host", no, lambda: name in looking)):
                done.append(name)

        visits = [asyncio.create_task(visit(name)) for name in ("a", "b", "c", "d")]
        for _ in range(10):
            await asyncio.sleep(0)
        assert done == ["a", "b"]
        assert [places.barred(name) for name in ("a", "c", "d")] == [False, True, True]
        await visit("a")  # it goes on, being one of the two
        assert done == ["a", "b", "a"]
        looking.add("d")  # somebody comes
        places.rouse()
        await visits[3]
        assert done == ["a", "b", "a", "d"]
        places.forget("b")  # that game is over
        await visits[2]
        assert done[-1] == "c"

    run(work())


def test_a_table_that_asks_no_more_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    from theomachy.server import places as module

    async def work() -> None:
        places = Places(1, unwatched=1)
        async with places.turn(Customer("a", "host", no, no)):
            pass
        waiting = asyncio.create_task(places.turn(Customer("b", "host", no, no)).__aenter__())
        await asyncio.sleep(0)
        assert places.barred("b")
        monkeypatch.setattr(module, "RELEASED", 0.0)
        places.rouse()
        await waiting

    run(work())


def test_who_stops_waiting_leaves_no_trace() -> None:
    async def work() -> None:
        places = Places(1)
        first = places.turn(customer("a", "anna"))
        await first.__aenter__()

        async def visit() -> None:
            async with places.turn(customer("b", "bruno")):
                raise AssertionError("it was cancelled")

        waiting, given = asyncio.create_task(visit()), asyncio.create_task(visit())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert len(places.queue) == 1
        await first.__aexit__(None, None, None)  # the second has the place now and does not know it yet
        assert not places.free
        given.cancel()
        assert isinstance((await asyncio.gather(given, return_exceptions=True))[0], asyncio.CancelledError)
        assert places.free == [0]
        assert not places.busy

    run(work())
