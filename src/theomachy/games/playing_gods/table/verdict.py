"""What decides a game of Playing Gods that ends at the limit of turns between gods with as many territories: sects."""

from __future__ import annotations

from theomachy.core.panel import Tie
from theomachy.games.playing_gods.rules.rules import PlayingGods

FACTS = {"converted": "who", "killed": "", "gained": "who"}  # counted for the result


def tie(table: PlayingGods, winner: int) -> Tie | None:
    rivals = (s for s in range(table.players) if s != winner and table.in_play(s))
    level = [seat for seat in rivals if table.score(seat) == table.score(winner)]
    if not level:
        return None
    other = max(level, key=lambda seat: int(table.sects[seat]))
    return Tie("sects", "PG-R-56", winner, other, int(table.sects[winner]), int(table.sects[other]))
