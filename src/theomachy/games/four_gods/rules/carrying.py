"""Tiles on their way between bag, hands and rows, and how that is told."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.four_gods.rules.state import AIM_CITY, AIM_TILE, HANDS, IN_BAG, IN_HAND, IN_ROW, SLOTS, Table
from theomachy.games.four_gods.rules.tiles import HALF, bit


def set_bit(table: Table, tile: i64, there: bool) -> None:
    """Keep the bits of all tiles in rows."""
    if tile < HALF:
        mask = bit(tile)
        if there:
            table.row_low |= mask
        else:
            table.row_low &= ~mask
    else:
        mask = bit(tile - HALF)
        if there:
            table.row_high |= mask
        else:
            table.row_high &= ~mask


def leave_hand(table: Table, seat: i64, tile: i64) -> None:
    which = table.hand_of(seat, tile)
    table.hands[seat * HANDS + which] = 0
    aim: i64 = i64(table.aim[seat])
    if aim > 0 and aim < AIM_CITY and aim - AIM_TILE >> 3 == which:
        table.aim[seat] = 0  # what is no longer in the hand is no longer held up
    if table.taken[seat] > 0 and i64(table.taken_hand[seat]) == which:
        table.taken[seat] = 0
        table.taken_hand[seat] = 0


def into_hand(table: Table, seat: i64, tile: i64) -> i64:
    """Into the first free hand (G4-T-18); gives which one."""
    which: i64 = 0
    if table.hands[seat * HANDS] != 0:
        which = 1
    table.hands[seat * HANDS + which] = u8(tile)
    table.place[tile] = u8(IN_HAND + seat)
    return which


def into_row(table: Table, seat: i64, tile: i64, side: i64) -> None:
    """Into the lowest free slot (G4-R-59); which one means nothing else (G4-R-14)."""
    base = seat * SLOTS
    i: i64 = 0
    while table.rows[base + i] != 0:
        i += 1
    table.rows[base + i] = u8(tile | side << 7)
    table.in_row[seat] += 1
    table.place[tile] = u8(IN_ROW + seat)
    set_bit(table, tile, True)
    seen_in_row(table, tile)


def seen_in_row(table: Table, tile: i64) -> None:
    """With backs shown everybody knows a tile that lies in the open (G4-R-15)."""
    if not table.fixed.hands_open and not table.fixed.backs_hidden:
        table.known[tile] = u8(table.all_seats())


def out_of_row(table: Table, seat: i64, tile: i64) -> None:
    slot = table.slot_of(seat, tile)
    table.rows[seat * SLOTS + slot] = 0
    table.in_row[seat] -= 1
    set_bit(table, tile, False)


def into_bag(table: Table, tile: i64) -> None:
    """Like all others in it from now on (G4-R-20)."""
    table.place[tile] = IN_BAG
    table.bag += 1


def to_row_or_bag(table: Table, seat: i64, tile: i64, clause: str, if_full: str) -> None:
    """Into the seat's row with side a up (G4-R-14), by one clause; into the bag if the row is full, by the other."""
    if table.row_free(seat) > 0:
        into_row(table, seat, tile, 0)
        if table.events is not None:
            write_row(table, "to row", clause, seat, seat, tile)
    else:
        into_bag(table, tile)
        if table.events is not None:
            write_tile(table, "to bag", if_full, seat, tile)


def row_for_taken(table: Table, seat: i64) -> i64:
    """Where a taken tile goes that is not placed: the own row (G4-A-27), if that is full the row it came from, if that
    is full too the bag, -1 (G4-A-28)."""
    if table.row_free(seat) > 0:
        return seat
    source = i64(table.taken[seat]) - 1
    if table.row_free(source) > 0:
        return source
    return -1


def put_away(table: Table, seat: i64, tile: i64, side: i64, clause: str) -> None:
    """A taken tile that is not placed leaves the hand; `clause`: what makes it do so, if not its
    player (G4-A-27, G4-A-28)."""
    row = row_for_taken(table, seat)
    leave_hand(table, seat, tile)
    if row < 0:
        into_bag(table, tile)
        if table.events is not None:
            write_tile(table, "to bag", "G4-A-28" if clause == "" else clause, seat, tile)
        return
    into_row(table, row, tile, side)
    if table.events is not None:
        if clause == "":
            clause = "G4-A-27" if row == seat else "G4-A-28"
        write_row(table, "to row", clause, seat, row, tile)


def write_tile(table: Table, kind: str, clause: str, seat: i64, tile: i64) -> None:
    """An event about a tile that all may see, or only the seat that held it."""
    data: dict[str, object] = {"who": seat, "tile": table.tile_text(tile)}
    if table.fixed.hands_open:
        table.write(kind, clause, data)
    else:
        table.write(kind, clause, {"who": seat, "tile": "?"})
        table.write(kind + " seen", clause, data, seat)


def write_row(table: Table, kind: str, clause: str, seat: i64, row: i64, tile: i64) -> None:
    """A tile came into a row: it is named unless that would betray its back."""
    up = table.side_up(row, table.slot_of(row, tile))
    name = table.tile_text(tile) if not table.fixed.backs_hidden else "?"
    table.write(kind, clause, {"who": seat, "row": row, "tile": name, "face": face_text(table, tile << 3 | up << 2)})


def face_text(table: Table, lay: i64) -> str:
    """The four terrains as they lie, `SSPF` (G4-C-13)."""
    face: i64 = i64(table.fixed.tiles.faces[lay])
    return "".join(["SPFM"[face >> (2 * corner) & 3] for corner in range(i64(4))])
