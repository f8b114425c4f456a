"""Uniting nations and losing them (GODS2-V)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from theomachy.games.gods.second.rules.state import SecondTable


def unite(table: SecondTable, god: i64, colour: i64) -> None:
    """The god gets a points card (they are counted, not stored) and the chip, if nobody has it yet."""
    table.news = True
    if table.events is not None:
        table.write("nation", "GODS2-V-01", {"god": god, "colour": colour})
    if table.chips[colour] == 0:
        table.chips[colour] = u8(god + 1)
        if table.events is not None:
            table.write("chip", "GODS2-V-03", {"god": god, "colour": colour})


def fall(table: SecondTable, god: i64, colour: i64) -> None:
    """The points card goes back; the chip stays (GODS2-V-08)."""
    if table.events is not None:
        table.write("nation fell", "GODS2-V-07", {"god": god, "colour": colour})
