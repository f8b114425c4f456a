"""Why an action cannot be done now: the clause that forbids it.

`Gentes.why_not` asks here only about actions that are not in the legal list, so everything below gives a reason. First
who acts and whether it answers the question that is asked; what speaks against an answer stands in
`refusals_answers`.
"""

from __future__ import annotations

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules import actions as a
from theomachy.games.gentes.rules.decline import cubes_are_leaving, in_step_d
from theomachy.games.gentes.rules.refusals_answers import why_not_answer
from theomachy.games.gentes.rules.state import (
    AFTER,
    BUILDING,
    CHOOSE_CARDS,
    CHOOSE_CITY,
    CHOOSE_FROM,
    CHOOSE_REGION,
    COLUMNS,
    COUNTING,
    CUBING,
    DECLINING,
    DRAFTING,
    DRAWING,
    DROPPING,
    EFFECT_SPLIT,
    END_OF_TURN,
    FINAL,
    FIRST_DISPLAY,
    GAINING,
    HOME_PHASE,
    LIFTING,
    LIMITING,
    LOSS,
    MAKE_ROOM,
    MENU,
    OFFER,
    OPENING,
    OVER,
    PAYING,
    PEOPLE,
    PLAYING,
    REFILL_FOR,
    SPLIT,
    STARTING,
    SWAP_FROM,
    SWAP_TO,
    TAKING,
    TEACHING,
    TRAINING,
    WITH,
    GentesTable,
)  # fmt: skip


def why_not(table: GentesTable, player: i64, action: i64) -> str:
    """The clause that forbids an action which is not legal."""
    if table.phase == OVER:
        return "GENTES-E-01"
    kind = a.kind_in(action)
    if kind == a.STARTER:
        return "GENTES-S-14"
    if kind == a.COLUMN:
        return "GENTES-S-08"
    if kind == a.REVEAL:
        return "GENTES-S-16" if table.phase == OPENING else "GENTES-T-22"
    if table.turn == CHANCE:
        return chance_first(table)
    if player != table.turn:
        return not_his_turn(table)
    if not asked_for(table.phase, kind):
        return not_asked(table, kind)
    return why_not_answer(table, kind, a.x_in(action), a.y_in(action))


def chance_first(table: GentesTable) -> str:
    """What is being dealt or laid out before anybody acts."""
    phase = table.phase
    if phase == STARTING:
        return "GENTES-S-14"
    if phase == COLUMNS:
        return "GENTES-S-08"
    if phase == OPENING:
        return "GENTES-S-16"
    why = table.reg(REFILL_FOR)
    if why == FIRST_DISPLAY:
        return "GENTES-S-20"
    return "GENTES-T-22" if why == END_OF_TURN else "GENTES-T-35"


def not_his_turn(table: GentesTable) -> str:
    phase = table.phase
    if phase == DRAFTING:
        return "GENTES-S-17"
    if phase == PEOPLE:
        return "GENTES-R-03"
    if phase == FINAL or table.regs[HOME_PHASE] == FINAL:
        return "GENTES-P-11"
    if in_step_d(table):
        return "GENTES-R-25"
    return "GENTES-T-49" if cubes_are_leaving(table) else "GENTES-T-04"


def in_menu(phase: i64) -> bool:
    return phase == MENU or phase == AFTER or phase == DECLINING or phase == MAKE_ROOM or phase == FINAL


def asked_for(phase: i64, kind: i64) -> bool:
    """Is an action of this kind an answer to the question of this phase?"""
    if kind == a.TILE or kind == a.TAX or kind == a.SUN_ACTION or kind == a.HOME:
        return phase == MENU
    if kind == a.CUBES:
        return in_menu(phase)
    if kind == a.SWAP:
        return in_menu(phase) or phase == SWAP_FROM
    if kind == a.FOR:
        return phase == SWAP_TO
    if kind == a.STOP:
        return phase == SWAP_FROM or phase == OFFER
    if kind == a.USE:
        return phase == MENU or phase == AFTER or phase == DECLINING
    if kind == a.END:
        return phase == AFTER
    if kind == a.WITH_CARD or kind == a.WITH_HOME or kind == a.GO:
        return phase == WITH
    if kind == a.TIME:
        return phase == SPLIT or phase == EFFECT_SPLIT
    if kind == a.GAIN:
        return phase == GAINING or phase == TEACHING
    if kind == a.CITY:
        return phase == DECLINING or phase == CHOOSE_CITY
    if kind == a.DONE:
        return phase == DECLINING or phase == MAKE_ROOM
    return phase == question_of(kind)


def question_of(kind: i64) -> i64:
    """The one phase in which this kind of action is an answer."""
    if kind == a.COUNT:
        return COUNTING
    if kind == a.PERSON:
        return TRAINING
    if kind == a.LIFT:
        return LIFTING
    if kind == a.SITE:
        return BUILDING
    if kind == a.REGION:
        return CHOOSE_REGION
    if kind == a.FROM:
        return CHOOSE_FROM
    if kind == a.CARDS:
        return CHOOSE_CARDS
    if kind == a.TAKE:
        return TAKING
    if kind == a.PLAY:
        return PLAYING
    if kind == a.SUFFER or kind == a.AVERT:
        return LOSS
    if kind == a.CUBE_TO:
        return CUBING
    if kind == a.DRAW:
        return DRAWING
    if kind == a.PAY:
        return PAYING
    if kind == a.EXCHANGE:
        return OFFER
    if kind == a.LIMIT:
        return LIMITING
    if kind == a.DISCARD:
        return DROPPING
    if kind == a.SCORE or kind == a.FINISH:
        return FINAL
    if kind == a.DRAFT:
        return DRAFTING
    return PEOPLE


def not_asked(table: GentesTable, kind: i64) -> str:
    """The action answers another question than the one that is asked."""
    phase = table.phase
    if phase == DRAFTING or kind == a.DRAFT:
        return "GENTES-S-17"
    if phase == PEOPLE or kind == a.START_WITH:
        return "GENTES-S-19"
    if not in_menu(phase) and (table.regs[HOME_PHASE] != 0 or cubes_are_leaving(table)):
        return "GENTES-R-54"  # an additional action, a use, a cube: to be finished first
    if kind == a.SUFFER or kind == a.AVERT:
        return "GENTES-A-78"
    if kind == a.FOR:
        return "GENTES-R-09"
    if kind == a.DISCARD:
        return "GENTES-R-21"
    if kind == a.STOP or kind == a.GAIN or kind == a.CUBE_TO or kind == a.DRAW or kind == a.PAY or kind == a.EXCHANGE:
        return "GENTES-R-54"
    if phase == FINAL:
        return "GENTES-T-40" if kind == a.USE else "GENTES-T-01"
    if kind == a.SCORE or kind == a.FINISH:
        return "GENTES-P-04"
    if kind == a.CITY:
        return "GENTES-T-39"
    if kind == a.LIMIT:
        return "GENTES-T-43"
    if phase >= MAKE_ROOM and phase <= DROPPING:
        return not_in_decline(kind)
    return not_in_turn(phase, kind)


def not_in_decline(kind: i64) -> str:
    if kind == a.USE:
        return "GENTES-T-40"
    if kind == a.CUBES or kind == a.SWAP:
        return "GENTES-T-50"
    return "GENTES-T-43" if kind == a.DONE else "GENTES-T-02"


def not_in_turn(phase: i64, kind: i64) -> str:
    if kind == a.DONE:
        return "GENTES-T-02"
    if kind == a.CUBES or kind == a.SWAP or kind == a.USE:
        return "GENTES-R-41"
    if phase == AFTER or (phase == MENU and kind == a.END):
        return "GENTES-T-05"
    return "GENTES-T-12"
