"""What decides between players of GODS who have as many points: power."""

from __future__ import annotations

from typing import Any

from theomachy.core.panel import Tie


def by_power(table: Any, winner: int, clause: str) -> Tie | None:
    level = [s for s in range(table.players) if s != winner and table.score(s) == table.score(winner)]
    if not level:
        return None
    other = max(level, key=lambda seat: int(table.power[seat]))
    return Tie("power", clause, winner, other, int(table.power[winner]), int(table.power[other]))
