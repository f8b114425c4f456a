"""The tables of the database for what people say to each other, and to themselves.

Persons are kept by their ids without being tied to `people`: what somebody said stays when he is forgotten.
"""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, String, Table, Text, UniqueConstraint

from theomachy.server.schema import METADATA

CHAT_LINES = Table(
    "chat_lines", METADATA,
    Column("id", String(24), primary_key=True),  # random: a number would betray how much is said where one cannot hear
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False),
    Column("room", String(10), nullable=False),  # table, or watching
    Column("person", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: does not play
    Column("text", Text, nullable=False),
    Column("phrase", String(20), nullable=False),  # of a quick phrase, which everybody reads in his own language
    Column("token", String(64), nullable=False),  # the sender's name for this request: it is said once
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person", "token"),
    Index("ix_chat_lines_table_id_at", "table_id", "at"),
)  # fmt: skip

CHAT_MUTES = Table(
    "chat_mutes", METADATA,
    Column("person", String(40), primary_key=True),  # who does not want to hear
    Column("muted", String(40), primary_key=True),  # whom
    Column("at", Float, nullable=False),
)  # fmt: skip

# For the host of the server. A report has its own copy of what was said: it stays when the table is deleted.
CHAT_REPORTS = Table(
    "chat_reports", METADATA,
    Column("line", String(24), primary_key=True),
    Column("person", String(40), primary_key=True),  # who reports
    Column("place", String(20), nullable=False),  # the table
    Column("said_by", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("said_at", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
)  # fmt: skip

NOTES = Table(
    "notes", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip
