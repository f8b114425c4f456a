"""Running many blocks: over several processes or a Ray cluster, resumable, the same from the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from theomachy.arena.duel import Pairing, Result, play_block
from theomachy.core.errors import BadOption
from theomachy.core.spread import spread

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
    """What tells one match-up from another. Components count by their fingerprint, wherever their file lies."""
    said = {"game": pairing.game, "bots": list(pairing.bots), "options": dict(pairing.options), "seed": pairing.seed}
    box = {"components": pairing.components.fingerprint} if pairing.components else {}
    return {**said, **({"luck": True} if pairing.luck else {}), **box}


def run(
    pairing: Pairing, blocks: int, *, out: Path | None = None, processes: int = 0, on: str = "local",
    seen: Callable[[Book], bool] | None = None,
) -> list[Result]:  # fmt: skip
    """Play blocks 0..blocks-1 that are not in `out` yet. `seen` is called after each block; True stops the run."""
    book = Book(out, pairing)
    todo = [b for b in range(blocks) if b not in book.blocks]
    if seen is not None and book.blocks and seen(book):
        return book.results()
    for _, results in spread(partial(play_block, pairing), todo, processes=processes, on=on):
        book.add(results)
        if seen is not None and seen(book):
            break
    return book.results()
