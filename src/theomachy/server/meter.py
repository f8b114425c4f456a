"""What something costs: the time of the processor that a piece of work takes while all others wait for it.

Work waits in between, for the store or for a slow line, and others have their turn then. So it is watched step by step:
only what it does itself is counted, and paid at once, so that who asks for much at the same time is known soon.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from typing import Any, ParamSpec, TypeVar

Given = ParamSpec("Given")
Found = TypeVar("Found")


@types.coroutine
def metered(work: Coroutine[Any, Any, Found], pay: Callable[[float], None]) -> Generator[Any, Any, Found]:
    """The same as to await the work, and every step of it is paid, in seconds of the processor."""
    come: Any = None
    trouble: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            wanted = work.send(come) if trouble is None else work.throw(trouble)
        except StopIteration as done:
            found: Found = done.value
            return found
        finally:
            pay(time.thread_time() - began)
        come = trouble = None
        try:
            come = yield wanted
        except BaseException as problem:  # it was stopped, and may have something to put in order
            trouble = problem


async def apart(
    pay: Callable[[float], None], work: Callable[Given, Found], *values: Given.args, **named: Given.kwargs
) -> Found:
    """What the work gives, from a thread of its own. It is paid like all work: threads share one processor."""
    spent: list[float] = []

    def paid(wanted: Callable[[], Found]) -> Found:
        began = time.thread_time()
        try:
            return wanted()
        finally:
            spent.append(time.thread_time() - began)

    try:
        return await asyncio.to_thread(paid, partial(work, *values, **named))
    finally:
        pay(sum(spent))
