"""Many pieces of work of one kind, on processes of this machine or on a Ray cluster.

What comes out does not hang on where it was done: every piece is a function of the task alone. Results come as they are
finished, each with the place of its task, so whoever needs an order can make one. Who stops asking stops the work.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, TypeVar

from theomachy.core.errors import BadOption, TheomachyError
from theomachy.core.extras import demand, needing

WHERE = ("local", "ray")
Task = TypeVar("Task")
Done = TypeVar("Done")


class NoCluster(TheomachyError):
    """Ray is installed but cannot be reached, or not be started. The message says where it was looked for."""


def check_where(on: str) -> None:
    if on not in WHERE:
        raise BadOption(f"--on {on}: allowed: {', '.join(WHERE)}")
    if on == "ray":
        demand("ray", "ray")


def cores() -> int:
    """How many processes work where nobody said: one core stays free."""
    return max(1, (os.cpu_count() or 2) - 1)


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], *, processes: int = 0, on: str = "local"
) -> Iterator[tuple[int, Done]]:
    """`work` of each task with its place in the list, in the order in which they are done.

    `processes` is how many at once; 0 takes all cores but one of this machine, or all that the cluster has.
    """
    check_where(on)
    if processes < 0:
        raise BadOption(f"processes is {processes}; allowed: 0 and more")
    return on_ray(work, tasks, processes) if on == "ray" else locally(work, tasks, processes or cores())


def locally(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[tuple[int, Done]]:
    if processes == 1 or len(tasks) <= 1:
        for place, task in enumerate(tasks):
            yield place, work(task)
        return
    queue = iter(enumerate(tasks))
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: dict[Future[Done], int] = {}
        try:
            while True:
                # Few in flight: a sequential test that is settled should not wait for a long queue.
                for place, task in queue:
                    running[pool.submit(work, task)] = place
                    if len(running) > processes:
                        break
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(work: Callable[[Task], Done], tasks: Sequence[Task], processes: int) -> Iterator[tuple[int, Done]]:
    """On the cluster that RAY_ADDRESS names, or one that runs on this machine, or else one that is started here.

    All its machines need the same installation of Theomachy.
    """
    if not tasks:
        return
    ray = cluster()
    from ray.exceptions import RayTaskError

    # Two for each processor: none of them waits while results are on their way.
    most = processes or 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    remote = ray.remote(do)  # Ray takes plain functions only
    queue = iter(enumerate(tasks))
    running: dict[Any, int] = {}
    try:
        while True:
            while len(running) < most:
                following = next(queue, None)
                if following is None:
                    break
                running[remote.remote(work, following[1])] = following[0]
            if not running:
                return
            done, _ = ray.wait(list(running))
            for reference in done:
                try:
                    result = ray.get(reference)
                except RayTaskError as error:
                    raise error.cause from None  # as if it had happened here: messages are for people
                yield running.pop(reference), result
    finally:
        for reference in running:
            ray.cancel(reference)


def do(work: Callable[[Task], Done], task: Task) -> Done:
    return work(task)


def cluster() -> Any:
    """Ray, connected."""
    with needing("ray"):
        import ray
    if not ray.is_initialized():
        address = os.environ.get("RAY_ADDRESS")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=None if address else False)
        except Exception as error:  # Ray raises bare ones too
            where = f"at RAY_ADDRESS={address}" if address else "on this machine"
            raise NoCluster(f"no Ray cluster {where}: {error}") from error
    return ray
