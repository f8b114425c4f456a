"""Which modules mypyc compiles: all in one group, so that calls between them stay native.

Rules, searches and batches of games only: plain typed Python that runs the same interpreted, only slower. In a game's
folder two rooms are compiled, `rules` and `bot`, and everything in them is.
"""

from __future__ import annotations

from pathlib import Path

CORE = (
    "core/event",
    "core/dice",
    "core/position",
    "core/verdict",
    "core/keys",
    "core/kinds",
    "core/inputs",
    "core/plain_inputs",
)
SEARCH = ("bots/net", "bots/judge", "bots/foresight", "bots/utility", "bots/mcts")
RL = ("rl/numbering", "rl/board", "rl/sight", "rl/games")
ROOMS = ("rules", "bot")


def modules(root: Path) -> list[str]:
    """Paths of the modules to compile, relative to the package, without `.py`."""
    parts = sorted((root / "parts").glob("*.py"))
    boards = sorted((root / "rl" / "boards").glob("*.py"))
    rooms = sorted(path for room in ROOMS for path in (root / "games").glob(f"**/{room}/*.py"))
    found = [p.relative_to(root).with_suffix("").as_posix() for p in [*parts, *rooms, *boards] if p.stem != "__init__"]
    return [*CORE, *found, *SEARCH, *RL]
