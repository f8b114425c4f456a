"""The piles of a deal (core/deal.py): each era is a deck of its own (GENTES-S-15), so its first card is the same at all
tables, however many cards of the era before were laid out."""

from __future__ import annotations

from theomachy.games.gentes.rules.actions import kind_in, x_in
from theomachy.games.gentes.rules.setting_up import REVEAL
from theomachy.games.gentes.rules.state import GentesTable


def drawn(table: GentesTable, action: int) -> tuple[str, int] | None:
    if kind_in(action) != REVEAL:
        return None
    card = int(x_in(action))
    era = next(number for number, cards in enumerate(table.fixed.era_cards) if int(cards) >> card & 1)
    return f"era {era}", card
