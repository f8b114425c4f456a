"""One question at a time (GENTES-R-54): what answers it, and why nothing else is possible now.

What speaks against an answer to the question that is asked stands beside that answer, in its chapter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from theomachy.core.position import CHANCE
from theomachy.games.gentes.rules import actions as a
from theomachy.games.gentes.rules.decline import cubes_are_leaving, in_step_d
from theomachy.games.gentes.rules.phases import (
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
    FINAL,
    GAINING,
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
    SPLIT,
    STARTING,
    SWAP_FROM,
    SWAP_TO,
    TAKING,
    TEACHING,
    TRAINING,
    WITH,
)  # fmt: skip
from theomachy.games.gentes.rules.scoring import is_final
from theomachy.games.gentes.rules.state import GentesTable
from theomachy.games.gentes.rules.under_way import END_OF_TURN, FIRST_DISPLAY

# For each question that players are asked: the kinds of action that answer it.
ANSWERS: Final[dict[int, tuple[int, ...]]] = {
    DRAFTING: (a.DRAFT,),
    PEOPLE: (a.START_WITH,),
    MENU: (a.TILE, a.TAX, a.SUN_ACTION, a.HOME, a.CUBES, a.SWAP, a.USE),
    AFTER: (a.CUBES, a.SWAP, a.USE, a.END),
    WITH: (a.WITH_CARD, a.WITH_HOME, a.GO),
    SPLIT: (a.TIME,),
    COUNTING: (a.COUNT,),
    TRAINING: (a.PERSON,),
    LIFTING: (a.LIFT,),
    BUILDING: (a.SITE,),
    CHOOSE_REGION: (a.REGION,),
    CHOOSE_FROM: (a.FROM,),
    CHOOSE_CARDS: (a.CARDS,),
    TAKING: (a.TAKE,),
    PLAYING: (a.PLAY,),
    LOSS: (a.SUFFER, a.AVERT),
    GAINING: (a.GAIN,),
    CUBING: (a.CUBE_TO,),
    CHOOSE_CITY: (a.CITY,),
    DRAWING: (a.DRAW,),
    EFFECT_SPLIT: (a.TIME,),
    OFFER: (a.EXCHANGE, a.STOP),
    PAYING: (a.PAY,),
    SWAP_FROM: (a.SWAP, a.STOP),
    SWAP_TO: (a.FOR,),
    TEACHING: (a.GAIN,),
    MAKE_ROOM: (a.CUBES, a.SWAP, a.DONE),
    DECLINING: (a.CITY, a.USE, a.CUBES, a.SWAP, a.DONE),
    LIMITING: (a.LIMIT,),
    DROPPING: (a.DISCARD,),
    FINAL: (a.SCORE, a.CUBES, a.SWAP, a.FINISH),
}
MENUS: Final[tuple[int, ...]] = (MENU, AFTER, MAKE_ROOM, DECLINING, FINAL)


def against_answering(table: GentesTable, player: i64, kind: i64) -> str:
    """Why this player cannot do anything of this kind now; "" if it answers the question that is asked."""
    if table.phase == OVER:
        return "GENTES-E-01"
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
    return "" if kind in ANSWERS[table.phase] else not_asked(table, kind)


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
    if phase == DRAFTING or kind == a.DRAFT:
        return "GENTES-S-17"
    if phase == PEOPLE or kind == a.START_WITH:
        return "GENTES-S-19"
    if phase not in MENUS and (table.now.menu != 0 or cubes_are_leaving(table)):
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
    """The decline phase has not begun; inside a main action it alone goes on (GENTES-R-41)."""
    if kind == a.DONE:
        return "GENTES-T-02"
    if kind == a.CUBES or kind == a.SWAP or kind == a.USE:
        return "GENTES-R-41"
    if phase == AFTER or (phase == MENU and kind == a.END):
        return "GENTES-T-05"
    return "GENTES-T-12"
