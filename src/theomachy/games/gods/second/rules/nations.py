"""Uniting nations, losing them, and the end they bring (GODS2-V, GODS2-X-01)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.gods.common.rules.turn import end_game
from theomachy.games.gods.second.rules.state import SecondTable


def unite(table: SecondTable, god: i64, colour: i64) -> None:
    """The god gets a points card (GODS2-V-02; they are counted, not stored) and the chip, if nobody has had it yet
    (GODS2-V-04, GODS2-R-33), also out of turn (GODS2-R-14)."""
    table.news = True
    if table.events is not None:
        table.write("nation", "GODS2-V-01", {"god": god, "colour": colour})
    if table.chip_is_free(colour):
        table.chips[colour] = u8(god + 1)
        if table.events is not None:
            table.write("chip", "GODS2-V-03", {"god": god, "colour": colour})


def fall(table: SecondTable, god: i64, colour: i64) -> None:
    """The points card goes back; the chip stays (GODS2-V-08)."""
    if table.events is not None:
        table.write("nation fell", "GODS2-V-07", {"god": god, "colour": colour})


def points_reached(table: SecondTable, seat: i64) -> bool:
    """Has this player as many victory points as end the game? More with two players (GODS2-X-01, GODS2-X-05)."""
    return table.points(seat) >= table.fixed.limit


def nations_end_it(table: SecondTable) -> bool:
    """After an action that united a nation: has anybody reached the limit, on turn or not (GODS2-R-34)? One at most can
    have (GODS2-R-35)."""
    if not table.news:
        return False
    table.news = False
    for seat in range(table.players):
        if points_reached(table, seat):
            end_game(table, "GODS2-X-01")
            return True
    return False
