"""What is shown when it comes up: the cards of the display."""

from __future__ import annotations

from theomachy.core.event import Event
from theomachy.games.gods.common.table.names import CARD_NAMES


def reveal(event: Event) -> str:
    return f"page-card-{CARD_NAMES[int(str(event.data['card']))]}" if event.kind == "drawn" else ""
