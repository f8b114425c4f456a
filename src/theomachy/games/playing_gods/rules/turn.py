"""A turn: the die, the move, the space, and the next god (PG-T)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.playing_gods.rules.cards import ALL_LOSE, CONVERSION, GAIN, LOSE, WRATH
from theomachy.games.playing_gods.rules.conversion import can_convert
from theomachy.games.playing_gods.rules.godkiller import ask_godkill
from theomachy.games.playing_gods.rules.hands import clear_table, next_returned, receive, show
from theomachy.games.playing_gods.rules.leaving import end_at_limit, settle
from theomachy.games.playing_gods.rules.stacks import put_chip, take_top
from theomachy.games.playing_gods.rules.state import (
    ACTING,
    CONVERSION_SPACE,
    DIE,
    DRAW_OR_FORTIFY,
    DRAWING,
    GAIN_SPACE,
    GAINING,
    GODKILLER_SPACE,
    LANDS,
    LANDS_EACH,
    LOSING,
    PORTAL_SPACE,
    STEAL_SPACE,
    THEN_DRAW,
    THEN_END_TURN,
    THEN_PORTAL,
    WAY,
    WRATH_SPACE,
    Table,
)  # fmt: skip
from theomachy.games.playing_gods.rules.stealing import ask_steal

# ---- roll and move


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
    if table.turns == table.fixed.turn_limit:
        end_at_limit(table)
        return
    seat = table.after(table.active)
    while not table.in_play(seat):
        seat = table.after(seat)
    begin_turn(table, seat)


def rolled(table: Table, face: i64) -> None:
    table.die = face
    table.phase = WAY
    table.turn = table.active
    if table.events is not None:
        table.write("rolled", "PG-T-01", {"who": table.active, "face": face})


def space_after(table: Table, steps: i64) -> i64:
    """Where the figure of the god on turn would end."""
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
        at_gain_space(table)
    elif kind == GODKILLER_SPACE:
        ask_godkill(table)
    elif kind == STEAL_SPACE:
        ask_steal(table)


# ---- W and C


def cards_here(table: Table) -> i64:
    """Two if a game of three or more has shrunk to two gods (PG-T-15), else one."""
    if table.players > 2 and table.gods_in_play() == 2:
        return table.fixed.cards_for_two
    return 1


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
    """One card is drawn. True if it was a lose card: then the turn goes on by itself when it is carried out."""
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


def ask_loss(table: Table, seat: i64) -> None:
    """From this seat on, clockwise: who has more than one sect loses one (PG-A-52, PG-A-53)."""
    everybody = i64(table.shown[0]) == ALL_LOSE
    while True:
        if table.in_play(seat):
            if table.sects[seat] > 1:
                if table.lands[seat] > 1:
                    table.phase = LOSING
                    table.turn = seat
                    return
                for land in range(i64(LANDS)):
                    if table.rules(seat, land):
                        lose_chip(table, seat, land)
                        break
            elif table.events is not None:
                table.write("spared", "PG-A-53", {"who": seat})
        seat = table.after(seat)
        if not everybody or seat == table.active:
            break
    clear_table(table)
    table.turn = table.active
    settle(table, True)


def lose_chip(table: Table, seat: i64, land: i64) -> None:
    take_top(table, land)
    if table.events is not None:
        table.write("lost", "PG-A-52", {"who": seat, "land": land})


def give_up(table: Table, land: i64) -> None:
    seat = table.turn
    lose_chip(table, seat, land)
    seat = table.after(seat)
    if i64(table.shown[0]) == LOSE or seat == table.active:
        clear_table(table)
        table.turn = table.active
        settle(table, True)
    else:
        ask_loss(table, seat)


def can_fortify(table: Table, land: i64) -> bool:
    """A holy city of home, empty or own, and a chip for it (PG-A-50, PG-A-51)."""
    seat = table.active
    if land % LANDS_EACH != 0 or land >= LANDS or i64(table.homes[seat]) >> (land // LANDS_EACH) & 1 == 0:
        return False
    return table.supply[seat] > 0 and table.free_or_own(seat, land)


def can_fortify_any(table: Table) -> bool:
    for continent in range(i64(5)):
        if can_fortify(table, continent * LANDS_EACH):
            return True
    return False


def fortify(table: Table, land: i64) -> None:
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("fortified", "PG-A-50", {"who": table.active, "land": land})
    table.then = THEN_END_TURN
    settle(table, False)


# ---- the Gain One Sect space


def at_gain_space(table: Table) -> None:
    table.then = THEN_END_TURN
    for land in range(i64(LANDS)):
        if can_place(table, land):
            table.phase = GAINING
            return
    table.proceed()


def can_place(table: Table, land: i64) -> bool:
    return land < LANDS and table.supply[table.active] > 0 and table.free_or_own(table.active, land)


def place(table: Table, land: i64) -> None:
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("placed", "PG-T-11", {"who": table.active, "land": land})
    settle(table, False)


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


def can_gain_here(table: Table) -> bool:
    """A gain card, a chip, and no foreign ruler on the continent (PG-A-47, PG-A-48)."""
    seat = table.active
    if table.supply[seat] == 0 or table.holds(seat, GAIN) == 0 or not table.portal_usable():
        return False
    return not foreign_ruler_here(table)


def foreign_ruler_here(table: Table) -> bool:
    first = table.first_land()
    for i in range(i64(LANDS_EACH)):
        if table.foreign(table.active, first + i):
            return True
    return False


def use_gain(table: Table, land: i64) -> None:
    show(table, table.active, GAIN)
    put_chip(table, table.active, land)
    if table.events is not None:
        table.write("gained", "PG-A-47", {"who": table.active, "land": land})
    clear_table(table)
    table.then = THEN_PORTAL
    settle(table, False)
