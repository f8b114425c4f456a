"""Who sits on a chair, as people and programs are told: persons, bots, and bots that play on for a person."""

from __future__ import annotations

from typing import Any

from theomachy.bots.bot import MAKERS
from theomachy.bots.levels import LEVELS
from theomachy.core.choices import CHOICES, Chosen
from theomachy.core.words import TABLE, Phrase
from theomachy.server.messages import Chair
from theomachy.server.store import SeatRow

WEAKER = {
    kind: Phrase(f"weaker {kind}")
    for kind in (
        "hurried",
        "standby",
        "",
    )
}
STANDS_IN = Phrase("chairs stands in")
LEFT = Phrase("account left")
PROGRAM = Phrase("chairs program")
PROGRAM_SHORT = Phrase("chairs program short")


def bot_specs() -> list[str]:
    """The bots that may be asked to a table, the weakest first. Not every spec: some would think for days."""
    levels = [f"level:{n}" for n in LEVELS] if "level" in MAKERS else []
    return [*(s for s in ("random", "greedy") if s in MAKERS), *levels]


def default_bot() -> str:
    specs = bot_specs()
    return "level:2" if "level:2" in specs else specs[-1]


def stand_in() -> str:
    """The bot that plays on for somebody whom others have replaced: of the middle level, so that nobody gains by it."""
    return "level:3" if "level:3" in bot_specs() else default_bot()


def bot_name(spec: str, lang: str = "en") -> str:
    kind = f"bot {spec}"
    return TABLE.sentence(kind, lang) if TABLE.has(kind) else spec


def person_name(seat: SeatRow, lang: str) -> str:
    """The name of whose seat it is: a person's, a bot's in the reader's language whoever set the table up, or that
    somebody is not known here any more."""
    if seat.person is None and seat.bot:
        return bot_name(seat.bot, lang)
    return LEFT[lang] if seat.left else seat.name


def called(seat: SeatRow, lang: str, short: bool = False) -> str:
    """Whose seat it is: a program is always told from people, and where there is room with its owner."""
    if not seat.owner:
        return person_name(seat, lang)
    return PROGRAM_SHORT(lang, name=seat.name) if short else PROGRAM(lang, name=seat.name, owner=seat.owner)


def who(seat: SeatRow, lang: str) -> str:
    """Who plays there. Empty: nobody yet."""
    if seat.kind == "kept" and seat.person is None and not seat.bot:
        return ""
    if seat.person is None or not seat.bot:
        return called(seat, lang)
    return STANDS_IN(lang, bot=bot_name(seat.bot, lang), person=called(seat, lang))


def chair(
    seat: SeatRow, name: str, title: str, person: str | None, lang: str = "en", chosen: Chosen | None = None
) -> Chair:  # fmt: skip
    """The chair as this person is told about it; `name` and `title` are the seat's own in the game, `chosen` the
    colours and figures of all seats, in games that have any."""
    mine = person is not None and seat.played_by == person
    kind = "bot" if seat.bot else seat.kind
    kept = seat.name if kind == "kept" and seat.person is None else ""
    guest = seat.person is not None and not seat.owner and bool(seat.name) and seat.name != seat.account
    has: dict[str, Any] = {
        choice.one: chosen[choice.all][seat.seat] for choice in CHOICES if chosen and choice.all in chosen
    }
    return Chair(
        seat.seat, name, who(seat, lang), kind, mine=mine, online=kind == "bot", bot=seat.bot, title=title,
        account="" if guest else seat.account, owner=seat.owner, kept=kept, guest=guest,
        own=person is not None and seat.person == person, stood_in=seat.stood_in, **has,
    )  # fmt: skip
