"""Why an action cannot be done at this moment, or not by this god, whatever it names.

A clause is named only where it is broken here: that cards are used at a portal, for instance, is no reason for a god
whose move has ended on one. What is left then is that one thing comes after another (PG-R-67).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules import attack, opening
from theomachy.games.playing_gods.rules.actions import (
    ATTACK,
    CONVERT,
    DEAL,
    DEFEND,
    DONE,
    DRAW,
    END,
    FORTIFY,
    GIVE_UP,
    GO,
    GODKILL,
    HOME,
    KILL,
    LOOT,
    MOVE,
    OFFER,
    PASS,
    PLACE,
    PORTAL,
    PROTECT,
    RESURRECT,
    ROLL,
    SHOW_GODKILLER,
    STAY_OUT,
    STEAL,
    TAKE,
    TAKE_BACK,
    TAKE_LAND,
    TAKE_OPEN,
    TARGET,
    USE_GAIN,
)  # fmt: skip
from theomachy.games.playing_gods.rules.cards import ALL_LOSE
from theomachy.games.playing_gods.rules.state import (
    CONVERSION_SPACE,
    CONVERTING,
    DEFENDING,
    DIE,
    DRAW_OR_FORTIFY,
    GAIN_SPACE,
    GODKILLER_SPACE,
    HOMES,
    LIMBO,
    LOOTING,
    LOSING,
    OFFERING,
    PLACES,
    PORTAL_SPACE,
    SAVING,
    STEAL_SPACE,
    WAY,
    Table,
)  # fmt: skip

IN_TURN: Final = "PG-R-67"  # one thing after another

# What a god can do where its move has ended: the space, and the clause that asks for it.
SPACE_FOR: Final[dict[int, tuple[int, str]]] = {
    DRAW: (CONVERSION_SPACE, "PG-T-06"), FORTIFY: (CONVERSION_SPACE, "PG-A-50"), PLACE: (GAIN_SPACE, "PG-T-11"),
    GODKILL: (GODKILLER_SPACE, "PG-A-60"), STEAL: (STEAL_SPACE, "PG-T-13"), TAKE: (STEAL_SPACE, "PG-A-71"),
    TAKE_OPEN: (STEAL_SPACE, "PG-A-71"), TAKE_BACK: (STEAL_SPACE, "PG-A-71"), ATTACK: (PORTAL_SPACE, "PG-A-01"),
    CONVERT: (PORTAL_SPACE, "PG-A-30"), USE_GAIN: (PORTAL_SPACE, "PG-T-10"),
}  # fmt: skip
# What is chance's to do.
BY_CHANCE: Final[dict[int, str]] = {DEAL: "PG-R-62", ROLL: "PG-T-01", LOOT: "PG-R-45"}


def has_landed(table: Table, player: i64, space: i64) -> bool:
    """Has the god's move of this turn ended on a space of this kind?"""
    if player != table.active or table.phase <= WAY:
        return False
    return i64(table.fixed.ring[i64(table.figure[player])]) == space


def may_rise(table: Table, player: i64) -> bool:
    """In limbo, and a chip has come to light (PG-A-69)."""
    return player >= 0 and table.status[player] == LIMBO and table.sects[player] > 0


def converting(table: Table) -> bool:
    phase = table.phase
    return phase == OFFERING or phase == DEFENDING or phase == CONVERTING or (phase == SAVING and table.form == 0)


def not_now(table: Table, player: i64, kind: i64, x: i64) -> str:
    """Nothing of this kind is asked for now."""
    if int(kind) in BY_CHANCE:
        return BY_CHANCE[int(kind)]
    if int(kind) in SPACE_FOR:
        space, clause = SPACE_FOR[int(kind)]
        if not has_landed(table, player, space):
            return clause
        if clause == "PG-A-71" and table.phase != LOOTING:  # the victim is not chosen yet
            return clause
        return IN_TURN
    if kind == HOME:
        return "PG-S-01"
    if kind == PORTAL:
        return IN_TURN if player >= 0 and opening.is_home_portal(table, player, x) else "PG-S-09"
    if kind == MOVE:
        return "PG-T-02"
    if kind == END or kind == PASS:
        return not_over(table, player, kind)
    if kind == TARGET or kind == DONE or kind == KILL or kind == PROTECT:
        return not_in_attack(table, player, kind)
    if kind == OFFER or kind == GO or kind == DEFEND or kind == TAKE_LAND:
        return not_in_conversion(table, player, kind)
    if kind == SHOW_GODKILLER:
        return "PG-A-63"
    if kind == GIVE_UP:
        return "PG-A-52"
    if kind == RESURRECT or kind == STAY_OUT:
        return not_rising(table, player, kind)
    return IN_TURN


def not_over(table: Table, player: i64, kind: i64) -> str:
    """Nobody can stop here."""
    phase = table.phase
    if phase < DIE or table.active != player:
        return IN_TURN if kind == PASS or phase < DIE else "PG-T-14"
    if phase == DIE or phase == WAY:
        return "PG-R-07"
    if kind == PASS and phase == DRAW_OR_FORTIFY:
        return "PG-R-08"
    return IN_TURN


def not_in_attack(table: Table, player: i64, kind: i64) -> str:
    if kind == PROTECT:
        return "PG-R-16" if table.form != 0 and player >= 0 and table.affected(player) else "PG-A-10"
    mine = table.form != 0 and player == table.active
    if kind == KILL:
        return IN_TURN if mine and table.phase == SAVING else "PG-A-17"
    return IN_TURN if mine else "PG-A-02"


def not_in_conversion(table: Table, player: i64, kind: i64) -> str:
    under_way = converting(table)
    if kind == DEFEND:
        return "PG-R-29" if under_way and player == table.victim else "PG-A-33"
    mine = under_way and player == table.active
    if kind == TAKE_LAND:
        return IN_TURN if mine and table.phase == SAVING else "PG-A-36"
    return "PG-R-29" if mine else "PG-A-31"


def not_rising(table: Table, player: i64, kind: i64) -> str:
    if not may_rise(table, player):
        return "PG-A-69" if kind == RESURRECT else "PG-A-70"
    if table.phase == LOSING:
        return "PG-R-40"
    return IN_TURN if player == table.turn else "PG-R-23"


def not_yours(table: Table, player: i64, kind: i64) -> str:
    """It is asked for, but of somebody else."""
    phase = table.phase
    if int(kind) in BY_CHANCE:
        return BY_CHANCE[int(kind)]
    if phase == HOMES or phase == PLACES:
        return "PG-R-02"
    if kind == PROTECT:
        return "PG-R-16"
    if kind == DEFEND:
        return "PG-A-33"
    if kind == SHOW_GODKILLER:
        in_danger = table.form != 0 and player >= 0 and player != table.active and table.in_play(player)
        return "PG-R-65" if in_danger and attack.sects_after(table, player) == 0 else "PG-A-63"
    if kind == GIVE_UP:
        return "PG-R-40" if i64(table.shown[0]) == ALL_LOSE else "PG-A-52"
    if kind == RESURRECT or kind == STAY_OUT:
        return not_rising(table, player, kind)
    if kind == PORTAL:
        return "PG-R-23" if may_rise(table, player) else "PG-A-69"
    if player == table.active or player == CHANCE or table.turn != table.active:
        return IN_TURN
    return "PG-T-14"
