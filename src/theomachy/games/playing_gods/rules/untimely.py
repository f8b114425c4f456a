"""Why an action cannot be done at this moment, or not by this god, whatever it names.

A clause is named only where it is broken here: that cards are used at a portal, for instance, is no reason for a god
whose move has ended on one. What is left then is that one thing comes after another (PG-R-67).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.actions import ASKED_IN
from theomachy.games.playing_gods.rules.phases import WAY
from theomachy.games.playing_gods.rules.state import Table

IN_TURN: Final = "PG-R-67"  # one thing after another


def asks(table: Table, kind: i64) -> bool:
    """Is this kind of action what is asked for now, of whomever?"""
    return int(table.phase) in ASKED_IN[int(kind)]


def not_yours(table: Table, player: i64) -> str:
    """It is asked for, but of somebody else: of the god on turn, or of one who answers."""
    if player == table.active or player == CHANCE or table.turn != table.active:
        return IN_TURN
    return "PG-T-14"


def has_landed(table: Table, player: i64, space: i64) -> bool:
    """Has the god's move of this turn ended on a space of this kind? Nobody acts before rolling (PG-R-04)."""
    if player != table.active or table.phase <= WAY:
        return False
    return i64(table.fixed.ring[i64(table.figure[player])]) == space


def not_there(table: Table, player: i64, space: i64, clause: str) -> str:
    """Nothing of the kind is asked for: the clause that asks for the space, unless the god has landed on one."""
    if has_landed(table, player, space):
        return IN_TURN
    return clause
