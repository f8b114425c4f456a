"""The actions of GODS, second edition: those that both editions have, and no others."""

from __future__ import annotations

from theomachy.games.gods_common.actions import (
    DECAY_HERE,
    DESERT_HERE,
    DISCARD,
    DRAW,
    END_TURN,
    GIVE_STONE,
    MOVE,
    PLAY_EXTRA,
    SEAT,
    START,
    TAKE_EXTRA,
    TEMPLE_HERE,
    TO,
    TRIBE,
    WHIRL,
    WHIRL_IDLE,
    at_in,
    kind_in,
    pack,
    x_in,
)  # fmt: skip

__all__ = [
    "DECAY_HERE", "DESERT_HERE", "DISCARD", "DRAW", "END_TURN", "GIVE_STONE", "MOVE", "PLAY_EXTRA", "SEAT", "START",
    "TAKE_EXTRA", "TEMPLE_HERE", "TO", "TRIBE", "WHIRL", "WHIRL_IDLE", "at_in", "kind_in", "pack", "x_in",
]  # fmt: skip
