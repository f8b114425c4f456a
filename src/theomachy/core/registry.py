"""The games that are known. The package fills it when it is loaded, so the core needs to import none of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from theomachy.core.errors import UnknownGame

if TYPE_CHECKING:
    from theomachy.core.game import Game

GAMES: dict[str, Game] = {}


def add(games: Iterable[Game]) -> None:
    """Make games known under their names."""
    GAMES.update({game.name: game for game in games})


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(GAMES)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(GAMES)}")
    return GAMES[name]
