"""Small words for the tests of GODS: set a table, play lines of the notation, ask why not."""

from __future__ import annotations

from typing import Any

import theomachy
from theomachy.core.dice import Dice
from theomachy.core.errors import IllegalAction
from theomachy.core.event import Event
from theomachy.core.position import CHANCE, Position
from theomachy.games.gods.first.rules.state import FirstTable

GAME = theomachy.game("gods-second")
FIRST = theomachy.game("gods-first")
PAIR = ["T red 0,0", "T blue 1,0"]


def game_of(position: Position) -> theomachy.Game:
    """The edition that is played."""
    return FIRST if isinstance(position, FirstTable) else GAME


def table(
    field: list[str] | None = None, display: list[str] | None = None, game: theomachy.Game = GAME, **data: Any
) -> Any:
    """Red to act against blue, two actions left, with 5 power; everything else as given."""
    full: dict[str, Any] = {
        "players": ["red", "blue"],
        "on_turn": "red",
        "step": "actions",
        "field": PAIR if field is None else field,
        "power": {"red": 5},
        "display": ["green", "desert"] if display is None else display,
        **data,
    }
    return game.position(full)


def play(position: Position, *lines: str) -> Any:
    """Play whole lines of the notation for whoever is asked, chance too; refuses what is not legal."""
    for line in lines:
        for action in game_of(position).parse_line(position, line):
            position.apply(position.turn, action)
    return position


def events_of(position: Position, *lines: str) -> list[Event]:
    position.events = []
    play(position, *lines)
    found, position.events = position.events, None
    return found


def why(position: Position, line: str) -> str:
    """The clause that forbids the line to the one who is asked; empty if it is allowed."""
    try:
        game_of(position).parse_line(position, line)
    except IllegalAction as error:
        return error.clause
    return ""


def choices(position: Position) -> list[str]:
    return [game_of(position).text(position, int(a)) for a in position.legal(position.turn)]


def heads(position: Position) -> set[str]:
    """The kinds of what can be done: tribe, temple, ..."""
    return {text.split()[0] for text in choices(position)}


def lines(position: Position) -> list[str]:
    """Whole lines: a desert that is lifted together with where it goes."""
    found = []
    for action in position.legal(position.turn):
        text = game_of(position).text(position, int(action))
        trial = position.copy()
        trial.apply(position.turn, int(action))
        if trial.midway() and trial.legal(trial.turn) and choices(trial)[0].startswith("to "):
            found += [f"{text}>{rest.removeprefix('to ')}" for rest in choices(trial)]
        else:
            found.append(text)
    return found


def state(position: Position) -> dict[str, Any]:
    return game_of(position).to_json(position)


def field(position: Position) -> list[str]:
    found: list[str] = state(position)["field"]
    return found


def power(position: Position) -> dict[str, int]:
    found: dict[str, int] = state(position)["power"]
    return found


def points(position: Any) -> dict[str, int]:
    return {god: int(position.score(seat)) for seat, god in enumerate(position.gods)}


def cards(position: Any, god: str) -> dict[str, int]:
    """Points cards held, by colour."""
    seat = position.gods.index(god)
    found = {name: int(position.cards_of(seat, i)) for i, name in enumerate(("green", "blue", "violet", "yellow"), 1)}
    return {name: n for name, n in found.items() if n}


def refill(position: Position, *drawn: str) -> Position:
    """Let chance draw these cards, one after the other."""
    for card in drawn:
        assert position.turn == CHANCE, f"nobody asks for {card}"
        play(position, f"draw {card}")
    return position


def step_at_random(position: Position, dice: Dice) -> None:
    """One decision, of a player or of chance."""
    legal = position.legal(position.turn)
    action = position.sample(dice) if position.turn == CHANCE else legal[dice.below(len(legal))]
    position.apply(position.turn, action)
