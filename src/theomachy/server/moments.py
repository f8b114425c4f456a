"""Playing on from a moment of a game that is over: a new table whose log begins with the moves up to there.

Only of finished games and of records, where every secret may be known to everybody who looks: who plays on may know
what the others held at that moment. What chance does afterwards is new.
"""

from __future__ import annotations

import time
from typing import Annotated

from msgspec import Meta, Struct

from theomachy.core.errors import TheomachyError
from theomachy.core.log import Log, MoveRow
from theomachy.core.position import NOBODY
from theomachy.server.lobby import Lobby, NewSeat, NewTable
from theomachy.server.messages import Seq
from theomachy.server.past import Beginning
from theomachy.server.store import TableRow
from theomachy.server.tables import Table


class PlayOn(Struct, forbid_unknown_fields=True):
    """Play on after the first `at` moves of the record. A seat for every player, as at a new table."""

    at: Seq
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    public: bool = False
    hints: bool = True


def beginning(past: Log, at: int, rules: int) -> Beginning:
    """The first so many moves, written down anew. TheomachyError where there is nothing left to play."""
    if at > len(past):
        raise TheomachyError(f"there is no move {at}; this game has 0 to {len(past)}")
    if past.at(at).turn == NOBODY:
        raise TheomachyError(f"the game is over after move {at}; one can play on from 0 to {at - 1}")
    now = time.time()
    rows = [
        MoveRow(number, entry.row.player, entry.row.action, entry.row.text, None, now)
        for number, entry in enumerate(past.back_to(at).entries, 1)
    ]
    return Beginning(rules, rows)


async def play_on(lobby: Lobby, past: Log, like: TableRow, wish: PlayOn, person: str, name: str, lang: str) -> Table:
    """The new table. Its players have the usual names of the game."""
    if len(wish.seats) != like.players:
        raise TheomachyError(f"this game has {like.players} players; give as many seats, not {len(wish.seats)}")
    before = beginning(past, wish.at, like.rules)._replace(components=like.components)
    new = NewTable(like.game, wish.seats, like.options, public=wish.public, hints=wish.hints, title=like.title)
    return await lobby.create(person, name, new, lang, before)
