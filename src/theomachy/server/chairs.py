"""Who sits on a chair, as people and programs are told: persons, bots, and bots that play on for a person."""

from __future__ import annotations

from theomachy.bots.bot import MAKERS
from theomachy.server.messages import Chair
from theomachy.server.store import SeatRow

BOT_NAMES = {
    "random": {"en": "Beginner's luck", "de": "Glückskind", "it": "Fortuna del principiante"},
    "greedy": {"en": "Quick taker", "de": "Schnelle Hand", "it": "Mano svelta"},
    "level:1": {"en": "Bot, level 1", "de": "Bot, Stufe 1", "it": "Bot, livello 1"},
    "level:2": {"en": "Bot, level 2", "de": "Bot, Stufe 2", "it": "Bot, livello 2"},
    "level:3": {"en": "Bot, level 3", "de": "Bot, Stufe 3", "it": "Bot, livello 3"},
    "level:4": {"en": "Bot, level 4", "de": "Bot, Stufe 4", "it": "Bot, livello 4"},
    "level:5": {"en": "Bot, level 5", "de": "Bot, Stufe 5", "it": "Bot, livello 5"},
}
WEAKER = {
    "hurried": {
        "en": "weaker for the moment: many bots are waiting to think",
        "de": "zurzeit schwächer: viele Bots warten darauf nachzudenken",
        "it": "per ora più debole: molti bot aspettano di pensare",
    },
    "standby": {
        "en": "weaker for the moment: it could not think, a simpler bot answered",
        "de": "zurzeit schwächer: er konnte nicht nachdenken, ein einfacherer Bot hat geantwortet",
        "it": "per ora più debole: non ha potuto pensare, ha risposto un bot più semplice",
    },
    "": {
        "en": "plays as well as usual again",
        "de": "spielt wieder so gut wie sonst",
        "it": "gioca di nuovo bene come al solito",
    },
}
STANDS_IN = {"en": "{bot} (for {person})", "de": "{bot} (für {person})", "it": "{bot} (per {person})"}


def bot_specs() -> list[str]:
    """The bots that may be asked to a table, the weakest first. Not every spec: some would think for days."""
    levels = [f"level:{n}" for n in range(1, 6)] if "level" in MAKERS else []
    return [*(s for s in ("random", "greedy") if s in MAKERS), *levels]


def default_bot() -> str:
    specs = bot_specs()
    return "level:2" if "level:2" in specs else specs[-1]


def bot_name(spec: str, lang: str = "en") -> str:
    return BOT_NAMES[spec][lang] if spec in BOT_NAMES else spec


def who(seat: SeatRow, lang: str) -> str:
    """Who plays there. Empty: nobody yet."""
    if seat.person is None or not seat.bot:
        return seat.name
    return STANDS_IN[lang].format(bot=bot_name(seat.bot, lang), person=seat.name)


def chair(seat: SeatRow, name: str, title: str, person: str | None, lang: str = "en") -> Chair:
    """The chair as this person is told about it; `name` and `title` are the seat's own in the game."""
    mine = person is not None and seat.played_by == person
    kind = "bot" if seat.bot else seat.kind
    return Chair(seat.seat, name, who(seat, lang), kind, mine=mine, online=kind == "bot", bot=seat.bot, title=title)
