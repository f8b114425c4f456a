"""The piles of a deal (core/deal.py): a card of the gods is the same whichever colour it goes to (G4-S-16)."""

from __future__ import annotations

from theomachy.games.four_gods.rules.actions import CARD, LAY_PART, kind_in, x_in
from theomachy.games.four_gods.rules.state import Table


def drawn(table: Table, action: int) -> tuple[str, int] | None:
    return ("card", int(x_in(action)) & LAY_PART) if kind_in(action) == CARD else None
