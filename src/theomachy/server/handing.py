"""Handing a seat of a running game to a bot, and taking it back.

Who sits there may hand it over at any time; for somebody who has not looked for a while the others at the table may.
The seat stays the person's own: only the bot's name stands beside his until he comes back.
"""

from __future__ import annotations

import logging
import math
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Literal

from theomachy.core.errors import TheomachyError
from theomachy.core.words import Phrase
from theomachy.server import presence
from theomachy.server.chairs import bot_specs, default_bot
from theomachy.server.store import Forked, SeatRow
from theomachy.server.timing import TIME_UP

if TYPE_CHECKING:
    from theomachy.server.sight import Sight
    from theomachy.server.tables import Table

Wish = Literal["", "leave", "return", "replace"]
log = logging.getLogger("theomachy.handing")

NOT_BEGUN = Phrase("handing not begun")
OVER = Phrase("handing over")
STRANGER = Phrase("handing stranger")
NOT_A_PERSON = Phrase("handing not a person")
LOOKING = Phrase("handing looking")
TOO_EARLY = Phrase("handing too early")
NOT_YOUR_SEAT = Phrase("handing not your seat")
CHANGED = Phrase("handing changed")
CLOCK_DECIDES = Phrase("clock decides")


class NotNow(TheomachyError):
    """It cannot be done now; `wait` says in how many seconds it can, if that is known."""

    def __init__(self, reason: str, wait: int | None = None) -> None:
        super().__init__(reason)
        self.wait = wait


class NotForYou(TheomachyError):
    """This person can never do it."""


def may(table: Sight, seat: SeatRow, person: str | None, looking: set[str | None]) -> Wish:
    """What this person can ask for about a seat: `leave`, `return`, `replace` (perhaps a little later), or nothing."""
    if person is None or seat.person is None or not table.running:
        return ""
    if seat.person == person:
        if seat.bot and table.timing.used_up(seat.seat):
            return ""
        return "return" if seat.bot else "leave"
    if table.timing.clock is not None:  # then nobody waits longer than all have agreed to
        return ""
    absent = not seat.bot and seat.person not in looking
    return "replace" if absent and belongs(table, person) else ""


def belongs(table: Sight, person: str) -> bool:
    """Does he play here, or did he set up the table?"""
    return table.row.host == person or bool(table.seats_of(person))


async def hand_over(table: Table, seat: int, person: str, spec: str, lang: str) -> None:
    """A bot plays on: for the asker himself, or for somebody who has been away for long enough."""
    bot = spec or default_bot()
    if bot not in bot_specs():
        raise TheomachyError(f"no bot {bot!r}; there are: {', '.join(bot_specs())}")
    _chair(table, seat, lang, person, STRANGER)  # strangers do not get as far as the store
    async with table.queue:
        await _catch_up(table)
        chair = _chair(table, seat, lang, person, STRANGER)
        mine = chair.person == person
        if chair.played_by is None:
            raise NotNow(NOT_A_PERSON[lang])
        if not mine and table.timing.clock is not None:
            raise NotNow(CLOCK_DECIDES[lang])
        if not mine:
            _refuse_if_near(table, chair, lang)
        unseen = None if mine else time.time() - presence.AWAY
        done = await table.store.put_bot(table.row.id, seat, chair.played_by, bot, unseen)
        await _catch_up(table)
    if not done:
        raise NotNow(CHANGED[lang])
    log.info("a bot plays on", extra={"table": table.row.id, "seat": seat, "bot": bot, "by_others": not mine})


def _refuse_if_near(table: Sight, chair: SeatRow, lang: str) -> None:
    looking = table.presence.looking()
    if chair.person in looking:
        raise NotNow(LOOKING(lang, who=chair.name))
    wait = math.ceil(table.presence.wait(chair, looking))
    if wait > 0:
        raise NotNow(TOO_EARLY(lang, who=chair.name, wait=wait), wait)


async def take_back(table: Table, seat: int, person: str, lang: str) -> None:
    """Who was replaced, or left, plays again. What the bot is thinking about is forgotten."""
    if _chair(table, seat, lang, person, NOT_YOUR_SEAT).person != person:
        raise NotForYou(NOT_YOUR_SEAT[lang])
    async with table.queue:
        await _catch_up(table)
        if not _chair(table, seat, lang, person, NOT_YOUR_SEAT).bot:
            return  # it was asked for twice
        if table.timing.used_up(seat):
            raise NotNow(TIME_UP[lang])
        done = await table.store.take_back(table.row.id, seat, person)
        await _catch_up(table)
    if not done:
        raise NotNow(CHANGED[lang])
    log.info("a person is back", extra={"table": table.row.id, "seat": seat})


def _chair(table: Sight, seat: int, lang: str, person: str, refusal: Phrase) -> SeatRow:
    """The seat, if the game runs and the person has anything to do with it."""
    if not table.running:
        raise NotNow((OVER if table.row.started else NOT_BEGUN)[lang])
    if not 0 <= seat < table.row.players:
        raise TheomachyError(f"no seat {seat}; there are 0 to {table.row.players - 1}")
    chair = table.row.seats[seat]
    if chair.person != person and not belongs(table, person):
        raise NotForYou(refusal[lang])
    return chair


async def _catch_up(table: Table) -> None:
    """What all processes know, for everybody who looks."""
    with suppress(Forked):  # then it has caught up with the faster one
        await table.catch_up()
