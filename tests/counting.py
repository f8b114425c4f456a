"""Counting: how many sequences of steps, chance included, lead on from a position, depth by depth.

The counts of fixed positions lie in tests/counts/<game>.json. A change of the rules shows itself as another number,
and the counts below each first step show where. After a change that is meant:

    PYTHONPATH=src python tests/counting.py gods-second            shows what would change
    PYTHONPATH=src python tests/counting.py gods-second --write    writes it down

A file is a list of {"name", "position", "key", "counts"}: a name, the position in JSON, its key, and the number of
sequences of one, two, three ... steps. To add a position, write its name and position and run with --write; the
depth is then as far as about BUDGET sequences go.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import theomachy
from theomachy.core.game import Game
from theomachy.core.position import Position
from walks import asked

COUNTS = Path(__file__).parent / "counts"
BUDGET = 12_000
DEEPEST = 8


def steps(position: Position) -> list[tuple[int, int]]:
    return [(who, int(action)) for who in asked(position) for action in position.legal(who)]


def after(position: Position, step: tuple[int, int]) -> Position:
    twin = position.copy()
    twin.apply(*step)
    return twin


def count(position: Position, depth: int) -> int:
    """Sequences of exactly so many steps."""
    if depth == 1:
        return sum(len(position.legal(who)) for who in asked(position))
    return sum(count(after(position, step), depth - 1) for step in steps(position))


def below(game: Game, position: Position, depth: int) -> dict[str, int]:
    """The count below each first step."""
    return {
        f"{game.player_name(position, who)} {game.text(position, action)}": (
            count(after(position, (who, action)), depth - 1) if depth > 1 else 1
        )
        for who, action in steps(position)
    }


def load(name: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = json.loads((COUNTS / f"{name}.json").read_text(encoding="utf-8"))
    return entries


def recount(game: Game, entry: dict[str, Any]) -> dict[str, Any]:
    position = game.position(entry["position"])
    found: list[int] = []
    depth = len(entry.get("counts", [])) or DEEPEST
    while len(found) < depth and (entry.get("counts") or not found or found[-1] * average(found) < BUDGET):
        found.append(count(position, len(found) + 1))
        if found[-1] == 0:
            break
    return {"name": entry["name"], "position": entry["position"], "key": f"{position.key():016x}", "counts": found}


def average(found: list[int]) -> float:
    """A guess at how much the next depth is larger than the last."""
    return found[-1] / found[-2] if len(found) > 1 and found[-2] else found[-1]


def main(name: str, write: bool) -> None:
    game = theomachy.game(name)
    entries = load(name)
    fresh = [recount(game, entry) for entry in entries]
    for old, new in zip(entries, fresh, strict=True):
        if old != new:
            print(f"{new['name']}: {old.get('counts')} key {old.get('key')} -> {new['counts']} key {new['key']}")
    if write:
        text = ",\n".join(" " + json.dumps(entry) for entry in fresh)
        (COUNTS / f"{name}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], "--write" in sys.argv[2:])
