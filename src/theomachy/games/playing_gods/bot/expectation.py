"""What a god may expect of the step that has been reached: no rule in it.

Counted in thousandths of a territory with whole numbers, so that both forms of the rules agree exactly. Both judges
count it in: `value.py` for greedy play, `odds.py` for searches.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.games.playing_gods.rules import attack, conversion, kills, sects
from theomachy.games.playing_gods.rules.cards import GODKILLER
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    CONVERTING,
    DEFENDING,
    DIVIDING,
    DRAW_OR_FORTIFY,
    DRAWING,
    GAINING,
    KILLING_GOD,
    LOOTING,
    PROTECTING,
    SAVING,
    STEALING,
    TAKING,
)  # fmt: skip
from theomachy.games.playing_gods.rules.rules import PlayingGods

LAND: Final = 1000
# What may be expected of a step before it is done.
DRAW: Final = 420
PLACE: Final = 600
THEFT: Final = 750
GODKILL: Final = 4000
KILL: Final = 520
CONVERT: Final = 1100


def prospects(position: PlayingGods) -> i64:
    """What the god on turn may expect from the step that has been reached, before others have answered."""
    phase = position.phase
    seat = position.active
    if phase == ACTING:
        return at_portal(position)
    if phase == DRAWING:
        return position.draws * DRAW
    if phase == DRAW_OR_FORTIFY:
        return DRAW
    if phase == GAINING:
        return PLACE
    if phase == STEALING or phase == TAKING or phase == LOOTING:
        return THEFT
    if phase == KILLING_GOD and position.holds(seat, GODKILLER) > 0:
        return GODKILL
    if phase == PROTECTING or phase == DIVIDING or (phase == SAVING and position.form != 0):
        return kills.total_kills(position) * KILL
    if phase == DEFENDING or phase == CONVERTING or phase == SAVING:
        return conversion.to_convert(position) * CONVERT
    return 0


def at_portal(position: PlayingGods) -> i64:
    """Attacks and conversions that are possible here."""
    fall: i64 = 0
    if position.may_attack_here():
        cards = attack.arsenal(position)
        for i in range(i64(len(attack.FORM_LIST))):
            form: i64 = i64(attack.FORM_LIST[i])
            if attack.cards_for(form) & ~cards == 0 and attack.has_target(position, form):
                if i64(position.fixed.kills[form]) > fall:
                    fall = i64(position.fixed.kills[form])
    if fall > 4:
        fall = 4
    best: i64 = fall * KILL // 2
    for seat in range(position.players):
        if conversion.can_convert(position, seat):
            gain = conversion.most_lead(position, seat)
            lands = conversion.convertible_lands(position, seat)
            if lands < gain:
                gain = lands
            best += gain * CONVERT // 2
    if sects.can_gain_here(position):
        best += PLACE // 2
    return best


def threat(position: PlayingGods, player: i64) -> i64:
    """What the god may lose by the attack or conversion under way."""
    phase = position.phase
    if phase == PROTECTING or phase == DIVIDING or (phase == SAVING and position.form != 0):
        if position.affected(player):
            return kills.limit_for(position, player) * KILL
    elif (phase == DEFENDING or phase == CONVERTING or phase == SAVING) and position.victim == player:
        return conversion.to_convert(position) * CONVERT
    return 0
