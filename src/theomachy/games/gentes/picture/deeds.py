"""What a player did, in a few words and with a piece: for those who look at the table later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Deed, Source
from theomachy.drawing.svg import Markup, group, join, use
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.words.words import WORDS, card_name, site_name

# Events that are worth a word, with the piece that stands for them.
DEEDS = {
    "built": "navigator", "played": "chronicler", "took": "scribe", "drafted": "scribe", "gained": "philosopher",
    "tax": "tax", "start tile": "start", "activated": "navigator", "hand scored": "chronicler", "drew": "scribe",
    "sun": "chronicler", "home": "start",
}  # fmt: skip
PIECES = {
    "cards": "action-chronicler", "symbols": "symbol-culture", "cities": "kind-temple", "bonus": "laurel",
    "effects": "moment-on_play", "hand": "action-scribe", "coins": "coin", "cubes": "cube-temple",
    "left": "action-scribe", "time": "hourglass", "earlier": "laurel",
}  # fmt: skip
SCALE = 3.2  # a page shows such pieces in a box of 80


def deed_pieces() -> Markup:
    """The signs of deeds and of sources of points, as large as a page shows pieces."""
    names = sorted({f"action-{name}" for name in DEEDS.values()} | set(PIECES.values()))
    return join(group(use(f"page-{name}"), transform=f"scale({SCALE})", id=f"page-large-{name}") for name in names)


def source_piece(source: Source) -> str:
    return f"page-large-{PIECES[source.kind]}"


def short_deed(table: Gentes, player: int, events: Sequence[Event], lang: str) -> Deed | None:
    """From the events of one action; the first that says what was done decides. None: nothing worth a word."""
    own = [event for event in events if event.data.get("who") == player and event.kind in DEEDS]
    own.sort(key=lambda event: list(DEEDS).index(event.kind))
    if not own:
        return None
    event = own[0]
    values: dict[str, Any] = {}
    if "card" in event.data:
        values["card"] = str(card_name(table, str(event.data["card"]), lang))
    if "site" in event.data:
        values["site"] = site_name(table, str(event.data["site"]), lang)
    if "group" in event.data:
        values["group"] = WORDS.term("group", str(event.data["group"]), lang)
    text = WORDS.sentence(f"did {event.kind}", lang, **values)
    coins = sum(int(str(e.data["n"])) for e in events if e.kind == "coins" and e.data.get("who") == player)
    if coins:  # points are told beside every deed
        text = WORDS.sentence("did with coins", lang, did=text, n=coins)
    return Deed(text, f"page-large-action-{DEEDS[event.kind]}")
