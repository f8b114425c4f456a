"""Gods: chosen in play where all may see them (G4-A-30 to G4-A-33), or colours chosen and cards dealt in secret before
it (G4-S-15 to G4-S-17, G4-S-21)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from theomachy.core.position import CHANCE
from theomachy.games.four_gods.rules.actions import CARD, COLOUR, COLOUR_AT, GOD, LAY_PART, cell_in, pack, x_in
from theomachy.games.four_gods.rules.prophets import open_window
from theomachy.games.four_gods.rules.setup import against_the_time, begin_hands
from theomachy.games.four_gods.rules.state import COLOUR_NAMES, COLOURS, DEAL, GODS, TERRAIN_NAMES, Table
from theomachy.games.four_gods.rules.turn import did_something, forget, step_done
from theomachy.games.four_gods.rules.world import TILE

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (GOD,)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    return against_god(table, player, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == GOD:
        choose_god(table, seat, x)
    else:
        return False
    return True


# ---- choosing a god


def add_gods(table: Table, out: vec[i32], seat: i64) -> vec[i32]:
    """Whoever has none may choose, nobody must (G4-A-33); two for each with 4 gods for two players (G4-A-31).

    No hand need be free for it (G4-R-17).
    """
    if not table.fixed.secret and i64(table.gods_of[seat]) < table.fixed.each:
        for terrain in range(i64(GODS)):
            if table.owner[terrain] == 0:
                out = append(out, pack(GOD, terrain, 0))
    return out


def against_god(table: Table, player: i64, action: i64) -> str:
    if table.fixed.secret:
        return "not-in-this-mode G4-A-32"
    if x_in(action) >= GODS or cell_in(action) > 0:
        return "god-taken G4-C-05"
    if i64(table.gods_of[player]) >= table.fixed.each:
        return "god-already-chosen G4-A-31" if table.fixed.each > 1 else "god-already-chosen G4-A-30"
    return "god-taken G4-R-23"


def choose_god(table: Table, seat: i64, terrain: i64) -> None:
    """A god card with its reserve (G4-A-30). Visible gods: the colour is that of the terrain (G4-C-05, G4-S-06).

    With `late_god` the tile that the seat has just placed may still get a prophet (G4-R-24).
    """
    table.owner[terrain] = u8(seat + 1)
    table.god[terrain] = u8(terrain + 1)
    table.gods_of[seat] += 1
    if table.events is not None:
        clause = "G4-A-30" if table.fixed.each == 1 else "G4-A-31"
        table.write("god", clause, {"who": seat, "god": TERRAIN_NAMES[terrain], "colour": COLOUR_NAMES[terrain]})
    did_something(table, seat)
    cell = i64(table.last_cell[seat])
    forget(table, seat)
    if table.fixed.late_god and cell > 0 and table.world.what[cell] == TILE and table.world.prophet[cell] == 0:
        open_window(table, seat, cell)
    else:
        step_done(table)


# ---- secret gods: a colour


def add_colours(table: Table, out: vec[i32]) -> vec[i32]:
    for colour in range(i64(GODS)):
        if table.owner[colour] == 0:
            out = append(out, pack(COLOUR, colour, 0))
    return out


def against_colour(table: Table, player: i64, action: i64) -> str:
    if table.phase == COLOURS:
        if player != table.turn:
            return "not-your-turn G4-S-21"
        return "no-such-tile G4-C-05" if x_in(action) >= GODS or cell_in(action) > 0 else "god-taken G4-S-15"
    if table.in_setup():
        return against_the_time(table)
    return "god-already-chosen G4-S-21" if table.fixed.secret else "not-in-this-mode G4-S-15"


def choose_colour(table: Table, seat: i64, colour: i64) -> None:
    """The prophets a seat will have (G4-S-15): in seat order, twice round with 4 gods for two (G4-S-17, G4-S-21)."""
    table.owner[colour] = u8(seat + 1)
    table.gods_of[seat] += 1
    if table.events is not None:
        table.write("colour", "G4-S-15", {"who": seat, "colour": COLOUR_NAMES[colour]})
    chosen: i64 = 0
    for c in range(i64(GODS)):
        if table.owner[c] > 0:
            chosen += 1
    if chosen == table.players * table.fixed.each:
        table.phase = DEAL
        table.turn = CHANCE
    else:
        table.current = chosen % table.players
        table.turn = table.current


# ---- secret gods: a card


def next_to_deal(table: Table) -> i64:
    """The colour that gets the next card, or -1."""
    for colour in range(i64(GODS)):
        if table.owner[colour] > 0 and table.god[colour] == 0:
            return colour
    return -1


def add_cards(table: Table, out: vec[i32]) -> vec[i32]:
    """Any card that nobody has; what is left over stays unseen (G4-S-16)."""
    colour = next_to_deal(table)
    for terrain in range(i64(GODS)):
        if not dealt(table, terrain):
            out = append(out, pack(CARD, colour << COLOUR_AT | terrain, 0))
    return out


def dealt(table: Table, terrain: i64) -> bool:
    for colour in range(i64(GODS)):
        if i64(table.god[colour]) == terrain + 1:
            return True
    return False


def against_card(table: Table, player: i64, action: i64) -> str:
    x = x_in(action)
    asked = player == CHANCE and table.phase == DEAL and x >> COLOUR_AT == next_to_deal(table)
    return "god-taken G4-S-15" if asked and x & LAY_PART < GODS and cell_in(action) == 0 else "not-your-turn G4-S-15"


def deal_card(table: Table, colour: i64, terrain: i64) -> None:
    """Face down: only its owner is told (G4-S-15)."""
    table.god[colour] = u8(terrain + 1)
    if table.events is not None:
        seat = i64(table.owner[colour]) - 1
        table.write(
            "card", "G4-S-15", {"who": seat, "colour": COLOUR_NAMES[colour], "god": TERRAIN_NAMES[terrain]}, seat
        )
    if next_to_deal(table) < 0:
        begin_hands(table)
