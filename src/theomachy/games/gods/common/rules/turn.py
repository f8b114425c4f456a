"""The steps of a turn that both editions have, and the actions of one. How a turn begins, refills and ends is each
edition's own chapter."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.core.position import NOBODY
from theomachy.games.gods.common.rules.actions import DISCARD, END_TURN, KIND_SHIFT, MOVE, PLAY_EXTRA, X_SHIFT, pack
from theomachy.games.gods.common.rules.cards import DECAY, EMPTY, EXTRA, WHIRLWIND
from theomachy.games.gods.common.rules.deserts import (
    any_desert_to_lift,
    fill_lifts,
    fill_whirlwind,
    may_move,
    may_whirl,
)
from theomachy.games.gods.common.rules.display import fill_take_extra, may_discard
from theomachy.games.gods.common.rules.placing import (
    add_decays,
    add_robberies,
    fill_placings,
    may_build,
    most_beside_card,
)
from theomachy.games.gods.common.rules.state import ACTION, AFTER, OVER, REFILL, SEATING, STARTER, GodsTable
from theomachy.parts.hexes import FAR_BITS

# Longer than any list of the three things that can be put on open hexes: 130 cards have at most 780 of those.
BLANK: Final = vec[i32]([0] * 2400)


# ---- whose turn it is, and the first step


def against_player(table: GodsTable, player: i64) -> str:
    """Why this player is not asked now: first the constellation and who starts, then turns go clockwise (GODS1-T-01,
    GODS2-T-01), and their steps one after the other (GODS2-T-02)."""
    if table.phase == SEATING:
        return "seating first"
    if table.phase == STARTER:
        return "starter first"
    if table.phase == REFILL and player == table.active:
        return "steps of a turn"
    return "turn order"


def next_seat(table: GodsTable) -> i64:
    """Clockwise (GODS1-T-01, GODS2-T-01)."""
    seat = table.active + 1
    if seat == table.players:
        return 0
    return seat


def open_turn(table: GodsTable, seat: i64) -> None:
    table.active = seat
    table.turns += 1
    table.used = 0
    table.fresh = 0
    table.actions_left = table.numbers().actions


def collect(table: GodsTable) -> None:
    """The first step: the player on turn gets power (GODS1-T-02, GODS2-T-03)."""
    seat = table.active
    gain = table.gain_power(seat, table.numbers().income)
    if table.events is not None:
        clause = table.clause("collect")
        table.write("turn", clause, {"who": seat, "gain": gain, "power": i64(table.power[seat])})


# ---- the actions (GODS1-T-06, GODS1-A-01, GODS2-T-10, GODS2-A-01)


def begin_actions(table: GodsTable) -> None:
    table.phase = ACTION
    table.turn = table.active


def action_choices(table: GodsTable) -> vec[i32]:
    """All actions: what can be put onto the field, what else is done with the display, then moves, then robberies.

    This list is made more often than anything else. So the parts that every list has are written out here; each asks
    the question of its chapter (`may_…`), as `can_act` and what speaks against it do.
    """
    # Appending one by one is what would cost most here: fill a long enough list and cut it.
    out = BLANK[: 3 * i64(len(table.field.open)) + 2 * i64(len(table.deserts)) + 6]
    k = fill_placings(table, out, 0)
    discards = may_discard(table)
    first: i64 = i64(table.display[0])
    for slot in range(i64(2)):
        kind: i64 = i64(table.display[slot])
        if kind == EMPTY or (slot == 1 and kind == first):  # two identical cards are one choice (GODS1-R-05)
            continue
        if kind == WHIRLWIND:
            k = fill_whirlwind(table, out, k)
        elif kind == EXTRA:
            k = fill_take_extra(table, out, k)
        if discards:
            out[k] = i32(DISCARD << KIND_SHIFT | kind << X_SHIFT)
            k += 1
    if may_move(table):
        k = fill_lifts(table, out, k, MOVE)
    out = out[:k]
    if table.on_display(DECAY) and table.may_play_other(DECAY):
        if table.numbers().decay_beside:
            out = add_decays(table, out)
        out = add_robberies(table, out)
    return out


def can_act(table: GodsTable) -> bool:
    """Is that list not empty? There is always an open hex with one neighbour (GODS1-R-15, GODS2-R-16), so that a card
    which may have one neighbour can be put somewhere."""
    if table.field.bits >= FAR_BITS:  # deserts have wandered so far that the end of the board may close that hex
        return len(action_choices(table)) > 0
    power: i64 = i64(table.power[table.active])
    for slot in range(i64(2)):
        kind: i64 = i64(table.display[slot])
        if kind == EMPTY:
            continue
        if may_discard(table):
            return True
        if kind <= DECAY:
            if most_beside_card(table, kind, power) > 0:  # a decay by `add_decays` too: its edition always discards
                return True
        elif kind == WHIRLWIND:
            if may_whirl(table):
                return True
        elif table.may_play_other(kind):
            return True
    if may_build(table) and power >= table.numbers().temple_price:
        return True
    return may_move(table) and any_desert_to_lift(table)


def finish_action(table: GodsTable) -> None:
    """An action is complete: give what is due (GODS1-R-10, GODS2-R-29), look for the end, then go on with the turn."""
    table.phase = ACTION
    table.site = 0
    if len(table.due) > 0:
        table.settle()
    if table.decided():
        return
    table.actions_left -= 1
    if table.actions_left > 0:
        if can_act(table):
            return
        table.actions_left = 0  # forfeited (GODS2-R-19); in the first edition only an extra action can be (GODS1-R-24)
        if table.events is not None:
            table.write("forfeit", table.clause("no action possible"), {"who": table.active})
    if may_play_extra(table):
        table.phase = AFTER
    else:
        table.end_turn()


# ---- after the actions: play an extra action, or end the turn (GODS1-A-18, GODS2-A-24)


def may_play_extra(table: GodsTable) -> bool:
    """Has the player one from an earlier turn, and is an action then possible (GODS1-R-19, GODS1-R-24, GODS2-R-21)?"""
    return table.old_extras(table.active) > 0 and can_act(table)


def after_choices(table: GodsTable) -> vec[i32]:
    return vec[i32]([pack(PLAY_EXTRA, 0, 0), pack(END_TURN, 0, 0)])


def against_play_extra(table: GodsTable) -> str:
    """After the two actions; earlier would change nothing (GODS1-R-19, GODS2-R-20)."""
    return "extra comes last" if table.old_extras(table.active) > 0 else "play extra"


def play_extra(table: GodsTable) -> None:
    """Not an action in itself (GODS2-A-25); it adds one to the turn and leaves the game (GODS1-A-17, GODS1-A-18,
    GODS2-A-24)."""
    seat = table.active
    table.extras[seat] -= 1
    table.boxed[EXTRA] += 1
    table.actions_left += 1
    table.phase = ACTION
    if table.events is not None:
        table.write("extra played", table.clause("play extra"), {"who": seat})


# ---- the end


def end_game(table: GodsTable, clause: str) -> None:
    """At once: what is left of the turn is lost (GODS2-X-04)."""
    table.phase = OVER
    table.turn = NOBODY
    table.ending = clause
    if table.events is not None:
        winners: list[object] = []
        points: i64 = 0
        for seat in range(table.players):
            if table.rank(seat) == 1:
                winners.append(seat)
                points = table.score(seat)
        table.write("game over", clause, {"clause": clause, "winners": winners, "points": points})
