"""What looks good for a player in GODS, second edition: a guess for greedy play and searches, no rule in it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theomachy.games.gods.common.bot.value import NEAREST, POINT, obtainable, standing, stocks
from theomachy.games.gods.common.rules.cards import TRIBES
from theomachy.games.gods.second.rules.rules import GodsSecond

TURNS: Final = 2  # of everybody, before a search trusts this value
EXPLORE: Final = 1.0  # lists are long, and what looks best at once often is not
SCALE: Final = 6.0  # fitted by arena/calibrate.py
CHIP_IN_REACH: Final = 120  # for each tribe of a colour whose chip is still to be had
NATION: Final = 700  # on top of its points: what is united is harder to take away
FURTHER: Final = 660  # thousandths: what the second tribe of an unfinished nation is worth, measured by the first


def value(position: GodsSecond, player: i64) -> float:
    """Own strength less that of the best opponent, in victory points; a decided game outweighs everything."""
    if len(position.due) > 0:
        position = position.settled()
    strengths: vec[i64] = vec[i64]([0, 0, 0, 0])
    for seat in range(position.players):
        strengths[seat] = strength(position, seat)
    return standing(position, player, strengths)


def strength(position: GodsSecond, seat: i64) -> i64:
    fixed = position.fixed
    worth: i64 = position.points(seat) * POINT
    needed = fixed.tribes_needed
    share = fixed.card_value * POINT // needed
    for colour in range(i64(1), i64(TRIBES + 1)):
        tribes = position.tribes_of(seat, colour)
        worth += tribes // needed * NATION
        count = tribes % needed
        if count == 0:
            continue
        worth += share + (count - 1) * share * FURTHER // POINT
        if position.chip_is_free(colour):
            worth += count * CHIP_IN_REACH * fixed.chip_value
        if count == needed - 1 and obtainable(position, seat, colour):
            worth += NEAREST
    return worth + stocks(position, seat)
