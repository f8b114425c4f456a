"""Tiles on their way between bag, hands and rows, and how that is told."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.four_gods.rules.state import AIM_CITY, AIM_TILE, Table
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
    table.hands[seat * 2 + which] = 0
    aim: i64 = i64(table.aim[seat])
    if aim > 0 and aim < AIM_CITY and aim - AIM_TILE >> 3 == which:
        table.aim[seat] = 0  # what is no longer in the hand is no longer held up
    if table.taken[seat] > 0 and i64(table.taken_hand[seat]) == which:
        table.taken[seat] = 0
        table.taken_hand[seat] = 0


def into_hand(table: Table, seat: i64, tile: i64) -> i64:
    """Into the first free hand (G4-T-18); gives which one."""
    which: i64 = 0
    if table.hands[seat * 2] != 0:
        which = 1
    table.hands[seat * 2 + which] = u8(tile)
    table.place[tile] = u8(1 + seat)
    return which


def into_row(table: Table, seat: i64, tile: i64, side: i64) -> None:
    """Into the lowest free slot."""
    base = seat * 20
    i: i64 = 0
    while table.rows[base + i] != 0:
        i += 1
    table.rows[base + i] = u8(tile | side << 7)
    table.in_row[seat] += 1
    table.place[tile] = u8(8 + seat)
    set_bit(table, tile, True)
    seen_in_row(table, tile)


def seen_in_row(table: Table, tile: i64) -> None:
    """With backs shown everybody knows a tile that lies in the open."""
    if not table.fixed.hands_open and not table.fixed.backs_hidden:
        table.known[tile] = u8((i64(1) << table.players) - 1)


def out_of_row(table: Table, seat: i64, tile: i64) -> None:
    slot = table.slot_of(seat, tile)
    table.rows[seat * 20 + slot] = 0
    table.in_row[seat] -= 1
    set_bit(table, tile, False)


def into_bag(table: Table, tile: i64) -> None:
    table.place[tile] = 0
    table.bag += 1


def to_row_or_bag(table: Table, seat: i64, tile: i64, clause: str) -> None:
    """Into the seat's row with side a up; into the bag if the row is full (G4-R-14)."""
    if table.row_free(seat) > 0:
        into_row(table, seat, tile, 0)
        if table.events is not None:
            note_row(table, "to row", clause, seat, seat, tile)
    else:
        into_bag(table, tile)
        if table.events is not None:
            note_tile(table, "to bag", clause, seat, tile)


def put_away(table: Table, seat: i64, tile: i64, side: i64) -> None:
    """A taken tile that is not placed: own row, else the row it came from, else the bag (G4-A-27, G4-A-28)."""
    source = i64(table.taken[seat]) - 1
    leave_hand(table, seat, tile)
    if table.row_free(seat) > 0:
        into_row(table, seat, tile, side)
        if table.events is not None:
            note_row(table, "to row", "G4-A-27", seat, seat, tile)
    elif table.row_free(source) > 0:
        into_row(table, source, tile, side)
        if table.events is not None:
            note_row(table, "to row", "G4-A-28", seat, source, tile)
    else:
        into_bag(table, tile)
        if table.events is not None:
            note_tile(table, "to bag", "G4-A-28", seat, tile)


def note_tile(table: Table, kind: str, clause: str, seat: i64, tile: i64) -> None:
    """An event about a tile that all may see, or only the seat that held it."""
    data: dict[str, object] = {"who": seat, "tile": table.tile_text(tile)}
    if table.fixed.hands_open:
        table.note(kind, clause, data)
    else:
        table.note(kind, clause, {"who": seat, "tile": "?"})
        table.note(kind + " seen", clause, data, seat)


def note_row(table: Table, kind: str, clause: str, seat: i64, row: i64, tile: i64) -> None:
    """A tile came into a row: it is named unless that would betray its back."""
    up = i64(table.rows[row * 20 + table.slot_of(row, tile)]) >> 7
    name = table.tile_text(tile) if not table.fixed.backs_hidden else "?"
    table.note(kind, clause, {"who": seat, "row": row, "tile": name, "face": face_text(table, tile << 3 | up << 2)})


def face_text(table: Table, lay: i64) -> str:
    """The four terrains as they lie, `SSPF`."""
    face: i64 = i64(table.fixed.tiles.faces[lay])
    return "".join(["SPFM"[face >> (2 * corner) & 3] for corner in range(i64(4))])
