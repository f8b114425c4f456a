"""What decided a game of the second edition beside the points."""

from __future__ import annotations

from typing import Any

from theomachy.core.panel import Tie
from theomachy.games.gods.common.table.verdict import by_power

FACTS = {"converted": "", "temple": "who", "nation": "god"}  # counted for the result


def tie(table: Any, winner: int) -> Tie | None:
    return by_power(table, winner, "GODS2-X-07")
