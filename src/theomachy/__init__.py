"""Theomachy: five rulebooks about gods and peoples as one engine, one table and one laboratory.

The names below are what scripts may rely on; docs/python.md tells how they are used.
"""

from __future__ import annotations

import os as _os

if _os.environ.get("THEOMACHY_PURE"):
    from theomachy import pure as _pure

    _pure.prefer_source()

from theomachy import games as games
from theomachy.core import registry as _registry
from theomachy.core.dice import Dice
from theomachy.core.errors import TheomachyError
from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.match import Match
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, PAINTERS, Position
from theomachy.core.record import Record
from theomachy.core.registry import game, game_names
from theomachy.version import VERSION as __version__

__all__ = [
    "CHANCE", "CLOCK", "EVERYBODY", "NOBODY", "Dice", "Event", "Game", "Match", "Position", "Record", "TheomachyError",
    "__version__", "game", "game_names", "games",
]  # fmt: skip

_registry.add(games.REGISTRY.values())


def _paint(position: Position) -> str:
    """A position as a spectator sees it. Its class says which game it is of; drawing is loaded only now."""
    module = type(position).__module__
    found = next(game for game in _registry.GAMES.values() if module.startswith(f"{game.package}."))
    return found.draw(found.view(position))


PAINTERS.append(_paint)
