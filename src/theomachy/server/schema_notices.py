"""The tables of the database for notices: the ways to reach a person, what was told, what is to be sent, when people
are away.

Persons are kept by their ids without being tied to `people`, as in the talk.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from theomachy.server.schema import METADATA

# Nobody is told anything who has not set up a way here himself.
WAYS = Table(
    "notice_ways", METADATA,
    Column("id", String(24), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail or webhook
    Column("address", Text, nullable=False),  # the push service's, the mail address, or a URL
    Column("secret", Text, nullable=False),  # of push the browser's keys as JSON; of a webhook what signs the body
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # a mail address counts only when its owner has said so
    Column("turns", Boolean, nullable=False),  # what the person wants to be told: that it is his turn,
    Column("invitations", Boolean, nullable=False),  # that a friend invites him
    Column("failures", Integer, nullable=False),  # in a row
    Column("at", Float, nullable=False),
)  # fmt: skip

# The last turn of a game that a person was told of: nobody is told twice, whichever process comes first.
TOLD = Table(
    "notice_told", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("turn", Integer, nullable=False),
)  # fmt: skip

OUTBOX = Table(
    "notice_outbox", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(20), ForeignKey("tables.id"), nullable=False, index=True),
    Column("way", String(24), nullable=False),
    Column("person", String(40), nullable=False),
    Column("kind", String(12), nullable=False),  # turn, invitation or call
    Column("turn", Integer, nullable=False),
    Column("by", String(40), nullable=False),  # the name of who invites
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("taken", Float, nullable=False),  # when somebody began to send it; 0: nobody yet
)  # fmt: skip

# Days away. What has passed is history and stays: the time that was left follows from it.
VACATIONS = Table(
    "vacations", METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(40), nullable=False, index=True),
    Column("begins", Float, nullable=False),
    Column("ends", Float, nullable=False),
)  # fmt: skip
