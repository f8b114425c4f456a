"""What Playing Gods says; the files beside this one choose the sentences by subject, the catalogues hold them."""

from __future__ import annotations

from typing import Any

from theomachy.core.event import Event
from theomachy.core.options import Value
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.words.deeds import tell
from theomachy.games.playing_gods.words.names import WORDS, naming, place_names, place_words, seat_title, values, way
from theomachy.games.playing_gods.words.progress import progress
from theomachy.games.playing_gods.words.questions import ask, won_by
from theomachy.games.playing_gods.words.refusals import why

__all__ = [
    "WORDS", "ask", "naming", "option", "option_value", "place_names", "progress", "say", "seat_title", "source",
    "tell", "why", "won_by",
]  # fmt: skip


def say(table: Table, event: Event, lang: str = "en") -> str:
    """What happened. Only names are taken from the position, so it may be a later one."""
    data: dict[str, Any] = event.data
    found = values(table, data, lang)
    if event.kind == "moved":
        found["way"] = way(data["steps"], lang)
    if "space" in data:
        found["place"] = place_words(table, data["space"], lang)
    special = f"{event.kind} {event.clause}{' sects' if 'sects' in data else ''}"
    return WORDS.sentence(special if WORDS.has(special) else event.kind, lang, **found)


def option(option_id: str, lang: str = "en") -> str:
    """What the table decides with this option."""
    return WORDS.option(option_id, lang)


def option_value(option_id: str, value: Value, lang: str = "en") -> str:
    """What this value of the option means."""
    return WORDS.option_value(option_id, value, lang)


def source(kind: str, of: str, lang: str = "en") -> str:
    """What a part of the score is for: the territories ruled on a continent."""
    return WORDS.sentence(f"label source {kind}", lang, continent=WORDS.term("continent", of, lang))
