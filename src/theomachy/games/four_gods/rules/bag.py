"""Drawing from the bag (G4-A-20 to G4-A-23), one tile or two, and what CHANCE takes out of it (G4-R-20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.four_gods.rules.actions import BAG, DRAW, ENOUGH, MORE, cell_in, pack, x_in
from theomachy.games.four_gods.rules.carrying import into_hand, write_tile
from theomachy.games.four_gods.rules.ending import look_for_end
from theomachy.games.four_gods.rules.setup import hands_done
from theomachy.games.four_gods.rules.state import DRAWING, FIRST, HANDS, IN_BAG, SECOND, Table
from theomachy.games.four_gods.rules.turn import did_something, step_done

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (DRAW, MORE, ENOUGH)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    if kind == DRAW:
        return against_drawing(table, player, action)
    return against_second(table, player, kind, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == DRAW:
        draw_from_bag(table, seat, x)
    else:
        return False
    return True


# ---- saying how many


def add_draws(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """With both hands free, room in the row and a tile in the bag (G4-A-21): one, or two if there are two (G4-A-22).

    One free slot is enough for two (G4-R-12), and a full world hinders nobody (G4-R-39).
    """
    if table.free_hands(seat) == HANDS and table.row_free(seat) > 0 and table.bag > 0:
        out = append(out, pack(DRAW, 1, 0))
        if table.bag > 1 and not table.fixed.after_seeing:
            out = append(out, pack(DRAW, 2, 0))
    return out


def against_drawing(table: Table, player: i64, action: i64) -> str:
    two = action == (DRAW << 24 | 2 << 8)
    if two and table.fixed.after_seeing:
        return "not-in-this-mode G4-R-11"
    if not two and action != (DRAW << 24 | 1 << 8):
        return "not-in-this-mode G4-A-22"
    if table.free_hands(player) < HANDS:
        return "both-hands-needed G4-A-21"
    if table.row_free(player) <= 0:
        return "row-full G4-A-20"
    return "bag-empty G4-A-21" if table.bag == 0 else "bag-empty G4-A-22"


def draw_from_bag(table: Table, seat: i64, number: i64) -> None:
    """From here on CHANCE decides what comes out."""
    did_something(table, seat)
    table.drawer = seat
    table.to_draw = number
    table.phase = DRAWING
    table.turn = CHANCE


# ---- a second tile after the first was seen (G4-R-11)


def add_second(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """`more` or `enough`; with the real clock until the player does something else (G4-R-68).

    The second tile is drawn like any: not once the row has been filled by others (G4-A-20, G4-A-28).
    """
    if table.bag > 0 and (table.row_free(seat) > 0 or table.fixed.revision < 3):
        out = append(out, pack(MORE, 0, 0))
    return append(out, pack(ENOUGH, 0, 0))


def against_second(table: Table, player: i64, kind: i64, action: i64) -> str:
    if not table.fixed.after_seeing or action != kind << 24:
        return "not-in-this-mode G4-R-11"
    if kind == ENOUGH or (table.phase != SECOND and table.choosing >> player & 1 == 0):
        return "too-late G4-R-11"
    return "row-full G4-A-20" if table.bag > 0 or table.row_free(player) <= 0 else "bag-empty G4-A-21"


def second_tile(table: Table, seat: i64, wanted: bool) -> None:
    table.choosing &= ~(i64(1) << seat)
    if wanted:
        draw_from_bag(table, seat, 1)
    elif table.phase == SECOND:
        step_done(table)


# ---- what comes out


def add_bag(table: Table, out: vec[i32]) -> vec[i32]:
    """Every tile in the bag, with equal chances: contents, no order (G4-S-09, G4-R-20)."""
    for tile in range(i64(1), table.fixed.tiles.count + 1):
        if table.place[tile] == IN_BAG:
            out = append(out, pack(BAG, tile, 0))
    return out


def against_bag(table: Table, player: i64, action: i64) -> str:
    drawing = table.phase == FIRST or table.phase == DRAWING
    tile = x_in(action)
    if player == CHANCE and drawing and cell_in(action) == 0 and tile > 0 and tile <= table.fixed.tiles.count:
        return "no-such-tile G4-R-20"
    return "not-your-turn G4-S-09"


def drawn(table: Table, tile: i64) -> None:
    """CHANCE has drawn a tile for the seat that draws."""
    seat = table.drawer
    table.bag -= 1
    into_hand(table, seat, tile)
    table.to_draw -= 1
    if not table.fixed.hands_open:
        drawn_unseen(table, seat, tile)
    if table.events is not None:
        write_tile(table, "drawn", "G4-S-10" if table.phase == FIRST else "G4-A-22", seat, tile)
        if table.bag == 0:
            table.write("last tile", "G4-A-23", {"who": seat})
    if table.phase == FIRST:  # two for each, seat by seat (G4-S-10)
        if table.to_draw == 0:
            if seat + 1 == table.players:
                hands_done(table)
            else:
                table.drawer = seat + 1
                table.to_draw = 2
        return
    look_for_end(table)
    if table.to_draw > 0:
        return
    if table.fixed.after_seeing and table.hand(seat, 1) == 0 and table.bag > 0:
        if table.fixed.real:
            table.choosing |= i64(1) << seat
        else:
            table.phase = SECOND
            table.turn = seat
            return
    step_done(table)


def drawn_unseen(table: Table, seat: i64, tile: i64) -> None:
    """Closed hands: the others no longer know which of the tiles that they saw go into the bag are still there."""
    for other in range(i64(1), table.fixed.tiles.count + 1):
        if table.place[other] == IN_BAG:
            table.known[other] = u8(i64(table.known[other]) & i64(1) << seat)
    table.known[tile] = u8(i64(1) << seat)
