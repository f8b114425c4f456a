"""The tables of the database for what people are to each other, and for those who keep order.

Persons are kept by their ids without being tied to `people`, as in the talk.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Integer, String, Table, Text

from theomachy.server.schema import METADATA

# Named by whoever hosts the server, with `theomachy moderators`.
MODERATORS = Table(
    "moderators", METADATA,
    Column("person", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip

SANCTIONS = Table(
    "sanctions", METADATA,
    Column("person", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # ban or mute
    Column("name", String(40), nullable=False),
    Column("until", Float, nullable=False),  # 0: without an end
    Column("why", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

# Only ever added to: who has done what to whom, and why. It stays when tables and people are gone.
DEEDS = Table(
    "deeds", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False, index=True),
    Column("by", String(40), nullable=False),
    Column("by_name", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("place", String(20), nullable=False),  # the table
    Column("line", String(24), nullable=False, index=True),  # of the talk
    Column("until", Float, nullable=False),
    Column("why", Text, nullable=False),
)  # fmt: skip

# What the host of a table has decided about a person there.
TABLE_RULES = Table(
    "table_rules", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),  # mute: says nothing here; out: takes no seat here
    Column("name", String(40), nullable=False),
)  # fmt: skip
