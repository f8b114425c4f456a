"""Small words for the tests of Playing Gods: set a table, play lines of the notation, ask why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import theomachy
from theomachy.core.errors import IllegalAction
from theomachy.core.event import Event
from theomachy.core.position import CHANCE, NOBODY, Position

GAME = theomachy.game("playing-gods")


def base(players: int = 3, /, *, stacks: dict[str, str] | None = None, hands: dict[str, str] | None = None,
         on: dict[str, int] | None = None, **data: Any) -> Position:  # fmt: skip
    """The base of the worked examples. `stacks` and `hands` are written short: {"SA1": "AB"}, {"A": "plague gain"}.

    `on={"A": 4}`: A is on turn and its move has ended there.
    """
    full: dict[str, Any] = {"players": players, "on_turn": "A", **data}
    if stacks:
        full["stacks"] = {land: list(chips) for land, chips in stacks.items()}
    if hands:
        full["hands"] = {god: cards.split() for god, cards in hands.items()}
    if on:
        ((god, space),) = on.items()
        full |= {"on_turn": god, "figures": {**full.get("figures", {}), god: space}, "step": "landed"}
    return GAME.position(full)


def seat(position: Any, name: str) -> int:
    return CHANCE if name == "chance" else position.names.index(name)


def asked(position: Position) -> str:
    return GAME.player_name(position, position.turn)


def play(position: Position, *lines: str) -> Position:
    """Play actions for whoever is asked, chance too; refuses what is not legal."""
    for line in lines:
        action = GAME.parse(position, line)
        GAME.demand(position, position.turn, action)
        position.apply(position.turn, action)
    return position


def events_of(position: Position, *lines: str) -> list[Event]:
    found: list[Event] = []
    position.events = found
    play(position, *lines)
    position.events = None
    return found


def choices(position: Position) -> list[str]:
    return [GAME.text(position, int(a)) for a in position.legal(position.turn)]


def why(position: Position, line: str, who: str = "") -> str:
    """The clause that forbids the line to the god, or to the one who is asked; empty if it is allowed."""
    try:
        GAME.demand(position, seat(position, who) if who else position.turn, GAME.parse(position, line))
    except IllegalAction as error:
        return error.clause
    return ""


def state(position: Position) -> dict[str, Any]:
    return GAME.to_json(position)


def stack(position: Position, land: str) -> str:
    return "".join(state(position)["stacks"][land])


def hand(position: Position, god: str) -> list[str]:
    found: list[str] = state(position)["hands"][god]
    return found


def under(position: Position, pile: str) -> list[str]:
    found: list[str] = state(position)[f"{pile}_pile"]["lower"]
    return found


def status(position: Position, god: str) -> str:
    return str(state(position)["status"][god])


def chips(position: Any, god: str) -> int:
    return int(position.supply[seat(position, god)])


def sects(position: Any, god: str) -> int:
    return int(position.sects[seat(position, god)])


def lands(position: Any, god: str) -> int:
    return int(position.lands[seat(position, god)])


def known(position: Position, viewer: str, god: str) -> list[str]:
    """The cards that the viewer's picture names in another god's hand."""
    view = GAME.view(position, seat(position, viewer))
    found: list[str] = view["players"][seat(position, god)]["known"]
    return found


def forced(position: Position, before: Callable[[Position, int, int], None] = lambda *_: None) -> None:
    """Give every answer that is the only one; `before` is told what will be done."""
    while position.turn >= 0 and len(position.legal(position.turn)) == 1:
        before(position, int(position.turn), int(position.legal(position.turn)[0]))
        position.apply(position.turn, position.legal(position.turn)[0])


def over(position: Position) -> bool:
    return position.turn == NOBODY
