"""Bots at tables of 4 Gods: in real time everybody may act, and each bot decides for its own seat."""

from __future__ import annotations

from typing import Any

import pytest

import theomachy
from theomachy.bots.bot import ask, make_bot
from theomachy.core.dice import Dice
from theomachy.core.position import CLOCK, EVERYBODY

GAME = theomachy.game("four-gods")
MODES: list[dict[str, Any]] = [
    {"clock": "real"},
    {"clock": "real", "play": "timed", "gods": "secret"},
    {"clock": "real", "placement_check": "honour", "blame": "confess"},
    {"placement_check": "honour"},
    {"hands_open": False, "backs": "hidden", "gods": "secret"},
]


@pytest.mark.clause("G4-R-34", "G4-R-41", "G4-R-57", "G4-T-01")
@pytest.mark.parametrize("options", MODES, ids=lambda o: "-".join(map(str, o.values())))
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:sims=6"])
def test_bots_play_in_every_mode(spec: str, options: dict[str, Any]) -> None:
    match = theomachy.Match("four-gods", 3, seed=5, world_size=4, **options)
    bots = [make_bot(spec, GAME) for _ in range(3)]
    dice = Dice(7)
    moves = 0
    for _ in range(160):
        position = match.position
        if match.over:
            break
        who = int(position.turn)
        if who == EVERYBODY:
            who = (0, 1, 2, CLOCK)[dice.below(4)]
        legal = position.legal(who)
        if len(legal) == 0:
            continue
        action = int(legal[0]) if who == CLOCK else ask(bots[who], position, who, dice)
        if GAME.text(position, action).startswith("place"):
            cell, lay = action & 255, action >> 8 & 1023
            assert position.world.edges[cell] >= 2
            assert position.world.matches(cell, lay)
        match.play(who, action)
        moves += 1
    assert moves > 5
