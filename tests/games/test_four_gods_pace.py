"""4 Gods with the real clock: bots leave people room. A person with plausible reactions plays in simulated time."""

from __future__ import annotations

from typing import Any

import pytest

from games.four_gods_examples import GAME, position
from games.pacing import share
from theomachy.bots.levels import LEVELS
from theomachy.games.four_gods.table.clock import PACES, USUAL_LEVEL, pace


@pytest.mark.clause("G4-T-23")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(("level", "least"), [(1, 0.8), (2, 0.8), (3, 0.8), (4, 0.55), (5, 0.55), (6, 0.55)])
def test_a_person_places_a_fair_share_of_the_tiles(level: int, least: float, players: int) -> None:
    """Of an equal share: against the levels 4 and up half and more is left, as the rules document says."""
    shares = [share(f"level:{level}", players, seed) for seed in range(4)]
    assert sum(shares) / 4 > least / players


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
