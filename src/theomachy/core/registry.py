"""The games that are known. The package fills it when it is loaded, so the core needs to import none of them.

Games from outside (`core/guests.py`) join when somebody asks for all games, or for one that is not in the house.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from theomachy.core.errors import UnknownGame

if TYPE_CHECKING:
    from theomachy.core.game import Game

GAMES: dict[str, Game] = {}
FAILED: dict[str, str] = {}  # games from outside that could not be taken in, and why
looked: list[bool] = []  # filled once games from outside have been looked for


def add(games: Iterable[Game]) -> None:
    """Make games known under their names."""
    GAMES.update({game.name: game for game in games})


def look_outside() -> None:
    """Take in the games from outside, once. One that cannot be taken in hurts no other."""
    if looked:
        return
    looked.append(True)
    from theomachy.core import guests  # only who asks pays for the search

    found, failed = guests.find(GAMES.values())
    add(found)
    FAILED.update(failed)


def game_names() -> tuple[str, ...]:
    """The names of all games."""
    look_outside()
    return tuple(GAMES)


def all_games() -> tuple[Game, ...]:
    """All games, those from outside among them."""
    look_outside()
    return tuple(GAMES.values())


def game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        look_outside()
    if name not in GAMES:
        failed = "".join(f"; {where} could not be taken in: {why}" for where, why in FAILED.items())
        raise UnknownGame(f"no game {name!r}; there are: {', '.join(GAMES)}{failed}")
    return GAMES[name]
