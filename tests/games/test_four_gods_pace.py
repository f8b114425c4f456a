"""4 Gods with the real clock: bots leave people room. A person with plausible reactions plays in simulated time."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

import pytest

from games.four_gods_examples import GAME, position
from theomachy.bots.levels import LEVELS
from theomachy.core.dice import Dice
from theomachy.core.position import CHANCE, CLOCK
from theomachy.games.four_gods.table.clock import PACES, USUAL_LEVEL, pace

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


def seconds(table: Any, seat: int, action: int, spec: str, dice: Dice) -> float:
    """How long it takes the seat to get to this action, from its last one."""
    if seat == PERSON:
        word = GAME.text(table, action)
        low, high = next((span for kind, span in REACTIONS.items() if word.startswith(kind)), OTHERS)
        return float(low + (high - low) * int(dice.below(1000)) / 1000)
    return max(BEAT, pace(table, spec, action) / 1000)


def share(spec: str, players: int, seed: int, **options: Any) -> float:
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
        heappush(queue, (now + seconds(table, seat, planned, spec, dice), seat, planned))
    placers = [int(p) - 1 for p in table.world.placer if p]
    assert len(placers) > 8
    return placers.count(PERSON) / len(placers)


@pytest.mark.clause("G4-T-23")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_person_places_a_fair_share_of_the_tiles(level: int, players: int) -> None:
    shares = [share(f"level:{level}", players, seed) for seed in range(4)]
    assert sum(shares) / 4 > 0.8 / players


@pytest.mark.clause("G4-T-23")
def test_without_a_pace_bots_would_leave_a_person_little() -> None:
    shares = [share("level:3", 4, seed, bot_pace="quick") for seed in range(4)]
    assert sum(shares) / 4 < 0.5 / 4


@pytest.mark.clause("G4-T-23")
def test_the_pace_goes_by_the_level_and_by_the_table() -> None:
    assert list(PACES) == list(LEVELS)
    assert list(PACES.values()) == sorted(PACES.values(), reverse=True)

    def paces(bot: str, line: str, **options: Any) -> int:
        table = position(
            {"options": {"clock": "real", **options}, "hands": {"north": ["T23"]}, "aim": {"north": "T23b2"}}
        )
        return pace(table, bot, GAME.parse(table, line))

    assert paces("level:1", "place T23b2 a1") == PACES[1]
    assert paces("greedy", "place T23b2 a1") == PACES[USUAL_LEVEL]
    assert paces("level:4", "row T23a", bot_pace="calm") == 2 * PACES[4]
    assert paces("level:1", "row T23a", bot_pace="calm") == 5000  # a taken tile must not wait for the clock (G4-T-09)
    assert paces("level:1", "place T23b2 a1", bot_pace="quick") == 0
    for line in ("hold T23a0", "pass", "+nw", "lower", "ready", "flip T41"):
        assert paces("level:1", line) == 0
