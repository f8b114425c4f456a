"""The tables of the database for duplicate play: deals, and the tables that are played with them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table

from theomachy.server.schema import METADATA

# The secret of a deal never leaves the server, not even when all of its games are over.
DEALS = Table(
    "deals", METADATA,
    Column("id", String(20), primary_key=True),
    Column("kind", String(10), nullable=False),  # duel or round
    Column("secret", String(64), nullable=False),
    Column("shown", Boolean, nullable=False),  # when all of its games are over everybody may look at them
    Column("created", Float, nullable=False),
)  # fmt: skip

DEALT = Table(
    "dealt", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("deal_id", String(20), ForeignKey("deals.id"), nullable=False, index=True),
    Column("number", Integer, nullable=False),  # among the tables of the deal, from 1
)  # fmt: skip
