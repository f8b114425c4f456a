"""What a player did, in at most four words and with a piece: for those who look at the table later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from theomachy.core.event import Event
from theomachy.core.panel import Deed
from theomachy.core.position import Position
from theomachy.games.gods.common.table.names import CARD_NAMES
from theomachy.games.gods.common.words.picture import Words


def short_deed(
    position: Position, player: int, events: Sequence[Event], say: Words, extra: str = "extra"
) -> Deed | None:
    """From the events of one action; the first that says what was done decides. None: nothing worth a word."""
    gods: Any = getattr(position, "gods")  # noqa: B009
    turned = sum(event.kind == "converted" for event in events)
    united = any(event.kind in ("nation", "village") and event.data.get("god") == player for event in events)
    for event in events:
        data = event.data
        if event.kind == "temple":
            text = say("did convert", n=turned) if turned else say("did temple")
            return Deed(text, f"page-temple-{gods[player]}")
        if event.kind == "tribe":
            colour = CARD_NAMES[int(str(data["colour"]))]
            return Deed(say("did unite" if united else "did tribe"), f"page-card-{colour}")
        if event.kind in ("desert", "decay", "whirlwind"):
            return Deed(say(f"did {event.kind}"), f"page-card-{event.kind}")
        if event.kind == "desert moved":
            return Deed(say("did move"), "page-card-desert")
        if event.kind == "discarded":
            return Deed(say("did discard"), f"page-card-{CARD_NAMES[int(str(data['card']))]}")
        if event.kind == "extra taken":
            return Deed(say("did take"), f"page-card-{extra}")
        if event.kind == "extra played":
            return Deed(say("did extra"), f"page-card-{extra}")
    return None
