"""The tables of the database for what people are to each other, and for those who keep order.

Persons are kept by their ids without being tied to `people`, as in the talk.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

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

# By which a friend can be found whose name many have.
FRIEND_CODES = Table(
    "friend_codes", METADATA,
    Column("person", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
)  # fmt: skip

# Each friendship stands here twice, once for each of the two.
FRIENDS = Table(
    "friends", METADATA,
    Column("person", String(40), primary_key=True),
    Column("friend", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip

FRIEND_REQUESTS = Table(
    "friend_requests", METADATA,
    Column("person", String(40), primary_key=True),  # who asks
    Column("wanted", String(40), primary_key=True, index=True),  # whom
    Column("declined", Boolean, nullable=False),  # who asks does not learn of it
    Column("at", Float, nullable=False),
)  # fmt: skip

# When people with friends were last there; written now and then.
FRIEND_SEEN = Table(
    "friend_seen", METADATA,
    Column("person", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip

INVITATIONS = Table(
    "invitations", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
)  # fmt: skip

# Seats on which only one person may sit down.
KEPT_SEATS = Table(
    "kept_seats", METADATA,
    Column("table_id", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), nullable=False),
)  # fmt: skip
