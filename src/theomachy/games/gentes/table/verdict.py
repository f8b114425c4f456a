"""What decides a game of Gentes between players with as many points: cards in the display, then coins."""

from __future__ import annotations

from theomachy.core.panel import Tie
from theomachy.games.gentes.rules.rules import Gentes
from theomachy.games.gentes.rules.scoring import standing
from theomachy.games.gentes.rules.state import MONEY, SHOWN

FACTS = {"played": "who", "symbol": "who", "took": "who"}  # counted for the result


def tie(table: Gentes, winner: int) -> Tie | None:
    level = [s for s in range(table.players) if s != winner and table.score(s) == table.score(winner)]
    if not level:
        return None
    other = max(level, key=lambda seat: int(standing(table, seat)))
    steps = [("cards", SHOWN, "GENTES-E-03"), ("coins", MONEY, "GENTES-E-04")]
    if table.fixed.coins_break_ties_first:
        steps.reverse()
    for kind, what, clause in steps:
        mine, theirs = int(table.mat(winner, what)), int(table.mat(other, what))
        if mine != theirs:
            return Tie(kind, clause, winner, other, mine, theirs)
    return None
