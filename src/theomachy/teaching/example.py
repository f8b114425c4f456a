"""Pictures of the worked examples of a rules document: the moments they set up, and what they look like afterwards.

They are data in the room `teach` of a game, `examples.jsonl`, one example a line:

    {"id": "GODS2-E-04", "cases": [{"position": {…}, "do": [[0, "tribe green 1,0"]]}]}

A case is a moment as an example sets it up (docs/positions.md) and what is then done, by whom. Nobody writes it: the
readers that prove the document line by line note it (`tests/depicting.py`), and a test compares. Examples that only
reckon have no moment, and no picture.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from theomachy.core.event import Event
from theomachy.core.game import Game
from theomachy.core.position import Position
from theomachy.drawing.scene import whole_board
from theomachy.teaching.guide import room

MOST = 6  # pictures of one example; the text tells the rest


@dataclass(frozen=True)
class Depicted:
    """One moment: where a case begins, with what is asked there; or what was done to come there from the one before."""

    position: Position
    begins: tuple[str, ...] = ()
    done: tuple[str, ...] = ()


def examples_file(game: Game) -> Path:
    return room(game) / "examples.jsonl"


@cache
def cases(game: Game) -> dict[str, list[dict[str, Any]]]:
    """The moments of all worked examples of a game, by the id of the example; none where a game has none."""
    file = examples_file(game)
    if not file.is_file():
        return {}
    rows = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {row["id"]: row["cases"] for row in rows}


@lru_cache(maxsize=256)
def pictures(game: Game, id: str, lang: str) -> tuple[Depicted, ...]:
    """What is shown of an example: each of its cases where it begins, and where it ends if something was done."""
    found: list[Depicted] = []
    for case in cases(game).get(id, []):
        position = game.position(case["position"])
        found.append(Depicted(position.copy(), (asked(game, position, lang),)))
        if case["do"]:
            done = tuple(carry_out(game, position, case["do"], lang))
            found.append(Depicted(position, done=done))
    return tuple(found[:MOST])


def carry_out(game: Game, position: Position, steps: list[list[Any]], lang: str) -> list[str]:
    """Do what the example does and tell it: what players do, or what came of it where chance alone acts."""
    told = []
    events: list[Event] = []
    position.events = events
    for player, text in steps:
        action = game.parse(position, text)
        if player >= 0:
            said = "; ".join(game.tell(position, player, action, lang).rstrip(". ").split("; ")[:2])
            told.append(f"{called(game, position, player, lang)}: {said or text}")
        position.apply(player, action)
    position.events = None
    sentences = (game.say(position, event, lang).rstrip(". ") for event in events)
    return told or [said for said in sentences if said][:MOST] or [asked(game, position, lang)]


def asked(game: Game, position: Position, lang: str) -> str:
    """What is asked of whom, for somebody who watches."""
    return game.ask(game.view(position, None), lang)


def called(game: Game, position: Position, player: int, lang: str) -> str:
    """A player as the picture has it, and as the document, where that is a letter."""
    name, title = game.player_name(position, player), game.seat_title(position, player, lang)
    return title if len(name) > 1 else f"{name} ({title})"


@lru_cache(maxsize=128)
def picture(game: Game, id: str, number: int, lang: str, look: str) -> str:
    """One of them as a whole picture in the colours of a theme, as whoever watches the table sees it."""
    view = {**game.view(pictures(game, id, lang)[number].position, None), "banner": False}
    panels = game.panels(view, lang=lang)
    if any(panel.name == "market" for panel in panels):  # a table of many panels: the board alone says too little
        return game.draw(view, theme=look, lang=lang)
    return whole_board(panels, look)
