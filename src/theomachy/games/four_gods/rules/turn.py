"""Setting up, steps, rounds and turns (G4-S, G4-T): how the game goes from one action to the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from theomachy.core.position import CHANCE, EVERYBODY
from theomachy.games.four_gods.rules.carrying import leave_hand, put_away, to_row_or_bag
from theomachy.games.four_gods.rules.ending import end_game
from theomachy.games.four_gods.rules.state import (
    AIM_FROM,
    AIM_REGION,
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


def did_something(table: Table, seat: i64) -> None:
    """Not a pass (G4-E-08). A turn is no pass by what its own player does (G4-T-16)."""
    if seat == table.current or table.fixed.revision < 2:
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


def draw_from_bag(table: Table, seat: i64, number: i64) -> None:
    """From here on CHANCE decides what comes out."""
    did_something(table, seat)
    table.drawer = seat
    table.to_draw = number
    table.phase = DRAWING
    table.turn = CHANCE


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
