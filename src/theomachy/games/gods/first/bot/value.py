"""What looks good for a player in GODS, first edition: a guess for greedy play and searches, no rule in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.gods.common.bot.value import NEAREST, POINT, obtainable, standing, stocks
from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.first.rules.rules import GodsFirst
from theomachy.games.gods.first.rules.villages import tiles_earned

TURNS: Final = 2  # of everybody, before a search trusts this value
EXPLORE: Final = 1.0  # lists are long, and what looks best at once often is not
SCALE: Final = 6.0  # fitted by arena/calibrate.py
TILE_IN_REACH: Final = 120  # for each tribe of a colour that could still earn a points tile, and each of its points
NEARLY_ALL: Final = 48  # tiles in a full supply
EARLY: Final = 300  # thousandths of the penalty that count while the supply is full: others may still overtake


def value(position: GodsFirst, player: i64) -> float:
    """Own strength less that of the best opponent, in victory points; a decided game outweighs everything."""
    if len(position.due) > 0:
        position = position.settled()
    strengths: vec[i64] = vec[i64]([0, 0, 0, 0])
    for seat in range(position.players):
        strengths[seat] = strength(position, seat)
    return standing(position, player, strengths)


def strength(position: GodsFirst, seat: i64) -> i64:
    fixed = position.fixed
    worth: i64 = position.tile_points(seat) * POINT - penalty(position, seat)
    needed = fixed.tribes_needed
    # A tribe of an unfinished village is worth a little less than its share of the tile.
    share = fixed.village_value * POINT // (needed + 1)
    for colour in range(i64(1), i64(TRIBES + 1)):
        count = position.tribes_of(seat, colour) % needed
        if count == 0:
            continue
        worth += count * share
        if tiles_earned(position, seat, colour, position.villages_of(seat, colour) + 1, 1) > 0:
            worth += count * TILE_IN_REACH * fixed.tile_value
        if count == needed - 1 and obtainable(position, seat, colour):
            worth += NEAREST
    return worth + stocks(position, seat)


def penalty(position: GodsFirst, seat: i64) -> i64:
    """For the most temples: the nearer the end, the more of it counts."""
    if not position.is_penalised(seat):
        return 0
    used: i64 = NEARLY_ALL - position.supply.left
    if used < 0:
        used = 0
    return position.fixed.penalty * (EARLY + (POINT - EARLY) * used // NEARLY_ALL)
