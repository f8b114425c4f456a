"""Which game a position belongs to, and what follows from it: its text board, its picture and its pickle.

The contract (`core/position.py`) knows no games, so its methods for printing and pickling ask here.
"""

from __future__ import annotations

import json
from typing import Any

from theomachy.core import registry
from theomachy.core.errors import UnknownGame
from theomachy.core.game import Game
from theomachy.core.position import CHANCE, CLOCK, EVERYBODY, NOBODY, Position

TURNS = {CHANCE: "chance to act", CLOCK: "the clock to act", EVERYBODY: "everybody to act", NOBODY: "the game is over"}
RULES = ("options", "components", "rules", "players")  # of a position's JSON: what it is played by


def game_of(position: Position) -> Game:
    """Return the game that a position is of; UnknownGame for anything that belongs to none."""
    module = type(position).__module__
    for look in (registry.GAMES.values, registry.all_games):  # games from outside only when none of ours fits
        for game in look():
            if module.startswith(f"{game.package}."):
                return game
    known = ", ".join(registry.game_names())
    raise UnknownGame(f"{type(position).__qualname__} of {module} belongs to no game; there are: {known}")


def same_rules(one: Position, other: Position) -> bool:
    """Do two positions of a game have the same options, components and rules revision? `key` leaves these out."""
    game = game_of(one)
    first, second = game.to_json(one), game.to_json(other)
    return all(first.get(field) == second.get(field) for field in RULES)


def board(position: Position) -> str:
    """The text board as a spectator sees it."""
    game = game_of(position)
    return game.board(game.view(position))


def picture(position: Position) -> str:
    """The SVG picture as a spectator sees it."""
    game = game_of(position)
    return game.draw(game.view(position))


def summary(position: Position) -> str:
    """One line for debuggers: game, players, whose turn it is, and the key."""
    game = game_of(position)
    turn = int(position.turn)
    asked = TURNS.get(turn) or f"{game.player_name(position, turn)} to act"
    return f"<{game.name}: {position.players} players, {asked}, key {position.key():016x}>"


def pickled(position: Position) -> tuple[Any, tuple[str, str]]:
    """What `pickle` needs: the position as JSON, which every later version reads."""
    game = game_of(position)
    return restored, (game.name, json.dumps(game.to_json(position), separators=(",", ":")))


def restored(name: str, data: str) -> Position:
    return registry.game(name).position(json.loads(data))
