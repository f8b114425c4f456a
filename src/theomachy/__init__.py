"""Theomachy: five rulebooks about gods and peoples as one engine, one table and one laboratory.

The names below are what scripts may rely on.
"""

from __future__ import annotations

import os as _os

if _os.environ.get("THEOMACHY_PURE"):
    from theomachy import pure as _pure

    _pure.prefer_source()

from theomachy.core.errors import TheomachyError, UnknownGame
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, PAINTERS, Position
from theomachy.core.record import Record
from theomachy.games import REGISTRY as _REGISTRY
from theomachy.version import VERSION as __version__

__all__ = [
    "CHANCE", "CLOCK", "EVERYBODY", "NOBODY", "Game", "Match", "Position", "Record", "TheomachyError",
    "__version__", "game", "games",
]  # fmt: skip


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_REGISTRY)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _REGISTRY:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(_REGISTRY)}")
    return _REGISTRY[name]


def _paint(position: Position) -> str:
    """A position as a spectator sees it. Its class says which game it is of; drawing is loaded only now."""
    module = type(position).__module__
    found = next(game for game in _REGISTRY.values() if module.startswith(f"{game.package}."))
    return found.draw(found.view(position))


PAINTERS.append(_paint)

from theomachy.core.match import Match  # noqa: E402  (needs the names above)
