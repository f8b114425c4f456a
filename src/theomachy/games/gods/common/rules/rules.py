"""The index of the chapters that both editions share: phase to list, kind to explanation, kind to deed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import (
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
    x_in,
)  # fmt: skip
from theomachy.games.gods.common.rules.deserts import (
    against_move,
    against_to,
    against_whirl,
    against_whirl_idle,
    move_desert,
    settle_desert,
    use_whirlwind,
    where_to_choices,
    whirl,
)
from theomachy.games.gods.common.rules.display import (
    against_discard,
    against_draw,
    against_take_extra,
    discard,
    draws,
    take_extra,
)
from theomachy.games.gods.common.rules.opening import seat_temple, seating_choices, starter_choices
from theomachy.games.gods.common.rules.placing import (
    against_decay,
    against_desert,
    against_temple,
    against_tribe,
    place_decay,
    place_desert,
    place_temple,
    place_tribe,
)
from theomachy.games.gods.common.rules.religion import against_stone, serve, stone_choices, stones_still_wanted
from theomachy.games.gods.common.rules.state import (
    ACTION,
    AFTER,
    OVER,
    REFILL,
    SEATING,
    STARTER,
    STONE,
    WHERE_TO,
    GodsTable,
)
from theomachy.games.gods.common.rules.turn import (
    action_choices,
    after_choices,
    against_play_extra,
    against_player,
    finish_action,
    play_extra,
)

# ---- what may be done


def choices(table: GodsTable) -> vec[i32]:
    """What is asked in this phase, of whoever is asked."""
    phase = table.phase
    if phase == ACTION:
        return action_choices(table)
    if phase == REFILL:
        return draws(table)
    if phase == WHERE_TO:
        return where_to_choices(table)
    if phase == AFTER:
        return after_choices(table)
    if phase == STONE:
        return stone_choices(table)
    if phase == STARTER:
        return starter_choices(table)
    if phase == SEATING:
        return seating_choices(table)
    return vec[i32]()


def even_weights(number: i64) -> vec[i32]:
    """Outcomes of CHANCE before the first turn are all as likely."""
    out: vec[i32] = vec[i32]()
    for _ in range(number):
        out = append(out, 1)
    return out


# ---- what speaks against it


def explain(table: GodsTable, player: i64, action: i64) -> str:
    """The rule that forbids an action which is not in the list: the first that is broken, from the table's phase to
    the price."""
    kind = kind_in(action)
    x = x_in(action)
    at = at_in(action)
    if table.phase == OVER:
        return "over"
    if not well_formed(kind, x, at):
        return "kinds of actions"
    if kind == DRAW:
        return against_draw(table, player)
    if kind == START:
        return "who starts"
    if kind == SEAT:
        return "constellation"
    if player != table.turn or player == CHANCE:
        return against_player(table, player)
    if table.phase == WHERE_TO and kind != TO:
        return "desert in hand"
    if table.phase == STONE and kind != GIVE_STONE:
        return "stones first"
    if table.phase == AFTER:
        return "two actions"
    return against_kind(table, kind, x, at)


def well_formed(kind: i64, x: i64, at: i64) -> bool:
    """No number outside the table of actions, and nothing in the bits that a kind does not use."""
    if kind < TRIBE or kind > SEAT:
        return False
    names_x = kind == TRIBE or kind == DECAY_HERE or kind == DISCARD or kind >= DRAW
    names_hex = (kind < TAKE_EXTRA and kind != WHIRL_IDLE) or kind == MOVE or kind == TO or kind == GIVE_STONE
    return (names_x or x == 0) and (names_hex or at == 0)


def against_kind(table: GodsTable, kind: i64, x: i64, at: i64) -> str:
    if kind == TRIBE:
        return against_tribe(table, x, at)
    if kind == TEMPLE_HERE:
        return against_temple(table, at)
    if kind == DESERT_HERE:
        return against_desert(table, at)
    if kind == DECAY_HERE:
        return against_decay(table, at, x - 1)
    if kind == WHIRL:
        return against_whirl(table, at)
    if kind == WHIRL_IDLE:
        return against_whirl_idle(table)
    if kind == TAKE_EXTRA:
        return against_take_extra(table)
    if kind == MOVE:
        return against_move(table, at)
    if kind == DISCARD:
        return against_discard(table, x)
    if kind == TO:
        return against_to(table, at)
    if kind == GIVE_STONE:
        return against_stone(table)
    if kind == PLAY_EXTRA:
        return against_play_extra(table)
    return "two actions"  # to end the turn before them is to decline one (GODS1-T-06, GODS2-T-10)


# ---- doing it


def do(table: GodsTable, kind: i64, x: i64, at: i64) -> None:
    if kind == DRAW:
        table.drawn(x)
    elif kind == TRIBE:
        place_tribe(table, at, x)
        finish_action(table)
    elif kind == TEMPLE_HERE:
        place_temple(table, at)
        if table.phase != STONE:
            finish_action(table)
    elif kind == DESERT_HERE:
        place_desert(table, at)
        finish_action(table)
    elif kind == DISCARD:
        discard(table, x)
        finish_action(table)
    elif kind == MOVE:
        move_desert(table, at)
    elif kind == TO:
        settle_desert(table, at)
        finish_action(table)
    elif kind == DECAY_HERE:
        place_decay(table, at, x - 1)
        finish_action(table)
    elif kind == WHIRL:
        whirl(table, at)
    elif kind == TAKE_EXTRA:
        take_extra(table)
        finish_action(table)
    elif kind == PLAY_EXTRA:
        play_extra(table)
    elif kind == END_TURN:
        table.end_turn()
    elif kind == GIVE_STONE:
        serve(table, at)
        if not stones_still_wanted(table):
            finish_action(table)
    elif kind == WHIRL_IDLE:
        use_whirlwind(table)
        finish_action(table)
    elif kind == START:
        table.begin_turn(x)
    elif kind == SEAT:
        seat_temple(table, x)
