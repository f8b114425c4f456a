"""Which modules mypyc compiles: all in one group, so that calls between them stay native.

Rules and searches only: plain typed Python that runs the same interpreted, only slower. In a game's folder
everything is rules except the names below, which are the same in every folder.
"""

from __future__ import annotations

from pathlib import Path

CORE = ("core/event", "core/dice", "core/position", "core/keys")
SEARCH = ("bots/foresight", "bots/utility", "bots/mcts")
OUTER = (
    "__init__", "pieces", "setup", "notation", "positions", "box", "names", "view", "draw", "board", "words", "features"
)  # fmt: skip


def modules(root: Path) -> list[str]:
    """Paths of the modules to compile, relative to the package, without `.py`."""
    parts = [f"parts/{p.stem}" for p in sorted((root / "parts").glob("*.py")) if p.stem not in OUTER]
    games = [
        f"games/{p.parent.name}/{p.stem}"
        for p in sorted((root / "games").glob("*/*.py"))
        if p.stem not in OUTER and not p.stem.startswith(("draw_", "words_", "positions_"))
    ]
    return [*CORE, *parts, *games, *SEARCH]
