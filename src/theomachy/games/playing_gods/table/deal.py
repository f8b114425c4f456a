"""The piles of a deal (core/deal.py): wrath and conversion cards lie apart (PG-R-62)."""

from __future__ import annotations

from theomachy.games.playing_gods.rules.actions import kind_in, x_in
from theomachy.games.playing_gods.rules.cards import WRATH, back_of
from theomachy.games.playing_gods.rules.piles import DEAL
from theomachy.games.playing_gods.rules.state import Table


def drawn(table: Table, action: int) -> tuple[str, int] | None:
    if kind_in(action) != DEAL:
        return None
    card = int(x_in(action))
    return "wrath" if back_of(card) == WRATH else "conversion", card
