"""4 Gods with the real clock in simulated time: a person with plausible reactions among bots.

How fast people truly are nobody has measured here. The reactions are assumptions (G4-T-23 states them), and
`benchmarks/pace.py` prints what follows from them, and from people who are quicker or slower.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from games.four_gods_examples import GAME
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK
from theomachy.games.four_gods.table.clock import pace

PERSON = 0
# Seconds that a person needs from one thing done to the next: to look for a place, to decide, to reach for it.
REACTIONS = {"place": (3.0, 6.0), "hold": (0.4, 0.8), "+": (0.8, 2.0), "draw": (1.0, 2.0), "row": (1.0, 2.5)}
OTHERS = (1.0, 3.0)
BEAT = 0.7  # seconds that a bot takes at least for everything
WANTED = ("place", "+", "hold", "draw 2", "draw 1", "row", "pass")  # how everybody plays: tiles into the world


def choice(table: Any, seat: int, dice: Dice) -> int | None:
    found = [(GAME.text(table, int(a)), int(a)) for a in table.sensible(seat)]
    for word in WANTED:
        fitting = [action for text, action in found if text.startswith(word)]
        if fitting:
            return fitting[dice.below(len(fitting))]
    return None


def seconds(table: Any, seat: int, action: int, spec: str, dice: Dice, slower: float) -> float:
    """How long it takes the seat to get to this action, from its last one; a person `slower` times the usual."""
    if seat == PERSON:
        word = GAME.text(table, action)
        low, high = next((span for kind, span in REACTIONS.items() if word.startswith(kind)), OTHERS)
        return slower * float(low + (high - low) * int(dice.below(1000)) / 1000)
    return max(BEAT, pace(table, spec, action) / 1000)


def share(spec: str, players: int, seed: int, slower: float = 1.0, **options: Any) -> float:
    """The person's share of the tiles in the world when nobody can go on or the end is triggered."""
    table: Any = GAME.new(players, seed=seed, clock="real", **options)
    dice = Dice(seed)
    for seat in range(players):
        table.apply(seat, GAME.parse(table, "ready"))
    queue: list[tuple[float, int, int]] = []
    for seat in range(players):
        heappush(queue, (0.0, seat, -1))
    for _ in range(3000):
        if not queue or table.trigger or table.turn >= 0:
            break
        now, seat, action = heappop(queue)
        if table.cooling >> seat & 1:
            table.apply(CLOCK, GAME.parse(table, f"cool {table.names[seat]}"))
        if action >= 0 and action in [int(a) for a in table.legal(seat)]:
            table.apply(seat, action)
            while table.turn == CHANCE:
                table.apply(CHANCE, table.sample(dice))
        if table.ending:
            break
        planned = choice(table, seat, dice) if not table.cooling >> seat & 1 else None
        if planned is None:
            heappush(queue, (now + BEAT, seat, -1))
            continue
        heappush(queue, (now + seconds(table, seat, planned, spec, dice, slower), seat, planned))
    placers = [int(p) - 1 for p in table.world.placer if p]
    assert len(placers) > 8
    return placers.count(PERSON) / len(placers)
