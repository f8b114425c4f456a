"""How a turn begins, refills the display and ends, and how the game does (GODS2-T, GODS2-X)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from theomachy.games.gods.common.rules.actions import Declared
from theomachy.games.gods.common.rules.cards import EMPTY
from theomachy.games.gods.common.rules.display import ask_for_card, empty_spaces, supply_falls_short, take_from_supply
from theomachy.games.gods.common.rules.turn import begin_actions, collect, end_game, next_seat, open_turn
from theomachy.games.gods.second.rules.state import SecondTable

# ---- the kinds of this chapter: the edition has none of its own; numbers above the common ones would be theirs

KINDS: Final[tuple[Declared, ...]] = ()


def add_own(table: SecondTable, out: vec[i32]) -> vec[i32]:
    """What only this edition lists, after what both do."""
    return out


def against(table: SecondTable, player: i64, kind: i64, x: i64, at: i64) -> str:
    return "kinds of actions"


def do(table: SecondTable, kind: i64, x: i64, at: i64) -> None:
    raise ValueError(f"there is no kind {kind}")


# ---- beginning


def begin_turn(table: SecondTable, seat: i64) -> None:
    """Collect power, then begin the refill (GODS2-T-02)."""
    open_turn(table, seat)
    collect(table)
    begin_refill(table)


def begin_refill(table: SecondTable) -> None:
    """GODS2-R-07, to the letter: an empty sack ends the game only if something is to be drawn (GODS2-T-09)."""
    if supply_falls_short(table):
        end_game(table, "GODS2-X-03")
    elif empty_spaces(table) == 0:
        begin_actions(table)
    else:
        ask_for_card(table)


def drawn(table: SecondTable, kind: i64) -> None:
    """CHANCE has drawn a card for the display (GODS2-T-05). One that differs from the other card stays (GODS2-T-07),
    and those put aside go back (GODS2-T-08)."""
    take_from_supply(table, kind, "refill" if table.aside == 0 else "another is drawn")
    other: i64 = i64(table.display[1])
    if table.display[0] == EMPTY:
        slot: i64 = 0
    else:
        slot = 1
        other = i64(table.display[0])
    if kind == other:
        twin(table, kind, slot)
        return
    table.display[slot] = u8(kind)
    if other == EMPTY:
        return  # the other space comes next
    if table.aside > 0:
        table.supply.put(other, table.aside)
        if table.events is not None:
            table.write("put back", "GODS2-T-08", {"card": other, "number": table.aside})
        table.aside = 0
    begin_actions(table)


def twin(table: SecondTable, kind: i64, slot: i64) -> None:
    """The card just drawn is identical to the one on the display: the same kind and, of tribes, the same colour
    (GODS2-R-05). It is put aside (GODS2-T-06), unless nothing else is left (GODS2-T-09, GODS2-R-07)."""
    if table.aside == 0 and table.supply.only(kind):
        table.display[slot] = u8(kind)
        end_game(table, "GODS2-X-02")
        return
    table.aside += 1
    if table.events is not None:
        table.write("put aside", "GODS2-T-06", {"card": kind})


def end_turn(table: SecondTable) -> None:
    """The next player is on turn (GODS2-T-02), unless the option `max_turns` ends the game (GODS2-R-37)."""
    if table.fixed.max_turns > 0 and table.turns >= table.fixed.max_turns:
        end_game(table, "GODS2-R-37")
    else:
        begin_turn(table, next_seat(table))
