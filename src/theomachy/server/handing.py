"""Handing a seat of a running game to a bot, and taking it back.

Who sits there may hand it over at any time. For somebody who has not looked for a while the others at the table may,
but they tell the person first, by every way there is, and wait some minutes: whoever looks at the table keeps the seat.
The bot that plays on then is of the middle level, whatever the others would like. The seat stays the person's own: only
the bot's name is beside it until the person comes back.
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
from theomachy.server.chairs import bot_name, bot_specs, default_bot, stand_in
from theomachy.server.store import Forked, SeatRow
from theomachy.server.timing import TIME_UP

if TYPE_CHECKING:
    from theomachy.server.sight import Sight
    from theomachy.server.tables import Table

Wish = Literal["", "leave", "return", "call", "replace"]
log = logging.getLogger("theomachy.handing")

NOT_BEGUN = Phrase("handing not begun")
OVER = Phrase("handing over")
STRANGER = Phrase("handing stranger")
NOT_A_PERSON = Phrase("handing not a person")
LOOKING = Phrase("handing looking")
TOO_EARLY = Phrase("handing too early")
NOT_YOUR_SEAT = Phrase("handing not your seat")
PATIENCE = 300.0  # seconds after somebody was told until a bot may play on
IN_TOURNAMENTS = 86_400.0  # the same where a bot's move forfeits the game
NOT_CALLED = Phrase("handing not called")
CALLED = Phrase("handing called")
OWN_CHOICE = Phrase("handing own choice")
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
    """What this person can ask for about a seat: `leave`, `return`, `call` who is away, `replace` who was called
    (both perhaps a little later), or nothing."""
    if person is None or seat.person is None or not table.running:
        return ""
    if seat.person == person:
        if seat.bot and table.timing.used_up(seat.seat):
            return ""
        return "return" if seat.bot else "leave"
    if table.timing.clock is not None:  # then nobody waits longer than all have agreed to
        return ""
    absent = not seat.bot and seat.person not in looking
    if not absent or not belongs(table, person):
        return ""
    return "replace" if table.presence.called(seat) else "call"


def wait(table: Sight, seat: SeatRow, looking: set[str | None]) -> float:
    """Seconds until others may call the person of this seat, or replace one who was called. 0: now."""
    called = table.presence.called(seat)
    if called and seat.person not in looking:
        return max(0.0, called + patience(table) - time.time())
    return table.presence.wait(seat, looking)


def patience(table: Sight) -> float:
    return IN_TOURNAMENTS if table.dealing.tournament else PATIENCE


def belongs(table: Sight, person: str) -> bool:
    """Does he play here, or did he set up the table?"""
    return table.row.host == person or bool(table.seats_of(person))


async def hand_over(table: Table, seat: int, person: str, spec: str, lang: str) -> None:
    """A bot plays on: for the asker himself, or for somebody who has been away for long enough."""
    if spec and spec not in bot_specs():
        raise TheomachyError(f"no bot {spec!r}; there are: {', '.join(bot_specs())}")
    asked = _chair(table, seat, lang, person, STRANGER)  # strangers do not get as far as the store
    if asked.person != person and spec not in ("", stand_in()):
        raise TheomachyError(OWN_CHOICE(lang, bot=bot_name(stand_in(), lang)))
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
            _refuse_uncalled(table, chair, lang)
        now = time.time()
        unseen, called = (None, None) if mine else (now - presence.AWAY, now - patience(table))
        bot = (spec or default_bot()) if mine else stand_in()
        done = await table.store.put_bot(table.row.id, seat, chair.played_by, bot, unseen, called)
        await _catch_up(table)
    if not done:
        raise NotNow(CHANGED[lang])
    log.info("a bot plays on", extra={"table": table.row.id, "seat": seat, "bot": bot, "by_others": not mine})


async def call(table: Table, seat: int, person: str, lang: str) -> str | None:
    """Say that somebody has been away for long enough. Whom to tell of it; None if that was done already."""
    _chair(table, seat, lang, person, STRANGER)
    async with table.queue:
        await _catch_up(table)
        chair = _chair(table, seat, lang, person, STRANGER)
        if chair.played_by is None:
            raise NotNow(NOT_A_PERSON[lang])
        if table.timing.clock is not None:
            raise NotNow(CLOCK_DECIDES[lang])
        _refuse_if_near(table, chair, lang)
        now = time.time()
        done = await table.store.call(table.row.id, seat, chair.played_by, now - presence.AWAY, now)
        await _catch_up(table)
    if done:
        log.info("somebody is called", extra={"table": table.row.id, "seat": seat})
    return chair.played_by if done else None


def _refuse_uncalled(table: Sight, chair: SeatRow, lang: str) -> None:
    if not table.presence.called(chair):
        raise NotNow(NOT_CALLED(lang, who=chair.name))
    seconds = math.ceil(wait(table, chair, table.presence.looking()))
    if seconds > 0:
        raise NotNow(CALLED(lang, who=chair.name, wait=seconds), seconds)


def _refuse_if_near(table: Sight, chair: SeatRow, lang: str) -> None:
    looking = table.presence.looking()
    if chair.person in looking:
        raise NotNow(LOOKING(lang, who=chair.name))
    seconds = math.ceil(table.presence.wait(chair, looking))
    if seconds > 0:
        raise NotNow(TOO_EARLY(lang, who=chair.name, wait=seconds), seconds)


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
