"""The turn (G4-T): how the game goes from one action to the next, passing and ending a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import EVERYBODY
from theomachy.games.four_gods.rules.actions import (
    CHALLENGE,
    END,
    ENOUGH,
    FLIP,
    FLIP_SLOT,
    GOD,
    LOSE,
    LOSE_RESERVE,
    LOWER,
    MIGRATE,
    MORE,
    PASS,
    PLACE,
    PROPHET,
    PROPHET_OF,
    SUMMON,
    pack,
)  # fmt: skip
from theomachy.games.four_gods.rules.carrying import leave_hand, put_away, to_row_or_bag
from theomachy.games.four_gods.rules.ending import end_game
from theomachy.games.four_gods.rules.state import AIM_FROM, AIM_REGION, HANDS, OVER, PLAY, TOKENS, Table

# ---- the kinds of this chapter

EXPLAINED: Final[tuple[int, ...]] = (PASS, END)


def against(table: Table, player: i64, kind: i64, action: i64) -> str:
    """What speaks against the action itself, whatever the moment; nothing if it only was not taken up first."""
    return against_last(table, kind, action)


def do(table: Table, seat: i64, kind: i64, x: i64, cell: i64) -> bool:
    """Does it, if it fills a step and is of this chapter."""
    if kind == PASS:
        pass_step(table, seat)
    elif kind == END:
        end_turn(table)
    else:
        return False
    return True


MOST_STEPS: Final = 2000  # G4-R-35


# ---- from step to step


def go_on(table: Table) -> None:
    """Ask whoever is to act now: with the real clock everybody, at any moment and in no order (G4-T-01)."""
    table.phase = PLAY
    if table.fixed.real:
        table.turn = EVERYBODY
    else:
        table.turn = table.current


def waits(table: Table, kind: i64) -> bool:
    """Does this kind of action wait for the cooldown, and start it (G4-T-07, G4-T-21)? A second tile does not
    (G4-R-68)."""
    if kind == FLIP or kind == FLIP_SLOT:
        return table.fixed.backs_hidden
    return not (
        kind == PROPHET or kind == PROPHET_OF or kind == MIGRATE or kind == LOSE or kind == LOSE_RESERVE
        or kind == MORE or kind == ENOUGH or kind == SUMMON or kind == LOWER
    )  # fmt: skip


def begin_action(table: Table, seat: i64, kind: i64) -> None:
    """What every action of a step does before its own effect."""
    table.aim[seat] = 0
    if table.fixed.real:
        close(table, seat)
        if table.fixed.cooldown and waits(table, kind):
            table.cooling |= i64(1) << seat
    elif table.window[seat] > 0 or table.choosing > 0:
        close(table, seat)
    flips = kind == FLIP or kind == FLIP_SLOT
    if counts(table, seat, kind):
        table.steps += 1
        if table.fixed.real:
            table.counted = seat + 1
    if table.fixed.remembers and kind != PLACE and kind != GOD and kind != CHALLENGE and not flips:
        forget(table, seat)  # a pass too is something done (G4-R-62)


def counts(table: Table, seat: i64, kind: i64) -> bool:
    """Is this one of the steps of the limit of G4-R-35? With ticks every one is, since all have their step in turn.

    With the real clock nobody may end the game alone (G4-R-64): turning over, passing again and what one player does
    several times in a row are nothing.
    """
    fixed = table.fixed
    if not fixed.real or fixed.revision < 2:
        return True
    if kind == FLIP or kind == FLIP_SLOT:
        return False
    if fixed.revision < 3:
        return True
    return table.counted != seat + 1 and not (kind == PASS and table.passed >> seat & 1)


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
    """The seat's last placing is no longer the last thing it did (G4-A-50)."""
    table.last_cell[seat] = 0
    table.last_taken[seat] = 0
    table.last_from[seat] = 0
    table.last_corner[seat] = 0


def did_something(table: Table, seat: i64) -> None:
    """Not a pass (G4-E-08). A turn is no pass by what its own player does (G4-T-16)."""
    if seat == table.current or table.fixed.revision < 2:
        table.acted = True
    if not table.fixed.timed:
        table.passed = 0


def step_done(table: Table) -> None:
    """An action with all its choices is complete (G4-T-06)."""
    if table.phase == OVER or table.phase == TOKENS:
        return
    if table.steps >= MOST_STEPS:
        end_game(table, "G4-R-35")
        return
    if not table.fixed.real:
        table.step += 1
        if table.fixed.timed:
            if steps_left(table) <= 0:  # G4-T-15
                end_turn(table)
                return
        elif table.step == table.players:
            if table.last_round >= 0 and table.round >= table.last_round:
                end_game(table, "G4-E-05")
                return
            table.round += 1
            table.step = 0
        if not table.fixed.timed:  # round k is opened by the seat k places after the first (G4-T-05)
            table.current = (table.start + table.round + table.step) % table.players
    go_on(table)


def steps_left(table: Table) -> i64:
    """Timed turns with ticks: the steps that the turn still has (G4-T-15).

    A turn of one step has another one for what came to hand in the first: else no tile could ever be placed (G4-R-74).
    """
    left = table.fixed.turn_steps - table.step
    if left == 0 and table.step == 1 and table.fixed.revision > 2 and table.free_hands(table.current) < HANDS:
        return 1
    return left


# ---- passing, or ending one's turn


def add_last(table: Table, out: vec[i32]) -> vec[i32]:
    """Passing is always possible (G4-A-47), though there be nothing else (G4-R-36, G4-R-37); in timed turns the turn
    ends instead (G4-T-22)."""
    if table.fixed.timed:
        return append(out, pack(END, 0, 0))
    return append(out, pack(PASS, 0, 0))


def against_last(table: Table, kind: i64, action: i64) -> str:
    return "" if action == kind << 24 and table.fixed.timed == (kind == END) else "not-in-this-mode G4-T-22"


def pass_step(table: Table, seat: i64) -> None:
    """It does not bind (G4-A-47). When all have passed the game ends, without extra time (G4-E-03, G4-E-07)."""
    table.passed |= i64(1) << seat
    if table.events is not None:
        table.write("pass", "G4-A-47", {"who": seat})
    if all_passed(table):
        end_game(table, "G4-E-03")
    else:
        step_done(table)


def all_passed(table: Table) -> bool:
    return table.passed == table.all_seats()


def end_turn(table: Table) -> None:
    """Timed turns: hands are emptied (G4-T-12, G4-R-21), then the player to the left begins (G4-T-11)."""
    seat = table.current
    for which in range(i64(2)):
        tile = table.hand(seat, which)
        if tile == 0:
            continue
        if table.taken[seat] > 0 and i64(table.taken_hand[seat]) == which:
            put_away(table, seat, tile, 0, "G4-R-21")
        else:
            leave_hand(table, seat, tile)
            to_row_or_bag(table, seat, tile, "G4-T-12", "G4-R-21")
    close(table, seat)
    forget(table, seat)
    table.aim[seat] = 0
    table.touched = 0
    if table.acted:
        table.passed &= ~(i64(1) << seat)
    else:
        table.passed |= i64(1) << seat
        if table.events is not None:
            table.write("pass", "G4-T-16", {"who": seat})
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
        table.write("turn", "G4-T-11", {"who": table.current})
    go_on(table)
