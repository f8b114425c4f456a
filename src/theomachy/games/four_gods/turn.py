"""Steps, rounds, turns and the end (G4-T, G4-E): how the game goes from one action to the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE, EVERYBODY, NOBODY
from theomachy.games.four_gods.scoring import STEPS, marker, tally
from theomachy.games.four_gods.state import (
    AIM_CITY,
    AIM_FROM,
    AIM_REGION,
    AIM_TILE,
    COLOUR_NAMES,
    COLOURS,
    DEAL,
    DRAWING,
    FIRST,
    GODS,
    OVER,
    PLAY,
    READY_UP,
    STARTER,
    TERRAIN_NAMES,
    TOKENS,
    Table,
)  # fmt: skip
from theomachy.games.four_gods.tiles import HALF, bit

MOST_STEPS: Final = 2000  # G4-R-35


# ---- setting up


def begin(table: Table) -> None:
    """From the set table to the first thing that is decided."""
    if table.fixed.secret:
        table.phase = COLOURS
        table.current = 0
        table.turn = 0
    else:
        begin_hands(table)


def begin_hands(table: Table) -> None:
    if table.fixed.timed:
        hands_done(table)
    else:
        table.phase = FIRST
        table.drawer = 0
        table.to_draw = 2
        table.turn = CHANCE


def hands_done(table: Table) -> None:
    if table.fixed.real:
        table.phase = READY_UP
        table.turn = EVERYBODY
    else:
        choose_starter(table)


def choose_starter(table: Table) -> None:
    if table.fixed.real and not table.fixed.timed:
        if table.events is not None:
            table.note("begin", "G4-S-19", {})
        table.current = -1
        go_on(table)
    else:
        table.phase = STARTER
        table.turn = CHANCE


def started(table: Table, seat: i64) -> None:
    table.start = seat
    table.current = seat
    table.turns = 1
    if table.events is not None:
        table.note("starter", "G4-S-18" if table.fixed.timed else "G4-S-19", {"who": seat})
    go_on(table)


def choose_colour(table: Table, seat: i64, colour: i64) -> None:
    """Secret gods: the prophets a seat will have (G4-S-15, G4-S-21)."""
    table.owner[colour] = u8(seat + 1)
    table.gods_of[seat] += 1
    if table.events is not None:
        table.note("colour", "G4-S-15", {"who": seat, "colour": COLOUR_NAMES[colour]})
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


def next_to_deal(table: Table) -> i64:
    """The colour that gets the next card, or -1."""
    for colour in range(i64(GODS)):
        if table.owner[colour] > 0 and table.god[colour] == 0:
            return colour
    return -1


def deal_card(table: Table, colour: i64, terrain: i64) -> None:
    table.god[colour] = u8(terrain + 1)
    if table.events is not None:
        seat = i64(table.owner[colour]) - 1
        table.note(
            "card", "G4-S-15", {"who": seat, "colour": COLOUR_NAMES[colour], "god": TERRAIN_NAMES[terrain]}, seat
        )
    if next_to_deal(table) < 0:
        begin_hands(table)


# ---- from step to step


def go_on(table: Table) -> None:
    """Ask whoever is to act now."""
    table.phase = PLAY
    if table.fixed.real:
        table.turn = EVERYBODY
    else:
        table.turn = table.current


def step_done(table: Table) -> None:
    """An action with all its choices is complete."""
    if table.phase == OVER or table.phase == TOKENS:
        return
    if table.steps >= MOST_STEPS:
        end_game(table, "G4-R-35")
        return
    if not table.fixed.real:
        table.step += 1
        if table.fixed.timed:
            if table.step >= table.fixed.turn_steps:
                end_turn(table)
                return
        elif table.step == table.players:
            if table.last_round >= 0 and table.round >= table.last_round:
                end_game(table, "G4-E-05")
                return
            table.round += 1
            table.step = 0
        if not table.fixed.timed:
            table.current = (table.start + table.round + table.step) % table.players
    go_on(table)


def did_something(table: Table) -> None:
    """Not a pass (G4-E-08)."""
    table.acted = True
    if not table.fixed.timed:
        table.passed = 0


def pass_step(table: Table, seat: i64) -> None:
    table.passed |= i64(1) << seat
    if table.events is not None:
        table.note("pass", "G4-A-47", {"who": seat})
    if all_passed(table):
        end_game(table, "G4-E-03")
    else:
        step_done(table)


def all_passed(table: Table) -> bool:
    return table.passed == (i64(1) << table.players) - 1


def end_turn(table: Table) -> None:
    """Timed turns: hands are emptied, then the player to the left begins (G4-T-12)."""
    seat = table.current
    for which in range(i64(2)):
        tile = table.hand(seat, which)
        if tile == 0:
            continue
        if table.taken[seat] > 0 and i64(table.taken_hand[seat]) == which:
            put_away(table, seat, tile, 0)
        else:
            leave_hand(table, seat, tile)
            to_row_or_bag(table, seat, tile, "G4-R-21")
    close(table, seat)
    forget(table, seat)
    table.aim[seat] = 0
    table.touched = 0
    if table.acted:
        table.passed &= ~(i64(1) << seat)
    else:
        table.passed |= i64(1) << seat
        if table.events is not None:
            table.note("pass", "G4-T-16", {"who": seat})
        if all_passed(table):
            end_game(table, "G4-E-03")
            return
    if table.extra_turns == 0:
        end_game(table, "G4-E-06")
        return
    if table.extra_turns > 0:
        table.extra_turns -= 1
    table.current = (seat + 1) % table.players
    table.step = 0
    table.turns += 1
    table.acted = False
    if table.events is not None:
        table.note("turn", "G4-T-11", {"who": table.current})
    go_on(table)


def close(table: Table, seat: i64) -> None:
    """What was open only for the seat's very next action is open no more (G4-T-08)."""
    shut_window(table, seat)
    table.choosing &= ~(i64(1) << seat)


def shut_window(table: Table, seat: i64) -> None:
    """No prophet any more for the tile just placed, nor one on its way to it."""
    table.window[seat] = 0
    aim: i64 = i64(table.aim[seat])
    if aim >= AIM_REGION and aim < AIM_FROM:
        table.aim[seat] = 0


def forget(table: Table, seat: i64) -> None:
    """The seat's last placing is no longer the last thing it did."""
    table.last_cell[seat] = 0
    table.last_taken[seat] = 0
    table.last_from[seat] = 0
    table.last_corner[seat] = 0


# ---- tiles on their way


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


def public(table: Table) -> bool:
    """May the number of a tile in a row or on its way be said to all?"""
    return table.fixed.hands_open and not table.fixed.backs_hidden


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


# ---- the end


def look_for_end(table: Table) -> None:
    """Full world or empty bag: the extra time begins, once (G4-E-01, G4-E-02, G4-E-09)."""
    if table.trigger != "":
        return
    if table.world.filled == table.world.cells():
        table.trigger = "G4-E-01"
    elif table.bag == 0:
        table.trigger = "G4-E-02"
    else:
        return
    if table.fixed.timed:
        table.extra_turns = table.players
    elif not table.fixed.real:
        table.last_round = table.round + table.fixed.turn_steps * table.players
    if table.events is not None:
        table.note("trigger", table.trigger, {})


def end_game(table: Table, clause: str) -> None:
    """No more actions; what remains is scoring."""
    table.ending = clause
    for seat in range(table.players):
        table.aim[seat] = 0
    if table.events is not None:
        table.note("game over", clause, {})
        if table.fixed.secret:
            for colour in range(i64(GODS)):
                if table.owner[colour] > 0:
                    table.note(
                        "revealed", "G4-P-02",
                        {
                            "who": i64(table.owner[colour]) - 1, "colour": COLOUR_NAMES[colour],
                            "god": TERRAIN_NAMES[i64(table.god[colour]) - 1],
                        },
                    )  # fmt: skip
    next_token(table, 0)


def next_token(table: Table, first: i64) -> None:
    """Destroyed cities that are credited only now: players with two gods choose, seat 0 first (G4-R-32)."""
    for seat in range(first, table.players):
        if table.unassigned[seat] == 0:
            continue
        if table.gods_of[seat] > 1:
            table.phase = TOKENS
            table.current = seat
            table.turn = seat
            return
        for colour in range(i64(GODS)):
            if table.owns(seat, colour):
                table.ruins[colour] += table.unassigned[seat]
        table.unassigned[seat] = 0
    table.phase = OVER
    table.turn = NOBODY
    if table.events is not None:
        note_scores(table)


def assign_token(table: Table, seat: i64, colour: i64) -> None:
    table.unassigned[seat] -= 1
    table.ruins[colour] += 1
    if table.events is not None:
        table.note("token", "G4-R-32", {"who": seat, "colour": COLOUR_NAMES[colour]})
    next_token(table, seat)


def note_scores(table: Table) -> None:
    points = tally(table)
    for colour in range(i64(GODS)):
        if table.owner[colour] == 0:
            continue
        i = colour * STEPS
        table.note(
            "scored", "G4-P-01",
            {
                "who": i64(table.owner[colour]) - 1, "colour": COLOUR_NAMES[colour], "cities": points[i],
                "prophets": points[i + 1], "largest": points[i + 2], "number": points[i + 3],
                "total": marker(points, colour),
            },
        )  # fmt: skip


def draw_from_bag(table: Table, seat: i64, number: i64) -> None:
    """From here on CHANCE decides what comes out."""
    did_something(table)
    table.drawer = seat
    table.to_draw = number
    table.phase = DRAWING
    table.turn = CHANCE
