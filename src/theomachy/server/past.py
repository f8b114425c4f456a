"""The past of a table: the log of its match, as it comes out of the store and as it is shown."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Generator, Iterable
from typing import Any, NamedTuple, TypeVar

from theomachy.core.choices import CHOICES
from theomachy.core.dice import Dice
from theomachy.core.game import Game
from theomachy.core.log import Chance, Log, MoveRow
from theomachy.core.position import CHANCE, Position
from theomachy.core.record import Record, options_text
from theomachy.server import boxes
from theomachy.server.chairs import called
from theomachy.server.store import TableRow

SLICE = 0.01  # seconds of work on a long past after which others have their turn
Found = TypeVar("Found")


class Beginning(NamedTuple):
    """What was played before a table began: a moment of another game, and its revision of the rules."""

    rules: int
    rows: list[MoveRow]
    components: str = ""


def fresh(game: Game, table: TableRow) -> Position:
    """The freshly set table, before chance has done anything."""
    box = boxes.file_of(table.components)
    return game.new(
        table.players, components=box, player_names=player_names(table), revision=table.rules, **chosen(table),
        **table.options,
    )  # fmt: skip


def player_names(table: TableRow) -> list[str]:
    """What players are called, as far as they have said: nothing at all if nobody has."""
    names = [seat.player_name for seat in table.seats]
    return names if any(names) else []


def chosen(table: TableRow) -> dict[str, Any]:
    """The colours and figures that people chose, empty at seats where nobody did: nothing at all if all have the usual
    ones."""
    found = {choice.all: [seat.chosen[choice.one] for seat in table.seats] for choice in CHOICES}
    return {name: values for name, values in found.items() if any(values)}


def fresh_chance() -> Chance:
    """Chance for one move, from the operating system: nobody can compute what comes from what came."""
    dice = Dice(secrets.randbits(62))
    return lambda position: int(position.sample(dice))


async def in_slices(work: Generator[None, None, Found]) -> Found:
    """Long work, a step at a time: others have their turn in between."""
    began = time.monotonic()
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Found = end.value
            return found
        if time.monotonic() - began > SLICE:
            await asyncio.sleep(0)
            began = time.monotonic()


def record(log: Log, table: TableRow) -> Record:
    """The game as a record of the usual form."""
    game = log.game
    tags = {
        "Game": game.name,
        "Rules": str(table.rules),
        "Players": ",".join(game.player_name(log.start, p) for p in range(log.start.players)),
        **game.choice_tags(log.start),
        "Options": options_text(game.check(table.players, table.options), {o.id: o.default for o in game.options}),
        "Seats": "; ".join(called(seat, "en").replace(";", ",") or "-" for seat in table.seats),
        "Components": table.components,
        "Result": "unfinished" if table.abandoned and not log.over else "",
    }
    return log.record({k: v for k, v in tags.items() if v})


def last_rows(rows: Iterable[MoveRow]) -> dict[str, int]:
    """The last row that each named request wrote: its own, or the last that chance did after it."""
    found: dict[str, int] = {}
    token: str | None = None
    for row in rows:
        if row.player != CHANCE:
            token = row.token
        if token is not None:
            found[token] = row.seq
    return found
