"""What a player did, in at most four words and with a piece: for those who look at the table later."""

from __future__ import annotations

from collections.abc import Sequence

from theomachy.core.event import Event
from theomachy.core.panel import Deed
from theomachy.games.four_gods.words.picture import Picture

PLAIN = ("pass", "challenge", "challenge failed", "admit", "silent", "ready")


def short_deed(player: int, events: Sequence[Event], lang: str) -> Deed | None:
    """From the events of one action; the first that says what was done decides. None: nothing worth a word."""
    say = Picture(lang)
    for event in events:
        data = event.data
        if data.get("who") != player:
            continue
        kind = event.kind.removesuffix(" seen")
        if kind in ("place", "flip"):
            return Deed(say(f"did {kind}"), "page-tile")
        if kind == "destroy":
            return Deed(say("did destroy"), "page-ruin")
        if kind == "city":
            return Deed(say("did city"), f"page-city-{data['colour']}")
        if kind in ("prophet", "migration", "colour", "lost", "token"):
            return Deed(say(f"did {kind}"), f"page-figure-{data['colour']}")
        if kind == "god":
            return Deed(say("did god"), f"page-god-{data['god']}")
        if kind in ("drawn", "take", "to row", "to bag"):
            return Deed(say(f"did {kind}"), "page-closed")
        if kind in PLAIN:
            return Deed(say(f"did {kind}"))
    return None
