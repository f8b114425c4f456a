"""Whose moment it is: in which order the lists of a step are put together, and what speaks against an action before one
looks at what it does. The chapters know the actions themselves.

Where several reasons apply, the first in the order of G4-T-17 is given; the checks below stand in that order.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from theomachy.games.four_gods.rules.actions import (
    ACCUSE,
    CHALLENGE,
    DESTROY,
    DESTROY_FOR,
    ENOUGH,
    FLIP,
    FLIP_SLOT,
    HOLD,
    LOSE,
    LOSE_RESERVE,
    LOWER,
    MIGRATE,
    MORE,
    NO_PROPHET,
    PLACE,
    PROPHET,
    PROPHET_OF,
    ROW,
    ROW_SIDE,
    SUMMON,
    lay_in,
    x_in,
)  # fmt: skip
from theomachy.games.four_gods.rules.bag import add_draws, add_second
from theomachy.games.four_gods.rules.cities import add_builds, add_cities, add_destructions
from theomachy.games.four_gods.rules.gods import add_gods
from theomachy.games.four_gods.rules.intentions import add_lowering, carries_out, holds_up
from theomachy.games.four_gods.rules.mistakes import add_accusation, add_challenges, add_losses
from theomachy.games.four_gods.rules.placing import add_holds, add_places
from theomachy.games.four_gods.rules.prophets import add_migrations, add_prophets
from theomachy.games.four_gods.rules.rows import (
    add_discard,
    add_discards,
    add_flips,
    add_own_flips,
    add_takes,
    against_flip_out_of_turn,
    must_be_placed,
)  # fmt: skip
from theomachy.games.four_gods.rules.state import (
    AIM_CHALLENGE,
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    ANSWER,
    DRAWING,
    HANDS,
    LOSING,
    PROPHECY,
    SECOND,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.rules.turn import add_last, waits

# ---- the lists


def add_play(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The main choice of a step, or of any moment in real-time play (G4-T-01)."""
    fixed = table.fixed
    bit = i64(1) << seat
    if table.losing & bit:
        return add_losses(table, out, seat)
    if fixed.real:
        if fixed.timed and seat != table.current:
            return add_out_of_turn(table, out, seat)
        out = add_for_the_next(table, out, seat)
        out = add_lowering(table, out, seat)
        aim: i64 = i64(table.aim[seat])
        if aim >= AIM_REGION and aim < AIM_FROM:
            out = add_targets(table, out, seat)
            aim = 0
        if table.cooling & bit:  # only what does not wait (G4-T-21)
            if table.taken[seat] == 0 and not waits(table, FLIP):
                out = add_flips(table, out, seat)
            return out
        if aim > 0:
            out = add_aimed(table, out, seat)
    elif table.aim[seat] > 0:
        return add_aimed(table, out, seat)
    elif table.window[seat] > 0 or table.choosing & bit:  # begun with the real clock (`in_turns`)
        out = add_for_the_next(table, out, seat)
    if table.taken[seat] > 0:
        return add_taken(table, out, seat)
    if table.free_hands(seat) == HANDS:
        out = add_draws(table, out, seat)
    else:
        out = add_holds(table, out, seat, 0)
        out = add_holds(table, out, seat, 1)
        out = add_discards(table, out, seat)
    out = add_takes(table, out, seat)
    out = add_gods(table, out, seat)
    out = add_builds(table, out, seat)
    if fixed.honour:
        out = add_accusation(table, out, seat)
    if fixed.flips:
        out = add_flips(table, out, seat)
    return add_last(table, out)


def add_for_the_next(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """What is open for the seat's very next action only: a prophet (G4-T-08), a second tile (G4-R-68)."""
    out = add_prophets(table, out, seat)
    if table.choosing >> seat & 1:
        out = add_second(table, out, seat)
    return out


def add_out_of_turn(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Timed turns with the real clock: the own row, and in honour play challenges (G4-T-13, G4-T-20)."""
    cooling = table.cooling >> seat & 1
    accuses = i64(table.aim[seat]) == AIM_CHALLENGE
    if accuses:
        out = add_lowering(table, out, seat)
    if not cooling:
        if accuses:
            out = add_targets(table, out, seat)
        out = add_accusation(table, out, seat)
    if not cooling or not waits(table, FLIP):
        out = add_own_flips(table, out, seat)
    return out


def add_taken(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """A tile taken from a row: place it, or put it away (G4-A-27, G4-R-18)."""
    which: i64 = i64(table.taken_hand[seat])
    tile = table.hand(seat, which)
    out = add_holds(table, out, seat, which)
    if not must_be_placed(table, seat, tile):
        out = add_discard(table, out, tile)
    return out


def add_aimed(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Where what is held up may go. With a taken tile in hand nothing else may be done first (G4-A-27)."""
    if table.taken[seat] > 0:
        lay = table.aimed_lay(seat)
        if lay == 0 or lay >> 3 != table.hand(seat, i64(table.taken_hand[seat])):
            return out
    return add_targets(table, out, seat)


def add_targets(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """The actions that carry out what the seat has taken up: one for each cell (G4-R-70)."""
    aim: i64 = i64(table.aim[seat])
    if aim < AIM_CITY:
        lay = table.aimed_lay(seat)
        out = add_places(table, out, lay)
        return add_destructions(table, out, seat, lay)
    if aim == AIM_CHALLENGE:
        return add_challenges(table, out)
    if aim >= AIM_REGION and aim < AIM_FROM:
        return add_migrations(table, out, seat, aim - AIM_REGION)
    return add_cities(table, out, seat, aim)


def drop_vain_aims(table: Table, seat: i64) -> None:
    """Nothing is held up but by this seat, and only what can be carried out: for play in turns."""
    for other in range(table.players):
        if other != seat:
            table.aim[other] = 0
    if table.aim[seat] > 0 and len(add_targets(table, vec[i32](), seat)) == 0:
        table.aim[seat] = 0


# ---- what speaks against an action


def against_turn_of(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Is somebody else asked, or for something else?"""
    phase = table.phase
    if phase == DRAWING:
        return "not-your-turn G4-T-03"
    if phase == ANSWER:
        return "not-your-turn G4-A-51"
    if table.fixed.real:
        if table.fixed.timed and player != table.current and kind != LOSE and kind != LOSE_RESERVE:
            return against_out_of_turn(table, player, kind, action)
    elif player != table.turn:
        if phase == LOSING:
            return "not-your-turn G4-R-56"
        return "not-your-turn G4-T-11" if table.fixed.timed else "not-your-turn G4-T-05"
    elif phase == PROPHECY:
        if kind != PROPHET and kind != PROPHET_OF and kind != MIGRATE and kind != NO_PROPHET and kind != SUMMON:
            return "not-your-turn G4-T-06"
    elif phase == SECOND:
        if kind != MORE and kind != ENOUGH:
            return "not-your-turn G4-T-06"
    return ""


def against_out_of_turn(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Timed turns, real clock: the own row may be turned over, and mistakes may be called (G4-T-13, G4-T-20)."""
    if table.fixed.honour and (kind == CHALLENGE or kind == ACCUSE):
        return ""
    if kind == LOWER and i64(table.aim[player]) == AIM_CHALLENGE:
        return ""
    if kind == FLIP or kind == FLIP_SLOT:
        return against_flip_out_of_turn(table, player, kind, x_in(action))
    return "not-your-turn G4-T-13"


def against_haste(table: Table, player: i64, kind: i64, action: i64) -> str:
    """Must the player wait, or do something else first?"""
    bit = i64(1) << player
    if table.cooling & bit and waits(table, kind):
        return "too-soon G4-T-07"
    if table.losing & bit:
        return "" if kind == LOSE or kind == LOSE_RESERVE else "lose-first G4-R-56"
    if kind == LOSE or kind == LOSE_RESERVE:
        return ""
    if not table.fixed.real and table.aim[player] > 0:
        if not carries_out(kind) or not holds_up(table, player, action):
            return "finish-first G4-R-72"
    if table.taken[player] > 0 and kind != LOWER:
        resolves = (
            kind == HOLD or kind == PLACE or kind == DESTROY or kind == DESTROY_FOR or kind == ROW or kind == ROW_SIDE
        )
        if not resolves or table.hand_of(player, lay_in(action) >> 3) != i64(table.taken_hand[player]):
            return "place-or-put-first G4-A-27"
    return ""
