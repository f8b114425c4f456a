"""Playing again: the people of a table that is over meet at a new one, with the same game, options, seats and bots.

Whoever asks first sets it up; the others find their chairs kept for them there. Everybody moves on by one seat,
bots too, so that over several games nobody always begins.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import boxes
from theomachy.server.friend_store import FriendStore
from theomachy.server.hall import Hall
from theomachy.server.lobby import Lobby, NewSeat, NewTable
from theomachy.server.tables import Table

if TYPE_CHECKING:
    from theomachy.server.store import SeatRow, Store

log = logging.getLogger("theomachy.again")

RUNNING = Phrase("again running")
STRANGER = Phrase("again stranger")
TAKEN = Phrase("again taken")


class NotForYou(TheomachyError):
    """Only who played here plays again."""


class NotNow(TheomachyError):
    """The game is running, or somebody else sits there now."""


async def play_again(lobby: Lobby, hall: Hall, store: Store, old: Table, person: str, name: str, lang: str) -> Table:
    """The new table, at which this person now sits."""
    mine = [seat for seat in old.row.seats if seat.person == person]
    if not mine:
        raise NotForYou(STRANGER[lang])
    if old.row.started is None or old.running:
        raise NotNow(RUNNING[lang])
    found = await hall.get(old.row.again) if old.row.again else None
    if found is None:
        found = await _set_up(lobby, store, old, person, name, lang)
    if not any(seat.person == person for seat in found.row.seats):  # somebody else was first
        for seat in mine:
            chair = next_seat(seat.seat, old.row.players)
            await lobby.sit(found, chair, person, seat.name, found.row.invite, kept_name(old, seat), lang, seat.chosen)
        if not any(seat.person == person for seat in found.row.seats):
            raise NotNow(TAKEN[lang])
    async with old.queue:
        await old.catch_up()  # everybody who still looks at it is told
    return found


def next_seat(seat: int, players: int) -> int:
    """Where somebody sits in the next game."""
    return (seat + 1) % players


def kept_name(old: Table, seat: SeatRow) -> str:
    """The name inside the game goes with the person, unless it is the usual one of the seat that is left behind."""
    start = old.game.new(
        old.row.players, components=boxes.file_of(old.row.components), revision=old.row.rules, **old.row.options
    )
    usual = old.game.player_name(start, seat.seat)
    return "" if seat.player_name == usual else seat.player_name


async def _set_up(lobby: Lobby, store: Store, old: Table, person: str, name: str, lang: str) -> Table:
    row = old.row
    seats = []
    for seat in sorted(row.seats, key=lambda seat: next_seat(seat.seat, row.players)):
        if seat.person == person:
            mine = NewSeat("here", name=seat.name, player_name=kept_name(old, seat), **seat.chosen)
            seats.append(msgspec.structs.replace(mine, kind="me") if row.rated else mine)
        elif seat.person is None:
            seats.append(NewSeat("bot", bot=seat.bot))
        else:
            seats.append(NewSeat("link"))
    wish = NewTable(
        row.game,
        seats,
        row.options,
        public=row.public,
        hints=row.hints,
        title=row.title,
        clock=old.timing.clock,
        rated=row.rated,
    )
    made = await lobby.create(person, name, wish, lang, components=row.components)
    if await store.play_again(row.id, row.again, made.row.id):
        log.info("again", extra={"table": row.id, "new": made.row.id})
        # Everybody reads for whom the table waits, and nobody else sits down there unless its host says so.
        for seat in row.seats:
            if seat.person is not None and seat.person != person:
                await FriendStore(store).keep(made.row.id, next_seat(seat.seat, row.players), seat.person, seat.name)
        await lobby.hall.seats_changed(made)
        return made
    await store.delete_table(made.row.id, running=True)  # of two who asked at once one was faster
    await lobby.hall.forget(made)
    fresh = await store.table(row.id)
    other = await lobby.hall.get(fresh.again) if fresh is not None and fresh.again else None
    if other is None:
        raise NotNow(RUNNING[lang])
    return other
