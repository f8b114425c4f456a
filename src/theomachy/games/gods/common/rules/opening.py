"""What CHANCE decides before the first turn: who gets which place of the constellation, and who starts."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from theomachy.core.position import CHANCE
from theomachy.games.gods.common.rules.actions import SEAT, START, pack
from theomachy.games.gods.common.rules.cards import TEMPLE, card_of
from theomachy.games.gods.common.rules.state import SEATING, STARTER, GodsTable

# ---- who lies where (GODS1-R-02, GODS2-R-02)


def ask_who_lies_where(table: GodsTable) -> None:
    """With the option `constellation_seating = random`."""
    table.phase = SEATING
    table.turn = CHANCE


def is_seated(table: GodsTable, seat: i64) -> bool:
    """Does the player's temple of the constellation lie on the field already (GODS1-S-03, GODS2-S-05)?"""
    return i64(table.temples[seat]) < table.numbers().temples


def seated(table: GodsTable) -> i64:
    """How many temples of the constellation lie."""
    found: i64 = 0
    for seat in range(table.players):
        if is_seated(table, seat):
            found += 1
    return found


def seating_choices(table: GodsTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for seat in range(table.players):
        if not is_seated(table, seat):
            out = append(out, pack(SEAT, seat, 0))
    return out


def lay_first_temple(table: GodsTable, place: i64, seat: i64) -> None:
    """One of the player's temples lies in the constellation from the start (GODS1-S-03, GODS2-S-05, GODS2-R-03)."""
    table.field.put(table.numbers().slots[place], card_of(TEMPLE, seat))
    table.temples[seat] -= 1


def seat_temple(table: GodsTable, seat: i64) -> None:
    """CHANCE has given the next temple of the constellation to this seat."""
    lay_first_temple(table, seated(table), seat)
    if table.events is not None:
        table.write("seated", table.clause("seated"), {"who": seat})
    if seated(table) == table.players:
        after_seating(table)


# ---- who starts (GODS1-S-08, GODS1-R-04, GODS2-S-09, GODS2-R-42)


def after_seating(table: GodsTable) -> None:
    """The constellation lies: CHANCE is asked who starts, unless the option `start_player` says it."""
    first = table.numbers().first_seat
    if first < 0:
        table.phase = STARTER
        table.turn = CHANCE
    else:
        table.begin_turn(first)


def starter_choices(table: GodsTable) -> vec[i32]:
    out: vec[i32] = vec[i32]()
    for seat in range(table.players):
        out = append(out, pack(START, seat, 0))
    return out
