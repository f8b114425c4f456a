"""One question at a time (GENTES-R-54): what answers it, and why nothing else is possible now.

What speaks against an answer to the question that is asked stands beside that answer, in its chapter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules import (
    additional,
    decline,
    effect_choices,
    exchanges,
    heyday,
    people,
    scoring,
    setting_up,
)
from theomachy.games.gentes.rules.actions import answers
from theomachy.games.gentes.rules.decline import cubes_are_leaving, in_step_d
from theomachy.games.gentes.rules.phases import (
    AFTER,
    COLUMNS,
    DECLINING,
    DRAFTING,
    DROPPING,
    FINAL,
    MAKE_ROOM,
    MENU,
    OPENING,
    OVER,
    PEOPLE,
    STARTING,
)  # fmt: skip
from theomachy.games.gentes.rules.scoring import is_final
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.under_way import END_OF_TURN, FIRST_DISPLAY

# What answers questions inside an effect alone.
INSIDE: Final[tuple[int, ...]] = (
    exchanges.STOP, people.GAIN, effect_choices.CUBE_TO, effect_choices.DRAW, exchanges.PAY, exchanges.EXCHANGE,
)  # fmt: skip
MENUS: Final[tuple[int, ...]] = (MENU, AFTER, MAKE_ROOM, DECLINING, FINAL)


def against_answering(table: GentesTable, player: i64, kind: i64) -> str:
    """Why this player cannot do anything of this kind now; "" if it answers the question that is asked."""
    if table.phase == OVER:
        return "GENTES-E-01"
    if kind == setting_up.STARTER:
        return "GENTES-S-14"
    if kind == setting_up.COLUMN:
        return "GENTES-S-08"
    if kind == setting_up.REVEAL:
        return "GENTES-S-16" if table.phase == OPENING else "GENTES-T-22"
    if table.turn == CHANCE:
        return chance_first(table)
    if player != table.turn:
        return not_his_turn(table)
    return "" if answers(kind, table.phase) else not_asked(table, kind)


def chance_first(table: GentesTable) -> str:
    """What is being dealt or laid out before anybody acts."""
    phase = table.phase
    if phase == STARTING:
        return "GENTES-S-14"
    if phase == COLUMNS:
        return "GENTES-S-08"
    if phase == OPENING:
        return "GENTES-S-16"
    why = table.now.refill_for
    if why == FIRST_DISPLAY:
        return "GENTES-S-20"
    return "GENTES-T-22" if why == END_OF_TURN else "GENTES-T-35"


def not_his_turn(table: GentesTable) -> str:
    phase = table.phase
    if phase == DRAFTING:
        return "GENTES-S-17"
    if phase == PEOPLE:
        return "GENTES-R-03"
    if is_final(table):
        return "GENTES-P-11"
    if in_step_d(table):
        return "GENTES-R-25"
    return "GENTES-T-49" if cubes_are_leaving(table) else "GENTES-T-04"


def not_asked(table: GentesTable, kind: i64) -> str:
    """The action answers another question than the one that is asked."""
    phase = table.phase
    if phase == DRAFTING or kind == setting_up.DRAFT:
        return "GENTES-S-17"
    if phase == PEOPLE or kind == setting_up.START_WITH:
        return "GENTES-S-19"
    if phase not in MENUS and (table.now.menu != 0 or cubes_are_leaving(table)):
        return "GENTES-R-54"  # an additional action, a use, a cube: to be finished first
    if kind == effect_choices.SUFFER or kind == effect_choices.AVERT:
        return "GENTES-A-78"
    if kind == exchanges.FOR:
        return "GENTES-R-09"
    if kind == decline.DISCARD:
        return "GENTES-R-21"
    if kind in INSIDE:
        return "GENTES-R-54"
    if phase == FINAL:
        return "GENTES-T-40" if kind == additional.USE else "GENTES-T-01"
    if kind == scoring.SCORE or kind == scoring.FINISH:
        return "GENTES-P-04"
    if kind == effect_choices.CITY:
        return "GENTES-T-39"
    if kind == decline.LIMIT:
        return "GENTES-T-43"
    if phase >= MAKE_ROOM and phase <= DROPPING:
        return not_in_decline(kind)
    return not_in_turn(phase, kind)


def not_in_decline(kind: i64) -> str:
    if kind == additional.USE:
        return "GENTES-T-40"
    if kind == additional.CUBES or kind == exchanges.SWAP:
        return "GENTES-T-50"
    return "GENTES-T-43" if kind == decline.DONE else "GENTES-T-02"


def not_in_turn(phase: i64, kind: i64) -> str:
    """The decline phase has not begun; inside a main action it alone goes on (GENTES-R-41)."""
    if kind == decline.DONE:
        return "GENTES-T-02"
    if kind == additional.CUBES or kind == exchanges.SWAP or kind == additional.USE:
        return "GENTES-R-41"
    if phase == AFTER or (phase == MENU and kind == heyday.END):
        return "GENTES-T-05"
    return "GENTES-T-12"
