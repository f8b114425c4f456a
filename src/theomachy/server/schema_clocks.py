"""The tables of the database for clocks: how a table is timed, and who ran out of time."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table

from theomachy.server.schema import METADATA

# A table without a clock has no row here.
CLOCKS = Table(
    "clocks", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), nullable=False),  # move, game or days; rules: the limits that the rules set
    Column("time", Integer, nullable=False),  # seconds, of `days` so many days
    Column("step", Integer, nullable=False),  # seconds that each move gives, of `game`
    Column("due", Float, nullable=True, index=True),  # when the running clock ends; 0: none runs, null: not known yet
)  # fmt: skip

# Only ever added to: from this row of the game on a bot plays on for the person of this seat.
FLAGS = Table(
    "flags", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # the last row of the game at that moment
    Column("bot", String(40), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
