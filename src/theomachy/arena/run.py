"""Running many blocks: over several processes or a Ray cluster, resumable, the same from the same seed."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path
from typing import Any

from theomachy.arena.duel import Pairing, Result, play_block
from theomachy.core.errors import BadOption
from theomachy.core.extras import needing

FORMAT = "theomachy arena 1"


class Book:
    """Results on disk, one block a line, so that a run that was stopped goes on where it was."""

    def __init__(self, path: Path | None, pairing: Pairing) -> None:
        self.path = path
        self.blocks: dict[int, list[Result]] = {}
        if path is not None and path.exists():
            self._read(path, pairing)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({"format": FORMAT, **heading(pairing)}) + "\n", encoding="utf-8")

    def _read(self, path: Path, pairing: Pairing) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            head = json.loads(lines[0])
        except (IndexError, json.JSONDecodeError) as error:
            raise BadOption(f"{path} is no file of arena results") from error
        if head != json.loads(json.dumps({"format": FORMAT, **heading(pairing)})):
            raise BadOption(f"{path} holds another match-up: {json.dumps(head)}; give another file with --out")
        for line in lines[1:]:
            try:
                results = [Result(**r) for r in json.loads(line)]
            except (json.JSONDecodeError, TypeError):
                continue  # a line that was being written when the run was stopped
            self.blocks[results[0].block] = results

    def add(self, results: list[Result]) -> None:
        self.blocks[results[0].block] = results
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([r.as_json() for r in results]) + "\n")

    def results(self) -> list[Result]:
        return [result for _, block in sorted(self.blocks.items()) for result in block]


def heading(pairing: Pairing) -> dict[str, Any]:
    return {"game": pairing.game, "bots": list(pairing.bots), "options": dict(pairing.options), "seed": pairing.seed}


def run(
    pairing: Pairing, blocks: int, *, out: Path | None = None, processes: int = 0, on: str = "local",
    seen: Callable[[Book], bool] | None = None,
) -> list[Result]:  # fmt: skip
    """Play blocks 0..blocks-1 that are not in `out` yet. `seen` is called after each block; True stops the run."""
    book = Book(out, pairing)
    todo = [b for b in range(blocks) if b not in book.blocks]
    if seen is not None and book.blocks and seen(book):
        return book.results()
    for results in BACKENDS[on](pairing, todo, processes or max(1, (os.cpu_count() or 2) - 1)):
        book.add(results)
        if seen is not None and seen(book):
            break
    return book.results()


def locally(pairing: Pairing, todo: list[int], processes: int) -> Iterator[list[Result]]:
    if processes == 1 or len(todo) <= 1:
        for block in todo:
            yield play_block(pairing, block)
        return
    queue = iter(todo)
    with ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: set[Future[list[Result]]] = set()
        try:
            while True:
                # Few in flight: a sequential test that is settled should not wait for a long queue.
                while len(running) < processes + 1:
                    following = next(queue, None)
                    if following is None:
                        break
                    running.add(pool.submit(play_block, pairing, following))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def on_ray(pairing: Pairing, todo: list[int], processes: int) -> Iterator[list[Result]]:
    with needing("ray"):
        import ray
    if not ray.is_initialized():
        ray.init(address=os.environ.get("RAY_ADDRESS"), log_to_driver=False)
    remote = ray.remote(play_block)
    waiting = [remote.remote(pairing, block) for block in todo]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)


BACKENDS: dict[str, Callable[[Pairing, list[int], int], Iterator[list[Result]]]] = {"local": locally, "ray": on_ray}
