"""Who may think next: a few places, and a queue before them that is fair to people and to tables.

Tables at which people play come before tables of bots only, and watched ones before those that nobody looks at. Among
equals the place goes to the person who has the fewest now, then to the one who has waited longest for a turn, and among
the tables of one person in the same way: who opens ten tables has no more of the machine than who opens one.

At most so many tables that nobody watches think at all; the others wait until somebody looks, or until one of them is
over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

UNWATCHED = 8  # tables without a viewer that may think
RELEASED = 60.0  # seconds without a question after which an unwatched table makes room for another
REMEMBERED = 10_000  # people and tables whose last turn is known


@dataclass(frozen=True)
class Customer:
    """For whom is thought: a table, and the person on whose account it goes."""

    table: str = ""
    person: str | None = None
    people: Callable[[], bool] = lambda: True  # do people play there?
    watched: Callable[[], bool] = lambda: True  # does anybody look?


SOMEBODY = Customer()


@dataclass(eq=False)
class Waiting:
    customer: Customer
    number: int  # of its arrival
    turn: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Place:
    """A place that was had: which one, and how many wait for one at least as urgently."""

    def __init__(self, number: int, waiting: int) -> None:
        self.number = number
        self.waiting = waiting


class Places:
    def __init__(self, count: int, unwatched: int = UNWATCHED) -> None:
        self.count = count
        self.unwatched = unwatched
        self.free = list(range(count))
        self.queue: list[Waiting] = []
        self.arrivals = 0
        self.turns = 0
        self.served: dict[tuple[str, str | None], int] = {}  # the last turn of a person and of a table
        self.busy: dict[str | None, int] = {}  # places that a person has now
        self.admitted: dict[str, float] = {}  # tables that nobody watches and that may think: when they last asked

    @asynccontextmanager
    async def turn(self, customer: Customer) -> AsyncIterator[Place]:
        """Wait for a place and have it."""
        self.arrivals += 1
        mine = Waiting(customer, self.arrivals)
        self.queue.append(mine)
        self.rouse()
        try:
            number = await mine.turn
        except asyncio.CancelledError:
            if mine in self.queue:
                self.queue.remove(mine)
            elif not mine.turn.cancelled():  # it was given a place in the moment in which it stopped waiting
                self._leave(customer, mine.turn.result())
            raise
        urgency = self._urgency(customer)
        ahead = sum(1 for other in self.queue if self._urgency(other.customer) <= urgency and self._allowed(other))
        try:
            yield Place(number, ahead)
        finally:
            self._leave(customer, number)

    def rouse(self) -> None:
        """Fill the free places. Called when somebody comes or goes, and when a table is looked at again."""
        now = time.monotonic()
        self.admitted = {table: at for table, at in self.admitted.items() if now - at < RELEASED}
        while self.free:
            able = [w for w in self.queue if self._allowed(w)]
            if not able:
                return
            best = min(able, key=self._order)
            self.queue.remove(best)
            if not best.turn.done():
                self._serve(best, now)

    def forget(self, table: str) -> None:
        """The table has no more questions."""
        self.admitted.pop(table, None)
        self.rouse()

    def barred(self, table: str) -> bool:
        """Does this table wait, and not only for its turn?"""
        mine = [w for w in self.queue if w.customer.table == table]
        return bool(mine) and not any(self._allowed(w) for w in mine)

    def _allowed(self, waiting: Waiting) -> bool:
        customer = waiting.customer
        return customer.watched() or customer.table in self.admitted or len(self.admitted) < self.unwatched

    def _urgency(self, customer: Customer) -> tuple[bool, bool]:
        return (not customer.people(), not customer.watched())

    def _order(self, waiting: Waiting) -> tuple[tuple[bool, bool], int, int, int, int]:
        who = waiting.customer
        return (
            self._urgency(who), self.busy.get(who.person, 0), self.served.get(("person", who.person), 0),
            self.served.get(("table", who.table), 0), waiting.number,
        )  # fmt: skip

    def _serve(self, waiting: Waiting, now: float) -> None:
        who = waiting.customer
        self.turns += 1
        for key in (("person", who.person), ("table", who.table)):
            self.served.pop(key, None)  # so that the first in the list is the one served longest ago
            self.served[key] = self.turns
        while len(self.served) > REMEMBERED:
            del self.served[next(iter(self.served))]
        self.busy[who.person] = self.busy.get(who.person, 0) + 1
        if who.watched():
            self.admitted.pop(who.table, None)
        else:
            self.admitted[who.table] = now
        waiting.turn.set_result(self.free.pop())  # the one used last: perhaps it remembers something of use

    def _leave(self, customer: Customer, number: int) -> None:
        self.busy[customer.person] -= 1
        if not self.busy[customer.person]:
            del self.busy[customer.person]
        self.free.append(number)
        self.rouse()
