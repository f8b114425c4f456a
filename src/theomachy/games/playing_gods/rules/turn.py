"""A turn: the die, the move, the space, and the next god (PG-T)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.actions import PASS, STILL, declare, pack
from theomachy.games.playing_gods.rules.cards import ALL_LOSE, CONVERSION, LOSE, WRATH
from theomachy.games.playing_gods.rules.conversion import can_convert
from theomachy.games.playing_gods.rules.ending import end_at_limit
from theomachy.games.playing_gods.rules.godkiller import ask_godkill
from theomachy.games.playing_gods.rules.hands import receive
from theomachy.games.playing_gods.rules.numbers import (
    CONVERSION_SPACE,
    GAIN_SPACE,
    GODKILLER_SPACE,
    PORTAL_SPACE,
    STEAL_SPACE,
    WRATH_SPACE,
)  # fmt: skip
from theomachy.games.playing_gods.rules.phases import (
    ACTING,
    DIE,
    DRAW_OR_FORTIFY,
    DRAWING,
    FIRST_ROLL,
    THEN_DRAW,
    THEN_END_TURN,
    WAY,
)
from theomachy.games.playing_gods.rules.piles import next_returned
from theomachy.games.playing_gods.rules.sects import ask_loss, ask_place, can_fortify_any
from theomachy.games.playing_gods.rules.state import Table
from theomachy.games.playing_gods.rules.stealing import ask_steal
from theomachy.games.playing_gods.rules.untimely import IN_TURN, asks, not_there, not_yours

# ---- the kinds of this chapter

MOVE: Final = 3  # x: STILL + steps, clockwise positive
DRAW: Final = 4
END: Final = 16
ROLL: Final = 30  # x: face of the die
KINDS: Final[tuple[int, ...]] = declare(
    (MOVE, "move {steps}", ("move:{steps}",), (WAY,)),
    (DRAW, "draw", ("button:draw",), (DRAW_OR_FORTIFY,)),
    (END, "end", ("button:end",), (ACTING,)),
    (ROLL, "roll {face}", (), (DIE, FIRST_ROLL)),
)  # fmt: skip


def against(table: Table, player: i64, kind: i64, x: i64) -> str:
    if kind == MOVE:
        return against_move(table, player)
    if kind == DRAW:
        return against_draw(table, player)
    if kind == END:
        return against_end(table, player)
    return against_roll()


def do(table: Table, kind: i64, x: i64) -> bool:
    """Does it, if it is of this chapter."""
    if kind == DRAW:
        draw_conversion(table)
    elif kind == END:
        end_turn(table)
    else:
        return False
    return True


# ---- one turn after the other


def begin_turn(table: Table, seat: i64) -> None:
    table.active = seat
    table.turns += 1
    table.tried = 0
    table.shared = False
    table.die = 0
    table.then = THEN_END_TURN
    table.phase = DIE
    table.turn = CHANCE
    if table.events is not None:
        table.write("turn", "PG-T-14", {"who": seat})


def end_turn(table: Table) -> None:
    """The next god in play clockwise is on turn (PG-T-14), unless so many turns were agreed on (PG-R-56)."""
    if table.turns == table.fixed.turn_limit:
        end_at_limit(table)
        return
    seat = table.after(table.active)
    while not table.in_play(seat):
        seat = table.after(seat)
    begin_turn(table, seat)


# ---- roll and move


def add_rolls(table: Table, out: vec[i32]) -> vec[i32]:
    faces = table.fixed.faces
    for i in range(i64(len(faces))):
        out = append(out, pack(ROLL, i64(faces[i])))
    return out


def against_roll() -> str:
    """The die alone says what was rolled, and has no other faces."""
    return "PG-T-01"


def rolled(table: Table, face: i64) -> None:
    table.die = face
    table.phase = WAY
    table.turn = table.active
    if table.events is not None:
        table.write("rolled", "PG-T-01", {"who": table.active, "face": face})


def ways(table: Table) -> vec[i32]:
    """As many spaces as were rolled, clockwise or back; both are always possible (PG-T-02, PG-T-03, PG-R-07)."""
    out: vec[i32] = vec[i32]([0, 0])
    out[0] = pack(MOVE, STILL + table.die)
    out[1] = pack(MOVE, STILL - table.die)
    return out


def against_move(table: Table, player: i64) -> str:
    if asks(table, MOVE) and player != table.turn:
        return not_yours(table, player)
    return "PG-T-02"


def space_after(table: Table, steps: i64) -> i64:
    """Where the figure of the god on turn would end; other figures do not hinder it (PG-T-03)."""
    size = i64(len(table.fixed.ring))
    return (i64(table.figure[table.active]) + steps + size) % size


def move(table: Table, steps: i64) -> None:
    at = space_after(table, steps)
    table.figure[table.active] = u8(at)
    table.die = 0
    if table.events is not None:
        table.write("moved", "PG-T-02", {"who": table.active, "steps": steps, "space": at})
    arrive(table)


def arrive(table: Table) -> None:
    """The space takes effect, once (PG-T-04). Whether a portal is free is judged now, for the whole turn (PG-R-05)."""
    kind = table.fixed.ring[i64(table.figure[table.active])]
    if kind == PORTAL_SPACE:
        table.shared = table.fixed.revision > 1 and table.in_company()
        at_portal(table)
    elif kind == WRATH_SPACE:
        table.draws = cards_here(table)
        table.pile = WRATH
        next_draw(table)
    elif kind == CONVERSION_SPACE:
        if can_fortify_any(table):
            table.phase = DRAW_OR_FORTIFY
        else:
            draw_conversion(table)
    elif kind == GAIN_SPACE:
        ask_place(table)
    elif kind == GODKILLER_SPACE:
        ask_godkill(table)
    elif kind == STEAL_SPACE:
        ask_steal(table)


# ---- W and C: drawing is compulsory, but for fortifying on C (PG-T-05, PG-T-06, PG-R-08)


def cards_here(table: Table) -> i64:
    """Two if a game of three or more has shrunk to two gods, at this moment (PG-T-15, PG-R-52, PG-R-53), else one."""
    if table.players > 2 and table.gods_in_play() == 2:
        return table.fixed.cards_for_two
    return 1


def against_draw(table: Table, player: i64) -> str:
    if not asks(table, DRAW):
        return not_there(table, player, CONVERSION_SPACE, "PG-T-06")
    return not_yours(table, player)


def draw_conversion(table: Table) -> None:
    table.draws = cards_here(table)
    table.pile = CONVERSION
    next_draw(table)


def next_draw(table: Table) -> None:
    """Draw what is left to be drawn: CHANCE from the upper part, without choice from the lower one (PG-R-62)."""
    table.then = THEN_DRAW
    table.turn = table.active
    while table.draws > 0:
        bag = table.wrath
        if table.pile == CONVERSION:
            bag = table.conversion
        if bag.left > 0:
            table.phase = DRAWING
            table.turn = CHANCE
            return
        if table.pile_left(table.pile) == 0:
            if table.events is not None:
                table.write("empty pile", "PG-R-54", {"who": table.active, "back": table.pile})
            table.draws = 0
            break
        if drawn(table, next_returned(table, table.pile), True):
            return
    table.pile = WRATH
    table.then = THEN_END_TURN
    table.proceed()


def drawn(table: Table, card: i64, known: bool) -> bool:
    """One card is drawn. True if it was a lose card: then the turn goes on by itself when it is carried out.

    That is at once, on whatever space and before a second card is drawn: no hand ever holds one (PG-R-39, PG-R-53).
    """
    table.draws -= 1
    if card == LOSE or card == ALL_LOSE:
        table.shown = append(table.shown, u8(card))
        if table.events is not None:
            table.write("lose card", "PG-T-07", {"who": table.active, "card": card})
        table.turn = table.active
        ask_loss(table, table.active)
        return True
    receive(table, table.active, card, known)
    return False


# ---- portals


def at_portal(table: Table) -> None:
    """The choice at a portal, again and again (PG-T-09). Left out only where the answer is plain to all (PG-R-63)."""
    table.then = THEN_END_TURN
    if not table.portal_usable():
        if table.events is not None:
            table.write("blocked", "PG-R-05", {"who": table.active, "space": i64(table.figure[table.active])})
        table.proceed()
    elif table.has_hidden(table.active) or can_convert_any(table):
        table.phase = ACTING
        table.turn = table.active
    else:
        table.proceed()


def can_convert_any(table: Table) -> bool:
    """What a god without hand cards can still do here: convert by permanents alone."""
    for seat in range(table.players):
        if can_convert(table, seat):
            return True
    return False


# ---- no more


def against_end(table: Table, player: i64) -> str:
    phase = table.phase
    if asks(table, END):
        return not_yours(table, player)
    if phase < DIE:
        return IN_TURN
    if player != table.active:
        return "PG-T-14"
    return "PG-R-07" if phase <= WAY else IN_TURN


def against_pass(table: Table, player: i64) -> str:
    phase = table.phase
    if asks(table, PASS):
        return not_yours(table, player)
    if phase < DIE or player != table.active:
        return IN_TURN
    if phase <= WAY:
        return "PG-R-07"
    return "PG-R-08" if phase == DRAW_OR_FORTIFY else IN_TURN


def decline(table: Table) -> None:
    """What the other spaces offer is voluntary (PG-R-08)."""
    if table.events is not None:
        table.write("passed", "PG-R-08", {"who": table.turn})
    end_turn(table)
