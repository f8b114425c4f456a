"""The tables of the archive: what is found out once about every finished game, so that it can be searched."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, String, Table

from theomachy.server.schema import METADATA

# A finished game that was taken in: how many moves its record has, and whether they can be played by our rules.
ARCHIVE = Table(
    "archive", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("readable", Boolean, nullable=False),
)  # fmt: skip

OUTCOMES = Table(
    "outcomes", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),  # 1 is the best; several may share it
    Column("points", Integer, nullable=False),
)  # fmt: skip
